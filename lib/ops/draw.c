// Random draws from Philox streams: uniform, normal, exponential numbers, integers, permutations, and the inductor
// level's draws from a seed tensor.
#include "draw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// ---- 64 random bits, and normal numbers, per element of the one result

static aot_status random_bits(aoti_call *c, aoti_arena *scratch, int64_t n, uint64_t **out) {
  aot_session *session = c->scope->session;
  uint64_t offset = session->offset++;
  uint32_t words[4] = {0};
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) {
    if (i % 2 == 0) aoti_philox(session->seed, offset, (uint64_t)(i / 2), words);
    (*out)[i] = (uint64_t)words[i % 2 * 2] << 32 | words[i % 2 * 2 + 1];
  }
  return NULL;
}

// Box and Muller: sqrt(-2 log u) cos(2 pi v), u in (0, 1] and v in [0, 1) from the halves of 64 bits.
static double normal_of(uint64_t word) {
  double u = ((double)(word >> 32) + 1) * 0x1p-32, v = (double)(uint32_t)word * 0x1p-32;
  return sqrt(-2 * log(u)) * cos(6.283185307179586 * v);
}
static aot_status normals(aoti_call *c, aoti_arena *scratch, double **out) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  uint64_t *word;
  AOT_TRY(random_bits(c, scratch, n, &word));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) (*out)[i] = normal_of(word[i]);
  return NULL;
}
static aot_status randn_body(aoti_call *c, aoti_arena *scratch) {
  double *z;
  AOT_TRY(normals(c, scratch, &z));
  aoti_undense(AOTI_COMPUTE_F64, z, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_randn(aoti_call *c) { return aoti_with_scratch(c, randn_body); }

// rand(size, dtype, ...), randn(size, dtype, ...)
aot_status aoti_meta_rand(aoti_call *c) {
  aot_dtype dtype = aoti_arg_given(c, 1) ? c->args[1].as.dtype : AOT_F32;
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  return aoti_meta_sized(c);
}

// ---- mean + std * normal: (mean, std, generator), (mean, std, size, ...), (self, mean, std, generator)

aot_status aoti_meta_normal(aoti_call *c) {
  int mean = aoti_op_arg(c->info, "mean"), std = aoti_op_arg(c->info, "std"), size = aoti_op_arg(c->info, "size");
  if (c->args[std].kind != AOT_TENSOR && !(aoti_arg_float(c, std) >= 0))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the deviation %g is negative", aoti_arg_float(c, std));
  if (size >= 0) {
    aot_int list[AOT_MAX_DIMS];
    int n = aoti_arg_ints(c, size, list), dtype = aoti_op_arg(c->info, "dtype");
    return aoti_out(c, 0, aoti_arg_given(c, dtype) ? c->args[dtype].as.dtype : AOT_F32, n, list, NULL);
  }
  if (mean) return aoti_draw_like(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0));
  const int of[] = {mean, std};
  bool both = aoti_arg(c, mean) && aoti_arg(c, std);
  int first = aoti_arg(c, mean) ? mean : std;
  if (!both) return aoti_draw_like(c, 0, aoti_arg(c, first)->meta.dtype, aoti_arg(c, first));
  return aoti_out_pointwise(c, aoti_common_dtype(c, 2, of), 2, of);
}

static aot_status parameter(const aoti_call *c, aoti_arena *scratch, int arg, int64_t n, double **out) {
  const aoti_meta *m = &aoti_result(c, 0)->meta;
  if (aoti_arg(c, arg)) return aoti_dense_wide(scratch, AOTI_COMPUTE_F64, aoti_arg(c, arg), m->ndim, m->size, out);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) (*out)[i] = aoti_arg_float(c, arg);
  return NULL;
}
static aot_status normal_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *z, *mean, *std;
  AOT_TRY(normals(c, scratch, &z));
  AOT_TRY(parameter(c, scratch, aoti_op_arg(c->info, "mean"), n, &mean));
  AOT_TRY(parameter(c, scratch, aoti_op_arg(c->info, "std"), n, &std));
  for (int64_t i = 0; i < n; i++) {
    if (!(std[i] >= 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "the deviation %g is negative", std[i]);
    z[i] = mean[i] + std[i] * z[i];
  }
  aoti_undense(AOTI_COMPUTE_F64, z, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_normal(aoti_call *c) { return aoti_with_scratch(c, normal_body); }
// What is drawn depends on no input's value that could be differentiated.
// What is drawn does not depend on the arguments: zeros of their sizes, or (what was written over) of the gradient's.
void aoti_grad_normal(aoti_grad *g) {
  aot_tensor *grad = g->gout[0];
  bool over = strcmp(g->info->packet, "normal");
  for (int i = 0; i < g->info->n_args; i++) {
    if (g->args[i].kind != AOT_TENSOR || !aoti_needs(g, i)) continue;
    const aoti_meta *m = &g->args[i].as.tensor->meta;
    aoti_give(g, i,
              over ? aot_zeros_like(g->s, grad)
                   : AOTI_CALL1(g->s, AOT_OP_zeros_default, aoti_v_ints(g->s, m->size, (size_t)m->ndim),
                                aoti_v_dtype(grad->meta.dtype), aoti_v_layout(), aoti_v_device(grad->meta.device)));
  }
}

// ---- uniform(self, from, to), exponential(self, lambd)

aot_status aoti_meta_drawn_like(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  return aoti_draw_like(c, 0, t->meta.dtype, t);
}
static aot_status uniform_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *u, from = aoti_arg_float(c, 1), to = aoti_arg_float(c, 2);
  if (!(from <= to)) return aoti_call_error(c, AOT_ERROR_INVALID, "%g is above %g", from, to);
  AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  for (int64_t i = 0; i < n; i++) u[i] = from + u[i] * (to - from);
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
static aot_status exponential_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *u, rate = aoti_arg_float(c, 1);
  if (!(rate > 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "the rate %g is not positive", rate);
  AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  for (int64_t i = 0; i < n; i++) u[i] = -log1p(-u[i]) / rate;
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
// log_normal(self, mean, std), cauchy(self, median, sigma), geometric(self, p)
static aot_status log_normal_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *x, mean = aoti_arg_float(c, 1), std = aoti_arg_float(c, 2);
  uint64_t *word;
  if (!(std > 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "a standard deviation of %g", std);
  AOT_TRY(random_bits(c, scratch, n, &word));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *x, &x));
  for (int64_t i = 0; i < n; i++) x[i] = exp(mean + std * normal_of(word[i]));
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  return NULL;
}
static aot_status cauchy_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *u, median = aoti_arg_float(c, 1), sigma = aoti_arg_float(c, 2);
  if (!(sigma > 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "a scale of %g", sigma);
  AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  for (int64_t i = 0; i < n; i++) u[i] = median + sigma * tan(3.141592653589793 * (u[i] - 0.5));
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
static aot_status geometric_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *u, p = aoti_arg_float(c, 1);
  if (!(p > 0 && p < 1)) return aoti_call_error(c, AOT_ERROR_INVALID, "a probability of %g", p);
  AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  for (int64_t i = 0; i < n; i++) u[i] = fmax(1, ceil(log1p(-u[i]) / log1p(-p)));
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_log_normal(aoti_call *c) { return aoti_with_scratch(c, log_normal_body); }
aot_status aoti_ref_cauchy(aoti_call *c) { return aoti_with_scratch(c, cauchy_body); }
aot_status aoti_ref_geometric(aoti_call *c) { return aoti_with_scratch(c, geometric_body); }
aot_status aoti_meta_geometric(aoti_call *c) {
  return aoti_draw_like(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0));
}

// rrelu_with_noise_functional(self, noise, lower, upper, training) -> (result, noise): where self is not above 0, its
// slope is drawn (or the middle, when not training); the slope used is the noise.
aot_status aoti_meta_rrelu_with_noise(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *noise = aoti_arg(c, 1);
  if (!aoti_is_float(t->meta.dtype) || noise->meta.dtype != t->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes floating-point numbers and noise of their dtype");
  AOT_TRY(aoti_draw_like(c, 0, t->meta.dtype, t));
  return aoti_draw_like(c, 1, t->meta.dtype, noise);
}
static aot_status rrelu_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  double *x, *u, low = aoti_arg_float(c, 2), high = aoti_arg_float(c, 3);
  bool training = aoti_arg_bool(c, 4);
  if (!(low <= high)) return aoti_call_error(c, AOT_ERROR_INVALID, "%g is above %g", low, high);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  if (training)
    AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  else {
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &u));
    c->scope->session->offset++; // the number of a draw is that of the operator, whatever it does
  }
  for (int64_t i = 0; i < n; i++) {
    double slope = training ? low + u[i] * (high - low) : (low + high) / 2;
    if (training) u[i] = x[i] > 0 ? 1 : slope;
    if (x[i] <= 0) x[i] *= slope;
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_rrelu_with_noise(aoti_call *c) { return aoti_with_scratch(c, rrelu_body); }
void aoti_grad_rrelu_with_noise(aoti_grad *g) {
  const aot_value *a = g->args;
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP_rrelu_with_noise_backward_default, aoti_v_tensor(g->gout[0]), a[0], a[1], a[2],
                         a[3], a[4], aoti_v_bool(false)));
}
// (grad_output, self, noise, lower, upper, training, self_is_result)
static const int three[] = {0, 1, 2};
AOTI_KERNEL_F(rrelu_by_noise, a *c)
AOTI_KERNEL_F(rrelu_by_middle, b > 0 ? a : a * p0)
aot_status aoti_meta_rrelu_with_noise_backward(aoti_call *c) {
  return aoti_out_pointwise(c, aoti_arg(c, 0)->meta.dtype, 3, three);
}
aot_status aoti_ref_rrelu_with_noise_backward(aoti_call *c) {
  aoti_scalars p = {0};
  double low = aoti_arg_float(c, 3), high = aoti_arg_float(c, 4);
  aot_value middle = aoti_v_float((low + high) / 2);
  aoti_scalar_set(&p, 0, &middle);
  bool drawn = aoti_arg_bool(c, 5) && high - low > 1e-6;
  return aoti_run_kernel(c, drawn ? &rrelu_by_noise_kernel : &rrelu_by_middle_kernel, aoti_arg(c, 0)->meta.dtype, false,
                         3, three, &p);
}

