// Dense linear algebra over batches of matrices, by triangular factors: LU with row exchanges, Cholesky, and what is
// solved with them. In f64, rounded once. Factors are laid out column by column, as PyTorch's are.
#include "ops.h"

#include <math.h>
#include <string.h>

// ---- shapes

static const aoti_meta *meta_of(const aoti_call *c, int i) { return &aoti_arg(c, i)->meta; }
static aot_int size_at(const aoti_meta *m, int from_end) { return m->size[m->ndim - from_end]; }

static aot_status need_matrices(const aoti_call *c, int i, bool square) {
  const aoti_meta *m = meta_of(c, i);
  if (!aoti_is_float(m->dtype) || m->dtype == AOT_F16 || m->dtype == AOT_BF16)
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(m->dtype));
  if (m->ndim < 2) return aoti_call_error(c, AOT_ERROR_INVALID, "takes matrices");
  if (square && !aoti_int_same(size_at(m, 1), size_at(m, 2)) &&
      !aoti_int_compare(c->syms, AOTI_EQ, size_at(m, 1), size_at(m, 2)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes square matrices");
  return NULL;
}

aot_status aoti_out_columns(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size) {
  aot_int turned[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  memcpy(turned, size, (size_t)ndim * sizeof *size);
  turned[ndim - 1] = size[ndim - 2], turned[ndim - 2] = size[ndim - 1];
  aoti_contiguous_strides(c->syms, ndim, turned, stride);
  aot_int last = stride[ndim - 1];
  stride[ndim - 1] = stride[ndim - 2], stride[ndim - 2] = last;
  return aoti_out(c, i, dtype, ndim, size, stride);
}
// Result i of the batch's sizes, and one more dimension of n when n is given.
static aot_status out_batch(aoti_call *c, int i, aot_dtype dtype, const aoti_meta *m, const aot_int *n) {
  aot_int size[AOT_MAX_DIMS];
  int ndim = m->ndim - 2;
  memcpy(size, m->size, (size_t)ndim * sizeof *size);
  if (n) size[ndim++] = *n;
  return aoti_out(c, i, dtype, ndim, size, NULL);
}
static aot_int smaller(const aoti_call *c, const aoti_meta *m) {
  return aoti_int_min(c->syms, size_at(m, 1), size_at(m, 2));
}

// The broadcast batch of two arguments, with room for two more sizes behind.
static aot_status batch_of(const aoti_call *c, int i, int k, int *out_n, aot_int *size) {
  aot_tensor batch[2] = {{.meta = *meta_of(c, i)}, {.meta = *meta_of(c, k)}}, *both[] = {&batch[0], &batch[1]};
  batch[0].meta.ndim -= 2, batch[1].meta.ndim -= 2;
  return aoti_broadcast(c, 2, both, out_n, size);
}
// Argument i as matrices over the batch.
static aot_status wide(const aoti_call *c, aoti_arena *scratch, int i, int n, aot_int *size, double **out) {
  size[n] = size_at(meta_of(c, i), 2), size[n + 1] = size_at(meta_of(c, i), 1);
  return aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, i), n + 2, size, out);
}
static int64_t rows_of(const aoti_meta *m) { return size_at(m, 2).value; }
static int64_t columns_of(const aoti_meta *m) { return size_at(m, 1).value; }
static int64_t batches_of(const aoti_meta *m) {
  int64_t n = 1;
  for (int d = 0; d < m->ndim - 2; d++) n *= m->size[d].value;
  return n;
}

// ---- kernels on one row-major matrix

