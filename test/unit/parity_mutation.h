// Functions that write tensors and share memory, against PyTorch: the cases of test/parity/data with an inplace.fx. The
// graph of what was written is the traced function; its joint graph is joint.fx to the letter, and a call leaves the
// results, inputs and gradients that PyTorch's eager call leaves, run eagerly and compiled: results share the memory
// that they share there, and inputs count the writes that they count in PyTorch's own calls of the kind. Machine code
// is made for every eighth case by default, AOT_TEST_ALL=1 takes all; the others run through the reference.
// AOT_PARITY_SHOW=NAME prints the texts of one case.
#ifndef AOT_TEST_PARITY_MUTATION_H
#define AOT_TEST_PARITY_MUTATION_H

#include "parity.h"
#include "driver.h"

static aot_device place = {AOT_CPU, 0}; // where the arrays are

typedef struct call_case {
  struct {
    char memory[16], itself[16];
  } shares[PARITY_MAX];           // of a result: whose memory it lies in, which input it is
  uint32_t writes[PARITY_MAX][2]; // of an input: counted by an eager call, by a compiled one
  int n_raw, n_seed, n_left, n_after, n_ret, n_back;
  parity_array raw[PARITY_MAX], seed[PARITY_MAX], left[PARITY_MAX], after[PARITY_MAX], ret[PARITY_MAX],
      back[PARITY_MAX];
} call_case;

static void read_calls(const parity_case *c, call_case *k) {
  *k = (call_case){0};
  size_t n;
  char *text = parity_text(c, "meta.txt", &n);
  const struct {
    const char *word;
    int *n;
    parity_array *at;
  } lists[] = {{"raw", &k->n_raw, k->raw},       {"seed", &k->n_seed, k->seed}, {"left", &k->n_left, k->left},
               {"after", &k->n_after, k->after}, {"ret", &k->n_ret, k->ret},    {"back", &k->n_back, k->back}};
  for (char *line = text; line && *line;) {
    char *end = strchr(line, '\n'), word[32] = "";
    if (end) *end = 0;
    unsigned at, eager, compiled;
    char memory[16], itself[16];
    sscanf(line, "%31s", word);
    if (sscanf(line, "shares ret_%u %15s %15s", &at, memory, itself) == 3 && at - 1 < PARITY_MAX) {
      memcpy(k->shares[at - 1].memory, memory, sizeof memory);
      memcpy(k->shares[at - 1].itself, itself, sizeof itself);
    }
    if (sscanf(line, "writes primals_%u %u %u", &at, &eager, &compiled) == 3 && at - 1 < PARITY_MAX)
      k->writes[at - 1][0] = eager, k->writes[at - 1][1] = compiled;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
      if (!strcmp(word, lists[i].word) && *lists[i].n < PARITY_MAX) parse_array(line, &lists[i].at[(*lists[i].n)++]);
    line = end ? end + 1 : NULL;
  }
  free(text);
}

static void run_graph(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const aot_graph *g = user;
  aot_graph_run(s, g, (aot_tensors){in, aot_graph_input_count(g)}, out, aot_graph_output_count(g));
}

typedef struct program {
  aot_fn fn;
  void *user;
  aoti_graph *graph, *args;
  size_t n_in, n_out;
} program;

static aot_status parse(aot_session *ses, const parity_case *c, const char *file, aoti_graph **out) {
  size_t n;
  char *text = parity_text(c, file, &n);
  aot_status status = text ? aot_graph_parse(ses, text, n, file, out) : aoti_error(AOT_ERROR_IO, "no %s", file);
  free(text);
  return status;
}

static aot_status load(aot_session *ses, const parity_case *c, program *p) {
  *p = (program){.fn = run_graph};
  AOT_TRY(parse(ses, c, "args.fx", &p->args));
  AOT_TRY(parse(ses, c, "inplace.fx", &p->graph));
  p->n_in = aot_graph_input_count(p->graph);
  p->n_out = aot_graph_output_count(p->graph);
  p->user = p->graph;
  return NULL;
}

static void unload(program *p) {
  aot_graph_destroy(p->graph);
  aot_graph_destroy(p->args);
}

