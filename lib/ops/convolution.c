// Convolutions of one to three spatial dimensions. A kernel tap q at grid position p meets the image at
// p * stride - padding + q * dilation: the image is a convolution's input and the grid its output; in a transposed
// convolution it is the other way round. Kernels unfold the image to a matrix (taps by positions) and multiply in f64.
#include "ops.h"

#include <math.h>
#include <string.h>

// ---- geometry

enum { MAX_SPATIAL = 3 };
typedef struct geometry {
  int n; /* spatial dimensions */
  int64_t stride[MAX_SPATIAL], padding[MAX_SPATIAL], dilation[MAX_SPATIAL], more[MAX_SPATIAL];
  int64_t kernel[MAX_SPATIAL], image[MAX_SPATIAL], grid[MAX_SPATIAL];
  int64_t batch, groups, c_in, c_out; /* channels of all groups */
  int64_t taps, image_size, grid_size;
  bool transposed;
} geometry;

// A list of one number stands for all dimensions.
static aot_status spatial_list(const aoti_call *c, int i, int n, int64_t least, int64_t *out) {
  aot_int list[AOT_MAX_DIMS];
  int have = aoti_arg_ints(c, i, list);
  if (have != n && have != 1)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s has %d entries for %d spatial dimensions", c->info->args[i].name,
                           have, n);
  for (int d = 0; d < n; d++) {
    out[d] = list[have == 1 ? 0 : d].value;
    if (out[d] < least || out[d] > INT32_MAX)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s is %lld", c->info->args[i].name, (long long)out[d]);
  }
  return NULL;
}

// Reads the options from argument first on: stride, padding, dilation, transposed, output_padding, groups.
static aot_status read_options(const aoti_call *c, int first, int n, geometry *g) {
  *g = (geometry){.n = n, .transposed = aoti_arg_bool(c, first + 3), .groups = aoti_arg_int(c, first + 5)};
  AOT_TRY(spatial_list(c, first, n, 1, g->stride));
  AOT_TRY(spatial_list(c, first + 1, n, 0, g->padding));
  AOT_TRY(spatial_list(c, first + 2, n, 1, g->dilation));
  AOT_TRY(spatial_list(c, first + 4, n, 0, g->more));
  if (g->groups < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "groups is %lld", (long long)g->groups);
  return NULL;
}

static aot_status check_tensors(const aoti_call *c, const aot_tensor *x, const aot_tensor *w, int first, geometry *g) {
  int n = x->meta.ndim - 2;
  if (n < 1 || n > MAX_SPATIAL || w->meta.ndim != x->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "input of %d and weight of %d dimensions", x->meta.ndim, w->meta.ndim);
  if (x->meta.dtype != w->meta.dtype || (!aoti_is_float(x->meta.dtype) && x->meta.dtype != AOT_I64))
    return aoti_call_error(c, AOT_ERROR_INVALID, "input of %s and weight of %s", aot_dtype_name(x->meta.dtype),
                           aot_dtype_name(w->meta.dtype));
  AOT_TRY(read_options(c, first, n, g));
  g->batch = aoti_dim(x, 0);
  g->c_in = aoti_dim(x, 1);
  g->c_out = g->transposed ? aoti_dim(w, 1) * g->groups : aoti_dim(w, 0);
  bool fits = g->transposed ? g->c_in == aoti_dim(w, 0) && g->c_in % g->groups == 0
                            : g->c_in == aoti_dim(w, 1) * g->groups && g->c_out % g->groups == 0;
  if (!fits)
    return aoti_call_error(c, AOT_ERROR_INVALID, "channels do not fit the weight and %lld groups",
                           (long long)g->groups);
  return NULL;
}

// One spatial size of the result. Symbolic sizes stay symbolic.
static aot_int result_size(const aoti_call *c, const geometry *g, const aot_tensor *x, const aot_tensor *w, int d) {
  aoti_syms *s = c->syms;
  aot_int in = x->meta.size[d + 2], one = aot_i(1), stride = aot_i(g->stride[d]);
  aot_int reach = aoti_int_mul(s, aot_i(g->dilation[d]), aoti_int_sub(s, w->meta.size[d + 2], one));
  if (g->transposed) {
    aot_int at = aoti_int_mul(s, aoti_int_sub(s, in, one), stride);
    return aoti_int_add(s, aoti_int_add(s, at, reach), aot_i(1 - 2 * g->padding[d] + g->more[d]));
  }
  aot_int room = aoti_int_sub(s, aoti_int_add(s, in, aot_i(2 * g->padding[d] - 1)), reach);
  return aoti_int_add(s, aoti_int_floordiv(s, room, stride), one);
}

// ---- meta

