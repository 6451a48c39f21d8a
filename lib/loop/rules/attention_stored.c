/* Scaled dot-product attention as matrix products around a softmax: the scores lie in memory once, as the operand of
 * the second product. For heads of a length that streams (attention.c) do not take. */
#include "attention.h"
#include <math.h>

typedef struct stored {
  const aoti_attention *a;
  aot_int items;               /* n h */
  aoti_te q, k, value, scores; /* [items, ..]; scores over n, h, l, s, masked with -inf */
} stored;

/* [n, h, rows, cols] as batches of matrices */
static aoti_te matrices(aoti_fuse *f, const stored *t, aoti_te x, aot_int rows, aot_int cols) {
  aot_int size[3] = {t->items, rows, cols};
  return aoti_te_reshape(f, x, 3, size);
}
static aoti_te transposed(aoti_fuse *f, aoti_te x) { return aoti_te_permute(f, x, (const int[]){0, 2, 1}); }

static stored open(aoti_lower *c, const aoti_attention *a) {
  aoti_fuse *f = c->f;
  aot_int shape[4] = {a->n, a->h, a->l, a->s};
  stored t = {.a = a, .items = aoti_int_mul(c->g->syms, a->n, a->h)};
  t.q = matrices(f, &t, a->query, a->l, a->e);
  t.k = matrices(f, &t, a->key, a->s, a->e);
  t.value = matrices(f, &t, a->value, a->s, a->v);
  aoti_te product = aoti_te_contract(f, a->dtype, t.q, transposed(f, t.k)), least = aoti_number(f, a->dtype, -INFINITY);
  aoti_te x = OP2(MUL, aoti_te_reshape(f, product, 4, shape), aoti_number(f, a->dtype, a->scale));
  if (a->mask) {
    bool truth = aoti_te_dtype(f, a->mask) == AOT_B8;
    x = truth ? OP3(SELECT, a->mask, x, least) : OP2(ADD, x, aoti_cast(f, a->mask, a->dtype));
  }
  if (a->causal) {
    aoti_te later = OP2(GT, aoti_te_iota(f, 4, shape, 3), aoti_te_iota(f, 4, shape, 2));
    x = OP3(SELECT, later, least, x);
  }
  t.scores = x;
  return t;
}

void aoti_attention_forward_stored(aoti_lower *c, const aoti_attention *a, const aoti_meta *m, const aoti_meta *logs,
                                   aoti_te result[2]) {
  aoti_fuse *f = c->f;
  stored t = open(c, a);
  aoti_te zero = aoti_number(f, a->dtype, 0), max = aoti_fold(f, AOTI_OP_REDUCE_MAX, t.scores, 8, true);
  aoti_te shift = OP3(SELECT, OP2(EQ, max, aoti_number(f, a->dtype, -INFINITY)), zero, max);
  aoti_te e = OP1(EXP, OP2(SUB, t.scores, shift)), sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, e, 8, true);
  aoti_te p = OP2(DIV, e, OP3(SELECT, OP2(EQ, sum, zero), aoti_number(f, a->dtype, 1), sum));
  aoti_te out = aoti_te_contract(f, a->dtype, matrices(f, &t, p, a->l, a->s), t.value);
  if (m) result[0] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, out, 4, m->size), m->dtype), NULL);
  aoti_te log = aoti_te_squeeze(f, OP2(ADD, shift, OP1(LOG, sum)), 8);
  if (logs) result[1] = aoti_te_copy(f, aoti_cast(f, log, logs->dtype), NULL);
}

void aoti_attention_backward_stored(aoti_lower *c, const aoti_attention *a, const aoti_attention_saved *s,
                                    const aoti_meta *const meta[4], aoti_te result[4]) {
  aoti_fuse *f = c->f;
  stored t = open(c, a);
  aot_int shape[4] = {a->n, a->h, a->l, a->s};
  aoti_te out = aoti_cast(f, s->out, a->dtype), log = aoti_te_unsqueeze(f, aoti_cast(f, s->log, a->dtype), 3);
  aoti_te none = OP2(EQ, log, aoti_number(f, a->dtype, -INFINITY)), zero = aoti_number(f, a->dtype, 0);
  aoti_te p = OP3(SELECT, none, zero, OP1(EXP, OP2(SUB, t.scores, log)));
  aoti_te delta = aoti_sum(f, OP2(MUL, aoti_cast(f, s->grad, a->dtype), out), 8, true);
  aoti_te g = matrices(f, &t, s->grad, a->l, a->v);
  aoti_te dp = aoti_te_reshape(f, aoti_te_contract(f, a->dtype, g, transposed(f, t.value)), 4, shape);
  aoti_te slope = OP2(MUL, p, OP2(SUB, dp, delta)), ds = OP2(MUL, slope, aoti_number(f, a->dtype, a->scale));
  if (meta[3]) {
    uint32_t repeats = 0; /* of the mask */
    for (int d = 0; d < 4; d++) repeats |= (uint32_t)!aoti_int_same(meta[3]->size[d], shape[d]) << d;
    aoti_te sum = repeats ? SUM(slope, repeats, true) : slope;
    result[3] = aoti_te_copy(f, aoti_cast(f, sum, meta[3]->dtype), NULL);
  }
  p = aoti_te_in_memory(f, matrices(f, &t, p, a->l, a->s));
  ds = aoti_te_in_memory(f, matrices(f, &t, ds, a->l, a->s));
  aoti_te d[3] = {aoti_te_contract(f, a->dtype, ds, t.k), aoti_te_contract(f, a->dtype, transposed(f, ds), t.q),
                  aoti_te_contract(f, a->dtype, transposed(f, p), g)};
  for (int i = 0; i < 3; i++) {
    const aoti_meta *m = meta[i];
    if (m) result[i] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, d[i], 4, m->size), m->dtype), NULL);
  }
}
