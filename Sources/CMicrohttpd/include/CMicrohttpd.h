/*
 * What Swift cannot reach in libmicrohttpd by itself: its start function is variadic, and an answer that breaks off
 * in the middle needs a content reader.
 */
#ifndef TRESTLE_CMICROHTTPD_H
#define TRESTLE_CMICROHTTPD_H

#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>

/* Opens a listening socket on 127.0.0.1. `port` 0 takes any free one; the one taken is written to `bound`.
   Returns the socket, or -1 with `errno` set. */
int trestle_http_listen(uint16_t port, uint16_t *bound);

/* Serves `listening` with one thread per connection, `context` handed to both callbacks. Paths and queries arrive as they
   were sent, still percent-encoded. The socket belongs to the server from here on. NULL when it cannot start. */
struct MHD_Daemon *trestle_http_start(int listening, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback completed,
                                      void *context);

/* An answer that promises `promised` bytes, sends the first `count` and then drops the connection. NULL: out of memory. */
struct MHD_Response *trestle_http_broken_response(const void *bytes, size_t count, size_t promised);

#endif
