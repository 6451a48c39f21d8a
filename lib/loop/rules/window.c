/* Windows over one to three spatial dimensions as index maps. */
#include "window.h"

bool aoti_lower_numbers(const aoti_lower *c, int arg, int k, const int64_t *otherwise, int64_t *out) {
  aot_int v[AOT_MAX_DIMS];
  int n = arg < 0 ? 0 : aoti_lower_ints(c, arg, v);
  for (int i = 0; i < k; i++) {
    if (n > 1 && n != k) return false;
    if (n && v[n > 1 ? i : 0].sym) return false;
    out[i] = n ? v[n > 1 ? i : 0].value : otherwise[i];
  }
  return true;
}

aoti_te aoti_filled(aoti_fuse *f, double v, aot_dtype dtype, int ndim, const aot_int *size) {
  return aoti_te_expand(f, aoti_number(f, dtype, v), ndim, size);
}

aoti_te aoti_windows_of(aoti_lower *c, aoti_te x, const aoti_windows *w, const aot_int *out, double fill) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!x) return 0;
  int n = aoti_te_ndim(f, x);
  aot_int wide[AOT_MAX_DIMS], lo[AOT_MAX_DIMS] = {{0, 0}}, size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  bool same = true;
  for (int d = 0; d < n; d++) {
    wide[d] = size[d] = aoti_te_sizes(f, x)[d];
    map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
    int i = d - 2;
    if (i < 0) continue;
    int64_t reach = (w->kernel[i] - 1) * w->dilation[i] + 1;
    wide[d] =
        aoti_int_add(syms, aoti_int_mul(syms, aoti_int_sub(syms, out[i], aot_i(1)), aot_i(w->stride[i])), aot_i(reach));
    lo[d] = aot_i(w->pad[i]);
    same &= !w->pad[i] && aoti_int_same(wide[d], aoti_te_sizes(f, x)[d]);
    size[d] = out[i];
    size[n + i] = aot_i(w->kernel[i]);
    map[d].step = w->stride[i];
    map[d].step2 = w->dilation[i];
    map[d].src2 = (int8_t)(n + i + 1);
  }
  if (!same) x = aoti_te_pad(f, x, aoti_filled(f, fill, aoti_te_dtype(f, x), n, wide), lo);
  return aoti_te_view(f, x, n + w->k, size, map);
}

aoti_te aoti_windows_back(aoti_lower *c, aoti_te y, const aoti_windows *w, const aot_int *in, double fill) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  if (!y) return 0;
  int n = 2 + w->k;
  aot_dtype dtype = aoti_te_dtype(f, y);
  aot_int size[AOT_MAX_DIMS], lo[AOT_MAX_DIMS], wide[AOT_MAX_DIMS];
  for (int i = 0; i < w->k; i++) { /* holes between the outputs: [out, 1] -> [out, stride] -> [out * stride] */
    if (w->stride[i] == 1) continue;
    aoti_te apart = aoti_te_unsqueeze(f, y, 3 + i);
    if (!apart) return 0;
    for (int d = 0; d <= n; d++) {
      size[d] = d == 3 + i ? aot_i(w->stride[i]) : aoti_te_sizes(f, apart)[d];
      lo[d] = aot_i(0);
    }
    y = aoti_te_pad(f, apart, aoti_filled(f, fill, dtype, n + 1, size), lo);
    for (int d = 0; d < n; d++) wide[d] = aoti_te_sizes(f, y)[d > 2 + i ? d + 1 : d];
    wide[2 + i] = aoti_int_mul(syms, wide[2 + i], aot_i(w->stride[i]));
    y = aoti_te_reshape(f, y, n, wide);
  }
  aoti_dim_map map[AOT_MAX_DIMS];
  for (int d = 0; d < n; d++) {
    wide[d] = size[d] = aoti_te_sizes(f, y)[d];
    lo[d] = aot_i(0);
    map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
    int i = d - 2;
    if (i < 0) continue;
    int64_t reach = (w->kernel[i] - 1) * w->dilation[i];
    wide[d] = aoti_int_add(syms, in[i], aot_i(reach));
    lo[d] = aot_i(reach - w->pad[i]);
    size[d] = in[i];
    size[n + i] = aot_i(w->kernel[i]);
    map[d].start = aot_i(reach);
    map[d].step2 = -w->dilation[i];
    map[d].src2 = (int8_t)(n + i + 1);
  }
  y = aoti_te_pad(f, y, aoti_filled(f, fill, dtype, n, wide), lo);
  return aoti_te_view(f, y, n + w->k, size, map);
}
