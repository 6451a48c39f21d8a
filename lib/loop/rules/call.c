/* The fallback: a node as a call of its operator's reference kernel, for operators without a rule of their own and
 * forms that their rule does not know. */
#include "rules.h"
#include "dispatch.h"

bool aoti_lower_can_call(const aoti_op_info *info, aot_op op) {
  if (op >= aoti_builtin_op_count || info->returns_list) return false;
  return aoti_builtin_rules[op].ref && !(info->flags & (AOTI_OP_MUTATES | AOTI_OP_COMPOSITE | AOTI_OP_DATA_DEPENDENT));
}

typedef AOT_VEC(aoti_te) te_list;

/* e at strides a tensor may have: a reversed view is copied. */
static aoti_te operand(aoti_lower *c, aoti_te e) {
  aoti_layout l;
  e = aoti_te_in_memory(c->f, e);
  for (int d = 0; e && aoti_te_layout(c->f, e, &l) && d < aoti_te_ndim(c->f, e); d++)
    if (!l.stride[d].sym && l.stride[d].value < 0) return aoti_te_in_memory(c->f, aoti_te_copy(c->f, e, NULL));
  return e;
}

static aot_status add_operands(aoti_lower *c, const aot_value *v, te_list *out) {
  if (v->kind == AOT_LIST || v->kind == AOT_TUPLE)
    for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(add_operands(c, &v->as.list.at[i], out));
  if (v->kind != AOT_NODE || aoti_graph_node(c->g, v->as.node)->type.kind == AOTI_TYPE_INT) return NULL;
  if (c->values[v->as.node].n != 1 || !c->values[v->as.node].at[0])
    return aoti_lower_error(c, AOT_ERROR_INVALID, "an operand is no tensor");
  return aoti_push(c->f->arena, out, operand(c, c->values[v->as.node].at[0]));
}

aot_status aoti_lower_call(aoti_lower *c) {
  te_list operands = {0};
  const aoti_node *whole = aoti_graph_node(c->g, c->id); /* its state too, where it has one */
  for (uint32_t i = 0; i < whole->n_args; i++) AOT_TRY(add_operands(c, &whole->args[i], &operands));
  AOT_TRY(aoti_fuse_status(c->f));
  for (int i = 0; i < c->info->n_returns; i++) {
    const aoti_meta *m = aoti_lower_result(c, i);
    c->out[i] = m ? aoti_te_call(c->f, c->id, i, m, operands.at, operands.n) : 0;
  }
  return aoti_fuse_status(c->f);
}
