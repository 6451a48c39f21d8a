/* The grids at which affine_grid samples: every coordinate is a row of theta times the point's place along [-1, 1]. */
#include "rules.h"

/* The place of a point along dimension dim, in f64: the borders are the outermost points, or half a step outside. */
static aoti_te place(aoti_fuse *f, const aoti_meta *m, int dim, bool corners) {
  int64_t n = m->size[dim].value;
  if (n <= 1) return aoti_number(f, AOT_F64, 0);
  aoti_te twice = OP2(MUL, aoti_te_iota(f, m->ndim, m->size, dim), aoti_te_int(f, AOT_I64, 2));
  twice = aoti_cast(f, OP2(SUB, twice, aoti_te_int(f, AOT_I64, n - 1)), AOT_F64);
  return OP2(DIV, twice, aoti_number(f, AOT_F64, (double)(corners ? n - 1 : n)));
}

/* (theta [n, k, k + 1], size, align_corners) -> [n, (depth,) height, width, k]: x is the place along the width. */
aot_status aoti_lower_affine_grid_generator(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || !aoti_lower_arg(c, 0)) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te theta = aoti_lower_operand(c, 0, dtype), sum = 0;
  int k = m->ndim - 2;
  for (int d = 1; d <= k; d++)
    if (m->size[d].sym) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "grids of symbolic size");
  for (int i = 0; i <= k && theta; i++) {
    aoti_te t = aoti_te_select(f, theta, 2, aot_i(i));
    for (int d = 0; d < k; d++) t = aoti_te_unsqueeze(f, t, 1);
    t = aoti_te_expand(f, t, m->ndim, m->size);
    if (i < k) t = OP2(MUL, t, aoti_cast(f, place(f, m, k - i, aoti_lower_bool(c, 2)), dtype));
    sum = sum ? OP2(ADD, sum, t) : t;
  }
  c->out[0] = aoti_te_copy(f, aoti_cast(f, sum, m->dtype), NULL);
  return NULL;
}
