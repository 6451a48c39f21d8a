/* The invariants of a graph (ir.h), as code. */
#include "ir.h"
#include <string.h>

typedef struct order_check {
  uint32_t id;
  bool late, output;
  const aoti_graph *g;
} order_check;
static void check_use(void *ctx, uint32_t node) {
  order_check *c = ctx;
  if (node >= c->id)
    c->late = true;
  else if (c->g->nodes.at[node].kind == AOTI_OUTPUT)
    c->output = true;
}

static aot_status bad(const aoti_node *n, const char *what) {
  return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "%s: %s", n->name, what), n->name);
}

static aot_status verify_meta(const aoti_node *n, const aoti_meta *m) {
  if (!aot_dtype_size(m->dtype)) return bad(n, "its element type is unknown");
  if (m->ndim < 0 || m->ndim > AOT_MAX_DIMS) return bad(n, "it has too many dimensions");
  if (m->ndim && (!m->size || !m->stride)) return bad(n, "its sizes or strides are missing");
  if (m->device.type > AOT_CUDA) return bad(n, "its device is unknown");
  for (int i = 0; i < m->ndim; i++)
    if (!m->size[i].sym && m->size[i].value < 0)
      return bad(n, "a size is negative");
    else if (!m->stride[i].sym && m->stride[i].value < 0)
      return bad(n, "a stride is negative");
  return NULL;
}

static aot_status verify_type(const aoti_node *n, const aoti_type *t, int depth) {
  if (t->kind == AOTI_TYPE_TENSOR) return verify_meta(n, &t->tensor);
  if (t->kind != AOTI_TYPE_TUPLE) return NULL;
  if (depth > 8) return bad(n, "its type nests too deeply");
  for (size_t i = 0; i < t->n; i++) AOT_TRY(verify_type(n, &t->at[i], depth + 1));
  return NULL;
}

/* What the operator's schema says of its result, where the node's type is known. */
static aot_status verify_result(const aoti_node *n, const aoti_op_info *row) {
  if (n->type.kind == AOTI_TYPE_UNKNOWN || aoti_op_is_getitem(row)) return NULL;
  if (row->n_returns == 0 && n->type.kind != AOTI_TYPE_NONE)
    return bad(n, "its operator yields nothing, its type says otherwise");
  if (row->n_returns > 1 && (n->type.kind != AOTI_TYPE_TUPLE || n->type.n > row->n_returns))
    return bad(n, "its operator yields several values, its type says otherwise");
  if (row->n_returns != 1) return NULL;
  aoti_arg_type type = row->returns[0].type;
  if (row->returns_list ? n->type.kind != AOTI_TYPE_TUPLE : type == AOTI_ARG_TENSOR && n->type.kind != AOTI_TYPE_TENSOR)
    return bad(n, "its type is not its operator's");
  if (type == AOTI_ARG_INT && !row->returns_list && n->type.kind != AOTI_TYPE_INT)
    return bad(n, "its operator yields an integer, its type says otherwise");
  return NULL;
}

static aot_status verify_call(const aoti_graph *g, const aoti_node *n) {
  const aoti_op_info *row = aoti_op(g->registry, n->op);
  if (!row) return bad(n, "its operator is not registered");
  if (row->flags & AOTI_OP_UNKNOWN) return NULL;
  if (n->arg_names) return bad(n, "only operators without a schema name their arguments");
  if (n->n_args != row->n_args) return bad(n, "it does not have one argument for each of its operator's");
  for (uint32_t i = 0; i < n->n_args; i++)
    if (!aoti_value_fits(&row->args[i], &n->args[i]))
      return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "%s: argument %s of %s has the wrong type", n->name,
                                     row->args[i].name, row->name),
                          n->name);
  if (aoti_op_is_getitem(row) && n->args[0].kind == AOT_NODE) {
    const aoti_type *of = &g->nodes.at[n->args[0].as.node].type;
    bool tuple = of->kind == AOTI_TYPE_TUPLE;
    if (of->kind != AOTI_TYPE_UNKNOWN && !tuple) return bad(n, "it takes an item of what is no tuple");
    if (tuple && n->args[1].kind == AOT_INT && (n->args[1].as.i.value < 0 || (size_t)n->args[1].as.i.value >= of->n))
      return bad(n, "it takes an item the tuple does not have");
  }
  return verify_result(n, row);
}

aot_status aoti_graph_verify(const aoti_graph *g) {
  if (!g->nodes.n || g->nodes.at[g->nodes.n - 1].kind != AOTI_OUTPUT)
    return aoti_error(AOT_ERROR_INVALID, "the graph has no output");
  bool body = false;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (!n->name || !*n->name) return aoti_error(AOT_ERROR_INVALID, "node %u has no name", i);
    if (aoti_graph_find(g, n->name, strlen(n->name)) != i) return bad(n, "another value has its name");
    if (n->kind == AOTI_PLACEHOLDER && body) return bad(n, "a parameter comes after an operation");
    if (n->kind != AOTI_PLACEHOLDER) body = true;
    if (n->kind == AOTI_OUTPUT && i + 1 != g->nodes.n) return bad(n, "the output is not the last node");
    if (n->kind == AOTI_GET_ATTR && !n->target) return bad(n, "it reads no attribute");
    order_check c = {i, false, false, g};
    aoti_node_uses(n, check_use, &c);
    if (c.late) return bad(n, "it uses a value that comes after it");
    if (c.output) return bad(n, "it uses the output");
    if (n->kind == AOTI_CALL) AOT_TRY(verify_call(g, n));
    AOT_TRY(verify_type(n, &n->type, 0));
  }
  const aot_value *outputs;
  size_t n_outputs;
  aoti_graph_outputs(g, &outputs, &n_outputs);
  if (g->n_fwd_outputs >= 0 && (size_t)g->n_fwd_outputs > n_outputs)
    return aoti_error(AOT_ERROR_INVALID, "a joint graph has %zu outputs, of which %d are the forward's", n_outputs,
                      g->n_fwd_outputs);
  return NULL;
}
