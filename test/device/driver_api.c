// Compiled against the toolkit's own cuda.h and linked to nothing but libcuda.so.1: an ordinary driver-API program.
#include "driver_check.h"

static const char ptx[] = ".version 7.0\n.target sm_70\n.address_size 64\n"
                          ".visible .global .align 4 .u32 counter;\n"
                          ".visible .entry saxpy(.param .u64 px, .param .u64 py, .param .f32 pa, .param .u32 pn) {\n"
                          "  .reg .pred %p<2>; .reg .f32 %f<5>; .reg .b32 %r<6>; .reg .b64 %rd<8>;\n"
                          "  ld.param.u64 %rd1, [px]; ld.param.u64 %rd2, [py]; ld.param.f32 %f1, [pa];\n"
                          "  ld.param.u32 %r1, [pn];\n"
                          "  mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;\n"
                          "  mad.lo.s32 %r5, %r2, %r3, %r4; setp.ge.u32 %p1, %r5, %r1;\n"
                          "  @%p1 bra DONE;\n"
                          "  cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;\n"
                          "  mul.wide.u32 %rd5, %r5, 4; add.s64 %rd6, %rd3, %rd5; add.s64 %rd7, %rd4, %rd5;\n"
                          "  ld.global.f32 %f2, [%rd6]; ld.global.f32 %f3, [%rd7];\n"
                          "  fma.rn.f32 %f4, %f1, %f2, %f3; st.global.f32 [%rd7], %f4;\n"
                          "DONE: ret;\n}\n"
                          ".visible .entry count() {\n"
                          "  .reg .b32 %r<2>;\n  atom.global.add.u32 %r1, [counter], 1;\n  ret;\n}\n";

enum { N = 1000 };

static void devices(CUdevice *out) {
  int n, v, major, minor;
  char name[64], text[16];
  size_t total;
  CHECK(cuDriverGetVersion(&v));
  EXPECT(v >= 11000, 1);
  CHECK(cuDeviceGetCount(&n));
  EXPECT(n, 1);
  CHECK(cuDeviceGet(out, 0));
  EXPECT(cuDeviceGet(out, 7), CUDA_ERROR_INVALID_DEVICE);
  CHECK(cuDeviceGet(out, 0));
  CHECK(cuDeviceGetName(name, sizeof name, *out));
  EXPECT(strstr(name, "A100") != NULL, 1); // the default model
  CHECK(cuDeviceTotalMem(&total, *out));
  EXPECT(total > (size_t)1 << 30, 1);
  CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, *out));
  CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, *out));
  EXPECT(major * 10 + minor, 80);
  CHECK(cuDeviceGetAttribute(&v, CU_DEVICE_ATTRIBUTE_WARP_SIZE, *out));
  EXPECT(v, 32);
  CHECK(cuDeviceGetPCIBusId(text, sizeof text, *out));
}

static void modules(CUmodule *out) {
  char log[256] = "";
  CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log, (void *)sizeof log};
  EXPECT(cuModuleLoadDataEx(out, ".version 7.0\n.target sm_70\n.address_size 64\n.entry k() { nosuch; }\n", 2, options,
                            values),
         CUDA_ERROR_INVALID_PTX);
  EXPECT(strstr(log, "nosuch") != NULL, 1);
  EXPECT(cuModuleLoadData(out, ".version 99.0\n.target sm_80\n.address_size 64\n"), CUDA_ERROR_UNSUPPORTED_PTX_VERSION);
  values[1] = (void *)sizeof log;
  EXPECT(cuModuleLoadDataEx(out,
                            "\x7f"
                            "ELF\2\1\1",
                            2, options, values),
         CUDA_ERROR_NO_BINARY_FOR_GPU);
  EXPECT(strstr(log, "PTX") != NULL, 1);
  CHECK(cuModuleLoadData(out, ptx));
  CUfunction f;
  EXPECT(cuModuleGetFunction(&f, *out, "absent"), CUDA_ERROR_NOT_FOUND);
}

