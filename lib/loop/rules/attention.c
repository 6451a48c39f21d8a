/* Scaled dot-product attention, softmax(scale q k^T + mask) v, and its gradients: kernels that stream through keys (or
 * queries) and store no scores, after Milakov and Gimelshein (2018), Rabe and Staats (2021), Dao et al. (2022).
 *
 * Forward: a row per query; the keys pass by, the output is a sum of values with softmax weights. Backward, with P =
 * exp(scores - logsumexp) computed anew, dP = dO V^T, and dS = scale P (dP - rows of dO O): dQ = dS K is a row per
 * query through which keys pass, dV = P^T dO and dK = dS^T Q a row per key through which queries pass. So every result
 * has one writer, and is the same every time.
 *
 * Heads whose length is not known, or long, take matrix products around a softmax, with the scores in memory
 * (attention_stored.c). */
#include "attention.h"
#include <math.h>

/* ---- what a call says */

aot_status aoti_attention_open(aoti_lower *c, const aoti_attention_call *call, aoti_attention *a) {
  aoti_fuse *f = c->f;
  const aoti_meta *q = aoti_lower_meta(c, call->query), *k = aoti_lower_meta(c, call->query + 1),
                  *v = aoti_lower_meta(c, call->query + 2);
  if (!q || !k || !v || q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || aoti_lower_float(c, call->dropout) != 0)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this form of attention");
  aot_int heads = q->size[1], shared = k->size[1];
  bool same = aoti_int_same(heads, shared);
  if (!same && (heads.sym || shared.sym || !shared.value || heads.value % shared.value))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "heads that do not divide");
  bool scaled = aoti_lower_given(c, call->scale);
  if (!scaled && q->size[3].sym) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic length of keys");
  *a = (aoti_attention){.dtype = aoti_compute(q->dtype),
                        .n = q->size[0],
                        .h = q->size[1],
                        .l = q->size[2],
                        .s = k->size[2],
                        .e = q->size[3],
                        .v = v->size[3],
                        .group = same ? 1 : heads.value / shared.value,
                        .causal = aoti_lower_bool(c, call->causal),
                        .query = aoti_lower_arg(c, call->query),
                        .key = aoti_lower_arg(c, call->query + 1),
                        .value = aoti_lower_arg(c, call->query + 2)};
  a->scale = scaled ? aoti_lower_float(c, call->scale) : 1 / sqrt((double)a->e.value);
  if (call->mask >= 0 && aoti_lower_given(c, call->mask)) a->mask = aoti_lower_arg(c, call->mask);
  return aoti_fuse_status(f);
}

static bool moderate(aot_int n) { return !n.sym && n.value >= 1 && n.value <= AOTI_STREAM_EXTENT; }
bool aoti_attention_streams(const aoti_attention *a) { return moderate(a->e) && moderate(a->v); }
/* The stored form has no shared heads. */
static aot_status check_stored(aoti_lower *c, const aoti_attention *a) {
  return a->group == 1 ? NULL : aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "heads of keys that serve several");
}

/* ---- streams as expressions */

enum { FORWARD, QUERIES, KEYS }; /* forms */
enum {
  QUERY,
  KEY,
  VALUE,
  GRAD,
  LOG,
  DELTA,
  OPERANDS,
  MASK = OPERANDS
}; /* operands; forward: the first three, then the mask */

static aoti_te stream(aoti_lower *c, const aoti_attention *a, unsigned form, int result, const aoti_meta *m,
                      const aoti_te *operands) {
  aoti_fuse *f = c->f;
  aoti_te list[OPERANDS + 1];
  size_t n = form == FORWARD ? VALUE + 1 : OPERANDS;
  if (!m) return 0;
  for (size_t i = 0; i < n; i++) list[i] = aoti_te_in_memory(f, operands[i]);
  if (a->mask) {
    aot_int shape[4] = {a->n, a->h, a->l, a->s};
    list[n++] = aoti_te_expand(f, aoti_te_in_memory(f, a->mask), 4, shape);
  }
  aoti_stream_form s = {.node = c->id, .form = form, .flag = a->causal, .number = a->scale};
  return aoti_te_stream(f, &s, result, m, list, n);
}

