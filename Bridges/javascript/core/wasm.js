// The core as WebAssembly: for browsers, and for Node where there is no addon. The module has no imports; one instance holds
// one core, so that a trap in one costs no other.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Messages up to this many UTF-16 units are encoded straight into the core's memory, three bytes being kept for each. */
const SHORT = 1 << 16;
/** Statuses of trestle.h after which the turn may be heeded: a turn was written, or the message was too long. */
const ANSWERED = [0, -5];

/**
 * Compiles the module: while it still arrives, where the server says what it is, else once it has arrived.
 *
 * @param {URL | string | BufferSource | WebAssembly.Module} source its address, its bytes, or the module itself
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source !== "string" && !(source instanceof URL)) return WebAssembly.compile(source);
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${source}: status ${answer.status}`);
  const isNamed = /^application\/wasm\b/i.test(answer.headers.get("content-type") ?? "");
  if (isNamed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * How to open a core of this module. The module is compiled once; what failed is tried anew at the next opening.
 *
 * @param {Parameters<typeof compile>[0]} source
 * @returns {() => Promise<WasmCore>}
 */
export function wasmCores(source) {
  let module;
  return async () => {
    module ??= compile(source);
    try {
      const { exports } = await WebAssembly.instantiate(await module, {});
      return new WasmCore(exports);
    } catch (error) {
      module = undefined;
      throw error;
    }
  };
}

/** One message in, one turn out. Whatever `step` throws, the core is lost and must not be used again. */
export class WasmCore {
  #exports;
  #handle;

  constructor(exports) {
    exports._initialize();
    this.#exports = exports;
    this.#handle = exports.trestle_create() >>> 0;
    if (this.#handle === 0) throw new Error("trestle_create: no memory left");
  }

  /**
   * @param {string} message
   * @returns {string} the turn
   */
  step(message) {
    if (!this.#exports) throw new Error("trestle_step: closed");
    const { memory, trestle_input, trestle_step } = this.#exports;
    const bytes = message.length > SHORT ? encoder.encode(message) : undefined;
    // The message lies at the front of the loan, the two out-parameters behind it.
    const room = ((bytes ? bytes.length : 3 * message.length) + 15) & ~15;
    const start = trestle_input(this.#handle, room + 8) >>> 0;
    if (start === 0 && bytes) return this.#refuse(bytes.length);
    if (start === 0) throw new Error("trestle_input: refused");
    // Every call may grow the memory, which detaches all views of it: none is kept over a call.
    let length;
    if (bytes) {
      new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
      length = bytes.length;
    } else {
      length = encoder.encodeInto(message, new Uint8Array(memory.buffer, start, room)).written;
    }
    return this.#read(trestle_step(this.#handle, start, length, start + room, start + room + 4), start + room);
  }

  /** The core's own words about a message that it has no room for. */
  #refuse(length) {
    const { trestle_input, trestle_step } = this.#exports;
    const start = trestle_input(this.#handle, 8) >>> 0;
    if (start === 0) throw new Error("trestle_input: refused");
    return this.#read(trestle_step(this.#handle, start, length, start, start + 4), start);
  }

  #read(status, outs) {
    if (!ANSWERED.includes(status)) throw new Error(`trestle_step: status ${status}`);
    const { buffer } = this.#exports.memory;
    const [turn, length] = new Uint32Array(buffer, outs, 2);
    return decoder.decode(new Uint8Array(buffer, turn, length));
  }

  destroy() {
    this.#exports?.trestle_destroy(this.#handle);
    this.#exports = undefined;
  }
}
