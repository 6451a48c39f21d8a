// Matrix functions other than products: cross product, trace, exponential, and a product of three.
#include "ops.h"

#include <math.h>

// ---- cross product along a dimension of three: (self, other, dim)

aot_status aoti_meta_linalg_cross(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim, d;
  if (t[0]->meta.ndim != t[1]->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "operands of %d and %d dimensions", t[0]->meta.ndim, t[1]->meta.ndim);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), t[0]->meta.ndim, &d));
  for (int i = 0; i < 2; i++)
    if (!t[i]->meta.ndim || !aoti_int_is(t[i]->meta.size[d], 3))
      return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d is not of size 3", d);
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  return aoti_out(c, 0, aoti_common_dtype(c, 2, (const int[]){0, 1}), ndim, size, NULL);
}

static aot_status cross_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *out = aoti_result(c, 0);
  aoti_compute as = aoti_is_float(out->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  void *x, *y, *to;
  int d;
  int64_t n = aoti_tensor_numel(out), step = 1;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), out->meta.ndim, &d));
  AOT_TRY(aoti_dense_wide(scratch, as, aoti_arg(c, 0), out->meta.ndim, out->meta.size, &x));
  AOT_TRY(aoti_dense_wide(scratch, as, aoti_arg(c, 1), out->meta.ndim, out->meta.size, &y));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, 8, &to));
  for (int k = d + 1; k < out->meta.ndim; k++) step *= aoti_dim(out, k);
  for (int64_t i = 0; i < n; i++) {
    int64_t at = i / step % 3, base = i - at * step, p = base + (at + 1) % 3 * step, q = base + (at + 2) % 3 * step;
    if (as == AOTI_COMPUTE_F64)
      ((double *)to)[i] = ((double *)x)[p] * ((double *)y)[q] - ((double *)x)[q] * ((double *)y)[p];
    else
      ((uint64_t *)to)[i] = ((uint64_t *)x)[p] * ((uint64_t *)y)[q] - ((uint64_t *)x)[q] * ((uint64_t *)y)[p];
  }
  aoti_undense(as, to, out);
  return NULL;
}
aot_status aoti_ref_linalg_cross(aoti_call *c) { return aoti_with_scratch(c, cross_body); }

static aot_tensor *cross(aoti_grad *g, aot_tensor *a, aot_tensor *b) {
  return AOTI_CALL1(g->s, AOT_OP_linalg_cross_default, aoti_v_tensor(a), aoti_v_tensor(b), g->args[2]);
}
void aoti_grad_linalg_cross(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, cross(g, g->gout[0], aoti_saved(g, 0)));
  if (aoti_needs(g, 0)) aoti_give(g, 0, cross(g, aoti_saved(g, 1), g->gout[0]));
}

// ---- trace: (self)

