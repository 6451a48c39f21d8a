/* What computing an expression reads from memory, and whether at its own place.
 *
 * The place is tracked in digits. A point of the space an expression is computed in has one coordinate per axis; a
 * position along a dimension of something read is a mixed-radix number whose digits are axes or parts of axes (axis div
 * inner mod size), most significant first. Permuting moves digits, broadcasting drops them, reshaping regroups them, so
 * "reads in row-major order exactly along these axes" is a comparison of digit lists. A slice, a flip, a pad or a
 * gather makes a dimension opaque: read, but not at its own place.
 */
#include "group.h"
#include <string.h>

enum { MAX_DIGITS = 24 };
typedef struct digit {
  aot_int inner, size;
  uint32_t axis;
} digit;
typedef struct place {
  uint8_t first[AOT_MAX_DIMS + 1]; /* digits of dimension d: first[d] .. first[d + 1] */
  uint32_t opaque;                 /* bit d */
  uint64_t way;                    /* a hash of the maps that made dimensions opaque: they tell such places apart */
  digit d[MAX_DIGITS];
} place;

typedef struct walk {
  aoti_fuse *f;
  const aoti_grouping *g;
  aoti_arena scratch;
  aoti_map seen; /* expression and place */
  int axes;
  const aot_int *axis;
  aoti_te root;
  aoti_reads *out;
} walk;

static aot_status append(place *p, const digit *d, int n, int dim) {
  for (int i = 0; i < n; i++) {
    if (p->first[dim + 1] == MAX_DIGITS) {
      p->opaque |= 1u << dim;
      return NULL;
    }
    p->d[p->first[dim + 1]++] = d[i];
  }
  return NULL;
}
static void open_dim(place *p, int dim) { p->first[dim + 1] = p->first[dim]; }

static place start_place(int axes, const aot_int *axis) {
  place p = {0};
  for (int k = 0; k < axes; k++) {
    open_dim(&p, k);
    if (!aoti_int_is(axis[k], 1)) append(&p, &(digit){aot_i(1), axis[k], (uint32_t)k}, 1, k);
  }
  return p;
}

static place through_map(const aoti_te_node *a, const aoti_te_node *n, const place *at) {
  place p = {0};
  uint32_t used = 0;
  for (int k = 0; k < a->ndim; k++)
    if (n->map[k].src >= 0) used |= 1u << n->map[k].src;
  for (int k = 0; k < a->ndim; k++) {
    const aoti_dim_map *m = &n->map[k];
    open_dim(&p, k);
    if (n->kind == AOTI_TE_GATHER && k == n->dim) { /* anywhere; as many as there are points no other dimension sees */
      for (int d = 0; d < n->ndim; d++)
        if (!(used >> d & 1)) append(&p, at->d + at->first[d], at->first[d + 1] - at->first[d], k);
      p.opaque |= 1u << k;
      continue;
    }
    if (m->src < 0) {
      if (!aoti_int_is(a->size[k], 1)) p.opaque |= 1u << k;
      continue;
    }
    append(&p, at->d + at->first[m->src], at->first[m->src + 1] - at->first[m->src], k);
    if (m->src2) append(&p, at->d + at->first[m->src2 - 1], at->first[m->src2] - at->first[m->src2 - 1], k);
    bool whole = m->step == 1 && !m->src2 && aoti_int_is(m->start, 0) && aoti_int_same(a->size[k], n->size[m->src]);
    if (!whole || (at->opaque >> m->src & 1)) p.opaque |= 1u << k;
  }
  return p;
}

/* Moves digits worth `size` from the end of list to out (in order, at the front of its free space); false if none of
 * its prefixes has that product. */
static bool take(aoti_syms *syms, digit *list, int *n, aot_int size, digit *out, int *out_n) {
  aot_int have = aot_i(1);
  int at = MAX_DIGITS;
  while (!aoti_int_same(have, size)) {
    if (!*n || at == 0) return false;
    digit *last = &list[*n - 1];
    aot_int with = aoti_int_mul(syms, have, last->size);
    bool splits = !with.sym && !size.sym && with.value > size.value;
    if (!splits) {
      out[--at] = *last;
      have = with;
      --*n;
      continue;
    }
    if (!have.value || size.value % have.value) return false;
    int64_t part = size.value / have.value; /* the low part of the digit */
    if (!part || last->size.value % part) return false;
    out[--at] = (digit){last->inner, aot_i(part), last->axis};
    last->inner = aoti_int_mul(syms, last->inner, aot_i(part));
    last->size = aot_i(last->size.value / part);
    have = size;
  }
  *out_n = MAX_DIGITS - at;
  memmove(out, out + at, (size_t)*out_n * sizeof *out);
  return true;
}

