// Windows of planes as columns of a matrix, and back: im2col and col2im.
#include "ops.h"

#include <string.h>

typedef struct blocks {
  int64_t kernel[2], dilation[2], padding[2], stride[2], in[2], n[2];
} blocks;

// Reads the four pairs from argument first on, for planes of in[0] x in[1].
static aot_status read_blocks(const aoti_call *c, int first, blocks *b) {
  int64_t *pair[] = {b->kernel, b->dilation, b->padding, b->stride};
  for (int i = 0; i < 4; i++) {
    aot_int list[AOT_MAX_DIMS];
    int n = aoti_arg_ints(c, first + i, list), least = i != 2;
    for (int d = 0; d < 2; d++) {
      pair[i][d] = n ? list[n == 2 ? d : 0].value : 0;
      if (n < 1 || n > 2 || pair[i][d] < least || pair[i][d] > INT32_MAX)
        return aoti_call_error(c, AOT_ERROR_INVALID, "%s takes two sizes of at least %d", c->info->args[first + i].name,
                               least);
    }
  }
  for (int d = 0; d < 2; d++) {
    int64_t room = b->in[d] + 2 * b->padding[d] - b->dilation[d] * (b->kernel[d] - 1) - 1;
    b->n[d] = room < 0 ? 0 : room / b->stride[d] + 1;
    if (b->n[d] < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "the kernel is larger than the padded input");
  }
  return NULL;
}

// Copies elements of planes (channels x in) to columns ((channels x kernel) x windows), or (back) adds them.
static void move(const blocks *b, int64_t channels, double *planes, double *columns, bool back) {
  int64_t at = 0;
  for (int64_t ch = 0; ch < channels; ch++)
    for (int64_t u = 0; u < b->kernel[0]; u++)
      for (int64_t v = 0; v < b->kernel[1]; v++)
        for (int64_t i = 0; i < b->n[0]; i++)
          for (int64_t j = 0; j < b->n[1]; j++, at++) {
            int64_t y = i * b->stride[0] - b->padding[0] + u * b->dilation[0];
            int64_t x = j * b->stride[1] - b->padding[1] + v * b->dilation[1];
            bool inside = y >= 0 && y < b->in[0] && x >= 0 && x < b->in[1];
            double *element = &planes[(ch * b->in[0] + y) * b->in[1] + x];
            if (back && inside)
              *element += columns[at];
            else if (!back)
              columns[at] = inside ? *element : 0;
          }
}

static aot_status each_image(aoti_call *c, aoti_arena *scratch, const blocks *b, bool back) {
  aoti_rows from, to;
  double *in, *out;
  uint32_t one_image[2];
  const aot_tensor *t[] = {aoti_arg(c, 0), aoti_result(c, 0)};
  for (int i = 0; i < 2; i++) {
    int dims = back == (i == 0) ? 2 : 3; // columns have two, planes three
    one_image[i] = ((UINT32_C(1) << dims) - 1) << (t[i]->meta.ndim - dims);
  }
  aoti_rows_init(&from, t[0], one_image[0]);
  aoti_rows_init(&to, t[1], one_image[1]);
  const aot_tensor *planes = t[back];
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)from.n, sizeof *in, &in));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)to.n, sizeof *out, &out));
  for (int64_t k = 0; k < from.count; k++) {
    aoti_rows_load(&from, AOTI_COMPUTE_F64, k, in);
    for (int64_t i = 0; i < to.n; i++) out[i] = 0;
    move(b, aoti_dim(planes, planes->meta.ndim - 3), back ? out : in, back ? in : out, back);
    aoti_rows_store(&to, AOTI_COMPUTE_F64, k, out);
  }
  return NULL;
}

// ---- im2col: (self, kernel_size, dilation, padding, stride): [N, C, H, W] -> [N, C kernel, windows]

