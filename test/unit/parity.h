/* Reads one case of test/parity/data: meta.txt and the arrays it names. Used by the parity tests; asserts through
 * cmocka. */
#ifndef AOT_TEST_PARITY_H
#define AOT_TEST_PARITY_H

#include "trace.h"
#include <aot/runtime.h>

#include <dirent.h>
#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { PARITY_MAX = 64 };

typedef struct parity_array {
  char name[64], file[64], file64[64];
  aot_dtype dtype;
  bool requires_grad, none;
  int ndim;
  int64_t size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
} parity_array;

typedef struct parity_case {
  char dir[512];
  bool dynamic, random, inference;
  bool calls; /* what a call leaves is recorded: test_parity_mutation compares that */
  char retrace[16];
  int draw; /* 0: the inputs as recorded; else others near them (parity_draws.h) */
  int n_in, n_tangents, n_out, n_grads, n_constants, n_slopes;
  parity_array constant[4]; /* of forward.fx, by name */
  parity_array in[PARITY_MAX], tangent[PARITY_MAX], out[PARITY_MAX], grad[PARITY_MAX];
  parity_array slope[PARITY_MAX]; /* the gradients by finite differences, where PyTorch's are wrong (slopes.txt) */
} parity_case;

static inline int parse_dims(const char *text, int64_t *out) {
  int n = 0;
  for (const char *p = text + 1; *p && *p != ']' && n < AOT_MAX_DIMS;) {
    char *end;
    out[n++] = strtoll(p, &end, 10);
    p = *end == ',' ? end + 1 : end;
  }
  return n;
}

static inline void parse_array(const char *line, parity_array *a) {
  char dtype[16], size[256], stride[256], extra[64] = "-";
  int grad = 0;
  *a = (parity_array){0};
  if (sscanf(line, "%*s %63s %15s %255s %255s %d %63s %63s", a->name, dtype, size, stride, &grad, a->file, extra) < 6) {
    a->none = true;
    return;
  }
  a->dtype = aoti_dtype_parse(dtype, strlen(dtype));
  a->ndim = parse_dims(size, a->size);
  parse_dims(stride, a->stride);
  a->requires_grad = grad;
  snprintf(a->file64, sizeof a->file64, "%s", extra);
}

/* False when the folder is no case. */
static inline bool parity_read(const char *root, const char *name, parity_case *c) {
  *c = (parity_case){0};
  snprintf(c->dir, sizeof c->dir, "%s/%s", root, name);
  char path[600], line[2048];
  snprintf(path, sizeof path, "%s/meta.txt", c->dir);
  FILE *f = fopen(path, "r");
  if (!f) return false;
  while (fgets(line, sizeof line, f)) {
    char word[32] = "", value[64] = "";
    sscanf(line, "%31s %63s", word, value);
    if (!strcmp(word, "dynamic")) c->dynamic = value[0] == '1';
    if (!strcmp(word, "random")) c->random = value[0] == '1';
    if (!strcmp(word, "mode")) c->inference = !strcmp(value, "inference");
    if (!strcmp(word, "raw")) c->calls = true;
    if (!strcmp(word, "retrace")) snprintf(c->retrace, sizeof c->retrace, "%.15s", value);
    if (!strcmp(word, "input") && c->n_in < PARITY_MAX) parse_array(line, &c->in[c->n_in++]);
    if (!strcmp(word, "constant") && c->n_constants < 4) parse_array(line, &c->constant[c->n_constants++]);
    if (!strcmp(word, "tangent") && c->n_tangents < PARITY_MAX) parse_array(line, &c->tangent[c->n_tangents++]);
    if (!strcmp(word, "output") && c->n_out < PARITY_MAX) parse_array(line, &c->out[c->n_out++]);
    if (!strcmp(word, "slope") && c->n_slopes < PARITY_MAX) parse_array(line, &c->slope[c->n_slopes++]);
    if (!strcmp(word, "grad") && c->n_grads < PARITY_MAX) parse_array(line, &c->grad[c->n_grads++]);
  }
  fclose(f);
  return true;
}

