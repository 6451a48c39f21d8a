// Layer normalisation: (x - mean) / sqrt(var + eps) over the last dimensions, times weight, plus bias.
#include "ops.h"

#include <math.h>

// ---- meta

// Checks normalized_shape (argument i) against the last dimensions of input, and sets those in mask.
static aot_status normalized_dims(const aoti_call *c, int i, const aot_tensor *input, uint32_t *mask) {
  aot_int shape[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, i, shape), first = input->meta.ndim - n;
  bool fits = n > 0 && first >= 0;
  for (int d = 0; fits && d < n; d++)
    fits = aoti_int_same(shape[d], input->meta.size[first + d]) ||
           aoti_int_compare(c->syms, AOTI_EQ, shape[d], input->meta.size[first + d]);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "normalized_shape is not the end of the input's shape");
  *mask = 0;
  for (int d = first; d < input->meta.ndim; d++) *mask |= UINT32_C(1) << d;
  return NULL;
}

static aot_status check_parameter(const aoti_call *c, int i, const aot_tensor *input, uint32_t mask) {
  const aot_tensor *t = aoti_arg(c, i);
  if (!t) return NULL;
  int first = input->meta.ndim - t->meta.ndim;
  bool fits = first >= 0 && first < input->meta.ndim && mask >> first & 1 && !(first && mask >> (first - 1) & 1);
  for (int d = 0; fits && d < t->meta.ndim; d++)
    fits = aoti_int_same(t->meta.size[d], input->meta.size[first + d]) ||
           aoti_int_compare(c->syms, AOTI_EQ, t->meta.size[d], input->meta.size[first + d]);
  return fits ? NULL
              : aoti_call_error(c, AOT_ERROR_INVALID, "%s does not have the normalized shape", c->info->args[i].name);
}

// (input, normalized_shape, weight, bias, eps) -> (out, mean, rstd)
aot_status aoti_meta_native_layer_norm(aoti_call *c) {
  const aot_tensor *input = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(normalized_dims(c, 1, input, &mask));
  AOT_TRY(check_parameter(c, 2, input, mask));
  AOT_TRY(check_parameter(c, 3, input, mask));
  if (!aoti_is_float(input->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(input->meta.dtype));
  AOT_TRY(aoti_out(c, 0, input->meta.dtype, input->meta.ndim, input->meta.size, NULL));
  AOT_TRY(aoti_out_reduced(c, 1, input->meta.dtype, input, mask, true));
  return aoti_out_reduced(c, 2, input->meta.dtype, input, mask, true);
}

// (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask) -> (grad_input, grad_weight, grad_bias)
aot_status aoti_meta_native_layer_norm_backward(aoti_call *c) {
  aot_tensor *input = aoti_arg(c, 1), *weight = aoti_arg(c, 5), *bias = aoti_arg(c, 6);
  const aot_value *wanted = c->args[7].as.list.at;
  uint32_t mask;
  AOT_TRY(normalized_dims(c, 2, input, &mask));
  for (int i = 0; i < 3; i++) aoti_out_none(c, i);
  if (wanted[0].as.b) {
    aot_tensor *t[] = {aoti_arg(c, 4), aoti_arg(c, 0), input};
    aot_int stride[AOT_MAX_DIMS];
    aoti_result_strides(c, 3, t, AOT_DTYPE_NONE, input->meta.ndim, input->meta.size, stride);
    AOT_TRY(aoti_out(c, 0, input->meta.dtype, input->meta.ndim, input->meta.size, stride));
  }
  if (wanted[1].as.b && weight) AOT_TRY(aoti_out(c, 1, weight->meta.dtype, weight->meta.ndim, weight->meta.size, NULL));
  if (wanted[2].as.b && bias) AOT_TRY(aoti_out(c, 2, bias->meta.dtype, bias->meta.ndim, bias->meta.size, NULL));
  return NULL;
}

// ---- reference kernels

static aot_status parameter(aoti_arena *scratch, const aot_tensor *t, int64_t n, double absent, double **out) {
  if (t) return aoti_dense(scratch, AOTI_COMPUTE_F64, t, out);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) (*out)[i] = absent;
  return NULL;
}

