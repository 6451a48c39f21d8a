/* The element types: sizes and names, from dtype.def. */
#include "ir.h"
#include <string.h>

static const struct {
  const char *name, *torch;
  uint8_t bytes, category;
} rows[] = {
#define X(name, value, text, torch, bytes, category) [value] = {text, torch, bytes, AOTI_##category},
#include <aot/dtype.def>
#undef X
};
enum { N_ROWS = sizeof rows / sizeof *rows };

static bool known(aot_dtype dtype) { return (unsigned)dtype < N_ROWS && rows[dtype].name; }

size_t aot_dtype_size(aot_dtype dtype) { return known(dtype) ? rows[dtype].bytes : 0; }
const char *aot_dtype_name(aot_dtype dtype) { return known(dtype) ? rows[dtype].name : "?"; }
const char *aot_dtype_torch_name(aot_dtype dtype) { return known(dtype) ? rows[dtype].torch : "?"; }
aoti_category aoti_dtype_category(aot_dtype dtype) {
  return known(dtype) ? (aoti_category)rows[dtype].category : (aoti_category)0;
}

aot_dtype aoti_dtype_parse(const char *text, size_t n) {
  for (unsigned d = 1; d < N_ROWS; d++) {
    if (!rows[d].name) continue;
    if (strlen(rows[d].name) == n && !memcmp(rows[d].name, text, n)) return (aot_dtype)d;
    if (strlen(rows[d].torch) == n && !memcmp(rows[d].torch, text, n)) return (aot_dtype)d;
  }
  return AOT_DTYPE_NONE;
}
