/* Both partitioners give the graphs that the pinned PyTorch gives, text for text, for every joint graph of the parity
 * data: as traced, under the settings that meta.txt names, and with the inductor decompositions. One deviation is
 * deliberate: PyTorch leaves the forward's random operators in the backward, unused, and libaot runs none twice; the
 * comparison is with PyTorch's text without them. Cases that differ otherwise are listed in
 * test/parity/partition_differs.txt, each with its reason; the test fails when a case that is not listed differs, and
 * when a listed one does not. AOT_PARITY_SHOW=case prints both texts,
 * AOT_PARITY_SETTING=name those of one setting. */
#include "partition.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n_lean;
static const char root[] = AOT_SOURCE_DIR "/test/parity/data";

static bool read_case(const char *name, const char *file, char **out, size_t *n) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s/%s", root, name, file);
  aot_status status = aoti_read_file(path, 0, out, n);
  if (!status) return true;
  aot_status_free(status);
  return false;
}

static int64_t number_in(const char **p) {
  char *end;
  long long v = strtoll(*p, &end, 10);
  *p = end;
  return v;
}

/* The sizes the inputs had while PyTorch traced: "input primals_1 f32 [2,4] ..." against the parameter's symbols. */
static void set_hints(const aoti_graph *g, const char *meta) {
  int64_t hints[64];
  size_t n = g->syms ? aoti_syms_count(g->syms) : 0;
  assert_true(n <= 64);
  for (size_t i = 0; i < n; i++) hints[i] = 4096;
  for (uint32_t id = 0; n && id < g->nodes.n; id++) {
    const aoti_node *node = &g->nodes.at[id];
    char key[256];
    if (node->kind != AOTI_PLACEHOLDER || node->type.kind != AOTI_TYPE_TENSOR) continue;
    snprintf(key, sizeof key, " %s %s [", node->name, aot_dtype_name(node->type.tensor.dtype));
    const char *p = strstr(meta, key);
    if (!p) continue;
    p += strlen(key);
    for (int d = 0; d < node->type.tensor.ndim; d++, p++) {
      int64_t size = number_in(&p);
      for (size_t i = 0; i < n; i++)
        if (aoti_int_same(aoti_syms_at(g->syms, i), node->type.tensor.size[d])) hints[i] = size;
    }
  }
  if (n) aoti_syms_set_hints(g->syms, hints);
}

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

/* PyTorch's backward without what its outputs do not need, printed. */
static bool is_same_without_unused(aoti_registry *registry, const char *want, const char *got) {
  aoti_graph *g, *lean;
  aoti_text text = {0};
  assert_ok(aoti_graph_parse(want, strlen(want), "want", registry, &aoti_heap, &g));
  bool *live = calloc(g->nodes.n, sizeof *live);
  uint32_t *map = calloc(g->nodes.n, sizeof *map);
  for (uint32_t i = (uint32_t)g->nodes.n; i-- > 0;) {
    if (g->nodes.at[i].kind != AOTI_CALL) live[i] = true;
    if (live[i]) aoti_node_uses(&g->nodes.at[i], mark, live);
  }
  assert_ok(aoti_graph_create_like(g, &lean));
  for (uint32_t i = 0; i < g->nodes.n; i++)
    if (live[i]) assert_ok(aoti_graph_copy_node(lean, g, i, map, &map[i]));
  assert_ok(aoti_graph_print(lean, AOTI_ANNOTATE_TYPES, &text));
  bool same = !strcmp(text.at, got);
  aoti_text_deinit(&text);
  aoti_graph_destroy(g);
  aoti_graph_destroy(lean);
  free(live);
  free(map);
  return same;
}

static bool same_graph(aoti_registry *registry, const aoti_graph *g, const char *name, const char *file, bool show) {
  char *want;
  size_t n;
  aoti_text got = {0};
  if (!read_case(name, file, &want, &n)) return true;
  assert_ok(aoti_graph_verify(g));
  assert_ok(aoti_graph_print(g, AOTI_ANNOTATE_TYPES, &got));
  bool same = !strcmp(want, got.at);
  if (!same && strstr(file, "_bwd")) {
    same = is_same_without_unused(registry, want, got.at);
    n_lean += same;
  }
  if (!same && show) printf("---- %s/%s\n%s++++ got\n%s", name, file, want, got.at); // longer than print_message takes
  free(want);
  aoti_text_deinit(&got);
  return same;
}

