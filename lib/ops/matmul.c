// Matrix products. Reference kernels copy operands that are not row-major and compute tiles of the result, accumulated
// in f64 whatever the dtype: a sum rounded once.
#include "ops.h"

#include <string.h>

// ---- meta

static bool same_size(const aoti_call *c, aot_int a, aot_int b) {
  return aoti_int_same(a, b) || aoti_int_compare(c->syms, AOTI_EQ, a, b);
}

static aot_status check_product(const aoti_call *c, int ia, int ib, int ndim) {
  const aot_tensor *a = aoti_arg(c, ia), *b = aoti_arg(c, ib);
  if (a->meta.ndim != ndim || b->meta.ndim != ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s and %s must have %d dimensions, not %d and %d",
                           c->info->args[ia].name, c->info->args[ib].name, ndim, a->meta.ndim, b->meta.ndim);
  if (a->meta.dtype != b->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "operands of dtypes %s and %s", aot_dtype_name(a->meta.dtype),
                           aot_dtype_name(b->meta.dtype));
  aot_int ka = a->meta.size[ndim - 1], kb = b->meta.size[ndim == 1 ? 0 : ndim - 2];
  if (!same_size(c, ka, kb) || (ndim == 3 && !same_size(c, a->meta.size[0], b->meta.size[0])))
    return aoti_call_error(
        c, AOT_ERROR_INVALID, "sizes do not fit: the inner ones are %lld and %lld, the first ones %lld and %lld",
        (long long)ka.value, (long long)kb.value, (long long)aoti_dim(a, 0), (long long)aoti_dim(b, 0));
  return NULL;
}

static aot_status meta_product(aoti_call *c, int ia, int ib, int ndim, aot_int out_size[3]) {
  AOT_TRY(check_product(c, ia, ib, ndim));
  const aot_tensor *a = aoti_arg(c, ia), *b = aoti_arg(c, ib);
  out_size[0] = a->meta.size[0];
  out_size[ndim - 2] = a->meta.size[ndim - 2];
  out_size[ndim - 1] = b->meta.size[ndim - 1];
  return aoti_out(c, 0, a->meta.dtype, ndim, out_size, NULL);
}

// The added tensor is broadcast to the product.
static aot_status check_added(const aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *out = aoti_result(c, 0);
  int missing = out->meta.ndim - t->meta.ndim;
  if (t->meta.dtype != out->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "adds %s to %s", aot_dtype_name(t->meta.dtype),
                           aot_dtype_name(out->meta.dtype));
  bool fits = missing >= 0;
  for (int d = 0; fits && d < t->meta.ndim; d++)
    fits = aoti_int_is(t->meta.size[d], 1) || same_size(c, t->meta.size[d], out->meta.size[d + missing]);
  return fits ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "self does not broadcast to the product");
}

aot_status aoti_meta_mm(aoti_call *c) { return meta_product(c, 0, 1, 2, (aot_int[3]){{0}}); }
aot_status aoti_meta_bmm(aoti_call *c) { return meta_product(c, 0, 1, 3, (aot_int[3]){{0}}); }
aot_status aoti_meta_addmm(aoti_call *c) {
  AOT_TRY(meta_product(c, 1, 2, 2, (aot_int[3]){{0}}));
  return check_added(c);
}
aot_status aoti_meta_baddbmm(aoti_call *c) {
  AOT_TRY(meta_product(c, 1, 2, 3, (aot_int[3]){{0}}));
  return check_added(c);
}

// The sum of the products of a batch, (self, batch1, batch2)
aot_status aoti_meta_addbmm(aoti_call *c) {
  AOT_TRY(check_product(c, 1, 2, 3));
  const aot_int size[] = {aoti_arg(c, 1)->meta.size[1], aoti_arg(c, 2)->meta.size[2]};
  AOT_TRY(aoti_out(c, 0, aoti_arg(c, 1)->meta.dtype, 2, size, NULL));
  return check_added(c);
}

