/* Gathers read at an index that is checked. In a scatter an element looks for its writers where those are few; else
 * what is written is rows by the element's number, in order, and of overwriting ones the last: the same result every
 * time. */
#include "segment.h"
#include <string.h>

aot_status aoti_lower_embedding(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te table = aoti_lower_arg(c, 0), index = aoti_lower_operand(c, 1, AOT_I64);
  if (!m || !table || !index) return NULL;
  index = aoti_te_expand(f, aoti_te_unsqueeze(f, index, m->ndim - 1), m->ndim, m->size);
  aoti_dim_map map[2] = {{-1, 0, {0, 0}}, {(int8_t)(m->ndim - 1), 1, {0, 0}}};
  c->out[0] = aoti_te_gather(f, table, index, 0, false, map);
  return NULL;
}

aot_status aoti_lower_embedding_dense_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || m->ndim != 2) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result is no matrix");
  aoti_te grad = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  aoti_te index = aoti_lower_operand(c, 1, AOT_I64);
  if (!grad || !index) return NULL;
  aot_int n = aoti_te_numel(f, index), size[2] = {n, m->size[1]}, skip = aoti_lower_int(c, 3);
  aoti_te sums = aoti_sum_rows(c, m->size[0], aoti_te_reshape(f, index, 1, &n), aoti_te_reshape(f, grad, 2, size),
                               !skip.sym && skip.value < 0 ? aot_i(-1) : skip);
  if (aoti_lower_bool(c, 4)) { /* each row's sum over how often the row occurs */
    aot_int both[2] = {m->size[0], n};
    aoti_te row = aoti_te_iota(f, 2, both, 0), flat = aoti_te_reshape(f, index, 1, &n);
    aoti_te hits = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, OP2(EQ, row, flat), AOT_I64), 2, true);
    aoti_te often = OP2(MAX, hits, aoti_te_int(f, AOT_I64, 1));
    sums = OP2(DIV, sums, aoti_te_expand(f, aoti_cast(f, often, aoti_te_dtype(f, sums)), 2, m->size));
  }
  c->out[0] = aoti_cast(f, sums, m->dtype);
  return NULL;
}

aot_status aoti_lower_index_select(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0), index = aoti_lower_operand(c, 2, AOT_I64);
  if (!m || !x || !index) return NULL;
  bool scalar = !aoti_te_ndim(f, x);
  int n = scalar ? 1 : m->ndim, dim = aoti_lower_dim(c, 1, m->ndim);
  aot_int one = aot_i(1);
  const aot_int *size = m->ndim ? m->size : &one;
  if (scalar) x = aoti_te_unsqueeze(f, x, 0);
  if (!aoti_te_ndim(f, index)) index = aoti_te_unsqueeze(f, index, 0);
  for (int d = dim + 1; d < n; d++) index = aoti_te_unsqueeze(f, index, aoti_te_ndim(f, index));
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  c->out[0] = aoti_te_gather(f, x, aoti_te_expand(f, index, n, size), dim, false, map);
  if (scalar && !m->ndim) c->out[0] = aoti_te_squeeze(f, c->out[0], 1);
  return NULL;
}

/* self, index and src (any may be 0) with at least one dimension. */
static void lift(aoti_fuse *f, aoti_te *x) {
  if (*x && !aoti_te_ndim(f, *x)) *x = aoti_te_unsqueeze(f, *x, 0);
}
static aot_status drop(aoti_lower *c, const aoti_meta *m, aoti_te x) {
  c->out[0] = x && !m->ndim && aoti_te_ndim(c->f, x) ? aoti_te_squeeze(c->f, x, 1) : x;
  return NULL;
}

aot_status aoti_lower_gather(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0), index = aoti_lower_operand(c, 2, AOT_I64);
  if (!m || !x || !index) return NULL;
  lift(f, &x);
  lift(f, &index);
  int n = aoti_te_ndim(f, x), dim = aoti_lower_dim(c, 1, n);
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  return drop(c, m, aoti_te_gather(f, x, index, dim, false, map));
}

/* Scattering along dim, seen from the element written: the writers of self[.., i, ..] are those j of index[.., j, ..]
 * that equal i. A space with one more dimension, j, at the end. */
typedef struct writers {
  aoti_te self, src;  /* src: 0 when it is a number */
  aoti_te index, hit; /* over self's dimensions, then j */
  int ndim, dim;
  aot_int size[AOT_MAX_DIMS]; /* self's, then index's along dim */
  const aoti_meta *m;
} writers;