/* One partition of a case: a partitioner under settings against the files PREFIX_fwd.fx and PREFIX_bwd.fx. */
typedef struct setting {
  const char *name, *partitioner;
  char prefix[64];
  aoti_partition_options options;
  size_t static_inputs[64];
} setting;

static bool try_setting(aoti_registry *registry, const aoti_graph *joint, const char *name, const setting *s,
                        bool show) {
  aoti_partition p;
  char fwd[96], bwd[96];
  aot_status status = aoti_partition_find(s->partitioner)(joint, &s->options, &p);
  if (status) {
    if (show) print_message("%s %s: %s\n", name, s->name, aot_status_text(status));
    aot_status_free(status);
    return false;
  }
  snprintf(fwd, sizeof fwd, "%s_fwd.fx", s->prefix);
  snprintf(bwd, sizeof bwd, "%s_bwd.fx", s->prefix);
  bool same = same_graph(registry, p.forward, name, fwd, show) & same_graph(registry, p.backward, name, bwd, show);
  aoti_partition_deinit(&p);
  return same;
}

static bool listed(const char *list, const char *name, const char *which) {
  char line[300];
  snprintf(line, sizeof line, "\n%s %s:", name, which);
  return strstr(list, line) != NULL;
}

static aoti_graph *read_joint(aoti_registry *registry, const char *name, const char *file, const char *meta) {
  char *text;
  size_t n;
  aoti_graph *g;
  if (!read_case(name, file, &text, &n)) return NULL;
  assert_ok(aoti_graph_parse(text, n, name, registry, &aoti_heap, &g));
  const char *fwd = strstr(meta, "num_fwd_outputs ");
  assert_non_null(fwd);
  g->n_fwd_outputs = atoi(fwd + strlen("num_fwd_outputs "));
  set_hints(g, meta);
  free(text);
  return g;
}

/* FLAG=VALUE as meta.txt has it. False for a flag that libaot lacks. */
static bool set_flag(setting *s, const char *flag) {
  aoti_partition_options *o = &s->options;
  struct {
    const char *name;
    bool *value;
  } const flags[] = {
      {"recompute_views", &o->recompute_views},
      {"aggressive_recomputation", &o->aggressive_recomputation},
      {"ban_recompute_used_far_apart", &o->ban_recompute_used_far_apart},
      {"ban_recompute_long_fusible_chains", &o->ban_recompute_long_fusible_chains},
      {"ban_recompute_materialized_backward", &o->ban_recompute_materialized_backward},
      {"ban_recompute_not_in_allowlist", &o->ban_recompute_not_in_allowlist},
      {"ban_recompute_reductions", &o->ban_recompute_reductions},
      {"cse", &o->cse},
  };
  const char *value = strchr(flag, '=');
  assert_non_null(value);
  size_t n = (size_t)(value++ - flag);
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (strlen(flags[i].name) == n && !strncmp(flags[i].name, flag, n)) {
      *flags[i].value = !strcmp(value, "True");
      return true;
    }
  if (!strncmp(flag, "max_dist_from_bw=", n + 1))
    o->max_dist_from_bw = atoi(value);
  else if (!strncmp(flag, "activation_memory_budget=", n + 1))
    o->activation_memory_budget = atof(value);
  else if (!strncmp(flag, "activation_memory_budget_solver=", n + 1))
    o->activation_memory_budget_solver = aoti_budget_solver_find(value);
  else if (!strncmp(flag, "static_lifetime_input_indices=", n + 1)) {
    for (const char *p = value; *p;) {
      char *end;
      if (*p < '0' || *p > '9') {
        p++;
        continue;
      }
      assert_true(o->n_static_lifetime_inputs < 64);
      s->static_inputs[o->n_static_lifetime_inputs++] = (size_t)strtol(p, &end, 10);
      p = end;
    }
    o->static_lifetime_inputs = s->static_inputs;
  } else
    return false;
  return true;
}

