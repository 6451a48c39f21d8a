// Orthogonal factors of batches of matrices: QR by Householder's reflections, eigenvalues and singular values by
// Jacobi's rotations. In f64, rounded once; factors lie column by column. Signs of vectors are those of the method,
// LAPACK's may be the others.
#include "ops.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const aoti_meta *meta_of(const aoti_call *c, int i) { return &aoti_arg(c, i)->meta; }
static aot_int size_at(const aoti_meta *m, int from_end) { return m->size[m->ndim - from_end]; }

static aot_status need_matrices(const aoti_call *c, const aoti_meta *m) {
  if (m->dtype != AOT_F32 && m->dtype != AOT_F64)
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(m->dtype));
  return m->ndim < 2 ? aoti_call_error(c, AOT_ERROR_INVALID, "takes matrices") : NULL;
}
// Result i: the batch of m, then rows x columns, column by column; or (columns NULL) a row of rows.
static aot_status out_batch(aoti_call *c, int i, const aoti_meta *m, aot_int rows, const aot_int *columns) {
  aot_int size[AOT_MAX_DIMS];
  int n = m->ndim - 2;
  memcpy(size, m->size, (size_t)n * sizeof *size);
  size[n] = rows;
  if (!columns) return aoti_out(c, i, m->dtype, n + 1, size, NULL);
  size[n + 1] = *columns;
  return aoti_out_columns(c, i, m->dtype, n + 2, size);
}
static int64_t batches_of(const aoti_meta *m) {
  int64_t n = 1;
  for (int d = 0; d < m->ndim - 2; d++) n *= m->size[d].value;
  return n;
}

// ---- linalg_qr(A, mode) -> (Q, R): A = Q R

static bool has_mode(const aoti_call *c, const char *mode) { return !strcmp(c->args[1].as.string, mode); }

aot_status aoti_meta_linalg_qr(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, m));
  if (!has_mode(c, "reduced") && !has_mode(c, "complete") && !has_mode(c, "r"))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not a mode", c->args[1].as.string);
  aot_int rows = size_at(m, 2), columns = size_at(m, 1), k = aoti_int_min(c->syms, rows, columns), none = aot_i(0);
  aot_int inner = has_mode(c, "complete") ? rows : k;
  AOT_TRY(has_mode(c, "r") ? aoti_out(c, 0, m->dtype, 1, &none, NULL) : out_batch(c, 0, m, rows, &inner));
  return out_batch(c, 1, m, inner, &columns);
}
// What is factored is kept wider than f64 where the machine can (x86's 80 bits), so that results are off by little more
// than one rounding times their condition.
typedef long double real;

