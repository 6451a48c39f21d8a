// Comparisons, logic, selection and clamping.
#include "ops.h"

#include <math.h>
#include <string.h>
#include <tgmath.h>

static const int both[] = {0, 1}, three[] = {0, 1, 2};

// ---- meta

static aot_dtype common(const aoti_call *c) { return aoti_common_dtype(c, 2, both); }

aot_status aoti_meta_compare(aoti_call *c) { return aoti_out_pointwise(c, AOT_B8, 2, both); }

aot_status aoti_meta_bitwise(aoti_call *c) {
  aot_dtype d = common(c);
  if (aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(d));
  return aoti_out_pointwise(c, d, 2, both);
}

static const int branches[] = {1, 2};
aot_status aoti_meta_where(aoti_call *c) {
  aot_tensor *condition = aoti_arg(c, 0);
  if (!condition || (condition->meta.dtype != AOT_B8 && condition->meta.dtype != AOT_U8))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the condition must be a bool tensor");
  return aoti_out_pointwise_in(c, aoti_common_dtype(c, 2, branches), AOT_DTYPE_NONE, 3, three);
}

aot_status aoti_meta_masked_fill(aoti_call *c) {
  aot_tensor *self = aoti_arg(c, 0), *mask = aoti_arg(c, 1), *v = aoti_arg(c, 2);
  if (mask->meta.dtype != AOT_B8) return aoti_call_error(c, AOT_ERROR_INVALID, "the mask must be a bool tensor");
  if (v && v->meta.ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "the value must have no dimensions");
  aot_tensor *operands[] = {mask, self};
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim;
  AOT_TRY(aoti_broadcast(c, 2, operands, &ndim, size));
  aoti_result_strides(c, 2, operands, AOT_DTYPE_NONE, ndim, size, stride); // of where(mask, value, self)
  const aoti_meta m = {.dtype = self->meta.dtype, .ndim = ndim, .size = size, .stride = stride};
  return aoti_out(c, 0, self->meta.dtype, ndim, size, aoti_meta_is_contiguous(c->syms, &m) ? stride : NULL);
}

// A number as a bound: below all values of an integer dtype, among them, or above.
static int beyond(aot_dtype dtype, const aot_value *v) {
  int64_t lo = INT64_MIN, hi = INT64_MAX;
  if (v->kind != AOT_INT || v->as.i.sym || dtype == AOT_B8 || aoti_is_float(dtype)) return 0;
  if (aot_dtype_size(dtype) < 8) {
    hi = ((int64_t)1 << (8 * aot_dtype_size(dtype) - (dtype != AOT_U8))) - 1;
    lo = dtype == AOT_U8 ? 0 : -hi - 1;
  }
  return v->as.i.value < lo ? -1 : v->as.i.value > hi;
}

