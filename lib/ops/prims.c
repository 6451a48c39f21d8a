// Operators of PyTorch's prims namespace that dumps of the inductor level hold. They do not promote dtypes.
#include "ops.h"

#include <math.h>

// ---- convert_element_type(a, dtype)

aot_status aoti_meta_convert_element_type(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, 0, c->args[1].as.dtype, t->meta.ndim, t->meta.size, stride);
}
void aoti_grad_convert_element_type(aoti_grad *g) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_prims_convert_element_type_default, aoti_v_tensor(g->gout[0]),
                       aoti_v_dtype(aoti_saved(g, 0)->meta.dtype)));
}

// ---- iota(length, start, step, dtype, device, requires_grad): start + step * i

aot_status aoti_meta_iota(aoti_call *c) {
  if (aoti_arg_int(c, 0) < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "length is negative");
  return aoti_out(c, 0, c->args[3].as.dtype, 1, &c->args[0].as.i, NULL);
}
static aot_status iota_body(aoti_call *c, aoti_arena *scratch) {
  int64_t n = aoti_tensor_numel(aoti_result(c, 0));
  uint64_t *out;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *out, &out));
  for (int64_t i = 0; i < n; i++) out[i] = (uint64_t)aoti_arg_int(c, 1) + (uint64_t)aoti_arg_int(c, 2) * (uint64_t)i;
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_iota(aoti_call *c) { return aoti_with_scratch(c, iota_body); }

// ---- broadcast_in_dim(a, shape, broadcast_dimensions): dimension i of a becomes dimension broadcast_dimensions[i]

aot_status aoti_meta_broadcast_in_dim(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  aot_int size[AOT_MAX_DIMS], place[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim = aoti_arg_ints(c, 1, size), n = aoti_arg_ints(c, 2, place), from = 0;
  bool fits = n == t->meta.ndim;
  for (int i = 0; fits && i < n; i++) fits = place[i].value < ndim && place[i].value > (i ? place[i - 1].value : -1);
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "broadcast_dimensions are not rising places in the shape");
  for (int d = 0; d < ndim; d++) {
    if (from < n && place[from].value == d) {
      bool same =
          aoti_int_same(t->meta.size[from], size[d]) || aoti_int_compare(c->syms, AOTI_EQ, t->meta.size[from], size[d]);
      if (!same && !aoti_int_is(t->meta.size[from], 1))
        return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d does not broadcast", from);
      stride[d] = same ? t->meta.stride[from] : aot_i(0);
      from++;
    } else if (!aoti_int_is(size[d], 1))
      stride[d] = aot_i(0);
    else
      stride[d] = from == n ? aot_i(1) : aoti_int_mul(c->syms, t->meta.stride[from], t->meta.size[from]);
  }
  return aoti_out_view(c, 0, t, ndim, size, stride, t->meta.offset);
}
// Summed over what is new or was repeated, in one sum that keeps nothing new.
void aoti_grad_broadcast_in_dim(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  const aot_tensor *t = aoti_saved(g, 0);
  aot_int size[AOT_MAX_DIMS], place[AOT_MAX_DIMS], over[AOT_MAX_DIMS];
  int ndim = aoti_arg_ints(&c, 1, size), n = 0, from = 0;
  int n_place = aoti_arg_ints(&c, 2, place);
  for (int d = 0; d < ndim; d++) {
    bool old = from < n_place && place[from].value == d;
    if (!old || (aoti_int_is(t->meta.size[from], 1) && !aoti_int_is(size[d], 1))) over[n++] = aot_i(d);
    from += old;
  }
  aot_tensor *grad = n ? aoti_sum_dims(g->s, g->gout[0], over, n, true) : g->gout[0];
  aoti_give(g, 0, aot_view(g->s, grad, aoti_sizes(t)));
}

// ---- fma(a, b, c): a * b + c, rounded once

aot_status aoti_meta_fma(aoti_call *c) {
  return aoti_out_pointwise(c, aoti_common_dtype(c, 3, (const int[]){0, 1, 2}), 3, (const int[]){0, 1, 2});
}
static float fma_of_f32(float a, float b, float c) { return fmaf(a, b, c); }
static double fma_of_f64(double a, double b, double c) { return fma(a, b, c); }
#define FMA(T) _Generic((T)0, float : fma_of_f32, default : fma_of_f64)
AOTI_KERNEL_F(fused, FMA(T)(a, b, c))
aot_status aoti_ref_fma(aoti_call *c) {
  return aoti_run_kernel(c, &fused_kernel, aoti_result(c, 0)->meta.dtype, false, 3, (const int[]){0, 1, 2}, NULL);
}
void aoti_grad_fma(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_mul(g->s, g->gout[0], aoti_saved(g, 1)));
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(g->s, g->gout[0], aoti_saved(g, 0)));
  if (aoti_needs(g, 2)) aoti_give(g, 2, g->gout[0]);
}

// ---- add(self, other), sub(self, other)

void aoti_grad_prim_add(aoti_grad *g) {
  for (int i = 0; i < 2; i++)
    if (aoti_needs(g, i)) aoti_give(g, i, g->gout[0]);
}
void aoti_grad_prim_sub(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_neg(g->s, g->gout[0]));
  if (aoti_needs(g, 0)) aoti_give(g, 0, g->gout[0]);
}

