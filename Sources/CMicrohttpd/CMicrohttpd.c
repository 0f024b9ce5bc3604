#include "CMicrohttpd.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
  /* Room for the head of one request; the service itself refuses heads over 32 KiB with a reason. */
  connection_memory = 256 * 1024,
  connections = 256,
  idle_seconds = 120,
};

int trestle_http_listen(uint16_t port, uint16_t *bound) {
  int listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listening < 0) return -1;
  int on = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0 ||
      bind(listening, (struct sockaddr *)&address, size) < 0 || listen(listening, SOMAXCONN) < 0 ||
      getsockname(listening, (struct sockaddr *)&address, &size) < 0) {
    int reason = errno;
    close(listening);
    errno = reason;
    return -1;
  }
  *bound = ntohs(address.sin_port);
  return listening;
}

static size_t leave_encoded(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *trestle_http_start(int listening, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback completed,
                                      void *context) {
  return MHD_start_daemon(
      MHD_USE_POLL | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_UNESCAPE_CALLBACK, leave_encoded, NULL, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)connection_memory,
      MHD_OPTION_CONNECTION_LIMIT, (unsigned int)connections, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned int)idle_seconds,
      MHD_OPTION_END);
}

struct fragment {
  size_t count;
  char bytes[];
};

static ssize_t read_fragment(void *context, uint64_t position, char *into, size_t room) {
  struct fragment *fragment = context;
  if (position >= fragment->count) return MHD_CONTENT_READER_END_WITH_ERROR;
  size_t size = fragment->count - (size_t)position;
  if (size > room) size = room;
  memcpy(into, fragment->bytes + position, size);
  return (ssize_t)size;
}

struct MHD_Response *trestle_http_broken_response(const void *bytes, size_t count, size_t promised) {
  struct fragment *fragment = malloc(sizeof *fragment + count);
  if (fragment == NULL) return NULL;
  fragment->count = count;
  memcpy(fragment->bytes, bytes, count);
  struct MHD_Response *response = MHD_create_response_from_callback(promised, 16 * 1024, read_fragment, fragment, free);
  if (response == NULL) free(fragment);
  return response;
}
