/* Scaled dot-product attention as matrix products around a softmax: softmax(scale q k^T + mask) v, and its gradients.
 * The scores lie in memory once, as the operand of the second product. */
#include "rules.h"
#include <math.h>
#include <string.h>

typedef struct attention {
  aot_dtype dtype;             /* computed in */
  aot_int n, h, l, s, e, v;    /* batch, heads, queries, keys, their length, the values' length */
  aot_int items, shape[4];     /* n h; n h l s */
  aoti_te q, k, value, scores; /* [items, ..]; scores over shape, masked with -inf */
  double scale;
} attention;

/* [n, h, rows, cols] as batches of matrices */
static aoti_te matrices(aoti_fuse *f, const attention *a, aoti_te x, aot_int rows, aot_int cols) {
  aot_int size[3] = {a->items, rows, cols};
  return aoti_te_reshape(f, x, 3, size);
}
static aoti_te transposed(aoti_fuse *f, aoti_te x) { return aoti_te_permute(f, x, (const int[]){0, 2, 1}); }

/* Query, key and value are arguments from first on; dropout, causal, mask and scale from options on. */
static aot_status open(aoti_lower *c, int first, int options, attention *a) {
  aoti_fuse *f = c->f;
  const aoti_meta *q = aoti_lower_meta(c, first), *k = aoti_lower_meta(c, first + 1),
                  *v = aoti_lower_meta(c, first + 2);
  if (!q || !k || !v || q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || aoti_lower_float(c, options) != 0)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this form of attention");
  bool scaled = aoti_lower_given(c, options + 3);
  if (!scaled && q->size[3].sym) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic length of keys");
  *a = (attention){.dtype = aoti_compute(q->dtype),
                   .n = q->size[0],
                   .h = q->size[1],
                   .l = q->size[2],
                   .s = k->size[2],
                   .e = q->size[3],
                   .v = v->size[3],
                   .items = aoti_int_mul(c->g->syms, q->size[0], q->size[1]),
                   .shape = {q->size[0], q->size[1], q->size[2], k->size[2]}};
  a->scale = scaled ? aoti_lower_float(c, options + 3) : 1 / sqrt((double)a->e.value);
  a->q = matrices(f, a, aoti_lower_arg(c, first), a->l, a->e);
  a->k = matrices(f, a, aoti_lower_arg(c, first + 1), a->s, a->e);
  a->value = matrices(f, a, aoti_lower_arg(c, first + 2), a->s, a->v);
  aoti_te product = aoti_te_contract(f, a->dtype, a->q, transposed(f, a->k)),
          least = aoti_number(f, a->dtype, -INFINITY);
  aoti_te x = OP2(MUL, aoti_te_reshape(f, product, 4, a->shape), aoti_number(f, a->dtype, a->scale));
  if (aoti_lower_given(c, options + 2)) {
    aoti_te mask = aoti_lower_arg(c, options + 2);
    bool truth = mask && aoti_te_dtype(f, mask) == AOT_B8;
    x = truth ? OP3(SELECT, mask, x, least) : OP2(ADD, x, aoti_cast(f, mask, a->dtype));
  }
  if (aoti_lower_bool(c, options + 1)) {
    aoti_te later = OP2(GT, aoti_te_iota(f, 4, a->shape, 3), aoti_te_iota(f, 4, a->shape, 2));
    x = OP3(SELECT, later, least, x);
  }
  a->scores = x;
  return aoti_fuse_status(f);
}

/* (query, key, value, dropout_p, is_causal, *, attn_mask, scale) to the output and the scores' logsumexp. A query with
 * nothing to attend to gets zeros, and -inf. */
aot_status aoti_lower_flash_attention(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *logs = aoti_lower_result(c, 1);
  attention a;
  if (!m || !logs) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  AOT_TRY(open(c, 0, 3, &a));
  aoti_te zero = aoti_number(f, a.dtype, 0), max = aoti_fold(f, AOTI_OP_REDUCE_MAX, a.scores, 8, true);
  aoti_te shift = OP3(SELECT, OP2(EQ, max, aoti_number(f, a.dtype, -INFINITY)), zero, max);
  aoti_te e = OP1(EXP, OP2(SUB, a.scores, shift)), sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, e, 8, true);
  aoti_te p = OP2(DIV, e, OP3(SELECT, OP2(EQ, sum, zero), aoti_number(f, a.dtype, 1), sum));
  aoti_te out = aoti_te_contract(f, a.dtype, matrices(f, &a, p, a.l, a.s), a.value);
  c->out[0] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, out, 4, m->size), m->dtype), NULL);
  aoti_te log = aoti_te_squeeze(f, OP2(ADD, shift, OP1(LOG, sum)), 8);
  c->out[1] = aoti_te_copy(f, aoti_cast(f, log, logs->dtype), NULL);
  return NULL;
}

/* (grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask, scale): with P = exp(scores -
 * logsumexp), dP = dO V^T, and dS = scale P (dP - rows of dO O): dV = P^T dO, dQ = dS K, dK = dS^T Q. */
aot_status aoti_lower_flash_attention_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  attention a;
  AOT_TRY(open(c, 1, 6, &a));
  aoti_te grad = aoti_lower_arg(c, 0), out = aoti_lower_operand(c, 4, a.dtype);
  aoti_te log = aoti_te_unsqueeze(f, aoti_lower_operand(c, 5, a.dtype), 3);
  aoti_te none = OP2(EQ, log, aoti_number(f, a.dtype, -INFINITY)), zero = aoti_number(f, a.dtype, 0);
  aoti_te p = OP3(SELECT, none, zero, OP1(EXP, OP2(SUB, a.scores, log)));
  aoti_te delta = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP2(MUL, aoti_cast(f, grad, a.dtype), out), 8, true);
  aoti_te g = matrices(f, &a, grad, a.l, a.v);
  aoti_te dp = aoti_te_reshape(f, aoti_te_contract(f, a.dtype, g, transposed(f, a.value)), 4, a.shape);
  aoti_te ds = OP2(MUL, OP2(MUL, p, OP2(SUB, dp, delta)), aoti_number(f, a.dtype, a.scale));
  p = aoti_te_in_memory(f, matrices(f, &a, p, a.l, a.s));
  ds = aoti_te_in_memory(f, matrices(f, &a, ds, a.l, a.s));
  aoti_te d[3] = {aoti_te_contract(f, a.dtype, ds, a.k), aoti_te_contract(f, a.dtype, transposed(f, ds), a.q),
                  aoti_te_contract(f, a.dtype, transposed(f, p), g)};
  for (int i = 0; i < 3; i++) {
    const aoti_meta *m = aoti_lower_result(c, i);
    if (m) c->out[i] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, d[i], 4, m->size), m->dtype), NULL);
  }
  return NULL;
}
