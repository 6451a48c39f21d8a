// Against PyTorch, over test/parity/data: forward.fx, traced through our autograd, gives joint.fx to the letter; run
// eagerly, it gives PyTorch's values and gradients. Cases in known_joint.txt may differ, each for the reason given
// there. AOT_PARITY_SHOW=NAME prints both texts of one case; AOT_PARITY_LIST=1 lists every difference.
#include "parity.h"
#include "passes.h"

static const char *root = AOT_TEST_PARITY_DIR "/data";

typedef struct known {
  char *text; // "name  reason" per line
} known;

static bool is_known(const known *k, const char *name) {
  size_t n = strlen(name);
  for (const char *line = k->text; line && *line;) {
    if (!strncmp(line, name, n) && (line[n] == ' ' || line[n] == '\t')) return true;
    line = strchr(line, '\n');
    if (line) line++;
  }
  return false;
}

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

static aot_status trace_case(aot_session *ses, const parity_case *c, aoti_graph **out) {
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
  if (aot_graph_input_count(forward) != (size_t)c->n_in)
    status = aoti_error(AOT_ERROR_INVALID, "forward.fx takes other inputs than meta.txt lists");
  if (!status) status = aoti_trace_joint_graph(ses, forward, grad, &joint);
  if (!status) status = aoti_pass_dce(joint.graph, out);
  aot_graph_destroy(joint.graph);
  aot_graph_destroy(forward);
  return status;
}

// NULL when the joint graph is PyTorch's; else what differs, static.
static const char *check_joint(aot_session *ses, const parity_case *c) {
  static char what[400];
  size_t n;
  aoti_graph *g;
  aot_status status = trace_case(ses, c, &g);
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    return what;
  }
  g->is_joint = false; // the corpus has the flat form
  char *got, *want = parity_text(c, "joint.fx", &n);
  assert_null(aot_graph_print(g, AOT_ANNOTATE_FULL, &got));
  aot_graph_destroy(g);
  if (!want) {
    free(got);
    return "no joint.fx";
  }
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
  if (show && strstr(c->dir, show)) print_message("---- ours\n%s---- PyTorch's\n%s", stripped.at, b);
  aoti_text_deinit(&stripped);
  free(a), free(b), free(got), free(want);
  return same ? NULL : "text differs";
}

