// One step of a recurrent layer, which PyTorch composes of linear maps and gates; w has the gates' rows one after
// another.
#include "ops.h"

#define S               c->scope
#define C_CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define T(t)            aoti_v_tensor(t)

typedef struct gates {
  aot_tensor *at[4];
} gates;

// The n parts of t, of (batch, n * hidden).
static gates chunk(aoti_call *c, aot_tensor *t, int n) {
  gates g = {{aoti_poison(), aoti_poison(), aoti_poison(), aoti_poison()}};
  if (aoti_failed(S)) return g;
  const aot_value args[] = {T(t), aoti_v_sym(aoti_int_floordiv(c->syms, t->meta.size[1], aot_i(n))), aoti_v_int(1)};
  aot_value parts;
  aoti_dispatch(S, AOT_OP_unsafe_split_Tensor, args, 3, &parts, NULL, 0);
  for (int i = 0; i < n && !aoti_failed(S) && (size_t)i < parts.as.list.n; i++) g.at[i] = parts.as.list.at[i].as.tensor;
  return g;
}

static bool check(aoti_call *c, const aot_tensor *hidden, int n) {
  const aoti_meta *input = &aoti_arg(c, 0)->meta, *w = &aoti_arg(c, 3)->meta;
  bool fits = input->ndim == 2 && hidden->meta.ndim == 2 && w->ndim == 2;
  if (fits && !w->size[0].sym && !w->size[1].sym) fits = w->size[0].value == n * w->size[1].value;
  if (!fits)
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID,
                                       "takes rows of inputs and of hidden states, and weights of "
                                       "%d gates",
                                       n));
  for (uint32_t i = 0; i < c->info->n_returns; i++) c->out[i] = T(aoti_poison());
  return fits;
}

static aot_tensor *of_input(aoti_call *c) { return C_CALL(linear_default, c->args[0], c->args[2], c->args[4]); }
static aot_tensor *of_hidden(aoti_call *c, aot_tensor *h) {
  return C_CALL(linear_default, T(h), c->args[3], c->args[5]);
}

void aoti_decomp_lstm_cell(aoti_call *c) {
  const aot_value *hx = &c->args[1];
  if (hx->as.list.n != 2) {
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID, "takes a hidden state and a cell state"));
    c->out[0] = c->out[1] = T(aoti_poison());
    return;
  }
  aot_tensor *h = hx->as.list.at[0].as.tensor, *cell = hx->as.list.at[1].as.tensor;
  if (!check(c, h, 4)) return;
  aot_tensor *hidden = of_hidden(c, h);
  gates g = chunk(c, aot_add(S, hidden, of_input(c)), 4);
  aot_tensor *in = aot_sigmoid(S, g.at[0]), *forget = aot_sigmoid(S, g.at[1]), *fresh = aot_tanh(S, g.at[2]);
  aot_tensor *out = aot_sigmoid(S, g.at[3]), *kept = aot_mul(S, forget, cell);
  aot_tensor *now = aot_add(S, kept, aot_mul(S, in, fresh));
  c->out[0] = T(aot_mul(S, out, aot_tanh(S, now)));
  c->out[1] = T(now);
}

void aoti_decomp_gru_cell(aoti_call *c) {
  aot_tensor *h = aoti_arg(c, 1);
  if (!check(c, h, 3)) return;
  gates in = chunk(c, of_input(c), 3), hidden = chunk(c, of_hidden(c, h), 3);
  aot_tensor *reset = aot_sigmoid(S, aot_add(S, hidden.at[0], in.at[0]));
  aot_tensor *keep = aot_sigmoid(S, aot_add(S, hidden.at[1], in.at[1]));
  aot_tensor *fresh = aot_tanh(S, aot_add(S, in.at[2], aot_mul(S, hidden.at[2], reset)));
  c->out[0] = T(aot_add(S, aot_mul(S, aot_sub(S, h, fresh), keep), fresh));
}

static aot_tensor *sum_of_both(aoti_call *c) {
  aot_tensor *h = aoti_arg(c, 1);
  if (!check(c, h, 1)) return NULL;
  aot_tensor *hidden = of_hidden(c, h);
  return aot_add(S, hidden, of_input(c));
}

void aoti_decomp_rnn_tanh_cell(aoti_call *c) {
  aot_tensor *sum = sum_of_both(c);
  if (sum) c->out[0] = T(aot_tanh(S, sum));
}
void aoti_decomp_rnn_relu_cell(aoti_call *c) {
  aot_tensor *sum = sum_of_both(c);
  if (sum) c->out[0] = T(aot_relu(S, sum));
}
