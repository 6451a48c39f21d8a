// What the checks find, and what they must not: each fault beside its correct twin.
#include "ptxsim_ops.h"

static aoti_ptx_machine *machine;
static uint32_t *memory; /* 4096 words, written */

static int setup(void **state) {
  (void)state;
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &machine));
  uint64_t at;
  assert_null(aoti_ptx_alloc(machine, 4096 * 4, AOTI_PTX_DEVICE, 0, "words", &at));
  memory = (uint32_t *)(uintptr_t)at;
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(machine);
  return 0;
}

#define HEAD                                                                                                         \
  ".version 8.0\n.target sm_90\n.address_size 64\n.extern .shared .align 16 .b8 dyn[];\n"                            \
  ".visible .entry t(.param .u64 pa) {\n.shared .align 16 .b8 s[4096];\n.reg .pred %p<8>;\n.reg .b32 %r<32>;\n"      \
  ".reg .b64 %rd<16>;\n.reg .f32 %f<16>;\n.reg .b16 %h<4>;\n"                                                        \
  "ld.param.u64 %rd0, [pa];\nmov.u32 %r0, %tid.x;\nmov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;\n"                  \
  "mad.lo.u32 %r3, %r1, %r2, %r0;\nmul.wide.u32 %rd2, %r3, 4;\nadd.u64 %rd1, %rd0, %rd2;\nmov.u32 %r4, s;\nshl.b32 " \
  "%r5, %r0, 2;\n"                                                                                                   \
  "add.u32 %r6, %r4, %r5;\n"
#define TAIL "\nret;\n}\n"

static aoti_ptx_result result;

static aoti_ptx_verdict launch(const char *body, uint32_t grid, uint32_t block, uint32_t checks, uint64_t seed) {
  char ptx[8192];
  snprintf(ptx, sizeof ptx, "%s%s%s", HEAD, body, TAIL);
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(machine, "t.ptx", ptx, strlen(ptx), &m);
  if (status) fail_msg("%s", aot_status_text(status));
  memset(memory, 0, 4096 * 4);
  aoti_ptx_mark_written(machine, (uint64_t)(uintptr_t)memory, 4096 * 4, true);
  void *params[] = {memory};
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "t"),
                       .grid = {grid, 1, 1},
                       .block = {block, 1, 1},
                       .params = params,
                       .checks = checks,
                       .shared_bytes = 64,
                       .seed = seed,
                       .max_instructions = 1 << 24};
  aoti_ptx_result_deinit(&result);
  assert_null(aoti_ptx_launch_run(machine, &l, &result));
  aoti_ptx_unload(m);
  return result.verdict;
}

static void expect(const char *body, uint32_t grid, uint32_t block, aoti_ptx_verdict want) {
  aoti_ptx_verdict got = launch(body, grid, block, AOTI_PTX_CHECK_ALL, 0);
  if (got != want)
    fail_msg("%s\nverdict '%s', expected '%s'\n%s", body, aoti_ptx_verdict_text(got), aoti_ptx_verdict_text(want),
             result.report ? result.report : "");
  if (want) {
    assert_non_null(strstr(result.report, "t.ptx"));
    assert_true(result.fault.line > 10);
    int lines = 0;
    for (const char *p = result.report; *p; p++) lines += *p == '\n';
    assert_true(lines <= 12); // one screen
  }
}

static void accesses_are_bounded_aligned_and_in_their_space(void **state) {
  (void)state;
  expect("st.global.u32 [%rd1], %r0;", 4, 256, AOTI_PTX_OK);
  expect("st.global.u32 [%rd1+15364], %r0;", 1, 256, AOTI_PTX_OUT_OF_BOUNDS);
  expect("st.global.u32 [%rd0+-4], %r0;", 1, 1, AOTI_PTX_OUT_OF_BOUNDS);
  expect("ld.global.v2.u32 {%r7, %r8}, [%rd0+4];", 1, 1, AOTI_PTX_MISALIGNED);
  expect("ld.global.v2.u32 {%r7, %r8}, [%rd0+8];", 1, 1, AOTI_PTX_OK);
  expect("ld.u32 %r7, [%rd1];", 1, 32, AOTI_PTX_OK);
  expect("mov.u64 %rd3, 0;\nld.u32 %r7, [%rd3];", 1, 32, AOTI_PTX_OUT_OF_BOUNDS);
  assert_non_null(strstr(result.report, "a null pointer"));
  assert_null(strstr(result.report, "allocation #"));
  expect("ld.const.u32 %r7, [%rd0];", 1, 32, AOTI_PTX_WRONG_SPACE);
  expect("st.shared.u32 [%r6+4096], %r0;", 1, 32, AOTI_PTX_OUT_OF_BOUNDS);
  expect("cvt.u64.u32 %rd3, %r6;\ncvta.shared.u64 %rd4, %rd3;\nst.u32 [%rd4], %r0;\nld.shared.u32 %r7, "
         "[%r6];\nst.global.u32 [%rd1], %r7;",
         1, 64, AOTI_PTX_OK);
  assert_int_equal(memory[63], 63);
  expect("mov.u64 %rd3, dyn;\nst.shared.u32 [%rd3+60], %r0;", 1, 1, AOTI_PTX_OK);
  expect("mov.u64 %rd3, dyn;\nst.shared.u32 [%rd3+64], %r0;", 1, 1, AOTI_PTX_OUT_OF_BOUNDS);
}

