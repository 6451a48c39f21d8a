// Padding by reflection and by replication, in one to three dimensions, and their backward operators.
#include "ops.h"

#include <string.h>

// Where each index of a padded dimension reads from.
typedef struct pad_map {
  int ndim;
  int64_t *from[AOT_MAX_DIMS]; // NULL: the dimension is not padded
} pad_map;

static int spatial(const aoti_call *c, int pad_arg) {
  return c->args[pad_arg].kind == AOT_LIST ? (int)c->args[pad_arg].as.list.n / 2 : 0;
}
static aot_int pad_of(const aoti_call *c, int pad_arg, int k) { return c->args[pad_arg].as.list.at[k].as.i; }
static bool reflects(const aoti_call *c) { return !strncmp(c->info->packet, "reflection", 10); }

static aot_status padded_sizes(const aoti_call *c, const aoti_meta *m, int pad_arg, aot_int size[AOT_MAX_DIMS]) {
  int n = spatial(c, pad_arg);
  if (m->ndim != n + 1 && m->ndim != n + 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%d or %d dimensions are needed, not %d", n + 1, n + 2, m->ndim);
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  for (int i = 0; i < n; i++) {
    int d = m->ndim - 1 - i;
    aot_int before = pad_of(c, pad_arg, 2 * i), after = pad_of(c, pad_arg, 2 * i + 1), have = m->size[d];
    size[d] = aoti_int_add(c->syms, aoti_int_add(c->syms, have, before), after);
    if (reflects(c) && (before.value >= have.value || after.value >= have.value))
      return aoti_call_error(c, AOT_ERROR_INVALID, "a reflection of %lld and %lld needs more than %lld elements",
                             (long long)before.value, (long long)after.value, (long long)have.value);
    if (!have.value || size[d].value < 1)
      return aoti_call_error(c, AOT_ERROR_INVALID, "padding leaves dimension %d with size %lld", d,
                             (long long)size[d].value);
  }
  return NULL;
}

aot_status aoti_meta_pad_edges(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(padded_sizes(c, m, 1, size));
  return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
}
aot_status aoti_meta_pad_edges_backward(aoti_call *c) {
  const aoti_meta *grad = &aoti_arg(c, 0)->meta, *m = &aoti_arg(c, 1)->meta;
  aot_int size[AOT_MAX_DIMS];
  AOT_TRY(padded_sizes(c, m, 2, size));
  bool same = grad->ndim == m->ndim;
  for (int d = 0; d < m->ndim && same; d++)
    same = aoti_int_same(size[d], grad->size[d]) || aoti_int_compare(c->syms, AOTI_EQ, size[d], grad->size[d]);
  if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "the gradient has not the padded sizes");
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}

static aot_status make_map(const aoti_call *c, const aot_tensor *t, int pad_arg, pad_map *map) {
  *map = (pad_map){.ndim = t->meta.ndim};
  for (int i = 0; i < spatial(c, pad_arg); i++) {
    int d = t->meta.ndim - 1 - i;
    int64_t before = pad_of(c, pad_arg, 2 * i).value, n = aoti_dim(t, d);
    int64_t padded = n + before + pad_of(c, pad_arg, 2 * i + 1).value;
    AOT_TRY(aoti_arena_alloc(&c->scope->arena, (size_t)padded, sizeof(int64_t), &map->from[d]));
    for (int64_t k = 0; k < padded; k++) {
      int64_t at = k - before;
      if (reflects(c)) at = at < 0 ? -at : at >= n ? 2 * (n - 1) - at : at;
      map->from[d][k] = at < 0 ? 0 : at >= n ? n - 1 : at;
    }
  }
  return NULL;
}

