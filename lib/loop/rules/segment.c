/* What goes to the same place: sums, other folds, and the last of it.
 *
 * A host goes through the rows once, in order, several columns at a time. A GPU has more threads than a matrix has
 * columns: there the row numbers are put in order, equals in the order they stand in, and every element of the result
 * goes through the stretch of them that is its row's. Either adds in the same order. */
#include "segment.h"

aoti_te aoti_checked(aoti_fuse *f, aoti_te index, aot_int n) {
  aoti_dim_map map = {-1, 0, {0, 0}};
  return aoti_te_gather(f, aoti_te_iota(f, 1, &n, 0), index, 0, false, &map);
}

aoti_written aoti_written_rows(aoti_lower *c, aot_int rows, aoti_te index) {
  aoti_fuse *f = c->f;
  aoti_written w = {0, 0};
  if (!index) return w;
  aot_int n = aoti_te_sizes(f, index)[0];
  aot_dtype dtype = !n.sym && n.value < INT32_MAX ? AOT_I32 : AOT_I64;
  aoti_te last = aoti_te_scatter_last(f, rows, index, dtype), one = aoti_te_int(f, dtype, 1);
  w.any = OP2(GE, last, one);
  w.by = aoti_cast(f, OP2(SUB, OP2(MAX, last, one), one), AOT_I64);
  return w;
}

aoti_te aoti_sum_rows(aoti_lower *c, aot_int rows, aoti_te index, aoti_te values, aot_int skip) {
  return aoti_fold_rows(c, AOTI_OP_ADD, rows, index, values, skip);
}

aoti_te aoti_fold_rows(aoti_lower *c, aoti_loop_op op, aot_int rows, aoti_te index, aoti_te values, aot_int skip) {
  aoti_fuse *f = c->f;
  aoti_sorted s;
  unsigned reduction = op == AOTI_OP_ADD   ? AOTI_OP_REDUCE_SUM
                       : op == AOTI_OP_MUL ? AOTI_OP_REDUCE_PROD
                       : op == AOTI_OP_MIN ? AOTI_OP_REDUCE_MIN
                                           : AOTI_OP_REDUCE_MAX;
  if (!index || !values) return 0;
  int ndim = aoti_te_ndim(f, values);
  aot_int n = aoti_te_sizes(f, index)[0], row[2] = {aot_i(1), n}, size[AOT_MAX_DIMS];
  if (f->options.few_threads || ndim == AOT_MAX_DIMS) return aoti_te_scatter(f, op, rows, index, values, skip);
  aoti_te key = aoti_checked(f, index, rows);
  if (!aoti_int_is(skip, -1)) key = OP3(SELECT, OP2(EQ, index, aoti_te_size(f, skip)), aoti_te_size(f, rows), key);
  if (!aoti_sort_rows(f, aoti_te_reshape(f, key, 2, row), false, &s))
    return aoti_te_scatter(f, op, rows, index, values, skip);
  /* Where each row's stretch begins, which is where the one before it ends. */
  aot_int ends[2] = {aoti_int_add(c->g->syms, rows, aot_i(1)), n};
  aoti_te sorted = aoti_te_expand(f, aoti_te_reshape(f, s.values, 1, &n), 2, ends);
  aoti_te begin = aoti_te_search(f, OP2(LT, sorted, aoti_te_iota(f, 2, ends, 0)), 0, 0);
  begin = aoti_te_in_memory(f, begin);
  aoti_te from = aoti_te_slice(f, begin, 0, aot_i(0), rows, 1), to = aoti_te_slice(f, begin, 0, aot_i(1), rows, 1);
  /* [rows, .., n] */
  aoti_dim_map of_row = {0, 1, {0, 0}}, along = {(int8_t)ndim, 1, {0, 0}}, map[AOT_MAX_DIMS];
  size[0] = rows;
  for (int d = 1; d < ndim; d++) {
    size[d] = aoti_te_sizes(f, values)[d];
    map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  }
  map[0] = (aoti_dim_map){-1, 0, aot_i(0)};
  size[ndim] = n;
  aoti_te at = aoti_te_view(f, aoti_te_reshape(f, s.index, 1, &n), ndim + 1, size, &along);
  aoti_te v = aoti_te_gather_inside(f, values, at, 0, map);
  return aoti_te_segment(f, reduction, aoti_te_dtype(f, v), v, aoti_te_view(f, from, ndim, size, &of_row),
                         aoti_te_view(f, to, ndim, size, &of_row));
}