void aoti_attention_forward(aoti_lower *c, const aoti_attention *a, const aoti_meta *out, const aoti_meta *log,
                            aoti_te result[2]) {
  aoti_te operands[] = {a->query, a->key, a->value};
  result[0] = stream(c, a, FORWARD, 0, out, operands);
  result[1] = stream(c, a, FORWARD, 1, log, operands);
}

void aoti_attention_backward(aoti_lower *c, const aoti_attention *a, const aoti_attention_saved *s,
                             const aoti_meta *const meta[3], aoti_te result[3]) {
  aoti_fuse *f = c->f;
  aoti_te product = OP2(MUL, aoti_cast(f, s->grad, a->dtype), aoti_cast(f, s->out, a->dtype));
  aoti_te delta = aoti_te_in_memory(f, aoti_sum(f, product, 8, false));
  aoti_te operands[OPERANDS] = {a->query, a->key, a->value, s->grad, s->log, delta};
  result[0] = stream(c, a, QUERIES, 0, meta[0], operands);
  result[1] = stream(c, a, KEYS, 0, meta[1], operands);
  result[2] = stream(c, a, KEYS, 1, meta[2], operands);
}

/* ---- streams as Loop IR */

typedef struct writer {
  aoti_emit *e;
  aoti_fuse *f;
  aoti_kernel *k;
  aot_dtype dtype; /* computed in */
  aoti_te operand[OPERANDS + 1];
  aoti_te result[2];
  aoti_ix b, h, i, j; /* batch, head of queries, query, key */
  aoti_ix shared;     /* head of keys and values */
  bool of_keys;       /* results are of keys and values */
  double scale;
} writer;

static uint32_t buffer(writer *w, aoti_te t) { return aoti_emit_buffer(w->e, t); }
/* Element [b, head, row, col] of t. */
static aoti_ix at(writer *w, aoti_te t, aoti_ix row, aoti_ix col) {
  bool keys =
      t == w->operand[KEY] || t == w->operand[VALUE] || (w->of_keys && (t == w->result[0] || t == w->result[1]));
  aoti_ix idx[4] = {w->b, keys ? w->shared : w->h, row, col};
  return aoti_emit_element(w->e, t, idx);
}
static aot_int size(const writer *w, unsigned operand, int d) { return aoti_te_sizes(w->f, w->operand[operand])[d]; }

static aoti_val number(writer *w, double v) { return aoti_loop_const_f(w->k, w->dtype, v); }
static aoti_val op2(writer *w, aoti_loop_op op, aoti_val a, aoti_val b) { return aoti_loop_op2(w->k, op, a, b); }

/* The sum over x of row[x] column[x]. */
static aoti_val dot(writer *w, const char *name, unsigned row, aoti_ix row_at, unsigned column, aoti_ix column_at) {
  aoti_ix x = aoti_loop_begin_contract(w->k, name, aoti_emit_size(w->e, size(w, row, 3)));
  aoti_te r = w->operand[row], c = w->operand[column];
  aoti_ix ir = at(w, r, row_at, x), ic = at(w, c, column_at, x);
  return aoti_loop_contract(w->k, x, buffer(w, r), ir, buffer(w, c), ic, w->dtype);
}

/* For every x, the sum of v column[x]; *out_x is x. */
static aoti_val outer(writer *w, const char *name, aoti_val v, unsigned column, aoti_ix column_at, aoti_ix *out_x) {
  aoti_te c = w->operand[column];
  *out_x = aoti_loop_begin_contract(w->k, name, aoti_emit_size(w->e, size(w, column, 3)));
  return aoti_loop_outer(w->k, *out_x, v, buffer(w, c), at(w, c, column_at, *out_x));
}