// Reflections I - tau v v^T take A to R; applied backwards to the identity they are Q.
static void qr(real *a, int64_t m, int64_t n, real *tau, real *q, int64_t columns) {
  int64_t k = m < n ? m : n;
  for (int64_t j = 0; j < k; j++) {
    real below = 0, alpha = a[j * n + j];
    for (int64_t i = j + 1; i < m; i++) below = hypotl(below, a[i * n + j]);
    tau[j] = 0;
    if (below == 0) continue;
    real beta = -copysignl(hypotl(alpha, below), alpha);
    tau[j] = (beta - alpha) / beta;
    for (int64_t i = j + 1; i < m; i++) a[i * n + j] /= alpha - beta;
    a[j * n + j] = beta;
    for (int64_t l = j + 1; l < n; l++) {
      real dot = a[j * n + l];
      for (int64_t i = j + 1; i < m; i++) dot += a[i * n + j] * a[i * n + l];
      a[j * n + l] -= tau[j] * dot;
      for (int64_t i = j + 1; i < m; i++) a[i * n + l] -= tau[j] * dot * a[i * n + j];
    }
  }
  for (int64_t i = 0; i < m; i++)
    for (int64_t l = 0; l < columns; l++) q[i * columns + l] = i == l;
  for (int64_t j = k - 1; j >= 0; j--)
    for (int64_t l = 0; l < columns; l++) {
      real dot = q[j * columns + l];
      for (int64_t i = j + 1; i < m; i++) dot += a[i * n + j] * q[i * columns + l];
      q[j * columns + l] -= tau[j] * dot;
      for (int64_t i = j + 1; i < m; i++) q[i * columns + l] -= tau[j] * dot * a[i * n + j];
    }
}
static aot_status qr_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *t = meta_of(c, 0);
  int64_t m = size_at(t, 2).value, n = size_at(t, 1).value, inner = has_mode(c, "complete") || m < n ? m : n;
  int64_t batches = batches_of(t);
  double *from, *q, *r;
  real *a, *tau, *wide_q;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m * n), sizeof *a, &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m < n ? m : n) + 1, sizeof *tau, &tau));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m * inner), sizeof *wide_q, &wide_q));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * m * inner), sizeof *q, &q));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * inner * n), sizeof *r, &r));
  for (int64_t b = 0; b < batches; b++) {
    for (int64_t i = 0; i < m * n; i++) a[i] = from[b * m * n + i];
    qr(a, m, n, tau, wide_q, inner);
    for (int64_t i = 0; i < m * inner; i++) q[b * m * inner + i] = (double)wide_q[i];
    for (int64_t i = 0; i < inner; i++)
      for (int64_t j = i; j < n; j++) r[(b * inner + i) * n + j] = (double)a[i * n + j];
  }
  if (!has_mode(c, "r")) aoti_undense(AOTI_COMPUTE_F64, q, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, r, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_linalg_qr(aoti_call *c) { return aoti_with_scratch(c, qr_body); }

// ---- _linalg_eigh(A, UPLO, compute_v) -> (eigenvalues rising, vectors as columns)

aot_status aoti_meta__linalg_eigh(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, m));
  aot_int n = size_at(m, 1), none = aot_i(0);
  if (!aoti_int_same(n, size_at(m, 2))) return aoti_call_error(c, AOT_ERROR_INVALID, "takes square matrices");
  AOT_TRY(out_batch(c, 0, m, n, NULL));
  return aoti_arg_bool(c, 2) ? out_batch(c, 1, m, n, &n) : aoti_out(c, 1, m->dtype, 1, &none, NULL);
}
// Rotations that take a symmetric matrix's off-diagonal elements to 0, gathered in v.
static void jacobi(real *a, int64_t n, real *v) {
  for (int64_t i = 0; i < n * n; i++) v[i] = i / n == i % n;
  for (int sweep = 0; sweep < 60; sweep++) {
    real off = 0, all = 0;
    for (int64_t i = 0; i < n * n; i++) *(i / n == i % n ? &all : &off) += a[i] * a[i];
    if (!(off > 0.01L * LDBL_EPSILON * LDBL_EPSILON * all)) return;
    for (int64_t p = 0; p < n; p++)
      for (int64_t q = p + 1; q < n; q++) {
        if (a[p * n + q] == 0) continue;
        real theta = (a[q * n + q] - a[p * n + p]) / (2 * a[p * n + q]);
        real t = copysignl(1, theta) / (fabsl(theta) + hypotl(theta, 1)), cosine = 1 / hypotl(t, 1), sine = t * cosine;
        for (int64_t k = 0; k < n; k++) {
          real x = a[k * n + p], y = a[k * n + q];
          a[k * n + p] = cosine * x - sine * y, a[k * n + q] = sine * x + cosine * y;
        }
        for (int64_t k = 0; k < n; k++) {
          real x = a[p * n + k], y = a[q * n + k];
          a[p * n + k] = cosine * x - sine * y, a[q * n + k] = sine * x + cosine * y;
          x = v[k * n + p], y = v[k * n + q];
          v[k * n + p] = cosine * x - sine * y, v[k * n + q] = sine * x + cosine * y;
        }
      }
  }
}
static aot_status eigh_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t n = size_at(m, 1).value, batches = batches_of(m);
  bool upper = c->args[1].as.string[0] == 'U' || c->args[1].as.string[0] == 'u';
  double *from, *value, *sorted;
  real *x, *v;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * n), sizeof *x, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * n), sizeof *v, &v));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n), sizeof *value, &value));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n * n), sizeof *sorted, &sorted));
  for (int64_t b = 0; b < batches; b++) {
    for (int64_t i = 0; i < n * n; i++) x[i] = from[b * n * n + i];
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; j < i; j++) *(upper ? &x[i * n + j] : &x[j * n + i]) = upper ? x[j * n + i] : x[i * n + j];
    jacobi(x, n, v);
    for (int64_t k = 0; k < n; k++) { // the k-th smallest that is left
      int64_t best = -1;
      for (int64_t i = 0; i < n; i++)
        if (x[i * n + i] < INFINITY && (best < 0 || x[i * n + i] < x[best * n + best])) best = i;
      if (best < 0) break;
      value[b * n + k] = (double)x[best * n + best];
      x[best * n + best] = INFINITY;
      for (int64_t i = 0; i < n; i++) sorted[(b * n + i) * n + k] = (double)v[i * n + best];
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, value, aoti_result(c, 0));
  if (aoti_arg_bool(c, 2)) aoti_undense(AOTI_COMPUTE_F64, sorted, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref__linalg_eigh(aoti_call *c) { return aoti_with_scratch(c, eigh_body); }

// ---- _linalg_svd(A, full_matrices, compute_uv, driver) -> (U, S falling, Vh)

aot_status aoti_meta__linalg_svd(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  AOT_TRY(need_matrices(c, m));
  aot_int rows = size_at(m, 2), columns = size_at(m, 1), k = aoti_int_min(c->syms, rows, columns), none = aot_i(0);
  bool full = aoti_arg_bool(c, 1), vectors = aoti_arg_bool(c, 2);
  AOT_TRY(vectors ? out_batch(c, 0, m, rows, full ? &rows : &k) : aoti_out(c, 0, m->dtype, 1, &none, NULL));
  AOT_TRY(out_batch(c, 1, m, k, NULL));
  return vectors ? out_batch(c, 2, m, full ? columns : k, &columns) : aoti_out(c, 2, m->dtype, 1, &none, NULL);
}

// Columns of a (m x n, m >= n), turned in pairs until they are orthogonal: a V = U S. The lengths are S.
static void one_sided(real *a, int64_t m, int64_t n, real *v) {
  for (int64_t i = 0; i < n * n; i++) v[i] = i / n == i % n;
  for (int sweep = 0; sweep < 60; sweep++) {
    bool turned = false;
    for (int64_t p = 0; p < n; p++)
      for (int64_t q = p + 1; q < n; q++) {
        real pp = 0, qq = 0, pq = 0;
        for (int64_t i = 0; i < m; i++) {
          pp += a[i * n + p] * a[i * n + p];
          qq += a[i * n + q] * a[i * n + q];
          pq += a[i * n + p] * a[i * n + q];
        }
        if (!(fabsl(pq) > LDBL_EPSILON / 2 * sqrtl(pp * qq))) continue;
        turned = true;
        real theta = (qq - pp) / (2 * pq), t = copysignl(1, theta) / (fabsl(theta) + hypotl(theta, 1));
        real cosine = 1 / hypotl(t, 1), sine = t * cosine;
        for (int64_t i = 0; i < m; i++) {
          real x = a[i * n + p], y = a[i * n + q];
          a[i * n + p] = cosine * x - sine * y, a[i * n + q] = sine * x + cosine * y;
        }
        for (int64_t i = 0; i < n; i++) {
          real x = v[i * n + p], y = v[i * n + q];
          v[i * n + p] = cosine * x - sine * y, v[i * n + q] = sine * x + cosine * y;
        }
      }
    if (!turned) return;
  }
}
// The columns of u (m x columns) from `have` on: unit vectors made orthogonal to those before.
static void complete(double *u, int64_t m, int64_t columns, int64_t have) {
  int64_t next = 0;
  for (int64_t k = have; k < columns; k++)
    for (double length = 0; length < 0.1 && next < 2 * m; next++) {
      for (int64_t i = 0; i < m; i++) u[i * columns + k] = i == next % m;
      for (int pass = 0; pass < 2; pass++)
        for (int64_t j = 0; j < k; j++) {
          double dot = 0;
          for (int64_t i = 0; i < m; i++) dot += u[i * columns + j] * u[i * columns + k];
          for (int64_t i = 0; i < m; i++) u[i * columns + k] -= dot * u[i * columns + j];
        }
      length = 0;
      for (int64_t i = 0; i < m; i++) length = hypot(length, u[i * columns + k]);
      for (int64_t i = 0; i < m && length >= 0.1; i++) u[i * columns + k] /= length;
    }
}
static aot_status svd_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *t = meta_of(c, 0);
  bool full = aoti_arg_bool(c, 1), vectors = aoti_arg_bool(c, 2);
  int64_t rows = size_at(t, 2).value, columns = size_at(t, 1).value, batches = batches_of(t);
  bool wide = rows < columns; // then of the transpose, with U and V exchanged
  int64_t m = wide ? columns : rows, n = wide ? rows : columns, m_all = full ? m : n;
  double *s, *left, *right, *from;
  real *a, *x, *v;
  int64_t *order;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m * n), sizeof *a, &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * n), sizeof *v, &v));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *order, &order));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *x, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n), sizeof *s, &s));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * m * m_all), sizeof *left, &left));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * n * n), sizeof *right, &right));
  for (int64_t b = 0; b < batches; b++) {
    const double *in = from + b * m * n;
    double *u = left + b * m * m_all, *w = right + b * n * n;
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) a[i * n + j] = wide ? in[j * columns + i] : in[i * columns + j];
    one_sided(a, m, n, v);
    int64_t rank = 0;
    for (int64_t j = 0; j < n; j++) {
      x[j] = 0;
      for (int64_t i = 0; i < m; i++) x[j] = hypotl(x[j], a[i * n + j]);
      int64_t k = j;
      for (; k > 0 && x[order[k - 1]] < x[j]; k--) order[k] = order[k - 1];
      order[k] = j;
    }
    for (int64_t k = 0; k < n; k++) {
      s[b * n + k] = (double)x[order[k]];
      if (s[b * n + k] > 1e-300) rank = k + 1;
      for (int64_t i = 0; i < m; i++) u[i * m_all + k] = k < rank ? (double)(a[i * n + order[k]] / x[order[k]]) : 0;
      for (int64_t i = 0; i < n; i++) w[i * n + k] = (double)v[i * n + order[k]];
    }
    complete(u, m, m_all, rank);
  }
  aoti_undense(AOTI_COMPUTE_F64, s, aoti_result(c, 1));
  if (!vectors) return NULL;
  // U is the left factor, or V of the transpose; Vh is written through its transpose.
  aot_tensor *result = aoti_result(c, 2), *turned;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int d = result->meta.ndim;
  memcpy(size, result->meta.size, (size_t)d * sizeof *size);
  memcpy(stride, result->meta.stride, (size_t)d * sizeof *stride);
  size[d - 1] = result->meta.size[d - 2], size[d - 2] = result->meta.size[d - 1];
  stride[d - 1] = result->meta.stride[d - 2], stride[d - 2] = result->meta.stride[d - 1];
  aoti_undense(AOTI_COMPUTE_F64, wide ? right : left, aoti_result(c, 0));
  AOT_TRY(aoti_tensor_create(result->storage, result->meta.dtype, d, size, stride, result->meta.offset, &turned));
  aoti_undense(AOTI_COMPUTE_F64, wide ? left : right, turned);
  aot_tensor_release(turned);
  return NULL;
}
aot_status aoti_ref__linalg_svd(aoti_call *c) { return aoti_with_scratch(c, svd_body); }