// (self, vec1, vec2)
aot_status aoti_meta_addr(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 1), *b = aoti_arg(c, 2), *t = aoti_arg(c, 0);
  if (a->meta.ndim != 1 || b->meta.ndim != 1) return aoti_call_error(c, AOT_ERROR_INVALID, "takes two vectors");
  const aot_int size[] = {a->meta.size[0], b->meta.size[0]};
  aot_dtype dtype = aoti_common_dtype(c, 3, (const int[]){0, 1, 2});
  aot_int stride[AOT_MAX_DIMS];
  bool added = aoti_arg_float(c, 3) != 0; // the sum lies as self does
  if (added) aoti_result_strides(c, 1, (aot_tensor *[]){aoti_arg(c, 0)}, AOT_DTYPE_NONE, 2, size, stride);
  AOT_TRY(aoti_out(c, 0, dtype, 2, size, added ? stride : NULL));
  bool fits = t->meta.ndim <= 2;
  for (int d = 0; fits && d < t->meta.ndim; d++)
    fits = aoti_int_is(t->meta.size[d], 1) || same_size(c, t->meta.size[d], size[d + 2 - t->meta.ndim]);
  return fits ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "self does not broadcast to the product");
}

// (self, mat, vec)
aot_status aoti_meta_addmv(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 1), *v = aoti_arg(c, 2);
  if (a->meta.ndim != 2 || v->meta.ndim != 1 || a->meta.dtype != v->meta.dtype ||
      !same_size(c, a->meta.size[1], v->meta.size[0]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes a matrix and a vector of its rows' length and dtype");
  AOT_TRY(aoti_out(c, 0, a->meta.dtype, 1, a->meta.size, NULL));
  return check_added(c);
}

aot_status aoti_meta_dot(aoti_call *c) {
  AOT_TRY(check_product(c, 0, 1, 1));
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, 0, NULL, NULL);
}

aot_status aoti_meta_mv(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 0), *v = aoti_arg(c, 1);
  if (a->meta.ndim != 2 || v->meta.ndim != 1 || a->meta.dtype != v->meta.dtype ||
      !same_size(c, a->meta.size[1], v->meta.size[0]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes a matrix and a vector of its rows' length and dtype");
  return aoti_out(c, 0, a->meta.dtype, 1, a->meta.size, NULL);
}

// ---- reference kernels

enum { TILE_M = 4, TILE_N = 64 };

typedef struct product {
  int64_t m, n, k;
  const void *a, *b; /* row-major, m x k and k x n */
  void *out;         /* row-major, m x n */
  int64_t batch;     /* of which one */
} product;

// A tile of the result at a time, kept in ACC: total[i][j] += a[i][k] b[k][j] over all k.
#define TILES(name, T, ACC)                                                                                        \
  static void tile_##name(const product *p, const T *a, const T *b, T *out, int rows) {                            \
    for (int64_t j0 = 0; j0 < p->n; j0 += TILE_N) {                                                                \
      int width = p->n - j0 < TILE_N ? (int)(p->n - j0) : TILE_N;                                                  \
      ACC total[TILE_M][TILE_N] = {{0}}, y[TILE_N] = {0};                                                          \
      for (int64_t k = 0; k < p->k; k++) {                                                                         \
        const T *from = b + k * p->n + j0;                                                                         \
        for (int j = 0; j < width; j++) y[j] = (ACC)from[j];                                                       \
        for (int i = 0; i < rows; i++) {                                                                           \
          const ACC x = (ACC)a[i * p->k + k];                                                                      \
          for (int j = 0; j < TILE_N; j++) total[i][j] += x * y[j];                                                \
        }                                                                                                          \
      }                                                                                                            \
      for (int i = 0; i < rows; i++)                                                                               \
        for (int j = 0; j < width; j++) out[i * p->n + j0 + j] = (T)total[i][j];                                   \
    }                                                                                                              \
  }                                                                                                                \
  static void tiles_##name(void *user, int64_t begin, int64_t end) {                                               \
    const product *p = user;                                                                                       \
    int64_t per_item = (p->m + TILE_M - 1) / TILE_M;                                                               \
    for (int64_t t = begin; t < end; t++) {                                                                        \
      int64_t item = t / per_item, first = t % per_item * TILE_M, row = item * p->m + first;                       \
      int rows = p->m - first < TILE_M ? (int)(p->m - first) : TILE_M;                                             \
      tile_##name(p, (const T *)p->a + row * p->k, (const T *)p->b + item * p->k * p->n, (T *)p->out + row * p->n, \
                  rows);                                                                                           \
    }                                                                                                              \
  }
