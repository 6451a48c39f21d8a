// Against PyTorch, over test/parity/data: forward.fx differentiated, partitioned by the min cut, compiled to PTX and
// run on a CUDA device gives PyTorch's values and gradients. The build's tests run it on the PTX machine with every
// check on; with a GPU's driver in reach it runs there. Every 32nd case by default; AOT_TEST_ALL=1 takes all.
#include "parity_compiled.h"

static const char *check_device(aot_session *ses, const parity_case *c) {
  return parity_check_apart(ses, c, (aot_device){AOT_CUDA, 0}, "none");
}

static void device_values_equal_pytorchs(void **state) {
  (void)state;
  run_all("device", "known_compiled.txt", "known_device.txt", check_device, true, getenv("AOT_TEST_ALL") ? 1 : 32);
}

int main(void) {
  if (!parity_has_device()) return 77;
  const struct CMUnitTest tests[] = {cmocka_unit_test(device_values_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
