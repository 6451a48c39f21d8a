// Reductions: sum, mean, prod, any, all; and what every reduction shares. Floating-point sums are kept in f64 and
// rounded once at the end.
#include "ops.h"

#include <string.h>

// ---- dimensions

aot_status aoti_dim_mask(const aoti_call *c, int i, int ndim, uint32_t *out) {
  aot_int dims[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, i, dims);
  *out = n ? 0 : (UINT32_C(1) << ndim) - 1;
  for (int k = 0; k < n; k++) {
    int d;
    AOT_TRY(aoti_wrap_dim(dims[k].value, ndim, &d));
    if (*out >> d & 1) return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d is named twice", d);
    *out |= UINT32_C(1) << d;
  }
  return NULL;
}

aot_status aoti_out_reduced(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, uint32_t mask, bool keepdim) {
  aot_int size[AOT_MAX_DIMS];
  int n = 0;
  for (int d = 0; d < t->meta.ndim; d++)
    if (!(mask >> d & 1))
      size[n++] = t->meta.size[d];
    else if (keepdim)
      size[n++] = aot_i(1);
  return aoti_out(c, i, dtype, n, size, NULL);
}

aot_status aoti_out_restored(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, uint32_t mask, bool keepdim) {
  AOT_TRY(aoti_out_reduced(c, i, dtype, t, mask, keepdim));
  const aoti_meta *m = &aoti_result(c, i)->meta;
  if (!keepdim || !aoti_int_is(aoti_meta_numel(c->syms, m), 0)) return NULL;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], step = aot_i(1);
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  for (int d = m->ndim - 1; d >= 0; d--) {
    bool kept = mask >> d & 1; // unsqueeze: the size of the next dimension times its stride
    stride[d] = !kept ? step : d + 1 < m->ndim ? aoti_int_mul(c->syms, size[d + 1], stride[d + 1]) : aot_i(1);
    if (!kept && !aoti_int_is(size[d], 0)) step = aoti_int_mul(c->syms, step, size[d]);
  }
  return aoti_out(c, i, dtype, m->ndim, size, stride);
}

aot_int aoti_reduced_numel(aoti_syms *syms, const aot_tensor *t, uint32_t mask) {
  aot_int n = aot_i(1);
  for (int d = 0; d < t->meta.ndim; d++)
    if (mask >> d & 1) n = aoti_int_is(n, 1) ? t->meta.size[d] : aoti_int_mul(syms, n, t->meta.size[d]);
  return n;
}

aot_tensor *aoti_restore_dims(aoti_grad *g, aot_tensor *grad, int dim_arg, bool keepdim) {
  aoti_call c = aoti_call_of(g);
  aot_int dims[AOT_MAX_DIMS];
  int ndim = aoti_saved(g, 0)->meta.ndim, n = dim_arg < 0 ? 0 : aoti_arg_ints(&c, dim_arg, dims);
  if (keepdim || !ndim || !n) return grad;
  if (n == 1) return aot_unsqueeze(g->s, grad, dims[0].value);
  uint32_t mask = 0;
  for (int k = 0; k < n; k++) mask |= UINT32_C(1) << (dims[k].value < 0 ? dims[k].value + ndim : dims[k].value);
  for (int d = 0; d < ndim; d++)
    if (mask >> d & 1) grad = aot_unsqueeze(g->s, grad, d);
  return grad;
}

aot_tensor *aoti_sum_backward(aoti_grad *g, aot_tensor *grad, int dim_arg, bool keepdim) {
  return aot_expand(g->s, aoti_restore_dims(g, grad, dim_arg, keepdim), aoti_sizes(aoti_saved(g, 0)));
}

// ---- meta

static uint32_t all_dims(const aot_tensor *t) { return (UINT32_C(1) << t->meta.ndim) - 1; }
static aot_dtype wide(aot_dtype d) { return aoti_is_float(d) ? d : AOT_I64; }

// Sums of integers are i64; an explicit dtype wins.
static aot_dtype sum_dtype(const aoti_call *c, int dtype_arg) {
  return aoti_arg_given(c, dtype_arg) ? c->args[dtype_arg].as.dtype : wide(aoti_arg(c, 0)->meta.dtype);
}

static aot_status mean_dtype(const aoti_call *c, int dtype_arg, aot_dtype *out) {
  *out = aoti_arg_given(c, dtype_arg) ? c->args[dtype_arg].as.dtype : aoti_arg(c, 0)->meta.dtype;
  if (aoti_is_float(*out)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "the mean of %s needs a floating-point dtype", aot_dtype_name(*out));
}

aot_status aoti_meta_sum_all(aoti_call *c) {
  return aoti_out_reduced(c, 0, sum_dtype(c, 1), aoti_arg(c, 0), all_dims(aoti_arg(c, 0)), false);
}

