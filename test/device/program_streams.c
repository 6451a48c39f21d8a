// Two streams that share work: pinned memory, copies and fills beside kernels, events across the streams, memory of a
// pool in stream order, calls back to the host. usage: program_streams PROGRAMS.ptx
#include <stdatomic.h>

#include "driver_check.h"

enum { N = 1 << 14, PARTS = 4 };

static atomic_int calls;
static int seen_when_called;

static void CUDA_CB host_step(void *data) { // runs between the copy before it and what follows in the stream
  seen_when_called = ((int *)data)[N - 1];
  atomic_fetch_add(&calls, 1);
}

static void CUDA_CB told(CUstream stream, CUresult status, void *data) {
  (void)stream;
  if (status == CUDA_SUCCESS) atomic_fetch_add((atomic_int *)data, 10);
}

// Each part of the array goes up, is worked on and comes down in one of the streams.
static void overlap(CUfunction f, CUstream *streams, int *pinned, CUevent begin, CUevent end) {
  CUdeviceptr d;
  float ms = -1;
  int by = 5, n = N / PARTS;
  CHECK(cuMemAlloc(&d, N * sizeof *pinned));
  for (int i = 0; i < N; i++) pinned[i] = i;
  CHECK(cuEventRecord(begin, streams[0]));
  for (int k = 0; k < PARTS; k++) {
    size_t at = (size_t)(k * n) * sizeof *pinned, bytes = (size_t)n * sizeof *pinned;
    CUstream s = streams[k % 2];
    CUdeviceptr part = d + at;
    void *params[] = {&part, &by, &n};
    CHECK(cuMemcpyHtoDAsync(part, pinned + k * n, bytes, s));
    CHECK(cuLaunchKernel(f, 4, 1, 1, 128, 1, 1, 0, s, params, NULL));
    CHECK(cuMemcpyDtoHAsync(pinned + k * n, part, bytes, s));
  }
  CHECK(cuStreamSynchronize(streams[1]));
  CHECK(cuEventRecord(end, streams[0]));
  CHECK(cuEventSynchronize(end));
  CHECK(cuEventQuery(end));
  CHECK(cuEventElapsedTime(&ms, begin, end));
  EXPECT(ms >= 0 && ms < 60000, 1);
  for (int i = 0; i < N; i++) EXPECT(pinned[i], i + 5);
  CHECK(cuMemFree(d));
}

static void expect_pool(CUmemoryPool pool, cuuint64_t used, cuuint64_t most) {
  cuuint64_t value = 1;
  CHECK(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, &value));
  EXPECT(value == used, 1);
  CHECK(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, &value));
  EXPECT(value == most, 1);
}

// What is allocated from the device's pool counts there, until it is freed in whatever way.
static void current_pool(CUdevice device, CUmemoryPool pool, CUstream stream) {
  CUmemoryPool first, now;
  CUdeviceptr x;
  cuuint64_t zero = 0;
  CHECK(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, &zero));
  CHECK(cuDeviceGetMemPool(&first, device));
  CHECK(cuDeviceSetMemPool(device, pool));
  CHECK(cuDeviceGetMemPool(&now, device));
  EXPECT(now == pool, 1);
  CHECK(cuMemAllocAsync(&x, 100, stream));
  CHECK(cuStreamSynchronize(stream));
  CHECK(cuMemFree(x));
  expect_pool(pool, 0, 100);
  CHECK(cuDeviceSetMemPool(device, first));
}

