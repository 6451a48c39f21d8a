// Derivatives of what factor.c computes: products with, and solutions by, the factors themselves.
#include "ops.h"

typedef aot_tensor *tensor;
#define S             g->s
#define GO            g->gout[0]
#define Y             g->results[0]
#define ARG(i)        g->args[i]
#define IN(i)         g->args[i].as.tensor
#define V(x)          aoti_v_tensor(x)
#define B(x)          aoti_v_bool(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static tensor T(aoti_grad *g, tensor x) { return aot_transpose(S, x, -2, -1); }
static tensor times(aoti_grad *g, tensor a, tensor b) { return aot_matmul(S, a, b); }
static tensor tril(aoti_grad *g, tensor x, int64_t k) { return CALL(tril_default, V(x), aoti_v_int(k)); }
static tensor triu(aoti_grad *g, tensor x, int64_t k) { return CALL(triu_default, V(x), aoti_v_int(k)); }
static tensor solved(aoti_grad *g, tensor a, tensor b, bool upper, bool left, bool unit) {
  return CALL(linalg_solve_triangular_default, V(a), V(b), B(upper), B(left), B(unit));
}
static tensor part(aoti_grad *g, tensor x, int64_t dim, aot_int from, aot_int to) {
  return CALL(slice_Tensor, V(x), aoti_v_int(dim), aoti_v_sym(from), aoti_v_sym(to));
}
static aot_int size_at(const aot_tensor *t, int from_end) { return t->meta.size[t->meta.ndim - from_end]; }

// ---- determinants

// diag(grad) turned, solved with the factors of A or of its transpose: whichever determinant() factored.
static tensor by_factors(aoti_grad *g, tensor grad, tensor lu, tensor pivots, bool determinant) {
  tensor spread = aot_expand(S, aot_unsqueeze(S, grad, -1), aoti_sizes(pivots));
  tensor right = T(g, CALL(diag_embed_default, V(spread)));
  aoti_call c = aoti_call_of(g);
  if (determinant) { // a zero pivot is taken as the smallest step from 1
    tensor zero = CALL(eq_Scalar, V(CALL(diagonal_default, V(lu), aoti_v_int(0), aoti_v_int(-2), aoti_v_int(-1))),
                       aoti_v_float(0));
    double eps = lu->meta.dtype == AOT_F64 ? 0x1p-52 : 0x1p-23;
    tensor none = aoti_scalar_like(S, aoti_v_float(0), lu), some = aoti_scalar_like(S, aoti_v_float(eps), lu);
    tensor fill = CALL(where_self, V(zero), V(some), V(none));
    lu = aot_add(S, lu, CALL(diag_embed_default, V(fill)));
  }
  bool turned = aoti_meta_is_contiguous(c.syms, &IN(0)->meta);
  return CALL(linalg_lu_solve_default, V(lu), V(pivots), V(right), B(true), B(!turned));
}
void aoti_grad__linalg_det(aoti_grad *g) {
  if (aoti_int_is(aoti_meta_numel(NULL, &IN(0)->meta), 0)) {
    aoti_give(g, 0, aot_zeros_like(S, IN(0)));
    return;
  }
  if (aoti_int_is(size_at(IN(0), 1), 1)) {
    tensor spread = aot_unsqueeze(S, aot_unsqueeze(S, GO, -1), -1);
    aoti_give(g, 0, aot_expand(S, spread, aoti_sizes(IN(0))));
    return;
  }
  aoti_give(g, 0, by_factors(g, aot_mul(S, GO, Y), g->results[1], g->results[2], true));
}
void aoti_grad__linalg_slogdet(aoti_grad *g) {
  if (g->gout[1]) aoti_give(g, 0, by_factors(g, g->gout[1], g->results[2], g->results[3], false));
}

// ---- inverse and solutions

void aoti_grad_linalg_inv_ex(aoti_grad *g) {
  tensor right = times(g, GO, T(g, Y));
  aoti_give(g, 0, aot_neg(S, times(g, T(g, Y), right)));
}

