// Decompositions of resizing and of sampling at a grid.
#include "decompose.h"
#include "calls.h"

// ---- resizing

// The scales given with the sizes (argument first and on), or in one list; 0 where none is given.
static void scales(const aoti_call *c, int arg, int n, double out[]) {
  for (int i = 0; i < n; i++) out[i] = 0;
  if (c->args[arg].kind == AOT_LIST) {
    for (size_t i = 0; i < c->args[arg].as.list.n && i < (size_t)n; i++)
      out[i] = aoti_decompose_number(&c->args[arg].as.list.at[i]);
    return;
  }
  for (int i = 0; i < n && arg + i < (int)c->info->n_args; i++)
    if (c->args[arg + i].kind == AOT_FLOAT) out[i] = c->args[arg + i].as.f;
}
// The sizes asked for, or the input's times the scales.
static bool resized(const aoti_call *c, int n, const double scale[], aot_int out[]) {
  const aot_tensor *t = IN(0);
  aot_int list[AOT_MAX_DIMS];
  if (t->meta.ndim != n + 2) return false;
  int given = aoti_arg_given(c, 1) ? aoti_arg_ints(c, 1, list) : 0;
  bool all = true;
  for (int i = 0; i < n; i++)
    if (given == n)
      out[i] = list[i];
    else
      all = aoti_size_times(c->syms, t->meta.size[i + 2], scale[i], &out[i]) && all;
  return all;
}

// Numbers that sizes make, which a trace of symbolic sizes computes as nodes of its graph.
static aot_value of_two(aoti_call *c, aot_op op, aot_value a, aot_value b) {
  double x = a.kind == AOT_FLOAT ? a.as.f : (double)a.as.i.value,
         y = b.kind == AOT_FLOAT ? b.as.f : (double)b.as.i.value;
  bool is_symbol = (a.kind == AOT_INT && a.as.i.sym) || (b.kind == AOT_INT && b.as.i.sym);
  if (!is_symbol || !S->tracer)
    return V(op == AOT_OP_truediv_default ? x / y : op == AOT_OP_mul_default ? x * y : x - y);
  aot_value out = V(0.0);
  aot_status status = aoti_tracer_float(S->tracer, op, &a, &b, &out);
  if (status) aoti_scope_fail(S, status);
  return out;
}
static aot_value ratio(aoti_call *c, aot_value a, aot_value b) { return of_two(c, AOT_OP_truediv_default, a, b); }

// (self, output_size, scales...): the element at floor((i + offset) in / out) along each dimension.
static void nearest(aoti_call *c, int n, int scale_arg, double offset) {
  double scale[3];
  aot_int size[3];
  scales(c, scale_arg, n, scale);
  if (!resized(c, n, scale, size)) return;
  tensor t;
  aot_dtype d = aoti_decompose_widen(c, 1, &t);
  aot_value at[5] = {aoti_v_none(), aoti_v_none()};
  for (int i = 0; i < n && !S->error; i++) {
    aot_int in = t->meta.size[i + 2];
    aot_value all = scale[i] > 0 ? of_two(c, AOT_OP_mul_default, V(in), V(scale[i])) : V(size[i]);
    aot_value step = ratio(c, V(in), all);
    tensor place = aoti_decompose_count(c, size[i], AOT_F32, t);
    place = TO(MUL(ADD(place, offset), step), AOT_I64);
    for (int k = i + 1; k < n; k++) place = UNSQUEEZE(place, -1);
    at[i + 2] = V(place);
  }
  tensor r = CALL(_unsafe_index_Tensor, V(t), aoti_v_list(S, at, (size_t)n + 2));
  if (n > 1) r = aoti_decompose_in_format(c, r, aoti_decompose_format(t));
  OUT(0, TO(r, d));
}
void aoti_rewrite_upsample_nearest1d(aoti_call *c) { nearest(c, 1, 2, 0.0); }
void aoti_rewrite_upsample_nearest2d(aoti_call *c) { nearest(c, 2, 2, 0.0); }
void aoti_rewrite_upsample_nearest3d(aoti_call *c) { nearest(c, 3, 2, 0.0); }
void aoti_rewrite_upsample_nearest_exact1d(aoti_call *c) { nearest(c, 1, 2, 0.5); }
void aoti_rewrite_upsample_nearest_exact2d(aoti_call *c) { nearest(c, 2, 2, 0.5); }
void aoti_rewrite_upsample_nearest_exact3d(aoti_call *c) { nearest(c, 3, 2, 0.5); }