aot_status aoti_ref_uniform(aoti_call *c) { return aoti_with_scratch(c, uniform_body); }
aot_status aoti_ref_exponential(aoti_call *c) { return aoti_with_scratch(c, exponential_body); }

// ---- integers from low (0 when absent) up to high, not including it; and an order of 0 ... n - 1

static aot_dtype whole_dtype(const aoti_call *c, aot_dtype absent) {
  const aot_value *v = &c->args[aoti_op_arg(c->info, "dtype")];
  return v->kind == AOT_DTYPE ? v->as.dtype : absent;
}
static int64_t low_of(const aoti_call *c) {
  int low = aoti_op_arg(c->info, "low");
  return low < 0 ? 0 : aoti_arg_int(c, low);
}
aot_status aoti_meta_randint(aoti_call *c) {
  int size = aoti_op_arg(c->info, "size");
  int64_t low = low_of(c), high = aoti_arg_int(c, aoti_op_arg(c->info, "high"));
  if (low >= high)
    return aoti_call_error(c, AOT_ERROR_INVALID, "no integer is in [%lld, %lld)", (long long)low, (long long)high);
  if (size < 0) return aoti_draw_like(c, 0, whole_dtype(c, aoti_arg(c, 0)->meta.dtype), aoti_arg(c, 0));
  aot_int list[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, size, list);
  return aoti_out(c, 0, whole_dtype(c, AOT_I64), n, list, NULL);
}
static aot_status randint_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0)), low = low_of(c);
  uint64_t *word, range = (uint64_t)aoti_arg_int(c, aoti_op_arg(c->info, "high")) - (uint64_t)low;
  AOT_TRY(random_bits(c, scratch, n, &word));
  for (int64_t i = 0; i < n; i++) word[i] = (uint64_t)low + word[i] % range;
  aoti_undense(AOTI_COMPUTE_I64, word, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_randint(aoti_call *c) { return aoti_with_scratch(c, randint_body); }

// ---- random(self), (self, to), (self, from, to): integers below `to`; without one, whatever self's dtype counts
// exactly

static int64_t counted(aot_dtype d) { // the numbers from 0 that random draws among
  switch (d) {
  case AOT_B8: return 2;
  case AOT_U8: return INT64_C(1) << 8;
  case AOT_I8: return INT64_C(1) << 7;
  case AOT_I16: return INT64_C(1) << 15;
  case AOT_I32: return INT64_C(1) << 31;
  case AOT_F16: return (INT64_C(1) << 11) + 1;
  case AOT_BF16: return (INT64_C(1) << 8) + 1;
  case AOT_F32: return (INT64_C(1) << 24) + 1;
  case AOT_F64: return (INT64_C(1) << 53) + 1;
  default: return INT64_MAX;
  }
}
static aot_status bounds(const aoti_call *c, int64_t *from, int64_t *to) {
  int low = aoti_op_arg(c->info, "from"), high = aoti_op_arg(c->info, "to");
  *from = low < 0 ? 0 : aoti_arg_int(c, low);
  *to = high >= 0 && aoti_arg_given(c, high) ? aoti_arg_int(c, high) : counted(aoti_arg(c, 0)->meta.dtype);
  if (*from < *to) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "no integer is in [%lld, %lld)", (long long)*from, (long long)*to);
}
aot_status aoti_meta_random(aoti_call *c) {
  int64_t from, to;
  AOT_TRY(bounds(c, &from, &to));
  return aoti_draw_like(c, 0, aoti_arg(c, 0)->meta.dtype, aoti_arg(c, 0));
}
static aot_status random_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0)), from, to;
  uint64_t *word;
  AOT_TRY(bounds(c, &from, &to));
  AOT_TRY(random_bits(c, scratch, n, &word));
  for (int64_t i = 0; i < n; i++) word[i] = (uint64_t)from + word[i] % ((uint64_t)to - (uint64_t)from);
  aoti_undense(AOTI_COMPUTE_I64, word, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_random(aoti_call *c) { return aoti_with_scratch(c, random_body); }

// ---- multinomial(self, num_samples, replacement): places of a row of weights, each as likely as its weight.
// With replacement a number in [0, 1) is looked up among the sums of weights. Without, each place waits an exponential
// time of its weight's rate, and the first num_samples to be done are drawn in that order: after each, the rest are as
// likely as their weights again.

aot_status aoti_meta_multinomial(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  aot_int size[2];
  if ((m->ndim != 1 && m->ndim != 2) || !aoti_is_float(m->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes a row, or rows, of floating-point weights");
  if (aoti_arg_int(c, 1) <= 0) return aoti_call_error(c, AOT_ERROR_INVALID, "no samples are wanted");
  if (!aoti_arg_bool(c, 2) && aoti_arg_int(c, 1) > m->size[m->ndim - 1].value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%lld samples without replacement of %lld",
                           (long long)aoti_arg_int(c, 1), (long long)m->size[m->ndim - 1].value);
  size[0] = m->size[0];
  size[m->ndim - 1] = c->args[1].as.i;
  return aoti_out(c, 0, AOT_I64, m->ndim, size, NULL);
}

static aot_status check_weights(const aoti_call *c, const double *w, int64_t n, double *sum) {
  *sum = 0;
  for (int64_t i = 0; i < n; i++) {
    if (!(w[i] >= 0) || isinf(w[i])) return aoti_call_error(c, AOT_ERROR_INVALID, "a weight of %g", w[i]);
    *sum += w[i];
  }
  return *sum > 0 ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "all weights of a row are zero");
}
static int64_t looked_up(const double *w, int64_t n, double x) {
  int64_t last = 0;
  for (int64_t i = 0; i < n; i++) {
    if (w[i] == 0) continue;
    last = i;
    if (x < w[i]) return i;
    x -= w[i];
  }
  return last; // what rounding has left over
}
typedef struct timed {
  double time;
  int64_t at;
} timed;
static int by_time(const void *a, const void *b) {
  const timed *x = a, *y = b;
  return x->time != y->time ? (x->time < y->time ? -1 : 1) : x->at < y->at ? -1 : x->at > y->at;
}
static aot_status multinomial_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t n = aoti_dim(t, t->meta.ndim - 1), rows = t->meta.ndim > 1 ? aoti_dim(t, 0) : 1;
  int64_t samples = aoti_arg_int(c, 1), *out;
  bool again = aoti_arg_bool(c, 2);
  double *w, *u;
  timed *order;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &w));
  AOT_TRY(aoti_uniforms(c, scratch, rows * (again ? samples : n), &u));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(rows * samples), sizeof *out, &out));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *order, &order));
  for (int64_t r = 0; r < rows; r++) {
    const double *weight = w + r * n;
    double sum;
    AOT_TRY(check_weights(c, weight, n, &sum));
    for (int64_t k = 0; again && k < samples; k++)
      out[r * samples + k] = looked_up(weight, n, u[r * samples + k] * sum);
    if (again) continue;
    for (int64_t i = 0; i < n; i++) order[i] = (timed){weight[i] > 0 ? -log1p(-u[r * n + i]) / weight[i] : INFINITY, i};
    qsort(order, (size_t)n, sizeof *order, by_time);
    for (int64_t k = 0; k < samples; k++) out[r * samples + k] = order[k].at;
  }
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_multinomial(aoti_call *c) { return aoti_with_scratch(c, multinomial_body); }