// Of a factor A in A X = B (or X A = B): the gradient of B times X, on the other side.
static tensor to_factor(aoti_grad *g, tensor to_b, tensor x, bool left) {
  if (left) return aot_neg(S, times(g, to_b, T(g, x)));
  tensor turned = T(g, x);
  return aot_neg(S, times(g, turned, to_b));
}
static bool is_vector(const aot_tensor *a, const aot_tensor *b) {
  bool same = b->meta.ndim == a->meta.ndim - 1;
  for (int d = 0; same && d < b->meta.ndim; d++) same = b->meta.size[d].value == a->meta.size[d].value;
  return b->meta.ndim == 1 || same;
}
void aoti_grad__linalg_solve_ex(aoti_grad *g) {
  bool left = ARG(2).as.b, vector = is_vector(IN(0), IN(1));
  tensor grad = vector ? aot_unsqueeze(S, GO, -1) : GO;
  tensor to_b = CALL(linalg_lu_solve_default, V(g->results[1]), V(g->results[2]), V(grad), B(left), B(true));
  if (aoti_needs(g, 0)) {
    tensor x = vector ? aot_unsqueeze(S, Y, -1) : Y;
    aoti_give(g, 0, to_factor(g, to_b, x, left));
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, vector ? aot_squeeze_dim(S, to_b, -1) : to_b);
}

void aoti_grad_linalg_solve_triangular(aoti_grad *g) {
  bool upper = ARG(2).as.b, left = ARG(3).as.b, unit = ARG(4).as.b;
  tensor to_b = solved(g, T(g, IN(0)), GO, !upper, left, unit);
  if (aoti_needs(g, 0)) {
    tensor to_a = to_factor(g, to_b, Y, left);
    aoti_give(g, 0, upper ? triu(g, to_a, unit) : tril(g, to_a, unit ? -1 : 0));
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, to_b);
}

static tensor zeros_as(aoti_grad *g, tensor t) {
  const aot_int one = aot_i(1);
  tensor zero = CALL(zeros_default, aoti_v_ints(S, &one, 1), aoti_v_dtype(t->meta.dtype), aoti_v_layout(),
                     aoti_v_device(t->meta.device));
  return aot_expand(S, zero, aoti_sizes(t));
}
void aoti_grad_triangular_solve(aoti_grad *g) {
  bool upper = ARG(2).as.b, transpose = ARG(3).as.b, unit = ARG(4).as.b;
  tensor to_copy = g->gout[1]; // the second result is A again
  if (!GO) {
    tensor zeros[2] = {NULL, NULL};
    for (int i = 1; i >= 0; i--)
      if (to_copy && aoti_needs(g, i)) zeros[i] = zeros_as(g, IN(i));
    if (zeros[1]) aoti_give(g, 1, aot_add(S, zeros[1], to_copy));
    if (zeros[0]) aoti_give(g, 0, zeros[0]);
    return;
  }
  aot_value out[2];
  const aot_value args[] = {V(GO), V(IN(1)), B(upper), B(!transpose), B(unit)};
  aoti_dispatch(S, AOT_OP_triangular_solve_default, args, 5, out, NULL, 0);
  if (out[0].kind != AOT_TENSOR) return;
  tensor to_b = out[0].as.tensor;
  if (aoti_needs(g, 1)) {
    tensor turned = T(g, transpose ? to_b : Y);
    tensor to_a = aot_neg(S, transpose ? times(g, Y, turned) : times(g, to_b, turned));
    to_a = upper ? triu(g, to_a, unit) : tril(g, to_a, unit ? -1 : 0);
    aoti_give(g, 1, to_copy ? aot_add(S, to_a, to_copy) : to_a);
  }
  if (aoti_needs(g, 0)) aoti_give(g, 0, to_b);
}

