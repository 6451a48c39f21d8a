/* Order along one dimension. Equal elements keep their order, and a NaN is larger than every number.
 *
 * Short dimensions are ordered by counting: an element's rank is how many come before it, and what stands at a place is
 * the element of that rank. Every element is compared with every other, which all threads do at once, in one kernel.
 *
 * Longer ones are cut into chunks, ordered so, and then merged two by two, a kernel for each doubling. In a merge, each
 * place of the result finds by halving how many of the first chunk's elements stand before it; the rest are the
 * second's. Nothing is written but at its own place, so the result is the same whatever the threads do. */
#include "sort.h"
#include <math.h>
#include <string.h>

enum { LONGEST = 1024, CHUNK = 64, LONGEST_ON_HOST = 1 << 15 };

typedef struct order {
  aoti_te x;             /* at least one dimension */
  aoti_te rank;          /* short: of x's sizes */
  aoti_te sorted, index; /* long: x in order, and where each element stood */
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

/* a comes before b wherever they stand. */
static aoti_te comes_before(aoti_fuse *f, aoti_te a, aoti_te b, bool descending) {
  return descending ? less(f, b, a) : less(f, a, b);
}

/* ---- merging */

/* Read at position `at` of the last dimension. */
static aoti_te read_at(aoti_fuse *f, aoti_te rows, aoti_te at) {
  aoti_dim_map map[2] = {{0, 1, {0, 0}}, {-1, 0, {0, 0}}};
  return aoti_te_gather_inside(f, rows, at, 1, map);
}

/* The chunks of x [rows, chunks, n] in order. */
static void sort_chunks(aoti_fuse *f, aoti_te x, bool descending, aoti_sorted *out) {
  const aot_int *s = aoti_te_sizes(f, x);
  aot_int size[4] = {s[0], s[1], s[2], s[2]}, whole[2] = {s[0], s[1]};
  aoti_dim_map own[3], other[3], looked_up[3];
  for (int d = 0; d < 3; d++) {
    own[d] = other[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
    looked_up[d] = (aoti_dim_map){(int8_t)(d == 2 ? -1 : d), d != 2, aot_i(0)};
  }
  other[2].src = 3;
  aoti_te mine = aoti_te_view(f, x, 4, size, own), theirs = aoti_te_view(f, x, 4, size, other);
  aoti_te i = aoti_te_iota(f, 4, size, 2), j = aoti_te_iota(f, 4, size, 3);
  aoti_te before = OP2(OR, comes_before(f, theirs, mine, descending),
                       OP2(AND, OP1(NOT, comes_before(f, mine, theirs, descending)), OP2(LT, j, i)));
  aoti_te rank = aoti_te_reduce(f, AOTI_OP_REDUCE_SUM, AOT_I64, aoti_cast(f, before, AOT_I64), 8, false);
  aoti_te hit = OP2(EQ, aoti_te_view(f, rank, 4, size, other), i);
  aoti_te at = OP3(SELECT, hit, j, aoti_te_int(f, AOT_I64, 0));
  at = aoti_te_reduce(f, AOTI_OP_REDUCE_SUM, AOT_I64, at, 8, false);
  if (!at) return;
  aoti_te chunk = OP2(MUL, aoti_te_iota(f, 3, size, 1), aoti_te_size(f, s[2]));
  whole[1] = aot_i(s[1].value * s[2].value);
  out->values = aoti_te_reshape(f, aoti_te_gather_inside(f, x, at, 2, looked_up), 2, whole);
  out->index = aoti_te_reshape(f, aoti_cast(f, OP2(ADD, chunk, at), AOT_I32), 2, whole);
}

/* Neighbouring runs of `run` elements of rows as one run; the last ones may be shorter, or lack a neighbour. */
static void merge_runs(aoti_fuse *f, int64_t run, bool descending, aoti_sorted *rows) {
  const aot_int *s = aoti_te_sizes(f, rows->values);
  int64_t n = s[1].value;
  aot_int size[3] = {s[0], s[1], aot_i(run)};
  aoti_te len = aoti_te_int(f, AOT_I64, run), both = aoti_te_int(f, AOT_I64, 2 * run),
          zero = aoti_te_int(f, AOT_I64, 0);
  aoti_te place = aoti_te_iota(f, 2, size, 1), within = OP2(REMAINDER, place, both), base = OP2(SUB, place, within);
  aoti_te left = OP2(SUB, aoti_te_int(f, AOT_I64, n), base), last = aoti_te_int(f, AOT_I64, n - 1);
  aoti_te n_first = OP2(MIN, len, left), n_second = OP2(MAX, OP2(MIN, OP2(SUB, left, len), len), zero);
  aoti_te second_at = OP2(ADD, base, len);
  /* Of the first run, how many stand before a place: those that are not behind what the second run would give. */
  aoti_te i = aoti_te_iota(f, 3, size, 2), j = OP2(SUB, within, aoti_te_int(f, AOT_I64, 1));
  aoti_te first = OP2(MIN, OP2(ADD, aoti_te_unsqueeze(f, base, 2), i), last);
  aoti_te second = OP2(MIN, OP2(SUB, aoti_te_unsqueeze(f, OP2(ADD, second_at, j), 2), i), last);
  aoti_te a = read_at(f, rows->values, first), b = read_at(f, rows->values, second);
  aoti_te low = OP2(MAX, OP2(SUB, within, n_second), zero), high = OP2(MIN, within, n_first);
  aoti_te taken = aoti_te_search(f, OP1(NOT, comes_before(f, b, a, descending)), low, high);
  aoti_te rest = OP2(SUB, within, taken);
  /* What stands there is the first of either run that is left. */
  first = OP2(MIN, OP2(ADD, base, taken), last);
  second = OP2(MIN, OP2(ADD, second_at, rest), last);
  a = read_at(f, rows->values, first);
  b = read_at(f, rows->values, second);
  aoti_te of_first = OP2(OR, OP2(GE, rest, n_second), OP1(NOT, comes_before(f, b, a, descending)));
  aoti_te from = OP3(SELECT, OP2(AND, OP2(LT, taken, n_first), of_first), first, second);
  aoti_te index = read_at(f, rows->index, from);
  rows->values = read_at(f, rows->values, from);
  rows->index = index;
}

/* What stands behind every element of dtype, or is its equal. */
static aoti_te farthest(aoti_fuse *f, aot_dtype dtype, bool descending) {
  if (aoti_is_float(dtype)) return aoti_number(f, dtype, descending ? -HUGE_VAL : NAN);
  int bits = 8 * (int)aot_dtype_size(dtype);
  bool is_signed = dtype != AOT_U8;
  int64_t most = (int64_t)(UINT64_MAX >> (64 - bits + is_signed));
  return aoti_te_int(f, dtype, !descending ? most : is_signed ? -most - 1 : 0);
}

bool aoti_sort_rows(aoti_fuse *f, aoti_te x, bool descending, aoti_sorted *out) {
  aot_int size[3], lo[2] = {{0, 0}, {0, 0}};
  if (!x || aoti_te_sizes(f, x)[1].sym || aoti_te_sizes(f, x)[1].value > INT32_MAX / 2) return false;
  aot_dtype dtype = aoti_te_dtype(f, x);
  int64_t n = aoti_te_sizes(f, x)[1].value;
  if (n < 1) return false;
  int64_t chunk = CHUNK < n ? CHUNK : n, chunks = (n + chunk - 1) / chunk;
  x = aoti_cast(f, x, dtype == AOT_B8 ? AOT_U8 : aoti_compute(dtype));
  size[0] = aoti_te_sizes(f, x)[0];
  size[1] = aot_i(chunks * chunk);
  if (chunks * chunk != n) /* behind everything, and by their places behind their equals */
    x = aoti_te_pad(f, x, aoti_te_expand(f, farthest(f, aoti_te_dtype(f, x), descending), 2, size), lo);
  size[1] = aot_i(chunks);
  size[2] = aot_i(chunk);
  *out = (aoti_sorted){0, 0};
  sort_chunks(f, aoti_te_reshape(f, x, 3, size), descending, out);
  for (int64_t run = chunk; run < chunks * chunk && out->values; run *= 2) {
    out->values = aoti_te_in_memory(f, out->values);
    out->index = aoti_te_in_memory(f, out->index);
    merge_runs(f, run, descending, out);
  }
  out->values = aoti_cast(f, aoti_te_slice(f, aoti_te_in_memory(f, out->values), 1, aot_i(0), aot_i(n), 1), dtype);
  out->index = aoti_te_slice(f, aoti_te_in_memory(f, out->index), 1, aot_i(0), aot_i(n), 1);
  out->index = aoti_cast(f, out->index, AOT_I64);
  return out->values && out->index;
}

/* x's order by merging: dim goes last, everything else is rows, and back. */
static aot_status merged(aoti_lower *c, bool descending, order *o) {
  aoti_fuse *f = c->f;
  int to[AOT_MAX_DIMS], back[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS], rows[2] = {aot_i(1), o->n};
  for (int d = 0, k = 0; d < o->ndim; d++) {
    to[d == o->dim ? o->ndim - 1 : k] = d;
    back[d] = d == o->dim ? o->ndim - 1 : k;
    if (d == o->dim) continue;
    rows[0] = aoti_int_mul(c->g->syms, rows[0], aoti_te_sizes(f, o->x)[d]);
    size[k++] = aoti_te_sizes(f, o->x)[d];
  }
  size[o->ndim - 1] = o->n;
  aoti_sorted s;
  if (!aoti_sort_rows(f, aoti_te_reshape(f, aoti_te_permute(f, o->x, to), 2, rows), descending, &s))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a dimension this long");
  o->sorted = aoti_te_permute(f, aoti_te_reshape(f, s.values, o->ndim, size), back);
  o->index = aoti_te_permute(f, aoti_te_reshape(f, s.index, o->ndim, size), back);
  return NULL;
}

static aot_status ranks(aoti_lower *c, aoti_te x, int dim, bool descending, order *o) {
  aoti_fuse *f = c->f;
  if (!x) return aoti_fuse_status(f);
  if (!aoti_te_ndim(f, x)) x = aoti_te_unsqueeze(f, x, 0);
  *o = (order){.x = x, .ndim = aoti_te_ndim(f, x), .dim = dim};
  o->n = aoti_te_sizes(f, x)[dim];
  if (o->n.sym || o->n.value < 1 || o->ndim + 1 > AOT_MAX_DIMS)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a dimension of this length");
  /* Every merge looks at every element: with few threads, one pass of a sort is faster. */
  if (o->n.value > LONGEST_ON_HOST && f->options.few_threads)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a dimension this long on a host");
  if (o->n.value > LONGEST) return merged(c, descending, o);
  aot_int size[AOT_MAX_DIMS];
  memcpy(size, aoti_te_sizes(f, x), (size_t)o->ndim * sizeof *size);
  size[o->ndim] = o->n;
  aot_dtype dtype = aoti_te_dtype(f, x);
  aoti_te v = aoti_cast(f, x, dtype == AOT_B8 ? AOT_U8 : aoti_compute(dtype));
  aoti_te own = spread(f, o, v, dim, size), other = spread(f, o, v, o->ndim, size);
  aoti_te i = aoti_te_iota(f, o->ndim + 1, size, dim), j = aoti_te_iota(f, o->ndim + 1, size, o->ndim);
  aoti_te before = comes_before(f, other, own, descending), after = comes_before(f, own, other, descending);
  before = OP2(OR, before, OP2(AND, OP1(NOT, after), OP2(LT, j, i)));
  o->rank = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, before, AOT_I64), 1u << o->ndim, false);
  return aoti_fuse_status(f);
}

