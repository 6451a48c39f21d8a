// Kernels whose functions call themselves, and take memory with alloca (test/data/ptx/recursion.cu, compiled for sm_80,
// and for sm_75 with -G), through the stand-in driver with every check on, against plain C; and what a stack that is
// too small answers.
#include "driver_kernels.h"

enum { STACK_SIZE = 0, HARDWARE_STACK_ERROR = 714 };
static int (*cuCtxSetLimit)(int, size_t);
static int (*cuCtxCreate_v2)(void **, unsigned, int);
static int (*cuCtxDestroy_v2)(void *);
static size_t (*last_report)(char *, size_t);

typedef struct node {
  int value;
  const struct node *up;
} node;
typedef struct wide {
  double a;
  long long b;
  int c;
} wide;

static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
static int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int chain(int depth) { // the last one made, of depth 0, is at the head
  int sum = 0;
  for (int n = 0; n <= depth; n++) sum = sum * 3 + n;
  return sum;
}
static wide both(wide w, int n) {
  if (!n) return w;
  wide x = both((wide){w.a * 0.5, w.b + n, w.c ^ n}, n - 1), y = both((wide){w.a + n, w.b * 3, w.c + 1}, n / 2);
  return (wide){x.a + y.a, x.b - y.b, x.c ^ y.c};
}
static int steps(int which, int n, int x) { // down, twice
  if (!n) return which ? -x : x;
  return which ? steps(x & 1, n - 1, 2 * x + n) + 1 : steps(x & 1, n - 1, x - n);
}

static void functions_that_call_themselves(void **unused) {
  (void)unused;
  enum { N = 200 };
  static int out[6 * N];
  int n = N;
  LAUNCH("recurse", 2, 1, 128, 1, 0, BUF_OUT(out), NUM(n));
  for (int t = 0; t < N; t++) {
    int k = t % 7, *o = out + 6 * t;
    wide w = both((wide){t * 0.25, t, t}, k % 4);
    assert_int_equal(o[0], fibonacci(k + 3));
    assert_int_equal(o[1], (k % 2 == 0) * 2 + t % 5 % 2);
    assert_int_equal(o[2], ackermann(k % 3, k % 5));
    assert_int_equal(o[3], chain(k));
    assert_int_equal(o[4], (int)w.a + (int)w.b + w.c);
    assert_int_equal(o[5], steps(t & 1, k, t));
  }
}

static int ascending(const void *a, const void *b) {
  float x = *(const float *)a, y = *(const float *)b;
  return (x > y) - (x < y);
}

static void threads_at_different_depths(void **unused) {
  (void)unused;
  enum { EACH = 33, THREADS = 64, REDUCED = 256 };
  static float a[EACH * THREADS], want[EACH * THREADS];
  static int x[3 * REDUCED], sums[3];
  int each = EACH;
  fill(a, EACH * THREADS);
  memcpy(want, a, sizeof a);
  for (int t = 0; t < THREADS; t++) qsort(want + t * EACH, EACH, sizeof *want, ascending);
  LAUNCH("quicksort", 2, 1, THREADS / 2, 1, 0, BUF(a), NUM(each));
  assert_memory_equal(a, want, sizeof a);
  for (int i = 0; i < 3 * REDUCED; i++) x[i] = (int)(bits() % 2000) - 1000;
  LAUNCH("reduce_down", 3, 1, REDUCED, 1, REDUCED * 4, BUF_IN(x), BUF_OUT(sums));
  for (int b = 0; b < 3; b++) {
    int sum = 0;
    for (int i = 0; i < REDUCED; i++) sum += x[b * REDUCED + i];
    assert_int_equal(sums[b], sum);
  }
}

static int halved(int n, int seed) {
  int sum = n > 2 ? halved(n / 2, seed + 1) : 0;
  for (int i = 0; i < n; i++) sum = (int)((unsigned)sum * 5 + (unsigned char)(seed + i * i));
  return sum;
}

