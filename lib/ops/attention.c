// Scaled dot-product attention in one operator: softmax(scale q k^T + mask) v, as PyTorch's CPU kernel defines it.
#include "ops.h"

#include <math.h>

// (query, key, value, dropout_p, is_causal, *, attn_mask, scale): N, H, L, E; N, H / G, S, E; N, H / G, S, V: each head
// of keys and values serves G heads of queries.
typedef struct attention {
  int64_t n, heads, group, l, s, e, v;
  bool causal;
  double scale;
  const aot_tensor *mask;
} attention;

static aot_status read_attention(const aoti_call *c, int first, int options, attention *a) {
  const aot_tensor *q = aoti_arg(c, first), *k = aoti_arg(c, first + 1), *v = aoti_arg(c, first + 2);
  bool fits = q->meta.ndim == 4 && k->meta.ndim == 4 && v->meta.ndim == 4;
  fits = fits && aoti_dim(q, 0) == aoti_dim(k, 0) && aoti_dim(k, 0) == aoti_dim(v, 0);
  fits = fits && aoti_dim(k, 1) == aoti_dim(v, 1) &&
         (aoti_dim(k, 1) ? aoti_dim(q, 1) % aoti_dim(k, 1) == 0 : aoti_dim(q, 1) == 0);
  fits = fits && aoti_dim(q, 3) == aoti_dim(k, 3) && aoti_dim(k, 2) == aoti_dim(v, 2);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value are not of fitting sizes N, H, L, E");
  if (!aoti_is_float(q->meta.dtype) || k->meta.dtype != q->meta.dtype || v->meta.dtype != q->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value need one floating-point dtype");
  if (aoti_arg_float(c, options) != 0) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "dropout inside attention");
  *a = (attention){.n = aoti_dim(q, 0),
                   .heads = aoti_dim(q, 1),
                   .group = aoti_dim(k, 1) ? aoti_dim(q, 1) / aoti_dim(k, 1) : 1,
                   .l = aoti_dim(q, 2),
                   .s = aoti_dim(k, 2),
                   .e = aoti_dim(q, 3),
                   .v = aoti_dim(v, 3),
                   .causal = aoti_arg_bool(c, options + 1),
                   .mask = aoti_arg(c, options + 2)};
  a->scale = aoti_arg_given(c, options + 3) ? aoti_arg_float(c, options + 3) : 1 / sqrt((double)a->e);
  const int64_t shape[] = {a->n, a->heads, a->l, a->s};
  for (int d = 0; a->mask && d < a->mask->meta.ndim; d++) {
    int missing = 4 - a->mask->meta.ndim;
    if (missing < 0 || (aoti_dim(a->mask, d) != 1 && aoti_dim(a->mask, d) != shape[d + missing]))
      return aoti_call_error(c, AOT_ERROR_INVALID, "attn_mask does not broadcast to N, H, L, S");
  }
  return NULL;
}

// ---- meta

aot_status aoti_meta_flash_attention_for_cpu(aoti_call *c) {
  attention a;
  const aoti_meta *q = &aoti_arg(c, 0)->meta, *v = &aoti_arg(c, 2)->meta;
  AOT_TRY(read_attention(c, 0, 3, &a));
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

// (grad_out, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask, scale)
aot_status aoti_meta_flash_attention_for_cpu_backward(aoti_call *c) {
  attention a;
  AOT_TRY(read_attention(c, 1, 6, &a));
  for (int i = 0; i < 3; i++) { // memory order N, L, H, E
    const aoti_meta *m = &aoti_arg(c, 1 + i)->meta;
    aot_int stride[4] = {{0}};
    stride[3] = aot_i(1);
    stride[1] = m->size[3];
    stride[2] = aoti_int_mul(c->syms, stride[1], m->size[1]);
    stride[0] = aoti_int_mul(c->syms, stride[2], m->size[2]);
    AOT_TRY(aoti_out(c, i, m->dtype, 4, m->size, stride));
  }
  return NULL;
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

static aot_status forward_body(aoti_call *c, aoti_arena *scratch) {
  scoring s = {.q = NULL};
  double *q, *k, *v, *out, *logs, *row, *mask;
  AOT_TRY(read_attention(c, 0, 3, &s.a));
  const attention *a = &s.a;
  int64_t items = a->n * a->heads;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &q));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &k));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 2), &v));
  AOT_TRY(load_mask(scratch, a, &mask));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(items * a->l * a->v), sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(items * a->l), sizeof *logs, &logs));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)a->s, sizeof *row, &row));
  s.q = q, s.k = k, s.mask = mask;
  for (int64_t b = 0; b < items; b++)
    for (int64_t i = 0; i < a->l; i++) {
      double max = -INFINITY, sum = 0, *to = out + (b * a->l + i) * a->v;
      scores(&s, b, i, row);
      for (int64_t j = 0; j < a->s; j++) max = row[j] > max ? row[j] : max;
      for (int64_t j = 0; j < a->s; j++) sum += row[j] = max == -INFINITY ? 0 : exp(row[j] - max);
      for (int64_t j = 0; j < a->s; j++)
        for (int64_t x = 0; x < a->v && sum != 0; x++) to[x] += row[j] / sum * v[(item_of(a, b) * a->s + j) * a->v + x];
      logs[b * a->l + i] = max + log(sum); // nothing to attend to: zeros, and -inf
    }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, logs, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_flash_attention_for_cpu(aoti_call *c) { return aoti_with_scratch(c, forward_body); }

// With P = exp(scores - logsumexp) and dP = dO V^T: dV = P^T dO, dS = P (dP - rows of dO O), dQ = scale dS K,
// dK = scale dS^T Q.
static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  scoring s = {.q = NULL};
  double *in[6], *d[3], *row, *mask;
  AOT_TRY(read_attention(c, 1, 6, &s.a));
  const attention *a = &s.a;
  for (int i = 0; i < 6; i++) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, i), &in[i]));
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
      double *dq = d[0] + (b * a->l + i) * a->e, delta = 0, log_sum = logs[b * a->l + i];
      for (int64_t x = 0; x < a->v; x++) delta += g[x] * o[x];
      scores(&s, b, i, row);
      for (int64_t j = 0; j < a->s; j++) {
        double p = log_sum == -INFINITY ? 0 : exp(row[j] - log_sum), dp = 0;
        int64_t at = item_of(a, b) * a->s + j;
        double *dv = d[2] + at * a->v, *dk = d[1] + at * a->e;
        const double *value = v + at * a->v, *key = k + at * a->e;
        for (int64_t x = 0; x < a->v; x++) {
          dp += g[x] * value[x];
          dv[x] += p * g[x];
        }
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
aot_status aoti_ref_flash_attention_for_cpu_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

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
