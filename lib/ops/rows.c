// A tensor read and written row by row, whatever its strides and dtype.
#include "ops.h"

void aoti_rows_init(aoti_rows *r, const aot_tensor *t, uint32_t row_dims) {
  int64_t bytes = (int64_t)aot_dtype_size(t->meta.dtype);
  *r = (aoti_rows){.t = t, .count = 1, .n = 1};
  for (int d = 0; d < t->meta.ndim; d++) {
    bool inner = row_dims >> d & 1;
    int64_t size = aoti_dim(t, d), step = aoti_stride(t, d) * bytes;
    if (inner)
      r->n *= size;
    else
      r->count *= size;
    if (size == 1) continue;
    int *n = inner ? &r->n_inner : &r->n_outer;
    struct aoti_rows_dim *dims = inner ? r->inner : r->outer, *last = *n ? &dims[*n - 1] : NULL;
    if (last && last->step == step * size)
      *last = (struct aoti_rows_dim){last->size * size, step};
    else
      dims[(*n)++] = (struct aoti_rows_dim){size, step};
  }
}

static int64_t offset_of(const struct aoti_rows_dim *dims, int n, int64_t i) {
  int64_t offset = 0;
  while (n-- > 0) {
    offset += i % dims[n].size * dims[n].step;
    i /= dims[n].size;
  }
  return offset;
}

// Runs along the row's last dimension: their length and step, and where they start.
typedef struct runs {
  char *base;
  int n_outer;
  int64_t count, n, step;
} runs;

static runs runs_of(const aoti_rows *r, int64_t row) {
  runs s = {.count = r->n ? 1 : 0, .n = 1};
  if (!r->n) return s;
  s.base = (char *)aoti_tensor_ptr(r->t) + offset_of(r->outer, r->n_outer, row);
  if (r->n_inner) {
    s.n_outer = r->n_inner - 1;
    s.n = r->inner[s.n_outer].size;
    s.step = r->inner[s.n_outer].step;
    s.count = r->n / s.n;
  }
  return s;
}

void aoti_rows_load(const aoti_rows *r, aoti_compute as, int64_t row, void *out) {
  runs s = runs_of(r, row);
  for (int64_t i = 0; i < s.count; i++)
    aoti_load(as, (char *)out + (size_t)(i * s.n) * aoti_compute_size(as), r->t->meta.dtype,
              s.base + offset_of(r->inner, s.n_outer, i), s.step, s.n);
}

void aoti_rows_store(const aoti_rows *r, aoti_compute as, int64_t row, const void *in) {
  runs s = runs_of(r, row);
  for (int64_t i = 0; i < s.count; i++)
    aoti_store(as, (const char *)in + (size_t)(i * s.n) * aoti_compute_size(as), r->t->meta.dtype,
               s.base + offset_of(r->inner, s.n_outer, i), s.step, s.n);
}

static char *element(const aoti_rows *r, int64_t row, int64_t i) {
  return (char *)aoti_tensor_ptr(r->t) + offset_of(r->outer, r->n_outer, row) + offset_of(r->inner, r->n_inner, i);
}
double aoti_rows_get(const aoti_rows *r, int64_t row, int64_t i) {
  double value;
  aoti_load(AOTI_COMPUTE_F64, &value, r->t->meta.dtype, element(r, row, i), 0, 1);
  return value;
}
void aoti_rows_set(const aoti_rows *r, int64_t row, int64_t i, double value) {
  aoti_store(AOTI_COMPUTE_F64, &value, r->t->meta.dtype, element(r, row, i), 0, 1);
}

aot_status aoti_dense(aoti_arena *arena, aoti_compute as, const aot_tensor *t, void *out_ptr) {
  aoti_rows r;
  void *to;
  aoti_rows_init(&r, t, UINT32_MAX);
  AOT_TRY(aoti_arena_alloc(arena, (size_t)r.n, aoti_compute_size(as), &to));
  aoti_rows_load(&r, as, 0, to);
  *(void **)out_ptr = to;
  return NULL;
}

aot_status aoti_dense_wide(aoti_arena *arena, aoti_compute as, const aot_tensor *t, int ndim, const aot_int *size,
                           void *out_ptr) {
  aot_int stride[AOT_MAX_DIMS];
  aot_tensor wide = {.storage = t->storage, .meta = t->meta};
  int missing = ndim - t->meta.ndim;
  for (int d = 0; d < ndim; d++)
    stride[d] = d < missing || aoti_dim(t, d - missing) == 1 ? aot_i(0) : t->meta.stride[d - missing];
  wide.meta.ndim = ndim;
  wide.meta.size = size;
  wide.meta.stride = stride;
  return aoti_dense(arena, as, &wide, out_ptr);
}

aot_status aoti_dense_pair(const aoti_call *c, aoti_arena *arena, double **out_a, double **out_b, int64_t *out_n) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  *out_n = 1;
  for (int d = 0; d < ndim; d++) *out_n *= size[d].value;
  AOT_TRY(aoti_dense_wide(arena, AOTI_COMPUTE_F64, t[0], ndim, size, out_a));
  return aoti_dense_wide(arena, AOTI_COMPUTE_F64, t[1], ndim, size, out_b);
}

void aoti_undense(aoti_compute as, const void *in, const aot_tensor *t) {
  aoti_rows r;
  aoti_rows_init(&r, t, UINT32_MAX);
  aoti_rows_store(&r, as, 0, in);
}