/* e, of index's sizes, over the space of writers; `outside` where index does not reach. */
static aoti_te over_writers(aoti_lower *c, const writers *w, aoti_te e, aoti_te outside) {
  aoti_fuse *f = c->f;
  aot_int full[AOT_MAX_DIMS], lo[AOT_MAX_DIMS] = {{0, 0}};
  bool same = true;
  for (int d = 0; d < w->ndim; d++) {
    full[d] = d == w->dim ? w->size[w->ndim] : w->size[d];
    same &= aoti_int_same(full[d], aoti_te_sizes(f, e)[d]);
  }
  if (!same) { /* src may be larger than index: cut it first */
    for (int d = 0; d < w->ndim; d++)
      if (!aoti_int_same(aoti_te_sizes(f, e)[d], aoti_te_sizes(f, w->index)[d]))
        e = aoti_te_slice(f, e, d, aot_i(0), aoti_te_sizes(f, w->index)[d], 1);
    e = aoti_te_pad(f, e, aoti_te_expand(f, outside, w->ndim, full), lo);
  }
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < w->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == w->dim ? w->ndim : d), 1, aot_i(0)};
  return aoti_te_view(f, e, w->ndim + 1, w->size, map);
}

static aot_status find_writers(aoti_lower *c, writers *w) {
  aoti_fuse *f = c->f;
  *w = (writers){.m = aoti_lower_result(c, 0)};
  if (!w->m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  w->self = aoti_lower_operand(c, 0, aoti_compute(w->m->dtype));
  w->index = aoti_lower_operand(c, 2, AOT_I64);
  w->src = aoti_lower_operand(c, 3, aoti_compute(w->m->dtype));
  if (w->index && w->self) /* a number or a row of none is one */
    w->index = aoti_checked(f, w->index, w->m->ndim ? w->m->size[aoti_lower_dim(c, 1, w->m->ndim)] : aot_i(1));
  bool number = c->node->args[3].kind != AOT_NODE;
  lift(f, &w->self);
  lift(f, &w->index);
  if (!number) lift(f, &w->src);
  if (!w->self || !w->index || !w->src) return aoti_fuse_status(f);
  w->ndim = aoti_te_ndim(f, w->self);
  if (w->ndim + 1 > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "too many dimensions");
  w->dim = aoti_lower_dim(c, 1, w->ndim);
  memcpy(w->size, aoti_te_sizes(f, w->self), (size_t)w->ndim * sizeof *w->size);
  w->size[w->ndim] = aoti_te_sizes(f, w->index)[w->dim];
  aoti_te spread = over_writers(c, w, w->index, aoti_te_int(f, AOT_I64, -1));
  w->hit = OP2(EQ, spread, aoti_te_iota(f, w->ndim + 1, w->size, w->dim));
  if (!number) w->src = over_writers(c, w, w->src, aoti_number(f, aoti_compute(w->m->dtype), 0));
  return NULL;
}

/* Where an element looking for its writers would look at many: all elements in row-major order are rows, to which the
 * source's go. */
enum { FEW_WRITERS = 16, FEW_PLACES = 64 };
static bool many_writers(const aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0), *index = aoti_lower_meta(c, 2);
  if (!m || !index || !m->ndim || index->ndim != m->ndim) return false;
  int dim = aoti_lower_dim(c, 1, m->ndim);
  aot_int n = index->size[dim], places = m->size[dim];
  for (int d = 0; d < m->ndim; d++)
    if (m->size[d].sym || index->size[d].sym || !index->size[d].value) return false;
  return n.value > FEW_WRITERS && places.value > FEW_PLACES;
}

/* What goes where: the elements of self, row-major, are rows. */
typedef struct rows {
  const aoti_meta *m;
  aot_dtype dtype;        /* of arithmetic */
  aot_int all, n;         /* rows; what goes to them */
  aoti_te self, key, src; /* self of its sizes; the others [n]; src without dimensions when it is a number */
} rows;
static bool find_rows(aoti_lower *c, rows *r) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  int dim = aoti_lower_dim(c, 1, m->ndim);
  *r = (rows){.m = m, .dtype = aoti_compute(m->dtype)};
  r->self = aoti_lower_operand(c, 0, r->dtype);
  r->src = aoti_lower_operand(c, 3, r->dtype);
  aoti_te index = aoti_lower_operand(c, 2, AOT_I64), key = 0;
  if (!r->self || !index || !r->src) return false;
  r->n = aoti_te_numel(f, index);
  r->all = aoti_te_numel(f, r->self);
  bool number = c->node->args[3].kind != AOT_NODE;
  for (int d = 0; d < m->ndim; d++) {
    const aot_int *size = aoti_te_sizes(f, index);
    aoti_te at = d == dim ? aoti_checked(f, index, m->size[d]) : aoti_te_iota(f, m->ndim, size, d);
    key = key ? OP2(ADD, OP2(MUL, key, aoti_te_size(f, m->size[d])), at) : at;
    if (!number && !aoti_int_same(aoti_te_sizes(f, r->src)[d], size[d]))
      r->src = aoti_te_slice(f, r->src, d, aot_i(0), size[d], 1);
  }
  r->key = aoti_te_reshape(f, key, 1, &r->n);
  if (!number) r->src = aoti_te_reshape(f, r->src, 1, &r->n);
  return r->src;
}
/* x [all] with self's sizes. */
static aoti_te unflat(aoti_fuse *f, const rows *r, aoti_te x) { return aoti_te_reshape(f, x, r->m->ndim, r->m->size); }

