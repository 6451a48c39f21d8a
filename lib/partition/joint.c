// The joint graph made ready: phases of nodes, sizes of tangents, writes.
#include "joint.h"
#include <string.h>

// ---- nodes

static bool is_tangent_node(const aoti_node *n) {
  return n->kind == AOTI_PLACEHOLDER &&
         (aoti_parameter_of(n->name) == AOTI_TANGENT || aoti_parameter_of(n->name) == AOTI_BACKWARD_PHILOX);
}
bool joint_is_tangent(const joint_graph *j, uint32_t id) { return is_tangent_node(joint_node(j, id)); }
bool joint_is_primal(const joint_graph *j, uint32_t id) {
  return joint_node(j, id)->kind == AOTI_PLACEHOLDER && !joint_is_tangent(j, id);
}

static uint32_t flags_of(const aoti_graph *g, const aoti_node *n) {
  const aoti_op_info *row = aoti_node_op(g, n);
  return row ? row->flags : 0;
}
uint32_t joint_flags(const joint_graph *j, uint32_t id) { return flags_of(j->g, joint_node(j, id)); }
bool joint_writes(const joint_graph *j, uint32_t id) { return joint_flags(j, id) & AOTI_OP_MUTATES; }

bool joint_is_number(const joint_graph *j, uint32_t id) {
  const aoti_node *n = joint_node(j, id);
  if (n->type.kind == AOTI_TYPE_INT || n->type.kind == AOTI_TYPE_FLOAT) return true;
  const aoti_op_info *row = aoti_node_op(j->g, n);
  return n->type.kind == AOTI_TYPE_UNKNOWN && row && row->kind == AOTI_KIND_SYM && !aoti_op_is_getitem(row);
}

bool joint_is_tuple(const joint_graph *j, uint32_t id) {
  const aoti_node *n = joint_node(j, id);
  const aoti_op_info *row = aoti_node_op(j->g, n);
  if (n->type.kind == AOTI_TYPE_TUPLE || n->type.kind == AOTI_TYPE_NONE) return true;
  return n->type.kind == AOTI_TYPE_UNKNOWN && row && (row->n_returns != 1 || row->returns_list);
}

bool joint_must_be_in_backward(const joint_graph *j, uint32_t id) {
  uint32_t tags = joint_node(j, id)->tags;
  return tags & AOTI_TAG_MUST_BE_IN_BACKWARD || (tags & AOTI_TAG_BACKWARD && joint_writes(j, id));
}
bool joint_must_be_in_forward(const joint_graph *j, uint32_t id) {
  uint32_t tags = joint_node(j, id)->tags;
  return !(tags & (AOTI_TAG_BACKWARD | AOTI_TAG_MUST_BE_IN_BACKWARD)) && joint_writes(j, id);
}

static int64_t type_size(const joint_graph *j, const aoti_type *t) {
  enum { UNKNOWN_ELEMENTS = 4096 }; // PyTorch's guess for a size without a hint
  int64_t bytes, sum = 0;
  switch (t->kind) {
  case AOTI_TYPE_TENSOR: return aoti_meta_bytes_hint(j->g->syms, &t->tensor, &bytes) ? bytes : INT64_MAX / 2;
  case AOTI_TYPE_INT:
  case AOTI_TYPE_FLOAT: return 1;
  case AOTI_TYPE_TUPLE:
    for (size_t i = 0; i < t->n; i++) {
      bytes = t->at[i].kind == AOTI_TYPE_TENSOR ? type_size(j, &t->at[i]) : 0;
      if (aoti_add_overflows(sum, bytes, &sum)) return INT64_MAX / 2;
    }
    return sum;
  case AOTI_TYPE_NONE: return 0;
  case AOTI_TYPE_UNKNOWN: return UNKNOWN_ELEMENTS * 4;
  }
  return 0;
}
int64_t joint_size(const joint_graph *j, uint32_t id) {
  if (joint_is_number(j, id)) return 1;
  const aoti_node *n = joint_node(j, id);
  if (n->type.kind == AOTI_TYPE_UNKNOWN && n->kind == AOTI_GET_ATTR) return 0;
  return type_size(j, &n->type);
}

// ---- phases

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

typedef struct any_marked {
  const bool *marked;
  bool any;
} any_marked;
static void look(void *ctx, uint32_t node) {
  any_marked *c = ctx;
  c->any = c->any || c->marked[node];
}
static bool uses_marked(const aoti_node *n, const bool *marked) {
  any_marked c = {marked, false};
  aoti_node_uses(n, look, &c);
  return c.any;
}

