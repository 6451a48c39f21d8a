/* Checks random programs: what one gives as it is written, run by the reference kernels, is what its compiled form
 * gives: outputs, inputs that it writes, gradients. A failing program is made smaller before it is shown.
 *
 *     AOT_RANDOM_SEED=N        only that one, and its text
 *     AOT_RANDOM_GRAPHS=1      joint graphs too
 *     AOT_RANDOM_FIRST=N       from there
 *     AOT_RANDOM_COUNT=N       so many */
#ifndef AOT_RANDOM_CHECK_H
#define AOT_RANDOM_CHECK_H

#include "random_ops.h"

#include <signal.h>
#include <unistd.h>

/* A tensor's values, out of the reach of later writes. */
typedef struct rp_values {
  aot_dtype dtype;
  int ndim;
  int64_t size[8], n;
  double *at;
} rp_values;

enum { RP_RESULTS = 2 * RP_OUTPUTS + 2 * RP_INPUTS };
typedef struct rp_results {
  rp_values value[RP_RESULTS];
  bool exact[RP_RESULTS];
  char name[RP_RESULTS][24];
  size_t n;
  char error[512], grad_error[512];
} rp_results;

static void rp_results_free(rp_results *r) {
  for (size_t i = 0; i < r->n; i++) free(r->value[i].at);
  r->n = 0;
}

static void rp_take(rp_results *r, const aot_tensor *t, bool exact, const char *kind, size_t number) {
  aot_tensor *here = NULL;
  rp_values *v = &r->value[r->n];
  assert_true(r->n < RP_RESULTS);
  snprintf(r->name[r->n], sizeof r->name[0], "%s %zu", kind, number);
  r->exact[r->n++] = exact;
  *v = (rp_values){.ndim = -1};
  if (!t) return;
  if (t->meta.device.type != AOT_CPU) {
    aot_status status = aot_tensor_to(t, (aot_device){AOT_CPU, 0}, &here);
    if (status) fail_msg("%s", aot_status_text(status));
    t = here;
  }
  v->dtype = t->meta.dtype;
  v->ndim = t->meta.ndim;
  for (int d = 0; d < v->ndim; d++) v->size[d] = t->meta.size[d].value;
  v->n = aoti_tensor_numel(t);
  v->at = malloc((size_t)(v->n + 1) * sizeof *v->at);
  assert_non_null(v->at);
  for (int64_t i = 0; i < v->n; i++) v->at[i] = aoti_tensor_get(t, i);
  aot_tensor_release(here);
}

/* How a program is compiled. */
typedef struct rp_how {
  aot_device device;
  bool default_partition, fused_rounding;
  double budget;
  const char *table;
  bool dynamic, no_extern;
} rp_how;

/* The gradient that output number i gets. */
static aot_tensor *rp_tangent(aot_scope *s, const aot_tensor *like, size_t number) {
  aot_int size[8];
  for (int d = 0; d < like->meta.ndim; d++) size[d] = like->meta.size[d];
  aot_tensor *t = aot_tensor_new(s, like->meta.dtype, (aot_ints){size, (size_t)like->meta.ndim}, NULL), *there;
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++)
    aoti_tensor_set(t, i, (double)((i * 7 + (int64_t)number * 5) % 5 - 2));
  if (like->meta.device.type == AOT_CPU) return t;
  aot_status status = aot_tensor_to(t, like->meta.device, &there);
  if (!status) return aoti_scope_own(s, there);
  aoti_scope_fail(s, status);
  return aoti_poison();
}

/* Runs the program on a device; function NULL: as it is written. */
static void rp_run(aot_session *ses, const rp_program *p, aot_device device, aot_function *function, bool gradients,
                   rp_results *r) {
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[RP_INPUTS], *out[RP_OUTPUTS], *wanted[RP_OUTPUTS + RP_INPUTS], *leaf[RP_INPUTS],
      *tangent[RP_OUTPUTS + RP_INPUTS], *grad[RP_INPUTS] = {NULL};
  size_t n = 0, leaves = 0;
  memset(r, 0, sizeof *r);
  rp_inputs(s, p, device, in);
  if (function)
    aot_function_call(s, function, (aot_tensors){in, p->n_in}, out);
  else
    rp_fn(s, in, out, (void *)p);
  if (!aot_scope_error(s)) {
    for (size_t i = 0; i < p->n_out; i++) rp_take(r, out[i], p->slot[p->out[i]].exact, "output", i);
    for (size_t i = 0; i < p->n_in; i++) rp_take(r, in[i], p->slot[i].exact, "input", i);
    for (size_t i = 0; i < p->n_in; i++)
      if (p->in[i].wants_grad) leaf[leaves++] = in[i];
    for (size_t i = 0; i < p->n_out; i++)
      if (aot_tensor_requires_grad(out[i])) wanted[n++] = out[i];
    for (size_t i = 0; i < p->n_in; i++)
      if (!p->in[i].wants_grad && aot_tensor_requires_grad(in[i])) wanted[n++] = in[i];
    for (size_t i = 0; i < n; i++) tangent[i] = rp_tangent(s, wanted[i], i);
    if (n && leaves && gradients) {
      aot_grad(s, (aot_tensors){wanted, n}, (aot_tensors){leaf, leaves}, &(aot_tensors){tangent, n}, false, grad);
      if (aot_scope_error(s))
        snprintf(r->grad_error, sizeof r->grad_error, "%s", aot_status_text(aot_scope_error(s)));
      else
        for (size_t i = 0; i < leaves; i++) rp_take(r, grad[i], false, "gradient", i);
    }
  } else {
    snprintf(r->error, sizeof r->error, "%s", aot_status_text(aot_scope_error(s)));
  }
  aot_status_free(aot_scope_end(s));
}

