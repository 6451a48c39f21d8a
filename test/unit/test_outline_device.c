// Math that a kernel calls many times is one function, and one of vectors, which the kernel's loop calls: the results
// are those of the same math in place, on every target.
#include "everywhere.h"

enum { TIMES = 20 };

// sin of sin of .., pow of what came before, and their like in f64, over a length no vector divides.
static void chain(aoti_text *t, const char *dtype) {
  aoti_text_add(t, "def forward(self, x0: \"%s[37][1]cpu\", y0: \"%s[37][1]cpu\"):\n", dtype, dtype);
  for (int i = 0; i < TIMES; i++) {
    aoti_text_add(t, "    x%d = torch.ops.aten.sin.default(x%d)\n", i + 1, i);
    aoti_text_add(t, "    z%d = torch.ops.aten.sigmoid.default(y%d)\n", i, i);
    aoti_text_add(t, "    y%d = torch.ops.aten.pow.Tensor_Tensor(z%d, x%d)\n", i + 1, i, i + 1);
  }
  aoti_text_add(t, "    return (x%d, y%d)\n", TIMES, TIMES);
}

static void results_are_those_of_math_in_place(void **state) {
  (void)state;
  static const char *const dtypes[] = {"f32", "f64"};
  for (int i = 0; i < 2; i++) {
    aoti_text t = {0};
    chain(&t, dtypes[i]);
    everywhere_expect(t.at, (everywhere){.tolerance = i ? 1e-14 : 2e-6});
    aoti_text_deinit(&t);
  }
}

static size_t occurrences(const char *text, const char *what) {
  size_t n = 0;
  for (const char *at = text; (at = strstr(at, what)); at += strlen(what)) n++;
  return n;
}

static void the_loop_calls_a_function_of_vectors(void **state) {
  (void)state;
  aoti_text t = {0};
  chain(&t, "f32");
  fused f = fuse_text(t.at, NULL);
  aoti_compiled *c;
  aoti_target target = {AOTI_TARGET_HOST, NULL, NULL};
  aoti_codegen_options o = AOTI_CODEGEN_OPTIONS_INIT;
  o.emit = AOTI_EMIT_ASM | AOTI_EMIT_NO_JIT;
  must(aoti_codegen_compile(&f.module, &target, &o, &c), "codegen");
  assert_true(occurrences(c->assembly.data, "aot_sin_small_f32.x") >= TIMES - 1);
  assert_true(occurrences(c->assembly.data, "aot_pow_f32.x") >= TIMES);
  aoti_compiled_destroy(c);
  aoti_text_deinit(&t);
  fused_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(results_are_those_of_math_in_place),
                                     cmocka_unit_test(the_loop_calls_a_function_of_vectors)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
