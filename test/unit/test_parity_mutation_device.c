// Functions that write tensors and share memory, on a CUDA device: parity_mutation.h tells what is compared.
#include "parity_mutation.h"

static void calls_on_a_device_leave_what_pytorchs_leave(void **state) {
  (void)state;
  aot_status status = aot_device_available((aot_device){AOT_CUDA, 0});
  if (status) {
    aot_status_free(status);
    skip();
  }
  place = (aot_device){AOT_CUDA, 0};
  run_cases("device", check_compiled, getenv("AOT_TEST_ALL") ? 1 : 12);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(calls_on_a_device_leave_what_pytorchs_leave)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