// The nodes that depend on a tangent.
static aot_status tangent_closure(const aoti_graph *g, aoti_arena *arena, bool **out) {
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof **out, out));
  for (uint32_t i = 0; i < g->nodes.n; i++)
    (*out)[i] = is_tangent_node(&g->nodes.at[i]) || uses_marked(&g->nodes.at[i], *out);
  return NULL;
}

// What outputs from .. to and the given roots need.
static void mark_ancestors(const aoti_graph *g, size_t from, size_t to, bool *needed) {
  const aot_value *outputs;
  size_t n;
  aoti_graph_outputs(g, &outputs, &n);
  for (size_t i = from; i < n && i < to; i++) aoti_value_uses(&outputs[i], mark, needed);
  for (size_t i = g->nodes.n - 1; i-- > 0;)
    if (needed[i]) aoti_node_uses(&g->nodes.at[i], mark, needed);
}

static bool is_detach(const aoti_graph *g, uint32_t id) {
  const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[id]);
  return row && !strcmp(row->packet, "detach") && g->nodes.at[id].n_args == 1 &&
         g->nodes.at[id].args[0].kind == AOT_NODE;
}

// A graph read from text says of no node in which phase it was recorded. The forward then reaches to the last node its
// outputs and writes need, and on over the items of its last tuple and the detach nodes that follow: they save outputs
// for the backward, which detaches them once more. Writes are recorded at the end whatever their phase; one that needs
// no tangent is the forward's. Under functionalize_rng_ops its last output, the new offset, is computed at the very
// end.
static aot_status find_phases(aoti_graph *g, aoti_arena *arena) {
  bool *closure, *needed, *of_offset, tagged = false, philox = false;
  size_t n_fwd = (size_t)g->n_fwd_outputs;
  uint32_t last = 0;
  AOT_TRY(tangent_closure(g, arena, &closure));
  for (uint32_t i = 0; i + 1 < g->nodes.n; i++) {
    aoti_node *n = &g->nodes.at[i];
    tagged = tagged || n->tags & AOTI_TAG_BACKWARD;
    if (closure[i] && n->kind == AOTI_CALL) n->tags |= AOTI_TAG_BACKWARD;
    if (n->tags & AOTI_TAG_MUST_BE_IN_BACKWARD) n->tags |= AOTI_TAG_BACKWARD;
  }
  if (tagged) return NULL;
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *needed, &needed));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *of_offset, &of_offset));
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (flags_of(g, n) & AOTI_OP_MUTATES && !(n->tags & AOTI_TAG_BACKWARD)) aoti_node_uses(n, mark, needed);
    philox = philox || (n->kind == AOTI_PLACEHOLDER && aoti_parameter_of(n->name) == AOTI_BACKWARD_PHILOX);
  }
  if (philox && n_fwd) mark_ancestors(g, n_fwd - 1, n_fwd, of_offset), n_fwd--;
  mark_ancestors(g, 0, n_fwd, needed);
  for (uint32_t i = 0; i + 1 < g->nodes.n; i++)
    if (g->nodes.at[i].kind == AOTI_PLACEHOLDER || (needed[i] && !(flags_of(g, &g->nodes.at[i]) & AOTI_OP_MUTATES)))
      last = i;
  for (uint32_t i = last + 1; i + 1 < g->nodes.n && !closure[i]; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    bool item = row && aoti_op_is_getitem(row);
    if (!item && (!is_detach(g, i) || is_detach(g, g->nodes.at[i].args[0].as.node))) break;
    last = i;
  }
  for (uint32_t i = last + 1; i + 1 < g->nodes.n; i++)
    if (!(flags_of(g, &g->nodes.at[i]) & AOTI_OP_MUTATES) && !of_offset[i]) g->nodes.at[i].tags |= AOTI_TAG_BACKWARD;
  return NULL;
}

// ---- sizes of tangents