// ---- copy_strided(a, stride), inductor_force_stride_order(input, stride): a copy that lies in memory so

aot_status aoti_meta_copy_strided(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  if (aoti_arg_ints(c, 1, stride) != t->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "one stride for each dimension is needed");
  return aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, stride);
}

// ---- reductions that drop their dimensions: sum(inp, dims, output_dtype), var(inp, dims, correction, output_dtype),
// amax(inp, dims, output_dtype)

static aot_status reduced(aoti_call *c, int dtype_arg) {
  aot_tensor *t = aoti_arg(c, 0);
  uint32_t mask;
  AOT_TRY(aoti_dim_mask(c, 1, t->meta.ndim, &mask));
  return aoti_out_reduced(c, 0, aoti_arg_given(c, dtype_arg) ? c->args[dtype_arg].as.dtype : t->meta.dtype, t, mask,
                          false);
}
aot_status aoti_meta_prim_sum(aoti_call *c) { return reduced(c, 2); }
aot_status aoti_meta_prim_var(aoti_call *c) {
  if (aoti_is_float(aoti_arg(c, 0)->meta.dtype)) return reduced(c, 3);
  return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(aoti_arg(c, 0)->meta.dtype));
}

// ---- prepare_softmax_online(a, dim): the maximum along dim, and the sum of exp(a - maximum), both with dim kept

aot_status aoti_meta_prepare_softmax_online(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  int d;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &d));
  if (!aoti_is_float(t->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(t->meta.dtype));
  for (int i = 0; i < 2; i++) AOT_TRY(aoti_out_reduced(c, i, t->meta.dtype, t, UINT32_C(1) << d, true));
  return NULL;
}
static aot_status softmax_online_body(aoti_call *c, aoti_arena *scratch) {
  aoti_rows r;
  int d;
  double *row, *highest, *sum;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), aoti_arg(c, 0)->meta.ndim, &d));
  aoti_rows_init(&r, aoti_arg(c, 0), UINT32_C(1) << d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.n, sizeof *row, &row));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *highest, &highest));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)r.count, sizeof *sum, &sum));
  for (int64_t k = 0; k < r.count; k++) {
    aoti_rows_load(&r, AOTI_COMPUTE_F64, k, row);
    highest[k] = -INFINITY;
    for (int64_t i = 0; i < r.n; i++)
      if (row[i] > highest[k] || row[i] != row[i]) highest[k] = row[i];
    for (int64_t i = 0; i < r.n; i++) row[i] = exp(row[i] - highest[k]);
    sum[k] = aoti_sum_f64(row, r.n);
  }
  aoti_undense(AOTI_COMPUTE_F64, highest, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, sum, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_prepare_softmax_online(aoti_call *c) { return aoti_with_scratch(c, softmax_online_body); }

// ---- xor_sum(inp, dims): the exclusive or of integers

aot_status aoti_meta_prim_xor_sum(aoti_call *c) {
  if (aoti_is_float(aoti_arg(c, 0)->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(aoti_arg(c, 0)->meta.dtype));
  return reduced(c, 2);
}
static aot_status xor_body(aoti_call *c, aoti_arena *scratch) {
  uint32_t dims;
  aoti_rows from, to;
  int64_t *row;
  AOT_TRY(aoti_dim_mask(c, 1, aoti_arg(c, 0)->meta.ndim, &dims));
  aoti_rows_init(&from, aoti_arg(c, 0), dims);
  aoti_rows_init(&to, aoti_result(c, 0), 0);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *row, &row));
  for (int64_t r = 0; r < from.count; r++) {
    int64_t all = 0;
    aoti_rows_load(&from, AOTI_COMPUTE_I64, r, row);
    for (int64_t i = 0; i < from.n; i++) all ^= row[i];
    aoti_rows_store(&to, AOTI_COMPUTE_I64, r, &all);
  }
  return NULL;
}
aot_status aoti_ref_xor_sum(aoti_call *c) { return aoti_with_scratch(c, xor_body); }

// ---- collapse_view(a, start, end): dimensions start to end, both included, as one

void aoti_decomp_collapse_view(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  aot_int size[AOT_MAX_DIMS];
  int64_t start = aoti_arg_int(c, 1), end = aoti_arg_int(c, 2);
  int n = 0;
  c->out[0] = aoti_v_tensor(aoti_poison());
  if (start < 0 || end < start || end >= (m->ndim ? m->ndim : 1)) {
    aoti_scope_fail(c->scope, aoti_call_error(c, AOT_ERROR_INVALID, "dimensions %lld to %lld of %d", (long long)start,
                                              (long long)end, m->ndim));
    return;
  }
  for (int d = 0; d < m->ndim; d++)
    if (d > start && d <= end)
      size[n - 1] = aoti_int_mul(c->syms, size[n - 1], m->size[d]);
    else
      size[n++] = m->size[d];
  if (!n) size[n++] = aot_i(1);
  c->out[0] =
      aoti_v_tensor(AOTI_CALL1(c->scope, AOT_OP_view_default, c->args[0], aoti_v_ints(c->scope, size, (size_t)n)));
}
