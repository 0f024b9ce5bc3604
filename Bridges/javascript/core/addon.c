/*
 * trestle.node: the C interface of the core as a class for Node.
 *
 *   const core = new Core()       throws when 64 live already
 *   core.step(message) -> turn    both strings; throws when the core is lost (trestle.h, "Statuses")
 *   core.destroy()                once or more often; otherwise the collector and the end of the environment see to it
 *
 * Nothing is shared between environments, so workers may load it as well. No thread, no callback, no handle that would keep
 * the process alive.
 */
#define NAPI_VERSION 8
#include <node_api.h>
#include <stdlib.h>
#include <trestle.h>

/* Turns a failed call into a JavaScript exception, unless one is under way. */
static napi_value fail(napi_env env, const char *message) {
  bool isPending = false;
  napi_is_exception_pending(env, &isPending);
  if (!isPending) napi_throw_error(env, NULL, message);
  return NULL;
}

typedef struct {
  uint32_t handle;
} Core;

static const napi_type_tag CORE_TAG = {0x7472657374c0e001ULL, 0x9d1f4a2b6c8e0f37ULL};

static void finalize(napi_env env, void *data, void *hint) {
  (void)env;
  (void)hint;
  Core *core = data;
  trestle_destroy(core->handle);
  free(core);
}

static napi_value construct(napi_env env, napi_callback_info info) {
  napi_value self, target;
  if (napi_get_new_target(env, info, &target) != napi_ok || target == NULL) return fail(env, "Core: use new");
  if (napi_get_cb_info(env, info, NULL, NULL, &self, NULL) != napi_ok) return fail(env, "Core: no arguments");
  Core *core = malloc(sizeof *core);
  if (core == NULL) return fail(env, "Core: no memory");
  core->handle = trestle_create();
  if (core->handle == 0) {
    free(core);
    return fail(env, "trestle_create: no slot or memory left");
  }
  if (napi_type_tag_object(env, self, &CORE_TAG) != napi_ok || napi_wrap(env, self, core, finalize, NULL, NULL) != napi_ok) {
    finalize(env, core, NULL);
    return fail(env, "Core: cannot be wrapped");
  }
  return self;
}

/* The core behind `this`, or NULL with an exception. */
static Core *receive(napi_env env, napi_callback_info info, size_t *argc, napi_value *argv) {
  napi_value self;
  bool isCore = false;
  void *data = NULL;
  if (napi_get_cb_info(env, info, argc, argv, &self, NULL) != napi_ok ||
      napi_check_object_type_tag(env, self, &CORE_TAG, &isCore) != napi_ok || !isCore || napi_unwrap(env, self, &data) != napi_ok) {
    napi_throw_type_error(env, NULL, "this is no Core");
    return NULL;
  }
  return data;
}

static napi_value step(napi_env env, napi_callback_info info) {
  size_t argc = 1;
  napi_value message;
  Core *core = receive(env, info, &argc, &message);
  if (core == NULL) return NULL;
  size_t length = 0;
  if (argc < 1 || napi_get_value_string_utf8(env, message, NULL, 0, &length) != napi_ok) {
    napi_throw_type_error(env, NULL, "step: the message must be a string");
    return NULL;
  }
  /* One more for the NUL that Node writes: without it the last character is cut off. */
  char *own = NULL;
  char *text = (char *)trestle_input(core->handle, length + 1);
  if (text == NULL) text = own = malloc(length + 1);
  if (text == NULL) return fail(env, "step: no memory");
  size_t written = 0;
  napi_status read = napi_get_value_string_utf8(env, message, text, length + 1, &written);
  const uint8_t *turn = NULL;
  size_t turn_length = 0;
  int32_t status = TRESTLE_BAD_ARGUMENT;
  if (read == napi_ok && written == length) {
    status = trestle_step(core->handle, (const uint8_t *)text, written, &turn, &turn_length);
  }
  free(own);
  napi_value result;
  switch (status) {
  case TRESTLE_OK:
  case TRESTLE_LIMIT_EXCEEDED:
    if (napi_create_string_utf8(env, (const char *)turn, turn_length, &result) != napi_ok) return fail(env, "step: no memory");
    return result;
  case TRESTLE_CLOSED:
    return fail(env, "trestle_step: closed");
  case TRESTLE_BUSY:
    return fail(env, "trestle_step: busy");
  case TRESTLE_OUT_OF_MEMORY:
    return fail(env, "trestle_step: outOfMemory");
  default:
    return fail(env, "trestle_step: badArgument");
  }
}

static napi_value destroy(napi_env env, napi_callback_info info) {
  size_t argc = 0;
  Core *core = receive(env, info, &argc, NULL);
  if (core != NULL) trestle_destroy(core->handle);
  return NULL;
}

NAPI_MODULE_INIT() {
  const napi_property_descriptor methods[] = {
      {"step", NULL, step, NULL, NULL, NULL, napi_default_method, NULL},
      {"destroy", NULL, destroy, NULL, NULL, NULL, napi_default_method, NULL},
  };
  napi_value class, version;
  if (trestle_abi_version() != 1) return fail(env, "libtrestle has another C interface than this addon");
  if (napi_define_class(env, "Core", NAPI_AUTO_LENGTH, construct, NULL, sizeof methods / sizeof methods[0], methods, &class) !=
          napi_ok ||
      napi_set_named_property(env, exports, "Core", class) != napi_ok ||
      napi_create_string_utf8(env, trestle_version(), NAPI_AUTO_LENGTH, &version) != napi_ok ||
      napi_set_named_property(env, exports, "version", version) != napi_ok) {
    return fail(env, "trestle.node cannot be loaded");
  }
  return exports;
}
