/*
 * One zone/visibility turn through libtrestle.so, beside jansson's parse and dump of the same message and turn texts.
 *
 *   bench WHAT ZONES TURNS                    runs that many, for callgrind to count. WHAT is "trestle" (turns), "scroll"
 *                                             (turns of a zone that leaves the screen and comes back), "jansson"
 *                                             (parse and dump of message and turn) or "parse-and-dump" (parse of the
 *                                             message, dump of the turn)
 *   bench time ZONES TURNS                    prints nanoseconds, p50 of each, measured in alternating rounds
 *   bench start ROUNDS                        prints nanoseconds of trestle_create and sdk/initialize together, p50
 *
 * The session has ZONES zones mounted, each with an ad on screen that counts down; the first one scrolls: what an app sends
 * most.
 */
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <trestle.h>

enum { LONGEST_RUN = 20000, ROUND = 1000, WARM_UP = 1000, MESSAGE_ROOM = 224 };

static const char INITIALIZE[] =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"sdk/initialize\",\"params\":{\"appId\":\"APP\",\"environment\":\"development\","
    "\"performs\":[\"http\"],\"features\":{\"keywords\":false,\"payloads\":false},"
    "\"entropy\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"},"
    "\"at\":{\"mono\":1000000,\"wall\":1767225600000}}";

static const char AD[] =
    "{\"id\":1,\"method\":\"effect/settle\",\"params\":{\"effect\":%" JSON_INTEGER_FORMAT
    ",\"outcome\":{\"kind\":\"response\",\"status\":200,\"headers\":[],\"body\":"
    "\"{\\\"success\\\":true,\\\"data\\\":{\\\"ad\\\":{\\\"id\\\":\\\"A1\\\",\\\"impression_id\\\":\\\"1:a1\\\","
    "\\\"creative_url\\\":\\\"https://c.test/A1.html\\\",\\\"action_type\\\":\\\"e\\\","
    "\\\"action_path\\\":\\\"https://shop.test/\\\",\\\"refresh_time\\\":%d,\\\"payload\\\":{}},"
    "\\\"port_width\\\":320,\\\"port_height\\\":50}}\"}}}";

typedef struct {
  uint32_t core;
  size_t count;
  char (*messages)[MESSAGE_ROOM];
} session;

static void stop(const char *why) {
  fprintf(stderr, "bench: %s\n", why);
  exit(1);
}

static const char *step(uint32_t core, const char *message, size_t *length) {
  const uint8_t *turn;
  if (trestle_step(core, (const uint8_t *)message, strlen(message), &turn, length) != TRESTLE_OK) stop("a call was refused");
  return (const char *)turn;
}

/* The turn as values; stops when it holds an error. */
static json_t *expect_result(uint32_t core, const char *message) {
  size_t length;
  const char *turn = step(core, message, &length);
  json_t *values = json_loadb(turn, length, 0, NULL);
  if (!json_object_get(values, "result")) {
    fprintf(stderr, "%s\n%s\n", message, turn);
    stop("this was answered with an error");
  }
  return values;
}

static json_int_t ad_request(json_t *turn) {
  size_t index;
  json_t *effect;
  json_array_foreach(json_object_get(turn, "effects"), index, effect) {
    const char *purpose = json_string_value(json_object_get(effect, "purpose"));
    if (purpose && strcmp(purpose, "ad") == 0) return json_integer_value(json_object_get(effect, "id"));
  }
  stop("no ad was asked for");
  return 0;
}

static void show_an_ad(uint32_t core, size_t zone) {
  char message[2048];
  snprintf(message, sizeof message, "{\"id\":1,\"method\":\"zone/mount\",\"params\":{\"zone\":\"%zu\",\"visible\":true}}", zone);
  json_t *turn = expect_result(core, message);
  json_int_t effect = ad_request(turn);
  json_decref(turn);
  /* The first is always the next to refresh: the others' deadlines are what it passes on its way. */
  snprintf(message, sizeof message, AD, effect, zone == 1 ? 3600 : 86400);
  turn = expect_result(core, message);
  json_t *shown = json_array_get(json_object_get(turn, "events"), 0);
  json_t *serve = json_object_get(json_object_get(json_object_get(shown, "params"), "ad"), "serve");
  if (!serve) stop("no ad was shown");
  snprintf(message, sizeof message,
           "{\"id\":1,\"method\":\"zone/creative\",\"params\":{\"mount\":%zu,\"serve\":%" JSON_INTEGER_FORMAT
           ",\"state\":\"loaded\"}}", zone, json_integer_value(serve));
  json_decref(turn);
  json_decref(expect_result(core, message));
}