TILES(f32, float, double)
TILES(f64, double, double)
TILES(i64, uint64_t, uint64_t)

// Multiply-adds below which a thread of its own does not pay.
enum { WORK_PER_THREAD = 65536 };

void aoti_matmul_f64(int64_t m, int64_t n, int64_t k, const double *a, const double *b, double *out) {
  product p = {.m = m, .n = n, .k = k, .a = a, .b = b, .out = out, .batch = 1};
  int64_t work = n && k ? TILE_M * n * k : 1;
  aoti_parallel_for(NULL, (m + TILE_M - 1) / TILE_M, 1 + WORK_PER_THREAD / work, tiles_f64, &p);
}

static bool is_row_major(const aot_tensor *t, aoti_compute as) {
  static const aot_dtype natural[] = {AOT_F32, AOT_F64, AOT_I64};
  return t->meta.dtype == natural[as] && aoti_meta_is_contiguous(NULL, &t->meta);
}

static aot_status dense(aoti_arena *scratch, aoti_compute as, aot_tensor *t, const void **out) {
  if (!is_row_major(t, as)) return aoti_dense(scratch, as, t, (void *)out);
  *out = aoti_tensor_ptr(t);
  return NULL;
}

// The numbers before what is added and before the product: arguments 3 and 4, or 0 and 1.
static aoti_scalars factors(const aoti_call *c) {
  aoti_scalars p = {0};
  const aot_value none[] = {aoti_v_int(0), aoti_v_int(1)}, *v = c ? &c->args[3] : none;
  for (int i = 0; i < 2; i++) aoti_scalar_set(&p, i, &v[i]);
  return p;
}

// alpha * (a b) + beta * added, row-major in out; added (nullable) is broadcast, and not read when beta is 0.
static aot_status multiply(aoti_arena *scratch, aoti_compute as, product p, const aot_tensor *added,
                           const aoti_scalars *by, aot_tensor *result) {
  const double beta = by->f64[0], alpha = by->f64[1];
  bool in_place = is_row_major(result, as);
  int64_t total = p.batch * p.m * p.n;
  if (in_place)
    p.out = aoti_tensor_ptr(result);
  else
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)total, aoti_compute_size(as), &p.out));
  int64_t work = p.n && p.k ? TILE_M * p.n * p.k : 1;
  aoti_parallel_for(NULL, p.batch * ((p.m + TILE_M - 1) / TILE_M), 1 + WORK_PER_THREAD / work,
                    as == AOTI_COMPUTE_F32   ? tiles_f32
                    : as == AOTI_COMPUTE_F64 ? tiles_f64
                                             : tiles_i64,
                    &p);
  if (added) {
    // Repeats the added tensor over the result's shape by strides of 0.
    aot_int stride[3];
    int missing = result->meta.ndim - added->meta.ndim;
    for (int d = 0; d < result->meta.ndim; d++)
      stride[d] = d < missing || aoti_dim(added, d - missing) == 1 ? aot_i(0) : added->meta.stride[d - missing];
    aot_tensor wide = {.storage = added->storage, .meta = added->meta};
    wide.meta.ndim = result->meta.ndim;
    wide.meta.size = result->meta.size;
    wide.meta.stride = stride;
    void *more;
    if (beta != 0) AOT_TRY(aoti_dense(scratch, as, &wide, &more));
    for (int64_t i = 0; i < total; i++) switch (as) {
      case AOTI_COMPUTE_F32:
        ((float *)p.out)[i] = (float)(alpha * ((float *)p.out)[i] + (beta != 0 ? beta * ((float *)more)[i] : 0));
        break;
      case AOTI_COMPUTE_F64:
        ((double *)p.out)[i] = alpha * ((double *)p.out)[i] + (beta != 0 ? beta * ((double *)more)[i] : 0);
        break;
      default:
        ((int64_t *)p.out)[i] = (int64_t)((uint64_t)by->i64[1] * ((uint64_t *)p.out)[i] +
                                          (beta != 0 ? (uint64_t)by->i64[0] * ((uint64_t *)more)[i] : 0));
        break;
      }
  }
  if (!in_place) aoti_undense(as, p.out, result);
  return NULL;
}

