// Running extrema and running log sum exp along one dimension.
#include "ops.h"

#include <math.h>

// ---- the largest or smallest so far, and where it is: (self, dim) -> (values, indices)

aot_status aoti_meta_cummax(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  AOT_TRY(aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, NULL));
  return aoti_out(c, 1, AOT_I64, t->meta.ndim, t->meta.size, NULL);
}

// Among equals the last counts. A NaN passes every number and only another NaN passes it.
#define RUNNING(name, T, passes)                                 \
  static void name(T *x, int64_t *at, int64_t n, bool largest) { \
    int64_t best = 0;                                            \
    for (int64_t i = 0; i < n; i++) {                            \
      if (passes) best = i;                                      \
      at[i] = best;                                              \
    }                                                            \
    for (int64_t i = n - 1; i >= 0; i--) x[i] = x[at[i]];        \
  }
RUNNING(running_f64, double, x[i] != x[i] || (largest ? x[i] >= x[best] : x[i] <= x[best]))
RUNNING(running_i64, int64_t, largest ? x[i] >= x[best] : x[i] <= x[best])

static aot_status extremes(aoti_call *c, aoti_arena *scratch, bool largest) {
  const aot_tensor *t = aoti_arg(c, 0);
  bool floating = aoti_is_float(t->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  aoti_rows from, values, indices;
  int d;
  void *row;
  int64_t *at;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  aoti_rows_init(&from, t, UINT32_C(1) << d);
  aoti_rows_init(&values, aoti_result(c, 0), UINT32_C(1) << d);
  aoti_rows_init(&indices, aoti_result(c, 1), UINT32_C(1) << d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, 8, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *at, &at));
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, as, k, row);
    if (floating)
      running_f64(row, at, from.n, largest);
    else
      running_i64(row, at, from.n, largest);
    aoti_rows_store(&values, as, k, row);
    aoti_rows_store(&indices, AOTI_COMPUTE_I64, k, at);
  }
  return NULL;
}
static aot_status cummax_body(aoti_call *c, aoti_arena *scratch) { return extremes(c, scratch, true); }
static aot_status cummin_body(aoti_call *c, aoti_arena *scratch) { return extremes(c, scratch, false); }
aot_status aoti_ref_cummax(aoti_call *c) { return aoti_with_scratch(c, cummax_body); }
aot_status aoti_ref_cummin(aoti_call *c) { return aoti_with_scratch(c, cummin_body); }

// Gradients add up where the values came from.
void aoti_grad_cummax(aoti_grad *g) {
  aot_tensor *self = aoti_saved(g, 0), *zeros = aot_new_zeros(g->s, g->gout[0], aoti_sizes(self));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_scatter_add_default, aoti_v_tensor(zeros), g->args[1], aoti_v_tensor(g->results[1]),
                       aoti_v_tensor(g->gout[0])));
}

// ---- the logarithm of the sum of exponentials so far: (self, dim)

aot_status aoti_meta_logcumsumexp(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  return aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, NULL);
}

// log(exp(a) + exp(b)); equal infinities stay what they are, and a NaN stays.
static double log_add(double a, double b) {
  if (a != a || b != b) return NAN;
  double high = fmax(a, b), low = fmin(a, b);
  return isinf(high) && low == high ? high : high + log1p(exp(low - high));
}

static aot_status logcumsumexp_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows from, to;
  int d;
  double *row;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), aoti_arg(c, 0)->meta.ndim, &d));
  aoti_rows_init(&from, aoti_arg(c, 0), UINT32_C(1) << d);
  aoti_rows_init(&to, aoti_result(c, 0), UINT32_C(1) << d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *row, &row));
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, AOTI_COMPUTE_F64, k, row);
    for (int64_t i = 1; i < from.n; i++) row[i] = log_add(row[i - 1], row[i]);
    aoti_rows_store(&to, AOTI_COMPUTE_F64, k, row);
  }
  return NULL;
}
aot_status aoti_ref_logcumsumexp(aoti_call *c) { return aoti_with_scratch(c, logcumsumexp_body); }

static aot_tensor *flip(aot_scope *s, aot_tensor *t, int64_t dim) { return aot_flip(s, t, AOT_INTS(aot_i(dim))); }

// With l = log |grad| where grad has the sign, else the least number: exp(self + log of the sum of exp(l - result) from
// the end).
static aot_tensor *share(aoti_grad *g, aot_tensor *l, int64_t dim) {
  aot_scope *s = g->s;
  aot_tensor *rest = flip(s, aot_logcumsumexp(s, flip(s, aot_sub(s, l, g->results[0]), dim), dim), dim);
  return aot_exp(s, aot_add(s, rest, aoti_saved(g, 0)));
}

static double least(aot_dtype dtype) {
  return dtype == AOT_F64    ? -0x1.fffffffffffffp1023
         : dtype == AOT_F16  ? -65504
         : dtype == AOT_BF16 ? -0x1.fep127
                             : -0x1.fffffep127;
}

void aoti_grad_logcumsumexp(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *grad = g->gout[0];
  int64_t dim = aoti_arg_int(&c, 1);
  bool empty = false;
  for (int d = 0; d < grad->meta.ndim; d++) empty = empty || aoti_int_is(grad->meta.size[d], 0);
  if (!grad->meta.ndim || empty) {
    aoti_give(g, 0, grad);
    return;
  }
  aot_tensor *none = aoti_scalar_like(s, aoti_v_float(least(grad->meta.dtype)), grad);
  aot_tensor *size = aot_log(s, aot_abs(s, grad));
  const aot_scalar zero = aot_int_scalar(0);
  aot_tensor *positive = aot_where_self(s, aot_gt_Scalar(s, grad, zero), size, none);
  aot_tensor *negative = aot_where_self(s, aot_lt_Scalar(s, grad, zero), size, none);
  aot_tensor *up = share(g, positive, dim);
  aoti_give(g, 0, aot_sub(s, up, share(g, negative, dim)));
}
