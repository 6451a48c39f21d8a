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

/* Ones on the diagonal. */
aot_status aoti_lower_eye(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te row = aoti_te_iota(c->f, 2, m->size, 0), column = aoti_te_iota(c->f, 2, m->size, 1);
  return filled(c, aoti_op2(c->f, AOTI_OP_EQ, row, column));
}

/* From both ends to the middle, in f64. Of an integer dtype the bounds are integers, and the numbers are cut to it. */
aot_status aoti_lower_linspace(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_fuse *f = c->f;
  aoti_te bound[2];
  int64_t n = aoti_lower_const(c, 2);
  for (int i = 0; i < 2; i++) {
    bound[i] = aoti_lower_operand(c, i, AOT_F64);
    if (!aoti_is_float(m->dtype)) bound[i] = aoti_cast(f, aoti_cast(f, bound[i], AOT_I64), AOT_F64);
  }
  aoti_te at = aoti_te_iota(f, 1, m->size, 0), last = aoti_number(f, AOT_I64, (double)(n - 1));
  aoti_te whole = aoti_op2(f, AOTI_OP_SUB, bound[1], bound[0]);
  aoti_te step = aoti_op2(f, AOTI_OP_DIV, whole, aoti_number(f, AOT_F64, n > 1 ? (double)(n - 1) : 1));
  aoti_te up = aoti_op2(f, AOTI_OP_MUL, step, aoti_cast(f, at, AOT_F64));
  aoti_te down = aoti_op2(f, AOTI_OP_MUL, step, aoti_cast(f, aoti_op2(f, AOTI_OP_SUB, last, at), AOT_F64));
  aoti_te lower = aoti_op2(f, AOTI_OP_LT, at, aoti_number(f, AOT_I64, n == 1 ? 1 : (double)(n / 2)));
  return filled(c, aoti_op3(f, AOTI_OP_SELECT, lower, aoti_op2(f, AOTI_OP_ADD, bound[0], up),
                            aoti_op2(f, AOTI_OP_SUB, bound[1], down)));
}
