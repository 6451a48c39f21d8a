// Against PyTorch, over the cases of test/parity/data that are traced under its decomposition tables too: what a
// function compiles to under core_aten and under inductor gives PyTorch's values and gradients, on the host and, with
// AOT_TEST_DEVICE in the environment, on the CUDA device. Every 64th case by default; AOT_TEST_ALL=1 takes all.
#include "parity_compiled.h"

static bool on_device(void) { return getenv("AOT_TEST_DEVICE") != NULL; }

static const char *check_table(aot_session *ses, const parity_case *c, const char *table, const char *file) {
  size_t n;
  char *text = parity_text(c, file, &n);
  if (!text) return parity_absent;
  free(text);
  if (on_device()) return parity_check_apart(ses, c, (aot_device){AOT_CUDA, 0}, table);
  return parity_check_compiled(ses, c, (aot_device){AOT_CPU, 0}, table);
}
static const char *check_core_aten(aot_session *ses, const parity_case *c) {
  return check_table(ses, c, "core_aten", "core_aten_joint.fx");
}
static const char *check_inductor(aot_session *ses, const parity_case *c) {
  return check_table(ses, c, "inductor", "inductor_joint.fx");
}

static size_t stride(void) { return getenv("AOT_TEST_ALL") ? 1 : 64; }
static void values_under_core_aten_equal_pytorchs(void **state) {
  (void)state;
  run_all("compiled under core_aten", "known_compiled.txt", "known_decomposed.txt", check_core_aten, true, stride());
}
static void values_under_inductor_equal_pytorchs(void **state) {
  (void)state;
  run_all("compiled under inductor", "known_compiled.txt", "known_decomposed.txt", check_inductor, true, stride());
}

int main(void) {
  if (on_device() && !parity_has_device()) return 77;
  const struct CMUnitTest tests[] = {cmocka_unit_test(values_under_core_aten_equal_pytorchs),
                                     cmocka_unit_test(values_under_inductor_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
