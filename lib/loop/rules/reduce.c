/* Reductions. f16 and bf16 are summed in f32 and rounded once; integers and truth values are summed in i64. */
#include "rules.h"
#include <math.h>

typedef struct red {
  aoti_te x;
  uint32_t dims;
  bool keepdim;
  const aoti_meta *out;
} red;

static bool start(aoti_lower *c, red *r) {
  int dim = aoti_op_arg(c->info, "dim"), keep = aoti_op_arg(c->info, "keepdim");
  if (dim < 0) dim = aoti_op_arg(c->info, "dims"); /* as the inductor level calls it */
  *r = (red){.x = aoti_lower_arg(c, 0), .out = aoti_lower_result(c, 0)};
  if (!r->x) return false;
  int ndim = aoti_te_ndim(c->f, r->x);
  r->dims = dim >= 0 ? aoti_lower_dims(c, dim, ndim) : (1u << ndim) - 1;
  r->keepdim = keep >= 0 && aoti_lower_bool(c, keep);
  if (!r->out) aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type"));
  return r->out != NULL;
}

/* How many elements each result is made of, as a number of dtype. */
static aoti_te count(aoti_lower *c, const red *r, aot_dtype dtype) {
  aot_int n = aot_i(1);
  for (int d = 0; d < aoti_te_ndim(c->f, r->x); d++)
    if (r->dims >> d & 1) n = aoti_int_mul(c->g->syms, n, aoti_te_sizes(c->f, r->x)[d]);
  return aoti_cast(c->f, aoti_te_size(c->f, n), dtype);
}

static aot_status fold(aoti_lower *c, aoti_loop_op op, aot_dtype in) {
  red r;
  if (!start(c, &r)) return NULL;
  if (!in) in = aoti_compute(r.out->dtype);
  c->out[0] = aoti_cast(c->f, aoti_fold(c->f, op, aoti_cast(c->f, r.x, in), r.dims, r.keepdim), r.out->dtype);
  return NULL;
}

aot_status aoti_lower_sum(aoti_lower *c) { return fold(c, AOTI_OP_REDUCE_SUM, AOT_DTYPE_NONE); }
aot_status aoti_lower_prod(aoti_lower *c) { return fold(c, AOTI_OP_REDUCE_PROD, AOT_DTYPE_NONE); }
aot_status aoti_lower_any(aoti_lower *c) { return fold(c, AOTI_OP_REDUCE_ANY, AOT_B8); }
aot_status aoti_lower_all(aoti_lower *c) { return fold(c, AOTI_OP_REDUCE_ALL, AOT_B8); }
aot_status aoti_lower_amax(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  return fold(c, m && m->dtype == AOT_B8 ? AOTI_OP_REDUCE_ANY : AOTI_OP_REDUCE_MAX, AOT_DTYPE_NONE);
}
aot_status aoti_lower_amin(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  return fold(c, m && m->dtype == AOT_B8 ? AOTI_OP_REDUCE_ALL : AOTI_OP_REDUCE_MIN, AOT_DTYPE_NONE);
}

aot_status aoti_lower_mean(aoti_lower *c) {
  red r;
  if (!start(c, &r)) return NULL;
  aot_dtype dtype = aoti_compute(r.out->dtype);
  aoti_te sum = aoti_fold(c->f, AOTI_OP_REDUCE_SUM, aoti_cast(c->f, r.x, dtype), r.dims, r.keepdim);
  c->out[0] = aoti_cast(c->f, aoti_op2(c->f, AOTI_OP_DIV, sum, count(c, &r, dtype)), r.out->dtype);
  return NULL;
}

/* A position, counted in row-major order over the reduced dimensions. */
static aoti_te arg(aoti_lower *c, aoti_loop_op op, const red *r) {
  aot_dtype dtype = aoti_te_dtype(c->f, r->x);
  aoti_te x = aoti_cast(c->f, r->x, dtype == AOT_B8 ? AOT_U8 : aoti_compute(dtype));
  return aoti_te_reduce(c->f, op, AOT_I64, x, r->dims, r->keepdim);
}
static aot_status with_position(aoti_lower *c, aoti_loop_op value, aoti_loop_op position) {
  red r;
  if (!start(c, &r)) return NULL;
  if (r.out->dtype == AOT_B8) value = value == AOTI_OP_REDUCE_MAX ? AOTI_OP_REDUCE_ANY : AOTI_OP_REDUCE_ALL;
  aoti_te x = aoti_cast(c->f, r.x, aoti_compute(r.out->dtype));
  c->out[0] = aoti_cast(c->f, aoti_fold(c->f, value, x, r.dims, r.keepdim), r.out->dtype);
  c->out[1] = arg(c, position, &r);
  return NULL;
}
aot_status aoti_lower_max_dim(aoti_lower *c) { return with_position(c, AOTI_OP_REDUCE_MAX, AOTI_OP_REDUCE_ARGMAX); }
aot_status aoti_lower_min_dim(aoti_lower *c) { return with_position(c, AOTI_OP_REDUCE_MIN, AOTI_OP_REDUCE_ARGMIN); }
aot_status aoti_lower_argmax(aoti_lower *c) {
  red r;
  if (start(c, &r)) c->out[0] = arg(c, AOTI_OP_REDUCE_ARGMAX, &r);
  return NULL;
}
aot_status aoti_lower_argmin(aoti_lower *c) {
  red r;
  if (start(c, &r)) c->out[0] = arg(c, AOTI_OP_REDUCE_ARGMIN, &r);
  return NULL;
}

