#include "../fuzz/fuzz_graph.c"
#include "fuzz_replay.h"

static void corpus_passes(void **state) {
  (void)state;
  replay("graph", 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(corpus_passes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
