// Planted faults (test/data/ptx/faults.cu): every defective kernel is caught and named, through the driver, with the
// error a driver answers; its corrected twin raises no alarm.
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#define CALLS(X)                                          \
  X(cuInit, (unsigned))                                   \
  X(cuCtxCreate_v2, (void **, unsigned, int))             \
  X(cuCtxDestroy_v2, (void *))                            \
  X(cuCtxSynchronize, (void))                             \
  X(cuModuleLoad, (void **, const char *))                \
  X(cuModuleGetFunction, (void **, void *, const char *)) \
  X(cuMemAlloc_v2, (uint64_t *, size_t))                  \
  X(cuMemFree_v2, (uint64_t))                             \
  X(cuMemcpyHtoD_v2, (uint64_t, const void *, size_t))    \
  X(cuLaunchKernel,                                       \
    (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **))
#define X(name, parameters) static int(*name) parameters;
CALLS(X)
#undef X
static size_t (*last_report)(char *, size_t);

enum { FREE_INPUT = 1, DYNAMIC = 2, WIDER = 4 };
enum { ILLEGAL_ADDRESS = 700, TIMEOUT = 702, ASSERT = 710, MISALIGNED = 716, FAILED = 719 };

static const struct {
  const char *kernel;
  int error;
  const char *named; // in the report
  unsigned host;     // what the host does: FREE_INPUT and DYNAMIC are its part of the defect
} faults[] = {
    {"off_by_one", ILLEGAL_ADDRESS, "out of bounds", WIDER},
    {"before_start", ILLEGAL_ADDRESS, "out of bounds", 0},
    {"wrong_stride", ILLEGAL_ADDRESS, "out of bounds", 0},
    {"null_pointer", ILLEGAL_ADDRESS, "out of bounds", 0},
    {"use_after_free", ILLEGAL_ADDRESS, "use after free", FREE_INPUT},
    {"misaligned_vector", MISALIGNED, "misaligned address", 0},
    {"misaligned_store", MISALIGNED, "misaligned address", 0},
    {"shared_overrun", ILLEGAL_ADDRESS, "out of bounds", 0},
    {"no_dynamic_shared", ILLEGAL_ADDRESS, "out of bounds", DYNAMIC},
    {"wrong_space", ILLEGAL_ADDRESS, "out of bounds", 0},
    {"reads_output", FAILED, "read of memory nobody wrote", 0},
    {"unwritten_shared", FAILED, "read of memory nobody wrote", 0},
    {"missing_barrier", FAILED, "shared-memory race", 0},
    {"barrier_forgotten_in_loop", FAILED, "shared-memory race", 0},
    {"reduce_without_barrier", FAILED, "shared-memory race", 0},
    {"scan_in_place", FAILED, "shared-memory race", 0},
    {"histogram_without_atomics", FAILED, "shared-memory race", 0},
    {"sum_without_atomics", FAILED, "global-memory race", 0},
    {"other_blocks_input", FAILED, "global-memory race", 0},
    {"divided_warp_at_barrier", FAILED, "barrier misuse", 0},
    {"wrong_mask", FAILED, "barrier misuse", 0},
    {"shuffle_in_branch", FAILED, "mask 0xffffffff; lanes 0xffff0000 of it never come", 0},
    {"ballot_in_branch", FAILED, "mask 0xffffffff; lanes 0xffff0000 of it never come", 0},
    {"sum_in_branch", FAILED, "mask 0xffffffff; lanes 0xffff0000 of it never come", 0},
    {"waits_for_ever", TIMEOUT, "deadlock", 0},
    {"async_not_waited", FAILED, "async copy used before its wait", 0},
    {"async_wrong_group", FAILED, "async copy used before its wait", 0},
    {"failed_assertion", ASSERT, "assertion failed", 0},
};
enum { N_FAULTS = sizeof faults / sizeof *faults, N = 256 };

