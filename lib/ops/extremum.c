// Largest and smallest elements and where they are. A NaN is larger and smaller than every number; among equals the
// first counts.
#include "ops.h"

// ---- meta

// An extremum of no elements does not exist.
static aot_status check_not_empty(const aoti_call *c, uint32_t mask) {
  aot_tensor *t = aoti_arg(c, 0);
  for (int d = 0; d < t->meta.ndim; d++)
    if (mask >> d & 1 && aoti_int_is(t->meta.size[d], 0))
      return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d has no elements and the result no identity", d);
  return NULL;
}

static uint32_t all_dims(const aot_tensor *t) { return (UINT32_C(1) << t->meta.ndim) - 1; }

aot_status aoti_meta_amax(aoti_call *c) {
  uint32_t mask;
  aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  AOT_TRY(check_not_empty(c, mask));
  return aoti_out_restored(c, 0, t->meta.dtype, t, mask, aoti_arg_bool(c, 2));
}

aot_status aoti_meta_max(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(check_not_empty(c, all_dims(t)));
  return aoti_out_reduced(c, 0, t->meta.dtype, t, all_dims(t), false);
}

aot_status aoti_meta_argmax(aoti_call *c) {
  uint32_t mask;
  aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  AOT_TRY(check_not_empty(c, mask));
  if (t->meta.dtype == AOT_B8) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for b8");
  return aoti_out_reduced(c, 0, AOT_I64, t, mask, aoti_arg_bool(c, 2));
}

aot_status aoti_meta_max_dim(aoti_call *c) {
  AOT_TRY(aoti_meta_amax(c));
  const aoti_meta values = aoti_result(c, 0)->meta;
  AOT_TRY(aoti_out(c, 0, values.dtype, values.ndim, values.size, NULL));
  return aoti_out(c, 1, AOT_I64, values.ndim, values.size, NULL);
}

// (self, dim, keepdim) -> (min, max)
aot_status aoti_meta_aminmax(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  AOT_TRY(check_not_empty(c, mask));
  AOT_TRY(aoti_out_restored(c, 0, t->meta.dtype, t, mask, aoti_arg_bool(c, 2)));
  return aoti_out_restored(c, 1, t->meta.dtype, t, mask, aoti_arg_bool(c, 2));
}

// ---- reference kernels

static int64_t first_f64(const double *x, int64_t n, double sign) {
  int64_t best = 0;
  for (int64_t i = 0; i < n; i++) {
    if (x[i] != x[i]) return i;
    if (sign * x[i] > sign * x[best]) best = i;
  }
  return best;
}
static int64_t first_i64(const int64_t *x, int64_t n, bool largest) {
  int64_t best = 0;
  for (int64_t i = 1; i < n; i++)
    if (largest ? x[i] > x[best] : x[i] < x[best]) best = i;
  return best;
}

// Writes the extremum of each row to values and its place to indices; either may be NULL.
static aot_status extremum(aoti_call *c, aoti_arena *scratch, uint32_t mask, bool largest, aot_tensor *values,
                           aot_tensor *indices) {
  aoti_rows r;
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  bool floating = aoti_is_float(r.t->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  union {
    double f;
    int64_t i;
  } * row, *value;
  int64_t *index;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *value, &value));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *index, &index));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, as, k, row);
    index[k] = floating ? first_f64(&row->f, r.n, largest ? 1 : -1) : first_i64(&row->i, r.n, largest);
    value[k] = row[index[k]];
  }
  if (values) aoti_undense(as, value, values);
  if (indices) aoti_undense(AOTI_COMPUTE_I64, index, indices);
  return NULL;
}

static aot_status run(aoti_call *c, bool largest, bool has_dims, aot_tensor *values, aot_tensor *indices) {
  uint32_t mask = all_dims(aoti_arg(c, 0));
  if (has_dims) AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  aoti_arena scratch;
  aoti_arena_init(&scratch, c->scope->session->heap);
  aot_status status = extremum(c, &scratch, mask, largest, values, indices);
  aoti_arena_deinit(&scratch);
  return status;
}

