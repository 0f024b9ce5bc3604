/*
 * Lets a test take memory away from the library it loads: preload it, then say whose requests fail.
 *
 *   refuse_lent_memory(1)    aligned_alloc, which only the memory lent by trestle.h comes from
 *   refuse_jansson(n)        every malloc of libjansson after the next n; negative: none
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t size);

static int lent_memory_refused;
static int jansson_left = -1;
static uintptr_t jansson_start, jansson_end;

static int find_jansson(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size, (void)unused;
  if (!strstr(library->dlpi_name, "libjansson")) return 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    uintptr_t end = library->dlpi_addr + library->dlpi_phdr[i].p_vaddr + library->dlpi_phdr[i].p_memsz;
    if (library->dlpi_phdr[i].p_type == PT_LOAD && end > jansson_end) jansson_end = end;
  }
  jansson_start = library->dlpi_addr;
  return 1;
}

void refuse_lent_memory(int refuse) { lent_memory_refused = refuse; }

/* Answers whether libjansson is loaded. */
int refuse_jansson(int after) {
  if (!jansson_start) dl_iterate_phdr(find_jansson, NULL);
  jansson_left = after;
  return jansson_start != 0;
}

void *malloc(size_t size) {
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  if (jansson_left >= 0 && caller >= jansson_start && caller < jansson_end) {
    if (jansson_left == 0) return NULL;
    jansson_left--;
  }
  return __libc_malloc(size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  static void *(*next)(size_t, size_t);
  if (lent_memory_refused) return NULL;
  if (!next) next = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "aligned_alloc");
  return next(alignment, size);
}