/* scale q k^T + mask, of a product of a query and a key. */
static aoti_val score(writer *w, aoti_val product) {
  aoti_kernel *k = w->k;
  aoti_val factor = number(w, w->scale), x = op2(w, AOTI_OP_MUL, product, factor);
  aoti_te m = w->operand[MASK];
  if (!m) return x;
  aoti_val mask = aoti_loop_load(k, buffer(w, m), at(w, m, w->i, w->j));
  if (aoti_te_dtype(w->f, m) != AOT_B8) {
    mask = aoti_loop_cast(k, w->dtype, mask);
    return op2(w, AOTI_OP_ADD, x, mask);
  }
  aoti_val least = number(w, -INFINITY);
  return aoti_loop_op3(k, AOTI_OP_SELECT, mask, x, least);
}

static void store(writer *w, aoti_te t, aoti_ix row, aoti_ix col, aoti_val v) {
  if (t) aoti_loop_store(w->k, buffer(w, t), at(w, t, row, col), v, 0);
}

/* A query with nothing to attend to gets zeros, and -inf. */
static void write_forward(writer *w, aoti_ix keys) {
  aoti_kernel *k = w->k;
  aoti_ix x;
  w->j = aoti_loop_begin_loop(k, "j", keys);
  aoti_val s = score(w, dot(w, "e", QUERY, w->i, KEY, w->j));
  aoti_val max = aoti_loop_reduce(k, AOTI_OP_REDUCE_MAX, s, 0), weight = aoti_loop_weight(k, s, max);
  aoti_val sum = aoti_loop_reduce(k, AOTI_OP_REDUCE_SUM, weight, 0);
  aoti_val out = outer(w, "d", weight, VALUE, w->j, &x);
  aoti_loop_end_loop(k);
  aoti_val zero = number(w, 0), one = number(w, 1), none = op2(w, AOTI_OP_EQ, sum, zero);
  aoti_val safe = aoti_loop_op3(k, AOTI_OP_SELECT, none, one, sum), result = op2(w, AOTI_OP_DIV, out, safe);
  store(w, w->result[0], w->i, x, result);
  if (!w->result[1]) return;
  aoti_val shift = aoti_loop_op3(k, AOTI_OP_SELECT, none, zero, max), log = aoti_loop_op1(k, AOTI_OP_LOG, sum);
  store(w, w->result[1], w->i, 0, op2(w, AOTI_OP_ADD, shift, log));
}

/* P of this query and key, and *out_slope: dS. */
static aoti_val slopes(writer *w, aoti_val product, aoti_val dp, aoti_val *out_slope) {
  aoti_kernel *k = w->k;
  aoti_te t_log = w->operand[LOG], t_delta = w->operand[DELTA];
  aoti_val s = score(w, product), log = aoti_loop_load(k, buffer(w, t_log), at(w, t_log, w->i, 0));
  log = aoti_loop_cast(k, w->dtype, log);
  aoti_val least = number(w, -INFINITY), none = op2(w, AOTI_OP_EQ, log, least), zero = number(w, 0);
  aoti_val below = op2(w, AOTI_OP_SUB, s, log), e = aoti_loop_op1(k, AOTI_OP_EXP, below);
  aoti_val p = aoti_loop_op3(k, AOTI_OP_SELECT, none, zero, e);
  aoti_val delta = aoti_loop_load(k, buffer(w, t_delta), at(w, t_delta, w->i, 0));
  aoti_val difference = op2(w, AOTI_OP_SUB, dp, delta), slope = op2(w, AOTI_OP_MUL, p, difference);
  aoti_val factor = number(w, w->scale);
  *out_slope = op2(w, AOTI_OP_MUL, slope, factor);
  return p;
}

static void write_queries(writer *w, aoti_ix keys) {
  aoti_ix x;
  aoti_val ds;
  w->j = aoti_loop_begin_loop(w->k, "j", keys);
  aoti_val product = dot(w, "e", QUERY, w->i, KEY, w->j), dp = dot(w, "d", GRAD, w->i, VALUE, w->j);
  slopes(w, product, dp, &ds);
  aoti_val dq = outer(w, "x", ds, KEY, w->j, &x);
  aoti_loop_end_loop(w->k);
  store(w, w->result[0], w->i, x, dq);
}