static const char *check_values(aot_session *ses, const parity_case *c) {
  static char what[400];
  size_t n;
  char *text = parity_text(c, "forward.fx", &n);
  aoti_graph *g = NULL;
  aot_scope *s = aot_scope_begin(ses);
  aot_status status =
      text ? aot_graph_parse(ses, text, n, "forward.fx", &g) : aoti_error(AOT_ERROR_IO, "no forward.fx");
  free(text);
  aot_tensor *in[PARITY_MAX], *out[PARITY_MAX], *seeds[PARITY_MAX], *seeded[PARITY_MAX], *wanted[PARITY_MAX],
      *grads[PARITY_MAX];
  const char *bad = NULL;
  for (int i = 0; i < c->n_in && !status; i++) {
    in[i] = parity_tensor(s, c, &c->in[i], c->in[i].file, c->in[i].dtype);
    if (!in[i]) status = aoti_error(AOT_ERROR_IO, "no input %d", i);
    if (!status && c->in[i].requires_grad) aot_requires_grad(s, in[i]);
  }
  size_t n_out = g ? aot_graph_output_count(g) : 0;
  if (!status && n_out > PARITY_MAX) status = aoti_error(AOT_ERROR_INVALID, "too many outputs");
  if (!status) aot_graph_run(s, g, (aot_tensors){in, (size_t)c->n_in}, out, n_out);
  for (size_t i = 0; !status && !s->error && !bad && i < n_out && i < (size_t)c->n_out; i++) {
    const parity_array *a = &c->out[i];
    if (a->none || !out[i]) continue;
    aot_tensor *want = parity_tensor(s, c, a, a->file, a->dtype);
    aot_tensor *want64 =
        strcmp(a->file64, "-") && strcmp(a->file64, a->file) ? parity_tensor(s, c, a, a->file64, AOT_F64) : NULL;
    if (want && (bad = parity_compare(out[i], want, want64)))
      snprintf(what, sizeof what, "output %zu: %s", i, bad), bad = what;
  }
  size_t n_seeds = 0, n_wanted = 0;
  if (!status && !s->error && !bad && !c->inference) {
    for (size_t i = 0; i < n_out && n_seeds < (size_t)c->n_tangents; i++)
      if (out[i] && out[i]->meta.requires_grad) {
        const parity_array *a = &c->tangent[n_seeds];
        seeds[n_seeds] = parity_tensor(s, c, a, a->file, a->dtype);
        seeded[n_seeds++] = out[i];
      }
    for (int i = 0; i < c->n_in; i++)
      if (in[i]->meta.requires_grad) wanted[n_wanted++] = in[i];
    aot_tensors g_out = {seeds, n_seeds};
    if (n_seeds) aot_grad(s, (aot_tensors){seeded, n_seeds}, (aot_tensors){wanted, n_wanted}, &g_out, false, grads);
    for (int i = 0, k = 0; n_seeds && !s->error && !bad && i < c->n_in && i < c->n_grads; i++) {
      if (!in[i]->meta.requires_grad) continue;
      aot_tensor *got = grads[k++];
      const parity_array *a = &c->grad[i];
      if (a->none || !got) {
        if (a->none != !got) bad = "a gradient is missing or should not be there";
        continue;
      }
      aot_tensor *want = parity_tensor(s, c, a, a->file, a->dtype);
      aot_tensor *want64 =
          strcmp(a->file64, "-") && strcmp(a->file64, a->file) ? parity_tensor(s, c, a, a->file64, AOT_F64) : NULL;
      if (want && (bad = parity_compare(got, want, want64)))
        snprintf(what, sizeof what, "gradient %d: %s", i, bad), bad = what;
    }
  }
  aot_graph_destroy(g);
  aot_status error = aot_scope_end(s);
  if (!status) status = error;
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    return what;
  }
  return bad;
}

typedef const char *(*check_fn)(aot_session *, const parity_case *);

static void run_all(const char *title, const char *known_file, check_fn check, bool values) {
  size_t n, n_known, good = 0, total = 0, bad = 0, stale = 0;
  char **names = parity_cases(root, &n), path[600];
  known k = {0};
  snprintf(path, sizeof path, "%s/%s", AOT_TEST_PARITY_DIR, known_file);
  aot_status_free(aoti_read_file(path, 0, &k.text, &n_known));
  bool list = getenv("AOT_PARITY_LIST");
  const char *only = getenv("AOT_PARITY_SHOW");
  for (size_t i = 0; i < n; i++) {
    static parity_case c;
    if ((!only || strstr(names[i], only)) && parity_read(root, names[i], &c) &&
        !(values && (c.random || !strcmp(c.retrace, "fails"))) &&
        !(!values && (c.inference || (strcmp(c.retrace, "same") && strcmp(c.retrace, "canonical"))))) {
      aot_session *ses;
      assert_null(aot_session_create(NULL, &ses));
      const char *what = check(ses, &c);
      total++;
      good += !what;
      bool listed = is_known(&k, names[i]);
      if (what && !listed) bad++;
      if (!what && listed) stale++;
      if (what ? list || !listed : listed)
        print_message("%s %s: %s\n", title, names[i], what ? what : "is right now; take it off the list");
      aot_session_destroy(ses);
    }
    free(names[i]);
  }
  free(names);
  free(k.text);
  print_message("%s: %zu of %zu\n", title, good, total);
  assert_true(total > 0);
  assert_int_equal(bad, 0);
}

static void joint_graphs_equal_pytorchs(void **state) {
  (void)state;
  run_all("joint graph", "known_joint.txt", check_joint, false);
}

static void eager_values_equal_pytorchs(void **state) {
  (void)state;
  run_all("eager", "known_eager.txt", check_values, true);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(joint_graphs_equal_pytorchs),
                                     cmocka_unit_test(eager_values_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
