/* Rows of a table summed, averaged or maximised over bags of indices: bag b holds the indices from offsets[b] up to
 * offsets[b + 1], so it is a stretch of them, whose length the kernel reads. */
#include "segment.h"
#include <math.h>

enum { SUM, MEAN, MAX };

typedef struct bags {
  aoti_te index;      /* [n], i64 */
  aoti_te begin, end; /* [bags] */
  aot_int n, count;
  int64_t padding; /* an index that counts for nothing; negative: none */
} bags;

static bool open(aoti_lower *c, int indices_arg, aot_int count, int padding_arg, bags *b) {
  aoti_fuse *f = c->f;
  b->index = aoti_lower_operand(c, indices_arg, AOT_I64);
  aoti_te offsets = aoti_lower_operand(c, indices_arg + 1, AOT_I64), zero = aoti_te_int(f, AOT_I64, 0);
  if (!b->index || !offsets || aoti_te_ndim(f, b->index) != 1 || aoti_te_ndim(f, offsets) != 1) return false;
  b->n = aoti_te_sizes(f, b->index)[0];
  b->count = count;
  b->padding = aoti_lower_const(c, padding_arg);
  aot_int given = aoti_te_sizes(f, offsets)[0];
  if (b->n.sym || b->n.value < 1 || count.sym || count.value < 1 || given.sym) return false;
  aoti_te n = aoti_te_int(f, AOT_I64, b->n.value);
  offsets = OP2(MIN, OP2(MAX, offsets, zero), n); /* what lies in memory is not to be trusted */
  b->begin = aoti_te_slice(f, offsets, 0, aot_i(0), count, 1);
  if (given.value > count.value) {
    b->end = aoti_te_slice(f, offsets, 0, aot_i(1), count, 1);
  } else { /* the next one's, and the number of indices for the last */
    aoti_dim_map map = {-1, 0, {0, 0}};
    aoti_te k = aoti_te_iota(f, 1, &count, 0), last = aoti_te_int(f, AOT_I64, count.value - 1);
    aoti_te next = OP2(MIN, OP2(ADD, k, aoti_te_int(f, AOT_I64, 1)), last);
    b->end = OP3(SELECT, OP2(EQ, k, last), n, aoti_te_gather_inside(f, offsets, next, 0, &map));
  }
  return b->end != 0;
}

/* A value for each index, [n], in a space [bags, n] or [bags, width, n]. */
static aoti_te over(aoti_fuse *f, aoti_te x, int ndim, const aot_int *size) {
  aoti_dim_map map = {(int8_t)(ndim - 1), 1, aot_i(0)};
  return aoti_te_view(f, x, ndim, size, &map);
}
/* A value for each bag, in a space whose first dimension is bags. */
static aoti_te of_bag(aoti_fuse *f, aoti_te x, int ndim, const aot_int *size) {
  aoti_dim_map map = {0, 1, aot_i(0)};
  return aoti_te_view(f, x, ndim, size, &map);
}

static aoti_te counts(aoti_fuse *f, const bags *b, aoti_te index) {
  return OP2(NE, index, aoti_te_int(f, AOT_I64, b->padding));
}

/* How many indices of each bag count. */
static aoti_te sizes(aoti_fuse *f, const bags *b) {
  if (b->padding < 0) return OP2(MAX, OP2(SUB, b->end, b->begin), aoti_te_int(f, AOT_I64, 0));
  aot_int space[2] = {b->count, b->n};
  aoti_te one = aoti_cast(f, over(f, counts(f, b, b->index), 2, space), AOT_I64);
  return aoti_te_segment(f, AOTI_OP_REDUCE_SUM, AOT_I64, one, b->begin, b->end);
}

/* The bag of each index: how many end before it. */
static aoti_te bag_of(aoti_fuse *f, const bags *b) {
  aot_int space[2] = {b->n, b->count};
  aoti_te ends = OP2(LE, aoti_te_expand(f, b->end, 2, space), aoti_te_iota(f, 2, space, 0));
  return OP2(MIN, aoti_te_search(f, ends, 0, 0), aoti_te_int(f, AOT_I64, b->count.value - 1));
}

/* Whether index i of [n] is in a bag at all: with the last offset given, some may lie behind it. */
static aoti_te in_bag(aoti_fuse *f, const bags *b) {
  aoti_te end = aoti_te_select(f, b->end, 0, aot_i(b->count.value - 1));
  return OP2(LT, aoti_te_iota(f, 1, &b->n, 0), aoti_te_expand(f, end, 1, &b->n));
}

/* Row index[q] of a table, its columns along dimension 1 of the space. */
static aoti_te row_of(aoti_fuse *f, aoti_te table, aoti_te index) {
  aoti_dim_map map[2] = {{-1, 0, {0, 0}}, {1, 1, {0, 0}}};
  return aoti_te_gather(f, table, index, 0, false, map);
}

