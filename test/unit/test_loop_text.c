// Loop IR: the builder and the text describe the same kernels; the verifier rejects the others.
#include "loop.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static char *printed(const aoti_loop_module *m) {
  aoti_text t = {0};
  char *out;
  aoti_loop_print(m, &t);
  assert_null(aoti_text_finish(&t, &out));
  return out;
}

static const char softmax[] = "kernel @softmax {\n"
                              "  node \"_softmax\"\n"
                              "  node \"add_1\"\n"
                              "  size rows\n"
                              "  size n min 1 max 4096\n"
                              "  buffer x: bf16 read align 16 noalias\n"
                              "  buffer y: f32 write noalias\n"
                              "  scalar s: f32\n"
                              "  parallel i < rows\n"
                              "  %1: f32 = scalar s\n"
                              "  loop j < n {\n"
                              "    %3: f32 = load x[i * n + j]\n"
                              "    %4: f32 = mul %3, %1\n"
                              "    %5: f32 = reduce.max %4\n"
                              "  }\n"
                              "  loop j2 < n {\n"
                              "    %7: f32 = load x[i * n + j2]\n"
                              "    %8: f32 = mul %7, %1\n"
                              "    %9: f32 = sub %8, %5\n"
                              "    %10: f32 = exp %9\n"
                              "    %11: f32 = reduce.sum %10\n"
                              "  }\n"
                              "  loop j3 < n {\n"
                              "    %13: f32 = load x[i * n + j3]\n"
                              "    %14: f32 = mul %13, %1\n"
                              "    %15: f32 = sub %14, %5\n"
                              "    %16: f32 = exp %15\n"
                              "    %17: f32 = div %16, %11\n"
                              "    store y[i * n + j3] = %17\n"
                              "  }\n"
                              "}\n";

static const char assorted[] = "kernel @gather {\n"
                               "  size n\n"
                               "  buffer ids: i64 read\n"
                               "  buffer table: f16 read\n"
                               "  buffer out: f64 read write\n"
                               "  parallel i < n\n"
                               "  parallel j < 3\n"
                               "  %1: i64 = load ids[i]\n"
                               "  %2: i64 = check %1 < n * 2 + -1\n"
                               "  %3: f32 = load table[j + %2 * 3]\n"
                               "  %4: f64 = cast %3\n"
                               "  %5: i64 = index min(i, j)\n"
                               "  %6: i64 = const -9223372036854775808\n"
                               "  %7: b8 = lt %5, %6\n"
                               "  %8: f32 = const -inf\n"
                               "  %9: f32 = load table[i] if %7 else %8\n"
                               "  %10: f32 = const 0.10000000149011612\n"
                               "  %11: f32 = select %7, %9, %10\n"
                               "  %12: f64 = cast %11\n"
                               "  %13: f64 = fma %12, %4, %12\n"
                               "  loop empty < n div 2 {\n"
                               "  }\n"
                               "  store out[i * 3 + j] += %13 if %7\n"
                               "}\n"
                               "\n"
                               "kernel @mm {\n"
                               "  size m\n"
                               "  buffer a: f32 read\n"
                               "  buffer b: f32 read\n"
                               "  buffer c: bf16 write\n"
                               "  parallel i < m\n"
                               "  parallel j < 64\n"
                               "  %1: f32 = contract k < 32: a[i * 32 + k] * b[j + k * 64]\n"
                               "  store c[i * 64 + j] = %1\n"
                               "}\n";

static const char stream[] = "kernel @stream {\n"
                             "  size n\n"
                             "  size m\n"
                             "  buffer x: f32 read\n"
                             "  buffer y: f32 write\n"
                             "  parallel i < n\n"
                             "  loop j < min(m, i + 1) {\n"
                             "    %2: f32 = contract e < 8: x[i * 8 + e] * x[j * 8 + e]\n"
                             "    %3: f32 = reduce.max %2\n"
                             "    %4: f32 = weight %2, %3\n"
                             "    %5: f32 = outer d < 8: %4 * x[j * 8 + d]\n"
                             "  }\n"
                             "  store y[i * 8 + d] = %5\n"
                             "}\n";

