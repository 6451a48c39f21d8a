/* Batch and group norm and their backwards. */
#include "rules.h"

/* A value per channel against [N, C, ..]. */
static aoti_te per_channel(aoti_fuse *f, aoti_te v, int ndim) {
  for (int d = 2; v && d < ndim; d++) v = aoti_te_unsqueeze(f, v, aoti_te_ndim(f, v));
  return v;
}

static aoti_te number_of(aoti_lower *c, aoti_te x, uint32_t dims, aot_dtype dtype) {
  aot_int n = aot_i(1);
  for (int d = 0; d < aoti_te_ndim(c->f, x); d++)
    if (dims >> d & 1) n = aoti_int_mul(c->g->syms, n, aoti_te_sizes(c->f, x)[d]);
  return aoti_cast(c->f, aoti_te_size(c->f, n), dtype);
}

static bool masked(const aoti_lower *c, int i, size_t k) {
  const aot_value *v = aoti_lower_given(c, i) ? &c->node->args[i] : NULL;
  return v && (v->kind == AOT_LIST || v->kind == AOT_TUPLE) && k < v->as.list.n && v->as.list.at[k].kind == AOT_BOOL &&
         v->as.list.at[k].as.b;
}

typedef struct norm {
  aot_dtype dtype;
  int ndim;
  uint32_t dims; /* all but the channel's */
  aoti_te x, n, mean, var, rstd;
} norm;

/* The channel's statistics, of the batch or (mean and var given) as they are. */
static bool statistics(aoti_lower *c, int input, int mean, int var, double eps, norm *s) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_meta(c, input);
  if (!m || m->ndim < 2) return false;
  s->dtype = aoti_compute(m->dtype);
  s->ndim = m->ndim;
  s->dims = ((1u << m->ndim) - 1) & ~2u;
  s->x = aoti_lower_operand(c, input, s->dtype);
  if (!s->x) return false;
  s->n = number_of(c, s->x, s->dims, s->dtype);
  if (mean >= 0) {
    s->mean = aoti_lower_operand(c, mean, s->dtype);
    s->var = aoti_lower_operand(c, var, s->dtype);
  } else {
    s->mean = OP2(DIV, SUM(s->x, s->dims, false), s->n);
    aoti_te rest = OP2(SUB, s->x, per_channel(f, s->mean, s->ndim));
    s->var = OP2(DIV, SUM(OP2(MUL, rest, rest), s->dims, false), s->n);
  }
  s->rstd = OP1(RSQRT, OP2(ADD, s->var, aoti_number(f, s->dtype, eps)));
  return true;
}

static aoti_te normalised(aoti_lower *c, const norm *s) {
  aoti_fuse *f = c->f;
  aoti_te out = OP2(MUL, OP2(SUB, s->x, per_channel(f, s->mean, s->ndim)), per_channel(f, s->rstd, s->ndim));
  if (aoti_lower_given(c, 1)) out = OP2(MUL, out, per_channel(f, aoti_lower_operand(c, 1, s->dtype), s->ndim));
  if (aoti_lower_given(c, 2)) out = OP2(ADD, out, per_channel(f, aoti_lower_operand(c, 2, s->dtype), s->ndim));
  return out;
}

/* Result i, or what stands for it where it is empty. */
static void give(aoti_lower *c, int i, aoti_te v) {
  const aoti_meta *m = aoti_lower_result(c, i);
  if (!m) return;
  if (m->ndim == 1 && aoti_int_is(m->size[0], 0))
    v = aoti_te_expand(c->f, aoti_number(c->f, aoti_compute(m->dtype), 0), 1, m->size);
  c->out[i] = aoti_cast(c->f, v, m->dtype);
}

static aot_status bad(const aoti_lower *c) { return aoti_lower_error(c, AOT_ERROR_INVALID, "its sizes do not agree"); }

