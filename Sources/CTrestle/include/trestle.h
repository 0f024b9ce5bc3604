/*
 * trestle.h - the C interface of Trestle, protocol 1.
 *
 * A shell (your app, or the bridge it uses) hands the core one message and gets one turn back, in the same call. Both are
 * UTF-8 JSON objects:
 *
 *   message  {"jsonrpc":"2.0","id":17,"method":"zone/mount","params":{"zone":"110003"},"at":{"mono":81234,"wall":1767225600123}}
 *   turn     {"jsonrpc":"2.0","id":17,"seq":205,"result":{"mount":3},"events":[...],"effects":[...],"wakeAt":84234}
 *
 * The core draws nothing, opens no connection, reads no clock and starts no thread. What it wants done stands in `effects`,
 * what happened comes back as a message, and `wakeAt` says when it wants to be called at the latest. All of this header is
 * six functions; everything else is in the messages, which the core lists itself: send it {"id":1,"method":"core/hello"}.
 *
 * The loop of every shell:
 *
 *   uint32_t core = trestle_create();
 *   if (core == 0) ...                                      // no slot or no memory left
 *
 *   const char *message = "{\"id\":1,\"method\":\"core/hello\"}";
 *   const uint8_t *turn;
 *   size_t turn_len;
 *   int32_t status = trestle_step(core, (const uint8_t *)message, strlen(message), &turn, &turn_len);
 *   if (status != TRESTLE_OK) ...                           // the turn names the reason; see "Statuses"
 *   // now read turn[0] ... turn[turn_len - 1], in this order:
 *   //   result / error   the answer to this message; final, it waits for no effect
 *   //   events           tell the app, in order
 *   //   effects          http/send, store/put, ...: perform each, then send effect/settle with its id and what happened
 *   //   wakeAt           set the one timer (it replaces the last); when it fires, send core/wake
 *
 *   trestle_destroy(core);                                  // once, at the end
 *
 * Never answer from inside: finish reading the turn (or copy it) before the next call with the same core.
 *
 * Memory.  You free nothing. A turn belongs to its core and stays as it is until the next call with that core - any
 * function, from any thread - or until the core is destroyed. The turns of the statuses below 0 are static and stay for ever,
 * and a call that is refused with TRESTLE_CLOSED or TRESTLE_BUSY leaves the turn of the call before it alone. A NUL byte
 * follows every turn, so that a debugger can print it; go by the length. The message is yours: it is read during the call and
 * may be changed or freed right after it.
 *
 * Threads.  Any thread may call, one at a time per core: a second one that comes while a call is inside gets TRESTLE_BUSY and
 * changes nothing. Serialise the calls of a core (a queue, a lock, one thread), reading the turn included. Different cores
 * share nothing and need no lock between them. No function blocks, waits, or calls back.
 *
 * Handles.  A core is a number, never a pointer. Using one that was destroyed, never created, or destroyed twice is safe and
 * answers TRESTLE_CLOSED. 0 is never a core. At most TRESTLE_CORES live side by side in a process.
 *
 * Statuses.  trestle_step and trestle_destroy return one of the numbers below. TRESTLE_OK means that a turn of the core was
 * written - which may well hold an `error`: whatever is wrong with a message is said in its turn. A status below 0 means that
 * the call itself could not be carried out. `*out` then points to a static turn with the same reason as an `error`, `id` null
 * and `seq` 0, so that a shell may report both in one way; nothing else in that turn is to be heeded, least of all `wakeAt`.
 * A turn is written whenever `out` and `out_len` can be written to, one by one.
 */
#ifndef TRESTLE_H
#define TRESTLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A turn was written. It may hold an `error`. */
#define TRESTLE_OK 0
/* `badArgument`: `out`, `out_len`, or `in` with a length above 0 is NULL, or `out` or `out_len` is misaligned. */
#define TRESTLE_BAD_ARGUMENT (-1)
/* `closed`: no such core: destroyed, never created, or not a handle at all. */
#define TRESTLE_CLOSED (-2)
/* `busy`: another call with this core has not returned yet. Nothing was changed; call again later. */
#define TRESTLE_BUSY (-3)
/* `outOfMemory`: no memory for the turn. The message may have been applied and its turn is lost: destroy the core. */
#define TRESTLE_OUT_OF_MEMORY (-4)
/* `limitExceeded`: the message is longer than TRESTLE_MESSAGE_BYTES. Nothing was changed. */
#define TRESTLE_LIMIT_EXCEEDED (-5)

/* Cores that may live at the same time in one process. */
#define TRESTLE_CORES 64
/* Length of the longest message: 32 MiB, for effect/settle and sdk/initialize. The core refuses others above 1 MiB itself. */
#define TRESTLE_MESSAGE_BYTES 33554432
/* What trestle_input lends at most: one message and room for the two out-parameters behind it. */
#define TRESTLE_INPUT_BYTES (TRESTLE_MESSAGE_BYTES + 64)

/* The version of this interface. It is 1; another number means that this header is not the library's. */
uint32_t trestle_abi_version(void);

/* The version of the library, such as "0.1.0". Static, NUL-terminated. */
const char *trestle_version(void);

/* A new core, or 0 when TRESTLE_CORES live already or memory is short. It knows nothing until sdk/initialize. */
uint32_t trestle_create(void);

/*
 * Lends memory of the core to write a message into: `capacity` bytes, 16-aligned, NULL when `capacity` exceeds
 * TRESTLE_INPUT_BYTES, when the core is closed or busy, or when memory is short. Its contents are arbitrary.
 *
 * For shells that have no memory of their own to pass, as with WebAssembly: there the message goes to the front and the
 * two out-parameters behind it, both in one loan (round the length up to a multiple of 16 and add two pointers). The loan
 * covers the trestle_step that follows and reading its turn; the next call after that ends it. Elsewhere passing one's own
 * memory to trestle_step does as well.
 *
 * In WebAssembly every call may grow the memory, which detaches JavaScript's views of it: make them anew after each call.
 */
uint8_t *trestle_input(uint32_t core, size_t capacity);

/*
 * Takes one message through the core and lends its turn.
 *
 *   in, in_len     the message; `in` may be NULL when `in_len` is 0. Empty text is answered with a `parseError` turn.
 *                  It may lie in the loan of trestle_input or in the turn before it.
 *   out, out_len   where the address and the length of the turn go; never NULL, aligned as their types.
 *
 * Equal cores fed equal messages give equal bytes. Takes microseconds for what an app does; never does I/O.
 */
int32_t trestle_step(uint32_t core, const uint8_t *in, size_t in_len, const uint8_t **out, size_t *out_len);

/*
 * Ends a core and frees all it lent. Returns TRESTLE_OK, TRESTLE_CLOSED, or TRESTLE_BUSY (then it lives on).
 *
 * Ends nothing that is under way outside: what is queued stays in the shell's store. To end a session as an app should,
 * send sdk/shutdown first and perform the effects of its turn.
 */
int32_t trestle_destroy(uint32_t core);

#ifdef __cplusplus
}
#endif

#endif