aot_status aoti_meta_randperm(aoti_call *c) {
  if (aoti_arg_int(c, 0) < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "n is negative");
  return aoti_out(c, 0, whole_dtype(c, AOT_I64), 1, &c->args[0].as.i, NULL);
}
// The order of as many draws, taken as signed numbers; of equal ones the first comes first.
typedef struct drawn {
  int64_t word, at;
} drawn;
static int by_word(const void *a, const void *b) {
  const drawn *x = a, *y = b;
  return x->word != y->word ? (x->word < y->word ? -1 : 1) : x->at < y->at ? -1 : x->at > y->at;
}
static aot_status randperm_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0)), *order;
  uint64_t *word;
  drawn *d;
  AOT_TRY(random_bits(c, scratch, n, &word));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *d, &d));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *order, &order));
  for (int64_t i = 0; i < n; i++) d[i] = (drawn){(int64_t)word[i], i};
  if (n) qsort(d, (size_t)n, sizeof *d, by_word);
  for (int64_t i = 0; i < n; i++) order[i] = d[i].at;
  aoti_undense(AOTI_COMPUTE_I64, order, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_randperm(aoti_call *c) { return aoti_with_scratch(c, randperm_body); }

// ---- prims of the inductor level: a call's randomness comes from a seed tensor

// (count, device), (device)
aot_status aoti_meta_inductor_seeds(aoti_call *c) { return aoti_out(c, 0, AOT_I64, 1, &c->args[0].as.i, NULL); }
aot_status aoti_meta_inductor_seed(aoti_call *c) { return aoti_out(c, 0, AOT_I64, 0, NULL, NULL); }
static aot_status seeds_body(aoti_call *c, aoti_arena *scratch) {
  uint64_t *word;
  AOT_TRY(random_bits(c, scratch, aoti_tensor_numel(aoti_result(c, 0)), &word));
  aoti_undense(AOTI_COMPUTE_I64, word, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_inductor_seeds(aoti_call *c) { return aoti_with_scratch(c, seeds_body); }

// (seeds, index)
aot_status aoti_meta_inductor_lookup_seed(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t i = aoti_arg_int(c, 1);
  if (t->meta.ndim != 1 || t->meta.dtype != AOT_I64 || i < 0 || i >= aoti_dim(t, 0))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes i64 seeds and the place of one");
  return aoti_out(c, 0, AOT_I64, 0, NULL, NULL);
}
aot_status aoti_ref_inductor_lookup_seed(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t seed, at = aoti_arg_int(c, 1) * aoti_stride(t, 0) * 8;
  aoti_load(AOTI_COMPUTE_I64, &seed, AOT_I64, (char *)aoti_tensor_ptr(t) + at, 0, 1);
  aoti_undense(AOTI_COMPUTE_I64, &seed, aoti_result(c, 0));
  return NULL;
}

// inductor_random(size, seed, mode), inductor_randint(low, high, size, seed)
static bool is_integer(const aoti_call *c) { return c->info->args[0].name[0] == 'l'; }
aot_status aoti_meta_inductor_random(aoti_call *c) {
  bool integer = is_integer(c);
  const aot_tensor *seed = aoti_arg(c, integer ? 3 : 1);
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, integer ? 2 : 0, size);
  if (seed->meta.dtype != AOT_I64 || seed->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the seed is one i64");
  if (integer && aoti_arg_int(c, 0) >= aoti_arg_int(c, 1))
    return aoti_call_error(c, AOT_ERROR_INVALID, "no integer is in the range");
  if (!integer && strcmp(c->args[2].as.string, "rand") && strcmp(c->args[2].as.string, "randn"))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the mode is rand or randn, not %s", c->args[2].as.string);
  return aoti_out(c, 0, integer ? AOT_I64 : AOT_F32, n, size, NULL);
}
static aot_status inductor_random_body(aoti_call *c, aoti_arena *scratch) {
  bool integer = is_integer(c), normal = !integer && !strcmp(c->args[2].as.string, "randn");
  int64_t n = aoti_tensor_numel(aoti_result(c, 0)), key;
  union {
    double f;
    int64_t i;
  } * out;
  const aot_tensor *seed = aoti_arg(c, integer ? 3 : 1);
  uint32_t word[4];
  c->scope->session->offset++; // the number of a draw is that of the operator, whatever it does
  aoti_load(AOTI_COMPUTE_I64, &key, AOT_I64, aoti_tensor_ptr(seed), 0, 1);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *out, &out));
  for (int64_t i = 0; i < n; i++) {
    aoti_philox((uint64_t)key, 0, (uint64_t)i, word);
    uint64_t both = (uint64_t)word[0] << 32 | word[1];
    if (integer)
      out[i].i = aoti_arg_int(c, 0) + (int64_t)(both % ((uint64_t)aoti_arg_int(c, 1) - (uint64_t)aoti_arg_int(c, 0)));
    else
      out[i].f = normal ? normal_of(both) : (double)(word[0] >> 8) * 0x1p-24;
  }
  aoti_undense(integer ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_inductor_random(aoti_call *c) { return aoti_with_scratch(c, inductor_random_body); }
