// Batch and group normalisation.
#include "ops.h"

#include <math.h>
#include <string.h>

// ---- batch norm: every channel (dimension 1) by its own mean and variance

// All dimensions but the channels': what one channel's statistics are over.
static uint32_t channel_rows(const aot_tensor *t) { return ((UINT32_C(1) << t->meta.ndim) - 1) & ~(uint32_t)2; }

static aot_status check_batch(const aoti_call *c, const aot_tensor *x, const int *per_channel, int n) {
  if (x->meta.ndim < 2 || !aoti_is_float(x->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "input of %d dimensions and %s; needs channels and a floating dtype",
                           x->meta.ndim, aot_dtype_name(x->meta.dtype));
  for (int i = 0; i < n; i++) {
    const aot_tensor *t = aoti_arg(c, per_channel[i]);
    if (t && (t->meta.ndim != 1 || !aoti_int_compare(c->syms, AOTI_EQ, t->meta.size[0], x->meta.size[1])))
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not one number for each channel",
                             c->info->args[per_channel[i]].name);
  }
  return NULL;
}

static aot_status out_like_input(aoti_call *c, int i, const aot_tensor *x) {
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, x, AOT_PRESERVE, stride));
  return aoti_out(c, i, x->meta.dtype, x->meta.ndim, x->meta.size, stride);
}

// The output, and two statistics of size per channel (none in inference).
static aot_status out_batch(aoti_call *c, const int *per_channel, int n, bool training) {
  const aot_tensor *x = aoti_arg(c, 0);
  const aot_int none = aot_i(0);
  AOT_TRY(check_batch(c, x, per_channel, n));
  AOT_TRY(out_like_input(c, 0, x));
  for (int i = 1; i < 3; i++) AOT_TRY(aoti_out(c, i, x->meta.dtype, 1, training ? &x->meta.size[1] : &none, NULL));
  return NULL;
}

// The running statistics after the call, results first and first + 1.
static aot_status out_running(aoti_call *c, int first, bool training) {
  for (int i = 0; i < 2; i++) { // what a batch of a narrow dtype updates is as wide as its statistics
    const aot_tensor *running = aoti_arg(c, 3 + i);
    aot_dtype dtype = running->meta.dtype, of_batch = aoti_arg(c, 0)->meta.dtype;
    if (of_batch == AOT_F16 || of_batch == AOT_BF16) of_batch = AOT_F32;
    if (training) dtype = aoti_promote(dtype, of_batch);
    AOT_TRY(aoti_out(c, first + i, dtype, 1, running->meta.size, NULL));
  }
  return NULL;
}

// (input, weight, bias, running_mean, running_var, training, momentum, eps)
aot_status aoti_meta__native_batch_norm_legit_functional(aoti_call *c) {
  AOT_TRY(out_batch(c, (const int[]){1, 2, 3, 4}, 4, aoti_arg_bool(c, 5)));
  return out_running(c, 3, aoti_arg_bool(c, 5));
}
// (input, weight, bias, running_mean, running_var, momentum, eps): the same in training, and before the running
// statistics what cuDNN's backward wants, which is empty elsewhere.
aot_status aoti_meta__batch_norm_with_update_functional(aoti_call *c) {
  const aot_int none = aot_i(0);
  AOT_TRY(out_batch(c, (const int[]){1, 2, 3, 4}, 4, true));
  AOT_TRY(aoti_out(c, 3, AOT_U8, 1, &none, NULL));
  return out_running(c, 4, true);
}
// (input, weight, bias, training, momentum, eps)
aot_status aoti_meta__native_batch_norm_legit_no_stats(aoti_call *c) {
  return out_batch(c, (const int[]){1, 2}, 2, true);
}
// (input, weight, bias, running_mean, running_var, momentum, eps)
aot_status aoti_meta__native_batch_norm_legit_no_training(aoti_call *c) {
  return out_batch(c, (const int[]){1, 2, 3, 4}, 4, false);
}

static aot_status numbers(aoti_arena *scratch, const aot_tensor *t, int64_t n, double absent, double **out) {
  if (t) return aoti_dense(scratch, AOTI_COMPUTE_F64, t, out);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) (*out)[i] = absent;
  return NULL;
}

// What a batch norm reads: running statistics may be absent (NULL).
typedef struct batch {
  const aot_tensor *running[2];
  bool training;
  double momentum, eps;
  aot_tensor *new_running[2];
} batch;

