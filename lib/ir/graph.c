/* Graphs: made by appending nodes, and what is asked of them. Everything lives in the graph's arena. */
#include "graph_impl.h"
#include <string.h>

/* Node ids are uint32_t and AOTI_NO_NODE is not one. */
enum { MAX_NODES = 1 << 26 };

aot_status aoti_graph_create(const aoti_allocator *from, const aoti_registry *registry, aoti_syms *syms,
                             aoti_graph **out) {
  aoti_graph *g;
  if (!from) from = &aoti_heap;
  AOT_TRY(aoti_alloc(from, 1, sizeof *g, &g));
  aoti_arena_init(&g->arena, from);
  g->registry = registry;
  g->syms = syms ? aoti_syms_retain(syms) : NULL;
  g->names.arena = g->name_counts.arena = &g->arena;
  g->n_fwd_outputs = -1;
  *out = g;
  return NULL;
}

void aoti_graph_destroy(aoti_graph *g) {
  if (!g) return;
  const aoti_allocator *from = g->arena.from;
  if (g->syms) aoti_syms_release(g->syms);
  for (size_t i = 0; i < g->attrs.n && g->release_tensor; i++) g->release_tensor(g->attrs.at[i].tensor);
  for (size_t i = 0; i < g->inputs.n && g->release_tensor; i++) g->release_tensor(g->inputs.at[i].tensor);
  aoti_arena_deinit(&g->arena);
  aoti_free(from, g);
}

typedef struct order_check {
  uint32_t limit;
  bool bad;
} order_check;
static void check_order(void *ctx, uint32_t node) {
  order_check *c = ctx;
  if (node >= c->limit) c->bad = true;
}

/* Appends a node whose name is final and whose pointers live in the arena. */
static aot_status append(aoti_graph *g, const aoti_node *node, uint32_t *out) {
  uint32_t id = (uint32_t)g->nodes.n;
  order_check check = {id, false};
  if (g->nodes.n >= MAX_NODES) return aoti_error(AOT_ERROR_INVALID, "a graph holds at most %d nodes", MAX_NODES);
  if (id && g->nodes.at[id - 1].kind == AOTI_OUTPUT)
    return aoti_error(AOT_ERROR_INVALID, "%s comes after the graph's output", node->name);
  aoti_node_uses(node, check_order, &check);
  if (check.bad) return aoti_error(AOT_ERROR_INVALID, "%s uses a value that comes after it", node->name);
  AOT_TRY(aoti_push(&g->arena, &g->nodes, *node));
  AOT_TRY(aoti_map_put(&g->names, node->name, strlen(node->name), id, NULL));
  if (out) *out = id;
  return NULL;
}

static aot_status set_type(aoti_graph *g, aoti_node *node, const aoti_type *type) {
  return type ? aoti_type_copy(&g->arena, type, &node->type) : NULL;
}

static aot_status copy_args(aoti_graph *g, aoti_node *node, const aot_value *args, uint32_t n, const uint32_t *map) {
  aot_value *copy;
  AOT_TRY(aoti_arena_alloc(&g->arena, n, sizeof *copy, &copy));
  for (uint32_t i = 0; i < n; i++) AOT_TRY(aoti_value_copy(&g->arena, &args[i], map, &copy[i]));
  node->args = copy;
  node->n_args = n;
  return NULL;
}

aot_status aoti_graph_placeholder(aoti_graph *g, const char *hint, const aoti_type *type, uint32_t *out) {
  aoti_node node = {.kind = AOTI_PLACEHOLDER};
  AOT_TRY(set_type(g, &node, type));
  AOT_TRY(aoti_graph_unique_name(g, hint, &node.name));
  return append(g, &node, out);
}

aot_status aoti_graph_get_attr(aoti_graph *g, const char *hint, const char *path, const aoti_type *type,
                               uint32_t *out) {
  aoti_node node = {.kind = AOTI_GET_ATTR};
  AOT_TRY(set_type(g, &node, type));
  AOT_TRY(aoti_arena_strdup(&g->arena, path, strlen(path), &node.target));
  AOT_TRY(aoti_graph_unique_name(g, hint, &node.name));
  return append(g, &node, out);
}

aot_status aoti_graph_call(aoti_graph *g, const char *hint, aot_op op, const aot_value *args, uint32_t n_args,
                           const aoti_type *type, uint32_t *out) {
  aoti_node node = {.kind = AOTI_CALL, .op = op};
  const aoti_op_info *row = aoti_op(g->registry, op);
  AOT_INVARIANT(row != NULL, "operator %u is not registered", op);
  AOT_TRY(copy_args(g, &node, args, n_args, NULL));
  if (!(row->flags & AOTI_OP_UNKNOWN) && n_args != row->n_args) {
    if (n_args > row->n_args)
      return aoti_error(AOT_ERROR_INVALID, "%s takes %u arguments, not %u", row->name, row->n_args, n_args);
    aot_value *full;
    AOT_TRY(aoti_arena_alloc(&g->arena, row->n_args, sizeof *full, &full));
    if (n_args) memcpy(full, node.args, n_args * sizeof *full);
    for (uint32_t i = n_args; i < row->n_args; i++) {
      if (!row->args[i].has_default)
        return aoti_error(AOT_ERROR_INVALID, "%s needs its argument %s", row->name, row->args[i].name);
      full[i] = row->args[i].def;
    }
    node.args = full;
    node.n_args = row->n_args;
  }
  AOT_TRY(set_type(g, &node, type));
  AOT_TRY(aoti_graph_unique_name(g, hint ? hint : row->packet, &node.name));
  return append(g, &node, out);
}