static void unpack(aoti_grad *g, tensor lu, tensor pivots, bool with_p, aot_value out[3]) {
  const aot_value args[] = {V(lu), V(pivots), B(true), B(with_p)};
  aoti_dispatch(S, AOT_OP_lu_unpack_default, args, 4, out, NULL, 0);
}
void aoti_grad_linalg_lu_solve(aoti_grad *g) {
  bool left = ARG(3).as.b, adjoint = ARG(4).as.b;
  if (aoti_needs(g, 2)) aoti_give(g, 2, CALL(linalg_lu_solve_default, ARG(0), ARG(1), V(GO), B(left), B(!adjoint)));
  if (!aoti_needs(g, 0)) return;
  aot_value f[3];
  unpack(g, IN(0), IN(1), adjoint == left, f);
  tensor p = f[0].as.tensor, l = f[1].as.tensor, u = f[2].as.tensor;
  if (f[1].kind != AOT_TENSOR || f[2].kind != AOT_TENSOR) return;
  if (adjoint != left) {
    // to U: -U^-T g X^T; to L: L^-T (.. U^T)
    tensor x = left ? Y : T(g, Y), grad = left ? GO : T(g, GO);
    tensor ratio = aot_neg(S, times(g, grad, T(g, x)));
    tensor to_u = solved(g, T(g, u), ratio, false, true, false);
    tensor to_l = times(g, to_u, T(g, u));
    to_l = solved(g, T(g, l), to_l, true, true, true);
    tensor lower = tril(g, to_l, -1);
    aoti_give(g, 0, aot_add(S, lower, triu(g, to_u, 0)));
    return;
  }
  tensor turned = T(g, p), x = left ? Y : T(g, Y);
  tensor product = times(g, turned, x), grad = left ? T(g, GO) : GO;
  tensor ratio = aot_neg(S, times(g, times(g, product, grad), p));
  tensor to_l = solved(g, T(g, l), ratio, true, false, true);
  tensor to_u = times(g, T(g, l), to_l);
  to_u = solved(g, T(g, u), to_u, false, false, false);
  tensor above = triu(g, to_u, 0);
  aoti_give(g, 0, aot_add(S, tril(g, to_l, -1), above));
}

// ---- A = P L U

// The gradient of A from those of L and U (either may be absent).
static tensor through_lu(aoti_grad *g, tensor p, tensor l, tensor u, tensor to_l, tensor to_u) {
  int64_t m = size_at(l, 2).value, n = size_at(u, 1).value;
  aot_int k = size_at(l, 1), rows = size_at(l, 2);
  if (m == n) {
    tensor below = to_l ? tril(g, times(g, T(g, l), to_l), -1) : NULL;
    tensor above = NULL;
    if (to_u) {
      tensor turned = T(g, u);
      above = triu(g, times(g, to_u, turned), 0);
    }
    tensor both = below && above ? aot_add(S, below, above) : below ? below : above;
    both = solved(g, T(g, u), both, false, false, false);
    both = solved(g, T(g, l), both, true, true, true);
    return p ? times(g, p, both) : both;
  }
  if (m < n) {
    tensor product = to_l ? times(g, T(g, l), to_l) : NULL;
    if (to_u) {
      tensor above = triu(g, to_u, 0), turned = T(g, u);
      above = times(g, above, turned);
      product = product ? aot_sub(S, product, above) : aot_neg(S, above);
    }
    tensor inner = tril(g, product, -1);
    inner = solved(g, T(g, part(g, u, -1, aot_i(0), rows)), inner, false, false, false);
    if (to_u) {
      inner = aot_add(S, inner, triu(g, part(g, to_u, -1, aot_i(0), rows), 0));
      tensor rest = part(g, to_u, -1, rows, aot_i(n));
      const aot_value list[] = {V(inner), V(rest)};
      inner = CALL(cat_default, aoti_v_list(S, list, 2), aoti_v_int(-1));
    }
    inner = solved(g, T(g, l), inner, true, true, true);
    return p ? times(g, p, inner) : inner;
  }
  tensor inner = NULL;
  if (to_u) {
    tensor turned = T(g, u);
    inner = times(g, to_u, turned);
  }
  if (to_l) {
    tensor turned = T(g, l);
    tensor product = times(g, turned, tril(g, to_l, -1));
    inner = inner ? aot_sub(S, inner, product) : aot_neg(S, product);
  }
  inner = triu(g, inner, 0);
  inner = solved(g, T(g, part(g, l, -2, aot_i(0), k)), inner, true, true, true);
  if (to_l) {
    inner = aot_add(S, inner, tril(g, part(g, to_l, -2, aot_i(0), k), -1));
    tensor rest = part(g, to_l, -2, k, rows);
    const aot_value list[] = {V(inner), V(rest)};
    inner = CALL(cat_default, aoti_v_list(S, list, 2), aoti_v_int(-2));
  }
  inner = solved(g, T(g, u), inner, false, false, false);
  return p ? times(g, p, inner) : inner;
}
void aoti_grad_linalg_lu_factor_ex(aoti_grad *g) {
  aot_value f[3];
  bool pivot = ARG(1).as.b;
  aot_int k = g->results[1]->meta.size[g->results[1]->meta.ndim - 1];
  unpack(g, Y, g->results[1], pivot, f);
  if (f[1].kind != AOT_TENSOR || f[2].kind != AOT_TENSOR) return;
  tensor to_l = part(g, GO, -1, aot_i(0), k), to_u = part(g, GO, -2, aot_i(0), k);
  aoti_give(g, 0, through_lu(g, pivot ? f[0].as.tensor : NULL, f[1].as.tensor, f[2].as.tensor, to_l, to_u));
}
void aoti_grad_linalg_lu(aoti_grad *g) {
  if (g->gout[1] || g->gout[2])
    aoti_give(g, 0,
              through_lu(g, ARG(1).as.b ? g->results[0] : NULL, g->results[1], g->results[2], g->gout[1], g->gout[2]));
}
// The square part of L or U that has more is added to the other; the rest stands beside or below.
void aoti_grad_lu_unpack(aoti_grad *g) {
  tensor to_l = g->gout[1], to_u = g->gout[2], rest = NULL, whole = NULL;
  const aot_tensor *lu = IN(0);
  int64_t m = size_at(lu, 2).value, n = size_at(lu, 1).value, dim = m > n ? -2 : -1;
  aot_int k = size_at(lu, m > n ? 1 : 2), all = size_at(lu, m > n ? 2 : 1);
  if (!to_l && !to_u) return;
  if (m < n && to_u) whole = to_u, to_u = part(g, to_u, -1, aot_i(0), k);
  tensor above = to_u ? triu(g, to_u, 0) : NULL;
  if (m > n && to_l) whole = to_l, to_l = part(g, to_l, -2, aot_i(0), k);
  tensor below = to_l ? tril(g, to_l, -1) : NULL;
  tensor sum = above && below ? aot_add(S, below, above) : above ? above : below;
  if (m != n && whole) {
    rest = part(g, whole, dim, k, all);
  } else if (m != n) { // what has no gradient has zeros there
    aot_int size[AOT_MAX_DIMS];
    for (int d = 0; d < lu->meta.ndim; d++) size[d] = lu->meta.size[d];
    size[lu->meta.ndim + dim] = aot_i(all.value - k.value);
    rest = aot_new_zeros(S, sum, ((aot_ints){size, (size_t)lu->meta.ndim}));
  }
  if (rest) {
    const aot_value list[] = {V(sum), V(rest)};
    sum = CALL(cat_default, aoti_v_list(S, list, 2), aoti_v_int(dim));
  }
  aoti_give(g, 0, sum);
}

