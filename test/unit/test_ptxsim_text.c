// What text means: constant expressions, elements of arrays, vectors of registers, names of functions; what a module
// must say to use an instruction; and small damage, each refused at its line. All verdicts are those of ptxas 13.0.
#include "ptxsim_ops.h"

static ops o;

static int setup(void **state) {
  (void)state;
  ops_init(&o, 64);
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

static uint64_t value(const char *text, int width) {
  ops_run(&o, text, width);
  return o.d[0];
}

static void constant_expressions_are_those_of_c(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int64_t value;
  } cases[] = {{"1+2*3", 7},
               {"(1+2)*3", 9},
               {"-7/2", -3},
               {"- -3", 3},
               {"~5 & 0xff", 0xfa},
               {"1<<4|1", 17},
               {"6 == 3", 0},
               {"3 != 4 && 5 >= 5", 1},
               {"!5", 0},
               {"5 < 3 ? 10 : 4 > 3 ? 20 : 30", 20},
               {"-8 >> 1", -4},
               {"0xfffffffffffffff8 >> 1", 0x7ffffffffffffffc},
               {"-1 < 1", 1},
               {"-1 < 1U", 0},
               {"(.s64)0xffffffffffffffff < 1", 1},
               {"WARP_SZ-1", 31},
               {"0b101 + 017 + 0x1F", 5 + 15 + 31},
               {"7 ^ 2 | 8", 13}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[100];
    snprintf(text, sizeof text, "mov.b64 %%d64, %s;", cases[i].text);
    if ((int64_t)value(text, 64) != cases[i].value) fail_msg("%s is %lld", cases[i].text, (long long)o.d[0]);
  }
  static const struct {
    const char *text;
    float value;
  } floats[] = {{"1.", 1.0f},        {".5", 0.5f},    {"1e3", 1000.0f},
                {"1.5e-1", 1.5e-1f}, {"-2.5", -2.5f}, {"1.0+.25*2.", 1.5f}};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; i++) {
    char text[100];
    uint32_t bits;
    memcpy(&bits, &floats[i].value, 4);
    snprintf(text, sizeof text, "mov.f32 %%d32, %s;", floats[i].text);
    assert_int_equal(value(text, 32), bits);
  }
}

static void elements_and_offsets_name_places(void **state) {
  (void)state;
  assert_int_equal(value("ld.const.b32 %d32, konst[1];", 32), 0x80000001u);
  assert_int_equal(value("ld.const.b32 %d32, [konst+4*3];", 32), 7);
  assert_int_equal(value("ld.const.b32 %d32, [konst+12+-4];", 32), 0x3fc00000);
  assert_int_equal(value("mov.b64 %x64_0, konst[3]; mov.b64 %x64_1, konst+4; sub.s64 %d64, %x64_0, %x64_1;", 64), 8);
  assert_int_equal(value(".global .b16 here[2][3] = {{1, 2}, {3, 4, 5}}; ld.global.b16 %d16, here[4];", 16), 4);
  assert_int_equal(value(".global .b16 there[2][3] = {{1, 2}, {3, 4, 5}}; ld.global.b16 %d16, [there+4];", 16), 0);
}

static void vectors_of_registers_move_at_once(void **state) {
  (void)state;
  o.a[0] = 5, o.b[0] = 9;
  assert_int_equal(value("mov.v2.b32 {%a32, %b32}, {%b32, %a32};\nshl.b32 %d32, %a32, 8; or.b32 %d32, %d32, %b32;", 32),
                   9 << 8 | 5);
  ops_run(&o, "mov.v4.u32 {%d32, %x32_1, %x32_2, %x32_3}, %tid; mad.lo.u32 %d32, %x32_1, 100, %d32;", 32);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], i);
  assert_int_equal(value("mov.v4.b32 {%x32_0, %x32_1, %d32, _}, %ntid;", 32), 1);
  assert_int_equal(value("mov .u32 %d32 , %tid.w;", 32), 0);
}

/* The message of a module that does not load, "" of one that does. */
static const char *load(const char *text) {
  static char said[400];
  aoti_ptx_module *m = NULL;
  aot_status status = aoti_ptx_load(o.machine, "t.ptx", text, strlen(text), &m);
  snprintf(said, sizeof said, "%s", status ? aot_status_message(status) : "");
  aot_status_free(status);
  if (m) aoti_ptx_unload(m);
  return said;
}