/* Where attention is causal, queries pass by from the last to the first that sees this key. The queries of several
 * heads pass by one head after the other, all of them, and what sees the key is chosen one by one. */
static void write_keys(writer *w, aoti_ix queries, bool causal, aoti_ix group) {
  aoti_kernel *k = w->k;
  int64_t times = 0;
  bool single = aoti_ix_is_const(k, group, &times) && times == 1, reversed = causal && single;
  aoti_ix x, y, last = aoti_ix_sub(k, queries, aoti_ix_const(k, 1)), extent = aoti_ix_mul(k, queries, group);
  aoti_val ds;
  if (reversed) extent = aoti_ix_max(k, aoti_ix_sub(k, queries, w->j), aoti_ix_const(k, 0));
  aoti_ix n = aoti_loop_begin_loop(k, "i", extent);
  w->i = reversed ? aoti_ix_sub(k, last, n) : single ? n : aoti_ix_mod(k, n, queries);
  w->h = single ? w->shared : aoti_ix_add(k, aoti_ix_mul(k, w->shared, group), aoti_ix_div(k, n, queries));
  aoti_val product = dot(w, "e", KEY, w->j, QUERY, w->i), dp = dot(w, "d", VALUE, w->j, GRAD, w->i);
  aoti_val p = slopes(w, product, dp, &ds), dk = 0, dv = 0;
  if (causal && !single) {
    aoti_val query = aoti_loop_index(k, w->i), key = aoti_loop_index(k, w->j), zero = number(w, 0);
    aoti_val sees = op2(w, AOTI_OP_LE, key, query);
    p = aoti_loop_op3(k, AOTI_OP_SELECT, sees, p, zero);
    ds = aoti_loop_op3(k, AOTI_OP_SELECT, sees, ds, zero);
  }
  if (w->result[0]) dk = outer(w, "x", ds, QUERY, w->i, &x);
  if (w->result[1]) dv = outer(w, "y", p, GRAD, w->i, &y);
  aoti_loop_end_loop(k);
  if (dk) store(w, w->result[0], w->j, x, dk);
  if (dv) store(w, w->result[1], w->j, y, dv);
}

void aoti_emit_attention(aoti_emit *e, aoti_fuse *f, const aoti_group *group, aoti_kernel *k) {
  const aoti_te_node *first = aoti_te_at(f, group->members[0].te);
  unsigned form = first->op, n = 0;
  writer w = {.e = e, .f = f, .k = k, .scale = first->f};
  for (size_t i = 0; i < group->n; i++) w.result[aoti_te_at(f, group->members[i].te)->dim] = group->members[i].te;
  for (aoti_te l = first->args[0]; l; l = aoti_te_at(f, l)->args[1], n++)
    w.operand[form == FORWARD && n == VALUE + 1 ? MASK : n] = aoti_te_at(f, l)->args[0];
  w.dtype = aoti_compute(aoti_te_dtype(f, w.operand[QUERY]));
  w.b = aoti_loop_dim(k, "b", aoti_emit_size(e, size(&w, QUERY, 0)));
  aoti_ix head = aoti_loop_dim(k, "h", aoti_emit_size(e, size(&w, form == KEYS ? KEY : QUERY, 1)));
  aot_int heads = size(&w, QUERY, 1), shared = size(&w, KEY, 1);
  aoti_ix times = aoti_ix_const(k, aoti_int_same(heads, shared) ? 1 : heads.value / shared.value);
  w.of_keys = form == KEYS;
  w.h = head;
  w.shared = w.of_keys ? head : aoti_ix_div(k, head, times);
  aoti_ix queries = aoti_emit_size(e, size(&w, QUERY, 2)), keys = aoti_emit_size(e, size(&w, KEY, 2));
  aoti_ix row = aoti_loop_dim(k, form == KEYS ? "j" : "i", form == KEYS ? keys : queries);
  *(form == KEYS ? &w.j : &w.i) = row;
  if (first->wrap) keys = aoti_ix_min(k, keys, aoti_ix_add(k, row, aoti_ix_const(k, 1)));
  if (form == FORWARD) write_forward(&w, keys);
  if (form == QUERIES) write_queries(&w, keys);
  if (form == KEYS) write_keys(&w, queries, first->wrap, times);
}

