// Calls that are not inlined, and the stack, in hand-written PTX: parameters in registers, guards, long chains, and
// what stacksave and stackrestore do. What compilers make of recursion is in test_driver_stack.c.
#include "ptxsim_ops.h"

#define HEAD ".version 8.6\n.target sm_90\n.address_size 64\n"
#define ENTRY                                                                                                        \
  ".visible .entry k(.param .u64 p) {\n.reg .pred %q;\n.reg .b32 %r<9>;\n.reg .b64 %d<9>;\nld.param.u64 %d0, [p];\n" \
  "mov.u32 %r0, %tid.x;\nmul.wide.u32 %d1, %r0, 4;\nadd.u64 %d1, %d0, %d1;\n"

enum { THREADS = 64 };

/* Runs k of the text with a stack of so many bytes (0: as a context has it); the verdict, and a word per thread. */
static aoti_ptx_verdict run(const char *text, uint64_t stack, uint32_t out[THREADS], char *report, size_t size) {
  ops o;
  ops_init(&o, THREADS);
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(o.machine, "test.ptx", text, strlen(text), &m);
  if (status) fail_msg("%s\n%s", aot_status_text(status), text);
  ops_note(text);
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "k"),
                       .grid = {1, 1, 1},
                       .block = {THREADS, 1, 1},
                       .params = &o.d,
                       .checks = AOTI_PTX_CHECK_ALL,
                       .stack_bytes = stack};
  aoti_ptx_verdict verdict = AOTI_PTX_OK;
  for (l.seed = 0; l.seed < 4; l.seed++) { // in order, and shuffled
    aoti_ptx_result r;
    assert_null(aoti_ptx_launch_run(o.machine, &l, &r));
    if (l.seed) assert_int_equal(r.verdict, verdict);
    verdict = r.verdict;
    snprintf(report, size, "%s", r.report ? r.report : "");
    if (l.seed && !verdict) assert_memory_equal(out, o.d, THREADS * sizeof *out);
    memcpy(out, o.d, THREADS * sizeof *out);
    aoti_ptx_result_deinit(&r);
  }
  aoti_ptx_unload(m);
  aoti_ptx_machine_destroy(o.machine);
  return verdict;
}

static uint32_t gcd(uint32_t a, uint32_t b) { return b ? gcd(b, a % b) : a; }

/* Arguments that are each other's parameters, a result in a register, and registers that live across the call. */
static void parameters_in_registers(void **state) {
  (void)state;
  static const char text[] = HEAD
      ".func (.reg .u32 %r) gcd(.reg .u32 %a, .reg .u32 %b) {\n.reg .pred %p;\n.reg .u32 %keep;\nsetp.eq.u32 %p, %b, "
      "0;\nmov.u32 %r, %a;\n@%p ret;\nmov.u32 %keep, %b;\nrem.u32 %a, %a, %b;\ncall (%r), gcd, (%b, %a);\n"
      "setp.ne.u32 %p, %keep, %b;\n@%p trap;\nret;\n}\n" ENTRY
      "mul.lo.u32 %r1, %r0, 36;\nadd.u32 %r1, %r1, 12;\nadd.u32 %r2, %r0, 6;\nmul.lo.u32 %r2, %r2, 10;\n"
      "setp.gt.u32 %q, %r0, 40;\nmov.u32 %r3, 7;\n@!%q call (%r3), gcd, (%r1, %r2);\n"
      "st.global.u32 [%d1], %r3;\nret;\n}\n";
  uint32_t out[THREADS];
  char report[2048];
  aoti_ptx_verdict v = run(text, 0, out, report, sizeof report);
  if (v) fail_msg("%s", report);
  for (uint32_t t = 0; t < THREADS; t++) assert_int_equal(out[t], t > 40 ? 7 : gcd(t * 36 + 12, (t + 6) * 10));
}

/* A hundred functions, each of which calls the next: more than are inlined. */
static void long_chains_of_calls(void **state) {
  (void)state;
  enum { FUNCTIONS = 100 };
  static char text[FUNCTIONS * 300];
  size_t n = (size_t)snprintf(text, sizeof text, HEAD);
  for (int f = 0; f < FUNCTIONS; f++) {
    n += (size_t)snprintf(text + n, sizeof text - n,
                          ".func (.param .b32 r) f%d(.param .b32 x) {\n.reg .b32 %%v;\nld.param.b32 %%v, [x];\n", f);
    if (f)
      n += (size_t)snprintf(text + n, sizeof text - n,
                            "{\n.param .b32 a;\n.param .b32 b;\nst.param.b32 [a], %%v;\ncall (b), f%d, (a);\n"
                            "ld.param.b32 %%v, [b];\n}\n",
                            f - 1);
    n += (size_t)snprintf(text + n, sizeof text - n, "mad.lo.u32 %%v, %%v, 3, %d;\nst.param.b32 [r], %%v;\nret;\n}\n",
                          f);
  }
  snprintf(
      text + n, sizeof text - n,
      "%s{\n.param .b32 a;\n.param .b32 b;\nst.param.b32 [a], %%r0;\ncall (b), f%d, (a);\nld.param.b32 %%r1, [b];\n}\n"
      "st.global.u32 [%%d1], %%r1;\nret;\n}\n",
      ENTRY, FUNCTIONS - 1);
  uint32_t out[THREADS];
  char report[2048];
  aoti_ptx_verdict v = run(text, 4096, out, report, sizeof report);
  if (v) fail_msg("%s", report);
  for (uint32_t t = 0; t < THREADS; t++) {
    uint32_t want = t;
    for (uint32_t f = 0; f < FUNCTIONS; f++) want = want * 3 + f;
    assert_int_equal(out[t], want);
  }
}