/* "variant SETTING LIKE FLAG=VALUE ..." */
static bool read_variant(const char *line, char *copy, size_t room, setting *s) {
  size_t n = strcspn(line, "\n");
  assert_true(n < room);
  memcpy(copy, line, n);
  copy[n] = 0;
  char *rest = NULL;
  strtok_r(copy, " ", &rest);
  s->name = strtok_r(NULL, " ", &rest);
  s->partitioner = "min_cut";
  const char *like = strtok_r(NULL, " ", &rest);
  if (!strcmp(like, "default"))
    snprintf(s->prefix, sizeof s->prefix, "mincut");
  else
    snprintf(s->prefix, sizeof s->prefix, "mincut_%s", like);
  for (const char *flag; (flag = strtok_r(NULL, " ", &rest));)
    if (!set_flag(s, flag)) return false;
  return true;
}

typedef struct tally {
  int same, total, bad;
} tally;

static void compare(aoti_registry *registry, const aoti_graph *g, const char *name, const char *list, const setting *s,
                    tally *t) {
  const char *only = getenv("AOT_PARITY_SHOW"), *which = getenv("AOT_PARITY_SETTING");
  bool ok = try_setting(registry, g, name, s, only && !strcmp(only, name) && (!which || !strcmp(which, s->name)));
  t->same += ok;
  t->total++;
  if (!ok && getenv("AOT_PARITY_LIST")) print_message("partition %s %s: differs\n", name, s->name);
  if (ok != listed(list, name, s->name)) return;
  print_message("%s %s: %s\n", name, s->name, ok ? "listed as different, but identical" : "differs");
  t->bad++;
}

// mem_guard: however the cut is asked for, what it saves takes no more bytes than what the default partition saves.
static int n_guarded, n_above;
static void hold_guard(const aoti_graph *g, const char *name, const setting *s) {
  aoti_partition plain, guarded;
  aoti_partition_options options = s->options;
  options.mem_guard = true;
  assert_ok(aoti_partition_find("default")(g, &options, &plain));
  assert_ok(aoti_partition_find("min_cut")(g, &options, &guarded));
  n_guarded++;
  if (guarded.saved_bytes > plain.saved_bytes) {
    print_message("%s %s: %lld bytes are saved, %lld by default\n", name, s->name, (long long)guarded.saved_bytes,
                  (long long)plain.saved_bytes);
    n_above++;
  }
  aoti_partition_deinit(&plain);
  aoti_partition_deinit(&guarded);
}

static void one_case(aoti_registry *registry, const char *name, const char *list, tally t[4]) {
  char *meta, copy[600];
  size_t n_meta;
  assert_true(read_case(name, "meta.txt", &meta, &n_meta));
  aoti_graph *g = read_joint(registry, name, "joint.fx", meta);
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  options.mem_guard = false;
  compare(registry, g, name, list, &(setting){"default", "default", "default", options}, &t[0]);
  compare(registry, g, name, list, &(setting){"min_cut", "min_cut", "mincut", options}, &t[1]);
  hold_guard(g, name, &(setting){"min_cut", "min_cut", "mincut", options});
  for (const char *line = strstr(meta, "\nvariant "); line; line = strstr(line + 1, "\nvariant ")) {
    setting s = {.options = options};
    assert_true(read_variant(line + 1, copy, sizeof copy, &s));
    compare(registry, g, name, list, &s, &t[2]);
    hold_guard(g, name, &s);
  }
  aoti_graph_destroy(g);
  if ((g = read_joint(registry, name, "inductor_joint.fx", meta)))
    compare(registry, g, name, list, &(setting){"inductor", "min_cut", "inductor", options}, &t[3]);
  aoti_graph_destroy(g);
  free(meta);
}