/* ---- operators */

/* (query, key, value, dropout_p, is_causal, *, attn_mask, scale) to the output and the scores' logsumexp. */
aot_status aoti_lower_flash_attention(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 0, .dropout = 3, .causal = 4, .mask = 5, .scale = 6};
  const aoti_meta *m = aoti_lower_result(c, 0), *logs = aoti_lower_result(c, 1);
  aoti_attention a;
  if (!m || !logs) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  AOT_TRY(aoti_attention_open(c, &call, &a));
  if (!aoti_attention_streams(&a)) AOT_TRY(check_stored(c, &a));
  (aoti_attention_streams(&a) ? aoti_attention_forward : aoti_attention_forward_stored)(c, &a, m, logs, c->out);
  return aoti_fuse_status(c->f);
}

/* The output, and the scores' logsumexp [n, h, l] where log is given. */
static aot_status forward(aoti_lower *c, const aoti_attention_call *call, bool log, aoti_attention *a,
                          aoti_te result[2]) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  AOT_TRY(aoti_attention_open(c, call, a));
  const aot_int size[] = {a->n, a->h, a->l};
  const aot_int stride[] = {aoti_int_mul(c->g->syms, a->h, a->l), a->l, aot_i(1)};
  const aoti_meta logs = {.dtype = AOT_F32, .ndim = 3, .size = size, .stride = stride};
  bool streams = aoti_attention_streams(a);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  if (!streams) AOT_TRY(check_stored(c, a));
  (streams ? aoti_attention_forward : aoti_attention_forward_stored)(c, a, m, log ? &logs : NULL, result);
  return aoti_fuse_status(c->f);
}
/* The gradients that are wanted, of query, key, value and mask, from the logarithms [n, h, at least l]. The mask's is
 * as large as the scores, which are then stored anyway. */
static aot_status backward(aoti_lower *c, const aoti_attention_call *call, int out, aoti_te log) {
  const aoti_meta *meta[4] = {NULL};
  for (int i = 0; i < c->info->n_returns && i < 4; i++) meta[i] = aoti_lower_result(c, i);
  aoti_attention a;
  AOT_TRY(aoti_attention_open(c, call, &a));
  aoti_attention_saved saved = {aoti_lower_arg(c, 0), aoti_lower_arg(c, out), log};
  bool streams = aoti_attention_streams(&a) && !meta[3];
  if (!streams) AOT_TRY(check_stored(c, &a));
  (streams ? aoti_attention_backward : aoti_attention_backward_stored)(c, &a, &saved, meta, c->out);
  return aoti_fuse_status(c->f);
}

/* (grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask, scale) */
aot_status aoti_lower_flash_attention_backward(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 1, .dropout = 6, .causal = 7, .mask = 8, .scale = 9};
  return backward(c, &call, 4, aoti_lower_arg(c, 5));
}

/* (query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, *, scale) to the output, the scores'
 * logsumexp with infinity up to a multiple of 32 queries, and the state of a dropout that there is not. */
aot_status aoti_lower_efficient_attention(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 0, .mask = 3, .dropout = 5, .causal = 6, .scale = 7};
  aoti_fuse *f = c->f;
  const aoti_meta *padded = aoti_lower_result(c, 1);
  const aot_int none[3] = {{0}};
  aoti_attention a;
  aoti_te result[2] = {0};
  bool wanted = padded && aoti_lower_bool(c, 4);
  AOT_TRY(forward(c, &call, wanted, &a, result));
  c->out[0] = result[0];
  if (padded) {
    aoti_te fill = aoti_te_expand(f, aoti_number(f, AOT_F32, INFINITY), 3, padded->size);
    c->out[1] = wanted ? aoti_te_pad(f, result[1], fill, none) : fill;
  }
  c->out[2] = c->out[3] = aoti_te_int(f, AOT_I64, 0);
  return aoti_fuse_status(f);
}
/* (grad_out_, query, key, value, attn_bias, out, logsumexp, philox_seed, philox_offset, dropout_p, grad_input_mask,
 * is_causal, *, scale) */