static void reports_name_what_is_nearest_and_where_code_was_inlined(void **state) {
  (void)state;
  uint64_t at;
  char body[256];
  assert_null(aoti_ptx_alloc(machine, 64, AOTI_PTX_DEVICE, 0, "late", &at));
  for (int past = 0; past < 2; past++) {
    snprintf(body, sizeof body, "mov.u64 %%rd3, %llu;\nst.global.u32 [%%rd3], 1;",
             (unsigned long long)at + (past ? 80 : -12ull));
    expect(body, 1, 1, AOTI_PTX_OUT_OF_BOUNDS);
    assert_true(result.fault.has_allocation && result.fault.allocation.address == at);
    assert_non_null(strstr(result.report, past ? "is 16 bytes past its end" : "is 12 bytes before it"));
  }
  assert_null(aoti_ptx_free(machine, at));
  static const char deep[] =
      ".loc 1 7 1\n%s"
      ".loc 2 %d 1, function_name $L_n, inlined_at %d %d 1\nst.global.u32 [%%rd0+-4], "
      "%%r0;\nret;\n}\n.section .debug_str {\n$L_n:\n.b8 0\n}\n.file 1 \"user.cu\"\n.file 2 \"lib.h\"\n.func g() {";
  snprintf(body, sizeof body, deep, "", 30, 1, 7);
  expect(body, 1, 1, AOTI_PTX_OUT_OF_BOUNDS);
  assert_non_null(strstr(result.report, "source lib.h:30,\n    inlined at user.cu:7\n"));
  char chain[512] = "";
  for (int k = 0; k < 4; k++)
    snprintf(chain + strlen(chain), sizeof chain - strlen(chain),
             ".loc 2 %d 1, function_name $L_n, inlined_at %d %d 1\n", 20 + k, k ? 2 : 1, k ? 19 + k : 7);
  char all[1024];
  snprintf(all, sizeof all, deep, chain, 30, 2, 23);
  expect(all, 1, 1, AOTI_PTX_OUT_OF_BOUNDS);
  assert_non_null(strstr(result.report, "source lib.h:30, ...,\n    inlined at lib.h:21,\n    inlined at "
                                        "lib.h:20,\n    inlined at user.cu:7\n"));
}

static void unwritten_bytes_are_not_read(void **state) {
  (void)state;
  expect("st.shared.u32 [%r6], %r0;\nld.shared.u32 %r7, [%r6];", 1, 64, AOTI_PTX_OK);
  expect("ld.shared.u32 %r7, [%r6];", 1, 64, AOTI_PTX_UNINITIALISED);
  expect("cvt.u16.u32 %h0, %r0;\nst.shared.u16 [%r6], %h0;\nld.shared.u32 %r7, [%r6];", 1, 64, AOTI_PTX_UNINITIALISED);
  assert_int_equal(result.fault.address & 3, 2); // the third byte is the first that is missing
}

// Two of a word's four bytes are written; whether the word may be read depends on what becomes of the other two.
static void only_bytes_that_something_depends_on_must_be_written(void **state) {
  (void)state;
#define HALF(use) \
  "cvt.u16.u32 %h0, %r0;\nst.shared.u16 [%r6], %h0;\nld.shared.u32 %r7, [%r6];\n" use "\nst.global.u32 [%rd1], %r8;"
  static const char *const fine[] = {
      HALF("shl.b32 %r8, %r7, 16;"),
      HALF("shl.b32 %r9, %r7, 16;\nmul.lo.u32 %r10, %r9, 3;\nmul.hi.u32 %r8, %r10, %r0;"),
      HALF("and.b32 %r8, %r7, 65535;"),
      HALF("or.b32 %r8, %r7, 0xffff0000;"),
      HALF("mov.b32 {%h1, %h2}, %r7;\ncvt.u32.u16 %r8, %h1;"),
      HALF("prmt.b32 %r8, %r7, %r0, 0x4410;"),
      HALF("bfe.u32 %r8, %r7, 4, 12;"),
      HALF("add.u32 %r9, %r7, %r0;\nand.b32 %r8, %r9, 255;"),
      HALF("cvt.s32.s16 %r8, %r7;"),
      HALF("not.b32 %r9, %r7;\nxor.b32 %r10, %r9, %r0;\nshl.b32 %r11, %r10, 24;\nshr.s32 %r8, %r11, 8;"),
      HALF("cvt.u16.u32 %h1, %r7;\nmov.b32 %r8, {%h1, %h1};"),
      HALF("mov.u32 %r8, 0;\nst.global.u16 [%rd1], %r7;")};
  static const char *const faults[] = {
      HALF("shl.b32 %r8, %r7, 15;"),
      HALF("and.b32 %r8, %r7, 0x10000;"),
      HALF("or.b32 %r8, %r7, 0xffff;"),
      HALF("mov.b32 {%h1, %h2}, %r7;\ncvt.u32.u16 %r8, %h2;"),
      HALF("prmt.b32 %r8, %r7, %r0, 0x4420;"),
      HALF("bfe.u32 %r8, %r7, 4, 13;"),
      HALF("bfe.s32 %r8, %r7, 4, 13;"),
      HALF("add.u32 %r9, %r7, %r0;\nshr.u32 %r8, %r9, 16;"),
      HALF("cvt.s32.s8 %r8, %r7;\nmul.hi.u32 %r8, %r8, %r7;"),
      HALF("shr.s32 %r8, %r7, 31;"),
      HALF("mov.u32 %r8, 0;\nsetp.eq.u32 %p1, %r7, 0;\n@%p1 st.global.u32 [%rd1+4], %r8;"),
      HALF("cvt.rn.f32.u32 %f1, %r7;\nmov.b32 %r8, %f1;"),
      HALF("mov.u32 %r8, 0;\nst.global.u32 [%rd1], %r7;")};
  for (size_t k = 0; k < sizeof fine / sizeof *fine; k++) expect(fine[k], 1, 32, AOTI_PTX_OK);
  for (size_t k = 0; k < sizeof faults / sizeof *faults; k++) expect(faults[k], 1, 32, AOTI_PTX_UNINITIALISED);
#undef HALF
}