static bool rp_half_in(const rp_program *p) {
  bool half = p->half;
  for (size_t i = 0; i < p->n_in; i++) half = half || p->in[i].dtype == AOT_BF16 || p->in[i].dtype == AOT_F16;
  return half;
}

/* NULL, or what differs. */
static const char *rp_compare(const rp_program *p, const rp_results *want, const rp_results *got, bool fused) {
  static char what[512];
  for (size_t k = 0; k < want->n; k++) {
    const rp_values *a = &want->value[k], *b = &got->value[k];
    if (k >= got->n) {
      snprintf(what, sizeof what, "%s is missing", want->name[k]);
      return what;
    }
    bool none_is_zero = a->ndim < 0 || b->ndim < 0; // a gradient that none flows to: None, or zeros
    const rp_values *one = a->ndim < 0 ? b : a;
    for (int64_t i = 0; none_is_zero && one->ndim >= 0 && i < one->n; i++)
      if (one->at[i] != 0) {
        snprintf(what, sizeof what, "%s is None", want->name[k]);
        return what;
      }
    if (none_is_zero) continue;
    if (a->dtype != b->dtype || a->ndim != b->ndim || a->n != b->n || memcmp(a->size, b->size, sizeof a->size)) {
      snprintf(what, sizeof what, "%s has another type", want->name[k]);
      return what;
    }
    double most = 0, tolerance = 0;
    for (int64_t i = 0; i < a->n; i++)
      if (isfinite(a->at[i]) && fabs(a->at[i]) > most) most = fabs(a->at[i]);
    if (!want->exact[k] || fused) tolerance = (rp_half_in(p) ? 0.1 : 4e-4) * (1 + most);
    for (int64_t i = 0; i < a->n; i++) {
      double x = a->at[i], y = b->at[i];
      if (x == y || (isnan(x) && isnan(y)) || fabs(x - y) <= tolerance) continue;
      snprintf(what, sizeof what, "%s (%s), element %lld: %.9g, expected is %.9g", want->name[k],
               aot_dtype_name(a->dtype), (long long)i, y, x);
      return what;
    }
  }
  return NULL;
}

/* Reduced-precision results rounded once, where they are stored: the forward alone. */
static const char *rp_check_fused(aot_session *ses, const rp_program *p, const rp_how *how, const rp_results *want) {
  static char what[512];
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[RP_INPUTS], *out[RP_OUTPUTS] = {NULL};
  aot_graph *graph = NULL;
  aoti_unit *u = NULL;
  aot_executable *exe = NULL;
  aoti_pipeline pipeline;
  rp_results got = {.n = 0};
  rp_inputs(s, p, (aot_device){AOT_CPU, 0}, in); // graphs are recorded on the host and run anywhere
  for (size_t i = 0; i < p->n_in; i++) in[i] = aot_detach(s, in[i]);
  aot_status status = aot_make_fx(ses, rp_fn, (void *)p, (aot_tensors){in, p->n_in}, NULL, p->n_out, &graph);
  if (!status) status = aoti_unit_create_halves(ses, graph, NULL, &u);
  if (!status) status = aoti_target_for(how->device, &u->arena, &u->target);
  const char *text = how->no_extern ? "lower{fused_rounding,no_extern},fuse,loops,codegen"
                                    : "lower{fused_rounding},fuse,loops,codegen";
  if (!status) status = aoti_pipeline_parse(&u->arena, text, &pipeline);
  if (!status) status = aoti_unit_run(u, &pipeline, NULL);
  if (!status) status = aoti_unit_finish(u, p->n_out, NULL, how->device, &exe);
  rp_inputs(s, p, how->device, in);
  if (!status) status = aot_executable_forward(exe, NULL, (aot_tensors){in, p->n_in}, out, NULL);
  if (status) {
    snprintf(what, sizeof what, "%s", aot_status_text(status));
  } else {
    for (size_t i = 0; i < p->n_out; i++) rp_take(&got, out[i], p->slot[p->out[i]].exact, "output", i);
    rp_results outputs = *want;
    outputs.n = p->n_out;
    const char *differs = rp_compare(p, &outputs, &got, true);
    snprintf(what, sizeof what, "%s", differs ? differs : "");
  }
  for (size_t i = 0; i < p->n_out; i++) aot_tensor_release(out[i]);
  rp_results_free(&got);
  aot_executable_release(exe);
  aoti_unit_destroy(u);
  aot_graph_destroy(graph);
  aot_status_free(status);
  aot_status_free(aot_scope_end(s));
  return what[0] ? what : NULL;
}

