// What the machine does for whole blocks at once must be what it does lane by lane: shapes of addresses, vectors, races
// of runs that begin anywhere, bytes written and unwritten again.
#include "ptxsim_ops.h"

static aoti_ptx_machine *machine;
static uint32_t *memory; /* 4096 words */
static int hole;         /* a byte of memory that nobody wrote; -1 none */
static aoti_ptx_result result;

static int setup(void **state) {
  (void)state;
  uint64_t at;
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &machine));
  assert_null(aoti_ptx_alloc(machine, 4096 * 4, AOTI_PTX_DEVICE, 0, "words", &at));
  memory = (uint32_t *)(uintptr_t)at;
  hole = -1;
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_result_deinit(&result);
  aoti_ptx_machine_destroy(machine);
  return 0;
}

// %r0 is the lane, %rd1 its word of memory, %r6 its word of shared memory, %r4 the first of these.
#define HEAD                                                                                                     \
  ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry t(.param .u64 pa) {\n"                         \
  ".shared .align 16 .b8 s[8192];\n.reg .pred %p<8>;\n.reg .b32 %r<32>;\n.reg .b64 %rd<16>;\n.reg .b16 %h<8>;\n" \
  "ld.param.u64 %rd0, [pa];\nmov.u32 %r0, %tid.x;\nmov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %ntid.x;\n"              \
  "mad.lo.u32 %r3, %r1, %r2, %r0;\nmul.wide.u32 %rd2, %r3, 4;\nadd.u64 %rd1, %rd0, %rd2;\nmov.u64 %rd3, %rd1;\n" \
  "mov.u32 %r4, s;\nshl.b32 %r5, %r0, 2;\nadd.u32 %r6, %r4, %r5;\nand.b32 %r9, %r0, 15;\nshr.u32 %r10, %r0, 4;\n"

static void expect(const char *body, uint32_t grid, uint32_t block, uint64_t seed, aoti_ptx_verdict want) {
  char ptx[8192];
  snprintf(ptx, sizeof ptx, "%s%s\nret;\n}\n", HEAD, body);
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(machine, "t.ptx", ptx, strlen(ptx), &m);
  if (status) fail_msg("%s", aot_status_text(status));
  for (uint32_t i = 0; i < 4096; i++) memory[i] = i;
  uint64_t at = (uint64_t)(uintptr_t)memory;
  aoti_ptx_mark_written(machine, at, 4096 * 4, true);
  if (hole >= 0) aoti_ptx_mark_written(machine, at + (uint64_t)hole, 1, false);
  void *params[] = {memory};
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "t"),
                       .grid = {grid, 1, 1},
                       .block = {block, 1, 1},
                       .params = params,
                       .checks = AOTI_PTX_CHECK_ALL,
                       .seed = seed};
  aoti_ptx_result_deinit(&result);
  assert_null(aoti_ptx_launch_run(machine, &l, &result));
  aoti_ptx_unload(m);
  if (result.verdict != want)
    fail_msg("%s\nverdict '%s', expected '%s'\n%s", body, aoti_ptx_verdict_text(result.verdict),
             aoti_ptx_verdict_text(want), result.report ? result.report : "");
}

static void a_shape_is_forgotten_when_its_row_is_written(void **state) {
  (void)state;
#define BOTH(change) "ld.global.u32 %r7, [%rd1];\n" change "ld.global.u32 %r8, [%rd1];\nst.global.u32 [%rd3+8192], %r8;"
  expect(BOTH("setp.lt.u32 %p1, %r0, 64;\n@%p1 add.u64 %rd1, %rd1, 256;\n"), 1, 128, 0, AOTI_PTX_OK);
  for (uint32_t i = 0; i < 128; i++) assert_int_equal(memory[2048 + i], i < 64 ? i + 64 : i);
  expect(BOTH("mul.wide.u32 %rd4, %r7, 8;\nadd.u64 %rd1, %rd0, %rd4;\n"), 1, 128, 0, AOTI_PTX_OK);
  for (uint32_t i = 0; i < 128; i++) assert_int_equal(memory[2048 + i], 2 * i);
  expect("st.shared.u32 [%r6], %r0;\nbar.sync 0;\nshfl.sync.bfly.b32 %r6, %r6, 1, 31, -1;\nld.shared.u32 %r8, [%r6];\n"
         "st.global.u32 [%rd3], %r8;",
         1, 128, 0, AOTI_PTX_OK);
  for (uint32_t i = 0; i < 128; i++) assert_int_equal(memory[i], i ^ 1);
  expect("mov.u32 %r11, 0;\nLOOP:\nld.global.u32 %r7, [%rd1];\nadd.u32 %r12, %r12, %r7;\nadd.u64 %rd1, %rd1, 512;\n"
         "add.u32 %r11, %r11, 1;\nsetp.lt.u32 %p1, %r11, 4;\n@%p1 bra LOOP;\nst.global.u32 [%rd3+8192], %r7;",
         1, 128, 0, AOTI_PTX_OK);
  for (uint32_t i = 0; i < 128; i++) assert_int_equal(memory[2048 + i], i + 3 * 128);
}

