// Optimizers as one call: aten._fused_adam and its kin become, for every parameter, the arithmetic that PyTorch's
// kernel does. Parameters of f16 and bf16 are computed in f32 and rounded once, and what depends on the step alone in
// f64, as there.
#include "import.h"

#include <stdio.h>
#include <string.h>

enum { MAX_ARGS = 16, MAX_LISTS = 5 };
enum kind { ADAM, ADAMW, SGD, ADAGRAD };

// lists: how many arguments are lists of results, the tensors that are written or returned.
static const struct optimizer {
  const char *packet;
  enum kind kind;
  int lists;
  const char *args[MAX_ARGS];
} optimizers[] = {
    {"_fused_adam",
     ADAM,
     5,
     {"self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs", "state_steps", "lr", "beta1", "beta2",
      "weight_decay", "eps", "amsgrad", "maximize", "grad_scale", "found_inf"}},
    {"_fused_adamw",
     ADAMW,
     5,
     {"self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs", "state_steps", "lr", "beta1", "beta2",
      "weight_decay", "eps", "amsgrad", "maximize", "grad_scale", "found_inf"}},
    {"_fused_sgd",
     SGD,
     3,
     {"self", "grads", "momentum_buffer_list", "weight_decay", "momentum", "lr", "dampening", "nesterov", "maximize",
      "is_first_step", "grad_scale", "found_inf"}},
    {"_fused_adagrad",
     ADAGRAD,
     3,
     {"self", "grads", "state_sums", "state_steps", "lr", "lr_decay", "weight_decay", "eps", "maximize", "grad_scale",
      "found_inf"}},
};

static const struct optimizer *optimizer_of(const aoti_op_info *row, bool *writes) {
  if (!row || strncmp(row->name, "aten._fused_", 12) != 0) return NULL;
  const char *packet = row->name + 5, *dot = strchr(packet, '.');
  if (!dot || (strcmp(dot, ".default") != 0 && strcmp(dot, ".tensor_lr") != 0)) return NULL;
  size_t n = (size_t)(dot - packet);
  *writes = packet[n - 1] == '_';
  n -= *writes;
  for (size_t i = 0; i < sizeof optimizers / sizeof *optimizers; i++)
    if (strlen(optimizers[i].packet) == n && !memcmp(optimizers[i].packet, packet, n)) return &optimizers[i];
  return NULL;
}

bool aoti_optimizer_is(const aoti_graph *g, const aoti_node *n, bool *writes) {
  return n->kind == AOTI_CALL && optimizer_of(aoti_node_op(g, n), writes);
}

// What is being built: the step of parameter k. The first failure stays.
typedef struct builder {
  const struct optimizer *o;
  const aoti_graph *from;
  const aoti_node *node;
  const uint32_t *map;
  aoti_graph *g;
  const aot_value *args[MAX_ARGS]; // in the order of o->args; NULL where there is none
  size_t k;
  aot_dtype dtype; // of the parameters, where the text says
  aot_status status;
} builder;

static aot_value none(void) { return (aot_value){.kind = AOT_NONE}; }
static aot_value number(double f) { return (aot_value){AOT_FLOAT, .as.f = f}; }
static aot_value node(uint32_t id) { return (aot_value){AOT_NODE, .as.node = id}; }

// A call with the rest of its arguments as their defaults; its value.
static aot_value put(builder *b, const char *name, const aot_value *args, uint32_t n) {
  aot_op op;
  aot_value full[MAX_ARGS];
  uint32_t id = 0;
  char hint[128];
  const aoti_type unknown = {0};
  if (b->status) return none();
  if (!aoti_op_find(b->g->registry, name, strlen(name), &op) || aoti_op(b->g->registry, op)->n_args > MAX_ARGS) {
    b->status = aoti_error(AOT_ERROR_INTERNAL, "there is no %s", name);
    return none();
  }
  const aoti_op_info *row = aoti_op(b->g->registry, op);
  for (uint32_t i = 0; i < row->n_args; i++) full[i] = i < n ? args[i] : row->args[i].def;
  snprintf(hint, sizeof hint, "%.60s_%zu_%.40s", b->node->name ? b->node->name : "optimizer", b->k, row->packet);
  b->status = aoti_graph_call(b->g, hint, op, full, row->n_args, &unknown, &id);
  if (!b->status)
    b->status = aoti_graph_set_source(b->g, id, b->node->file, b->node->line, b->node->function, b->node->code);
  return node(id);
}
#define PUT(name, ...) \
  put(b, "aten." name, (const aot_value[]){__VA_ARGS__}, sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value))

