// Decompositions of reductions and products.
#include "decompose.h"
#include "calls.h"

#include <math.h>

// ---- reductions

void aoti_rewrite_sum(aoti_call *c) {
  OUT(0, CALL(sum_dim_IntList, c->args[0], aoti_v_ints(S, NULL, 0), NO, c->args[1]));
}

// Always a float; no correction stands for 1.
static aot_value correction_of(const aoti_call *c) { return V(aoti_arg_given(c, 2) ? aoti_arg_float(c, 2) : 1.0); }

// (self, dim, correction, keepdim)
void aoti_rewrite_std(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  tensor x = TO(IN(0), aoti_decompose_wide(d));
  tensor var = CALL(var_correction, V(x), c->args[1], correction_of(c), c->args[3]);
  OUT(0, TO(CALL(sqrt_default, V(var)), d));
}

// (self, ord, dim, keepdim, dtype): (sum |x|^ord)^(1/ord), and what that tends to at 0 and at the infinities; of one
// element its magnitude.
void aoti_rewrite_vector_norm(aoti_call *c) {
  tensor x = IN(0);
  const aot_value *ord = &c->args[1], keep = c->args[3];
  aot_dtype d = aoti_decompose_dtype_or(&c->args[4], x->meta.dtype);
  if (!aoti_is_float(x->meta.dtype)) return;
  double p = aoti_decompose_number(ord);
  aot_int given[AOT_MAX_DIMS];
  int n = aoti_arg_given(c, 2) ? aoti_arg_ints(c, 2, given) : 0, ndim = x->meta.ndim;
  int64_t at[AOT_MAX_DIMS];
  bool one = true, in[AOT_MAX_DIMS] = {false};
  for (int k = 0; k < n; k++) {
    at[k] = given[k].value < 0 ? given[k].value + ndim : given[k].value;
    if (at[k] < 0 || at[k] >= ndim) return;
    one &= aoti_int_is(x->meta.size[at[k]], 1);
    in[at[k]] = true;
  }
  for (int k = 0; !n && k < ndim; k++) one &= aoti_int_is(x->meta.size[k], 1);
  aot_value dims = n ? aoti_decompose_ints(c, at, (size_t)n) : aoti_v_none();
  if (p == 0) {
    OUT(0, CALL(sum_dim_IntList, V(NE(x, 0.0)), c->args[2], keep, aoti_v_dtype(d)));
    return;
  }
  if (isinf(p)) {
    const aot_value args[] = {V(ABS(x)), n ? c->args[2] : INTS_NONE, keep};
    OUT(0, TO(aoti_call1(S, p > 0 ? AOT_OP_amax_default : AOT_OP_amin_default, args, 3), d));
    return;
  }
  x = TO(x, aoti_decompose_wide(d));
  if (one) {
    x = TO(ABS(x), d);
    aot_int size[AOT_MAX_DIMS];
    int m = 0;
    for (int k = 0; k < ndim; k++)
      if (!in[k]) size[m++] = x->meta.size[k];
    if (aoti_arg_bool(c, 3) || !ndim)
      OUT(0, CONTIGUOUS(x));
    else if (n)
      OUT(0, CONTIGUOUS(VIEW(x, aoti_v_ints(S, size, (size_t)m))));
    else
      OUT(0, CALL(select_int, V(CALL(flatten_using_ints, V(x))), V(0), V(0)));
    return;
  }
  if (fmod(p, 2) != 0) x = ABS(x);
  tensor powers = CALL(pow_Tensor_Scalar, V(x), *ord);
  tensor sum = CALL(sum_dim_IntList, V(powers), dims, keep);
  OUT(0, TO(POW(sum, 1 / p), d));
}

// (self, dim, keepdim): what is infinite is not subtracted.
void aoti_rewrite_logsumexp(aoti_call *c) {
  tensor x = IN(0);
  if (!aoti_is_float(x->meta.dtype)) return;
  aot_dtype d = x->meta.dtype;
  x = TO(x, aoti_decompose_wide(d));
  if (aoti_int_is(aoti_meta_numel(c->syms, &x->meta), 0)) {
    OUT(0, TO(LOG(CALL(sum_dim_IntList, V(EXP(x)), c->args[1], c->args[2])), d));
    return;
  }
  tensor max = CALL(amax_default, V(x), c->args[1], YES);
  tensor infinite = CALL(eq_Scalar, V(CALL(abs_default, V(max))), V((double)INFINITY));
  max = CALL(masked_fill_Scalar, V(max), V(infinite), V(0));
  tensor squeezed = aoti_arg_bool(c, 2) ? max : CALL(squeeze_dims, V(max), c->args[1]);
  tensor sum = CALL(sum_dim_IntList, V(EXP(SUB(x, max))), c->args[1], c->args[2]);
  OUT(0, TO(ADD(LOG(sum), squeezed), d));
}

