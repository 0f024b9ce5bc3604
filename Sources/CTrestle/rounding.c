/*
 * Rounding, which Swift leaves to libm where the processor's baseline has no instruction for it (x86-64): growing dictionaries
 * do it, and the refresh times of ads. With this the shipped library needs no libm. Only there: ordinary builds have libm,
 * WebAssembly has the instructions.
 */
#if defined(TRESTLE_EMBEDDED) && !defined(__wasm__)

#define HIDDEN __attribute__((visibility("hidden")))

/* From 2^52 on there are no fractions. False for NaN, too. */
static int may_have_fraction(double value) { return value > -4503599627370496.0 && value < 4503599627370496.0; }

static double without_fraction(double value) { return (double)(long long)value; }

HIDDEN double ceil(double value) {
  if (!may_have_fraction(value)) return value;
  const double whole = without_fraction(value);
  return whole < value ? whole + 1 : whole;
}

HIDDEN double floor(double value) {
  if (!may_have_fraction(value)) return value;
  const double whole = without_fraction(value);
  return whole > value ? whole - 1 : whole;
}

/* Halves away from zero. */
HIDDEN double round(double value) {
  if (!may_have_fraction(value)) return value;
  const double whole = without_fraction(value);
  const double rest = value - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

#endif
