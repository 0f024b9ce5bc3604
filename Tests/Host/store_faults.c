/* Preloaded into trestle-host by disks.py: a disk that is full or may not be written, by the text of the file that
   TRESTLE_STORE_FAULT names ("full", "read-only", or nothing). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_fault(const char *fault) {
  char text[16] = "";
  const char *path = getenv("TRESTLE_STORE_FAULT");
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 && strcmp(text, fault) == 0;
}

int openat(int folder, const char *path, int flags, ...) {
  static int (*real)(int, const char *, int, ...);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "openat");
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && is_fault("read-only")) return errno = EROFS, -1;
  int file = real(folder, path, flags, mode);
  if (file >= 0 && strcmp(path, ".new") == 0) {
    /* Marks what a value is written to; see write. */
    int marked = fcntl(file, F_DUPFD_CLOEXEC, 1000);
    close(file);
    return marked;
  }
  return file;
}

ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "write");
  if (file >= 1000 && is_fault("full")) {
    if (count > 1) return real(file, bytes, count / 2);
    return errno = ENOSPC, -1;
  }
  return real(file, bytes, count);
}

int renameat(int from, const char *old, int to, const char *new) {
  static int (*real)(int, const char *, int, const char *);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "renameat");
  return is_fault("read-only") ? errno = EROFS, -1 : real(from, old, to, new);
}

int unlinkat(int folder, const char *path, int flags) {
  static int (*real)(int, const char *, int);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "unlinkat");
  return is_fault("read-only") ? errno = EROFS, -1 : real(folder, path, flags);
}
