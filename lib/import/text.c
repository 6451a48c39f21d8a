// Which of the graphs a text holds.
#include "import.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef AOT_VEC(aoti_graph_header) headers;

// Kinds by the headline of a log, or by the class where there is none. half: not to be differentiated.
static const struct {
  const char *begins, *kind;
  bool half;
} kinds[] = {
    {"Joint graph", "joint", false},
    {"Forward graph", "forward", true},
    {"Backward graph", "backward", true},
    {"AFTER POST GRAD", "post_grad", true},
    {"BEFORE POST GRAD", "before_post_grad", true},
    {"BEFORE PRE GRAD", "pre_grad", false},
    {"AFTER PRE GRAD", "pre_grad", false},
    {"__compiled_fn", "dynamo", false},
    {"joint_helper", "joint", false},
    {"joint_fn", "joint", false},
    {"inner_f", "joint", false},
    {"Repro", "runnable", true},
};

static const char *kind_of(const aoti_graph_header *h, bool *half) {
  const char *text = h->title ? h->title : h->class_at;
  size_t n = h->title ? h->title_n : h->class_n;
  *half = false;
  for (size_t i = 0; text && i < sizeof kinds / sizeof *kinds; i++) {
    size_t k = strlen(kinds[i].begins);
    if (n < k || memcmp(text, kinds[i].begins, k)) continue;
    *half = kinds[i].half;
    return kinds[i].kind;
  }
  return "graph";
}

static bool matches(const aoti_graph_header *h, size_t number, const char *which) {
  bool half;
  size_t n = strlen(which);
  char *end;
  unsigned long wanted = strtoul(which, &end, 10);
  if (n && !*end) return wanted == number;
  if (!strcasecmp(kind_of(h, &half), which)) return true;
  if (h->title && h->title_n == n && !strncasecmp(h->title, which, n)) return true;
  return h->class_at && h->class_n == n && !memcmp(h->class_at, which, n);
}

// "1 joint "Joint graph 0" (line 4), ..."
static void list(const headers *all, aoti_text *t) {
  enum { SHOWN = 20 };
  bool half;
  for (size_t i = 0; i < all->n && i < SHOWN; i++) {
    const aoti_graph_header *h = &all->at[i];
    aoti_text_add(t, "%s%zu %s", i ? ", " : "", i + 1, kind_of(h, &half));
    if (h->title) aoti_text_add(t, " \"%.*s\"", (int)h->title_n, h->title);
    aoti_text_add(t, " (line %d)", h->line);
  }
  if (all->n > SHOWN) aoti_text_add(t, ", and %zu more", all->n - SHOWN);
}

static aot_status choose(aot_session *session, const headers *all, const char *name, const char *which, size_t *out) {
  aoti_text t = {0};
  size_t found = 0;
  bool half;
  *out = 0;
  for (size_t i = all->n; i-- > 0;)
    if (which ? matches(&all->at[i], i + 1, which) : !strcmp(kind_of(&all->at[i], &half), "joint")) found++, *out = i;
  if (which ? found == 1 : all->n == 1) return NULL;
  list(all, &t);
  const char *shown = t.at ? t.at : "";
  aot_status status = NULL;
  if (!which)
    aoti_logf(&session->log, AOT_LOG_WARN, "import", "%s holds %zu graphs: %s; the one at line %d is read", name,
              all->n, shown, all->at[*out].line);
  else
    status = aoti_error(AOT_ERROR_INVALID, "%s: %s graph is called %s; there are %s", name,
                        found ? "more than one" : "no", which, shown);
  aoti_text_deinit(&t);
  return status;
}

// Dynamo calls a module's tensors after where they are: l_self_modules_fc_parameters_weight_.
static aot_status name_parameters(aoti_graph *g) {
  static const char parameter[] = "_parameters_", buffer[] = "_buffers_";
  bool any = false;
  for (size_t i = 0; i < g->nodes.n; i++)
    any = any || (g->nodes.at[i].kind == AOTI_PLACEHOLDER && strstr(g->nodes.at[i].name, parameter));
  if (!any || g->is_half || g->is_joint || g->inputs.n) return NULL;
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    bool of_module = n->kind == AOTI_PLACEHOLDER && (n->name[0] == 'l' || n->name[0] == 'L') && n->name[1] == '_';
    bool is_parameter = of_module && strstr(n->name, parameter);
    if (is_parameter || (of_module && strstr(n->name, buffer)))
      AOT_TRY(aoti_graph_add_input(g, n->name, n->name, is_parameter, NULL));
  }
  return NULL;
}

static aot_status import(aot_session *session, aoti_arena *scratch, const char *text, size_t n, const char *name,
                         const char *which, aoti_graph **out) {
  headers all = {0};
  size_t k = 0;
  bool half = false;
  aoti_graph *g;
  for (aoti_graph_header h = {0}; aoti_graph_next(text, n, &h);) AOT_TRY(aoti_push(scratch, &all, h));
  if (all.n) {
    AOT_TRY(choose(session, &all, name, which, &k));
    kind_of(&all.at[k], &half);
  }
  AOT_TRY(aoti_graph_parse_at(text, n, all.n ? &all.at[k] : NULL, name, session->registry, session->heap, &g));
  if (half) g->is_half = g->n_fwd_outputs < 0;
  size_t from = all.n ? all.at[k].next : n, end = k + 1 < all.n ? all.at[k + 1].at : n;
  size_t before = all.n && k ? all.at[k - 1].next : 0;
  bool inductor = all.n && half && !all.at[k].title; // a runnable: strides as Inductor laid the values out
  bool lenient = inductor || (g->is_half && g->assumes_strides);
  aot_status status = aoti_import_tidy(&g, lenient);
  if (!status) status = aoti_import_numbers(&g);
  if (!status && all.n) status = aoti_import_buffers(g, text, before, all.at[k].at, name);
  if (!status) status = aoti_import_load_args(g, text, from, end, name);
  bool script = all.n && !all.at[k].title;
  if (!status && script) status = aoti_import_minifier_args(g, text, before, all.at[k].at, name);
  if (!status && script) status = aoti_import_minifier_args(g, text, from, end, name);
  if (!status) status = aoti_import_signature(g, text, from, end);
  if (!status) status = name_parameters(g);
  if (status)
    aoti_graph_destroy(g);
  else
    *out = g;
  return status;
}

aot_status aoti_import_text(aot_session *session, const char *text, size_t n, const char *name, const char *which,
                            aoti_graph **out) {
  aoti_arena scratch;
  aoti_arena_init(&scratch, session->heap);
  aot_status status = aoti_import_clean(&scratch, text, n, &text, &n);
  if (!status) status = aoti_import_unwrap(&scratch, text, n, &text, &n);
  if (!status) status = import(session, &scratch, text, n, name, which, out);
  aoti_arena_deinit(&scratch);
  return status;
}
