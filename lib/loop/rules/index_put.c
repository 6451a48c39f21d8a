/* Reading and writing at tensors of positions. */
#include "segment.h"
#include <string.h>

/* At least one dimension. */
static void lift(aoti_fuse *f, aoti_te *x) {
  if (*x && !aoti_te_ndim(f, *x)) *x = aoti_te_unsqueeze(f, *x, 0);
}
static aot_status drop(aoti_lower *c, const aoti_meta *m, aoti_te x) {
  c->out[0] = x && !m->ndim && aoti_te_ndim(c->f, x) ? aoti_te_squeeze(c->f, x, 1) : x;
  return NULL;
}

/* Positions moved into a dimension of n: from -n up to n - 1. */
static aoti_te clamped(aoti_lower *c, aoti_te at, aot_int n) {
  aoti_fuse *f = c->f;
  aoti_te last = aoti_te_size(f, aoti_int_sub(c->g->syms, n, aot_i(1)));
  return OP2(MAX, OP2(MIN, aoti_cast(f, at, AOT_I64), last), OP1(NEG, aoti_te_size(f, n)));
}

/* Tensors of positions for some of the dimensions: the positions' dimensions stand where the indexed ones were if those
 * are neighbours, else in front. One dimension after the other is looked up, the last first. */
static aot_status look_up(aoti_lower *c, int list_arg, bool clamps) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  const aot_value *list = &c->node->args[list_arg];
  aoti_te x = aoti_lower_arg(c, 0), at[AOT_MAX_DIMS] = {0};
  aot_int size[AOT_MAX_DIMS], wide[AOT_MAX_DIMS];
  int n = x ? aoti_te_ndim(f, x) : 0, first = -1, last = -1, count = 0, b = 0;
  if (!m || !x || (list->kind != AOT_LIST && list->kind != AOT_TUPLE) || (int)list->as.list.n > n)
    return aoti_lower_error(c, AOT_ERROR_INVALID, "its indices do not fit");
  for (int d = 0; d < (int)list->as.list.n; d++) {
    const aot_value *v = &list->as.list.at[d];
    if (v->kind == AOT_NONE) continue;
    if (v->kind != AOT_NODE || !c->values[v->as.node].n) return aoti_lower_error(c, AOT_ERROR_INVALID, "not a tensor");
    at[d] = c->values[v->as.node].at[0];
    aot_dtype dtype = aoti_te_dtype(f, at[d]);
    if (dtype == AOT_B8 || dtype == AOT_U8) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a mask as an index");
    at[d] = clamps ? clamped(c, at[d], aoti_te_sizes(f, x)[d]) : aoti_cast(f, at[d], AOT_I64);
    if (first < 0) first = d;
    last = d;
    count++;
    if (aoti_te_ndim(f, at[d]) > b) b = aoti_te_ndim(f, at[d]);
  }
  int place = count && last - first + 1 == count ? first : 0, rest = n - count;
  if (!count || rest + b != m->ndim || n + b > AOT_MAX_DIMS)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these indices");
  for (int i = 0; i < b; i++) wide[i] = m->size[place + i];
  /* x is [what is left .., positions ..]; the positions come with the first lookup. */
  int left = n, has = 0;
  for (int d = last; d >= first; d--) {
    if (!at[d]) continue;
    aoti_dim_map map[AOT_MAX_DIMS];
    for (int k = 0, out = 0; k < left + has; k++) {
      map[k] = (aoti_dim_map){(int8_t)(k == d ? -1 : out), k != d, aot_i(0)};
      if (k != d) size[out++] = aoti_te_sizes(f, x)[k];
    }
    for (int i = 0; i < b; i++) size[left - 1 + i] = wide[i];
    x = aoti_te_gather(f, x, aoti_te_expand(f, at[d], left - 1 + b, size), d, true, map);
    if (!x) return NULL;
    left--;
    has = b;
  }
  int perm[AOT_MAX_DIMS];
  for (int k = 0; k < m->ndim; k++) perm[k] = k < place ? k : k < place + b ? rest + (k - place) : k - b;
  c->out[0] = aoti_te_copy(f, aoti_te_permute(f, x, perm), NULL);
  return NULL;
}
aot_status aoti_lower_index(aoti_lower *c) { return look_up(c, 1, false); }

/* (self, mask, indices, fill): positions are moved into their dimensions, and what the mask leaves out is fill. */
aot_status aoti_lower__unsafe_masked_index(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te mask = aoti_lower_operand(c, 1, AOT_B8);
  AOT_TRY(look_up(c, 2, true));
  if (!m || !mask || !c->out[0]) return aoti_fuse_status(c->f);
  aoti_te v = aoti_cast(c->f, c->out[0], aoti_compute(m->dtype)),
          fill = aoti_lower_operand(c, 3, aoti_compute(m->dtype));
  c->out[0] = aoti_cast(c->f, aoti_op3(c->f, AOTI_OP_SELECT, mask, v, fill), m->dtype);
  return NULL;
}