static void shared_memory_is_ordered_by_barriers(void **state) {
  (void)state;
  // The neighbour's word, 33 away so that it is another warp's.
#define NEXT "add.u32 %r7, %r0, 33;\nand.b32 %r7, %r7, 127;\nshl.b32 %r7, %r7, 2;\nadd.u32 %r7, %r4, %r7;\n"
  expect(NEXT "st.shared.u32 [%r6], %r0;\nbar.sync 0;\nld.shared.u32 %r8, [%r7];", 1, 128, AOTI_PTX_OK);
  expect("setp.lt.u32 %p0, %r0, 64;\nst.shared.u32 [%r4], 7;\nbar.sync 0;\nld.shared.u32 %r8, [%r4];\n@%p0 "
         "st.shared.u32 [%r6+4], %r8;\n",
         1, 128, AOTI_PTX_OK);
  expect(NEXT "st.shared.u32 [%r6], %r0;\nbar.sync 0;\nld.shared.u32 %r8, [%r7];\nst.shared.u32 [%r6], %r8;", 1, 128,
         AOTI_PTX_RACE_SHARED);
  assert_true(result.fault.has_other);
  expect(NEXT
         "st.shared.u32 [%r6], %r0;\nbar.sync 0;\nld.shared.u32 %r8, [%r7];\nbar.sync 0;\nst.shared.u32 [%r6], %r8;",
         1, 128, AOTI_PTX_OK);
  expect("st.shared.u32 [%r4], %r0;", 1, 64, AOTI_PTX_RACE_SHARED); // different values at one place
  expect("st.shared.u32 [%r4], 5;", 1, 32, AOTI_PTX_OK);            // the same value
  // Within a warp: bar.warp.sync orders.
#define PEER "xor.b32 %r7, %r5, 4;\nadd.u32 %r7, %r4, %r7;\n"
  expect(PEER "st.shared.u32 [%r6], %r0;\nld.shared.u32 %r8, [%r7];", 1, 32, AOTI_PTX_RACE_SHARED);
  expect(PEER "st.shared.u32 [%r6], %r0;\nbar.warp.sync -1;\nld.shared.u32 %r8, [%r7];", 1, 32, AOTI_PTX_OK);
  // Atomics do not race with each other; a plain access does with an atomic.
  expect("setp.eq.u32 %p0, %r0, 0;\n@%p0 st.shared.u32 [%r4], 0;\nbar.sync 0;\natom.shared.add.u32 %r8, [%r4], "
         "1;\nbar.sync 0;\n"
         "ld.shared.u32 %r9, [%r4];\nst.global.u32 [%rd1], %r9;",
         1, 96, AOTI_PTX_OK);
  assert_int_equal(memory[5], 96);
  expect("st.shared.u32 [%r4], 0;\nbar.sync 0;\natom.shared.add.u32 %r8, [%r4], 1;\nld.shared.u32 %r9, [%r4];", 1, 96,
         AOTI_PTX_RACE_SHARED);
  // One lane sets to zero what all add to, and no barrier is between: its own addition, which comes first, hides
  // nothing.
  expect("setp.eq.u32 %p0, %r0, 0;\n@%p0 st.shared.u32 [%r4], 0;\natom.shared.add.u32 %r8, [%r4], 1;", 1, 64,
         AOTI_PTX_RACE_SHARED);
  assert_non_null(strstr(result.report, "a write that nothing orders after a write of the same bytes"));
  expect("st.shared.u32 [%r4], 0;\nbar.sync 0;\nsetp.eq.u32 %p0, %r0, 0;\n@%p0 ld.shared.u32 %r8, [%r4];\n"
         "atom.shared.add.u32 %r8, [%r4], 1;",
         1, 64, AOTI_PTX_RACE_SHARED);
  // Producer and consumer over named barriers: arrive does not wait, and orders all the same.
  expect("setp.lt.u32 %p0, %r0, 32;\n@%p0 bra PRODUCE;\nbar.sync 1, 64;\nld.shared.u32 %r8, [%r6+-128];\nbra DONE;\n"
         "PRODUCE:\nst.shared.u32 [%r6], %r0;\nbar.arrive 1, 64;\nDONE:",
         1, 64, AOTI_PTX_OK);
}

// Accesses of whole lines by whole warps are kept apart from those of single words; each must see the other's.
static void whole_lines_and_single_words_share_one_history(void **state) {
  (void)state;
#define MINE  "st.shared.u32 [%r6], %r0;\n"                      /* a warp's own line */
#define OTHER "xor.b32 %r7, %r5, 128;\nadd.u32 %r7, %r4, %r7;\n" /* the same word of the neighbour's line */
#define TWICE \
  "and.b32 %r8, %r0, 15;\nshl.b32 %r8, %r8, 2;\nadd.u32 %r8, %r4, %r8;\n" /* all warps: the first 64 bytes */
#define ONE "setp.eq.u32 %p0, %r0, 37;\n"                                 /* one lane of the second warp */
  expect(MINE OTHER "bar.sync 0;\nld.shared.u32 %r9, [%r7];\nbar.sync 0;\n" MINE, 1, 64, AOTI_PTX_OK);
  expect(MINE OTHER "ld.shared.u32 %r9, [%r7];", 1, 64, AOTI_PTX_RACE_SHARED);
  expect(MINE OTHER "bar.sync 0;\nld.shared.u32 %r9, [%r7];\nadd.u32 %r0, %r0, 1;\n" MINE, 1, 64, AOTI_PTX_RACE_SHARED);
  expect(MINE TWICE "bar.sync 0;\nld.shared.u32 %r9, [%r8];\nbar.sync 0;\n" MINE, 1, 64, AOTI_PTX_OK);
  expect(MINE TWICE "bar.sync 0;\nld.shared.u32 %r9, [%r8];\nadd.u32 %r0, %r0, 1;\n" MINE, 1, 64, AOTI_PTX_RACE_SHARED);
  // Within one warp: a line read twice over has another reader of each word; read once it has not.
  expect(MINE TWICE "bar.sync 0;\nld.shared.u32 %r9, [%r8];\nadd.u32 %r0, %r0, 1;\n" MINE, 1, 32, AOTI_PTX_RACE_SHARED);
  expect(MINE "bar.sync 0;\nld.shared.u32 %r9, [%r6];\nadd.u32 %r0, %r0, 1;\n" MINE, 1, 32, AOTI_PTX_OK);
  // A single word of a line that is otherwise whole.
  expect(MINE ONE "bar.sync 0;\n@%p0 st.shared.u32 [%r4+8], %r0;\nbar.sync 0;\nld.shared.u32 %r9, [%r6];", 1, 64,
         AOTI_PTX_OK);
  expect(MINE ONE "bar.sync 0;\n@%p0 st.shared.u32 [%r4+8], %r0;\nld.shared.u32 %r9, [%r6];", 1, 64,
         AOTI_PTX_RACE_SHARED);
  expect(MINE ONE "bar.sync 0;\nld.shared.u32 %r9, [%r6];\n@%p0 st.shared.u32 [%r4+8], %r0;", 1, 64,
         AOTI_PTX_RACE_SHARED);
  assert_int_equal(result.fault.address, 8);
  expect(MINE ONE "bar.sync 0;\n@%p0 ld.shared.u32 %r9, [%r4+8];\nadd.u32 %r0, %r0, 1;\n" MINE, 1, 64,
         AOTI_PTX_RACE_SHARED);
  expect(MINE ONE "bar.sync 0;\n@%p0 ld.shared.u32 %r9, [%r4+8];\nbar.sync 0;\nadd.u32 %r0, %r0, 1;\n" MINE OTHER
                  "bar.sync 0;\nld.shared.u32 %r9, [%r7];",
         1, 64, AOTI_PTX_OK);
  // Two elements of 16 bits to a word, and four words to a lane.
  expect("cvt.u16.u32 %h0, %r0;\nshl.b32 %r7, %r0, 1;\nadd.u32 %r7, %r4, %r7;\nst.shared.u16 [%r7], %h0;\nbar.sync 0;\n"
         "ld.shared.u16 %h1, [%r7];\nadd.u16 %h0, %h0, 1;\nst.shared.u16 [%r7], %h0;",
         1, 64, AOTI_PTX_OK);
  expect("cvt.u16.u32 %h0, %r0;\nshl.b32 %r7, %r0, 1;\nadd.u32 %r7, %r4, %r7;\nst.shared.u16 [%r7], %h0;\n" ONE
         "@%p0 st.shared.u32 [%r4+4], %r0;",
         1, 64, AOTI_PTX_RACE_SHARED);
  expect("mul.wide.u32 %rd3, %r3, 12;\nadd.u64 %rd3, %rd1, %rd3;\nst.global.v4.u32 [%rd3], {%r0, %r1, %r2, %r3};\n", 2,
         64, AOTI_PTX_OK);
  expect(
      "mul.wide.u32 %rd3, %r0, 12;\nmul.wide.u32 %rd4, %r0, 4;\nadd.u64 %rd3, %rd0, %rd3;\nadd.u64 %rd3, %rd3, %rd4;\n"
      "st.global.v4.u32 [%rd3], {%r0, %r1, %r2, %r3};\n",
      2, 64, AOTI_PTX_RACE_GLOBAL);
}

