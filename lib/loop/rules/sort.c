/* Order along one dimension, by counting: an element's rank is how many come before it, and what stands at a place is
 * the element of that rank. Every element is compared with every other, which short dimensions can afford and all
 * threads do at once; equal elements keep their order, and a NaN is larger than every number. Longer dimensions are
 * sorted on the host. */
#include "rules.h"
#include <string.h>

enum { LONGEST = 1024 };

typedef struct order {
  aoti_te x;    /* at least one dimension */
  aoti_te rank; /* of x's sizes */
  int ndim, dim;
  aot_int n;
} order;

/* x over a space with one more dimension at the end; its own dim runs along `along`. */
static aoti_te spread(aoti_fuse *f, const order *o, aoti_te x, int along, const aot_int *size) {
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < o->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == o->dim ? along : d), 1, aot_i(0)};
  return aoti_te_view(f, x, o->ndim + 1, size, map);
}

static aoti_te less(aoti_fuse *f, aoti_te a, aoti_te b) {
  aoti_te lt = OP2(LT, a, b);
  if (!aoti_is_float(aoti_te_dtype(f, a))) return lt;
  return OP2(OR, lt, OP2(AND, OP1(ISNAN, b), OP1(NOT, OP1(ISNAN, a))));
}

static aot_status ranks(aoti_lower *c, aoti_te x, int dim, bool descending, order *o) {
  aoti_fuse *f = c->f;
  if (!x) return aoti_fuse_status(f);
  if (!aoti_te_ndim(f, x)) x = aoti_te_unsqueeze(f, x, 0);
  *o = (order){.x = x, .ndim = aoti_te_ndim(f, x), .dim = dim};
  o->n = aoti_te_sizes(f, x)[dim];
  if (o->n.sym || o->n.value > LONGEST || o->n.value < 1 || o->ndim + 1 > AOT_MAX_DIMS)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a dimension this long");
  aot_int size[AOT_MAX_DIMS];
  memcpy(size, aoti_te_sizes(f, x), (size_t)o->ndim * sizeof *size);
  size[o->ndim] = o->n;
  aot_dtype dtype = aoti_te_dtype(f, x);
  aoti_te v = aoti_cast(f, x, dtype == AOT_B8 ? AOT_U8 : aoti_compute(dtype));
  aoti_te own = spread(f, o, v, dim, size), other = spread(f, o, v, o->ndim, size);
  aoti_te i = aoti_te_iota(f, o->ndim + 1, size, dim), j = aoti_te_iota(f, o->ndim + 1, size, o->ndim);
  aoti_te before = descending ? less(f, own, other) : less(f, other, own);
  aoti_te after = descending ? less(f, other, own) : less(f, own, other);
  before = OP2(OR, before, OP2(AND, OP1(NOT, after), OP2(LT, j, i)));
  o->rank = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, before, AOT_I64), 1u << o->ndim, false);
  return aoti_fuse_status(f);
}

/* Where the elements with the ranks of place stand, place having x's sizes but `count` along dim. */
static aoti_te at_rank(aoti_lower *c, const order *o, aoti_te place) {
  aoti_fuse *f = c->f;
  aot_int size[AOT_MAX_DIMS];
  if (!place) return 0;
  memcpy(size, aoti_te_sizes(f, place), (size_t)o->ndim * sizeof *size);
  size[o->ndim] = o->n;
  aoti_te hit = OP2(EQ, spread(f, o, o->rank, o->ndim, size), aoti_te_unsqueeze(f, place, o->ndim));
  aoti_te i = aoti_te_iota(f, o->ndim + 1, size, o->ndim);
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, hit, i, aoti_te_int(f, AOT_I64, 0)), 1u << o->ndim, false);
}

static aoti_te picked(aoti_lower *c, const order *o, aoti_te index) {
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < o->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == o->dim ? -1 : d), d != o->dim, aot_i(0)};
  return aoti_te_gather_inside(c->f, o->x, index, o->dim, map);
}

/* The values and positions of the results, without dim where the results have lost it. */
static aot_status done(aoti_lower *c, const order *o, aoti_te index) {
  aoti_te out[2] = {picked(c, o, index), index};
  for (int i = 0; i < 2; i++) {
    const aoti_meta *m = aoti_lower_result(c, i);
    if (m && out[i] && m->ndim < aoti_te_ndim(c->f, out[i])) out[i] = aoti_te_squeeze(c->f, out[i], 1u << o->dim);
    if (m) c->out[i] = out[i];
  }
  return NULL;
}

/* The first `count` of the order. */
static aot_status first(aoti_lower *c, int dim_arg, bool descending, aot_int count) {
  aoti_te x = aoti_lower_arg(c, 0);
  order o;
  aot_int size[AOT_MAX_DIMS];
  if (!x) return NULL;
  AOT_TRY(ranks(c, x, aoti_lower_dim(c, dim_arg, aoti_te_ndim(c->f, x)), descending, &o));
  memcpy(size, aoti_te_sizes(c->f, o.x), (size_t)o.ndim * sizeof *size);
  if (!aoti_int_is(count, -1)) size[o.dim] = count;
  return done(c, &o, at_rank(c, &o, aoti_te_iota(c->f, o.ndim, size, o.dim)));
}
/* (self, dim, descending) */
aot_status aoti_lower_sort(aoti_lower *c) { return first(c, 1, aoti_lower_bool(c, 2), aot_i(-1)); }
/* (self, stable, dim, descending) */
aot_status aoti_lower_sort_stable(aoti_lower *c) { return first(c, 2, aoti_lower_bool(c, 3), aot_i(-1)); }
/* (self, k, dim, largest, sorted) */
aot_status aoti_lower_topk(aoti_lower *c) { return first(c, 2, aoti_lower_bool(c, 3), aoti_lower_int(c, 1)); }

