// view.dtype: the same memory read as elements of another dtype.
#include "ops.h"

#include <string.h>

static int64_t bytes_of(aot_dtype dtype) { return (int64_t)aot_dtype_size(dtype); }

// ---- meta

// Elements of which several make one: they must lie together, and every other step must be whole.
static aot_status widened(const aoti_call *c, const aoti_meta *m, int64_t ratio, aot_int *size, aot_int *stride,
                          aot_int *offset) {
  int last = m->ndim - 1;
  aot_int by = aot_i(ratio);
  aoti_syms *syms = c->syms;
  if (aoti_int_compare(syms, AOTI_NE, aoti_int_mod(syms, m->size[last], by), aot_i(0)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the last size must be divisible by %lld", (long long)ratio);
  if (aoti_int_compare(syms, AOTI_NE, aoti_int_mod(syms, m->offset, by), aot_i(0)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the storage offset must be divisible by %lld", (long long)ratio);
  for (int d = 0; d < last; d++) {
    if (aoti_int_compare(syms, AOTI_NE, aoti_int_mod(syms, m->stride[d], by), aot_i(0)))
      return aoti_call_error(c, AOT_ERROR_INVALID, "the stride of dimension %d must be divisible by %lld", d,
                             (long long)ratio);
    stride[d] = aoti_int_floordiv(syms, m->stride[d], by);
  }
  size[last] = aoti_int_floordiv(syms, m->size[last], by);
  *offset = aoti_int_floordiv(syms, m->offset, by);
  return NULL;
}

aot_status aoti_meta_view_dtype(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  const aoti_meta *m = &t->meta;
  aot_dtype dtype = c->args[1].as.dtype;
  int64_t from = bytes_of(m->dtype), to = bytes_of(dtype);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset = m->offset;
  int last = m->ndim - 1;
  for (int d = 0; d < m->ndim; d++) size[d] = m->size[d], stride[d] = m->stride[d];
  if (from != to) {
    if (last < 0)
      return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor without dimensions has elements of one size only");
    if (aoti_int_compare(c->syms, AOTI_NE, m->stride[last], aot_i(1)))
      return aoti_call_error(c, AOT_ERROR_INVALID, "the last dimension must have a stride of 1");
    stride[last] = aot_i(1);
  }
  if (from < to) AOT_TRY(widened(c, m, to / from, size, stride, &offset));
  if (from > to) {
    aot_int by = aot_i(from / to);
    for (int d = 0; d < last; d++) stride[d] = aoti_int_mul(c->syms, m->stride[d], by);
    size[last] = aoti_int_mul(c->syms, m->size[last], by);
    offset = aoti_int_mul(c->syms, m->offset, by);
  }
  return aoti_out_view_as(c, 0, t, dtype, m->ndim, size, stride, offset);
}

// ---- reference: of a view nothing is left to do; a compiled step's own result is filled with the bytes

typedef struct pieces {
  int64_t n, bytes, from_step, to_step; // of every wider element
} pieces;

static void copy_pieces(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const pieces *p = user;
  for (int64_t i = 0; i < n; i++)
    for (int64_t k = 0; k < p->n; k++)
      memcpy(ptr[0] + i * step[0] + k * p->to_step, ptr[1] + i * step[1] + k * p->from_step, (size_t)p->bytes);
}

// The steps in bytes of t seen as elements of which one is `each` of t's own.
static void steps_of(const aot_tensor *t, int64_t each, int64_t *step) {
  for (int d = 0; d < t->meta.ndim; d++) step[d] = aoti_stride(t, d) * bytes_of(t->meta.dtype);
  if (t->meta.ndim) step[t->meta.ndim - 1] *= each;
}

aot_status aoti_ref_view_dtype(aoti_call *c) {
  const aot_tensor *from = aoti_arg(c, 0), *to = aoti_result(c, 0);
  if (from->storage == to->storage || !aoti_tensor_numel(to)) return NULL;
  int64_t have = bytes_of(from->meta.dtype), want = bytes_of(to->meta.dtype), least = have < want ? have : want;
  pieces p = {.n = (have < want ? want : have) / least, .bytes = least};
  int64_t in[AOT_MAX_DIMS], out[AOT_MAX_DIMS];
  steps_of(from, have / least == 1 ? p.n : 1, in);
  steps_of(to, want / least == 1 ? p.n : 1, out);
  int last = to->meta.ndim - 1;
  p.from_step = have > least || last < 0 ? least : aoti_stride(from, last) * have;
  p.to_step = want > least || last < 0 ? least : aoti_stride(to, last) * want;
  aoti_iter it;
  aoti_iter_init(&it, to->meta.ndim, have > want ? from->meta.size : to->meta.size);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(to), out);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(from), in);
  aoti_iter_run(&it, copy_pieces, &p);
  return NULL;
}