static aot_status forward_body(aoti_call *c, aoti_arena *scratch) {
  uint32_t mask;
  aoti_rows in, out;
  double *row, *square, *mean, *rstd, *weight, *bias, eps = aoti_arg_float(c, 4);
  AOT_TRY(normalized_dims(c, 1, aoti_arg(c, 0), &mask));
  aoti_rows_init(&in, aoti_arg(c, 0), mask);
  aoti_rows_init(&out, aoti_result(c, 0), mask);
  AOT_TRY(parameter(scratch, aoti_arg(c, 2), in.n, 1, &weight));
  AOT_TRY(parameter(scratch, aoti_arg(c, 3), in.n, 0, &bias));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.n, sizeof *square, &square));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.count, sizeof *mean, &mean));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)in.count, sizeof *rstd, &rstd));
  for (int64_t k = 0; k < in.count; k++) {
    aoti_rows_load(&in, AOTI_COMPUTE_F64, k, row);
    mean[k] = aoti_sum_f64(row, in.n) / (double)in.n;
    for (int64_t i = 0; i < in.n; i++) square[i] = (row[i] - mean[k]) * (row[i] - mean[k]);
    rstd[k] = 1 / sqrt(aoti_sum_f64(square, in.n) / (double)in.n + eps);
    for (int64_t i = 0; i < in.n; i++) row[i] = (row[i] - mean[k]) * rstd[k] * weight[i] + bias[i];
    aoti_rows_store(&out, AOTI_COMPUTE_F64, k, row);
  }
  aoti_undense(AOTI_COMPUTE_F64, mean, aoti_result(c, 1));
  aoti_undense(AOTI_COMPUTE_F64, rstd, aoti_result(c, 2));
  return NULL;
}
aot_status aoti_ref_native_layer_norm(aoti_call *c) { return aoti_with_scratch(c, forward_body); }

// With h = (x - mean) rstd and u = grad weight:
//   grad_input = rstd (u - average(u) - h average(u h)), grad_weight = sum over rows of grad h, grad_bias = of grad.
static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  uint32_t mask;
  aoti_rows grad_rows, in_rows, out_rows;
  double *grad, *h, *u, *mean, *rstd, *weight, *dw, *db;
  aot_tensor *grad_input = aoti_result(c, 0), *grad_weight = aoti_result(c, 1), *grad_bias = aoti_result(c, 2);
  AOT_TRY(normalized_dims(c, 2, aoti_arg(c, 1), &mask));
  aoti_rows_init(&grad_rows, aoti_arg(c, 0), mask);
  aoti_rows_init(&in_rows, aoti_arg(c, 1), mask);
  if (grad_input) aoti_rows_init(&out_rows, grad_input, mask);
  int64_t n = in_rows.n;
  AOT_TRY(parameter(scratch, aoti_arg(c, 5), n, 1, &weight));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 3), &mean));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 4), &rstd));
  double **rows[] = {&grad, &h, &u, &dw, &db};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **rows[i], rows[i]));
  for (int64_t k = 0; k < in_rows.count; k++) {
    aoti_rows_load(&grad_rows, AOTI_COMPUTE_F64, k, grad);
    aoti_rows_load(&in_rows, AOTI_COMPUTE_F64, k, h);
    long double sum_u = 0, sum_uh = 0;
    for (int64_t i = 0; i < n; i++) {
      h[i] = (h[i] - mean[k]) * rstd[k];
      u[i] = grad[i] * weight[i];
      dw[i] += grad[i] * h[i];
      db[i] += grad[i];
      sum_u += u[i];
      sum_uh += u[i] * h[i];
    }
    for (int64_t i = 0; i < n; i++) u[i] = (double)(rstd[k] * (u[i] - sum_u / n - h[i] * sum_uh / n));
    if (grad_input) aoti_rows_store(&out_rows, AOTI_COMPUTE_F64, k, u);
  }
  if (grad_weight) aoti_undense(AOTI_COMPUTE_F64, dw, grad_weight);
  if (grad_bias) aoti_undense(AOTI_COMPUTE_F64, db, grad_bias);
  return NULL;
}
aot_status aoti_ref_native_layer_norm_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

// ---- derivative

void aoti_grad_native_layer_norm(aoti_grad *g) {
  const int parameters[] = {0, 2, 3};
  aot_value wanted[3], out[3];
  if (!g->gout[0]) return;
  for (int i = 0; i < 3; i++) wanted[i] = aoti_v_bool(aoti_needs(g, parameters[i]));
  const aot_value args[] = {aoti_v_tensor(g->gout[0]),    g->args[0], g->args[1], aoti_v_tensor(g->results[1]),
                            aoti_v_tensor(g->results[2]), g->args[2], g->args[3], aoti_v_list(g->s, wanted, 3)};
  aoti_dispatch(g->s, AOT_OP_native_layer_norm_backward_default, args, 8, out, NULL, 0);
  for (int i = 0; i < 3; i++)
    if (wanted[i].as.b && out[i].kind == AOT_TENSOR) aoti_give(g, parameters[i], out[i].as.tensor);
}

// ---- decomposition

// layer_norm(input, normalized_shape, weight, bias, eps, cudnn_enable)
void aoti_decomp_layer_norm(aoti_call *c) {
  aot_value out[3];
  aoti_dispatch(c->scope, AOT_OP_native_layer_norm_default, c->args, 5, out, c->scope->file, c->scope->line);
  c->out[0] = out[0];
}