// ---- linalg_pinv.atol_rtol_tensor(A, atol, rtol, hermitian): V S^-1 U^T without the singular values below a bound

aot_status aoti_meta_linalg_pinv(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(need_matrices(c, m));
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[m->ndim - 1] = size_at(m, 2), size[m->ndim - 2] = size_at(m, 1);
  return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
}
// The bound argument i gives for every matrix, or one number for all.
static aot_status bounds(aoti_call *c, aoti_arena *scratch, int i, double otherwise, int64_t batches, double **out) {
  const aoti_meta *m = meta_of(c, 0);
  if (aoti_arg(c, i)) return aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, i), m->ndim - 2, m->size, out);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)batches, sizeof **out, out));
  for (int64_t b = 0; b < batches; b++) (*out)[b] = otherwise;
  return NULL;
}
static aot_status pinv_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_meta *t = meta_of(c, 0);
  int64_t rows = size_at(t, 2).value, columns = size_at(t, 1).value, batches = batches_of(t);
  bool wide = rows < columns;
  int64_t m = wide ? columns : rows, n = wide ? rows : columns;
  real *a, *v, *sum;
  double *from, *out, *atol, *rtol, eps = t->dtype == AOT_F64 ? 0x1p-52 : 0x1p-23;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m * n), sizeof *a, &a));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * n), sizeof *v, &v));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(m * n), sizeof *sum, &sum));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(batches * m * n), sizeof *out, &out));
  AOT_TRY(bounds(c, scratch, 1, 0, batches, &atol));
  AOT_TRY(bounds(c, scratch, 2, aoti_arg(c, 1) ? 0 : eps * (double)m, batches, &rtol));
  for (int64_t b = 0; b < batches; b++) {
    const double *in = from + b * m * n;
    real largest = 0;
    memset(sum, 0, (size_t)(m * n) * sizeof *sum);
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) {
        bool mirrored = aoti_arg_bool(c, 3) && j > i; // of a symmetric matrix the lower triangle is read
        a[i * n + j] = wide || mirrored ? in[j * columns + i] : in[i * columns + j];
      }
    one_sided(a, m, n, v);
    for (int pass = 0; pass < 2; pass++)
      for (int64_t k = 0; k < n; k++) {
        real length = 0;
        for (int64_t i = 0; i < m; i++) length = hypotl(length, a[i * n + k]);
        if (!pass) largest = fmaxl(largest, length);
        if (!pass || !(length > fmaxl(atol[b], rtol[b] * largest))) continue;
        for (int64_t i = 0; i < n; i++)
          for (int64_t j = 0; j < m; j++)
            sum[wide ? j * rows + i : i * rows + j] += v[i * n + k] * a[j * n + k] / length / length;
      }
    for (int64_t i = 0; i < m * n; i++) out[b * m * n + i] = (double)sum[i];
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_linalg_pinv(aoti_call *c) { return aoti_with_scratch(c, pinv_body); }

