// Scaled dot-product attention in one operator: softmax(scale q k^T + mask) v, as PyTorch's kernels define it: the
// CPU's, and those of CUDA (flash, memory-efficient, cuDNN's) and of other devices (overrideable). They differ in their
// arguments and in how results lie in memory. None of them drops out here: which weights go, only PyTorch's own kernels
// know.
#include "ops.h"

#include <math.h>

// Where a call has its arguments (-1: it has none); key and value follow the query. Of a backward: the output,
// logsumexp following it. square: is_causal says what it does for as many keys as queries alone.
typedef struct places {
  int query, dropout, causal, mask, scale, out;
  bool square;
} places;
// (query, key, value, dropout_p, is_causal, *, attn_mask, scale)
static const places for_cpu = {.query = 0, .dropout = 3, .causal = 4, .mask = 5, .scale = 6};
// (grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask, scale)
static const places for_cpu_backward = {.query = 1, .out = 4, .dropout = 6, .causal = 7, .mask = 8, .scale = 9};
// (query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, *, scale)
static const places efficient = {.query = 0, .mask = 3, .dropout = 5, .causal = 6, .scale = 7};
// (grad_out_, query, key, value, attn_bias, out, logsumexp, philox_seed, philox_offset, dropout_p, grad_input_mask,
// is_causal, *, scale)
static const places efficient_backward = {.query = 1, .mask = 4, .out = 5, .dropout = 9, .causal = 11, .scale = 12};
// (query, key, value, dropout_p, is_causal, return_debug_mask, *, scale)
static const places flash = {.query = 0, .mask = -1, .dropout = 3, .causal = 4, .scale = 6, .square = true};
// (grad_out, query, key, value, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k, dropout_p, is_causal, philox_seed,
// philox_offset, *, scale)
static const places flash_backward = {
    .query = 1, .mask = -1, .out = 4, .dropout = 10, .causal = 11, .scale = 14, .square = true};
// (query, key, value, attn_bias, compute_log_sumexp, dropout_p, is_causal, return_debug_mask, *, scale)
static const places cudnn = {.query = 0, .mask = 3, .dropout = 5, .causal = 6, .scale = 8};
// (grad_out, query, key, value, out, logsumexp, philox_seed, philox_offset, attn_bias, cum_seq_q, cum_seq_k, max_q,
// max_k, dropout_p, is_causal, *, scale)
static const places cudnn_backward = {.query = 1, .mask = 8, .out = 4, .dropout = 13, .causal = 14, .scale = 15};
// (query, key, value, attn_bias, dropout_p, is_causal, return_debug_mask, *, scale)
static const places overrideable = {.query = 0, .mask = 3, .dropout = 4, .causal = 5, .scale = 7};
// (grad_out, query, key, value, attn_bias, grad_input_mask, out, logsumexp, cum_seq_q, cum_seq_k, max_q, max_k,
// dropout_p, is_causal, philox_seed, philox_offset, *, scale)
static const places overrideable_backward = {.query = 1, .mask = 4, .out = 6, .dropout = 12, .causal = 13, .scale = 16};

// N, H, L, E; N, H / G, S, E; N, H / G, S, V: each head of keys and values serves G heads of queries.
typedef struct attention {
  int64_t n, heads, group, l, s, e, v;
  bool causal;
  double scale;
  const aot_tensor *mask;
} attention;

// What a forward left: the output's sizes, and one logarithm at least for every query.
static bool fits_forward(const aoti_call *c, const attention *a, int at) {
  const aot_tensor *const rows[] = {aoti_arg(c, 0), aoti_arg(c, at)}, *log = aoti_arg(c, at + 1);
  const int64_t size[] = {a->n, a->heads, a->l, a->v};
  for (int i = 0; i < 2; i++)
    for (int d = 0; d < 4; d++)
      if (rows[i]->meta.ndim != 4 || aoti_dim(rows[i], d) != size[d]) return false;
  bool column = log->meta.ndim == 4 && aoti_dim(log, 3) == 1;
  return (log->meta.ndim == 3 || column) && aoti_dim(log, 0) == a->n && aoti_dim(log, 1) == a->heads &&
         aoti_dim(log, 2) >= a->l;
}

