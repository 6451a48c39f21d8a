// The fuzz corpus replayed, cut short and damaged: an error with a line or a module, never a crash.
#include <stdio.h>
#include "ptxsim_ops.h"
#define LLVMFuzzerTestOneInput ptxsim_fuzz_one
#include "../fuzz/fuzz_ptx.c"

static void corpus(void (*use)(const char *text, size_t n)) {
  static const char *const files[] = {"tiles.ptx", "calls.ptx"};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char path[600], *text;
    size_t n;
    snprintf(path, sizeof path, "%s/test/fuzz/corpus/ptx/%s", AOT_SOURCE_DIR, files[i]);
    aot_status status = aoti_read_file(path, 0, &text, &n);
    if (status) fail_msg("%s", aot_status_text(status));
    use(text, n);
    free(text);
  }
}

static void run_whole(const char *text, size_t n) { ptxsim_fuzz_one((const uint8_t *)text, n); }
static void run_cut(const char *text, size_t n) {
  for (size_t k = 0; k < n; k += 1 + n / 400) {
    char *copy = malloc(k + 1); // exactly as long as it says: reading past the end is seen
    memcpy(copy, text, k);
    ptxsim_fuzz_one((const uint8_t *)copy, k);
    free(copy);
  }
}
static void run_damaged(const char *text, size_t n) {
  static const char spice[] = "{}[]()<>;,.:%@!|-+0123456789abcxyz \n\"/*_";
  uint64_t s = n;
  char *copy = malloc(n);
  for (int k = 0; k < 600; k++) {
    memcpy(copy, text, n);
    for (uint64_t i = 0, times = 1 + ops_random(&s) % 4; i < times; i++) {
      size_t at = ops_random(&s) % n, from = ops_random(&s) % n, len = ops_random(&s) % 12;
      if (ops_random(&s) & 1)
        copy[at] = spice[ops_random(&s) % (sizeof spice - 1)];
      else if (at + len < n && from + len < n)
        memmove(copy + at, copy + from, len);
    }
    ptxsim_fuzz_one((const uint8_t *)copy, n);
  }
  free(copy);
}

static void whole_texts_run(void **state) { (void)state, corpus(run_whole); }
static void truncated_texts_are_refused(void **state) { (void)state, corpus(run_cut); }
static void damaged_texts_do_no_harm(void **state) { (void)state, corpus(run_damaged); }