/* What alloca gives is apart, aligned and the thread's own; stackrestore gives back what came after stacksave. */
static void memory_from_alloca(void **state) {
  (void)state;
  static const char text[] = HEAD ENTRY
      "mov.u64 %d2, 24;\nstacksave.u64 %d6;\nalloca.u64 %d3, %d2;\nalloca.u64 %d4, 4, 256;\nalloca.u32 %r5, 12, 4;\n"
      "st.local.u32 [%d3], %r0;\nst.local.u32 [%d3+20], 1;\nst.local.u32 [%d4], 2;\nst.local.u32 [%r5+8], 3;\n"
      "and.b64 %d5, %d4, 255;\ncvt.u32.u64 %r4, %d5;\nld.local.u32 %r1, [%d3];\nld.local.u32 %r2, [%d3+20];\n"
      "shl.b32 %r1, %r1, 8;\nadd.u32 %r1, %r1, %r2;\nld.local.u32 %r2, [%d4];\nmad.lo.u32 %r1, %r2, 16, %r1;\n"
      "ld.local.u32 %r2, [%r5+8];\nmad.lo.u32 %r1, %r2, 4, %r1;\nadd.u32 %r1, %r1, %r4;\n"
      "stackrestore.u64 %d6;\nalloca.u64 %d7, 8;\nsetp.ne.u64 %q, %d7, %d3;\n@%q trap;\n"
      "st.global.u32 [%d1], %r1;\nret;\n}\n";
  static const char loop[] = HEAD ENTRY
      "mov.u32 %r1, 0;\nL:\n%s\nalloca.u64 %d2, 200;\nst.local.u32 [%d2+196], %r1;\n%s\nadd.u32 %r1, %r1, 1;\n"
      "setp.lt.u32 %q, %r1, 50;\n@%q bra L;\nst.global.u32 [%d1], %r1;\nret;\n}\n";
  uint32_t out[THREADS];
  char report[2048], looped[2048];
  aoti_ptx_verdict v = run(text, 0, out, report, sizeof report);
  if (v) fail_msg("%s", report);
  for (uint32_t t = 0; t < THREADS; t++) assert_int_equal(out[t], (t << 8) + 1 + 32 + 12);
  for (int saved = 0; saved < 2; saved++) {
    char *at = looped;
    for (const char *p = loop, *put = saved ? "stacksave.u64 %d3;" : ""; *p; p++)
      if (p[0] == '%' && p[1] == 's') {
        at += sprintf(at, "%s", put);
        put = saved ? "stackrestore.u64 %d3;" : "";
        p++;
      } else {
        *at++ = *p;
      }
    *at = 0;
    assert_int_equal(run(looped, 0, out, report, sizeof report), saved ? AOTI_PTX_OK : AOTI_PTX_STACK);
    if (!saved) assert_non_null(strstr(report, "alloca needs 200 bytes"));
    if (saved) assert_int_equal(out[THREADS - 1], 50);
  }
}

/* A variable of a call that has returned is nobody's. */
static void frames_end(void **state) {
  (void)state;
  static const char text[] =
      HEAD ".func (.param .b64 r) f(.param .b32 n) {\n.local .b32 v;\n.reg .pred %p;\n.reg .b32 %n;\n.reg .b64 %a;\n"
           "ld.param.b32 %n, [n];\nmov.u64 %a, v;\nst.local.u32 [%a], %n;\nsetp.eq.u32 %p, %n, 0;\n@%p bra E;\n"
           "sub.u32 %n, %n, 1;\n{\n.param .b32 m;\n.param .b64 q;\nst.param.b32 [m], %n;\ncall (q), f, (m);\n"
           "ld.param.b64 %a, [q];\n}\nE:\nst.param.b64 [r], %a;\nret;\n}\n" ENTRY
           "{\n.param .b32 m;\n.param .b64 q;\nst.param.b32 [m], 5;\ncall (q), f, (m);\nld.param.b64 %d2, [q];\n}\n"
           "ld.local.u32 %r1, [%d2];\nst.global.u32 [%d1], %r1;\nret;\n}\n";
  uint32_t out[THREADS];
  char report[2048];
  assert_int_equal(run(text, 0, out, report, sizeof report), AOTI_PTX_OUT_OF_BOUNDS);
  assert_non_null(strstr(report, "the thread's stack ends at"));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(parameters_in_registers), cmocka_unit_test(long_chains_of_calls),
                                     cmocka_unit_test(memory_from_alloca), cmocka_unit_test(frames_end)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