/* In two passes: the mean, then the squares of what is left, which cancels nothing. */
static aot_status variance(aoti_lower *c, bool root, bool with_mean) {
  red r;
  if (!start(c, &r)) return NULL;
  aoti_fuse *f = c->f;
  int at = aoti_op_arg(c->info, "correction");
  double correction = at >= 0 && aoti_lower_given(c, at) ? aoti_lower_float(c, at) : 1;
  aot_dtype dtype = aoti_compute(r.out->dtype);
  aoti_te x = aoti_cast(f, r.x, dtype), n = count(c, &r, dtype);
  aoti_te mean = aoti_op2(f, AOTI_OP_DIV, aoti_sum(f, x, r.dims, true), n);
  aoti_te rest = aoti_op2(f, AOTI_OP_SUB, x, mean);
  aoti_te squares = aoti_sum(f, aoti_op2(f, AOTI_OP_MUL, rest, rest), r.dims, true);
  aoti_te free = aoti_op2(f, AOTI_OP_SUB, n, aoti_number(f, dtype, correction));
  free = aoti_op2(f, AOTI_OP_MAX, free, aoti_number(f, dtype, 0));
  aoti_te var = aoti_op2(f, AOTI_OP_DIV, squares, free);
  if (root) var = aoti_op1(f, AOTI_OP_SQRT, var);
  if (!r.keepdim && r.dims) {
    var = aoti_te_squeeze(f, var, r.dims);
    mean = aoti_te_squeeze(f, mean, r.dims);
  }
  c->out[0] = aoti_cast(f, var, r.out->dtype);
  if (with_mean) c->out[1] = aoti_cast(f, mean, r.out->dtype);
  return NULL;
}
aot_status aoti_lower_var(aoti_lower *c) { return variance(c, false, false); }
aot_status aoti_lower_std(aoti_lower *c) { return variance(c, true, false); }
aot_status aoti_lower_std_mean(aoti_lower *c) { return variance(c, true, true); }
aot_status aoti_lower_var_mean(aoti_lower *c) { return variance(c, false, true); }

/* (a, dim): the maximum, and the sum of exp(a - maximum), both with dim kept */
aot_status aoti_lower_prepare_softmax_online(aoti_lower *c) {
  red r;
  aoti_fuse *f = c->f;
  if (!start(c, &r)) return NULL;
  aoti_te x = aoti_cast(f, r.x, aoti_compute(r.out->dtype)), max = aoti_fold(f, AOTI_OP_REDUCE_MAX, x, r.dims, true);
  aoti_te sum = aoti_fold(f, AOTI_OP_REDUCE_SUM, OP1(EXP, OP2(SUB, x, max)), r.dims, true);
  c->out[0] = aoti_cast(f, max, r.out->dtype);
  c->out[1] = aoti_cast(f, sum, r.out->dtype);
  return NULL;
}

/* max + log(sum(exp(x - max))), where an infinite max is taken as 0 */
aot_status aoti_lower_logsumexp(aoti_lower *c) {
  red r;
  aoti_fuse *f = c->f;
  if (!start(c, &r)) return NULL;
  aot_dtype dtype = aoti_compute(r.out->dtype);
  aoti_te x = aoti_cast(f, r.x, dtype), max = aoti_fold(f, AOTI_OP_REDUCE_MAX, x, r.dims, true);
  aoti_te size = aoti_op1(f, AOTI_OP_ABS, max), inf = aoti_number(f, dtype, HUGE_VAL), zero = aoti_number(f, dtype, 0);
  aoti_te from = aoti_op3(f, AOTI_OP_SELECT, aoti_op2(f, AOTI_OP_EQ, size, inf), zero, max);
  aoti_te e = aoti_op1(f, AOTI_OP_EXP, aoti_op2(f, AOTI_OP_SUB, x, from));
  aoti_te v = aoti_op1(f, AOTI_OP_LOG, aoti_fold(f, AOTI_OP_REDUCE_SUM, e, r.dims, true));
  v = aoti_op2(f, AOTI_OP_ADD, v, from);
  if (!r.keepdim && r.dims) v = aoti_te_squeeze(f, v, r.dims);
  c->out[0] = aoti_cast(f, v, r.out->dtype);
  return NULL;
}

