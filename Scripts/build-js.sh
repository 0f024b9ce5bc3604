#!/usr/bin/env bash
# Puts what Bridges/javascript needs into its folder prebuilt/: trestle.wasm from build/, the notices that go with it, the whole
# SDK in one file, and for Node trestle.node with libtrestle.so beside it. Node's own headers are used and nothing is downloaded; without them there is no
# addon and Node takes the WebAssembly. --addon: then it fails.
set -euo pipefail
cd "$(dirname "$0")/.."

place() { cmp -s "$1" "$2" || { cp "$1" "$2.new" && mv -f "$2.new" "$2"; }; }

prebuilt=Bridges/javascript/prebuilt
mkdir -p "$prebuilt"
for file in trestle.wasm LICENSE THIRD-PARTY.txt; do place build/$file "$prebuilt/$file"; done
node Scripts/bundle-js.mjs

node=$(command -v node || true)
for headers in "${node:+$(dirname "$(dirname "$node")")/include/node}" \
  "${node:+$(dirname "$(dirname "$(readlink -f "$node")")")/include/node}" /usr/include/node ""; do
  [ -n "$headers" ] && [ -e "$headers/node_api.h" ] && break
done
if [ -z "$headers" ]; then
  [ "${1:-}" != --addon ] || { echo "build-js: no headers of node (node_api.h) found" >&2; exit 1; }
  exit 0
fi

platform=$prebuilt/$(node -p 'process.platform + "-" + process.arch')
mkdir -p "$platform"
place build/libtrestle.so "$platform/libtrestle.so"
source=Bridges/javascript/core/addon.c
[ "$platform/trestle.node" -nt "$source" ] && [ "$platform/trestle.node" -nt build/trestle.h ] && exit 0
gcc -shared -fPIC -O2 -std=c11 -Wall -Wextra -Werror -fvisibility=hidden -isystem "$headers" -Ibuild "$source" \
  -L"$platform" -ltrestle -Wl,-rpath,'$ORIGIN' -Wl,-s -o "$platform/trestle.node.new"
mv -f "$platform/trestle.node.new" "$platform/trestle.node"