aot_status aoti_graph_output(aoti_graph *g, aot_value value) {
  aoti_node node = {.kind = AOTI_OUTPUT};
  AOT_TRY(copy_args(g, &node, &value, 1, NULL));
  AOT_TRY(aoti_graph_unique_name(g, "output", &node.name));
  return append(g, &node, NULL);
}

static aot_status copy_text(aoti_graph *g, const char *from, const char **out) {
  *out = NULL;
  return from ? aoti_arena_strdup(&g->arena, from, strlen(from), out) : NULL;
}

aot_status aoti_graph_add(aoti_graph *g, const aoti_node *src, const uint32_t *map, uint32_t *out) {
  aoti_node node = *src;
  AOT_TRY(copy_args(g, &node, src->args, src->n_args, map));
  if (src->arg_names) {
    const char **names;
    AOT_TRY(aoti_arena_alloc(&g->arena, src->n_args, sizeof *names, &names));
    for (uint32_t i = 0; i < src->n_args; i++) AOT_TRY(copy_text(g, src->arg_names[i], &names[i]));
    node.arg_names = names;
  }
  AOT_TRY(aoti_type_copy(&g->arena, &src->type, &node.type));
  AOT_TRY(copy_text(g, src->target, &node.target));
  AOT_TRY(copy_text(g, src->file, &node.file));
  AOT_TRY(copy_text(g, src->function, &node.function));
  AOT_TRY(copy_text(g, src->code, &node.code));
  if (src->kind == AOTI_OUTPUT)
    AOT_TRY(aoti_graph_unique_name(g, "output", &node.name));
  else
    AOT_TRY(aoti_graph_take_name(g, src->name, &node.name));
  return append(g, &node, out);
}

aot_status aoti_graph_copy_node(aoti_graph *g, const aoti_graph *from, uint32_t id, const uint32_t *map,
                                uint32_t *out) {
  return aoti_graph_add(g, &from->nodes.at[id], map, out);
}

aot_status aoti_graph_set_source(aoti_graph *g, uint32_t id, const char *file, int line, const char *function,
                                 const char *code) {
  aoti_node *node = &g->nodes.at[id];
  node->line = line;
  AOT_TRY(copy_text(g, file, &node->file));
  AOT_TRY(copy_text(g, function, &node->function));
  return copy_text(g, code, &node->code);
}

aot_status aoti_graph_add_attr(aoti_graph *g, const char *path, aot_tensor *tensor) {
  struct aoti_attr attr = {.tensor = tensor};
  AOT_TRY(copy_text(g, path, &attr.path));
  AOT_TRY(aoti_push(&g->arena, &g->attrs, attr));
  if (g->retain_tensor) g->retain_tensor(tensor);
  return NULL;
}

const struct aoti_input *aoti_graph_input(const aoti_graph *g, const char *name) {
  for (size_t i = 0; i < g->inputs.n; i++)
    if (!strcmp(g->inputs.at[i].name, name)) return &g->inputs.at[i];
  return NULL;
}

aot_status aoti_graph_add_input(aoti_graph *g, const char *name, const char *target, bool is_parameter,
                                aot_tensor *tensor) {
  struct aoti_input input = {.tensor = tensor, .is_parameter = is_parameter};
  if (aoti_graph_input(g, name)) return aoti_error(AOT_ERROR_INVALID, "input %s is described twice", name);
  AOT_TRY(copy_text(g, name, &input.name));
  AOT_TRY(copy_text(g, target, &input.target));
  AOT_TRY(aoti_push(&g->arena, &g->inputs, input));
  if (tensor && g->retain_tensor) g->retain_tensor(tensor);
  return NULL;
}

static aot_status copy_frame(const aoti_graph *from, aoti_graph *g) {
  g->python_level = from->python_level;
  g->is_joint = from->is_joint;
  g->is_half = from->is_half;
  g->n_fwd_outputs = from->n_fwd_outputs;
  g->retain_tensor = from->retain_tensor;
  g->release_tensor = from->release_tensor;
  for (size_t i = 0; i < from->attrs.n; i++)
    AOT_TRY(aoti_graph_add_attr(g, from->attrs.at[i].path, from->attrs.at[i].tensor));
  return copy_text(g, from->class_name, &g->class_name);
}