// Column r9 of row r10, rows of so many bytes; one place for 16 lanes; every third word; backwards.
static void addresses_of_every_shape(void **state) {
  (void)state;
#define READ(address) address "\nld.global.u32 %r7, [%rd4];\nst.global.u32 [%rd3+8192], %r7;"
  expect(READ("mad.lo.u32 %r11, %r10, 17, %r9;\nmul.wide.u32 %rd4, %r11, 4;\nadd.u64 %rd4, %rd0, %rd4;"), 1, 256, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], i / 16 * 17 + i % 16);
  expect(READ("mul.wide.u32 %rd4, %r10, 4;\nadd.u64 %rd4, %rd0, %rd4;"), 1, 256, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], i / 16);
  expect(READ("mul.wide.u32 %rd4, %r0, 12;\nadd.u64 %rd4, %rd0, %rd4;"), 1, 256, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], 3 * i);
  expect(READ("sub.u32 %r11, 255, %r0;\nmul.wide.u32 %rd4, %r11, 4;\nadd.u64 %rd4, %rd0, %rd4;"), 1, 256, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], 255 - i);
  expect(READ("xor.b32 %r11, %r0, 5;\nmul.wide.u32 %rd4, %r11, 4;\nadd.u64 %rd4, %rd0, %rd4;"), 1, 256, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], i ^ 5);
}

static void vectors_are_their_elements(void **state) {
  (void)state;
  uint8_t *bytes = (uint8_t *)(memory + 2048);
#define COPY(type, each) \
  "mul.wide.u32 %rd4, %r0, " each ";\nadd.u64 %rd4, %rd0, %rd4;\nld.global." type ", [%rd4];\nst.global."
  expect(COPY("v2.u16 {%h1, %h2}", "4") "v2.u16 [%rd4+8192], {%h2, %h1};", 1, 128, 0, 0);
  for (uint32_t i = 0; i < 128; i++) assert_int_equal(memory[2048 + i], i << 16);
  expect(COPY("v4.u16 {%h1, %h2, %h3, %h4}", "8") "v4.u16 [%rd4+8192], {%h3, %h4, %h1, %h2};", 1, 128, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], i ^ 1);
  expect(COPY("v2.u32 {%r7, %r8}", "8") "v2.u32 [%rd4+8192], {%r8, %r7};", 1, 128, 0, 0);
  for (uint32_t i = 0; i < 256; i++) assert_int_equal(memory[2048 + i], i ^ 1);
  expect(COPY("v4.u32 {%r7, %r8, %r11, %r12}", "16") "v4.u32 [%rd4+8192], {%r12, %r11, %r8, %r7};", 1, 128, 0, 0);
  for (uint32_t i = 0; i < 512; i++) assert_int_equal(memory[2048 + i], i ^ 3);
  expect(COPY("v2.u64 {%rd5, %rd6}", "16") "v2.u64 [%rd4+8192], {%rd6, %rd5};", 1, 128, 0, 0);
  for (uint32_t i = 0; i < 512; i++) assert_int_equal(memory[2048 + i], i ^ 2);
  assert_int_equal(bytes[0], 2);
}

