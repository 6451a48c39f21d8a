/* The measure of whole models (docs/parity.md): errors against f64 in L2 norm over each result, at most twice
 * PyTorch's. Of a result of a few elements one run is a matter of luck, PyTorch's as well as ours: there the errors of
 * both are root mean squares over the same inputs near the recorded ones (test/parity/draws.py). Part of parity.h. */

enum { PARITY_DRAWS = 16 };

typedef struct parity_norms {
  double error, exact; /* sums of squares: of what differs from f64, and of f64 */
} parity_norms;

static inline void parity_add_norms(const aot_tensor *x, const aot_tensor *exact, int64_t from, parity_norms *to) {
  for (int64_t i = 0, n = aoti_tensor_numel(x); i < n; i++) {
    double o = aoti_tensor_get(exact, from + i), e = aoti_tensor_get(x, i) - o;
    to->error += e * e, to->exact += o * o;
  }
}

/* Where the f64 values of a result begin in draws.npy, and PyTorch's error; false where one run tells. */
static inline bool parity_find_draws(const parity_case *c, const char *array, int64_t *at, double *own) {
  char line[256], name[128], of[64];
  bool found = false;
  FILE *f = fopen(AOT_TEST_PARITY_DIR "/draws.txt", "r");
  assert_non_null(f);
  while (!found && fgets(line, sizeof line, f))
    found = sscanf(line, "%127s %63s %*d %" SCNd64 " %lf", name, of, at, own) == 4 && !strcmp(of, array) &&
            !strcmp(name, strrchr(c->dir, '/') + 1);
  fclose(f);
  return found;
}

typedef struct parity_result { /* of a model, over the draws */
  parity_norms ours;
  double own; /* what PyTorch's error is, as a root mean square */
  int64_t at;
  bool seen, drawn;
} parity_result;

static inline const char *parity_draw_result(aot_scope *s, const parity_case *c, const parity_array *a,
                                             const aot_tensor *got, const aot_tensor *exact, parity_result *r) {
  aot_tensor *want = parity_tensor(s, c, a, a->file, a->dtype);
  if (!want) return "its file cannot be read";
  if (!r->seen) { // the recorded inputs: all of parity_compare but its bound
    r->drawn = parity_find_draws(c, a->name, &r->at, &r->own);
    r->seen = true;
    const char *form = parity_compare_form(got, want);
    if (form) return form;
    for (int64_t i = 0, n = aoti_tensor_numel(got); i < n; i++)
      if (!isfinite(aoti_tensor_get(want, i)) || !isfinite(aoti_tensor_get(got, i)))
        return "a value of a model is not finite";
    if (!r->drawn) {
      bool wide = strcmp(a->file64, "-") && strcmp(a->file64, a->file);
      aot_tensor *want64 = wide ? parity_tensor(s, c, a, a->file64, AOT_F64) : want;
      parity_norms own = {0};
      if (!want64) return "its file cannot be read";
      parity_add_norms(want, want64, 0, &own);
      parity_add_norms(got, want64, 0, &r->ours);
      r->own = sqrt(own.error);
    }
  }
  if (r->drawn) parity_add_norms(got, exact, r->at + c->draw * aoti_tensor_numel(got), &r->ours);
  return NULL;
}

static inline const char *parity_judge_norms(const parity_result *r, aot_dtype dtype) {
  static char text[200];
  double draws = r->drawn ? PARITY_DRAWS : 1, error = sqrt(r->ours.error / draws), norm = sqrt(r->ours.exact / draws);
  double bound = fmax(2 * r->own, parity_roundoff(dtype) * norm);
  if (getenv("AOT_PARITY_MEASURE") && bound > 0) printf("%.2f ", error / bound);
  if (error <= bound) return NULL;
  snprintf(text, sizeof text, "%.3g from f64 in norm, PyTorch %.3g, the norm is %.3g%s", error, r->own, norm,
           r->drawn ? " (root mean squares)" : "");
  return text;
}

/* As parity_check_values_on, for a model. */
static inline const char *parity_check_model(aot_session *ses, const parity_case *c, aot_device device,
                                             parity_run_fn run, void *user) {
  static char what[400];
  static parity_result out[PARITY_MAX], grad[PARITY_MAX];
  const char *bad = NULL;
  bool drawn = false;
  aot_tensor *exact;
  aot_status read = aoti_npy_read(AOT_TEST_PARITY_DIR "/draws.npy", AOT_F64, &exact);
  if (read) return aot_status_free(read), "draws.npy cannot be read";
  memset(out, 0, sizeof out), memset(grad, 0, sizeof grad);
  for (int draw = 0; draw < (drawn || !draw ? PARITY_DRAWS : 1) && !bad; draw++) {
    parity_case near = *c;
    parity_results r;
    aot_scope *s = aot_scope_begin(ses);
    near.draw = draw;
    aot_status status = parity_compute(s, &near, device, run, user, &r);
    for (int i = 0; i < r.n_out && !status && !s->error && !bad; i++)
      if (!c->out[i].none && r.out[i]) {
        bad = parity_draw_result(s, &near, &c->out[i], r.out[i], exact, &out[i]);
        drawn |= out[i].drawn;
      }
    for (int i = 0; r.has_grads && i < c->n_grads && !status && !s->error && !bad; i++) {
      bool none = c->grad[i].none || !r.in[i]->meta.requires_grad;
      if (none && !r.grad[i]) continue;
      bad = none || !r.grad[i] ? "a gradient is missing or should not be there"
                               : parity_draw_result(s, &near, &c->grad[i], r.grad[i], exact, &grad[i]);
      drawn |= grad[i].drawn;
    }
    aot_graph_destroy(r.g);
    bad = parity_end(s, status, bad);
  }
  aot_tensor_release(exact);
  for (int i = 0; i < PARITY_MAX && !bad; i++) {
    const char *of_out = out[i].seen ? parity_judge_norms(&out[i], c->out[i].dtype) : NULL;
    if (of_out) bad = what, snprintf(what, sizeof what, "output %d: %s", i, of_out);
    const char *of_grad = !bad && grad[i].seen ? parity_judge_norms(&grad[i], c->grad[i].dtype) : NULL;
    if (of_grad) bad = what, snprintf(what, sizeof what, "gradient %d: %s", i, of_grad);
  }
  return bad;
}
