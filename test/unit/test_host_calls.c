// Which operators of the parity data have no kernel, so that a step of the host runs them between kernels. The list in
// docs/parity.md is this one: a difference fails the test, and AOT_WRITE_DOCS=1 writes the list anew.
#include "parity.h"
#include "rules.h"
#include "unit.h"

enum { MAX_OPS = 256 };
typedef struct tally {
  const char *op;
  size_t cases;
} tally;

static tally found[MAX_OPS];
static size_t n_found;

static void count(const char *op) {
  for (size_t i = 0; i < n_found; i++)
    if (!strcmp(found[i].op, op)) {
      found[i].cases++;
      return;
    }
  assert_true(n_found < MAX_OPS);
  found[n_found++] = (tally){op, 1};
}

// The operators of calls among the expressions, each once a graph.
static void count_calls(const aoti_fuse *f) {
  const char *seen[MAX_OPS];
  size_t n = 0;
  for (size_t i = 1; i < f->te.n; i++) {
    if (f->te.at[i].kind != AOTI_TE_CALL) continue;
    const char *op = aoti_node_op(f->graph, aoti_graph_node(f->graph, (uint32_t)f->te.at[i].i))->name;
    bool counted = false;
    for (size_t k = 0; k < n; k++) counted = counted || !strcmp(seen[k], op);
    if (counted || n == MAX_OPS) continue;
    seen[n++] = op;
    count(op);
  }
}

// Lowers one graph of a case; false when there is no such file.
static bool lower(aot_session *ses, const parity_case *c, const char *file) {
  size_t n;
  char *text = parity_text(c, file, &n);
  if (!text) return false;
  aot_graph *g = NULL;
  aoti_arena arena;
  aoti_lowered_graph lowered;
  aoti_arena_init(&arena, NULL);
  aot_status status = aot_graph_parse(ses, text, n, file, &g);
  if (!status) status = aoti_graph_infer(ses, (aoti_graph *)g);
  if (!status) status = aoti_lower_graph((aoti_graph *)g, &arena, NULL, &lowered);
  if (!status) count_calls(lowered.f);
  if (status && getenv("AOT_PARITY_LIST")) print_message("%s %s: %s\n", c->dir, file, aot_status_message(status));
  aot_status_free(status);
  aoti_arena_deinit(&arena);
  aot_graph_destroy(g);
  free(text);
  return true;
}

static int more_cases(const void *a, const void *b) {
  const tally *x = a, *y = b;
  if (x->cases != y->cases) return x->cases < y->cases ? 1 : -1;
  return strcmp(x->op, y->op);
}
static int by_name(const void *a, const void *b) { return strcmp(((const tally *)a)->op, ((const tally *)b)->op); }

// Printed ranked, written by name: so adding a case changes the list only when the set changes.
static void list_calls(aoti_text *out) {
  qsort(found, n_found, sizeof *found, more_cases);
  for (size_t i = 0; i < n_found; i++) print_message("%4zu cases  %s\n", found[i].cases, found[i].op);
  qsort(found, n_found, sizeof *found, by_name);
  for (size_t i = 0; i < n_found; i++) aoti_text_add(out, "- `%s`\n", found[i].op);
}

static void the_list_of_operators_without_a_kernel_is_that_of_the_docs(void **state) {
  (void)state;
  static const char path[] = AOT_SOURCE_DIR "/docs/parity.md";
  static const char head[] = "<!-- made by test_host_calls: begin -->\n\n",
                    tail[] = "\n<!-- made by test_host_calls: end -->";
  size_t n, n_docs, total = 0;
  char **names = parity_cases(AOT_TEST_PARITY_DIR "/data", &n), *docs;
  for (size_t i = 0; i < n; i++) {
    static parity_case c;
    if (parity_read(AOT_TEST_PARITY_DIR "/data", names[i], &c)) {
      aot_session *ses;
      assert_ok(aot_session_create(NULL, &ses));
      total += lower(ses, &c, "joint.fx") || lower(ses, &c, "forward.fx");
      aot_session_destroy(ses);
    }
    free(names[i]);
  }
  free(names);
  assert_true(total > 1000);
  aoti_text list = {0};
  list_calls(&list);
  assert_ok(aoti_read_file(path, 0, &docs, &n_docs));
  char *begin = strstr(docs, head), *end = begin ? strstr(begin, tail) : NULL;
  assert_non_null(end);
  begin += sizeof head - 1;
  bool same = (size_t)(end - begin) == list.n && !memcmp(begin, list.at ? list.at : "", list.n);
  if (!same && getenv("AOT_WRITE_DOCS")) {
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fprintf(f, "%.*s%s%s", (int)(begin - docs), docs, list.at ? list.at : "", end);
    fclose(f);
  } else if (!same) {
    fail_msg("docs/parity.md does not have the list as it is now; AOT_WRITE_DOCS=1 writes it:\n%s",
             list.at ? list.at : "");
  }
  free(docs);
  aoti_text_deinit(&list);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_list_of_operators_without_a_kernel_is_that_of_the_docs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
