#!/usr/bin/env bash
# Checks the rules of the core that no compiler checks: nothing that reaches outside, nothing that traps on purpose.
set -euo pipefail
cd "$(dirname "$0")/.."
folders=(Sources/TrestleJSON Sources/TrestleProtocol Sources/TrestleKernel Sources/TrestleCore Sources/Trestle Sources/Plugins)
failed=0

# pattern (extended, comments removed before)   why
forbid() {
  local found
  found=$(grep -rnE --include='*.swift' "$1" "${folders[@]}" | grep -vE '^[^:]+:[0-9]+:\s*//' || true)
  [ -z "$found" ] || { echo "$found"; echo "check-core: $2"; failed=1; }
}

forbid '\bimport +([a-z]+ +)?(Foundation[A-Za-z]*|(Swift)?Glibc|Musl|WASILibc|Dispatch|Darwin)\b' 'the core does no I/O and reads no clock'
forbid '\b(fatalError|preconditionFailure|precondition|assertionFailure|assert)\(' 'a trap kills the app'
forbid '\btry!|\bas!' 'a trap kills the app'
forbid '[])A-Za-z0-9_]!([].,:;?) ]|$)' 'no forced unwrapping: a trap kills the app'
forbid '\bInt\(params\b' 'a whole number of a message may have 53 bits, but Int has 32 in WebAssembly; take Int(clamping:)'
forbid '\bprint\(|\bdebugPrint\(|\breadLine\(' 'the core prints nothing'
forbid '\.random\(|\.shuffled\(|SystemRandomNumberGenerator|Date\(|ContinuousClock|SuspendingClock' \
  'time and randomness come from the shell'
forbid '\bTask\b|\basync\b|\bawait\b|Thread\b' 'the core has no threads'

# Unsafe code lives in the wrapper of jansson and at the C boundary only.
unsafe=$(grep -rnE --include='*.swift' '\bunsafe ' Sources/TrestleProtocol Sources/TrestleKernel Sources/TrestleCore Sources/Plugins || true)
[ -z "$unsafe" ] || { echo "$unsafe"; echo "check-core: unsafe code belongs into TrestleJSON or Trestle"; failed=1; }

# No member name of the protocol is spelled outside the generated types: plugins read and write through them.
spelled=$(grep -rnE --include='*.swift' '\["(mount|zone|visible|serve|permille|query|limit|content)"\]' \
  Sources/TrestleKernel Sources/TrestleCore Sources/Plugins || true)
[ -z "$spelled" ] || { echo "$spelled"; echo "check-core: a member of the protocol is spelled by hand"; failed=1; }
[ $failed -eq 0 ] && echo "check-core: $(find "${folders[@]}" -name '*.swift' | wc -l) files keep the rules"
exit $failed