// The arrays of the case, and what the function is called with.
static aot_status make_args(aot_scope *s, const parity_case *c, const call_case *k, const program *p, aot_tensor **raw,
                            aot_tensor **args) {
  for (int i = 0; i < k->n_raw; i++) {
    raw[i] = parity_tensor(s, c, &k->raw[i], k->raw[i].file, k->raw[i].dtype);
    if (!raw[i]) return aoti_error(AOT_ERROR_IO, "no array %d", i);
    aot_status status = NULL;
    raw[i] = parity_to(s, raw[i], place, &status);
    AOT_TRY(status);
    if (k->raw[i].requires_grad) aot_requires_grad(s, raw[i]);
  }
  aot_graph_run(s, p->args, (aot_tensors){raw, (size_t)k->n_raw}, args, p->n_in);
  return NULL;
}

// ---- the graphs

static aot_status boxed(void *user, const aot_graph *g, aot_boxed *out) {
  (void)user;
  return aot_make_boxed(g, out);
}

static aot_status create(aot_session *ses, const program *p, bool compiled, aot_function **out) {
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  if (!compiled) options.fw_compiler = options.bw_compiler = boxed;
  return aot_function_create(ses, p->fn, p->user, p->n_in, p->n_out, &options, out);
}

static const char *compare_text(const parity_case *c, const aoti_graph *g, const char *file) {
  static char what[100];
  size_t n;
  aoti_text got = {0};
  char *want = parity_text(c, file, &n);
  assert_null(aoti_graph_print(g, AOTI_ANNOTATE_TYPES, &got));
  bool same = want && !strcmp(got.at, want);
  const char *show = getenv("AOT_PARITY_SHOW");
  if (show && strstr(c->dir, show)) printf("---- ours\n%s---- PyTorch's %s\n%s----\n", got.at, file, want ? want : "");
  aoti_text_deinit(&got);
  free(want);
  snprintf(what, sizeof what, "%s differs", file);
  return same ? NULL : what;
}

static const char *compare_halves(const parity_case *c, const aoti_graph *joint, const char *which, const char *fwd,
                                  const char *bwd) {
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  aoti_partition p;
  options.mem_guard = false;
  assert_null(aoti_partition_find(which)(joint, &options, &p));
  const char *bad = compare_text(c, p.forward, fwd);
  if (!bad) bad = compare_text(c, p.backward, bwd);
  aoti_partition_deinit(&p);
  return bad;
}

static const char *compare_graphs(const parity_case *c, const aoti_graph *joint) {
  aoti_graph *flat;
  if (c->inference) return compare_text(c, joint, "forward.fx");
  assert_null(aoti_graph_clone(joint, &flat));
  flat->is_joint = false;
  const char *bad = compare_text(c, flat, "joint.fx");
  aot_graph_destroy(flat);
  if (!bad) bad = compare_halves(c, joint, "default", "default_fwd.fx", "default_bwd.fx");
  return bad ? bad : compare_halves(c, joint, "min_cut", "mincut_fwd.fx", "mincut_bwd.fx");
}

static inline const char *check_text(aot_session *ses, const parity_case *c) {
  static call_case k;
  static char what[400];
  read_calls(c, &k);
  program p;
  aot_tensor *raw[PARITY_MAX], *args[PARITY_MAX];
  aot_function *f = NULL;
  aot_scope *s = aot_scope_begin(ses);
  aot_status status = load(ses, c, &p);
  if (!status) status = make_args(s, c, &k, &p, raw, args);
  if (!status) status = create(ses, &p, false, &f);
  aot_tensor *out[PARITY_MAX];
  if (!status) aot_function_call(s, f, (aot_tensors){args, p.n_in}, out);
  aot_status failed = aot_scope_end(s);
  if (!status) status = failed;
  const char *bad = NULL;
  if (!status) bad = compare_graphs(c, aot_function_joint(f, 0));
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    bad = what;
  }
  aot_function_destroy(f);
  unload(&p);
  return bad;
}

// ---- one call