bool aoti_is_channels_last(const aot_tensor *t) {
  static const int order[] = {1, 3, 2, 0};
  int64_t least = 0;
  if (t->meta.ndim != 4 || !aoti_stride(t, 1)) return false;
  for (int i = 0; i < 4; i++) {
    int d = order[i];
    if (!aoti_dim(t, d) || aoti_stride(t, d) < least || (!d && least == aoti_stride(t, 1))) return false;
    least = aoti_stride(t, d) * (aoti_dim(t, d) > 1 ? aoti_dim(t, d) : 1);
  }
  return true;
}

aot_status aoti_out_format(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size, bool channels_last) {
  if (!channels_last || ndim != 4) return aoti_out(c, i, dtype, ndim, size, NULL);
  aot_int stride[4];
  stride[1] = aot_i(1);
  stride[3] = size[1];
  stride[2] = aoti_int_mul(c->syms, stride[3], size[3]);
  stride[0] = aoti_int_mul(c->syms, stride[2], size[2]);
  return aoti_out(c, i, dtype, ndim, size, stride);
}

// (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
aot_status aoti_meta_convolution(aoti_call *c) {
  const aot_tensor *x = aoti_arg(c, 0), *w = aoti_arg(c, 1), *b = aoti_arg(c, 2);
  aot_int size[MAX_SPATIAL + 2];
  geometry g;
  AOT_TRY(check_tensors(c, x, w, 3, &g));
  if (b && (b->meta.ndim != 1 || aoti_dim(b, 0) != g.c_out || b->meta.dtype != x->meta.dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "bias is not one %s for each of %lld channels",
                           aot_dtype_name(x->meta.dtype), (long long)g.c_out);
  size[0] = x->meta.size[0];
  size[1] = g.transposed ? aoti_int_mul(c->syms, w->meta.size[1], aot_i(g.groups)) : w->meta.size[0];
  for (int d = 0; d < g.n; d++) {
    size[d + 2] = result_size(c, &g, x, w, d);
    if (size[d + 2].value < 0 || (size[d + 2].value == 0 && aoti_dim(x, d + 2) > 0))
      return aoti_call_error(c, AOT_ERROR_INVALID, "the kernel is larger than the padded input along dimension %d",
                             d + 2);
  }
  bool last = aoti_is_channels_last(x) || aoti_is_channels_last(w);
  return aoti_out_format(c, 0, x->meta.dtype, g.n + 2, size, last);
}

// (grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask)
aot_status aoti_meta_convolution_backward(aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0), *x = aoti_arg(c, 1), *w = aoti_arg(c, 2);
  const aot_value *wanted = c->args[10].as.list.at;
  geometry g;
  AOT_TRY(check_tensors(c, x, w, 4, &g));
  if (grad->meta.ndim != x->meta.ndim || grad->meta.dtype != x->meta.dtype || aoti_dim(grad, 1) != g.c_out ||
      aoti_dim(grad, 0) != g.batch)
    return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the convolution's sizes");
  for (int d = 0; d < g.n; d++)
    if (result_size(c, &g, x, w, d).value != aoti_dim(grad, d + 2))
      return aoti_call_error(c, AOT_ERROR_INVALID, "grad_output is not of the convolution's sizes");
  bool last = aoti_is_channels_last(x) || aoti_is_channels_last(w);
  const aot_int bias_size = w->meta.size[g.transposed ? 1 : 0];
  const aot_int channels = g.transposed ? aoti_int_mul(c->syms, bias_size, aot_i(g.groups)) : bias_size;
  for (int i = 0; i < 3; i++) aoti_out_none(c, i);
  if (wanted[0].as.b) AOT_TRY(aoti_out_format(c, 0, x->meta.dtype, x->meta.ndim, x->meta.size, last));
  if (wanted[1].as.b) AOT_TRY(aoti_out_format(c, 1, w->meta.dtype, w->meta.ndim, w->meta.size, last));
  return wanted[2].as.b ? aoti_out(c, 2, x->meta.dtype, 1, &channels, NULL) : NULL;
}

// ---- reference kernels

// Fills in the sizes: image and grid from input x and the result.
static void measure(geometry *g, const aot_tensor *x, const aot_tensor *w, const aot_tensor *result) {
  g->taps = g->image_size = g->grid_size = 1;
  for (int d = 0; d < g->n; d++) {
    g->kernel[d] = aoti_dim(w, d + 2);
    g->image[d] = aoti_dim(g->transposed ? result : x, d + 2);
    g->grid[d] = aoti_dim(g->transposed ? x : result, d + 2);
    g->taps *= g->kernel[d];
    g->image_size *= g->image[d];
    g->grid_size *= g->grid[d];
  }
}

static bool next(int n, const int64_t *size, int64_t *at) {
  for (int d = n - 1; d >= 0; d--) {
    if (++at[d] < size[d]) return true;
    at[d] = 0;
  }
  return false;
}

