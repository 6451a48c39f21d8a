/* Windows of planes as columns of a matrix, and back. */
#include "window.h"
#include <string.h>

/* (kernel, dilation, padding, stride) from argument first on */
static bool read_blocks(const aoti_lower *c, int first, aoti_windows *w) {
  static const int64_t ones[] = {1, 1}, zeros[] = {0, 0};
  w->k = 2;
  return aoti_lower_numbers(c, first, 2, ones, w->kernel) && aoti_lower_numbers(c, first + 1, 2, ones, w->dilation) &&
         aoti_lower_numbers(c, first + 2, 2, zeros, w->pad) && aoti_lower_numbers(c, first + 3, 2, ones, w->stride);
}

static bool count_windows(const aoti_windows *w, const aot_int *in, aot_int *out) {
  for (int i = 0; i < 2; i++) {
    if (in[i].sym) return false;
    int64_t room = in[i].value + 2 * w->pad[i] - w->dilation[i] * (w->kernel[i] - 1) - 1;
    if (room < 0) return false;
    out[i] = aot_i(room / w->stride[i] + 1);
  }
  return true;
}

/* (self, kernel, dilation, padding, stride): [N, C, H, W] to [N, C kernel, windows] */
aot_status aoti_lower_im2col(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m ? m->dtype : AOT_F32));
  static const int perm[] = {0, 1, 4, 5, 2, 3};
  aoti_windows w;
  aot_int out[2];
  if (!x) return aoti_fuse_status(f);
  if (aoti_te_ndim(f, x) == 3) x = aoti_te_unsqueeze(f, x, 0);
  if (!m || aoti_te_ndim(f, x) != 4 || !read_blocks(c, 1, &w) || !count_windows(&w, aoti_te_sizes(f, x) + 2, out))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of these sizes");
  x = aoti_te_permute(f, aoti_windows_of(c, x, &w, out, 0), perm);
  c->out[0] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, x, m->ndim, m->size), m->dtype), NULL);
  return NULL;
}

/* (self, output_size, kernel, dilation, padding, stride): an element of a plane sums what its places in the windows
 * hold: place k of window (u + pad - k dilation) / stride, where that is whole. */
aot_status aoti_lower_col2im(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_windows w;
  aot_int n_windows[2], size[6], whole[3];
  aoti_te x = aoti_lower_operand(c, 0, aoti_compute(m ? m->dtype : AOT_F32));
  if (!m || !x || m->ndim < 3 || m->ndim > 4 || !read_blocks(c, 2, &w) ||
      !count_windows(&w, m->size + m->ndim - 2, n_windows))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "windows of these sizes");
  size[0] = m->ndim == 4 ? m->size[0] : aot_i(1);
  for (int d = 0; d < 3; d++) size[1 + d] = m->size[m->ndim - 3 + d];
  for (int i = 0; i < 2; i++) size[4 + i] = aot_i(w.kernel[i]);
  whole[0] = size[0];
  whole[1] = size[1];
  whole[2] = aot_i(w.kernel[0] * w.kernel[1] * n_windows[0].value * n_windows[1].value);
  aoti_te at = 0, hit = 0, zero = aoti_te_int(f, AOT_I64, 0), window[2];
  for (int i = 0; i < 2; i++) {
    aoti_te k = aoti_te_iota(f, 6, size, 4 + i), stride = aoti_te_int(f, AOT_I64, w.stride[i]);
    aoti_te from = OP2(SUB, OP2(ADD, aoti_te_iota(f, 6, size, 2 + i), aoti_te_int(f, AOT_I64, w.pad[i])),
                       OP2(MUL, k, aoti_te_int(f, AOT_I64, w.dilation[i])));
    aoti_te o = OP2(FLOORDIV, from, stride), last = aoti_te_int(f, AOT_I64, n_windows[i].value - 1);
    aoti_te here = OP2(AND, OP2(EQ, OP2(MUL, o, stride), from), OP2(AND, OP2(GE, o, zero), OP2(LE, o, last)));
    hit = i ? OP2(AND, hit, here) : here;
    window[i] = OP2(MAX, OP2(MIN, o, last), zero);
    at = i ? OP2(ADD, OP2(MUL, at, aoti_te_int(f, AOT_I64, w.kernel[i])), k) : k;
  }
  for (int i = 0; i < 2; i++) at = OP2(ADD, OP2(MUL, at, aoti_te_int(f, AOT_I64, n_windows[i].value)), window[i]);
  aoti_dim_map map[3] = {{0, 1, {0, 0}}, {1, 1, {0, 0}}, {-1, 0, {0, 0}}};
  aoti_te v = aoti_te_gather_inside(f, aoti_te_reshape(f, x, 3, whole), at, 2, map);
  v = OP3(SELECT, hit, v, aoti_number(f, aoti_compute(m->dtype), 0));
  v = aoti_fold(f, AOTI_OP_REDUCE_SUM, v, 3u << 4, false);
  c->out[0] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, v, m->ndim, m->size), m->dtype), NULL);
  return NULL;
}
