// Decomposition of attention into its mathematical form.
#include "decompose.h"
#include "calls.h"

#include <math.h>

static tensor minus_infinity(aoti_call *c, const aot_tensor *like) {
  return CALL(scalar_tensor_default, V(-(double)INFINITY), aoti_v_dtype(like->meta.dtype), aoti_v_none(),
              aoti_v_device(like->meta.device));
}
// (query, key, value, dropout_p, is_causal, attn_mask, scale) -> (output, logarithms of the sums of the exponentials).
// Query and key take a root of the scale each, so that their product does not overflow. PyTorch's rule returns the
// weights as second result, where the operator's derivative reads the logarithms; here they are what the derivative
// wants.
void aoti_rewrite_attention(aoti_call *c) {
  tensor query = IN(0), key = IN(1), value = IN(2), mask = IN(5);
  aot_value none = aoti_v_none();
  int n = query->meta.ndim;
  if (n != 4 || key->meta.ndim != 4 || value->meta.ndim != 4 || aoti_arg_float(c, 3) != 0) return;
  if (!aoti_decompose_is_static(query) || !aoti_int_same(query->meta.size[1], key->meta.size[1])) return;
  double scale = aoti_arg_given(c, 6) ? aoti_arg_float(c, 6) : 1 / sqrt((double)aoti_dim(query, 3));
  if (scale < 0) return;
  aot_value root = V(sqrt(scale));
  query = CALL(mul_Scalar, V(query), root);
  if (aoti_arg_bool(c, 4)) {
    const aot_int size[] = {query->meta.size[2], key->meta.size[2]};
    tensor ones =
        CALL(ones_default, aoti_v_ints(S, size, 2), aoti_v_dtype(AOT_B8), none, aoti_v_device(query->meta.device), NO);
    mask = CALL(tril_default, V(ones));
  }
  if (mask && mask->meta.dtype == AOT_B8) mask = WHERE_N(mask, 0.0, minus_infinity(c, query));
  tensor scores = CALL(mul_Scalar, V(CALL(transpose_int, V(key), V(-2), V(-1))), root);
  scores = CALL(matmul_default, V(query), V(scores));
  if (mask) scores = ADD(scores, mask);
  tensor weights = CALL(_safe_softmax_default, V(scores), V(-1));
  tensor out = CALL(matmul_default, V(weights), V(value));
  out = CALL(contiguous_default, V(CALL(permute_default, V(out), INTS(2, 0, 1, 3))),
             aoti_v_memory_format(AOT_CONTIGUOUS));
  OUT(0, CALL(permute_default, V(out), INTS(1, 2, 0, 3)));
  OUT(1, CALL(logsumexp_default, V(scores), INTS(-1)));
}