aot_status aoti_meta_trace(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  if (t->meta.ndim != 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs a matrix, not %d dimensions", t->meta.ndim);
  return aoti_out(c, 0, aoti_is_float(t->meta.dtype) ? t->meta.dtype : AOT_I64, 0, NULL, NULL);
}

aot_status aoti_ref_trace(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aoti_rows r;
  int64_t columns = aoti_dim(t, 1), n = aoti_dim(t, 0) < columns ? aoti_dim(t, 0) : columns;
  double sum = 0;
  uint64_t total = 0;
  aoti_rows_init(&r, t, UINT32_MAX);
  for (int64_t i = 0; i < n; i++) {
    int64_t at = (int64_t)aot_dtype_size(t->meta.dtype) * (i * aoti_stride(t, 0) + i * aoti_stride(t, 1)), value;
    aoti_load(AOTI_COMPUTE_I64, &value, t->meta.dtype, (char *)aoti_tensor_ptr(t) + at, 0, 1);
    if (aoti_is_float(t->meta.dtype))
      sum += aoti_rows_get(&r, 0, i * columns + i);
    else
      total += (uint64_t)value;
  }
  bool floating = aoti_is_float(t->meta.dtype);
  aoti_undense(floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64, floating ? (void *)&sum : &total, aoti_result(c, 0));
  return NULL;
}

// The places of the diagonal in the flat matrix take the gradient.
void aoti_grad_trace(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  const aot_tensor *self = aoti_saved(g, 0), *grad = g->gout[0];
  aot_int rows = self->meta.size[0], columns = self->meta.size[1], numel = aoti_int_mul(c.syms, rows, columns);
  aot_int step = aoti_int_add(c.syms, columns, aot_i(1));
  aot_int n = aoti_int_compare(c.syms, AOTI_LT, rows, columns) ? rows : columns;
  const aot_value options[] = {aoti_v_dtype(grad->meta.dtype), aoti_v_layout(), aoti_v_device(grad->meta.device)};
  aot_tensor *zeros =
      AOTI_CALL1(s, AOT_OP_zeros_default, aoti_v_ints(s, &numel, 1), options[0], options[1], options[2]);
  aot_tensor *places = AOTI_CALL1(s, AOT_OP_arange_start_step, aoti_v_int(0), aoti_v_sym(aoti_int_mul(c.syms, n, step)),
                                  aoti_v_sym(step), aoti_v_dtype(AOT_I64), options[1], options[2]);
  aot_tensor *filled = AOTI_CALL1(s, AOT_OP_index_fill_int_Tensor, aoti_v_tensor(zeros), aoti_v_int(0),
                                  aoti_v_tensor(places), aoti_v_tensor(g->gout[0]));
  aoti_give(g, 0, aot_view(s, filled, aoti_sizes(self)));
}

// ---- exponential: (self), square matrices in the last two dimensions

aot_status aoti_meta_linalg_matrix_exp(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int n = t->meta.ndim;
  if (n < 2 || !aoti_int_compare(c->syms, AOTI_EQ, t->meta.size[n - 2], t->meta.size[n - 1]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs square matrices");
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  return aoti_out(c, 0, t->meta.dtype, n, t->meta.size, NULL);
}

// exp(A) = exp(A / 2^s)^(2^s), with s so that the Taylor series of 20 terms is exact to rounding: the norm is below 1/2
// and the rest below (1/2)^21 / 21!.
static void exponential(int64_t n, double *a, double *term, double *next, double *sum) {
  double norm = 0;
  for (int64_t i = 0; i < n; i++) {
    double row = 0;
    for (int64_t j = 0; j < n; j++) row += fabs(a[i * n + j]);
    norm = row > norm || row != row ? row : norm;
  }
  int squarings = 0;
  if (isfinite(norm) && norm > 0.5) (void)frexp(norm, &squarings), squarings++;
  for (int64_t i = 0; i < n * n; i++) {
    a[i] = ldexp(a[i], -squarings);
    term[i] = sum[i] = i / n == i % n;
  }
  for (int k = 1; k <= 20; k++) {
    aoti_matmul_f64(n, n, n, term, a, next);
    for (int64_t i = 0; i < n * n; i++) sum[i] += term[i] = next[i] / k;
  }
  for (; squarings > 0; squarings--) {
    aoti_matmul_f64(n, n, n, sum, sum, next);
    for (int64_t i = 0; i < n * n; i++) sum[i] = next[i];
  }
}

static aot_status matrix_exp_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows from, to;
  int ndim = aoti_arg(c, 0)->meta.ndim;
  uint32_t matrix = UINT32_C(3) << (ndim - 2);
  double *work[4];
  aoti_rows_init(&from, aoti_arg(c, 0), matrix);
  aoti_rows_init(&to, aoti_result(c, 0), matrix);
  for (int i = 0; i < 4; i++) AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof **work, &work[i]));
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, AOTI_COMPUTE_F64, k, work[0]);
    exponential(aoti_dim(aoti_arg(c, 0), ndim - 1), work[0], work[1], work[2], work[3]);
    aoti_rows_store(&to, AOTI_COMPUTE_F64, k, work[3]);
  }
  return NULL;
}
aot_status aoti_ref_linalg_matrix_exp(aoti_call *c) { return aoti_with_scratch(c, matrix_exp_body); }

// exp [[A, G], [0, A]] holds in its upper right corner the derivative of exp at A along G; the gradient is that at A^T.
void aoti_grad_linalg_matrix_exp(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_call c = aoti_call_of(g);
  aot_tensor *a = aot_transpose_int(s, aoti_saved(g, 0), -2, -1), *grad = g->gout[0];
  if (aoti_failed(s)) return;
  aot_int n = a->meta.size[a->meta.ndim - 1], zero = aot_i(0), twice = aoti_int_mul(c.syms, n, aot_i(2));
  aot_tensor *upper = aot_cat_default(s, ((aot_tensors){(aot_tensor *[]){a, grad}, 2}), -1);
  aot_tensor *zeros = aot_zeros_like(s, a);
  aot_tensor *lower = aot_cat_default(s, ((aot_tensors){(aot_tensor *[]){zeros, a}, 2}), -1);
  aot_tensor *whole =
      aot_linalg_matrix_exp(s, aot_cat_default(s, ((aot_tensors){(aot_tensor *[]){upper, lower}, 2}), -2));
  aot_tensor *top = aot_slice_Tensor(s, whole, -2, &zero, &n, aot_i(1));
  aoti_give(g, 0, aot_slice_Tensor(s, top, -1, &n, &twice, aot_i(1)));
}