// How far apart the places read are, in elements of the input.
static aot_value step_of(aoti_call *c, aot_int in, aot_int out, bool align_corners, double scale) {
  if (!align_corners) return scale > 0 ? V(1.0 / scale) : ratio(c, V(in), V(out));
  if (!aoti_int_compare(c->syms, AOTI_GT, out, aot_i(1))) return V(0.0);
  aot_value reach = of_two(c, AOT_OP_sub_default, V(in), V(1.0));
  return ratio(c, reach, of_two(c, AOT_OP_sub_default, V(out), V(1.0)));
}
static tensor source(aoti_call *c, tensor place, aot_value step, bool align_corners) {
  return align_corners ? MUL(place, step) : SUB(MUL(ADD(place, 0.5), step), 0.5);
}

// (self, output_size, align_corners, scales...): between the two neighbours along each dimension, the last first.
static void linear(aoti_call *c, int n) {
  enum { CORNERS = 8 };
  double scale[3];
  aot_int size[3];
  scales(c, 3, n, scale);
  if (!resized(c, n, scale, size) || !aoti_is_float(IN(0)->meta.dtype)) return;
  bool align_corners = aoti_arg_bool(c, 2);
  tensor t, exact[3] = {NULL}, low[3] = {NULL}, high[3] = {NULL}, corner[CORNERS] = {NULL};
  aot_dtype d = aoti_decompose_widen(c, 1, &t), wide = t->meta.dtype;
  for (int i = 0; i < n && !S->error; i++) {
    aot_int in = t->meta.size[i + 2], shape[3] = {size[i], aot_i(1), aot_i(1)};
    tensor place = TO(aoti_decompose_count(c, size[i], AOT_DTYPE_NONE, t), wide);
    place = source(c, place, step_of(c, in, size[i], align_corners, scale[i]), align_corners);
    place = CALL(clamp_default, V(place), V(0.0));
    exact[i] = RESHAPE(place, aoti_v_ints(S, shape, (size_t)(n - i)));
    low[i] = TO(exact[i], AOT_I64);
    high[i] = CALL(clamp_default, V(ADD(low[i], 1)), aoti_v_none(), V(aoti_int_sub(c->syms, in, aot_i(1))));
  }
  int corners = 1 << n;
  for (int k = 0; k < corners && !S->error; k++) {
    aot_value at[5] = {aoti_v_none(), aoti_v_none()};
    for (int i = 0; i < n; i++) at[i + 2] = V(k >> (n - 1 - i) & 1 ? high[i] : low[i]);
    corner[k] = CALL(_unsafe_index_Tensor, V(t), aoti_v_list(S, at, (size_t)n + 2));
  }
  for (int i = n - 1; i >= 0 && !S->error; i--) {
    tensor weight = CALL(clamp_default, V(SUB(exact[i], low[i])), V(0.0), V(1.0));
    corners /= 2;
    for (int k = 0; k < corners; k++) {
      tensor step = MUL(SUB(corner[2 * k + 1], corner[2 * k]), weight);
      corner[k] = ADD(corner[2 * k], step);
    }
  }
  OUT(0, TO(aoti_decompose_in_format(c, corner[0], aoti_decompose_format(t)), d));
}
void aoti_rewrite_upsample_linear1d(aoti_call *c) { linear(c, 1); }
void aoti_rewrite_upsample_bilinear2d(aoti_call *c) { linear(c, 2); }
void aoti_rewrite_upsample_trilinear3d(aoti_call *c) { linear(c, 3); }

