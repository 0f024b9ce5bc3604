/*
 * Every function of CHostShims.h against the server of native.py: host-shims PORT. Built with sanitizers, which end it when
 * something undefined happens; what comes back is checked besides.
 */
#define _GNU_SOURCE
#include <CHostShims.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MANY = 200, BODY = 300000, LARGEST_BODY = 32 << 20, LARGEST_HEADERS = 64 << 10 };

static int checked;

static void check(int holds, const char *what) {
  checked++;
  if (holds) return;
  printf("host-shims: %s\n", what);
  exit(1);
}

static const char *url(const char *port, const char *path) {
  static char text[256];
  snprintf(text, sizeof text, "http://127.0.0.1:%s%s", port, path);
  return text;
}

static host_transfer *request(int64_t effect, const char *method, const char *address, size_t body) {
  host_transfer *made = host_transfer_create(effect, method, address, 20000);
  check(made != NULL, "a request is made");
  check(host_transfer_header(made, "X-Given: a") == 0 && host_transfer_header(made, "X-Empty;") == 0, "headers are taken");
  if (body == 0) return made;
  char *bytes = malloc(body);
  check(bytes != NULL, "there is memory");
  memset(bytes, 0xE9, body);
  check(host_transfer_body(made, bytes, body) == 0, "a body is taken");
  free(bytes);
  return made;
}

static host_answer wait_for_answer(void) {
  host_answer answer;
  for (int turns = 0; turns < 10000; turns++) {
    host_http_perform();
    if (host_http_next(&answer)) return answer;
    struct pollfd none = {.fd = -1};
    host_wait(&none, 0, 50);
  }
  check(0, "an answer comes");
  exit(1);
}

static void ask(const char *method, const char *address, size_t body, enum host_reason reason, size_t length) {
  check(host_transfer_start(request(7, method, address, body)) == 0, "a request starts");
  const host_answer answer = wait_for_answer();
  check(answer.effect == 7 && answer.reason == reason, address);
  check(reason != HOST_ANSWERED || (answer.status == 200 && answer.body_length == length), "status and length");
  check(!answer.headers_length || !memmem(answer.headers, answer.headers_length, "link:", 5), "what an interim answer said is gone");
  check(answer.headers_length <= LARGEST_HEADERS && answer.body_length <= LARGEST_BODY, "bounds");
  for (size_t i = 0; reason == HOST_ANSWERED && i < length; i++) check((unsigned char)answer.body[i] == 0xE9, "the body");
  check(host_http_running() == 0, "nothing is left running");
}

static void many_at_once(const char *port) {
  for (int i = 0; i < MANY; i++) {
    check(host_transfer_start(request(i, "POST", url(port, "/"), (size_t)i)) == 0, "one of many starts");
  }
  check(host_http_running() == MANY, "all of them run");
  for (int i = 0; i < MANY; i += 2) check(host_http_cancel(i) == 1 && host_http_cancel(i) == 0, "one is cancelled once");
  for (int i = 1; i < MANY; i += 2) {
    const host_answer answer = wait_for_answer();
    check(answer.reason == HOST_ANSWERED && answer.effect % 2 == 1, "one that was not cancelled is answered");
    check(answer.body_length == (size_t)answer.effect, "with its own body");
  }
}

static void signals(void) {
  const int readable = host_signals_open();
  check(readable >= 0, "signals can be read");
  for (int i = 0; i < 100000; i++) raise(i % 2 ? SIGTERM : SIGINT); /* more than a pipe holds */
  raise(SIGPIPE);
  struct pollfd wanted = {.fd = readable, .events = POLLIN};
  check(host_wait(&wanted, 1, 1000) == 1 && wanted.revents & POLLIN, "a signal wakes");
  char number;
  check(read(readable, &number, 1) == 1 && number == SIGINT, "and says which");
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  const char *port = arguments[1], *reason = NULL;
  host_answer none;
  check(host_http_next(&none) == 0 && host_http_cancel(1) == 0 && host_http_running() == 0, "nothing before the start");
  host_transfer_drop(NULL);
  if (host_http_open(&reason) != 0 || host_http_open(&reason) != 0) check(0, reason);
  host_transfer_drop(request(1, "POST", url(port, "/"), 10));
  ask("POST", url(port, "/"), 0, HOST_ANSWERED, 0);
  ask("POST", url(port, "/"), BODY, HOST_ANSWERED, BODY);
  ask("PUT", url(port, "/interim"), 5, HOST_ANSWERED, 5);
  ask("GET", url(port, "/headers"), 0, HOST_ANSWERED, 0);
  ask("HEAD", url(port, "/"), 0, HOST_ANSWERED, 0);
  /* More than all answers together may hold: each gives back what it took. */
  for (int i = 0; i < 5; i++) ask("GET", url(port, "/large"), 0, HOST_TOO_LARGE, 0);
  ask("POST", url(port, "/short"), 100, HOST_OTHER, 0);
  ask("GET", "http://127.0.0.1:1/", 0, HOST_REFUSED, 0);
  ask("GET", "ftp://127.0.0.1/", 0, HOST_OTHER, 0);
  many_at_once(port);
  check(host_transfer_start(request(9, "GET", url(port, "/slow"), 0)) == 0 && host_http_cancel(9) == 1, "a slow one is cancelled");
  signals();
  printf("%d checks hold\n", checked);
  return 0;
}