static aot_status read_attention(const aoti_call *c, const places *at, attention *a) {
  const aot_tensor *q = aoti_arg(c, at->query), *k = aoti_arg(c, at->query + 1), *v = aoti_arg(c, at->query + 2);
  bool fits = q->meta.ndim == 4 && k->meta.ndim == 4 && v->meta.ndim == 4;
  fits = fits && aoti_dim(q, 0) == aoti_dim(k, 0) && aoti_dim(k, 0) == aoti_dim(v, 0);
  fits = fits && aoti_dim(k, 1) == aoti_dim(v, 1) &&
         (aoti_dim(k, 1) ? aoti_dim(q, 1) % aoti_dim(k, 1) == 0 : aoti_dim(q, 1) == 0);
  fits = fits && aoti_dim(q, 3) == aoti_dim(k, 3) && aoti_dim(k, 2) == aoti_dim(v, 2);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value are not of fitting sizes N, H, L, E");
  if (!aoti_is_float(q->meta.dtype) || k->meta.dtype != q->meta.dtype || v->meta.dtype != q->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value need one floating-point dtype");
  if (aoti_arg_float(c, at->dropout) != 0)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED,
                           "dropout inside attention: only PyTorch's kernel knows its random numbers");
  *a = (attention){.n = aoti_dim(q, 0),
                   .heads = aoti_dim(q, 1),
                   .group = aoti_dim(k, 1) ? aoti_dim(q, 1) / aoti_dim(k, 1) : 1,
                   .l = aoti_dim(q, 2),
                   .s = aoti_dim(k, 2),
                   .e = aoti_dim(q, 3),
                   .v = aoti_dim(v, 3),
                   .causal = aoti_arg_bool(c, at->causal),
                   .mask = at->mask >= 0 ? aoti_arg(c, at->mask) : NULL};
  a->scale = aoti_arg_given(c, at->scale) ? aoti_arg_float(c, at->scale) : 1 / sqrt((double)a->e);
  const int64_t shape[] = {a->n, a->heads, a->l, a->s};
  for (int d = 0; a->mask && d < a->mask->meta.ndim; d++) {
    int missing = 4 - a->mask->meta.ndim;
    if (missing < 0 || (aoti_dim(a->mask, d) != 1 && aoti_dim(a->mask, d) != shape[d + missing]))
      return aoti_call_error(c, AOT_ERROR_INVALID, "the mask does not broadcast to N, H, L, S");
  }
  if (at->square && a->causal && a->l != a->s)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED,
                           "is_causal needs as many keys as queries: kernels differ in which corner they begin at");
  if (at->out && !fits_forward(c, a, at->out))
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_out, out and logsumexp are not of the forward's sizes");
  return NULL;
}

// ---- meta

aot_status aoti_meta_flash_attention_for_cpu(aoti_call *c) {
  attention a;
  const aoti_meta *q = &aoti_arg(c, 0)->meta, *v = &aoti_arg(c, 2)->meta;
  AOT_TRY(read_attention(c, &for_cpu, &a));
  aot_int size[4] = {q->size[0], q->size[1], q->size[2], v->size[3]}, stride[AOT_MAX_DIMS];
  if (aoti_int_same(q->size[3], v->size[3]))
    AOT_TRY(aoti_like_strides(c, aoti_arg(c, 0), AOT_PRESERVE, stride));
  else
    aoti_contiguous_strides(c->syms, 4, size, stride);
  AOT_TRY(aoti_out(c, 0, q->dtype, 4, size, stride));
  // The logarithms lie as N, L, H in memory.
  const aot_int log_stride[] = {aoti_int_mul(c->syms, size[1], size[2]), aot_i(1), size[1]};
  return aoti_out(c, 1, q->dtype == AOT_F64 ? AOT_F64 : AOT_F32, 3, size, log_stride);
}

// Makes result i: in memory N, L, H, E.
static aot_status out_by_rows(aoti_call *c, int i, aot_dtype dtype, const aot_int size[4]) {
  aot_int stride[4] = {{0}};
  stride[3] = aot_i(1);
  stride[1] = size[3];
  stride[2] = aoti_int_mul(c->syms, stride[1], size[1]);
  stride[0] = aoti_int_mul(c->syms, stride[2], size[2]);
  return aoti_out(c, i, dtype, 4, size, stride);
}

static aot_status backward_results(aoti_call *c) {
  for (int i = 0; i < 3; i++) AOT_TRY(out_by_rows(c, i, aoti_arg(c, 1 + i)->meta.dtype, aoti_arg(c, 1 + i)->meta.size));
  return NULL;
}

