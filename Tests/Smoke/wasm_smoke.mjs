// Smoke test of trestle.wasm: node wasm_smoke.mjs MODULE PAIRS
//
// PAIRS holds {"trace","message","turn"} lines that Tests/Traces/play.py left after playing every trace through another
// transport; the module must give the same bytes. Each failure is one line; the last line counts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Core, EXPORTS, instantiate } from './wasm_core.mjs';

const [modulePath, pairsPath] = process.argv.slice(2);
let passed = 0;
let failed = 0;

async function test(name, body) {
  try {
    await body();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error.message}`);
  }
}

function readStories(path) {
  const stories = new Map();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue;
    const pair = JSON.parse(line);
    if (!stories.has(pair.trace)) stories.set(pair.trace, []);
    stories.get(pair.trace).push(pair);
  }
  return stories;
}

const bytes = readFileSync(modulePath);
const began = performance.now();
const module = await WebAssembly.compile(bytes);
const exports = await instantiate(module);
const first = new Core(exports);
const hello = first.call('{"id":1,"method":"core/hello"}');
const startMs = performance.now() - began;

await test('interface', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(WebAssembly.Module.exports(module).map((entry) => entry.name).sort(), [...EXPORTS].sort());
  assert.equal(exports.trestle_abi_version(), 1);
});

await test('statuses', () => {
  const name = (turn) => JSON.parse(turn).error.data.name;
  assert.equal(hello.status, 0);
  assert.equal(JSON.parse(hello.turn).seq, 1);
  assert.equal(name(first.call('').turn), 'parseError');
  assert.equal(exports.trestle_step(first.handle, 0, 2, 0, 0), -1);
  assert.equal(exports.trestle_input(first.handle, 32 * 1024 * 1024 + 65), 0);
  assert.equal(first.destroy(), 0);
  assert.equal(first.destroy(), -2);
  assert.throws(() => first.call('{}'), /refused/);
});

await test('64 cores', () => {
  const cores = Array.from({ length: 64 }, () => new Core(exports));
  assert.throws(() => new Core(exports), /no slot/);
  for (const core of cores) assert.equal(core.destroy(), 0);
});

await test('memory that grows inside a call', async () => {
  const core = new Core(await instantiate(module));
  const before = core.exports.memory.buffer.byteLength;
  const long = `{"id":1,"method":"effect/settle","params":{"effect":1,"outcome":{"kind":"response","status":200,"headers":[],"body":"${'é'.repeat(4 << 20)}"}}}`;
  const { status, turn } = core.call(long);
  assert.equal(status, 0);
  assert.deepEqual(JSON.parse(turn).result, { stale: true });
  assert.ok(core.exports.memory.buffer.byteLength > before);
  assert.equal(core.call('{"id":"é🍋","method":"core/wake"}').turn.includes('"id":"é🍋"'), true);
});

const stories = readStories(pairsPath);
for (const [trace, pairs] of stories) {
  await test(trace, () => {
    const core = new Core(exports);
    try {
      pairs.forEach(({ message, turn }, index) => {
        assert.equal(core.call(message).turn, turn, `message ${index + 1}: ${message.slice(0, 200)}`);
      });
    } finally {
      core.destroy();
    }
  });
}
await test('traces', () => assert.ok(stories.size > 0, `no trace in ${pairsPath}`));

console.log(`wasm-smoke: compiled, created and answered in ${startMs.toFixed(1)} ms`);
console.log(`wasm-smoke: ${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
