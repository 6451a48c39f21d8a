// Weights as a direction and lengths: w = v * g/|v|, where |v| is taken over all dimensions but one. Compositions, as
// PyTorch's decompositions of the fused operators are.
#include "ops.h"

#define S               c->scope
#define C_CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define T(t)            aoti_v_tensor(t)

// Every dimension but the one that argument arg names; all of them for -1 where the operator means that by it.
static aot_value others(aoti_call *c, int arg, bool minus_one_is_none, bool *ok) {
  aot_int dims[AOT_MAX_DIMS];
  const int ndim = aoti_arg(c, 0)->meta.ndim;
  int dim = -1, n = 0;
  *ok = true;
  if (!(minus_one_is_none && aoti_arg_int(c, arg) == -1)) {
    aot_status status = aoti_wrap_dim(aoti_arg_int(c, arg), ndim, &dim);
    *ok = !status;
    if (status) aoti_scope_fail(S, status);
  }
  for (int d = 0; d < ndim; d++)
    if (d != dim) dims[n++] = aot_i(d);
  return aoti_v_ints(S, dims, (size_t)n);
}

// A reduction over no dimensions would be one over all: where there is one dimension, each element is its own norm and
// sum.
static bool is_none(const aoti_call *c, const aot_value *dims) { return !dims->as.list.n && aoti_arg(c, 0)->meta.ndim; }

static void give(aoti_call *c, int i, aot_tensor *t) { c->out[i] = aoti_v_tensor(t); }

// (v, g, dim) -> w, norms
static void weigh(aoti_call *c, bool minus_one_is_none, bool with_norms) {
  bool ok;
  const aot_value dims = others(c, 2, minus_one_is_none, &ok);
  aot_tensor *norms = aoti_poison(), *w = norms;
  if (ok) {
    aot_dtype dtype = aoti_arg(c, 0)->meta.dtype, of = aoti_arg(c, 1)->meta.dtype;
    bool half = dtype == AOT_F16 || dtype == AOT_BF16; // lengths are f32
    const aot_value wide = half ? aoti_v_dtype(AOT_F32) : aoti_v_none();
    if (!is_none(c, &dims))
      norms = C_CALL(linalg_vector_norm_default, c->args[0], aoti_v_int(2), dims, aoti_v_bool(true), wide);
    else
      norms = C_CALL(abs_default, half ? T(C_CALL(_to_copy_default, c->args[0], wide)) : c->args[0]);
    const aot_value by = T(half ? C_CALL(_to_copy_default, T(norms), aoti_v_dtype(of)) : norms);
    w = C_CALL(mul_Tensor, c->args[0], T(C_CALL(div_Tensor, c->args[1], by)));
  }
  give(c, 0, w);
  if (with_norms) give(c, 1, norms);
}

void aoti_decomp__weight_norm(aoti_call *c) { weigh(c, true, false); }
void aoti_decomp__weight_norm_interface(aoti_call *c) { weigh(c, false, true); }

// (h, v, g, norms, dim): with s = sum h v over all dimensions but one, v's gradient is g/|v| (h - v s/|v|^2), g's
// s/|v|.
void aoti_decomp__weight_norm_interface_backward(aoti_call *c) {
  bool ok;
  const aot_value dims = others(c, 4, false, &ok), one = aoti_v_int(1);
  aot_tensor *grad_v = aoti_poison(), *grad_g = grad_v;
  if (ok) {
    aot_tensor *product = C_CALL(mul_Tensor, c->args[0], c->args[1]);
    aot_tensor *s =
        is_none(c, &dims) ? product : C_CALL(sum_dim_IntList, T(product), dims, aoti_v_bool(true), aoti_v_none());
    aot_tensor *along = C_CALL(div_Tensor, T(s), T(C_CALL(mul_Tensor, c->args[3], c->args[3])));
    aot_tensor *rest = C_CALL(sub_Tensor, c->args[0], T(C_CALL(mul_Tensor, c->args[1], T(along))), one);
    grad_v = C_CALL(mul_Tensor, T(C_CALL(div_Tensor, c->args[2], c->args[3])), T(rest));
    grad_g = C_CALL(div_Tensor, T(s), c->args[3]);
  }
  give(c, 0, grad_v);
  give(c, 1, grad_g);
}
