/* What Scripts/wasm/no_system.c promises libc and jansson. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int stand_in_snprintf(char *text, size_t size, const char *format, ...);
int stand_in_vsnprintf(char *text, size_t size, const char *format, va_list arguments);
int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t, int32_t, int32_t, int32_t);
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t);
int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t, int64_t, int32_t, int32_t);
int32_t __imported_wasi_snapshot_preview1_clock_time_get(int32_t, int64_t, int32_t);
int32_t __imported_wasi_snapshot_preview1_random_get(int32_t, int32_t);

static int checked;

static void check(int holds, const char *what) {
  checked++;
  if (holds) return;
  printf("stand-ins: %s\n", what);
  exit(1);
}

static void system_calls(void) {
  enum { BADF = 8, NOSYS = 52 };
  check(__imported_wasi_snapshot_preview1_fd_write(1, 0, INT32_MAX, 0) == BADF, "nothing can be written");
  check(__imported_wasi_snapshot_preview1_fd_close(-1) == BADF, "nothing can be closed");
  check(__imported_wasi_snapshot_preview1_fd_seek(0, INT64_MIN, 9, 0) == BADF, "nothing can be sought");
  check(__imported_wasi_snapshot_preview1_clock_time_get(0, INT64_MAX, 0) == NOSYS, "there is no clock");
  check(__imported_wasi_snapshot_preview1_random_get(1, 0) == 0, "nothing random is asked for");
}

static void words(void) {
  char text[4] = "abc";
  check(stand_in_snprintf(NULL, 0, "%s", "x") == 1, "without room");
  check(stand_in_snprintf(text, 0, "%d", 1) == 1 && strcmp(text, "abc") == 0, "room of 0 changes nothing");
  check(stand_in_snprintf(text, 1, "%d", 1) == 1 && text[0] == 0 && text[1] == 'b', "room of 1 is ended");
  check(stand_in_snprintf(text, sizeof text, "%d %s", 1, "x") == 1 && strlen(text) == 1, "words are not empty");
}

int main(void) {
  system_calls();
  words();
  printf("%d checks hold\n", checked);
  return 0;
}