static void blocks_share_global_memory_only_through_synchronisation(void **state) {
  (void)state;
  expect("st.global.u32 [%rd0], %r1;", 2, 1, AOTI_PTX_RACE_GLOBAL);
  expect("ld.global.u32 %r7, [%rd0];", 8, 32, AOTI_PTX_OK);
  expect("ld.global.u32 %r7, [%rd0];\nsetp.eq.u32 %p0, %r3, 40;\n@%p0 st.global.u32 [%rd0], 1;", 2, 32,
         AOTI_PTX_RACE_GLOBAL);
  expect("setp.eq.u32 %p0, %r3, 0;\n@%p0 st.global.u32 [%rd0], 0;\nred.global.add.u32 [%rd0], 1;", 2, 32,
         AOTI_PTX_RACE_GLOBAL);
  expect("red.global.add.u32 [%rd0], 1;", 8, 64, AOTI_PTX_OK);
  assert_int_equal(memory[0], 512);
  // Within a block, without a barrier.
  expect("st.global.u32 [%rd1], %r0;\nxor.b32 %r7, %r0, 32;\nmul.wide.u32 %rd3, %r7, 4;\nadd.u64 %rd3, %rd0, "
         "%rd3;\nld.global.u32 %r8, [%rd3];",
         1, 64, AOTI_PTX_RACE_GLOBAL);
  expect("st.global.u32 [%rd1], %r0;\nbar.sync 0;\nxor.b32 %r7, %r0, 32;\nmul.wide.u32 %rd3, %r7, 4;\nadd.u64 %rd3, "
         "%rd0, %rd3;\nld.global.u32 %r8, [%rd3];",
         1, 64, AOTI_PTX_OK);
  // The last block adds up what the others left: fence, counter, fence.
#define LAST(FENCE)                                                                                       \
  "add.u32 %r7, %r1, 5;\nst.global.u32 [%rd1+256], %r7;\n" FENCE                                          \
  "atom.global.inc.u32 %r8, [%rd0], 3;\nsetp.ne.u32 %p0, %r8, 3;\n"                                       \
  "@%p0 bra DONE;\n" FENCE                                                                                \
  "ld.global.u32 %r9, [%rd0+256];\nld.global.u32 %r10, [%rd0+260];\nld.global.u32 %r11, [%rd0+264];\n"    \
  "ld.global.u32 %r12, [%rd0+268];\nadd.u32 %r9, %r9, %r10;\nadd.u32 %r9, %r9, %r11;\nadd.u32 %r9, %r9, " \
  "%r12;\nst.global.u32 [%rd0+16], %r9;\nDONE:"
  expect(LAST("membar.gl;\n"), 4, 1, AOTI_PTX_OK);
  assert_int_equal(memory[4], 5 + 6 + 7 + 8);
  expect(LAST(""), 4, 1, AOTI_PTX_RACE_GLOBAL);
}

// old = *p; do { seen = old; old = atomicCAS(p, seen, seen + 1); } while (old != seen); and what is none of this.
#define SWAP_LOOP                                                                                        \
  "again:\nmov.u32 %r12, %r10;\nadd.u32 %r11, %r12, 1;\natom.global.cas.b32 %r10, [%rd0], %r12, %r11;\n" \
  "setp.ne.u32 %p1, %r10, %r12;\n@%p1 bra again;\n"
