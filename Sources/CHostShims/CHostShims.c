#define _GNU_SOURCE
#define CURL_DISABLE_DEPRECATION
#include "CHostShims.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* Bounds. A settle message may be 32 MiB, so a longer body could never be handed over; all answers together stay within
   what a small machine has; a server's headers are of no use beyond the few that the core reads. */
static const size_t max_body = 32u << 20;
static const size_t max_bodies = 128u << 20;
static const size_t max_headers = 64u << 10;
static const long max_connects = 64;

/* ---- signals ---- */

static int signal_pipe[2] = {-1, -1};

static void on_signal(int number) {
  int saved = errno;
  char byte = (char)number;
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored; /* a full pipe already says what there is to say */
  errno = saved;
}

int host_signals_open(void) {
  if (pipe(signal_pipe) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = on_signal;
  if (sigaction(SIGTERM, &action, NULL) != 0 || sigaction(SIGINT, &action, NULL) != 0) return -1;
  action.sa_handler = SIG_IGN;
  return sigaction(SIGPIPE, &action, NULL) != 0 ? -1 : signal_pipe[0];
}

/* ---- libcurl, opened at run time ---- */

#define CURL_FUNCTIONS(each)                                                                                        \
  each(global_init) each(easy_init) each(easy_cleanup) each(easy_setopt) each(easy_getinfo) each(slist_append)      \
  each(slist_free_all) each(multi_init) each(multi_setopt) each(multi_add_handle) each(multi_remove_handle)         \
  each(multi_perform) each(multi_poll) each(multi_info_read)

#define DECLARE(name) __typeof__(&curl_##name) name;
static struct { CURL_FUNCTIONS(DECLARE) } curl;

/* The header's type-checking macros would call the linked functions. */
#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

static CURLM *multi;

static int find_functions(void *library) {
#define FIND(name)                                                  \
  *(void **)(&curl.name) = dlsym(library, "curl_" #name);           \
  if (!curl.name) return -1;
  CURL_FUNCTIONS(FIND)
  return 0;
}

int host_http_open(const char **reason) {
  static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
  static const char *failure;
  if (multi) return 0;
  *reason = failure;
  if (failure) return -1;
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    *reason = failure = "libcurl.so.4 is not installed";
  } else if (find_functions(library) != 0) {
    *reason = failure = "libcurl is older than 7.66";
  } else if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK || !(multi = curl.multi_init())) {
    *reason = failure = "libcurl does not start";
  }
  if (!multi) return -1;
  curl.multi_setopt(multi, CURLMOPT_MAXCONNECTS, max_connects);
  return 0;
}

/* ---- transfers ---- */

typedef struct {
  char *bytes;
  size_t length, capacity;
} buffer;

struct host_transfer {
  int64_t effect;
  CURL *easy;
  struct curl_slist *request_headers;
  char *method, *request_body;
  size_t request_body_length;
  buffer headers, body;
  int too_large;
  host_transfer *next;
};

static host_transfer *running, *lent;
static size_t running_count, bodies_length;

static int append(buffer *to, const char *bytes, size_t count) {
  if (count > to->capacity - to->length) {
    size_t capacity = to->capacity ? to->capacity * 2 : 4096;
    while (capacity - to->length < count) capacity *= 2;
    char *grown = realloc(to->bytes, capacity);
    if (!grown) return -1;
    to->bytes = grown;
    to->capacity = capacity;
  }
  memcpy(to->bytes + to->length, bytes, count);
  to->length += count;
  return 0;
}

static size_t on_body(char *bytes, size_t size, size_t items, void *context) {
  host_transfer *transfer = context;
  size_t count = size * items;
  if (count > max_body - transfer->body.length || count > max_bodies - bodies_length) {
    transfer->too_large = 1;
    return count ? 0 : count;
  }
  if (append(&transfer->body, bytes, count) != 0) return 0;
  bodies_length += count;
  return count;
}

static size_t on_header(char *bytes, size_t size, size_t items, void *context) {
  host_transfer *transfer = context;
  size_t count = size * items, length = count;
  /* A status line opens a new answer: what an interim one (100, 103) said no longer counts. */
  if (length >= 5 && memcmp(bytes, "HTTP/", 5) == 0) {
    transfer->headers.length = 0;
    return count;
  }
  while (length && (bytes[length - 1] == '\n' || bytes[length - 1] == '\r')) length--;
  if (length == 0 || length + 1 > max_headers - transfer->headers.length) return count;
  if (append(&transfer->headers, bytes, length) != 0 || append(&transfer->headers, "\n", 1) != 0) return 0;
  return count;
}

void host_transfer_drop(host_transfer *transfer) {
  if (!transfer) return;
  if (transfer->easy) curl.easy_cleanup(transfer->easy);
  curl.slist_free_all(transfer->request_headers);
  bodies_length -= transfer->body.length;
  free(transfer->method);
  free(transfer->request_body);
  free(transfer->headers.bytes);
  free(transfer->body.bytes);
  free(transfer);
}

host_transfer *host_transfer_create(int64_t effect, const char *method, const char *url, long timeout_ms) {
  host_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->effect = effect;
  transfer->easy = curl.easy_init();
  transfer->method = strdup(method);
  CURL *easy = transfer->easy;
  if (!easy || !transfer->method || curl.easy_setopt(easy, CURLOPT_URL, url) != CURLE_OK) {
    host_transfer_drop(transfer);
    return NULL;
  }
  curl.easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
  curl.easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  curl.easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl.easy_setopt(easy, CURLOPT_TIMEOUT_MS, timeout_ms);
  curl.easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, timeout_ms);
  curl.easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
  curl.easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  curl.easy_setopt(easy, CURLOPT_TCP_NODELAY, 1L);