// The weights of four neighbours at distance 1 + t, t, 1 - t, 2 - t, by the cubic with slope A.
static void cubic_weights(aoti_call *c, tensor t, tensor out[4]) {
  const double A = -0.75;
  aot_value near[] = {V(t), V(CALL(rsub_Scalar, V(t), V(1.0)))};
  tensor inner = CALL(stack_default, aoti_v_list(S, near, 2));
  aot_value far[] = {V(ADD(t, 1.0)), aoti_v_none()};
  far[1] = V(CALL(rsub_Scalar, V(t), V(2.0)));
  tensor outer = CALL(stack_default, aoti_v_list(S, far, 2));
  tensor w = ADD(MUL(SUB(MUL(outer, A), 5 * A), outer), 8 * A);
  w = SUB(MUL(w, outer), 4 * A);
  tensor v = MUL(SUB(MUL(inner, A + 2), A + 3), inner);
  v = ADD(MUL(v, inner), 1);
  aot_value pair[1];
  const aot_value far_args[] = {V(w), V(0)}, near_args[] = {V(v), V(0)};
  aoti_decompose_call(c, AOT_OP_unbind_int, far_args, 2, pair);
  if (S->error) return;
  out[0] = pair[0].as.list.at[0].as.tensor, out[3] = pair[0].as.list.at[1].as.tensor;
  aoti_decompose_call(c, AOT_OP_unbind_int, near_args, 2, pair);
  if (S->error) return;
  out[1] = pair[0].as.list.at[0].as.tensor, out[2] = pair[0].as.list.at[1].as.tensor;
}
static tensor weighed(aoti_call *c, const tensor value[4], const tensor weight[4]) {
  tensor r = MUL(value[0], weight[0]);
  for (int i = 1; i < 4; i++) r = ADD(r, MUL(value[i], weight[i]));
  return r;
}
// (self, output_size, align_corners, scales...)
void aoti_rewrite_upsample_bicubic2d(aoti_call *c) {
  double scale[2];
  aot_int size[2];
  scales(c, 3, 2, scale);
  if (!resized(c, 2, scale, size) || !aoti_is_float(IN(0)->meta.dtype)) return;
  bool align_corners = aoti_arg_bool(c, 2);
  tensor t, place[2], low[2], fraction[2], weight[2][4], at[2][4], row[4];
  aot_dtype d = aoti_decompose_widen(c, 1, &t), wide = t->meta.dtype;
  const aot_int in[2] = {t->meta.size[2], t->meta.size[3]};
  enum { Y, X };
  for (int i = 0; i < 2; i++) place[i] = TO(aoti_decompose_count(c, size[i], AOT_DTYPE_NONE, t), wide);
  for (int i = X; i >= Y; i--)
    place[i] = source(c, place[i], step_of(c, in[i], size[i], align_corners, scale[i]), align_corners);
  place[Y] = UNSQUEEZE(place[Y], -1);
  for (int i = X; i >= Y; i--) low[i] = CALL(floor_default, V(place[i]));
  for (int i = Y; i <= X; i++) fraction[i] = CALL(clamp_default, V(SUB(place[i], low[i])), V(0.0), V(1.0));
  for (int i = X; i >= Y; i--) low[i] = TO(low[i], AOT_I64);
  for (int i = Y; i <= X; i++) {
    at[i][0] = SUB(low[i], 1);
    at[i][1] = low[i];
    at[i][2] = ADD(low[i], 1);
    at[i][3] = ADD(low[i], 2);
  }
  for (int i = X; i >= Y && !S->error; i--) cubic_weights(c, fraction[i], weight[i]);
  for (int y = 0; y < 4 && !S->error; y++) {
    tensor value[4];
    for (int x = 0; x < 4; x++) {
      tensor down = CALL(clamp_default, V(at[Y][y]), V(0), V(aoti_int_sub(c->syms, in[Y], aot_i(1))));
      tensor across = CALL(clamp_default, V(at[X][x]), V(0), V(aoti_int_sub(c->syms, in[X], aot_i(1))));
      aot_value index[] = {aoti_v_none(), aoti_v_none(), V(down), V(across)};
      value[x] = CALL(_unsafe_index_Tensor, V(t), aoti_v_list(S, index, 4));
    }
    row[y] = weighed(c, value, weight[X]);
  }
  if (S->error) return;
  tensor r = weighed(c, row, weight[Y]);
  OUT(0, TO(aoti_decompose_in_format(c, r, aoti_decompose_format(t)), d));
}

// ---- grid_sampler_2d: (input, grid, interpolation_mode, padding_mode, align_corners)

enum { BILINEAR, NEAREST };
enum { ZEROS, BORDER, REFLECTION };
typedef struct sampler {
  tensor image, batch, channel; // and the indices of both
  int64_t n, channels, h, w, out_h, out_w;
  int padding;
  bool align_corners, wide; // wide: the grid has a dimension of channels
} sampler;