/* from, of x's sizes, at positions along dim. */
static aoti_te looked_up(aoti_lower *c, const order *o, aoti_te from, aoti_te index) {
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < o->ndim; d++) map[d] = (aoti_dim_map){(int8_t)(d == o->dim ? -1 : d), d != o->dim, aot_i(0)};
  return aoti_te_gather_inside(c->f, from, index, o->dim, map);
}

/* Where the elements with the ranks of place stand, place having x's sizes but `count` along dim. */
static aoti_te at_rank(aoti_lower *c, const order *o, aoti_te place) {
  aoti_fuse *f = c->f;
  aot_int size[AOT_MAX_DIMS];
  if (!place) return 0;
  if (o->index) return looked_up(c, o, o->index, place);
  memcpy(size, aoti_te_sizes(f, place), (size_t)o->ndim * sizeof *size);
  size[o->ndim] = o->n;
  aoti_te hit = OP2(EQ, spread(f, o, o->rank, o->ndim, size), aoti_te_unsqueeze(f, place, o->ndim));
  aoti_te i = aoti_te_iota(f, o->ndim + 1, size, o->ndim);
  return aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, hit, i, aoti_te_int(f, AOT_I64, 0)), 1u << o->ndim, false);
}

/* The values and positions of what has the ranks of place, without dim where the results have lost it. */
static aot_status done(aoti_lower *c, const order *o, aoti_te place) {
  aoti_te index = at_rank(c, o, place), out[2] = {0, index};
  out[0] = o->sorted ? looked_up(c, o, o->sorted, place) : looked_up(c, o, o->x, index);
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
  return done(c, &o, aoti_te_iota(c->f, o.ndim, size, o.dim));
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
  return done(c, o, aoti_te_expand(c->f, rank, o->ndim, size));
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
  aoti_te often = 0, rank = o.rank;
  if (o.sorted) { /* those up to the last equal one less those before the first */
    aoti_te own = spread(f, &o, o.sorted, o.dim, size), other = spread(f, &o, o.sorted, o.ndim, size);
    often =
        OP2(SUB, aoti_te_search(f, OP1(NOT, less(f, own, other)), 0, 0), aoti_te_search(f, less(f, other, own), 0, 0));
    aot_dtype dtype = aoti_compute(aoti_te_dtype(f, o.sorted));
    if (aoti_is_float(dtype)) often = OP3(SELECT, OP1(ISNAN, aoti_cast(f, o.sorted, dtype)), one, often);
    rank = aoti_te_iota(f, o.ndim, size, o.dim);
  } else {
    aoti_te same = OP2(EQ, spread(f, &o, o.x, o.dim, size), spread(f, &o, o.x, o.ndim, size));
    often = aoti_fold(f, AOTI_OP_REDUCE_SUM, aoti_cast(f, same, AOT_I64), 1u << o.ndim, false);
  }
  often = OP2(MAX, often, one); /* a NaN equals nothing */
  aoti_te most = aoti_fold(f, AOTI_OP_REDUCE_MAX, often, 1u << o.dim, true);
  rank = OP3(SELECT, OP2(EQ, often, most), rank, aoti_te_size(f, o.n));
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
