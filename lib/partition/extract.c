// The two halves taken out of a joint graph.
#include "joint.h"
#include <string.h>

typedef struct half {
  joint_graph *j;
  bool backward;
  const uint32_t *inputs; // become placeholders, in this order
  size_t n_inputs;
  bool *is_input, *valid, *live; // by node
} half;

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

typedef struct validity {
  const bool *valid;
  bool all;
} validity;
static void check_valid(void *ctx, uint32_t node) {
  validity *v = ctx;
  v->all = v->all && v->valid[node];
}

static bool is_effect(const half *h, uint32_t i) {
  bool backward = joint_node(h->j, i)->tags & AOTI_TAG_BACKWARD;
  return joint_flags(h->j, i) & (AOTI_OP_MUTATES | AOTI_OP_IMPURE) && backward == h->backward;
}

static bool is_valid(const half *h, uint32_t i) {
  const aoti_node *n = joint_node(h->j, i);
  if (h->is_input[i]) return true;
  if (n->kind == AOTI_PLACEHOLDER || n->kind == AOTI_OUTPUT) return false;
  if (h->backward ? joint_must_be_in_forward(h->j, i) : joint_must_be_in_backward(h->j, i)) return false;
  validity v = {h->valid, true};
  aoti_node_uses(n, check_valid, &v);
  return v.all;
}

// Finds the nodes that the half consists of: those computable from its inputs that its outputs or effects need.
static aot_status find_half(half *h, const bool *roots) {
  joint_graph *j = h->j;
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof(bool), &h->is_input));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof(bool), &h->valid));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof(bool), &h->live));
  for (size_t i = 0; i < h->n_inputs; i++) h->is_input[h->inputs[i]] = true;
  for (uint32_t i = 0; i < j->n; i++) {
    h->valid[i] = is_valid(h, i);
    if (h->valid[i] && is_effect(h, i)) h->live[i] = true;
    if (!h->valid[i] && h->backward && joint_must_be_in_backward(j, i))
      return aoti_at_node(
          aoti_error(AOT_ERROR_INTERNAL, "the write %s cannot be run in the backward", joint_node(j, i)->name),
          joint_node(j, i)->name);
    if (!roots[i]) continue;
    h->live[i] = true;
    if (!h->valid[i])
      return aoti_at_node(aoti_error(AOT_ERROR_INVALID,
                                     h->backward
                                         ? "%s is a result of the backward, which cannot compute it from what is saved"
                                         : "%s is a result of the forward, but it depends on a tangent",
                                     joint_node(j, i)->name),
                          joint_node(j, i)->name);
  }
  for (uint32_t i = j->n; i-- > 0;)
    if (h->live[i] && !h->is_input[i]) aoti_node_uses(joint_node(j, i), mark, h->live);
  return NULL;
}

static aot_status make_half(const half *h, const aot_value *outputs, size_t n_outputs, aoti_graph **out) {
  joint_graph *j = h->j;
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *map, &map));
  AOT_TRY(aoti_graph_create_like(j->g, out));
  aoti_graph *g = *out;
  g->is_joint = false;
  g->n_fwd_outputs = -1;
  g->class_name = NULL;
  for (size_t i = 0; i < h->n_inputs; i++) {
    aoti_node n = *joint_node(j, h->inputs[i]); // perhaps a call, whose value now comes from outside
    n.kind = AOTI_PLACEHOLDER;
    n.args = NULL, n.n_args = 0, n.arg_names = NULL, n.target = NULL;
    AOT_TRY(aoti_graph_add(g, &n, NULL, &map[h->inputs[i]]));
  }
  for (uint32_t i = 0; i < j->n; i++)
    if (h->live[i] && !h->is_input[i]) AOT_TRY(aoti_graph_copy_node(g, j->g, i, map, &map[i]));
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&j->arena, n_outputs, sizeof *items, &items));
  for (size_t i = 0; i < n_outputs; i++) AOT_TRY(aoti_value_copy(&j->arena, &outputs[i], map, &items[i]));
  return aoti_graph_output(g, (aot_value){AOT_TUPLE, .as.list = {items, n_outputs}});
}

