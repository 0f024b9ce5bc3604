/*
 * The core asks nothing of the system, but parts of libc that are linked with it could. Each import of WASI they name is
 * defined here, so that trestle.wasm has no imports at all and runs wherever WebAssembly does.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define WASI(name) __imported_wasi_snapshot_preview1_##name

enum { EBADF_OF_WASI = 8, ENOSYS_OF_WASI = 52 };

int32_t WASI(fd_write)(int32_t fd, int32_t parts, int32_t count, int32_t written) {
  (void)fd, (void)parts, (void)count, (void)written;
  return EBADF_OF_WASI;
}

int32_t WASI(fd_close)(int32_t fd) {
  (void)fd;
  return EBADF_OF_WASI;
}

int32_t WASI(fd_seek)(int32_t fd, int64_t offset, int32_t whence, int32_t position) {
  (void)fd, (void)offset, (void)whence, (void)position;
  return EBADF_OF_WASI;
}

int32_t WASI(clock_time_get)(int32_t clock, int64_t precision, int32_t time) {
  (void)clock, (void)precision, (void)time;
  return ENOSYS_OF_WASI;
}

/* Seeds hash tables, whose order nothing depends on. A constant keeps the core deterministic. */
int32_t WASI(random_get)(int32_t buffer, int32_t length) {
  memset((void *)(uintptr_t)(uint32_t)buffer, 0x5A, (size_t)(uint32_t)length);
  return 0;
}

/*
 * jansson words its errors with these. The core reads their codes and positions only, and libc's formatting is 10 KB of code.
 * The words must not be empty, though: an error without words is one that a later error may replace.
 */
int vsnprintf(char *text, size_t size, const char *format, va_list arguments) {
  (void)format, (void)arguments;
  if (size > 0) text[0] = 0;
  if (size > 1) text[0] = '?', text[1] = 0;
  return 1;
}

int snprintf(char *text, size_t size, const char *format, ...) {
  va_list none;
  va_start(none, format);
  const int count = vsnprintf(text, size, format, none);
  va_end(none);
  return count;
}

/* A broken assumption of libc or jansson ends the instance, as a trap of Swift's does; nobody would read the words. */
_Noreturn void __assert_fail(const char *what, const char *file, int line, const char *function) {
  (void)what, (void)file, (void)line, (void)function;
  __builtin_trap();
}