aot_status aoti_meta_flash_attention_for_cpu_backward(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &for_cpu_backward, &a));
  return backward_results(c);
}

// Makes result 0: dense, its dimensions in the query's order of memory.
static aot_status out_as_query(aoti_call *c) {
  const aoti_meta *q = &aoti_arg(c, 0)->meta;
  aot_int size[4] = {q->size[0], q->size[1], q->size[2], aoti_arg(c, 2)->meta.size[3]}, stride[AOT_MAX_DIMS];
  int order[4] = {0, 1, 2, 3}; // from the innermost; what repeats is outermost
  if (aoti_int_same(q->size[3], size[3])) {
    AOT_TRY(aoti_like_strides(c, aoti_arg(c, 0), AOT_PRESERVE, stride));
    return aoti_out(c, 0, q->dtype, 4, size, stride);
  }
  for (int i = 1; i < 4; i++)
    for (int k = i; k > 0; k--) {
      int64_t inner = q->stride[order[k - 1]].value, outer = q->stride[order[k]].value;
      if ((inner ? inner : INT64_MAX) <= (outer ? outer : INT64_MAX)) break;
      int d = order[k];
      order[k] = order[k - 1];
      order[k - 1] = d;
    }
  aot_int step = aot_i(1);
  for (int i = 0; i < 4; i++) {
    stride[order[i]] = step;
    step = aoti_int_mul(c->syms, step, size[order[i]]);
  }
  return aoti_out(c, 0, q->dtype, 4, size, stride);
}

// output, logsumexp, two lists of lengths that there are none of, the most queries and keys, the state of a dropout,
// and the weights for debugging.
static aot_status fused_results(aoti_call *c, int debug, int log_ndim, aot_dtype state) {
  const aoti_meta *q = &aoti_arg(c, 0)->meta, *k = &aoti_arg(c, 1)->meta;
  const aot_int log[] = {q->size[0], q->size[1], q->size[2], aot_i(1)}, two = aot_i(2);
  if (aoti_arg_bool(c, debug))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "return_debug_mask: the weights are not stored");
  AOT_TRY(out_as_query(c));
  AOT_TRY(aoti_out(c, 1, AOT_F32, log_ndim, log, NULL));
  aoti_out_none(c, 2);
  aoti_out_none(c, 3);
  c->out[4] = aoti_v_sym(q->size[2]);
  c->out[5] = aoti_v_sym(k->size[2]);
  AOT_TRY(aoti_out(c, 6, state, state == AOT_U64, &two, NULL));
  AOT_TRY(aoti_out(c, 7, state, 0, NULL, NULL));
  aoti_out_none(c, 8);
  return NULL;
}
static aot_status like_inputs(aoti_call *c) {
  for (int i = 0; i < 3; i++) {
    const aoti_meta *m = &aoti_arg(c, 1 + i)->meta;
    aot_int stride[AOT_MAX_DIMS];
    AOT_TRY(aoti_like_strides(c, aoti_arg(c, 1 + i), AOT_PRESERVE, stride));
    AOT_TRY(aoti_out(c, i, m->dtype, 4, m->size, stride));
  }
  return NULL;
}

