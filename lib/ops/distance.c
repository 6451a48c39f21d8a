// Distances between the rows of two matrices, and between those of one: p-norms of differences.
#include "ops.h"

#include <math.h>

// ---- the norm of a difference and its slope

static double distance(const double *a, const double *b, int64_t n, double p) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) {
    double d = fabs(a[i] - b[i]);
    if (isinf(p))
      sum = d > sum || d != d ? d : sum;
    else
      sum += p == 0 ? d != 0 : p == 1 ? d : p == 2 ? d * d : pow(d, p);
  }
  return p == 2 ? sqrt(sum) : p == 0 || p == 1 || isinf(p) ? sum : pow(sum, 1 / p);
}

static double rounded(double x, aot_dtype dtype) {
  uint64_t memory;
  aoti_store(AOTI_COMPUTE_F64, &x, dtype, &memory, 0, 1);
  aoti_load(AOTI_COMPUTE_F64, &x, dtype, &memory, 0, 1);
  return x;
}

// d distance / d difference, 0 between equal rows. dist was rounded to dtype.
static double slope(double diff, double dist, double p, aot_dtype dtype) {
  double sign = (diff > 0) - (diff < 0);
  if (p == 0) return 0;
  if (p == 1) return sign;
  if (isinf(p)) return rounded(fabs(diff), dtype) == dist ? sign : 0;
  if (dist == 0 || diff == 0) return 0;
  return p == 2 ? diff / dist : sign * pow(fabs(diff) / dist, p - 1);
}

static aot_status check_power(const aoti_call *c, double p) {
  return p >= 0 ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "the power %g is negative", p);
}

static aot_status same_dtypes(const aoti_call *c, const aot_tensor *a, const aot_tensor *b) {
  if (aoti_is_float(a->meta.dtype) && a->meta.dtype == b->meta.dtype) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s and %s", aot_dtype_name(a->meta.dtype),
                         aot_dtype_name(b->meta.dtype));
}

// ---- rows of two: (x1, x2, p, compute_mode): [..., n, k] and [..., m, k] -> [..., n, m]

// The sizes of the broadcast batch, with two more places free behind.
static aot_status batch_of(const aoti_call *c, const aot_tensor *a, const aot_tensor *b, int *out_n, aot_int *size) {
  aot_tensor batch[2] = {{.meta = a->meta}, {.meta = b->meta}}, *both[] = {&batch[0], &batch[1]};
  for (int i = 0; i < 2; i++)
    if ((batch[i].meta.ndim -= 2) < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "takes matrices");
  if (!aoti_int_compare(c->syms, AOTI_EQ, a->meta.size[a->meta.ndim - 1], b->meta.size[b->meta.ndim - 1]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the rows differ in length");
  return aoti_broadcast(c, 2, both, out_n, size);
}

// The arguments from first on are (x1, x2, p): a result over their broadcast batch, of x1's rows and so many columns.
static aot_status meta_pairs(aoti_call *c, int first, aot_int columns) {
  const aot_tensor *a = aoti_arg(c, first), *b = aoti_arg(c, first + 1);
  aot_int size[AOT_MAX_DIMS];
  int n;
  AOT_TRY(check_power(c, aoti_arg_float(c, first + 2)));
  AOT_TRY(same_dtypes(c, a, b));
  AOT_TRY(batch_of(c, a, b, &n, size));
  size[n] = a->meta.size[a->meta.ndim - 2];
  size[n + 1] = columns;
  return aoti_out(c, 0, a->meta.dtype, n + 2, size, NULL);
}
static aot_int from_last(const aot_tensor *t, int d) {
  return d > t->meta.ndim ? aot_i(0) : t->meta.size[t->meta.ndim - d];
}

aot_status aoti_meta__cdist_forward(aoti_call *c) { return meta_pairs(c, 0, from_last(aoti_arg(c, 1), 2)); }

// One operand's matrices, repeated over the batch.
static aot_status open_matrices(aoti_arena *scratch, const aot_tensor *t, int n_batch, aot_int *size, double **out) {
  size[n_batch] = t->meta.size[t->meta.ndim - 2];
  size[n_batch + 1] = t->meta.size[t->meta.ndim - 1];
  return aoti_dense_wide(scratch, AOTI_COMPUTE_F64, t, n_batch + 2, size, out);
}

typedef struct pairs {
  double *a, *b;
  int64_t batch, n, m, k;
} pairs;
static aot_status open_pairs(const aoti_call *c, aoti_arena *scratch, const aot_tensor *a, const aot_tensor *b,
                             pairs *p) {
  aot_int size[AOT_MAX_DIMS];
  int n;
  AOT_TRY(batch_of(c, a, b, &n, size));
  AOT_TRY(open_matrices(scratch, a, n, size, &p->a));
  AOT_TRY(open_matrices(scratch, b, n, size, &p->b));
  p->batch = 1;
  for (int d = 0; d < n; d++) p->batch *= size[d].value;
  p->n = aoti_dim(a, a->meta.ndim - 2);
  p->m = aoti_dim(b, b->meta.ndim - 2);
  p->k = aoti_dim(a, a->meta.ndim - 1);
  return NULL;
}

static aot_status cdist_body(aoti_call *c, aoti_arena *scratch) {
  pairs p;
  double *out;
  AOT_TRY(open_pairs(c, scratch, aoti_arg(c, 0), aoti_arg(c, 1), &p));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(p.batch * p.n * p.m), sizeof *out, &out));
  for (int64_t i = 0; i < p.batch * p.n; i++)
    for (int64_t j = 0; j < p.m; j++)
      out[i * p.m + j] = distance(p.a + i * p.k, p.b + (i / p.n * p.m + j) * p.k, p.k, aoti_arg_float(c, 2));
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__cdist_forward(aoti_call *c) { return aoti_with_scratch(c, cdist_body); }

// (grad_output, x1, x2, p, cdist) -> x1's, over the broadcast batch
aot_status aoti_meta__cdist_backward(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 1);
  AOT_TRY(meta_pairs(c, 1, from_last(a, 1)));
  bool empty = aoti_int_is(aoti_meta_numel(c->syms, &aoti_result(c, 0)->meta), 0);
  if (!empty && !aoti_int_is(from_last(aoti_arg(c, 2), 2), 0)) return NULL;
  return aoti_out(c, 0, a->meta.dtype, a->meta.ndim, a->meta.size, NULL); // zeros like x1, which is not repeated
}

