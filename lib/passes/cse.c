// Common subexpressions, as AOTAutograd's fx_graph_cse merges them.
#include "passes.h"
#include <string.h>

typedef AOT_VEC(char) key_bytes;

typedef struct cse {
  const aoti_graph *from;
  aoti_graph *to;
  aoti_arena arena;
  uint32_t *map, *region;
  bool *for_backward, *aliases_output;
  // PyTorch looks calls up by Python's hash, in which -1 and -2 are one, and keeps the first of each hash: a call that
  // differs from it is never merged with later ones. seen: hash -> id of that first; exact: its key -> the same id.
  aoti_map seen, exact;
} cse;

static aot_status add_bytes(cse *c, key_bytes *key, const void *data, size_t n) {
  for (size_t i = 0; i < n; i++) AOT_TRY(aoti_push(&c->arena, key, ((const char *)data)[i]));
  return NULL;
}

// Values with the bytes of equal keys are the same to Python and of the same type: 1, 1.0 and True differ, as do 0.0
// and -0.0.
static aot_status add_value(cse *c, key_bytes *key, const aot_value *v, bool hash) {
  uint32_t head[2] = {v->kind, 0};
  switch (v->kind) {
  case AOT_NODE: head[1] = c->map[v->as.node]; break;
  case AOT_BOOL: head[1] = v->as.b; break;
  case AOT_DTYPE: head[1] = v->as.dtype; break;
  case AOT_DEVICE: head[1] = v->as.device.type * 256u + v->as.device.index; break;
  case AOT_MEMORY_FORMAT: head[1] = v->as.memory_format; break;
  case AOT_INT: head[1] = v->as.i.sym; break;
  case AOT_STRING: head[1] = (uint32_t)strlen(v->as.string); break;
  case AOT_LIST:
  case AOT_TUPLE: head[1] = (uint32_t)v->as.list.n; break;
  default: break;
  }
  int64_t whole = hash && v->kind == AOT_INT && v->as.i.value == -2 ? -1 : v->as.i.value;
  double real = hash && v->kind == AOT_FLOAT && v->as.f == -2 ? -1 : v->as.f;
  AOT_TRY(add_bytes(c, key, head, sizeof head));
  if (v->kind == AOT_INT && !v->as.i.sym) return add_bytes(c, key, &whole, sizeof whole);
  if (v->kind == AOT_FLOAT) return add_bytes(c, key, &real, sizeof real);
  if (v->kind == AOT_TENSOR) return add_bytes(c, key, &v->as.tensor, sizeof v->as.tensor);
  if (v->kind == AOT_STRING) return add_bytes(c, key, v->as.string, strlen(v->as.string));
  if (v->kind == AOT_LIST || v->kind == AOT_TUPLE)
    for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(add_value(c, key, &v->as.list.at[i], hash));
  return NULL;
}

static aot_status key_of(cse *c, uint32_t id, bool hash, key_bytes *key) {
  const aoti_node *n = &c->from->nodes.at[id];
  AOT_TRY(add_bytes(c, key, &n->op, sizeof n->op));
  AOT_TRY(add_bytes(c, key, &c->for_backward[id], sizeof *c->for_backward));
  for (uint32_t i = 0; i < n->n_args; i++) {
    const char *name = n->arg_names && n->arg_names[i] ? n->arg_names[i] : "";
    AOT_TRY(add_bytes(c, key, name, strlen(name) + 1));
    AOT_TRY(add_value(c, key, &n->args[i], hash));
  }
  return NULL;
}

static bool is_mergeable(const cse *c, uint32_t id) {
  const aoti_op_info *row = aoti_node_op(c->from, &c->from->nodes.at[id]);
  return row && !(row->flags & (AOTI_OP_MUTATES | AOTI_OP_IMPURE | AOTI_OP_NO_CSE)) && !c->aliases_output[id];
}

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

// Tensors that share storage with an output stay apart, as they are apart in eager mode. _unsafe_view shares storage
// though its schema does not say so.
static uint32_t storage_of(const aoti_graph *g, uint32_t id) {
  for (;;) {
    id = aoti_graph_base(g, id);
    const aoti_node *n = &g->nodes.at[id];
    const aoti_op_info *row = aoti_node_op(g, n);
    if (!row || strcmp(row->packet, "_unsafe_view") != 0 || n->args[0].kind != AOT_NODE) return id;
    id = n->args[0].as.node;
  }
}

static aot_status prepare(cse *c) {
  const aoti_graph *g = c->from;
  size_t n = g->nodes.n, n_outputs;
  bool *is_output, *output_storage;
  const aot_value *outputs;
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof *c->map, &c->map));
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof *c->region, &c->region));
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof(bool), &c->for_backward));
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof(bool), &c->aliases_output));
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof(bool), &is_output));
  AOT_TRY(aoti_arena_alloc(&c->arena, n, sizeof(bool), &output_storage));
  aoti_graph_outputs(g, &outputs, &n_outputs);
  // A value only the forward needs is not merged with one the backward needs: it would be saved for nothing.
  for (size_t i = 0; i < n_outputs; i++) {
    aoti_value_uses(&outputs[i], mark, is_output);
    if (g->n_fwd_outputs >= 0 && i >= (size_t)g->n_fwd_outputs) aoti_value_uses(&outputs[i], mark, c->for_backward);
  }
  for (size_t i = n; i-- > 0;)
    if (c->for_backward[i]) aoti_node_uses(&g->nodes.at[i], mark, c->for_backward);
  for (uint32_t i = 0; i < n; i++)
    if (is_output[i]) output_storage[storage_of(g, i)] = true;
  for (uint32_t i = 0, region = 0; i < n; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    if (row && row->flags & AOTI_OP_MUTATES) region++;
    c->region[i] = region;
    aoti_type_kind kind = g->nodes.at[i].type.kind;
    bool tensor = kind == AOTI_TYPE_TENSOR || kind == AOTI_TYPE_UNKNOWN;
    c->aliases_output[i] = tensor && output_storage[storage_of(g, i)];
  }
  return NULL;
}

static aot_status merge(cse *c) {
  AOT_TRY(prepare(c));
  for (uint32_t i = 0; i < c->from->nodes.n; i++) {
    uint32_t *slot = NULL;
    if (is_mergeable(c, i)) {
      key_bytes hash = {0}, key = {0};
      AOT_TRY(key_of(c, i, true, &hash));
      AOT_TRY(key_of(c, i, false, &key));
      AOT_TRY(aoti_map_put(&c->seen, hash.at, hash.n, i, &slot));
      const uint32_t *equal = aoti_map_get(&c->exact, key.at, key.n);
      bool known = equal && *equal == *slot;
      if (known && c->region[*slot] == c->region[i]) {
        c->map[i] = c->map[*slot];
        continue;
      }
      if (known || *slot == i) { // after a write, later ones are compared with this one
        *slot = i;
        AOT_TRY(aoti_map_put(&c->exact, key.at, key.n, i, &slot));
        *slot = i;
      }
    }
    AOT_TRY(aoti_graph_copy_node(c->to, c->from, i, c->map, &c->map[i]));
  }
  return NULL;
}

aot_status aoti_pass_cse(const aoti_graph *g, aoti_graph **out) {
  cse c = {.from = g};
  AOT_TRY(aoti_graph_create_like(g, &c.to));
  aoti_arena_init(&c.arena, g->arena.from);
  c.seen.arena = c.exact.arena = &c.arena;
  aot_status status = merge(&c);
  aoti_arena_deinit(&c.arena);
  if (status)
    aoti_graph_destroy(c.to);
  else
    *out = c.to;
  return status;
}
