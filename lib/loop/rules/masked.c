/* masked_scatter and its backward: a running count over the mask numbers the places. */
#include "rules.h"

/* The mask over size in row-major order, and the number of each of its places, counted from 0. */
static void places(aoti_lower *c, int mask_arg, int ndim, const aot_int *size, aoti_te *out_mask, aoti_te *out_rank) {
  aoti_fuse *f = c->f;
  aoti_te mask = aoti_te_expand(f, aoti_lower_operand(c, mask_arg, AOT_B8), ndim, size);
  if (!mask) return;
  aot_int n = aoti_te_numel(f, mask);
  *out_mask = aoti_te_reshape(f, mask, 1, &n);
  aoti_te counts = aoti_te_scan(f, AOTI_OP_ADD, aoti_cast(f, *out_mask, AOT_I64), 0);
  *out_rank = OP2(SUB, counts, aoti_te_int(f, AOT_I64, 1));
}

/* (self, mask, source): the places of the mask take source's elements in order */
aot_status aoti_lower_masked_scatter(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te self = aoti_te_expand(f, aoti_lower_arg(c, 0), m->ndim, m->size), source = aoti_lower_arg(c, 2);
  aoti_te mask = 0, rank = 0, zero = aoti_te_int(f, AOT_I64, 0);
  if (!self || !source) return NULL;
  aot_int n = aoti_te_numel(f, self), have = aoti_te_numel(f, source);
  if (aoti_int_is(have, 0)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a source without elements");
  places(c, 1, m->ndim, m->size, &mask, &rank);
  aoti_dim_map map = {-1, 0, {0, 0}};
  aoti_te from = aoti_te_reshape(f, source, 1, &have), at = OP3(SELECT, mask, rank, zero);
  aoti_te v = OP3(SELECT, mask, aoti_te_gather(f, from, at, 0, false, &map), aoti_te_reshape(f, self, 1, &n));
  c->out[0] = aoti_te_copy(f, aoti_te_reshape(f, v, m->ndim, m->size), NULL);
  return NULL;
}

/* (grad, mask, sizes): the elements in the mask's places, then zeros. What has no place goes to one row too many. */
aot_status aoti_lower_masked_scatter_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te grad = aoti_lower_operand(c, 0, aoti_compute(m->dtype)), mask = 0, rank = 0;
  if (!grad) return NULL;
  aot_int room = aot_i(1), rows[2] = {aoti_te_numel(f, grad), {1, 0}};
  for (int d = 0; d < m->ndim; d++) room = aoti_int_mul(c->g->syms, room, m->size[d]);
  places(c, 1, aoti_te_ndim(f, grad), aoti_te_sizes(f, grad), &mask, &rank);
  aoti_te trash = aoti_te_size(f, room), at = OP3(SELECT, mask, OP2(MIN, rank, trash), trash);
  aoti_te sums = aoti_te_scatter(f, AOTI_OP_ADD, aoti_int_add(c->g->syms, room, aot_i(1)), at,
                                 aoti_te_reshape(f, grad, 2, rows), aot_i(-1));
  aoti_te kept = aoti_te_slice(f, sums, 0, aot_i(0), room, 1);
  c->out[0] = aoti_te_copy(f, aoti_te_reshape(f, aoti_cast(f, kept, m->dtype), m->ndim, m->size), NULL);
  return NULL;
}