static aot_status cdist_backward_body(aoti_call *c, aoti_arena *scratch) {
  pairs p;
  double *out, *grad, *dist, power = aoti_arg_float(c, 3);
  AOT_TRY(open_pairs(c, scratch, aoti_arg(c, 1), aoti_arg(c, 2), &p));
  if (aoti_tensor_numel(aoti_arg(c, 0)) != p.batch * p.n * p.m ||
      aoti_tensor_numel(aoti_arg(c, 4)) != p.batch * p.n * p.m)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output or cdist is not of the distances' size");
  if (p.batch * p.n * p.m * p.k == 0) {
    const aot_value zero = aoti_v_int(0);
    return aoti_fill_elements(aoti_result(c, 0), &zero);
  }
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 4), &dist));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(p.batch * p.n * p.k), sizeof *out, &out));
  for (int64_t i = 0; i < p.batch * p.n; i++)
    for (int64_t j = 0; j < p.m; j++)
      for (int64_t k = 0; k < p.k; k++) {
        double diff = p.a[i * p.k + k] - p.b[(i / p.n * p.m + j) * p.k + k];
        out[i * p.k + k] += grad[i * p.m + j] * slope(diff, dist[i * p.m + j], power, aoti_arg(c, 1)->meta.dtype);
      }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__cdist_backward(aoti_call *c) { return aoti_with_scratch(c, cdist_backward_body); }

static aot_tensor *turned(aot_scope *s, aot_tensor *t) { return aot_contiguous(s, aot_transpose_int(s, t, -2, -1)); }

// The second operand's is the first's of the transposed problem.
void aoti_grad__cdist_forward(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *grad = g->gout[0], *dist = g->results[0];
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(s, AOT_OP__cdist_backward_default, aoti_v_tensor(aot_contiguous(s, grad)), g->args[0],
                         g->args[1], g->args[2], aoti_v_tensor(dist)));
  if (aoti_needs(g, 1)) {
    aot_tensor *dist_t = turned(s, dist), *grad_t = turned(s, grad);
    aoti_give(g, 1,
              AOTI_CALL1(s, AOT_OP__cdist_backward_default, aoti_v_tensor(grad_t), g->args[1], g->args[0], g->args[2],
                         aoti_v_tensor(dist_t)));
  }
}

void aoti_decomp_cdist(aoti_call *c) {
  c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP__cdist_forward_default, c->args, 4));
}

// ---- rows of one: (self, p): [n, k] -> the n (n - 1) / 2 pairs i < j in order

