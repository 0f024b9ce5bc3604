/*
 * What Swift cannot call by itself: libcurl, whose functions are variadic and which is opened only when a first request is
 * made (linked in, it would cost every start of the host four milliseconds), and signal handlers.
 *
 * One thread only. Nothing here blocks but host_wait.
 */
#ifndef CHOSTSHIMS_H
#define CHOSTSHIMS_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

/* Ignores SIGPIPE and turns SIGTERM and SIGINT into a readable descriptor, which is returned; -1 and errno on failure. */
int host_signals_open(void);

/* Opens libcurl. 0, or -1 with a reason that stays valid. Calling it again is cheap. */
int host_http_open(const char **reason);

typedef struct host_transfer host_transfer;

/* A request to be filled in and then started or dropped. NULL when there is no memory. The strings are copied. */
host_transfer *host_transfer_create(int64_t effect, const char *method, const char *url, long timeout_ms);
/* "Name: value"; "Name;" sends the header without a value, "Name:" keeps libcurl from adding it. 0 or -1. */
int host_transfer_header(host_transfer *transfer, const char *line);
int host_transfer_body(host_transfer *transfer, const char *bytes, size_t count);
void host_transfer_drop(host_transfer *transfer);
/* Hands the request over, whatever it returns: 0, or -1 when libcurl refuses it. */
int host_transfer_start(host_transfer *transfer);

/* Stops a running transfer and forgets it. Whether there was one. */
int host_http_cancel(int64_t effect);
size_t host_http_running(void);

/* Waits until a descriptor or a transfer is ready, or timeout_ms (-1: forever) have passed. revents are filled in.
   The number of ready descriptors, or -1 with errno. */
int host_wait(struct pollfd *descriptors, size_t count, int timeout_ms);

enum host_reason {
  HOST_ANSWERED,
  HOST_OFFLINE,
  HOST_DNS,
  HOST_REFUSED,
  HOST_TLS,
  HOST_TIMEOUT,
  HOST_TOO_LARGE,
  HOST_OTHER
};

typedef struct {
  int64_t effect;
  enum host_reason reason;
  int64_t status;
  const char *headers; /* lines, each ended by LF; not NUL-terminated */
  size_t headers_length;
  const char *body; /* not NUL-terminated; NULL when empty */
  size_t body_length;
} host_answer;

/* Moves all transfers on as far as they go without waiting. */
void host_http_perform(void);
/* The next finished transfer: 1, or 0 when there is none. Its memory is lent until the next call of host_http_next. */
int host_http_next(host_answer *answer);

#endif
