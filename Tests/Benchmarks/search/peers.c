#define _GNU_SOURCE
/*
 * What the engine is compared with, and the engine as a shell reaches it: messages through libtrestle.so.
 *
 *   peers scan|filter|messages FOLDER OUT SECONDS
 *
 * FOLDER holds terms.tsv (term, priority) and queries.tsv (query, kind). Writes OUT.tsv ("top10", number of the query,
 * nanoseconds, terms, CRC-32 of their texts joined by newlines), OUT.totals (number of the query, how many terms match) and
 * OUT.json. Times are of the processor; no query begins after SECONDS of it.
 *
 * scan: one pass over the terms, lower-case and in the order of suggestions, until ten begin with the query. The least that
 *   can be done without an index; totals are counted apart.
 * filter: all terms that hold the query, sorted, and ten of them kept: what SDKs do.
 * messages: keyword/search with limit 10 after the terms came in one effect/settle.
 */
#include <inttypes.h>
#include <jansson.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <trestle.h>

enum { WANTED = 10, LONGEST_QUERY = 256 };

typedef struct {
  const char *text; /* as written */
  char *key;        /* lower case */
  size_t length;    /* of both */
  long priority;
  bool begins; /* with the query: set and read by the filter */
} term;

typedef struct {
  term *terms;
  size_t count;
} list;

typedef struct {
  const term *first[WANTED];
  size_t count;
  size_t total;
} answer;

static void stop(const char *why) {
  fprintf(stderr, "peers: %s\n", why);
  exit(1);
}

static void *room(size_t bytes) {
  void *made = calloc(bytes ? bytes : 1, 1);
  if (!made) stop("no memory");
  return made;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static char *read_file(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *file = fopen(path, "rb");
  if (!file) stop("a file of the corpus is missing");
  fseek(file, 0, SEEK_END);
  const long size = ftell(file);
  rewind(file);
  char *bytes = room((size_t)size + 1);
  if (fread(bytes, 1, (size_t)size, file) != (size_t)size) stop("a file of the corpus cannot be read");
  fclose(file);
  return bytes;
}

static FILE *create(const char *out, const char *ending) {
  char path[4096];
  snprintf(path, sizeof path, "%s.%s", out, ending);
  FILE *file = fopen(path, "w");
  if (!file) stop("the results cannot be written");
  return file;
}

/* A number of /proc/self/status, in KiB. */
static long status(const char *name) {
  char line[256];
  long value = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file)) {
    if (strncmp(line, name, strlen(name)) == 0) value = strtol(line + strlen(name) + 1, NULL, 10);
  }
  if (file) fclose(file);
  return value;
}

static uint32_t crc32_of(uint32_t crc, const char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    crc ^= (unsigned char)bytes[i];
    for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xEDB88320u : crc >> 1;
  }
  return crc;
}

/* ASCII and the letters of Latin 1, which is all that the corpora have in two cases. Keeps the length. */
static void lower(char *into, const char *from, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned char byte = (unsigned char)from[i];
    const bool accented = i > 0 && (unsigned char)from[i - 1] == 0xC3 && byte >= 0x80 && byte <= 0x9E && byte != 0x97;
    if ((byte >= 'A' && byte <= 'Z') || accented) byte += 0x20;
    into[i] = (char)byte;
  }
}

static int by_rank(const void *left, const void *right) {
  const term *a = left, *b = right;
  if (a->priority != b->priority) return a->priority < b->priority ? -1 : 1;
  const int order = memcmp(a->key, b->key, a->length < b->length ? a->length : b->length);
  return order ? order : (a->length > b->length) - (a->length < b->length);
}

static int by_answer(const void *left, const void *right) {
  const term *a = *(const term *const *)left, *b = *(const term *const *)right;
  if (a->begins != b->begins) return a->begins ? -1 : 1;
  return by_rank(a, b);
}

static list read_terms(char *text) {
  list read = {NULL, 0};
  for (const char *at = text; (at = strchr(at, '\n')); at++) read.count++;
  read.terms = room(read.count * sizeof *read.terms);
  for (size_t i = 0; i < read.count; i++) {
    char *tab = strchr(text, '\t');
    if (!tab) stop("a term without a priority");
    read.terms[i] = (term){text, NULL, (size_t)(tab - text), strtol(tab + 1, NULL, 10), false};
    text = strchr(tab, '\n') + 1;
  }
  return read;
}

/* Lower-case terms one behind the other, in their order. */
static char *lay_out(list list) {
  size_t size = 0;
  for (size_t i = 0; i < list.count; i++) size += list.terms[i].length + 1;
  char *keys = room(size + 1), *at = keys;
  for (size_t i = 0; i < list.count; i++) {
    lower(at, list.terms[i].text, list.terms[i].length);
    list.terms[i].key = at;
    at += list.terms[i].length;
    *at++ = '\n';
  }
  return keys;
}

/* The pointers to keys move with their terms: sort first on keys laid out as given, then lay them out anew. */
static char *rank(list list) {
  char *given = lay_out(list);
  qsort(list.terms, list.count, sizeof *list.terms, by_rank);
  char *ranked = lay_out(list);
  free(given);
  return ranked;
}