// ---- derivatives

typedef aot_tensor *tensor;
#define S             g->s
#define V(x)          aoti_v_tensor(x)
#define B(x)          aoti_v_bool(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static tensor T(aoti_grad *g, tensor x) { return aot_transpose(S, x, -2, -1); }
static tensor times(aoti_grad *g, tensor a, tensor b) { return aot_matmul(S, a, b); }
static tensor plain(aoti_grad *g, aot_op op, tensor x) { return AOTI_CALL1(S, op, V(x)); }
static tensor part(aoti_grad *g, tensor x, int64_t dim, aot_int to) {
  return CALL(slice_Tensor, V(x), aoti_v_int(dim), aoti_v_int(0), aoti_v_sym(to));
}
static tensor diagonal_of(aoti_grad *g, tensor x) {
  return CALL(diagonal_default, V(x), aoti_v_int(0), aoti_v_int(-2), aoti_v_int(-1));
}
// As a write to the diagonal leaves it: PyTorch takes the diagonal again, unused but with a name.
static tensor with_diagonal(aoti_grad *g, tensor x, tensor diagonal) {
  tensor written = CALL(diagonal_scatter_default, V(x), V(diagonal), aoti_v_int(0), aoti_v_int(-2), aoti_v_int(-1));
  (void)diagonal_of(g, written);
  return written;
}
// x_j - x_i at (i, j), with 1 on the diagonal.
static tensor gaps(aoti_grad *g, tensor x, aot_value one) {
  tensor down = aot_unsqueeze(S, x, -1), gap = aot_sub(S, aot_unsqueeze(S, x, -2), down);
  return with_diagonal(g, gap, CALL(fill_Scalar, V(diagonal_of(g, gap)), one));
}

