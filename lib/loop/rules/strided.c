/* Writing at strides: an element of memory asks which element of the source lies there, if any. */
#include "rules.h"

static bool is_row_major(const aoti_meta *m) {
  int64_t step = 1;
  for (int d = m->ndim - 1; d >= 0; d--) {
    if (m->size[d].sym || (m->stride && (m->stride[d].sym || (m->size[d].value > 1 && m->stride[d].value != step))))
      return false;
    step *= m->size[d].value;
  }
  return true;
}

/* (self, source, size, stride, storage_offset). Strides that step over all that the next ones reach can be read off a
 * position, the widest first; others overlap. */
aot_status aoti_lower_as_strided_scatter(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset = aot_i(0);
  int n = aoti_lower_ints(c, 2, size), order[AOT_MAX_DIMS];
  if (!m || !from || !is_row_major(m) || aoti_lower_ints(c, 3, stride) != n)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these strides");
  if (aoti_lower_given(c, 4)) offset = aoti_lower_int(c, 4);
  for (int d = 0; d < n; d++) {
    if (size[d].sym || stride[d].sym || (size[d].value > 1 && stride[d].value < 1))
      return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these strides");
    int k = d; /* the widest first; a lone element has none */
    for (; k > 0 &&
           (size[order[k - 1]].value == 1 || (size[d].value > 1 && stride[order[k - 1]].value < stride[d].value));
         k--)
      order[k] = order[k - 1];
    order[k] = d;
  }
  int64_t reach = 0;
  for (int k = n; k-- > 0;) {
    int d = order[k];
    if (size[d].value == 1) continue;
    if (stride[d].value <= reach) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "strides that overlap");
    reach += (size[d].value - 1) * stride[d].value;
  }
  aot_int all = aoti_te_numel(f, aoti_lower_arg(c, 0)), count = aot_i(1);
  aoti_te source = aoti_lower_operand(c, 1, m->dtype), self = aoti_lower_arg(c, 0);
  if (!source || !self || offset.sym || all.sym) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these strides");
  for (int d = 0; d < n; d++) count = aot_i(count.value * size[d].value);
  if (count.value == 0 || all.value == 0) {
    c->out[0] = aoti_te_copy(f, self, NULL);
    return NULL;
  }
  aoti_te zero = aoti_te_int(f, AOT_I64, 0), rest = aoti_te_iota(f, 1, &all, 0), at = zero;
  rest = OP2(SUB, rest, aoti_te_int(f, AOT_I64, offset.value));
  aoti_te hit = OP2(GE, rest, zero);
  for (int k = 0; k < n; k++) {
    int d = order[k];
    int64_t step = 1;
    if (size[d].value == 1) continue;
    for (int e = d + 1; e < n; e++) step *= size[e].value;
    aoti_te by = aoti_te_int(f, AOT_I64, stride[d].value), last = aoti_te_int(f, AOT_I64, size[d].value - 1);
    aoti_te i = OP2(MIN, OP2(FLOORDIV, rest, by), last); /* what is left over then hits nothing */
    rest = OP2(SUB, rest, OP2(MUL, i, by));
    at = OP2(ADD, at, OP2(MUL, i, aoti_te_int(f, AOT_I64, step)));
  }
  hit = OP2(AND, hit, OP2(EQ, rest, zero));
  at = OP3(SELECT, hit, at, zero);
  aoti_dim_map map = {-1, 0, {0, 0}};
  aoti_te v = aoti_te_gather_inside(f, aoti_te_reshape(f, source, 1, &count), aoti_te_expand(f, at, 1, &all), 0, &map);
  v = OP3(SELECT, aoti_te_expand(f, hit, 1, &all), v, aoti_te_reshape(f, self, 1, &all));
  c->out[0] = aoti_te_copy(f, aoti_te_reshape(f, v, m->ndim, m->size), NULL);
  return NULL;
}
