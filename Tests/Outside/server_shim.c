/*
 * The functions of CMicrohttpd.h: prints its port, answers every path with 200 and the path itself, "/broken" with half of
 * what it promises, and ends with its input. native.py asks it.
 */
#include <CMicrohttpd.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static atomic_int completed;

typedef struct {
  int started;
} request;

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *body, size_t *body_size, void **state) {
  static request begun;
  (void)context, (void)method, (void)version, (void)body;
  if (!*state) {
    *state = &begun;
    return MHD_YES;
  }
  if (*body_size > 0) {
    *body_size = 0;
    return MHD_YES;
  }
  struct MHD_Response *response =
      strcmp(url, "/broken") == 0 ? trestle_http_broken_response("half", 4, 8)
                                  : MHD_create_response_from_buffer(strlen(url), (void *)url, MHD_RESPMEM_MUST_COPY);
  if (!response) return MHD_NO;
  const enum MHD_Result queued = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return queued;
}

static void on_completed(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode why) {
  (void)context, (void)connection, (void)state, (void)why;
  atomic_fetch_add(&completed, 1);
}

int main(void) {
  uint16_t port = 0, unused = 0;
  const int listening = trestle_http_listen(0, &port);
  if (listening < 0 || trestle_http_listen(port, &unused) >= 0) return 2;
  struct MHD_Daemon *server = trestle_http_start(listening, handle, on_completed, NULL);
  if (!server) return 3;
  printf("%d\n", port);
  fflush(stdout);
  getchar();
  MHD_stop_daemon(server);
  printf("%d requests completed\n", atomic_load(&completed));
  return 0;
}