static place through_reshape(aoti_fuse *f, const aoti_te_node *a, const aoti_te_node *n, const place *at) {
  aoti_run run[2 * AOT_MAX_DIMS];
  int runs = aoti_reshape_runs(f->syms, a->ndim, a->size, n->ndim, n->size, run);
  digit of[AOT_MAX_DIMS][MAX_DIGITS];
  int count[AOT_MAX_DIMS] = {0};
  place p = {0};
  for (int i = 0; i < runs; i++) {
    const aoti_run *r = &run[i];
    digit list[MAX_DIGITS];
    int m = 0;
    bool bad = false;
    for (int d = r->b0; d < r->b1; d++) {
      bad |= at->opaque >> d & 1;
      for (int k = at->first[d]; k < at->first[d + 1]; k++) list[m++] = at->d[k];
    }
    /* A dimension without a digit of its own (broadcast) breaks the number. */
    aot_int total = aot_i(1), points = aot_i(1);
    for (int k = 0; k < m; k++) total = aoti_int_mul(f->syms, total, list[k].size);
    for (int d = r->b0; d < r->b1; d++) points = aoti_int_mul(f->syms, points, n->size[d]);
    bad |= !aoti_int_same(total, points);
    for (int d = r->a1 - 1; d >= r->a0 && !bad; d--)
      if (!aoti_int_is(a->size[d], 1)) bad = !take(f->syms, list, &m, a->size[d], of[d], &count[d]);
    if (bad)
      for (int d = r->a0; d < r->a1; d++) {
        p.opaque |= 1u << d;
        count[d] = d == r->a0 ? m : 0;
        if (d == r->a0) memcpy(of[d], list, (size_t)m * sizeof *list);
      }
  }
  for (int d = 0; d < a->ndim; d++) {
    open_dim(&p, d);
    append(&p, of[d], count[d], d);
  }
  return p;
}

/* The axes that p runs along in row-major order and from end to end, as a mask; false if it does not. */
static bool along_axes(walk *w, const aoti_te_node *n, const place *p, uint32_t *out) {
  uint32_t mask = 0;
  if (p->opaque) return false;
  for (int i = 0, end = p->first[n->ndim]; i < end;) {
    digit d = p->d[i++];
    while (i < end && p->d[i].axis == d.axis &&
           aoti_int_same(d.inner, aoti_int_mul(w->f->syms, p->d[i].inner, p->d[i].size))) {
      d.inner = p->d[i].inner;
      d.size = aoti_int_mul(w->f->syms, d.size, p->d[i++].size);
    }
    if (!aoti_int_is(d.inner, 1) || !aoti_int_same(d.size, w->axis[d.axis]) || mask >> d.axis) return false;
    mask |= 1u << d.axis;
  }
  *out = mask;
  return true;
}

static aot_int smaller(aoti_syms *syms, aot_int a, aot_int b) { return aoti_int_min(syms, a, b); }

static aot_status record(walk *w, aoti_te e, const place *p) {
  aoti_syms *syms = w->f->syms;
  const aoti_te_node *n = &w->f->te.at[e];
  aoti_read r = {.te = e};
  r.whole = along_axes(w, n, p, &r.axes);
  aot_int count = aot_i(1);
  for (int i = 0; i < p->first[n->ndim]; i++) count = aoti_int_mul(syms, count, p->d[i].size);
  count = smaller(syms, count, aoti_te_numel(w->f, e));
  aot_int esize = aot_i((int64_t)aot_dtype_size(n->dtype));
  r.bytes = aoti_int_mul(syms, count, esize);
  for (size_t i = 0; i < w->out->reads.n; i++) {
    aoti_read *old = &w->out->reads.at[i];
    if (old->te != e) continue;
    if (r.whole && old->whole && r.axes == old->axes) return NULL;
    old->whole = false;
    old->bytes =
        smaller(syms, aoti_int_add(syms, old->bytes, r.bytes), aoti_int_mul(syms, aoti_te_numel(w->f, e), esize));
    return NULL;
  }
  return aoti_push(w->f->arena, &w->out->reads, r);
}

static aot_status visit(walk *w, aoti_te e, const place *at);

/* The place in e's argument that p was made for, reached through e. */
static const place *by(place *p, aoti_te e, const place *at) {
  p->way = p->opaque ? aoti_hash_u64(at->way, e) : 0;
  return p;
}

static aot_status visit_args(walk *w, aoti_te e, const place *at) {
  const aoti_te_node *n = &w->f->te.at[e];
  place p;
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_POINT:
    for (int i = 0; i < n->n_args; i++) AOT_TRY(visit(w, n->args[i], at));
    return NULL;
  case AOTI_TE_VIEW: p = through_map(&w->f->te.at[n->args[0]], n, at); return visit(w, n->args[0], by(&p, e, at));
  case AOTI_TE_RESHAPE:
    p = through_reshape(w->f, &w->f->te.at[n->args[0]], n, at);
    return visit(w, n->args[0], by(&p, e, at));
  case AOTI_TE_PAD: {
    p = *at;
    for (int d = 0; d < n->ndim; d++)
      if (!aoti_int_is(n->lo[d], 0) || !aoti_int_same(n->size[d], w->f->te.at[n->args[0]].size[d])) p.opaque |= 1u << d;
    AOT_TRY(visit(w, n->args[0], by(&p, e, at)));
    return visit(w, n->args[1], at);
  }
  case AOTI_TE_GATHER:
    AOT_TRY(visit(w, n->args[1], at));
    p = through_map(&w->f->te.at[n->args[0]], n, at);
    return visit(w, n->args[0], by(&p, e, at));
  case AOTI_TE_SEARCH: /* its ends stand where it does; the last dimension of what it reads is looked at anywhere */
    p = *at;
    open_dim(&p, n->ndim);
    for (int d = 0; d < n->ndim; d++) append(&p, at->d + at->first[d], at->first[d + 1] - at->first[d], n->ndim);
    p.opaque |= 1u << n->ndim;
    for (int i = 1; i < n->n_args; i++) AOT_TRY(visit(w, n->args[i], at));
    return visit(w, n->args[0], by(&p, e, at));
  default: return NULL;
  }
}

