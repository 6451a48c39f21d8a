// Where values stand in sorted sequences, and whether they occur in a set.
#include "ops.h"

#include <string.h>

static bool flag(const aoti_call *c, const char *name) { return aoti_arg_bool(c, aoti_op_arg(c->info, name)); }

// A tensor argument, or a number as n = 1 value, in f64 or i64.
typedef union number {
  double f;
  int64_t i;
} number;
static aot_status load(const aoti_call *c, aoti_arena *scratch, aoti_compute as, int arg, number **out,
                       int64_t *out_n) {
  const aot_tensor *t = aoti_arg(c, arg);
  *out_n = t ? aoti_tensor_numel(t) : 1;
  if (t) return aoti_dense(scratch, as, t, out);
  AOT_TRY(aoti_arena_alloc(scratch, 1, sizeof **out, out));
  if (as == AOTI_COMPUTE_F64)
    (*out)->f = aoti_arg_float(c, arg);
  else
    (*out)->i = aoti_arg_int(c, arg);
  return NULL;
}
static bool is_whole(const aoti_call *c, int arg) {
  return aoti_arg(c, arg) ? !aoti_is_float(aoti_arg(c, arg)->meta.dtype) : c->args[arg].kind != AOT_FLOAT;
}

// ---- bucketize(self, boundaries, out_int32, right), searchsorted(sorted_sequence, self, out_int32, right, side,
// sorter)

static aot_status places_like(aoti_call *c, int arg) {
  const aot_tensor *t = aoti_arg(c, arg);
  aot_dtype dtype = flag(c, "out_int32") ? AOT_I32 : AOT_I64;
  return aoti_out(c, 0, dtype, t ? t->meta.ndim : 0, t ? t->meta.size : NULL, NULL);
}
aot_status aoti_meta_bucketize(aoti_call *c) {
  if (aoti_arg(c, 1)->meta.ndim != 1)
    return aoti_call_error(c, AOT_ERROR_INVALID, "boundaries have %d dimensions, not 1", aoti_arg(c, 1)->meta.ndim);
  return places_like(c, 0);
}
aot_status aoti_meta_searchsorted(aoti_call *c) {
  const aot_tensor *sorted = aoti_arg(c, 0), *t = aoti_arg(c, 1);
  int n = sorted->meta.ndim, side = aoti_op_arg(c->info, "side"), sorter = aoti_op_arg(c->info, "sorter");
  bool fits = n == 1 || (t && t->meta.ndim == n);
  for (int d = 0; fits && n > 1 && d < n - 1; d++)
    fits = aoti_int_compare(c->syms, AOTI_EQ, sorted->meta.size[d], t->meta.size[d]);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "the sequences and the values differ in dimensions");
  if (aoti_arg_given(c, side) && flag(c, "right") && strcmp(c->args[side].as.string, "right"))
    return aoti_call_error(c, AOT_ERROR_INVALID, "side and right contradict each other");
  if (aoti_arg_given(c, sorter) && (aoti_arg(c, sorter)->meta.dtype != AOT_I64 || aoti_arg(c, sorter)->meta.ndim != n))
    return aoti_call_error(c, AOT_ERROR_INVALID, "sorter is not an i64 index for each element");
  return places_like(c, 1);
}

// The first place whose element is not below value (right: is above it). order (nullable) sorts the sequence.
static int64_t place(const number *sorted, const int64_t *order, int64_t n, number value, bool whole, bool right) {
  int64_t low = 0, high = n;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    number x = sorted[order ? order[middle] : middle];
    bool passed = whole ? (right ? x.i > value.i : x.i >= value.i) : (right ? x.f > value.f : x.f >= value.f);
    if (passed)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

static aot_status search(aoti_call *c, aoti_arena *scratch, int sorted_arg, int value_arg, int sorter_arg, bool right) {
  bool whole = is_whole(c, sorted_arg) && is_whole(c, value_arg);
  aoti_compute as = whole ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64;
  const aot_tensor *sequences = aoti_arg(c, sorted_arg);
  number *sorted, *value;
  int64_t n_sorted, n, *order = NULL, *out;
  AOT_TRY(load(c, scratch, as, sorted_arg, &sorted, &n_sorted));
  AOT_TRY(load(c, scratch, as, value_arg, &value, &n));
  if (sorter_arg >= 0 && aoti_arg(c, sorter_arg))
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, sorter_arg), &order));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *out, &out));
  int last = sequences->meta.ndim - 1;
  int64_t length = aoti_dim(sequences, last), per_row = last ? aoti_dim(aoti_arg(c, value_arg), last) : n;
  for (int64_t i = 0; order && i < n_sorted; i++)
    if (order[i] < 0 || order[i] >= length)
      return aoti_call_error(c, AOT_ERROR_INVALID, "sorter's %lld is outside [0, %lld)", (long long)order[i],
                             (long long)length);
  for (int64_t i = 0; i < n; i++) {
    int64_t row = i / per_row * length;
    out[i] = place(sorted + row, order ? order + row : NULL, length, value[i], whole, right);
  }
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
static aot_status bucketize_body(aoti_call *c, aoti_arena *scratch) {
  return search(c, scratch, 1, 0, -1, flag(c, "right"));
}
static aot_status searchsorted_body(aoti_call *c, aoti_arena *scratch) {
  int side = aoti_op_arg(c->info, "side");
  bool right = flag(c, "right") || (aoti_arg_given(c, side) && !strcmp(c->args[side].as.string, "right"));
  return search(c, scratch, 0, 1, aoti_op_arg(c->info, "sorter"), right);
}
aot_status aoti_ref_bucketize(aoti_call *c) { return aoti_with_scratch(c, bucketize_body); }
aot_status aoti_ref_searchsorted(aoti_call *c) { return aoti_with_scratch(c, searchsorted_body); }

// ---- isin(elements, test_elements, assume_unique, invert)

aot_status aoti_meta_isin(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  if (!t) return aoti_out(c, 0, AOT_B8, 0, NULL, NULL);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, AOT_B8, t->meta.ndim, t->meta.size, stride);
}

static aot_status isin_body(aoti_call *c, aoti_arena *scratch) {
  bool whole = is_whole(c, 0) && is_whole(c, 1), invert = flag(c, "invert");
  aoti_compute as = whole ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64;
  number *element, *test;
  int64_t n, n_tests, *out;
  AOT_TRY(load(c, scratch, as, 0, &element, &n));
  AOT_TRY(load(c, scratch, as, 1, &test, &n_tests));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *out, &out));
  for (int64_t i = 0; i < n; i++) {
    bool found = false;
    for (int64_t k = 0; k < n_tests && !found; k++)
      found = whole ? element[i].i == test[k].i : element[i].f == test[k].f;
    out[i] = found != invert;
  }
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_isin(aoti_call *c) { return aoti_with_scratch(c, isin_body); }