static void a_module_is_new_enough_for_what_it_uses(void **state) {
  (void)state;
  static const struct {
    const char *version, *target, *text, *says;
  } cases[] = {
      {"7.0", "sm_80", "cp.async.wait_all;", ""},
      {"7.0", "sm_75", "cp.async.wait_all;", "'cp.async.wait_all' needs .target sm_80, the module says sm_75"},
      {"6.5", "sm_75", "cp.async.wait_all;", "'cp.async.wait_all' needs .version 7.0, the module says 6.5"},
      {"7.0", "sm_80", "max.NaN.f32 f, f, f;", ""},
      {"7.0", "sm_75", "max.NaN.f32 f, f, f;", "needs .target sm_80"},
      {"7.0", "sm_80", "cvt.rn.bf16.f32 h, f;", ""},
      {"7.0", "sm_80", "cvt.f32.bf16 f, h;", "needs .version 7.1"},
      {"7.8", "sm_90", "add.rn.bf16 h, h, h;", ""},
      {"7.8", "sm_89", "add.rn.bf16 h, h, h;", "needs .target sm_90"},
      {"8.0", "sm_90a", "elect.sync _|p, -1;", ""},
      {"8.0", "sm_80", "mov.u32 r, %aggr_smem_size;", "'%aggr_smem_size' needs .version 8.1"},
      {"8.5", "sm_90", "add.rn.f32x2 d, d, d;", "needs .version 8.6"},
      {"6.2", "sm_75", "ret;", "'sm_75' needs .version 6.3, the module says 6.2"},
      {"8.0", "sm_77", "ret;", "'sm_77' is no .target known here"},
      {"6.6", "sm_70", "ret;", "PTX version 6.6 is not known"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[600];
    snprintf(
        text, sizeof text,
        ".version %s\n.target %s\n.address_size 64\n.visible .entry k() {\n.reg .pred p; .reg .b16 h; .reg .b32 r;\n"
        ".reg .b64 d; .reg .f32 f;\n%s\nret;\n}\n",
        cases[i].version, cases[i].target, cases[i].text);
    const char *said = load(text);
    if (*cases[i].says ? !strstr(said, cases[i].says) : *said) fail_msg("%s: %s", cases[i].text, said);
    if (*cases[i].says && !strstr(said, i < 12 ? "PTX line 7" : i < 14 ? "PTX line 2" : "PTX line 1"))
      fail_msg("%s", said);
  }
}

static void small_damage_is_refused_where_it_stands(void **state) {
  (void)state;
  static const char *const wrong[] = {
      "add.u32 r, r, 1,;",
      "add.u32 r,, r, 1;",
      "add.u32 r, r, 1;;",
      "add.u32 r, r, 018;",
      "add.u32 r, r, 5u;",
      "add.f32 f, f, 0f3f80000;",
      "add.f32 f, f, 1.0f;",
      "add.u32 r, r, 1/0;",
      "add.f32 f, f, 1.0*2;",
      "ld.shared.u32 r, [s-4];",
      "ld.shared.u32 r, [s[1]];",
      "ld.global.u32 r, [16];",
      "ld.shared.u32 r, [f];",
      "mul.u32.lo r, r, r;",
      "add.rn.rn.f32 f, f, f;",
      "cp.wait_all.async;",
      "bar.and.red.pred p, 0, p;",
      "ld.global.ca.ca.u32 r, [d];",
      "@!!p add.u32 r, r, 1;",
      ".pragma nounroll;",
      ".reg .b32 .b64 x;",
      ".reg .b32 x y;",
      ".reg .b32 r;",
      ".reg .bf16 x;",
      ".reg .b32 x<3>; .reg .b32 x1;",
      ".shared .b32 .align 4 x;",
      ".shared .b32 x[2*2];",
      ".global .b32 x[2] = {1, 2,};",
      ".global .b32 x[2] = {1 2};",
      ".global .f32 x = 1;",
      "L: L: ret;",
      "bra M; {M: ret;}",
      "P: .callprototype a b;",
      "cvt.sat.s32.u8 r, h;",
      "cvt.rn.u32.u32 r, r;",
      "set.eq.f32.f16 f, h, h;",
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char text[600];
    snprintf(text, sizeof text,
             ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k() {\n.reg .pred p; .reg .b16 h; .reg "
             ".b32 r;\n"
             ".reg .b64 d; .reg .f32 f; .shared .b32 s[4];\n%s\nret;\n}\n",
             wrong[i]);
    if (!strstr(load(text), "PTX line 7")) fail_msg("%s: %s", wrong[i], load(text));
  }
  assert_string_equal(load(".version 8.6\n.target sm_90\n.address_size 64\n.func f();\n.visible .entry k() {ret;}\n"),
                      "PTX line 4: function 'f' is declared and not defined");
}

static void another_name_of_a_function_calls_it(void **state) {
  (void)state;
  static const char text[] =
      ".version 8.6\n.target sm_90\n.address_size 64\n.func (.param .b32 r) twice(.param .b32 a) {\n.reg .b32 x;\n"
      "ld.param.b32 x, [a]; add.u32 x, x, x; st.param.b32 [r], x; ret;\n}\n.func (.param .b32 r) also(.param .b32 a);\n"
      ".alias also, twice;\n.visible .entry k(.param .u64 p) {\n.reg .b32 x; .reg .b64 d; .param .b32 i; .param .b32 "
      "o;\n"
      "ld.param.u64 d, [p]; mov.b32 x, 21; st.param.b32 [i], x; call (o), also, (i); ld.param.b32 x, [o];\n"
      "st.global.b32 [d], x; ret;\n}\n";
  aoti_ptx_module *m;
  aoti_ptx_result r;
  assert_null(aoti_ptx_load(o.machine, "t.ptx", text, strlen(text), &m));
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "k"),
                       .grid = {1, 1, 1},
                       .block = {1, 1, 1},
                       .params = &o.d,
                       .checks = AOTI_PTX_CHECK_ALL};
  assert_null(aoti_ptx_launch_run(o.machine, &l, &r));
  assert_int_equal(r.verdict, AOTI_PTX_OK);
  assert_int_equal((uint32_t)o.d[0], 42);
  aoti_ptx_result_deinit(&r);
  aoti_ptx_unload(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(constant_expressions_are_those_of_c),
      cmocka_unit_test(elements_and_offsets_name_places),
      cmocka_unit_test(vectors_of_registers_move_at_once),
      cmocka_unit_test(a_module_is_new_enough_for_what_it_uses),
      cmocka_unit_test(small_damage_is_refused_where_it_stands),
      cmocka_unit_test(another_name_of_a_function_calls_it),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
