// Functions that write tensors and share memory, on the CPU: parity_mutation.h tells what is compared.
#include "parity_mutation.h"

static void joint_graphs_of_writes_equal_pytorchs(void **state) {
  (void)state;
  run_cases("graphs", check_text, 1);
}
static void eager_calls_leave_what_pytorchs_leave(void **state) {
  (void)state;
  run_cases("eager", check_eager, 1);
}
static void interpreted_calls_leave_what_pytorchs_leave(void **state) {
  (void)state;
  run_cases("boxed", check_boxed, 1);
}
static void compiled_calls_leave_what_pytorchs_leave(void **state) {
  (void)state;
  run_cases("compiled", check_compiled, getenv("AOT_TEST_ALL") ? 1 : 8);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(joint_graphs_of_writes_equal_pytorchs),
                                     cmocka_unit_test(eager_calls_leave_what_pytorchs_leave),
                                     cmocka_unit_test(interpreted_calls_leave_what_pytorchs_leave),
                                     cmocka_unit_test(compiled_calls_leave_what_pytorchs_leave)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
