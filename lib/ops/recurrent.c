// Recurrent layers taken apart as AOTAutograd records them: one product of all inputs with their weights, then step by
// step a cell of products, gates and sums.
#include "decompose.h"

typedef enum cell_kind { TANH_CELL, RELU_CELL, GRU_CELL, LSTM_CELL } cell_kind;

// (input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first); hx is two lists of an LSTM.
typedef struct layers {
  aoti_call *c;
  cell_kind kind;
  const aot_value *params;
  size_t group; // parameters of one direction of one layer: two weights, two biases, a projection
  bool biases, projects;
} layers;

static aot_value param(const layers *r, size_t layer, size_t i) { return r->params[layer * r->group + i]; }
static aot_value bias(const layers *r, size_t layer, size_t i) {
  return r->biases ? param(r, layer, 2 + i) : aoti_v_none();
}
static tensor linear(aoti_call *c, tensor x, aot_value weight, aot_value b) {
  return CALL(linear_default, V(x), weight, b);
}

// The entries of a list that an operator gives, `want` of them or (0) any number; an empty list after an error.
static aot_value list_of(aoti_call *c, aot_op op, aot_value x, aot_value a, aot_value b, size_t n_args, size_t want) {
  const aot_value args[] = {x, a, b};
  aot_value out;
  aoti_dispatch(S, op, args, n_args, &out, S->file, S->line);
  bool fits = !aoti_failed(S) && out.kind == AOT_LIST && (!want || out.as.list.n == want);
  if (!fits && !aoti_failed(S))
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID, "weights do not have the rows of the gates"));
  return fits ? out : (aot_value){.kind = AOT_LIST};
}
static aot_value chunks(aoti_call *c, tensor x, int n, int dim) {
  return list_of(c, AOT_OP_chunk_default, V(x), V(n), V(dim), 3, (size_t)n);
}
static aot_value unbound(aoti_call *c, tensor x) { return list_of(c, AOT_OP_unbind_int, V(x), V(0), V(0), 2, 0); }

// One step: h (and cell) become the next ones; x is the product of the input with its weights.
static void step(const layers *r, size_t layer, tensor x, tensor *h, tensor *cell) {
  aoti_call *c = r->c;
  if (r->kind == GRU_CELL) {
    aot_value in = chunks(c, x, 3, 1), hidden = chunks(c, linear(c, *h, param(r, layer, 1), bias(r, layer, 1)), 3, 2);
    if (aoti_failed(S)) return;
    const aot_value *i = in.as.list.at, *g = hidden.as.list.at;
    tensor reset = SIGMOID(ADD(g[0], i[0])), keep = SIGMOID(ADD(g[1], i[1])), part = MUL(g[2], reset);
    tensor fresh = TANH(ADD(i[2], part)), gone = SUB(*h, fresh);
    *h = ADD(MUL(gone, keep), fresh);
    return;
  }
  tensor sum = ADD(linear(c, *h, param(r, layer, 1), bias(r, layer, 1)), x);
  if (r->kind == TANH_CELL) *h = TANH(sum);
  if (r->kind == RELU_CELL) *h = CALL(relu_default, V(sum));
  if (r->kind != LSTM_CELL) return;
  aot_value gates = chunks(c, sum, 4, 2);
  if (aoti_failed(S)) return;
  const aot_value *g = gates.as.list.at;
  tensor in = SIGMOID(g[0]), forget = SIGMOID(g[1]), fresh = TANH(g[2]), out = SIGMOID(g[3]);
  tensor kept = MUL(forget, *cell), added = MUL(in, fresh);
  *cell = ADD(kept, added);
  tensor shown = TANH(*cell);
  *h = MUL(out, shown);
  if (r->projects) *h = linear(c, *h, param(r, layer, r->group - 1), aoti_v_none());
}

// One direction of one layer over x [steps, batch, features]. h and cell: the states at the start, then at the end.
static tensor direction(const layers *r, size_t layer, tensor x, bool backwards, tensor *h, tensor *cell) {
  aoti_call *c = r->c;
  aot_value *outputs;
  tensor first = *h, first_cell = *cell;
  bool lstm = r->kind == LSTM_CELL;
  if (lstm) {
    *h = UNSQUEEZE(first, 0);
    *cell = UNSQUEEZE(first_cell, 0);
  }
  tensor all = linear(c, x, param(r, layer, 0), bias(r, layer, 0));
  if (backwards) all = CALL(flip_default, V(all), INTS(0));
  if (!lstm) *h = UNSQUEEZE(first, 0);
  aot_value steps = unbound(c, all);
  size_t n = steps.as.list.n;
  aot_status status = aoti_arena_alloc(&S->arena, n + 1, sizeof *outputs, &outputs);
  if (status) aoti_scope_fail(S, status);
  for (size_t i = 0; i < n && !aoti_failed(S); i++) {
    step(r, layer, steps.as.list.at[i].as.tensor, h, cell);
    outputs[backwards ? n - 1 - i : i] = V(*h);
  }
  if (aoti_failed(S)) return aoti_poison();
  tensor out = CALL(cat_default, aoti_v_list(S, outputs, n), V(0));
  *h = SQUEEZE(*h, 0);
  if (lstm) *cell = SQUEEZE(*cell, 0);
  return out;
}