static void the_first_look_of_a_swap_loop_is_no_race(void **state) {
  (void)state;
  expect("ld.global.u32 %r10, [%rd0];\n" SWAP_LOOP, 1, 64, AOTI_PTX_OK);
  assert_int_equal(memory[0], 64);
  expect("ld.global.u32 %r10, [%rd0];\n" SWAP_LOOP, 4, 32, AOTI_PTX_OK);
  assert_int_equal(memory[0], 128);
  // As code compiled for a debugger has it: the value goes through memory of the thread, and into a function.
  expect(".local .align 8 .b8 l[16];\nmov.u64 %rd3, l;\ncvta.local.u64 %rd3, %rd3;\nld.global.u32 %r9, [%rd0];\n"
         "st.u32 [%rd3+8], %r9;\nld.u32 %r10, [%rd3+8];\n" SWAP_LOOP,
         1, 64, AOTI_PTX_OK);
  // Read for its value, not as a guess; swapped by something else than a compare-and-swap; written plainly.
  expect("ld.global.u32 %r13, [%rd0];\nst.global.u32 [%rd1+512], %r13;\nmov.u32 %r10, 0;\n" SWAP_LOOP, 1, 64,
         AOTI_PTX_RACE_GLOBAL);
  expect("ld.global.u32 %r10, [%rd0];\natom.global.add.u32 %r11, [%rd0], %r10;\n", 1, 64, AOTI_PTX_RACE_GLOBAL);
  expect("ld.global.u32 %r10, [%rd0];\n" SWAP_LOOP "st.global.u32 [%rd0], %r0;\n", 1, 64, AOTI_PTX_RACE_GLOBAL);
}

// Each lane has its product and its partner's sum of them, which fused additions round differently; all store at one
// place.
#define EXCHANGE(how)                                                                                                  \
  "and.b32 %r8, %r0, 31;\nadd.u32 %r8, %r8, 3;\ncvt.rn.f32.u32 %f1, %r8;\nrcp.rn.f32 %f1, %f1;\nmul.rn.f32 %f2, %f1, " \
  "%f1;\n"                                                                                                             \
  "mov.b32 %r9, %f2;\nshfl.sync." how " %r10, %r9, 1, 31, -1;\nmov.b32 %f3, %r10;\n"                                   \
  "fma.rn.f32 %f4, %f1, %f1, %f3;\nand.b32 %r11, %r0, 30;\nshl.b32 %r11, %r11, 2;\nadd.u32 %r11, %r4, %r11;\n"
#define EXCHANGE2      \
  EXCHANGE("bfly.b32") \
  "and.b32 %r8, %r0, 31;\nshr.u32 %r9, %r0, 5;\nsetp.ne.u32 %p1, %r8, %r9;\n@%p1 ret;\n"
static void sums_by_exchange_may_round_differently(void **state) {
  (void)state;
  expect(EXCHANGE("bfly.b32") "st.shared.f32 [%r11], %f4;\n", 1, 32, AOTI_PTX_OK);
  // By two warps: lane 0 of one and lane 1 of the other.
  expect(EXCHANGE2 "st.shared.f32 [%r4], %f4;\n", 1, 64, AOTI_PTX_OK);
  // Not exchanged but shifted; exchanged and far apart; not floating.
  expect(EXCHANGE("down.b32") "st.shared.f32 [%r11], %f4;\n", 1, 32, AOTI_PTX_RACE_SHARED);
  expect(EXCHANGE("bfly.b32") "st.shared.f32 [%r11], %f3;\n", 1, 32, AOTI_PTX_RACE_SHARED);
  expect("shfl.sync.bfly.b32 %r10, %r0, 1, 31, -1;\nst.shared.u32 [%r4], %r10;\n", 1, 32, AOTI_PTX_RACE_SHARED);
}

static void barriers_are_reached_by_whole_warps_and_all_threads(void **state) {
  (void)state;
  expect("setp.ge.u32 %p0, %r0, 40;\n@%p0 ret;\nbar.sync 0;", 1, 64, AOTI_PTX_OK); // exited threads are not waited for
  expect("and.b32 %r7, %r0, 1;\nsetp.eq.u32 %p0, %r7, 0;\n@%p0 bra EVEN;\nbar.sync 0;\nbra DONE;\nEVEN:\nbar.sync "
         "0;\nDONE:",
         1, 64, AOTI_PTX_BARRIER);
  expect("setp.lt.u32 %p0, %r0, 32;\n@%p0 bra LOW;\nbar.sync 0;\nbra DONE;\nLOW:\nbar.sync 0;\nDONE:", 1, 64,
         AOTI_PTX_OK);
  expect("setp.lt.u32 %p0, %r0, 32;\n@%p0 bra LOW;\nbar.sync 1;\nbra DONE;\nLOW:\nbar.sync 2;\nDONE:", 1, 64,
         AOTI_PTX_DEADLOCK);
  expect("bar.sync 0, 96;", 1, 96, AOTI_PTX_OK);
  expect("bar.sync 0, 128;", 1, 64, AOTI_PTX_BARRIER);
  expect("mov.u32 %r7, 17;\nbar.sync %r7;", 1, 64, AOTI_PTX_BARRIER);
  expect("setp.lt.u32 %p0, %r0, 16;\nmov.u32 %r8, 1;\n@%p0 shfl.sync.bfly.b32 %r7, %r0, 1, 31, 0xffff;", 1, 32,
         AOTI_PTX_OK);
  expect("shfl.sync.bfly.b32 %r7, %r0, 1, 31, 0xffff;", 1, 32, AOTI_PTX_BARRIER); // lanes above 15 are not named
  expect("setp.lt.u32 %p0, %r0, 16;\n@%p0 shfl.sync.down.b32 %r7, %r0, 16, 31, -1;", 1, 32, AOTI_PTX_BARRIER);
  expect("mov.pred %p1, 0;\nbar.red.popc.u32 %r7, 0, %p1;\nsetp.lt.u32 %p0, %r0, 10;\nbar.red.popc.u32 %r7, 0, "
         "%p0;\nst.global.u32 [%rd1], %r7;",
         1, 64, AOTI_PTX_OK);
  assert_int_equal(memory[63], 10);
}

static void expect_of(const char *before, const char *collective, const char *after, aoti_ptx_verdict want) {
  char body[1024];
  snprintf(body, sizeof body, "%s%s%s", before, collective, after);
  expect(body, 1, 32, want);
}

