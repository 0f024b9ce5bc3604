/*
 * A shopper who never stops: soak TURNS PART, linked with libtrestle.so.
 *
 * Fifty zones on pages that are scrolled, ads that come, load, refresh, fail and are tapped, searches, lists, coming and going:
 * the same mix all along, drawn by a seed. Each of ten parts of the run prints one line:
 *
 *   turns, allocations per 1000 turns, bytes in use, blocks in use, resident KiB
 *
 * Allocations are those made inside trestle_step; bytes and blocks in use are the whole process's, whose own part does not
 * change from part to part. Under callgrind, WINDOW turns at the end of the first and of the last part are counted.
 */
#define _GNU_SOURCE
#include <jansson.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <trestle.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

enum { PARTS = 10, ZONES = 50, OPEN = 256, ROOM = 1 << 16, PAGES = 5, PER_PAGE = ZONES / PAGES };

typedef struct {
  long long effect;
  char purpose;
} sending;

typedef struct {
  long long mount, serve;
} zone;

static uint32_t core;
static unsigned long long draws = 0x9E3779B97F4A7C15u;
static long long mono = 1000000, wake_at = -1, content = 0, popup = 0, ads = 0, turns = 0;
static zone zones[ZONES];
static sending sends[OPEN];
static size_t open_sends = 0, page = 0;
static long long stores[OPEN];
static size_t open_stores = 0;
static char message[ROOM];

/* ---- what is counted ---- */

static int inside;
static unsigned long long allocations, blocks;

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *count(void *made) {
  allocations += (unsigned)inside;
  blocks += made != NULL;
  return made;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }
void *calloc(size_t many, size_t size) { return count(__libc_calloc(many, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }

int posix_memalign(void **made, size_t alignment, size_t size) {
  *made = count(__libc_memalign(alignment, size));
  return *made ? 0 : 12;
}

void *realloc(void *old, size_t size) {
  allocations += (unsigned)inside;
  blocks += old == NULL;
  return __libc_realloc(old, size);
}

void free(void *made) {
  blocks -= made != NULL;
  __libc_free(made);
}

static long resident(void) {
  long size = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2) pages = -1;
  if (file) fclose(file);
  return pages * sysconf(_SC_PAGESIZE) / 1024;
}

static void tell(unsigned long long turns_of_part) {
  malloc_trim(0);
  printf("%lld %llu %zu %llu %ld\n", turns, allocations * 1000 / turns_of_part, mallinfo2().uordblks, blocks, resident());
  fflush(stdout);
  allocations = 0;
}

/* ---- the shell ---- */

static void stop(const char *why) {
  fprintf(stderr, "soak: %s\n%s\n", why, message);
  exit(2);
}

static unsigned draw(unsigned below) {
  draws = draws * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(draws >> 33) % below;
}

static const char *word(json_t *object, const char *name) {
  const char *found = json_string_value(json_object_get(object, name));
  return found ? found : "";
}

static long long number(json_t *object, const char *name) { return json_integer_value(json_object_get(object, name)); }

static void hear(json_t *event) {
  const char *method = word(event, "method");
  json_t *params = json_object_get(event, "params");
  if (strcmp(method, "action/items") == 0) content = number(params, "content");
  if (strcmp(method, "action/open") == 0 && json_object_get(params, "popup")) popup = number(params, "popup");
  if (strcmp(method, "payload/available") == 0) content = number(json_array_get(json_object_get(params, "payloads"), 0), "content");
  if (strcmp(method, "zone/shown") != 0) return;
  for (size_t i = 0; i < ZONES; i++)
    if (zones[i].mount == number(params, "mount")) zones[i].serve = number(json_object_get(params, "ad"), "serve");
}

static void note(json_t *effect) {
  const char *kind = word(effect, "kind");
  if (strncmp(kind, "store/", 6) == 0) {
    if (open_stores == OPEN) stop("too many stores are open");
    stores[open_stores++] = number(effect, "id");
  } else if (strcmp(kind, "http/send") == 0) {
    if (open_sends == OPEN) stop("too many sends are open");
    sends[open_sends++] = (sending){number(effect, "id"), word(effect, "purpose")[0]};
  }
}

/* One turn; the result of a message that must not fail is handed out. */
static long long step(const char *wanted) {
  const uint8_t *text = NULL;
  size_t length = 0, index;
  inside = 1;
  const int32_t status = trestle_step(core, (const uint8_t *)message, strlen(message), &text, &length);
  inside = 0;
  turns++;
  if (status != TRESTLE_OK) stop("a call was refused");
  json_t *turn = json_loadb((const char *)text, length, 0, NULL), *part;
  if (!turn) stop("a turn is no JSON");
  if (wanted && !json_object_get(turn, "result")) stop("this was refused");
  json_array_foreach(json_object_get(turn, "events"), index, part) hear(part);
  json_array_foreach(json_object_get(turn, "effects"), index, part) note(part);
  json_t *wake = json_object_get(turn, "wakeAt");
  wake_at = json_is_integer(wake) ? json_integer_value(wake) : -1;
  const long long result = wanted ? number(json_object_get(turn, "result"), wanted) : 0;
  json_decref(turn);
  return result;
}

#define SEND(wanted, method, params, ...)                                                                                   \
  (snprintf(message, sizeof message, "{\"id\":%lld,\"method\":\"" method "\",\"params\":" params ",\"at\":{\"mono\":%lld,\"wall\":%lld}}", \
            turns, ##__VA_ARGS__, mono, 1767224600000 + mono),                                                              \
   step(wanted))

static void settle_stores(void) {
  while (open_stores > 0) {
    const long long effect = stores[0];
    memmove(stores, stores + 1, --open_stores * sizeof *stores);
    SEND("", "effect/settle", "{\"effect\":%lld,\"outcome\":{\"kind\":\"stored\"}}", effect);
  }
}

static void answer(long long effect, const char *body) {
  SEND("", "effect/settle",
       "{\"effect\":%lld,\"outcome\":{\"kind\":\"response\",\"status\":200,\"headers\":[[\"content-type\",\"application/json\"]],\"body\":\"%s\"}}",
       effect, body);
}

static void answer_ad(long long effect) {
  static const char *const actions[] = {"c", "e", "l", "p", "cp"};
  char body[4096];
  if (draw(10) == 0) {
    answer(effect, "{\\\"success\\\":true,\\\"data\\\":{}}");
    return;
  }
  ads++;
  snprintf(body, sizeof body,
           "{\\\"success\\\":true,\\\"data\\\":{\\\"ad\\\":{\\\"id\\\":\\\"A%lld\\\",\\\"impression_id\\\":\\\"I%lld\\\","
           "\\\"creative_url\\\":\\\"https://c.test/%lld\\\",\\\"action_type\\\":\\\"%s\\\",\\\"action_path\\\":\\\"https://shop.test/\\\","
           "\\\"refresh_time\\\":%u,\\\"payload\\\":{\\\"detailed_list_items\\\":[{\\\"tracking_id\\\":\\\"t\\\",\\\"product_title\\\":\\\"Käse\\\"}]}},"
           "\\\"port_width\\\":320,\\\"port_height\\\":50}}", ads % 1000, ads % 1000, ads % 1000, actions[draw(5)], 15 + draw(60));
  answer(effect, body);
}

static void answer_keywords(long long effect) {
  static char body[ROOM / 2];
  size_t length = (size_t)sprintf(body, "{\\\"success\\\":true,\\\"data\\\":{\\\"search_id\\\":\\\"S\\\",\\\"terms\\\":[");
  for (int i = 0; i < 200; i++)
    length += (size_t)sprintf(body + length, "%s{\\\"term_id\\\":\\\"%d\\\",\\\"term\\\":\\\"milk %d\\\",\\\"replacement\\\":\\\"Milk %d\\\",\\\"priority\\\":%d}",
                              i ? "," : "", i, i, i, i % 7);
  sprintf(body + length, "]}}");
  answer(effect, body);
}

static void answer_payloads(long long effect) {
  answer(effect, "{\\\"payloads\\\":[{\\\"payload_id\\\":\\\"P\\\",\\\"detailed_list_items\\\":[{\\\"product_title\\\":\\\"Eggs\\\"}]}]}");
}

static void settle_send(void) {
  const sending oldest = sends[0];
  memmove(sends, sends + 1, --open_sends * sizeof *sends);
  if (draw(200) == 0) {
    SEND("", "effect/settle", "{\"effect\":%lld,\"outcome\":{\"kind\":\"failed\",\"reason\":\"timeout\"}}", oldest.effect);
  } else if (oldest.purpose == 'a') {
    answer_ad(oldest.effect);
  } else if (oldest.purpose == 'k') {
    answer_keywords(oldest.effect);
  } else if (oldest.purpose == 'p') {
    answer_payloads(oldest.effect);
  } else {
    answer(oldest.effect, "{}");
  }
}

static void turn_page(void) {
  for (size_t i = 0; i < PER_PAGE; i++)
    SEND("", "zone/visibility", "{\"mount\":%lld,\"visible\":false}", zones[page * PER_PAGE + i].mount);
  page = (page + 1) % PAGES;
  for (size_t i = 0; i < PER_PAGE; i++)
    SEND("", "zone/visibility", "{\"mount\":%lld,\"visible\":true,\"permille\":%u}", zones[page * PER_PAGE + i].mount, 1 + draw(1000));
}

static void mount(size_t index) {
  zones[index].serve = 0;
  zones[index].mount = SEND("mount", "zone/mount", "{\"zone\":\"%zu\",\"visible\":%s}", 110000 + index, index / PER_PAGE == page ? "true" : "false");
}

static void search(void) {
  static const char *const queries[] = {"mil", "milk 1", "eggs", "mi"};
  const long long found = SEND("search", "keyword/search", "{\"query\":\"%s\"}", queries[draw(4)]);
  SEND("", "keyword/presented", "{\"termIds\":[\"%u\",\"%u\"],\"search\":%lld}", draw(200), draw(200), found);
  SEND(NULL, "keyword/selected", "{\"termId\":\"%u\",\"search\":%lld}", draw(200), found);
}

static void use_ad(zone *seen) {
  if (seen->serve == 0) return;
  SEND("", "zone/creative", "{\"mount\":%lld,\"serve\":%lld,\"state\":\"%s\"}", seen->mount, seen->serve, draw(20) ? "loaded" : "failed");
  if (draw(6) == 0) SEND("", "zone/tap", "{\"mount\":%lld,\"serve\":%lld,\"dx\":%u,\"dy\":0.5}", seen->mount, seen->serve, draw(30));
}

static void act(void) {
  zone *seen = &zones[page * PER_PAGE + draw(PER_PAGE)];
  const unsigned choice = draw(100);
  if (choice < 40) SEND("", "zone/visibility", "{\"mount\":%lld,\"visible\":true,\"permille\":%u}", seen->mount, 1 + draw(1000));
  else if (choice < 65) use_ad(seen);
  else if (choice < 72) turn_page();
  else if (choice < 80) search();
  else if (choice < 84) SEND("", "list/report", "{\"action\":\"added\",\"items\":[\"Milk %u\"],\"list\":\"week\"}", draw(90));
  else if (choice < 86) SEND("", "cart/report", "{\"action\":\"added\",\"items\":[\"Milk %u\"],\"cart\":\"cart\"}", draw(90));
  else if (choice < 89 && content) SEND(NULL, "ad/acknowledge", "{\"content\":%lld}", content);
  else if (choice < 90) SEND("", "app/state", "{\"state\":\"background\"}"), mono += draw(100000), SEND("", "app/state", "{\"state\":\"active\"}");
  else if (choice < 92) SEND("", "zone/unmount", "{\"mount\":%lld}", seen->mount), mount((size_t)(seen - zones));
  else if (choice < 93) SEND("", "payload/pickup", "{}");
  else if (choice < 94) SEND("", "payload/resolve", "{\"payloads\":[{\"payload_id\":\"P\",\"status\":\"delivered\"}]}");
  else if (choice < 95) SEND(NULL, "popup/closed", "{\"popup\":%lld}", popup);
  else if (choice < 96) SEND("", "context/recipe", "{\"context\":\"recipe-%u\",\"zones\":[\"110000\",\"110001\"]}", draw(9));
  else if (choice < 97) SEND(NULL, "nothing/known", "{}");
  else SEND("", "link/open", "{\"url\":\"https://a.test/?data=eyJwYXlsb2FkX2lkIjoiTCJ9\"}");
}

static void go_on(void) {
  settle_stores();
  if (open_sends > 0 && (open_sends > 8 || draw(4))) settle_send();
  else act();
  mono += draw(200);
  if (wake_at >= 0 && wake_at <= mono) SEND("", "core/wake", "{}");
}

static void play_until(long long turn) {
  while (turns < turn) go_on();
}

static void begin(void) {
  core = trestle_create();
  if (!core) stop("there is no core");
  SEND("generation", "sdk/initialize",
       "{\"appId\":\"APP\",\"environment\":\"development\",\"performs\":[\"http\",\"store\"],"
       "\"entropy\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"}");
  for (size_t i = 0; i < ZONES; i++) mount(i);
}

static void create_and_destroy(long cycles) {
  for (long i = 0; i <= cycles; i++) {
    if (i == cycles / PARTS || i == cycles) tell((unsigned long long)cycles);
    open_sends = open_stores = 0;
    wake_at = -1;
    begin();
    play_until(turns + 20);
    if (trestle_destroy(core) != TRESTLE_OK) stop("a core cannot be destroyed");
  }
}

/* Both windows make the same choices, so that only what they meet may differ. */
static void count_window(long long window) {
  draws = 1;
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
  play_until(turns + window);
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
}

int main(int given, char **arguments) {
  static char buffer[BUFSIZ];
  setvbuf(stdout, buffer, _IOLBF, sizeof buffer);
  json_object_seed(1);
  const long long all = given == 4 ? atoll(arguments[2]) : 0, window = given == 4 ? atoll(arguments[3]) : 0;
  if (all < PARTS) stop("usage: soak turns|cycles COUNT WINDOW");
  if (strcmp(arguments[1], "cycles") == 0) {
    create_and_destroy((long)all);
    return 0;
  }
  begin();
  for (long long part = 1; part <= PARTS; part++) {
    const long long before = turns;
    play_until(all * part / PARTS - (part == 1 || part == PARTS ? window : 0));
    if (window && (part == 1 || part == PARTS)) count_window(window);
    tell((unsigned long long)(turns - before));
  }
  return trestle_destroy(core) != TRESTLE_OK;
}