// Walks the padded tensor p and its source t together, row by row; adds p to t when back, else copies t to p.
static void walk(const pad_map *map, const aot_tensor *p, const aot_tensor *t, int d, int64_t at_p, int64_t at_t,
                 bool back) {
  int64_t n = aoti_dim(p, d), sp = aoti_stride(p, d), st = aoti_stride(t, d),
          size = (int64_t)aot_dtype_size(p->meta.dtype);
  for (int64_t k = 0; k < n; k++) {
    int64_t from = at_t + (map->from[d] ? map->from[d][k] : k) * st, to = at_p + k * sp;
    if (d + 1 < map->ndim)
      walk(map, p, t, d + 1, to, from, back);
    else if (back)
      ((double *)t->storage->data)[from] += ((const double *)p->storage->data)[to];
    else
      memcpy((char *)p->storage->data + to * size, (const char *)t->storage->data + from * size, (size_t)size);
  }
}

aot_status aoti_ref_pad_edges(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *r = aoti_result(c, 0);
  pad_map map;
  AOT_TRY(make_map(c, t, 1, &map));
  if (aoti_tensor_numel(r)) walk(&map, r, t, 0, r->meta.offset.value, t->meta.offset.value, false);
  return NULL;
}

// Sums in f64, rounded once.
aot_status aoti_ref_pad_edges_backward(aoti_call *c) {
  const aot_tensor *grad = aoti_arg(c, 0), *r = aoti_result(c, 0);
  int64_t size[AOT_MAX_DIMS], padded[AOT_MAX_DIMS];
  pad_map map;
  AOT_TRY(make_map(c, r, 2, &map));
  for (int d = 0; d < r->meta.ndim; d++) size[d] = aoti_dim(r, d), padded[d] = aoti_dim(grad, d);
  aot_tensor *sum, *wide = NULL;
  AOT_TRY(aoti_tensor_new(AOT_F64, r->meta.ndim, size, &sum));
  aot_status status = aoti_tensor_new(AOT_F64, grad->meta.ndim, padded, &wide);
  if (!status) {
    aoti_copy_elements(wide, grad);
    if (aoti_tensor_numel(wide)) walk(&map, wide, sum, 0, 0, 0, true);
    aoti_copy_elements(r, sum);
  }
  aot_tensor_release(sum);
  aot_tensor_release(wide);
  return status;
}

// ---- derivatives

#define PAD_GRAD(name, back)                                                                                       \
  void aoti_grad_##name(aoti_grad *g) {                                                                            \
    aoti_give(g, 0, AOTI_CALL1(g->s, AOT_OP_##back##_default, aoti_v_tensor(g->gout[0]), g->args[0], g->args[1])); \
  }
PAD_GRAD(reflection_pad1d, reflection_pad1d_backward)
PAD_GRAD(reflection_pad2d, reflection_pad2d_backward)
PAD_GRAD(reflection_pad3d, reflection_pad3d_backward)
PAD_GRAD(replication_pad1d, replication_pad1d_backward)
PAD_GRAD(replication_pad2d, replication_pad2d_backward)
PAD_GRAD(replication_pad3d, replication_pad3d_backward)
static void nothing_to_self(aoti_grad *g) {
  const aoti_meta *m = &g->args[1].as.tensor->meta;
  if (aoti_needs(g, 1))
    aoti_give(g, 1,
              AOTI_CALL1(g->s, AOT_OP_zeros_default, aoti_v_ints(g->s, m->size, (size_t)m->ndim),
                         aoti_v_dtype(m->dtype), aoti_v_layout(), aoti_v_device(m->device)));
}
#define PAD_BACK_GRAD(name)                                                                              \
  void aoti_grad_##name##_backward(aoti_grad *g) {                                                       \
    if (aoti_needs(g, 0))                                                                                \
      aoti_give(g, 0, AOTI_CALL1(g->s, AOT_OP_##name##_default, aoti_v_tensor(g->gout[0]), g->args[2])); \
    nothing_to_self(g);                                                                                  \
  }
PAD_BACK_GRAD(reflection_pad1d)
PAD_BACK_GRAD(reflection_pad2d)
PAD_BACK_GRAD(reflection_pad3d)
PAD_BACK_GRAD(replication_pad1d)
PAD_BACK_GRAD(replication_pad2d)
PAD_BACK_GRAD(replication_pad3d)