void aoti_grad__linalg_eigh(aoti_grad *g) {
  tensor l = g->results[0], v = g->results[1], to_l = g->gout[0], to_v = g->gout[1];
  if (!to_v) {
    tensor turned = T(g, v);
    if (to_l) aoti_give(g, 0, times(g, aot_mul(S, v, aot_unsqueeze(S, to_l, -2)), turned));
    return;
  }
  tensor inner = times(g, T(g, v), to_v);
  (void)diagonal_of(g, inner); // a name that PyTorch's check of the phases takes
  inner = aot_mul_Scalar(S, aot_sub(S, inner, T(g, inner)), aot_float_scalar(0.5));
  inner = aot_div(S, inner, gaps(g, l, aoti_v_float(1)));
  if (to_l) inner = with_diagonal(g, inner, to_l);
  tensor turned = T(g, v), right = times(g, inner, turned);
  aoti_give(g, 0, times(g, v, right));
}

// skew(x) = x - x^T
static tensor skew(aoti_grad *g, tensor x) { return aot_sub(S, x, T(g, x)); }

void aoti_grad__linalg_svd(aoti_grad *g) {
  tensor u = g->results[0], s = g->results[1], vh = g->results[2];
  tensor to_u = g->gout[0], to_s = g->gout[1], to_vh = g->gout[2];
  if (!to_u && !to_vh) {
    if (!to_s) return;
    aot_int m = u->meta.size[u->meta.ndim - 2], n = vh->meta.size[vh->meta.ndim - 1];
    if (m.value >= n.value)
      aoti_give(g, 0, times(g, u, aot_mul(S, aot_unsqueeze(S, to_s, -1), vh)));
    else
      aoti_give(g, 0, times(g, aot_mul(S, u, aot_unsqueeze(S, to_s, -2)), vh));
    return;
  }
  aot_int k = s->meta.size[s->meta.ndim - 1];
  int64_t m = u->meta.size[u->meta.ndim - 2].value, n = vh->meta.size[vh->meta.ndim - 1].value;
  if (g->args[1].as.b) { // the first k vectors alone have gradients
    vh = part(g, vh, -2, k);
    u = part(g, u, -1, k);
    if (to_vh) to_vh = part(g, to_vh, -2, k);
    if (to_u) to_u = part(g, to_u, -1, k);
  }
  tensor from_u = to_u ? skew(g, times(g, T(g, u), to_u)) : NULL, from_v = NULL;
  if (to_vh) {
    tensor turned = T(g, to_vh);
    from_v = skew(g, times(g, vh, turned));
  }
  tensor apart = gaps(g, aot_mul(S, s, s), aoti_v_int(1)), inner = NULL;
  if (from_v && from_u) {
    tensor right = aot_mul(S, aot_unsqueeze(S, s, -1), from_v);
    inner = aot_div(S, aot_add(S, aot_mul(S, from_u, aot_unsqueeze(S, s, -2)), right), apart);
  } else if (from_u) {
    tensor across = aot_unsqueeze(S, s, -2);
    inner = aot_mul(S, aot_div(S, from_u, apart), across);
  } else {
    tensor ratio = aot_div(S, from_v, apart);
    inner = aot_mul(S, aot_unsqueeze(S, s, -1), ratio);
  }
  if (to_s) inner = aot_add(S, inner, CALL(diag_embed_default, V(to_s)));
  if (m > k.value && to_u) {
    tensor a = times(g, u, inner), ratio = aot_div(S, to_u, aot_unsqueeze(S, s, -2));
    tensor within = times(g, u, times(g, T(g, u), ratio));
    a = aot_sub(S, aot_add(S, a, ratio), within);
    aoti_give(g, 0, times(g, a, vh));
  } else if (n > k.value && to_vh) {
    tensor a = times(g, inner, vh), ratio = aot_div(S, to_vh, aot_unsqueeze(S, s, -1));
    tensor turned = T(g, vh), within = times(g, times(g, ratio, turned), vh);
    a = aot_sub(S, aot_add(S, a, ratio), within);
    aoti_give(g, 0, times(g, u, a));
  } else if (m >= n)
    aoti_give(g, 0, times(g, u, times(g, inner, vh)));
  else
    aoti_give(g, 0, times(g, times(g, u, inner), vh));
}

