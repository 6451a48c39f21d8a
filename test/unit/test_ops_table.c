/* The operator table against PyTorch's: every operator that PyTorch tags as core, and every one of ops.md's families
 * that schemas.txt lists with that tag, has a row; the rows that are absent are named here with the reason. */
#include "unit.h"

#include "dispatch.h"

#include <stdio.h>

static const struct {
  const char *name, *why;
} absent[] = {
    {"aten._local_scalar_dense.default", "gives a number that no trace can hold"},
    {"aten.nonzero.default", "the size of its result depends on data"},
    {"aten.resize_.default", "changes the storage under other tensors"},
    {"aten.sym_is_contiguous.default", "reads strides where none is symbolic"},
    {"aten.sym_storage_offset.default", "no offset is symbolic"},
    {"aten.sym_stride.int", "no stride is read as a number"},
};

static const char *why_absent(const char *name) {
  for (size_t i = 0; i < sizeof absent / sizeof *absent; i++)
    if (!strcmp(absent[i].name, name)) return absent[i].why;
  return NULL;
}

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
    if (has != !why_absent(name)) print_message("%s %s\n", name, has ? "has a row now" : "has no row"), bad++;
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