/* The names of all cases, sorted; *n of them. The caller frees. */
static inline char **parity_cases(const char *root, size_t *n) {
  struct dirent **entries;
  int count = scandir(root, &entries, NULL, alphasort);
  char **names = calloc((size_t)(count > 0 ? count : 0) + 1, sizeof *names);
  *n = 0;
  for (int i = 0; i < count; i++) {
    if (entries[i]->d_name[0] != '.') names[(*n)++] = strdup(entries[i]->d_name);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
  return names;
}

/* A file of the case as text, or NULL. The caller frees. */
static inline char *parity_text(const parity_case *c, const char *file, size_t *n) {
  char path[600], *text;
  snprintf(path, sizeof path, "%s/%s", c->dir, file);
  aot_status status = aoti_read_file(path, 0, &text, n);
  if (!status) return text;
  aot_status_free(status);
  return NULL;
}

/* The array of a file, with the strides of its record, owned by s; NULL when it cannot be read. */
static inline aot_tensor *parity_tensor(aot_scope *s, const parity_case *c, const parity_array *a, const char *file,
                                        aot_dtype dtype) {
  char path[700];
  aot_tensor *flat, *t;
  snprintf(path, sizeof path, "%s/%s", c->dir, file);
  aot_status status = aoti_npy_read(path, dtype, &flat);
  if (status) {
    print_message("%s: %s\n", path, aot_status_text(status));
    aot_status_free(status);
    return NULL;
  }
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  for (int d = 0; d < a->ndim; d++) size[d] = aot_i(a->size[d]), stride[d] = aot_i(a->stride[d]);
  size_t bytes;
  aoti_storage *storage = NULL;
  status = aoti_extent_bytes(dtype, a->ndim, size, stride, aot_i(0), &bytes);
  if (!status) status = aoti_storage_create((aot_device){AOT_CPU, 0}, bytes, true, &storage);
  if (!status) status = aoti_tensor_create(storage, dtype, a->ndim, size, stride, aot_i(0), &t);
  aoti_storage_release(storage);
  if (!status) {
    size_t item = aot_dtype_size(dtype);
    for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) { // bytes as they are: i64 does not survive a double
      int64_t at = 0, rest = i;
      for (int d = a->ndim - 1; d >= 0; d--) at += rest % a->size[d] * a->stride[d], rest /= a->size[d];
      memcpy((char *)storage->data + (size_t)at * item, (const char *)flat->storage->data + (size_t)i * item, item);
    }
    t = aoti_scope_own(s, t);
  }
  aot_tensor_release(flat);
  if (!status) return t;
  print_message("%s: %s\n", path, aot_status_text(status));
  aot_status_free(status);
  return NULL;
}

/* Input `number` of a draw: every element times 1 - 2^-12, 1 or 1 + 2^-12, as a hash says. As in draws.py. */
static inline aot_tensor *parity_near(aot_tensor *t, int draw, int number) {
  if (!t || !draw || t->meta.dtype != AOT_F32) return t;
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) {
    uint32_t h = (uint32_t)i * 2246822519u + (uint32_t)draw * 2654435761u + (uint32_t)number * 3266489917u;
    h = (h ^ h >> 15) * 2246822519u;
    h ^= h >> 13;
    aoti_tensor_set(t, i, (float)aoti_tensor_get(t, i) * (1 + (float)((int)(h % 3) - 1) * 0x1p-12f));
  }
  return t;
}

static inline bool parity_is_model(const parity_case *c) {
  const char *name = strrchr(c->dir, '/') + 1;
  return !strncmp(name, "model_", 6) || !strncmp(name, "dyn_model_", 10);
}

static inline double parity_roundoff(aot_dtype dtype) {
  return dtype == AOT_F64    ? 0x1p-53
         : dtype == AOT_F32  ? 0x1p-24
         : dtype == AOT_F16  ? 0x1p-11
         : dtype == AOT_BF16 ? 0x1p-8
                             : 0;
}

static inline const char *parity_compare_form(const aot_tensor *got, const aot_tensor *want) {
  if (got->meta.dtype != want->meta.dtype || got->meta.ndim != want->meta.ndim) return "dtype or dimensions differ";
  for (int d = 0; d < got->meta.ndim; d++)
    if (aoti_dim(got, d) != aoti_dim(want, d)) return "sizes differ";
  return NULL;
}

/* How far got is from want (PyTorch's) and want64: at most `factor` times PyTorch's own error against f64 plus a few
 * roundings. Returns NULL or what is wrong, in a static buffer. */