// One stream fills, the other waits for it and goes on; the host hears of both ends.
static void chain(CUfunction f, CUstream *streams, CUmemoryPool pool, int *pinned) {
  CUdeviceptr x, y;
  CUevent filled;
  int by = 1, n = N;
  CHECK(cuEventCreate(&filled, CU_EVENT_DISABLE_TIMING | CU_EVENT_BLOCKING_SYNC));
  CHECK(cuMemAllocFromPoolAsync(&x, N * sizeof *pinned, pool, streams[0]));
  CHECK(cuMemAllocAsync(&y, N * sizeof *pinned, streams[1]));
  CHECK(cuMemsetD32Async(x, 41, N, streams[0]));
  CHECK(cuMemsetD8Async(y, 0, N * sizeof *pinned, streams[1]));
  CHECK(cuEventRecord(filled, streams[0]));
  CHECK(cuStreamWaitEvent(streams[1], filled, CU_EVENT_WAIT_DEFAULT));
  CHECK(cuMemcpyDtoDAsync(y, x, N * sizeof *pinned, streams[1]));
  void *params[] = {&y, &by, &n};
  CHECK(cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, streams[1], params, NULL));
  CHECK(cuMemcpyDtoHAsync(pinned, y, N * sizeof *pinned, streams[1]));
  CHECK(cuLaunchHostFunc(streams[1], host_step, pinned));
  CHECK(cuStreamAddCallback(streams[1], told, &calls, 0));
  CHECK(cuMemFreeAsync(y, streams[1]));
  CHECK(cuStreamSynchronize(streams[1]));
  EXPECT(atomic_load(&calls), 11);
  EXPECT(seen_when_called, 42);
  for (int i = 0; i < N; i++) EXPECT(pinned[i], 42);
  expect_pool(pool, N * sizeof(int), N * sizeof(int));
  CHECK(cuMemFreeAsync(x, streams[0]));
  CHECK(cuStreamSynchronize(streams[0]));
  expect_pool(pool, 0, N * sizeof(int));
  float ms;
  EXPECT(cuEventElapsedTime(&ms, filled, filled), CUDA_ERROR_INVALID_HANDLE); // it keeps no time
  CHECK(cuEventDestroy(filled));
}

static CUmemoryPool make_pool(CUdevice device) {
  CUmemoryPool pool;
  CUmemPoolProps props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED,
                          .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device}};
  cuuint64_t keep = (cuuint64_t)1 << 20, kept = 0;
  CHECK(cuMemPoolCreate(&pool, &props));
  CHECK(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep));
  CHECK(cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &kept));
  EXPECT(kept == keep, 1);
  return pool;
}

int main(int argc, char **argv) {
  CUdevice device;
  CUcontext context;
  CUmodule module;
  CUfunction f;
  CUstream streams[2];
  CUevent begin, end;
  int *pinned, pools, low, high;
  unsigned flags;
  char *ptx = read_text(argc > 1 ? argv[1] : NULL);
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuDeviceGetAttribute(&pools, CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, device));
  EXPECT(pools, 1);
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxSetCurrent(context));
  CHECK(cuModuleLoadData(&module, ptx));
  CHECK(cuModuleGetFunction(&f, module, "increment"));
  CHECK(cuCtxGetStreamPriorityRange(&low, &high));
  EXPECT(low >= high, 1); // lower numbers are more urgent
  CHECK(cuStreamCreateWithPriority(&streams[0], CU_STREAM_NON_BLOCKING, high));
  CHECK(cuStreamCreate(&streams[1], CU_STREAM_NON_BLOCKING));
  CHECK(cuStreamGetFlags(streams[1], &flags));
  EXPECT(flags, CU_STREAM_NON_BLOCKING);
  CHECK(cuEventCreate(&begin, CU_EVENT_DEFAULT));
  CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
  CHECK(cuMemHostAlloc((void **)&pinned, N * sizeof *pinned, CU_MEMHOSTALLOC_PORTABLE));
  CUmemoryPool pool = make_pool(device);
  overlap(f, streams, pinned, begin, end);
  chain(f, streams, pool, pinned);
  current_pool(device, pool, streams[0]);
  for (int k = 0; k < 2; k++) {
    CHECK(cuStreamQuery(streams[k]));
    CHECK(cuStreamDestroy(streams[k]));
  }
  CHECK(cuMemPoolDestroy(pool));
  CHECK(cuEventDestroy(begin));
  CHECK(cuEventDestroy(end));
  CHECK(cuMemFreeHost(pinned));
  CHECK(cuModuleUnload(module));
  CHECK(cuDevicePrimaryCtxRelease(device));
  free(ptx);
  puts("the streams agree");
  return 0;
}
