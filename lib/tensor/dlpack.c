// DLPack in and out, without a copy.
#include "tensor.h"

#include "dlpack_abi.h"
#include <aot/dlpack.h>
#include <stdlib.h>

typedef struct DLManagedTensorVersioned managed_tensor;

static const struct {
  uint8_t code, bits;
  aot_dtype dtype;
} types[] = {{DL_FLOAT, 32, AOT_F32}, {DL_FLOAT, 64, AOT_F64}, {DL_FLOAT, 16, AOT_F16}, {DL_BFLOAT, 16, AOT_BF16},
             {DL_INT, 8, AOT_I8},     {DL_INT, 16, AOT_I16},   {DL_INT, 32, AOT_I32},   {DL_INT, 64, AOT_I64},
             {DL_UINT, 8, AOT_U8},    {DL_UINT, 64, AOT_U64},  {DL_BOOL, 8, AOT_B8}};
enum { N_TYPES = sizeof types / sizeof *types };

static void drop(managed_tensor *m) {
  if (m->deleter) m->deleter(m);
}
static void release_foreign(void *user, void *data) {
  (void)data;
  drop(user);
}
static void drop_unversioned(struct DLManagedTensor *m) {
  if (m->deleter) m->deleter(m);
}
static void release_unversioned(void *user, void *data) {
  (void)data;
  drop_unversioned(user);
}

static aot_status bad(const char *what) { return aoti_error(AOT_ERROR_INVALID, "DLPack: %s", what); }

static aot_status device_of(const dl_tensor *t, aot_device *out) {
  bool cpu = t->device.type == DL_CPU || t->device.type == DL_CUDA_HOST;
  if (!cpu && t->device.type != DL_CUDA && t->device.type != DL_CUDA_MANAGED)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "DLPack: a device of type %d; there are CPU and CUDA", t->device.type);
  if (t->device.id < 0 || t->device.id > 255) return bad("a device's number is out of range");
  *out = (aot_device){cpu ? AOT_CPU : AOT_CUDA, cpu ? 0 : (uint8_t)t->device.id};
  return NULL;
}

static aot_status dtype_of(const dl_tensor *t, aot_dtype *out) {
  for (size_t i = 0; i < N_TYPES && t->dtype.lanes == 1; i++)
    if (types[i].code == t->dtype.code && types[i].bits == t->dtype.bits) {
      *out = types[i].dtype;
      return NULL;
    }
  return aoti_error(AOT_ERROR_UNSUPPORTED, "DLPack: elements of code %d, %d bits, %d lanes are not supported",
                    t->dtype.code, t->dtype.bits, t->dtype.lanes);
}

// Sizes and strides, checked; a missing stride list is row-major.
static aot_status dims_of(const dl_tensor *t, aot_int *size, aot_int *stride) {
  int64_t step = 1;
  if (t->ndim < 0) return bad("the number of dimensions is negative");
  if (t->ndim > AOT_MAX_DIMS)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "DLPack: %d dimensions; at most %d are supported", t->ndim, AOT_MAX_DIMS);
  if (t->ndim && !t->shape) return bad("the shape is missing");
  for (int d = t->ndim - 1; d >= 0; d--) {
    size[d] = aot_i(t->shape[d]);
    stride[d] = aot_i(t->strides ? t->strides[d] : step);
    if (t->shape[d] < 0) return bad("a size is negative");
    if (!t->strides && aoti_mul_overflows(step, t->shape[d] > 1 ? t->shape[d] : 1, &step))
      return bad("the size overflows 64 bits");
  }
  return NULL;
}

// release gives owner, which holds t, back.
static aot_status adopt(const dl_tensor *t, bool read_only, void *owner, void (*release)(void *owner, void *data),
                        aot_tensor **out) {
  aot_device device;
  aot_dtype dtype = AOT_DTYPE_NONE;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  size_t bytes;
  uintptr_t data;
  AOT_TRY(device_of(t, &device));
  AOT_TRY(dtype_of(t, &dtype));
  AOT_TRY(dims_of(t, size, stride));
  AOT_TRY(aoti_note(aoti_extent_bytes(dtype, t->ndim, size, stride, aot_i(0), &bytes), "of a DLPack tensor"));
  if (bytes && !t->data) return bad("the data is missing");
  if (aoti_add_overflows((uintptr_t)t->data, t->byte_offset, &data) || aoti_add_overflows(data, bytes, &(uintptr_t){0}))
    return bad("the data ends beyond the address space");
  if (bytes && data % aot_dtype_size(dtype)) return bad("the data is not aligned to its elements");
  aoti_storage *storage;
  AOT_TRY(aoti_storage_wrap(device, bytes ? (void *)data : NULL, bytes, NULL, owner, &storage));
  storage->read_only = read_only;
  aot_status status = aoti_tensor_create(storage, dtype, t->ndim, size, stride, aot_i(0), out);
  if (!status && bytes)
    storage->free = release; // from here on the storage owns it
  else if (!status)
    release(owner, NULL); // nothing is borrowed
  aoti_storage_release(storage);
  return status;
}

