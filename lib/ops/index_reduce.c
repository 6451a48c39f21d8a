// index_reduce(self, dim, index, source, reduce, include_self): slices of source reduced into the slices of self that
// index names.
#include "ops.h"

#include <math.h>
#include <string.h>

aot_status aoti_meta_index_reduce(aoti_call *c) {
  static const char *const known[] = {"prod", "mean", "amax", "amin"};
  bool found = false;
  for (int i = 0; i < 4; i++) found = found || !strcmp(c->args[4].as.string, known[i]);
  if (!found) return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not a reduction", c->args[4].as.string);
  return aoti_meta_index_add(c);
}

typedef union number {
  double f;
  int64_t i;
} number;

static number reduce(bool floating, const char *how, number a, number b) {
  number r = a;
  if (!strcmp(how, "mean")) {
    if (floating)
      r.f = a.f + b.f;
    else
      r.i = (int64_t)((uint64_t)a.i + (uint64_t)b.i);
  } else if (!strcmp(how, "prod")) {
    if (floating)
      r.f = a.f * b.f;
    else
      r.i = (int64_t)((uint64_t)a.i * (uint64_t)b.i);
  } else {
    bool largest = !strcmp(how, "amax");
    if (floating)
      r.f = b.f != b.f || (largest ? b.f > a.f : b.f < a.f) ? b.f : a.f;
    else
      r.i = (largest ? b.i > a.i : b.i < a.i) ? b.i : a.i;
  }
  return r;
}

static aot_status index_reduce_body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *self = aoti_arg(c, 0);
  const char *how = c->args[4].as.string;
  bool floating = aoti_is_float(self->meta.dtype), include = aoti_arg_bool(c, 5);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  number *to, *from;
  int64_t *index, *seen, places = aoti_tensor_numel(aoti_arg(c, 2)), inner = 1, size = 1;
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  for (int d = dim + 1; d < self->meta.ndim; d++) inner *= aoti_dim(self, d);
  if (self->meta.ndim) size = aoti_dim(self, dim);
  AOT_TRY(aoti_dense(scratch, as, self, &to));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 3), &from));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 2), &index));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)size, sizeof *seen, &seen));
  for (int64_t k = 0; k < size; k++) seen[k] = include;
  int64_t each = size * inner, outer = each > 0 ? aoti_tensor_numel(self) / each : 0;
  for (int64_t k = 0; k < places; k++) {
    if (index[k] < 0 || index[k] >= size)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside [0, %lld)", (long long)index[k],
                             (long long)size);
    for (int64_t o = 0; o < outer; o++)
      for (int64_t i = 0; i < inner; i++) {
        number *t = &to[(o * size + index[k]) * inner + i], s = from[(o * places + k) * inner + i];
        *t = seen[index[k]] ? reduce(floating, how, *t, s) : s;
      }
    seen[index[k]]++;
  }
  for (int64_t i = 0; !strcmp(how, "mean") && i < outer * size * inner; i++) {
    int64_t n = seen[i / inner % size];
    if (n < 2) continue;
    if (floating)
      to[i].f /= (double)n;
    else
      to[i].i = (int64_t)floor((double)to[i].i / (double)n);
  }
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_index_reduce(aoti_call *c) { return aoti_with_scratch(c, index_reduce_body); }

// ---- derivatives

typedef aot_tensor *tensor;
#define S             g->s
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static tensor chosen(aoti_grad *g, tensor t) { return CALL(index_select_default, V(t), ARG(1), ARG(2)); }
static tensor added(aoti_grad *g, tensor to, tensor what) {
  return CALL(index_add_default, V(to), ARG(1), ARG(2), V(what));
}
static tensor as_float(aoti_grad *g, tensor mask) {
  return CALL(_to_copy_default, V(mask), aoti_v_dtype(g->gout[0]->meta.dtype));
}
static tensor is(aoti_grad *g, tensor t, int64_t n) { return CALL(eq_Scalar, V(t), aoti_v_int(n)); }
static tensor one_where(aoti_grad *g, tensor t, tensor mask) {
  return CALL(masked_fill_Scalar, V(t), V(mask), aoti_v_int(1));
}
static tensor again(aoti_grad *g, tensor self, tensor source) {
  return CALL(index_reduce_default, V(self), ARG(1), ARG(2), V(source), ARG(4), ARG(5));
}

// Each factor's share is the product without it. Of a slice with one zero among its factors, the zero's share is the
// product of the others; with more zeros every share is zero.
static void through_product(aoti_grad *g, tensor *to_self, tensor *to_source) {
  tensor self = ARG(0).as.tensor, source = ARG(3).as.tensor, grad = g->gout[0];
  tensor safe = one_where(g, self, is(g, self, 0));
  tensor product = again(g, safe, source);
  *to_self = aot_div(S, aot_mul(S, grad, product), safe);
  tensor zero = is(g, source, 0);
  tensor zeros = CALL(zeros_like_default, V(self));
  tensor count = chosen(g, added(g, zeros, as_float(g, zero)));
  tensor only = CALL(bitwise_and_Tensor, V(zero), V(is(g, count, 1)));
  tensor without = again(g, self, one_where(g, source, only));
  tensor divisor = one_where(g, source, zero);
  tensor shared = aot_div(S, chosen(g, aot_mul(S, grad, g->results[0])), divisor);
  *to_source = CALL(where_self, V(only), V(chosen(g, aot_mul(S, grad, without))), V(shared));
}
static void through_mean(aoti_grad *g, tensor *to_self, tensor *to_source) {
  tensor grad = g->gout[0], source = ARG(3).as.tensor;
  tensor count = ARG(5).as.b ? CALL(ones_like_default, V(grad)) : CALL(zeros_like_default, V(grad));
  count = added(g, count, CALL(ones_like_default, V(source)));
  count = one_where(g, count, is(g, count, 0));
  *to_self = aot_div(S, grad, count);
  tensor n = chosen(g, count);
  *to_source = aot_div(S, chosen(g, grad), n);
}
// Those that equal the extremum share evenly.
static void through_extremum(aoti_grad *g, tensor *to_self, tensor *to_source) {
  tensor self = ARG(0).as.tensor, source = ARG(3).as.tensor, result = g->results[0];
  tensor best = chosen(g, result), self_is = as_float(g, CALL(eq_Tensor, V(self), V(result)));
  tensor source_is = as_float(g, CALL(eq_Tensor, V(source), V(best)));
  tensor share = aot_div(S, g->gout[0], added(g, self_is, source_is));
  *to_self = aot_mul(S, self_is, share);
  *to_source = aot_mul(S, source_is, chosen(g, share));
}
void aoti_grad_index_reduce(aoti_grad *g) {
  tensor to_self = NULL, to_source = NULL;
  const char *how = ARG(4).as.string;
  if (!strcmp(how, "prod"))
    through_product(g, &to_self, &to_source);
  else if (!strcmp(how, "mean"))
    through_mean(g, &to_self, &to_source);
  else
    through_extremum(g, &to_self, &to_source);
  if (!ARG(5).as.b) to_self = CALL(index_fill_int_Scalar, V(to_self), ARG(1), ARG(2), aoti_v_int(0));
  if (aoti_needs(g, 0)) aoti_give(g, 0, to_self);
  if (aoti_needs(g, 3)) aoti_give(g, 3, to_source);
}