static void partitions_are_pytorchs(void **state) {
  (void)state;
  aoti_registry *registry;
  tally t[4] = {{0}};
  char *list;
  size_t n;
  assert_ok(aoti_read_file(AOT_SOURCE_DIR "/test/parity/partition_differs.txt", 0, &list, &n));
  assert_ok(aoti_registry_create(&aoti_heap, &registry));
  DIR *dir = opendir(root);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s/joint.fx", root, e->d_name);
    FILE *f = e->d_name[0] == '.' ? NULL : fopen(path, "r");
    if (!f) continue;
    fclose(f);
    one_case(registry, e->d_name, list, t);
  }
  closedir(dir);
  static const char *const titles[] = {"default partition", "min_cut partition", "partitions under other settings",
                                       "partitions of inductor graphs"};
  for (int i = 0; i < 4; i++) print_message("%s: %d of %d\n", titles[i], t[i].same, t[i].total);
  print_message("%d of them but for unused random operators\n", n_lean);
  aoti_registry_destroy(registry);
  free(list);
  assert_true(t[0].total > 200 && t[1].total > 200 && t[2].total > 200 && t[3].total > 80);
  print_message("within the default partition's bytes: %d of %d\n", n_guarded - n_above, n_guarded);
  assert_int_equal(n_above, 0);
  assert_int_equal(t[0].bad + t[1].bad + t[2].bad + t[3].bad, 0);
}

// ---- budgets.txt: "case solver budget: saved values"

static void add_saved(const aoti_graph *fw, int n_fwd_outputs, aoti_text *out) {
  const aot_value *all;
  size_t n;
  aoti_graph_outputs(fw, &all, &n);
  for (size_t i = (size_t)n_fwd_outputs; i < n; i++)
    aoti_text_add(out, "%s%s", i > (size_t)n_fwd_outputs ? " " : "", aoti_graph_node(fw, all[i].as.node)->name);
}

static bool one_budget(const aoti_graph *joint, const char *solver, double budget, const char *want, bool show) {
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  aoti_partition p;
  aoti_text got = {0};
  options.mem_guard = false;
  options.activation_memory_budget = budget;
  options.activation_memory_budget_solver = aoti_budget_solver_find(solver);
  assert_ok(aoti_partition_find("min_cut")(joint, &options, &p));
  add_saved(p.forward, joint->n_fwd_outputs, &got);
  bool same = !strcmp(got.at ? got.at : "", want);
  if (show && !same) printf("---- %s %g\n%s\n++++ got\n%s\n", solver, budget, want, got.at ? got.at : "");
  aoti_text_deinit(&got);
  aoti_partition_deinit(&p);
  return same;
}

static void budgets_save_what_pytorch_saves(void **state) {
  (void)state;
  aoti_registry *registry;
  char *list, *budgets, last[64] = "", *meta = NULL, *rest;
  const char *only = getenv("AOT_PARITY_SHOW");
  size_t n, total = 0, bad = 0, same = 0;
  aoti_graph *g = NULL;
  assert_ok(aoti_read_file(AOT_SOURCE_DIR "/test/parity/partition_differs.txt", 0, &list, &n));
  assert_ok(aoti_read_file(AOT_SOURCE_DIR "/test/parity/budgets.txt", 0, &budgets, &n));
  assert_ok(aoti_registry_create(&aoti_heap, &registry));
  for (char *line = strtok_r(budgets, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    char name[64], solver[40], which[80], number[16];
    assert_int_equal(sscanf(line, "%63s %39s %15[0-9.]:", name, solver, number), 3);
    if (strcmp(name, last) != 0) {
      aoti_graph_destroy(g);
      free(meta);
      assert_true(read_case(name, "meta.txt", &meta, &n));
      g = read_joint(registry, name, "joint.fx", meta);
      snprintf(last, sizeof last, "%s", name);
    }
    const char *want = strchr(line, ':') + 1;
    bool ok = one_budget(g, solver, atof(number), want + (*want == ' '), only && !strcmp(only, name));
    snprintf(which, sizeof which, "%s %s", solver, number);
    total++;
    same += ok;
    if (ok != listed(list, name, which)) continue;
    print_message("%s %s: %s\n", name, which, ok ? "listed as different, but identical" : "differs");
    bad++;
  }
  print_message("budgets: %zu of %zu\n", same, total);
  aoti_graph_destroy(g);
  free(meta);
  aoti_registry_destroy(registry);
  free(list);
  free(budgets);
  assert_true(total >= 30);
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(partitions_are_pytorchs),
                                     cmocka_unit_test(budgets_save_what_pytorch_saves)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
