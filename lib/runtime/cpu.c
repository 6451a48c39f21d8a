// The CPU device: kernels are functions of this process, run over threads; contractions go to OpenBLAS when it is
// there.
#include "runtime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static aot_status cpu_alloc(aoti_device *d, size_t bytes, void *stream, void **out) {
  (void)d, (void)stream;
  size_t rounded;
  if (!aoti_add_overflows(bytes, 63, &rounded))
    *out = aligned_alloc(64, (rounded & ~(size_t)63) ? rounded & ~(size_t)63 : 64);
  else
    *out = NULL;
  return *out ? NULL : aoti_error(AOT_ERROR_OOM, "the host has no %zu bytes left; smaller sizes need less", bytes);
}

static void cpu_free(aoti_device *d, void *ptr) {
  (void)d;
  free(ptr);
}

static aot_status cpu_write(aoti_device *d, void *dst, const void *host, size_t bytes, void *stream) {
  (void)d, (void)stream;
  memcpy(dst, host, bytes);
  return NULL;
}

static aot_status cpu_read(aoti_device *d, void *host, const void *src, size_t bytes, void *stream) {
  return cpu_write(d, host, src, bytes, stream);
}

static aot_status cpu_zero(aoti_device *d, void *dst, size_t bytes, void *stream) {
  (void)d, (void)stream;
  memset(dst, 0, bytes);
  return NULL;
}

static aot_status cpu_load(aoti_device *d, const aoti_code *code, aoti_module **out) {
  (void)d, (void)code;
  *out = NULL;
  return NULL;
}

static void cpu_unload(aoti_device *d, aoti_module *module) { (void)d, (void)module; }

typedef struct launch {
  aoti_host_kernel fn;
  const uint64_t *args;
} launch;

static void run_range(void *ctx, int64_t begin, int64_t end) {
  const launch *l = ctx;
  l->fn(l->args, begin, end);
}

// A thread costs some ten microseconds to wake: give each at least this many inner iterations.
enum { GRAIN_WORK = 32768 };

static aot_status cpu_launch(aoti_device *d, const aoti_module *module, const aoti_code_kernel *kernel, uint32_t number,
                             const uint64_t *args, uint32_t n_args, int64_t points, int64_t work, void *stream) {
  (void)d, (void)module, (void)number, (void)n_args, (void)stream;
  AOT_INVARIANT(kernel->fn, "kernel %s has no host function", kernel->name);
  launch l = {kernel->fn, args};
  aoti_parallel_for(NULL, points, GRAIN_WORK / (work > 0 ? work : 1), run_range, &l);
  return NULL;
}

// ---- gemm

enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 }; // values of cblas.h
typedef void (*sgemm_fn)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a, int lda,
                         const float *b, int ldb, float beta, float *c, int ldc);
typedef void (*dgemm_fn)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a, int lda,
                         const double *b, int ldb, double beta, double *c, int ldc);
static struct {
  sgemm_fn sgemm;
  dgemm_fn dgemm;
  int (*get_threads)(void);
  void (*set_threads)(int n);
} blas;
static pthread_once_t blas_once = PTHREAD_ONCE_INIT;

static void load_blas(void) {
  static const char *const names[] = {"libopenblas.so.0", "libopenblas.so"};
  for (size_t i = 0; i < sizeof names / sizeof *names && !blas.sgemm; i++) {
    void *lib = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!lib) continue;
    void *s = dlsym(lib, "cblas_sgemm"), *d = dlsym(lib, "cblas_dgemm");
    if (s && d) {
      memcpy(&blas.sgemm, &s, sizeof s);
      memcpy(&blas.dgemm, &d, sizeof d);
      s = dlsym(lib, "openblas_get_num_threads"), d = dlsym(lib, "openblas_set_num_threads");
      memcpy(&blas.get_threads, &s, sizeof s);
      memcpy(&blas.set_threads, &d, sizeof d);
    }
  }
}

bool aoti_cpu_has_blas(void) {
  pthread_once(&blas_once, load_blas);
  return blas.sgemm != NULL;
}

/* OpenBLAS's own threads wait for work in a loop of yields, which on a machine with other programs takes the time of
 * those they wait for. So a product is cut up here and its pieces are run by our threads, in one thread of OpenBLAS
 * each; a host program that uses the same library finds its number of threads as it was. */
static struct {
  pthread_mutex_t lock;
  int users, threads;
} alone = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void blas_alone(bool begins) {
  if (!blas.get_threads || !blas.set_threads) return;
  pthread_mutex_lock(&alone.lock);
  if (begins && !alone.users++ && (alone.threads = blas.get_threads()) != 1) blas.set_threads(1);
  if (!begins && !--alone.users && alone.threads != 1) blas.set_threads(alone.threads);
  pthread_mutex_unlock(&alone.lock);
}

// c starts as beta * d (its rows may be broadcast) so that one call adds the product.
#define START_C(T)                     \
  for (int64_t i = 0; i < g->m; i++)   \
    for (int64_t j = 0; j < g->n; j++) \
      ((T *)c)[i * g->c.row + j] = d ? (T)(g->beta * ((const T *)d)[i * g->d.row + j * g->d.col]) : 0;

#define PLAIN_GEMM(T)                                                                  \
  for (int64_t i = 0; i < g->m; i++)                                                   \
    for (int64_t l = 0; l < g->k; l++) {                                               \
      T x = (T)(g->alpha * ((const T *)a)[i * g->a.row + l * g->a.col]);               \
      for (int64_t j = 0; j < g->n; j++)                                               \
        ((T *)c)[i * g->c.row + j] += x * ((const T *)b)[l * g->b.row + j * g->b.col]; \
    }

