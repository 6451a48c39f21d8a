/* Copies in another order: pixel and channel shuffles, quarter turns, sums of overlapping windows. */
#include "rules.h"
#include <string.h>

/* x seen with other sizes, its dimensions permuted, then as the result, copied. */
static aot_status regroup(aoti_lower *c, int n, const aot_int *size, const int *perm) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_te_permute(f, aoti_te_reshape(f, aoti_lower_arg(c, 0), n, size), perm);
  c->out[0] = aoti_te_copy(f, aoti_te_reshape(f, x, m->ndim, m->size), NULL);
  return NULL;
}

/* (C r r, H, W) to (C, H r, W r), and back */
static aot_status pixels(aoti_lower *c, bool up) {
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  if (!m || !from || m->ndim < 3 || m->ndim + 2 > AOT_MAX_DIMS)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_int size[AOT_MAX_DIMS], r = aoti_lower_int(c, 1);
  int perm[AOT_MAX_DIMS], lead = m->ndim - 3;
  const aoti_meta *deep = up ? from : m, *fine = up ? m : from;
  const aot_int in_deep[5] = {fine->size[lead], r, r, deep->size[lead + 1], deep->size[lead + 2]};
  static const int to_fine[5] = {0, 3, 1, 4, 2}, to_deep[5] = {0, 2, 4, 1, 3}; /* c r1 r2 h w <-> c h r1 w r2 */
  for (int d = 0; d < lead; d++) size[d] = m->size[d], perm[d] = d;
  for (int d = 0; d < 5; d++) {
    size[lead + d] = in_deep[up ? d : to_fine[d]];
    perm[lead + d] = lead + (up ? to_fine : to_deep)[d];
  }
  return regroup(c, lead + 5, size, perm);
}
aot_status aoti_lower_pixel_shuffle(aoti_lower *c) { return pixels(c, true); }
aot_status aoti_lower_pixel_unshuffle(aoti_lower *c) { return pixels(c, false); }

/* channels as (groups, members) become (members, groups) */
aot_status aoti_lower_channel_shuffle(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || m->ndim < 2 || m->ndim + 1 > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_int size[AOT_MAX_DIMS], groups = aoti_lower_int(c, 1);
  int perm[AOT_MAX_DIMS];
  for (int d = 0; d <= m->ndim; d++) {
    size[d] = d == 0 ? m->size[0] : d == 1 ? groups : m->size[d - 1];
    perm[d] = d == 1 ? 2 : d == 2 ? 1 : d;
  }
  size[2] = aoti_int_floordiv(c->g->syms, m->size[1], groups);
  return regroup(c, m->ndim + 1, size, perm);
}

/* k quarter turns in the plane of two dimensions */
aot_status aoti_lower_rot90(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  aot_int dims[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  if (!m || !x || aoti_lower_ints(c, 2, dims) != 2)
    return aoti_lower_error(c, AOT_ERROR_INVALID, "two dimensions are needed");
  int64_t k = ((aoti_lower_const(c, 1) % 4) + 4) % 4;
  int plane[2];
  for (int i = 0; i < 2; i++) {
    plane[i] = (int)(dims[i].value < 0 ? dims[i].value + m->ndim : dims[i].value);
    if (plane[i] < 0 || plane[i] >= m->ndim) return aoti_lower_error(c, AOT_ERROR_INVALID, "no such dimension");
  }
  const bool flip[2] = {k == 1 || k == 2, k == 2 || k == 3}; /* of the result's dimensions */
  for (int d = 0; d < m->ndim; d++) map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  for (int i = 0; i < 2; i++) { /* result dimension plane[i] runs along this dimension of x */
    int along = k % 2 ? plane[1 - i] : plane[i];
    map[along] = (aoti_dim_map){(int8_t)plane[i], flip[i] ? -1 : 1, aot_i(0)};
    if (flip[i]) map[along].start = aoti_int_sub(c->g->syms, m->size[plane[i]], aot_i(1));
  }
  c->out[0] = aoti_te_copy(c->f, aoti_te_view(c->f, x, m->ndim, m->size, map), NULL);
  return NULL;
}

/* (grad, sizes, dim, width, step): an element at u was at place o = u mod step + j step of window u div step - j. */
aot_status aoti_lower_unfold_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  int64_t width = aoti_lower_const(c, 3), step = aoti_lower_const(c, 4);
  aoti_te g = aoti_cast(f, aoti_lower_arg(c, 0), aoti_compute(m ? m->dtype : AOT_F32));
  if (!m || !g || !m->ndim || m->ndim + 1 > AOT_MAX_DIMS || width < 1 || step < 1)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of this shape");
  int n = m->ndim, dim = aoti_lower_dim(c, 2, n), perm[AOT_MAX_DIMS];
  aot_int windows = aoti_te_sizes(f, g)[dim], size[AOT_MAX_DIMS];
  /* [.., windows * width, ..] */
  for (int d = 0; d <= n; d++) perm[d] = d <= dim ? d : d == dim + 1 ? n : d - 1;
  memcpy(size, m->size, (size_t)n * sizeof *size);
  size[dim] = aoti_int_mul(c->g->syms, windows, aot_i(width));
  if (aoti_int_is(windows, 0)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "no window");
  g = aoti_te_reshape(f, aoti_te_permute(f, g, perm), n, size);
  memcpy(size, m->size, (size_t)n * sizeof *size);
  size[n] = aot_i((width + step - 1) / step);
  aoti_te u = aoti_te_iota(f, n + 1, size, dim), j = aoti_te_iota(f, n + 1, size, n),
          w = aoti_te_int(f, AOT_I64, width);
  aoti_te s = aoti_te_int(f, AOT_I64, step), zero = aoti_te_int(f, AOT_I64, 0);
  aoti_te o = OP2(ADD, OP2(REMAINDER, u, s), OP2(MUL, j, s)), at = OP2(SUB, OP2(FLOORDIV, u, s), j);
  aoti_te hit = OP2(AND, OP2(LT, o, w), OP2(AND, OP2(GE, at, zero), OP2(LT, at, aoti_te_size(f, windows))));
  aoti_te place = OP3(SELECT, hit, OP2(ADD, OP2(MUL, at, w), o), zero);
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  aoti_te v = aoti_te_gather_inside(f, g, place, dim, map);
  v = OP3(SELECT, hit, v, aoti_number(f, aoti_compute(m->dtype), 0));
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 1u << n, false), m->dtype);
  return NULL;
}