// Moves numbers between image (channels planes) and columns (channels * taps rows of grid_size); columns outside the
// image are 0. fold adds to the image, unfold overwrites the columns.
static void columns(const geometry *g, int64_t channels, double *image, double *column, bool fold) {
  int64_t last = g->n - 1, width = g->grid[last], step = g->stride[last];
  for (int64_t c = 0; c < channels; c++) {
    double *plane = image + c * g->image_size;
    int64_t tap[MAX_SPATIAL] = {0};
    do {
      int64_t at[MAX_SPATIAL] = {0}, from = tap[last] * g->dilation[last] - g->padding[last];
      do {
        int64_t offset = 0;
        bool inside = true;
        for (int d = 0; d < last; d++) {
          int64_t k = at[d] * g->stride[d] - g->padding[d] + tap[d] * g->dilation[d];
          inside = inside && k >= 0 && k < g->image[d];
          offset = offset * g->image[d] + k;
        }
        offset *= g->image[last];
        for (int64_t i = 0, k = from; i < width; i++, k += step) {
          bool in = inside && k >= 0 && k < g->image[last];
          if (!fold)
            column[i] = in ? plane[offset + k] : 0;
          else if (in)
            plane[offset + k] += column[i];
        }
        column += width;
      } while (next((int)last, g->grid, at));
    } while (next(g->n, g->kernel, tap));
  }
}

static void transpose(int64_t rows, int64_t cols, const double *from, double *to) {
  for (int64_t i = 0; i < rows; i++)
    for (int64_t j = 0; j < cols; j++) to[j * rows + i] = from[i * cols + j];
}

// The three products between an image side (per group: ci channels), a grid side (co channels) and the weight
// [co][ci * taps]; grid = w * unfold(image), image = fold(w^T * grid), weight = grid * unfold(image)^T.
typedef struct sides {
  geometry g;
  int64_t ci, co;
  double *image, *grid, *weight; /* all batches and groups */
  double *column, *other, *w_t, *w_part;
} sides;

static aot_status open_sides(aoti_arena *scratch, const geometry *g, double *image, double *grid, double *weight,
                             sides *s) {
  *s = (sides){.g = *g, .image = image, .grid = grid, .weight = weight};
  s->ci = (g->transposed ? g->c_out : g->c_in) / g->groups;
  s->co = (g->transposed ? g->c_in : g->c_out) / g->groups;
  int64_t rows = s->ci * g->taps;
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(rows * g->grid_size), sizeof(double), &s->column));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(rows * g->grid_size), sizeof(double), &s->other));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(rows * s->co), sizeof(double), &s->w_t));
  return aoti_arena_alloc(scratch, (size_t)(rows * s->co), sizeof(double), &s->w_part);
}

enum product { TO_GRID, TO_IMAGE, TO_WEIGHT };
static void multiply(sides *s, enum product which) {
  const geometry *g = &s->g;
  int64_t rows = s->ci * g->taps, p = g->grid_size;
  for (int64_t n = 0; n < g->batch; n++)
    for (int64_t group = 0; group < g->groups; group++) {
      int64_t at = n * g->groups + group;
      double *image = s->image + at * s->ci * g->image_size, *grid = s->grid + at * s->co * p;
      double *w = s->weight + group * s->co * rows;
      switch (which) {
      case TO_GRID:
        columns(g, s->ci, image, s->column, false);
        aoti_matmul_f64(s->co, p, rows, w, s->column, grid);
        break;
      case TO_IMAGE:
        transpose(s->co, rows, w, s->w_t);
        aoti_matmul_f64(rows, p, s->co, s->w_t, grid, s->column);
        columns(g, s->ci, image, s->column, true);
        break;
      case TO_WEIGHT:
        columns(g, s->ci, image, s->column, false);
        transpose(rows, p, s->column, s->other);
        aoti_matmul_f64(s->co, rows, p, grid, s->other, s->w_part);
        for (int64_t i = 0; i < s->co * rows; i++) w[i] += s->w_part[i];
        break;
      }
    }
}

static aot_status zeros(aoti_arena *scratch, const aot_tensor *t, double **out) {
  return aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(t), sizeof(double), out);
}

static double most(const double *x, int64_t n) {
  double most = 0;
  for (int64_t i = 0; i < n; i++) most = fmax(most, fabs(x[i]));
  return most;
}