/* self + alpha source, source's rows going where index says. */
aot_status aoti_lower_index_add(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  int dim = aoti_lower_dim(c, 1, m->ndim), n = m->ndim ? m->ndim : 1;
  aoti_te self = aoti_lower_operand(c, 0, dtype), index = aoti_lower_operand(c, 2, AOT_I64);
  aoti_te source = aoti_lower_operand(c, 3, dtype);
  lift(f, &index);
  lift(f, &self);
  lift(f, &source);
  if (!self || !index || !source || n + 1 > AOT_MAX_DIMS || aoti_te_ndim(f, source) != n) return aoti_fuse_status(f);
  double alpha = aoti_lower_given(c, 4) ? aoti_lower_float(c, 4) : 1;
  if (alpha != 1) source = OP2(MUL, source, aoti_lower_factor(c, 4, dtype));
  aoti_te sum;
  if (dtype != AOT_B8) { /* dim goes first, and back */
    int to[AOT_MAX_DIMS], back[AOT_MAX_DIMS];
    for (int d = 0; d < n; d++) {
      to[d] = d == 0 ? dim : d <= dim ? d - 1 : d;
      back[to[d]] = d;
    }
    source = aoti_te_permute(f, source, to);
    sum = aoti_te_permute(f, aoti_sum_rows(c, aoti_te_sizes(f, self)[dim], index, source, aot_i(-1)), back);
  } else { /* a space with source's position along dim at the end */
    aot_int size[AOT_MAX_DIMS];
    memcpy(size, aoti_te_sizes(f, self), (size_t)n * sizeof *size);
    size[n] = aoti_te_sizes(f, index)[0];
    aoti_dim_map map[AOT_MAX_DIMS];
    for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? n : d), 1, aot_i(0)};
    aoti_te hit = OP2(EQ, aoti_te_iota(f, n + 1, size, dim), index);
    aoti_te spread = aoti_te_view(f, source, n + 1, size, map);
    sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, hit, spread, aoti_number(f, dtype, 0)), 1u << n, false);
  }
  return drop(c, m, aoti_cast(f, OP2(ADD, self, sum), m->dtype));
}

/* ---- writing at positions: an element looks for who writes it, in a space with the writers j at the end */

/* hit: over self's dimensions and j. values: over the same space, or 0. */
typedef struct put {
  aoti_te self, hit, values;
  int n;
  aot_int size[AOT_MAX_DIMS];
} put;

static aoti_te put_sum(aoti_lower *c, const put *p, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  if (dtype == AOT_B8) return aoti_fold(f, AOTI_OP_REDUCE_ANY, OP2(AND, p->hit, p->values), 1u << p->n, false);
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, p->hit, p->values, aoti_number(f, dtype, 0)), 1u << p->n, false);
}

/* The last writer's value where there is one. */
static aoti_te put_last(aoti_lower *c, put *p, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  aoti_te j = aoti_te_iota(f, p->n + 1, p->size, p->n), none = aoti_te_int(f, AOT_I64, -1);
  aoti_te any = aoti_fold(f, AOTI_OP_REDUCE_ANY, p->hit, 1u << p->n, false);
  aoti_te last = aoti_fold(f, AOTI_OP_REDUCE_MAX, OP3(SELECT, p->hit, j, none), 1u << p->n, true);
  p->hit = OP2(EQ, j, last);
  return OP3(SELECT, any, put_sum(c, p, dtype), p->self);
}

/* Where an element looking for its writers would look at more than these, which rows are written is found first. */
enum { FEW_WRITERS = 16 };
static bool many_writers(aot_int n) { return !n.sym && n.value > FEW_WRITERS; }

/* index, from -n up to n - 1, counted from the front; reported where outside. */
static aoti_te from_front(aoti_fuse *f, aoti_te index, aot_int n) {
  aoti_dim_map map = {-1, 0, {0, 0}};
  return aoti_te_gather(f, aoti_te_iota(f, 1, &n, 0), index, 0, true, &map);
}