static inline const char *parity_compare(const aot_tensor *got, const aot_tensor *want, const aot_tensor *want64) {
  static char text[200];
  const char *form = parity_compare_form(got, want);
  if (form) return form;
  double u = parity_roundoff(got->meta.dtype), norm = 0, own = 0;
  int64_t n = aoti_tensor_numel(got);
  for (int64_t i = 0; i < n; i++) {
    double w = aoti_tensor_get(want, i), o = want64 ? aoti_tensor_get(want64, i) : w;
    if (isfinite(o)) norm = fmax(norm, fabs(o));
    if (isfinite(o) && isfinite(w)) own = fmax(own, fabs(w - o));
  }
  for (int64_t i = 0; i < n; i++) {
    double g = aoti_tensor_get(got, i), w = aoti_tensor_get(want, i), o = want64 ? aoti_tensor_get(want64, i) : w;
    if (isnan(w) ? isnan(g) : g == w) continue;
    double scale = fabs(isnan(w) ? o : w); // where PyTorch lost the value, f64 has it
    double error = fabs(g - (isfinite(o) ? o : w)), bound = 2 * own + 8 * u * fmax(norm, scale);
    if (error <= bound) continue;
    snprintf(text, sizeof text, "element %lld is %.9g, PyTorch has %.9g, f64 %.17g", (long long)i, g, w, o);
    return text;
  }
  return NULL;
}

/* What is wrong with a result, or NULL: parity_compare, or a stricter judge. */
typedef const char *(*parity_judge)(const aot_tensor *got, const aot_tensor *want, const aot_tensor *want64);

/* Runs the graph on the inputs of the case; results are borrowed from s. */
typedef void (*parity_run_fn)(aot_scope *s, const aot_graph *g, aot_tensors in, aot_tensor **out, size_t n_out,
                              void *user);
static inline void parity_run_eager(aot_scope *s, const aot_graph *g, aot_tensors in, aot_tensor **out, size_t n_out,
                                    void *user) {
  (void)user;
  aot_graph_run(s, g, in, out, n_out);
}

/* An output that is an input, or a view of one, has no tangent. */
static inline bool parity_lives_in(const aot_tensor *t, aot_tensor *const *in, int n) {
  for (int i = 0; i < n; i++)
    if (in[i]->storage == t->storage) return true;
  return false;
}

static inline bool parity_has_sizes(const aot_tensor *t, const parity_array *a) {
  bool same = t->meta.ndim == a->ndim;
  for (int d = 0; same && d < a->ndim; d++) same = aoti_dim(t, d) == a->size[d];
  return same;
}

/* The topk whose positions this output of the graph is, or NULL: which of equal elements it means is not promised. */
static inline const aoti_node *parity_topk(const aoti_graph *g, size_t output) {
  const aot_value *v;
  size_t n;
  aoti_graph_outputs(g, &v, &n);
  if (output >= n || v[output].kind != AOT_NODE) return NULL;
  const aoti_node *item = aoti_graph_node(g, v[output].as.node);
  if (strncmp(item->name, "getitem", 7) != 0 || item->n_args != 2 || item->args[1].as.i.value != 1) return NULL;
  const aoti_node *from = aoti_graph_node(g, item->args[0].as.node);
  bool found = strncmp(from->name, "topk", 4) == 0 && from->n_args > 2 && from->args[0].kind == AOT_NODE;
  return found ? from : NULL;
}

/* The number among the inputs of a placeholder, or -1. */
static inline int parity_input_of(const aoti_graph *g, uint32_t node) {
  int n = 0;
  if (aoti_graph_node(g, node)->kind != AOTI_PLACEHOLDER) return -1;
  for (uint32_t i = 0; i < node; i++) n += aoti_graph_node(g, i)->kind == AOTI_PLACEHOLDER;
  return n;
}