static aot_status forward_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *x = aoti_arg(c, 0), *w = aoti_arg(c, 1), *b = aoti_arg(c, 2), *out = aoti_result(c, 0);
  geometry g;
  sides s;
  double *in, *weight, *result, *bias;
  int64_t n_in = aoti_tensor_numel(x), n_weight = aoti_tensor_numel(w);
  AOT_TRY(check_tensors(c, x, w, 3, &g));
  measure(&g, x, w, out);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, x, &in));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, w, &weight));
  // Integers are summed in f64, which is exact up to 2^53.
  if (!aoti_is_float(x->meta.dtype) && most(in, n_in) * most(weight, n_weight) * (double)n_weight >= 0x1p52)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "sums of integers beyond 52 bits");
  AOT_TRY(zeros(scratch, out, &result));
  AOT_TRY(open_sides(scratch, &g, g.transposed ? result : in, g.transposed ? in : result, weight, &s));
  multiply(&s, g.transposed ? TO_IMAGE : TO_GRID);
  if (b) {
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, b, &bias));
    int64_t plane = g.transposed ? g.image_size : g.grid_size;
    for (int64_t i = 0; i < g.batch * g.c_out; i++)
      for (int64_t k = 0; k < plane; k++) result[i * plane + k] += bias[i % g.c_out];
  }
  aoti_undense(AOTI_COMPUTE_F64, result, out);
  return NULL;
}
aot_status aoti_ref_convolution(aoti_call *c) { return aoti_with_scratch(c, forward_body); }

static aot_status backward_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *grad = aoti_arg(c, 0), *x = aoti_arg(c, 1), *w = aoti_arg(c, 2);
  geometry g;
  sides s;
  double *d_out, *in, *weight, *d_in, *d_weight;
  AOT_TRY(check_tensors(c, x, w, 4, &g));
  measure(&g, x, w, grad);
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, grad, &d_out));
  if (aoti_result(c, 0)) {
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, w, &weight));
    AOT_TRY(zeros(scratch, x, &d_in));
    AOT_TRY(open_sides(scratch, &g, g.transposed ? d_out : d_in, g.transposed ? d_in : d_out, weight, &s));
    multiply(&s, g.transposed ? TO_GRID : TO_IMAGE);
    aoti_undense(AOTI_COMPUTE_F64, d_in, aoti_result(c, 0));
  }
  if (aoti_result(c, 1)) {
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, x, &in));
    AOT_TRY(zeros(scratch, w, &d_weight));
    AOT_TRY(open_sides(scratch, &g, g.transposed ? d_out : in, g.transposed ? in : d_out, d_weight, &s));
    multiply(&s, TO_WEIGHT);
    aoti_undense(AOTI_COMPUTE_F64, d_weight, aoti_result(c, 1));
  }
  if (aoti_result(c, 2)) {
    double *d_bias;
    int64_t plane = g.transposed ? g.image_size : g.grid_size;
    AOT_TRY(aoti_arena_alloc(scratch, (size_t)g.c_out, sizeof *d_bias, &d_bias));
    for (int64_t i = 0; i < g.batch * g.c_out; i++) d_bias[i % g.c_out] += aoti_sum_f64(d_out + i * plane, plane);
    aoti_undense(AOTI_COMPUTE_F64, d_bias, aoti_result(c, 2));
  }
  return NULL;
}
aot_status aoti_ref_convolution_backward(aoti_call *c) { return aoti_with_scratch(c, backward_body); }

// ---- derivative

void aoti_grad_convolution(aoti_grad *g) {
  aot_value wanted[3], out[3];
  const aot_tensor *bias = aoti_saved(g, 2);
  for (int i = 0; i < 3; i++) wanted[i] = aoti_v_bool(aoti_needs(g, i));
  aot_value args[11] = {aoti_v_tensor(g->gout[0]), g->args[0], g->args[1],
                        bias ? aoti_v_ints(g->s, bias->meta.size, 1) : aoti_v_none()};
  memcpy(args + 4, g->args + 3, 6 * sizeof *args);
  args[10] = aoti_v_list(g->s, wanted, 3);
  aoti_dispatch(g->s, AOT_OP_convolution_backward_default, args, 11, out, NULL, 0);
  for (int i = 0; i < 3; i++)
    if (wanted[i].as.b && out[i].kind == AOT_TENSOR) aoti_give(g, i, out[i].as.tensor);
}

// ---- decompositions: conv1d, conv2d and conv3d say less

void aoti_decomp_conv(aoti_call *c) {
  int n = aoti_arg(c, 0)->meta.ndim - 2;
  aot_int zero[MAX_SPATIAL] = {{0}};
  if (n < 1 || n > MAX_SPATIAL) {
    aoti_scope_fail(c->scope, aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "an input without a batch dimension"));
    c->out[0] = aoti_v_tensor(aoti_poison());
    return;
  }
  const aot_value args[] = {c->args[0], c->args[1], c->args[2],         c->args[3],
                            c->args[4], c->args[5], aoti_v_bool(false), aoti_v_ints(c->scope, zero, (size_t)n),
                            c->args[6]};
  c->out[0] = aoti_v_tensor(aoti_call1(c->scope, AOT_OP_convolution_default, args, 9));
}
