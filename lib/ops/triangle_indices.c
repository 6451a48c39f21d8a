// tril_indices, triu_indices: where the elements of a triangle of a matrix are, row by row.
#include "ops.h"

// ---- (row, col, offset, *, dtype, layout, device, pin_memory) -> [2, n]: the rows, then the columns

// Row i of a lower triangle has its first i + edge columns, of an upper one all but the first i + edge; at least none
// and at most all. An offset outside of the matrix is as one at its border.
static int64_t edge_of(const aoti_call *c, bool lower) {
  int64_t rows = aoti_arg_int(c, 0), cols = aoti_arg_int(c, 1), offset = aoti_arg_int(c, 2);
  return (offset < -rows ? -rows : offset > cols ? cols : offset) + lower;
}
static int64_t between(int64_t x, int64_t high) { return x < 0 ? 0 : x > high ? high : x; }

static aot_status meta(aoti_call *c, bool lower) {
  const aot_value *dtype = &c->args[3];
  aot_dtype of = dtype->kind == AOT_DTYPE ? dtype->as.dtype : AOT_I64;
  int64_t rows = aoti_arg_int(c, 0), cols = aoti_arg_int(c, 1), n = 0, area;
  const int64_t most = INT64_C(1) << 40;
  if (rows < 0 || cols < 0)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the numbers of rows and columns are negative");
  if (of != AOT_I32 && of != AOT_I64)
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(of));
  if (aoti_mul_overflows(rows, cols, &area) || rows > most || cols > most || area > most)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the matrix has too many elements");
  int64_t edge = edge_of(c, lower), first = between(1 - edge, rows), full = between(cols - edge, rows);
  if (cols) n = (full - first) * (first + full - 1 + 2 * edge) / 2 + (rows - full) * cols; // the sum of the rows' edges
  if (!lower) n = area - n;
  const aot_int size[2] = {aot_i(2), aot_i(n)};
  return aoti_out(c, 0, of, 2, size, NULL);
}

static aot_status fill(aoti_call *c, bool lower) {
  const aot_tensor *t = aoti_result(c, 0);
  int64_t rows = aoti_arg_int(c, 0), bytes = (int64_t)aot_dtype_size(t->meta.dtype), n = 0;
  if (!aoti_tensor_numel(t)) return NULL;
  char *at = aoti_tensor_ptr(t);
  int64_t cols = aoti_arg_int(c, 1), edge = edge_of(c, lower);
  for (int64_t i = 0; i < rows; i++) {
    int64_t at_edge = between(i + edge, cols), to = lower ? at_edge : cols;
    for (int64_t k = lower ? 0 : at_edge; k < to; k++, n++) {
      char *place = at + n * aoti_stride(t, 1) * bytes;
      aoti_store(AOTI_COMPUTE_I64, &i, t->meta.dtype, place, 0, 1);
      aoti_store(AOTI_COMPUTE_I64, &k, t->meta.dtype, place + aoti_stride(t, 0) * bytes, 0, 1);
    }
  }
  return NULL;
}

aot_status aoti_meta_tril_indices(aoti_call *c) { return meta(c, true); }
aot_status aoti_meta_triu_indices(aoti_call *c) { return meta(c, false); }
aot_status aoti_ref_tril_indices(aoti_call *c) { return fill(c, true); }
aot_status aoti_ref_triu_indices(aoti_call *c) { return fill(c, false); }