static aot_status add_where(joint_graph *j, bool (*which)(const joint_graph *, uint32_t), node_list *out) {
  for (uint32_t i = 0; i < j->n; i++)
    if (which(j, i)) AOT_TRY(aoti_push(&j->arena, out, i));
  return NULL;
}
static aot_status add_all(joint_graph *j, const node_list *from, node_list *out) {
  for (size_t i = 0; i < from->n; i++) AOT_TRY(aoti_push(&j->arena, out, from->at[i]));
  return NULL;
}

aot_status joint_required_forward(joint_graph *j, bool *out) {
  node_list inputs = {0};
  bool *roots;
  AOT_TRY(add_where(j, joint_is_primal, &inputs));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *roots, &roots));
  for (size_t i = 0; i < j->n_fwd; i++) aoti_value_uses(&j->outputs[i], mark, roots);
  half h = {.j = j, .inputs = inputs.at, .n_inputs = inputs.n};
  AOT_TRY(find_half(&h, roots));
  for (uint32_t i = 0; i < j->n; i++) out[i] = h.live[i] || h.is_input[i];
  return NULL;
}

// ---- the backward's inputs

static aot_status backward_half(joint_graph *j, const saved_lists *saved, half *out) {
  node_list inputs = {0};
  bool *roots;
  AOT_TRY(add_all(j, &saved->numbers, &inputs));
  AOT_TRY(add_all(j, &saved->values, &inputs));
  AOT_TRY(add_where(j, joint_is_tangent, &inputs));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *roots, &roots));
  for (size_t i = j->n_fwd; i < j->n_outputs; i++) aoti_value_uses(&j->outputs[i], mark, roots);
  *out = (half){.j = j, .backward = true, .inputs = inputs.at, .n_inputs = inputs.n};
  return find_half(out, roots);
}

static void drop_unused(node_list *list, const bool *live) {
  size_t kept = 0;
  for (size_t i = 0; i < list->n; i++)
    if (live[list->at[i]]) list->at[kept++] = list->at[i];
  list->n = kept;
}

// The symbols in an expression, as flags by order of creation.
static void symbols_of(const aoti_syms *syms, aot_int e, bool *out) {
  if (!e.sym || !syms) return;
  aot_int a = aot_i(0), b = aot_i(0);
  const char *name;
  if (aoti_sym_parts(syms, e.sym, &a, &b, &name) != AOTI_SYM_SYMBOL) {
    symbols_of(syms, a, out);
    symbols_of(syms, b, out);
    return;
  }
  for (size_t i = 0; i < aoti_syms_count(syms); i++)
    if (aoti_syms_at(syms, i).sym == e.sym) out[i] = true;
}
static void symbols_of_type(const aoti_syms *syms, const aoti_type *t, bool *out) {
  if (t->kind == AOTI_TYPE_INT || t->kind == AOTI_TYPE_FLOAT) symbols_of(syms, t->i, out);
  if (t->kind != AOTI_TYPE_TENSOR) return;
  for (int d = 0; d < t->tensor.ndim; d++) {
    symbols_of(syms, t->tensor.size[d], out);
    symbols_of(syms, t->tensor.stride[d], out);
  }
  symbols_of(syms, t->tensor.offset, out);
}

// The parameter that is this symbol, AOTI_NO_NODE when there is none.
static uint32_t binding_of(const joint_graph *j, aot_int symbol) {
  for (uint32_t i = 0; i < j->n; i++) {
    const aoti_node *n = joint_node(j, i);
    if (n->kind == AOTI_PLACEHOLDER && n->type.kind == AOTI_TYPE_INT && aoti_int_same(n->type.i, symbol)) return i;
  }
  return AOTI_NO_NODE;
}

// Whether the node's value is a symbol itself.
static bool is_symbol(const joint_graph *j, uint32_t id, size_t *symbol) {
  const aoti_node *n = joint_node(j, id);
  if (n->type.kind != AOTI_TYPE_INT || !n->type.i.sym) return false;
  for (*symbol = 0; *symbol < aoti_syms_count(j->g->syms); ++*symbol)
    if (aoti_syms_at(j->g->syms, *symbol).sym == n->type.i.sym) return true;
  return false;
}