// ---- Cholesky

// A = L L^T: the lower triangle of L^T g, symmetric and halved, between L^-T and L^-1.
void aoti_grad_linalg_cholesky_ex(aoti_grad *g) {
  bool upper = ARG(1).as.b;
  tensor l = upper ? T(g, Y) : Y, grad = upper ? T(g, GO) : GO;
  tensor phi = tril(g, times(g, T(g, l), grad), 0);
  phi = aot_mul_Scalar(S, aot_add(S, phi, T(g, tril(g, phi, -1))), aot_float_scalar(0.5));
  phi = solved(g, T(g, l), phi, true, true, false);
  aoti_give(g, 0, solved(g, l, phi, false, false, false));
}
void aoti_grad_cholesky_inverse(aoti_grad *g) {
  tensor both = aot_add(S, GO, T(g, GO)), inner = times(g, Y, times(g, both, Y));
  aoti_give(g, 0, aot_neg(S, ARG(1).as.b ? times(g, IN(0), inner) : times(g, inner, IN(0))));
}
// X = A^-1 B, A = L L^T
void aoti_grad_cholesky_solve(aoti_grad *g) {
  tensor to_b = CALL(cholesky_solve_default, V(GO), ARG(1), ARG(2));
  if (aoti_needs(g, 0)) aoti_give(g, 0, to_b);
  if (!aoti_needs(g, 1)) return;
  tensor both = times(g, to_b, T(g, Y));
  both = aot_add(S, both, T(g, both));
  aoti_give(g, 1, aot_neg(S, ARG(2).as.b ? times(g, IN(1), both) : times(g, both, IN(1))));
}