// Element (i, j) less the products of the first k columns of L and rows of U, rounded once where long double is wider.
// A column whose pivot is 0 has eliminated nothing.
static double less_products(const double *a, int64_t n, int64_t i, int64_t j, int64_t k) {
  long double v = a[i * n + j];
  for (int64_t p = 0; p < k; p++)
    if (a[p * n + p] != 0) v -= (long double)a[i * n + p] * a[p * n + j];
  return (double)v;
}
// P A = L U in place of A (m x n); row k was exchanged with pivot[k] - 1 at step k. Returns the first zero pivot's
// place, counted from 1, or 0.
static int64_t lu(double *a, int64_t m, int64_t n, int64_t *pivot, bool exchange) {
  int64_t info = 0;
  for (int64_t k = 0; k < m && k < n; k++) {
    int64_t best = k;
    for (int64_t i = k; i < m; i++) a[i * n + k] = less_products(a, n, i, k, k);
    for (int64_t i = k + 1; exchange && i < m; i++)
      if (fabs(a[i * n + k]) > fabs(a[best * n + k])) best = i;
    pivot[k] = best + 1;
    for (int64_t j = 0; best != k && j < n; j++) {
      double t = a[k * n + j];
      a[k * n + j] = a[best * n + j], a[best * n + j] = t;
    }
    for (int64_t j = k + 1; j < n; j++) a[k * n + j] = less_products(a, n, k, j, k);
    if (a[k * n + k] == 0 && !info) info = k + 1;
    for (int64_t i = k + 1; i < m && a[k * n + k] != 0; i++) a[i * n + k] /= a[k * n + k];
  }
  return info;
}
static void transpose(double *a, int64_t n) {
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = 0; j < i; j++) {
      double t = a[i * n + j];
      a[i * n + j] = a[j * n + i], a[j * n + i] = t;
    }
}
// T X = B, or its transpose, in place of B (n x k, element (i, j) at i * row + j * column): T an n x n triangle.
static void solve(const double *t, int64_t n, bool upper, bool turned, bool unit, double *b, int64_t k, int64_t row,
                  int64_t column) {
  bool down = upper == turned; // the order of substitution
  for (int64_t j = 0; j < k; j++)
    for (int64_t s = 0; s < n; s++) {
      int64_t i = down ? s : n - 1 - s;
      long double v = b[i * row + j * column]; // rounded once
      for (int64_t p = down ? 0 : i + 1; p < (down ? i : n); p++)
        v -= (long double)(turned ? t[p * n + i] : t[i * n + p]) * b[p * row + j * column];
      b[i * row + j * column] = (double)(unit ? v : v / t[i * n + i]);
    }
}
static void exchange(const int64_t *pivot, int64_t n, bool backwards, double *b, int64_t k, int64_t row,
                     int64_t column) {
  for (int64_t s = 0; s < n; s++) {
    int64_t i = backwards ? n - 1 - s : s, p = pivot[i] - 1;
    for (int64_t j = 0; p != i && j < k; j++) {
      double t = b[i * row + j * column];
      b[i * row + j * column] = b[p * row + j * column], b[p * row + j * column] = t;
    }
  }
}
// A X = B or its transpose, from P A = L U.
static void lu_solve(const double *f, const int64_t *pivot, int64_t n, bool turned, double *b, int64_t k, int64_t row,
                     int64_t column) {
  if (!turned) exchange(pivot, n, false, b, k, row, column);
  solve(f, n, turned, turned, !turned, b, k, row, column);
  solve(f, n, !turned, turned, turned, b, k, row, column);
  if (turned) exchange(pivot, n, true, b, k, row, column);
}

// ---- determinants: _linalg_det(A) -> (det, LU, pivots), _linalg_slogdet(A) -> (sign, log |det|, LU, pivots). A
// row-major matrix is factored as the column-major one it is in memory, its transpose.

static bool turned(const aoti_call *c, int i) { return aoti_meta_is_contiguous(c->syms, meta_of(c, i)); }

static aot_status meta_determinant(aoti_call *c, int values) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, 0, true));
  for (int i = 0; i < values; i++) AOT_TRY(out_batch(c, i, m->dtype, m, NULL));
  AOT_TRY(aoti_out_columns(c, values, m->dtype, m->ndim, m->size));
  aot_int n = size_at(m, 1);
  return out_batch(c, values + 1, AOT_I32, m, &n);
}
aot_status aoti_meta__linalg_det(aoti_call *c) { return meta_determinant(c, 1); }
aot_status aoti_meta__linalg_slogdet(aoti_call *c) { return meta_determinant(c, 2); }