aot_status aoti_meta_sum_dim(aoti_call *c) {
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  return aoti_out_restored(c, 0, sum_dtype(c, 3), aoti_arg(c, 0), mask, aoti_arg_bool(c, 2));
}

// count_nonzero(self, dim)
aot_status aoti_meta_count_nonzero(aoti_call *c) {
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  return aoti_out_reduced(c, 0, AOT_I64, aoti_arg(c, 0), mask, false);
}

aot_status aoti_meta_mean(aoti_call *c) {
  aot_dtype dtype;
  AOT_TRY(mean_dtype(c, 1, &dtype));
  return aoti_out_reduced(c, 0, dtype, aoti_arg(c, 0), all_dims(aoti_arg(c, 0)), false);
}

aot_status aoti_meta_mean_dim(aoti_call *c) {
  uint32_t mask;
  aot_dtype dtype;
  AOT_TRY(mean_dtype(c, 3, &dtype));
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  return aoti_out_reduced(c, 0, dtype, aoti_arg(c, 0), mask, aoti_arg_bool(c, 2));
}

static aot_dtype truth_dtype(const aot_tensor *t) { return t->meta.dtype == AOT_U8 ? AOT_U8 : AOT_B8; }

aot_status aoti_meta_any(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  return aoti_out_reduced(c, 0, truth_dtype(t), t, all_dims(t), false);
}

aot_status aoti_meta_any_dim(aoti_call *c) {
  uint32_t mask;
  aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  return aoti_out_reduced(c, 0, truth_dtype(t), t, mask, aoti_arg_bool(c, 2));
}

// An empty list of dimensions reduces nothing here: every element is tested by itself.
aot_status aoti_meta_any_dims(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  if (c->args[1].kind != AOT_LIST || c->args[1].as.list.n) return aoti_meta_any_dim(c);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, truth_dtype(t), t->meta.ndim, t->meta.size, stride);
}

// ---- reference kernels

// Sums are pairwise above this many terms: the error grows with the logarithm of their number.
enum { SUM_LEAF = 256 };

double aoti_sum_f64(const double *x, int64_t n) {
  if (n > SUM_LEAF) return aoti_sum_f64(x, n / 2) + aoti_sum_f64(x + n / 2, n - n / 2);
  long double s[4] = {0};
  int64_t i = 0;
  for (; i + 4 <= n; i += 4)
    for (int k = 0; k < 4; k++) s[k] += x[i + k];
  for (; i < n; i++) s[0] += x[i];
  return (double)((s[0] + s[1]) + (s[2] + s[3]));
}

typedef struct fold {
  double (*f64)(const double *x, int64_t n);
  int64_t (*i64)(const int64_t *x, int64_t n);
} fold;

// Applies f to the elements that each result element reduces.
static aot_status fold_rows(aoti_call *c, aoti_arena *scratch, uint32_t mask, fold f, bool in_i64) {
  aoti_rows r;
  void *row, *result;
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  aoti_compute as = in_i64 ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, 8, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, 8, &result));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, as, k, row);
    if (in_i64)
      ((int64_t *)result)[k] = f.i64(row, r.n);
    else
      ((double *)result)[k] = f.f64(row, r.n);
  }
  aoti_undense(as, result, aoti_result(c, 0));
  return NULL;
}

// The dimensions of a call whose second argument names them, or all.
static aot_status mask_of(const aoti_call *c, uint32_t *mask) {
  aot_tensor *t = aoti_arg(c, 0);
  bool has_dims = c->info->n_args > 2; // sum(self, dtype) and any(self) have no list
  *mask = all_dims(t);
  return has_dims ? aoti_dim_mask(c, 1, t->meta.ndim, mask) : NULL;
}

static int64_t sum_i64(const int64_t *x, int64_t n) {
  uint64_t s = 0; // wraps
  for (int64_t i = 0; i < n; i++) s += (uint64_t)x[i];
  return (int64_t)s;
}
static double mean_f64(const double *x, int64_t n) { return aoti_sum_f64(x, n) / (double)n; }
static double prod_f64(const double *x, int64_t n) {
  double p = 1;
  for (int64_t i = 0; i < n; i++) p *= x[i];
  return p;
}
static int64_t prod_i64(const int64_t *x, int64_t n) {
  uint64_t p = 1;
  for (int64_t i = 0; i < n; i++) p *= (uint64_t)x[i];
  return (int64_t)p;
}
static double any_f64(const double *x, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (x[i] != 0) return 1;
  return 0;
}
static int64_t any_i64(const int64_t *x, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (x[i]) return 1;
  return 0;
}
static double all_f64(const double *x, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (x[i] == 0) return 0;
  return 1;
}
static int64_t all_i64(const int64_t *x, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    if (!x[i]) return 0;
  return 1;
}