void aoti_grad_linalg_qr(aoti_grad *g) {
  tensor q = g->results[0], r = g->results[1], to_q = g->gout[0], to_r = g->gout[1];
  if (!to_q && !to_r) return;
  const aoti_meta *m = &g->args[0].as.tensor->meta;
  aot_int rows = size_at(m, 2), columns = size_at(m, 1);
  bool wide = rows.value < columns.value;
  tensor from_q = to_q ? times(g, T(g, q), to_q) : NULL, inner = NULL;
  if (to_r) {
    tensor turned = T(g, r);
    inner = times(g, to_r, turned);
  }
  inner = inner && from_q ? aot_sub(S, inner, from_q) : inner ? inner : aot_neg(S, from_q);
  if (!wide) {
    inner = plain(g, AOT_OP_triu_default, inner);
    inner = aot_add(S, inner, T(g, inner));
    inner = with_diagonal(g, inner, aot_mul_Scalar(S, diagonal_of(g, inner), aot_float_scalar(0.5)));
    inner = times(g, q, inner);
    if (to_q) inner = aot_add(S, inner, to_q);
    aoti_give(g, 0, CALL(linalg_solve_triangular_default, V(T(g, r)), V(inner), B(false), B(false)));
    return;
  }
  inner = aot_neg(S, inner);
  inner = times(g, q, plain(g, AOT_OP_tril_default, skew(g, inner)));
  tensor square = T(g, part(g, r, -1, rows));
  inner = CALL(linalg_solve_triangular_default, V(square), V(inner), B(false), B(false));
  aot_int size[AOT_MAX_DIMS];
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  aoti_syms *syms = S->tracer ? S->tracer->syms : NULL;
  size[m->ndim - 1] = aoti_int_sub(syms, columns, rows);
  tensor zeros = aot_new_zeros(S, inner, ((aot_ints){size, (size_t)m->ndim}));
  const aot_value list[] = {V(inner), V(zeros)};
  inner = CALL(cat_default, aoti_v_list(S, list, 2), aoti_v_int(-1));
  aoti_give(g, 0, to_r ? aot_add(S, inner, times(g, q, to_r)) : inner);
}

