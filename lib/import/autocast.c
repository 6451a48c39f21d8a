// What Dynamo records inside of torch.autocast names no conversions: the annotations show them. An operator that is
// annotated with another element type than its tensors have converted them first.
#include "import.h"

#include <stdio.h>
#include <string.h>

static bool is_narrow(aot_dtype d) { return d == AOT_BF16 || d == AOT_F16; }

static const aoti_meta *float_tensor(const aoti_graph *g, const aot_value *v) {
  const aoti_type *t = v->kind == AOT_NODE ? &g->nodes.at[v->as.node].type : NULL;
  return t && t->kind == AOTI_TYPE_TENSOR && aoti_is_float(t->tensor.dtype) ? &t->tensor : NULL;
}

// Operators whose result's type is asked for, not that of their tensors.
static bool converts(const aoti_op_info *row, const aoti_node *n) {
  if (!strcmp(row->packet, "type_as") || !strcmp(row->packet, "to") || !strcmp(row->packet, "_to_copy")) return true;
  for (uint32_t i = 0; i < n->n_args; i++)
    if (n->args[i].kind == AOT_DTYPE) return true;
  return false;
}

bool aoti_autocast_to(const aoti_graph *g, const aoti_node *n, aot_dtype *out) {
  const aoti_op_info *row = aoti_node_op(g, n);
  if (!g->python_level || !row || row->kind == AOTI_KIND_SYM || n->type.kind != AOTI_TYPE_TENSOR) return false;
  aot_dtype wanted = n->type.tensor.dtype;
  if (row->flags & AOTI_OP_UNKNOWN || converts(row, n)) return false;
  size_t tensors = 0, others = 0, narrow = 0;
  for (uint32_t i = 0; i < n->n_args; i++) {
    const aoti_meta *m = float_tensor(g, &n->args[i]);
    if (!m) continue;
    tensors++;
    others += m->dtype != wanted;
    narrow += is_narrow(m->dtype);
  }
  *out = wanted;
  if (is_narrow(wanted)) return row->kind == AOTI_KIND_CONTRACTION && others;
  return wanted == AOT_F32 && tensors && narrow == tensors;
}

aot_status aoti_autocast_add(const aoti_graph *from, const aoti_node *n, aot_dtype dtype, aoti_arena *scratch,
                             aoti_graph *g, uint32_t *map, uint32_t *out) {
  static const char cast[] = "aten.to.dtype";
  uint32_t *was;
  AOT_TRY(aoti_arena_alloc(scratch, n->n_args, sizeof *was, &was));
  for (uint32_t i = 0; i < n->n_args; i++) {
    const aoti_meta *m = float_tensor(from, &n->args[i]);
    if (!m || m->dtype == dtype) continue;
    char name[48];
    snprintf(name, sizeof name, "autocast_%zu", (size_t)g->nodes.n);
    const aot_value args[] = {n->args[i], {AOT_DTYPE, .as.dtype = dtype}};
    const aoti_node given = {.kind = AOTI_CALL, .op = n->op, .args = args, .n_args = 2};
    aoti_node call = {.kind = AOTI_CALL, .name = name, .file = n->file, .line = n->line};
    bool fits;
    uint32_t old = n->args[i].as.node;
    AOT_TRY(aoti_import_spell(from, scratch, &given, cast, &call, &fits));
    if (!fits) return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks %s", cast);
    call.function = n->function;
    call.code = n->code;
    was[i] = map[old];
    AOT_TRY(aoti_graph_add(g, &call, map, &map[old])); // n reads what was converted; the others do not
  }
  AOT_TRY(aoti_graph_add(g, n, map, out));
  for (uint32_t i = n->n_args; i-- > 0;) {
    const aoti_meta *m = float_tensor(from, &n->args[i]);
    if (m && m->dtype != dtype) map[n->args[i].as.node] = was[i];
  }
  return NULL;
}
