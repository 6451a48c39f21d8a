// The CUDA device through the Driver API, found at run time: no toolkit is needed to build, no driver to start.
#include "runtime.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef struct driver {
#define X(symbol, parameters) int(*symbol) parameters;
#include "cuda_api.def"
#undef X
} driver;

typedef struct cuda_device {
  aoti_device base;
  driver api;
  void *context;
  int sm_major, sm_minor;
} cuda_device;

struct aoti_module {
  void *handle;
  void **functions; // per kernel
};

static aot_status driver_error(const driver *api, int error, const char *call, const char *what) {
  const char *name = NULL, *text = NULL;
  api->cuGetErrorName(error, &name);
  api->cuGetErrorString(error, &text);
  return aoti_error(AOT_ERROR_DEVICE, "%s%s%s failed: %s (%s)", call, what ? " of " : "", what ? what : "",
                    text ? text : "unknown error", name ? name : "?");
}

// Calls cu##function and returns its failure with the name of the call and of what it was for.
#define CU(api, function, what, ...)                                         \
  do {                                                                       \
    int cu_error_ = (api)->function(__VA_ARGS__);                            \
    if (cu_error_) return driver_error((api), cu_error_, #function, (what)); \
  } while (0)

static cuda_device *cuda(aoti_device *d) { return (cuda_device *)d; }

// The driver's calls act on the thread's current context; the host program's own is put back afterwards.
static aot_status enter(cuda_device *d) {
  CU(&d->api, cuCtxPushCurrent_v2, NULL, d->context);
  return NULL;
}

static aot_status leave(cuda_device *d, aot_status status) {
  void *old;
  d->api.cuCtxPopCurrent_v2(&old);
  return status;
}

// Kernels read aligned vectors of 16 bytes of which they may use three elements: the last one lies inside the buffer.
enum { VECTOR_BYTES = 16 };

static aot_status raw_alloc(cuda_device *d, size_t bytes, void **out) {
  uint64_t ptr;
  size_t rounded;
  if (aoti_add_overflows(bytes, (size_t)VECTOR_BYTES - 1, &rounded)) return aoti_oom();
  int error = d->api.cuMemAlloc_v2(&ptr, rounded - rounded % VECTOR_BYTES);
  if (error == 2) return aoti_error(AOT_ERROR_OOM, "the device has no %zu bytes left", bytes);
  if (error) return driver_error(&d->api, error, "cuMemAlloc_v2", NULL);
  *out = (void *)(uintptr_t)ptr;
  return NULL;
}

static aot_status cuda_alloc(aoti_device *dev, size_t bytes, void *stream, void **out) {
  (void)stream;
  cuda_device *d = cuda(dev);
  AOT_TRY(enter(d));
  return leave(d, raw_alloc(d, bytes, out));
}

// cuMemFree waits for the device, so memory that a running kernel still uses is safe to give back.
static void cuda_free(aoti_device *dev, void *ptr) {
  cuda_device *d = cuda(dev);
  aot_status status = enter(d);
  if (!status) d->api.cuMemFree_v2((uint64_t)(uintptr_t)ptr);
  if (!status) status = leave(d, NULL);
  aot_status_free(status);
}

static aot_status raw_write(cuda_device *d, void *dst, const void *host, size_t bytes, void *stream) {
  CU(&d->api, cuMemcpyHtoDAsync_v2, NULL, (uint64_t)(uintptr_t)dst, host, bytes, stream);
  CU(&d->api, cuStreamSynchronize, NULL, stream);
  return NULL;
}

static aot_status cuda_write(aoti_device *dev, void *dst, const void *host, size_t bytes, void *stream) {
  cuda_device *d = cuda(dev);
  AOT_TRY(enter(d));
  return leave(d, bytes ? raw_write(d, dst, host, bytes, stream) : NULL);
}

static aot_status raw_read(cuda_device *d, void *host, const void *src, size_t bytes, void *stream) {
  CU(&d->api, cuMemcpyDtoHAsync_v2, NULL, host, (uint64_t)(uintptr_t)src, bytes, stream);
  CU(&d->api, cuStreamSynchronize, NULL, stream);
  return NULL;
}

static aot_status cuda_read(aoti_device *dev, void *host, const void *src, size_t bytes, void *stream) {
  cuda_device *d = cuda(dev);
  AOT_TRY(enter(d));
  return leave(d, bytes ? raw_read(d, host, src, bytes, stream) : NULL);
}

static aot_status raw_copy(cuda_device *d, void *dst, const void *src, size_t bytes, void *stream) {
  CU(&d->api, cuMemcpyDtoDAsync_v2, NULL, (uint64_t)(uintptr_t)dst, (uint64_t)(uintptr_t)src, bytes, stream);
  return NULL;
}

static aot_status cuda_copy(aoti_device *dev, void *dst, const void *src, size_t bytes, void *stream) {
  cuda_device *d = cuda(dev);
  AOT_TRY(enter(d));
  return leave(d, bytes ? raw_copy(d, dst, src, bytes, stream) : NULL);
}

static aot_status raw_zero(cuda_device *d, void *dst, size_t bytes, void *stream) {
  CU(&d->api, cuMemsetD8Async, NULL, (uint64_t)(uintptr_t)dst, 0, bytes, stream);
  return NULL;
}

static aot_status cuda_zero(aoti_device *dev, void *dst, size_t bytes, void *stream) {
  cuda_device *d = cuda(dev);
  AOT_TRY(enter(d));
  return leave(d, bytes ? raw_zero(d, dst, bytes, stream) : NULL);
}

enum { JIT_ERROR_LOG = 5, JIT_ERROR_LOG_BYTES = 6 }; // CU_JIT_ERROR_LOG_BUFFER and its size

static aot_status raw_load(cuda_device *d, const aoti_code *code, aoti_module *m) {
  char log[4096] = "";
  int options[] = {JIT_ERROR_LOG, JIT_ERROR_LOG_BYTES};
  void *values[] = {log, (void *)(uintptr_t)sizeof log};
  int error = d->api.cuModuleLoadDataEx(&m->handle, code->ptx, 2, options, values);
  log[sizeof log - 1] = 0;
  if (error) {
    aot_status status = driver_error(&d->api, error, "cuModuleLoadDataEx", NULL);
    return *log ? aoti_note(status, "%s", log) : status;
  }
  for (size_t i = 0; i < code->n_kernels; i++)
    CU(&d->api, cuModuleGetFunction, code->kernels[i].name, &m->functions[i], m->handle, code->kernels[i].name);
  return NULL;
}

static void cuda_unload(aoti_device *dev, aoti_module *m) {
  cuda_device *d = cuda(dev);
  if (m->handle) {
    aot_status status = enter(d);
    if (!status) d->api.cuModuleUnload(m->handle);
    if (!status) status = leave(d, NULL);
    aot_status_free(status);
  }
  aoti_free(&aoti_heap, m->functions);
  aoti_free(&aoti_heap, m);
}

static aot_status cuda_load(aoti_device *dev, const aoti_code *code, aoti_module **out) {
  cuda_device *d = cuda(dev);
  aoti_module *m;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *m, &m));
  aot_status status = aoti_alloc(&aoti_heap, code->n_kernels, sizeof *m->functions, &m->functions);
  if (!status && code->n_kernels) {
    status = enter(d);
    if (!status) status = leave(d, raw_load(d, code, m));
  }
  if (status)
    cuda_unload(dev, m);
  else
    *out = m;
  return status;
}