/* The running statistics after it are results `running` and the next. */
static aot_status with_running(aoti_lower *c, bool training, double momentum, double eps, int running) {
  aoti_fuse *f = c->f;
  norm s;
  if (!statistics(c, 0, training ? -1 : 3, 4, eps, &s)) return bad(c);
  aoti_te rm = aoti_lower_operand(c, 3, s.dtype), rv = aoti_lower_operand(c, 4, s.dtype);
  if (training) { /* the running variance is the unbiased one */
    aoti_te keep = aoti_number(f, s.dtype, 1 - momentum), take = aoti_number(f, s.dtype, momentum);
    aoti_te free = OP2(DIV, s.n, OP2(SUB, s.n, aoti_number(f, s.dtype, 1)));
    rm = OP2(ADD, OP2(MUL, rm, keep), OP2(MUL, s.mean, take));
    rv = OP2(ADD, OP2(MUL, rv, keep), OP2(MUL, OP2(MUL, s.var, free), take));
  }
  give(c, 0, normalised(c, &s));
  give(c, 1, s.mean);
  give(c, 2, s.rstd);
  give(c, running, training ? rm : aoti_te_copy(f, rm, NULL));
  give(c, running + 1, training ? rv : aoti_te_copy(f, rv, NULL));
  return NULL;
}
aot_status aoti_lower__native_batch_norm_legit_functional(aoti_lower *c) {
  return with_running(c, aoti_lower_bool(c, 5), aoti_lower_float(c, 6), aoti_lower_float(c, 7), 3);
}
aot_status aoti_lower__batch_norm_with_update_functional(aoti_lower *c) {
  give(c, 3, 0); /* empty */
  return with_running(c, true, aoti_lower_float(c, 5), aoti_lower_float(c, 6), 4);
}

static aot_status forward(aoti_lower *c, int mean_arg, int var_arg, int eps_arg) {
  norm s;
  if (!statistics(c, 0, mean_arg, var_arg, aoti_lower_float(c, eps_arg), &s)) return bad(c);
  give(c, 0, normalised(c, &s));
  give(c, 1, s.mean);
  give(c, 2, s.rstd);
  return NULL;
}
aot_status aoti_lower__native_batch_norm_legit_no_stats(aoti_lower *c) { return forward(c, -1, -1, 5); }
aot_status aoti_lower__native_batch_norm_legit_no_training(aoti_lower *c) { return forward(c, 3, 4, 6); }

/* With d = x - mean: the input's gradient is (g - mean(g) - d rstd^2 mean(g d)) rstd weight in training, else
 * g rstd weight; the weight's is sum(g d) rstd, the bias's sum(g). */
aot_status aoti_lower_native_batch_norm_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  norm s;
  bool train = aoti_lower_bool(c, 7);
  if (!statistics(c, 1, train ? 5 : 3, train ? 6 : 4, aoti_lower_float(c, 8), &s)) return bad(c);
  aoti_te g = aoti_lower_operand(c, 0, s.dtype);
  if (train) s.rstd = s.var; /* saved as 1 / sqrt(var + eps) */
  aoti_te d = OP2(SUB, s.x, per_channel(f, s.mean, s.ndim)), rstd = per_channel(f, s.rstd, s.ndim);
  aoti_te sum = SUM(g, s.dims, false), dot = SUM(OP2(MUL, g, d), s.dims, false);
  if (masked(c, 9, 0)) {
    aoti_te gx = g;
    if (train) {
      aoti_te slope = OP2(DIV, OP2(MUL, OP2(MUL, dot, s.rstd), s.rstd), s.n);
      gx =
          OP2(SUB, OP2(SUB, g, per_channel(f, OP2(DIV, sum, s.n), s.ndim)), OP2(MUL, d, per_channel(f, slope, s.ndim)));
    }
    gx = OP2(MUL, gx, rstd);
    if (aoti_lower_given(c, 2)) gx = OP2(MUL, gx, per_channel(f, aoti_lower_operand(c, 2, s.dtype), s.ndim));
    give(c, 0, gx);
  }
  if (masked(c, 9, 1)) give(c, 1, OP2(MUL, dot, s.rstd));
  if (masked(c, 9, 2)) give(c, 2, sum);
  return NULL;
}

/* ---- group norm: x as [N, G, C / G, HxW], normalised over the last two */

