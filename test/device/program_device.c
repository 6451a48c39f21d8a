// What a device says of itself, contexts, calls by name, variables of a module, cooperative launches, and what becomes
// of bad ones. usage: program_device PROGRAMS.ptx
#include "driver_check.h"

static const char *name_of(CUresult r) {
  const char *name = "?", *text = "?";
  CHECK(cuGetErrorName(r, &name));
  CHECK(cuGetErrorString(r, &text));
  printf("%s: %s\n", name, text);
  return name;
}

static void describe(CUdevice device) {
  static const struct {
    CUdevice_attribute attribute;
    const char *name;
    int least;
  } attributes[] = {
      {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, "compute capability, major", 7},
      {CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, "compute capability, minor", 0},
      {CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, "multiprocessors", 1},
      {CU_DEVICE_ATTRIBUTE_CLOCK_RATE, "clock, kHz", 1000},
      {CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE, "memory clock, kHz", 1000},
      {CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH, "memory bus, bits", 64},
      {CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, "L2 cache, bytes", 1 << 20},
      {CU_DEVICE_ATTRIBUTE_WARP_SIZE, "warp", 32},
      {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, "threads per block", 1024},
      {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, "block x", 1024},
      {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, "block z", 64},
      {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, "grid x", 2147483647},
      {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, "grid y", 65535},
      {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, "shared memory per block", 49152},
      {CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, "shared memory per block, asked for", 49152},
      {CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, "registers per block", 65536},
      {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, "threads per multiprocessor", 1024},
      {CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, "constant memory", 65536},
      {CU_DEVICE_ATTRIBUTE_MAX_PITCH, "pitch", 1 << 20},
      {CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT, "copy engines", 1},
      {CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS, "concurrent kernels", 1},
      {CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, "unified addressing", 1},
      {CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, "cooperative launch", 1},
      {CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, "maps host memory", 1},
  };
  char name[128];
  int version, value;
  size_t bytes;
  CUuuid id;
  CHECK(cuDriverGetVersion(&version));
  CHECK(cuDeviceGetName(name, sizeof name, device));
  CHECK(cuDeviceTotalMem(&bytes, device));
  CHECK(cuDeviceGetUuid(&id, device));
  printf("%s, %zu MiB, driver %d.%d\n", name, bytes >> 20, version / 1000, version % 1000 / 10);
  EXPECT(strlen(name) > 0 && bytes >> 30 > 0, 1);
  for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++) {
    CHECK(cuDeviceGetAttribute(&value, attributes[i].attribute, device));
    printf("  %-36s %d\n", attributes[i].name, value);
    if (value < attributes[i].least) fprintf(stderr, "%s is too small\n", attributes[i].name);
    EXPECT(value >= attributes[i].least, 1);
  }
}

static void contexts(CUdevice device) {
  CUcontext own, primary, now;
  CUdevice of;
  unsigned flags;
  int active;
  CHECK(cuDevicePrimaryCtxGetState(device, &flags, &active));
  EXPECT(active, 0);
  CHECK(cuCtxCreate(&own, NULL, CU_CTX_SCHED_BLOCKING_SYNC, device));
  CHECK(cuCtxGetCurrent(&now));
  EXPECT(now == own, 1);
  CHECK(cuDevicePrimaryCtxRetain(&primary, device));
  CHECK(cuDevicePrimaryCtxGetState(device, &flags, &active));
  EXPECT(active, 1);
  CHECK(cuCtxPushCurrent(primary));
  CHECK(cuCtxGetDevice(&of));
  EXPECT(of, device);
  CHECK(cuCtxPopCurrent(&now));
  EXPECT(now == primary, 1);
  CHECK(cuCtxGetCurrent(&now));
  EXPECT(now == own, 1);
  size_t stack;
  CHECK(cuCtxGetLimit(&stack, CU_LIMIT_STACK_SIZE));
  CHECK(cuCtxSetLimit(CU_LIMIT_PRINTF_FIFO_SIZE, 1 << 20));
  CHECK(cuDevicePrimaryCtxRelease(device));
  CHECK(cuCtxDestroy(own));
  CHECK(cuCtxGetCurrent(&now));
  EXPECT(now == NULL, 1);
}

// The calls are looked up by name, as a program that links to no libcuda does.
static void globals(CUmodule module) {
  CUresult (*get_global)(CUdeviceptr *, size_t *, CUmodule, const char *) = NULL;
  CUresult (*launch)(const CUlaunchConfig *, CUfunction, void **, void **) = NULL;
  CUdriverProcAddressQueryResult how;
  CUdeviceptr constants, counter, x;
  size_t bytes;
  CUfunction f;
  enum { N = 300 };
  const float coefficients[] = {1, -2, 0.5f, 0.25f};
  float host[N];
  unsigned calls = 0;
  int n = N;
  CHECK(cuGetProcAddress("cuModuleGetGlobal", (void **)&get_global, 12000, CU_GET_PROC_ADDRESS_DEFAULT, &how));
  EXPECT(how, CU_GET_PROC_ADDRESS_SUCCESS);
  CHECK(cuGetProcAddress("cuLaunchKernelEx", (void **)&launch, 12000, CU_GET_PROC_ADDRESS_DEFAULT, &how));
  EXPECT(how, CU_GET_PROC_ADDRESS_SUCCESS);
  CHECK(get_global(&constants, &bytes, module, "coefficients"));
  EXPECT(bytes, sizeof coefficients);
  CHECK(cuMemcpyHtoD(constants, coefficients, sizeof coefficients));
  CHECK(get_global(&counter, &bytes, module, "calls"));
  EXPECT(get_global(&x, &bytes, module, "nothing"), CUDA_ERROR_NOT_FOUND);
  CHECK(cuMemAlloc(&x, sizeof host));
  for (int i = 0; i < N; i++) host[i] = (float)(i % 9 - 4);
  CHECK(cuMemcpyHtoD(x, host, sizeof host));
  CHECK(cuModuleGetFunction(&f, module, "polynomial"));
  CUlaunchConfig config = {
      .gridDimX = 5, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 64, .blockDimY = 1, .blockDimZ = 1};
  void *params[] = {&x, &n};
  CHECK(launch(&config, f, params, NULL));
  CHECK(cuMemcpyDtoH(host, x, sizeof host));
  for (int i = 0; i < N; i++) { // exact: quarters of small integers
    float t = (float)(i % 9 - 4);
    EXPECT(host[i] == 1 - 2 * t + 0.5f * t * t + 0.25f * t * t * t, 1);
  }
  CHECK(cuMemcpyDtoH(&calls, counter, sizeof calls));
  EXPECT(calls, 1);
  CHECK(cuMemFree(x));
}

