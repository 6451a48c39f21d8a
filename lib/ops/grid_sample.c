// Sampling of images, and of volumes, at the points of a grid, which speaks of them as [-1, 1] x [-1, 1] (x [-1, 1]).
#include "ops.h"

#include <math.h>

enum { BILINEAR, NEAREST, BICUBIC };
enum { ZEROS, BORDER, REFLECTION };

typedef struct sampling {
  int64_t mode, padding, size[2]; // of the image: height, width
  bool align;
} sampling;

// ---- meta: (input, grid, interpolation_mode, padding_mode, align_corners)

static aot_status check(const aoti_call *c, int first) {
  const aot_tensor *image = aoti_arg(c, first), *grid = aoti_arg(c, first + 1);
  int64_t mode = aoti_arg_int(c, first + 2), padding = aoti_arg_int(c, first + 3);
  if (mode < BILINEAR || mode > BICUBIC || padding < ZEROS || padding > REFLECTION)
    return aoti_call_error(c, AOT_ERROR_INVALID, "modes are 0 to 2");
  if (image->meta.ndim != 4 || grid->meta.ndim != 4 || !aoti_int_is(grid->meta.size[3], 2) ||
      !aoti_int_compare(c->syms, AOTI_EQ, image->meta.size[0], grid->meta.size[0]) ||
      image->meta.dtype != grid->meta.dtype || !aoti_is_float(image->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID,
                           "takes images and for each a plane of pairs, of one floating-point dtype");
  if (aoti_dim(image, 2) < 1 || aoti_dim(image, 3) < 1)
    return aoti_call_error(c, AOT_ERROR_INVALID, "the images are empty");
  return NULL;
}
aot_status aoti_meta_grid_sampler_2d(aoti_call *c) {
  AOT_TRY(check(c, 0));
  const aoti_meta *image = &aoti_arg(c, 0)->meta, *grid = &aoti_arg(c, 1)->meta;
  const aot_int size[] = {image->size[0], image->size[1], grid->size[1], grid->size[2]};
  return aoti_out(c, 0, image->dtype, 4, size, NULL);
}

// (grad_output, input, grid, ..., output_mask)
aot_status aoti_meta_grid_sampler_2d_backward(aoti_call *c) {
  AOT_TRY(check(c, 1));
  const aot_tensor *image = aoti_arg(c, 1), *grid = aoti_arg(c, 2);
  const aot_value *mask = &c->args[6];
  if (mask->as.list.at[0].as.b) {
    aot_int stride[AOT_MAX_DIMS];
    AOT_TRY(aoti_like_strides(c, image, AOT_CONTIGUOUS, stride));
    AOT_TRY(aoti_out(c, 0, image->meta.dtype, 4, image->meta.size, stride));
  } else
    aoti_out_none(c, 0);
  return aoti_out(c, 1, grid->meta.dtype, 4, grid->meta.size, NULL);
}

// ---- coordinates: each with its slope by what it was made from

typedef struct coordinate {
  double at, slope;
} coordinate;

static coordinate clip(coordinate x, int64_t size) {
  double last = (double)(size - 1);
  if (!(x.at > 0)) return (coordinate){0, 0};
  return x.at >= last ? (coordinate){last, 0} : x;
}

// Mirrored at low / 2 and high / 2 until inside.
static coordinate reflect(coordinate x, int64_t low, int64_t high) {
  if (low == high) return (coordinate){0, 0};
  double least = (double)low / 2, span = (double)(high - low) / 2, from = x.at - least;
  if (from < 0) from = -from, x.slope = -x.slope;
  double extra = fmod(from, span);
  if (fmod(floor(from / span), 2) == 0) return (coordinate){extra + least, x.slope};
  return (coordinate){span - extra + least, -x.slope};
}

static coordinate pad(const sampling *s, coordinate x, int64_t size) {
  if (s->padding == BORDER) x = clip(x, size);
  if (s->padding == REFLECTION) x = clip(s->align ? reflect(x, 0, 2 * (size - 1)) : reflect(x, -1, 2 * size - 1), size);
  // What no integer can hold lies outside.
  return fabs(x.at) < 1e9 ? x : (coordinate){-100, x.slope};
}

static coordinate in_pixels(const sampling *s, double x, int64_t size) {
  if (s->align) return (coordinate){(x + 1) / 2 * (double)(size - 1), (double)(size - 1) / 2};
  return (coordinate){((x + 1) * (double)size - 1) / 2, (double)size / 2};
}

// ---- taps: which pixels a point reads along one axis, with what weight and slope of the weight

typedef struct taps {
  int n;
  int64_t at[4]; // -1: outside
  double weight[4], slope[4];
} taps;

static double cubic_near(double x) { return (1.25 * x - 2.25) * x * x + 1; }
static double cubic_far(double x) { return ((-0.75 * x + 3.75) * x - 6) * x + 3; }
static double cubic_near_slope(double x) { return (3.75 * x - 4.5) * x; }
static double cubic_far_slope(double x) { return (-2.25 * x + 7.5) * x - 6; }

static taps taps_of(const sampling *s, double x, int64_t size) {
  coordinate p = in_pixels(s, x, size);
  taps t = {.n = s->mode == NEAREST ? 1 : s->mode == BILINEAR ? 2 : 4};
  if (s->mode != BICUBIC) p = pad(s, p, size);
  if (!(fabs(p.at) < 1e9)) p.at = -100;
  double floored = s->mode == NEAREST ? nearbyint(p.at) : floor(p.at), f = p.at - floored;
  for (int k = 0; k < t.n; k++) {
    double at = floored + k - (s->mode == BICUBIC);
    if (s->mode == BICUBIC) at = pad(s, (coordinate){at, 1}, size).at;
    t.at[k] = at >= 0 && at < (double)size ? (int64_t)at : -1;
  }
  if (s->mode == NEAREST) {
    t.weight[0] = 1;
  } else if (s->mode == BILINEAR) {
    t.weight[0] = 1 - f, t.weight[1] = f;
    t.slope[0] = -p.slope, t.slope[1] = p.slope;
  } else {
    t.weight[0] = cubic_far(1 + f), t.weight[1] = cubic_near(f);
    t.weight[2] = cubic_near(1 - f), t.weight[3] = cubic_far(2 - f);
    t.slope[0] = cubic_far_slope(1 + f) * p.slope, t.slope[1] = cubic_near_slope(f) * p.slope;
    t.slope[2] = -cubic_near_slope(1 - f) * p.slope, t.slope[3] = -cubic_far_slope(2 - f) * p.slope;
  }
  return t;
}

// ---- reference kernels

typedef struct operands {
  sampling s;
  double *image, *grid;
  int64_t n, channels, points, plane;
} operands;

static aot_status open(const aoti_call *c, aoti_arena *scratch, int first, operands *o) {
  const aot_tensor *image = aoti_arg(c, first), *grid = aoti_arg(c, first + 1);
  o->s = (sampling){aoti_arg_int(c, first + 2),
                    aoti_arg_int(c, first + 3),
                    {aoti_dim(image, 2), aoti_dim(image, 3)},
                    aoti_arg_bool(c, first + 4)};
  o->n = aoti_dim(image, 0);
  o->channels = aoti_dim(image, 1);
  o->points = aoti_dim(grid, 1) * aoti_dim(grid, 2);
  o->plane = o->s.size[0] * o->s.size[1];
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, image, &o->image));
  return aoti_dense(scratch, AOTI_COMPUTE_F64, grid, &o->grid);
}

