// Rows of numbers and places: linspace, logspace, eye, repeated positions, positions of what is not zero.
#include "ops.h"

#include <math.h>
#include <stdio.h>

static aot_dtype dtype_or(const aoti_call *c, aot_dtype otherwise) {
  const aot_value *v = &c->args[aoti_op_arg(c->info, "dtype")];
  return v->kind == AOT_DTYPE ? v->as.dtype : otherwise;
}

// ---- linspace(start, end, steps), logspace(start, end, steps, base): either bound a number or a 0-d tensor

aot_status aoti_meta_linspace(aoti_call *c) {
  int64_t steps = aoti_arg_int(c, 2);
  if (steps < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "%lld steps", (long long)steps);
  for (int i = 0; i < 2; i++)
    if (aoti_arg(c, i) && aoti_arg(c, i)->meta.ndim)
      return aoti_call_error(c, AOT_ERROR_INVALID, "a bound must have no dimensions");
  return aoti_out(c, 0, dtype_or(c, AOT_F32), 1, &(aot_int){steps, 0}, NULL);
}
static double bound(const aoti_call *c, int i) {
  double v;
  if (!aoti_arg(c, i)) return aoti_arg_float(c, i);
  aoti_load(AOTI_COMPUTE_F64, &v, aoti_arg(c, i)->meta.dtype, aoti_tensor_ptr(aoti_arg(c, i)), 0, 1);
  return v;
}
// From both ends to the middle. Of an integer dtype the bounds are integers, and the numbers are cut to it.
static aot_status space(aoti_call *c, aoti_arena *scratch, const double *base) {
  aot_tensor *r = aoti_result(c, 0);
  int64_t n = aoti_tensor_numel(r);
  double *x, start = bound(c, 0), end = bound(c, 1);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *x, &x));
  if (!aoti_is_float(r->meta.dtype)) start = trunc(start), end = trunc(end);
  double step = n > 1 ? (end - start) / (double)(n - 1) : 0;
  for (int64_t i = 0; i < n; i++) {
    x[i] = n == 1 || i < n / 2 ? start + step * (double)i : end - step * (double)(n - 1 - i);
    if (base) x[i] = pow(*base, x[i]);
    if (!aoti_is_float(r->meta.dtype)) x[i] = trunc(x[i]);
  }
  aoti_undense(AOTI_COMPUTE_F64, x, r);
  return NULL;
}
static aot_status linspace_body(aoti_call *c, aoti_arena *scratch) { return space(c, scratch, NULL); }
static aot_status logspace_body(aoti_call *c, aoti_arena *scratch) {
  double base = aoti_arg_float(c, 3);
  return space(c, scratch, &base);
}
aot_status aoti_ref_linspace(aoti_call *c) { return aoti_with_scratch(c, linspace_body); }
aot_status aoti_ref_logspace(aoti_call *c) { return aoti_with_scratch(c, logspace_body); }

// ---- eye(n), eye.m(n, m)

aot_status aoti_meta_eye(aoti_call *c) {
  int m = aoti_op_arg(c->info, "m");
  const aot_int size[] = {c->args[0].as.i, c->args[m < 0 ? 0 : m].as.i};
  if (size[0].value < 0 || size[1].value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "a negative size");
  return aoti_out(c, 0, dtype_or(c, AOT_F32), 2, size, NULL);
}
aot_status aoti_ref_eye(aoti_call *c) {
  aot_tensor *r = aoti_result(c, 0);
  int64_t n = aoti_dim(r, 0) < aoti_dim(r, 1) ? aoti_dim(r, 0) : aoti_dim(r, 1), one = 1;
  char *to = aoti_tensor_ptr(r);
  size_t step = (size_t)(aoti_dim(r, 1) + 1) * aot_dtype_size(r->meta.dtype);
  for (int64_t i = 0; i < n; i++) aoti_store(AOTI_COMPUTE_I64, &one, r->meta.dtype, to + (size_t)i * step, 0, 1);
  return NULL;
}

// ---- repeat_interleave.Tensor(repeats, output_size): position k of repeats, repeats[k] times

aot_status aoti_meta_repeat_positions(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  if (m->ndim != 1 || (m->dtype != AOT_I64 && m->dtype != AOT_I32))
    return aoti_call_error(c, AOT_ERROR_INVALID, "repeats are one row of integers");
  if (!aoti_arg_given(c, 1))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "the size of its result depends on data; give output_size");
  return aoti_out(c, 0, m->dtype, 1, &c->args[1].as.i, NULL);
}
static aot_status repeat_body(aoti_call *c, aoti_arena *scratch) {
  int64_t *repeats, *out, n = aoti_tensor_numel(aoti_arg(c, 0)), size = aoti_tensor_numel(aoti_result(c, 0)), at = 0;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 0), &repeats));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)size, sizeof *out, &out));
  for (int64_t k = 0; k < n; k++)
    if (repeats[k] < 0 || repeats[k] > size - at)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the repeats do not add up to output_size");
    else
      for (int64_t i = 0; i < repeats[k]; i++) out[at++] = k;
  if (at != size) return aoti_call_error(c, AOT_ERROR_INVALID, "the repeats do not add up to output_size");
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_repeat_positions(aoti_call *c) { return aoti_with_scratch(c, repeat_body); }