// ---- products

void aoti_rewrite_mv(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  OUT(0, TO(SUM(MUL(in[0], in[1]), INTS(1), false), d));
}

static bool is_one(const aot_tensor *t, int d) { return aoti_int_is(t->meta.size[d < 0 ? t->meta.ndim + d : d], 1); }
static bool on_cpu(const aot_tensor *t) { return t->meta.device.type == AOT_CPU; }
// Whether the size is known to be at most n.
static bool at_most(const aot_tensor *t, int d, int64_t n) { return !t->meta.size[d].sym && aoti_dim(t, d) <= n; }

// PyTorch widens the arguments before it looks at the sizes; where it then leaves the product those are not used.

// A product without a sum, or of one row and one column.
void aoti_rewrite_mm(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor a = in[0], b = in[1];
  if (is_one(a, -1) && !is_one(a, 0) && !is_one(b, 1)) {
    bool known = !a->meta.size[0].sym && !b->meta.size[1].sym;
    bool small = known && aoti_dim(a, 0) > 0 && aoti_dim(a, 0) + aoti_dim(b, 1) <= 32;
    if (!on_cpu(a) || (small && is_one(b, 0))) {
      OUT(0, TO(MUL(a, b), d));
      return;
    }
  }
  if (!on_cpu(a) || !is_one(a, 0) || !is_one(b, -1)) return;
  tensor row = SQUEEZE(a, 0), product = MUL(row, SQUEEZE(b, -1));
  OUT(0, TO(UNSQUEEZE(SUM(product, INTS(0), true), 0), d));
}

void aoti_rewrite_bmm(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  tensor a = in[0], b = in[1];
  if (is_one(a, 2) && is_one(b, 1)) {
    OUT(0, TO(CONTIGUOUS(MUL(a, b)), d));
    return;
  }
  if (!on_cpu(a) || !is_one(a, 1) || !is_one(b, -1)) return;
  tensor rows = SQUEEZE(a, 1), product = MUL(rows, SQUEEZE(b, -1));
  OUT(0, TO(UNSQUEEZE(SUM(product, INTS(1), true), 1), d));
}

// alpha out + beta self
static tensor blended(aoti_call *c, tensor out, tensor self) {
  tensor scaled = MUL(out, c->args[4]);
  return ADD(scaled, MUL(self, c->args[3]));
}
// (self, mat1, mat2, beta, alpha)
void aoti_rewrite_addmm(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  tensor a = in[1], b = in[2];
  if (!on_cpu(a)) {
    if (!is_one(a, -1) || is_one(a, 0) || is_one(b, 1)) return;
    tensor out = MUL(a, b);
    if (aoti_arg_float(c, 4) != 1) out = MUL(out, c->args[4]);
    OUT(0, TO(aoti_arg_float(c, 3) != 1 ? ADD(out, MUL(in[0], c->args[3])) : ADD(out, in[0]), d));
    return;
  }
  if (is_one(a, 0) && is_one(b, -1)) {
    tensor row = SQUEEZE(a, 0), product = MUL(row, SQUEEZE(b, -1));
    OUT(0, TO(blended(c, UNSQUEEZE(SUM(product, INTS(0), true), 0), in[0]), d));
  } else if (is_one(a, 0) && at_most(b, 0, 16) && at_most(b, 1, 16)) {
    tensor product = MUL(CALL(numpy_T_default, V(a)), b);
    OUT(0, TO(blended(c, SUM(product, INTS(0), true), in[0]), d));
  }
}

// ---- reductions through others

// all, over everything or over a dimension: no element is false.
void aoti_rewrite_all(aoti_call *c) {
  tensor false_ = NOT(IN(0)), r;
  if (c->op == AOT_OP_all_default)
    r = CALL(any_dims, V(false_));
  else if (c->op == AOT_OP_all_dim)
    r = CALL(any_dim, V(false_), c->args[1], c->args[2]);
  else
    r = CALL(any_dims, V(false_), c->args[1], c->args[2]);
  r = NOT(r);
  OUT(0, IN(0)->meta.dtype == AOT_U8 ? TO(r, AOT_U8) : r);
}

static void extremum_of_bool(aoti_call *c, aot_op op) {
  if (IN(0)->meta.dtype == AOT_B8) OUT(0, aoti_call1(S, op, c->args, 3));
}
void aoti_rewrite_amax_of_bool(aoti_call *c) { extremum_of_bool(c, AOT_OP_any_dims); }
void aoti_rewrite_amin_of_bool(aoti_call *c) { extremum_of_bool(c, AOT_OP_all_dims); }

