// Against PyTorch, over test/parity/data: forward.fx differentiated, partitioned by the min cut and compiled for this
// machine gives PyTorch's values and gradients. Every eighth case by default; AOT_TEST_ALL=1 takes all.
#include "parity_compiled.h"

static const char *check_host(aot_session *ses, const parity_case *c) {
  return parity_check_compiled(ses, c, (aot_device){AOT_CPU, 0}, "none");
}

static void compiled_values_equal_pytorchs(void **state) {
  (void)state;
  run_all("compiled", "known_compiled.txt", NULL, check_host, true, getenv("AOT_TEST_ALL") ? 1 : 8);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(compiled_values_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