/* Positions along a dimension of x: different ones in each row, of elements equal to those at want. */
static inline const char *parity_same_elements(const aot_tensor *x, int64_t dim, const aot_tensor *got,
                                               const aot_tensor *want) {
  int ndim = got->meta.ndim, d = (int)(dim < 0 ? dim + ndim : dim);
  if (got->meta.dtype != want->meta.dtype || x->meta.ndim != ndim) return "sizes differ";
  int64_t k = ndim ? aoti_dim(got, d) : 1, n = ndim ? aoti_dim(x, d) : 1, step = 1;
  for (int e = d + 1; e < ndim; e++) step *= aoti_dim(x, e);
  int64_t rows = k ? aoti_tensor_numel(got) / k : 0;
  if (aoti_tensor_numel(want) != rows * k || aoti_tensor_numel(x) != rows * n) return "sizes differ";
  for (int64_t r = 0; r < rows; r++) {
    int64_t first = r / step * k * step + r % step, first_x = r / step * n * step + r % step;
    for (int64_t i = 0; i < k; i++) {
      int64_t at = (int64_t)aoti_tensor_get(got, first + i * step);
      int64_t to = (int64_t)aoti_tensor_get(want, first + i * step);
      if (at < 0 || at >= n || aoti_tensor_get(x, first_x + at * step) != aoti_tensor_get(x, first_x + to * step))
        return "a position is of another element";
      for (int64_t j = 0; j < i; j++)
        if (at == (int64_t)aoti_tensor_get(got, first + j * step)) return "a position is given twice";
    }
  }
  return NULL;
}

/* A copy on a device, with the strides of t, that stands for t there; t itself when it is there already. */
static inline aot_tensor *parity_to(aot_scope *s, aot_tensor *t, aot_device device, aot_status *status) {
  if (!t || *status || t->is_poison || t->meta.device.type == device.type) return t;
  aot_tensor *flat = NULL, *moved = NULL, *copy = NULL;
  aot_int n = aot_i((int64_t)(t->storage->bytes / aot_dtype_size(t->meta.dtype)));
  *status = aoti_tensor_create(t->storage, t->meta.dtype, 1, &n, NULL, aot_i(0), &flat);
  if (!*status) *status = aot_tensor_to(flat, device, &moved);
  if (!*status)
    *status = aoti_tensor_create(moved->storage, t->meta.dtype, t->meta.ndim, t->meta.size, t->meta.stride,
                                 t->meta.offset, &copy);
  aot_tensor_release(flat);
  aot_tensor_release(moved);
  if (*status) return t;
  copy = aoti_scope_own(s, copy);
  if (t->meta.requires_grad && !t->grad_fn) aot_requires_grad(s, copy);
  return copy;
}

/* What a run of a case gave, on the CPU: borrowed from its scope, but for the graph, which the caller destroys. */
typedef struct parity_results {
  aoti_graph *g;
  aot_tensor *in[PARITY_MAX], *out[PARITY_MAX], *grad[PARITY_MAX]; /* grad: by input, NULL where there is none */
  int n_out;
  bool has_grads;
} parity_results;

/* Gradients by the tangents of the case. An output that is a view of an intermediate has no tangent of its own; its
 * base, a later output, has. */
static inline aot_status parity_compute_grads(aot_scope *s, const parity_case *c, aot_device device,
                                              parity_results *r) {
  aot_tensor *seeds[PARITY_MAX], *seeded[PARITY_MAX], *wanted[PARITY_MAX], *grads[PARITY_MAX];
  size_t n_seeds = 0, n_wanted = 0, n_out = aot_graph_output_count(r->g);
  aot_status status = NULL;
  for (size_t i = 0; i < n_out && n_seeds < (size_t)c->n_tangents; i++)
    if (r->out[i] && r->out[i]->meta.requires_grad && !parity_lives_in(r->out[i], r->in, c->n_in)) {
      const parity_array *a = &c->tangent[n_seeds];
      if (n_out - i > (size_t)c->n_tangents - n_seeds && !parity_has_sizes(r->out[i], a)) continue;
      aot_tensor *seed = parity_near(parity_tensor(s, c, a, a->file, a->dtype), c->draw, c->n_in + (int)n_seeds);
      seeds[n_seeds] = parity_to(s, seed, device, &status);
      seeded[n_seeds++] = r->out[i];
    }
  for (int i = 0; i < c->n_in; i++)
    if (r->in[i]->meta.requires_grad) wanted[n_wanted++] = r->in[i];
  r->has_grads = n_seeds && !status;
  if (!r->has_grads) return status;
  aot_tensors g_out = {seeds, n_seeds};
  aot_grad(s, (aot_tensors){seeded, n_seeds}, (aot_tensors){wanted, n_wanted}, &g_out, false, grads);
  for (int i = 0, k = 0; i < c->n_in && !s->error && !status; i++)
    if (r->in[i]->meta.requires_grad) r->grad[i] = parity_to(s, grads[k++], (aot_device){AOT_CPU, 0}, &status);
  return status;
}