static void text_reads_back_the_same(void **state) {
  (void)state;
  const char *texts[] = {softmax, assorted, stream};
  for (int i = 0; i < 3; i++) {
    aoti_arena arena;
    aoti_loop_module m;
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    aot_status s = aoti_loop_parse(&m, texts[i], strlen(texts[i]));
    if (s) print_error("%s\n", aot_status_text(s));
    assert_null(s);
    char *text = printed(&m);
    assert_string_equal(text, texts[i]);
    free(text);
    aoti_arena_deinit(&arena);
  }
}

static void builder_makes_the_text(void **state) {
  (void)state;
  aoti_arena arena;
  aoti_loop_module m;
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  aoti_kernel *k = aoti_loop_begin_kernel(&m, "fused_mul");
  assert_non_null(k);
  aoti_loop_note(k, "mul");
  aoti_ix n = aoti_loop_size(k, "n", 0, INT64_MAX);
  uint32_t a = aoti_loop_buffer(k, "a", AOT_F32, AOTI_READ, 16, true);
  uint32_t b = aoti_loop_buffer(k, "b", AOT_F32, AOTI_READ, 16, true);
  uint32_t c = aoti_loop_buffer(k, "c", AOT_F32, AOTI_WRITE, 16, true);
  aoti_ix i = aoti_loop_dim(k, "i", n);
  aoti_val x = aoti_loop_load(k, a, i);
  aoti_val y = aoti_loop_load(k, b, i);
  aoti_loop_store(k, c, i, aoti_loop_op2(k, AOTI_OP_MUL, x, y), 0);
  assert_null(aoti_loop_end_kernel(k));
  char *text = printed(&m);
  const char *body = strstr(text, "parallel");
  assert_non_null(body);
  assert_string_equal(body, "parallel i < n\n"
                            "  %1: f32 = load a[i]\n"
                            "  %2: f32 = load b[i]\n"
                            "  %3: f32 = mul %1, %2\n"
                            "  store c[i] = %3\n"
                            "}\n");
  free(text);
  aoti_arena_deinit(&arena);
}