aot_status aoti_ref_amax(aoti_call *c) { return run(c, true, true, aoti_result(c, 0), NULL); }
aot_status aoti_ref_amin(aoti_call *c) { return run(c, false, true, aoti_result(c, 0), NULL); }
aot_status aoti_ref_max(aoti_call *c) { return run(c, true, false, aoti_result(c, 0), NULL); }
aot_status aoti_ref_min(aoti_call *c) { return run(c, false, false, aoti_result(c, 0), NULL); }
aot_status aoti_ref_argmax(aoti_call *c) { return run(c, true, true, NULL, aoti_result(c, 0)); }
aot_status aoti_ref_argmin(aoti_call *c) { return run(c, false, true, NULL, aoti_result(c, 0)); }
aot_status aoti_ref_max_dim(aoti_call *c) { return run(c, true, true, aoti_result(c, 0), aoti_result(c, 1)); }
aot_status aoti_ref_min_dim(aoti_call *c) { return run(c, false, true, aoti_result(c, 0), aoti_result(c, 1)); }

aot_status aoti_ref_aminmax(aoti_call *c) {
  AOT_TRY(run(c, false, true, aoti_result(c, 0), NULL));
  return run(c, true, true, aoti_result(c, 1), NULL);
}

// ---- derivatives

// t with the reduced dimensions put back as 1, in one view.
static aot_tensor *restore_dims(aoti_grad *g, aot_tensor *t, const aot_int *dims, int n) {
  aoti_call c = aoti_call_of(g);
  aot_int size[AOT_MAX_DIMS];
  int ndim = t->meta.ndim + n;
  uint32_t reduced = 0;
  if (aoti_arg_bool(&c, 2)) return t;
  for (int k = 0; k < n && ndim; k++)
    reduced |= UINT32_C(1) << (dims[k].value < 0 ? dims[k].value + ndim : dims[k].value);
  for (int d = 0, from = 0; d < ndim; d++) size[d] = reduced >> d & 1 ? aot_i(1) : t->meta.size[from++];
  return aot_view(g->s, t, ((aot_ints){size, (size_t)ndim}));
}

static aot_tensor *restore(aoti_grad *g, aot_tensor *t) {
  aoti_call c = aoti_call_of(g);
  aot_int dims[AOT_MAX_DIMS];
  return restore_dims(g, t, dims, aoti_arg_ints(&c, 1, dims));
}

// Equal elements share the gradient evenly.
void aoti_grad_amax(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_int dims[AOT_MAX_DIMS];
  aot_ints over = {dims, (size_t)aoti_arg_ints(&c, 1, dims)};
  aot_tensor *mask = aot_eq_Tensor(s, restore(g, g->results[0]), aoti_saved(g, 0));
  aot_tensor *grad = restore(g, g->gout[0]);
  aot_tensor *count = aot_sum_dim_IntList(s, mask, &over, true, AOT_DTYPE_NONE);
  aoti_give(g, 0, aot_mul(s, aot_div(s, grad, count), mask));
}

void aoti_grad_max(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *self = aoti_saved(g, 0), *result = g->results[0];
  aot_tensor *nan = aot_isnan(s, self);
  nan = aot_logical_and(s, nan, aot_isnan(s, result));
  aot_tensor *mask = aot_logical_or(s, aot_eq_Tensor(s, self, result), nan);
  aot_tensor *share = aot_div(s, g->gout[0], aot_sum_default(s, mask, AOT_DTYPE_NONE));
  aoti_give(g, 0, aot_mul(s, mask, share));
}

void aoti_grad_max_dim(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  bool keepdim = aoti_arg_bool(&c, 2);
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], 1, keepdim);
  aot_tensor *indices = aoti_restore_dims(g, g->results[1], 1, keepdim);
  aot_tensor *zeros = aot_new_zeros(g->s, grad, aoti_sizes(aoti_saved(g, 0)));
  aoti_give(g, 0, aot_scatter_src(g->s, zeros, aoti_arg_int(&c, 1), indices, grad));
}

// Of each end that has a gradient: those that reach it share it.
void aoti_grad_aminmax(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0), *total = NULL;
  aot_int dims[AOT_MAX_DIMS];
  int n = aoti_arg_ints(&c, 1, dims);
  if (!aoti_arg_given(&c, 1))
    for (n = 0; n < self->meta.ndim; n++) dims[n] = aot_i(n);
  aot_ints over = {dims, (size_t)n};
  for (int i = 0; i < 2; i++) {
    if (!g->gout[i]) continue;
    aot_tensor *grad = restore_dims(g, g->gout[i], dims, n);
    aot_tensor *mask = aot_eq_Tensor(s, self, restore_dims(g, g->results[i], dims, n));
    aot_tensor *count = aot_sum_dim_IntList(s, mask, &over, true, AOT_DTYPE_NONE);
    aot_tensor *part = aot_mul(s, aot_div(s, grad, count), mask);
    total = total ? aot_add(s, total, part) : part;
  }
  aoti_give(g, 0, total);
}