/* Runs the case on a device and differentiates it. Errors of its operators stay in the scope. */
static inline aot_status parity_compute(aot_scope *s, const parity_case *c, aot_device device, parity_run_fn run,
                                        void *user, parity_results *r) {
  size_t n;
  *r = (parity_results){0};
  char *text = parity_text(c, "forward.fx", &n);
  aot_status status = text ? aot_graph_parse(aot_scope_session(s), text, n, "forward.fx", &r->g)
                           : aoti_error(AOT_ERROR_IO, "no forward.fx");
  free(text);
  for (int i = 0; i < c->n_constants && !status; i++) {
    const parity_array *a = &c->constant[i];
    aot_tensor *t = parity_tensor(s, c, a, a->file, a->dtype);
    status = t ? aoti_graph_add_attr(r->g, a->name, t) : aoti_error(AOT_ERROR_IO, "no constant %s", a->name);
  }
  for (int i = 0; i < c->n_in && !status; i++) {
    r->in[i] = parity_near(parity_tensor(s, c, &c->in[i], c->in[i].file, c->in[i].dtype), c->draw, i);
    if (!r->in[i]) status = aoti_error(AOT_ERROR_IO, "no input %d", i);
    if (!status && c->in[i].requires_grad) aot_requires_grad(s, r->in[i]);
    if (!status) r->in[i] = parity_to(s, r->in[i], device, &status);
  }
  size_t n_out = r->g ? aot_graph_output_count(r->g) : 0;
  if (!status && n_out > PARITY_MAX) status = aoti_error(AOT_ERROR_INVALID, "too many outputs");
  if (status) return status;
  run(s, r->g, (aot_tensors){r->in, (size_t)c->n_in}, r->out, n_out, user);
  if (!s->error && !c->inference) status = parity_compute_grads(s, c, device, r);
  r->n_out = n_out < (size_t)c->n_out ? (int)n_out : c->n_out;
  for (int i = 0; i < r->n_out && !s->error; i++)
    r->out[i] = parity_to(s, r->out[i], (aot_device){AOT_CPU, 0}, &status);
  return status;
}

/* One result against what PyTorch recorded. */
static inline const char *parity_judge_one(aot_scope *s, const parity_case *c, const parity_array *a,
                                           const aot_tensor *got, parity_judge judge) {
  aot_tensor *want = parity_tensor(s, c, a, a->file, a->dtype);
  aot_tensor *want64 =
      strcmp(a->file64, "-") && strcmp(a->file64, a->file) ? parity_tensor(s, c, a, a->file64, AOT_F64) : NULL;
  return want ? judge(got, want, want64) : "its file cannot be read";
}

/* All results. NULL, or what is wrong, static. */
static inline const char *parity_judge_results(aot_scope *s, const parity_case *c, const parity_results *r,
                                               parity_judge judge) {
  static char what[400];
  const char *bad = NULL;
  for (int i = 0; i < r->n_out; i++) {
    const parity_array *a = &c->out[i];
    if (a->none || !r->out[i]) continue;
    const aoti_node *topk = parity_topk(r->g, (size_t)i);
    int of = topk ? parity_input_of(r->g, topk->args[0].as.node) : -1;
    aot_status status = NULL;
    bad = of >= 0 && of < c->n_in
              ? parity_same_elements(parity_to(s, r->in[of], (aot_device){AOT_CPU, 0}, &status),
                                     topk->args[2].as.i.value, r->out[i], parity_tensor(s, c, a, a->file, a->dtype))
              : parity_judge_one(s, c, a, r->out[i], judge);
    aot_status_free(status);
    if (bad) {
      snprintf(what, sizeof what, "output %d: %s", i, bad);
      return what;
    }
  }
  for (int i = 0; r->has_grads && i < c->n_in && i < c->n_grads; i++) {
    const parity_array *a = i < c->n_slopes ? &c->slope[i] : &c->grad[i];
    if (!r->in[i]->meta.requires_grad || (a->none && !r->grad[i])) continue;
    if (a->none || !r->grad[i]) return "a gradient is missing or should not be there";
    bad = parity_judge_one(s, c, a, r->grad[i], judge);
    if (bad) {
      snprintf(what, sizeof what, "gradient %d: %s", i, bad);
      return what;
    }
  }
  return NULL;
}