static aot_status sample_body(aoti_call *c, aoti_arena *scratch) {
  operands o;
  double *out;
  AOT_TRY(open(c, scratch, 0, &o));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(o.n * o.channels * o.points), sizeof *out, &out));
  for (int64_t i = 0; i < o.n * o.points; i++) {
    taps x = taps_of(&o.s, o.grid[2 * i], o.s.size[1]), y = taps_of(&o.s, o.grid[2 * i + 1], o.s.size[0]);
    for (int64_t ch = 0; ch < o.channels; ch++) {
      int64_t plane = i / o.points * o.channels + ch;
      double *to = &out[plane * o.points + i % o.points];
      for (int v = 0; v < y.n; v++)
        for (int u = 0; u < x.n; u++)
          if (y.at[v] >= 0 && x.at[u] >= 0)
            *to += o.image[plane * o.plane + y.at[v] * o.s.size[1] + x.at[u]] * y.weight[v] * x.weight[u];
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_grid_sampler_2d(aoti_call *c) { return aoti_with_scratch(c, sample_body); }

static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  operands o;
  double *grad, *image, *grid;
  AOT_TRY(open(c, scratch, 1, &o));
  if (aoti_tensor_numel(aoti_arg(c, 0)) != o.n * o.channels * o.points)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the sampled size");
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(o.n * o.channels * o.plane), sizeof *image, &image));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(o.n * o.points * 2), sizeof *grid, &grid));
  for (int64_t i = 0; i < o.n * o.points; i++) {
    taps x = taps_of(&o.s, o.grid[2 * i], o.s.size[1]), y = taps_of(&o.s, o.grid[2 * i + 1], o.s.size[0]);
    for (int64_t ch = 0; ch < o.channels; ch++) {
      int64_t plane = i / o.points * o.channels + ch;
      double g = grad[plane * o.points + i % o.points];
      for (int v = 0; v < y.n; v++)
        for (int u = 0; u < x.n; u++) {
          if (y.at[v] < 0 || x.at[u] < 0) continue;
          int64_t at = plane * o.plane + y.at[v] * o.s.size[1] + x.at[u];
          image[at] += g * y.weight[v] * x.weight[u];
          grid[2 * i] += g * o.image[at] * y.weight[v] * x.slope[u];
          grid[2 * i + 1] += g * o.image[at] * y.slope[v] * x.weight[u];
        }
    }
  }
  if (aoti_result(c, 0)) aoti_undense(AOTI_COMPUTE_F64, image, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, grid, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_grid_sampler_2d_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

// ---- volumes: the same with a depth, and without bicubic weights

static aot_status check_3d(const aoti_call *c, int first) {
  const aot_tensor *image = aoti_arg(c, first), *grid = aoti_arg(c, first + 1);
  int64_t mode = aoti_arg_int(c, first + 2), padding = aoti_arg_int(c, first + 3);
  if (mode < BILINEAR || mode > NEAREST || padding < ZEROS || padding > REFLECTION)
    return aoti_call_error(c, AOT_ERROR_INVALID, "interpolation modes of volumes are 0 and 1, padding modes 0 to 2");
  if (image->meta.ndim != 5 || grid->meta.ndim != 5 || !aoti_int_is(grid->meta.size[4], 3) ||
      !aoti_int_compare(c->syms, AOTI_EQ, image->meta.size[0], grid->meta.size[0]) ||
      image->meta.dtype != grid->meta.dtype || !aoti_is_float(image->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID,
                           "takes volumes and for each a block of triples, of one floating-point dtype");
  for (int d = 2; d < 5; d++)
    if (aoti_dim(image, d) < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "the volumes are empty");
  return NULL;
}
aot_status aoti_meta_grid_sampler_3d(aoti_call *c) {
  AOT_TRY(check_3d(c, 0));
  const aoti_meta *image = &aoti_arg(c, 0)->meta, *grid = &aoti_arg(c, 1)->meta;
  const aot_int size[] = {image->size[0], image->size[1], grid->size[1], grid->size[2], grid->size[3]};
  return aoti_out(c, 0, image->dtype, 5, size, NULL);
}
aot_status aoti_meta_grid_sampler_3d_backward(aoti_call *c) {
  AOT_TRY(check_3d(c, 1));
  const aot_tensor *image = aoti_arg(c, 1), *grid = aoti_arg(c, 2);
  aoti_out_none(c, 0);
  if (c->args[6].as.list.at[0].as.b) AOT_TRY(aoti_out(c, 0, image->meta.dtype, 5, image->meta.size, NULL));
  return aoti_out(c, 1, grid->meta.dtype, 5, grid->meta.size, NULL);
}

typedef struct volume {
  sampling s;
  int64_t size[3], n, channels, points, block; // depth, height, width; points and voxels of one
  double *image, *grid;
} volume;

static aot_status open_3d(const aoti_call *c, aoti_arena *scratch, int first, volume *v) {
  const aot_tensor *image = aoti_arg(c, first), *grid = aoti_arg(c, first + 1);
  v->s = (sampling){aoti_arg_int(c, first + 2), aoti_arg_int(c, first + 3), {0, 0}, aoti_arg_bool(c, first + 4)};
  for (int d = 0; d < 3; d++) v->size[d] = aoti_dim(image, 2 + d);
  v->n = aoti_dim(image, 0);
  v->channels = aoti_dim(image, 1);
  v->points = aoti_dim(grid, 1) * aoti_dim(grid, 2) * aoti_dim(grid, 3);
  v->block = v->size[0] * v->size[1] * v->size[2];
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, image, &v->image));
  return aoti_dense(scratch, AOTI_COMPUTE_F64, grid, &v->grid);
}

