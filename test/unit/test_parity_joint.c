// Against PyTorch, over test/parity/data: forward.fx, traced through our autograd, gives joint.fx to the letter, and
// under the tables of decompositions core_aten_joint.fx and inductor_joint.fx; run eagerly, it gives PyTorch's values
// and gradients. Cases in known_joint.txt may differ, each for the reason given there. AOT_PARITY_SHOW=NAME prints both
// texts of one case; AOT_PARITY_LIST=1 lists every difference.
#include "parity.h"
#include "passes.h"

// Symbols' names come from a hash of their source in PyTorch: texts are compared up to renaming, in order of
// appearance.
static char *rename_symbols(const char *text) {
  aoti_text t = {0};
  char seen[64][16];
  size_t n_seen = 0;
  for (const char *p = text; *p;) {
    bool starts = *p == 's' && p[1] >= '0' && p[1] <= '9' && (p == text || strchr("[( *,+-/\"", p[-1]));
    if (!starts) {
      aoti_text_put(&t, p++, 1);
      continue;
    }
    size_t n = 1 + strspn(p + 1, "0123456789");
    size_t k = 0;
    while (k < n_seen && (strlen(seen[k]) != n || strncmp(seen[k], p, n))) k++;
    if (k == n_seen && n_seen < 64 && n < 16) snprintf(seen[n_seen++], 16, "%.*s", (int)n, p);
    aoti_text_add(&t, "S%zu", k);
    p += n;
  }
  char *out;
  assert_null(aoti_text_finish(&t, &out));
  return out;
}

static aot_status trace_case(aot_session *ses, const parity_case *c, const char *table, aoti_graph **out) {
  size_t n;
  char *text = parity_text(c, "forward.fx", &n);
  if (!text) return aoti_error(AOT_ERROR_IO, "no forward.fx");
  aoti_graph *forward;
  aot_status status = aot_graph_parse(ses, text, n, "forward.fx", &forward);
  free(text);
  if (status) return status;
  bool grad[PARITY_MAX];
  for (int i = 0; i < c->n_in; i++) grad[i] = c->in[i].requires_grad;
  aoti_joint joint = {0};
  aot_decompositions *decompositions;
  status = aot_decompositions_create(ses, table, &decompositions);
  if (status) {
    aot_graph_destroy(forward);
    return status;
  }
  if (aot_graph_input_count(forward) != (size_t)c->n_in)
    status = aoti_error(AOT_ERROR_INVALID, "forward.fx takes other inputs than meta.txt lists");
  if (!status)
    status =
        aoti_trace_joint_graph(ses, forward, grad, &(aoti_trace_options){.decompositions = decompositions}, &joint);
  if (!status) status = aoti_pass_dce(joint.graph, out);
  aot_graph_destroy(joint.graph);
  aot_graph_destroy(forward);
  aot_decompositions_destroy(decompositions);
  return status;
}

// NULL when the joint graph under a table of decompositions is PyTorch's; else what differs, static.
static const char *check_against(aot_session *ses, const parity_case *c, const char *table, const char *file) {
  static char what[400];
  size_t n;
  aoti_graph *g;
  char *got, *want = parity_text(c, file, &n);
  if (!want) return parity_absent;
  aot_status status = trace_case(ses, c, table, &g);
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    free(want);
    return what;
  }
  g->is_joint = false; // the corpus has the flat form
  assert_null(aot_graph_print(g, AOT_ANNOTATE_FULL, &got));
  aot_graph_destroy(g);
  const char *body = strstr(got, "def forward");
  char *a = rename_symbols(body ? body : got), *b = rename_symbols(want);
  // Source comments are ours alone, and the corpus has no class around the function.
  aoti_text stripped = {0};
  for (char *line = a; *line;) {
    char *end = strchr(line, '\n');
    size_t len = end ? (size_t)(end - line) + 1 : strlen(line);
    size_t indent = strspn(line, " ");
    if (line[indent] != '#' && indent + 1 < len) {
      size_t skip = indent >= 8 ? 4 : 0;
      aoti_text_put(&stripped, line + skip, len - skip);
    }
    line += len;
  }
  bool same = stripped.at && !strcmp(stripped.at, b);
  const char *show = getenv("AOT_PARITY_SHOW");
  if (show && strstr(c->dir, show))
    printf("---- ours\n%s---- PyTorch's\n%s----\n", stripped.at, b); // longer than print_message takes
  aoti_text_deinit(&stripped);
  free(a), free(b), free(got), free(want);
  return same ? NULL : "text differs";
}

static const char *check_joint(aot_session *ses, const parity_case *c) {
  return check_against(ses, c, "none", "joint.fx");
}
static const char *check_core_aten(aot_session *ses, const parity_case *c) {
  return check_against(ses, c, "core_aten", "core_aten_joint.fx");
}
static const char *check_inductor(aot_session *ses, const parity_case *c) {
  return check_against(ses, c, "inductor", "inductor_joint.fx");
}

static const char *check_eager(aot_session *ses, const parity_case *c) {
  return parity_check_values(ses, c, parity_run_eager, NULL);
}

static void joint_graphs_equal_pytorchs(void **state) {
  (void)state;
  run_all("joint graph", "known_joint.txt", NULL, check_joint, false, 1);
}

static void core_aten_graphs_equal_pytorchs(void **state) {
  (void)state;
  run_all("core_aten", "known_core_aten.txt", NULL, check_core_aten, false, 1);
}

static void inductor_graphs_equal_pytorchs(void **state) {
  (void)state;
  run_all("inductor", "known_inductor.txt", NULL, check_inductor, false, 1);
}

static void eager_values_equal_pytorchs(void **state) {
  (void)state;
  run_all("eager", "known_eager.txt", NULL, check_eager, true, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(joint_graphs_equal_pytorchs), cmocka_unit_test(core_aten_graphs_equal_pytorchs),
      cmocka_unit_test(inductor_graphs_equal_pytorchs), cmocka_unit_test(eager_values_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