/* One element of each row: its rank is given per row, [.., 1, ..]. */
static aot_status ranked(aoti_lower *c, const order *o, aoti_te rank) {
  aot_int size[AOT_MAX_DIMS];
  memcpy(size, aoti_te_sizes(c->f, o->x), (size_t)o->ndim * sizeof *size);
  size[o->dim] = aot_i(1);
  return done(c, o, at_rank(c, o, aoti_te_expand(c->f, rank, o->ndim, size)));
}
/* (self, k, dim, keepdim): the k-th smallest */
aot_status aoti_lower_kthvalue(aoti_lower *c) {
  aoti_te x = aoti_lower_arg(c, 0);
  order o;
  if (!x) return NULL;
  AOT_TRY(ranks(c, x, aoti_lower_dim(c, 2, aoti_te_ndim(c->f, x)), false, &o));
  return ranked(c, &o, aoti_te_size(c->f, aoti_int_sub(c->g->syms, aoti_lower_int(c, 1), aot_i(1))));
}

/* The lower of the two in the middle; of rows with a NaN the first of those, or (skip) the middle of the numbers. */
static aot_status middle(aoti_lower *c, bool skip) {
  aoti_fuse *f = c->f;
  aoti_te x = aoti_lower_arg(c, 0), rank;
  order o;
  if (!x) return NULL;
  bool along = c->info->n_args > 1;
  aot_int all = aoti_te_numel(f, x);
  if (!along) x = aoti_te_reshape(f, x, 1, &all);
  AOT_TRY(ranks(c, x, along ? aoti_lower_dim(c, 1, aoti_te_ndim(f, x)) : 0, false, &o));
  aoti_te n = aoti_te_size(f, o.n), one = aoti_te_int(f, AOT_I64, 1), two = aoti_te_int(f, AOT_I64, 2);
  rank = OP2(FLOORDIV, OP2(SUB, n, one), two);
  if (aoti_is_float(aoti_te_dtype(f, o.x))) {
    aoti_te nan = OP1(ISNAN, aoti_cast(f, o.x, aoti_compute(aoti_te_dtype(f, o.x)))), zero = aoti_te_int(f, AOT_I64, 0);
    aoti_te some = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, nan, AOT_I64), 1u << o.dim, true);
    aoti_te numbers = OP2(SUB, n, some);
    rank = skip ? OP2(MAX, OP2(FLOORDIV, OP2(SUB, numbers, one), two), zero)
                : OP3(SELECT, OP2(GT, some, zero), numbers, aoti_te_expand(f, rank, o.ndim, aoti_te_sizes(f, some)));
  }
  return ranked(c, &o, rank);
}
aot_status aoti_lower_median(aoti_lower *c) { return middle(c, false); }
aot_status aoti_lower_nanmedian(aoti_lower *c) { return middle(c, true); }

/* (self, dim, keepdim): the smallest of those that occur most often, where it stands last. Equals have neighbouring
 * ranks, of which the last is wanted. */
aot_status aoti_lower_mode(aoti_lower *c) {
  aoti_fuse *f = c->f;
  aoti_te x = aoti_lower_arg(c, 0), one = aoti_te_int(f, AOT_I64, 1);
  order o;
  aot_int size[AOT_MAX_DIMS];
  if (!x) return NULL;
  AOT_TRY(ranks(c, x, aoti_lower_dim(c, 1, aoti_te_ndim(f, x)), false, &o));
  memcpy(size, aoti_te_sizes(f, o.x), (size_t)o.ndim * sizeof *size);
  size[o.ndim] = o.n;
  aoti_te same = OP2(EQ, spread(f, &o, o.x, o.dim, size), spread(f, &o, o.x, o.ndim, size));
  aoti_te often = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, same, AOT_I64), 1u << o.ndim, false);
  often = OP2(MAX, often, one); /* a NaN equals nothing */
  aoti_te most = aoti_fold(f, AOTI_OP_REDUCE_MAX, often, 1u << o.dim, true);
  aoti_te rank = OP3(SELECT, OP2(EQ, often, most), o.rank, aoti_te_size(f, o.n));
  aoti_te lowest = aoti_fold(f, AOTI_OP_REDUCE_MIN, rank, 1u << o.dim, true);
  return ranked(c, &o, OP2(SUB, OP2(ADD, lowest, most), one));
}

/* (self, dim): log(sum exp(x)) of the elements so far, from the largest of them; every element sums its own */
aot_status aoti_lower_logcumsumexp(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || !m->ndim || m->ndim + 1 > AOT_MAX_DIMS) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_operand(c, 0, dtype);
  if (!x) return NULL;
  order o = {.x = x, .ndim = m->ndim, .dim = aoti_lower_dim(c, 1, m->ndim)};
  aot_int size[AOT_MAX_DIMS], n = m->size[o.dim];
  if (n.sym || n.value > LONGEST) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a dimension this long");
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[m->ndim] = n;
  aoti_te max = aoti_te_scan(f, AOTI_OP_MAX, x, o.dim), zero = aoti_number(f, dtype, 0);
  aoti_te from = OP3(SELECT, OP1(ISINF, max), zero, max);
  aoti_te i = aoti_te_iota(f, m->ndim + 1, size, o.dim), j = aoti_te_iota(f, m->ndim + 1, size, m->ndim);
  aoti_te e = OP1(EXP, OP2(SUB, spread(f, &o, x, m->ndim, size), spread(f, &o, from, o.dim, size)));
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, OP2(LE, j, i), e, zero), 1u << m->ndim, false);
  c->out[0] = aoti_cast(f, OP2(ADD, OP1(LOG, sum), from), m->dtype);
  return NULL;
}