static bool is_binding(const joint_graph *j, uint32_t id, size_t *symbol) {
  return joint_node(j, id)->kind == AOTI_PLACEHOLDER && is_symbol(j, id, symbol);
}

static const char *symbol_name(const aoti_syms *syms, size_t i) {
  aot_int a, b;
  const char *name = "";
  aoti_sym_parts(syms, aoti_syms_at(syms, i).sym, &a, &b, &name);
  return name;
}

// Every symbol in the type of a backward input must reach the backward: as a number that is saved anyway, or by saving
// the parameter that is the symbol too, in front of the numbers computed from others.
static aot_status bind_symbols(joint_graph *j, saved_lists *saved) {
  const aoti_syms *syms = j->g->syms;
  if (!syms) return NULL;
  size_t n = aoti_syms_count(syms), k;
  bool *bound, *wanted;
  node_list bindings = {0}, derived = {0}, inputs = {0};
  AOT_TRY(aoti_arena_alloc(&j->arena, n, sizeof *bound, &bound));
  for (size_t i = 0; i < saved->numbers.n; i++) {
    bool binds = is_binding(j, saved->numbers.at[i], &k);
    if (binds || is_symbol(j, saved->numbers.at[i], &k)) bound[k] = true;
    AOT_TRY(aoti_push(&j->arena, binds ? &bindings : &derived, saved->numbers.at[i]));
  }
  AOT_TRY(add_all(j, &derived, &inputs));
  AOT_TRY(add_all(j, &saved->values, &inputs));
  AOT_TRY(add_where(j, joint_is_tangent, &inputs));
  for (size_t i = 0; i < inputs.n; i++) {
    AOT_TRY(aoti_arena_alloc(&j->arena, n, sizeof *wanted, &wanted));
    symbols_of_type(syms, &joint_node(j, inputs.at[i])->type, wanted);
    for (;;) { // in the order of their names
      size_t next = n;
      for (k = 0; k < n; k++)
        if (wanted[k] && !bound[k] && (next == n || strcmp(symbol_name(syms, k), symbol_name(syms, next)) < 0))
          next = k;
      if (next == n) break;
      bound[next] = true;
      uint32_t binding = binding_of(j, aoti_syms_at(syms, next));
      if (binding != AOTI_NO_NODE) AOT_TRY(aoti_push(&j->arena, &bindings, binding));
    }
  }
  saved->numbers.n = 0;
  AOT_TRY(add_all(j, &bindings, &saved->numbers));
  return add_all(j, &derived, &saved->numbers);
}

// ---- both halves, and what is saved

static aot_status forward_half(joint_graph *j, const saved_lists *saved, aoti_graph **out) {
  node_list inputs = {0};
  AOT_VEC(aot_value) outputs = {0};
  bool *roots;
  AOT_TRY(add_where(j, joint_is_primal, &inputs));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *roots, &roots));
  for (size_t i = 0; i < j->n_fwd; i++) AOT_TRY(aoti_push(&j->arena, &outputs, j->outputs[i]));
  for (size_t i = 0; i < saved->values.n + saved->numbers.n; i++) {
    uint32_t id = i < saved->values.n ? saved->values.at[i] : saved->numbers.at[i - saved->values.n];
    AOT_TRY(aoti_push(&j->arena, &outputs, (aot_value){AOT_NODE, .as.node = id}));
  }
  for (size_t i = 0; i < outputs.n; i++) aoti_value_uses(&outputs.at[i], mark, roots);
  half h = {.j = j, .inputs = inputs.at, .n_inputs = inputs.n};
  AOT_TRY(find_half(&h, roots));
  return make_half(&h, outputs.at, outputs.n, out);
}

static aot_status replace(aot_status (*order)(const aoti_graph *, aoti_graph **), aoti_graph **graph) {
  aoti_graph *ordered;
  AOT_TRY(order(*graph, &ordered));
  aoti_graph_destroy(*graph);
  *graph = ordered;
  return NULL;
}