// A primal that has the size: a size itself, or a tensor with that dimension. AOTI_NO_NODE when there is none.
static uint32_t primal_with_size(const aoti_graph *g, aot_int size, int *dim) {
  uint32_t tensor = AOTI_NO_NODE;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER || is_tangent_node(n)) continue;
    *dim = -1;
    if (n->type.kind == AOTI_TYPE_INT && aoti_int_same(n->type.i, size)) return i;
    for (int d = 0; n->type.kind == AOTI_TYPE_TENSOR && d < n->type.tensor.ndim && tensor == AOTI_NO_NODE; d++)
      if (aoti_int_same(n->type.tensor.size[d], size)) {
        tensor = i;
        *dim = d;
      }
    if (tensor != AOTI_NO_NODE) break;
  }
  // A later size is better than this tensor's dimension.
  for (uint32_t i = tensor; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (n->kind == AOTI_PLACEHOLDER && n->type.kind == AOTI_TYPE_INT && !is_tangent_node(n) &&
        aoti_int_same(n->type.i, size)) {
      *dim = -1;
      return i;
    }
  }
  return tensor;
}

// The forward may have been recorded with a size taken from a tangent, when equal sizes were made one. It takes the
// size from a primal instead.
static aot_status untie_sizes(aoti_graph **graph, aoti_arena *arena) {
  aoti_graph *g = *graph, *to;
  bool *needed, changed = false;
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *needed, &needed));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *map, &map));
  mark_ancestors(g, 0, (size_t)g->n_fwd_outputs, needed);
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    aoti_node *n = &g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(g, n);
    map[i] = i;
    if (!needed[i] || !row || strcmp(row->packet, "sym_size") != 0 || n->n_args != 2 || n->args[0].kind != AOT_NODE)
      continue;
    if (!is_tangent_node(&g->nodes.at[n->args[0].as.node]) || n->type.kind != AOTI_TYPE_INT) continue;
    int dim;
    uint32_t primal = primal_with_size(g, n->type.i, &dim);
    if (primal == AOTI_NO_NODE) continue;
    changed = true;
    if (dim < 0) {
      map[i] = primal;
    } else {
      aot_value *args;
      AOT_TRY(aoti_arena_alloc(&g->arena, 2, sizeof *args, &args));
      args[0] = (aot_value){AOT_NODE, .as.node = primal};
      args[1] = (aot_value){AOT_INT, .as.i = aot_i(dim)};
      n->args = args;
    }
  }
  if (!changed) return NULL;
  AOT_TRY(aoti_graph_create_like(g, &to));
  aot_status status = NULL;
  for (uint32_t i = 0; i < g->nodes.n && !status; i++) {
    if (map[i] != i)
      map[i] = map[map[i]]; // a placeholder, copied before
    else
      status = aoti_graph_copy_node(to, g, i, map, &map[i]);
  }
  aoti_graph_destroy(status ? to : g);
  if (!status) *graph = to;
  return status;
}

// ---- writes

// Whether a call writes its i-th argument.
static bool writes_arg(const aoti_op_info *row, uint32_t i) {
  if (!(row->flags & AOTI_OP_MUTATES)) return false;
  return row->flags & AOTI_OP_UNKNOWN ? i == 0 : row->args[i].is_mutable;
}

typedef struct write_check {
  const aoti_graph *g;
  const uint32_t *written_by; // of a storage: the node that wrote it, plus one
  uint32_t writer, read;      // out: a write and what was read of it, AOTI_NO_NODE when none
} write_check;
static void check_read(void *ctx, uint32_t node) {
  write_check *c = ctx;
  uint32_t w = c->written_by[aoti_graph_base(c->g, node)];
  if (w && c->writer == AOTI_NO_NODE) c->writer = w - 1, c->read = node;
}

// Marks the parameters the forward writes. A write anywhere but at the end would be run twice or missed, so it must
// have been made functional before.
static aot_status find_writes(const aoti_graph *g, aoti_arena *arena, bool *by_forward, bool *any) {
  uint32_t *written_by;
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *written_by, &written_by));
  for (uint32_t i = 0; i + 1 < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(g, n);
    write_check c = {g, written_by, AOTI_NO_NODE, 0};
    for (uint32_t k = 0; k < n->n_args; k++)
      if (!row || !writes_arg(row, k)) aoti_value_uses(&n->args[k], check_read, &c);
    if (c.writer != AOTI_NO_NODE)
      return aoti_at_node(aoti_error(AOT_ERROR_INVALID,
                                     "%s reads %s after %s wrote it; writes must be made functional before a graph is "
                                     "partitioned",
                                     n->name, g->nodes.at[c.read].name, g->nodes.at[c.writer].name),
                          n->name);
    for (uint32_t k = 0; row && k < n->n_args; k++) {
      if (!writes_arg(row, k) || n->args[k].kind != AOT_NODE) continue;
      uint32_t base = aoti_graph_base(g, n->args[k].as.node);
      if (g->nodes.at[base].kind != AOTI_PLACEHOLDER)
        return aoti_at_node(aoti_error(AOT_ERROR_INVALID,
                                       "%s writes %s in place; writes must be made functional before a graph is "
                                       "partitioned",
                                       n->name, g->nodes.at[base].name),
                            n->name);
      written_by[base] = i + 1;
      if (!(n->tags & AOTI_TAG_BACKWARD)) by_forward[base] = *any = true;
    }
  }
  return NULL;
}