static aot_status normalise(aoti_call *c, aoti_arena *scratch, const batch *b) {
  aoti_rows in, out;
  aot_tensor *x = aoti_arg(c, 0);
  double *row, *square, *weight, *bias, *running[2], *saved[2];
  aoti_rows_init(&in, x, channel_rows(x));
  aoti_rows_init(&out, aoti_result(c, 0), channel_rows(x));
  AOT_TRY(numbers(scratch, aoti_arg(c, 1), in.count, 1, &weight));
  AOT_TRY(numbers(scratch, aoti_arg(c, 2), in.count, 0, &bias));
  for (int i = 0; i < 2; i++) {
    AOT_TRY(numbers(scratch, b->running[i], in.count, i, &running[i]));
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.count, sizeof *saved[i], &saved[i]));
  }
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *square, &square));
  double n = (double)in.n;
  for (int64_t k = 0; k < in.count; k++) {
    aoti_rows_load(&in, AOTI_COMPUTE_F64, k, row);
    double mean = running[0][k], var = running[1][k];
    if (b->training) {
      mean = aoti_sum_f64(row, in.n) / n;
      for (int64_t i = 0; i < in.n; i++) square[i] = (row[i] - mean) * (row[i] - mean);
      double sum = aoti_sum_f64(square, in.n);
      var = sum / n;
      running[0][k] += b->momentum * (mean - running[0][k]);
      running[1][k] += b->momentum * (sum / (n - 1) - running[1][k]); // the running variance is unbiased
    }
    double scale = 1 / sqrt(var + b->eps);
    saved[0][k] = mean;
    saved[1][k] = scale;
    for (int64_t i = 0; i < in.n; i++) row[i] = (row[i] - mean) * scale * weight[k] + bias[k];
    aoti_rows_store(&out, AOTI_COMPUTE_F64, k, row);
  }
  for (int i = 0; i < 2; i++) {
    if (b->training) aoti_undense(AOTI_COMPUTE_F64, saved[i], aoti_result(c, 1 + i));
    if (b->new_running[i]) aoti_undense(AOTI_COMPUTE_F64, running[i], b->new_running[i]);
  }
  return NULL;
}

static aot_status functional_body(aoti_call *c, aoti_arena *scratch) {
  const batch b = {{aoti_arg(c, 3), aoti_arg(c, 4)},
                   aoti_arg_bool(c, 5),
                   aoti_arg_float(c, 6),
                   aoti_arg_float(c, 7),
                   {aoti_result(c, 3), aoti_result(c, 4)}};
  return normalise(c, scratch, &b);
}
aot_status aoti_ref__native_batch_norm_legit_functional(aoti_call *c) { return aoti_with_scratch(c, functional_body); }

static aot_status update_body(aoti_call *c, aoti_arena *scratch) {
  const batch b = {{aoti_arg(c, 3), aoti_arg(c, 4)},
                   true,
                   aoti_arg_float(c, 5),
                   aoti_arg_float(c, 6),
                   {aoti_result(c, 4), aoti_result(c, 5)}};
  return normalise(c, scratch, &b);
}
aot_status aoti_ref__batch_norm_with_update_functional(aoti_call *c) { return aoti_with_scratch(c, update_body); }

static aot_status no_stats_body(aoti_call *c, aoti_arena *scratch) {
  const batch b = {{NULL, NULL}, true, 0, aoti_arg_float(c, 5), {NULL, NULL}};
  return normalise(c, scratch, &b);
}
aot_status aoti_ref__native_batch_norm_legit_no_stats(aoti_call *c) { return aoti_with_scratch(c, no_stats_body); }

static aot_status no_training_body(aoti_call *c, aoti_arena *scratch) {
  const batch b = {{aoti_arg(c, 3), aoti_arg(c, 4)}, false, 0, aoti_arg_float(c, 6), {NULL, NULL}};
  return normalise(c, scratch, &b);
}
aot_status aoti_ref__native_batch_norm_legit_no_training(aoti_call *c) {
  return aoti_with_scratch(c, no_training_body);
}