static aot_status check(const aoti_call *c, const layers *r, int64_t n_layers, size_t n_params, size_t n_states) {
  const aot_tensor *x = aoti_arg(c, 0);
  size_t directions = aoti_arg_bool(c, 7) ? 2 : 1;
  if (x->meta.ndim != 3) return aoti_call_error(c, AOT_ERROR_INVALID, "the input has three dimensions");
  if (n_layers < 1 || n_params / r->group < (size_t)n_layers * directions || n_states < (size_t)n_layers * directions)
    return aoti_call_error(c, AOT_ERROR_INVALID, "fewer weights or states than layers");
  for (size_t i = 0; i < n_params; i++)
    if (r->params[i].kind != AOT_TENSOR) return aoti_call_error(c, AOT_ERROR_INVALID, "a weight is missing");
  int steps = aoti_arg_bool(c, 8) ? 1 : 0;
  if (x->meta.size[steps].sym)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic number of steps: each becomes operators of its own");
  if (aoti_int_is(x->meta.size[steps], 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "a sequence without steps");
  return NULL;
}

static void run(layers *r, aot_value h, aot_value cells) {
  aoti_call *c = r->c;
  int64_t n = aoti_arg_int(c, 4);
  bool both = aoti_arg_bool(c, 7), first = aoti_arg_bool(c, 8), lstm = r->kind == LSTM_CELL;
  double dropout = aoti_arg_bool(c, 6) ? aoti_arg_float(c, 5) : 0;
  aot_status status = check(c, r, n, c->args[2].as.list.n, h.as.list.n);
  if (!status && lstm && cells.as.list.n < h.as.list.n)
    status = aoti_call_error(c, AOT_ERROR_INVALID, "fewer cells than states");
  aot_value *last = NULL, *last_cells = NULL;
  size_t count = (size_t)(n < 1 ? 1 : n) * 2, done = 0;
  if (!status) status = aoti_arena_alloc(&S->arena, count, sizeof *last, &last);
  if (!status) status = aoti_arena_alloc(&S->arena, count, sizeof *last_cells, &last_cells);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  tensor x = IN(0);
  if (first) x = CALL(transpose_int, V(x), V(0), V(1));
  for (int64_t layer = 0; layer < n && !aoti_failed(S); layer++) {
    aot_value out[2];
    for (int d = 0; d < 1 + both && !aoti_failed(S); d++, done++) {
      tensor state = h.as.list.at[done].as.tensor, cell = lstm ? cells.as.list.at[done].as.tensor : NULL;
      out[d] = V(direction(r, done, x, d, &state, &cell));
      last[done] = V(state);
      if (lstm) last_cells[done] = V(cell);
    }
    if (aoti_failed(S)) return;
    x = both ? CALL(cat_default, aoti_v_list(S, out, 2), V(2)) : out[0].as.tensor;
    if (dropout > 0 && layer + 1 < n) x = CALL(dropout_default, V(x), V(dropout), YES);
  }
  if (first) x = CALL(transpose_int, V(x), V(0), V(1));
  OUT(0, x);
  OUT(1, CALL(stack_default, aoti_v_list(S, last, done), V(0)));
  if (lstm) OUT(2, CALL(stack_default, aoti_v_list(S, last_cells, done), V(0)));
}

static void recurrent(aoti_call *c, cell_kind kind) {
  bool biases = aoti_arg_bool(c, 3), lstm = kind == LSTM_CELL;
  layers r = {.c = c, .kind = kind, .params = c->args[2].as.list.at, .group = biases ? 4 : 2, .biases = biases};
  if (!lstm) {
    aot_value h = unbound(c, IN(1));
    if (!aoti_failed(S)) run(&r, h, h);
    return;
  }
  const aot_value *hx = c->args[1].as.list.at;
  if (c->args[1].as.list.n != 2 || hx[0].kind != AOT_TENSOR || hx[1].kind != AOT_TENSOR ||
      hx[0].as.tensor->meta.ndim != 3 || hx[1].as.tensor->meta.ndim != 3) {
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID, "takes two states of three dimensions"));
    return;
  }
  r.projects = !aoti_int_same(hx[0].as.tensor->meta.size[2], hx[1].as.tensor->meta.size[2]);
  r.group += r.projects;
  aot_value h = unbound(c, hx[0].as.tensor);
  aot_value cells = unbound(c, hx[1].as.tensor);
  if (!aoti_failed(S)) run(&r, h, cells);
}

void aoti_decomp_rnn_tanh(aoti_call *c) { recurrent(c, TANH_CELL); }
void aoti_decomp_rnn_relu(aoti_call *c) { recurrent(c, RELU_CELL); }
void aoti_decomp_gru(aoti_call *c) { recurrent(c, GRU_CELL); }
void aoti_decomp_lstm(aoti_call *c) { recurrent(c, LSTM_CELL); }