/* index_copy(self, dim, index, source), index_fill(self, dim, index, value) */
static aot_status put_along(aoti_lower *c, bool copies) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || m->ndim + 1 > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  put p = {.self = aoti_lower_operand(c, 0, dtype)};
  aoti_te index = aoti_lower_operand(c, 2, AOT_I64), v = aoti_lower_operand(c, 3, dtype);
  lift(f, &p.self);
  lift(f, &index);
  if (copies) lift(f, &v);
  if (!p.self || !index || !v) return aoti_fuse_status(f);
  p.n = aoti_te_ndim(f, p.self);
  int dim = aoti_lower_dim(c, 1, p.n);
  memcpy(p.size, aoti_te_sizes(f, p.self), (size_t)p.n * sizeof *p.size);
  p.size[p.n] = aoti_te_sizes(f, index)[0];
  index = copies ? aoti_checked(f, index, p.size[dim]) : from_front(f, index, p.size[dim]);
  if (many_writers(p.size[p.n])) {
    aoti_written w = aoti_written_rows(c, p.size[dim], index);
    aoti_dim_map along = {(int8_t)dim, 1, {0, 0}}, same[AOT_MAX_DIMS];
    for (int d = 0; d < p.n; d++) same[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
    aoti_te any = aoti_te_view(f, w.any, p.n, p.size, &along), by = aoti_te_view(f, w.by, p.n, p.size, &along);
    if (copies) v = aoti_te_gather_inside(f, v, by, dim, same);
    return drop(c, m, aoti_cast(f, OP3(SELECT, any, v, p.self), m->dtype));
  }
  p.hit = OP2(EQ, aoti_te_iota(f, p.n + 1, p.size, dim), index);
  if (!copies) {
    aoti_te any = aoti_fold(f, AOTI_OP_REDUCE_ANY, p.hit, 1u << p.n, false);
    return drop(c, m, aoti_cast(f, OP3(SELECT, any, v, p.self), m->dtype));
  }
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < p.n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? p.n : d), 1, aot_i(0)};
  p.values = aoti_te_view(f, v, p.n + 1, p.size, map);
  return drop(c, m, aoti_cast(f, put_last(c, &p, dtype), m->dtype));
}
aot_status aoti_lower_index_copy(aoti_lower *c) { return put_along(c, true); }
aot_status aoti_lower_index_fill(aoti_lower *c) { return put_along(c, false); }

/* The place in a list of indices of a mask that stands there alone, or -1. */
static int lone_mask(aoti_lower *c, const aot_value *list) {
  int found = -1;
  for (int d = 0; (list->kind == AOT_LIST || list->kind == AOT_TUPLE) && d < (int)list->as.list.n; d++) {
    const aot_value *x = &list->as.list.at[d];
    if (x->kind == AOT_NONE) continue;
    if (found >= 0 || x->kind != AOT_NODE || c->values[x->as.node].n != 1 || !c->values[x->as.node].at[0]) return -1;
    aot_dtype t = aoti_te_dtype(c->f, c->values[x->as.node].at[0]);
    if (t != AOT_B8 && t != AOT_U8) return -1;
    found = d;
  }
  return found;
}

/* v where the mask at place d of the list is true. The mask's dimensions are one of what it chooses, of a length that
 * nobody knows here: v must be of one element along it. */
static aot_status put_masked(aoti_lower *c, const aot_value *list, int d, aoti_te v, bool accumulate) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te self = aoti_lower_operand(c, 0, dtype),
          mask = aoti_cast(f, c->values[list->as.list.at[d].as.node].at[0], AOT_B8);
  if (!self || !mask || !v) return aoti_fuse_status(f);
  int width = aoti_te_ndim(f, mask), after = m->ndim - d - width, n = aoti_te_ndim(f, v), at = n - 1 - after;
  bool fits = width && after >= 0 && n <= m->ndim - width + 1;
  for (int k = 0; fits && k < width; k++) fits = aoti_int_same(aoti_te_sizes(f, mask)[k], m->size[d + k]);
  if (!fits) return aoti_lower_error(c, AOT_ERROR_INVALID, "its mask or its values do not fit");
  if (at >= 0) {
    if (!aoti_int_is(aoti_te_sizes(f, v)[at], 1))
      return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "values as many as its mask has places");
    for (int k = 1; k < width; k++) v = aoti_te_unsqueeze(f, v, at);
  }
  for (int k = 0; k < after; k++) mask = aoti_te_unsqueeze(f, mask, width + k);
  aoti_te out = OP3(SELECT, mask, v, accumulate ? aoti_number(f, dtype, 0) : self);
  c->out[0] = aoti_cast(f, accumulate ? OP2(ADD, self, out) : out, m->dtype);
  return NULL;
}

