#!/usr/bin/env bash
# Builds what a user takes away, into build/.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build

# Quiet unless it fails or takes part in the result.
quietly() {
  local what=$1 log
  shift
  log=$(mktemp)
  echo "build: $what"
  "$@" >"$log" 2>&1 || { cat "$log"; rm -f "$log"; echo "build: $what failed" >&2; exit 1; }
  rm -f "$log"
}

# Replaces a file only when it changed, and never under a process that runs it.
place() { cmp -s "$1" "$2" || { cp "$1" "$2.new" && mv -f "$2.new" "$2"; }; }

quietly "trestle-host" swift build -c release --static-swift-stdlib -Xlinker -s --product trestle-host
quietly "trestle-dev-server" swift build -c release --static-swift-stdlib -Xlinker -s --product trestle-dev-server
quietly "libtrestle.so (Embedded Swift)" \
  swift build -c release --traits Embedded --product trestle --scratch-path .build-embedded
place .build/release/trestle-host build/trestle-host
place .build/release/trestle-dev-server build/trestle-dev-server
place .build-embedded/release/libtrestle.so build/libtrestle.so
place Sources/CTrestle/include/trestle.h build/trestle.h
for notice in LICENSE THIRD-PARTY.txt; do place $notice build/$notice; done
quietly "trestle.wasm (Embedded Swift, jansson)" Scripts/build-wasm.sh build/trestle.wasm
quietly "the JavaScript package" Scripts/build-js.sh