typedef struct groups {
  aot_dtype dtype;
  aot_int size[4];
  aoti_norm_sums sums;
} groups;

static bool group_sizes(aoti_lower *c, const aoti_meta *m, int first_arg, groups *s) {
  aoti_syms *syms = c->g->syms;
  if (!m) return false;
  aot_int n = aoti_lower_int(c, first_arg), ch = aoti_lower_int(c, first_arg + 1),
          hw = aoti_lower_int(c, first_arg + 2), g = aoti_lower_int(c, first_arg + 3);
  if (!g.sym && g.value < 1) return false;
  *s = (groups){.dtype = aoti_compute(m->dtype), .size = {n, g, aoti_int_floordiv(syms, ch, g), hw}};
  s->sums = aoti_norm_sums_of(c, m->dtype, aoti_int_mul(syms, s->size[2], hw), 12);
  return true;
}
static aoti_te as_groups(aoti_lower *c, const groups *s, aoti_te x) {
  return aoti_te_reshape(c->f, aoti_cast(c->f, x, s->dtype), 4, s->size);
}
/* [N, G] or [C] against [N, G, C / G, HxW] */
static aoti_te rows(aoti_lower *c, const groups *s, aoti_te v) {
  aot_int size[4] = {s->size[0], s->size[1], aot_i(1), aot_i(1)};
  return aoti_te_reshape(c->f, aoti_cast(c->f, v, s->dtype), 4, size);
}
static aoti_te channels(aoti_lower *c, const groups *s, aoti_te v) {
  aot_int size[4] = {aot_i(1), s->size[1], s->size[2], aot_i(1)};
  return aoti_te_reshape(c->f, aoti_cast(c->f, v, s->dtype), 4, size);
}
static aoti_te shaped(aoti_lower *c, aoti_te x, int i) {
  const aoti_meta *m = aoti_lower_result(c, i);
  return m ? aoti_cast(c->f, aoti_te_reshape(c->f, x, m->ndim, m->size), m->dtype) : 0;
}

aot_status aoti_lower_native_group_norm(aoti_lower *c) {
  aoti_fuse *f = c->f;
  groups s;
  if (!group_sizes(c, aoti_lower_meta(c, 0), 3, &s)) return bad(c);
  aoti_te x = as_groups(c, &s, aoti_lower_arg(c, 0));
  aoti_te mean, rstd, out = aoti_norm_normalised(f, &s.sums, x, aoti_lower_float(c, 7), &mean, &rstd);
  if (aoti_lower_given(c, 1)) out = OP2(MUL, out, channels(c, &s, aoti_lower_arg(c, 1)));
  if (aoti_lower_given(c, 2)) out = OP2(ADD, out, channels(c, &s, aoti_lower_arg(c, 2)));
  c->out[0] = shaped(c, out, 0);
  c->out[1] = shaped(c, mean, 1);
  c->out[2] = shaped(c, rstd, 2);
  return NULL;
}

/* As layer norm's, over each group. */
aot_status aoti_lower_native_group_norm_backward(aoti_lower *c) {
  aoti_fuse *f = c->f;
  groups s;
  if (!group_sizes(c, aoti_lower_meta(c, 1), 5, &s)) return bad(c);
  aoti_te grad = as_groups(c, &s, aoti_lower_arg(c, 0)), x = as_groups(c, &s, aoti_lower_arg(c, 1));
  aoti_norm_saved v = {grad, x, rows(c, &s, aoti_lower_arg(c, 2)), rows(c, &s, aoti_lower_arg(c, 3))};
  if (masked(c, 9, 0)) {
    aoti_te weight = aoti_lower_given(c, 4) ? channels(c, &s, aoti_lower_arg(c, 4)) : 0;
    c->out[0] = shaped(c, aoti_norm_input_gradient(f, &s.sums, &v, weight), 0);
  }
  if (masked(c, 9, 1)) c->out[1] = shaped(c, SUM(OP2(MUL, grad, aoti_norm_saved_h(f, &v, s.dtype)), 9, false), 1);
  if (masked(c, 9, 2)) c->out[2] = shaped(c, SUM(grad, 9, false), 2);
  return NULL;
}
