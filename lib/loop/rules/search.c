/* Where values stand in sorted sequences, and whether they occur in a set. */
#include "sort.h"
#include <string.h>

static bool flag(const aoti_lower *c, const char *name) { return aoti_lower_bool(c, aoti_op_arg(c->info, name)); }

/* What both operands are compared in: i64 when both are whole, f64 otherwise. */
static aot_dtype common(aoti_lower *c, int a, int b) {
  const int args[2] = {a, b};
  bool real = false;
  for (int i = 0; i < 2; i++) {
    const aoti_meta *m = aoti_lower_meta(c, args[i]);
    real |= m ? aoti_is_float(m->dtype) : c->node->args[args[i]].kind == AOT_FLOAT;
  }
  return real ? AOT_F64 : AOT_I64;
}

/* The place of each value in the sequence along the last dimension of sorted, which all values share or which belongs
 * to their row: the first whose element is not below the value, or (right) is above it. */
static aot_status places(aoti_lower *c, int sorted_arg, int value_arg, int sorter_arg, bool right) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = common(c, sorted_arg, value_arg);
  aoti_te sorted = aoti_lower_operand(c, sorted_arg, dtype), v = aoti_lower_operand(c, value_arg, dtype);
  if (!m || !sorted || !v) return aoti_fuse_status(f);
  int n = aoti_te_ndim(f, sorted), last = n - 1;
  if (m->ndim + 1 > AOT_MAX_DIMS || !n) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_int size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[m->ndim] = aoti_te_sizes(f, sorted)[last];
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == last ? m->ndim : d), 1, aot_i(0)};
  aoti_te element = aoti_te_view(f, sorted, m->ndim + 1, size, map);
  if (sorter_arg >= 0 && aoti_lower_given(c, sorter_arg)) {
    aoti_te at = aoti_te_view(f, aoti_lower_operand(c, sorter_arg, AOT_I64), m->ndim + 1, size, map);
    map[last] = (aoti_dim_map){-1, 0, aot_i(0)};
    element = aoti_te_gather(f, sorted, at, last, false, map);
  }
  v = aoti_te_unsqueeze(f, aoti_te_expand(f, v, m->ndim, m->size), m->ndim);
  aoti_te passed = right ? OP2(GT, element, v) : OP2(GE, element, v);
  c->out[0] = aoti_cast(f, aoti_te_search(f, OP1(NOT, passed), 0, 0), m->dtype);
  return NULL;
}
/* (self, boundaries, out_int32, right) */
aot_status aoti_lower_bucketize(aoti_lower *c) { return places(c, 1, 0, -1, flag(c, "right")); }
/* (sorted_sequence, self, out_int32, right, side, sorter) */
aot_status aoti_lower_searchsorted(aoti_lower *c) {
  bool right = flag(c, "right") || aoti_lower_string_is(c, aoti_op_arg(c->info, "side"), "right");
  return places(c, 0, 1, aoti_op_arg(c->info, "sorter"), right);
}

/* (elements, test_elements, assume_unique, invert): by comparing with all of a few, by looking in the order of many */
enum { FEW = 128 };
aot_status aoti_lower_isin(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = common(c, 0, 1);
  aoti_te x = aoti_lower_operand(c, 0, dtype), test = aoti_lower_operand(c, 1, dtype), found;
  if (!m || !x || !test) return aoti_fuse_status(f);
  if (m->ndim + 1 > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_int size[AOT_MAX_DIMS], n = aoti_te_numel(f, test), row[2] = {aot_i(1), n};
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[m->ndim] = n;
  aoti_te each = aoti_te_unsqueeze(f, x, m->ndim);
  aoti_sorted s;
  if (!n.sym && n.value > FEW && aoti_sort_rows(f, aoti_te_reshape(f, test, 2, row), false, &s)) {
    test = aoti_te_reshape(f, s.values, 1, &n);
    aoti_te at = aoti_te_search(f, OP2(LT, aoti_te_expand(f, test, m->ndim + 1, size), each), 0, 0);
    aoti_dim_map map = {-1, 0, {0, 0}};
    at = OP2(MIN, at, aoti_te_int(f, AOT_I64, n.value - 1)); /* one that is behind all is equal to none */
    found = OP2(EQ, aoti_te_gather_inside(f, test, at, 0, &map), x);
  } else {
    aoti_te same = OP2(EQ, aoti_te_expand(f, aoti_te_reshape(f, test, 1, &n), m->ndim + 1, size), each);
    found = aoti_fold(f, AOTI_OP_REDUCE_ANY, same, 1u << m->ndim, false);
  }
  c->out[0] = flag(c, "invert") ? OP1(NOT, found) : aoti_te_copy(f, found, NULL);
  return NULL;
}
