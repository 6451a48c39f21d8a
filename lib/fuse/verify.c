/* What holds of every set of expressions and of every grouping, checked. A failure here is a mistake of a lowering rule
 * or of the fuser, never of a graph. */
#include "group.h"

static aot_status bad(const aoti_fuse *f, aoti_te e, const char *what) {
  uint32_t node = f->te.at[e].node;
  return aoti_error(AOT_ERROR_INTERNAL, "expression %%%u for %s: %s", e,
                    node < f->graph->nodes.n ? f->graph->nodes.at[node].name : "no node", what);
}

static bool same(int an, const aot_int *a, int bn, const aot_int *b) {
  bool ok = an == bn;
  for (int i = 0; ok && i < an; i++) ok = aoti_int_same(a[i], b[i]);
  return ok;
}
static bool same_sizes(const aoti_te_node *a, const aoti_te_node *b) {
  return same(a->ndim, a->size, b->ndim, b->size);
}

/* Are n's sizes those of a without the dimensions in dims? */
static bool reduces(const aoti_te_node *n, const aoti_te_node *a) {
  aot_int left[AOT_MAX_DIMS];
  int m = 0;
  for (int d = 0; d < a->ndim; d++)
    if (!(n->dims >> d & 1)) left[m++] = a->size[d];
  return !(n->dims >> a->ndim) && same(n->ndim, n->size, m, left);
}

static aot_status check_map(const aoti_fuse *f, aoti_te e, const aoti_te_node *n) {
  const aoti_te_node *a = &f->te.at[n->args[0]];
  if (!n->map && a->ndim) return bad(f, e, "lacks its map");
  for (int k = 0; k < a->ndim; k++) {
    const aoti_dim_map *m = &n->map[k];
    if (n->kind == AOTI_TE_GATHER && k == n->dim) continue;
    if (m->src < -1 || m->src >= n->ndim || m->src2 < 0 || m->src2 > n->ndim)
      return bad(f, e, "its map names a dimension it does not have");
  }
  return NULL;
}

static aot_status check_expression(const aoti_fuse *f, aoti_te e) {
  const aoti_te_node *n = &f->te.at[e], *a = &f->te.at[n->args[0]], *b = &f->te.at[n->args[1]];
  for (int i = 0; i < n->n_args; i++)
    if (n->args[i] >= e || (!n->args[i] && n->kind != AOTI_TE_LIST)) return bad(f, e, "names no earlier expression");
  if (n->kind != AOTI_TE_LIST && !aot_dtype_size((aot_dtype)n->dtype)) return bad(f, e, "has no dtype");
  if (n->ndim > AOT_MAX_DIMS || (n->ndim && !n->size)) return bad(f, e, "has no sizes");
  if (n->is_root && !n->required) return bad(f, e, "is a root that need not be in memory");
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_POINT:
    for (int i = 0; i < n->n_args; i++)
      if (!same_sizes(&f->te.at[n->args[i]], n)) return bad(f, e, "has an operand of other sizes");
    if (n->store_to && (f->te.at[n->store_to].kind != AOTI_TE_INPUT || !same_sizes(&f->te.at[n->store_to], n)))
      return bad(f, e, "overwrites what is no input of its sizes");
    return NULL;
  case AOTI_TE_VIEW: return check_map(f, e, n);
  case AOTI_TE_GATHER:
    if (n->dim < 0 || n->dim >= a->ndim) return bad(f, e, "gathers along a dimension its table does not have");
    if (b->dtype != AOT_I64 || !same_sizes(b, n)) return bad(f, e, "has no i64 positions of its sizes");
    return check_map(f, e, n);
  case AOTI_TE_PAD:
    if (a->ndim != n->ndim || !same_sizes(b, n) || (n->ndim && !n->lo)) return bad(f, e, "pads to other sizes");
    return NULL;
  case AOTI_TE_REDUCE: return reduces(n, a) ? NULL : bad(f, e, "has not the sizes that its reduction leaves");
  case AOTI_TE_SCAN:
    if (n->dim < 0 || n->dim >= n->ndim || !same_sizes(a, n)) return bad(f, e, "scans what has other sizes");
    return NULL;
  case AOTI_TE_IOTA: return n->dim < n->ndim ? NULL : bad(f, e, "counts along a dimension it does not have");
  case AOTI_TE_CONTRACT: {
    int d = n->ndim;
    bool ok = d >= 2 && a->ndim == d && b->ndim == d && aoti_int_meets(f->syms, a->size[d - 1], b->size[d - 2]) &&
              aoti_int_meets(f->syms, n->size[d - 2], a->size[d - 2]) &&
              aoti_int_meets(f->syms, n->size[d - 1], b->size[d - 1]);
    return ok ? NULL : bad(f, e, "contracts what does not fit");
  }
  default: return NULL;
  }
}

aot_status aoti_fuse_verify(const aoti_fuse *f) {
  for (aoti_te e = 1; e < f->te.n; e++) AOT_TRY(check_expression(f, e));
  return NULL;
}

static aot_status check_groups(const aoti_fuse *f, const aoti_groups *groups, bool *member, bool *stored) {
  for (size_t i = 0; i < groups->n; i++) {
    const aoti_group *g = &groups->at[i];
    for (size_t k = 0; k < g->n_reads; k++)
      if (f->te.at[g->reads[k]].kind != AOTI_TE_INPUT && !stored[g->reads[k]])
        return aoti_note(bad(f, g->reads[k], "is read before it is in memory"), "in group %zu", i);
    if (!g->n || (g->kind == AOTI_GROUP_LOOPS && g->n > AOTI_KERNEL_MEMBERS))
      return aoti_error(AOT_ERROR_INTERNAL, "group %zu has %zu members", i, g->n);
    for (size_t k = 0; k < g->n; k++) {
      aoti_te e = g->members[k].te;
      if (!e || e >= f->te.n) return aoti_error(AOT_ERROR_INTERNAL, "group %zu has a member that is not there", i);
      if (member[e]) return aoti_note(bad(f, e, "is in two groups"), "the second is %zu", i);
      member[e] = true;
      stored[e] = g->members[k].stored;
    }
  }
  for (aoti_te e = 1; e < f->te.n; e++)
    if (f->te.at[e].is_root && f->te.at[e].kind != AOTI_TE_INPUT && !stored[e])
      return bad(f, e, "is a root that no group stores");
  return NULL;
}

aot_status aoti_groups_verify(const aoti_fuse *f, const aoti_groups *groups) {
  bool *member, *stored;
  AOT_TRY(aoti_alloc(&aoti_heap, f->te.n, 2, &member));
  stored = member + f->te.n;
  aot_status status = check_groups(f, groups, member, stored);
  aoti_free(&aoti_heap, member);
  return status;
}
