/* Preloaded into trestle-host by kill_test.py: counts what the host does to its store, to the service and to its caller, and
   kills the process in the middle of the TRESTLE_KILL_AT-th of it. Nothing of this is in the product.

   TRESTLE_KILL_COUNTS names a file of eight 32-bit numbers: one for each kind below, and the kind that was killed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WRITE = 1, RENAME, REMOVE, SEND, HEAR, ANSWER, KILLED };

static uint32_t counts_without_file[8], *counts = counts_without_file;
static uint32_t kill_at;
static struct stat output;
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_send)(int, const void *, size_t, int);
static ssize_t (*real_recv)(int, void *, size_t, int);
static int (*real_renameat)(int, const char *, int, const char *);
static int (*real_unlinkat)(int, const char *, int);

__attribute__((constructor)) static void prepare(void) {
  const char *at = getenv("TRESTLE_KILL_AT"), *path = getenv("TRESTLE_KILL_COUNTS");
  *(void **)&real_write = dlsym(RTLD_NEXT, "write");
  *(void **)&real_send = dlsym(RTLD_NEXT, "send");
  *(void **)&real_recv = dlsym(RTLD_NEXT, "recv");
  *(void **)&real_renameat = dlsym(RTLD_NEXT, "renameat");
  *(void **)&real_unlinkat = dlsym(RTLD_NEXT, "unlinkat");
  if (at) kill_at = (uint32_t)strtoul(at, NULL, 10);
  fstat(1, &output); /* before the host moves it */
  int file = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
  if (file < 0 || ftruncate(file, sizeof counts_without_file) != 0) return;
  void *shared = mmap(NULL, sizeof counts_without_file, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) counts = shared;
  close(file);
}

/* Whether this is the one to die in. */
static int is_last(int kind) {
  counts[kind]++;
  if (++counts[0] != kill_at) return 0;
  counts[KILLED] = (uint32_t)kind;
  return 1;
}

static void die(void) {
  kill(getpid(), SIGKILL);
  pause();
}

static int is_value(int file) {
  static const char name[] = "/.new";
  char link[32] = "/proc/self/fd/", target[4096];
  char digits[12];
  size_t length = 0, end = strlen(link);
  do digits[length++] = (char)('0' + file % 10);
  while ((file /= 10) > 0);
  while (length > 0) link[end++] = digits[--length];
  ssize_t count = readlink(link, target, sizeof target);
  return count >= (ssize_t)sizeof name - 1 && memcmp(target + count - (sizeof name - 1), name, sizeof name - 1) == 0;
}

static int is_output(int file) {
  struct stat facts;
  return fstat(file, &facts) == 0 && facts.st_ino == output.st_ino && facts.st_dev == output.st_dev;
}

/* Dies with half of it written. */
ssize_t write(int file, const void *bytes, size_t count) {
  int kind = file < 3 ? 0 : is_output(file) ? ANSWER : is_value(file) ? WRITE : 0;
  if (kind && is_last(kind)) {
    real_write(file, bytes, count / 2);
    die();
  }
  return real_write(file, bytes, count);
}

/* The others die when it is done; what comes before each is the end of another. */
int renameat(int from, const char *old, int to, const char *new) {
  int result = real_renameat(from, old, to, new);
  if (is_last(RENAME)) die();
  return result;
}

int unlinkat(int folder, const char *path, int flags) {
  int result = real_unlinkat(folder, path, flags);
  if (is_last(REMOVE)) die();
  return result;
}

ssize_t send(int socket, const void *bytes, size_t count, int flags) {
  ssize_t result = real_send(socket, bytes, count, flags);
  if (result > 0 && is_last(SEND)) die();
  return result;
}

ssize_t recv(int socket, void *bytes, size_t count, int flags) {
  ssize_t result = real_recv(socket, bytes, count, flags);
  if (result > 0 && is_last(HEAR)) die();
  return result;
}