/* Scans of floats run in f64, as PyTorch's do on the CPU. */
static aot_status scan(aoti_lower *c, aoti_loop_op op) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  if (!m || !x) return NULL;
  aot_dtype dtype = aoti_is_float(m->dtype) ? AOT_F64 : m->dtype;
  x = aoti_cast(c->f, aoti_cast(c->f, x, m->dtype), dtype);
  if (!m->ndim) {
    c->out[0] = aoti_cast(c->f, aoti_te_copy(c->f, x, NULL), m->dtype);
    return NULL;
  }
  c->out[0] = aoti_cast(c->f, aoti_te_scan(c->f, op, x, aoti_lower_dim(c, 1, m->ndim)), m->dtype);
  return NULL;
}
aot_status aoti_lower_cumsum(aoti_lower *c) { return scan(c, AOTI_OP_ADD); }
aot_status aoti_lower_cumprod(aoti_lower *c) { return scan(c, AOTI_OP_MUL); }

/* (self, dim, keepdim, dtype): a NaN counts as 0 */
aot_status aoti_lower_nansum(aoti_lower *c) {
  aoti_fuse *f = c->f;
  red r;
  if (!start(c, &r)) return NULL;
  aot_dtype from = aoti_compute(aoti_te_dtype(f, r.x));
  aoti_te x = aoti_cast(f, r.x, from);
  if (aoti_is_float(from)) x = aoti_op3(f, AOTI_OP_SELECT, aoti_op1(f, AOTI_OP_ISNAN, x), aoti_number(f, from, 0), x);
  x = aoti_cast(f, x, aoti_compute(r.out->dtype));
  c->out[0] = aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, x, r.dims, r.keepdim), r.out->dtype);
  return NULL;
}

/* (self, dim) */
aot_status aoti_lower_count_nonzero(aoti_lower *c) {
  red r;
  if (!start(c, &r)) return NULL;
  aoti_te truth = aoti_cast(c->f, aoti_cast(c->f, r.x, AOT_B8), AOT_I64);
  c->out[0] = aoti_fold(c->f, AOTI_OP_REDUCE_SUM, truth, r.dims, r.keepdim);
  return NULL;
}

/* (self, dim, keepdim) to (min, max) */
aot_status aoti_lower_aminmax(aoti_lower *c) {
  red r;
  if (!start(c, &r)) return NULL;
  bool truth = r.out->dtype == AOT_B8;
  aoti_te x = aoti_cast(c->f, r.x, aoti_compute(r.out->dtype));
  aoti_te min = aoti_fold(c->f, truth ? AOTI_OP_REDUCE_ALL : AOTI_OP_REDUCE_MIN, x, r.dims, r.keepdim);
  aoti_te max = aoti_fold(c->f, truth ? AOTI_OP_REDUCE_ANY : AOTI_OP_REDUCE_MAX, x, r.dims, r.keepdim);
  c->out[0] = aoti_cast(c->f, min, r.out->dtype);
  c->out[1] = aoti_cast(c->f, max, r.out->dtype);
  return NULL;
}

/* The sum of the diagonal. */
aot_status aoti_lower_trace(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  if (!m || !x || aoti_te_ndim(c->f, x) != 2) return aoti_lower_error(c, AOT_ERROR_INVALID, "it needs a matrix");
  const aot_int *size = aoti_te_sizes(c->f, x);
  aot_int n = aoti_int_min(c->g->syms, size[0], size[1]);
  aoti_dim_map map[2] = {{0, 1, {0, 0}}, {0, 1, {0, 0}}};
  x = aoti_cast(c->f, aoti_te_view(c->f, x, 1, &n, map), aoti_compute(m->dtype));
  c->out[0] = aoti_cast(c->f, aoti_fold(c->f, AOTI_OP_REDUCE_SUM, x, 1, false), m->dtype);
  return NULL;
}

/* (self, dim) to the extremum so far and where it stands, the last of equals; a NaN stays. */
static aot_status running(aoti_lower *c, aoti_loop_op op, aoti_loop_op reaches) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_arg(c, 0);
  if (!m || !x) return NULL;
  if (!m->ndim || m->dtype == AOT_B8) return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this form");
  int dim = aoti_lower_dim(c, 1, m->ndim);
  x = aoti_cast(f, x, aoti_compute(m->dtype));
  aoti_te best = aoti_te_scan(f, op, x, dim), hit = aoti_op2(f, reaches, x, best);
  if (aoti_is_float(m->dtype)) hit = aoti_op2(f, AOTI_OP_OR, hit, aoti_op1(f, AOTI_OP_ISNAN, x));
  aoti_te i = aoti_te_iota(f, m->ndim, m->size, dim);
  aoti_te at = aoti_op3(f, AOTI_OP_SELECT, hit, i, aoti_te_int(f, AOT_I64, 0));
  c->out[0] = aoti_cast(f, best, m->dtype);
  c->out[1] = aoti_te_scan(f, AOTI_OP_MAX, at, dim);
  return NULL;
}
aot_status aoti_lower_cummax(aoti_lower *c) { return running(c, AOTI_OP_MAX, AOTI_OP_GE); }
aot_status aoti_lower_cummin(aoti_lower *c) { return running(c, AOTI_OP_MIN, AOTI_OP_LE); }