static const aot_value *arg(const builder *b, const char *name) {
  for (int i = 0; i < MAX_ARGS && b->o->args[i]; i++)
    if (!strcmp(b->o->args[i], name)) return b->args[i] && b->args[i]->kind != AOT_NONE ? b->args[i] : NULL;
  return NULL;
}
static double float_arg(const builder *b, const char *name) {
  const aot_value *v = arg(b, name);
  return !v ? 0 : v->kind == AOT_FLOAT ? v->as.f : v->kind == AOT_BOOL ? v->as.b : (double)v->as.i.value;
}
static bool flag(const builder *b, const char *name) { return float_arg(b, name) != 0; }
// A node of the new graph for one of the old.
static aot_value mapped(const builder *b, const aot_value *v) { return node(b->map[v->as.node]); }
static aot_value item(const builder *b, const char *name) { return mapped(b, &arg(b, name)->as.list.at[b->k]); }

static bool is_half(const builder *b) { return b->dtype == AOT_F16 || b->dtype == AOT_BF16; }
static aot_value to(builder *b, aot_value v, aot_dtype dtype) {
  return PUT("_to_copy.default", v, {AOT_DTYPE, .as.dtype = dtype});
}
static aot_value wide(builder *b, aot_value v) { return is_half(b) ? to(b, v, AOT_F32) : v; }

static aot_value times(builder *b, aot_value x, aot_value y) { return PUT("mul.Tensor", x, y); }
static aot_value plus(builder *b, aot_value x, aot_value y) { return PUT("add.Tensor", x, y); }
static aot_value minus(builder *b, aot_value x, aot_value y) { return PUT("sub.Tensor", x, y); }
static aot_value over(builder *b, aot_value x, aot_value y) { return PUT("div.Tensor", x, y); }
static aot_value from_one(builder *b, aot_value x) { return PUT("rsub.Scalar", x, number(1)); }

// lr, a number or a tensor of one, in f64.
static aot_value rate(builder *b) {
  const aot_value *lr = arg(b, "lr");
  return lr && lr->kind == AOT_NODE ? to(b, mapped(b, lr), AOT_F64) : number(float_arg(b, "lr"));
}
// lr over a tensor of f64.
static aot_value rate_over(builder *b, aot_value x) {
  aot_value lr = rate(b);
  return lr.kind == AOT_NODE ? over(b, lr, x) : times(b, PUT("reciprocal.default", x), lr);
}

// The gradient as the step uses it; *kept is what the list of gradients is to hold, where that changes.
static aot_value gradient(builder *b, aot_value param, aot_value *kept, bool decay) {
  aot_value g = wide(b, item(b, "grads"));
  const aot_value *scale = arg(b, "grad_scale");
  if (scale) *kept = g = over(b, g, mapped(b, scale));
  if (flag(b, "maximize")) g = PUT("neg.default", g);
  if (decay && float_arg(b, "weight_decay") != 0) g = plus(b, g, times(b, param, number(float_arg(b, "weight_decay"))));
  return g;
}

// out[i]: the new tensor of list i; none where it stays.
static void adam(builder *b, aot_value out[]) {
  double beta1 = float_arg(b, "beta1"), beta2 = float_arg(b, "beta2"), decay = float_arg(b, "weight_decay");
  aot_value p = wide(b, item(b, "self")), g = gradient(b, p, &out[1], b->o->kind == ADAM);
  aot_value m = wide(b, item(b, "exp_avgs")), v = wide(b, item(b, "exp_avg_sqs"));
  aot_value step = to(b, item(b, "state_steps"), AOT_F64);
  aot_value first = from_one(b, PUT("pow.Scalar", number(beta1), step));
  aot_value second = PUT("sqrt.default", from_one(b, PUT("pow.Scalar", number(beta2), step)));
  if (b->o->kind == ADAMW && decay != 0) {
    aot_value lr = rate(b);
    p = lr.kind == AOT_NODE ? times(b, p, from_one(b, times(b, lr, number(decay))))
                            : times(b, p, number(1 - lr.as.f * decay));
  }
  out[2] = m = PUT("lerp.Scalar", m, g, number(1 - beta1));
  out[3] = v = plus(b, times(b, v, number(beta2)), times(b, times(b, g, number(1 - beta2)), g));
  if (flag(b, "amsgrad")) out[4] = v = PUT("maximum.default", wide(b, item(b, "max_exp_avg_sqs")), v);
  aot_value root = plus(b, over(b, PUT("sqrt.default", v), second), number(float_arg(b, "eps")));
  out[0] = minus(b, p, over(b, times(b, m, rate_over(b, first)), root));
}

static void sgd(builder *b, aot_value out[]) {
  double momentum = float_arg(b, "momentum");
  aot_value p = wide(b, item(b, "self")), g = gradient(b, p, &out[1], true);
  if (momentum != 0) {
    aot_value m = g;
    if (!flag(b, "is_first_step"))
      m = plus(b, times(b, wide(b, item(b, "momentum_buffer_list")), number(momentum)),
               times(b, g, number(1 - float_arg(b, "dampening"))));
    out[2] = m;
    g = flag(b, "nesterov") ? plus(b, g, times(b, m, number(momentum))) : m;
  }
  out[0] = minus(b, p, times(b, g, rate(b)));
}

