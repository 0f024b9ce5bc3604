/*
 * What reports that wait cost a turn, through libtrestle.so, for callgrind to count.
 *
 *   queue idle WAITING TURNS      zone/visibility turns, which report nothing
 *   queue record WAITING TURNS    list/report turns of one report each, every one in a batch of its own
 *
 * WAITING reports wait before, each in a batch of its own: the first half of the more valuable kind. So at the bound of
 * 10,000 each further report costs the oldest of the other kind, from the middle of its route.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <trestle.h>

enum { BOUND = 10000, CORES = 20 };

static unsigned long long now = 1000000;

static void stop(const char *why) {
  fprintf(stderr, "queue: %s\n", why);
  exit(1);
}

/* Three seconds after the one before: whatever was gathered is closed. */
static const char *step(uint32_t core, const char *method, const char *params) {
  static char message[1024];
  const uint8_t *turn;
  size_t length;
  now += 3000;
  snprintf(message, sizeof message,
           "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s,\"at\":{\"mono\":%llu,\"wall\":%llu}}", method,
           params, now, 1767225600000 + now);
  if (trestle_step(core, (const uint8_t *)message, strlen(message), &turn, &length) != TRESTLE_OK) stop("a call was refused");
  if (strstr((const char *)turn, "\"error\":")) stop((const char *)turn);
  return (const char *)turn;
}

static uint32_t prepare(size_t waiting) {
  const uint32_t core = trestle_create();
  if (!core) stop("no core left");
  step(core, "sdk/initialize",
       "{\"appId\":\"APP\",\"environment\":\"development\",\"performs\":[],"
       "\"features\":{\"keywords\":false,\"payloads\":false},"
       "\"entropy\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"}");
  step(core, "zone/mount", "{\"zone\":\"1\",\"visible\":true}");
  for (size_t i = 0; i < waiting / 2; i++) step(core, "list/report", "{\"action\":\"added\",\"items\":[\"Milk\"]}");
  for (size_t i = 0; i < waiting / 4; i++) {
    step(core, "app/state", "{\"state\":\"background\"}");
    step(core, "app/state", "{\"state\":\"active\"}");
  }
  return core;
}

int main(int count, char **arguments) {
  if (count != 4) stop("usage: queue idle|record WAITING TURNS");
  const int records = strcmp(arguments[1], "record") == 0;
  const size_t waiting = strtoul(arguments[2], NULL, 10), turns = strtoul(arguments[3], NULL, 10);
  /* A queue below its bound grows with each report: several cores keep each of them short. */
  const size_t cores = waiting < BOUND ? CORES : 1;
  uint32_t made[CORES];
  for (size_t i = 0; i < cores; i++) made[i] = prepare(waiting);
  for (size_t i = 0; i < turns; i++) {
    if (records) {
      step(made[i % cores], "list/report", "{\"action\":\"added\",\"items\":[\"Eggs\"]}");
    } else {
      step(made[i % cores], "zone/visibility", "{\"mount\":1,\"visible\":true}");
    }
  }
  const char *state = step(made[0], "core/state", "{}"), *found = strstr(state, "\"collector-events\":{\"batches\":");
  if (!found) stop("core/state says nothing of the queue");
  const unsigned long held = strtoul(strstr(found, "\"reports\":") + 10, NULL, 10);
  if (held + 4 < waiting) stop("fewer wait than were to");
  return 0;
}