aot_status aoti_meta_flash_attention(aoti_call *c) {
  attention a;
  const aot_int nothing = aot_i(0);
  AOT_TRY(read_attention(c, &flash, &a));
  AOT_TRY(fused_results(c, 5, 3, AOT_U64));
  return aoti_out(c, 8, aoti_arg(c, 0)->meta.dtype, 1, &nothing, NULL);
}
aot_status aoti_meta_flash_attention_backward(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &flash_backward, &a));
  return like_inputs(c);
}
aot_status aoti_meta_cudnn_attention(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &cudnn, &a));
  return fused_results(c, 7, 4, AOT_I64);
}
aot_status aoti_meta_cudnn_attention_backward(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &cudnn_backward, &a));
  return like_inputs(c);
}
aot_status aoti_meta_overrideable_attention(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &overrideable, &a));
  return fused_results(c, 6, 3, AOT_I64);
}
aot_status aoti_meta_overrideable_attention_backward(aoti_call *c) {
  attention a;
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(read_attention(c, &overrideable_backward, &a));
  AOT_TRY(like_inputs(c));
  aoti_out_none(c, 3);
  if (!a.mask) return NULL;
  const aoti_meta *m = &a.mask->meta;
  if (m->ndim != 4 || !aoti_is_float(m->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the gradient of attn_bias needs four dimensions of floats");
  AOT_TRY(aoti_like_strides(c, a.mask, AOT_PRESERVE, stride));
  return aoti_out(c, 3, m->dtype, 4, m->size, stride);
}

// n rounded up to a multiple of m.
static aot_int rounded_up(aoti_syms *syms, aot_int n, int64_t m) {
  return aoti_int_mul(syms, aoti_int_floordiv(syms, aoti_int_add(syms, n, aot_i(m - 1)), aot_i(m)), aot_i(m));
}

// The logarithms of a head begin at multiples of 32, as CUDA's kernel stores them; seed and offset are of dropout.
aot_status aoti_meta_efficient_attention(aoti_call *c) {
  attention a;
  const aoti_meta *q = &aoti_arg(c, 0)->meta, *v = &aoti_arg(c, 2)->meta;
  AOT_TRY(read_attention(c, &efficient, &a));
  const aot_int size[] = {q->size[0], q->size[1], q->size[2], v->size[3]};
  const aot_int log[] = {size[0], size[1], aoti_arg_bool(c, 4) ? rounded_up(c->syms, size[2], 32) : aot_i(0)};
  AOT_TRY(out_by_rows(c, 0, q->dtype, size));
  AOT_TRY(aoti_out(c, 1, AOT_F32, 3, log, NULL));
  AOT_TRY(aoti_out(c, 2, AOT_I64, 0, NULL, NULL));
  return aoti_out(c, 3, AOT_I64, 0, NULL, NULL);
}

static bool wants_mask(const aoti_call *c) { return aoti_arg_given(c, 4) && c->args[10].as.list.at[3].as.b; }

// The mask's gradient has rows that begin at multiples of 16.
aot_status aoti_meta_efficient_attention_backward(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, &efficient_backward, &a));
  AOT_TRY(backward_results(c));
  aoti_out_none(c, 3);
  if (!wants_mask(c)) return NULL;
  const aoti_meta *m = &a.mask->meta;
  if (m->ndim != 4 || !aoti_is_float(m->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the gradient of attn_bias needs four dimensions of floats");
  aot_int wide[4] = {m->size[0], m->size[1], m->size[2], rounded_up(c->syms, m->size[3], 16)}, stride[4];
  aoti_contiguous_strides(c->syms, 4, wide, stride);
  return aoti_out(c, 3, m->dtype, 4, m->size, stride);
}

// ---- reference kernels

// One row of scores, scale q k^T + mask, of query i in batch item b (of n * heads).
typedef struct scoring {
  attention a;
  const double *q, *k, *mask;
} scoring;

static aot_status load_mask(aoti_arena *scratch, const attention *a, double **out) {
  *out = NULL;
  if (!a->mask) return NULL;
  const int64_t shape[] = {a->n, a->heads, a->l, a->s};
  aot_int size[4], stride[4];
  aot_tensor wide = {.storage = a->mask->storage, .meta = a->mask->meta};
  int missing = 4 - a->mask->meta.ndim;
  for (int d = 0; d < 4; d++) {
    size[d] = aot_i(shape[d]);
    bool repeats = d < missing || aoti_dim(a->mask, d - missing) == 1;
    stride[d] = repeats ? aot_i(0) : a->mask->meta.stride[d - missing];
  }
  wide.meta.ndim = 4;
  wide.meta.size = size;
  wide.meta.stride = stride;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, &wide, out));
  if (a->mask->meta.dtype != AOT_B8) return NULL;
  for (int64_t i = 0, n = a->n * a->heads * a->l * a->s; i < n; i++) (*out)[i] = (*out)[i] != 0 ? 0 : -INFINITY;
  return NULL;
}

/* The batch item of keys and values that item b of queries sees. */
static int64_t item_of(const attention *a, int64_t b) { return b / a->group; }

static void scores(const scoring *s, int64_t b, int64_t i, double *out) {
  const attention *a = &s->a;
  const double *q = s->q + (b * a->l + i) * a->e;
  for (int64_t j = 0; j < a->s; j++) {
    const double *k = s->k + (item_of(a, b) * a->s + j) * a->e;
    double sum = 0;
    for (int64_t x = 0; x < a->e; x++) sum += q[x] * k[x];
    out[j] = a->causal && j > i ? -INFINITY : sum * a->scale;
    if (s->mask) out[j] += s->mask[(b * a->l + i) * a->s + j];
  }
}