static aot_status determinant_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t n = columns_of(m), batches = batches_of(m), *pivot;
  int values = c->info->n_returns - 2;
  double *a, *value, *log_value;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n), sizeof *pivot, &pivot));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches, sizeof *value, &value));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches, sizeof *log_value, &log_value));
  for (int64_t b = 0; b < batches; b++) {
    double *x = a + b * n * n;
    if (turned(c, 0)) transpose(x, n);
    lu(x, n, n, pivot + b * n, true);
    long double product = 1, logs = 0;
    for (int64_t i = 0; i < n; i++) {
      double d = x[i * n + i];
      if (pivot[b * n + i] != i + 1) product = -product;
      product *= values == 1 ? d : d != d ? d : (d > 0) - (d < 0);
      logs += logl(fabsl(d));
    }
    value[b] = (double)product;
    log_value[b] = (double)logs;
  }
  aoti_undense(AOTI_COMPUTE_F64, value, aoti_result(c, 0));
  if (values == 2) aoti_undense(AOTI_COMPUTE_F64, log_value, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_F64, a, aoti_result(c, values));
  aoti_undense(AOTI_COMPUTE_I64, pivot, aoti_result(c, values + 1));
  return NULL;
}
aot_status aoti_ref__linalg_det(aoti_call *c) { return aoti_with_scratch(c, determinant_body); }
aot_status aoti_ref__linalg_slogdet(aoti_call *c) { return aoti_with_scratch(c, determinant_body); }

// ---- linalg_inv_ex(A) -> (inverse, info); _linalg_solve_ex(A, B, left) -> (X, LU, pivots, info)

aot_status aoti_meta_linalg_inv_ex(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, 0, true));
  AOT_TRY(aoti_out_columns(c, 0, m->dtype, m->ndim, m->size));
  return out_batch(c, 1, AOT_I32, m, NULL);
}
static aot_status check_info(const aoti_call *c, int arg, int64_t info) {
  if (!info || !aoti_arg_bool(c, arg)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "a matrix has no factors: pivot %lld", (long long)info);
}
static aot_status inverse_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t n = columns_of(m), batches = batches_of(m), *pivot, *info;
  double *a, *x;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n * n), sizeof *x, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *pivot, &pivot));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches, sizeof *info, &info));
  for (int64_t b = 0; b < batches; b++) {
    for (int64_t i = 0; i < n; i++) x[b * n * n + i * n + i] = 1;
    info[b] = lu(a + b * n * n, n, n, pivot, true);
    AOT_TRY(check_info(c, 1, info[b]));
    lu_solve(a + b * n * n, pivot, n, false, x + b * n * n, n, n, 1);
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, info, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_linalg_inv_ex(aoti_call *c) { return aoti_with_scratch(c, inverse_body); }

// B is a batch of vectors when it has one dimension, or the sizes of A without the last.
static bool is_vector(const aoti_meta *a, const aoti_meta *b) {
  bool same = b->ndim == a->ndim - 1;
  for (int d = 0; same && d < b->ndim; d++) same = b->size[d].value == a->size[d].value;
  return b->ndim == 1 || same;
}
aot_status aoti_meta__linalg_solve_ex(aoti_call *c) {
  const aoti_meta *a = meta_of(c, 0), *b = meta_of(c, 1);
  aot_int size[AOT_MAX_DIMS], n = size_at(a, 1);
  int ndim;
  AOT_TRY(need_matrices(c, 0, true));
  if (b->dtype != a->dtype || !b->ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "takes B of A's dtype");
  if (is_vector(a, b)) {
    if (!aoti_arg_bool(c, 2)) return aoti_call_error(c, AOT_ERROR_INVALID, "a vector stands on the right");
    AOT_TRY(out_batch(c, 0, a->dtype, a, &n));
  } else {
    AOT_TRY(need_matrices(c, 1, false));
    AOT_TRY(batch_of(c, 0, 1, &ndim, size));
    size[ndim] = size_at(b, 2), size[ndim + 1] = size_at(b, 1);
    if (size[ndim + !aoti_arg_bool(c, 2)].value != n.value)
      return aoti_call_error(c, AOT_ERROR_INVALID, "A and B do not fit together");
    if (aoti_arg_bool(c, 2))
      AOT_TRY(aoti_out_columns(c, 0, a->dtype, ndim + 2, size));
    else
      AOT_TRY(aoti_out(c, 0, a->dtype, ndim + 2, size, NULL));
  }
  AOT_TRY(aoti_out_columns(c, 1, a->dtype, a->ndim, a->size));
  AOT_TRY(out_batch(c, 2, AOT_I32, a, &n));
  return out_batch(c, 3, AOT_I32, a, NULL);
}
static aot_status solve_ex_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0), *bm = meta_of(c, 1);
  int64_t n = columns_of(m), batches = batches_of(m), *pivot, *info, *pivots_wide;
  double *a, *f, *b;
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  bool left = aoti_arg_bool(c, 2), vector = is_vector(m, bm);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n), sizeof *pivot, &pivot));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches, sizeof *info, &info));
  for (int64_t k = 0; k < batches; k++) {
    info[k] = lu(a + k * n * n, n, n, pivot + k * n, true);
    AOT_TRY(check_info(c, 3, info[k]));
  }
  aoti_undense(AOTI_COMPUTE_F64, a, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_I64, pivot, aoti_result(c, 2));
  aoti_undense(AOTI_COMPUTE_I64, info, aoti_result(c, 3));
  if (vector) {
    const aoti_meta *r = &aoti_result(c, 0)->meta;
    AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), r->ndim, r->size, &b));
    for (int64_t k = 0; k < batches; k++) lu_solve(a + k * n * n, pivot + k * n, n, false, b + k * n, 1, 1, 1);
    aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
    return NULL;
  }
  AOT_TRY(batch_of(c, 0, 1, &ndim, size));
  AOT_TRY(wide(c, scratch, 0, ndim, size, &f));
  AOT_TRY(wide(c, scratch, 1, ndim, size, &b));
  const aoti_meta *r = &aoti_result(c, 0)->meta;
  int64_t rows = rows_of(r), columns = columns_of(r);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *pivots_wide, &pivots_wide));
  for (int64_t k = 0; k < batches_of(r); k++) {
    double *x = b + k * rows * columns;
    lu(f + k * n * n, n, n, pivots_wide, true);
    lu_solve(f + k * n * n, pivots_wide, n, !left, x, left ? columns : rows, left ? columns : 1, left ? 1 : columns);
  }
  aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__linalg_solve_ex(aoti_call *c) { return aoti_with_scratch(c, solve_ex_body); }

