/* Contractions. f16 and bf16 accumulate in f32 and round once; other integers than matrices of f32 and f64 are summed
 * as a reduction. */
#include "rules.h"

/* a [.., m, k] times b [.., k, n] in the dtype they are accumulated in. */
static aoti_te product(aoti_lower *c, aoti_te a, aoti_te b, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  if (!a || !b) return 0;
  if (aoti_is_float(dtype)) return aoti_te_contract(f, dtype, a, b);
  int n = aoti_te_ndim(f, a);
  a = aoti_te_unsqueeze(f, a, n);     /* [.., m, k, 1] */
  b = aoti_te_unsqueeze(f, b, n - 2); /* [.., 1, k, n] */
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_op2(f, AOTI_OP_MUL, a, b), 1u << (n - 1), false);
}

static aot_status multiply(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te a = aoti_lower_arg(c, 0), b = aoti_lower_arg(c, 1);
  c->out[0] = aoti_cast(c->f, product(c, a, b, aoti_compute(m->dtype)), m->dtype);
  return NULL;
}
aot_status aoti_lower_mm(aoti_lower *c) { return multiply(c); }
aot_status aoti_lower_bmm(aoti_lower *c) { return multiply(c); }

/* beta self + alpha a b; with beta 0 a NaN in self does not count. */
static aot_status multiply_add(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_fuse *f = c->f;
  aot_dtype dtype = aoti_compute(m->dtype);
  double beta = aoti_lower_float(c, 3), alpha = aoti_lower_float(c, 4);
  aoti_te a = aoti_lower_arg(c, 1), b = aoti_lower_arg(c, 2), v = product(c, a, b, dtype);
  aoti_te self = aoti_lower_operand(c, 0, dtype);
  if (alpha != 1) v = aoti_op2(f, AOTI_OP_MUL, v, aoti_lower_factor(c, 4, dtype));
  if (beta != 1 && beta != 0) self = aoti_op2(f, AOTI_OP_MUL, self, aoti_lower_factor(c, 3, dtype));
  if (beta != 0) {
    aoti_te sum = aoti_op2(f, AOTI_OP_ADD, v, self);
    aoti_te_may_fold(f, sum, v);
    v = sum;
  }
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}
aot_status aoti_lower_addmm(aoti_lower *c) { return multiply_add(c); }
aot_status aoti_lower_baddbmm(aoti_lower *c) { return multiply_add(c); }

/* A vector at the end: memory-bound, so a reduction that fuses. */
static aot_status reduce_last(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te a = aoti_lower_operand(c, 0, dtype), b = aoti_lower_operand(c, 1, dtype);
  aoti_te p = aoti_op2(c->f, AOTI_OP_MUL, a, b);
  if (!p) return NULL;
  c->out[0] =
      aoti_cast(c->f, aoti_fold(c->f, AOTI_OP_REDUCE_SUM, p, 1u << (aoti_te_ndim(c->f, p) - 1), false), m->dtype);
  return NULL;
}
aot_status aoti_lower_dot(aoti_lower *c) { return reduce_last(c); }
/* (self, mat, vec, beta, alpha): beta self + alpha mat vec */
aot_status aoti_lower_addmv(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  double beta = aoti_lower_float(c, 3), alpha = aoti_lower_float(c, 4);
  aoti_te a = aoti_lower_operand(c, 1, dtype), x = aoti_lower_operand(c, 2, dtype);
  aoti_te v = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_op2(f, AOTI_OP_MUL, a, x), 2, false);
  if (alpha != 1) v = aoti_op2(f, AOTI_OP_MUL, aoti_lower_factor(c, 4, dtype), v);
  aoti_te self = aoti_lower_operand(c, 0, dtype);
  if (beta != 1) self = aoti_op2(f, AOTI_OP_MUL, aoti_lower_factor(c, 3, dtype), self);
  if (beta != 0) v = aoti_op2(f, AOTI_OP_ADD, self, v);
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

aot_status aoti_lower_mv(aoti_lower *c) { return reduce_last(c); }

/* beta self + alpha v: arguments 3 and 4; with beta 0 a NaN in self does not count. */
static aoti_te added(aoti_lower *c, aoti_te v, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  double beta = aoti_lower_float(c, 3), alpha = aoti_lower_float(c, 4);
  aoti_te self = aoti_lower_operand(c, 0, dtype);
  if (alpha != 1) v = aoti_op2(f, AOTI_OP_MUL, v, aoti_lower_factor(c, 4, dtype));
  if (beta == 0) return v;
  if (beta != 1) self = aoti_op2(f, AOTI_OP_MUL, self, aoti_lower_factor(c, 3, dtype));
  return aoti_op2(f, AOTI_OP_ADD, self, v);
}