// Logarithms beyond the queries are infinite, as CUDA's kernel leaves them.
static aot_status forward(aoti_call *c, aoti_arena *scratch, const places *at) {
  scoring s = {.q = NULL};
  double *q, *k, *v, *out, *logs, *row, *mask;
  AOT_TRY(read_attention(c, at, &s.a));
  const attention *a = &s.a;
  int64_t items = a->n * a->heads, width = aoti_dim(aoti_result(c, 1), 2);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &q));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &k));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 2), &v));
  AOT_TRY(load_mask(scratch, a, &mask));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(items * a->l * a->v), sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(items * width), sizeof *logs, &logs));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)a->s, sizeof *row, &row));
  s.q = q, s.k = k, s.mask = mask;
  for (int64_t i = 0; i < items * width; i++) logs[i] = INFINITY;
  for (int64_t b = 0; b < items; b++)
    for (int64_t i = 0; i < a->l; i++) {
      double max = -INFINITY, sum = 0, *to = out + (b * a->l + i) * a->v;
      scores(&s, b, i, row);
      for (int64_t j = 0; j < a->s; j++) max = row[j] > max ? row[j] : max;
      for (int64_t j = 0; j < a->s; j++) sum += row[j] = max == -INFINITY ? 0 : exp(row[j] - max);
      for (int64_t j = 0; j < a->s; j++)
        for (int64_t x = 0; x < a->v && sum != 0; x++) to[x] += row[j] / sum * v[(item_of(a, b) * a->s + j) * a->v + x];
      if (width) logs[b * width + i] = max + log(sum); // nothing to attend to: zeros, and -inf
    }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, logs, aoti_result(c, 1));
  return NULL;
}
static aot_status forward_body(aoti_call *c, aoti_arena *scratch) { return forward(c, scratch, &for_cpu); }
aot_status aoti_ref_flash_attention_for_cpu(aoti_call *c) { return aoti_with_scratch(c, forward_body); }

// A kernel whose results from number `state` on, two of them, are the state of a dropout: zeros.
static aot_status with_state(aoti_call *c, aoti_arena *scratch, const places *at, int state) {
  const aot_value zero = aoti_v_int(0);
  for (int i = state; i < state + 2; i++) AOT_TRY(aoti_fill_elements(aoti_result(c, i), &zero));
  return forward(c, scratch, at);
}
static aot_status efficient_body(aoti_call *c, aoti_arena *scratch) { return with_state(c, scratch, &efficient, 2); }
aot_status aoti_ref_efficient_attention(aoti_call *c) { return aoti_with_scratch(c, efficient_body); }
static aot_status flash_body(aoti_call *c, aoti_arena *scratch) { return with_state(c, scratch, &flash, 6); }
aot_status aoti_ref_flash_attention(aoti_call *c) { return aoti_with_scratch(c, flash_body); }
static aot_status cudnn_body(aoti_call *c, aoti_arena *scratch) { return with_state(c, scratch, &cudnn, 6); }
aot_status aoti_ref_cudnn_attention(aoti_call *c) { return aoti_with_scratch(c, cudnn_body); }
static aot_status overrideable_body(aoti_call *c, aoti_arena *scratch) {
  return with_state(c, scratch, &overrideable, 6);
}
aot_status aoti_ref_overrideable_attention(aoti_call *c) { return aoti_with_scratch(c, overrideable_body); }

