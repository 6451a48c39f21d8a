// The p-norm of the elements along dimensions: (sum |x|^p)^(1/p), the largest |x| for p = inf, the smallest for -inf,
// the count of nonzero elements for p = 0.
#include "ops.h"

#include <math.h>
#include <string.h>

// Where a call keeps what it says: the positions of p, dim, keepdim and dtype, or -1.
typedef struct layout {
  int p, dim, keepdim, dtype;
} layout;
static layout layout_of(const aoti_call *c) {
  layout l = {-1, -1, -1, -1};
  for (int i = 0; i < c->info->n_args; i++) {
    const char *name = c->info->args[i].name;
    if (!strcmp(name, "p") || !strcmp(name, "ord")) l.p = i;
    if (!strcmp(name, "dim")) l.dim = i;
    if (!strcmp(name, "keepdim")) l.keepdim = i;
    if (!strcmp(name, "dtype")) l.dtype = i;
  }
  return l;
}
static double p_of(const aoti_call *c, layout l) { return aoti_arg_given(c, l.p) ? aoti_arg_float(c, l.p) : 2; }
static aot_status mask_of(const aoti_call *c, layout l, uint32_t *out) {
  *out = UINT32_MAX;
  return l.dim < 0 ? NULL : aoti_dim_mask(c, l.dim, aoti_arg(c, 0)->meta.ndim, out);
}
static bool keeps_dims(const aoti_call *c, layout l) { return l.keepdim >= 0 && aoti_arg_bool(c, l.keepdim); }

