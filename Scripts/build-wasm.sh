#!/usr/bin/env bash
# Builds build/trestle.wasm: the core, jansson and the parts of wasi-libc they need, in one module without imports.
set -euo pipefail
cd "$(dirname "$0")/.."

work=${WASM_SCRATCH:-.build-wasm}
out=${1:-build/trestle.wasm}
include=/usr/include/wasm32-wasi
libraries=/usr/lib/wasm32-wasi
builtins=$(compgen -G '/usr/lib/llvm-14/lib/clang/14*/lib/wasi/libclang_rt.builtins-wasm32.a' | head -n 1)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unicode=$toolchain/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a

mkdir -p "$work/c" "$(dirname "$out")"
work=$(cd "$work" && pwd)
Scripts/jansson-source.sh "$work/jansson"

# The core never lets jansson see more than 32 levels (TrestleJSON/JSONDocument.swift); a browser's stack should not depend on
# that alone.
sed -e 's/@json_inline@/inline/' -e 's/@json_have_long_long@/1/' -e 's/@json_have_localeconv@/0/' \
  -e 's/@json_have_atomic_builtins@/1/' -e 's/@json_have_sync_builtins@/1/' -e 's/\(JSON_PARSER_MAX_DEPTH\) .*/\1 64/' \
  "$work/jansson/src/jansson_config.h.in" >"$work/c/jansson_config.h.new"
cmp -s "$work/c/jansson_config.h.new" "$work/c/jansson_config.h" || cp "$work/c/jansson_config.h.new" "$work/c/jansson_config.h"

# For size, but for what goes through every byte of every text: there speed costs 200 bytes.
compile() {
  local object level=-Oz
  case $1 in */load.c | */strbuffer.c) level=-O2 ;; esac
  object=$work/c/$(basename "$1" .c).o
  [ "$object" -nt "$1" ] && [ "$object" -nt "$work/c/jansson_config.h" ] && [ "$object" -nt Scripts/build-wasm.sh ] && return
  "$toolchain/bin/clang" --target=wasm32-wasi -isystem "$include" -I"$work/c" -I"$work/jansson/src" -IScripts/wasm \
    "$level" -DHAVE_CONFIG_H -Wno-everything -ffile-prefix-map="$work"=. -c "$1" -o "$object"
}
for name in dump error hashtable hashtable_seed load memory strbuffer strconv utf value; do
  compile "$work/jansson/src/$name.c"
done
compile Scripts/wasm/no_system.c

log=$work/swift.log
swift build -c release --traits Embedded --triple wasm32-unknown-none-wasm --target Trestle --scratch-path "$work" \
  -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector \
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=closure-specialize -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=capture-prop \
  -Xcc -isystem -Xcc "$include" -Xcc -I"$work/c" -Xcc -I"$work/jansson/src" -Xcc -D__wasi__ >"$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}

# Objects of today's sources alone: those of a deleted file stay in the folder.
mapfile -t objects < <(/usr/bin/python3 - "$work/wasm32-unknown-none-wasm/release" <<'PYTHON'
import glob, json, os, sys
for path in sorted(glob.glob(sys.argv[1] + "/*.build/output-file-map.json")):
    for source, outputs in json.load(open(path)).items():
        if os.path.exists(source) and os.path.exists(outputs.get("object", "")):
            print(outputs["object"])
PYTHON
)

exports=(_initialize trestle_abi_version trestle_version trestle_create trestle_input trestle_step trestle_destroy)
"$toolchain/bin/wasm-ld" "${objects[@]}" "$work"/c/*.o "$libraries/crt1-reactor.o" -L"$libraries" -lc "$builtins" "$unicode" \
  --no-entry --gc-sections --strip-all --stack-first -z stack-size=524288 --max-memory=1073741824 \
  $(printf -- '--export=%s ' "${exports[@]}") -o "$work/linked.new"
# Shrinking takes longer than linking, and most builds change nothing.
if [ "$out" -nt Scripts/build-wasm.sh ] && cmp -s "$work/linked.new" "$work/linked.wasm"; then exit 0; fi

# Without inlining: it makes the module no smaller and gzip find less that repeats.
wasm-opt -Oz --one-caller-inline-max-function-size=1 --always-inline-max-function-size=1 \
  --flexible-inline-max-function-size=1 --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
  --enable-mutable-globals "$work/linked.new" -o "$work/small.wasm"
mv "$work/small.wasm" "$out"
mv "$work/linked.new" "$work/linked.wasm"
