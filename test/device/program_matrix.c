// Vector addition and a matrix product from a PTX file, in the way the toolkit's samples go about it: the JIT with its
// logs, a launch shape from the occupancy calls, copies to and from the device. usage: program_matrix PROGRAMS.ptx
#include <math.h>

#include "driver_check.h"

static CUmodule load(const char *ptx) {
  enum { LOG = 8192 };
  static char info[LOG], error[LOG];
  float ms = -1;
  CUjit_option options[] = {CU_JIT_WALL_TIME,
                            CU_JIT_INFO_LOG_BUFFER,
                            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
                            CU_JIT_ERROR_LOG_BUFFER,
                            CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
                            CU_JIT_MAX_REGISTERS,
                            CU_JIT_LOG_VERBOSE,
                            CU_JIT_OPTIMIZATION_LEVEL,
                            CU_JIT_TARGET_FROM_CUCONTEXT};
  void *values[] = {NULL, info, (void *)LOG, error, (void *)LOG, (void *)32, (void *)1, (void *)4, NULL};
  CUmodule module;
  CUresult r = cuModuleLoadDataEx(&module, ptx, sizeof options / sizeof *options, options, values);
  if (r) fprintf(stderr, "the JIT says: %s\n", error);
  CHECK(r);
  memcpy(&ms, &values[0], sizeof ms); // the time comes back in the option's own slot
  EXPECT(ms >= 0 && ms < 60000, 1);
  EXPECT(strstr(info, "ptxas info") && strstr(info, "vector_add") && strstr(info, " registers") &&
             strstr(info, " bytes smem"),
         1);
  EXPECT((size_t)values[2] == strlen(info), 1);
  EXPECT((size_t)values[2] < LOG && (size_t)values[4] == strlen(error), 1);
  return module;
}

static float *ramp(int n, int step) {
  float *v = malloc((size_t)n * sizeof *v);
  if (!v) exit(1);
  for (int i = 0; i < n; i++) v[i] = (float)((i * step) % 17 - 8) / 4;
  return v;
}

static CUdeviceptr upload(const float *v, int n) {
  CUdeviceptr p;
  CHECK(cuMemAlloc(&p, (size_t)n * sizeof *v));
  CHECK(cuMemcpyHtoD(p, v, (size_t)n * sizeof *v));
  return p;
}

static size_t no_shared_memory(int threads) { return threads ? 0 : 1; }

static void add(CUmodule module) {
  enum { N = 50000 };
  CUfunction f;
  int n = N, least_grid, block, grid, limit;
  CHECK(cuModuleGetFunction(&f, module, "vector_add"));
  CHECK(cuFuncGetAttribute(&limit, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f));
  CHECK(cuOccupancyMaxPotentialBlockSize(&least_grid, &block, f, no_shared_memory, 0, 256));
  EXPECT(block > 0 && block <= 256 && block <= limit && least_grid > 0, 1);
  grid = (N + block - 1) / block;
  float *a = ramp(N, 3), *b = ramp(N, 5), *c = ramp(N, 0);
  CUdeviceptr da = upload(a, N), db = upload(b, N), dc;
  CHECK(cuMemAlloc(&dc, N * sizeof *c));
  void *params[] = {&da, &db, &dc, &n};
  CHECK(cuLaunchKernel(f, (unsigned)grid, 1, 1, (unsigned)block, 1, 1, 0, NULL, params, NULL));
  CHECK(cuCtxSynchronize());
  CHECK(cuMemcpyDtoH(c, dc, N * sizeof *c));
  for (int i = 0; i < N; i++) EXPECT(c[i] == a[i] + b[i], 1);
  CHECK(cuMemFree(da));
  CHECK(cuMemFree(db));
  CHECK(cuMemFree(dc));
  free(a);
  free(b);
  free(c);
}

static void multiply(CUmodule module) {
  enum { M = 70, N = 45, K = 33 };
  CUfunction f;
  int m = M, n = N, k = K, shared, registers, version, blocks;
  CHECK(cuModuleGetFunction(&f, module, "matrix_product"));
  CHECK(cuFuncGetAttribute(&shared, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, f));
  EXPECT(shared, 2 * 16 * 16 * 4);
  CHECK(cuFuncGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
  EXPECT(registers > 0 && registers <= 255, 1);
  CHECK(cuFuncGetAttribute(&version, CU_FUNC_ATTRIBUTE_PTX_VERSION, f));
  EXPECT(version, 80);
  CHECK(cuFuncSetCacheConfig(f, CU_FUNC_CACHE_PREFER_SHARED));
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 16 * 16, 0));
  EXPECT(blocks > 0, 1);
  float *a = ramp(M * K, 7), *b = ramp(K * N, 11), *c = ramp(M * N, 0);
  CUdeviceptr da = upload(a, M * K), db = upload(b, K * N), dc;
  CHECK(cuMemAlloc(&dc, M * N * sizeof *c));
  void *params[] = {&dc, &da, &db, &m, &n, &k};
  CHECK(cuLaunchKernel(f, (N + 15) / 16, (M + 15) / 16, 1, 16, 16, 1, 0, CU_STREAM_LEGACY, params, NULL));
  CHECK(cuMemcpyDtoH(c, dc, M * N * sizeof *c));
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) { // sums of sixteenths: exact in f32 whatever the order
      double sum = 0;
      for (int at = 0; at < K; at++) sum += (double)a[i * K + at] * b[at * N + j];
      EXPECT(fabs(sum - c[i * N + j]) == 0, 1);
    }
  CHECK(cuMemFree(da));
  CHECK(cuMemFree(db));
  CHECK(cuMemFree(dc));
  free(a);
  free(b);
  free(c);
}

int main(int argc, char **argv) {
  CUdevice device;
  CUcontext context;
  char *ptx = read_text(argc > 1 ? argv[1] : NULL);
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, NULL, CU_CTX_SCHED_AUTO, device));
  CUmodule module = load(ptx);
  add(module);
  multiply(module);
  CHECK(cuModuleUnload(module));
  CHECK(cuCtxDestroy(context));
  free(ptx);
  puts("sum and product are right");
  return 0;
}