/* The largest of each column, and the index it came from: the first of equals; a NaN only where it stands first. */
static void maxima(aoti_lower *c, const bags *b, aoti_te table, aoti_te size, const aot_int *space, aoti_te *value,
                   aoti_te *row) {
  aoti_fuse *f = c->f;
  aot_int bag_space[2] = {b->count, b->n};
  aoti_te least = aoti_number(f, aoti_te_dtype(f, table), -HUGE_VAL), zero = aoti_te_int(f, AOT_I64, 0);
  aoti_te none = aoti_te_int(f, AOT_I64, b->n.value - 1);
  aoti_te q = aoti_te_iota(f, 2, bag_space, 1);
  aoti_te first = OP3(SELECT, over(f, counts(f, b, b->index), 2, bag_space), q, none);
  first = OP2(MIN, aoti_te_segment(f, AOTI_OP_REDUCE_MIN, AOT_I64, first, b->begin, b->end), none);
  aoti_te index = over(f, b->index, 3, space), v = row_of(f, table, index);
  v = OP3(SELECT, OP2(AND, counts(f, b, index), OP1(NOT, OP1(ISNAN, v))), v, least);
  aoti_te from = of_bag(f, b->begin, 2, space), to = of_bag(f, b->end, 2, space);
  aoti_te at = aoti_te_segment(f, AOTI_OP_REDUCE_ARGMAX, AOT_I64, v, from, to);
  aoti_dim_map lookup = {-1, 0, {0, 0}};
  aoti_te lead = of_bag(f, first, 2, space);
  at = OP2(MIN, OP2(MAX, at, lead), none); /* where everything is -inf, the first that counts */
  aoti_te lead_row = aoti_te_gather_inside(f, b->index, lead, 0, &lookup);
  aoti_te lead_value = row_of(f, table, lead_row), some = OP2(GT, of_bag(f, size, 2, space), zero);
  *row = OP3(SELECT, OP1(ISNAN, lead_value), lead_row, aoti_te_gather_inside(f, b->index, at, 0, &lookup));
  *value = OP3(SELECT, some, row_of(f, table, *row), aoti_number(f, aoti_te_dtype(f, table), 0));
  *row = OP3(SELECT, some, *row, zero);
}

/* (weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx) to
 * the bags, the bag of each index, the size of each, which index was the largest */
aot_status aoti_lower__embedding_bag(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *bag = aoti_lower_result(c, 1), *size = aoti_lower_result(c, 2);
  const aoti_meta *largest = aoti_lower_result(c, 3);
  int64_t mode = aoti_lower_const(c, 4);
  bags b;
  if (!m || !bag || !size || !largest || !open(c, 1, m->size[0], 8, &b))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "bags of these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te table = aoti_lower_operand(c, 0, dtype), factor = aoti_lower_operand(c, 6, dtype);
  aoti_te zero = aoti_te_int(f, AOT_I64, 0), n = mode == SUM ? 0 : sizes(f, &b), v = 0, row = 0;
  const aot_int space[3] = {m->size[0], m->size[1], b.n};
  if (mode == MAX) {
    maxima(c, &b, table, n, space, &v, &row);
  } else {
    aoti_te index = over(f, b.index, 3, space), none = aoti_number(f, dtype, 0);
    v = row_of(f, table, index);
    if (factor) v = OP2(MUL, v, over(f, factor, 3, space));
    if (b.padding >= 0) v = OP3(SELECT, counts(f, &b, index), v, none);
    v = aoti_te_segment(f, AOTI_OP_REDUCE_SUM, dtype, v, of_bag(f, b.begin, 2, space), of_bag(f, b.end, 2, space));
    if (mode == MEAN) {
      aoti_te count = of_bag(f, n, 2, space);
      v = OP3(SELECT, OP2(GT, count, zero), OP2(DIV, v, aoti_cast(f, count, dtype)), none);
    }
  }
  c->out[0] = aoti_cast(f, v, m->dtype);
  c->out[1] = aoti_int_is(bag->size[0], 0) ? aoti_te_expand(f, aoti_te_int(f, bag->dtype, 0), 1, bag->size)
                                           : aoti_cast(f, OP3(SELECT, in_bag(f, &b), bag_of(f, &b), zero), bag->dtype);
  n = n ? n : aoti_te_expand(f, zero, 1, size->size);
  c->out[2] = aoti_te_copy(f, aoti_cast(f, n, size->dtype), NULL);
  c->out[3] = aoti_te_copy(f, aoti_cast(f, mode == MAX ? row : n, largest->dtype), NULL);
  return NULL;
}