// The lower half of a warp waits for all of it at PTX that the upper half skips.
#define IF_LOWER "setp.gt.u32 %p0, %r0, 15;\n@%p0 bra AFTER;\n"
#define STORE    "st.global.u32 [%rd1], %r0;"
static void who_is_waited_for_comes_or_just_exits(void **state) {
  (void)state;
  static const char *const collectives[] = {
      "shfl.sync.bfly.b32 %r7, %r0, 1, 31, -1;", "vote.sync.ballot.b32 %r7, 1, -1;", "redux.sync.add.u32 %r7, %r0, -1;",
      "match.any.sync.b32 %r7, %r0, -1;",        "elect.sync %r7|%p2, -1;",          "bar.warp.sync -1;"};
  static const char *const acts[] = {"\nAFTER:\n" STORE, "\nAFTER:\nred.global.add.u32 [%rd0], 1;",
                                     "\nAFTER:\natom.global.add.u32 %r8, [%rd0], 1;",
                                     "\nAFTER:\n@%p0 shfl.sync.bfly.b32 %r8, %r0, 1, 31, 0xffff0000;"};
  for (size_t k = 0; k < sizeof collectives / sizeof *collectives; k++) {
    const char *c = collectives[k];
    for (size_t j = 0; j < sizeof acts / sizeof *acts; j++) {
      expect_of(IF_LOWER, c, acts[j], AOTI_PTX_BARRIER);
      assert_non_null(strstr(result.report, "mask 0xffffffff; lanes 0xffff0000 of it never come"));
      assert_string_equal(result.fault.instruction, c);
      assert_true(result.fault.has_other && result.fault.other_thread[0] == 16);
    }
    // Nothing but the way out, and what is done on it.
    expect_of(IF_LOWER, c, "\n" STORE "\nret;\nAFTER:\nadd.u32 %r8, %r0, %r0;", AOTI_PTX_OK);
    expect_of(IF_LOWER, c, "\n" STORE "\nret;\nAFTER:\n" STORE, AOTI_PTX_OK);
    // There, if late: what they do comes before.
    expect_of("setp.gt.u32 %p0, %r0, 15;\n@!%p0 bra AFTER;\n" STORE "\nAFTER:\n", c, "\n@!%p0 " STORE, AOTI_PTX_OK);
    expect_of("setp.gt.u32 %p0, %r0, 15;\n@%p0 bra LATE;\nHERE:\n", c,
              "\n@!%p0 " STORE "\nret;\nLATE:\n" STORE "\nbra HERE;", AOTI_PTX_OK);
  }
  // Masks that name no more than who is there.
  expect_of(IF_LOWER, "shfl.sync.bfly.b32 %r7, %r0, 1, 31, 0xffff;", acts[0], AOTI_PTX_OK);
  expect_of(IF_LOWER, "activemask.b32 %r8;\nshfl.sync.bfly.b32 %r7, %r0, 1, 31, %r8;", acts[0], AOTI_PTX_OK);
  // The other branch comes to a collective of its own, or to the same barrier at another place.
  expect_of(IF_LOWER, "shfl.sync.bfly.b32 %r7, %r0, 1, 31, 0xffff;\n" STORE "\nret;",
            "\nAFTER:\n" STORE "\nshfl.sync.bfly.b32 %r7, %r0, 1, 31, 0xffff0000;", AOTI_PTX_OK);
  expect_of(IF_LOWER, "bar.warp.sync -1;\n" STORE "\nret;", "\nAFTER:\n" STORE "\nbar.warp.sync -1;", AOTI_PTX_OK);
  // One lane too many is named.
  expect_of("setp.gt.u32 %p0, %r0, 7;\n@%p0 bra AFTER;\n", "shfl.sync.bfly.b32 %r7, %r0, 1, 31, 0x1ff;", acts[0],
            AOTI_PTX_BARRIER);
  assert_non_null(strstr(result.report, "lanes 0x00000100 of it never come"));
  // It is a check that can be turned off.
  assert_int_equal(launch(IF_LOWER "vote.sync.ballot.b32 %r7, 1, -1;\nAFTER:\n" STORE, 1, 32,
                          AOTI_PTX_CHECK_ALL & ~AOTI_PTX_CHECK_BARRIERS, 0),
                   AOTI_PTX_OK);
}

enum { SEEDS = 20 };

static void expect_in_any_order(const char *body, aoti_ptx_verdict want) {
  for (uint64_t seed = 0; seed < SEEDS; seed++) {
    aoti_ptx_verdict got = launch(body, 1, 64, AOTI_PTX_CHECK_ALL, seed);
    if (got != want)
      fail_msg("%s\nseed %d: verdict '%s', expected '%s'\n%s", body, (int)seed, aoti_ptx_verdict_text(got),
               aoti_ptx_verdict_text(want), result.report ? result.report : "");
  }
}

// Both branches of an if have a collective that says the same, with registers of their own.
#define LANE "and.b32 %r20, %r0, 31;\nsetp.gt.u32 %p0, %r20, 19;\nadd.u32 %r21, %r0, 100;\n"
#define IN_TWO(one, other) \
  LANE "@%p0 bra OTHER;\n" one "\nbra BOTH;\nOTHER:\n" other "\nBOTH:\nst.global.u32 [%rd1], %r9;"