aot_status aoti_lower_efficient_attention_backward(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 1, .mask = 4, .dropout = 9, .causal = 11, .scale = 12};
  const aoti_meta *q = aoti_lower_meta(c, 1);
  if (!q || q->ndim != 4) return aoti_lower_error(c, AOT_ERROR_INVALID, "its query has no type");
  return backward(c, &call, 5, aoti_te_slice(c->f, aoti_lower_arg(c, 6), 2, aot_i(0), q->size[2], 1));
}

/* Result 0 and 1, then what is not computed here: results 6 and 7, of the state of a dropout, are zeros. */
static aot_status with_state(aoti_lower *c, const aoti_attention_call *call, bool square) {
  aoti_fuse *f = c->f;
  aoti_attention a;
  const aoti_meta *log = aoti_lower_result(c, 1);
  AOT_TRY(forward(c, call, log, &a, c->out));
  if (square && a.causal && !aoti_int_same(a.l, a.s))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "is_causal with fewer or more keys than queries");
  if (log && log->ndim == 4) c->out[1] = aoti_te_unsqueeze(f, c->out[1], 3);
  for (int i = 6; i < 9; i++) {
    const aoti_meta *m = aoti_lower_result(c, i);
    aoti_te zero = !m                        ? 0
                   : aoti_is_float(m->dtype) ? aoti_cast(f, aoti_number(f, aoti_compute(m->dtype), 0), m->dtype)
                                             : aoti_te_int(f, m->dtype, 0);
    c->out[i] = m && m->ndim ? aoti_te_expand(f, zero, m->ndim, m->size) : zero;
  }
  return aoti_fuse_status(f);
}
/* (query, key, value, dropout_p, is_causal, return_debug_mask, *, scale) */
aot_status aoti_lower_flash_attention_of_cuda(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 0, .mask = -1, .dropout = 3, .causal = 4, .scale = 6};
  return with_state(c, &call, true);
}
/* (grad_out, query, key, value, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k, dropout_p, is_causal, philox_seed,
 * philox_offset, *, scale) */
aot_status aoti_lower_flash_attention_of_cuda_backward(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 1, .mask = -1, .dropout = 10, .causal = 11, .scale = 14};
  return backward(c, &call, 4, aoti_lower_arg(c, 5));
}
/* (query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, return_debug_mask, *, scale) */
aot_status aoti_lower_cudnn_attention_of_cuda(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 0, .mask = 3, .dropout = 5, .causal = 6, .scale = 8};
  return with_state(c, &call, false);
}
/* (grad_out, query, key, value, out, logsumexp, philox_seed, philox_offset, attn_bias, cum_seq_q, cum_seq_k, max_q,
 * max_k, dropout_p, is_causal, *, scale) */
aot_status aoti_lower_cudnn_attention_of_cuda_backward(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 1, .mask = 8, .dropout = 13, .causal = 14, .scale = 15};
  return backward(c, &call, 4, aoti_te_squeeze(c->f, aoti_lower_arg(c, 5), 8));
}
/* (query, key, value, attn_bias, dropout_p, is_causal, return_debug_mask, *, scale) */
aot_status aoti_lower_overrideable_attention(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 0, .mask = 3, .dropout = 4, .causal = 5, .scale = 7};
  return with_state(c, &call, false);
}
/* (grad_out, query, key, value, attn_bias, grad_input_mask, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k,
 * dropout_p, is_causal, philox_seed, philox_offset, *, scale) */
aot_status aoti_lower_overrideable_attention_backward(aoti_lower *c) {
  static const aoti_attention_call call = {.query = 1, .mask = 4, .dropout = 12, .causal = 13, .scale = 16};
  return backward(c, &call, 6, aoti_lower_arg(c, 7));
}