// ---- nonzero_static(self, size, fill_value): the first `size` places that are not zero, then fill_value

aot_status aoti_meta_nonzero_static(aoti_call *c) {
  const aot_int size[] = {c->args[1].as.i, aot_i(aoti_arg(c, 0)->meta.ndim)};
  if (size[0].value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "a negative size");
  return aoti_out(c, 0, AOT_I64, 2, size, NULL);
}
static aot_status nonzero_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t *out, most = aoti_dim(aoti_result(c, 0), 0), ndim = t->meta.ndim, n = aoti_tensor_numel(t), found = 0;
  int64_t fill = c->info->n_args > 2 ? aoti_arg_int(c, 2) : 0;
  double *x;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(most * ndim), sizeof *out, &out));
  for (int64_t i = 0; i < most * ndim; i++) out[i] = fill;
  for (int64_t i = 0; i < n && found < most; i++) {
    if (x[i] == 0) continue;
    int64_t rest = i;
    for (int d = (int)ndim - 1; d >= 0; rest /= aoti_dim(t, d--)) out[found * ndim + d] = rest % aoti_dim(t, d);
    found++;
  }
  aoti_undense(AOTI_COMPUTE_I64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_nonzero_static(aoti_call *c) { return aoti_with_scratch(c, nonzero_body); }

// ---- what the data decides: nonzero(self), the places that are not zero, and _local_scalar_dense(self), a number
//
// With data they are counted and read. In a trace there is none: a symbol that no input has, u0, u1, ..., stands for
// the number, as in PyTorch's traces.

bool aoti_has_numbers(const aoti_call *c, const aot_tensor *t) {
  return !(c->scope->tracer && c->scope->tracer->fake) && aoti_tensor_has_data(t) && t->meta.device.type == AOT_CPU;
}
aot_status aoti_unknown_size(const aoti_call *c, int64_t hint, aot_int *out) {
  char name[32];
  bool found;
  if (!c->syms)
    return aoti_call_error(
        c, AOT_ERROR_UNSUPPORTED,
        "only data tells how large its result is, or which number it gives; a compiled step plans memory without");
  int n = snprintf(name, sizeof name, "u%u", c->scope->tracer->unknowns++);
  *out =
      aoti_sym_find(c->syms, name, (size_t)n, &found); // a graph's text has named it, or an earlier trace of the graph
  if (!found) *out = aoti_sym_new(c->syms, name, hint);
  return aoti_syms_status(c->syms);
}

static aot_status count_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *t = aoti_arg(c, 0);
  int64_t numel = aoti_tensor_numel(t);
  aot_int size[] = {aot_i(0), aot_i(t->meta.ndim)};
  double *x;
  if (aoti_has_numbers(c, t)) {
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &x));
    for (int64_t i = 0; i < numel; i++) size[0].value += x[i] != 0;
  } else
    AOT_TRY(aoti_unknown_size(c, numel > 2 ? numel : 2, &size[0]));
  // PyTorch's kernel fills columns: each holds the places along one dimension.
  const aot_int stride[] = {aot_i(1), size[0]};
  return aoti_out(c, 0, AOT_I64, 2, size, stride);
}
aot_status aoti_meta_nonzero(aoti_call *c) { return aoti_with_scratch(c, count_body); }
aot_status aoti_ref_nonzero(aoti_call *c) { return aoti_with_scratch(c, nonzero_body); }

aot_status aoti_meta__local_scalar_dense(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int symbol;
  if (!aoti_int_is(aoti_meta_numel(c->syms, &t->meta), 1))
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes a tensor of one element");
  aoti_category kind = aoti_dtype_category(t->meta.dtype);
  if (aoti_has_numbers(c, t)) {
    int64_t whole = 0;
    if (kind == AOTI_FLOAT)
      c->out[0] = aoti_v_float(aoti_tensor_get(t, 0));
    else {
      aoti_load(AOTI_COMPUTE_I64, &whole, t->meta.dtype, aoti_tensor_ptr(t), 0, 1);
      c->out[0] = kind == AOTI_BOOL ? aoti_v_bool(whole != 0) : aoti_v_int(whole);
    }
    return NULL;
  }
  if (kind != AOTI_INT)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED,
                           "a number of %s that only the run knows; keep it a tensor, or make the number an input",
                           aot_dtype_name(t->meta.dtype));
  AOT_TRY(aoti_unknown_size(c, 2, &symbol));
  c->out[0] = aoti_v_sym(symbol);
  return NULL;
}
