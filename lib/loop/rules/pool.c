/* Adaptive average pools: windows of a size of their own. Output i of `to` sees inputs [i n div to, ((i + 1) n + to -
 * 1) div to); an input u is seen by the outputs that the same formula gives with n and to exchanged. */
#include "rules.h"
#include <string.h>

typedef struct window {
  aoti_te start, end; /* i64, over the space of i */
} window;

static window window_of(aoti_fuse *f, aoti_te i, int64_t n, int64_t to) {
  aoti_te size = aoti_te_int(f, AOT_I64, n), by = aoti_te_int(f, AOT_I64, to);
  aoti_te next = OP2(ADD, OP2(MUL, i, size), aoti_te_int(f, AOT_I64, n + to - 1));
  return (window){OP2(FLOORDIV, OP2(MUL, i, size), by), OP2(FLOORDIV, next, by)};
}

/* Sums of x along dim over the window of each of `to` positions. */
static aoti_te sums(aoti_lower *c, aoti_te x, int dim, int64_t to) {
  aoti_fuse *f = c->f;
  int n = aoti_te_ndim(f, x);
  int64_t have = aoti_te_sizes(f, x)[dim].value, widest = 0;
  aot_int size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  if (have == to) return x;
  for (int64_t i = 0; i < to; i++) {
    int64_t width = ((i + 1) * have + to - 1) / to - i * have / to;
    if (width > widest) widest = width;
  }
  memcpy(size, aoti_te_sizes(f, x), (size_t)n * sizeof *size);
  size[dim] = aot_i(to);
  size[n] = aot_i(widest);
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  window w = window_of(f, aoti_te_iota(f, n + 1, size, dim), have, to);
  aoti_te at = OP2(ADD, w.start, aoti_te_iota(f, n + 1, size, n)), inside = OP2(LT, at, w.end);
  at = OP2(MIN, at, aoti_te_int(f, AOT_I64, have - 1));
  aoti_te v = aoti_te_gather_inside(f, x, at, dim, map);
  v = OP3(SELECT, inside, v, aoti_number(f, aoti_te_dtype(f, x), 0));
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 1u << n, false);
}

/* x over the number of elements of each window of dim, when n elements go to as many as x has. */
static aoti_te shared(aoti_lower *c, aoti_te x, int dim, int64_t n) {
  aoti_fuse *f = c->f;
  int64_t to = aoti_te_sizes(f, x)[dim].value;
  window w = window_of(f, aoti_te_iota(f, aoti_te_ndim(f, x), aoti_te_sizes(f, x), dim), n, to);
  return OP2(DIV, x, aoti_cast(f, OP2(SUB, w.end, w.start), aoti_te_dtype(f, x)));
}

static bool constant(const aoti_meta *m, int spatial) {
  for (int d = m->ndim - spatial; d < m->ndim; d++)
    if (d < 0 || m->size[d].sym || m->size[d].value < 1) return false;
  return m->ndim + 1 <= AOT_MAX_DIMS;
}

/* _adaptive_avg_pool2d, 3d: the digit is the number of dimensions pooled */
static int spatial_of(const aoti_lower *c) { return strstr(c->info->packet, "3d") ? 3 : 2; }

aot_status aoti_lower__adaptive_avg_pool(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int spatial = spatial_of(c);
  if (!m || !from || !constant(m, spatial) || !constant(from, spatial))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int d = m->ndim - spatial; d < m->ndim && x; d++) x = sums(c, x, d, m->size[d].value);
  for (int d = m->ndim - spatial; d < m->ndim && x; d++) x = shared(c, x, d, from->size[d].value);
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, x, m->dtype), NULL);
  return NULL;
}

/* (grad, self) */
aot_status aoti_lower__adaptive_avg_pool_backward(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0), *from = aoti_lower_meta(c, 0);
  int spatial = spatial_of(c);
  if (!m || !from || !constant(m, spatial) || !constant(from, spatial))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int d = m->ndim - spatial; d < m->ndim && g; d++) g = shared(c, g, d, m->size[d].value);
  for (int d = m->ndim - spatial; d < m->ndim && g; d++) g = sums(c, g, d, m->size[d].value);
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, g, m->dtype), NULL);
  return NULL;
}