// What a kernel of any PTX version may have: 4,352 bytes, 8 for each. Fusion stays within it.
enum { MAX_PARAMS = 4352 / 8 };

static aot_status cuda_launch(aoti_device *dev, const aoti_module *m, const aoti_code_kernel *kernel, uint32_t number,
                              const uint64_t *args, uint32_t n_args, int64_t blocks, int64_t work, void *stream) {
  (void)work;
  cuda_device *d = cuda(dev);
  if (n_args > MAX_PARAMS)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "kernel %s has %u parameters", kernel->name, n_args);
  if (blocks > INT32_MAX)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "kernel %s needs %lld blocks", kernel->name, (long long)blocks);
  void *params[MAX_PARAMS];
  for (uint32_t i = 0; i < n_args; i++) params[i] = (void *)&args[i];
  AOT_TRY(enter(d));
  int error = d->api.cuLaunchKernel(m->functions[number], (unsigned)blocks, 1, 1, kernel->block_threads, 1, 1, 0,
                                    stream, params, NULL);
  return leave(d, error ? driver_error(&d->api, error, "cuLaunchKernel", kernel->name) : NULL);
}

static aot_status cuda_gemm(aoti_device *d, const aoti_gemm *g, void *stream) {
  (void)d, (void)g, (void)stream;
  return aoti_error(AOT_ERROR_UNSUPPORTED, "an extern matrix product on a CUDA device; compile it to a kernel");
}