// The second access meets the first without a barrier, and with one: words, lines and chunks, aligned and not.
static void runs_race_wherever_they_begin(void **state) {
  (void)state;
#define PAIR(first, second)                                     \
  expect(first "bar.sync 0;\n" second, 1, 256, 0, AOTI_PTX_OK); \
  expect(first second, 1, 256, 0, AOTI_PTX_RACE_SHARED);        \
  expect(first "bar.sync 0;\n" second, 1, 256, 7, AOTI_PTX_OK)
#define ALL_WRITTEN "st.shared.u32 [%r6], 0;\nst.shared.u32 [%r6+1024], 0;\nbar.sync 0;\n"
  PAIR(ALL_WRITTEN "st.shared.u32 [%r6], %r0;\n", "ld.shared.u32 %r7, [%r6+4];\n");
  PAIR(ALL_WRITTEN "ld.shared.u32 %r7, [%r6+4];\n", "add.u32 %r8, %r0, 1;\nst.shared.u32 [%r6], %r8;\n");
  PAIR(ALL_WRITTEN "st.shared.u32 [%r6+512], %r0;\n", "add.u32 %r8, %r0, 1;\nst.shared.u32 [%r6], %r8;\n");
  PAIR(ALL_WRITTEN "add.u32 %r8, %r0, 1;\nst.shared.u32 [%r6+64], %r8;\n", "st.shared.u32 [%r6+12], %r8;\n");
  // a row of 17 words a lane of column and row reads, as tiles are padded
  PAIR(ALL_WRITTEN "mad.lo.u32 %r11, %r9, 4, %r4;\nld.shared.u32 %r7, [%r11+68];\n",
       "add.u32 %r8, %r0, 1;\nst.shared.u32 [%r6], %r8;\n");
  // one word that all read, and that the first of them then writes
  PAIR(ALL_WRITTEN "setp.eq.u32 %p1, %r0, 0;\nld.shared.u32 %r7, [%r4];\n", "@%p1 st.shared.u32 [%r4], 5;\n");
  // a warp's own lanes: as one word is read by all of them, and written by the one whose mark it is
  expect("st.shared.u32 [%r6], 0;\nbar.warp.sync -1;\nsetp.eq.u32 %p1, %r0, 0;\nld.shared.u32 %r7, [%r4];\n"
         "@%p1 st.shared.u32 [%r4], 5;\n",
         1, 32, 0, AOTI_PTX_RACE_SHARED);
  expect("st.shared.u32 [%r6], 0;\nbar.warp.sync -1;\nsetp.eq.u32 %p1, %r0, 0;\nld.shared.u32 %r7, [%r4];\n"
         "bar.warp.sync -1;\n@%p1 st.shared.u32 [%r4], 5;\n",
         1, 32, 0, AOTI_PTX_OK);
}

static void blocks_race_but_launches_do_not(void **state) {
  (void)state;
  for (int round = 0; round < 3; round++) {
    expect("st.global.u32 [%rd1], %r0;", 8, 256, 0, AOTI_PTX_OK);
    expect("sub.u32 %r11, 2047, %r3;\nmul.wide.u32 %rd4, %r11, 4;\nadd.u64 %rd4, %rd0, %rd4;\n"
           "st.global.u32 [%rd4], %r0;",
           8, 256, 0, AOTI_PTX_OK);
    expect("mul.wide.u32 %rd4, %r0, 4;\nadd.u64 %rd4, %rd0, %rd4;\nst.global.u32 [%rd4], %r3;", 8, 256, 0,
           AOTI_PTX_RACE_GLOBAL);
    expect("ld.global.u32 %r7, [%rd1];\nadd.u32 %r7, %r7, 9;\nst.global.u32 [%rd1+1024], %r7;", 4, 256, 0,
           AOTI_PTX_RACE_GLOBAL);
  }
}

static void what_was_written_can_be_unwritten(void **state) {
  (void)state;
  const char *read = "ld.global.u32 %r7, [%rd1];\nst.global.u32 [%rd1], %r7;";
  expect(read, 8, 256, 0, AOTI_PTX_OK);
  hole = 1029;
  expect(read, 8, 256, 0, AOTI_PTX_UNINITIALISED);
  assert_int_equal(result.fault.address - (uint64_t)(uintptr_t)memory, 1029);
  expect("st.global.u32 [%rd1], %r0;\nld.global.u32 %r7, [%rd1];\nst.global.u32 [%rd1], %r7;", 8, 256, 0, AOTI_PTX_OK);
  hole = -1;
  expect(read, 8, 256, 0, AOTI_PTX_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_shape_is_forgotten_when_its_row_is_written, setup, teardown),
      cmocka_unit_test_setup_teardown(addresses_of_every_shape, setup, teardown),
      cmocka_unit_test_setup_teardown(vectors_are_their_elements, setup, teardown),
      cmocka_unit_test_setup_teardown(runs_race_wherever_they_begin, setup, teardown),
      cmocka_unit_test_setup_teardown(blocks_race_but_launches_do_not, setup, teardown),
      cmocka_unit_test_setup_teardown(what_was_written_can_be_unwritten, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
