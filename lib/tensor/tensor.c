// Storage and strided tensors.
#include "tensor.h"

#include <stdlib.h>
#include <string.h>

static void free_aligned(void *user, void *data) {
  (void)user;
  free(data);
}

aot_status aoti_storage_wrap(aot_device device, void *data, size_t bytes, void (*release)(void *, void *), void *user,
                             aoti_storage **out) {
  aoti_storage *s;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *s, &s));
  *s = (aoti_storage){.refs = 1, .device = device, .data = data, .bytes = bytes, .free = release, .user = user};
  *out = s;
  return NULL;
}

aot_status aoti_storage_create(aot_device device, size_t bytes, bool has_data, aoti_storage **out) {
  void *data = NULL;
  if (has_data && bytes) {
    size_t rounded;
    if (aoti_add_overflows(bytes, 63, &rounded) || !(data = aligned_alloc(64, rounded & ~(size_t)63)))
      return aoti_error(AOT_ERROR_OOM, "the host has no %zu bytes left for a tensor; smaller sizes need less", bytes);
    rounded &= ~(size_t)63;
    memset(data, 0, rounded);
  }
  aot_status status = aoti_storage_wrap(device, data, bytes, free_aligned, NULL, out);
  if (status) free(data);
  return status;
}

aoti_storage *aoti_storage_retain(aoti_storage *s) {
  if (s) atomic_fetch_add_explicit(&s->refs, 1, memory_order_relaxed);
  return s;
}

void aoti_storage_release(aoti_storage *s) {
  if (!s || atomic_fetch_sub_explicit(&s->refs, 1, memory_order_acq_rel) != 1) return;
  if (s->free && s->data) s->free(s->user, s->data);
  aot_tensor_release(s->value);
  free(s);
}

aot_status aoti_extent_bytes(aot_dtype dtype, int ndim, const aot_int *size, const aot_int *stride, aot_int offset,
                             size_t *out) {
  int64_t last = offset.value, bytes;
  if (last < 0) return aoti_error(AOT_ERROR_INVALID, "a storage offset is negative: %lld", (long long)last);
  bool empty = false;
  for (int i = 0; i < ndim; i++) {
    if (size[i].value < 0)
      return aoti_error(AOT_ERROR_INVALID, "size %lld of dimension %d is negative", (long long)size[i].value, i);
    if (stride[i].value < 0)
      return aoti_error(AOT_ERROR_INVALID, "stride %lld of dimension %d is negative", (long long)stride[i].value, i);
    if (!size[i].value) empty = true;
  }
  if (empty) {
    *out = 0;
    return NULL;
  }
  for (int i = 0; i < ndim; i++) {
    int64_t step;
    if (aoti_mul_overflows(size[i].value - 1, stride[i].value, &step) || aoti_add_overflows(last, step, &last))
      return aoti_error(AOT_ERROR_INVALID,
                        "a tensor's extent overflows 64 bits: dimension %d has size %lld; smaller sizes fit", i,
                        (long long)size[i].value);
  }
  if (aoti_add_overflows(last, 1, &last) || aoti_mul_overflows(last, (int64_t)aot_dtype_size(dtype), &bytes))
    return aoti_error(AOT_ERROR_INVALID, "a tensor's extent overflows 64 bits in bytes; smaller sizes fit");
  *out = (size_t)bytes;
  return NULL;
}

aot_status aoti_tensor_create(aoti_storage *storage, aot_dtype dtype, int ndim, const aot_int *size,
                              const aot_int *stride, aot_int offset, aot_tensor **out) {
  if (ndim < 0 || ndim > AOT_MAX_DIMS)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "a tensor of %d dimensions; at most %d are supported", ndim, AOT_MAX_DIMS);
  if (!aot_dtype_size(dtype)) return aoti_error(AOT_ERROR_INVALID, "a tensor without a dtype");
  aot_int row_major[AOT_MAX_DIMS];
  if (!stride) {
    aoti_contiguous_strides(NULL, ndim, size, row_major);
    stride = row_major;
  }
  if (storage->data) {
    size_t need;
    AOT_TRY(aoti_extent_bytes(dtype, ndim, size, stride, offset, &need));
    if (need > storage->bytes)
      return aoti_error(AOT_ERROR_INVALID, "a view needs %zu bytes of a storage of %zu", need, storage->bytes);
  }
  aot_tensor *t;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *t + 2 * (size_t)ndim * sizeof(aot_int), &t));
  t->refs = 1;
  t->storage = aoti_storage_retain(storage);
  for (int i = 0; i < ndim; i++) {
    t->dims[i] = size[i];
    t->dims[ndim + i] = stride[i];
  }
  t->meta = (aoti_meta){.dtype = dtype,
                        .device = storage->device,
                        .ndim = ndim,
                        .size = t->dims,
                        .stride = t->dims + ndim,
                        .offset = offset};
  *out = t;
  return NULL;
}

