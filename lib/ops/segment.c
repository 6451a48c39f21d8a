// segment_reduce(data, reduce, lengths or offsets, axis, initial): runs of slices along axis, each reduced to one.
#include "ops.h"

#include <math.h>
#include <string.h>

enum how { SUM, MEAN, MAX, MIN, PROD };
static bool how_of(const char *name, enum how *out) {
  static const char *const names[] = {"sum", "mean", "max", "min", "prod"};
  for (int i = 0; i < 5; i++)
    if (!strcmp(name, names[i])) {
      *out = (enum how)i;
      return true;
    }
  return false;
}

// Of the forward and the backward: where data, lengths, offsets, axis and initial are among the arguments.
typedef struct places {
  int data, reduce, lengths, offsets, axis, initial;
} places;
static places places_of(const aoti_call *c) {
  const aoti_op_info *i = c->info;
  return (places){aoti_op_arg(i, "data"),    aoti_op_arg(i, "reduce"), aoti_op_arg(i, "lengths"),
                  aoti_op_arg(i, "offsets"), aoti_op_arg(i, "axis"),   aoti_op_arg(i, "initial")};
}

// outer x size x inner data; starts of the segments of every outer index, one more than there are segments.
typedef struct segments {
  enum how how;
  int64_t outer, size, inner, n;
  int64_t *start;
  bool has_initial;
  double initial;
} segments;

static aot_status check(const aoti_call *c, places p, int *axis) {
  enum how how;
  const aoti_meta *m = &aoti_arg(c, p.data)->meta;
  const aot_tensor *runs = aoti_arg(c, p.lengths) ? aoti_arg(c, p.lengths) : aoti_arg(c, p.offsets);
  if (!how_of(c->args[p.reduce].as.string, &how))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not a reduction", c->args[p.reduce].as.string);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, p.axis), m->ndim, axis));
  if (!runs || !aoti_is_float(m->dtype) || runs->meta.ndim != *axis + 1 ||
      (runs->meta.dtype != AOT_I64 && runs->meta.dtype != AOT_I32))
    return aoti_call_error(c, AOT_ERROR_INVALID,
                           "takes floating-point data, and lengths or offsets over its first %d dimensions", *axis + 1);
  for (int d = 0; d < *axis; d++)
    if (runs->meta.size[d].value != m->size[d].value)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the runs have other sizes than the data");
  return NULL;
}
aot_status aoti_meta_segment_reduce(aoti_call *c) {
  places p = places_of(c);
  const aoti_meta *m = &aoti_arg(c, p.data)->meta;
  aot_int size[AOT_MAX_DIMS];
  int axis;
  AOT_TRY(check(c, p, &axis));
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[axis] = aoti_arg(c, p.lengths) ? aoti_arg(c, p.lengths)->meta.size[axis]
                                      : aoti_int_sub(c->syms, aoti_arg(c, p.offsets)->meta.size[axis], aot_i(1));
  return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
}
aot_status aoti_meta__segment_reduce_backward(aoti_call *c) {
  places p = places_of(c);
  const aoti_meta *m = &aoti_arg(c, p.data)->meta;
  int axis;
  AOT_TRY(check(c, p, &axis));
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}

static aot_status open(const aoti_call *c, aoti_arena *scratch, segments *s) {
  places p = places_of(c);
  const aot_tensor *data = aoti_arg(c, p.data);
  bool by_length = aoti_arg(c, p.lengths);
  int64_t *runs;
  int axis;
  AOT_TRY(check(c, p, &axis));
  *s = (segments){.outer = 1, .size = aoti_dim(data, axis), .inner = 1, .has_initial = aoti_arg_given(c, p.initial)};
  how_of(c->args[p.reduce].as.string, &s->how);
  if (s->has_initial) s->initial = aoti_arg_float(c, p.initial);
  for (int d = 0; d < data->meta.ndim; d++)
    if (d != axis) *(d < axis ? &s->outer : &s->inner) *= aoti_dim(data, d);
  const aot_tensor *t = aoti_arg(c, by_length ? p.lengths : p.offsets);
  s->n = aoti_dim(t, axis) - !by_length;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, t, &runs));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(s->outer * (s->n + 1)), sizeof *s->start, &s->start));
  for (int64_t o = 0; o < s->outer; o++) {
    int64_t *start = s->start + o * (s->n + 1);
    for (int64_t k = 0; k <= s->n; k++) {
      start[k] = !by_length ? runs[o * (s->n + 1) + k] : k ? start[k - 1] + runs[o * s->n + k - 1] : 0;
      if (start[k] < (k ? start[k - 1] : 0) || start[k] > s->size)
        return aoti_call_error(c, AOT_ERROR_INVALID, "the runs leave the data");
    }
  }
  return NULL;
}