// The voxels that a point reads: their place in the volume, weight, and slopes by x, y and z. Returns how many.
typedef struct voxel {
  int64_t at;
  double weight, slope[3];
} voxel;
static int voxels_of(const volume *v, const double *point, voxel out[8]) {
  taps t[3];
  int n = 0;
  for (int d = 0; d < 3; d++) t[d] = taps_of(&v->s, point[d], v->size[2 - d]); // x, y, z
  for (int k = 0; k < t[2].n; k++)
    for (int j = 0; j < t[1].n; j++)
      for (int i = 0; i < t[0].n; i++) {
        if (t[0].at[i] < 0 || t[1].at[j] < 0 || t[2].at[k] < 0) continue;
        double x = t[0].weight[i], y = t[1].weight[j], z = t[2].weight[k];
        out[n++] = (voxel){(t[2].at[k] * v->size[1] + t[1].at[j]) * v->size[2] + t[0].at[i],
                           x * y * z,
                           {t[0].slope[i] * y * z, x * t[1].slope[j] * z, x * y * t[2].slope[k]}};
      }
  return n;
}

static aot_status sample_3d_body(aoti_call *c, aoti_arena *scratch) {
  volume v;
  voxel at[8];
  double *out;
  AOT_TRY(open_3d(c, scratch, 0, &v));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(v.n * v.channels * v.points), sizeof *out, &out));
  for (int64_t i = 0; i < v.n * v.points; i++) {
    int n = voxels_of(&v, v.grid + 3 * i, at);
    for (int64_t ch = 0; ch < v.channels; ch++) {
      int64_t block = i / v.points * v.channels + ch;
      double *to = &out[block * v.points + i % v.points];
      for (int k = 0; k < n; k++) *to += v.image[block * v.block + at[k].at] * at[k].weight;
    }
  }
  aoti_undense(AOTI_COMPUTE_F64, out, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_grid_sampler_3d(aoti_call *c) { return aoti_with_scratch(c, sample_3d_body); }

static aot_status backward_3d_body(aoti_call *c, aoti_arena *scratch) {
  volume v;
  voxel at[8];
  double *grad, *image, *grid;
  AOT_TRY(open_3d(c, scratch, 1, &v));
  if (aoti_tensor_numel(aoti_arg(c, 0)) != v.n * v.channels * v.points)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the sampled size");
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &grad));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(v.n * v.channels * v.block), sizeof *image, &image));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(v.n * v.points * 3), sizeof *grid, &grid));
  for (int64_t i = 0; i < v.n * v.points; i++) {
    int n = voxels_of(&v, v.grid + 3 * i, at);
    for (int64_t ch = 0; ch < v.channels; ch++) {
      int64_t block = i / v.points * v.channels + ch;
      double g = grad[block * v.points + i % v.points];
      for (int k = 0; k < n; k++) {
        image[block * v.block + at[k].at] += g * at[k].weight;
        for (int d = 0; d < 3; d++) grid[3 * i + d] += g * v.image[block * v.block + at[k].at] * at[k].slope[d];
      }
    }
  }
  if (aoti_result(c, 0)) aoti_undense(AOTI_COMPUTE_F64, image, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_F64, grid, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_grid_sampler_3d_backward(aoti_call *c) { return aoti_with_scratch(c, backward_3d_body); }

// ---- derivatives

static void differentiate(aoti_grad *g, aot_op backward) {
  const aot_value *a = g->args;
  const aot_value mask[] = {aoti_v_bool(aoti_needs(g, 0)), aoti_v_bool(aoti_needs(g, 1))};
  const aot_value args[] = {aoti_v_tensor(g->gout[0]), a[0], a[1], a[2], a[3], a[4], aoti_v_list(g->s, mask, 2)};
  aot_value out[2];
  aoti_dispatch(g->s, backward, args, 7, out, g->s->file, g->s->line);
  for (int i = 0; i < 2; i++)
    if (aoti_needs(g, i) && out[i].kind == AOT_TENSOR) aoti_give(g, i, out[i].as.tensor);
}
void aoti_grad_grid_sampler_2d(aoti_grad *g) { differentiate(g, AOT_OP_grid_sampler_2d_backward_default); }
void aoti_grad_grid_sampler_3d(aoti_grad *g) { differentiate(g, AOT_OP_grid_sampler_3d_backward_default); }