static const char *differs(aot_scope *s, const parity_case *c, const parity_array *a, const aot_tensor *got,
                           const char *role, int i) {
  static char what[300];
  if (a->none || !got) {
    if (a->none == !got) return NULL;
    snprintf(what, sizeof what, "%s %d is %s", role, i, got ? "there" : "missing");
    return what;
  }
  aot_tensor *want = parity_tensor(s, c, a, a->file, a->dtype);
  aot_tensor *want64 = strcmp(a->file64, "-") ? parity_tensor(s, c, a, a->file64, AOT_F64) : NULL;
  aot_status status = NULL;
  const aot_tensor *host = parity_to(s, (aot_tensor *)got, (aot_device){AOT_CPU, 0}, &status);
  const char *bad = status ? "cannot be read" : want ? parity_compare(host, want, want64) : "no array";
  aot_status_free(status);
  for (int d = 0; !bad && d < a->ndim; d++)
    if (a->size[d] > 1 && aoti_stride(got, d) != a->stride[d] && strcmp(role, "gradient") != 0) bad = "strides differ";
  if (!bad && strcmp(role, "gradient") != 0 && aot_tensor_requires_grad(got) != a->requires_grad)
    bad = a->requires_grad ? "does not require gradients" : "requires gradients";
  if (!bad) return NULL;
  snprintf(what, sizeof what, "%s %d: %s", role, i, bad);
  return what;
}

// What is shared, and how many writes were counted.
static const char *check_sharing(const call_case *k, aot_tensor *const *raw, aot_tensor *const *args, size_t n_in,
                                 aot_tensor *const *out, const uint32_t *versions, bool compiled) {
  static char what[200];
  for (int i = 0; i < k->n_ret; i++) {
    char memory[32] = "-", itself[32] = "-";
    for (int j = i; j-- > 0;)
      if (out[j]->storage == out[i]->storage) snprintf(memory, sizeof memory, "ret_%d", j + 1);
    for (int j = k->n_raw; j-- > 0;)
      if (raw[j]->storage == out[i]->storage) snprintf(memory, sizeof memory, "raw_%d", j + 1);
    for (size_t j = n_in; j-- > 0;)
      if (args[j] == out[i]) snprintf(itself, sizeof itself, "primals_%zu", j + 1);
    snprintf(what, sizeof what, "result %d lies in %s and is %s, in PyTorch in %s and %s", i + 1, memory, itself,
             k->shares[i].memory, k->shares[i].itself);
    if (strcmp(memory, k->shares[i].memory) || strcmp(itself, k->shares[i].itself)) return what;
  }
  for (size_t i = 0; i < n_in; i++) {
    uint32_t n = aot_tensor_version(args[i]) - versions[i];
    snprintf(what, sizeof what, "input %zu counts %u writes, in PyTorch %u", i + 1, n, k->writes[i][compiled]);
    if (n != k->writes[i][compiled]) return what;
  }
  return NULL;
}