/* How often each of the rows is an index, [rows]. */
static aoti_te uses(aoti_lower *c, const bags *b, aot_int rows) {
  aoti_fuse *f = c->f;
  aoti_te one = aoti_te_expand(f, aoti_te_int(f, AOT_I64, 1), 1, &b->n);
  return aoti_sum_rows(c, rows, b->index, aoti_te_copy(f, one, NULL), aot_i(-1));
}

/* (grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse,
 * per_sample_weights, padding_idx) */
aot_status aoti_lower__embedding_bag_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *gm = aoti_lower_meta(c, 0);
  int64_t mode = aoti_lower_const(c, 8);
  bags b;
  if (!m || !gm || m->size[0].sym || !open(c, 1, gm->size[0], 11, &b))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "bags of these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), factor = aoti_lower_operand(c, 10, dtype);
  aoti_te zero = aoti_number(f, dtype, 0);
  if (mode == MAX) { /* each column has rows of its own: an element looks for the bags that chose it */
    aoti_te row = aoti_lower_operand(c, 5, AOT_I64), n = sizes(f, &b);
    const aot_int space[3] = {m->size[0], m->size[1], b.count};
    aoti_dim_map map[2] = {{2, 1, {0, 0}}, {1, 1, {0, 0}}}, bag = {2, 1, {0, 0}};
    aoti_te hit = OP2(EQ, aoti_te_view(f, row, 3, space, map), aoti_te_iota(f, 3, space, 0));
    hit = OP2(AND, hit, OP2(GT, aoti_te_view(f, n, 3, space, &bag), aoti_te_int(f, AOT_I64, 0)));
    g = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP3(SELECT, hit, aoti_te_view(f, g, 3, space, map), zero), 4, false);
    c->out[0] = aoti_cast(f, g, m->dtype);
    return NULL;
  }
  aoti_te bag = bag_of(f, &b), share = factor;
  aoti_dim_map lookup = {-1, 0, {0, 0}};
  if (mode == MEAN) {
    aoti_te n = aoti_cast(f, aoti_te_gather_inside(f, sizes(f, &b), bag, 0, &lookup), dtype);
    share = OP2(DIV, share ? share : aoti_number(f, dtype, 1), n);
  }
  if (aoti_lower_bool(c, 7)) {
    aoti_te n = aoti_cast(f, aoti_te_gather(f, uses(c, &b, m->size[0]), b.index, 0, false, &lookup), dtype);
    share = OP2(DIV, share ? share : aoti_number(f, dtype, 1), n);
  }
  const aot_int space[2] = {b.n, m->size[1]};
  aoti_te v = aoti_te_unsqueeze(f, bag, 1);
  aoti_dim_map map[2] = {{-1, 0, {0, 0}}, {1, 1, {0, 0}}};
  v = aoti_te_gather_inside(f, g, aoti_te_expand(f, v, 2, space), 0, map);
  if (share) v = OP2(MUL, v, aoti_te_unsqueeze(f, aoti_te_expand(f, share, 1, &b.n), 1));
  v = OP3(SELECT, aoti_te_unsqueeze(f, in_bag(f, &b), 1), v, zero);
  v = aoti_sum_rows(c, m->size[0], b.index, v, aot_i(b.padding < 0 ? -1 : b.padding));
  c->out[0] = aoti_cast(f, v, m->dtype);
  return NULL;
}

/* (grad, weight, indices, offsets, offset2bag, mode, padding_idx): the product of an index's row and its bag's gradient
 */
aot_status aoti_lower__embedding_bag_per_sample_weights_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *gm = aoti_lower_meta(c, 0);
  bags b;
  if (!m || !gm || !open(c, 2, gm->size[0], 6, &b))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "bags of these sizes");
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te g = aoti_lower_operand(c, 0, dtype), table = aoti_lower_operand(c, 1, dtype);
  const aot_int space[2] = {b.n, gm->size[1]};
  aoti_dim_map map[2] = {{-1, 0, {0, 0}}, {1, 1, {0, 0}}};
  aoti_te bag = aoti_te_in_memory(f, bag_of(f, &b));
  bag = aoti_te_expand(f, aoti_te_unsqueeze(f, bag, 1), 2, space);
  aoti_te index = aoti_te_expand(f, aoti_te_unsqueeze(f, b.index, 1), 2, space);
  aoti_te v = OP2(MUL, aoti_te_gather_inside(f, g, bag, 0, map), aoti_te_gather(f, table, index, 0, false, map));
  aoti_te counted = aoti_te_unsqueeze(f, in_bag(f, &b), 1);
  if (b.padding >= 0) counted = OP2(AND, counts(f, &b, index), counted);
  v = OP3(SELECT, counted, v, aoti_number(f, dtype, 0));
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 2, false), m->dtype);
  return NULL;
}