/* `enough`: stop as soon as that many begin with the query. */
static answer scan(list list, const char *query, size_t length, size_t enough) {
  answer found = {{NULL}, 0, 0};
  const term *inside[WANTED];
  size_t insides = 0;
  const char *end = list.terms[list.count - 1].key + list.terms[list.count - 1].length;
  const char *at = list.terms[0].key;
  size_t current = 0;
  while ((at = memchr(at, query[0], (size_t)(end - at))) && (size_t)(end - at) >= length) {
    if (memcmp(at, query, length) != 0) {
      at++;
      continue;
    }
    /* On to the term that holds this place: by steps that double, then by halves. */
    size_t step = 1;
    while (current + step < list.count && list.terms[current + step].key <= at) {
      current += step;
      step *= 2;
    }
    for (; step > 0; step /= 2) {
      if (current + step < list.count && list.terms[current + step].key <= at) current += step;
    }
    found.total++;
    if (at == list.terms[current].key) {
      if (found.count < WANTED) found.first[found.count++] = &list.terms[current];
      if (found.count == enough) return found;
    } else if (insides < WANTED) {
      inside[insides++] = &list.terms[current];
    }
    if (++current == list.count) break;
    at = list.terms[current].key;
  }
  for (size_t i = 0; found.count < WANTED && i < insides; i++) found.first[found.count++] = inside[i];
  return found;
}

static answer filter(list list, const term **kept, const char *query, size_t length) {
  answer found = {{NULL}, 0, 0};
  for (size_t i = 0; i < list.count; i++) {
    term *term = &list.terms[i];
    const char *place = memmem(term->key, term->length, query, length);
    if (!place) continue;
    term->begins = place == term->key;
    kept[found.total++] = term;
  }
  qsort(kept, found.total, sizeof *kept, by_answer);
  for (; found.count < WANTED && found.count < found.total; found.count++) found.first[found.count] = kept[found.count];
  return found;
}

/* One way to answer. */
typedef struct way {
  answer (*answer_query)(const struct way *, const char *query, size_t length, uint64_t *took);
  list list;
  const term **kept;
  uint32_t core;
} way;

/* Asks each query within the time and writes what was found. */
static void run(const way *way, const char *queries, const char *out, double seconds) {
  FILE *rows = create(out, "tsv"), *totals = create(out, "totals");
  const uint64_t end = now() + (uint64_t)(seconds * 1e9);
  size_t number = 0;
  for (const char *tab; (tab = strchr(queries, '\t')) && now() < end; number++) {
    uint64_t took = 0;
    const size_t length = (size_t)(tab - queries);
    if (length >= LONGEST_QUERY) stop("a query is too long");
    const answer found = way->answer_query(way, queries, length, &took);
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < found.count; i++) {
      if (i > 0) crc = crc32_of(crc, "\n", 1);
      crc = crc32_of(crc, found.first[i]->text, found.first[i]->length);
    }
    fprintf(rows, "top10\t%zu\t%" PRIu64 "\t%zu\t%" PRIu32 "\n", number, took, found.count, ~crc);
    fprintf(totals, "%zu\t%zu\n", number, found.total);
    queries = strchr(tab, '\n') + 1;
  }
  fclose(rows);
  fclose(totals);
}

static answer answer_by_scan(const way *way, const char *query, size_t length, uint64_t *took) {
  char key[LONGEST_QUERY];
  const uint64_t began = now();
  lower(key, query, length);
  answer found = scan(way->list, key, length, WANTED);
  *took = now() - began;
  found.total = scan(way->list, key, length, SIZE_MAX).total;
  return found;
}

static answer answer_by_filter(const way *way, const char *query, size_t length, uint64_t *took) {
  char key[LONGEST_QUERY];
  const uint64_t began = now();
  lower(key, query, length);
  const answer found = filter(way->list, way->kept, key, length);
  *took = now() - began;
  return found;
}

static json_t *step(uint32_t core, const char *message, size_t length, uint64_t *took) {
  const uint8_t *turn;
  size_t turn_length;
  const uint64_t began = now();
  const int32_t status = trestle_step(core, (const uint8_t *)message, length, &turn, &turn_length);
  *took = now() - began;
  if (status != TRESTLE_OK) stop("a call was refused");
  json_t *values = json_loadb((const char *)turn, turn_length, 0, NULL);
  if (!json_object_get(values, "result")) stop("a message was answered with an error");
  return values;
}

static answer answer_by_message(const way *way, const char *query, size_t length, uint64_t *took) {
  json_t *message = json_pack("{s:i,s:s,s:{s:s%,s:i}}", "id", 1, "method", "keyword/search", "params", "query", query, length,
                              "limit", WANTED);
  char *text = json_dumps(message, JSON_COMPACT);
  json_t *turn = step(way->core, text, strlen(text), took);
  json_t *result = json_object_get(turn, "result"), *match;
  answer found = {{NULL}, 0, (size_t)json_integer_value(json_object_get(result, "total"))};
  size_t index;
  json_array_foreach(json_object_get(result, "matches"), index, match) {
    const size_t place = strtoul(json_string_value(json_object_get(match, "term_id")), NULL, 10);
    if (place < way->list.count && index < WANTED) found.first[found.count++] = &way->list.terms[place];
  }
  json_decref(turn);
  json_decref(message);
  free(text);
  return found;
}