/* v at the positions of a list; those that are added are rows, sums by the number of their place. */
static aot_status put_at(aoti_lower *c, int list_arg, aoti_te v, bool clamps, bool accumulate) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  const aot_value *list = &c->node->args[list_arg];
  if (!m || !m->ndim || (list->kind != AOT_LIST && list->kind != AOT_TUPLE) || (int)list->as.list.n > m->ndim)
    return aoti_lower_error(c, AOT_ERROR_INVALID, "its indices do not fit");
  aot_dtype dtype = aoti_compute(m->dtype);
  put p = {.self = aoti_lower_operand(c, 0, dtype), .n = m->ndim};
  aoti_te at[AOT_MAX_DIMS] = {0};
  int first = -1, last = -1, count = 0, b = 0;
  aot_int wide[AOT_MAX_DIMS], total = aot_i(1), shape[AOT_MAX_DIMS];
  for (int d = 0; d < (int)list->as.list.n; d++) {
    const aot_value *x = &list->as.list.at[d];
    if (x->kind == AOT_NONE) continue;
    if (x->kind != AOT_NODE || !c->values[x->as.node].n) return aoti_lower_error(c, AOT_ERROR_INVALID, "not a tensor");
    at[d] = c->values[x->as.node].at[0];
    aot_dtype t = at[d] ? aoti_te_dtype(f, at[d]) : AOT_B8;
    if (t == AOT_B8 || t == AOT_U8) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a mask as an index");
    at[d] = clamps ? clamped(c, at[d], m->size[d]) : aoti_cast(f, at[d], AOT_I64);
    if (first < 0) first = d;
    last = d;
    count++;
    if (aoti_te_ndim(f, at[d]) > b) b = aoti_te_ndim(f, at[d]);
  }
  int rest = m->ndim - count, place = last - first + 1 == count ? first : 0;
  if (!count || !p.self || !v || m->ndim + 1 > AOT_MAX_DIMS || rest + b > AOT_MAX_DIMS || aoti_te_ndim(f, v) > rest + b)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these indices");
  for (int i = 0; i < b; i++) {
    wide[i] = aot_i(1);
    for (int d = first; d <= last; d++) {
      int k = at[d] ? i - (b - aoti_te_ndim(f, at[d])) : -1;
      if (k >= 0 && !aoti_int_is(aoti_te_sizes(f, at[d])[k], 1)) wide[i] = aoti_te_sizes(f, at[d])[k];
    }
    total = aoti_int_mul(c->g->syms, total, wide[i]);
  }
  /* values as [what is not indexed .., j] */
  int from[AOT_MAX_DIMS], perm[AOT_MAX_DIMS];
  aot_int left[AOT_MAX_DIMS];
  for (int d = 0, k = 0; d < m->ndim; d++)
    if (d >= AOT_MAX_DIMS || !at[d]) from[k] = d, left[k++] = m->size[d];
  for (int k = 0; k < rest + b; k++) {
    bool position = k >= place && k < place + b;
    shape[k] = position ? wide[k - place] : left[k < place ? k : k - b];
    perm[position ? rest + (k - place) : k < place ? k : k - b] = k;
  }
  v = aoti_te_permute(f, aoti_te_expand(f, v, rest + b, shape), perm);
  left[rest] = total;
  v = aoti_te_reshape(f, v, rest + 1, left);
  memcpy(p.size, m->size, (size_t)m->ndim * sizeof *p.size);
  p.size[p.n] = total;
  for (int d = first; d <= last; d++) { /* positions as [j], counted from the front */
    if (!at[d]) continue;
    at[d] = aoti_te_reshape(f, aoti_te_expand(f, at[d], b, wide), 1, &total);
    at[d] = from_front(f, at[d], m->size[d]);
    aoti_te hit = OP2(EQ, aoti_te_iota(f, p.n + 1, p.size, d), at[d]);
    p.hit = p.hit ? OP2(AND, p.hit, hit) : hit;
  }
  bool sums = accumulate && dtype != AOT_B8;
  if ((sums && m->ndim + 1 <= AOT_MAX_DIMS) || (!accumulate && many_writers(total))) {
    /* the indexed dimensions are one, of rows */
    aot_int rows = aot_i(1), apart[AOT_MAX_DIMS];
    aoti_te key = 0;
    int back[AOT_MAX_DIMS], k = 0;
    for (int d = 0; d < m->ndim; d++) {
      if (!at[d]) continue;
      key = key ? OP2(ADD, OP2(MUL, key, aoti_te_size(f, m->size[d])), at[d]) : at[d];
      rows = aoti_int_mul(c->g->syms, rows, m->size[d]);
      apart[k] = m->size[d];
      back[d] = k++;
    }
    for (int d = 0; d < m->ndim; d++)
      if (!at[d]) apart[k] = m->size[d], back[d] = k++;
    for (k = 0; k <= rest; k++) perm[k] = k ? k - 1 : rest;
    v = aoti_te_permute(f, v, perm);
    if (sums) {
      v = aoti_te_reshape(f, aoti_sum_rows(c, rows, key, v, aot_i(-1)), m->ndim, apart);
      c->out[0] = aoti_cast(f, OP2(ADD, p.self, aoti_te_permute(f, v, back)), m->dtype);
      return NULL;
    }
    aoti_written w = aoti_written_rows(c, rows, key);
    aoti_dim_map of_row = {0, 1, {0, 0}}, row[AOT_MAX_DIMS];
    for (k = 0; k <= rest; k++) {
      row[k] = (aoti_dim_map){(int8_t)(k ? k : -1), k > 0, aot_i(0)};
      shape[k] = k ? left[k - 1] : rows;
    }
    aoti_te any = aoti_te_view(f, w.any, rest + 1, shape, &of_row),
            by = aoti_te_view(f, w.by, rest + 1, shape, &of_row);
    v = aoti_te_gather_inside(f, v, by, 0, row);
    v = aoti_te_permute(f, aoti_te_reshape(f, v, m->ndim, apart), back);
    any = aoti_te_permute(f, aoti_te_reshape(f, any, m->ndim, apart), back);
    c->out[0] = aoti_cast(f, OP3(SELECT, any, v, p.self), m->dtype);
    return NULL;
  }
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int k = 0; k <= rest; k++) map[k] = (aoti_dim_map){(int8_t)(k == rest ? p.n : from[k]), 1, aot_i(0)};
  p.values = aoti_te_view(f, v, p.n + 1, p.size, map);
  aoti_te out = accumulate ? OP2(ADD, p.self, put_sum(c, &p, dtype)) : put_last(c, &p, dtype);
  c->out[0] = aoti_cast(f, out, m->dtype);
  return NULL;
}