static aot_status run(aoti_call *c, aoti_arena *scratch, int ia, int ib, const aot_tensor *added,
                      const aoti_scalars *by) {
  aot_tensor *a = aoti_arg(c, ia), *b = aoti_arg(c, ib);
  aoti_compute as = aoti_compute_of(a->meta.dtype);
  int last_a = a->meta.ndim - 1, last_b = b->meta.ndim - 1;
  product p = {.m = last_a ? aoti_dim(a, last_a - 1) : 1,
               .k = aoti_dim(a, last_a),
               .n = last_b ? aoti_dim(b, last_b) : 1,
               .batch = last_a == 2 ? aoti_dim(a, 0) : 1};
  AOT_TRY(dense(scratch, as, a, &p.a));
  AOT_TRY(dense(scratch, as, b, &p.b));
  return multiply(scratch, as, p, added, by, aoti_result(c, 0));
}
static aot_status mm_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_scalars by = factors(NULL);
  return run(c, scratch, 0, 1, NULL, &by);
}
static aot_status addmm_body(aoti_call *c, aoti_arena *scratch) {
  const aoti_scalars by = factors(c);
  return run(c, scratch, 1, 2, aoti_arg(c, 0), &by);
}
// One product of m x (batch k) and (batch k) x n.
static aot_status addbmm_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *a = aoti_arg(c, 1), *b = aoti_arg(c, 2), rows = {.storage = a->storage, .meta = a->meta};
  aoti_compute as = aoti_compute_of(a->meta.dtype);
  const aoti_meta *m = &a->meta;
  const aot_int size[] = {m->size[1], m->size[0], m->size[2]}, stride[] = {m->stride[1], m->stride[0], m->stride[2]};
  rows.meta.size = size;
  rows.meta.stride = stride;
  product p = {.m = aoti_dim(a, 1), .k = aoti_dim(a, 0) * aoti_dim(a, 2), .n = aoti_dim(b, 2), .batch = 1};
  AOT_TRY(dense(scratch, as, &rows, &p.a));
  AOT_TRY(dense(scratch, as, b, &p.b));
  const aoti_scalars by = factors(c);
  return multiply(scratch, as, p, aoti_arg(c, 0), &by, aoti_result(c, 0));
}
static aot_status addr_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *a = aoti_arg(c, 1), *b = aoti_arg(c, 2);
  aoti_compute as = aoti_compute_of(aoti_result(c, 0)->meta.dtype);
  product p = {.m = aoti_dim(a, 0), .k = 1, .n = aoti_dim(b, 0), .batch = 1};
  AOT_TRY(dense(scratch, as, a, &p.a));
  AOT_TRY(dense(scratch, as, b, &p.b));
  aoti_scalars by = factors(c);
  // Of truth values: (beta and self) or (alpha and a b), where a sum could cancel.
  for (int i = 0; aoti_result(c, 0)->meta.dtype == AOT_B8 && i < 2; i++) by.f64[i] = by.i64[i] = by.f64[i] != 0;
  return multiply(scratch, as, p, aoti_arg(c, 0), &by, aoti_result(c, 0));
}
aot_status aoti_ref_addbmm(aoti_call *c) { return aoti_with_scratch(c, addbmm_body); }
aot_status aoti_ref_addr(aoti_call *c) { return aoti_with_scratch(c, addr_body); }
aot_status aoti_ref_mm(aoti_call *c) { return aoti_with_scratch(c, mm_body); }
aot_status aoti_ref_addmm(aoti_call *c) { return aoti_with_scratch(c, addmm_body); }

// ---- derivatives

static aot_tensor *scaled(aoti_grad *g, aot_tensor *t, const aot_value *by) {
  double v = by->kind == AOT_FLOAT ? by->as.f : by->kind == AOT_BOOL ? by->as.b : (double)by->as.i.value;
  return v == 1 ? t : AOTI_CALL1(g->s, AOT_OP_mul_Scalar, aoti_v_tensor(t), *by);
}

static bool is_column_major(const aot_tensor *t) {
  return aoti_int_is(t->meta.stride[0], 1) && aoti_int_same(t->meta.stride[1], t->meta.size[0]);
}

