/* The operator table against PyTorch's: every operator that schemas.txt lists with the tag core has a row. */
#include "unit.h"

#include "dispatch.h"

#include <stdio.h>

static void every_core_operator_has_a_row(void **state) {
  (void)state;
  FILE *f = fopen(AOT_TEST_PARITY_DIR "/schemas.txt", "r");
  assert_non_null(f);
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  char line[4096], name[256];
  int seen = 0, bad = 0;
  while (fgets(line, sizeof line, f)) {
    char *tags = strchr(line, '\t'), *end = strchr(line, '(');
    if (!tags || !end || strncmp(tags + 1, "core", 4)) continue; // tags are sorted, core comes first
    *end = 0;
    const char *packet = strstr(line, "::") + 2;
    snprintf(name, sizeof name, "aten.%s%s", packet, strchr(packet, '.') ? "" : ".default");
    aot_op op;
    bool has = aoti_op_find(ses->registry, name, strlen(name), &op);
    seen++;
    if (!has) print_message("%s has no row\n", name), bad++;
  }
  fclose(f);
  aot_session_destroy(ses);
  assert_true(seen > 150);
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_core_operator_has_a_row)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
