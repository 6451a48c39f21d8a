/* Tensors made from numbers. */
#include "rules.h"

static aot_status filled(aoti_lower *c, aoti_te v) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  c->out[0] = aoti_te_expand(c->f, aoti_cast(c->f, v, m->dtype), m->ndim, m->size);
  return NULL;
}

/* The number that is given, else zeros, also what is empty. */
aot_status aoti_lower_creation(aoti_lower *c) {
  static const char *const value_args[] = {"fill_value", "value", "s"};
  for (size_t i = 0; i < sizeof value_args / sizeof *value_args; i++) {
    int at = aoti_op_arg(c->info, value_args[i]);
    if (at >= 0) return filled(c, aoti_lower_arg(c, at));
  }
  return filled(c, aoti_number(c->f, aoti_compute(aoti_lower_result(c, 0)->dtype), 0));
}
aot_status aoti_lower_ones(aoti_lower *c) {
  return filled(c, aoti_number(c->f, aoti_compute(aoti_lower_result(c, 0)->dtype), 1));
}

/* start + step * position, in integers where both are. */
aot_status aoti_lower_arange(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  int start = aoti_op_arg(c->info, "start"), step = aoti_op_arg(c->info, "step");
  aot_dtype dtype = aoti_is_float(m->dtype) ? aoti_compute(m->dtype) : AOT_I64;
  aoti_te v = aoti_cast(c->f, aoti_te_iota(c->f, m->ndim, m->size, 0), dtype);
  if (step >= 0 && aoti_lower_given(c, step)) v = aoti_op2(c->f, AOTI_OP_MUL, v, aoti_lower_operand(c, step, dtype));
  if (start >= 0) v = aoti_op2(c->f, AOTI_OP_ADD, v, aoti_lower_operand(c, start, dtype));
  return filled(c, v);
}