/* The message that brings the terms, as a shell would build it: the service's answer as a string. */
static char *settlement(list list, json_int_t effect, size_t *length) {
  json_t *terms = json_array();
  for (size_t i = 0; i < list.count; i++) {
    char id[32];
    snprintf(id, sizeof id, "%zu", i);
    json_array_append_new(terms, json_pack("{s:s,s:s%,s:s%,s:i}", "term_id", id, "term", list.terms[i].text,
                                           list.terms[i].length, "replacement", list.terms[i].text, list.terms[i].length,
                                           "priority", (int)list.terms[i].priority));
  }
  json_t *body = json_pack("{s:b,s:{s:s,s:o}}", "success", 1, "data", "search_id", "S", "terms", terms);
  char *body_text = json_dumps(body, JSON_COMPACT);
  json_t *message = json_pack("{s:i,s:s,s:{s:I,s:{s:s,s:i,s:[],s:s}}}", "id", 2, "method", "effect/settle", "params", "effect",
                              effect, "outcome", "kind", "response", "status", 200, "headers", "body", body_text);
  char *text = json_dumps(message, JSON_COMPACT);
  if (!text) stop("the terms cannot be written as a message");
  json_decref(message);
  json_decref(body);
  free(body_text);
  *length = strlen(text);
  return text;
}

static json_int_t request_for_terms(json_t *turn) {
  size_t index;
  json_t *effect;
  json_array_foreach(json_object_get(turn, "effects"), index, effect) {
    const char *purpose = json_string_value(json_object_get(effect, "purpose"));
    if (purpose && strcmp(purpose, "keywords") == 0) return json_integer_value(json_object_get(effect, "id"));
  }
  stop("no terms were asked for");
  return 0;
}

static const char INITIALIZE[] =
    "{\"id\":1,\"method\":\"sdk/initialize\",\"params\":{\"appId\":\"APP\",\"environment\":\"development\","
    "\"performs\":[\"http\"],\"features\":{\"keywords\":true,\"payloads\":false},\"policy\":{\"keywordMinScalars\":1,"
    "\"searchReports\":\"superseded\"},"
    "\"entropy\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"},"
    "\"at\":{\"mono\":1000000,\"wall\":1767225600000}}";

/* Forgets the highest resident size so far. */
static void forget_peak(void) {
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (!file || fputs("5", file) < 0) stop("the peak of memory cannot be reset");
  fclose(file);
}

static void measure_messages(list list, const char *queries, const char *out, double seconds) {
  /* Large blocks go back to the system when they are freed: what is resident is what is held. */
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  uint64_t took;
  size_t length;
  way way = {answer_by_message, list, NULL, trestle_create()};
  json_t *turn = step(way.core, INITIALIZE, strlen(INITIALIZE), &took);
  char *message = settlement(list, request_for_terms(turn), &length);
  json_decref(turn);
  malloc_trim(0);
  forget_peak();
  const long before = status("VmRSS");
  json_decref(step(way.core, message, length, &took));
  const long peak = status("VmHWM") - before;
  malloc_trim(0);
  const long kept = status("VmRSS") - before;
  FILE *facts = create(out, "json");
  fprintf(facts, "{\"impl\":\"Trestle as messages\",\"n\":%zu,\"build_ms\":%.1f,\"mem_kb\":%ld,\"index_bytes\":0,"
          "\"peak_kb\":%ld,\"message_bytes\":%zu}\n", list.count, (double)took / 1e6, kept, peak, length);
  fclose(facts);
  free(message);
  run(&way, queries, out, seconds);
  trestle_destroy(way.core);
}

int main(int count, char **arguments) {
  if (count != 5) stop("usage: peers scan|filter|messages FOLDER OUT SECONDS");
  const char *what = arguments[1], *out = arguments[3];
  const double seconds = strtod(arguments[4], NULL);
  list list = read_terms(read_file(arguments[2], "terms.tsv"));
  const char *queries = read_file(arguments[2], "queries.tsv");
  if (list.count == 0) stop("there are no terms");
  if (strcmp(what, "messages") == 0) {
    measure_messages(list, queries, out, seconds);
    return 0;
  }
  const long before = status("VmRSS");
  const uint64_t began = now();
  way way = {answer_by_filter, list, NULL, 0};
  if (strcmp(what, "scan") == 0) {
    way.answer_query = answer_by_scan;
    rank(list);
  } else {
    lay_out(list);
    way.kept = room(list.count * sizeof *way.kept);
  }
  const double built = (double)(now() - began) / 1e6;
  FILE *facts = create(out, "json");
  fprintf(facts, "{\"impl\":\"C %s\",\"n\":%zu,\"build_ms\":%.1f,\"mem_kb\":%ld,\"index_bytes\":0}\n", what, list.count, built,
          status("VmRSS") - before);
  fclose(facts);
  run(&way, queries, out, seconds);
  return 0;
}