typedef struct clone_pass {
  aoti_graph *from, *to;
  aoti_arena *arena;
  uint32_t *plain, *old; // from's ids in to: the value, and the value before the forward wrote it
  bool *wanted;          // the backward reads the value, and the forward writes its storage
  aot_op clone;
} clone_pass;

static void want(void *ctx, uint32_t node) {
  clone_pass *c = ctx;
  c->wanted[node] = true;
}

static aot_status add_clone(clone_pass *c, uint32_t i) {
  if (!c->wanted[i]) return NULL;
  aot_value arg = {AOT_NODE, .as.node = c->plain[i]};
  return aoti_graph_call(c->to, "clone", c->clone, &arg, 1, &c->from->nodes.at[i].type, &c->old[i]);
}

static aot_status copy_backward_node(clone_pass *c, uint32_t i) {
  aoti_node n = c->from->nodes.at[i];
  const aoti_op_info *row = aoti_node_op(c->from, &n);
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(c->arena, n.n_args, sizeof *args, &args));
  for (uint32_t k = 0; k < n.n_args; k++)
    AOT_TRY(aoti_value_copy(c->arena, &n.args[k], row && writes_arg(row, k) ? c->plain : c->old, &args[k]));
  n.args = args;
  return aoti_graph_add(c->to, &n, NULL, &c->plain[i]);
}

static aot_status copy_output(clone_pass *c, const aoti_node *n) {
  const aot_value *outputs;
  size_t n_outputs;
  aot_value *items, list = n->args[0];
  aoti_graph_outputs(c->from, &outputs, &n_outputs);
  AOT_TRY(aoti_arena_alloc(c->arena, n_outputs, sizeof *items, &items));
  for (size_t k = 0; k < n_outputs; k++)
    AOT_TRY(aoti_value_copy(c->arena, &outputs[k], k < (size_t)c->from->n_fwd_outputs ? c->plain : c->old, &items[k]));
  list.as.list.at = items;
  return aoti_graph_output(c->to, list);
}

static aot_status copy_with_clones(clone_pass *c) {
  aoti_graph *g = c->from;
  bool parameters = true;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    if (parameters && n->kind != AOTI_PLACEHOLDER) {
      parameters = false;
      for (uint32_t k = 0; k < i; k++) AOT_TRY(add_clone(c, k));
    }
    if (n->kind == AOTI_OUTPUT) return copy_output(c, n);
    if (n->kind == AOTI_CALL && n->tags & AOTI_TAG_BACKWARD)
      AOT_TRY(copy_backward_node(c, i));
    else
      AOT_TRY(aoti_graph_copy_node(c->to, g, i, c->plain, &c->plain[i]));
    c->old[i] = c->plain[i];
    if (!parameters) AOT_TRY(add_clone(c, i));
  }
  return NULL;
}

// What the backward reads of a parameter that the forward writes is cloned before the write, and the clone is saved.
static aot_status clone_written(aoti_graph **graph, aoti_arena *arena, const bool *by_forward) {
  aoti_graph *g = *graph;
  const aot_value *outputs;
  size_t n_outputs;
  clone_pass c = {.from = g, .arena = arena};
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *c.wanted, &c.wanted));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *c.plain, &c.plain));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *c.old, &c.old));
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(g, n);
    if (!row || !(n->tags & AOTI_TAG_BACKWARD) || row->kind == AOTI_KIND_SYM) continue; // a size stays as it is
    for (uint32_t k = 0; k < n->n_args; k++)
      if (!writes_arg(row, k)) aoti_value_uses(&n->args[k], want, &c);
  }
  aoti_graph_outputs(g, &outputs, &n_outputs);
  for (size_t k = (size_t)g->n_fwd_outputs; k < n_outputs; k++) aoti_value_uses(&outputs[k], want, &c);
  bool any = false;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    c.wanted[i] = c.wanted[i] && by_forward[aoti_graph_base(g, i)] && !(n->tags & AOTI_TAG_BACKWARD) &&
                  !(flags_of(g, n) & AOTI_OP_MUTATES) && n->type.kind != AOTI_TYPE_INT;
    any = any || c.wanted[i];
  }
  if (!any) return NULL;
  if (!aoti_op_find(g->registry, "aten.clone", 10, &c.clone))
    return aoti_error(AOT_ERROR_UNSUPPORTED, "the backward reads what the forward writes, and there is no aten.clone");
  AOT_TRY(aoti_graph_create_like(g, &c.to));
  aot_status status = copy_with_clones(&c);
  aoti_graph_destroy(status ? c.to : g);
  if (!status) *graph = c.to;
  return status;
}