// In a context of its own. Returns the error of the launch; the report is empty when there is none.
static int run(const char *file, const char *kernel, unsigned host, bool fixed, char *report, size_t size) {
  char path[600];
  void *context, *module, *f;
  float values[N];
  uint64_t x, y;
  int n = N;
  void *params[] = {&x, &y, &n};
  for (int i = 0; i < N; i++) values[i] = (float)i / N;
  snprintf(path, sizeof path, "%s/test/data/ptx/%s", AOT_SOURCE_DIR, file);
  assert_int_equal(cuCtxCreate_v2(&context, 0, 0), 0);
  assert_int_equal(cuModuleLoad(&module, path), 0);
  assert_int_equal(cuModuleGetFunction(&f, module, kernel), 0);
  assert_int_equal(cuMemAlloc_v2(&x, sizeof values), 0);
  assert_int_equal(cuMemAlloc_v2(&y, sizeof values), 0);
  assert_int_equal(cuMemcpyHtoD_v2(x, values, sizeof values), 0);
  if (host & FREE_INPUT && !fixed) assert_int_equal(cuMemFree_v2(x), 0);
  unsigned shared = host & DYNAMIC && fixed ? 128 * 4 : 0, grid = host & WIDER ? 3 : 2;
  int error = cuLaunchKernel(f, grid, 1, 1, 128, 1, 1, shared, NULL, params, NULL);
  if (!error) error = cuCtxSynchronize();
  *report = 0;
  if (error) last_report(report, size);
  if (!error) {
    if (!(host & FREE_INPUT) || fixed) assert_int_equal(cuMemFree_v2(x), 0);
    assert_int_equal(cuMemFree_v2(y), 0);
  }
  assert_int_equal(cuCtxDestroy_v2(context), 0);
  return error;
}

/* What the first symptom of a defect may be instead when blocks and warps run in another order: the reader comes before
 * the writer, or a block reads what another writes before one leaves the buffer. */
static const struct {
  const char *kernel;
  int error;
  const char *named;
} shuffled[] = {{"wrong_stride", FAILED, "global-memory race"},
                {"wrong_stride", FAILED, "read of memory nobody wrote"},
                {"missing_barrier", FAILED, "read of memory nobody wrote"}};

static bool is_symptom(int i, int error, const char *report) {
  const char *schedule = getenv("PTXSIM_SCHEDULE");
  if (error == faults[i].error && strstr(report, faults[i].named)) return true;
  for (size_t k = 0; schedule && *schedule && k < sizeof shuffled / sizeof *shuffled; k++)
    if (!strcmp(shuffled[k].kernel, faults[i].kernel) && error == shuffled[k].error &&
        strstr(report, shuffled[k].named))
      return true;
  return false;
}

static void every_fault_is_caught_and_named(void **state) {
  (void)state;
  int missed = 0;
  for (int i = 0; i < N_FAULTS; i++) {
    char report[4096];
    int error = run("faults.ptx", faults[i].kernel, faults[i].host, false, report, sizeof report);
    if (is_symptom(i, error, report) && strstr(report, faults[i].kernel)) continue;
    print_message("%s: error %d, not %d; %s is wanted in the report:\n%s\n", faults[i].kernel, error, faults[i].error,
                  faults[i].named, report);
    missed++;
  }
  assert_int_equal(missed, 0);
}

static void corrected_twins_raise_no_alarm(void **state) {
  (void)state;
  int alarms = 0;
  for (int i = 0; i < N_FAULTS; i++) {
    char report[4096];
    int error = run("twins.ptx", faults[i].kernel, faults[i].host, true, report, sizeof report);
    if (!error) continue;
    print_message("%s: error %d\n%s\n", faults[i].kernel, error, report);
    alarms++;
  }
  assert_int_equal(alarms, 0);
}

int main(void) {
  void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *p;
  if (!lib || !(p = dlsym(lib, "ptxsim_last_report"))) return 77; // no driver, or a real one
  memcpy((void *)&last_report, &p, sizeof p);
#define X(name, parameters)               \
  if (!(p = dlsym(lib, #name))) return 1; \
  memcpy((void *)&name, &p, sizeof p);
  CALLS(X)
#undef X
  if (cuInit(0)) return 1;
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_fault_is_caught_and_named),
                                     cmocka_unit_test(corrected_twins_raise_no_alarm)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