// ---- the sum over sumdim of three tensors' product, each with dimensions of 1 put in at its expand list:
// (i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim)

typedef struct trilinear {
  int ndim;
  uint32_t summed;
  aot_int size[AOT_MAX_DIMS];
  aot_int in_size[3][AOT_MAX_DIMS], in_stride[3][AOT_MAX_DIMS];
} trilinear;

static aot_status read_trilinear(const aoti_call *c, trilinear *t) {
  aot_int dims[AOT_MAX_DIMS];
  uint32_t put_in[3];
  t->ndim = aoti_arg(c, 0)->meta.ndim + aoti_arg_ints(c, 3, dims);
  AOT_TRY(aoti_dim_mask(c, 6, t->ndim, &t->summed));
  if (!aoti_arg_ints(c, 6, dims)) t->summed = 0;
  for (int d = 0; d < t->ndim; d++) t->size[d] = aot_i(1);
  for (int i = 0; i < 3; i++) {
    const aoti_meta *m = &aoti_arg(c, i)->meta;
    int n = aoti_arg_ints(c, 3 + i, dims), from = 0;
    put_in[i] = 0;
    if (n) AOT_TRY(aoti_dim_mask(c, 3 + i, t->ndim, &put_in[i]));
    if (m->ndim + n != t->ndim || m->dtype != aoti_arg(c, 0)->meta.dtype)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the operands differ in dimensions or dtype");
    for (int d = 0; d < t->ndim; d++) {
      bool absent = put_in[i] >> d & 1;
      t->in_size[i][d] = absent ? aot_i(1) : m->size[from];
      t->in_stride[i][d] = absent ? aot_i(0) : m->stride[from++];
      aot_int *size = &t->size[d], have = t->in_size[i][d];
      if (aoti_int_is(*size, 1))
        *size = have;
      else if (!aoti_int_is(have, 1) && !aoti_int_same(*size, have) && !aoti_int_compare(c->syms, AOTI_EQ, *size, have))
        return aoti_call_error(c, AOT_ERROR_INVALID, "the operands differ in dimension %d", d);
    }
  }
  return NULL;
}

aot_status aoti_meta__trilinear(aoti_call *c) {
  trilinear t;
  aot_int size[AOT_MAX_DIMS];
  int n = 0;
  AOT_TRY(read_trilinear(c, &t));
  for (int d = 0; d < t.ndim; d++)
    if (!(t.summed >> d & 1)) size[n++] = t.size[d];
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, n, size, NULL);
}

static aot_status trilinear_body(aoti_call *c, aoti_arena *scratch) {
  trilinear t;
  double *in[3], *out;
  AOT_TRY(read_trilinear(c, &t));
  for (int i = 0; i < 3; i++) {
    aot_tensor wide = {.storage = aoti_arg(c, i)->storage, .meta = aoti_arg(c, i)->meta};
    wide.meta.ndim = t.ndim;
    wide.meta.size = t.in_size[i];
    wide.meta.stride = t.in_stride[i];
    AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, &wide, t.ndim, t.size, &in[i]));
  }
  int64_t n = 1;
  for (int d = 0; d < t.ndim; d++) n *= t.size[d].value;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(aoti_result(c, 0)), sizeof *out, &out));
  for (int64_t i = 0; i < n; i++) {
    int64_t rest = i, at = 0, step = 1;
    for (int d = t.ndim - 1; d >= 0; rest /= t.size[d--].value)
      if (!(t.summed >> d & 1)) {
        at += rest % t.size[d].value * step;
        step *= t.size[d].value;
      }
    out[at] += in[0][i] * in[1][i] * in[2][i];
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__trilinear(aoti_call *c) { return aoti_with_scratch(c, trilinear_body); }

// Operand i's place is taken by grad, and the two trade their lists.
void aoti_grad__trilinear(aoti_grad *g) {
  for (int i = 0; i < 3; i++) {
    if (!aoti_needs(g, i)) continue;
    aot_value a[7];
    for (int k = 0; k < 7; k++) a[k] = g->args[k];
    a[i] = aoti_v_tensor(g->gout[0]);
    a[3 + i] = g->args[6];
    a[6] = g->args[3 + i];
    aoti_give(g, i, aoti_call1(g->s, AOT_OP__trilinear_default, a, 7));
  }
}