// With P = exp(scores - logsumexp) and dP = dO V^T: dV = P^T dO, dS = P (dP - rows of dO O), dQ = scale dS K,
// dK = scale dS^T Q, and the mask's gradient is dS, summed over what repeats. With out_slopes that, dense over N, H, L,
// S, is given.
static aot_status backward(aoti_call *c, aoti_arena *scratch, const places *at, double **out_slopes) {
  scoring s = {.q = NULL};
  double *in[6], *d[3], *row, *mask;
  AOT_TRY(read_attention(c, at, &s.a));
  const attention *a = &s.a;
  const int args[] = {0, 1, 2, 3, at->out, at->out + 1};
  int64_t width = aoti_dim(aoti_arg(c, at->out + 1), 2);
  for (int i = 0; i < 6; i++) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, args[i]), &in[i]));
  if (out_slopes)
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)(a->n * a->heads * a->l * a->s), sizeof **out_slopes, out_slopes));
  for (int i = 0; i < 3; i++)
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(aoti_arg(c, 1 + i)), sizeof *d[i], &d[i]));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)a->s, sizeof *row, &row));
  AOT_TRY(load_mask(scratch, a, &mask));
  const double *grad = in[0], *q = in[1], *k = in[2], *v = in[3], *out = in[4], *logs = in[5];
  s.q = q, s.k = k, s.mask = mask;
  for (int64_t b = 0; b < a->n * a->heads; b++)
    for (int64_t i = 0; i < a->l; i++) {
      const double *g = grad + (b * a->l + i) * a->v, *o = out + (b * a->l + i) * a->v;
      const double *query = q + (b * a->l + i) * a->e;
      double *dq = d[0] + (b * a->l + i) * a->e, delta = 0, log_sum = logs[b * width + i];
      for (int64_t x = 0; x < a->v; x++) delta += g[x] * o[x];
      scores(&s, b, i, row);
      for (int64_t j = 0; j < a->s; j++) {
        double p = log_sum == -INFINITY ? 0 : exp(row[j] - log_sum), dp = 0;
        int64_t pair = item_of(a, b) * a->s + j;
        double *dv = d[2] + pair * a->v, *dk = d[1] + pair * a->e;
        const double *value = v + pair * a->v, *key = k + pair * a->e;
        for (int64_t x = 0; x < a->v; x++) {
          dp += g[x] * value[x];
          dv[x] += p * g[x];
        }
        if (out_slopes) (*out_slopes)[(b * a->l + i) * a->s + j] = p * (dp - delta);
        double ds = p * (dp - delta) * a->scale;
        for (int64_t x = 0; x < a->e; x++) {
          dq[x] += ds * key[x];
          dk[x] += ds * query[x];
        }
      }
    }
  for (int i = 0; i < 3; i++) aoti_undense(AOTI_COMPUTE_F64, d[i], aoti_result(c, i));
  return NULL;
}
static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  return backward(c, scratch, &for_cpu_backward, NULL);
}
aot_status aoti_ref_flash_attention_for_cpu_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

// The same with the mask's gradient as result 3, where that is made.
static aot_status backward_with_mask(aoti_call *c, aoti_arena *scratch, const places *at) {
  double *slopes, *sum;
  const aot_tensor *q = aoti_arg(c, 1), *k = aoti_arg(c, 2), *mask = aoti_arg(c, at->mask);
  bool wanted = aoti_result(c, 3);
  AOT_TRY(backward(c, scratch, at, wanted ? &slopes : NULL));
  if (!wanted) return NULL;
  const int64_t size[] = {aoti_dim(q, 0), aoti_dim(q, 1), aoti_dim(q, 2), aoti_dim(k, 2)};
  int64_t step[4], all = 1, n = 1;
  for (int d = 3; d >= 0; d--) { // of the mask's gradient, row-major; 0 where it repeats
    step[d] = aoti_dim(mask, d) == 1 ? 0 : n;
    n *= aoti_dim(mask, d);
    all *= size[d];
  }
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *sum, &sum));
  for (int64_t i = 0; i < all; i++) {
    int64_t to = 0, rest = i;
    for (int d = 3; d >= 0; rest /= size[d--]) to += rest % size[d] * step[d];
    sum[to] += slopes[i];
  }
  aoti_undense(AOTI_COMPUTE_F64, sum, aoti_result(c, 3));
  return NULL;
}
static aot_status efficient_backward_body(aoti_call *c, aoti_arena *scratch) {
  return backward_with_mask(c, scratch, &efficient_backward);
}
aot_status aoti_ref_efficient_attention_backward(aoti_call *c) { return aoti_with_scratch(c, efficient_backward_body); }
static aot_status overrideable_backward_body(aoti_call *c, aoti_arena *scratch) {
  return backward_with_mask(c, scratch, &overrideable_backward);
}
aot_status aoti_ref_overrideable_attention_backward(aoti_call *c) {
  return aoti_with_scratch(c, overrideable_backward_body);
}
static aot_status flash_backward_body(aoti_call *c, aoti_arena *scratch) {
  return backward(c, scratch, &flash_backward, NULL);
}
aot_status aoti_ref_flash_attention_backward(aoti_call *c) { return aoti_with_scratch(c, flash_backward_body); }
static aot_status cudnn_backward_body(aoti_call *c, aoti_arena *scratch) {
  return backward(c, scratch, &cudnn_backward, NULL);
}
aot_status aoti_ref_cudnn_attention_backward(aoti_call *c) { return aoti_with_scratch(c, cudnn_backward_body); }

