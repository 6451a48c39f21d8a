// A program that knows the driver by name alone, as frameworks do: dlopen, then every call from cuGetProcAddress.
// Several host threads share a context, each with a stream and a pool's memory of its own. usage: program_loaded
// PROGRAMS.ptx
#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The macros of cuda.h put the versions in: __typeof__ sees them, and cuGetProcAddress finds them from the plain name.
#define CALL(name) static __typeof__(&name) p_##name;
CALL(cuInit)
CALL(cuDeviceGet)
CALL(cuDevicePrimaryCtxRetain)
CALL(cuDevicePrimaryCtxRelease)
CALL(cuCtxSetCurrent)
CALL(cuModuleLoad)
CALL(cuModuleUnload)
CALL(cuModuleGetFunction)
CALL(cuStreamCreate)
CALL(cuStreamDestroy)
CALL(cuStreamSynchronize)
CALL(cuStreamWaitEvent)
CALL(cuEventCreate)
CALL(cuEventRecord)
CALL(cuEventDestroy)
CALL(cuEventQuery)
CALL(cuEventElapsedTime)
CALL(cuMemAllocAsync)
CALL(cuMemFreeAsync)
CALL(cuMemcpyHtoDAsync)
CALL(cuMemcpyDtoHAsync)
CALL(cuMemsetD32Async)
CALL(cuLaunchKernelEx)
CALL(cuLaunchHostFunc)
CALL(cuGetErrorName)
#undef CALL

static const struct {
  const char *name;
  void **at;
} calls[] = {
#define CALL(name) \
  { #name, (void **)&p_##name }
    CALL(cuInit),
    CALL(cuDeviceGet),
    CALL(cuDevicePrimaryCtxRetain),
    CALL(cuDevicePrimaryCtxRelease),
    CALL(cuCtxSetCurrent),
    CALL(cuModuleLoad),
    CALL(cuModuleUnload),
    CALL(cuModuleGetFunction),
    CALL(cuStreamCreate),
    CALL(cuStreamDestroy),
    CALL(cuStreamSynchronize),
    CALL(cuStreamWaitEvent),
    CALL(cuEventCreate),
    CALL(cuEventRecord),
    CALL(cuEventDestroy),
    CALL(cuEventQuery),
    CALL(cuEventElapsedTime),
    CALL(cuMemAllocAsync),
    CALL(cuMemFreeAsync),
    CALL(cuMemcpyHtoDAsync),
    CALL(cuMemcpyDtoHAsync),
    CALL(cuMemsetD32Async),
    CALL(cuLaunchKernelEx),
    CALL(cuLaunchHostFunc),
    CALL(cuGetErrorName),
#undef CALL
};

#define TRY(call)                                           \
  do {                                                      \
    CUresult r_ = p_##call;                                 \
    if (r_) {                                               \
      const char *n_ = "?";                                 \
      p_cuGetErrorName(r_, &n_);                            \
      fprintf(stderr, "%d: %s: %s\n", __LINE__, #call, n_); \
      exit(1);                                              \
    }                                                       \
  } while (0)

enum { THREADS = 4, N = 5000, ROUNDS = 5 };
static CUcontext context;
static CUfunction increment;
static CUevent begin;

static void CUDA_CB counted(void *user) { ++*(int *)user; }

static void *work(void *number) {
  int by = 1 + (int)(size_t)number, called = 0, n = N;
  static __thread int data[N];
  CUstream stream;
  CUdeviceptr memory;
  CUevent mine;
  float ms;
  TRY(cuCtxSetCurrent(context));
  TRY(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
  TRY(cuEventCreate(&mine, CU_EVENT_DEFAULT));
  TRY(cuStreamWaitEvent(stream, begin, 0));
  TRY(cuMemAllocAsync(&memory, sizeof data, stream));
  TRY(cuMemsetD32Async(memory, 7, N, stream));
  for (int round = 0; round < ROUNDS; round++) {
    void *params[] = {&memory, &by, &n};
    CUlaunchConfig config = {.gridDimX = 8,
                             .gridDimY = 1,
                             .gridDimZ = 1,
                             .blockDimX = 64,
                             .blockDimY = 1,
                             .blockDimZ = 1,
                             .hStream = stream};
    TRY(cuLaunchKernelEx(&config, increment, params, NULL));
    TRY(cuLaunchHostFunc(stream, counted, &called));
  }
  TRY(cuMemcpyDtoHAsync(data, memory, sizeof data, stream));
  TRY(cuMemFreeAsync(memory, stream));
  TRY(cuEventRecord(mine, stream));
  TRY(cuStreamSynchronize(stream));
  if (p_cuEventQuery(mine) || called != ROUNDS) exit(2);
  TRY(cuEventElapsedTime(&ms, begin, mine));
  for (int i = 0; i < N; i++)
    if (data[i] != 7 + ROUNDS * by) {
      fprintf(stderr, "%d, not %d\n", data[i], 7 + ROUNDS * by);
      exit(3);
    }
  TRY(cuEventDestroy(mine));
  TRY(cuStreamDestroy(stream));
  return NULL;
}

int main(int argc, char **argv) {
  CUresult (*get)(const char *, void **, int, cuuint64_t, CUdriverProcAddressQueryResult *);
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (argc < 2 || !library || !(*(void **)&get = dlsym(library, "cuGetProcAddress_v2"))) {
    fprintf(stderr, "no driver: %s\n", dlerror());
    return 4;
  }
  CUdriverProcAddressQueryResult how;
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (get(calls[i].name, calls[i].at, CUDA_VERSION, CU_GET_PROC_ADDRESS_DEFAULT, &how) || !*calls[i].at) {
      fprintf(stderr, "no %s\n", calls[i].name);
      return 5;
    }
  void *none;
  if (get("cuNoSuchCall", &none, CUDA_VERSION, 0, &how) != CUDA_ERROR_NOT_FOUND ||
      how != CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND)
    return 6;
  CUdevice device;
  CUmodule module;
  pthread_t threads[THREADS];
  TRY(cuInit(0));
  TRY(cuDeviceGet(&device, 0));
  TRY(cuDevicePrimaryCtxRetain(&context, device));
  TRY(cuCtxSetCurrent(context));
  TRY(cuModuleLoad(&module, argv[1]));
  TRY(cuModuleGetFunction(&increment, module, "increment"));
  TRY(cuEventCreate(&begin, CU_EVENT_DEFAULT));
  TRY(cuEventRecord(begin, NULL));
  for (size_t t = 0; t < THREADS; t++)
    if (pthread_create(&threads[t], NULL, work, (void *)t)) return 7;
  for (size_t t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
  TRY(cuEventDestroy(begin));
  TRY(cuModuleUnload(module));
  TRY(cuDevicePrimaryCtxRelease(device));
  puts("every thread has its own sums");
  return 0;
}
