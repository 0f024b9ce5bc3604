/*
 * A growing Swift dictionary rounds up, by a call to ceil where the processor's baseline has no instruction for it (x86-64).
 * With this the shipped library needs no libm. Only there: ordinary builds have libm, WebAssembly has the instruction.
 */
#if defined(TRESTLE_EMBEDDED) && !defined(__wasm__)

__attribute__((visibility("hidden"))) double ceil(double value) {
  const double every_fraction_ends = 4503599627370496.0; /* 2^52 */
  if (!(value > -every_fraction_ends && value < every_fraction_ends)) return value;
  const double whole = (double)(long long)value;
  return whole < value ? whole + 1 : whole;
}

#endif
