// Devices, opened once per process, and copies between them.
#include "runtime.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CUDA = 16 };
// The only process-wide state: handles of devices, which the driver shares between all users of the process anyway.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static aoti_device *cpu, *cuda[MAX_CUDA];

aot_status aoti_device_get(aot_device id, aoti_device **out) {
  if (id.type > AOT_CUDA || (id.type == AOT_CUDA && id.index >= MAX_CUDA) || (id.type == AOT_CPU && id.index))
    return aoti_error(AOT_ERROR_DEVICE, "there is no device of type %d with index %d", id.type, id.index);
  aot_status status = NULL;
  pthread_mutex_lock(&lock);
  aoti_device **slot = id.type == AOT_CPU ? &cpu : &cuda[id.index];
  if (!*slot) status = id.type == AOT_CPU ? aoti_cpu_open(id, slot) : aoti_cuda_open(id, slot);
  *out = *slot;
  pthread_mutex_unlock(&lock);
  return status;
}

aot_status aot_cuda_use_driver(const char *path) {
  static char *kept; // devices read it when they are opened
  char *copy;
  if (!path || !*path) return aoti_error(AOT_ERROR_INVALID, "the driver's path is empty");
  if (!(copy = strdup(path))) return aoti_oom();
  pthread_mutex_lock(&lock);
  bool open = false, same = kept && !strcmp(kept, copy);
  for (int i = 0; i < MAX_CUDA; i++) open |= cuda[i] != NULL;
  if (!open) {
    aoti_cuda_library(copy);
    free(kept);
    kept = copy;
  }
  pthread_mutex_unlock(&lock);
  if (!open) return NULL;
  free(copy);
  if (same) return NULL;
  return aoti_error(AOT_ERROR_INVALID, "a CUDA device is open already, through another driver");
}

aot_status aot_device_available(aot_device id) {
  aoti_device *device;
  return aoti_device_get(id, &device);
}

void aoti_device_free(void *device, void *data) {
  aoti_device *d = device;
  d->ops->free(d, data);
}

// Memory of the device with what is in host memory, as storage.
static aot_status storage_on(aoti_device *d, const void *host, size_t bytes, aoti_storage **out) {
  void *data = NULL;
  if (bytes) AOT_TRY(d->ops->alloc(d, bytes, NULL, &data));
  aot_status status = bytes ? d->ops->write(d, data, host, bytes, NULL) : NULL;
  if (!status) status = aoti_storage_wrap(d->id, data, bytes, aoti_device_free, d, out);
  if (status && data) d->ops->free(d, data);
  return status;
}

aot_status aoti_tensor_rows(const aot_tensor *t, aot_tensor **out) {
  int64_t size[AOT_MAX_DIMS];
  for (int i = 0; i < t->meta.ndim; i++) size[i] = aoti_dim(t, i);
  AOT_TRY(aoti_tensor_new(t->meta.dtype, t->meta.ndim, size, out));
  size_t bytes = (*out)->storage->bytes;
  aot_status status = NULL;
  if (t->meta.device.type == AOT_CPU)
    status = bytes ? aot_tensor_read(t, (*out)->storage->data, bytes) : NULL;
  else if (!aoti_meta_is_contiguous(NULL, &t->meta)) {
    aoti_device *d;
    aot_tensor *whole = NULL; // the storage as it is, then the view of it
    int64_t n = (int64_t)(t->storage->bytes / aot_dtype_size(t->meta.dtype));
    status = aoti_device_get(t->meta.device, &d);
    if (!status) status = aoti_tensor_new(t->meta.dtype, 1, &n, &whole);
    if (!status && n) status = d->ops->read(d, whole->storage->data, t->storage->data, t->storage->bytes, NULL);
    aot_tensor *view = NULL;
    if (!status)
      status = aoti_tensor_create(whole->storage, t->meta.dtype, t->meta.ndim, t->meta.size, t->meta.stride,
                                  t->meta.offset, &view);
    if (!status && bytes) status = aot_tensor_read(view, (*out)->storage->data, bytes);
    aot_tensor_release(view);
    aot_tensor_release(whole);
  } else if (bytes) {
    aoti_device *d;
    status = aoti_device_get(t->meta.device, &d);
    if (!status) status = d->ops->read(d, (*out)->storage->data, aoti_tensor_ptr(t), bytes, NULL);
  }
  if (status) aot_tensor_release(*out);
  return status;
}

// The same elements with the dimensions in the order of memory, by strides of constant sizes, outermost first.
static aot_status in_order_of_memory(const aot_tensor *t, const aot_int *stride, aot_tensor **out) {
  int order[AOT_MAX_DIMS], n = t->meta.ndim;
  aot_int size[AOT_MAX_DIMS], step[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) {
    int k = d;
    for (; k > 0 && stride[order[k - 1]].value < stride[d].value; k--) order[k] = order[k - 1];
    order[k] = d;
  }
  for (int k = 0; k < n; k++) size[k] = t->meta.size[order[k]], step[k] = t->meta.stride[order[k]];
  return aoti_tensor_create(t->storage, t->meta.dtype, n, size, step, t->meta.offset, out);
}

aot_status aot_tensor_to(const aot_tensor *t, aot_device id, aot_tensor **out) {
  AOT_NEED(out);
  if (!t || t->is_poison || !aoti_tensor_has_data(t))
    return aoti_error(AOT_ERROR_INVALID, "only a tensor with data can be copied");
  aoti_device *d;
  AOT_TRY(aoti_device_get(id, &d));
  aot_int stride[AOT_MAX_DIMS];
  aot_tensor *ordered, *host;
  aoti_storage *moved = NULL;
  aoti_preserved_strides(NULL, &t->meta, stride);
  AOT_TRY(in_order_of_memory(t, stride, &ordered));
  aot_status status = aoti_tensor_rows(ordered, &host);
  aot_tensor_release(ordered);
  AOT_TRY(status);
  if (id.type == AOT_CPU)
    moved = aoti_storage_retain(host->storage);
  else
    status = storage_on(d, host->storage->data, host->storage->bytes, &moved);
  aot_tensor_release(host);
  AOT_TRY(status);
  status = aoti_tensor_create(moved, t->meta.dtype, t->meta.ndim, t->meta.size, stride, aot_i(0), out);
  aoti_storage_release(moved);
  return status;
}
