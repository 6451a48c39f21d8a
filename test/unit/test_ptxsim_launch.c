// The PTX machine end to end: load, launch, results, reports.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <machine.h>

static aoti_ptx_machine *machine;

static int setup(void **state) {
  (void)state;
  return aoti_ptx_machine_create(aoti_ptx_model_find("a100"), &machine) != NULL;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(machine);
  return 0;
}

static const char vadd[] =
    ".version 7.0\n.target sm_80\n.address_size 64\n"
    ".visible .entry vadd(.param .u64 .ptr .global .align 1 pa, .param .u64 pb, .param .u64 pc, .param .u32 pn)\n"
    "{\n.reg .pred %p<2>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<8>;\n"
    "mov.u32 %r1, %tid.x;\nmov.u32 %r2, %ntid.x;\nld.param.b32 %r3, [pn];\nmov.u32 %r4, %ctaid.x;\n"
    "mad.lo.s32 %r5, %r2, %r4, %r1;\nsetp.ge.u32 %p1, %r5, %r3;\n@%p1 bra $L;\n"
    "ld.param.b64 %rd4, [pa];\nld.param.b64 %rd5, [pb];\nld.param.b64 %rd6, [pc];\nmul.wide.u32 %rd7, %r5, 4;\n"
    "add.s64 %rd1, %rd4, %rd7;\nadd.s64 %rd2, %rd5, %rd7;\nadd.s64 %rd3, %rd6, %rd7;\n"
    "ld.global.b32 %r6, [%rd1];\nld.global.b32 %r7, [%rd2];\nadd.rn.f32 %r8, %r6, %r7;\nst.global.b32 [%rd3], %r8;\n"
    "$L:\nret;\n}\n";

static float *device(uint64_t n, bool written) {
  uint64_t at;
  assert_null(aoti_ptx_alloc(machine, n * 4, AOTI_PTX_DEVICE, 1, "buffer", &at));
  if (written) aoti_ptx_mark_written(machine, at, n * 4, true);
  return (float *)(uintptr_t)at;
}

static void vector_add_gives_the_sums(void **state) {
  (void)state;
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(machine, "vadd.ptx", vadd, sizeof vadd, &m);
  if (status) fail_msg("%s", aot_status_text(status));
  const aoti_ptx_kernel *k = aoti_ptx_kernel_find(m, "vadd");
  assert_non_null(k);
  assert_int_equal(aoti_ptx_kernel_info_of(k)->params_bytes, 28);
  enum { N = 1000 };
  float *a = device(N, true), *b = device(N, true), *c = device(N, false);
  for (int i = 0; i < N; i++) a[i] = (float)i, b[i] = 0.5f * (float)i;
  struct {
    float *a, *b, *c;
    uint32_t n;
  } params = {a, b, c, N};
  aoti_ptx_launch l = {
      .kernel = k, .grid = {8, 1, 1}, .block = {128, 1, 1}, .params = &params, .checks = AOTI_PTX_CHECK_ALL};
  aoti_ptx_result r;
  assert_null(aoti_ptx_launch_run(machine, &l, &r));
  if (r.verdict) fail_msg("%s", r.report);
  for (int i = 0; i < N; i++) assert_true(c[i] == 1.5f * (float)i);
  aoti_ptx_result_deinit(&r);

  params.n = N + 1; // one too many
  assert_null(aoti_ptx_launch_run(machine, &l, &r));
  assert_int_equal(r.verdict, AOTI_PTX_OUT_OF_BOUNDS);
  assert_int_equal(r.fault.line, 23);
  assert_int_equal(r.fault.block[0], 7);
  assert_int_equal(r.fault.thread[0], 104);
  assert_non_null(strstr(r.report, "the access is 0 bytes past its end"));
  aoti_ptx_result_deinit(&r);

  aoti_ptx_mark_written(machine, (uint64_t)(uintptr_t)(b + 3), 4, false); // nobody wrote b[3]
  params.n = N;
  assert_null(aoti_ptx_launch_run(machine, &l, &r));
  assert_int_equal(r.verdict, AOTI_PTX_UNINITIALISED);
  assert_int_equal(r.fault.thread[0], 3);
  aoti_ptx_result_deinit(&r);

  assert_null(aoti_ptx_free(machine, (uint64_t)(uintptr_t)a));
  assert_null(aoti_ptx_launch_run(machine, &l, &r));
  assert_int_equal(r.verdict, AOTI_PTX_USE_AFTER_FREE);
  aoti_ptx_result_deinit(&r);
  aoti_ptx_unload(m);
}

static void memory_keeps_its_books(void **state) {
  (void)state;
  uint64_t a, b, c, first;
  assert_null(aoti_ptx_alloc(machine, 100, AOTI_PTX_DEVICE, 7, "one", &a));
  assert_null(aoti_ptx_alloc(machine, 512, AOTI_PTX_DEVICE, 8, NULL, &b));
  assert_true(a % 512 == 0 && b % 512 == 0 && b - a >= 612);
  assert_int_equal(aoti_ptx_used(machine), 612);
  assert_int_equal(aoti_ptx_unwritten(machine, a, 100, &first), 100);
  aoti_ptx_mark_written(machine, a + 10, 20, true);
  assert_int_equal(aoti_ptx_unwritten(machine, a + 10, 90, &first), 70);
  assert_int_equal(first, 20);
  aoti_ptx_copy_written(machine, b + 100, a, 50);
  assert_int_equal(aoti_ptx_unwritten(machine, b + 100, 50, &first), 30);
  aoti_ptx_allocation live[4];
  assert_int_equal(aoti_ptx_live(machine, 7, live, 4), 1);
  assert_string_equal(live[0].name, "one");
  assert_int_equal(aoti_ptx_live(machine, 0, NULL, 0), 2);
  assert_null(aoti_ptx_range(machine, a + 50, 50));
  aot_status status = aoti_ptx_range(machine, a + 50, 51);
  assert_non_null(status);
  aot_status_free(status);
  assert_null(aoti_ptx_free(machine, a));
  status = aoti_ptx_free(machine, a);
  assert_non_null(strstr(aot_status_message(status), "freed before"));
  aot_status_free(status);
  status = aoti_ptx_free(machine, b + 8);
  assert_non_null(status);
  aot_status_free(status);
  assert_null(aoti_ptx_alloc(machine, 100, AOTI_PTX_DEVICE, 7, NULL, &c));
  assert_true(c != a); // an address is not used again while it may be confused with its last owner
  assert_true(aoti_ptx_find(machine, a, &live[0]) && !live[0].live);
  int word = 1;
  assert_null(aoti_ptx_register(machine, &word, sizeof word, 0));
  assert_null(aoti_ptx_range(machine, (uint64_t)(uintptr_t)&word, 4));
  assert_null(aoti_ptx_free(machine, (uint64_t)(uintptr_t)&word));
  for (int i = 0; i < 20000; i++) { // the books do not grow without end
    assert_null(aoti_ptx_alloc(machine, 64, AOTI_PTX_DEVICE, 0, NULL, &c));
    assert_null(aoti_ptx_free(machine, c));
  }
  assert_false(aoti_ptx_find(machine, a, &live[0]));
  assert_true(aoti_ptx_find(machine, c, &live[0]));
  status = aoti_ptx_alloc(machine, 1ull << 45, AOTI_PTX_DEVICE, 0, NULL, &c);
  assert_int_equal(aot_status_code(status), AOT_ERROR_OOM);
  aot_status_free(status);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test_setup_teardown(vector_add_gives_the_sums, setup, teardown),
                                     cmocka_unit_test_setup_teardown(memory_keeps_its_books, setup, teardown)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
