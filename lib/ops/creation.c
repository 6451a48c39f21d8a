// Tensors from nothing but sizes and numbers.
#include "ops.h"

#include <math.h>
#include <string.h>

// ---- meta

// Factory arguments come in this order after the operator's own: dtype, layout, device, pin_memory[, memory_format].
static int options_at(const aoti_call *c) {
  int i = aoti_op_arg(c->info, "dtype");
  return i < 0 ? c->info->n_args : i;
}
static aot_dtype dtype_or(const aoti_call *c, aot_dtype otherwise) {
  const aot_value *v = &c->args[options_at(c)];
  return v->kind == AOT_DTYPE ? v->as.dtype : otherwise;
}

static aot_status check_sizes(const aoti_call *c, int n, const aot_int *size) {
  for (int d = 0; d < n; d++)
    if (!size[d].sym && size[d].value < 0)
      return aoti_call_error(c, AOT_ERROR_INVALID, "size %lld of dimension %d is negative", (long long)size[d].value,
                             d);
  return NULL;
}

static aot_status sized(aoti_call *c, int arg, aot_dtype dtype) {
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, arg, size);
  AOT_TRY(check_sizes(c, n, size));
  return aoti_out(c, 0, dtype, n, size, NULL);
}

aot_status aoti_meta_sized(aoti_call *c) { return sized(c, 0, dtype_or(c, AOT_F32)); }
aot_status aoti_meta_full(aoti_call *c) { return sized(c, 0, dtype_or(c, aoti_number_dtype(&c->args[1]))); }
aot_status aoti_meta_new_sized(aoti_call *c) { return sized(c, 1, dtype_or(c, aoti_arg(c, 0)->meta.dtype)); }
aot_status aoti_meta_scalar_tensor(aoti_call *c) { return aoti_out(c, 0, dtype_or(c, AOT_F32), 0, NULL, NULL); }

static aot_status strided(aoti_call *c, int arg, aot_dtype dtype) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, arg, size), m = aoti_arg_ints(c, arg + 1, stride);
  if (n != m) return aoti_call_error(c, AOT_ERROR_INVALID, "%d sizes and %d strides", n, m);
  AOT_TRY(check_sizes(c, n, size));
  return aoti_out(c, 0, dtype, n, size, stride);
}
aot_status aoti_meta_empty_strided(aoti_call *c) { return strided(c, 0, dtype_or(c, AOT_F32)); }
// (size, physical_layout): the dimensions from the outermost of the memory to the innermost.
aot_status aoti_meta_empty_permuted(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], order[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], run = aot_i(1);
  int n = aoti_arg_ints(c, 0, size), m = aoti_arg_ints(c, 1, order);
  uint32_t seen = 0;
  if (n != m) return aoti_call_error(c, AOT_ERROR_INVALID, "%d sizes and a layout of %d dimensions", n, m);
  AOT_TRY(check_sizes(c, n, size));
  for (int k = n - 1; k >= 0; k--) {
    int d;
    AOT_TRY(aoti_wrap_dim(order[k].value, n, &d));
    if (seen & 1u << d) return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d stands twice in the layout", d);
    seen |= 1u << d;
    stride[d] = run;
    run = aoti_int_mul(c->syms, run, size[d]);
  }
  return aoti_out(c, 0, dtype_or(c, AOT_F32), n, size, stride);
}
aot_status aoti_meta_new_empty_strided(aoti_call *c) { return strided(c, 1, dtype_or(c, aoti_arg(c, 0)->meta.dtype)); }