/* NULL, or what differs, in a static buffer. */
static const char *rp_check(aot_session *ses, const rp_program *p, const rp_how *how) {
  static char what[640];
  rp_results want, got;
  aot_function *function = NULL;
  aot_decompositions *table = NULL;
  aot_dynamic_dim dynamic[4 * RP_INPUTS];
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  aot_partition_options partition = AOT_PARTITION_OPTIONS_INIT;
  what[0] = 0;
  rp_run(ses, p, (aot_device){AOT_CPU, 0}, NULL, p->grads, &want);
  if (want.error[0]) {
    snprintf(what, sizeof what, "as written: %s", want.error);
    rp_results_free(&want);
    return what;
  }
  if (how->fused_rounding) {
    const char *differs = rp_check_fused(ses, p, how, &want);
    rp_results_free(&want);
    return differs;
  }
  if (how->default_partition) options.partition = aot_default_partition;
  partition.activation_memory_budget = how->budget;
  options.partition_options = &partition;
  bool gradients = p->grads && !want.grad_error[0]; // a value that the backward reads was written: there is none
  options.no_grad = !gradients;
  options.debug_assert = true;
  assert_null(aot_decompositions_create(ses, how->table, &table));
  options.decompositions = table;
  for (size_t i = 0; how->dynamic && i < p->n_in; i++)
    for (int d = 0; d < p->in[i].ndim; d++)
      if (p->in[i].size[d] > 1) dynamic[options.n_dynamic++] = (aot_dynamic_dim){i, d};
  options.dynamic = dynamic;
  assert_null(aot_function_create(ses, rp_fn, (void *)p, p->n_in, p->n_out, &options, &function));
  rp_run(ses, p, how->device, function, gradients, &got);
  if (getenv("AOT_RANDOM_GRAPHS") && aot_function_joint(function, 0)) {
    char *text;
    assert_null(aot_graph_print(aot_function_joint(function, 0), AOT_ANNOTATE_FULL, &text));
    print_message("%s", text);
    aot_text_free(text);
  }
  const char *differs = got.error[0] ? got.error : got.grad_error[0] ? got.grad_error : NULL;
  if (!differs) differs = rp_compare(p, &want, &got, false);
  if (differs) snprintf(what, sizeof what, "%s", differs);
  rp_results_free(&want);
  rp_results_free(&got);
  aot_function_destroy(function);
  aot_decompositions_destroy(table);
  return what[0] ? what : NULL;
}

/* ---- making a failing program smaller */

static bool rp_names(aot_value v, uint32_t first, uint32_t n) {
  if (v.kind == AOT_NODE) return v.as.node >= first && v.as.node < first + n;
  for (size_t i = 0; v.kind == AOT_LIST && i < v.as.list.n; i++)
    if (rp_names(v.as.list.at[i], first, n)) return true;
  return false;
}
static bool rp_is_read(const rp_program *p, size_t k) {
  const rp_call *c = &p->call[k];
  for (size_t i = 0; i < p->n_out; i++)
    if (p->out[i] >= c->first && p->out[i] < c->first + c->n_slots) return true;
  for (size_t j = k + 1; j < p->n_calls; j++)
    for (int a = 0; !p->call[j].dropped && a < p->call[j].n_args; a++)
      if (rp_names(p->call[j].args[a], c->first, c->n_slots)) return true;
  return false;
}