// ---- derivative

void aoti_grad_flash_attention_for_cpu(aoti_grad *g) {
  aot_value out[3];
  const aot_value *a = g->args;
  const aot_value args[] = {aoti_v_tensor(g->gout[0]),    a[0], a[1], a[2], aoti_v_tensor(g->results[0]),
                            aoti_v_tensor(g->results[1]), a[3], a[4], a[5], a[6]};
  aoti_dispatch(g->s, AOT_OP__scaled_dot_product_flash_attention_for_cpu_backward_default, args, 10, out, NULL, 0);
  for (int i = 0; i < 3; i++)
    if (aoti_needs(g, i)) aoti_give(g, i, out[i].as.tensor);
}

// Calls the backward operator and hands over what of query, key, value and mask wants a gradient.
static void differentiate(aoti_grad *g, aot_op op, const aot_value *args, size_t n_args, int n_results) {
  aot_value out[4];
  aoti_dispatch(g->s, op, args, n_args, out, NULL, 0);
  for (int i = 0; i < n_results; i++)
    if (aoti_needs(g, i) && out[i].kind == AOT_TENSOR) aoti_give(g, i, out[i].as.tensor);
}
#define SAVED(i) aoti_v_tensor(g->results[i])
#define DIFFERENTIATE(op, n, ...)                                 \
  differentiate(g, AOT_OP_##op, (const aot_value[]){__VA_ARGS__}, \
                sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value), n)

static aot_value wanted(const aoti_grad *g) {
  aot_value needs[4];
  for (int i = 0; i < 4; i++) needs[i] = aoti_v_bool(aoti_needs(g, i));
  return aoti_v_list(g->s, needs, 4);
}

void aoti_grad_efficient_attention(aoti_grad *g) {
  const aot_value *a = g->args;
  if (!g->gout[0]) return;
  DIFFERENTIATE(_scaled_dot_product_efficient_attention_backward_default, 4, aoti_v_tensor(g->gout[0]), a[0], a[1],
                a[2], a[3], SAVED(0), SAVED(1), SAVED(2), SAVED(3), a[5], wanted(g), a[6], a[7]);
}

void aoti_grad_flash_attention(aoti_grad *g) {
  const aot_value *a = g->args, none = aoti_v_none();
  if (!g->gout[0]) return;
  aot_value most_q = aoti_v_sym(a[0].as.tensor->meta.size[2]), most_k = aoti_v_sym(a[1].as.tensor->meta.size[2]);
  DIFFERENTIATE(_scaled_dot_product_flash_attention_backward_default, 3, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2],
                SAVED(0), SAVED(1), none, none, most_q, most_k, a[3], a[4], SAVED(6), SAVED(7), a[6]);
}

void aoti_grad_cudnn_attention(aoti_grad *g) {
  const aot_value *a = g->args, none = aoti_v_none();
  if (!g->gout[0]) return;
  if (a[3].kind == AOT_TENSOR && aoti_needs(g, 3)) {
    aoti_scope_fail(g->s, aoti_error(AOT_ERROR_UNSUPPORTED, "%s: attn_bias has no gradient", g->info->name));
    return;
  }
  aot_value most_q = aoti_v_sym(a[0].as.tensor->meta.size[2]), most_k = aoti_v_sym(a[1].as.tensor->meta.size[2]);
  DIFFERENTIATE(_scaled_dot_product_cudnn_attention_backward_default, 3, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2],
                SAVED(0), SAVED(1), SAVED(6), SAVED(7), a[3], none, none, most_q, most_k, a[5], a[6], a[8]);
}

void aoti_grad_overrideable_attention(aoti_grad *g) {
  const aot_value *a = g->args, none = aoti_v_none();
  if (!g->gout[0]) return;
  aot_value most_q = aoti_v_sym(a[0].as.tensor->meta.size[2]), most_k = aoti_v_sym(a[1].as.tensor->meta.size[2]);
  DIFFERENTIATE(_scaled_dot_product_fused_attention_overrideable_backward_default, 4, aoti_v_tensor(g->gout[0]), a[0],
                a[1], a[2], a[3], wanted(g), SAVED(0), SAVED(1), none, none, most_q, most_k, a[4], a[5], SAVED(6),
                SAVED(7), a[7]);
}