static void an_error_names_line_and_opcode(void **state) {
  (void)state;
  aoti_ptx_machine *machine;
  aoti_ptx_module *m;
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &machine));
  static const char text[] =
      ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() {\n.reg .b32 %r<9>;\n.reg .b64 %rd<2>;\n"
      "wgmma.fence.sync.aligned;\nwmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%r1}, [%rd1], %r2;\nret;\n}\n";
  aot_status status = aoti_ptx_load(machine, NULL, text, sizeof text, &m);
  assert_int_equal(aot_status_code(status), AOT_ERROR_UNSUPPORTED);
  assert_int_equal(aot_status_line(status), 7);
  assert_non_null(strstr(aot_status_message(status), "wgmma.fence.sync.aligned"));
  assert_non_null(strstr(aot_status_text(status), "PTX line 8: 'wmma.load.a"));
  aot_status_free(status);
  static const struct {
    const char *line;
    aot_code code;
  } bad[] = {
      {"add.f32 %r1, %rd1, %r2;", AOT_ERROR_INVALID},
      {"add.s32 %r1, %r2;", AOT_ERROR_INVALID},
      {"add.sat.u32 %r1, %r2, %r3;", AOT_ERROR_INVALID},
      {"mov.u32 %r1, %nonsense;", AOT_ERROR_INVALID},
      {"ld.global.foo.u32 %r1, [%rd1];", AOT_ERROR_INVALID},
      {"bra NOWHERE;", AOT_ERROR_INVALID},
      {"cvt.f16.f32 %r1, %r2;", AOT_ERROR_INVALID},
      {"mad.lo.f32 %r1, %r2, %r3, %r4;", AOT_ERROR_INVALID},
      {"st.const.u32 [%rd1], %r1;", AOT_ERROR_INVALID},
      {"cp.async.bulk.commit_group;", AOT_ERROR_UNSUPPORTED},
      {"fma.rn.oob.f16 %h, %h, %h, %h;", AOT_ERROR_UNSUPPORTED},
      {"cvt.foo.u16 %r1, %r2;", AOT_ERROR_INVALID},
      {"bar.sync.add 0;", AOT_ERROR_INVALID},
      {"ld.acquire.gpu.cs.u32 %r1, [%rd1];", AOT_ERROR_INVALID},
      {"exit.u32;", AOT_ERROR_INVALID},
      {"fence.mbarrier_init.release.cluster;", AOT_ERROR_UNSUPPORTED},
      {"add.u32 %r1, %r2, 99999999999999999999;", AOT_ERROR_INVALID},
      {"call (%r1), f, (%r2);", AOT_ERROR_INVALID},
      {"shfl.up.b32 %r1, %r2, 1, 0;", AOT_ERROR_INVALID},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char ptx[400];
    snprintf(ptx, sizeof ptx,
             ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() {\n.reg .b32 %%r<9>;\n.reg .b64 "
             "%%rd<2>;\n%s\nret;\n}\n",
             bad[i].line);
    status = aoti_ptx_load(machine, NULL, ptx, strlen(ptx), &m);
    if (aot_status_code(status) != bad[i].code || aot_status_line(status) != 7)
      fail_msg("%s: %s", bad[i].line, aot_status_text(status));
    aot_status_free(status);
  }
  aoti_ptx_machine_destroy(machine);
}

static void declarations_without_a_meaning_are_refused(void **state) {
  (void)state;
  static const char *const bad[] = {
      ".shared .u32 s = 4;",
      ".shared .u32 s[2] = {1, 2};",
      ".extern .global .u32 g = 5;",
      ".extern .shared .u32 s = 5;",
      ".global .u32 g = {5};",
      ".global .u32 g[2] = 5;",
      ".global .u32 g[];",
      ".shared .u32 s[];",
      ".global .v4 .b64 g;",
      ".global .u64 g = g;",
      ".common .shared .b32 s;",
      ".func f(.param .u16 a) { ret; }",
      ".func f() .maxntid 32 { ret; }",
      ".func f(.param .b32 a); .func f() { ret; }",
      ".global .b32 _;",
      ".global .u64 g = 99999999999999999999;",
      ".global .b32 a; .global .b64 g = a;",
      ".pragma \"unheard of\";",
      ".entry e() .maxnctapersm 2 { ret; }",
      ".func f() { .reg .b32 r2; .reg .b32 r<4>; }",
  };
  static const char *const good[] = {".global .u32 g[] = {5};",
                                     ".global .v2 .u32 g = {1, 2};",
                                     ".const .f32 c = 1.5;",
                                     ".extern .shared .align 16 .b8 s[];",
                                     ".global .b32 a; .global .u64 g = a;",
                                     ".shared .b32 s[WARP_SZ];",
                                     ".visible .global .b32 g; .extern .global .b32 g;"};
  aoti_ptx_machine *machine;
  aoti_ptx_module *m;
  char ptx[200];
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("a100"), &machine));
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    snprintf(ptx, sizeof ptx, ".version 8.0\n.target sm_80\n.address_size 64\n%s\n", bad[i]);
    aot_status status = aoti_ptx_load(machine, NULL, ptx, strlen(ptx), &m);
    if (aot_status_code(status) != AOT_ERROR_INVALID || aot_status_line(status) != 4)
      fail_msg("%s: %s", bad[i], aot_status_text(status));
    aot_status_free(status);
  }
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    snprintf(ptx, sizeof ptx, ".version 9.0\n.target sm_80\n.address_size 64\n%s\n", good[i]);
    assert_null(aoti_ptx_load(machine, NULL, ptx, strlen(ptx), &m));
    aoti_ptx_unload(m);
  }
  aoti_ptx_machine_destroy(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(whole_texts_run),
      cmocka_unit_test(truncated_texts_are_refused),
      cmocka_unit_test(damaged_texts_do_no_harm),
      cmocka_unit_test(an_error_names_line_and_opcode),
      cmocka_unit_test(declarations_without_a_meaning_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
