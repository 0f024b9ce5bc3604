/* What jansson's configure would find in WebAssembly: integer types, and nothing to open, read or ask for a process id. */
#define HAVE_STDINT_H 1
#define HAVE_STRTOLL 1
#include <stdint.h>