aot_status aoti_meta_linalg_vector_norm(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  layout l = layout_of(c);
  uint32_t mask;
  AOT_TRY(mask_of(c, l, &mask));
  aot_dtype dtype = l.dtype >= 0 && aoti_arg_given(c, l.dtype) ? c->args[l.dtype].as.dtype : t->meta.dtype;
  if (!aoti_is_float(t->meta.dtype) || !aoti_is_float(dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  double p = p_of(c, l);
  for (int d = 0; d < t->meta.ndim; d++)
    if (mask >> d & 1 && aoti_int_is(t->meta.size[d], 0) && (p < 0 || isinf(p)))
      return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d has no elements and the norm no identity", d);
  return aoti_out_reduced(c, 0, dtype, t, mask, keeps_dims(c, l));
}
aot_status aoti_meta_norm(aoti_call *c) { return aoti_meta_linalg_vector_norm(c); }

static double norm(double *x, int64_t n, double p) {
  double best = p < 0 ? INFINITY : 0;
  for (int64_t i = 0; i < n; i++) {
    double v = fabs(x[i]);
    if (isinf(p) && !(p < 0 ? v >= best : v <= best)) best = v; // a NaN stays
    x[i] = p == 0 ? v != 0 : p == 1 ? v : p == 2 ? v * v : pow(v, p);
  }
  if (isinf(p)) return best;
  double sum = aoti_sum_f64(x, n);
  return p == 0 || p == 1 ? sum : p == 2 ? sqrt(sum) : pow(sum, 1 / p);
}

static aot_status body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows r;
  uint32_t mask;
  double *row, *result;
  layout l = layout_of(c);
  AOT_TRY(mask_of(c, l, &mask));
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *result, &result));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    result[k] = norm(row, r.n, p_of(c, l));
  }
  aoti_undense(AOTI_COMPUTE_F64, result, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_linalg_vector_norm(aoti_call *c) { return aoti_with_scratch(c, body); }
aot_status aoti_ref_norm(aoti_call *c) { return aoti_with_scratch(c, body); }

static aot_tensor *power(aot_scope *s, aot_tensor *t, double p) {
  return aot_pow_Tensor_Scalar(s, t, aot_float_scalar(p));
}
static aot_tensor *zero_where(aot_scope *s, aot_tensor *t, aot_tensor *of) {
  return aot_masked_fill_Scalar(s, t, aot_eq_Scalar(s, of, aot_int_scalar(0)), aot_int_scalar(0));
}

// Of the largest |x|, those that equal it share the gradient.
static aot_tensor *through_extremum(aot_scope *s, aot_ints over, aot_tensor *x, aot_tensor *length, aot_tensor *grad) {
  aot_tensor *size = aot_abs(s, x), *reached = aot_eq_Tensor(s, size, length);
  reached = aot_logical_or(s, reached, aot_isnan(s, size));
  aot_tensor *share = aot_div(s, grad, aot_sum_dim_IntList(s, reached, &over, true, AOT_DTYPE_NONE));
  share = aot_mul(s, share, reached);
  return aot_mul(s, aot_sgn(s, x), share);
}

// d length / dx = sgn(x) |x|^(p-1) / length^(p-1), 0 where the length is 0; a count (p = 0) has no derivative. over:
// the dimensions reduced, none for all.
static aot_tensor *norm_backward(aot_scope *s, aot_tensor *x, double p, aot_ints over, aot_tensor *length,
                                 aot_tensor *grad) {
  if (p == 1) return aot_mul(s, aot_sgn(s, x), grad);
  if (p == 2) return aot_mul(s, grad, zero_where(s, aot_div(s, x, length), length));
  if (isinf(p)) return through_extremum(s, over, x, length, grad);
  if (p < 1) {
    aot_tensor *scaled = zero_where(s, power(s, aot_abs(s, x), p - 1), x), *sign = aot_sgn(s, x);
    aot_tensor *part = aot_mul(s, sign, scaled), *rest = power(s, length, 1 - p);
    return aot_mul(s, aot_mul(s, part, grad), rest);
  }
  aot_tensor *scaled;
  if (p < 2) {
    aot_tensor *size = power(s, aot_abs(s, x), p - 1);
    scaled = aot_mul(s, aot_sgn(s, x), size);
  } else
    scaled = aot_mul(s, x, power(s, aot_abs(s, x), p - 2));
  aot_tensor *share = zero_where(s, aot_div(s, grad, power(s, length, p - 1)), length);
  return aot_mul(s, scaled, share);
}

static void give_norm(aoti_grad *g, bool in_result_dtype) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  layout l = layout_of(&c);
  double p = p_of(&c, l);
  bool keepdim = keeps_dims(&c, l);
  if (p == 0) return;
  aot_int list[AOT_MAX_DIMS];
  int dims = l.dim >= 0 && aoti_arg_given(&c, l.dim) ? l.dim : -1;
  aot_ints over = {list, dims < 0 ? 0 : (size_t)aoti_arg_ints(&c, dims, list)};
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], dims, keepdim);
  aot_tensor *length = p == 1 ? NULL : aoti_restore_dims(g, g->results[0], dims, keepdim);
  aot_tensor *x = aoti_saved(g, 0);
  if (in_result_dtype) x = AOTI_CALL1(s, AOT_OP_to_dtype, aoti_v_tensor(x), aoti_v_dtype(grad->meta.dtype));
  aoti_give(g, 0, norm_backward(s, x, p, over, length, grad));
}
void aoti_grad_linalg_vector_norm(aoti_grad *g) { give_norm(g, false); }
void aoti_grad_norm(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  if (p_of(&c, layout_of(&c)) == 0)
    aoti_give(g, 0, aot_zeros_like(g->s, aoti_saved(g, 0)));
  else
    give_norm(g, true);
}

// ---- renorm(self, p, dim, maxnorm): slices along dim whose norm is above maxnorm are scaled down to it

aot_status aoti_meta_renorm(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  int dim;
  if (!aoti_is_float(m->dtype) || m->ndim < 2 || !(aoti_arg_float(c, 1) > 0) || aoti_arg_float(c, 3) < 0)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes matrices of floating-point numbers, p > 0 and maxnorm >= 0");
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), m->ndim, &dim));
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}
static aot_status renorm_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows in, out;
  double *row, most = aoti_arg_float(c, 3);
  int dim, ndim = aoti_arg(c, 0)->meta.ndim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), ndim, &dim));
  uint32_t others = ((UINT32_C(1) << ndim) - 1) & ~(UINT32_C(1) << dim);
  aoti_rows_init(&in, aoti_arg(c, 0), others);
  aoti_rows_init(&out, aoti_result(c, 0), others);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *row, &row));
  for (int64_t k = 0; k < in.count; k++) {
    aoti_rows_load(&in, AOTI_COMPUTE_F64, k, row);
    double length = norm(row, in.n, aoti_arg_float(c, 1)); // leaves the row otherwise
    aoti_rows_load(&in, AOTI_COMPUTE_F64, k, row);
    for (int64_t i = 0; i < in.n && length > most; i++) row[i] *= most / (length + 1e-7);
    aoti_rows_store(&out, AOTI_COMPUTE_F64, k, row);
  }
  return NULL;
}
aot_status aoti_ref_renorm(aoti_call *c) { return aoti_with_scratch(c, renorm_body); }