aot_status aoti_lower_index_put(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te v = m ? aoti_lower_operand(c, 2, aoti_compute(m->dtype)) : 0;
  const aot_value *list = &c->node->args[1];
  int mask = lone_mask(c, list);
  if (m && mask >= 0) return put_masked(c, list, mask, v, aoti_lower_bool(c, 3));
  return put_at(c, 1, v, false, aoti_lower_bool(c, 3));
}
/* (self, mask, indices, values): what the mask leaves out adds nothing */
aot_status aoti_lower__unsafe_masked_index_put_accumulate(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m ? m->dtype : AOT_F32);
  aoti_te mask = aoti_lower_operand(c, 1, AOT_B8), v = aoti_lower_operand(c, 3, dtype);
  return put_at(c, 2, OP3(SELECT, mask, v, aoti_number(f, dtype, 0)), true, true);
}

/* (self, index, source, accumulate): elements of self in row-major order; negative positions count from the end */
aot_status aoti_lower_put(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te self = aoti_lower_operand(c, 0, dtype), index = aoti_lower_operand(c, 1, AOT_I64);
  aoti_te v = aoti_lower_operand(c, 2, dtype);
  if (!self || !index || !v) return aoti_fuse_status(f);
  aot_int n = aoti_te_numel(f, self), count = aoti_te_numel(f, index);
  put p = {.self = aoti_te_reshape(f, self, 1, &n), .n = 1, .size = {n, count}};
  index = from_front(f, aoti_te_reshape(f, index, 1, &count), n);
  v = aoti_te_reshape(f, v, 1, &count);
  p.hit = OP2(EQ, aoti_te_iota(f, 2, p.size, 0), index);
  p.values = aoti_te_expand(f, v, 2, p.size);
  bool truth = dtype == AOT_B8, sums = aoti_lower_bool(c, 3);
  aoti_te out = 0;
  if (sums && !truth && many_writers(count)) {
    out = OP2(ADD, p.self, aoti_sum_rows(c, n, index, v, aot_i(-1)));
  } else if (!sums && many_writers(count)) {
    aoti_written w = aoti_written_rows(c, n, index);
    aoti_dim_map map = {-1, 0, {0, 0}};
    out = OP3(SELECT, w.any, aoti_te_gather_inside(f, v, w.by, 0, &map), p.self);
  } else {
    out = !sums   ? put_last(c, &p, dtype)
          : truth ? OP2(OR, p.self, put_sum(c, &p, dtype))
                  : OP2(ADD, p.self, put_sum(c, &p, dtype));
  }
  c->out[0] = aoti_te_copy(f, aoti_te_reshape(f, aoti_cast(f, out, m->dtype), m->ndim, m->size), NULL);
  return NULL;
}
