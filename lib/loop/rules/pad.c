/* Padding by reflection and by replication, and their backwards, one dimension after the other. */
#include "rules.h"
#include <string.h>

typedef struct edges {
  aot_int n, before, after; /* elements, and how many come in front and behind; negative ones are cut off */
} edges;

static bool reflects(const aoti_lower *c) { return !strncmp(c->info->packet, "reflection", 10); }

/* Each position of the padded dimension reads one of the source's. */
static aoti_te pad(aoti_lower *c, aoti_te x, int dim, const edges *e, aot_int padded) {
  aoti_fuse *f = c->f;
  aot_int size[AOT_MAX_DIMS];
  aoti_dim_map map[AOT_MAX_DIMS];
  int n = aoti_te_ndim(f, x);
  memcpy(size, aoti_te_sizes(f, x), (size_t)n * sizeof *size);
  size[dim] = padded;
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)(d == dim ? -1 : d), d != dim, aot_i(0)};
  aoti_te at = OP2(SUB, aoti_te_iota(f, n, size, dim), aoti_te_size(f, e->before));
  aoti_te last = aoti_te_size(f, aoti_int_sub(c->g->syms, e->n, aot_i(1))), zero = aoti_te_int(f, AOT_I64, 0);
  if (reflects(c)) {
    at = aoti_op1(f, AOTI_OP_ABS, at);
    at = OP2(SUB, last, aoti_op1(f, AOTI_OP_ABS, OP2(SUB, last, at)));
  } else {
    at = OP2(MIN, OP2(MAX, at, zero), last);
  }
  return aoti_te_gather_inside(f, x, at, dim, map);
}

static bool spatial(aoti_lower *c, int pad_arg, int ndim, aot_int pads[2 * AOT_MAX_DIMS], int *out_n) {
  *out_n = aoti_lower_ints(c, pad_arg, pads) / 2;
  return *out_n >= 1 && *out_n <= ndim;
}

aot_status aoti_lower_pad_edges(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int pads[2 * AOT_MAX_DIMS];
  aoti_te x = aoti_lower_arg(c, 0);
  int n;
  if (!m || !x || !spatial(c, 1, m->ndim, pads, &n))
    return aoti_lower_error(c, AOT_ERROR_INVALID, "its pads do not fit");
  for (int i = 0; i < n && x; i++) {
    int d = m->ndim - 1 - i;
    edges e = {aoti_te_sizes(c->f, x)[d], pads[2 * i], pads[2 * i + 1]};
    x = pad(c, x, d, &e, m->size[d]);
  }
  c->out[0] = x;
  return NULL;
}

static aot_int positive(aoti_syms *syms, aot_int v) { return aoti_int_max(syms, v, aot_i(0)); }

/* The stretch [start, start + length) of g along dim at place `at` of a dimension of n elements, zero elsewhere. */
static aoti_te placed(aoti_lower *c, aoti_te part, int dim, aot_int n, aot_int at) {
  aoti_fuse *f = c->f;
  aot_int size[AOT_MAX_DIMS], lo[AOT_MAX_DIMS] = {{0, 0}};
  if (!part) return 0;
  memcpy(size, aoti_te_sizes(f, part), (size_t)aoti_te_ndim(f, part) * sizeof *size);
  size[dim] = n;
  lo[dim] = at;
  aoti_te zeros = aoti_te_expand(f, aoti_number(f, aoti_te_dtype(f, part), 0), aoti_te_ndim(f, part), size);
  return aoti_te_pad(f, part, zeros, lo);
}

static aoti_te flipped(aoti_lower *c, aoti_te x, int dim) {
  aoti_dim_map map[AOT_MAX_DIMS];
  if (!x) return 0;
  int n = aoti_te_ndim(c->f, x);
  for (int d = 0; d < n; d++) map[d] = (aoti_dim_map){(int8_t)d, 1, aot_i(0)};
  map[dim].step = -1;
  map[dim].start = aoti_int_sub(c->g->syms, aoti_te_sizes(c->f, x)[dim], aot_i(1));
  return aoti_te_view(c->f, x, n, aoti_te_sizes(c->f, x), map);
}

/* What an element was copied to: itself, and through each edge its mirror image, or all of it at the ends. */
static aoti_te unpad(aoti_lower *c, aoti_te g, int dim, const edges *e) {
  aoti_fuse *f = c->f;
  aoti_syms *syms = c->g->syms;
  aot_int front = positive(syms, e->before), back = positive(syms, e->after), padded = aoti_te_sizes(f, g)[dim];
  aot_int inner = aoti_int_sub(syms, aoti_int_sub(syms, padded, front), back);
  aot_int cut = positive(syms, aoti_int_sub(syms, aot_i(0), e->before));
  aot_int last = aoti_int_sub(syms, e->n, aot_i(1));
  aoti_te sum = placed(c, aoti_te_slice(f, g, dim, front, inner, 1), dim, e->n, cut);
  if (!aoti_int_is(front, 0)) {
    aoti_te edge = aoti_te_slice(f, g, dim, aot_i(0), front, 1);
    edge = reflects(c) ? flipped(c, edge, dim) : aoti_fold(f, AOTI_OP_REDUCE_SUM, edge, 1u << dim, true);
    sum = OP2(ADD, sum, placed(c, edge, dim, e->n, aot_i(reflects(c) ? 1 : 0)));
  }
  if (!aoti_int_is(back, 0)) {
    aoti_te edge = aoti_te_slice(f, g, dim, aoti_int_sub(syms, padded, back), back, 1);
    edge = reflects(c) ? flipped(c, edge, dim) : aoti_fold(f, AOTI_OP_REDUCE_SUM, edge, 1u << dim, true);
    sum = OP2(ADD, sum, placed(c, edge, dim, e->n, reflects(c) ? aoti_int_sub(syms, last, back) : last));
  }
  return sum;
}

/* (grad, self, padding) */
aot_status aoti_lower_pad_edges_backward(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int pads[2 * AOT_MAX_DIMS];
  int n;
  if (!m || !spatial(c, 2, m->ndim, pads, &n)) return aoti_lower_error(c, AOT_ERROR_INVALID, "its pads do not fit");
  aoti_te g = aoti_lower_operand(c, 0, aoti_compute(m->dtype));
  for (int i = 0; i < n && g; i++) {
    int d = m->ndim - 1 - i;
    edges e = {m->size[d], pads[2 * i], pads[2 * i + 1]};
    if (aoti_int_is(e.before, 0) && aoti_int_is(e.after, 0)) continue;
    g = unpad(c, g, d, &e);
  }
  c->out[0] = aoti_te_copy(c->f, aoti_cast(c->f, g, m->dtype), NULL);
  return NULL;
}