static void memory_of_a_size_known_at_run_time(void **unused) {
  (void)unused;
  enum { THREADS = 96, N = 11 };
  static int out[2 * THREADS];
  int n = N;
  LAUNCH("allocates", 1, 1, THREADS, 1, 0, BUF_OUT(out), NUM(n));
  for (int t = 0; t < THREADS; t++) {
    unsigned sum = 0;
    for (int k = 0; k < 40; k++) {
      int m = n + t % 4 + 1, a[32] = {0};
      unsigned inner = 0;
      for (int i = 0; i < m; i++) a[i * 5 % m] = k + i;
      for (int i = 0; i < m; i++) inner = inner * 7 + (unsigned)a[i];
      sum = sum * 3 + inner;
    }
    if (n + t % 4 + 1 != 15) assert_int_equal((unsigned)out[2 * t], sum); // of 15 elements some are never written
    assert_int_equal(out[2 * t + 1], halved(n + t % 3, t));
  }
}

static unsigned mix(unsigned n) {
  unsigned x = n ? mix(n - 1) : 1;
  return (x << 1 ^ x >> 3) + n;
}

/* n calls of 24 bytes or so in a context of its own, whose stack has some bytes: the error. */
static int deep(unsigned n, size_t stack, unsigned out[64]) {
  void *context, *f, *other = module;
  uint64_t at;
  CHECK(cuCtxCreate_v2(&context, 0, 0));
  if (stack) CHECK(cuCtxSetLimit(STACK_SIZE, stack));
  use("recursion.ptx");
  CHECK(cuModuleGetFunction(&f, module, "deep"));
  CHECK(cuMemAlloc_v2(&at, 64 * 4));
  int error = cuLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, NULL, (void *[]){&at, &n}, NULL);
  if (!error) error = cuCtxSynchronize();
  if (!error) {
    CHECK(cuMemcpyDtoH_v2(out, at, 64 * 4));
    CHECK(cuMemFree_v2(at));
  }
  CHECK(cuCtxDestroy_v2(context));
  module = other;
  return error;
}

static void a_stack_ends(void **unused) {
  (void)unused;
  unsigned out[64];
  char report[4096] = "";
  assert_int_equal(deep(20, 0, out), 0);
  assert_int_equal(deep(1000, 0, out), HARDWARE_STACK_ERROR);
  assert_true(last_report(report, sizeof report) > 0);
  if (!strstr(report, "stack overflow") || !strstr(report, "1024 (CU_LIMIT_STACK_SIZE)")) fail_msg("%s", report);
  assert_int_equal(deep(1000, 64 << 10, out), 0);
  for (unsigned t = 0; t < 64; t++) assert_int_equal(out[t], mix(1000 + t % 2));
  assert_int_equal(deep(20, 256, out), HARDWARE_STACK_ERROR);
}

static int optimised(void **unused) {
  (void)unused;
  use("recursion.ptx");
  return 0;
}
static int debug(void **unused) {
  (void)unused;
  use("recursion_debug.ptx");
  return 0;
}

int main(void) {
  int ends = start();
  void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *p;
  if (ends) return ends;
#define FIND(name, symbol)                  \
  if (!(p = dlsym(lib, symbol))) return 77; \
  memcpy((void *)&name, &p, sizeof p)
  FIND(cuCtxSetLimit, "cuCtxSetLimit");
  FIND(cuCtxCreate_v2, "cuCtxCreate_v2");
  FIND(cuCtxDestroy_v2, "cuCtxDestroy_v2");
  FIND(last_report, "ptxsim_last_report");
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(functions_that_call_themselves), cmocka_unit_test(threads_at_different_depths),
      cmocka_unit_test(memory_of_a_size_known_at_run_time), cmocka_unit_test(a_stack_ends)};
  int failed = cmocka_run_group_tests_name("sm_80", tests, optimised, NULL);
  return failed + cmocka_run_group_tests_name("sm_75 -G", tests, debug, NULL);
}
