/* Kernels of PTX files in test/data/ptx, launched through the stand-in driver: the calls, by the types of the C ABI,
 * and a launch that carries arguments there and back. */
#ifndef DRIVER_KERNELS_H
#define DRIVER_KERNELS_H

#include <dlfcn.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

// The calls, by the types of the C ABI.
#define CALLS(X)                                                                                     \
  X(cuInit, (unsigned))                                                                              \
  X(cuDevicePrimaryCtxRetain, (void **, int))                                                        \
  X(cuCtxSetCurrent, (void *))                                                                       \
  X(cuCtxSynchronize, (void))                                                                        \
  X(cuModuleLoad, (void **, const char *))                                                           \
  X(cuModuleGetFunction, (void **, void *, const char *))                                            \
  X(cuModuleGetGlobal_v2, (uint64_t *, size_t *, void *, const char *))                              \
  X(cuMemAlloc_v2, (uint64_t *, size_t))                                                             \
  X(cuMemFree_v2, (uint64_t))                                                                        \
  X(cuMemcpyHtoD_v2, (uint64_t, const void *, size_t))                                               \
  X(cuMemcpyDtoH_v2, (void *, uint64_t, size_t))                                                     \
  X(cuLaunchCooperativeKernel,                                                                       \
    (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **)) \
  X(cuLaunchKernel,                                                                                  \
    (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **))
#define X(name, parameters) static int(*name) parameters;
CALLS(X)
#undef X

#define CHECK(x) assert_int_equal((x), 0)

enum { IN = 1, OUT = 2 };
typedef struct arg {
  void *host; // a buffer when bytes is not 0, else the scalar's address
  size_t bytes;
  int how;
} arg;
#define BUF_IN(p) \
  { (p), sizeof(p), IN }
#define BUF_OUT(p) \
  { (p), sizeof(p), OUT }
#define BUF(p) \
  { (p), sizeof(p), IN | OUT }
#define NUM(p) \
  { &(p), 0, 0 }

static void *module;
static unsigned grid_z = 1; // of the launches that follow

static inline void use(const char *file) {
  char path[600];
  snprintf(path, sizeof path, "%s/test/data/ptx/%s", AOT_SOURCE_DIR, file);
  CHECK(cuModuleLoad(&module, path));
}

static inline void launch(const char *name, unsigned gx, unsigned gy, unsigned bx, unsigned by, unsigned shared,
                          const arg *args, size_t n) {
  void *f, *params[16];
  uint64_t device[16];
  CHECK(cuModuleGetFunction(&f, module, name));
  for (size_t i = 0; i < n; i++) {
    params[i] = args[i].bytes ? (void *)&device[i] : args[i].host;
    if (args[i].bytes) CHECK(cuMemAlloc_v2(&device[i], args[i].bytes));
    if (args[i].how & IN) CHECK(cuMemcpyHtoD_v2(device[i], args[i].host, args[i].bytes));
  }
  CHECK(cuLaunchKernel(f, gx, gy, grid_z, bx, by, 1, shared, NULL, params, NULL));
  CHECK(cuCtxSynchronize());
  for (size_t i = 0; i < n; i++) {
    if (args[i].how & OUT) CHECK(cuMemcpyDtoH_v2(args[i].host, device[i], args[i].bytes));
    if (args[i].bytes) CHECK(cuMemFree_v2(device[i]));
  }
}
#define LAUNCH(name, gx, gy, bx, by, shared, ...) \
  launch(name, gx, gy, bx, by, shared, (const arg[]){__VA_ARGS__}, sizeof((const arg[]){__VA_ARGS__}) / sizeof(arg))

static uint64_t state = 1;
static inline uint32_t bits(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 32);
}
static inline float uniform(void) { return (float)(bits() >> 8) / 8388608.0f - 1; }
static inline void fill(float *x, int n) {
  for (int i = 0; i < n; i++) x[i] = uniform();
}
static inline void near(double got, double want, double tolerance) {
  if (!(fabs(got - want) <= tolerance)) fail_msg("%.9g, not %.9g", got, want);
}

static inline float half_value(uint16_t h) { // normal numbers and zero
  uint32_t u = (uint32_t)(h & 0x8000) << 16 | (h & 0x7fff ? ((uint32_t)(h & 0x7fff) << 13) + 0x38000000u : 0);
  float f;
  memcpy(&f, &u, 4);
  return f;
}

/* Whether there is a driver and a device: 0, or how main is to end. */
static inline int start(void) {
  void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *context;
  if (!lib) return 77;
  setenv("PTXSIM_GPU", "h100", 0); // runs what is compiled for sm_90 and all before it
#define X(name, parameters)              \
  {                                      \
    void *p = dlsym(lib, #name);         \
    if (!p) return 1;                    \
    memcpy((void *)&name, &p, sizeof p); \
  }
  CALLS(X)
#undef X
  return cuInit(0) || cuDevicePrimaryCtxRetain(&context, 0) || cuCtxSetCurrent(context) ? 77 : 0;
}

#endif
