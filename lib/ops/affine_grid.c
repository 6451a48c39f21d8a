// The grids at which affine_grid samples images and volumes: theta [n, k, k + 1] moves the points of [-1, 1]^k.
#include "decompose.h"
#include "calls.h"

enum { MAX_SPACE = 3 };

// ---- meta: (theta, size [n, channels, (depth,) height, width], align_corners) -> [n, (depth,) height, width, k]

static aot_status read_size(const aoti_call *c, aot_int *size, int *k) {
  int n = aoti_arg_ints(c, 1, size);
  *k = n - 2;
  if (n != 4 && n != 5) return aoti_call_error(c, AOT_ERROR_INVALID, "sizes of images or volumes, 4 or 5, not %d", n);
  for (int d = 0; d < n; d++)
    if (!size[d].sym && size[d].value < 1)
      return aoti_call_error(c, AOT_ERROR_INVALID, "every size must be at least 1");
  return NULL;
}

aot_status aoti_meta_affine_grid_generator(aoti_call *c) {
  const aoti_meta *theta = &aoti_arg(c, 0)->meta;
  aot_int size[AOT_MAX_DIMS], out[MAX_SPACE + 2];
  int k;
  AOT_TRY(read_size(c, size, &k));
  if (!aoti_is_float(theta->dtype) || theta->ndim != 3 || !aoti_int_is(theta->size[1], k) ||
      !aoti_int_is(theta->size[2], k + 1) || !aoti_int_compare(c->syms, AOTI_EQ, theta->size[0], size[0]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "theta must be floating-point numbers [n, %d, %d]", k, k + 1);
  out[0] = size[0];
  for (int d = 0; d < k; d++) out[1 + d] = size[2 + d];
  out[1 + k] = aot_i(k);
  return aoti_out(c, 0, theta->dtype, k + 2, out, NULL);
}

// ---- reference

// Place i of n along [-1, 1]: the borders are the outermost points, or lie half a step outside of them.
static double place(int64_t i, int64_t n, bool corners) {
  if (n <= 1) return 0;
  double at = (double)(2 * i - (n - 1)) / (double)(n - 1);
  return corners ? at : at * (double)(n - 1) / (double)n;
}

static aot_status generate(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *r = aoti_result(c, 0);
  bool corners = aoti_arg_bool(c, 2);
  int k = r->meta.ndim - 2;
  int64_t points = 1, size[MAX_SPACE], n = aoti_dim(r, 0);
  double *theta, *out;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, aoti_arg(c, 0), &theta));
  for (int d = 0; d < k; d++) points *= size[d] = aoti_dim(r, 1 + d);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)(n * points * k), sizeof *out, &out));
  for (int64_t b = 0; b < n; b++)
    for (int64_t p = 0; p < points; p++) {
      double at[MAX_SPACE + 1];
      int64_t rest = p;
      for (int d = k - 1; d >= 0; d--) { // x, the first coordinate, is the place along the last dimension
        at[k - 1 - d] = place(rest % size[d], size[d], corners);
        rest /= size[d];
      }
      at[k] = 1;
      for (int j = 0; j < k; j++) {
        double sum = 0;
        for (int i = 0; i <= k; i++) sum += theta[(b * k + j) * (k + 1) + i] * at[i];
        out[(b * points + p) * k + j] = sum;
      }
    }
  aoti_undense(AOTI_COMPUTE_F64, out, r);
  return NULL;
}
aot_status aoti_ref_affine_grid_generator(aoti_call *c) { return aoti_with_scratch(c, generate); }

// ---- derivative

void aoti_grad_affine_grid_generator(aoti_grad *g) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_affine_grid_generator_backward_default, aoti_v_tensor(g->gout[0]), g->args[1],
                       g->args[2]));
}