// ---- life

// What goes from one region that is recomputed straight into a later one is saved.
static void save_between_regions(joint_graph *j) {
  for (uint32_t i = 0; i < j->n; i++) {
    aoti_node *n = &j->g->nodes.at[i];
    uint32_t region = aoti_tag_region(n->tags);
    if (!(n->tags & AOTI_TAG_MUST_RECOMPUTE) || !region) continue;
    for (uint32_t k = j->users.start[i]; k < j->users.start[i + 1]; k++) {
      uint32_t tags = j->g->nodes.at[j->users.users[k]].tags;
      if (tags & AOTI_TAG_MUST_RECOMPUTE && aoti_tag_region(tags) > region)
        n->tags = (n->tags & ~(uint32_t)(AOTI_TAG_MUST_RECOMPUTE | AOTI_TAG_PREFER)) | AOTI_TAG_MUST_SAVE;
    }
  }
}

static aot_status prepare(joint_graph *j) {
  bool *by_forward, writes = false;
  AOT_TRY(find_phases(j->g, &j->arena));
  AOT_TRY(untie_sizes(&j->g, &j->arena));
  AOT_TRY(aoti_arena_alloc(&j->arena, j->g->nodes.n, sizeof *by_forward, &by_forward));
  AOT_TRY(find_writes(j->g, &j->arena, by_forward, &writes));
  if (writes) AOT_TRY(clone_written(&j->g, &j->arena, by_forward));
  j->n = (uint32_t)j->g->nodes.n;
  j->n_fwd = (size_t)j->g->n_fwd_outputs;
  aoti_graph_outputs(j->g, &j->outputs, &j->n_outputs);
  for (uint32_t i = 0; i < j->n; i++) { // what is drawn and cannot be drawn again is kept, whatever its mark says
    aoti_node *n = &j->g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(j->g, n);
    if (!row || !(n->tags & AOTI_TAG_MUST_RECOMPUTE)) continue;
    const aoti_node *maker =
        aoti_op_is_getitem(row) && n->args[0].kind == AOT_NODE ? &j->g->nodes.at[n->args[0].as.node] : n;
    const aoti_op_info *from = aoti_node_op(j->g, maker);
    if (from && from->kind == AOTI_KIND_RANDOM && !rng_has_forms(j->g->registry, maker->op))
      n->tags = (n->tags & ~(uint32_t)AOTI_TAG_MUST_RECOMPUTE) | AOTI_TAG_MUST_SAVE;
  }
  AOT_TRY(aoti_graph_users(j->g, &j->arena, &j->users));
  save_between_regions(j);
  for (uint32_t i = 0; i < j->n; i++) j->has_recompute |= (j->g->nodes.at[i].tags & AOTI_TAG_MUST_RECOMPUTE) != 0;
  return NULL;
}

aot_status joint_prepare(const aoti_graph *given, bool cse, joint_graph *out) {
  const aot_value *outputs;
  size_t n_outputs;
  *out = (joint_graph){0};
  aoti_graph_outputs(given, &outputs, &n_outputs);
  if (given->n_fwd_outputs < 0 || (size_t)given->n_fwd_outputs > n_outputs)
    return aoti_error(AOT_ERROR_INVALID,
                      "the graph is no joint graph: how many of its outputs are the forward's is not known");
  AOT_TRY(aoti_pass_dce(given, &out->g));
  if (cse) {
    aoti_graph *merged;
    aot_status status = aoti_pass_cse(out->g, &merged);
    aoti_graph_destroy(out->g);
    if (status) return status;
    out->g = merged;
  }
  aoti_arena_init(&out->arena, given->arena.from);
  aot_status status = prepare(out);
  if (status) joint_deinit(out);
  return status;
}

void joint_deinit(joint_graph *j) {
  aoti_graph_destroy(j->g);
  aoti_arena_deinit(&j->arena);
  j->g = NULL;
}
