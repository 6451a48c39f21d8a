// Order: sort, topk and what is picked by rank along one dimension. Equal elements keep their order; a NaN is larger
// than every number.
#include "ops.h"

#include <math.h>
#include <stdlib.h>

// ---- meta

static aot_status meta_sort(aoti_call *c, int dim_arg) {
  aot_tensor *t = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, dim_arg), t->meta.ndim, &d));
  aoti_result_strides(c, 1, &t, t->meta.dtype, t->meta.ndim, t->meta.size, stride);
  AOT_TRY(aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, stride));
  return aoti_out(c, 1, AOT_I64, t->meta.ndim, t->meta.size, stride);
}
// (self, dim, descending)
aot_status aoti_meta_sort(aoti_call *c) { return meta_sort(c, 1); }
// (self, stable, dim, descending)
aot_status aoti_meta_sort_stable(aoti_call *c) { return meta_sort(c, 2); }

// (self, k, dim, largest, sorted)
aot_status aoti_meta_topk(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int size[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), t->meta.ndim, &dim));
  int64_t k = aoti_arg_int(c, 1), have = t->meta.ndim ? aoti_dim(t, dim) : 1;
  if (k < 0 || k > have)
    return aoti_call_error(c, AOT_ERROR_INVALID, "k is %lld, the dimension has %lld elements", (long long)k,
                           (long long)have);
  for (int d = 0; d < t->meta.ndim; d++) size[d] = d == dim ? c->args[1].as.i : t->meta.size[d];
  AOT_TRY(aoti_out(c, 0, t->meta.dtype, t->meta.ndim, size, NULL));
  return aoti_out(c, 1, AOT_I64, t->meta.ndim, size, NULL);
}

// ---- reference kernels

typedef struct item {
  double f;
  int64_t i, at;
} item;

static int by_value(const item *a, const item *b) {
  bool nan_a = a->f != a->f, nan_b = b->f != b->f;
  if (nan_a || nan_b) return nan_a - nan_b;
  if (a->f != b->f) return a->f < b->f ? -1 : 1;
  return a->i < b->i ? -1 : a->i > b->i; // integers beyond 2^53 differ here
}
static int ascending(const void *a, const void *b) {
  int order = by_value(a, b);
  return order ? order : ((const item *)a)->at < ((const item *)b)->at ? -1 : 1;
}
static int descending(const void *a, const void *b) {
  int order = by_value(b, a);
  return order ? order : ((const item *)a)->at < ((const item *)b)->at ? -1 : 1;
}

// The elements of each sorted row from place first on, as many as the results hold.
static aot_status order(aoti_call *c, int dim_arg, bool largest_first, int64_t first) {
  const aot_tensor *t = aoti_arg(c, 0);
  aoti_rows in, values, indices;
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, dim_arg), t->meta.ndim, &d));
  uint32_t mask = UINT32_C(1) << d;
  aoti_rows_init(&in, t, mask);
  bool reduced = aoti_result(c, 0)->meta.ndim < t->meta.ndim; // the dimension is gone: rows of one element
  aoti_rows_init(&values, aoti_result(c, 0), reduced ? 0 : mask);
  aoti_rows_init(&indices, aoti_result(c, 1), reduced ? 0 : mask);
  bool floating = aoti_is_float(t->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  aoti_arena scratch;
  aoti_arena_init(&scratch, c->scope->session->heap);
  item *items = NULL;
  union {
    double f;
    int64_t i;
  } *row = NULL;
  int64_t *at = NULL;
  aot_status status = aoti_arena_alloc(&scratch, (size_t)in.n, sizeof *items, &items);
  if (!status) status = aoti_arena_alloc(&scratch, (size_t)in.n, sizeof *row, &row);
  if (!status) status = aoti_arena_alloc(&scratch, (size_t)in.n, sizeof *at, &at);
  for (int64_t k = 0; !status && values.n && k < in.count; k++) {
    aoti_rows_load(&in, as, k, row);
    for (int64_t i = 0; i < in.n; i++)
      items[i] = (item){floating ? row[i].f : (double)row[i].i, floating ? 0 : row[i].i, i};
    qsort(items, (size_t)in.n, sizeof *items, largest_first ? descending : ascending);
    for (int64_t i = 0; i < values.n; i++) {
      if (floating)
        row[i].f = items[first + i].f;
      else
        row[i].i = items[first + i].i;
      at[i] = items[first + i].at;
    }
    aoti_rows_store(&values, as, k, row);
    aoti_rows_store(&indices, AOTI_COMPUTE_I64, k, at);
  }
  aoti_arena_deinit(&scratch);
  return status;
}
aot_status aoti_ref_sort(aoti_call *c) { return order(c, 1, aoti_arg_bool(c, 2), 0); }
aot_status aoti_ref_sort_stable(aoti_call *c) { return order(c, 2, aoti_arg_bool(c, 3), 0); }
aot_status aoti_ref_topk(aoti_call *c) { return order(c, 2, aoti_arg_bool(c, 3), 0); }