aot_status aot_from_dlpack(managed_tensor *m, aot_tensor **out) {
  AOT_NEED(m);
  if (!out) drop(m);
  AOT_NEED(out);
  aot_status status = m->version.major == DL_MAJOR ? adopt(&m->dl, m->flags & DL_READ_ONLY, m, release_foreign, out)
                                                   : aoti_error(AOT_ERROR_UNSUPPORTED, "DLPack %u.%u; 1.x is supported",
                                                                m->version.major, m->version.minor);
  if (status) drop(m);
  return status;
}

aot_status aot_from_dlpack_unversioned(struct DLManagedTensor *m, aot_tensor **out) {
  AOT_NEED(m);
  if (!out) drop_unversioned(m);
  AOT_NEED(out);
  aot_status status = adopt(&m->dl, false, m, release_unversioned, out);
  if (status) drop_unversioned(m);
  return status;
}

typedef struct lent {
  managed_tensor managed;
  struct DLManagedTensor unversioned; // of the same tensor
  aot_tensor *tensor;                 // retained
  int64_t dims[];
} lent;

static void take_back(managed_tensor *m) {
  lent *l = m->manager_ctx;
  aot_tensor_release(l->tensor);
  free(l);
}

static void take_back_unversioned(struct DLManagedTensor *m) {
  lent *l = m->manager_ctx;
  aot_tensor_release(l->tensor);
  free(l);
}

static aot_status lend(aot_tensor *t, lent **out) {
  if (!t || t->is_poison || t->is_number || !aoti_tensor_has_data(t)) return bad("only a tensor with data can be lent");
  const aoti_meta *m = &t->meta;
  size_t k = 0;
  lent *l;
  for (int d = 0; d < m->ndim; d++)
    if (m->size[d].sym || m->stride[d].sym) return bad("a tensor of symbolic size cannot be lent");
  while (k < N_TYPES && types[k].dtype != m->dtype) k++;
  if (k == N_TYPES) return aoti_error(AOT_ERROR_INTERNAL, "DLPack has no name for %s", aot_dtype_name(m->dtype));
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *l + 2 * (size_t)m->ndim * sizeof *l->dims, &l));
  l->tensor = aot_tensor_retain(t);
  for (int d = 0; d < m->ndim; d++) {
    l->dims[d] = aoti_dim(t, d);
    l->dims[m->ndim + d] = aoti_stride(t, d);
  }
  l->managed = (managed_tensor){.version = {DL_MAJOR, DL_MINOR},
                                .manager_ctx = l,
                                .deleter = take_back,
                                .flags = t->storage->read_only ? DL_READ_ONLY : 0,
                                .dl = {.data = aot_tensor_data(t),
                                       .device = {m->device.type == AOT_CPU ? DL_CPU : DL_CUDA, m->device.index},
                                       .ndim = m->ndim,
                                       .dtype = {types[k].code, types[k].bits, 1},
                                       .shape = l->dims,
                                       .strides = l->dims + m->ndim}};
  l->unversioned = (struct DLManagedTensor){.dl = l->managed.dl, .manager_ctx = l, .deleter = take_back_unversioned};
  *out = l;
  return NULL;
}

aot_status aot_to_dlpack(aot_tensor *t, managed_tensor **out) {
  lent *l;
  AOT_NEED(out);
  AOT_TRY(lend(t, &l));
  *out = &l->managed;
  return NULL;
}

aot_status aot_to_dlpack_unversioned(aot_tensor *t, struct DLManagedTensor **out) {
  lent *l;
  AOT_NEED(out);
  if (t && !t->is_poison && !t->is_number && t->storage->read_only)
    return bad("a tensor that is read-only is lent with a version alone, whose flags say so");
  AOT_TRY(lend(t, &l));
  *out = &l->unversioned;
  return NULL;
}