static const char *check_call(aot_session *ses, const parity_case *c, const call_case *k, const program *p,
                              aot_scope *s, aot_function *f) {
  static char what[400];
  aot_tensor *raw[PARITY_MAX], *args[PARITY_MAX], *out[PARITY_MAX], *seeded[PARITY_MAX], *seeds[PARITY_MAX],
      *wanted[PARITY_MAX], *grads[PARITY_MAX];
  (void)ses;
  aot_status status = make_args(s, c, k, p, raw, args);
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    return what;
  }
  uint32_t versions[PARITY_MAX];
  for (size_t i = 0; i < p->n_in; i++) versions[i] = aot_tensor_version(args[i]);
  if (f)
    aot_function_call(s, f, (aot_tensors){args, p->n_in}, out);
  else
    p->fn(s, args, out, p->user);
  const char *bad = s->error ? NULL : check_sharing(k, raw, args, p->n_in, out, versions, f);
  for (int i = 0; i < k->n_ret && !bad && !s->error; i++) bad = differs(s, c, &k->ret[i], out[i], "result", i);
  for (int i = 0; i < k->n_after && !bad && !s->error; i++) bad = differs(s, c, &k->after[i], args[i], "input", i);
  for (int i = 0; i < k->n_left && !bad && !s->error; i++) bad = differs(s, c, &k->left[i], raw[i], "array", i);
  size_t n_seeded = 0, n_wanted = 0;
  for (int i = 0; i < k->n_ret && !bad && !s->error; i++)
    if (k->ret[i].requires_grad) {
      seeds[n_seeded] =
          parity_to(s, parity_tensor(s, c, &k->seed[i], k->seed[i].file, k->seed[i].dtype), place, &status);
      seeded[n_seeded++] = out[i];
    }
  for (int i = 0; i < k->n_raw; i++)
    if (k->raw[i].requires_grad) wanted[n_wanted++] = raw[i];
  if (bad || s->error || !n_seeded || status) return status ? "a seed cannot be moved" : bad;
  aot_tensors g_out = {seeds, n_seeded};
  aot_grad(s, (aot_tensors){seeded, n_seeded}, (aot_tensors){wanted, n_wanted}, &g_out, false, grads);
  for (int i = 0, n = 0; i < k->n_raw && i < k->n_back && !bad && !s->error; i++)
    if (k->raw[i].requires_grad) bad = differs(s, c, &k->back[i], grads[n++], "gradient", i);
  return bad;
}

static inline const char *check_values(aot_session *ses, const parity_case *c, bool function, bool compiled) {
  static call_case k;
  static char what[400];
  const char *bad = NULL;
  read_calls(c, &k);
  program p;
  aot_function *f = NULL;
  aot_status status = load(ses, c, &p);
  if (!status && function) status = create(ses, &p, compiled, &f);
  for (int call = 0; call < (function ? 2 : 1) && !status && !bad; call++) { // the second call has nothing to compile
    aot_scope *s = aot_scope_begin(ses);
    bad = check_call(ses, c, &k, &p, s, f);
    if (bad) snprintf(what, sizeof what, "%.390s", bad), bad = what;
    status = aot_scope_end(s);
  }
  if (!status && !bad && function && aot_function_compile_count(f) != 1) bad = "compiled again for the same inputs";
  if (status) {
    snprintf(what, sizeof what, "%.390s", aot_status_message(status));
    aot_status_free(status);
    bad = what;
  }
  aot_function_destroy(f);
  unload(&p);
  return bad;
}

static inline const char *check_eager(aot_session *ses, const parity_case *c) {
  return check_values(ses, c, false, false);
}
static inline const char *check_boxed(aot_session *ses, const parity_case *c) {
  return check_values(ses, c, true, false);
}
static inline const char *check_compiled(aot_session *ses, const parity_case *c) {
  return check_values(ses, c, true, true);
}

// ---- all cases

static void run_cases(const char *title, check_fn check, size_t stride) {
  const char *root = AOT_TEST_PARITY_DIR "/data", *only = getenv("AOT_PARITY_SHOW");
  size_t n, total = 0, found = 0, bad = 0;
  char **names = parity_cases(root, &n), path[600];
  char *known_text = read_known("known_mutation.txt", NULL);
  for (size_t i = 0; i < n; i++) {
    static parity_case c;
    snprintf(path, sizeof path, "%s/%s/args.fx", root, names[i]);
    FILE *file = fopen(path, "r");
    if (file) fclose(file);
    bool turn = file && (only || found++ % stride == 0);
    if (turn && (!only || strstr(names[i], only)) && parity_read(root, names[i], &c)) {
      aot_session *ses;
      assert_null(aot_session_create(NULL, &ses));
      const char *what = check(ses, &c);
      char key[200];
      snprintf(key, sizeof key, "%s %s", title, names[i]);
      bool listed = is_known(&(known){known_text}, key);
      total++;
      bad += !what == listed;
      if (!what == listed) print_message("%s: %s\n", key, what ? what : "is right now; take it off the list");
      aot_session_destroy(ses);
    }
    free(names[i]);
  }
  free(names);
  free(known_text);
  print_message("%s: %zu cases, %zu other than expected\n", title, total, bad);
  assert_true(only || found >= 80);
  assert_int_equal(bad, 0);
}

#endif
