/*
 * Plays traces through libtrestle.so in surroundings that a host program may bring along, and compares every turn's bytes.
 *
 *   player [OPTION ...] PAIRS ...      PAIRS hold {"trace","message","turn"} lines: Tests/Traces/play.py --pairs
 *     --locale NAME POINT              setlocale(LC_ALL, NAME) first; its decimal point must be POINT
 *     --time-zones                     another TZ before every message
 *     --closed-stderr                  nothing is open as descriptor 2
 *     --stack BYTES                    on a thread with a stack of that size, and no more
 *
 * Prints 'N stories, N messages, N failures'; exit code 1 when a turn differs or nothing was played.
 */
#define _GNU_SOURCE
#include <jansson.h>
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <trestle.h>
#include <unistd.h>

static const char *const time_zones[] = {"UTC", "Asia/Tehran", "America/St_Johns", "Pacific/Kiritimati", "CET-1CEST,M3.5.0,M10.5.0/3"};

typedef struct {
  char *trace;
  json_t *pairs;
} story;

static story *stories;
static size_t story_count, message_count, failures;
static int changes_time_zone;

static void stop(const char *why, const char *what) {
  printf("player: %s %s\n", why, what);
  exit(2);
}

static void keep(json_t *pair, const char *path) {
  const char *trace = json_string_value(json_object_get(pair, "trace"));
  if (!trace || !json_is_string(json_object_get(pair, "message")) || !json_is_string(json_object_get(pair, "turn")))
    stop("a line is no pair in", path);
  if (story_count == 0 || strcmp(stories[story_count - 1].trace, trace) != 0) {
    stories = realloc(stories, (story_count + 1) * sizeof *stories);
    if (!stories) stop("no memory for", path);
    stories[story_count++] = (story){strdup(trace), json_array()};
  }
  json_array_append_new(stories[story_count - 1].pairs, pair);
}

static void read_pairs(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) stop("cannot read", path);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  while ((length = getline(&line, &room, file)) > 0) {
    json_t *pair = json_loadb(line, (size_t)length, JSON_ALLOW_NUL, NULL);
    if (!pair) stop("a line is no JSON in", path);
    keep(pair, path);
  }
  free(line);
  fclose(file);
}

static int same(uint32_t core, json_t *pair) {
  json_t *message = json_object_get(pair, "message"), *expected = json_object_get(pair, "turn");
  /* A copy of the exact length: a byte read behind it is seen by valgrind. */
  const size_t length = json_string_length(message);
  uint8_t *text = malloc(length ? length : 1);
  if (!text) stop("no memory for", "a message");
  memcpy(text, json_string_value(message), length);
  const uint8_t *turn = NULL;
  size_t turn_length = 0;
  const int32_t status = trestle_step(core, text, length, &turn, &turn_length);
  free(text);
  if (status != TRESTLE_OK && status != TRESTLE_LIMIT_EXCEEDED) return 0;
  return turn_length == json_string_length(expected) && memcmp(turn, json_string_value(expected), turn_length) == 0;
}

static void play(const story *story) {
  const uint32_t core = trestle_create();
  if (!core) stop("no core for", story->trace);
  size_t index;
  json_t *pair;
  json_array_foreach(story->pairs, index, pair) {
    if (changes_time_zone) {
      setenv("TZ", time_zones[message_count % (sizeof time_zones / sizeof *time_zones)], 1);
      tzset();
    }
    message_count++;
    if (same(core, pair)) continue;
    failures++;
    printf("%s: message %zu has another turn\n", story->trace, index + 1);
    break;
  }
  if (trestle_destroy(core) != TRESTLE_OK) stop("cannot destroy the core of", story->trace);
}

static void *play_all(void *unused) {
  for (size_t i = 0; i < story_count; i++) play(&stories[i]);
  return unused;
}

static void play_with_stack(size_t bytes) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, bytes) != 0) stop("no stack of that size:", "--stack");
  if (pthread_create(&thread, &attributes, play_all, NULL) != 0) stop("no thread for", "--stack");
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
}

static void forget(void) {
  for (size_t i = 0; i < story_count; i++) {
    free(stories[i].trace);
    json_decref(stories[i].pairs);
  }
  free(stories);
}

int main(int count, char **arguments) {
  size_t stack = 0;
  for (int i = 1; i < count; i++) {
    const char *argument = arguments[i];
    if (strcmp(argument, "--time-zones") == 0) {
      changes_time_zone = 1;
    } else if (strcmp(argument, "--closed-stderr") == 0) {
      close(2);
    } else if (strcmp(argument, "--locale") == 0 && i + 2 < count) {
      if (!setlocale(LC_ALL, arguments[++i])) stop("there is no locale", arguments[i]);
      if (strcmp(localeconv()->decimal_point, arguments[++i]) != 0) stop("this locale has another decimal point than", arguments[i]);
    } else if (strcmp(argument, "--stack") == 0 && i + 1 < count) {
      stack = strtoul(arguments[++i], NULL, 10);
    } else if (argument[0] == '-') {
      stop("unknown option", argument);
    } else {
      read_pairs(argument);
    }
  }
  if (stack) play_with_stack(stack);
  else play_all(NULL);
  printf("%zu stories, %zu messages, %zu failures\n", story_count, message_count, failures);
  forget();
  return failures > 0 || message_count == 0;
}