/* Leaves out outputs, calls and gradients while something differs. */
static void rp_shrink(aot_session *ses, rp_program *p, const rp_how *how) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (size_t i = 0; i < p->n_out && p->n_out > 1; i++) {
      uint32_t was = p->out[i];
      p->out[i] = p->out[--p->n_out];
      if (rp_check(ses, p, how))
        smaller = true;
      else
        p->out[p->n_out++] = p->out[i], p->out[i] = was;
    }
    for (size_t k = p->n_calls; k-- > 0;) {
      if (p->call[k].dropped || rp_is_read(p, k)) continue;
      p->call[k].dropped = true;
      if (rp_check(ses, p, how))
        smaller = true;
      else
        p->call[k].dropped = false;
    }
    for (size_t k = p->n_calls; p->n_out == 1 && k-- > 0;) { // an earlier value for the output
      const rp_call *c = &p->call[k];
      uint32_t was = p->out[0];
      if (c->dropped || !c->n_slots || (was >= c->first && was < c->first + c->n_slots)) continue;
      if (was < c->first || p->slot[c->first].hidden) continue;
      p->out[0] = c->first;
      if (rp_check(ses, p, how))
        smaller = true;
      else
        p->out[0] = was;
    }
    for (size_t i = 0; i < p->n_in; i++) {
      if (!p->in[i].wants_grad) continue;
      p->in[i].wants_grad = false;
      if (rp_check(ses, p, how))
        smaller = true;
      else
        p->in[i].wants_grad = true;
    }
  }
}

/* ---- many */

static volatile uint64_t rp_current;
static void rp_crashed(int signal_number) {
  char text[64];
  int n =
      snprintf(text, sizeof text, "signal %d in AOT_RANDOM_SEED=%llu\n", signal_number, (unsigned long long)rp_current);
  if (write(2, text, (size_t)n) < 0) _exit(3);
  _exit(2);
}

static rp_how rp_how_of(const rp_program *p, aot_device device) {
  static const char *const tables[] = {"none", "none", "core_aten", "inductor"};
  rp_program dice = {.state = p->seed ^ 0x5eed};
  rp_how how = {.device = device, .budget = 1, .table = tables[rp_below(&dice, 4)]};
  how.default_partition = rp_chance(&dice, 35);
  if (!how.default_partition && rp_chance(&dice, 25)) how.budget = (double)rp_below(&dice, 3) / 2;
  how.dynamic = rp_chance(&dice, 15);
  for (size_t i = 0; i < p->n_calls; i++) // images of symbolic size have no resizing
    if (strstr(p->call[i].op, "upsample")) how.dynamic = false;
  how.no_extern = rp_chance(&dice, 50);
  how.fused_rounding = !p->writes && rp_chance(&dice, p->half ? 30 : 8);
  return how;
}

static bool rp_one(uint64_t seed, aot_device device, bool show) {
  static rp_program p;
  aot_session *ses;
  rp_current = seed;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *s = aot_scope_begin(ses);
  rp_make(&p, seed, s);
  rp_how how = rp_how_of(&p, device);
  aoti_text text = {0};
  if (show) {
    rp_print(&p, &text);
    print_message("%s", text.at);
  }
  const char *differs = rp_check(ses, &p, &how);
  if (differs) {
    print_message("AOT_RANDOM_SEED=%llu: %s\n", (unsigned long long)seed, differs);
    rp_shrink(ses, &p, &how);
    differs = rp_check(ses, &p, &how);
    text.n = 0;
    rp_print(&p, &text);
    print_message("%s partition, budget %g, table %s%s%s: %s\n%s\n", how.default_partition ? "default" : "min_cut",
                  how.budget, how.table, how.dynamic ? ", dynamic" : "", how.fused_rounding ? ", fused rounding" : "",
                  differs ? differs : "(gone when run again)", text.at);
  }
  aoti_text_deinit(&text);
  rp_free(&p);
  aot_status_free(aot_scope_end(s));
  aot_session_destroy(ses);
  return !differs;
}

static void rp_many(aot_device device, uint64_t first, uint64_t count) {
  const char *seed = getenv("AOT_RANDOM_SEED"), *from = getenv("AOT_RANDOM_FIRST"), *n = getenv("AOT_RANDOM_COUNT");
  signal(SIGSEGV, rp_crashed);
  signal(SIGABRT, rp_crashed);
  signal(SIGFPE, rp_crashed);
  signal(SIGILL, rp_crashed);
  if (from) first = strtoull(from, NULL, 10);
  if (n) count = strtoull(n, NULL, 10);
  if (seed) first = strtoull(seed, NULL, 10), count = 1;
  uint64_t bad = 0;
  for (uint64_t i = 0; i < count; i++) bad += !rp_one(first + i, device, seed != NULL);
  print_message("random programs %llu to %llu: %llu differ\n", (unsigned long long)first,
                (unsigned long long)(first + count - 1), (unsigned long long)bad);
  assert_int_equal(bad, 0);
}

#endif