aot_status aoti_meta_like(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  const aot_value *format = &c->args[options_at(c) + 4];
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, aoti_arg(c, 0),
                            format->kind == AOT_MEMORY_FORMAT ? format->as.memory_format : AOT_PRESERVE, stride));
  return aoti_out(c, 0, dtype_or(c, m->dtype), m->ndim, m->size, stride);
}
aot_status aoti_meta_fill(aoti_call *c) {
  const aot_dtype dtype = aoti_arg(c, 0)->meta.dtype;
  if (aoti_arg(c, 1) && aoti_arg(c, 1)->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the value must have no dimensions");
  return aoti_out_pointwise_in(c, dtype, dtype, 1, (const int[]){0});
}

// arange: end; start, end; start, end, step. With sizes among them the length is an expression.
typedef struct range {
  const aot_value *start, *end, *step;
} range;

static range range_of(const aoti_call *c) {
  static const aot_value zero = {.kind = AOT_INT}, one = {.kind = AOT_INT, .as.i = {1, 0}};
  int n = options_at(c);
  if (n == 1) return (range){&zero, &c->args[0], &one};
  return (range){&c->args[0], &c->args[1], n == 3 ? &c->args[2] : &one};
}

static double number(const aot_value *v) {
  return v->kind == AOT_FLOAT ? v->as.f : v->kind == AOT_BOOL ? v->as.b : (double)v->as.i.value;
}

aot_status aoti_meta_arange(aoti_call *c) {
  range r = range_of(c);
  bool is_float = r.start->kind == AOT_FLOAT || r.end->kind == AOT_FLOAT || r.step->kind == AOT_FLOAT;
  double start = number(r.start), end = number(r.end), step = number(r.step);
  if (!(step > 0 || step < 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "step must not be zero");
  if (!isfinite(start) || !isfinite(end)) return aoti_call_error(c, AOT_ERROR_INVALID, "start and end must be finite");
  if (step > 0 ? end < start : end > start)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the bounds and the sign of the step disagree");
  aot_int n;
  if (is_float) {
    double count = ceil((end - start) / step);
    if (count >= 0x1p62) return aoti_call_error(c, AOT_ERROR_INVALID, "the range has too many elements");
    n = aot_i((int64_t)count);
  } else { // ceil((end - start) / step) in integers
    aot_int span = aoti_int_sub(c->syms, r.end->as.i, r.start->as.i), by = r.step->as.i;
    aot_int minus_one = aot_i(-1);
    n = aoti_int_is(by, 1)
            ? span
            : aoti_int_mul(c->syms, minus_one, aoti_int_floordiv(c->syms, aoti_int_mul(c->syms, minus_one, span), by));
  }
  return aoti_out(c, 0, dtype_or(c, is_float ? AOT_F32 : AOT_I64), 1, &n, NULL);
}

// ---- reference

// Fresh memory is zero already.
aot_status aoti_ref_zeros(aoti_call *c) {
  (void)c;
  return NULL;
}
aot_status aoti_ref_ones(aoti_call *c) {
  static const aot_value one = {.kind = AOT_INT, .as.i = {1, 0}};
  return aoti_fill_elements(aoti_result(c, 0), &one);
}
aot_status aoti_ref_full(aoti_call *c) { return aoti_fill_elements(aoti_result(c, 0), &c->args[options_at(c) - 1]); }
aot_status aoti_ref_fill(aoti_call *c) { return aoti_fill_elements(aoti_result(c, 0), &c->args[1]); }

typedef struct range_ctx {
  double start, step;
  int64_t int_start, int_step;
  char *base;
  aot_dtype dtype;
  bool is_int;
} range_ctx;

static void range_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const range_ctx *r = user;
  int64_t size = (int64_t)aot_dtype_size(r->dtype), first = (ptr[0] - r->base) / size;
  for (int64_t i = 0; i < n; i++) {
    if (r->is_int) {
      int64_t v = (int64_t)((uint64_t)r->int_start + (uint64_t)(first + i) * (uint64_t)r->int_step);
      aoti_store(AOTI_COMPUTE_I64, &v, r->dtype, ptr[0] + i * step[0], 0, 1);
    } else {
      double v = r->start + (double)(first + i) * r->step;
      aoti_store(AOTI_COMPUTE_F64, &v, r->dtype, ptr[0] + i * step[0], 0, 1);
    }
  }
}

aot_status aoti_ref_arange(aoti_call *c) {
  range r = range_of(c);
  aot_tensor *t = aoti_result(c, 0);
  if (!aoti_tensor_numel(t)) return NULL;
  range_ctx ctx = {
      .start = number(r.start), .step = number(r.step), .base = aoti_tensor_ptr(t), .dtype = t->meta.dtype};
  ctx.is_int = r.start->kind != AOT_FLOAT && r.step->kind != AOT_FLOAT;
  if (ctx.is_int) {
    ctx.int_start = r.start->as.i.value;
    ctx.int_step = r.step->as.i.value;
  }
  aoti_iter it;
  aoti_iter_init(&it, 1, t->meta.size);
  aoti_iter_add(&it, t);
  aoti_iter_run(&it, range_run, &ctx);
  return NULL;
}

// ---- derivatives

// Nothing flows into a tensor whose values were replaced.
void aoti_grad_fill(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_zeros_like(g->s, g->gout[0]));
  if (g->args[1].kind == AOT_TENSOR && aoti_needs(g, 1)) aoti_give(g, 1, aoti_sum_all(g->s, g->gout[0]));
}