// A barrier of the whole grid: every resident block takes part, and no more may be asked for.
static void cooperative(CUdevice device, CUmodule module) {
  enum { N = 5000, GRID = 12 };
  CUfunction f;
  CUdeviceptr x, partial, out;
  int n = N, got = 0, processors, blocks, host[N], want = 0;
  CHECK(cuModuleGetFunction(&f, module, "grid_sum"));
  CHECK(cuDeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device));
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 128, 0));
  for (int i = 0; i < N; i++) want += host[i] = i % 101 - 30;
  CHECK(cuMemAlloc(&x, sizeof host));
  CHECK(cuMemAlloc(&partial, GRID * sizeof(int)));
  CHECK(cuMemAlloc(&out, sizeof(int)));
  CHECK(cuMemcpyHtoD(x, host, sizeof host));
  void *params[] = {&x, &partial, &out, &n};
  CHECK(cuLaunchCooperativeKernel(f, GRID, 1, 1, 128, 1, 1, 0, NULL, params));
  CHECK(cuMemcpyDtoH(&got, out, sizeof got));
  EXPECT(got, want);
  CUlaunchAttribute attribute = {.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.cooperative = 1};
  CUlaunchConfig config = {.gridDimX = GRID,
                           .gridDimY = 1,
                           .gridDimZ = 1,
                           .blockDimX = 128,
                           .blockDimY = 1,
                           .blockDimZ = 1,
                           .attrs = &attribute,
                           .numAttrs = 1};
  CHECK(cuMemsetD32(out, 0, 1));
  CHECK(cuLaunchKernelEx(&config, f, params, NULL));
  CHECK(cuMemcpyDtoH(&got, out, sizeof got));
  EXPECT(got, want);
  CUresult r = cuLaunchCooperativeKernel(f, (unsigned)(blocks * processors + 1), 1, 1, 128, 1, 1, 0, NULL, params);
  EXPECT(strcmp(name_of(r), "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"), 0);
  CHECK(cuMemFree(x));
  CHECK(cuMemFree(partial));
  CHECK(cuMemFree(out));
}

// A launch that is refused leaves the context as it was; a kernel that faults ends it.
static void faults(CUdevice device, const char *ptx) {
  CUcontext context, now;
  CUmodule module;
  CUfunction f;
  CUdeviceptr x;
  int n = 64;
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  CHECK(cuModuleLoadData(&module, ptx));
  CHECK(cuModuleGetFunction(&f, module, "past_the_end"));
  CHECK(cuMemAlloc(&x, (size_t)n * sizeof(int)));
  void *params[] = {&x, &n};
  CUresult r = cuLaunchKernel(f, 1, 1, 1, 2000, 1, 1, 0, NULL, params, NULL);
  EXPECT(strcmp(name_of(r), "CUDA_ERROR_INVALID_VALUE"), 0);
  r = cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 1 << 20, NULL, params, NULL);
  EXPECT(strcmp(name_of(r), "CUDA_ERROR_INVALID_VALUE"), 0);
  CHECK(cuCtxSynchronize());
  CHECK(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, NULL, params, NULL));
  r = cuCtxSynchronize();
  EXPECT(strcmp(name_of(r), "CUDA_ERROR_ILLEGAL_ADDRESS"), 0);
  EXPECT(cuMemcpyDtoH(&n, x, sizeof n), CUDA_ERROR_ILLEGAL_ADDRESS);
  EXPECT(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, NULL, params, NULL), CUDA_ERROR_ILLEGAL_ADDRESS);
  CHECK(cuCtxDestroy(context));
  CHECK(cuCtxGetCurrent(&now));
  EXPECT(now == NULL, 1);
}

int main(int argc, char **argv) {
  CUdevice device;
  CUcontext context;
  CUmodule module;
  int count;
  char *ptx = read_text(argc > 1 ? argv[1] : NULL);
  CHECK(cuInit(0));
  CHECK(cuDeviceGetCount(&count));
  EXPECT(count > 0, 1);
  CHECK(cuDeviceGet(&device, 0));
  describe(device);
  contexts(device);
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  CHECK(cuModuleLoadData(&module, ptx));
  globals(module);
  cooperative(device, module);
  CHECK(cuModuleUnload(module));
  CHECK(cuCtxDestroy(context));
  faults(device, ptx);
  free(ptx);
  puts("the device answers");
  return 0;
}