static void adagrad(builder *b, aot_value out[]) {
  aot_value p = wide(b, item(b, "self")), g = gradient(b, p, &out[1], true), sum = wide(b, item(b, "state_sums"));
  aot_value step = minus(b, to(b, item(b, "state_steps"), AOT_F64), number(1));
  aot_value lr = rate_over(b, plus(b, times(b, step, number(float_arg(b, "lr_decay"))), number(1)));
  out[2] = sum = plus(b, sum, times(b, g, g));
  out[0] = minus(b, p, over(b, times(b, g, lr), plus(b, PUT("sqrt.default", sum), number(float_arg(b, "eps")))));
}

// The arguments by name, and whether they are what can be written out.
static bool bind(builder *b, size_t *count) {
  const aoti_node *n = b->node;
  bool named = aoti_node_op(b->from, n)->flags & AOTI_OP_UNKNOWN;
  for (uint32_t i = 0; i < n->n_args; i++) {
    const char *keyword = named && n->arg_names ? n->arg_names[i] : NULL;
    uint32_t at = keyword ? 0 : i;
    while (keyword && at < MAX_ARGS && b->o->args[at] && strcmp(b->o->args[at], keyword)) at++;
    if (at >= MAX_ARGS || !b->o->args[at]) return false;
    b->args[at] = &n->args[i];
  }
  int lists = b->o->lists + (b->o->kind == ADAM || b->o->kind == ADAMW); // and the steps
  if (b->o->kind == ADAGRAD) lists = 4;
  for (int i = 0; i < lists; i++) {
    const aot_value *v = b->args[i];
    if (!v || (v->kind != AOT_LIST && v->kind != AOT_TUPLE)) return false;
    bool optional = (b->o->kind == SGD && i == 2 && float_arg(b, "momentum") == 0) || (i == 4 && !flag(b, "amsgrad"));
    if (!i) *count = v->as.list.n;
    if (optional ? v->as.list.n && v->as.list.n != *count : v->as.list.n != *count) return false;
    for (size_t k = 0; k < v->as.list.n; k++)
      if (v->as.list.at[k].kind != AOT_NODE) return false;
  }
  static const char *const tensors[] = {"grad_scale", "found_inf"};
  for (int i = 0; i < 2; i++)
    if (arg(b, tensors[i]) && arg(b, tensors[i])->kind != AOT_NODE) return false;
  return true;
}

static void one_step(builder *b, bool writes, uint32_t **lists) {
  static void (*const steps[])(builder *, aot_value[]) = {adam, adam, sgd, adagrad};
  aot_value out[MAX_LISTS] = {{0}};
  const aot_value *found = arg(b, "found_inf"), *self = &b->args[0]->as.list.at[b->k];
  const aoti_type *type = &b->from->nodes.at[self->as.node].type;
  b->dtype = type->kind == AOTI_TYPE_TENSOR ? type->tensor.dtype : AOT_DTYPE_NONE;
  steps[b->o->kind](b, out);
  for (int i = 0; i < b->o->lists && !b->status; i++) {
    const aot_value *list = b->args[i];
    if (!list->as.list.n) continue;
    aot_value old = mapped(b, &list->as.list.at[b->k]), now = out[i];
    if (now.kind == AOT_NODE && is_half(b)) now = to(b, now, b->dtype);
    if (now.kind == AOT_NODE && found) now = PUT("where.self", PUT("eq.Scalar", mapped(b, found), number(1)), old, now);
    if (now.kind == AOT_NODE && writes) PUT("copy_.default", old, now);
    if (!b->status && lists) lists[i][b->k] = now.kind == AOT_NODE ? now.as.node : old.as.node;
  }
}

aot_status aoti_optimizer_expand(const aoti_graph *from, uint32_t id, aoti_arena *scratch, aoti_graph *g,
                                 const uint32_t *map, uint32_t ***out_lists, size_t *out_n_lists, size_t *out_count) {
  bool writes;
  builder b = {.from = from, .node = aoti_graph_node(from, id), .map = map, .g = g};
  b.o = optimizer_of(aoti_node_op(from, b.node), &writes);
  if (!bind(&b, out_count))
    return aoti_error(AOT_ERROR_INVALID, "node %s: the arguments are not those of %s", b.node->name,
                      aoti_node_op(from, b.node)->name);
  AOT_TRY(aoti_arena_alloc(scratch, MAX_LISTS, sizeof **out_lists, out_lists));
  for (int i = 0; i < b.o->lists; i++)
    AOT_TRY(aoti_arena_alloc(scratch, *out_count, sizeof ***out_lists, &(*out_lists)[i]));
  for (b.k = 0; b.k < *out_count && !b.status; b.k++) one_step(&b, writes, *out_lists);
  *out_n_lists = writes ? 0 : (size_t)b.o->lists;
  return b.status;
}