// (self, dim, keepdim) -> (min, max)
void aoti_rewrite_aminmax(aoti_call *c) {
  aot_value dims = aoti_arg_given(c, 1) ? INTS(aoti_arg_int(c, 1)) : INTS_NONE;
  OUT(0, CALL(amin_default, c->args[0], dims, c->args[2]));
  OUT(1, CALL(amax_default, c->args[0], dims, c->args[2]));
}

void aoti_rewrite_count_nonzero(aoti_call *c) {
  tensor there = NE(IN(0), 0);
  if (!aoti_arg_given(c, 1))
    OUT(0, CALL(sum_dim_IntList, V(there), aoti_v_none()));
  else
    OUT(0, CALL(sum_dim_IntList, V(there), c->args[1].kind == AOT_INT ? INTS(aoti_arg_int(c, 1)) : c->args[1]));
}
// (self, dim, keepdim, dtype)
void aoti_rewrite_nansum(aoti_call *c) {
  tensor kept = WHERE_NOT(ISNAN(IN(0)), IN(0));
  OUT(0, CALL(sum_dim_IntList, V(kept), c->args[1], c->args[2], c->args[3]));
}

// norm: (self, p), (self, p, dtype), (self, p, dim, keepdim[, dtype])
void aoti_rewrite_norm(aoti_call *c) {
  bool dims = c->info->n_args > 3;
  aot_value none = aoti_v_none(), dtype = c->info->n_args == 3 ? c->args[2] : c->info->n_args == 5 ? c->args[4] : none;
  OUT(0, CALL(linalg_vector_norm_default, c->args[0], aoti_arg_given(c, 1) ? c->args[1] : V(2),
              dims ? c->args[2] : none, dims ? c->args[3] : NO, dtype));
}
void aoti_rewrite_dist(aoti_call *c) { OUT(0, CALL(norm_Scalar, V(SUB(IN(0), IN(1))), c->args[2])); }

// (self, dim, correction, keepdim) -> (std, mean)
void aoti_rewrite_std_mean(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  const aot_value args[] = {V(TO(IN(0), aoti_decompose_wide(d))), c->args[1], correction_of(c), c->args[3]};
  aot_value out[2];
  aoti_decompose_call(c, AOT_OP_var_mean_correction, args, 4, out);
  if (S->error) return;
  tensor std = SQRT(out[0].as.tensor);
  OUT(0, TO(std, d));
  OUT(1, TO(out[1].as.tensor, d));
}

// ---- products through others

void aoti_rewrite_dot(aoti_call *c) {
  tensor in[2];
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  OUT(0, TO(SUM_ALL(MUL(in[0], in[1])), d));
}
// An integer product is scaled by integers.
static aot_value whole(const aoti_call *c, int i, aot_dtype d) {
  return aoti_is_float(d) ? c->args[i] : V((int64_t)aoti_decompose_number(&c->args[i]));
}
// (self, mat, vec, beta, alpha)
void aoti_rewrite_addmv(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  aot_value beta = whole(c, 3, d), alpha = whole(c, 4, d);
  tensor out = MUL(CALL(mv_default, V(in[1]), V(in[2])), alpha);
  if (aoti_decompose_number(&beta) == 0)
    OUT(0, TO(out, d));
  else if (aoti_int_is(aoti_meta_numel(c->syms, &out->meta), 0))
    OUT(0, TO(MUL(in[0], beta), d));
  else
    OUT(0, TO(ADD(out, MUL(CALL(expand_as_default, V(in[0]), V(out)), beta)), d));
}
// (self, vec1, vec2, beta, alpha)
void aoti_rewrite_addr(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  if (d == AOT_B8 || in[1]->meta.ndim != 1 || in[2]->meta.ndim != 1) return;
  const aot_int size[] = {in[1]->meta.size[0], in[2]->meta.size[0]};
  tensor self = CALL(expand_default, V(in[0]), aoti_v_ints(S, size, 2)), outer;
  bool alone = aoti_arg_float(c, 3) == 0;
  if (!alone) self = MUL(self, c->args[3]);
  const aot_int column[] = {size[0], aot_i(1)};
  outer = MUL(RESHAPE(in[1], aoti_v_ints(S, column, 2)), in[2]);
  outer = MUL(outer, c->args[4]);
  OUT(0, TO(alone ? outer : ADD(self, outer), d));
}
// (self, batch1, batch2, beta, alpha)
void aoti_rewrite_baddbmm(aoti_call *c) {
  tensor in[3];
  aot_dtype d = aoti_decompose_widen(c, 3, in);
  aot_value beta = whole(c, 3, d), alpha = whole(c, 4, d);
  tensor r = CALL(bmm_default, V(in[1]), V(in[2]));
  if (aoti_decompose_number(&alpha) != 1) r = MUL(r, alpha);
  double b = aoti_decompose_number(&beta);
  if (b != 0) r = ADD(b != 1 ? MUL(in[0], beta) : in[0], r);
  OUT(0, TO(r, d));
}

