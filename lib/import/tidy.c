// What programs hold beside mathematics: checks that tracing has made, and spellings of operators that the table has
// under another name.
#include "import.h"

#include <string.h>

// Nodes for their effect alone; the sizes and types that they assert are those the graph is annotated with.
static const char *const checks[] = {"aten._assert_tensor_metadata.default",
                                     "aten._assert_async.default",
                                     "aten._assert_async.msg",
                                     "aten._assert_scalar.default",
                                     "aten.sym_constrain_range.default",
                                     "aten.sym_constrain_range_for_size.default",
                                     "prims._make_token.default"};

static bool is_check(const aoti_op_info *row) {
  for (size_t i = 0; row && i < sizeof checks / sizeof *checks; i++)
    if (!strcmp(row->name, checks[i])) return true;
  return false;
}

static const aot_value *argument(const aoti_op_info *row, const aoti_node *n, const char *name) {
  for (uint32_t i = 0; i < n->n_args; i++) {
    const char *have = n->arg_names ? n->arg_names[i] : !(row->flags & AOTI_OP_UNKNOWN) ? row->args[i].name : NULL;
    if (have && !strcmp(have, name)) return &n->args[i];
  }
  return NULL;
}

// aten.to.dtype_layout(x, dtype=.., layout=.., device=..) on the device where x is: aten.to.dtype.
static bool keeps_device(const aoti_graph *g, const aoti_op_info *row, const aoti_node *n) {
  const aot_value *device = argument(row, n, "device");
  if (!device || device->kind == AOT_NONE) return true;
  if (device->kind != AOT_DEVICE || n->args[0].kind != AOT_NODE) return false;
  const aoti_type *type = &g->nodes.at[n->args[0].as.node].type;
  return type->kind == AOTI_TYPE_TENSOR && type->tensor.device.type == device->as.device.type &&
         type->tensor.device.index == device->as.device.index;
}

static bool op_named(const aoti_graph *g, const char *name, aot_op *out) {
  return aoti_op_find(g->registry, name, strlen(name), out);
}

// Other spellings, with the arguments of the usual one.
static const struct {
  const char *name, *usual;
} spellings[] = {{"aten.true_divide.Tensor", "aten.div.Tensor"}, {"torch.true_divide", "aten.div.Tensor"},
                 {"torch._C._nn.linear", "aten.linear.default"}, {"torch._C._nn.gelu", "aten.gelu.default"},
                 {"torch._C._nn.silu", "aten.silu.default"},     {"aten.detach_.default", "aten.detach.default"}};

// The arguments of n as the row usual has them; false where they do not fit.
static aot_status spell(const aoti_graph *g, aoti_arena *scratch, const aoti_node *n, const char *name, aoti_node *out,
                        bool *fits) {
  *fits = op_named(g, name, &out->op);
  if (!*fits) return NULL;
  const aoti_op_info *usual = aoti_op(g->registry, out->op), *row = aoti_node_op(g, n);
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(scratch, usual->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < usual->n_args; i++) args[i] = usual->args[i].def;
  bool named = row->flags & AOTI_OP_UNKNOWN;
  for (uint32_t i = 0; i < n->n_args; i++) {
    const char *keyword = named && n->arg_names ? n->arg_names[i] : NULL;
    uint32_t k = keyword ? 0 : i;
    while (keyword && k < usual->n_args && strcmp(usual->args[k].name, keyword)) k++;
    if (k >= usual->n_args) return *fits = false, NULL;
    args[k] = n->args[i];
  }
  out->args = args;
  out->n_args = usual->n_args;
  out->arg_names = NULL;
  return NULL;
}

// A node under its usual name, in scratch; false where it stays as it is.
static aot_status respell(const aoti_graph *g, bool lenient, aoti_arena *scratch, const aoti_node *n, aoti_node *out,
                          bool *changed) {
  const aoti_op_info *row = aoti_node_op(g, n);
  *changed = false;
  *out = *n;
  if (!row || !n->n_args) return NULL;
  if (lenient && !strcmp(row->name, "aten.view.default")) { // (self, size) both
    *changed = op_named(g, "aten.reshape.default", &out->op);
    return NULL;
  }
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    if (strcmp(row->name, spellings[i].name)) continue;
    AOT_TRY(spell(g, scratch, n, spellings[i].usual, out, changed));
    if (!*changed) *out = *n;
    return NULL;
  }
  const aot_value *dtype = argument(row, n, "dtype");
  bool to = !strcmp(row->name, "aten.to.dtype_layout") && dtype && dtype->kind == AOT_DTYPE && keeps_device(g, row, n);
  if (!to || !op_named(g, "aten.to.dtype", &out->op)) return NULL;
  const aoti_op_info *usual = aoti_op(g->registry, out->op);
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(scratch, usual->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < usual->n_args; i++) args[i] = usual->args[i].def;
  args[0] = n->args[0];
  args[1] = *dtype;
  out->args = args;
  out->n_args = usual->n_args;
  out->arg_names = NULL;
  *changed = true;
  return NULL;
}

static aot_status rewrite(const aoti_graph *from, bool lenient, aoti_arena *scratch, aoti_graph *g) {
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(scratch, from->nodes.n, sizeof *map, &map));
  for (uint32_t i = 0; i < from->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(from, i);
    aoti_node usual;
    bool changed;
    map[i] = AOTI_NO_NODE;
    if (is_check(aoti_node_op(from, n))) continue;
    AOT_TRY(respell(from, lenient, scratch, n, &usual, &changed));
    AOT_TRY(aoti_graph_add(g, &usual, map, &map[i]));
  }
  g->text_line = from->text_line;
  return NULL;
}

static void note_use(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

// Whether there is anything to do; a check whose value is used stays, and is unsupported.
static aot_status wants_tidying(const aoti_graph *g, bool lenient, aoti_arena *scratch, bool *out) {
  bool *used, changed;
  aoti_node usual;
  *out = false;
  AOT_TRY(aoti_arena_alloc(scratch, g->nodes.n, sizeof *used, &used));
  for (uint32_t i = 0; i < g->nodes.n; i++) aoti_node_uses(&g->nodes.at[i], note_use, used);
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    bool check = is_check(aoti_node_op(g, &g->nodes.at[i]));
    if (check && used[i]) return *out = false, NULL;
    AOT_TRY(respell(g, lenient, scratch, &g->nodes.at[i], &usual, &changed));
    *out = *out || check || changed;
  }
  return NULL;
}

aot_status aoti_import_tidy(aoti_graph **graph, bool lenient) {
  aoti_arena scratch;
  aoti_graph *g = NULL;
  bool wanted;
  aoti_arena_init(&scratch, (*graph)->arena.from);
  aot_status status = wants_tidying(*graph, lenient, &scratch, &wanted);
  if (!status && wanted) status = aoti_graph_create_like(*graph, &g);
  if (!status && wanted) status = rewrite(*graph, lenient, &scratch, g);
  aoti_arena_deinit(&scratch);
  if (status || !wanted) {
    aoti_graph_destroy(g);
    return status;
  }
  aoti_graph_destroy(*graph);
  *graph = g;
  return NULL;
}