static bool fits_int(int64_t v) { return v >= 0 && v <= INT32_MAX; }

// A BLAS leading dimension: the stride between rows, or between columns when the matrix is transposed.
static bool leading(const aoti_gemm_matrix *x, int64_t rows, int64_t cols, int *transposed, int *ld) {
  bool row_major = x->col == 1 || cols == 1;
  *transposed = row_major ? NO_TRANS : TRANS;
  int64_t stride = row_major ? x->row : x->col, least = row_major ? cols : rows;
  if (row_major ? rows == 1 : cols == 1) stride = least;
  if (!row_major && x->row != 1 && rows != 1) return false;
  if (stride < least) return false;
  *ld = (int)(stride > 1 ? stride : 1);
  return fits_int(stride);
}

static void one_gemm(const aoti_gemm *g, const char *a, const char *b, char *c, const char *d) {
  if (g->dtype == AOT_F32) {
    START_C(float)
  } else {
    START_C(double)
  }
  if (!g->m || !g->n || !g->k) return;
  int ta, tb, lda, ldb;
  bool blas_can = aoti_cpu_has_blas() && fits_int(g->m) && fits_int(g->n) && fits_int(g->k) && fits_int(g->c.row) &&
                  leading(&g->a, g->m, g->k, &ta, &lda) && leading(&g->b, g->k, g->n, &tb, &ldb);
  int m = (int)g->m, n = (int)g->n, k = (int)g->k, ldc = (int)(g->m == 1 ? g->n : g->c.row);
  if (blas_can && g->dtype == AOT_F32)
    blas.sgemm(ROW_MAJOR, ta, tb, m, n, k, (float)g->alpha, (const float *)a, lda, (const float *)b, ldb, 1, (float *)c,
               ldc);
  else if (blas_can)
    blas.dgemm(ROW_MAJOR, ta, tb, m, n, k, g->alpha, (const double *)a, lda, (const double *)b, ldb, 1, (double *)c,
               ldc);
  else if (g->dtype == AOT_F32) {
    PLAIN_GEMM(float)
  } else {
    PLAIN_GEMM(double)
  }
}

enum {
  BLOCK = 48,          // rows or columns of c that are not cut: a multiple of what the kernels of OpenBLAS take at once
  GEMM_GRAIN = 1 << 19 // products worth a thread
};

/* A batch of products cut into blocks of rows of c, or of columns when there are more of those. */
typedef struct cut {
  const aoti_gemm *g;
  bool columns;
  int64_t blocks; // of one product
} cut;

static void run_blocks(void *ctx, int64_t begin, int64_t end) {
  const cut *t = ctx;
  const aoti_gemm *g = t->g;
  int64_t size = (int64_t)aot_dtype_size(g->dtype), all = t->columns ? g->n : g->m;
  while (begin < end) {
    int64_t batch = begin / t->blocks, last = (batch + 1) * t->blocks < end ? (batch + 1) * t->blocks : end;
    int64_t from = (begin - batch * t->blocks) * BLOCK, to = (last - batch * t->blocks) * BLOCK;
    if (to > all) to = all;
    aoti_gemm part = *g;
    *(t->columns ? &part.n : &part.m) = to - from;
    int64_t a = batch * g->a.batch + (t->columns ? 0 : from * g->a.row);
    int64_t b = batch * g->b.batch + (t->columns ? from * g->b.col : 0);
    int64_t c = batch * g->c.batch + from * (t->columns ? 1 : g->c.row);
    int64_t d = batch * g->d.batch + from * (t->columns ? g->d.col : g->d.row);
    one_gemm(&part, (const char *)g->a.at + a * size, (const char *)g->b.at + b * size, (char *)g->c.at + c * size,
             g->d.at ? (const char *)g->d.at + d * size : NULL);
    begin = last;
  }
}

aot_status aoti_cpu_gemm(const aoti_gemm *g) {
  if (g->dtype != AOT_F32 && g->dtype != AOT_F64)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "an extern matrix product of %s", aot_dtype_name(g->dtype));
  cut t = {g, g->n > g->m, 0};
  int64_t all = t.columns ? g->n : g->m, blocks;
  t.blocks = all / BLOCK + (all % BLOCK != 0);
  if (!t.blocks || __builtin_mul_overflow(t.blocks, g->batch, &blocks)) return NULL;  // c is empty
  double work = (double)BLOCK * (double)g->k * (double)(t.columns ? g->m : g->n) + 1; // of a block
  bool has = aoti_cpu_has_blas();
  if (has) blas_alone(true);
  aoti_parallel_for(NULL, blocks, (int64_t)(GEMM_GRAIN / work) + 1, run_blocks, &t);
  if (has) blas_alone(false);
  return NULL;
}

static aot_status cpu_gemm(aoti_device *d, const aoti_gemm *g, void *stream) {
  (void)d, (void)stream;
  return aoti_cpu_gemm(g);
}

aot_status aoti_cpu_open(aot_device id, aoti_device **out) {
  static const aoti_device_ops ops = {.name = "cpu",
                                      .alloc = cpu_alloc,
                                      .free = cpu_free,
                                      .write = cpu_write,
                                      .read = cpu_read,
                                      .copy = cpu_write,
                                      .zero = cpu_zero,
                                      .load = cpu_load,
                                      .unload = cpu_unload,
                                      .launch = cpu_launch,
                                      .gemm = cpu_gemm};
  static aoti_device device = {.ops = &ops};
  device.id = id;
  *out = &device;
  return NULL;
}