static session prepare(size_t zones, int scrolls) {
  session made = {trestle_create(), LONGEST_RUN, calloc(LONGEST_RUN, MESSAGE_ROOM)};
  if (!made.core || !made.messages) stop("no memory");
  json_decref(expect_result(made.core, INITIALIZE));
  for (size_t zone = 1; zone <= zones; zone++) show_an_ad(made.core, zone);
  for (size_t i = 0; i < made.count; i++) {
    const size_t permille = scrolls && i % 2 ? 0 : 500 + i % 500;
    snprintf(made.messages[i], MESSAGE_ROOM,
             "{\"jsonrpc\":\"2.0\",\"id\":%zu,\"method\":\"zone/visibility\",\"params\":{\"mount\":1,\"visible\":true,"
             "\"permille\":%zu},\"at\":{\"mono\":%zu,\"wall\":%" PRIu64 "}}",
             100 + i, permille, 1010000 + i, UINT64_C(1767225610000) + i);
  }
  /* What the mounting left to be told is told with these; the turns that count are those that follow. */
  for (size_t i = 0; i < WARM_UP; i++) {
    size_t length;
    step(made.core, made.messages[i], &length);
  }
  return made;
}

static void round_trip(const char *text, size_t length) {
  json_t *values = json_loadb(text, length, 0, NULL);
  char *dumped = json_dumps(values, JSON_COMPACT);
  if (!dumped) stop("jansson refused a text");
  free(dumped);
  json_decref(values);
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static int ascending(const void *left, const void *right) {
  const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

static uint64_t median(uint64_t *values, size_t count) {
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

/* The turn of the last message before the measured ones; its length hardly changes. */
static char *typical_turn(session session, size_t *length) {
  const char *turn = step(session.core, session.messages[WARM_UP], length);
  char *kept = malloc(*length + 1);
  if (!kept) stop("no memory");
  memcpy(kept, turn, *length + 1);
  return kept;
}

static void measure(size_t zones, size_t turns) {
  session session = prepare(zones, 0);
  size_t turn_length, length;
  char *turn = typical_turn(session, &turn_length);
  uint64_t *trestle = calloc(turns, sizeof *trestle), *jansson = calloc(turns, sizeof *jansson);
  if (!trestle || !jansson) stop("no memory");
  for (size_t done = 0; done < turns;) {
    const size_t end = done + ROUND < turns ? done + ROUND : turns;
    for (size_t i = done; i < end; i++) {
      const uint64_t began = now();
      step(session.core, session.messages[WARM_UP + 1 + i], &length);
      trestle[i] = now() - began;
    }
    for (size_t i = done; i < end; i++) {
      const char *message = session.messages[WARM_UP + 1 + i];
      const uint64_t began = now();
      round_trip(message, strlen(message));
      round_trip(turn, turn_length);
      jansson[i] = now() - began;
    }
    done = end;
  }
  printf("%" PRIu64 " %" PRIu64 " %zu %zu\n", median(trestle, turns), median(jansson, turns),
         strlen(session.messages[WARM_UP]), turn_length);
}

static void run(const char *what, size_t zones, size_t turns) {
  session session = prepare(zones, strcmp(what, "scroll") == 0);
  size_t turn_length, length;
  char *turn = typical_turn(session, &turn_length);
  json_t *turn_values = json_loadb(turn, turn_length, 0, NULL);
  for (size_t i = 0; i < turns; i++) {
    const char *message = session.messages[WARM_UP + 1 + i];
    if (strcmp(what, "trestle") == 0 || strcmp(what, "scroll") == 0) {
      step(session.core, message, &length);
    } else if (strcmp(what, "parse-and-dump") == 0) {
      json_decref(json_loadb(message, strlen(message), 0, NULL));
      free(json_dumps(turn_values, JSON_COMPACT));
    } else {
      round_trip(message, strlen(message));
      round_trip(turn, turn_length);
    }
  }
}

static void measure_start(size_t rounds) {
  uint64_t *times = calloc(rounds, sizeof *times);
  if (!times) stop("no memory");
  for (size_t i = 0; i < rounds; i++) {
    size_t length;
    const uint64_t began = now();
    const uint32_t core = trestle_create();
    step(core, INITIALIZE, &length);
    times[i] = now() - began;
    trestle_destroy(core);
  }
  printf("%" PRIu64 "\n", median(times, rounds));
}

int main(int count, char **arguments) {
  json_object_seed(1); /* repeatable counts */
  const char *what = count > 1 ? arguments[1] : "";
  const size_t first = count > 2 ? strtoul(arguments[2], NULL, 10) : 0;
  const size_t turns = count > 3 ? strtoul(arguments[3], NULL, 10) : 0;
  if (strcmp(what, "start") == 0 && first > 0) {
    measure_start(first);
  } else if (count == 4 && first > 0 && turns < LONGEST_RUN - WARM_UP - 1 && strcmp(what, "time") == 0) {
    measure(first, turns);
  } else if (count == 4 && first > 0 && turns < LONGEST_RUN - WARM_UP - 1) {
    run(what, first, turns);
  } else {
    stop("usage: bench trestle|scroll|jansson|parse-and-dump|time ZONES TURNS, or bench start ROUNDS");
  }
  return 0;
}