aot_status aoti_row_major(int ndim, const aot_int *size, aot_int *out_stride) {
  int64_t step = 1;
  for (int i = ndim - 1; i >= 0; i--) {
    out_stride[i] = aot_i(step);
    if (aoti_mul_overflows(step, size[i].value > 1 ? size[i].value : 1, &step))
      return aoti_error(AOT_ERROR_INVALID, "a tensor's size overflows 64 bits");
  }
  return NULL;
}

aot_status aoti_tensor_new(aot_dtype dtype, int ndim, const int64_t *size, aot_tensor **out) {
  if (ndim < 0 || ndim > AOT_MAX_DIMS)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "a tensor of %d dimensions; at most %d are supported", ndim, AOT_MAX_DIMS);
  aot_int sizes[AOT_MAX_DIMS], strides[AOT_MAX_DIMS];
  for (int i = 0; i < ndim; i++) sizes[i] = aot_i(size[i]);
  AOT_TRY(aoti_row_major(ndim, sizes, strides));
  size_t bytes;
  AOT_TRY(aoti_extent_bytes(dtype, ndim, sizes, strides, aot_i(0), &bytes));
  aoti_storage *storage;
  AOT_TRY(aoti_storage_create((aot_device){AOT_CPU, 0}, bytes, true, &storage));
  aot_status status = aoti_tensor_create(storage, dtype, ndim, sizes, strides, aot_i(0), out);
  aoti_storage_release(storage);
  return status;
}

aot_tensor *aot_tensor_retain(aot_tensor *t) {
  if (t && !t->is_poison) atomic_fetch_add_explicit(&t->refs, 1, memory_order_relaxed);
  return t;
}

void aot_tensor_release(aot_tensor *t) {
  while (t && !t->is_poison && atomic_fetch_sub_explicit(&t->refs, 1, memory_order_acq_rel) == 1) {
    aot_tensor *base = t->base;
    aoti_storage_release(t->storage);
    aoti_storage_release(t->first);
    aoti_view_release(t->view);
    aot_tensor_release(t->value);
    aot_tensor_release(t->untaped);
    aoti_free(&aoti_heap, t->moved);
    aot_tensor_release(t->grad);
    if (t->grad_fn) t->drop_grad_fn(t->grad_fn);
    free(t);
    t = base;
  }
}

aot_dtype aot_tensor_dtype(const aot_tensor *t) { return t ? t->meta.dtype : AOT_DTYPE_NONE; }
aot_device aot_tensor_device(const aot_tensor *t) { return t ? t->meta.device : (aot_device){AOT_CPU, 0}; }
int aot_tensor_ndim(const aot_tensor *t) { return t ? t->meta.ndim : 0; }
uint32_t aot_tensor_version(const aot_tensor *t) { return t && t->storage ? t->storage->version : 0; }
bool aot_tensor_requires_grad(const aot_tensor *t) { return t && aoti_requires_grad(t); }
aot_tensor *aot_tensor_grad(const aot_tensor *t) { return t ? t->grad : NULL; }
int64_t aot_tensor_numel(const aot_tensor *t) { return t ? aoti_tensor_numel(t) : 0; }

static aot_int dim_of(const aot_tensor *t, const aot_int *dims, int dim) {
  if (dim < 0) dim += t->meta.ndim;
  return dim >= 0 && dim < t->meta.ndim ? dims[dim] : aot_i(0);
}

aot_int aot_tensor_size(const aot_tensor *t, int dim) { return t ? dim_of(t, t->meta.size, dim) : aot_i(0); }
aot_int aot_tensor_stride(const aot_tensor *t, int dim) { return t ? dim_of(t, t->meta.stride, dim) : aot_i(0); }

int64_t aoti_tensor_numel(const aot_tensor *t) {
  int64_t n = 1;
  for (int i = 0; i < t->meta.ndim; i++)
    if (aoti_mul_overflows(n, aoti_dim(t, i), &n)) return INT64_MAX;
  return n;
}

void *aot_tensor_data(const aot_tensor *t) { return t && t->storage && t->storage->data ? aoti_tensor_ptr(t) : NULL; }