aot_status aoti_meta_clamp(aoti_call *c) {
  if (!aoti_arg_given(c, 1) && (c->info->n_args < 3 || !aoti_arg_given(c, 2)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "at least one of min and max is needed");
  for (int i = 1; i < (int)c->info->n_args; i++) {
    aot_dtype self = aoti_arg(c, 0)->meta.dtype;
    bool low = !strcmp(c->info->args[i].name, "min");
    if (beyond(self, &c->args[i]) == (low ? 1 : -1))
      return aoti_call_error(c, AOT_ERROR_INVALID, "no value of %s is %s %lld", aot_dtype_name(self),
                             low ? "as large as" : "as small as", (long long)c->args[i].as.i.value);
  }
  int n = (int)c->info->n_args, tensors = c->info->args[1].type == AOTI_ARG_TENSOR ? n : 1;
  return aoti_out_pointwise(c, aoti_common_dtype(c, n, three), tensors, three);
}

// ---- reference

#define COMPARE(name, op)                                                      \
  AOTI_KERNEL(name, a op b)                                                    \
  aot_status aoti_ref_##name(aoti_call *c) {                                   \
    return aoti_run_kernel(c, &name##_kernel, common(c), true, 2, both, NULL); \
  }
COMPARE(eq, ==)
COMPARE(ne, !=)
COMPARE(lt, <)
COMPARE(le, <=)
COMPARE(gt, >)
COMPARE(ge, >=)
#define LOGICAL(name, expr)                                                     \
  AOTI_KERNEL(name, expr)                                                       \
  aot_status aoti_ref_##name(aoti_call *c) {                                    \
    return aoti_run_kernel(c, &name##_kernel, common(c), false, 2, both, NULL); \
  }
LOGICAL(logical_and, a != 0 && b != 0)
LOGICAL(logical_or, a != 0 || b != 0)
LOGICAL(logical_xor, (a != 0) != (b != 0))

// Shifts by less than 0 or by the width or more: 0, or the sign for a right shift.
static int64_t shift_left(int64_t a, int64_t b) { return b < 0 || b > 63 ? 0 : (int64_t)((uint64_t)a << b); }
static int64_t shift_right(int64_t a, int64_t b) { return a >> (b < 0 || b > 63 ? 63 : b); }
#define BITWISE(name, expr)                                        \
  AOTI_BLOCK(name, i64, int64_t, expr)                             \
  aot_status aoti_ref_##name(aoti_call *c) {                       \
    static const aoti_kernel k = {{NULL, NULL, name##_i64}};       \
    return aoti_run_kernel(c, &k, common(c), true, 2, both, NULL); \
  }
BITWISE(bitwise_and, a &b)
BITWISE(bitwise_or, a | b)
BITWISE(bitwise_xor, a ^ b)
BITWISE(bitwise_left_shift, shift_left(a, b))
BITWISE(bitwise_right_shift, shift_right(a, b))

AOTI_KERNEL(where, a != 0 ? b : c)
aot_status aoti_ref_where(aoti_call *c) {
  return aoti_run_kernel(c, &where_kernel, aoti_common_dtype(c, 2, branches), false, 3, three, NULL);
}

AOTI_KERNEL(masked_fill, b != 0 ? c : a)
aot_status aoti_ref_masked_fill(aoti_call *c) {
  return aoti_run_kernel(c, &masked_fill_kernel, aoti_result(c, 0)->meta.dtype, true, 3, three, NULL);
}

// NaN wins, from the value or from a bound; max wins over min where they cross.
AOTI_KERNEL(clamp_both, a != a || b != b ? a + b : c != c ? c : a < b ? (b > c ? c : b) : a > c ? c : a)
AOTI_KERNEL(clamp_low, a != a ? a : a < b || b != b ? b : a)
AOTI_KERNEL(clamp_high, a != a ? a : a > b || b != b ? b : a)

static aot_status clamp(aoti_call *c, int low, int high) {
  aot_dtype d = aoti_result(c, 0)->meta.dtype;
  bool has_low = low && aoti_arg_given(c, low), has_high = high && aoti_arg_given(c, high);
  const aoti_kernel *k = has_low && has_high ? &clamp_both_kernel : has_low ? &clamp_low_kernel : &clamp_high_kernel;
  int arg[3] = {0, has_low ? low : high, high};
  bool numbers = c->info->args[1].type != AOTI_ARG_TENSOR; // which are not narrowed to integers of self's dtype
  return aoti_run_kernel(c, k, d, aoti_is_float(d) || !numbers, has_low && has_high ? 3 : 2, arg, NULL);
}
aot_status aoti_ref_clamp(aoti_call *c) { return clamp(c, 1, 2); }
aot_status aoti_ref_clamp_min(aoti_call *c) { return clamp(c, 1, 0); }
aot_status aoti_ref_clamp_max(aoti_call *c) { return clamp(c, 0, 1); }

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define T(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

void aoti_grad_where(aoti_grad *g) {
  if (aoti_needs(g, 2)) {
    aot_tensor *zero = aoti_scalar_like(S, aoti_v_int(0), GO);
    aoti_give(g, 2, CALL(where_self, g->args[0], T(zero), T(GO)));
  }
  if (aoti_needs(g, 1)) {
    aot_tensor *zero = aoti_scalar_like(S, aoti_v_int(0), GO);
    aoti_give(g, 1, CALL(where_self, g->args[0], T(GO), T(zero)));
  }
}

void aoti_grad_masked_fill(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, CALL(masked_fill_Scalar, T(GO), g->args[1], aoti_v_int(0)));
  if (g->args[2].kind == AOT_TENSOR && aoti_needs(g, 2)) {
    aot_tensor *zero = aoti_scalar_like(S, aoti_v_int(0), GO);
    aoti_give(g, 2, aoti_sum_all(S, CALL(where_self, g->args[1], T(GO), T(zero))));
  }
}

// The gradient passes strictly between the bounds.
static void grad_clamp(aoti_grad *g, int low, int high) {
  aot_tensor *zero = aoti_scalar_like(S, aoti_v_float(0), GO), *inside = NULL;
  if (low && g->args[low].kind != AOT_NONE) inside = CALL(gt_Scalar, g->args[0], g->args[low]);
  if (high && g->args[high].kind != AOT_NONE) {
    aot_tensor *below = CALL(lt_Scalar, g->args[0], g->args[high]);
    inside = inside ? CALL(logical_and_default, T(inside), T(below)) : below;
  }
  aoti_give(g, 0, CALL(where_self, T(inside), T(GO), T(zero)));
}
void aoti_grad_clamp(aoti_grad *g) { grad_clamp(g, 1, 2); }
void aoti_grad_clamp_min(aoti_grad *g) { grad_clamp(g, 1, 0); }
void aoti_grad_clamp_max(aoti_grad *g) { grad_clamp(g, 0, 1); }

// Half of the gradient where x is at a bound; none where lost holds.
static aot_tensor *share(aoti_grad *g, const aot_value *bound, aot_tensor *also, aot_tensor *lost) {
  aot_tensor *half = CALL(div_Scalar, T(GO), aoti_v_int(2)), *tie = CALL(eq_Tensor, g->args[0], *bound);
  if (also) tie = CALL(logical_and_default, T(tie), T(also));
  return CALL(masked_fill_Scalar, T(CALL(where_self, T(tie), T(half), T(GO))), T(lost), aoti_v_int(0));
}

static void clamp_one_sided(aoti_grad *g, int bound, aot_op bound_lost, aot_op self_lost) {
  const aot_value *x = &g->args[0], *b = &g->args[bound];
  if (aoti_needs(g, bound)) aoti_give(g, bound, share(g, b, NULL, AOTI_CALL1(S, bound_lost, *x, *b)));
  if (aoti_needs(g, 0)) aoti_give(g, 0, share(g, b, NULL, AOTI_CALL1(S, self_lost, *x, *b)));
}

void aoti_grad_clamp_min_Tensor(aoti_grad *g) { clamp_one_sided(g, 1, AOT_OP_gt_Tensor, AOT_OP_lt_Tensor); }
void aoti_grad_clamp_max_Tensor(aoti_grad *g) { clamp_one_sided(g, 1, AOT_OP_lt_Tensor, AOT_OP_gt_Tensor); }

void aoti_grad_clamp_Tensor(aoti_grad *g) {
  const aot_value *x = &g->args[0], *low = &g->args[1], *high = &g->args[2];
  if (high->kind == AOT_NONE) {
    clamp_one_sided(g, 1, AOT_OP_gt_Tensor, AOT_OP_lt_Tensor);
    return;
  }
  if (low->kind == AOT_NONE) {
    clamp_one_sided(g, 2, AOT_OP_lt_Tensor, AOT_OP_gt_Tensor);
    return;
  }
#define CMP(op, p, q) CALL(op##_Tensor, *(p), *(q))
#define AND(p, q)     CALL(logical_and_default, T(p), T(q))
#define OR(p, q)      CALL(logical_or_default, T(p), T(q))
  bool to_low = aoti_needs(g, 1), to_high = aoti_needs(g, 2);
  if (to_low || to_high) {
    aot_tensor *ordered = CMP(lt, low, high), *equal = CMP(eq, low, high);
    if (to_low) {
      aot_tensor *first = AND(ordered, CMP(le, x, low));
      aot_tensor *wins = OR(first, AND(equal, CMP(lt, x, low)));
      aoti_give(g, 1, share(g, low, NULL, CALL(logical_not_default, T(wins))));
    }
    if (to_high) {
      aot_tensor *crossed = CMP(lt, high, low);
      aot_tensor *first = OR(crossed, AND(ordered, CMP(ge, x, high)));
      aot_tensor *wins = OR(first, AND(equal, CMP(gt, x, high)));
      aoti_give(g, 2, share(g, high, ordered, CALL(logical_not_default, T(wins))));
    }
  }
  if (aoti_needs(g, 0)) {
    aot_tensor *ordered = CMP(lt, low, high), *at_low = CMP(eq, x, low);
    aot_tensor *tie = AND(OR(at_low, CMP(eq, x, high)), ordered);
    aot_tensor *below = CMP(lt, x, low), *lost = OR(below, CMP(gt, x, high));
    aot_tensor *half = CALL(div_Scalar, T(GO), aoti_v_int(2));
    aoti_give(g, 0, CALL(masked_fill_Scalar, T(CALL(where_self, T(tie), T(half), T(GO))), T(lost), aoti_v_int(0)));
  }
}

// ---- decompositions

// where with a number: both become tensors of the dtype that promotion gives, the right one first.
void aoti_decomp_where_scalar(aoti_call *c) {
  aot_value arg[3] = {c->args[0], c->args[1], c->args[2]};
  aot_dtype d = aoti_common_dtype(c, 2, branches);
  for (int i = 2; i > 0; i--)
    if (arg[i].kind != AOT_TENSOR)
      arg[i] = aoti_v_tensor(AOTI_CALL1(c->scope, AOT_OP_scalar_tensor_default, arg[i], aoti_v_dtype(d),
                                        aoti_v_layout(), aoti_v_device(arg[0].as.tensor->meta.device)));
  for (int i = 2; i > 0; i--)
    if (arg[i].as.tensor->meta.dtype != d)
      arg[i] = aoti_v_tensor(AOTI_CALL1(c->scope, AOT_OP__to_copy_default, arg[i], aoti_v_dtype(d)));
  c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP_where_self, arg, 3));
}
