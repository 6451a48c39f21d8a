// Random programs, compiled for this machine, give what they give as they are written. See random_check.h.
#include "random_check.h"

static void random_programs_give_what_is_written(void **state) {
  (void)state;
  rp_many((aot_device){AOT_CPU, 0}, 1, getenv("AOT_TEST_ALL") ? 800 : 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(random_programs_give_what_is_written)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