/* Each text is refused with a message that contains the second string. */
static void bad_text_is_refused(void **state) {
  (void)state;
#define HEAD    "kernel @k { size n buffer x: f32 read buffer y: f32 write buffer t: i64 read write parallel i < n "
#define CARRIED "kernel @k { size n buffer x: f32 read buffer y: f32 write buffer z: f32 read write parallel i < n "
  static const char *const cases[][2] = {
      {"kernel @k {", "expected a statement"},
      {"kernel k {}", "expected @"},
      {"kernel @k { }", "stores nothing"},
      {HEAD "store x[i] = %1 }", "a value defined before"},
      {HEAD "%1: f32 = load y[i] store y[i] = %1 }", "reads a buffer that is only written"},
      {HEAD "%1: f32 = load x[i] store x[i] = %1 }", "writes a buffer that is only read"},
      {HEAD "%1: f32 = load x[i] %2: f32 = add %1, %1 %2: f32 = add %1, %1 }", "a value not defined before"},
      {HEAD "%1: f32 = load x[i] %2: i64 = index i %3: f32 = add %1, %2 }", "different dtypes"},
      {HEAD "%1: f64 = load x[i] }", "another dtype"},
      {HEAD "%1: f32 = load x[j] }", "a variable, a size"},
      {HEAD "loop j < n { %1: f32 = load x[j] } store y[i] = %1 }", "not visible"},
      {HEAD "loop j < n { %1: f32 = load x[j] %2: f32 = reduce.sum %1 %3: f32 = add %2, %1 } store y[i] = %2 }",
       "not visible"},
      {HEAD "loop j < n { %1: i64 = load t[j] } %2: f32 = load x[j] store y[i] = %2 }", "uses a variable outside"},
      {HEAD "%1: f32 = load x[i] %2: f32 = reduce.sum %1 }", "not inside a loop"},
      {HEAD "%1: f32 = load x[i] %2: f32 = and %1, %1 }", "not defined for this dtype"},
      {HEAD "%1: f16 = const 1.0 }", "dtype that values cannot have"},
      {HEAD "%1: i8 = const 128 }", "does not fit"},
      {HEAD "%1: i64 = load t[i] %2: f32 = load x[%1 div 0] }", "not positive"},
      {HEAD "loop i < n { } }", "used twice"},
      {HEAD "loop j < j { } }", "a variable, a size"},
      {HEAD "parallel m < i }", "uses variables"},
      {HEAD "%1: i64 = load t[i] %2: f32 = contract l < %1: x[l] * x[l] }", "depends on a value"},
      {HEAD "%1: f32 = load x[i * 9223372036854775807 * 3] }", "overflows"},
      {HEAD "%1: i64 = const 9223372036854775808 }", "64 bits"},
      {HEAD "%1: f32 = contract i < 3: x[i] * x[i] }", "used twice"},
      {HEAD "%1: f32 = load x[i] %2: f32 = scan.sum %1 }", "not inside a loop"},
      {HEAD "loop j < n { %1: i64 = index j %2: b8 = ge %1, %1 %3: b8 = scan.max %2 } }", "not defined for this dtype"},
      {CARRIED "loop j < n { %1: f32 = load z[i * n + j + -1] store z[i * n + j] = %1 } }", "at the same time"},
      {CARRIED "loop j < n { %1: f32 = load z[i * n + j] store z[i * n] = %1 } }", "at the same time"},
      {CARRIED "%1: f32 = load z[i + 1] store z[i] = %1 }", "at the same time"},
      {CARRIED "%1: f32 = load z[n - i] store z[i] = %1 }", "at the same time"},
      {CARRIED "loop j < n { %1: f32 = load x[j] store z[i * n + j] = %1 } loop l < n { %2: f32 = load z[i * n + l] "
               "%3: f32 = reduce.sum %2 } store y[i] = %3 }",
       "at the same time"},
      {CARRIED "%1: f32 = contract l < n: x[l] * z[i * n + l] store z[i] = %1 }", "at the same time"},
#define STREAM "%2: f32 = contract e < 8: x[i * 8 + e] * x[j * 8 + e] "
      {HEAD "loop j < n { " STREAM "%3: f32 = reduce.max %2 %4: f32 = weight %2, %3 %5: f32 = add %4, %4 "
            "%6: f32 = reduce.sum %5 } store y[i] = %6 }",
       "a weight is used other than in sums"},
      {HEAD "loop j < n { %1: f32 = load x[j] %3: f32 = reduce.max %1 " STREAM "%4: f32 = weight %2, %3 } }",
       "a value and its maximum"},
      {HEAD "loop j < n { " STREAM "%3: f32 = outer d < 8: %2 * x[i * 8 + d] } store y[i + d] = %3 }",
       "not of columns"},
      {HEAD "loop j < i * (n - i) { " STREAM "%3: f32 = reduce.sum %2 } store y[i] = %3 }", "not monotonic"},
      {HEAD "loop j < n { %1: f32 = contract e < n: x[i * 8 + e] * x[j * 8 + e] %3: f32 = reduce.sum %1 } "
            "store y[i] = %3 }",
       "moderate length"},
      {HEAD "loop j < n { " STREAM
            "%3: f32 = outer d < 8: %2 * x[j * 8 + d] %4: f32 = outer c < 8: %2 * x[j * 8 + c] } "
            "%5: f32 = add %3, %4 store y[i + d] = %5 }",
       "two outer products"},
      {HEAD "loop j < n { " STREAM "%3: f32 = reduce.sum %2 } loop m < n { } store y[i] = %3 }", "two loops"},
      {"kernel @k { node \"a\n\" }", "quoted"},
      {"kernel @a { buffer y: f32 write %1: f32 = const 1 store y[0] = %1 } kernel @a { }", "two kernels"},
      {"kernel @k { buffer div: f32 read }", "not an identifier"},
      {"kernel @a.b { }", "cannot be the name"},
      {"kernel @aot_exp_f32 { }", "cannot be the name"},
      {"\xff", "expected kernel"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    aoti_arena arena;
    aoti_loop_module m;
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    aot_status s = aoti_loop_parse(&m, cases[i][0], strlen(cases[i][0]));
    if (aot_status_code(s) == AOT_OK || !strstr(aot_status_text(s), cases[i][1]))
      fail_msg("%s\nshould say: %s\nsays: %s", cases[i][0], cases[i][1], aot_status_text(s));
    aot_status_free(s);
    aoti_arena_deinit(&arena);
  }
}

/* What an iteration may read of a buffer its kernel stores. */
static void memory_that_is_not_carried_is_allowed(void **state) {
  (void)state;
  static const char *const cases[] = {
      CARRIED "%1: f32 = load z[i] store z[i] = %1 }", /* its own element */
      CARRIED "loop j < n { %1: f32 = load z[i * n + j] store z[i * n + j] = %1 } }",
      /* before the threads meet */
      CARRIED
      "loop j < n { %1: f32 = load z[i * n + j] %2: f32 = reduce.max %1 } loop l < n { store z[i * n + l] = %2 } }",
      /* its own thread: a loop runs in order */
      CARRIED "loop j < n { %1: f32 = load x[j] %2: f32 = scan.sum %1 store z[i * n + j] = %2 } "
              "loop l < n { %3: f32 = load z[i * n + l] %4: f32 = reduce.sum %3 } store y[i] = %4 }",
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    aoti_arena arena;
    aoti_loop_module m;
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    aot_status s = aoti_loop_parse(&m, cases[i], strlen(cases[i]));
    if (s) fail_msg("%s\n%s", cases[i], aot_status_text(s));
    aoti_arena_deinit(&arena);
  }
}

/* A cut or garbled text gives a status, never a crash, and no half-read kernel stays. */
static void garbled_text_is_refused_or_read(void **state) {
  (void)state;
  uint32_t seed = 1;
  for (size_t trial = 0; trial < 4000; trial++) {
    char text[sizeof assorted > sizeof softmax ? sizeof assorted : sizeof softmax];
    const char *from = trial & 1 ? softmax : assorted;
    size_t n = strlen(from);
    memcpy(text, from, n);
    for (int edits = 0; edits < 3; edits++) {
      seed = seed * 1664525 + 1013904223;
      size_t a = (seed >> 8) % n;
      seed = seed * 1664525 + 1013904223;
      size_t b = (seed >> 8) % n;
      text[a] = trial % 3 ? from[b] : (char)(seed >> 16 | 1);
    }
    if (trial % 5 == 0) n = (seed >> 4) % n;
    aoti_arena arena;
    aoti_loop_module m;
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    aot_status s = aoti_loop_parse(&m, text, n);
    if (!s) {
      char *once = printed(&m), *twice;
      aoti_loop_module again;
      aoti_loop_module_init(&again, &arena);
      assert_null(aoti_loop_parse(&again, once, strlen(once)));
      twice = printed(&again);
      assert_string_equal(once, twice);
      free(once);
      free(twice);
    }
    assert_null(aoti_loop_verify(&m));
    aot_status_free(s);
    aoti_arena_deinit(&arena);
  }
}

static void *fail_after(void *user, void *ptr, size_t size) {
  int *left = user;
  if (size && (*left)-- <= 0) return NULL;
  return aoti_heap.realloc(NULL, ptr, size);
}

static void memory_that_runs_out_is_a_status(void **state) {
  (void)state;
  const char *const texts[] = {softmax, assorted};
  for (int t = 0; t < 2; t++) {
    aot_status s = aoti_oom();
    for (int allowed = 0; s && allowed < 1000; allowed++) {
      int left = allowed;
      aoti_allocator a = {fail_after, &left};
      aoti_arena arena;
      aoti_loop_module m, to;
      aot_status_free(s);
      aoti_arena_init(&arena, &a);
      aoti_loop_module_init(&m, &arena);
      aoti_loop_module_init(&to, &arena);
      s = aoti_loop_parse(&m, texts[t], strlen(texts[t]));
      for (size_t i = 0; i < m.kernels.n && !s; i++) {
        aoti_kernel *out;
        s = aoti_loop_collapse(&to, m.kernels.at[i], true, &out);
      }
      if (s) assert_int_equal(aot_status_code(s), AOT_ERROR_OOM);
      aoti_arena_deinit(&arena);
    }
    assert_null(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_reads_back_the_same),
      cmocka_unit_test(builder_makes_the_text),
      cmocka_unit_test(bad_text_is_refused),
      cmocka_unit_test(memory_that_is_not_carried_is_allowed),
      cmocka_unit_test(garbled_text_is_refused_or_read),
      cmocka_unit_test(memory_that_runs_out_is_a_status),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
