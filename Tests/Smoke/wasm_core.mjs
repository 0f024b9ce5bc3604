// A core of trestle.wasm: one message in, one turn out. Works in Node and, as it is, in a browser.

export const EXPORTS = [
  'memory', '_initialize', 'trestle_abi_version', 'trestle_version', 'trestle_create', 'trestle_input', 'trestle_step',
  'trestle_destroy',
];

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Instantiates a compiled module; it has no imports. */
export async function instantiate(module) {
  const { exports } = await WebAssembly.instantiate(module, {});
  exports._initialize();
  return exports;
}

export class Core {
  constructor(exports) {
    this.exports = exports;
    this.handle = exports.trestle_create() >>> 0;
    if (this.handle === 0) throw new Error('trestle_create: no slot or memory left');
  }

  /** Status and text of the turn. The message lies at the front of the scratch, both out-parameters behind it. */
  call(message) {
    const text = typeof message === 'string' ? encoder.encode(message) : message;
    const outs = Math.ceil(text.length / 16) * 16;
    const start = this.exports.trestle_input(this.handle, outs + 8) >>> 0;
    if (start === 0) throw new Error(`trestle_input: refused ${outs + 8} bytes`);
    // Each call may grow the memory and detach its views, so none is kept over a call.
    new Uint8Array(this.exports.memory.buffer, start, text.length).set(text);
    const status = this.exports.trestle_step(this.handle, start, text.length, start + outs, start + outs + 4);
    const [turn, length] = new Uint32Array(this.exports.memory.buffer, start + outs, 2);
    return { status, turn: decoder.decode(new Uint8Array(this.exports.memory.buffer, turn, length)) };
  }

  destroy() {
    return this.exports.trestle_destroy(this.handle);
  }
}