static tensor numbers(aoti_call *c, aot_int n, const aot_tensor *like) {
  bool corners = aoti_arg_bool(c, 2);
  aot_value dtype = aoti_v_dtype(like->meta.dtype), device = aoti_v_device(like->meta.device);
  if (n.value <= 1) return CALL(scalar_tensor_default, V(0), dtype, aoti_v_layout(), device, NO);
  tensor all = CALL(linspace_default, V(-1), V(1), V(n), dtype, aoti_v_layout(), device, NO);
  if (corners) return all;
  all = CALL(mul_Scalar, V(all), V(n.value - 1));
  return CALL(div_Scalar, V(all), V(n.value));
}
// (grad [n, (depth,) height, width, k], size, align_corners): the points, transposed, times grad.
void aoti_decomp_affine_grid_generator_backward(aoti_call *c) {
  tensor grad = IN(0), axis;
  aot_int size[AOT_MAX_DIMS], points = aot_i(1), all[MAX_SPACE + 2];
  int k = 0;
  aot_status status = read_size(c, size, &k);
  for (int d = 0; !status && d < k; d++)
    if (size[2 + d].sym) status = aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "grids of symbolic size");
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  all[0] = size[0];
  for (int d = 0; d < k; d++) {
    all[1 + d] = size[2 + d];
    points = aoti_int_mul(c->syms, points, size[2 + d]);
  }
  all[1 + k] = aot_i(k + 1);
  tensor base = CALL(empty_memory_format, aoti_v_ints(S, all, (size_t)(k + 2)), aoti_v_dtype(grad->meta.dtype),
                     aoti_v_layout(), aoti_v_device(grad->meta.device), NO);
  for (int i = 0; i < k; i++) {
    tensor slot = CALL(select_int, V(base), V(-1), V(i));
    axis = numbers(c, size[1 + k - i], grad);
    for (int u = 0; u < i; u++) axis = UNSQUEEZE(axis, -1);
    (void)CALL(copy__default, V(slot), V(axis));
  }
  (void)CALL(fill__Scalar, V(CALL(select_int, V(base), V(-1), V(k))), V(1));
  tensor flat = VIEW(base, aoti_v_ints(S, (aot_int[]){size[0], points, aot_i(k + 1)}, 3));
  flat = CALL(transpose_int, V(flat), V(1), V(2));
  tensor rows = RESHAPE(grad, aoti_v_ints(S, (aot_int[]){size[0], points, aot_i(k)}, 3));
  OUT(0, CALL(transpose_int, V(CALL(bmm_default, V(flat), V(rows))), V(1), V(2)));
}

// ---- decomposition: the points as a sum of padded columns, and their products with theta summed

void aoti_rewrite_affine_grid(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], list[AOT_MAX_DIMS];
  tensor theta, column[MAX_SPACE + 1], points;
  int n = aoti_arg_ints(c, 1, size), k = n - 2;
  bool corners = aoti_arg_bool(c, 2);
  for (int d = 2; d < n; d++)
    if (size[d].sym || size[d].value < 2) return; // a place of one is a constant of PyTorch's graph
  aot_dtype dtype = aoti_decompose_widen(c, 1, &theta);
  aot_value of = aoti_v_dtype(theta->meta.dtype), device = aoti_v_device(theta->meta.device);
  for (int i = 0; i < k; i++) {
    int64_t places = size[n - 1 - i].value;
    double end = (double)(places - 1) / (double)places;
    aot_value from = corners ? V(-1) : V(-end), to = corners ? V(1) : V(end);
    tensor t = CALL(linspace_default, from, to, V(places), of, aoti_v_none(), device, aoti_v_none());
    for (int d = 0; d <= k; d++) list[d] = aot_i(d == k - 1 - i ? places : 1);
    column[i] = VIEW(t, aoti_v_ints(S, list, (size_t)k + 1));
  }
  for (int d = 0; d <= k; d++) list[d] = aot_i(1);
  column[k] = CALL(ones_default, aoti_v_ints(S, list, (size_t)k + 1), of, aoti_v_none(), device, aoti_v_none());
  for (int i = 0; i <= k; i++) column[i] = CALL(constant_pad_nd_default, V(column[i]), INTS(i, k - i), V(0.0));
  points = column[0];
  for (int i = 1; i <= k; i++) points = ADD(points, column[i]);
  points = VIEW(points, INTS(-1, k + 1, 1));
  theta = UNSQUEEZE(CALL(permute_default, V(theta), INTS(0, 2, 1)), 1);
  tensor sum = SUM(MUL(points, theta), INTS(-2), false);
  list[0] = size[0];
  for (int d = 0; d < k; d++) list[1 + d] = size[2 + d];
  list[1 + k] = aot_i(k);
  OUT(0, TO(VIEW(sum, aoti_v_ints(S, list, (size_t)n)), dtype));
}