// What is not a number counts as 0.
static double nansum_f64(const double *x, int64_t n) {
  if (n > SUM_LEAF) return nansum_f64(x, n / 2) + nansum_f64(x + n / 2, n - n / 2);
  double s = 0;
  for (int64_t i = 0; i < n; i++) s += x[i] == x[i] ? x[i] : 0;
  return s;
}

// Reduces with arithmetic in the category of the result (SUM) or of the operand (TEST).
#define REDUCE(name, f64_, i64_, in_i64)                             \
  static aot_status name##_body(aoti_call *c, aoti_arena *scratch) { \
    uint32_t mask;                                                   \
    AOT_TRY(mask_of(c, &mask));                                      \
    return fold_rows(c, scratch, mask, (fold){f64_, i64_}, in_i64);  \
  }                                                                  \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_with_scratch(c, name##_body); }
#define RESULT_IS_INT  (!aoti_is_float(aoti_result(c, 0)->meta.dtype))
#define OPERAND_IS_INT (!aoti_is_float(aoti_arg(c, 0)->meta.dtype))
REDUCE(sum, aoti_sum_f64, sum_i64, RESULT_IS_INT)
REDUCE(nansum, nansum_f64, sum_i64, RESULT_IS_INT)
REDUCE(mean, mean_f64, NULL, false)
REDUCE(prod, prod_f64, prod_i64, RESULT_IS_INT)

static aot_status test_body(aoti_call *c, aoti_arena *scratch, fold f) {
  uint32_t mask = all_dims(aoti_arg(c, 0));
  const aot_value *dims = c->info->n_args > 1 ? &c->args[1] : NULL;
  if (dims && dims->kind == AOT_LIST && !dims->as.list.n)
    mask = 0;
  else if (dims)
    AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  return fold_rows(c, scratch, mask, f, OPERAND_IS_INT);
}
static aot_status any_body(aoti_call *c, aoti_arena *scratch) {
  return test_body(c, scratch, (fold){any_f64, any_i64});
}
static aot_status all_body(aoti_call *c, aoti_arena *scratch) {
  return test_body(c, scratch, (fold){all_f64, all_i64});
}
static aot_status count_nonzero_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows r;
  uint32_t mask;
  double *row;
  int64_t *count;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *count, &count));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    for (int64_t i = 0; i < r.n; i++) count[k] += row[i] != 0;
  }
  aoti_undense(AOTI_COMPUTE_I64, count, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_count_nonzero(aoti_call *c) { return aoti_with_scratch(c, count_nonzero_body); }
aot_status aoti_ref_any(aoti_call *c) { return aoti_with_scratch(c, any_body); }
aot_status aoti_ref_all(aoti_call *c) { return aoti_with_scratch(c, all_body); }

// ---- derivatives

void aoti_grad_sum(aoti_grad *g) { aoti_give(g, 0, aoti_sum_backward(g, g->gout[0], -1, false)); }

void aoti_grad_sum_dim(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  aoti_give(g, 0, aoti_sum_backward(g, g->gout[0], 1, aoti_arg_bool(&c, 2)));
}

static void grad_mean(aoti_grad *g, int dim_arg, bool keepdim) {
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0);
  uint32_t mask = all_dims(self);
  aot_status status = dim_arg < 0 ? NULL : aoti_dim_mask(&c, dim_arg, self->meta.ndim, &mask);
  if (status) {
    aoti_scope_fail(g->s, status);
    return;
  }
  aot_tensor *sum = aoti_sum_backward(g, g->gout[0], dim_arg, keepdim);
  aot_int n = aoti_reduced_numel(c.syms, self, mask);
  aoti_give(g, 0, AOTI_CALL1(g->s, AOT_OP_div_Scalar, aoti_v_tensor(sum), aoti_v_sym(n)));
}
void aoti_grad_mean(aoti_grad *g) { grad_mean(g, -1, false); }
void aoti_grad_mean_dim(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  grad_mean(g, 1, aoti_arg_bool(&c, 2));
}

void aoti_grad_nansum(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *self = aoti_saved(g, 0), *grad = g->gout[0];
  aot_tensor *counts = aot_logical_not(s, aot_isnan(s, self));
  if (grad->meta.dtype != self->meta.dtype)
    grad = AOTI_CALL1(s, AOT_OP__to_copy_default, aoti_v_tensor(grad), aoti_v_dtype(self->meta.dtype));
  aoti_give(g, 0, aot_mul(s, aoti_sum_backward(g, grad, 1, aoti_arg_bool(&c, 2)), counts));
}
