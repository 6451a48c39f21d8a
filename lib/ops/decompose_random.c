// Decompositions of dropout and of random numbers.
#include "decompose.h"
#include "calls.h"

#include <float.h>

void aoti_rewrite_native_dropout(aoti_call *c) {
  double p = aoti_decompose_number(&c->args[1]);
  bool train = c->args[2].kind == AOT_NONE || aoti_arg_bool(c, 2);
  aot_value none = aoti_v_none();
  if (!train || p == 0) {
    OUT(0, IN(0));
    OUT(1, CALL(ones_like_default, c->args[0], aoti_v_dtype(AOT_B8), none, none, NO));
    return;
  }
  if (p == 1) {
    OUT(0, CALL(zeros_like_default, c->args[0], none, none, none, NO));
    OUT(1, CALL(zeros_like_default, c->args[0], aoti_v_dtype(AOT_B8), none, none, NO));
    return;
  }
  tensor mask = CALL(gt_Scalar, V(CALL(rand_like_default, c->args[0], none, none, none, NO)), V(p));
  OUT(0, MUL(MUL(mask, IN(0)), 1.0 / (1.0 - p)));
  OUT(1, mask);
}

void aoti_rewrite_native_dropout_backward(aoti_call *c) {
  tensor grad = IN(0), mask = CALL(type_as_default, c->args[1], c->args[0]);
  tensor r = MUL(grad, MUL(mask, c->args[2]));
  OUT(0, CALL(clone_default, V(r), aoti_v_memory_format(aoti_decompose_format(grad))));
}

// ---- numbers like a tensor: (self, [bounds,] dtype, layout, device, pin_memory, memory_format)

static void numbers_like(aoti_call *c, aot_op op, aot_value *args, int n_before) {
  const aot_tensor *t = IN(0);
  const aot_value *o = &c->args[c->info->n_args - 5];
  if (o[4].kind == AOT_MEMORY_FORMAT && o[4].as.memory_format != AOT_PRESERVE) return;
  args[n_before + 1] = aoti_v_dtype(aoti_decompose_dtype_or(&o[0], t->meta.dtype));
  args[n_before + 2] = o[1];
  args[n_before + 3] = aoti_decompose_or_device(&o[2], t->meta.device);
  args[n_before + 4] = aoti_decompose_or_false(&o[3]);
  OUT(0, aoti_decompose_in_layout_of(c, t, op, args, (size_t)n_before + 5, n_before));
}
void aoti_rewrite_rand_like(aoti_call *c) {
  aot_value args[5];
  numbers_like(c, AOT_OP_rand_default, args, 0);
}
void aoti_rewrite_randn_like(aoti_call *c) {
  aot_value args[5];
  numbers_like(c, AOT_OP_randn_default, args, 0);
}
// ([low,] high)
void aoti_rewrite_randint_like(aoti_call *c) {
  bool low = c->info->n_args > 7;
  aot_value args[7] = {low ? c->args[1] : V(0), c->args[low ? 2 : 1]};
  numbers_like(c, AOT_OP_randint_low, args, 2);
}

// (high, size, dtype, layout, device, pin_memory)
void aoti_rewrite_randint(aoti_call *c) {
  OUT(0, CALL(randint_low, V(0), c->args[0], c->args[1], c->args[2], c->args[3], c->args[4], c->args[5]));
}
void aoti_rewrite_bernoulli(aoti_call *c) {
  tensor p = IN(0);
  if (aoti_arg_given(c, 1)) return;
  tensor u = CALL(rand_default, SIZES(p), aoti_v_dtype(AOT_F32), aoti_v_none(), aoti_v_device(p->meta.device), NO);
  OUT(0, TO(CALL(lt_Tensor, V(u), V(p)), p->meta.dtype));
}
// (self, lambd): -log(u) / lambd, where no log is 0.
void aoti_rewrite_exponential(aoti_call *c) {
  tensor t = IN(0);
  aot_dtype d = t->meta.dtype;
  if (aoti_arg_given(c, 2) || (d != AOT_F32 && d != AOT_F64)) return;
  aot_value none = aoti_v_none();
  double least = (d == AOT_F64 ? DBL_EPSILON : FLT_EPSILON) / 2;
  tensor u = CALL(rand_like_default, V(t), none, none, none, NO), one = GE(u, 1.0 - least);
  OUT(0, MUL(WHERE_N(one, -least, LOG(u)), -1 / aoti_arg_float(c, 1)));
}

// ---- under functionalize_rng_ops: numbers from the seed and offset that stand in the graph

static tensor keep(aoti_philox_state *p, tensor t) { return aoti_scope_own(p->scope, aot_tensor_retain(t)); }

// The numbers; the offset of what is drawn next moves on.
static tensor draw(aoti_call *c, aot_value size, aot_value device, aot_dtype dtype) {
  aoti_philox_state *p = S->tracer->philox;
  aot_value zero = V(0), none = aoti_v_none(), out[2] = {V(aoti_poison()), V(aoti_poison())};
  tensor offset = CALL(add_Tensor, V(p->base), p->relative ? V(p->relative) : zero);
  const aot_value args[] = {size, V(p->seed), V(offset), none, device, aoti_v_dtype(dtype)};
  aoti_dispatch(S, AOT_OP_philox_rand_default, args, 6, out, NULL, 0);
  if (S->error) return aoti_poison();
  tensor moved = p->relative ? ADD(p->relative, out[1].as.tensor) : CALL(add_Tensor, out[1], zero);
  if (!S->error) p->relative = keep(p, moved);
  return out[0].as.tensor;
}
// (size, dtype, layout, device, pin_memory)
void aoti_rewrite_philox_rand(aoti_call *c) {
  OUT(0, draw(c, c->args[0], c->args[3], aoti_decompose_dtype_or(&c->args[1], AOT_F32)));
}
// (self, dtype, layout, device, pin_memory, memory_format)
void aoti_rewrite_philox_rand_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  OUT(0, draw(c, SIZES(t), aoti_decompose_or_device(&c->args[3], t->meta.device),
              aoti_decompose_dtype_or(&c->args[1], t->meta.dtype)));
}
// (self, p, generator)
void aoti_rewrite_philox_bernoulli(aoti_call *c) {
  tensor t = IN(0);
  if (aoti_arg_given(c, 2)) return;
  aot_value none = aoti_v_none();
  tensor u = CALL(rand_like_default, V(t), aoti_v_dtype(AOT_F32), none, none, NO);
  OUT(0, TO(CALL(lt_Scalar, V(u), c->args[1]), t->meta.dtype));
}