static aot_status put_rows(aoti_lower *c) {
  aoti_fuse *f = c->f;
  rows r;
  if (!find_rows(c, &r)) return aoti_fuse_status(f);
  aoti_written w = aoti_written_rows(c, r.all, r.key);
  aoti_dim_map map = {-1, 0, {0, 0}};
  aoti_te v = aoti_te_ndim(f, r.src) ? unflat(f, &r, aoti_te_gather_inside(f, r.src, w.by, 0, &map)) : r.src;
  c->out[0] = aoti_cast(f, OP3(SELECT, unflat(f, &r, w.any), v, r.self), r.m->dtype);
  return NULL;
}

/* Of several writers the last one counts. */
aot_status aoti_lower_scatter(aoti_lower *c) {
  aoti_fuse *f = c->f;
  writers w;
  if (many_writers(c)) return put_rows(c);
  AOT_TRY(find_writers(c, &w));
  if (!w.hit) return NULL;
  uint32_t over = 1u << w.ndim;
  if (c->node->args[3].kind != AOT_NODE) {
    aoti_te any = aoti_fold(f, AOTI_OP_REDUCE_ANY, w.hit, over, false);
    return drop(c, w.m, aoti_cast(f, OP3(SELECT, any, w.src, w.self), w.m->dtype));
  }
  aoti_te j = aoti_te_iota(f, w.ndim + 1, w.size, w.ndim), none = aoti_te_int(f, AOT_I64, -1);
  aoti_te last = aoti_fold(f, AOTI_OP_REDUCE_MAX, OP3(SELECT, w.hit, j, none), over, true);
  aoti_te only = OP2(EQ, j, last), zero = aoti_number(f, aoti_compute(w.m->dtype), 0);
  aoti_te any = aoti_fold(f, AOTI_OP_REDUCE_ANY, w.hit, over, false);
  /* One writer is left: a sum, or for truth values a disjunction, of it alone. */
  bool truth = w.m->dtype == AOT_B8;
  aoti_te picked = truth ? OP2(AND, only, w.src) : OP3(SELECT, only, w.src, zero);
  picked = aoti_fold(f, truth ? AOTI_OP_REDUCE_ANY : AOTI_OP_REDUCE_SUM, picked, over, false);
  return drop(c, w.m, aoti_cast(f, OP3(SELECT, any, picked, w.self), w.m->dtype));
}

static aot_status add_rows(aoti_lower *c) {
  aoti_fuse *f = c->f;
  rows r;
  if (!find_rows(c, &r) || !aoti_te_ndim(f, r.src)) return aoti_fuse_status(f);
  aoti_te sum = aoti_sum_rows(c, r.all, r.key, r.src, aot_i(-1));
  c->out[0] = aoti_cast(f, OP2(ADD, r.self, unflat(f, &r, sum)), r.m->dtype);
  return NULL;
}

aot_status aoti_lower_scatter_add(aoti_lower *c) {
  aoti_fuse *f = c->f;
  writers w;
  if (many_writers(c) && aoti_lower_result(c, 0)->dtype != AOT_B8 && c->node->args[3].kind == AOT_NODE)
    return add_rows(c);
  AOT_TRY(find_writers(c, &w));
  if (!w.hit) return NULL;
  aoti_te zero = aoti_number(f, aoti_compute(w.m->dtype), 0);
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, w.hit, w.src, zero), 1u << w.ndim, false);
  return drop(c, w.m, aoti_cast(f, OP2(ADD, w.self, sum), w.m->dtype));
}

