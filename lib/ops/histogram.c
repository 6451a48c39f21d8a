// Counts of elements by the interval they fall into.
#include "ops.h"

#include <math.h>

// [low, high] of the elements where both bounds given are equal; a range of no width is widened on either side.
static aot_status range_of(const aoti_call *c, const double *x, int64_t n, double by, double *low, double *high) {
  if (*low == *high && n) {
    *low = INFINITY, *high = -INFINITY;
    for (int64_t i = 0; i < n; i++) *low = fmin(*low, x[i]), *high = fmax(*high, x[i]);
    for (int64_t i = 0; i < n; i++)
      if (x[i] != x[i]) *low = NAN;
  }
  if (*low == *high) *low -= by, *high += by;
  if (isfinite(*low) && isfinite(*high) && *low < *high) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "the range [%g, %g] is not finite and rising", *low, *high);
}

// ---- histc(self, bins, min, max)

static aot_status check_bins(const aoti_call *c, int64_t bins) {
  return bins > 0 ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "there must be bins");
}
aot_status aoti_meta_histc(aoti_call *c) {
  aot_dtype d = aoti_arg(c, 0)->meta.dtype;
  AOT_TRY(check_bins(c, aoti_arg_int(c, 1)));
  if (!aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(d));
  return aoti_out(c, 0, d, 1, &(aot_int){aoti_arg_int(c, 1), 0}, NULL);
}
static aot_status histc_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_arg(c, 0)), bins = aoti_arg_int(c, 1);
  double *x, *count, low = aoti_arg_float(c, 2), high = aoti_arg_float(c, 3);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)bins, sizeof *count, &count));
  AOT_TRY(range_of(c, x, n, 1, &low, &high));
  for (int64_t i = 0; i < n; i++) {
    if (!(x[i] >= low && x[i] <= high)) continue;
    int64_t at = (int64_t)((x[i] - low) * (double)bins / (high - low));
    count[at < bins ? at : bins - 1]++;
  }
  aoti_undense(AOTI_COMPUTE_F64, count, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_histc(aoti_call *c) { return aoti_with_scratch(c, histc_body); }

// ---- histogram(self, bins or edges, ...) -> (hist, bin_edges)

static bool given_edges(const aoti_call *c) { return c->args[1].kind == AOT_TENSOR; }

aot_status aoti_meta_histogram(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  int weight = aoti_op_arg(c->info, "weight");
  aot_int edges;
  if (!aoti_is_float(m->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(m->dtype));
  if (given_edges(c)) {
    const aoti_meta *e = &aoti_arg(c, 1)->meta;
    if (e->ndim != 1 || e->dtype != m->dtype || aoti_int_is(e->size[0], 0))
      return aoti_call_error(c, AOT_ERROR_INVALID, "edges are one row of self's dtype");
    edges = e->size[0];
  } else {
    AOT_TRY(check_bins(c, aoti_arg_int(c, 1)));
    edges = aot_i(aoti_arg_int(c, 1) + 1);
  }
  const aot_tensor *w = aoti_arg(c, weight);
  if (w && (w->meta.dtype != m->dtype || aoti_tensor_numel(w) != aoti_tensor_numel(aoti_arg(c, 0))))
    return aoti_call_error(c, AOT_ERROR_INVALID, "weight is one number of self's dtype for each element");
  aot_int bins = aoti_int_sub(c->syms, edges, aot_i(1));
  AOT_TRY(aoti_out(c, 0, m->dtype, 1, &bins, NULL));
  return aoti_out(c, 1, m->dtype, 1, &edges, NULL);
}

// The last of the bins whose left edge is not above x.
static int64_t bin_of(const double *edge, int64_t bins, double x) {
  int64_t lo = 0, hi = bins;
  while (hi - lo > 1) {
    int64_t mid = (lo + hi) / 2;
    *(edge[mid] <= x ? &lo : &hi) = mid;
  }
  return lo;
}

static aot_status histogram_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_arg(c, 0)), bins = aoti_tensor_numel(aoti_result(c, 0));
  double *x, *edge, *weight = NULL, *hist, sum = 0;
  int w = aoti_op_arg(c->info, "weight");
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  if (aoti_arg(c, w)) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, w), &weight));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)bins, sizeof *hist, &hist));
  if (given_edges(c))
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &edge));
  else {
    double low = 0, high = 0;
    if (aoti_arg_given(c, 2)) {
      const aot_value *range = &c->args[2];
      if (range->kind != AOT_LIST || range->as.list.n != 2)
        return aoti_call_error(c, AOT_ERROR_INVALID, "a range is two numbers");
      const aot_value *at = range->as.list.at;
      low = at[0].kind == AOT_FLOAT ? at[0].as.f : (double)at[0].as.i.value;
      high = at[1].kind == AOT_FLOAT ? at[1].as.f : (double)at[1].as.i.value;
      if (low == high) low -= 0.5, high += 0.5;
    }
    AOT_TRY(range_of(c, x, n, 0.5, &low, &high));
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)bins + 1, sizeof *edge, &edge));
    double step = (high - low) / (double)bins; // from both ends, as linspace
    for (int64_t i = 0; i <= bins; i++)
      edge[i] = i < (bins + 1) / 2 ? low + (double)i * step : high - (double)(bins - i) * step;
    aoti_undense(AOTI_COMPUTE_F64, edge, aoti_result(c, 1)); // rounded to the dtype, then compared with
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_result(c, 1), &edge));
  }
  for (int64_t i = 0; i < n && bins; i++)
    if (x[i] >= edge[0] && x[i] <= edge[bins]) hist[bin_of(edge, bins, x[i])] += weight ? weight[i] : 1;
  if (aoti_arg_bool(c, aoti_op_arg(c->info, "density"))) {
    for (int64_t i = 0; i < bins; i++) sum += hist[i];
    for (int64_t i = 0; i < bins; i++) hist[i] /= sum * (edge[i + 1] - edge[i]);
  }
  aoti_undense(AOTI_COMPUTE_F64, hist, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, edge, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_histogram(aoti_call *c) { return aoti_with_scratch(c, histogram_body); }

// ---- bincount(self, weights, minlength): how often each number from 0 occurs, or the weights there; as many as the
// largest number wants, and minlength at least

static aot_status check_counted(const aoti_call *c, aot_dtype *out) {
  const aot_tensor *t = aoti_arg(c, 0), *w = aoti_arg(c, 1);
  if (t->meta.ndim != 1 || aoti_dtype_category(t->meta.dtype) != AOTI_INT)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes one row of integers");
  if (aoti_arg_int(c, 2) < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "minlength is negative");
  if (w && (w->meta.ndim != 1 || !aoti_int_compare(c->syms, AOTI_EQ, w->meta.size[0], t->meta.size[0])))
    return aoti_call_error(c, AOT_ERROR_INVALID, "weights are one number for each element");
  *out = !w ? AOT_I64 : w->meta.dtype == AOT_F32 ? AOT_F32 : AOT_F64;
  return NULL;
}
static aot_status largest_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int size = c->args[2].as.i;
  aot_dtype dtype = AOT_I64;
  int64_t *x, n = aoti_tensor_numel(t);
  AOT_TRY(check_counted(c, &dtype));
  if (!aoti_has_numbers(c, t)) {
    AOT_TRY(aoti_unknown_size(c, size.value > 2 ? size.value : 2, &size));
    return aoti_out(c, 0, dtype, 1, &size, NULL);
  }
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, t, &x));
  for (int64_t i = 0; i < n; i++) {
    if (x[i] < 0 || x[i] == INT64_MAX)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%lld is no number to count", (long long)x[i]);
    if (x[i] >= size.value) size = aot_i(x[i] + 1);
  }
  return aoti_out(c, 0, dtype, 1, &size, NULL);
}
aot_status aoti_meta_bincount(aoti_call *c) { return aoti_with_scratch(c, largest_body); }

static aot_status bincount_body(aoti_call *c, aoti_arena *scratch) {
  int64_t *x, *count, n = aoti_tensor_numel(aoti_arg(c, 0)), bins = aoti_tensor_numel(aoti_result(c, 0));
  double *w, *sum;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 0), &x));
  if (!aoti_arg(c, 1)) {
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)bins, sizeof *count, &count));
    for (int64_t i = 0; i < n; i++) count[x[i]]++;
    aoti_undense(AOTI_COMPUTE_I64, count, aoti_result(c, 0));
    return NULL;
  }
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &w));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)bins, sizeof *sum, &sum));
  for (int64_t i = 0; i < n; i++) sum[x[i]] += w[i];
  aoti_undense(AOTI_COMPUTE_F64, sum, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_bincount(aoti_call *c) { return aoti_with_scratch(c, bincount_body); }