// grad b^T, computed so that it comes out in the layout of a.
static aot_tensor *left_grad(aot_scope *s, aot_tensor *grad, aot_tensor *a, aot_tensor *b) {
  if (is_column_major(a)) return aot_t(s, aot_mm(s, b, aot_t(s, grad)));
  return aot_mm(s, grad, aot_t(s, b));
}
// a^T grad, computed so that it comes out in the layout of b.
static aot_tensor *right_grad(aot_scope *s, aot_tensor *grad, aot_tensor *a, aot_tensor *b) {
  if (is_column_major(b)) return aot_t(s, aot_mm(s, aot_t(s, grad), a));
  return aot_mm(s, aot_t(s, a), grad);
}

void aoti_grad_mm(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 0), *b = aoti_saved(g, 1), *grad = g->gout[0];
  if (aoti_needs(g, 1)) aoti_give(g, 1, right_grad(g->s, grad, a, b));
  if (aoti_needs(g, 0)) aoti_give(g, 0, left_grad(g->s, grad, a, b));
}

void aoti_grad_addmm(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 1), *b = aoti_saved(g, 2), *grad = g->gout[0];
  if (aoti_needs(g, 1)) aoti_give(g, 1, scaled(g, left_grad(g->s, grad, a, b), &g->args[4]));
  if (aoti_needs(g, 2)) aoti_give(g, 2, scaled(g, right_grad(g->s, grad, a, b), &g->args[4]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, scaled(g, grad, &g->args[3]));
}

static aot_tensor *swap(aot_scope *s, aot_tensor *t) { return aot_transpose_int(s, t, 1, 2); }

void aoti_grad_bmm(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 0), *b = aoti_saved(g, 1), *grad = g->gout[0];
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_bmm(g->s, swap(g->s, a), grad));
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_bmm(g->s, grad, swap(g->s, b)));
}

void aoti_grad_baddbmm(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 1), *b = aoti_saved(g, 2), *grad = g->gout[0];
  if (aoti_needs(g, 1)) aoti_give(g, 1, scaled(g, aot_bmm(g->s, grad, swap(g->s, b)), &g->args[4]));
  if (aoti_needs(g, 2)) aoti_give(g, 2, scaled(g, aot_bmm(g->s, swap(g->s, a), grad), &g->args[4]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, scaled(g, grad, &g->args[3]));
}

// grad once for every product of the batch.
static aot_tensor *repeated(aoti_grad *g, aot_tensor *grad) {
  const aoti_meta *a = &aoti_saved(g, 1)->meta, *b = &aoti_saved(g, 2)->meta;
  return aot_expand(g->s, aot_unsqueeze(g->s, grad, 0), AOT_INTS(a->size[0], a->size[1], b->size[2]));
}
void aoti_grad_addbmm(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *a = aoti_saved(g, 1), *b = aoti_saved(g, 2), *grad = g->gout[0];
  if (aoti_needs(g, 1)) {
    aot_tensor *each = repeated(g, grad);
    aoti_give(g, 1, scaled(g, aot_bmm(s, each, swap(s, b)), &g->args[4]));
  }
  if (aoti_needs(g, 2)) {
    aot_tensor *at = swap(s, a);
    aoti_give(g, 2, scaled(g, aot_bmm(s, at, repeated(g, grad)), &g->args[4]));
  }
  if (aoti_needs(g, 0)) aoti_give(g, 0, scaled(g, grad, &g->args[3]));
}

void aoti_grad_addr(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 1), *b = aoti_saved(g, 2), *grad = g->gout[0];
  if (aoti_needs(g, 0)) aoti_give(g, 0, scaled(g, grad, &g->args[3]));
  if (aoti_needs(g, 1)) aoti_give(g, 1, scaled(g, aot_mv(g->s, grad, b), &g->args[4]));
  if (aoti_needs(g, 2)) aoti_give(g, 2, scaled(g, aot_mv(g->s, aot_t(g->s, grad), a), &g->args[4]));
}

void aoti_grad_vdot(aoti_grad *g) {
  for (int i = 1; i >= 0; i--)
    if (aoti_needs(g, i)) aoti_give(g, i, aot_mul(g->s, g->gout[0], aoti_saved(g, 1 - i)));
}
void aoti_grad_dot(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_mul(g->s, g->gout[0], aoti_saved(g, 1)));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(g->s, g->gout[0], aoti_saved(g, 0)));
}

static aot_tensor *outer(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  return aot_mul(s, aot_view(s, a, AOT_INTS(a->meta.size[0], aot_i(1))), b);
}

