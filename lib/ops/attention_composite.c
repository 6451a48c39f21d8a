// scaled_dot_product_attention as PyTorch takes it apart on the CPU: the fused operator where it takes the call, else
// products around a softmax.
#include "decompose.h"

#include <math.h>

// (query, key, value, attn_mask, dropout_p, is_causal, *, scale, enable_gqa)
typedef struct sdpa {
  tensor q, k, v, mask;
  double dropout;
  bool causal, grouped;
  aot_value scale;
} sdpa;

static aot_int size(const aot_tensor *t, int from_end) { return t->meta.size[t->meta.ndim - from_end]; }

static aot_status check(const aoti_call *c, const sdpa *a) {
  const aot_tensor *const in[] = {a->q, a->k, a->v};
  for (int i = 0; i < 3; i++) {
    if (in[i]->meta.ndim < 2) return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value need two dimensions");
    if (in[i]->meta.dtype != a->q->meta.dtype || !aoti_is_float(in[i]->meta.dtype))
      return aoti_call_error(c, AOT_ERROR_INVALID, "query, key and value need one floating-point dtype");
  }
  if (a->mask && a->causal)
    return aoti_call_error(c, AOT_ERROR_INVALID, "attn_mask should not be set when is_causal is");
  if (a->mask && a->mask->meta.dtype != AOT_B8 && !aoti_is_float(a->mask->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "attn_mask is of truth values or floating-point numbers");
  return NULL;
}

static bool empty(const sdpa *a) { return aoti_int_is(size(a->q, 2), 0) || aoti_int_is(size(a->k, 2), 0); }

/* Whether a mask's dimension is that of the scores, or 1. */
static bool spans(aot_int have, aot_int want) { return aoti_int_is(have, 1) || aoti_int_same(have, want); }

/* What PyTorch's CPU kernel takes. */
static bool fuses(const sdpa *a) {
  const aoti_meta *q = &a->q->meta, *k = &a->k->meta, *v = &a->v->meta;
  if (q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || a->dropout != 0) return false;
  const aoti_meta *const in[] = {q, k, v};
  for (int i = 0; i < 3; i++)
    if (!aoti_int_same(in[i]->size[0], q->size[0]) || !aoti_int_same(in[i]->size[3], q->size[3]) ||
        !aoti_int_is(in[i]->stride[3], 1))
      return false;
  aot_int heads = q->size[1], shared = k->size[1];
  bool divides = !heads.sym && !shared.sym && shared.value && heads.value % shared.value == 0;
  if (!aoti_int_same(shared, v->size[1])) return false;
  if (!aoti_int_same(heads, shared) && !aoti_int_is(shared, 1) && !(a->grouped && divides)) return false;
  if (!a->mask) return true;
  const aoti_meta *m = &a->mask->meta;
  if (m->requires_grad || (m->ndim != 2 && m->ndim != 4)) return false;
  if (m->ndim == 4 && !(spans(m->size[0], q->size[0]) && spans(m->size[1], heads))) return false;
  return spans(m->size[m->ndim - 2], q->size[2]) && spans(m->size[m->ndim - 1], k->size[2]);
}

/* 0 where a query may attend, -inf elsewhere, in the dtype of like. */
static tensor additive(aoti_call *c, tensor mask, tensor like) {
  tensor least = CALL(scalar_tensor_default, V((double)-INFINITY), aoti_v_dtype(like->meta.dtype), aoti_v_none(),
                      aoti_v_device(like->meta.device));
  tensor zero = CALL(scalar_tensor_default, V(0.0), aoti_v_dtype(like->meta.dtype), aoti_v_layout(),
                     aoti_v_device(like->meta.device));
  return WHERE(mask, zero, least);
}

/* Every head of t as often as there are queries' heads for it. */
static tensor repeated(aoti_call *c, tensor t, int64_t times) {
  aot_int wide[AOT_MAX_DIMS], flat[AOT_MAX_DIMS];
  int ndim = t->meta.ndim, at = ndim - 2;
  for (int d = 0; d < ndim; d++) wide[d < at ? d : d + 1] = flat[d] = t->meta.size[d];
  wide[at] = aot_i(times);
  flat[at - 1] = aoti_int_mul(c->syms, flat[at - 1], aot_i(times));
  tensor u = UNSQUEEZE(t, at), e = CALL(expand_default, V(u), aoti_v_ints(S, wide, (size_t)ndim + 1));
  tensor copy = CALL(clone_default, V(e), aoti_v_memory_format(AOT_CONTIGUOUS));
  return VIEW(copy, aoti_v_ints(S, flat, (size_t)ndim));
}

/* weights: what the weights become, when not NULL. */
static tensor with_products(aoti_call *c, sdpa a, tensor *weights) {
  aot_dtype dtype = a.q->meta.dtype, wide = aoti_decompose_wide(dtype);
  a.q = TO(a.q, wide);
  a.k = TO(a.k, wide);
  a.v = TO(a.v, wide);
  if (aoti_failed(S)) return aoti_poison();
  double scale =
      a.scale.kind == AOT_NONE ? 1 / sqrt((double)size(a.q, 1).value) : aoti_arg_float(c, c->info->n_args - 2);
  double root = sqrt(fabs(scale));
  tensor q = CALL(mul_Scalar, V(a.q), V(scale < 0 ? -root : root));
  if (aoti_failed(S)) return aoti_poison();
  if (a.causal) {
    aot_int shape[2] = {size(a.q, 2), size(a.k, 2)};
    tensor ones = CALL(ones_default, aoti_v_ints(S, shape, 2), aoti_v_dtype(AOT_B8), aoti_v_layout(),
                       aoti_v_device(q->meta.device));
    tensor seen = CALL(tril_default, V(ones));
    a.mask = additive(c, seen, q);
  }
  if (a.grouped && q->meta.ndim > 2 && !aoti_int_same(size(q, 3), size(a.k, 3)) && size(a.k, 3).value) {
    int64_t times = size(q, 3).value / size(a.k, 3).value;
    a.k = repeated(c, a.k, times);
    a.v = repeated(c, a.v, times);
  }
  tensor kt = CALL(transpose_int, V(a.k), V(-2), V(-1)), scaled = CALL(mul_Scalar, V(kt), V(root));
  tensor x = CALL(matmul_default, V(q), V(scaled));
  if (a.mask) x = ADD(x, a.mask);
  tensor p = CALL(_safe_softmax_default, V(x), V(-1));
  if (a.dropout > 0) p = CALL(dropout_default, V(p), V(a.dropout), YES);
  tensor out = CALL(matmul_default, V(p), V(a.v));
  p = TO(p, dtype); // the weights, which sdpa's caller does not see, take their name before the result
  if (weights) *weights = p;
  return TO(out, dtype);
}

/* Without queries or keys the result is zeros that depend on the inputs. */
static tensor of_nothing(aoti_call *c, const sdpa *a) {
  aot_int shape[AOT_MAX_DIMS];
  int ndim = a->q->meta.ndim;
  for (int d = 0; d < ndim; d++) shape[d] = a->q->meta.size[d];
  shape[ndim - 1] = size(a->v, 1);
  tensor zeros = CALL(zeros_default, aoti_v_ints(S, shape, (size_t)ndim), aoti_v_dtype(a->q->meta.dtype),
                      aoti_v_layout(), aoti_v_device(a->q->meta.device));
  tensor v = SUM_ALL(a->v), k = SUM_ALL(a->k), q = SUM_ALL(a->q);
  tensor qk = ADD(q, k), all = ADD(qk, v), none = CALL(mul_Scalar, V(all), V(0));
  return ADD(zeros, none);
}

static tensor fused(aoti_call *c, const sdpa *a) {
  const aot_value args[] = {V(a->q), V(a->k), V(a->v), V(0.0), V(a->causal), a->mask ? V(a->mask) : aoti_v_none(),
                            a->scale};
  aot_value out[2];
  aoti_dispatch(S, AOT_OP__scaled_dot_product_flash_attention_for_cpu_default, args, 7, out, S->file, S->line);
  return aoti_failed(S) ? aoti_poison() : out[0].as.tensor;
}

/* The arguments, of which scale is number `scale` and enable_gqa the next. */
static sdpa sdpa_of(aoti_call *c, int scale) {
  return (sdpa){.q = IN(0),
                .k = IN(1),
                .v = IN(2),
                .mask = aoti_arg_given(c, 3) ? IN(3) : NULL,
                .dropout = aoti_arg_float(c, 4),
                .causal = aoti_arg_bool(c, 5),
                .grouped = aoti_arg_bool(c, scale + 1),
                .scale = aoti_arg_given(c, scale) ? c->args[scale] : aoti_v_none()};
}

/* (query, key, value, attn_mask, dropout_p, is_causal, *, scale, enable_gqa) */
void aoti_decomp_scaled_dot_product_attention(aoti_call *c) {
  sdpa a = sdpa_of(c, 6);
  aot_status status = check(c, &a);
  if (status) {
    aoti_scope_fail(S, status);
    OUT(0, aoti_poison());
    return;
  }
  bool flat = a.q->meta.ndim == 3 && a.k->meta.ndim == 3 && a.v->meta.ndim == 3;
  tensor out;
  if (empty(&a)) {
    OUT(0, of_nothing(c, &a));
    return;
  }
  if (flat) {
    a.q = UNSQUEEZE(a.q, 0);
    a.k = UNSQUEEZE(a.k, 0);
    a.v = UNSQUEEZE(a.v, 0);
    if (aoti_failed(S)) {
      OUT(0, aoti_poison());
      return;
    }
    for (int d = a.mask ? a.mask->meta.ndim : 4; d > 1 && d < 4; d++) a.mask = UNSQUEEZE(a.mask, 0);
  }
  if (a.mask && a.mask->meta.dtype == AOT_B8) a.mask = additive(c, a.mask, a.q);
  out = fuses(&a) ? fused(c, &a) : with_products(c, a, NULL);
  OUT(0, flat ? SQUEEZE(out, 0) : out);
}

/* (query, key, value, attn_mask, dropout_p, is_causal, dropout_mask, *, scale, enable_gqa) to output and weights. A
 * mask of truth values is added as the numbers 0 and 1, as PyTorch does here, whose caller has made numbers of it. */
void aoti_decomp__scaled_dot_product_attention_math(aoti_call *c) {
  sdpa a = sdpa_of(c, 7);
  aot_status status = check(c, &a);
  if (!status && aoti_arg_given(c, 6)) status = aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a dropout_mask");
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  tensor weights = aoti_poison();
  OUT(0, with_products(c, a, &weights));
  OUT(1, weights);
}
