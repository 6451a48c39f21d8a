/* Random operators. The i-th of a graph draws from Philox with the call's seed as key and its offset plus i in the low
 * half of the counter; the high half counts elements, four to a block: the reference kernels' stream, bit for bit. */
#include "rules.h"

/* The 32-bit word of each element, as i64. */
static aoti_te words(aoti_lower *c, int ndim, const aot_int *size) {
  aoti_fuse *f = c->f;
  aot_int n = aot_i(1);
  for (int d = 0; d < ndim; d++) n = aoti_int_mul(c->g->syms, n, size[d]);
  aoti_te seed = aoti_te_scalar(f, false, 0), low = aoti_te_scalar(f, true, aoti_lower_draw(c->g, c->id));
  return aoti_te_reshape(f, OP3(PHILOX, seed, low, aoti_te_iota(f, 1, &n, 0)), ndim, size);
}

/* In [0, 1), 24 bits each, exact in f32. */
static aoti_te uniforms(aoti_lower *c, int ndim, const aot_int *size, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  aoti_te top = OP2(SHR, words(c, ndim, size), aoti_te_int(f, AOT_I64, 8));
  return OP2(MUL, aoti_cast(f, top, dtype), aoti_number(f, dtype, 0x1p-24));
}

aot_status aoti_lower_rand_like(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  c->out[0] = aoti_cast(c->f, uniforms(c, m->ndim, m->size, aoti_compute(m->dtype)), m->dtype);
  return NULL;
}

/* (self), or (self, p): 1 with that probability */
aot_status aoti_lower_bernoulli(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te p = aoti_lower_operand(c, c->info->n_args > 2 ? 1 : 0, AOT_F64);
  c->out[0] = aoti_cast(f, OP2(LT, uniforms(c, m->ndim, m->size, AOT_F64), p), m->dtype);
  return NULL;
}

/* (self, p, train): what is kept is scaled by 1 / (1 - p) */
aot_status aoti_lower_native_dropout(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *mask = aoti_lower_result(c, 1);
  if (!m || !mask) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  double p = aoti_lower_float(c, 1);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_arg(c, 0);
  if (aoti_lower_given(c, 2) && !aoti_lower_bool(c, 2)) {
    c->out[0] = aoti_te_copy(f, x, NULL);
    c->out[1] = aoti_te_expand(f, aoti_te_int(f, AOT_B8, 1), m->ndim, m->size);
    return NULL;
  }
  aoti_te kept = OP2(LT, uniforms(c, m->ndim, m->size, AOT_F64), aoti_number(f, AOT_F64, 1 - p));
  double scale = p < 1 ? 1 / (1 - p) : 0;
  aoti_te factor = OP3(SELECT, kept, aoti_number(f, dtype, scale), aoti_number(f, dtype, 0));
  c->out[0] = aoti_cast(f, OP2(MUL, aoti_cast(f, x, dtype), factor), m->dtype);
  c->out[1] = kept;
  return NULL;
}