// (grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask)
aot_status aoti_meta_native_batch_norm_backward(aoti_call *c) {
  const aot_tensor *x = aoti_arg(c, 1), *weight = aoti_arg(c, 2);
  const aot_value *wanted = c->args[9].as.list.at;
  AOT_TRY(check_batch(c, x, (const int[]){2, 3, 4}, 3));
  if (!aoti_arg(c, aoti_arg_bool(c, 7) ? 5 : 3) || !aoti_arg(c, aoti_arg_bool(c, 7) ? 6 : 4))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the statistics it needs are missing");
  for (int i = 0; i < 3; i++) aoti_out_none(c, i);
  if (wanted[0].as.b) AOT_TRY(out_like_input(c, 0, x));
  for (int i = 1; i < 3; i++)
    if (wanted[i].as.b) AOT_TRY(aoti_out(c, i, weight ? weight->meta.dtype : x->meta.dtype, 1, &x->meta.size[1], NULL));
  return NULL;
}

// With h = (x - mean) scale: grad_input = weight scale (g - average(g) - h average(g h)) in training, weight scale g in
// inference; grad_weight = sum of g h, grad_bias = sum of g.
static aot_status batch_backward_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *x = aoti_arg(c, 1);
  bool training = aoti_arg_bool(c, 7);
  aoti_rows g_rows, in, out;
  double *g, *h, *weight, *mean, *scale, *dw, *db;
  aoti_rows_init(&g_rows, aoti_arg(c, 0), channel_rows(x));
  aoti_rows_init(&in, x, channel_rows(x));
  if (aoti_result(c, 0)) aoti_rows_init(&out, aoti_result(c, 0), channel_rows(x));
  AOT_TRY(numbers(scratch, aoti_arg(c, 2), in.count, 1, &weight));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, training ? 5 : 3), &mean));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, training ? 6 : 4), &scale));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *g, &g));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *h, &h));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.count, sizeof *dw, &dw));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.count, sizeof *db, &db));
  double n = (double)in.n;
  for (int64_t k = 0; k < in.count; k++) {
    double s = training ? scale[k] : 1 / sqrt(scale[k] + aoti_arg_float(c, 8));
    aoti_rows_load(&g_rows, AOTI_COMPUTE_F64, k, g);
    aoti_rows_load(&in, AOTI_COMPUTE_F64, k, h);
    for (int64_t i = 0; i < in.n; i++) {
      h[i] = (h[i] - mean[k]) * s;
      dw[k] += g[i] * h[i];
      db[k] += g[i];
    }
    for (int64_t i = 0; i < in.n; i++) g[i] = weight[k] * s * (training ? g[i] - db[k] / n - h[i] * dw[k] / n : g[i]);
    if (aoti_result(c, 0)) aoti_rows_store(&out, AOTI_COMPUTE_F64, k, g);
  }
  if (aoti_result(c, 1)) aoti_undense(AOTI_COMPUTE_F64, dw, aoti_result(c, 1));
  if (aoti_result(c, 2)) aoti_undense(AOTI_COMPUTE_F64, db, aoti_result(c, 2));
  return NULL;
}
aot_status aoti_ref_native_batch_norm_backward(aoti_call *c) { return aoti_with_scratch(c, batch_backward_body); }

// Hands the three results of a backward op to input, weight and bias.
static void backward(aoti_grad *g, aot_op op, aot_value *args, size_t n, size_t mask_at) {
  aot_value wanted[3], out[3];
  for (int i = 0; i < 3; i++) wanted[i] = aoti_v_bool(aoti_needs(g, i));
  args[mask_at] = aoti_v_list(g->s, wanted, 3);
  aoti_dispatch(g->s, op, args, n, out, NULL, 0);
  for (int i = 0; i < 3; i++)
    if (wanted[i].as.b && out[i].kind == AOT_TENSOR) aoti_give(g, i, out[i].as.tensor);
}

static void grad_batch(aoti_grad *g, aot_value running_mean, aot_value running_var, bool training, aot_value eps) {
  aot_value args[10] = {aoti_v_tensor(g->gout[0]),
                        g->args[0],
                        g->args[1],
                        running_mean,
                        running_var,
                        aoti_v_tensor(g->results[1]),
                        aoti_v_tensor(g->results[2]),
                        aoti_v_bool(training),
                        eps};
  backward(g, AOT_OP_native_batch_norm_backward_default, args, 10, 9);
}
void aoti_grad__native_batch_norm_legit_functional(aoti_grad *g) {
  grad_batch(g, g->args[3], g->args[4], g->args[5].as.b, g->args[7]);
}
void aoti_grad__batch_norm_with_update_functional(aoti_grad *g) {
  aot_value args[11] = {
      aoti_v_tensor(g->gout[0]),    g->args[0],        g->args[1], g->args[3], g->args[4], aoti_v_tensor(g->results[1]),
      aoti_v_tensor(g->results[2]), aoti_v_bool(true), g->args[6]};
  args[10] = aoti_v_tensor(g->results[3]);
  backward(g, AOT_OP_batch_norm_backward_default, args, 11, 9);
}
void aoti_grad__native_batch_norm_legit_no_stats(aoti_grad *g) {
  grad_batch(g, aoti_v_none(), aoti_v_none(), g->args[3].as.b, g->args[5]);
}
void aoti_grad__native_batch_norm_legit_no_training(aoti_grad *g) {
  grad_batch(g, g->args[3], g->args[4], false, g->args[6]);
}

// batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled): in training the
// running statistics are written.
static void functional_norm(aoti_call *c) {
  aot_scope *s = c->scope;
  bool training = aoti_arg_bool(c, 5), stats = aoti_arg(c, 3) && aoti_arg(c, 4);
  aot_value out[5];
  const aot_value *a = c->args;
  if (training && stats) {
    aoti_dispatch(s, AOT_OP__native_batch_norm_legit_functional_default, a, 8, out, s->file, s->line);
    for (int i = 0; i < 2 && !s->error; i++) aoti_assign(s, a[3 + i].as.tensor, out[3 + i].as.tensor);
  } else if (training) {
    const aot_value args[] = {a[0], a[1], a[2], a[5], a[6], a[7]};
    aoti_dispatch(s, AOT_OP__native_batch_norm_legit_no_stats, args, 6, out, s->file, s->line);
  } else {
    const aot_value args[] = {a[0], a[1], a[2], a[3], a[4], a[6], a[7]};
    aoti_dispatch(s, AOT_OP__native_batch_norm_legit_no_training_default, args, 7, out, s->file, s->line);
  }
  for (int i = 0; i < c->info->n_returns; i++) c->out[i] = out[i];
}
void aoti_decomp_batch_norm(aoti_call *c) { functional_norm(c); }
void aoti_decomp_native_batch_norm(aoti_call *c) { functional_norm(c); }

// ---- group norm: (input, weight, bias, N, C, HxW, group, eps) -> (out, mean, rstd), statistics per sample and group

typedef struct groups {
  int64_t n, c, plane, group, rows, row; /* rows of c / group planes */
} groups;
static aot_status read_groups(const aoti_call *c, const aot_tensor *x, int first, groups *g) {
  *g = (groups){
      aoti_arg_int(c, first), aoti_arg_int(c, first + 1), aoti_arg_int(c, first + 2), aoti_arg_int(c, first + 3), 0, 0};
  int64_t numel = 1;
  bool overflow = g->n < 0 || g->c < 0 || g->plane < 0 || aoti_mul_overflows(g->n, g->c, &numel) ||
                  aoti_mul_overflows(numel, g->plane, &numel);
  if (overflow || g->group < 1 || g->c % g->group || numel != aoti_tensor_numel(x) || x->meta.ndim < 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%lld samples of %lld channels of %lld elements in %lld groups",
                           (long long)g->n, (long long)g->c, (long long)g->plane, (long long)g->group);
  g->rows = g->n * g->group;
  g->row = g->c / g->group * g->plane;
  return NULL;
}

static aot_status check_parameters(const aoti_call *c, int first, int n, int64_t channels) {
  for (int i = first; i < first + n; i++) {
    const aot_tensor *t = aoti_arg(c, i);
    if (t && (t->meta.ndim != 1 || aoti_dim(t, 0) != channels))
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not one number for each channel", c->info->args[i].name);
  }
  return NULL;
}

// Row-major where nothing is in memory, whatever the strides say.
static aot_status out_grouped(aoti_call *c, const aot_tensor *x) {
  for (int d = 0; d < x->meta.ndim; d++)
    if (aoti_int_is(x->meta.size[d], 0)) return aoti_out(c, 0, x->meta.dtype, x->meta.ndim, x->meta.size, NULL);
  return out_like_input(c, 0, x);
}