// (self, k, dim, keepdim): the k-th smallest
aot_status aoti_meta_kthvalue(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 2), t->meta.ndim, &dim));
  int64_t k = aoti_arg_int(c, 1), have = t->meta.ndim ? aoti_dim(t, dim) : 1;
  if (k < 1 || k > have)
    return aoti_call_error(c, AOT_ERROR_INVALID, "k is %lld, the dimension has %lld elements", (long long)k,
                           (long long)have);
  AOT_TRY(aoti_out_reduced(c, 0, t->meta.dtype, t, UINT32_C(1) << dim, aoti_arg_bool(c, 3)));
  return aoti_out_reduced(c, 1, AOT_I64, t, UINT32_C(1) << dim, aoti_arg_bool(c, 3));
}
aot_status aoti_ref_kthvalue(aoti_call *c) { return order(c, 2, false, aoti_arg_int(c, 1) - 1); }

// ---- medians and modes: (self) -> value, (self, dim, keepdim) -> (values, indices)

aot_status aoti_meta_median(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  return aoti_out(c, 0, t->meta.dtype, 0, NULL, NULL);
}

// Picks one of n sorted elements, n > 0.
typedef int64_t (*pick_fn)(const item *sorted, int64_t n);

static int64_t numbers_of(const item *sorted, int64_t n) {
  while (n && sorted[n - 1].f != sorted[n - 1].f) n--;
  return n;
}
// The lower of the two in the middle; a NaN (the first of them) where there is one.
static int64_t pick_median(const item *sorted, int64_t n) {
  int64_t numbers = numbers_of(sorted, n);
  return numbers < n ? numbers : (n - 1) / 2;
}
// Of the numbers alone.
static int64_t pick_nanmedian(const item *sorted, int64_t n) {
  int64_t numbers = numbers_of(sorted, n);
  return numbers ? (numbers - 1) / 2 : 0;
}
// The smallest of those that occur most often, where it stands last.
static int64_t pick_mode(const item *sorted, int64_t n) {
  int64_t best = 0, most = 0;
  for (int64_t i = 0, from = 0; i < n; i++) {
    if (i + 1 < n && sorted[i].f == sorted[i + 1].f && sorted[i].i == sorted[i + 1].i) continue;
    if (i + 1 - from > most) {
      most = i + 1 - from;
      best = i;
    }
    from = i + 1;
  }
  return best;
}

static aot_status pick(aoti_call *c, aoti_arena *scratch, uint32_t mask, pick_fn fn) {
  aoti_rows r;
  aoti_rows_init(&r, aoti_arg(c, 0), mask);
  bool floating = aoti_is_float(r.t->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  union {
    double f;
    int64_t i;
  } * row, *value;
  item *items;
  int64_t *index;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *items, &items));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *value, &value));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *index, &index));
  for (int64_t k = 0; k < r.count; k++) {
    if (!r.n) { // of a whole tensor without elements
      if (floating)
        value[k].f = NAN;
      else
        value[k].i = INT64_MIN;
      continue;
    }
    aoti_rows_load(&r, as, k, row);
    for (int64_t i = 0; i < r.n; i++)
      items[i] = (item){floating ? row[i].f : (double)row[i].i, floating ? 0 : row[i].i, i};
    qsort(items, (size_t)r.n, sizeof *items, ascending);
    index[k] = items[fn(items, r.n)].at;
    value[k] = row[index[k]];
  }
  aoti_undense(as, value, aoti_result(c, 0));
  if (c->info->n_returns > 1) aoti_undense(AOTI_COMPUTE_I64, index, aoti_result(c, 1));
  return NULL;
}

static aot_status pick_along(aoti_call *c, aoti_arena *scratch, pick_fn fn) {
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &mask));
  return pick(c, scratch, mask, fn);
}
#define PICK(name, fn)                                                                                          \
  static aot_status name##_body(aoti_call *c, aoti_arena *scratch) { return pick(c, scratch, UINT32_MAX, fn); } \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_with_scratch(c, name##_body); }
#define PICK_ALONG(name, fn)                                                                              \
  static aot_status name##_body(aoti_call *c, aoti_arena *scratch) { return pick_along(c, scratch, fn); } \
  aot_status aoti_ref_##name(aoti_call *c) { return aoti_with_scratch(c, name##_body); }
PICK(median, pick_median)
PICK(nanmedian, pick_nanmedian)
PICK_ALONG(median_dim, pick_median)
PICK_ALONG(nanmedian_dim, pick_nanmedian)
PICK_ALONG(mode, pick_mode)

// ---- derivatives: gradients go to where the values came from

static void grad_order(aoti_grad *g, int dim_arg) {
  aot_tensor *zeros = aot_new_zeros(g->s, g->gout[0], aoti_sizes(aoti_saved(g, 0)));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_scatter_src, aoti_v_tensor(zeros), g->args[dim_arg], aoti_v_tensor(g->results[1]),
                       aoti_v_tensor(g->gout[0])));
}
void aoti_grad_sort(aoti_grad *g) { grad_order(g, 1); }
void aoti_grad_sort_stable(aoti_grad *g) { grad_order(g, 2); }
void aoti_grad_topk(aoti_grad *g) { grad_order(g, 2); }

void aoti_grad_kthvalue(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  bool keepdim = aoti_arg_bool(&c, 3);
  aot_tensor *grad = aoti_restore_dims(g, g->gout[0], 2, keepdim);
  aot_tensor *indices = aoti_restore_dims(g, g->results[1], 2, keepdim);
  aot_tensor *zeros = aot_new_zeros(g->s, grad, aoti_sizes(aoti_saved(g, 0)));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_scatter_src, aoti_v_tensor(zeros), g->args[2], aoti_v_tensor(indices),
                       aoti_v_tensor(grad)));
}