static void equal_collectives_meet_wherever_they_stand(void **state) {
  (void)state;
  static const struct {
    const char *body;
    uint32_t low, high; // in lanes 1 and 21
  } fine[] = {
      {IN_TWO("shfl.sync.idx.b32 %r9, %r0, 25, 31, -1;", "shfl.sync.idx.b32 %r9, %r21, 3, 31, -1;"), 125, 3},
      {IN_TWO("vote.sync.ballot.b32 %r9, 1, -1;", "vote.sync.ballot.b32 %r9, 0, -1;"), 0xfffff, 0xfffff},
      {IN_TWO("redux.sync.add.u32 %r9, 1, -1;", "redux.sync.add.u32 %r9, 10, -1;"), 140, 140},
      {IN_TWO("redux.sync.min.s32 %r9, -2, -1;", "redux.sync.min.s32 %r9, -3, -1;"), -3u, -3u},
      {IN_TWO("match.any.sync.b32 %r9, %r20, -1;", "sub.u32 %r20, %r20, 20;\nmatch.any.sync.b32 %r9, %r20, -1;"),
       0x200002, 0x200002},
      {IN_TWO("elect.sync %r9|%p2, -1;", "elect.sync %r9|%p2, -1;"), 0, 0},
      {IN_TWO("st.shared.u32 [%r6], %r0;\nbar.warp.sync -1;\nxor.b32 %r19, %r6, 64;\nld.shared.u32 %r9, [%r19];",
              "st.shared.u32 [%r6], %r0;\nbar.warp.sync -1;\nxor.b32 %r19, %r6, 64;\nld.shared.u32 %r9, [%r19];"),
       17, 5},
      // Twice, and the second time all together.
      {IN_TWO("shfl.sync.bfly.b32 %r9, %r0, 0, 31, -1;\nshfl.sync.idx.b32 %r9, %r9, 20, 31, -1;",
              "shfl.sync.bfly.b32 %r9, %r0, 0, 31, -1;\nshfl.sync.idx.b32 %r9, %r9, 1, 31, -1;") "\nbar.warp.sync -1;",
       20, 1},
  };
  for (size_t k = 0; k < sizeof fine / sizeof *fine; k++) {
    expect_in_any_order(fine[k].body, AOTI_PTX_OK);
    for (uint32_t w = 0; w < 2; w++) {
      uint32_t more = k == 0 || k > 5 ? 32 * w : 0; // of the results that are of the lanes' numbers
      if (k > 0 && k < 6) assert_int_equal(memory[32 * w + 1], fine[k].low);
      if (k > 0 && k < 6) assert_int_equal(memory[32 * w + 21], fine[k].high);
      if (k == 0 || k > 5) assert_int_equal(memory[32 * w + 1], fine[k].low + more);
      if (k == 0 || k > 5) assert_int_equal(memory[32 * w + 21], fine[k].high + more);
    }
  }
  // Other qualifiers, another mask, another type are other collectives.
  expect_in_any_order(IN_TWO("shfl.sync.up.b32 %r9, %r0, 0, 0, -1;", "shfl.sync.down.b32 %r9, %r0, 0, 31, -1;"),
                      AOTI_PTX_DEADLOCK);
  expect_in_any_order(IN_TWO("redux.sync.min.u32 %r9, 1, -1;", "redux.sync.min.s32 %r9, 1, -1;"), AOTI_PTX_DEADLOCK);
  expect_in_any_order(IN_TWO("shfl.sync.up.b32 %r9, %r0, 0, 0, -1;", "bar.warp.sync -1;\nmov.u32 %r9, 0;"),
                      AOTI_PTX_DEADLOCK);
  expect_in_any_order(IN_TWO("vote.sync.ballot.b32 %r9, 1, -1;", "vote.sync.ballot.b32 %r9, 0, 0xfff00000;"),
                      AOTI_PTX_BARRIER);
  expect_in_any_order(IN_TWO("vote.sync.ballot.b32 %r9, 1, 0xfffff;", "vote.sync.ballot.b32 %r9, 0, 0xfff00000;"),
                      AOTI_PTX_OK);
}

// What lanes do before they leave a loop is no sign that they passed by where others wait a turn later.
static void who_leaves_a_loop_early_is_not_missed(void **state) {
  (void)state;
#define LOOP(before, collective, after)                                                                         \
  LANE "mov.u32 %r7, 0;\nTURN:\nsetp.gt.u32 %p1, %r7, %r20;\n" before collective "add.u32 %r7, %r7, 1;\n" after \
       "setp.lt.u32 %p2, %r7, 9;\n@%p2 bra TURN;"
#define OWN "and.b32 %r8, %r0, %r7;\nsetp.eq.u32 %p3, %r8, 1;\n@!%p3 bra NONE;\nst.global.u32 [%rd1], %r7;\nNONE:\n"
  expect_in_any_order(LOOP("@%p1 ret;\n", "shfl.sync.bfly.b32 %r9, %r0, 1, 31, -1;\n", OWN), AOTI_PTX_BARRIER);
  expect_in_any_order(LOOP("@%p1 ret;\n", "bar.warp.sync -1;\n", OWN), AOTI_PTX_OK);
  expect_in_any_order(LOOP("@%p1 bra OUT;\nbra GO;\nOUT:\nst.global.u32 [%rd1], %r7;\nret;\nGO:\n",
                           "vote.sync.ballot.b32 %r9, %p0, -1;\n", OWN),
                      AOTI_PTX_OK);
  // Passed by in one turn, where the mask did not name them, and gone in the next.
  expect_in_any_order(LOOP("@%p1 ret;\nvote.sync.ballot.b32 %r10, %p0, -1;\n@!%p0 bra PAST;\n",
                           "redux.sync.or.b32 %r9, %r0, %r10;\nPAST:\n", OWN),
                      AOTI_PTX_OK);
  // Named, passed by, and gone: now or a turn later.
  expect_in_any_order(LOOP("@%p1 bra PAST;\n", "bar.warp.sync -1;\nPAST:\n", "st.global.u32 [%rd1], %r7;\n"),
                      AOTI_PTX_BARRIER);
}

static void waits_end_or_are_reported(void **state) {
  (void)state;
  static const char lock[] = "AGAIN:\natom.global.cas.b32 %r7, [%rd0], 0, 1;\nsetp.ne.u32 %p0, %r7, 0;\n@%p0 bra "
                             "NOT;\nmembar.gl;\nld.global.u32 %r8, [%rd0+4];\n"
                             "add.u32 %r8, %r8, 1;\nst.global.u32 [%rd0+4], %r8;\nmembar.gl;\natom.global.exch.b32 "
                             "%r9, [%rd0], 0;\nNOT:\n@%p0 bra AGAIN;";
  expect(lock, 3, 64, AOTI_PTX_OK);
  assert_int_equal(memory[1], 192);
  assert_int_equal(launch(lock, 3, 64, AOTI_PTX_CHECK_ALL, 42), AOTI_PTX_OK);
  assert_int_equal(memory[1], 192);
  // Each block waits for the one after it: they must all be resident.
  static const char flags[] = "setp.eq.u32 %p1, %r1, 7;\n@%p1 bra SET;\nW:\nld.volatile.global.u32 %r7, "
                              "[%rd1+4];\nsetp.eq.u32 %p0, %r7, 0;\n@%p0 bra W;\n"
                              "SET:\nst.volatile.global.u32 [%rd1], 1;";
  expect(flags, 8, 1, AOTI_PTX_OK);
  expect("W:\nld.volatile.global.u32 %r7, [%rd0];\nsetp.eq.u32 %p0, %r7, 0;\n@%p0 bra W;", 2, 32, AOTI_PTX_DEADLOCK);
  // A wait that looks at the clock meanwhile ends by the clock, or never.
  static const char clocked[] = "mov.u64 %rd3, %clock64;\nW:\nld.volatile.global.u32 %r7, [%rd0];\n"
                                "mov.u64 %rd4, %clock64;\nsub.u64 %rd5, %rd4, %rd3;\nsetp.eq.u32 %p0, %r7, 0;\n";
  char wait[512];
  snprintf(wait, sizeof wait, "%s@%%p0 bra W;", clocked);
  expect(wait, 1, 32, AOTI_PTX_DEADLOCK);
  assert_non_null(strstr(result.report, "ld.volatile.global.u32"));
  expect(wait, 2, 32, AOTI_PTX_DEADLOCK);
  snprintf(wait, sizeof wait,
           "%ssetp.lt.and.u64 %%p0, %%rd5, 40000000000, %%p0;\n@%%p0 bra W;\nst.global.u32 [%%rd1+512], 7;", clocked);
  expect(wait, 2, 32, AOTI_PTX_OK);
  assert_int_equal(memory[128 + 63], 7);
  expect("trap;", 1, 1, AOTI_PTX_TRAP);
}