#if LIBCURL_VERSION_NUM >= 0x075700
  /* Otherwise giving up on a name that does not resolve waits for the resolver. */
  curl.easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
  curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, on_body);
  curl.easy_setopt(easy, CURLOPT_WRITEDATA, transfer);
  curl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, on_header);
  curl.easy_setopt(easy, CURLOPT_HEADERDATA, transfer);
  curl.easy_setopt(easy, CURLOPT_PRIVATE, transfer);
  return transfer;
}

int host_transfer_header(host_transfer *transfer, const char *line) {
  struct curl_slist *grown = curl.slist_append(transfer->request_headers, line);
  if (!grown) return -1;
  transfer->request_headers = grown;
  return 0;
}

int host_transfer_body(host_transfer *transfer, const char *bytes, size_t count) {
  transfer->request_body = malloc(count ? count : 1);
  if (!transfer->request_body) return -1;
  if (count) memcpy(transfer->request_body, bytes, count);
  transfer->request_body_length = count;
  return 0;
}

int host_transfer_start(host_transfer *transfer) {
  CURL *easy = transfer->easy;
  int is_post = strcmp(transfer->method, "POST") == 0;
  if (transfer->request_body || is_post) {
    curl.easy_setopt(easy, CURLOPT_POST, 1L);
    curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)transfer->request_body_length);
    curl.easy_setopt(easy, CURLOPT_POSTFIELDS, transfer->request_body ? transfer->request_body : "");
  }
  if (strcmp(transfer->method, "HEAD") == 0) {
    curl.easy_setopt(easy, CURLOPT_NOBODY, 1L);
  } else if (!is_post && (transfer->request_body || strcmp(transfer->method, "GET") != 0)) {
    curl.easy_setopt(easy, CURLOPT_CUSTOMREQUEST, transfer->method);
  }
  curl.easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->request_headers);
  if (curl.multi_add_handle(multi, easy) != CURLM_OK) {
    host_transfer_drop(transfer);
    return -1;
  }
  transfer->next = running;
  running = transfer;
  running_count++;
  return 0;
}

static void detach(host_transfer *transfer) {
  curl.multi_remove_handle(multi, transfer->easy);
  for (host_transfer **link = &running; *link; link = &(*link)->next) {
    if (*link != transfer) continue;
    *link = transfer->next;
    running_count--;
    return;
  }
}

int host_http_cancel(int64_t effect) {
  for (host_transfer *transfer = running; transfer; transfer = transfer->next) {
    if (transfer->effect != effect) continue;
    detach(transfer);
    host_transfer_drop(transfer);
    return 1;
  }
  return 0;
}

size_t host_http_running(void) { return running_count; }

int host_wait(struct pollfd *descriptors, size_t count, int timeout_ms) {
  if (running_count) {
    struct curl_waitfd extra[4];
    if (count > sizeof extra / sizeof *extra) return errno = EINVAL, -1;
    for (size_t index = 0; index < count; index++)
      extra[index] = (struct curl_waitfd){.fd = descriptors[index].fd, .events = CURL_WAIT_POLLIN};
    int ready = 0;
    curl.multi_poll(multi, extra, (unsigned)count, timeout_ms < 0 ? 60000 : timeout_ms, &ready);
    timeout_ms = 0; /* libcurl does not pass a hang-up on: ask again */
  }
  return poll(descriptors, (nfds_t)count, timeout_ms);
}

void host_http_perform(void) {
  int still_running = 0;
  if (running_count) curl.multi_perform(multi, &still_running);
}

static enum host_reason reason_of(CURLcode code, const host_transfer *transfer) {
  if (transfer->too_large) return HOST_TOO_LARGE;
  long number = 0;
  switch (code) {
    case CURLE_OK: return HOST_ANSWERED;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return HOST_DNS;
    case CURLE_OPERATION_TIMEDOUT: return HOST_TIMEOUT;
    case CURLE_COULDNT_CONNECT:
      curl.easy_getinfo(transfer->easy, CURLINFO_OS_ERRNO, &number);
      return number == ENETUNREACH || number == ENETDOWN || number == EHOSTUNREACH ? HOST_OFFLINE : HOST_REFUSED;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_ENGINE_NOTFOUND:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
    case CURLE_SSL_INVALIDCERTSTATUS: return HOST_TLS;
    default: return HOST_OTHER;
  }
}

int host_http_next(host_answer *answer) {
  host_transfer_drop(lent);
  lent = NULL;
  int queued = 0;
  CURLMsg *message = NULL;
  while (multi && (message = curl.multi_info_read(multi, &queued)) && message->msg != CURLMSG_DONE) continue;
  if (!message) return 0;
  CURLcode code = message->data.result;
  char *context = NULL;
  curl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &context);
  host_transfer *transfer = (host_transfer *)context;
  long status = 0;
  curl.easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
  enum host_reason reason = reason_of(code, transfer);
  detach(transfer);
  lent = transfer;
  *answer = (host_answer){.effect = transfer->effect,
                          .reason = reason,
                          .status = status,
                          .headers = transfer->headers.bytes,
                          .headers_length = transfer->headers.length,
                          .body = transfer->body.bytes,
                          .body_length = transfer->body.length};
  return 1;
}
