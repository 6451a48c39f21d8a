/* Every graph of every dump in test/parity/dumps and test/parity/forms is read,
 * verified, and, where it says its types, inferred: its annotations agree with
 * our own rules. What is unsupported is listed in test/parity/known_dumps.txt.
 */
#include "import.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#define PARITY AOT_SOURCE_DIR "/test/parity/"

static char *known;
static int graphs, inferred, listed, failed;

/* "no rule for: aten.a (node x), prims.b (node y)": whether every one of them is in the list. */
static bool is_known(const char *why) {
  static const char mark[] = "no rule for: ";
  const char *at = strstr(why, mark);
  bool all = at != NULL;
  for (at = at ? at + sizeof mark - 1 : ""; *at && all;) {
    size_t n = strcspn(at, " \n");
    bool found = false;
    for (const char *line = known; line && !found;) {
      found = strcspn(line, " \n") == n && !strncmp(line, at, n);
      line = strchr(line, '\n');
      line += line != NULL;
    }
    all = n && found;
    const char *next = strstr(at, "), ");
    at = next ? next + 3 : "";
  }
  return all;
}

// Listed as a whole: "FILE NUMBER<tab>reason".
static bool is_listed(const char *file, size_t number) {
  char entry[256];
  snprintf(entry, sizeof entry, "\n%s %zu\t", file, number);
  return strstr(known, entry);
}

static bool has_types(const aoti_graph *g) {
  for (size_t i = 0; i < g->nodes.n; i++)
    if (g->nodes.at[i].kind == AOTI_PLACEHOLDER && g->nodes.at[i].type.kind == AOTI_TYPE_UNKNOWN) return false;
  return true;
}

static void read_graph(aot_session *session, const char *file, const char *text, size_t n, size_t number) {
  aot_import_options how = AOT_IMPORT_OPTIONS_INIT;
  char which[24];
  aot_graph *g;
  snprintf(which, sizeof which, "%zu", number);
  how.which = which;
  aot_status status = aot_graph_import(session, text, n, file, &how, &g);
  if (!status) status = aoti_graph_verify(g);
  if (status) fail_msg("graph %zu of %s: %s", number, file, aot_status_text(status));
  graphs++;
  if (has_types(g)) {
    status = aoti_graph_infer(session, g);
    bool known_one = status && (is_known(aot_status_text(status)) || is_listed(file, number));
    if (status && !known_one) print_error("graph %zu of %s: %s\n", number, file, aot_status_text(status));
    failed += status && !known_one;
    listed += known_one;
    inferred += !status;
    aot_status_free(status);
  }
  aot_graph_destroy(g);
}

static void read_folder(const char *folder) {
  char path[1024];
  snprintf(path, sizeof path, PARITY "%s", folder);
  DIR *dir = opendir(path);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    char *text;
    size_t n, number = 0, end = strlen(e->d_name);
    aot_session *session;
    if (end < 4 || strcmp(e->d_name + end - 4, ".txt")) continue;
    snprintf(path, sizeof path, PARITY "%s/%.200s", folder, e->d_name);
    assert_ok(aoti_read_file(path, 0, &text, &n));
    assert_ok(aot_session_create(NULL, &session));
    for (aoti_graph_header h = {0}; aoti_graph_next(text, n, &h);) read_graph(session, e->d_name, text, n, ++number);
    if (!number) fail_msg("%s holds no graph", path);
    aot_session_destroy(session);
    free(text);
  }
  closedir(dir);
}

static void dumps_of_real_models_are_read(void **state) {
  (void)state;
  size_t n;
  assert_ok(aoti_read_file(PARITY "known_dumps.txt", 0, &known, &n));
  read_folder("forms");
  read_folder("dumps");
  print_message("%d graphs read; the annotations of %d agree, %d are listed\n", graphs, inferred, listed);
  assert_int_equal(failed, 0);
  assert_true(graphs > 60);
  free(known);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(dumps_of_real_models_are_read)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
