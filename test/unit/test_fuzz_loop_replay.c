#include "../fuzz/fuzz_loop.c"
#include "fuzz_replay.h"

static void corpus_passes(void **state) {
  (void)state;
  replay("loop", 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(corpus_passes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
