#!/usr/bin/env bash
# Every test of the project, after `make build`. Each part prints its runner's own closing lines; the first that fails ends it.
set -euo pipefail
cd "$(dirname "$0")/.."
python=.venv/bin/python
work=.build/tests
mkdir -p "$work"

part() { printf '\n== %s\n' "$1"; }

part "style and rules"
swift format lint --strict -r Package.swift Sources Tests
echo "swift-format: clean"
Scripts/check-core.sh

part "schemas and what is generated from them"
swift build --product trestle-gen >"$work/gen.log" 2>&1 || { cat "$work/gen.log"; exit 1; }
.build/debug/trestle-gen --check && echo "trestle-gen: nothing is stale"
$python Scripts/schema-vectors.py
$python Scripts/schema-mutations.py
$python Scripts/schema-languages.py
$python Scripts/schema-generator-test.py .build/debug/trestle-gen

part "Swift"
rm -rf "$work/pairs"
mkdir "$work/pairs"
# The runner ends with 0 also when it finds no test.
ran() { sed -n 's/.*Test run with \([1-9][0-9]*\) tests .*/\1/p' "$1" | tail -n 1; }
TRACE_PAIRS="$work/pairs" swift test --disable-xctest 2>&1 | tee "$work/swift.log"
tests=$(ran "$work/swift.log")
[ -n "$tests" ] || { echo "no test ran"; exit 1; }

part "Swift under sanitizers: memory, then threads"
sanitized() {
  local log=$work/$1.log
  SWIFT_BACKTRACE=enable=no swift test --disable-xctest --sanitize="$1" --scratch-path ".build-$1" >"$log" 2>&1 || {
    cat "$log"
    exit 1
  }
  [ "$(ran "$log")" = "$tests" ] || { echo "$1: $(tail -n 1 "$log"), without a sanitizer $tests"; exit 1; }
  echo "$1: $(tail -n 1 "$log")"
}
sanitized address
sanitized thread

part "properties: seeded stories, every invariant after every turn"
swift build -c release --static-swift-stdlib -Xlinker -s --product trestle-properties >"$work/properties.log" 2>&1 || {
  cat "$work/properties.log"
  exit 1
}
.build/release/trestle-properties --seed "${PROPERTY_SEED:-1}"

part "fuzzing: what was found, then news for ${FUZZ_SECONDS:-30} s a target"
/usr/bin/python3 Tests/Fuzz/fuzz.py --replay
/usr/bin/python3 Tests/Fuzz/fuzz.py --seconds "${FUZZ_SECONDS:-30}"

part "traces through the C interface, the host and WebAssembly"
$python Tests/Traces/play.py --library build/libtrestle.so --check "$work/pairs"
$python Tests/Traces/play.py --host build/trestle-host --pairs "$work/pairs.jsonl"
$python Tests/Traces/play.py --host build/trestle-host --check "$work/pairs"
node Tests/Smoke/wasm_smoke.mjs build/trestle.wasm "$work/pairs.jsonl"
$python Scripts/trace-schema.py --pairs "$work/pairs.jsonl"
$python Scripts/trace-sources.py | tail -n 1
$python Scripts/schema-examples.py --check "$work/pairs.jsonl"

part "surroundings: locales, time zones, a closed stderr, small stacks"
$python Tests/Outside/environment.py

part "messages drawn from the schemas, through the C interface and the host"
$python Tests/Outside/test_messages.py

part "JavaScript"
Scripts/build-js.sh --addon
for modules in tsconfig node16; do tsc -p "Bridges/javascript/test/types/$modules.json"; done
echo "types: the documented usage compiles, as modules of bundlers and of Node"
TRACE_PAIRS="$work/pairs" node --expose-gc --test Bridges/javascript/test/*.test.mjs >"$work/javascript.log" || {
  cat "$work/javascript.log"
  exit 1
}
grep -E '^# (tests|pass|fail|skipped)' "$work/javascript.log"
node --expose-gc Bridges/javascript/bench/bench.mjs --gate

part "JavaScript in Chromium"
$python Bridges/javascript/test/browser/test_browser.py

part "what ships under valgrind, our C under undefined-behaviour checks"
$python Tests/Outside/native.py

part "what ships"
Scripts/check-library.sh
gcc -shared -fPIC -Wall -Wextra -Werror -o "$work/failing_allocator.so" Tests/Smoke/failing_allocator.c -ldl
$python Tests/Smoke/abi_smoke.py build/libtrestle.so "$work/failing_allocator.so"
$python Tests/Smoke/large_lists.py build/libtrestle.so
$python Tests/Smoke/readme_test.py
$python Tests/Benchmarks/bench.py --counts
$python Tests/Benchmarks/search/search.py --sizes 10000 100000 --seconds 2

part "soak: a tenth"
$python Tests/Outside/soak.py --share 10

part "host and development service"
TRESTLE_HOST=build/trestle-host $python Tests/Host/test_host.py
$python Tests/DevServer/test_dev_server.py build/trestle-dev-server
$python Tests/Kill/kill_test.py --share 10
$python Scripts/demo/demo.py | tail -n 1
