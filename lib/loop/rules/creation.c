/* Tensors made from numbers. */
#include "rules.h"
#include <string.h>

/* start + step * position, in integers where both are. */
static aoti_te arange(aoti_lower *c, const aoti_meta *meta) {
  int start = aoti_op_arg(c->info, "start"), step = aoti_op_arg(c->info, "step");
  aoti_te at = aoti_te_iota(c->f, meta->ndim, meta->size, 0);
  aot_dtype dtype = aoti_is_float(meta->dtype) ? aoti_compute(meta->dtype) : AOT_I64;
  aoti_te v = aoti_cast(c->f, at, dtype);
  if (step >= 0 && aoti_lower_given(c, step)) v = aoti_op2(c->f, AOTI_OP_MUL, v, aoti_lower_operand(c, step, dtype));
  if (start >= 0) v = aoti_op2(c->f, AOTI_OP_ADD, v, aoti_lower_operand(c, start, dtype));
  return v;
}

aot_status aoti_lower_creation(aoti_lower *c) {
  static const char *const value_args[] = {"fill_value", "value", "s"};
  const aoti_meta *meta = aoti_lower_result(c, 0);
  aoti_te v = 0;
  for (size_t i = 0; i < sizeof value_args / sizeof *value_args && !v; i++) {
    int at = aoti_op_arg(c->info, value_args[i]);
    if (at >= 0) v = aoti_lower_arg(c, at);
  }
  if (!strcmp(c->info->packet, "arange") || !strcmp(c->info->packet, "iota")) v = arange(c, meta);
  if (!v) /* ones, new_ones, ones_like; everything else is zeros, also what is empty */
    v = aoti_number(c->f, aoti_compute(meta->dtype), strstr(c->info->packet, "ones") ? 1 : 0);
  c->out[0] = aoti_te_expand(c->f, aoti_cast(c->f, v, meta->dtype), meta->ndim, meta->size);
  return NULL;
}
