/* One instruction, many operands: builds a kernel around PTX text, runs it, hands the results back as 64-bit numbers.
 * The text reads %a16 %a32 %a64 (and b, c), writes %d16, %d32, %d64 or the predicate %p; spare registers are %x32_0..3,
 * %x64_0..3, %x16_0..3, %q0..3. */
#ifndef PTXSIM_OPS_H
#define PTXSIM_OPS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <machine.h>

typedef struct ops {
  aoti_ptx_machine *machine;
  uint64_t n;
  uint64_t *a, *b, *c, *d;
} ops;

/* With AOT_OPCODES=FILE the PTX of every test goes to the end of FILE: what opcode_coverage.py reads to tell which
 * spellings have an expectation. */
static inline void ops_note(const char *text) {
  const char *path = getenv("AOT_OPCODES");
  FILE *f = path ? fopen(path, "a") : NULL;
  if (!f) return;
  fprintf(f, "%s\n", text);
  fclose(f);
}

static inline uint64_t ops_buffer(ops *o, uint64_t bytes) {
  uint64_t at;
  aot_status status = aoti_ptx_alloc(o->machine, bytes, AOTI_PTX_DEVICE, 0, NULL, &at);
  if (status) fail_msg("%s", aot_status_text(status));
  aoti_ptx_mark_written(o->machine, at, bytes, true);
  return at;
}

static inline void ops_init(ops *o, uint64_t n) {
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &o->machine));
  o->n = n;
  o->a = (uint64_t *)(uintptr_t)ops_buffer(o, n * 8);
  o->b = (uint64_t *)(uintptr_t)ops_buffer(o, n * 8);
  o->c = (uint64_t *)(uintptr_t)ops_buffer(o, n * 8);
  o->d = (uint64_t *)(uintptr_t)ops_buffer(o, n * 8);
}

/* Runs text over all n operand triples; width 1 (predicate %p), 16, 32 or 64 says where the result is. */
static inline void ops_run(ops *o, const char *text, int width) {
  static const char *const put[] = {"selp.u64 %d64, 1, 0, %p;", "cvt.u64.u16 %d64, %d16;", "cvt.u64.u32 %d64, %d32;",
                                    ""};
  char ptx[4096];
  ops_note(text);
  snprintf(
      ptx, sizeof ptx,
      ".version 8.6\n.target sm_90\n.address_size 64\n.const .align 8 .b32 konst[4] = {3, 0x80000001, 0x3fc00000, 7};\n"
      ".visible .entry t(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd, .param .u32 pn) {\n"
      ".reg .pred %%p, %%in, %%q<4>;\n.reg .b16 %%a16, %%b16, %%c16, %%d16, %%x16_<4>;\n"
      ".reg .b32 %%a32, %%b32, %%c32, %%d32, %%i<8>, %%x32_<4>;\n.reg .b64 %%a64, %%b64, %%c64, %%d64, %%r<12>, "
      "%%x64_<4>;\n"
      "mov.u32 %%i0, %%tid.x;\nmov.u32 %%i1, %%ctaid.x;\nmov.u32 %%i2, %%ntid.x;\nmad.lo.s32 %%i3, %%i1, %%i2, %%i0;\n"
      "ld.param.u32 %%i4, [pn];\nsetp.ge.u32 %%in, %%i3, %%i4;\n@%%in bra END;\n"
      "ld.param.u64 %%r0, [pa];\nld.param.u64 %%r1, [pb];\nld.param.u64 %%r2, [pc];\nld.param.u64 %%r3, [pd];\n"
      "mul.wide.u32 %%r4, %%i3, 8;\nadd.s64 %%r5, %%r0, %%r4;\nadd.s64 %%r6, %%r1, %%r4;\nadd.s64 %%r7, %%r2, %%r4;\n"
      "add.s64 %%r8, %%r3, %%r4;\nld.global.u64 %%a64, [%%r5];\nld.global.u64 %%b64, [%%r6];\nld.global.u64 %%c64, "
      "[%%r7];\n"
      "cvt.u32.u64 %%a32, %%a64;\ncvt.u32.u64 %%b32, %%b64;\ncvt.u32.u64 %%c32, %%c64;\n"
      "cvt.u16.u64 %%a16, %%a64;\ncvt.u16.u64 %%b16, %%b64;\ncvt.u16.u64 %%c16, %%c64;\n"
      "%s\n%s\nst.global.u64 [%%r8], %%d64;\nEND:\nret;\n}\n",
      text,
      put[width == 1    ? 0
          : width == 16 ? 1
          : width == 32 ? 2
                        : 3]);
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(o->machine, "test.ptx", ptx, strlen(ptx), &m);
  if (status) fail_msg("%s\n%s", aot_status_text(status), text);
  struct {
    uint64_t *a, *b, *c, *d;
    uint32_t n;
  } params = {o->a, o->b, o->c, o->d, (uint32_t)o->n};
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "t"),
                       .grid = {(uint32_t)((o->n + 255) / 256), 1, 1},
                       .block = {256, 1, 1},
                       .params = &params,
                       .checks = AOTI_PTX_CHECK_BOUNDS | AOTI_PTX_CHECK_UNINIT,
                       .threads = 1};
  aoti_ptx_result r;
  assert_null(aoti_ptx_launch_run(o->machine, &l, &r));
  if (r.verdict) fail_msg("%s\n%s", r.report, text);
  aoti_ptx_result_deinit(&r);
  aoti_ptx_unload(m);
}

static inline uint64_t ops_random(uint64_t *s) {
  uint64_t z = *s += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}

#endif