static void memory(void) {
  CUdeviceptr p, start;
  size_t pitch, bytes, before, after, total;
  CUmemorytype type;
  void *host, *same;
  CHECK(cuMemGetInfo(&before, &total));
  CHECK(cuMemAllocPitch(&p, &pitch, 100, 7, 4));
  EXPECT(pitch >= 100 && pitch % 256 == 0, 1);
  CHECK(cuMemGetInfo(&after, &total));
  EXPECT(after < before, 1);
  CHECK(cuMemsetD2D8(p, pitch, 3, 100, 7));
  unsigned char rows[7][100];
  CUDA_MEMCPY2D copy = {.srcMemoryType = CU_MEMORYTYPE_DEVICE,
                        .srcDevice = p,
                        .srcPitch = pitch,
                        .dstMemoryType = CU_MEMORYTYPE_HOST,
                        .dstHost = rows,
                        .dstPitch = 100,
                        .WidthInBytes = 100,
                        .Height = 7};
  CHECK(cuMemcpy2D(&copy));
  for (int i = 0; i < 700; i++) EXPECT(rows[i / 100][i % 100], 3);
  CHECK(cuMemGetAddressRange(&start, &bytes, p + 5));
  EXPECT(start == p && bytes == 7 * pitch, 1);
  CHECK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, p));
  EXPECT(type, CU_MEMORYTYPE_DEVICE);
  EXPECT(cuMemcpyDtoH(rows, p, 7 * pitch + 1), CUDA_ERROR_INVALID_VALUE);
  CHECK(cuMemFree(p));
  EXPECT(cuMemFree(p), CUDA_ERROR_INVALID_VALUE);
  EXPECT(cuMemAlloc(&p, 0), CUDA_ERROR_INVALID_VALUE);
  EXPECT(cuMemAlloc(&p, (size_t)1 << 50), CUDA_ERROR_OUT_OF_MEMORY);
  CHECK(cuMemHostAlloc(&host, 64, CU_MEMHOSTALLOC_DEVICEMAP));
  CHECK(cuMemHostGetDevicePointer(&p, host, 0));
  CHECK(cuMemsetD32(p, 42, 16));
  CHECK(cuCtxSynchronize());
  EXPECT(((int *)host)[15], 42);
  CHECK(cuMemFreeHost(host));
  same = malloc(4096);
  CHECK(cuMemHostRegister(same, 4096, 0));
  EXPECT(cuMemHostRegister(same, 4096, 0), CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  CHECK(cuMemHostUnregister(same));
  free(same);
}

static void launches(CUmodule module) {
  CUfunction f, count;
  CUstream a, b;
  CUevent e, t0;
  CUdeviceptr x, y, global;
  size_t bytes;
  float host[N], got[N], alpha = 2, ms;
  int n = N, v, grid, block;
  CHECK(cuModuleGetFunction(&f, module, "saxpy"));
  CHECK(cuModuleGetFunction(&count, module, "count"));
  CHECK(cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f));
  EXPECT(v, 1024);
  CHECK(cuStreamCreate(&a, CU_STREAM_NON_BLOCKING));
  CHECK(cuStreamCreate(&b, CU_STREAM_DEFAULT));
  CHECK(cuEventCreate(&e, CU_EVENT_DEFAULT));
  CHECK(cuEventCreate(&t0, CU_EVENT_DEFAULT));
  CHECK(cuMemAllocAsync(&x, sizeof host, a));
  CHECK(cuMemAlloc(&y, sizeof host));
  for (int i = 0; i < N; i++) host[i] = (float)i;
  CHECK(cuEventRecord(t0, a));
  CHECK(cuMemcpyHtoDAsync(x, host, sizeof host, a));
  CHECK(cuMemcpyHtoDAsync(y, host, sizeof host, a));
  memset(host, 0, sizeof host); // pageable memory is used up
  void *params[] = {&x, &y, &alpha, &n};
  for (int i = 0; i < 3; i++) CHECK(cuLaunchKernel(f, (N + 127) / 128, 1, 1, 128, 1, 1, 0, a, params, NULL));
  CHECK(cuEventRecord(e, a));
  CHECK(cuStreamWaitEvent(b, e, 0));
  CHECK(cuMemcpyDtoHAsync(got, y, sizeof got, b));
  CHECK(cuStreamSynchronize(b));
  for (int i = 0; i < N; i++) EXPECT(got[i] == 7.0f * (float)i, 1);
  CHECK(cuEventSynchronize(e));
  CHECK(cuEventElapsedTime(&ms, t0, e));
  EXPECT(ms >= 0, 1);
  CUlaunchAttribute attribute = {.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.cooperative = 1};
  CUlaunchConfig config = {.gridDimX = 2,
                           .gridDimY = 1,
                           .gridDimZ = 1,
                           .blockDimX = 33,
                           .blockDimY = 1,
                           .blockDimZ = 1,
                           .hStream = b,
                           .attrs = &attribute,
                           .numAttrs = 1};
  CHECK(cuModuleGetGlobal(&global, &bytes, module, "counter"));
  EXPECT(bytes, 4);
  CHECK(cuLaunchKernelEx(&config, count, NULL, NULL));
  CHECK(cuLaunchCooperativeKernel(count, 1, 1, 1, 4, 1, 1, 0, b, NULL));
  CHECK(cuMemcpyDtoH(&v, global, 4)); // the default stream waits for b, a blocking stream
  EXPECT(v, 70);
  struct {
    CUdeviceptr x, y;
    float a;
    int n;
  } packed = {x, y, 0, N};
  size_t packed_bytes = sizeof packed;
  void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &packed_bytes,
                   CU_LAUNCH_PARAM_END};
  CHECK(cuLaunchKernel(f, 8, 1, 1, 128, 1, 1, 0, NULL, NULL, extra));
  EXPECT(cuLaunchKernel(f, 1, 1, 1, 2048, 1, 1, 0, NULL, params, NULL) != CUDA_SUCCESS, 1);
  EXPECT(cuLaunchKernel(f, 0, 1, 1, 1, 1, 1, 0, NULL, params, NULL), CUDA_ERROR_INVALID_VALUE);
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&v, f, 256, 0));
  EXPECT(v, 8); // 2048 threads
  CHECK(cuOccupancyMaxPotentialBlockSize(&grid, &block, f, NULL, 0, 0));
  EXPECT(block % 32, 0);
  CHECK(cuCtxSynchronize());
  CHECK(cuMemFreeAsync(x, a));
  CHECK(cuStreamSynchronize(a));
  CHECK(cuMemFree(y));
  CHECK(cuEventDestroy(e));
  CHECK(cuEventDestroy(t0));
  CHECK(cuStreamDestroy(a));
  CHECK(cuStreamDestroy(b));
  EXPECT(cuStreamDestroy(b), CUDA_ERROR_INVALID_HANDLE);
}

