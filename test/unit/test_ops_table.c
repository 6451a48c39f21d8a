/* The operator table against PyTorch's: every operator that schemas.txt lists with the tag core has a row, and the
 * decomposition tables have a rule where PyTorch's have, or a line in tables_without.txt. */
#include "unit.h"

#include "dispatch.h"

#include "decompose.h"

#include <stdio.h>
#include <stdlib.h>

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

// The tables that tables.txt names for an operator, as bits, or 0.
enum { CORE_ATEN = 1, INDUCTOR = 2 };
static unsigned tables_of(const char *text, const char *name) {
  size_t n = strlen(name);
  for (const char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
    if (strncmp(line, name, n) || line[n] != ' ') continue;
    char rest[64];
    snprintf(rest, sizeof rest, "%.*s", (int)strcspn(line + n, "\n"), line + n);
    return (strstr(rest, " core_aten") ? CORE_ATEN : 0u) | (strstr(rest, " inductor") ? INDUCTOR : 0u);
  }
  return 0;
}
static bool left(const char *text, const char *name, const char *table) {
  char line[200];
  snprintf(line, sizeof line, "\n%s %s\t", name, table);
  return strstr(text, line);
}

// A composite operator has no rule: it is its decomposition under any table.
static void decomposition_tables_are_pytorchs(void **state) {
  (void)state;
  static const char *const titles[2] = {"core_aten", "inductor"};
  char *text, *without;
  size_t n, rules = 0, bad = 0;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aoti_read_file(AOT_TEST_PARITY_DIR "/tables.txt", 0, &text, &n));
  assert_null(aoti_read_file(AOT_TEST_PARITY_DIR "/tables_without.txt", 0, &without, &n));
  for (aot_op op = 0; op < aoti_builtin_op_count; op++) {
    const aoti_op_info *row = aoti_op(ses->registry, op);
    if (row->flags & (AOTI_OP_COMPOSITE | AOTI_OP_MUTATES)) continue;
    const aoti_decomp_rule has[2] = {aoti_builtin_decompositions[op].core_aten,
                                     aoti_builtin_decompositions[op].inductor};
    unsigned tables = tables_of(text, row->name);
    for (int i = 0; i < 2; i++) {
      bool ours = has[i] && has[i] != aoti_rewrite_none, theirs = tables >> i & 1,
           known = left(without, row->name, titles[i]);
      rules += ours;
      if (ours == theirs ? !known : !ours && known) continue;
      bad++;
      print_message("%s under %s: %s\n", row->name, titles[i],
                    ours && known ? "has a rule; take it off tables_without.txt"
                    : ours        ? "PyTorch has no rule"
                    : theirs      ? "PyTorch has a rule"
                                  : "is listed, and PyTorch has no rule");
    }
  }
  free(text), free(without);
  aot_session_destroy(ses);
  assert_true(rules > 300);
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_core_operator_has_a_row),
                                     cmocka_unit_test(decomposition_tables_are_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