// ---- linalg_lu_factor_ex(A, pivot) -> (LU, pivots, info); linalg_lu(A, pivot), lu_unpack(LU, pivots) -> (P, L, U)

aot_status aoti_meta_linalg_lu_factor_ex(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, 0, false));
  aot_int k = smaller(c, m);
  AOT_TRY(aoti_out_columns(c, 0, m->dtype, m->ndim, m->size));
  AOT_TRY(out_batch(c, 1, AOT_I32, m, &k));
  return out_batch(c, 2, AOT_I32, m, NULL);
}
static aot_status lu_factor_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t rows = rows_of(m), columns = columns_of(m), k = rows < columns ? rows : columns, *pivot, *info;
  double *a;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches_of(m) * k), sizeof *pivot, &pivot));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches_of(m), sizeof *info, &info));
  for (int64_t b = 0; b < batches_of(m); b++) {
    info[b] = lu(a + b * rows * columns, rows, columns, pivot + b * k, aoti_arg_bool(c, 1));
    AOT_TRY(check_info(c, 2, info[b]));
  }
  aoti_undense(AOTI_COMPUTE_F64, a, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, pivot, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_I64, info, aoti_result(c, 2));
  return NULL;
}
aot_status aoti_ref_linalg_lu_factor_ex(aoti_call *c) { return aoti_with_scratch(c, lu_factor_body); }