// (self, other, dim): a[i + 1] b[i + 2] - a[i + 2] b[i + 1]
static tensor turned(aoti_call *c, tensor t, int dim, tensor index, int by) {
  tensor at = CALL(remainder_Scalar, V(ADD(index, by)), V(3));
  return CALL(index_select_default, V(t), V(dim), V(at));
}
void aoti_rewrite_cross(aoti_call *c) {
  tensor in[2];
  int n = IN(0)->meta.ndim, dim, ndim;
  aot_int size[AOT_MAX_DIMS];
  if (n != IN(1)->meta.ndim || !aoti_decompose_dim(c, 2, n, &dim) || !n) return;
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  aot_status status = aoti_broadcast(c, 2, in, &ndim, size);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (int i = 0; i < 2; i++) {
    bool alike = true;
    for (int k = 0; k < ndim; k++) alike &= aoti_int_same(in[i]->meta.size[k], size[k]);
    if (!alike) in[i] = CALL(expand_default, V(in[i]), aoti_v_ints(S, size, (size_t)ndim));
  }
  tensor index = aoti_decompose_count(c, aot_i(3), AOT_DTYPE_NONE, in[0]);
  tensor left = turned(c, in[0], dim, index, 1), right = turned(c, in[1], dim, index, 2), plus = MUL(left, right);
  left = turned(c, in[0], dim, index, 2), right = turned(c, in[1], dim, index, 1);
  OUT(0, TO(SUB(plus, MUL(left, right)), d));
}
void aoti_rewrite_trace(aoti_call *c) { OUT(0, SUM_ALL(CALL(diagonal_copy_default, c->args[0]))); }

// (self, p): log gamma summed over x, x - 1/2, ..., and a constant.
void aoti_rewrite_mvlgamma(aoti_call *c) {
  int64_t p = aoti_arg_int(c, 1);
  const aot_tensor *t = IN(0);
  tensor at = CALL(arange_start_step, V(1 - p), V(1), V(1), aoti_v_dtype(t->meta.dtype), aoti_v_none(),
                   aoti_v_device(t->meta.device), NO);
  at = MUL(at, 0.5);
  tensor each = CALL(lgamma_default, V(ADD(UNSQUEEZE(t, -1), at)));
  tensor sum = SUM(each, INTS(-1), false);
  OUT(0, ADD(sum, 0.25 * (double)p * (double)(p - 1) * log(M_PI)));
}

// (self, p, dim, maxnorm): rows of a larger norm are scaled down.
void aoti_rewrite_renorm(aoti_call *c) {
  const aot_tensor *t = IN(0);
  int dim, n = t->meta.ndim;
  if (n < 2 || !aoti_decompose_dim(c, 2, n, &dim)) return;
  int64_t others[AOT_MAX_DIMS];
  for (int d = 0, k = 0; d < n; d++)
    if (d != dim) others[k++] = d;
  aot_dtype own = t->meta.dtype, wide = aoti_decompose_wide(own);
  tensor norm = CALL(linalg_vector_norm_default, V(t), c->args[1], aoti_decompose_ints(c, others, (size_t)n - 1), YES,
                     wide == own ? aoti_v_none() : aoti_v_dtype(wide));
  tensor larger = GT(norm, c->args[3]), inverse = CALL(reciprocal_default, V(ADD(norm, 1e-7)));
  tensor factor = TO(WHERE_ELSE(larger, MUL(inverse, c->args[3]), 1.0), own);
  OUT(0, CONTIGUOUS(MUL(t, factor)));
}

// (x1, x2): the root of |x1|^2 - 2 x1 x2 + |x2|^2, all of it one product.
void aoti_rewrite_euclidean_dist(aoti_call *c) {
  tensor norm[2], pad[2];
  aot_value none = aoti_v_none();
  for (int i = 0; i < 2; i++) {
    norm[i] = SUM(POW(IN(i), 2), INTS(-1), true);
    pad[i] = CALL(ones_like_default, V(norm[i]), none, none, none, NO, aoti_v_memory_format(AOT_CONTIGUOUS));
  }
  const aot_value left[] = {V(MUL(IN(0), -2)), V(norm[0]), V(pad[0])}, right[] = {V(IN(1)), V(pad[1]), V(norm[1])};
  tensor a = CALL(cat_default, aoti_v_list(S, left, 3), V(-1)), b = CALL(cat_default, aoti_v_list(S, right, 3), V(-1));
  b = CALL(transpose_int, V(b), V(-2), V(-1));
  OUT(0, SQRT(CALL(clamp_min_default, V(CALL(matmul_default, V(a), V(b))), V(0))));
}