aot_status aoti_meta_native_group_norm(aoti_call *c) {
  groups g;
  const aot_tensor *x = aoti_arg(c, 0);
  if (!aoti_is_float(x->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(x->meta.dtype));
  AOT_TRY(read_groups(c, x, 3, &g));
  AOT_TRY(check_parameters(c, 1, 2, g.c));
  AOT_TRY(out_grouped(c, x));
  const aot_int size[] = {c->args[3].as.i, aot_i(g.group)};
  AOT_TRY(aoti_out(c, 1, x->meta.dtype, 2, size, NULL));
  return aoti_out(c, 2, x->meta.dtype, 2, size, NULL);
}

static aot_status group_body(aoti_call *c, aoti_arena *scratch) {
  groups g;
  double *x, *square, *weight, *bias, *mean, *rstd;
  AOT_TRY(read_groups(c, aoti_arg(c, 0), 3, &g));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  AOT_TRY(numbers(scratch, aoti_arg(c, 1), g.c, 1, &weight));
  AOT_TRY(numbers(scratch, aoti_arg(c, 2), g.c, 0, &bias));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.row, sizeof *square, &square));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.rows, sizeof *mean, &mean));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.rows, sizeof *rstd, &rstd));
  for (int64_t k = 0; k < g.rows; k++) {
    double *row = x + k * g.row, n = (double)g.row;
    int64_t first = k % g.group * (g.c / g.group);
    mean[k] = aoti_sum_f64(row, g.row) / n;
    for (int64_t i = 0; i < g.row; i++) square[i] = (row[i] - mean[k]) * (row[i] - mean[k]);
    rstd[k] = 1 / sqrt(aoti_sum_f64(square, g.row) / n + aoti_arg_float(c, 7));
    for (int64_t i = 0; i < g.row; i++) {
      int64_t channel = first + i / g.plane;
      row[i] = (row[i] - mean[k]) * rstd[k] * weight[channel] + bias[channel];
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, mean, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_F64, rstd, aoti_result(c, 2));
  return NULL;
}
aot_status aoti_ref_native_group_norm(aoti_call *c) { return aoti_with_scratch(c, group_body); }

// (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)
aot_status aoti_meta_native_group_norm_backward(aoti_call *c) {
  groups g;
  const aot_tensor *x = aoti_arg(c, 1), *weight = aoti_arg(c, 4);
  const aot_value *wanted = c->args[9].as.list.at;
  AOT_TRY(read_groups(c, x, 5, &g));
  AOT_TRY(check_parameters(c, 4, 1, g.c));
  if (aoti_tensor_numel(aoti_arg(c, 0)) != aoti_tensor_numel(x) || aoti_tensor_numel(aoti_arg(c, 2)) != g.rows ||
      aoti_tensor_numel(aoti_arg(c, 3)) != g.rows)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_out, mean or rstd is not of the forward's size");
  for (int i = 0; i < 3; i++) aoti_out_none(c, i);
  if (wanted[0].as.b) AOT_TRY(out_grouped(c, x));
  for (int i = 1; i < 3; i++)
    if (wanted[i].as.b) AOT_TRY(aoti_out(c, i, weight ? weight->meta.dtype : x->meta.dtype, 1, &c->args[6].as.i, NULL));
  return NULL;
}

// As in layer norm, with one weight for each channel.
static aot_status group_backward_body(aoti_call *c, aoti_arena *scratch) {
  groups g;
  double *grad, *x, *mean, *rstd, *weight, *dw, *db;
  AOT_TRY(read_groups(c, aoti_arg(c, 1), 5, &g));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &x));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 2), &mean));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 3), &rstd));
  AOT_TRY(numbers(scratch, aoti_arg(c, 4), g.c, 1, &weight));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.c, sizeof *dw, &dw));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.c, sizeof *db, &db));
  for (int64_t k = 0; k < g.rows; k++) {
    double *row = x + k * g.row, *d = grad + k * g.row, sum = 0, sum_h = 0, n = (double)g.row;
    int64_t first = k % g.group * (g.c / g.group);
    for (int64_t i = 0; i < g.row; i++) {
      int64_t channel = first + i / g.plane;
      row[i] = (row[i] - mean[k]) * rstd[k];
      dw[channel] += d[i] * row[i];
      db[channel] += d[i];
      d[i] *= weight[channel];
      sum += d[i];
      sum_h += d[i] * row[i];
    }
    for (int64_t i = 0; i < g.row; i++) d[i] = rstd[k] * (d[i] - sum / n - row[i] * sum_h / n);
  }
  double *results[] = {grad, dw, db};
  for (int i = 0; i < 3; i++)
    if (aoti_result(c, i)) aoti_undense(AOTI_COMPUTE_F64, results[i], aoti_result(c, i));
  return NULL;
}
aot_status aoti_ref_native_group_norm_backward(aoti_call *c) { return aoti_with_scratch(c, group_backward_body); }

