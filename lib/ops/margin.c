// Shrinking activations and losses with margins, which PyTorch differentiates through their parts: its own
// compositions.
#include "decompose.h"

static void refuse(aoti_call *c, aot_status status) {
  aoti_scope_fail(S, status);
  for (uint32_t i = 0; i < c->info->n_returns; i++) c->out[i] = V(aoti_poison());
}

// (self, lambd)
void aoti_decomp_hardshrink(aoti_call *c) {
  tensor size = ABS(IN(0)), small = CALL(le_Scalar, V(size), c->args[1]);
  OUT(0, WHERE_N(small, 0, IN(0)));
}
void aoti_decomp_softshrink(aoti_call *c) {
  aot_dtype d = IN(0)->meta.dtype;
  aot_value by = c->args[1];
  if (!(aoti_arg_float(c, 1) >= 0)) {
    refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "lambd is %g, below 0", aoti_arg_float(c, 1)));
    return;
  }
  bool half = d != aoti_decompose_wide(d);
  if (half) by = V(aoti_scalar_like(S, by, IN(0)));
  tensor size = ABS(IN(0)), large = half ? CALL(gt_Tensor, V(size), by) : CALL(gt_Scalar, V(size), by);
  tensor sign = CALL(sign_default, c->args[0]), step = MUL(sign, by), shrunk = SUB(IN(0), step), none = MUL(IN(0), 0);
  OUT(0, WHERE(large, shrunk, none));
}

// self.atleast_2d()
static tensor rows(aoti_call *c, int i) {
  tensor t = IN(i);
  if (t->meta.ndim == 0) return RESHAPE(t, INTS(1, 1));
  return t->meta.ndim == 1 ? UNSQUEEZE(t, 0) : t;
}
static bool check_rows(aoti_call *c, int reduction_arg) {
  const aoti_meta *m = &IN(0)->meta;
  int64_t reduction = aoti_arg_int(c, reduction_arg);
  bool fits = m->ndim <= 2 && !(m->ndim && aoti_int_is(m->size[m->ndim - 1], 0)) && reduction >= 0 && reduction <= 2;
  if (!fits) refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "takes a row, or rows, that are not empty"));
  return fits;
}

// (self, target, p, margin, weight, reduction): the mean over the other classes of max(0, margin - x[target] + x) ** p
void aoti_decomp_multi_margin_loss(aoti_call *c) {
  double p = aoti_arg_float(c, 2);
  int64_t reduction = aoti_arg_int(c, 5);
  if (!check_rows(c, 5)) return;
  tensor x = rows(c, 0), target = IN(1)->meta.ndim ? IN(1) : RESHAPE(IN(1), INTS(1)), weight = IN(4);
  const aoti_meta *m = &target->meta;
  if (p != 1 && p != 2) {
    refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "p is 1 or 2, not %g", p));
    return;
  }
  if (m->ndim != 1 || m->dtype != AOT_I64 || !aoti_int_compare(c->syms, AOTI_EQ, m->size[0], x->meta.size[0])) {
    refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "target is one i64 for each row"));
    return;
  }
  if (weight && (weight->meta.ndim > 1 ||
                 !aoti_int_compare(c->syms, AOTI_EQ, aoti_meta_numel(c->syms, &weight->meta), x->meta.size[1]))) {
    refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "weight is one number for each class"));
    return;
  }
  tensor column = UNSQUEEZE(target, 1), own = CALL(gather_default, V(x), V(1), V(column));
  tensor short_of = CALL(rsub_Scalar, V(own), c->args[3]), z = CALL(clamp_min_default, V(ADD(short_of, x)), V(0));
  if (p == 2) z = MUL(z, z);
  if (weight) {
    aot_value at = V(target);
    tensor of = CALL(index_Tensor, V(weight->meta.ndim ? weight : RESHAPE(weight, INTS(1))), aoti_v_list(S, &at, 1));
    z = MUL(z, UNSQUEEZE(of, 1));
  }
  tensor other = CALL(ne_Tensor, V(aoti_decompose_count(c, x->meta.size[1], AOT_DTYPE_NONE, x)), V(column));
  z = WHERE_ELSE(other, z, 0);
  if (reduction == 1)
    z = CALL(mean_default, V(z), aoti_v_none());
  else if (reduction == 2)
    z = DIV(SUM_ALL(z), x->meta.size[1]);
  else
    z = CALL(mean_dim, V(z), INTS(1));
  OUT(0, z);
}

// (self, target, reduction) -> (loss, is_target): over targets up to the first -1 and classes that are no target, the
// sum of max(0, 1 - x[target] + x), divided by the number of classes
void aoti_decomp_multilabel_margin_loss_forward(aoti_call *c) {
  const aoti_meta *m = &IN(1)->meta, *mx = &IN(0)->meta;
  int64_t reduction = aoti_arg_int(c, 2);
  if (!check_rows(c, 2)) return;
  bool same = m->ndim == mx->ndim && m->dtype == AOT_I64;
  for (int d = 0; same && d < m->ndim; d++) same = aoti_int_compare(c->syms, AOTI_EQ, m->size[d], mx->size[d]);
  if (!same) {
    refuse(c, aoti_call_error(c, AOT_ERROR_INVALID, "target is one i64 for each element"));
    return;
  }
  tensor x = rows(c, 0), target = rows(c, 1);
  aot_int n = x->meta.size[1];
  tensor places = aoti_decompose_count(c, n, AOT_DTYPE_NONE, target), ends = EQ(target, -1);
  tensor last = CALL(amin_default, V(CALL(where_ScalarOther, V(ends), V(places), V(n))), INTS(-1), YES);
  tensor counts = CALL(lt_Tensor, V(places), V(last));
  tensor at = WHERE_ELSE(counts, target, 0), own = CALL(gather_default, V(x), V(-1), V(at));
  tensor known = WHERE_ELSE(counts, target, -1);
  tensor hits = CALL(eq_Tensor, V(places), V(UNSQUEEZE(known, -1))), is_target = CALL(any_dim, V(hits), V(1));
  tensor by_label = UNSQUEEZE(CALL(permute_default, V(own), INTS(1, 0)), -1);
  tensor z = ADD(CALL(rsub_Scalar, V(by_label), V(1.0)), x);
  z = DIV(CALL(clamp_min_default, V(z), V(0)), n);
  z = WHERE_N(is_target, 0, z);
  tensor label = UNSQUEEZE(CALL(permute_default, V(counts), INTS(1, 0)), -1);
  z = WHERE_ELSE(label, z, 0);
  if (reduction == 2)
    z = SUM_ALL(z);
  else
    z = SUM(z, INTS(0, -1), false);
  if (reduction == 1) z = CALL(mean_default, V(z), aoti_v_none());
  OUT(0, z);
  OUT(1, RESHAPE(TO(is_target, mx->dtype), aoti_v_ints(S, m->size, (size_t)m->ndim)));
}
void aoti_decomp_multilabel_margin_loss(aoti_call *c) {
  aot_value out[2] = {{0}};
  aoti_decompose_call(c, AOT_OP_multilabel_margin_loss_forward_default, c->args, 3, out);
  c->out[0] = out[0];
}