/* Reductions of the writers of an element; with include_self the element itself takes part. */
static const struct {
  const char *name;
  aoti_loop_op over, with;
} kinds[] = {{"sum", AOTI_OP_REDUCE_SUM, AOTI_OP_ADD},
             {"mean", AOTI_OP_REDUCE_SUM, AOTI_OP_ADD},
             {"prod", AOTI_OP_REDUCE_PROD, AOTI_OP_MUL},
             {"amax", AOTI_OP_REDUCE_MAX, AOTI_OP_MAX},
             {"amin", AOTI_OP_REDUCE_MIN, AOTI_OP_MIN}};
enum { MEAN = 1, PRODUCT = 2 };

/* self where nothing is written, else v, the writers' reduction of kind k; count: how many there are. */
static aoti_te reduced(aoti_lower *c, size_t k, aoti_te self, aoti_te v, aoti_te count) {
  aoti_fuse *f = c->f;
  bool with_self = aoti_lower_bool(c, 5);
  aot_dtype dtype = aoti_te_dtype(f, v);
  aoti_te any = OP2(GT, count, aoti_te_int(f, AOT_I64, 0));
  if (with_self) v = aoti_op2(f, kinds[k].with, self, v);
  if (k == MEAN) {
    if (with_self) count = OP2(ADD, count, aoti_te_int(f, AOT_I64, 1));
    count = aoti_cast(f, OP2(MAX, count, aoti_te_int(f, AOT_I64, 1)), dtype);
    v = aoti_is_float(dtype) ? OP2(DIV, v, count) : OP2(FLOORDIV, v, count);
  }
  return OP3(SELECT, any, v, self);
}

static aot_status reduce_rows(aoti_lower *c, size_t k) {
  aoti_fuse *f = c->f;
  rows r;
  if (!find_rows(c, &r) || !aoti_te_ndim(f, r.src)) return aoti_fuse_status(f);
  aoti_te ones = aoti_te_expand(f, aoti_te_int(f, AOT_I64, 1), 1, &r.n);
  aoti_te v = aoti_fold_rows(c, kinds[k].with, r.all, r.key, r.src, aot_i(-1));
  aoti_te count = aoti_sum_rows(c, r.all, r.key, ones, aot_i(-1));
  c->out[0] = aoti_cast(f, reduced(c, k, r.self, unflat(f, &r, v), unflat(f, &r, count)), r.m->dtype);
  return NULL;
}

aot_status aoti_lower_scatter_reduce(aoti_lower *c) {
  aoti_fuse *f = c->f;
  size_t k = 0, n = sizeof kinds / sizeof *kinds;
  const aoti_meta *m = aoti_lower_result(c, 0);
  while (k < n && !aoti_lower_string_is(c, 4, kinds[k].name)) k++;
  if (k == n || (m && m->dtype == AOT_B8)) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this reduction");
  if (many_writers(c) && c->node->args[3].kind == AOT_NODE) return reduce_rows(c, k);
  writers w;
  AOT_TRY(find_writers(c, &w));
  if (!w.hit) return NULL;
  aot_dtype dtype = aoti_compute(w.m->dtype);
  uint32_t over = 1u << w.ndim;
  /* What takes no part is replaced by what changes nothing: for the extremes the element itself, or where it takes no
   * part the first writer's value, which exists where any does. */
  aoti_te part = aoti_number(f, dtype, k == PRODUCT);
  if (k > PRODUCT) part = aoti_te_unsqueeze(f, w.self, w.ndim);
  if (k > PRODUCT && !aoti_lower_bool(c, 5)) {
    aoti_te j = aoti_te_iota(f, w.ndim + 1, w.size, w.ndim), none = aoti_te_size(f, w.size[w.ndim]);
    aoti_te first = aoti_fold(f, AOTI_OP_REDUCE_MIN, OP3(SELECT, w.hit, j, none), over, true);
    part =
        aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, OP2(EQ, j, first), w.src, aoti_number(f, dtype, 0)), over, true);
  }
  aoti_te v = aoti_fold(f, kinds[k].over, OP3(SELECT, w.hit, w.src, part), over, false);
  aoti_te count = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, w.hit, AOT_I64), over, false);
  return drop(c, w.m, aoti_cast(f, reduced(c, k, w.self, v, count), w.m->dtype));
}

/* (self, index): of all elements in row-major order; negative positions count from the end */
aot_status aoti_lower_take(aoti_lower *c) {
  aoti_te x = aoti_lower_arg(c, 0), index = aoti_lower_operand(c, 1, AOT_I64);
  if (!x || !index) return NULL;
  aot_int n = aoti_te_numel(c->f, x);
  aoti_dim_map map = {-1, 0, {0, 0}};
  c->out[0] = aoti_te_gather(c->f, aoti_te_reshape(c->f, x, 1, &n), index, 0, true, &map);
  return NULL;
}