static void async_copies_are_waited_for(void **state) {
  (void)state;
#define COPY                                                                                        \
  "shl.b32 %r7, %r0, 4;\nadd.u32 %r7, %r4, %r7;\nmul.wide.u32 %rd3, %r0, 16;\nadd.u64 %rd3, %rd0, " \
  "%rd3;\ncp.async.ca.shared.global [%r7], [%rd3], 16;\n"
  expect(COPY "cp.async.commit_group;\ncp.async.wait_group 0;\nld.shared.u32 %r8, [%r7];", 1, 64, AOTI_PTX_OK);
  expect(COPY "cp.async.commit_group;\nld.shared.u32 %r8, [%r7];", 1, 64, AOTI_PTX_ASYNC);
  expect(COPY "cp.async.commit_group;\ncp.async.wait_group 1;\nld.shared.u32 %r8, [%r7];", 1, 64, AOTI_PTX_ASYNC);
  expect(COPY "cp.async.wait_all;\nld.shared.u32 %r8, [%r7];", 1, 64, AOTI_PTX_OK);
  expect(COPY "cp.async.wait_all;\nxor.b32 %r9, %r7, 512;\nld.shared.u32 %r8, [%r9];", 1, 64, AOTI_PTX_RACE_SHARED);
  expect(COPY "cp.async.wait_all;\nbar.sync 0;\nxor.b32 %r9, %r7, 512;\nld.shared.u32 %r8, [%r9];", 1, 64, AOTI_PTX_OK);
  expect("mov.u32 %r8, 2;\ncp.async.ca.shared.global [%r6], [%rd1], 4, %r8;\ncp.async.wait_all;\nld.shared.u32 %r9, "
         "[%r6];",
         1, 32, AOTI_PTX_OK);
  // An mbarrier passes the data on.
  expect("setp.eq.u32 %p0, %r0, 0;\n@%p0 mbarrier.init.shared.b64 [%r4], 64;\nbar.sync 0;\ncp.async.ca.shared.global "
         "[%r6+16], [%rd1], 4;\n"
         "cp.async.mbarrier.arrive.noinc.shared.b64 [%r4];\nW:\nmbarrier.try_wait.parity.shared.b64 %p1, [%r4], "
         "0;\n@!%p1 bra W;\n"
         "xor.b32 %r7, %r5, 128;\nadd.u32 %r7, %r7, %r4;\nld.shared.u32 %r8, [%r7+16];",
         1, 64, AOTI_PTX_OK);
}

static void each_check_can_be_turned_off(void **state) {
  (void)state;
  assert_int_equal(launch("ld.shared.u32 %r7, [%r6];", 1, 32, AOTI_PTX_CHECK_ALL & ~AOTI_PTX_CHECK_UNINIT, 0),
                   AOTI_PTX_OK);
  assert_int_equal(launch("st.shared.u32 [%r4], %r0;", 1, 64, AOTI_PTX_CHECK_ALL & ~AOTI_PTX_CHECK_RACES, 0),
                   AOTI_PTX_OK);
  assert_int_equal(launch(COPY "cp.async.commit_group;\nld.shared.u32 %r8, [%r7];", 1, 64, AOTI_PTX_CHECK_BOUNDS, 0),
                   AOTI_PTX_OK);
  assert_int_equal(launch(COPY "cp.async.commit_group;\nld.shared.u32 %r8, [%r7];", 1, 64,
                          AOTI_PTX_CHECK_ALL & ~AOTI_PTX_CHECK_ASYNC, 0),
                   AOTI_PTX_OK);
  assert_int_equal(launch("ld.global.v2.u32 {%r7, %r8}, [%rd0+4];", 1, 1, 0, 0), AOTI_PTX_OK);
  // Never a crash of the host.
  assert_int_equal(launch("mov.u64 %rd3, 64;\nst.global.u32 [%rd3], 1;", 1, 32, 0, 0), AOTI_PTX_OUT_OF_BOUNDS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(accesses_are_bounded_aligned_and_in_their_space),
      cmocka_unit_test(reports_name_what_is_nearest_and_where_code_was_inlined),
      cmocka_unit_test(unwritten_bytes_are_not_read),
      cmocka_unit_test(only_bytes_that_something_depends_on_must_be_written),
      cmocka_unit_test(shared_memory_is_ordered_by_barriers),
      cmocka_unit_test(whole_lines_and_single_words_share_one_history),
      cmocka_unit_test(blocks_share_global_memory_only_through_synchronisation),
      cmocka_unit_test(the_first_look_of_a_swap_loop_is_no_race),
      cmocka_unit_test(sums_by_exchange_may_round_differently),
      cmocka_unit_test(barriers_are_reached_by_whole_warps_and_all_threads),
      cmocka_unit_test(who_is_waited_for_comes_or_just_exits),
      cmocka_unit_test(equal_collectives_meet_wherever_they_stand),
      cmocka_unit_test(who_leaves_a_loop_early_is_not_missed),
      cmocka_unit_test(waits_end_or_are_reported),
      cmocka_unit_test(async_copies_are_waited_for),
      cmocka_unit_test(each_check_can_be_turned_off),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