// Empty (0 elements) results stand for what was not asked for.
static aot_status out_unpacked(aoti_call *c, bool p, bool data) {
  const aoti_meta *m = meta_of(c, 0);
  aot_int size[AOT_MAX_DIMS], k = smaller(c, m), none = aot_i(0);
  int n = m->ndim;
  memcpy(size, m->size, (size_t)n * sizeof *size);
  size[n - 1] = size[n - 2];
  AOT_TRY(p ? aoti_out(c, 0, m->dtype, n, size, NULL) : aoti_out(c, 0, m->dtype, 1, &none, NULL));
  size[n - 1] = k;
  AOT_TRY(data ? aoti_out(c, 1, m->dtype, n, size, NULL) : aoti_out(c, 1, m->dtype, 1, &none, NULL));
  size[n - 1] = size_at(m, 1), size[n - 2] = k;
  return data ? aoti_out(c, 2, m->dtype, n, size, NULL) : aoti_out(c, 2, m->dtype, 1, &none, NULL);
}
aot_status aoti_meta_linalg_lu(aoti_call *c) {
  AOT_TRY(need_matrices(c, 0, false));
  return out_unpacked(c, aoti_arg_bool(c, 1), true);
}
aot_status aoti_meta_lu_unpack(aoti_call *c) {
  AOT_TRY(need_matrices(c, 0, false));
  if (meta_of(c, 1)->dtype != AOT_I32) return aoti_call_error(c, AOT_ERROR_INVALID, "pivots are i32");
  return out_unpacked(c, aoti_arg_bool(c, 3), aoti_arg_bool(c, 2));
}
static aot_status unpack_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  bool factored = !strcmp(c->info->packet, "lu_unpack");
  bool data = !factored || aoti_arg_bool(c, 2), p = factored ? aoti_arg_bool(c, 3) : aoti_arg_bool(c, 1);
  int64_t rows = rows_of(m), columns = columns_of(m), k = rows < columns ? rows : columns, *pivot, *order;
  int64_t batches = batches_of(m);
  double *a, *perm, *l, *u;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * rows * rows), sizeof *perm, &perm));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * rows * k), sizeof *l, &l));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * k * columns), sizeof *u, &u));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)rows, sizeof *order, &order));
  if (factored)
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), &pivot));
  else
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * k), sizeof *pivot, &pivot));
  for (int64_t b = 0; b < batches; b++) {
    const double *x = a + b * rows * columns;
    if (!factored) lu(a + b * rows * columns, rows, columns, pivot + b * k, aoti_arg_bool(c, 1));
    for (int64_t i = 0; i < rows; i++) order[i] = i;
    for (int64_t i = 0; i < k; i++) {
      int64_t at = pivot[b * k + i] - 1, t = order[i];
      if (at < 0 || at >= rows) return aoti_call_error(c, AOT_ERROR_INVALID, "pivot %lld", (long long)(at + 1));
      order[i] = order[at], order[at] = t;
    }
    for (int64_t i = 0; i < rows; i++) perm[(b * rows + order[i]) * rows + i] = 1;
    for (int64_t i = 0; i < rows; i++)
      for (int64_t j = 0; j < columns; j++) {
        if (j < k) l[(b * rows + i) * k + j] = j < i ? x[i * columns + j] : j == i;
        if (i < k && j >= i) u[(b * k + i) * columns + j] = x[i * columns + j];
      }
  }
  if (p) aoti_undense(AOTI_COMPUTE_F64, perm, aoti_result(c, 0));
  if (data) aoti_undense(AOTI_COMPUTE_F64, l, aoti_result(c, 1));
  if (data) aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 2));
  return NULL;
}
aot_status aoti_ref_lu_unpack(aoti_call *c) { return aoti_with_scratch(c, unpack_body); }

// ---- solving with given factors

// linalg_lu_solve(LU, pivots, B, left, adjoint)
aot_status aoti_meta_linalg_lu_solve(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n;
  const aoti_meta *b = meta_of(c, 2);
  AOT_TRY(need_matrices(c, 0, true));
  AOT_TRY(need_matrices(c, 2, false));
  if (b->dtype != meta_of(c, 0)->dtype || meta_of(c, 1)->dtype != AOT_I32)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes B of LU's dtype, and pivots of i32");
  AOT_TRY(batch_of(c, 0, 2, &n, size));
  size[n] = size_at(b, 2), size[n + 1] = size_at(b, 1);
  if (size[n + !aoti_arg_bool(c, 3)].value != size_at(meta_of(c, 0), 1).value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "LU and B do not fit together");
  if (aoti_arg_bool(c, 3)) return aoti_out_columns(c, 0, b->dtype, n + 2, size);
  return aoti_out(c, 0, b->dtype, n + 2, size, NULL);
}
static aot_status lu_solve_body(aoti_call *c, aoti_arena *scratch) {
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  double *f, *b;
  int64_t *pivot, n = columns_of(meta_of(c, 0));
  bool left = aoti_arg_bool(c, 3), adjoint = aoti_arg_bool(c, 4);
  const aoti_meta *r = &aoti_result(c, 0)->meta;
  AOT_TRY(batch_of(c, 0, 2, &ndim, size));
  AOT_TRY(wide(c, scratch, 0, ndim, size, &f));
  AOT_TRY(wide(c, scratch, 2, ndim, size, &b));
  size[ndim] = aot_i(n);
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), ndim + 1, size, &pivot));
  int64_t rows = rows_of(r), columns = columns_of(r), batches = batches_of(r);
  for (int64_t i = 0; i < batches * n; i++)
    if (pivot[i] < 1 || pivot[i] > n) return aoti_call_error(c, AOT_ERROR_INVALID, "pivot %lld", (long long)pivot[i]);
  for (int64_t k = 0; k < batches; k++) // X A = B is A^T X^T = B^T
    lu_solve(f + k * n * n, pivot + k * n, n, adjoint == left, b + k * rows * columns, left ? columns : rows,
             left ? columns : 1, left ? 1 : columns);
  aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_linalg_lu_solve(aoti_call *c) { return aoti_with_scratch(c, lu_solve_body); }