aot_status aoti_graph_create_like(const aoti_graph *from, aoti_graph **out) {
  AOT_TRY(aoti_graph_create(from->arena.from, from->registry, from->syms, out));
  aot_status status = copy_frame(from, *out);
  if (status) aoti_graph_destroy(*out);
  return status;
}

static aot_status clone_nodes(const aoti_graph *from, aoti_graph *g, aoti_arena *scratch) {
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(scratch, from->nodes.n, sizeof *map, &map));
  for (uint32_t i = 0; i < from->nodes.n; i++) AOT_TRY(aoti_graph_copy_node(g, from, i, map, &map[i]));
  return NULL;
}

aot_status aoti_graph_clone(const aoti_graph *from, aoti_graph **out) {
  aoti_graph *g;
  aoti_arena scratch;
  AOT_TRY(aoti_graph_create_like(from, &g));
  aoti_arena_init(&scratch, from->arena.from);
  aot_status status = clone_nodes(from, g, &scratch);
  aoti_arena_deinit(&scratch);
  if (status)
    aoti_graph_destroy(g);
  else
    *out = g;
  return status;
}

uint32_t aoti_graph_find(const aoti_graph *g, const char *name, size_t n) {
  const uint32_t *id = aoti_map_get(&g->names, name, n);
  return id ? *id : AOTI_NO_NODE;
}

void aoti_graph_outputs(const aoti_graph *g, const aot_value **out, size_t *out_n) {
  *out = NULL;
  *out_n = 0;
  if (!g->nodes.n) return;
  const aoti_node *last = &g->nodes.at[g->nodes.n - 1];
  if (last->kind != AOTI_OUTPUT) return;
  bool many = last->args->kind == AOT_LIST || last->args->kind == AOT_TUPLE;
  *out = many ? last->args->as.list.at : last->args;
  *out_n = many ? last->args->as.list.n : 1;
}

/* Two passes over the uses: count each node's users, then place them. last[] drops a user's second use of a node. */
typedef struct user_pass {
  uint32_t user, *last, *count, *place;
} user_pass;
static void count_user(void *ctx, uint32_t node) {
  user_pass *p = ctx;
  if (p->last[node] == p->user + 1) return;
  p->last[node] = p->user + 1;
  if (p->place)
    p->place[p->count[node]++] = p->user;
  else
    p->count[node + 1]++;
}

aot_status aoti_graph_users(const aoti_graph *g, aoti_arena *arena, aoti_users *out) {
  uint32_t n = (uint32_t)g->nodes.n, *start, *users;
  user_pass p = {0};
  AOT_TRY(aoti_arena_alloc(arena, (size_t)n + 1, sizeof *start, &start));
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *p.last, &p.last));
  p.count = start;
  for (p.user = 0; p.user < n; p.user++) aoti_node_uses(&g->nodes.at[p.user], count_user, &p);
  for (uint32_t i = 0; i < n; i++) start[i + 1] += start[i];
  AOT_TRY(aoti_arena_alloc(arena, start[n], sizeof *users, &users));
  AOT_TRY(aoti_arena_memdup(arena, start, ((size_t)n + 1) * sizeof *start, &p.count));
  memset(p.last, 0, n * sizeof *p.last);
  p.place = users;
  for (p.user = 0; p.user < n; p.user++) aoti_node_uses(&g->nodes.at[p.user], count_user, &p);
  *out = (aoti_users){start, users};
  return NULL;
}

/* The argument whose storage the node's first result shares, by the schema's alias sets; NULL when none. */
static const aot_value *aliased_arg(const aoti_graph *g, const aoti_node *node) {
  const aoti_op_info *row = aoti_node_op(g, node);
  if (!row) return NULL;
  /* An item of a list of views (split, unbind) shares the list's storage. */
  if (aoti_op_is_getitem(row)) return &node->args[0];
  if (row->flags & AOTI_OP_UNKNOWN && node->n_args)
    return row->flags & (AOTI_OP_ALIASES | AOTI_OP_MUTATES) ? &node->args[0] : NULL;
  if (!row->n_returns || !row->returns[0].alias) return NULL;
  for (uint32_t i = 0; i < row->n_args && i < node->n_args; i++)
    if (row->args[i].alias == row->returns[0].alias) return &node->args[i];
  return NULL;
}

uint32_t aoti_graph_base(const aoti_graph *g, uint32_t id) {
  uint32_t base = id;
  for (const aot_value *v; (v = aliased_arg(g, &g->nodes.at[id])) && v->kind == AOT_NODE;) {
    id = v->as.node;
    /* A tuple that is not of views is no storage: its items are their own. */
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[id]);
    bool tuple = row && (row->n_returns > 1 || row->returns_list);
    if (!tuple || !row->n_returns) base = id;
    if (tuple && !row->returns[0].alias) break;
  }
  return base;
}

bool aoti_graph_writes(const aoti_graph *g) {
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    for (uint32_t k = 0; row && k < row->n_args; k++)
      if (row->args[k].is_mutable) return true;
  }
  return false;
}