// What the gradients of mean and rstd add to that of the input, seen as [N, group, row]: those of a biased variance,
// d rstd / d var = -rstd^3 / 2, and of a mean.
static aot_tensor *through_statistics(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *self = aoti_saved(g, 0), *rstd = g->results[2];
  const aot_int n = rstd->meta.size[0], n_groups = rstd->meta.size[1], one = aot_i(1);
  aoti_call c = aoti_call_of(g);
  aot_int row = aoti_int_floordiv(c.syms, aoti_int_mul(c.syms, g->args[4].as.i, g->args[5].as.i), n_groups);
  if (row.sym) {
    aoti_scope_fail(s,
                    aoti_call_error(&c, AOT_ERROR_UNSUPPORTED, "a derivative of the statistics over symbolic sizes"));
    return aoti_poison();
  }
  aot_tensor *to_var = NULL, *sum = NULL;
  if (g->gout[2]) {
    aot_tensor *r = aot_view(s, rstd, AOT_INTS(n, n_groups, one)),
               *grad = aot_view(s, g->gout[2], AOT_INTS(n, n_groups, one));
    aot_tensor *cube = aot_mul(s, aot_mul(s, aot_mul_Scalar(s, r, aot_float_scalar(-0.5)), r), r);
    to_var = aot_mul(s, cube, grad);
  }
  aot_tensor *x = aot_view(s, self, AOT_INTS(n, n_groups, row));
  aot_tensor *to_mean = g->gout[1] ? aot_view(s, g->gout[1], AOT_INTS(n, n_groups, one)) : NULL;
  if (to_var) {
    const aot_int last = aot_i(2);
    const aot_ints dims = {&last, 1};
    aot_tensor *from_mean = aot_sub(s, x, aot_mean_dim(s, x, &dims, true, AOT_DTYPE_NONE));
    sum = aot_mul(s, aot_mul_Scalar(s, to_var, aot_float_scalar(2.0 / (double)row.value)), from_mean);
  }
  if (to_mean) {
    aot_tensor *wide = aot_expand(s, to_mean, AOT_INTS(n, n_groups, row));
    wide = aot_div_Scalar(s, wide, aot_int_scalar(row.value));
    sum = sum ? aot_add(s, sum, wide) : wide;
  }
  return aot_view(s, sum, aoti_sizes(self));
}

void aoti_grad_native_group_norm(aoti_grad *g) {
  if (g->gout[0]) {
    aot_value args[10] = {aoti_v_tensor(g->gout[0]),
                          g->args[0],
                          aoti_v_tensor(g->results[1]),
                          aoti_v_tensor(g->results[2]),
                          g->args[1],
                          g->args[3],
                          g->args[4],
                          g->args[5],
                          g->args[6]};
    backward(g, AOT_OP_native_group_norm_backward_default, args, 10, 9);
  }
  if (!aoti_needs(g, 0) || (!g->gout[1] && !g->gout[2])) return;
  aot_tensor *more = through_statistics(g), *have = g->gin[g->slot[0]];
  aoti_give(g, 0, have ? aot_add(g->s, have, more) : more);
}

// group_norm(input, num_groups, weight, bias, eps, cudnn_enabled)
void aoti_decomp_group_norm(aoti_call *c) {
  aot_tensor *x = aoti_arg(c, 0);
  aot_value out[3];
  aot_int plane = aot_i(1);
  if (x->meta.ndim < 2) {
    aoti_scope_fail(c->scope, aoti_call_error(c, AOT_ERROR_INVALID, "the input has no channels"));
    c->out[0] = aoti_v_tensor(aoti_poison());
    return;
  }
  for (int d = 2; d < x->meta.ndim; d++) plane = aoti_int_mul(c->syms, plane, x->meta.size[d]);
  const aot_value args[] = {
      c->args[0],        c->args[2], c->args[3], aoti_v_sym(x->meta.size[0]), aoti_v_sym(x->meta.size[1]),
      aoti_v_sym(plane), c->args[1], c->args[4]};
  aoti_dispatch(c->scope, AOT_OP_native_group_norm_default, args, 8, out, c->scope->file, c->scope->line);
  c->out[0] = out[0];
}