static double reduced(const segments *s, const double *x, int64_t n) {
  static const double identity[] = {0, 0, -INFINITY, INFINITY, 1};
  double v = s->has_initial ? s->initial : identity[s->how];
  for (int64_t k = 0; k < n; k++) {
    double e = x[k * s->inner];
    if (s->how == SUM || s->how == MEAN)
      v += e;
    else if (s->how == PROD)
      v *= e;
    else if (e != e || (s->how == MAX ? e > v : e < v))
      v = e;
    if (v != v && s->how != PROD) break;
  }
  if (s->how == MEAN && !n && !s->has_initial) return NAN;
  return s->how == MEAN && n ? v / (double)n : v;
}
static aot_status reduce_body(aoti_call *c, aoti_arena *scratch) {
  segments s;
  double *x, *out;
  AOT_TRY(open(c, scratch, &s));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(s.outer * s.n * s.inner), sizeof *out, &out));
  for (int64_t o = 0; o < s.outer; o++)
    for (int64_t k = 0; k < s.n; k++)
      for (int64_t i = 0; i < s.inner; i++) {
        const int64_t *start = s.start + o * (s.n + 1) + k;
        out[(o * s.n + k) * s.inner + i] = reduced(&s, x + (o * s.size + start[0]) * s.inner + i, start[1] - start[0]);
      }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_segment_reduce(aoti_call *c) { return aoti_with_scratch(c, reduce_body); }

// The gradients of one run. Those that equal an extremum share; a factor gets the product of the others.
static void run_backward(const segments *s, const double *x, int64_t n, double grad, double result, double *out) {
  int64_t equal = 0;
  for (int64_t k = 0; k < n; k++) {
    double e = x[k * s->inner], *to = &out[k * s->inner];
    bool same = e == result || (e != e && result != result);
    if (s->how == SUM)
      *to = grad;
    else if (s->how == MEAN)
      *to = grad / (double)n;
    else if (s->how == PROD) {
      double others = s->has_initial ? s->initial : 1;
      for (int64_t j = 0; j < n; j++)
        if (j != k) others *= x[j * s->inner];
      *to = grad * others;
    } else if (same) {
      *to = grad;
      equal++;
    }
  }
  for (int64_t k = 0; k < n && equal > 1; k++) out[k * s->inner] /= (double)equal;
}
// (grad, output, data, ...)
static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  segments s;
  double *grad, *result, *x, *out;
  AOT_TRY(open(c, scratch, &s));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 1), &result));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 2), &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(s.outer * s.size * s.inner), sizeof *out, &out));
  for (int64_t o = 0; o < s.outer; o++)
    for (int64_t k = 0; k < s.n; k++)
      for (int64_t i = 0; i < s.inner; i++) {
        const int64_t *start = s.start + o * (s.n + 1) + k;
        int64_t at = (o * s.size + start[0]) * s.inner + i, of = (o * s.n + k) * s.inner + i;
        run_backward(&s, x + at, start[1] - start[0], grad[of], result[of], out + at);
      }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref__segment_reduce_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

void aoti_grad_segment_reduce(aoti_grad *g) {
  const aot_value *a = g->args; // data, reduce, lengths, indices, offsets, axis, unsafe, initial
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP__segment_reduce_backward_default, aoti_v_tensor(g->gout[0]),
                         aoti_v_tensor(g->results[0]), a[0], a[1], a[2], a[4], a[5], a[7]));
}
