// Derivatives of operators that compute gradients, where those are differentiated again: of convolutions and of some
// activations. The others say that they have none, so that a gradient is never silently zero.
#include "ops.h"

#include <string.h>

void aoti_grad_not_twice(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  aoti_scope_fail(g->s, aoti_call_error(&c, AOT_ERROR_UNSUPPORTED, "a gradient that is not differentiable again"));
}

// ---- convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed,
// output_padding, groups, output_mask), which is bilinear in grad_output and (input, weight). With X, W what the
// results for input and weight get: grad_output gets conv(X, weight) + conv(input, W), input the first result with W as
// weight, weight the second with X as input.

static aot_tensor *conv(aoti_grad *g, aot_tensor *input, aot_tensor *weight, aot_tensor *bias) {
  aot_value args[9] = {aoti_v_tensor(input), aoti_v_tensor(weight), aoti_v_tensor(bias)};
  memcpy(args + 3, g->args + 4, 6 * sizeof *args);
  return aoti_call1(g->s, AOT_OP_convolution_default, args, 9);
}

static aot_tensor *conv_backward(aoti_grad *g, aot_tensor *input, aot_tensor *weight, int result) {
  aot_value wanted[3], out[3], args[11];
  memcpy(args, g->args, sizeof args);
  for (int i = 0; i < 3; i++) wanted[i] = aoti_v_bool(i == result);
  args[1] = aoti_v_tensor(input);
  args[2] = aoti_v_tensor(weight);
  args[3] = aoti_v_none();
  args[10] = aoti_v_list(g->s, wanted, 3);
  aoti_dispatch(g->s, AOT_OP_convolution_backward_default, args, 11, out, NULL, 0);
  return out[result].kind == AOT_TENSOR ? out[result].as.tensor : aoti_poison();
}

// A number for each channel, as a summand of grad_output.
static aot_tensor *per_channel(aoti_grad *g, aot_tensor *t) {
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_saved(g, 0)->meta.ndim;
  for (int d = 0; d < n; d++) size[d] = d == 1 ? aot_i(-1) : aot_i(1);
  return aot_expand(g->s, aot_view(g->s, t, ((aot_ints){size, (size_t)n})), aoti_sizes(aoti_saved(g, 0)));
}

void aoti_grad_convolution_backward(aoti_grad *g) {
  aot_tensor *x = g->gout[0], *w = g->gout[1], *b = g->gout[2], *total = NULL;
  aot_tensor *input = aoti_saved(g, 1), *weight = aoti_saved(g, 2);
  if (aoti_needs(g, 0)) {
    if (x) total = conv(g, x, weight, b);
    if (w) {
      aot_tensor *part = conv(g, input, w, x ? NULL : b);
      total = total ? aot_add(g->s, total, part) : part;
    }
    if (!total && b) total = per_channel(g, b);
    aoti_give(g, 0, total);
  }
  if (aoti_needs(g, 1) && w) aoti_give(g, 1, conv_backward(g, input, w, 0));
  if (aoti_needs(g, 2) && x) aoti_give(g, 2, conv_backward(g, x, weight, 1));
}

// ---- activations: (grad_output, self). In grad_output they are linear.

static void through_grad_output(aoti_grad *g, aot_op op) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, AOTI_CALL1(g->s, op, aoti_v_tensor(g->gout[0]), g->args[1]));
}

// silu'' = s (1 - s) (2 + x (1 - 2 s)) with s the sigmoid of x.
void aoti_grad_silu_backward(aoti_grad *g) {
  aot_scope *s = g->s;
  const aot_scalar one = aot_int_scalar(1), two = aot_int_scalar(2);
  through_grad_output(g, AOT_OP_silu_backward_default);
  if (!aoti_needs(g, 1)) return;
  aot_tensor *x = aoti_saved(g, 1), *sigmoid = aot_sigmoid(s, x), *rest = aot_rsub_Scalar(s, sigmoid, one, one);
  aot_tensor *inner = aot_mul(s, x, aot_sub(s, rest, sigmoid));
  aot_tensor *second = aot_mul(s, aot_mul(s, sigmoid, rest), aot_add_Scalar(s, inner, two, one));
  aoti_give(g, 1, aot_mul(s, aot_mul(s, g->gout[0], aoti_saved(g, 0)), second));
}

void aoti_grad_hardsigmoid_backward(aoti_grad *g) {
  through_grad_output(g, AOT_OP_hardsigmoid_backward_default);
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_zeros_like(g->s, g->gout[0]));
}

// A third between -3 and 3, where hardswish is a square.
void aoti_grad_hardswish_backward(aoti_grad *g) {
  aot_scope *s = g->s;
  through_grad_output(g, AOT_OP_hardswish_backward_default);
  if (!aoti_needs(g, 1)) return;
  aot_tensor *x = aoti_saved(g, 1), *both = aot_mul(s, g->gout[0], aoti_saved(g, 0));
  aot_tensor *inside =
      aot_logical_and(s, aot_gt_Scalar(s, x, aot_int_scalar(-3)), aot_lt_Scalar(s, x, aot_int_scalar(3)));
  aot_tensor *zero = aoti_scalar_like(s, aoti_v_float(0), both);
  aoti_give(g, 1, aot_where_self(s, inside, aot_div_Scalar(s, both, aot_int_scalar(3)), zero));
}