void aoti_grad_renorm(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *x = aoti_saved(g, 0), *grad = g->gout[0];
  aot_int over[AOT_MAX_DIMS];
  aot_dtype wide = x->meta.dtype == AOT_F16 || x->meta.dtype == AOT_BF16 ? AOT_F32 : AOT_F64;
  double p = aoti_arg_float(&c, 1);
  int n = 0, ndim = x->meta.ndim;
  int64_t dim = aoti_arg_int(&c, 2);
  for (int d = 0; d < ndim; d++)
    if (d != (dim < 0 ? dim + ndim : dim)) over[n++] = aot_i(d);
  aot_value dims = aoti_v_ints(s, over, (size_t)n), keep = aoti_v_bool(true);
  aot_tensor *length =
      AOTI_CALL1(s, AOT_OP_linalg_vector_norm_default, aoti_v_tensor(x), g->args[1], dims, keep, aoti_v_dtype(wide));
  aot_tensor *along = aot_mul(s, x, grad);
  along = AOTI_CALL1(s, AOT_OP_sum_dim_IntList, aoti_v_tensor(along), dims, keep, aoti_v_dtype(wide));
  aot_tensor *turn = norm_backward(s, x, p, (aot_ints){over, (size_t)n}, length, along);
  aot_tensor *inverse = aot_reciprocal(s, aot_add_Scalar(s, length, aot_float_scalar(1e-7), aot_int_scalar(1)));
  aot_tensor *rest = aot_sub(s, grad, aot_mul(s, inverse, turn));
  aot_tensor *factor = AOTI_CALL1(s, AOT_OP_mul_Scalar, aoti_v_tensor(inverse), g->args[3]);
  aot_tensor *scaled = aot_mul(s, factor, rest);
  if (scaled->meta.dtype != grad->meta.dtype)
    scaled = AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(scaled), aoti_v_dtype(grad->meta.dtype));
  aot_tensor *above = AOTI_CALL1(s, AOT_OP_gt_Scalar, aoti_v_tensor(length), g->args[3]);
  aoti_give(g, 0, aot_where(s, above, scaled, grad));
}

// ---- the norm of a difference: (self, other, p)

aot_status aoti_meta_dist(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  aot_dtype dtype = aoti_common_dtype(c, 2, (const int[]){0, 1});
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  return aoti_out(c, 0, dtype, 0, NULL, NULL);
}

static aot_status dist_body(aoti_call *c, aoti_arena *scratch) {
  double *a, *b, length;
  int64_t n;
  AOT_TRY(aoti_dense_pair(c, scratch, &a, &b, &n));
  for (int64_t i = 0; i < n; i++) a[i] -= b[i];
  length = norm(a, n, aoti_arg_float(c, 2));
  aoti_undense(AOTI_COMPUTE_F64, &length, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_dist(aoti_call *c) { return aoti_with_scratch(c, dist_body); }

static aot_tensor *dist_backward(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  double p = aoti_arg_float(&c, 2);
  aot_tensor *x = aot_sub(g->s, aoti_saved(g, 0), aoti_saved(g, 1));
  if (p == 0) return aot_zeros_like(g->s, x);
  return norm_backward(g->s, x, p, (aot_ints){NULL, 0}, g->results[0], g->gout[0]);
}
void aoti_grad_dist(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_neg(g->s, dist_backward(g)));
  if (aoti_needs(g, 0)) aoti_give(g, 0, dist_backward(g));
}
