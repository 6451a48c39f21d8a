// Decompositions of dropout and of random numbers.
#include "decompose.h"
#include "calls.h"

#include <float.h>
#include <math.h>

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

// ---- other distributions: (self, two numbers or one, generator), of uniform or normal numbers like self

static tensor drawn_like(aoti_call *c, aot_op op, int generator) {
  tensor t = IN(0);
  if (aoti_arg_given(c, generator) || !aoti_is_float(t->meta.dtype)) return NULL;
  aot_value none = aoti_v_none();
  const aot_value args[] = {V(TO(t, aoti_decompose_wide(t->meta.dtype))), none, none, none, NO};
  return aoti_call1(S, op, args, 5);
}
void aoti_rewrite_cauchy(aoti_call *c) {
  tensor u = drawn_like(c, AOT_OP_rand_like_default, 3);
  if (!u) return;
  tensor slope = CALL(tan_default, V(MUL(SUB(u, 0.5), M_PI)));
  OUT(0, TO(ADD(MUL(slope, c->args[2]), c->args[1]), IN(0)->meta.dtype));
}
void aoti_rewrite_geometric(aoti_call *c) {
  tensor u = drawn_like(c, AOT_OP_rand_like_default, 2);
  if (!u) return;
  tensor trials = DIV(LOG1P(NEG(u)), log1p(-aoti_arg_float(c, 1)));
  OUT(0, TO(ADD(CALL(floor_default, V(trials)), 1), IN(0)->meta.dtype));
}
void aoti_rewrite_log_normal(aoti_call *c) {
  tensor n = drawn_like(c, AOT_OP_randn_like_default, 3);
  if (n) OUT(0, TO(EXP(ADD(MUL(n, c->args[2]), c->args[1])), IN(0)->meta.dtype));
}
// (self, from, to, generator): as many numbers as self's memory holds, seen as self lies.
void aoti_rewrite_uniform(aoti_call *c) {
  const aot_tensor *t = IN(0);
  int n = t->meta.ndim;
  if (aoti_arg_given(c, 3) || !aoti_decompose_is_static(t)) return;
  int64_t length = 1, low_stride;
  for (int d = 0; d < n; d++) {
    if (t->meta.stride[d].sym || aoti_mul_overflows(aoti_dim(t, d) - 1, aoti_stride(t, d), &low_stride)) return;
    length = aoti_dim(t, d) && length ? length + low_stride : 0;
  }
  double low = aoti_arg_float(c, 1), high = aoti_arg_float(c, 2);
  tensor u =
      CALL(rand_default, INTS(length), aoti_v_dtype(t->meta.dtype), aoti_v_none(), aoti_v_device(t->meta.device), NO);
  u = ADD(MUL(u, high - low), low);
  OUT(0, CALL(as_strided_default, V(u), SIZES(t), aoti_v_ints(S, t->meta.stride, (size_t)n)));
}

// Standard normal numbers, scaled by a number or a tensor and moved by one. PyTorch scales and moves twice.
static void normal(aoti_call *c, int first, int generator, aot_value size, aot_dtype d, aot_value device) {
  if (aoti_arg_given(c, generator)) return;
  aot_value mean = c->args[first], deviation = c->args[first + 1];
  tensor n = CALL(randn_default, size, aoti_v_dtype(d), aoti_v_none(), device, NO);
  n = ADD(MUL(n, 1.0), 0.0);
  n = deviation.kind == AOT_TENSOR ? MUL(TO(deviation.as.tensor, d), n) : MUL(n, deviation);
  OUT(0, mean.kind == AOT_TENSOR ? ADD(n, TO(mean.as.tensor, d)) : ADD(n, mean));
}
// (mean, std, generator), at least one of them a tensor, which gives dtype and device.
void aoti_rewrite_normal(aoti_call *c) {
  aot_tensor *of[2] = {IN(0), IN(1)};
  aot_int size[AOT_MAX_DIMS];
  const aot_tensor *t = of[0] ? of[0] : of[1];
  int ndim;
  aot_status status = aoti_broadcast(c, 2, of, &ndim, size);
  aot_status_free(status);
  if (!status) normal(c, 0, 2, aoti_v_ints(S, size, (size_t)ndim), t->meta.dtype, aoti_v_device(t->meta.device));
}
// (mean, std, size, generator, dtype, layout, device, pin_memory)
void aoti_rewrite_normal_of_size(aoti_call *c) {
  const aot_device cpu = {AOT_CPU, 0};
  normal(c, 0, 3, c->args[2], aoti_decompose_dtype_or(&c->args[4], AOT_F32),
         aoti_decompose_or_device(&c->args[6], cpu));
}
// (self, mean, std, generator)
void aoti_rewrite_normal_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  normal(c, 1, 3, SIZES(t), t->meta.dtype, aoti_v_device(t->meta.device));
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