static aot_status visit(walk *w, aoti_te e, const place *at) {
  const aoti_te_node *n = &w->f->te.at[e];
  if (n->kind == AOTI_TE_INPUT || (w->g->realised[e] && e != w->root)) return record(w, e, at);
  if (n->kind == AOTI_TE_CONST || n->kind == AOTI_TE_SIZE || n->kind == AOTI_TE_SCALAR || n->kind == AOTI_TE_IOTA)
    return NULL;
  /* The place as words: most have one or two digits. */
  uint64_t key[2 + AOT_MAX_DIMS + 1 + 4 * MAX_DIGITS];
  size_t words = 0;
  key[words++] = (uint64_t)e << 32 | at->opaque;
  key[words++] = at->way;
  for (int d = 0; d <= n->ndim; d++) key[words++] = at->first[d];
  for (int i = 0; i < at->first[n->ndim]; i++) {
    const digit *d = &at->d[i];
    key[words++] = d->inner.sym ? 0 : (uint64_t)d->inner.value;
    key[words++] = d->size.sym ? 0 : (uint64_t)d->size.value;
    key[words++] = (uint64_t)d->inner.sym << 32 | d->size.sym;
    key[words++] = d->axis;
  }
  uint32_t *slot;
  size_t before = w->seen.n;
  AOT_TRY(aoti_map_put(&w->seen, (const char *)key, words * sizeof *key, 1, &slot));
  if (w->seen.n == before) return NULL;
  if (w->g->last_root[e] != w->root) AOT_TRY(aoti_push(w->f->arena, &w->out->computed, e));
  w->g->last_root[e] = w->root;
  return visit_args(w, e, at);
}

void aoti_te_space(const aoti_fuse *f, aoti_te e, int *ndim, const aot_int **size, uint32_t *reduced) {
  const aoti_te_node *n = &f->te.at[e], *of = n->kind == AOTI_TE_REDUCE ? &f->te.at[n->args[0]] : n;
  *ndim = of->ndim;
  *size = of->size;
  *reduced = n->kind == AOTI_TE_REDUCE ? n->dims : 0;
}

/* An argument that is read in a space of its own. */
static aot_status visit_apart(walk *w, aoti_te e) {
  w->axes = w->f->te.at[e].ndim;
  w->axis = w->f->te.at[e].size;
  place p = start_place(w->axes, w->axis);
  AOT_TRY(visit(w, e, &p));
  for (size_t i = 0; i < w->out->reads.n; i++) w->out->reads.at[i].whole = false;
  return NULL;
}

static aot_status walk_from(walk *w) {
  aoti_fuse *f = w->f;
  const aoti_te_node *n = &f->te.at[w->root];
  uint32_t reduced;
  aoti_te_space(f, w->root, &w->axes, &w->axis, &reduced);
  place p = start_place(w->axes, w->axis);
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_REDUCE: return visit(w, n->args[0], &p);
  case AOTI_TE_CONTRACT:
  case AOTI_TE_SCAN:
  case AOTI_TE_SEGMENT:
  case AOTI_TE_SCATTER:
    for (int i = 0; i < n->n_args; i++) AOT_TRY(visit_apart(w, n->args[i]));
    return NULL;
  case AOTI_TE_CALL:
  case AOTI_TE_STREAM:
    for (aoti_te l = n->args[0]; l; l = f->te.at[l].args[1]) AOT_TRY(visit_apart(w, f->te.at[l].args[0]));
    return NULL;
  case AOTI_TE_VIEW:
  case AOTI_TE_RESHAPE:
  case AOTI_TE_INPUT: return NULL;
  default: return visit_args(w, w->root, &p);
  }
}

aot_status aoti_te_reads(aoti_fuse *f, const aoti_grouping *g, aoti_te e, aoti_reads *out) {
  walk w = {.f = f, .g = g, .root = e, .out = out};
  *out = (aoti_reads){0};
  aoti_arena_init(&w.scratch, NULL);
  w.seen.arena = &w.scratch;
  aot_status s = walk_from(&w);
  aoti_arena_deinit(&w.scratch);
  return s;
}