/* (self, vec1, vec2, beta, alpha) */
aot_status aoti_lower_addr(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te a = aoti_te_unsqueeze(c->f, aoti_lower_operand(c, 1, dtype), 1);
  aoti_te v = aoti_op2(c->f, AOTI_OP_MUL, a, aoti_lower_operand(c, 2, dtype));
  c->out[0] = aoti_cast(c->f, aoti_te_expand(c->f, added(c, v, dtype), m->ndim, m->size), m->dtype);
  return NULL;
}

/* (self, batch1, batch2, beta, alpha): the products of all batches summed, which is one product over batches and k */
aot_status aoti_lower_addbmm(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te a = aoti_lower_arg(c, 1), b = aoti_lower_arg(c, 2);
  if (!m || !a || !b) return NULL;
  aot_dtype dtype = aoti_compute(m->dtype);
  const aot_int *as = aoti_te_sizes(f, a), *bs = aoti_te_sizes(f, b);
  aot_int k = aoti_int_mul(c->g->syms, as[0], as[2]), left[2] = {as[1], k}, right[2] = {k, bs[2]};
  a = aoti_te_reshape(f, aoti_te_permute(f, a, (const int[]){1, 0, 2}), 2, left);
  b = aoti_te_reshape(f, b, 2, right);
  c->out[0] = aoti_cast(f, added(c, product(c, a, b, dtype), dtype), m->dtype);
  return NULL;
}

/* (self, other, dim): a[i + 1] b[i + 2] - a[i + 2] b[i + 1], counted around three elements */
aot_status aoti_lower_linalg_cross(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  int dim = aoti_lower_dim(c, 2, m->ndim);
  aoti_dim_map map[AOT_MAX_DIMS];
  aoti_te v[2], at[2];
  for (int d = 0; d < m->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  for (int i = 0; i < 2; i++) {
    v[i] = aoti_te_expand(f, aoti_lower_operand(c, i, dtype), m->ndim, m->size);
    aoti_te next = aoti_op2(f, AOTI_OP_ADD, aoti_te_iota(f, m->ndim, m->size, dim), aoti_te_int(f, AOT_I64, i + 1));
    at[i] = aoti_op2(f, AOTI_OP_REMAINDER, next, aoti_te_int(f, AOT_I64, 3));
  }
  aoti_te a = aoti_op2(f, AOTI_OP_MUL, aoti_te_gather_inside(f, v[0], at[0], dim, map),
                       aoti_te_gather_inside(f, v[1], at[1], dim, map));
  aoti_te b = aoti_op2(f, AOTI_OP_MUL, aoti_te_gather_inside(f, v[0], at[1], dim, map),
                       aoti_te_gather_inside(f, v[1], at[0], dim, map));
  c->out[0] = aoti_cast(f, aoti_op2(f, AOTI_OP_SUB, a, b), m->dtype);
  return NULL;
}

/* (i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim): the sum over sumdim of the product of three, each with
 * dimensions of 1 put in at its list */
aot_status aoti_lower__trilinear(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aot_int dims[AOT_MAX_DIMS];
  aoti_te v = 0;
  for (int i = 0; i < 3; i++) {
    aoti_te x = aoti_lower_operand(c, i, dtype);
    int n = aoti_lower_ints(c, 3 + i, dims);
    if (!x || aoti_te_ndim(f, x) + n > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
    int ndim = aoti_te_ndim(f, x) + n;
    uint32_t at = n ? aoti_lower_dims(c, 3 + i, ndim) : 0;
    for (int d = 0; d < ndim; d++)
      if (at >> d & 1) x = aoti_te_unsqueeze(f, x, d);
    v = v ? aoti_op2(f, AOTI_OP_MUL, v, x) : x;
  }
  bool sums = v && aoti_lower_ints(c, 6, dims);
  if (sums) v = aoti_fold(f, AOTI_OP_REDUCE_SUM, v, aoti_lower_dims(c, 6, aoti_te_ndim(f, v)), false);
  c->out[0] = aoti_te_copy(f, aoti_cast(f, v, m->dtype), NULL);
  return NULL;
}