// For a square or tall matrix A with inverse P, P^T taken as Q and the gradient as G^T:
// G^T - (G^T P) A after Q P, less A P (G^T P) Q, and the transpose of P (G^T P) taken away.
void aoti_grad_linalg_pinv(aoti_grad *g) {
  tensor a = g->args[0].as.tensor, p = g->results[0];
  tensor turned = T(g, p), grad = T(g, g->gout[0]);
  const aoti_meta *m = &a->meta;
  if (size_at(m, 2).value <= size_at(m, 1).value) {
    tensor k = times(g, grad, p), k_turned = times(g, k, turned), inner = times(g, turned, p);
    inner = times(g, inner, aot_sub(S, grad, times(g, k, a)));
    tensor outer = times(g, times(g, a, p), k_turned);
    tensor back = aot_neg(S, T(g, times(g, p, k)));
    aoti_give(g, 0, aot_add(S, aot_sub(S, aot_add(S, back, k_turned), outer), inner));
    return;
  }
  tensor k = times(g, p, grad), k_turned = times(g, turned, k);
  tensor inner = times(g, aot_sub(S, grad, times(g, a, k)), p);
  inner = times(g, inner, turned);
  tensor outer = times(g, times(g, k_turned, p), a);
  tensor back = aot_neg(S, T(g, times(g, k, p)));
  aoti_give(g, 0, aot_sub(S, aot_add(S, aot_add(S, back, k_turned), inner), outer));
}
