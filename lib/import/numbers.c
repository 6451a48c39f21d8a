// Numbers that item() takes out of a tensor. Only the run knows them, and a step that is compiled before cannot have
// them as numbers; but where they are only calculated with, a tensor of no dimension says the same: of f64, as Python's
// floats are, which does not change the element type of what it is calculated with. A number that is a size, an index,
// or a result of the graph stays, and is an error there.
#include "import.h"

#include <stdio.h>
#include <string.h>

// Operators that take a number, and their likes that take a tensor in its place.
static const struct {
  const char *scalar;
  uint32_t arg;
  const char *tensor;
} likes[] = {{"aten.add.Scalar", 1, "aten.add.Tensor"},
             {"aten.sub.Scalar", 1, "aten.sub.Tensor"},
             {"aten.mul.Scalar", 1, "aten.mul.Tensor"},
             {"aten.div.Scalar", 1, "aten.div.Tensor"},
             {"aten.eq.Scalar", 1, "aten.eq.Tensor"},
             {"aten.ne.Scalar", 1, "aten.ne.Tensor"},
             {"aten.lt.Scalar", 1, "aten.lt.Tensor"},
             {"aten.le.Scalar", 1, "aten.le.Tensor"},
             {"aten.gt.Scalar", 1, "aten.gt.Tensor"},
             {"aten.ge.Scalar", 1, "aten.ge.Tensor"},
             {"aten.pow.Tensor_Scalar", 1, "aten.pow.Tensor_Tensor"},
             {"aten.pow.Scalar", 0, "aten.pow.Tensor_Tensor"},
             {"aten.masked_fill.Scalar", 2, "aten.masked_fill.Tensor"},
             {"aten.where.ScalarOther", 2, "aten.where.self"},
             {"aten.where.ScalarSelf", 1, "aten.where.self"},
             {"aten.clamp_min.default", 1, "aten.clamp.Tensor"}};

// Arithmetic on numbers.
static const struct {
  const char *sign, *tensor;
} arithmetic[] = {{"_operator.add.default", "aten.add.Tensor"},
                  {"_operator.sub.default", "aten.sub.Tensor"},
                  {"_operator.mul.default", "aten.mul.Tensor"},
                  {"_operator.truediv.default", "aten.div.Tensor"},
                  {"_operator.pow.default", "aten.pow.Tensor_Tensor"}};

static bool is_named(const aoti_op_info *row, const char *name) { return row && !strcmp(row->name, name); }
static bool takes_out(const aoti_op_info *row) { return is_named(row, "aten._local_scalar_dense.default"); }

static bool is_function(const aoti_op_info *row) {
  return is_named(row, "_operator.sym_float.default") || is_named(row, "_operator.sym_sqrt.default");
}

typedef struct numbers {
  const aoti_graph *from;
  bool *carried; // per node: a number that is a tensor from here on
  aoti_arena *scratch;
} numbers;

static bool is_carried(const numbers *m, const aot_value *v) { return v->kind == AOT_NODE && m->carried[v->as.node]; }

static int arithmetic_of(const aoti_op_info *row) {
  for (size_t i = 0; row && i < sizeof arithmetic / sizeof *arithmetic; i++)
    if (is_named(row, arithmetic[i].sign)) return (int)i;
  return -1;
}

static int like_of(const aoti_op_info *row, uint32_t arg) {
  for (size_t i = 0; row && i < sizeof likes / sizeof *likes; i++)
    if (is_named(row, likes[i].scalar) && likes[i].arg == arg) return (int)i;
  return -1;
}

// Whether node n, which is itself no such number, takes the ones among its arguments as tensors.
static bool accepts(const numbers *m, const aoti_node *n) {
  const aoti_op_info *row = aoti_node_op(m->from, n);
  int used = 0;
  for (uint32_t k = 0; k < n->n_args; k++) {
    const aot_value *v = &n->args[k];
    for (size_t i = 0; (v->kind == AOT_LIST || v->kind == AOT_TUPLE) && i < v->as.list.n; i++)
      if (is_carried(m, &v->as.list.at[i])) return false;
    if (!is_carried(m, v)) continue;
    used++;
    bool tensor = row && k < row->n_args && row->args[k].type == AOTI_ARG_TENSOR && !row->args[k].is_list;
    if (n->kind != AOTI_CALL || (!tensor && like_of(row, k) < 0)) return false;
  }
  return used < 2 || row;
}

// Which nodes are such numbers; false where there are none, or one is read as a number.
static bool find(numbers *m) {
  bool any = false;
  for (uint32_t i = 0; i < m->from->nodes.n; i++) {
    const aoti_node *n = &m->from->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(m->from, n);
    int k = arithmetic_of(row);
    m->carried[i] = takes_out(row) && n->n_args && n->args[0].kind == AOT_NODE;
    if (k >= 0 && n->n_args == 2) m->carried[i] = is_carried(m, &n->args[0]) || is_carried(m, &n->args[1]);
    for (uint32_t a = 0; m->carried[i] && k >= 0 && a < 2; a++) // beside such a number a size stays one
      if (n->args[a].kind == AOT_NODE && !m->carried[n->args[a].as.node]) return false;
    if (is_function(row)) m->carried[i] = is_carried(m, &n->args[0]);
    any = any || m->carried[i];
    if (!m->carried[i] && !accepts(m, n)) return false;
  }
  return any;
}