static aot_status read_planes(const aoti_call *c, blocks *b) {
  const aot_tensor *t = aoti_arg(c, 0);
  int n = t->meta.ndim;
  if (n != 3 && n != 4) return aoti_call_error(c, AOT_ERROR_INVALID, "needs 3 or 4 dimensions, not %d", n);
  for (int d = 0; d < 2; d++) {
    if (t->meta.size[n - 2 + d].sym) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "planes of symbolic size");
    b->in[d] = aoti_dim(t, n - 2 + d);
  }
  return read_blocks(c, 1, b);
}
aot_status aoti_meta_im2col(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  blocks b;
  aot_int size[3];
  int n = t->meta.ndim, k = 0;
  AOT_TRY(read_planes(c, &b));
  if (n == 4) size[k++] = t->meta.size[0];
  size[k++] = aoti_int_mul(c->syms, t->meta.size[n - 3], aot_i(b.kernel[0] * b.kernel[1]));
  size[k++] = aot_i(b.n[0] * b.n[1]);
  return aoti_out(c, 0, t->meta.dtype, k, size, NULL);
}
static aot_status im2col_body(aoti_call *c, aoti_arena *scratch) {
  blocks b;
  AOT_TRY(read_planes(c, &b));
  return each_image(c, scratch, &b, false);
}
aot_status aoti_ref_im2col(aoti_call *c) { return aoti_with_scratch(c, im2col_body); }

void aoti_grad_im2col(aoti_grad *g) {
  const aoti_meta *m = &aoti_saved(g, 0)->meta;
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_col2im_default, aoti_v_tensor(g->gout[0]),
                       aoti_v_ints(g->s, m->size + m->ndim - 2, 2), g->args[1], g->args[2], g->args[3], g->args[4]));
}

// ---- col2im: (self, output_size, kernel_size, dilation, padding, stride)

static aot_status read_columns(const aoti_call *c, blocks *b) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_int list[AOT_MAX_DIMS];
  int n = t->meta.ndim;
  if (aoti_arg_ints(c, 1, list) != 2) return aoti_call_error(c, AOT_ERROR_INVALID, "output_size has two entries");
  for (int d = 0; d < 2; d++) b->in[d] = list[d].value;
  AOT_TRY(read_blocks(c, 2, b));
  if ((n != 2 && n != 3) || aoti_dim(t, n - 1) != b->n[0] * b->n[1] ||
      aoti_dim(t, n - 2) % (b->kernel[0] * b->kernel[1]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "self does not hold the windows of such a plane");
  return NULL;
}
aot_status aoti_meta_col2im(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  blocks b;
  aot_int size[4];
  int n = t->meta.ndim, k = 0;
  AOT_TRY(read_columns(c, &b));
  if (n == 3) size[k++] = t->meta.size[0];
  size[k++] = aot_i(aoti_dim(t, n - 2) / (b.kernel[0] * b.kernel[1]));
  size[k++] = aot_i(b.in[0]);
  size[k++] = aot_i(b.in[1]);
  aot_int stride[4], padded[4]; // of no elements, the strides of the plane with its padding
  memcpy(padded, size, sizeof size);
  for (int d = 0; d < 2; d++) padded[k - 2 + d] = aot_i(b.in[d] + 2 * b.padding[d]);
  bool empty = n == 3 && aoti_int_is(size[0], 0);
  aoti_contiguous_strides(c->syms, k, empty ? padded : size, stride);
  return aoti_out(c, 0, t->meta.dtype, k, size, stride);
}
static aot_status col2im_body(aoti_call *c, aoti_arena *scratch) {
  blocks b;
  AOT_TRY(read_columns(c, &b));
  return each_image(c, scratch, &b, true);
}
aot_status aoti_ref_col2im(aoti_call *c) { return aoti_with_scratch(c, col2im_body); }

void aoti_grad_col2im(aoti_grad *g) {
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_im2col_default, aoti_v_tensor(g->gout[0]), g->args[2], g->args[3], g->args[4],
                       g->args[5]));
}
