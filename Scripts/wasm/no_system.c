/*
 * The core asks nothing of the system, but parts of libc that are linked with it could. Each import of WASI they name is
 * defined here, so that trestle.wasm has no imports at all and runs wherever WebAssembly does.
 */
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