// Folded back and forth between low and high. Which way is up follows from how often, whose lowest bit PyTorch takes
// from an i8.
static tensor reflect(aoti_call *c, tensor at, double low, double span) {
  tensor away = ABS(SUB(at, low)), rest = CALL(fmod_Scalar, V(away), V(span));
  tensor turns = TO(CALL(floor_default, V(DIV(away, span))), AOT_I8);
  tensor even = EQ(CALL(bitwise_and_Scalar, V(turns), V(1)), 0), up = ADD(rest, low);
  return WHERE(even, up, SUB(span + low, rest));
}
// From [-1, 1] to elements, held inside the image where padding repeats its border.
static tensor element(aoti_call *c, const sampler *s, tensor at, int64_t size) {
  double by = s->align_corners ? (double)size * 0.5 - 0.5 : (double)size * 0.5;
  at = ADD(MUL(at, by), (double)size * 0.5 - 0.5);
  if (s->padding == ZEROS) return at;
  if (s->padding == REFLECTION)
    at = reflect(c, at, s->align_corners ? 0.0 : -0.5, (double)(s->align_corners ? size - 1 : size));
  return CALL(clamp_default, V(at), V(0), V(size - 1));
}
// The elements at (x, y) times a weight (NULL: 1), nothing outside the image.
static tensor sampled(aoti_call *c, const sampler *s, tensor x, tensor y, tensor weight) {
  tensor right = GE(x, 0), left = LT(x, s->w), below = GE(y, 0), inside = AND(below, LT(y, s->h));
  inside = AND(left, inside);
  inside = AND(right, inside);
  tensor whole[3] = {NULL, NULL, weight};
  whole[0] = TO(x, AOT_I64);
  whole[1] = TO(y, AOT_I64);
  aot_value shape = INTS(s->n, s->wide ? s->channels : 1, s->out_h, s->out_w);
  for (int i = 0; i < 3; i++) {
    tensor kept = whole[i] ? WHERE_ONLY(inside, whole[i]) : CALL(where_Scalar, V(inside), V(1), V(0));
    whole[i] = VIEW(kept, shape);
  }
  aot_value at[] = {V(s->batch), V(s->channel), V(whole[1]), V(whole[0])};
  return MUL(CALL(index_Tensor, V(s->image), aoti_v_list(S, at, 4)), whole[2]);
}
static tensor between(aoti_call *c, tensor a, tensor b, tensor p, tensor q) {
  tensor width = SUB(a, b);
  return MUL(width, SUB(p, q));
}
void aoti_rewrite_grid_sampler_2d(aoti_call *c) {
  int64_t mode = aoti_arg_int(c, 2);
  tensor in[2];
  if (!aoti_decompose_is_static(IN(0)) || !aoti_decompose_is_static(IN(1)) || mode > NEAREST) return;
  if (IN(0)->meta.ndim != 4 || IN(1)->meta.ndim != 4 || aoti_arg_int(c, 3) > REFLECTION) return;
  aot_dtype d = aoti_decompose_widen(c, 2, in);
  sampler s = {.image = in[0], .padding = (int)aoti_arg_int(c, 3), .align_corners = aoti_arg_bool(c, 4)};
  tensor grid = in[1];
  s.n = aoti_dim(in[0], 0), s.channels = aoti_dim(in[0], 1), s.h = aoti_dim(in[0], 2), s.w = aoti_dim(in[0], 3);
  s.out_h = aoti_dim(grid, 1), s.out_w = aoti_dim(grid, 2);
  s.wide = !(in[0]->meta.device.type == AOT_CPU && mode == BILINEAR && aoti_meta_is_contiguous(c->syms, &in[0]->meta));
  if (s.wide)
    grid = CALL(expand_default, V(VIEW(grid, INTS(s.n, 1, s.out_h, s.out_w, 2))),
                INTS(s.n, s.channels, s.out_h, s.out_w, 2));
  s.batch = VIEW(aoti_decompose_count(c, aot_i(s.n), AOT_DTYPE_NONE, in[0]), INTS(s.n, 1, 1, 1));
  s.channel = VIEW(aoti_decompose_count(c, aot_i(s.channels), AOT_DTYPE_NONE, in[0]), INTS(1, s.channels, 1, 1));
  tensor x = CALL(select_int, V(grid), V(s.wide ? 4 : 3), V(0)), y = CALL(select_int, V(grid), V(s.wide ? 4 : 3), V(1));
  x = element(c, &s, x, s.w);
  y = element(c, &s, y, s.h);
  if (mode == NEAREST) {
    x = CALL(round_default, V(x));
    y = CALL(round_default, V(y));
    OUT(0, TO(sampled(c, &s, x, y, NULL), d));
    return;
  }
  tensor west = CALL(floor_default, V(x)), north = CALL(floor_default, V(y)), east = ADD(west, 1),
         south = ADD(north, 1);
  tensor nw = between(c, east, x, south, y), ne = between(c, x, west, south, y);
  tensor sw = between(c, east, x, y, north), se = between(c, x, west, y, north);
  tensor r = sampled(c, &s, west, north, nw);
  r = ADD(r, sampled(c, &s, east, north, ne));
  r = ADD(r, sampled(c, &s, west, south, sw));
  OUT(0, TO(ADD(r, sampled(c, &s, east, south, se)), d));
}