static void names(void) {
  const char *text;
  CUresult (*get_count)(int *) = NULL;
  CUdriverProcAddressQueryResult how;
  int n = 0;
  CHECK(cuGetErrorName(CUDA_ERROR_ILLEGAL_ADDRESS, &text));
  EXPECT(strcmp(text, "CUDA_ERROR_ILLEGAL_ADDRESS"), 0);
  EXPECT(cuGetErrorString((CUresult)12345, &text), CUDA_ERROR_INVALID_VALUE);
  CHECK(cuGetProcAddress("cuDeviceGetCount", (void **)&get_count, CUDA_VERSION, 0, &how));
  CHECK(get_count(&n));
  EXPECT(n, 1);
  CUresult (*alloc)(CUdeviceptr *, size_t) = NULL;
  CHECK(cuGetProcAddress("cuMemAlloc", (void **)&alloc, CUDA_VERSION, 0, &how));
  EXPECT((void *)alloc == (void *)&cuMemAlloc, 1); // cuda.h makes that cuMemAlloc_v2
  EXPECT(cuGetProcAddress("cuNoSuchCall", (void **)&alloc, CUDA_VERSION, 0, &how), CUDA_ERROR_NOT_FOUND);
  EXPECT(how, CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
  CUgraph graph;
  EXPECT(cuGraphCreate(&graph, 0), CUDA_ERROR_NOT_SUPPORTED);
}

// A kernel that writes past the end poisons the context; a new context works.
static void faults(CUdevice device) {
  CUcontext c;
  CUmodule module;
  CUfunction f;
  CUdeviceptr x;
  float alpha = 1;
  int n = 128;
  CHECK(cuCtxCreate(&c, NULL, 0, device));
  CHECK(cuModuleLoadData(&module, ptx));
  CHECK(cuModuleGetFunction(&f, module, "saxpy"));
  CHECK(cuMemAlloc(&x, 127 * 4));
  CHECK(cuMemsetD8(x, 0, 127 * 4));
  void *params[] = {&x, &x, &alpha, &n};
  CHECK(cuLaunchKernel(f, 1, 1, 1, 128, 1, 1, 0, NULL, params, NULL)); // asynchronous: the error comes later
  EXPECT(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  EXPECT(cuMemAlloc(&x, 4), CUDA_ERROR_ILLEGAL_ADDRESS);
  CHECK(cuCtxDestroy(c)); // reports x as leaked
  CHECK(cuCtxCreate(&c, NULL, 0, device));
  CHECK(cuMemAlloc(&x, 4));
  CHECK(cuMemFree(x));
  CHECK(cuCtxDestroy(c));
}

int main(void) {
  CUdevice device;
  CUcontext context, now;
  CUmodule module;
  EXPECT(cuDeviceGetCount(&(int){0}), CUDA_ERROR_NOT_INITIALIZED);
  CHECK(cuInit(0));
  devices(&device);
  EXPECT(cuMemAlloc(&(CUdeviceptr){0}, 4), CUDA_ERROR_INVALID_CONTEXT);
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxSetCurrent(context));
  CHECK(cuCtxGetCurrent(&now));
  EXPECT(now == context, 1);
  modules(&module);
  memory();
  launches(module);
  names();
  CHECK(cuModuleUnload(module));
  EXPECT(cuModuleUnload(module), CUDA_ERROR_INVALID_HANDLE);
  faults(device);
  CHECK(cuDevicePrimaryCtxRelease(device));
  puts("the driver holds");
  return 0;
}