aot_status aoti_meta__pdist_forward(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(check_power(c, aoti_arg_float(c, 1)));
  AOT_TRY(same_dtypes(c, t, t));
  if (t->meta.ndim != 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs a matrix, not %d dimensions", t->meta.ndim);
  if (t->meta.size[0].sym) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a symbolic number of rows");
  int64_t n = aoti_dim(t, 0);
  const aot_int size = aot_i(n > 1 ? n * (n - 1) / 2 : 0);
  return aoti_out(c, 0, t->meta.dtype, 1, &size, NULL);
}

static aot_status pdist_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t n = aoti_dim(t, 0), k = aoti_dim(t, 1), at = 0;
  double *x, *out;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(aoti_result(c, 0)), sizeof *out, &out));
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = i + 1; j < n; j++) out[at++] = distance(x + i * k, x + j * k, k, aoti_arg_float(c, 1));
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__pdist_forward(aoti_call *c) { return aoti_with_scratch(c, pdist_body); }

// (grad_output, self, p, pdist)
aot_status aoti_meta__pdist_backward(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 1);
  if (t->meta.ndim != 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "needs a matrix, not %d dimensions", t->meta.ndim);
  return aoti_out(c, 0, t->meta.dtype, 2, t->meta.size, NULL);
}

static aot_status pdist_backward_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 1);
  int64_t n = aoti_dim(t, 0), k = aoti_dim(t, 1), at = 0;
  double *x, *out, *grad, *dist;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &x));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 3), &dist));
  if (aoti_tensor_numel(aoti_arg(c, 0)) != n * (n - 1) / 2 || aoti_tensor_numel(aoti_arg(c, 3)) != n * (n - 1) / 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output or pdist is not one number for each pair");
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * k), sizeof *out, &out));
  for (int64_t i = 0; i < n; i++)
    for (int64_t j = i + 1; j < n; j++, at++)
      for (int64_t f = 0; f < k; f++) {
        double d = grad[at] * slope(x[i * k + f] - x[j * k + f], dist[at], aoti_arg_float(c, 2), t->meta.dtype);
        out[i * k + f] += d;
        out[j * k + f] -= d;
      }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__pdist_backward(aoti_call *c) { return aoti_with_scratch(c, pdist_backward_body); }

void aoti_grad__pdist_forward(aoti_grad *g) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP__pdist_backward_default, aoti_v_tensor(g->gout[0]), g->args[0], g->args[1],
                       aoti_v_tensor(g->results[0])));
}

void aoti_decomp_pdist(aoti_call *c) {
  aot_tensor *t = aot_contiguous(c->scope, aoti_arg(c, 0));
  const aot_value args[] = {aoti_v_tensor(t), c->args[1]};
  c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP__pdist_forward_default, args, 2));
}

// ---- _euclidean_dist(x1, x2): p = 2, whose gradients are products of matrices

aot_status aoti_meta__euclidean_dist(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 0), *b = aoti_arg(c, 1);
  aot_int size[AOT_MAX_DIMS];
  int n;
  AOT_TRY(same_dtypes(c, a, b));
  AOT_TRY(batch_of(c, a, b, &n, size));
  size[n] = a->meta.size[a->meta.ndim - 2];
  size[n + 1] = b->meta.size[b->meta.ndim - 2];
  return aoti_out(c, 0, a->meta.dtype, n + 2, size, NULL);
}
aot_status aoti_ref__euclidean_dist(aoti_call *c) {
  aot_value args[] = {c->args[0], c->args[1], aoti_v_float(2), aoti_v_none()};
  aoti_call forward = *c;
  forward.args = args;
  return aoti_ref__cdist_forward(&forward);
}

// x sum(ratio) - ratio other, ratio being the gradient over the distance.
void aoti_grad__euclidean_dist(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *a = aoti_saved(g, 0), *b = aoti_saved(g, 1), *distance = g->results[0];
  aot_tensor *ratio = aot_div(s, g->gout[0], distance);
  ratio = aot_masked_fill_Scalar(s, ratio, aot_eq_Scalar(s, distance, aot_int_scalar(0)), aot_int_scalar(0));
  aot_int last = aot_i(-1), rows = aot_i(-2);
  if (aoti_needs(g, 0)) {
    aot_tensor *product = aot_matmul(s, ratio, b), *sum = aoti_sum_dims(s, ratio, &last, 1, true);
    aoti_give(g, 0, aot_sub(s, aot_mul(s, a, sum), product));
  }
  if (aoti_needs(g, 1)) {
    aot_transpose(s, ratio, -2, -1); // PyTorch's ratio was written in place, so that it takes the view twice
    aot_tensor *product = aot_matmul(s, aot_transpose(s, ratio, -2, -1), a);
    aot_tensor *sum = aot_unsqueeze(s, aoti_sum_dims(s, ratio, &rows, 1, false), -1);
    aoti_give(g, 1, aot_sub(s, aot_mul(s, b, sum), product));
  }
}