/* Ends the scope: bad, or the error there was, static. */
static inline const char *parity_end(aot_scope *s, aot_status status, const char *bad) {
  static char what[400];
  aot_status error = aot_scope_end(s);
  if (status)
    aot_status_free(error);
  else if (!(status = error))
    return bad;
  snprintf(what, sizeof what, "%.390s", aot_status_message(status));
  aot_status_free(status);
  return what;
}

#include "parity_draws.h"

/* Values and gradients of the case, computed by run on a device, against PyTorch's. NULL, or what is wrong, static. */
static inline const char *parity_check_values_on(aot_session *ses, const parity_case *c, aot_device device,
                                                 parity_run_fn run, void *user, parity_judge judge) {
  if (judge == parity_compare && parity_is_model(c)) return parity_check_model(ses, c, device, run, user);
  parity_results r;
  aot_scope *s = aot_scope_begin(ses);
  aot_status status = parity_compute(s, c, device, run, user, &r);
  const char *bad = status || s->error ? NULL : parity_judge_results(s, c, &r, judge);
  aot_graph_destroy(r.g);
  return parity_end(s, status, bad);
}

static inline const char *parity_check_values(aot_session *ses, const parity_case *c, parity_run_fn run, void *user) {
  return parity_check_values_on(ses, c, (aot_device){AOT_CPU, 0}, run, user, parity_compare);
}

typedef struct known {
  char *text; // "name  reason" per line
} known;

static inline bool is_known(const known *k, const char *name) {
  size_t n = strlen(name);
  for (const char *line = k->text; line && *line;) {
    if (!strncmp(line, name, n) && (line[n] == ' ' || line[n] == '\t')) return true;
    line = strchr(line, '\n');
    if (line) line++;
  }
  return false;
}

/* What a check says of a case that it is not about. */
static const char parity_absent[] = "";
typedef const char *(*check_fn)(aot_session *, const parity_case *);

/* The text of two lists. */
static inline char *read_known(const char *file, const char *more) {
  char path[600], *text[2] = {NULL, NULL};
  size_t n;
  const char *files[2] = {file, more};
  for (int i = 0; i < 2 && files[i]; i++) {
    snprintf(path, sizeof path, "%s/%s", AOT_TEST_PARITY_DIR, files[i]);
    aot_status_free(aoti_read_file(path, 0, &text[i], &n));
  }
  if (!text[1]) return text[0];
  size_t bytes = (text[0] ? strlen(text[0]) : 0) + strlen(text[1]) + 2;
  char *both = malloc(bytes);
  if (both) snprintf(both, bytes, "%s\n%s", text[0] ? text[0] : "", text[1]);
  free(text[0]);
  free(text[1]);
  return both;
}

/* known_file, and more_known when not NULL, list the cases that are known to fail, a name and a reason a line. */
static inline void run_all(const char *title, const char *known_file, const char *more_known, check_fn check,
                           bool values, size_t stride) {
  const char *root = AOT_TEST_PARITY_DIR "/data";
  size_t n, good = 0, total = 0, bad = 0, stale = 0, by_slopes = 0;
  char **names = parity_cases(root, &n);
  known k = {read_known(known_file, more_known)};
  bool list = getenv("AOT_PARITY_LIST");
  const char *only = getenv("AOT_PARITY_SHOW");
  for (size_t i = 0; i < n; i++) {
    static parity_case c;
    if (!only && i % stride) {
      free(names[i]);
      continue;
    }
    if ((!only || strstr(names[i], only)) && parity_read(root, names[i], &c) &&
        !(values && (c.random || c.calls || !strcmp(c.retrace, "fails"))) &&
        !(!values && (c.inference || (strcmp(c.retrace, "same") && strcmp(c.retrace, "canonical"))))) {
      aot_session *ses;
      assert_null(aot_session_create(NULL, &ses));
      const char *what = check(ses, &c);
      if (what == parity_absent) {
        aot_session_destroy(ses);
        free(names[i]);
        continue;
      }
      total++;
      good += !what;
      by_slopes += values && !what && c.n_slopes;
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
  if (by_slopes) print_message("%s: %zu by finite differences\n", title, by_slopes);
  assert_true(total > 0);
  assert_int_equal(bad, 0);
  // Values on the edge of the bound may fall either way on another CPU; texts may not.
  if (!values) assert_int_equal(stale, 0);
}

#endif
