// Pointwise operators.
#include "ops.h"

#include <math.h>

static aot_status broadcast(aoti_call *c, int n, aot_dtype dtype) {
  aot_int size[AOT_MAX_DIMS];
  int ndim = 0;
  for (int i = 0; i < n; i++)
    if (aoti_arg(c, i) && aoti_arg(c, i)->meta.ndim > ndim) ndim = aoti_arg(c, i)->meta.ndim;
  for (int d = 0; d < ndim; d++) size[d] = aot_i(1);
  for (int i = 0; i < n; i++) {
    const aot_tensor *t = aoti_arg(c, i);
    if (!t) continue;
    for (int d = 0; d < t->meta.ndim; d++) {
      aot_int have = t->meta.size[d], *want = &size[ndim - t->meta.ndim + d];
      if (aoti_int_is(have, 1)) continue;
      if (aoti_int_is(*want, 1))
        *want = have;
      else if (!aoti_int_compare(c->syms, AOTI_EQ, have, *want))
        return aoti_call_error(c, AOT_ERROR_INVALID, "sizes %lld and %lld of dimension %d do not broadcast",
                               (long long)want->value, (long long)have.value, ndim - t->meta.ndim + d);
    }
  }
  return aoti_out(c, 0, dtype, ndim, size, NULL);
}

aot_status aoti_meta_arith(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0) ? aoti_arg(c, 0) : aoti_arg(c, 1);
  return broadcast(c, 2, t->meta.dtype);
}
aot_status aoti_meta_unary(aoti_call *c) { return broadcast(c, 1, aoti_arg(c, 0)->meta.dtype); }
aot_status aoti_meta_unary_float(aoti_call *c) { return broadcast(c, 1, aoti_arg(c, 0)->meta.dtype); }

static double read_at(const aoti_call *c, int i, int64_t k) {
  aot_tensor *t = aoti_arg(c, i);
  return t ? aoti_tensor_get(t, aoti_tensor_numel(t) == 1 ? 0 : k) : aoti_arg_float(c, i);
}
#define REF(name, expr)                                                                    \
  aot_status aoti_ref_##name(aoti_call *c) {                                               \
    aot_tensor *o = aoti_result(c, 0);                                                     \
    for (int64_t k = 0, n = aoti_tensor_numel(o); k < n; k++) aoti_tensor_set(o, k, expr); \
    return NULL;                                                                           \
  }
#define A read_at(c, 0, k)
#define B read_at(c, 1, k)
REF(add, A + B * aoti_arg_float(c, 2))
REF(mul, A *B)
REF(neg, -A)
REF(sin, sin(A))
REF(cos, cos(A))

void aoti_grad_add(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, g->gout[0]);
  if (aoti_needs(g, 0)) aoti_give(g, 0, g->gout[0]);
}
void aoti_grad_mul(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(g->s, g->gout[0], aoti_saved(g, 0)));
  if (aoti_needs(g, 0)) aoti_give(g, 0, aot_mul(g->s, g->gout[0], aoti_saved(g, 1)));
}
void aoti_grad_neg(aoti_grad *g) { aoti_give(g, 0, aot_neg(g->s, g->gout[0])); }
void aoti_grad_sin(aoti_grad *g) { aoti_give(g, 0, aot_mul(g->s, g->gout[0], aot_cos(g->s, aoti_saved(g, 0)))); }
void aoti_grad_cos(aoti_grad *g) {
  aoti_give(g, 0, aot_mul(g->s, g->gout[0], aot_neg(g->s, aot_sin(g->s, aoti_saved(g, 0)))));
}