void aoti_grad_mv(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 0), *v = aoti_saved(g, 1), *grad = g->gout[0];
  if (aoti_needs(g, 0)) aoti_give(g, 0, outer(g->s, grad, v));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mv(g->s, aot_t(g->s, a), grad));
}

void aoti_grad_addmv(aoti_grad *g) {
  aot_tensor *a = aoti_saved(g, 1), *v = aoti_saved(g, 2), *grad = g->gout[0];
  if (aoti_needs(g, 1)) aoti_give(g, 1, scaled(g, outer(g->s, grad, v), &g->args[4]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, scaled(g, grad, &g->args[3]));
  if (aoti_needs(g, 2)) aoti_give(g, 2, scaled(g, aot_mv(g->s, aot_t(g->s, a), grad), &g->args[4]));
}

// ---- decompositions

typedef struct shape {
  aot_int size[AOT_MAX_DIMS];
  size_t n;
} shape;
static void add(shape *to, aot_int size) { to->size[to->n++] = size; }
static aot_ints ints(const shape *s) { return (aot_ints){s->size, s->n}; }

static aoti_syms *syms_of(const aot_scope *s) { return s->tracer ? s->tracer->syms : NULL; }

static aot_int product_of(const aot_scope *s, const aot_int *size, int n) {
  aot_int p = aot_i(1);
  for (int d = 0; d < n; d++) p = aoti_int_mul(syms_of(s), p, size[d]);
  return p;
}

// The last two dimensions swapped.
static aot_tensor *matrix_t(aot_scope *s, aot_tensor *t) { return aot_transpose_int(s, t, -2, -1); }

// Whether the larger operand's leading dimensions are folded into one matrix product instead of a batch of them.
static bool folds(const aot_scope *s, const aot_tensor *a, const aot_tensor *b) {
  bool a_larger = a->meta.ndim >= b->meta.ndim;
  const aot_tensor *large = a_larger ? a : b, *small = a_larger ? b : a;
  if (large->meta.ndim < 3 || small->meta.ndim > 2) return false;
  if (aoti_requires_grad(small)) return true; // its gradient is then one product too
  if (a->meta.ndim == 2) return false;        // the result would have to be transposed
  const aoti_meta *m = &large->meta;
  for (int d = 0; d < m->ndim; d++)
    if (aoti_int_is(m->size[d], 0)) return true;
  for (int d = 0; d < m->ndim - 2; d++)
    if (!aoti_int_same(m->stride[d], aoti_int_mul(syms_of(s), m->stride[d + 1], m->size[d + 1]))) return false;
  return true;
}

static aot_tensor *folded_matmul(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  bool transposed = b->meta.ndim > a->meta.ndim;
  aot_tensor *large = transposed ? matrix_t(s, b) : a;
  aot_tensor *small = !transposed ? b : a->meta.ndim == 2 ? aot_t(s, a) : a;
  if (aoti_failed(s)) return aoti_poison();
  int last = large->meta.ndim - 1;
  shape flat = {{product_of(s, large->meta.size, last), large->meta.size[last]}, 2}, out = {.n = 0};
  for (int d = 0; d < last; d++) add(&out, large->meta.size[d]);
  aot_tensor *folded = aot_reshape(s, large, ints(&flat));
  if (small->meta.ndim == 1) return aot__unsafe_view(s, aot_mv(s, folded, small), ints(&out));
  add(&out, small->meta.size[1]);
  aot_tensor *result = aot__unsafe_view(s, aot_mm(s, folded, small), ints(&out));
  return transposed ? aot_contiguous(s, matrix_t(s, result)) : result;
}

static aot_tensor *matmul(aot_scope *s, aot_tensor *a, aot_tensor *b);

static aot_tensor *batched_matmul(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  const aoti_meta *ma = &a->meta, *mb = &b->meta;
  if (ma->ndim == 3 && mb->ndim == 3 && !aoti_int_same(ma->size[0], mb->size[0])) {
    if (aoti_int_is(ma->size[0], 1) && ma->requires_grad) return matmul(s, aot_squeeze_dim(s, a, 0), b);
    if (aoti_int_is(mb->size[0], 1) && mb->requires_grad) return matmul(s, a, aot_squeeze_dim(s, b, 0));
  }
  int batch_a = ma->ndim > 2 ? ma->ndim - 2 : 0, batch_b = mb->ndim > 2 ? mb->ndim - 2 : 0;
  int batch = batch_a > batch_b ? batch_a : batch_b;
  shape wide_a = {.n = 0}, wide_b = {.n = 0}, out = {.n = 0};
  for (int d = 0; d < batch; d++) {
    int da = d - (batch - batch_a), db = d - (batch - batch_b);
    aot_int sa = da >= 0 ? ma->size[da] : aot_i(1), sb = db >= 0 ? mb->size[db] : aot_i(1);
    aot_int size = aoti_int_is(sa, 1) ? sb : sa;
    add(&wide_a, size);
    add(&wide_b, size);
    add(&out, size);
  }
  aot_int n = ma->ndim > 1 ? ma->size[ma->ndim - 2] : aot_i(1), ka = ma->size[ma->ndim - 1];
  aot_int kb = mb->size[mb->ndim > 1 ? mb->ndim - 2 : 0], p = mb->ndim > 1 ? mb->size[mb->ndim - 1] : aot_i(1);
  aot_int items = product_of(s, out.size, batch);
  add(&wide_a, n);
  add(&wide_a, ka);
  add(&wide_b, kb);
  if (mb->ndim == 1) b = aot_unsqueeze(s, b, 1);
  add(&wide_b, p);
  if (ma->ndim > 1) add(&out, n);
  if (mb->ndim > 1) add(&out, p);
  aot_tensor *left = aot_reshape(s, aot_expand(s, a, ints(&wide_a)), AOT_INTS(items, n, ka));
  aot_tensor *right = aot_reshape(s, aot_expand(s, b, ints(&wide_b)), AOT_INTS(items, kb, p));
  return aot_view(s, aot_bmm(s, left, right), ints(&out));
}

static aot_tensor *matmul(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  if (aoti_failed(s)) return aoti_poison();
  int na = a->meta.ndim, nb = b->meta.ndim;
  if (!na || !nb) {
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "aten.matmul.default: both operands need at least one dimension"));
    return aoti_poison();
  }
  if (na > AOT_MAX_DIMS - 2 || nb > AOT_MAX_DIMS - 2) {
    aoti_scope_fail(s, aoti_error(AOT_ERROR_UNSUPPORTED, "aten.matmul.default: too many dimensions"));
    return aoti_poison();
  }
  if (na == 1 && nb == 1) return aot_dot(s, a, b);
  if (na == 2 && nb == 1) return aot_mv(s, a, b);
  if (na == 1 && nb == 2) return aot_squeeze_dim(s, aot_mm(s, aot_unsqueeze(s, a, 0), b), 0);
  if (na == 2 && nb == 2) return aot_mm(s, a, b);
  return folds(s, a, b) ? folded_matmul(s, a, b) : batched_matmul(s, a, b);
}