// linalg_solve_triangular(A, B, upper, left, unitriangular)
aot_status aoti_meta_linalg_solve_triangular(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n;
  const aoti_meta *b = meta_of(c, 1);
  AOT_TRY(need_matrices(c, 0, true));
  AOT_TRY(need_matrices(c, 1, false));
  AOT_TRY(batch_of(c, 0, 1, &n, size));
  size[n] = size_at(b, 2), size[n + 1] = size_at(b, 1);
  if (b->dtype != meta_of(c, 0)->dtype || size[n + !aoti_arg_bool(c, 3)].value != size_at(meta_of(c, 0), 1).value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "A and B do not fit together");
  return aoti_out_columns(c, 0, b->dtype, n + 2, size);
}
static aot_status solve_triangular_body(aoti_call *c, aoti_arena *scratch) {
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  double *f, *b;
  int64_t n = columns_of(meta_of(c, 0));
  bool upper = aoti_arg_bool(c, 2), left = aoti_arg_bool(c, 3), unit = aoti_arg_bool(c, 4);
  const aoti_meta *r = &aoti_result(c, 0)->meta;
  AOT_TRY(batch_of(c, 0, 1, &ndim, size));
  AOT_TRY(wide(c, scratch, 0, ndim, size, &f));
  AOT_TRY(wide(c, scratch, 1, ndim, size, &b));
  int64_t rows = rows_of(r), columns = columns_of(r);
  for (int64_t k = 0; k < batches_of(r); k++)
    solve(f + k * n * n, n, upper, !left, unit, b + k * rows * columns, left ? columns : rows, left ? columns : 1,
          left ? 1 : columns);
  aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_linalg_solve_triangular(aoti_call *c) { return aoti_with_scratch(c, solve_triangular_body); }

// triangular_solve(b, A, upper, transpose, unitriangular) -> (solution, A)
aot_status aoti_meta_triangular_solve(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n;
  const aoti_meta *b = meta_of(c, 0), *a = meta_of(c, 1);
  AOT_TRY(need_matrices(c, 0, false));
  AOT_TRY(need_matrices(c, 1, true));
  AOT_TRY(batch_of(c, 0, 1, &n, size));
  if (b->dtype != a->dtype || size_at(b, 2).value != size_at(a, 1).value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "A and b do not fit together");
  size[n] = size_at(b, 2), size[n + 1] = size_at(b, 1);
  AOT_TRY(aoti_out_columns(c, 0, b->dtype, n + 2, size));
  size[n] = size[n + 1] = size_at(a, 1);
  return aoti_out_columns(c, 1, a->dtype, n + 2, size);
}
static aot_status triangular_body(aoti_call *c, aoti_arena *scratch) {
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  double *f, *b;
  const aoti_meta *r = &aoti_result(c, 0)->meta;
  int64_t n = columns_of(meta_of(c, 1)), k = columns_of(r);
  bool upper = aoti_arg_bool(c, 2), turned = aoti_arg_bool(c, 3), unit = aoti_arg_bool(c, 4);
  AOT_TRY(batch_of(c, 0, 1, &ndim, size));
  AOT_TRY(wide(c, scratch, 1, ndim, size, &f));
  AOT_TRY(wide(c, scratch, 0, ndim, size, &b));
  for (int64_t i = 0; i < batches_of(r); i++) solve(f + i * n * n, n, upper, turned, unit, b + i * n * k, k, k, 1);
  aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, f, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_triangular_solve(aoti_call *c) { return aoti_with_scratch(c, triangular_body); }

// ---- linalg_cholesky_ex(A, upper) -> (L, info); cholesky_inverse(L, upper); cholesky_solve(B, L, upper)

aot_status aoti_meta_linalg_cholesky_ex(aoti_call *c) { return aoti_meta_linalg_inv_ex(c); }
static aot_status cholesky_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t n = columns_of(m), *info;
  double *a;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches_of(m), sizeof *info, &info));
  for (int64_t b = 0; b < batches_of(m); b++) {
    double *x = a + b * n * n;
    if (aoti_arg_bool(c, 1)) transpose(x, n); // the upper triangle is read and written
    for (int64_t i = 0; i < n && !info[b]; i++)
      for (int64_t j = 0; j <= i; j++) {
        long double v = x[i * n + j]; // rounded once
        for (int64_t k = 0; k < j; k++) v -= (long double)x[i * n + k] * x[j * n + k];
        if (i == j && !(v > 0)) {
          info[b] = i + 1;
          break;
        }
        x[i * n + j] = (double)(i == j ? sqrtl(v) : v / x[j * n + j]);
      }
    AOT_TRY(check_info(c, 2, info[b]));
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = i + 1; j < n; j++) x[i * n + j] = 0;
    if (aoti_arg_bool(c, 1)) transpose(x, n);
  }
  aoti_undense(AOTI_COMPUTE_F64, a, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, info, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_linalg_cholesky_ex(aoti_call *c) { return aoti_with_scratch(c, cholesky_body); }

aot_status aoti_meta_cholesky_inverse(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, 0, true));
  return aoti_out_columns(c, 0, m->dtype, m->ndim, m->size);
}
static aot_status cholesky_inverse_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t n = columns_of(m);
  double *f, *x;
  bool upper = aoti_arg_bool(c, 1);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &f));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches_of(m) * n * n), sizeof *x, &x));
  for (int64_t b = 0; b < batches_of(m); b++) {
    for (int64_t i = 0; i < n; i++) x[(b * n + i) * n + i] = 1;
    solve(f + b * n * n, n, upper, upper, false, x + b * n * n, n, n, 1);
    solve(f + b * n * n, n, upper, !upper, false, x + b * n * n, n, n, 1);
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_cholesky_inverse(aoti_call *c) { return aoti_with_scratch(c, cholesky_inverse_body); }

aot_status aoti_meta_cholesky_solve(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS];
  int n;
  const aoti_meta *b = meta_of(c, 0);
  AOT_TRY(need_matrices(c, 0, false));
  AOT_TRY(need_matrices(c, 1, true));
  AOT_TRY(batch_of(c, 0, 1, &n, size));
  size[n] = size_at(b, 2), size[n + 1] = size_at(b, 1);
  if (b->dtype != meta_of(c, 1)->dtype || size[n].value != size_at(meta_of(c, 1), 1).value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the arguments do not fit together");
  return aoti_out_columns(c, 0, b->dtype, n + 2, size);
}
static aot_status cholesky_solve_body(aoti_call *c, aoti_arena *scratch) {
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  double *f, *b;
  int64_t n = columns_of(meta_of(c, 1));
  bool upper = aoti_arg_bool(c, 2);
  const aoti_meta *r = &aoti_result(c, 0)->meta;
  AOT_TRY(batch_of(c, 0, 1, &ndim, size));
  AOT_TRY(wide(c, scratch, 1, ndim, size, &f));
  AOT_TRY(wide(c, scratch, 0, ndim, size, &b));
  int64_t columns = columns_of(r);
  for (int64_t k = 0; k < batches_of(r); k++) {
    solve(f + k * n * n, n, upper, upper, false, b + k * n * columns, columns, columns, 1);
    solve(f + k * n * n, n, upper, !upper, false, b + k * n * columns, columns, columns, 1);
  }
  aoti_undense(AOTI_COMPUTE_F64, b, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_cholesky_solve(aoti_call *c) { return aoti_with_scratch(c, cholesky_solve_body); }