static aot_status emit(aoti_graph *g, const aoti_node *like, const char *op, const aot_value *args, uint32_t n_args,
                       const char *suffix, uint32_t *out) {
  aoti_node n = {.kind = AOTI_CALL, .file = like->file, .line = like->line, .function = like->function};
  aot_value full[16];
  char name[256];
  if (!aoti_op_find(g->registry, op, strlen(op), &n.op))
    return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks %s", op);
  const aoti_op_info *row = aoti_op(g->registry, n.op);
  for (uint32_t k = 0; k < row->n_args && k < 16; k++) full[k] = k < n_args ? args[k] : row->args[k].def;
  snprintf(name, sizeof name, "%.200s%s", like->name, suffix);
  n.name = name;
  n.args = full;
  n.n_args = row->n_args;
  n.code = like->code;
  n.tags = like->tags & ~(uint32_t)AOTI_TAG_SIZES_ONLY;
  return aoti_graph_add(g, &n, NULL, out);
}

static aot_value node_value(uint32_t id) { return (aot_value){AOT_NODE, .as.node = id}; }

// item(): the tensor without its history and dimensions.
static aot_status take_out(const numbers *m, const aoti_node *n, aoti_graph *g, const uint32_t *map, uint32_t *out) {
  const aoti_type *t = &m->from->nodes.at[n->args[0].as.node].type;
  uint32_t id;
  bool whole = t->kind == AOTI_TYPE_TENSOR && !aoti_is_float(t->tensor.dtype);
  const aot_value x = node_value(map[n->args[0].as.node]);
  AOT_TRY(emit(g, n, "aten.detach.default", &x, 1, "_of", &id));
  const aot_value shape[] = {node_value(id), {AOT_LIST, .as.list = {NULL, 0}}};
  AOT_TRY(emit(g, n, "aten.reshape.default", shape, 2, "_at", &id));
  const aot_value typed[] = {node_value(id), {AOT_DTYPE, .as.dtype = whole ? AOT_I64 : AOT_F64}};
  return emit(g, n, "aten._to_copy.default", typed, 2, "", out);
}

static aot_status calculate(const numbers *m, const aoti_node *n, aoti_graph *g, const uint32_t *map, uint32_t *out) {
  int k = arithmetic_of(aoti_node_op(m->from, n));
  aot_value args[2] = {n->args[0], n->n_args > 1 ? n->args[1] : (aot_value){AOT_NONE}};
  for (int i = 0; i < 2; i++)
    if (args[i].kind == AOT_NODE) args[i].as.node = map[args[i].as.node];
  if (k < 0) {
    bool root = is_named(aoti_node_op(m->from, n), "_operator.sym_sqrt.default");
    args[1] = (aot_value){AOT_DTYPE, .as.dtype = AOT_F64};
    return root ? emit(g, n, "aten.sqrt.default", args, 1, "", out)
                : emit(g, n, "aten._to_copy.default", args, 2, "", out);
  }
  for (int i = 0; i < 2; i++) { // a number beside it
    const aot_value like[] = {args[!i], args[i]};
    if (args[i].kind == AOT_NODE) continue;
    AOT_TRY(emit(g, n, "aten.full_like.default", like, 2, "_with", out));
    args[i] = node_value(*out);
  }
  return emit(g, n, arithmetic[k].tensor, args, 2, "", out);
}

static aot_status rewrite(const numbers *m, aoti_graph *g) {
  uint32_t *map;
  AOT_TRY(aoti_arena_alloc(m->scratch, m->from->nodes.n, sizeof *map, &map));
  for (uint32_t i = 0; i < m->from->nodes.n; i++) {
    aoti_node n = m->from->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(m->from, &n);
    if (m->carried[i]) {
      AOT_TRY(takes_out(row) ? take_out(m, &n, g, map, &map[i]) : calculate(m, &n, g, map, &map[i]));
      continue;
    }
    for (uint32_t k = 0; k < n.n_args; k++) {
      int like = is_carried(m, &n.args[k]) ? like_of(row, k) : -1;
      aoti_node spelt = n;
      bool fits;
      if (like < 0) continue;
      AOT_TRY(aoti_import_spell(m->from, m->scratch, &n, likes[like].tensor, &spelt, &fits));
      if (fits) n = spelt;
      break;
    }
    AOT_TRY(aoti_graph_add(g, &n, map, &map[i]));
  }
  g->text_line = m->from->text_line;
  return NULL;
}

aot_status aoti_import_numbers(aoti_graph **graph) {
  aoti_arena scratch;
  aoti_graph *g = NULL;
  numbers m = {.from = *graph, .scratch = &scratch};
  aoti_arena_init(&scratch, (*graph)->arena.from);
  aot_status status = aoti_arena_alloc(&scratch, m.from->nodes.n + 1, sizeof *m.carried, &m.carried);
  const bool wanted = !status && find(&m);
  if (wanted) status = aoti_graph_create_like(*graph, &g);
  if (!status && wanted) status = rewrite(&m, g);
  aoti_arena_deinit(&scratch);
  return aoti_import_replace(graph, g, status);
}
