// A graph traced again with decompositions, as PyTorch's make_fx does with a decomposition table.
#include "trace_impl.h"

#include <string.h>

static aot_status input(aoti_recording *r, const aoti_node *n, aot_value *out) {
  if (n->type.kind == AOTI_TYPE_TENSOR) {
    aoti_input_spec spec = {.meta = n->type.tensor};
    aot_tensor *t;
    spec.meta.requires_grad = false;
    AOT_TRY(aoti_stand_in(r, &spec, &t));
    *out = aoti_v_tensor(t);
    return aoti_recording_input(r, n->name, t);
  }
  if (n->type.kind != AOTI_TYPE_INT)
    return aoti_error(AOT_ERROR_INVALID, "the dtype and shape of input %s are not known; annotate it", n->name);
  uint32_t node;
  *out = aoti_v_sym(n->type.i);
  AOT_TRY(aoti_graph_placeholder(r->tracer.graph, n->name, &n->type, &node));
  return aoti_tracer_bind_symbol(&r->tracer, n->type.i, node);
}

// What the graph wrote into an input is written there by what it becomes.
static aot_status write_back(aoti_recording *r, aot_tensor *in, uint32_t node) {
  if (!in->storage->generation) return NULL;
  AOT_TRY(aoti_functional_sync(r->scope, in));
  const aot_value args[] = {aoti_v_node(node), aoti_v_node(aoti_functional_value(in)->node)};
  const aoti_type type = r->tracer.graph->nodes.at[node].type;
  uint32_t copy;
  return aoti_graph_call(r->tracer.graph, NULL, AOT_OP_copy__default, args, 2, &type, &copy);
}

static aot_status again(aoti_recording *r, const aoti_graph *g) {
  size_t n_in = aot_graph_input_count(g), n_out = aot_graph_output_count(g), k = 0;
  aot_value *in, *out, *items;
  uint32_t *nodes;
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, n_in, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, n_out, sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, n_out, sizeof *items, &items));
  AOT_TRY(aoti_arena_alloc(&r->scope->arena, n_in, sizeof *nodes, &nodes));
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    if (g->nodes.at[i].kind != AOTI_PLACEHOLDER) continue;
    AOT_TRY(input(r, aoti_graph_node(g, i), &in[k]));
    if (in[k].kind == AOT_TENSOR) nodes[k] = in[k].as.tensor->node;
    k++;
  }
  AOT_TRY(aoti_interpret(r->scope, g, in, n_in, out, n_out));
  if (r->scope->error) return NULL;
  for (size_t i = 0; i < n_out && r->tracer.functional; i++)
    if (out[i].kind == AOT_TENSOR) AOT_TRY(aoti_functional_sync(r->scope, out[i].as.tensor));
  for (size_t i = 0; i < n_in && r->tracer.functional; i++)
    if (in[i].kind == AOT_TENSOR) AOT_TRY(write_back(r, in[i].as.tensor, nodes[i]));
  if (r->scope->error) return NULL;
  for (size_t i = 0; i < n_out; i++) AOT_TRY(aoti_tracer_value(&r->tracer, &out[i], &items[i]));
  const aot_value *given = &g->nodes.at[g->nodes.n - 1].args[0];
  bool list = given->kind == AOT_LIST || given->kind == AOT_TUPLE;
  if (!list) return aoti_graph_output(r->tracer.graph, items[0]);
  aot_value_kind kind = g->is_joint ? AOT_TUPLE : given->kind; // a joint graph's text has a list inside a call
  return aoti_graph_output(r->tracer.graph, (aot_value){.kind = kind, .as.list = {items, n_out}});
}

aot_status aot_graph_decompose(aot_session *session, const aot_graph *graph, const aot_decompositions *decompositions,
                               aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(graph);
  AOT_NEED(decompositions);
  AOT_NEED(out);
  AOT_TRY(aoti_graph_supported(session, graph));
  aoti_recording r;
  AOT_TRY(aoti_recording_begin(session, graph->syms, true, &r));
  r.tracer.decompositions = decompositions;
  r.tracer.keeps_tags = true;
  r.tracer.functional = aoti_graph_writes(graph); // Inductor's graphs write what they made: index_put_ of zeros
  r.tracer.graph->is_joint = graph->is_joint;
  r.tracer.graph->n_fwd_outputs = graph->n_fwd_outputs;
  r.tracer.graph->class_name = graph->class_name;
  aot_set_grad_enabled(r.scope, false);
  return aoti_recording_end(&r, again(&r, graph), out);
}