static char *element(const aot_tensor *t, int64_t i) {
  int64_t at = t->meta.offset.value;
  for (int d = t->meta.ndim - 1; d >= 0; d--) {
    at += i % aoti_dim(t, d) * aoti_stride(t, d);
    i /= aoti_dim(t, d);
  }
  return (char *)t->storage->data + at * (int64_t)aot_dtype_size(t->meta.dtype);
}

double aoti_tensor_get(const aot_tensor *t, int64_t i) {
  const void *p = element(t, i);
  switch (t->meta.dtype) {
  case AOT_F32: return *(const float *)p;
  case AOT_F64: return *(const double *)p;
  case AOT_F16: return aoti_f16_to_f32(*(const uint16_t *)p);
  case AOT_BF16: return aoti_bf16_to_f32(*(const uint16_t *)p);
  case AOT_I8: return *(const int8_t *)p;
  case AOT_U8:
  case AOT_B8: return *(const uint8_t *)p;
  case AOT_I16: return *(const int16_t *)p;
  case AOT_I32: return *(const int32_t *)p;
  case AOT_I64: return (double)*(const int64_t *)p;
  case AOT_U64: return (double)*(const uint64_t *)p;
  case AOT_DTYPE_NONE: break;
  }
  return 0;
}

void aoti_tensor_set(aot_tensor *t, int64_t i, double v) {
  void *p = element(t, i);
  switch (t->meta.dtype) {
  case AOT_F32: *(float *)p = (float)v; break;
  case AOT_F64: *(double *)p = v; break;
  case AOT_F16: *(uint16_t *)p = aoti_f64_to_f16(v); break;
  case AOT_BF16: *(uint16_t *)p = aoti_f64_to_bf16(v); break;
  case AOT_I8: *(int8_t *)p = (int8_t)v; break;
  case AOT_U8: *(uint8_t *)p = (uint8_t)v; break;
  case AOT_B8: *(uint8_t *)p = v != 0; break;
  case AOT_I16: *(int16_t *)p = (int16_t)v; break;
  case AOT_I32: *(int32_t *)p = (int32_t)v; break;
  case AOT_I64: *(int64_t *)p = (int64_t)v; break;
  case AOT_U64: *(uint64_t *)p = (uint64_t)v; break;
  case AOT_DTYPE_NONE: break;
  }
}

aot_status aot_tensor_read(const aot_tensor *t, void *out, size_t bytes) {
  if (!t || t->is_poison)
    return aoti_error(AOT_ERROR_INVALID, "the tensor to read is missing, or the result of a failed call");
  int64_t n = aoti_tensor_numel(t);
  size_t size = aot_dtype_size(t->meta.dtype), need;
  if (aoti_mul_overflows((size_t)n, size, &need) || need != bytes)
    return aoti_error(AOT_ERROR_INVALID, "reading %lld elements of %s takes %zu bytes, not %zu", (long long)n,
                      aot_dtype_name(t->meta.dtype), (size_t)n * size, bytes);
  if (t->meta.device.type != AOT_CPU || !aoti_tensor_has_data(t))
    return aoti_error(AOT_ERROR_INVALID, "only a CPU tensor with data can be read");
  if (n) AOT_NEED(out);
  if (aoti_meta_is_contiguous(NULL, &t->meta) && n)
    memcpy(out, aoti_tensor_ptr(t), bytes);
  else
    for (int64_t i = 0; i < n; i++) memcpy((char *)out + (size_t)i * size, element(t, i), size);
  return NULL;
}

aot_status aoti_tensor_append(const aot_tensor *t, aoti_text *text) {
  size_t bytes;
  if (aoti_mul_overflows((size_t)aoti_tensor_numel(t), aot_dtype_size(t->meta.dtype), &bytes)) return aoti_oom();
  char *data = malloc(bytes ? bytes : 1);
  if (!data) return aoti_oom();
  aot_status status = aot_tensor_read(t, data, bytes);
  if (!status) aoti_text_put(text, data, bytes);
  free(data);
  return status ? status : text->failed ? aoti_oom() : NULL;
}

aot_status aot_tensor_item(const aot_tensor *t, double *out) {
  AOT_NEED(out);
  if (!t || t->is_poison || aoti_tensor_numel(t) != 1 || t->meta.device.type != AOT_CPU || !t->storage->data)
    return aoti_error(AOT_ERROR_INVALID, "item needs a CPU tensor of one element with data");
  *out = aoti_tensor_get(t, 0);
  return NULL;
}