// Set before the first device is opened, by a host program that brings a driver of its own.
static const char *library = "libcuda.so.1";
void aoti_cuda_library(const char *path) { library = path; }

static aot_status load_driver(driver *api) {
  void *lib = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!lib) return aoti_error(AOT_ERROR_DEVICE, "no CUDA driver: %s", dlerror());
#define X(symbol, parameters)                                                                         \
  {                                                                                                   \
    void *p = dlsym(lib, #symbol);                                                                    \
    if (!p) return aoti_error(AOT_ERROR_DEVICE, "the CUDA driver has no %s; it is too old", #symbol); \
    memcpy(&api->symbol, &p, sizeof p);                                                               \
  }
#include "cuda_api.def"
#undef X
  return NULL;
}

enum { ATTRIBUTE_MAJOR = 75, ATTRIBUTE_MINOR = 76 }; // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_*

static aot_status open_device(cuda_device *d) {
  AOT_TRY(load_driver(&d->api));
  int device;
  CU(&d->api, cuInit, NULL, 0);
  CU(&d->api, cuDeviceGet, NULL, &device, d->base.id.index);
  CU(&d->api, cuDeviceGetAttribute, NULL, &d->sm_major, ATTRIBUTE_MAJOR, device);
  CU(&d->api, cuDeviceGetAttribute, NULL, &d->sm_minor, ATTRIBUTE_MINOR, device);
  CU(&d->api, cuDevicePrimaryCtxRetain, NULL, &d->context, device);
  return NULL;
}

aot_status aoti_cuda_open(aot_device id, aoti_device **out) {
  static const aoti_device_ops ops = {.name = "cuda",
                                      .alloc = cuda_alloc,
                                      .free = cuda_free,
                                      .write = cuda_write,
                                      .read = cuda_read,
                                      .copy = cuda_copy,
                                      .zero = cuda_zero,
                                      .load = cuda_load,
                                      .unload = cuda_unload,
                                      .launch = cuda_launch,
                                      .gemm = cuda_gemm};
  cuda_device *d;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *d, &d));
  d->base = (aoti_device){.ops = &ops, .id = id};
  aot_status status = open_device(d);
  if (status)
    aoti_free(&aoti_heap, d);
  else
    *out = &d->base;
  return status;
}

aot_status aoti_cuda_sm(const aoti_device *device, char out[16]) {
  if (device->id.type != AOT_CUDA) return aoti_error(AOT_ERROR_INVALID, "not a CUDA device");
  const cuda_device *d = (const cuda_device *)device;
  snprintf(out, 16, "sm_%d%d", d->sm_major, d->sm_minor);
  return NULL;
}