void aoti_decomp_matmul(aoti_call *c) { c->out[0] = aoti_v_tensor(matmul(c->scope, aoti_arg(c, 0), aoti_arg(c, 1))); }

void aoti_decomp_linear(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *x = aoti_arg(c, 0), *weight = aoti_arg(c, 1), *bias = aoti_arg(c, 2), *out;
  int last = x->meta.ndim - 1;
  if (last < 0 || !weight->meta.ndim) {
    aoti_scope_fail(s, aoti_call_error(c, AOT_ERROR_INVALID, "input and weight need at least one dimension"));
    out = aoti_poison();
  } else if (last == 1 && bias)
    out = aot_addmm(s, bias, x, aot_t(s, weight));
  else if (bias && aoti_meta_is_contiguous(c->syms, &x->meta)) {
    shape result = {.n = 0};
    for (int d = 0; d < last; d++) add(&result, x->meta.size[d]);
    add(&result, weight->meta.size[0]);
    aot_tensor *flat = aot_reshape(s, x, AOT_INTS(product_of(s, x->meta.size, last), x->meta.size[last]));
    out = aot__unsafe_view(s, aot_addmm(s, bias, flat, aot_t(s, weight)), ints(&result));
  } else {
    out = matmul(s, x, aot_t(s, weight));
    if (bias) out = aot_add(s, out, bias);
  }
  c->out[0] = aoti_v_tensor(out);
}