// A saved value owns memory when its storage is neither a parameter's nor an output's, and no earlier one's.
static aot_status describe(joint_graph *j, const saved_lists *saved, const char *const *reasons, size_t n_states,
                           aoti_partition *out) {
  aoti_graph *f = out->forward;
  const aot_value *outputs;
  size_t n_outputs, n_values = saved->values.n, n = n_values + n_states + saved->numbers.n;
  bool *taken;
  aoti_saved_value *list;
  aoti_graph_outputs(f, &outputs, &n_outputs);
  AOT_TRY(aoti_arena_alloc(&j->arena, f->nodes.n, sizeof *taken, &taken));
  AOT_TRY(aoti_arena_alloc(&f->arena, n, sizeof *list, &list));
  for (size_t i = 0; i < j->n_fwd; i++)
    if (outputs[i].kind == AOT_NODE) taken[aoti_graph_base(f, outputs[i].as.node)] = true;
  out->saved_bytes = 0;
  for (size_t i = 0; i < n; i++) {
    bool state = i >= n_values && i < n_values + n_states, integer = i >= n_values + n_states;
    uint32_t node = outputs[j->n_fwd + i].as.node, base = aoti_graph_base(f, node);
    uint32_t id = state ? AOTI_NO_NODE : integer ? saved->numbers.at[i - n_values - n_states] : saved->values.at[i];
    int64_t bytes = state ? AOTI_RNG_STATE_BYTES : integer ? 0 : joint_size(j, id);
    list[i] = (aoti_saved_value){.node = node, .is_integer = integer, .bytes = bytes};
    list[i].owns_memory = !integer && f->nodes.at[base].kind != AOTI_PLACEHOLDER && !taken[base];
    taken[base] = true;
    if (list[i].owns_memory) {
      int64_t owned = state ? bytes : joint_size(j, aoti_graph_base(j->g, id));
      if (aoti_add_overflows(out->saved_bytes, owned, &out->saved_bytes)) out->saved_bytes = INT64_MAX;
    }
    const char *reason = state                    ? "the state of a random operator that is run again"
                         : reasons && reasons[id] ? reasons[id]
                         : integer                ? "a size in the type of a backward input"
                                                  : "used by the backward";
    AOT_TRY(aoti_arena_strdup(&f->arena, reason, strlen(reason), &list[i].reason));
  }
  out->saved = list;
  out->n_saved = n;
  out->n_fwd_outputs = (int)j->n_fwd;
  return NULL;
}

static aot_status extract(joint_graph *j, saved_lists *saved, const char *const *reasons, bool reorder,
                          const aoti_partition_options *options, aoti_partition *out) {
  size_t n_states = 0;
  half h;
  AOT_TRY(backward_half(j, saved, &h)); // a trial: what it does not use is not saved
  drop_unused(&saved->values, h.live);
  drop_unused(&saved->numbers, h.live);
  AOT_TRY(bind_symbols(j, saved));
  AOT_TRY(forward_half(j, saved, &out->forward));
  AOT_TRY(backward_half(j, saved, &h));
  AOT_TRY(make_half(&h, j->outputs + j->n_fwd, j->n_outputs - j->n_fwd, &out->backward));
  if (j->has_recompute)
    AOT_TRY(rng_functionalize(j, options->graphsafe_rng_functionalization, saved->numbers.n, out, &n_states));
  if (reorder) AOT_TRY(replace(order_as_autograd, &out->backward));
  AOT_TRY(replace(order_getitems, &out->forward));
  AOT_TRY(replace(order_getitems, &out->backward));
  for (size_t i = 0; i < out->backward->nodes.n; i++) // for the comments: recomputed nodes run in the backward too
    out->backward->nodes.at[i].tags |= AOTI_TAG_BACKWARD;
  return describe(j, saved, reasons, n_states, out);
}

aot_status joint_extract(joint_graph *j, saved_lists *saved, const char *const *reasons, bool reorder,
                         const aoti_partition_options *options, aoti_partition *out) {
  *out = (aoti_partition){0};
  aot_status status = extract(j, saved, reasons, reorder, options, out);
  if (status) aoti_partition_deinit(out);
  return status;
}

void aoti_partition_deinit(aoti_partition *p) {
  aoti_graph_destroy(p->forward);
  aoti_graph_destroy(p->backward);
  *p = (aoti_partition){0};
}
