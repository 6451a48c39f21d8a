/* Which expressions share a kernel.
 *
 * Every expression that must reach memory, and every reduction, starts as a group of its own; groups then merge as long
 * as it is legal, readers with what they read first, then groups that read the same memory. Last, an expression that
 * several groups compute is put in memory where that moves fewer bytes, and the grouping starts over.
 */
#include "group.h"
#include <string.h>

enum { MAX_ROUNDS = 16 };

typedef struct unit {
  bool alive;
  uint8_t kind;     /* aoti_group_kind */
  uint32_t changed; /* the sweep in which another was last merged into it */
  AOT_VEC(aoti_member) members;
} unit;

/* A space as its reduced and kept stretches: [kept 8][reduced 16] of an 8 x 16 matrix reduced along rows. */
typedef struct stretches {
  int n;
  bool reduced[AOT_MAX_DIMS + 1];
  aot_int size[AOT_MAX_DIMS + 1];
} stretches;

typedef struct state {
  aoti_fuse *f;
  aoti_grouping g;
  aoti_reads *reads; /* per expression, for roots */
  uint32_t *unit_of; /* per expression; AOTI_NO_NODE: none */
  uint32_t *call_of; /* per graph node that is a call, and form of a stream: its unit + 1 */
  AOT_VEC(unit) units;
  AOT_VEC(aoti_te) roots;
  AOT_VEC(aoti_te) * readers; /* per INPUT: the roots that read it */
  uint32_t *mark;             /* per unit: scratch of the walk over dependencies */
  uint32_t opened, closed;    /* the mark of what is opened; a mark from here on: not to be opened again */
  uint32_t from;              /* what lies before this place is not opened */
  uint32_t check;             /* the mark of the last look for a third group between two */
  AOT_VEC(uint32_t) open, rest;
  AOT_VEC(uint32_t) order; /* the groups alive, each after those it needs; AOTI_NO_NODE where one was merged away */
  uint32_t *place;         /* per unit: where in order */
  uint32_t sweep;          /* counts the passes over all groups */
  uint32_t trial;          /* per expression: the last trial in which it was counted */
  uint32_t *computed_in, *read_in;
} state;

/* ---- spaces */

static stretches stretch(aoti_fuse *f, int ndim, const aot_int *size, uint32_t reduced) {
  stretches s = {0};
  for (int d = 0; d < ndim; d++) {
    bool r = reduced >> d & 1;
    if (aoti_int_is(size[d], 1)) continue;
    if (s.n && s.reduced[s.n - 1] == r) {
      s.size[s.n - 1] = aoti_int_mul(f->syms, s.size[s.n - 1], size[d]);
    } else {
      s.reduced[s.n] = r;
      s.size[s.n++] = size[d];
    }
  }
  return s;
}
static bool same_stretches(const stretches *a, const stretches *b) {
  if (a->n != b->n) return false;
  for (int i = 0; i < a->n; i++)
    if (a->reduced[i] != b->reduced[i] || !aoti_int_same(a->size[i], b->size[i])) return false;
  return true;
}
static aot_int count(aoti_fuse *f, const stretches *s, bool with_reduced) {
  aot_int n = aot_i(1);
  for (int i = 0; i < s->n; i++)
    if (with_reduced || !s->reduced[i]) n = aoti_int_mul(f->syms, n, s->size[i]);
  return n;
}
static uint32_t long_axes(int ndim, const aot_int *size) {
  uint32_t mask = 0;
  for (int d = 0; d < ndim; d++)
    if (!aoti_int_is(size[d], 1)) mask |= 1u << d;
  return mask;
}

static bool is_generated_contract(const aoti_fuse *f, const aoti_te_node *n) {
  if (n->kind != AOTI_TE_CONTRACT) return false;
  bool library = n->dtype == f->te.at[n->args[0]].dtype && n->dtype == f->te.at[n->args[1]].dtype;
  return !(f->options.extern_gemm && library);
}

/* ---- merging */

/* What two groups' members are to each other when merged. */
typedef struct trial {
  state *s;
  aoti_member m[AOTI_KERNEL_MEMBERS];
  size_t n;
  bool reduces;
  aoti_te contract;
  stretches space; /* of the reductions; without any, of the first member */
  const char *why;
} trial;

static bool refuse(trial *t, const char *why) {
  t->why = why;
  return false;
}

static bool give_roles(trial *t) {
  aoti_fuse *f = t->s->f;
  int ndim;
  const aot_int *size;
  uint32_t reduced;
  for (size_t i = 0; i < t->n; i++) {
    const aoti_te_node *n = &f->te.at[t->m[i].te];
    aoti_te_space(f, t->m[i].te, &ndim, &size, &reduced);
    if (n->kind == AOTI_TE_CONTRACT) {
      if (t->contract || t->reduces) return refuse(t, "a contraction takes no second reduction");
      t->contract = t->m[i].te;
      t->space = stretch(f, ndim, size, 0);
    } else if (n->kind == AOTI_TE_REDUCE) {
      stretches s = stretch(f, ndim, size, reduced);
      if (t->contract) return refuse(t, "a contraction takes no second reduction");
      if (t->reduces && !same_stretches(&s, &t->space)) return refuse(t, "their reductions run over different spaces");
      t->space = s;
      t->reduces = true;
    }
  }
  if (!t->reduces && !t->contract) {
    aoti_te_space(f, t->m[0].te, &ndim, &size, &reduced);
    t->space = stretch(f, ndim, size, 0);
  }
  aot_int all = count(f, &t->space, true), rows = count(f, &t->space, false);
  if (t->n > 1 && aoti_int_is(all, 0)) return refuse(t, "spaces without points are alike in number only");
  for (size_t i = 0; i < t->n; i++) {
    aoti_te e = t->m[i].te;
    if (f->te.at[e].kind == AOTI_TE_REDUCE || e == t->contract) {
      t->m[i].role = AOTI_ROLE_RED;
      continue;
    }
    aot_int n = aoti_te_numel(f, e);
    if (aoti_int_same(n, all) && !t->contract)
      t->m[i].role = AOTI_ROLE_FULL;
    else if (aoti_int_same(n, rows))
      t->m[i].role = AOTI_ROLE_ROW;
    else
      return refuse(t, "their iteration spaces differ");
  }
  return true;
}

/* Whether reader, in its role, may read member y at r. */
static bool read_is_legal(trial *t, const aoti_member *x, const aoti_member *y, const aoti_read *r) {
  aoti_fuse *f = t->s->f;
  int ndim;
  const aot_int *size;
  uint32_t reduced;
  if (!r->whole) return refuse(t, "one reads the other at other places than its own");
  aoti_te_space(f, x->te, &ndim, &size, &reduced);
  uint32_t all = long_axes(ndim, size);
  if (y->role == AOTI_ROLE_FULL) {
    if (x->role == AOTI_ROLE_ROW) return refuse(t, "a row reads every point");
    return r->axes == all || refuse(t, "one reads the other broadcast");
  }
  if (x->role == AOTI_ROLE_ROW) return r->axes == all || refuse(t, "one reads the other broadcast");
  if (x->role == AOTI_ROLE_RED && x->te == t->contract) return refuse(t, "a contraction reads it");
  stretches s = stretch(f, ndim, size, all & ~r->axes);
  return same_stretches(&s, &t->space) || refuse(t, "one reads the other's rows along other axes");
}

static bool reads_are_legal(trial *t) {
  for (size_t i = 0; i < t->n; i++) {
    const aoti_member *x = &t->m[i];
    const aoti_reads *list = &t->s->reads[x->te];
    aoti_te target = t->s->f->te.at[x->te].store_to;
    for (size_t k = 0; k < list->reads.n; k++)
      for (size_t j = 0; j < t->n; j++)
        if (i != j && t->m[j].te == list->reads.at[k].te && !read_is_legal(t, x, &t->m[j], &list->reads.at[k]))
          return false;
    /* Overwritten memory may be read only by the point that writes it. */
    if (!target) continue;
    for (size_t j = 0; j < t->n; j++) {
      const aoti_reads *other = &t->s->reads[t->m[j].te];
      for (size_t k = 0; k < other->reads.n; k++) {
        aoti_member place = {.te = target, .role = x->role};
        if (other->reads.at[k].te == target && (!other->reads.at[k].whole || t->m[j].role == AOTI_ROLE_ROW ||
                                                !read_is_legal(t, &t->m[j], &place, &other->reads.at[k])))
          return refuse(t, "one overwrites what the other reads elsewhere");
      }
    }
  }
  return true;
}

/* Whether one kernel may hold them all. What members have in common is computed once, except that each reduction may
 * need it in loops of its own. */
static bool is_small_enough(trial *t) {
  state *s = t->s;
  aoti_fuse *f = s->f;
  uint64_t work = 0;
  uint32_t buffers = 0;
  s->trial++;
  for (size_t i = 0; i < t->n; i++) {
    const aoti_reads *r = &s->reads[t->m[i].te];
    bool reduces = f->te.at[t->m[i].te].kind == AOTI_TE_REDUCE;
    for (size_t k = 0; k < r->computed.n; k++) {
      uint32_t *seen = &s->computed_in[r->computed.at[k]];
      if (*seen == s->trial && !reduces) continue;
      work += aoti_te_weight(&f->te.at[r->computed.at[k]]);
      *seen = s->trial;
    }
    work += aoti_te_weight(&f->te.at[t->m[i].te]);
    buffers++;
    for (size_t k = 0; k < r->reads.n; k++) {
      uint32_t *seen = &s->read_in[r->reads.at[k].te];
      buffers += *seen != s->trial;
      work += *seen != s->trial;
      *seen = s->trial;
    }
  }
  return (work <= AOTI_KERNEL_WORK && buffers <= AOTI_KERNEL_BUFFERS) || refuse(t, "one kernel would be too large");
}

/* ---- dependencies between groups */

static aot_status add_need(state *s, uint32_t u, uint32_t v) {
  if (v == AOTI_NO_NODE || v == u || s->mark[v] >= s->closed || s->place[v] < s->from) return NULL;
  s->mark[v] = s->opened;
  return aoti_push(s->f->arena, &s->open, v);
}

/* Opens the groups that u needs to run first and that are not marked: those it reads, and, before it overwrites an
 * input, those that read the old value. */
static aot_status open_needs(state *s, uint32_t u) {
  for (size_t i = 0; i < s->units.at[u].members.n; i++) {
    aoti_te e = s->units.at[u].members.at[i].te, target = s->f->te.at[e].store_to;
    for (size_t k = 0; k < s->reads[e].reads.n; k++) AOT_TRY(add_need(s, u, s->unit_of[s->reads[e].reads.at[k].te]));
    for (size_t k = 0; target && k < s->readers[target].n; k++)
      AOT_TRY(add_need(s, u, s->unit_of[s->readers[target].at[k]]));
  }
  return NULL;
}

/* Depth first from u: what it needs comes before it. A group on the stack is marked 1; 2 once its needs lie above it; 3
 * when it is out. One that waits further down is opened again where it is needed sooner. */
static aot_status order_from(state *s, uint32_t u) {
  s->open.n = 0;
  s->opened = 1;
  s->closed = 2;
  if (!s->units.at[u].alive) return NULL;
  AOT_TRY(add_need(s, AOTI_NO_NODE, u));
  while (s->open.n) {
    uint32_t v = s->open.at[s->open.n - 1];
    if (s->mark[v] == 1) {
      s->mark[v] = 2;
      AOT_TRY(open_needs(s, v));
      continue;
    }
    s->open.n--;
    if (s->mark[v] == 2) AOT_TRY(aoti_push(s->f->arena, &s->order, v));
    s->mark[v] = 3;
  }
  return NULL;
}

static aot_status order_units(state *s) {
  s->order.n = 0;
  s->from = 0;
  memset(s->mark, 0, s->units.n * sizeof *s->mark);
  for (uint32_t u = 0; u < s->units.n; u++) AOT_TRY(order_from(s, u));
  for (uint32_t i = 0; i < s->order.n; i++) s->place[s->order.at[i]] = i;
  s->check = 3;
  return NULL;
}

/* Whether one of two groups needs the other through a third: then they cannot run as one. True also when memory ran
 * out. Only the later one in the order can need the earlier, through groups that lie between them there; those it needs
 * are left marked with s->check. */
static bool through_third(state *s, uint32_t a, uint32_t b) {
  uint32_t early = s->place[a] < s->place[b] ? a : b, late = early == a ? b : a;
  s->open.n = 0;
  s->from = s->place[early];
  s->opened = s->closed = ++s->check;
  s->mark[early] = s->check; /* found only from the others */
  aot_status status = open_needs(s, late);
  s->mark[early] = 0;
  for (size_t i = 0; !status && i < s->open.n && s->mark[early] != s->check; i++) status = open_needs(s, s->open.at[i]);
  if (status) aoti_fuse_fail(s->f, status);
  return status || s->mark[early] == s->check;
}

/* After through_third said no: a stands for both, behind what they need and before the rest that lay between them. */
static aot_status move_together(state *s, uint32_t a, uint32_t b) {
  uint32_t first = s->place[a] < s->place[b] ? s->place[a] : s->place[b], last = s->place[a] + s->place[b] - first;
  uint32_t to = first;
  s->rest.n = 0;
  AOT_TRY(aoti_push(s->f->arena, &s->rest, a));
  for (uint32_t i = first; i <= last; i++) {
    uint32_t v = s->order.at[i];
    if (v == AOTI_NO_NODE || v == a || v == b) continue;
    if (s->mark[v] == s->check)
      s->order.at[to++] = v;
    else
      AOT_TRY(aoti_push(s->f->arena, &s->rest, v));
  }
  for (size_t i = 0; i < s->rest.n; i++) s->order.at[to++] = s->rest.at[i];
  while (to <= last) s->order.at[to++] = AOTI_NO_NODE;
  for (uint32_t i = first; i <= last; i++)
    if (s->order.at[i] != AOTI_NO_NODE) s->place[s->order.at[i]] = i;
  return NULL;
}

/* ---- the rounds */

static const char *te_name(const aoti_fuse *f, aoti_te e) {
  uint32_t node = f->te.at[e].node;
  return node == AOTI_NO_NODE ? "?" : aoti_graph_node(f->graph, node)->name;
}

static bool try_merge(state *s, uint32_t a, uint32_t b) {
  unit *ua = &s->units.at[a], *ub = &s->units.at[b];
  trial t = {.s = s};
  if (a == b || !ua->alive || !ub->alive || ua->kind != AOTI_GROUP_LOOPS || ub->kind != AOTI_GROUP_LOOPS) return false;
  if (ua->members.n + ub->members.n > AOTI_KERNEL_MEMBERS) return false;
  for (size_t i = 0; i < ua->members.n; i++) t.m[t.n++] = ua->members.at[i];
  for (size_t i = 0; i < ub->members.n; i++) t.m[t.n++] = ub->members.at[i];
  bool ok = is_small_enough(&t) && give_roles(&t) && reads_are_legal(&t);
  if (ok && through_third(s, a, b)) ok = refuse(&t, "a group between them must run in between");
  if (!ok) {
    aoti_logf(&s->f->options.log, AOT_LOG_DEBUG, "fuse", "%s and %s stay apart: %s",
              te_name(s->f, ua->members.at[0].te), te_name(s->f, ub->members.at[0].te), t.why);
    return false;
  }
  for (size_t i = 0; i < ua->members.n; i++) ua->members.at[i].role = t.m[i].role;
  aot_status status = move_together(s, a, b);
  for (size_t i = t.n - ub->members.n; i < t.n && !status; i++) {
    status = aoti_push(s->f->arena, &ua->members, t.m[i]);
    s->unit_of[t.m[i].te] = a;
  }
  if (status) {
    aoti_fuse_fail(s->f, status);
    return false;
  }
  ub->alive = false;
  ua->changed = s->sweep;
  return true;
}

static aot_status make_unit(state *s, aoti_te e) {
  const aoti_te_node *n = &s->f->te.at[e];
  unit u = {.alive = true, .kind = AOTI_GROUP_LOOPS};
  if (n->kind == AOTI_TE_CONTRACT && !is_generated_contract(s->f, n)) u.kind = AOTI_GROUP_GEMM;
  if (n->kind == AOTI_TE_SCATTER) u.kind = AOTI_GROUP_SCATTER;
  if (n->kind == AOTI_TE_SCAN) u.kind = AOTI_GROUP_SCAN;
  if (n->kind == AOTI_TE_SEGMENT) u.kind = AOTI_GROUP_SEGMENT;
  bool joint = n->kind == AOTI_TE_CALL || n->kind == AOTI_TE_STREAM;
  if (n->kind == AOTI_TE_CALL) u.kind = AOTI_GROUP_CALL;
  if (n->kind == AOTI_TE_STREAM) u.kind = AOTI_GROUP_STREAM;
  uint8_t role = n->kind == AOTI_TE_REDUCE || n->kind == AOTI_TE_CONTRACT ? AOTI_ROLE_RED : AOTI_ROLE_FULL;
  uint32_t *call = &s->call_of[joint ? n->i * AOTI_STREAM_FORMS + n->op : 0];
  if (joint && *call) {
    s->unit_of[e] = *call - 1;
    return aoti_push(s->f->arena, &s->units.at[*call - 1].members, (aoti_member){.te = e, .role = role});
  }
  if (joint) *call = (uint32_t)s->units.n + 1;
  AOT_TRY(aoti_push(s->f->arena, &u.members, (aoti_member){.te = e, .role = role}));
  s->unit_of[e] = (uint32_t)s->units.n;
  return aoti_push(s->f->arena, &s->units, u);
}

/* Realises e if it is an expression of its own, and records its reads. */
static aot_status collect(state *s) {
  aoti_fuse *f = s->f;
  s->roots.n = s->units.n = 0;
  AOT_TRY(aoti_arena_alloc(f->arena, f->graph->nodes.n * AOTI_STREAM_FORMS, sizeof *s->call_of, &s->call_of));
  for (aoti_te e = 1; e < f->te.n; e++) {
    s->unit_of[e] = AOTI_NO_NODE;
    s->g.last_root[e] = 0;
    s->readers[e].n = 0;
  }
  /* Readers have higher ids than what they read: from the end, everything met is known to be needed. */
  bool *needed;
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *needed, &needed));
  for (aoti_te e = (aoti_te)f->te.n; e-- > 1;) {
    const aoti_te_node *n = &f->te.at[e];
    needed[e] |= n->is_root;
    bool always = n->kind == AOTI_TE_REDUCE || n->kind == AOTI_TE_CONTRACT || n->kind == AOTI_TE_SCATTER ||
                  n->kind == AOTI_TE_SCAN || n->kind == AOTI_TE_SEGMENT || n->kind == AOTI_TE_CALL ||
                  n->kind == AOTI_TE_STREAM;
    bool own = n->kind != AOTI_TE_INPUT && needed[e] && (s->g.realised[e] || n->required || always);
    s->g.realised[e] = own;
    if (!own) {
      if (needed[e])
        for (int i = 0; i < n->n_args; i++) needed[n->args[i]] = true;
      continue;
    }
    for (int i = 0; i < n->n_args; i++) needed[n->args[i]] = true;
    AOT_TRY(aoti_push(f->arena, &s->roots, e));
  }
  for (size_t i = s->roots.n; i-- > 0;) {
    aoti_te e = s->roots.at[i];
    AOT_TRY(aoti_te_reads(f, &s->g, e, &s->reads[e]));
    AOT_TRY(make_unit(s, e));
    for (size_t k = 0; k < s->reads[e].reads.n; k++) {
      aoti_te y = s->reads[e].reads.at[k].te;
      if (f->te.at[y].kind == AOTI_TE_INPUT) AOT_TRY(aoti_push(f->arena, &s->readers[y], e));
    }
  }
  return NULL;
}

/* Who read an expression in memory last. */
typedef struct reader {
  uint32_t unit; /* + 1 */
  aoti_te root;
  aot_int bytes;
} reader;

/* Whether two roots that read the same memory pass over it together: along their own order, or (sliced, padded) over
 * the same space. */
static bool side_by_side(state *s, const reader *a, aoti_te root, const aoti_read *r) {
  int an, bn;
  const aot_int *as, *bs;
  uint32_t ar, br;
  if (r->whole) return true;
  aoti_te_space(s->f, a->root, &an, &as, &ar);
  aoti_te_space(s->f, root, &bn, &bs, &br);
  bool same = an == bn && ar == br && aoti_int_same(a->bytes, r->bytes);
  for (int d = 0; d < an && same; d++) same = aoti_int_same(as[d], bs[d]);
  return same;
}

static aot_status merge_siblings(state *s, bool *changed) {
  reader *readers;
  AOT_TRY(aoti_arena_alloc(s->f->arena, s->f->te.n, sizeof *readers, &readers));
  for (uint32_t u = 0; u < s->units.n; u++)
    for (size_t i = 0; s->units.at[u].alive && i < s->units.at[u].members.n; i++) {
      aoti_te root = s->units.at[u].members.at[i].te;
      const aoti_reads *r = &s->reads[root];
      for (size_t k = 0; k < r->reads.n && s->units.at[u].alive; k++) {
        reader *last = &readers[r->reads.at[k].te];
        bool other = last->unit && last->unit - 1 != u && s->units.at[last->unit - 1].alive;
        if (other && side_by_side(s, last, root, &r->reads.at[k]) && try_merge(s, last->unit - 1, u))
          *changed = true;
        else
          *last = (reader){u + 1, root, r->reads.at[k].bytes};
      }
    }
  return NULL;
}

/* Merges readers with what they read, first to last, then groups that read the same memory, until nothing changes. */
static aot_status merge_all(state *s) {
  aoti_fuse *f = s->f;
  AOT_TRY(aoti_arena_alloc(f->arena, s->units.n, sizeof *s->mark, &s->mark));
  AOT_TRY(aoti_arena_alloc(f->arena, s->units.n, sizeof *s->place, &s->place));
  AOT_TRY(order_units(s));
  bool changed = true;
  uint32_t tried = 0; /* the sweep before this one: what was refused then stays so until one of the two changes */
  s->sweep = 0;
  while (changed && !f->error) {
    changed = false;
    s->sweep++;
    for (uint32_t u = 0; u < s->units.n; u++)
      for (size_t i = 0; s->units.at[u].alive && i < s->units.at[u].members.n; i++) {
        const aoti_reads *r = &s->reads[s->units.at[u].members.at[i].te];
        for (size_t k = 0; k < r->reads.n && s->units.at[u].alive; k++) {
          uint32_t v = s->unit_of[r->reads.at[k].te];
          if (v == AOTI_NO_NODE || v == u) continue;
          if (tried && s->units.at[u].changed < tried && s->units.at[v].changed < tried) continue;
          if (try_merge(s, v, u)) changed = true;
        }
      }
    tried = s->sweep;
    if (changed) continue;
    s->sweep++;
    AOT_TRY(merge_siblings(s, &changed));
  }
  return f->error ? aoti_fuse_status(f) : NULL;
}

/* ---- what is worth storing */

static aot_int te_bytes(aoti_fuse *f, aoti_te e) {
  return aoti_int_mul(f->syms, aoti_te_numel(f, e), aot_i((int64_t)aot_dtype_size(f->te.at[e].dtype)));
}

/* The roots that compute an expression; those of one group follow each other. */
typedef AOT_VEC(aoti_te) computers;

/* Bytes, by hint, of what group u would no longer read if e lay in memory; n of its members compute e. */
static aot_status spared(state *s, uint32_t u, aoti_te e, const aoti_te *roots, size_t n, int64_t *out) {
  const unit *x = &s->units.at[u];
  int64_t bytes = 0;
  bool was = s->g.realised[e];
  uint32_t still = ++s->trial;
  for (size_t i = 0, k = 0; i < x->members.n; i++) {
    aoti_te root = x->members.at[i].te;
    aoti_reads r = s->reads[root];
    if (k < n && roots[k] == root) {
      s->g.realised[e] = true;
      aot_status status = aoti_te_reads(s->f, &s->g, root, &r);
      s->g.realised[e] = was;
      AOT_TRY(status);
      k++;
    }
    for (size_t j = 0; j < r.reads.n; j++) s->read_in[r.reads.at[j].te] = still;
  }
  for (size_t i = 0; i < n; i++) {
    const aoti_reads *r = &s->reads[roots[i]];
    for (size_t k = 0; k < r->reads.n; k++) {
      aoti_te leaf = r->reads.at[k].te;
      if (s->read_in[leaf] == still || s->unit_of[leaf] == u) continue;
      s->read_in[leaf] = still; /* once */
      if (aoti_add_overflows(bytes, r->reads.at[k].bytes.value, &bytes)) bytes = INT64_MAX;
    }
  }
  *out = bytes;
  return NULL;
}

/* Whether storing e moves fewer bytes: the group that is spared least computes and writes it, the others read it. */
static aot_status pays(state *s, aoti_te e, const computers *by, bool *out) {
  int64_t n = 0, total = 0, least = INT64_MAX, cost;
  for (size_t i = 0, end; i < by->n; i = end) {
    uint32_t u = s->unit_of[by->at[i]];
    int64_t bytes;
    for (end = i + 1; end < by->n && s->unit_of[by->at[end]] == u;) end++;
    AOT_TRY(spared(s, u, e, by->at + i, end - i, &bytes));
    if (bytes < least) least = bytes;
    if (aoti_add_overflows(total, bytes, &total)) total = INT64_MAX;
    n++;
  }
  *out = n > 1 && !aoti_mul_overflows(n, te_bytes(s->f, e).value, &cost) && total - least > cost;
  return NULL;
}

/* Realises the largest expressions that several groups compute at a loss. *changed: some were. */
static aot_status store_shared(state *s, bool *changed) {
  aoti_fuse *f = s->f;
  uint32_t *times, *last;
  computers *by;
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *by, &by));
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *times, &times));
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *last, &last));
  for (uint32_t u = 0; u < s->units.n; u++)
    for (size_t i = 0; s->units.at[u].alive && i < s->units.at[u].members.n; i++) {
      const aoti_reads *r = &s->reads[s->units.at[u].members.at[i].te];
      for (size_t k = 0; k < r->computed.n; k++) {
        aoti_te e = r->computed.at[k];
        if (last[e] != u + 1) times[e]++;
        last[e] = u + 1;
        AOT_TRY(aoti_push(f->arena, &by[e], s->units.at[u].members.at[i].te));
      }
    }
  bool *inside; /* of one stored in this round */
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *inside, &inside));
  for (aoti_te e = (aoti_te)f->te.n; e-- > 1;) {
    const aoti_te_node *n = &f->te.at[e];
    bool kind =
        n->kind == AOTI_TE_POINT || n->kind == AOTI_TE_PAD || n->kind == AOTI_TE_GATHER || n->kind == AOTI_TE_SEARCH;
    if (times[e] > 1 && kind && !inside[e]) {
      bool worth;
      AOT_TRY(pays(s, e, &by[e], &worth));
      if (worth) {
        s->g.realised[e] = inside[e] = *changed = true;
        aoti_logf(&f->options.log, AOT_LOG_DEBUG, "fuse", "%s is stored: %u groups would read for it", te_name(f, e),
                  times[e]);
      }
    }
    if (inside[e])
      for (int i = 0; i < n->n_args; i++) inside[n->args[i]] = true;
  }
  return NULL;
}

/* What e copies, as far as that can be put in memory itself. */
static aoti_te behind_copies(const aoti_fuse *f, aoti_te e) {
  while (f->te.at[e].kind == AOTI_TE_POINT && !f->te.at[e].op && !f->te.at[e].required) {
    aoti_te_kind kind = (aoti_te_kind)f->te.at[f->te.at[e].args[0]].kind;
    if (kind != AOTI_TE_POINT && kind != AOTI_TE_PAD && kind != AOTI_TE_GATHER) break;
    e = f->te.at[e].args[0];
  }
  return e;
}

/* Overwriting an input with something that reads it elsewhere goes through memory of its own. */
static aot_status part_overwrites(state *s) {
  aoti_fuse *f = s->f;
  for (aoti_te e = 1; e < f->te.n; e++) {
    aoti_te target = f->te.at[e].store_to;
    if (!target) continue;
    aoti_reads r;
    AOT_TRY(aoti_te_reads(f, &s->g, e, &r));
    for (size_t i = 0; i < r.reads.n; i++)
      if (r.reads.at[i].te == target &&
          (!r.reads.at[i].whole || r.reads.at[i].axes != long_axes(f->te.at[e].ndim, f->te.at[e].size))) {
        aoti_te_require(f, behind_copies(f, f->te.at[e].args[0]));
        break;
      }
  }
  return NULL;
}

/* Sums that must be stored anyway, of a contraction that nothing else reads, are left to the library call. */
static aot_status fold_sums(state *s) {
  aoti_fuse *f = s->f;
  uint32_t *users;
  AOT_TRY(aoti_arena_alloc(f->arena, f->te.n, sizeof *users, &users));
  for (aoti_te e = 1; e < f->te.n; e++)
    for (int i = 0; i < f->te.at[e].n_args; i++) users[f->te.at[e].args[i]]++;
  for (aoti_te e = 1; e < f->te.n; e++) {
    aoti_te_node *n = &f->te.at[e];
    aoti_te_node *c = &f->te.at[n->folded];
    aoti_layout sum, plain, d;
    if (!n->folded || !n->required || c->required || users[n->folded] != 1 || is_generated_contract(f, c)) continue;
    aoti_te addend = n->args[1];
    if (!aoti_te_layout(f, addend, &d) || f->te.at[d.base].kind != AOTI_TE_INPUT ||
        f->te.at[addend].dtype != n->dtype || !aoti_int_is(d.stride[n->ndim - 1], 1))
      continue;
    bool same = aoti_te_layout(f, e, &sum) && aoti_te_layout(f, n->folded, &plain);
    for (int i = 0; i < n->ndim && same; i++) same = aoti_int_same(sum.stride[i], plain.stride[i]);
    if (!same) continue;
    n->kind = AOTI_TE_CONTRACT;
    n->n_args = 3;
    n->args[0] = c->args[0];
    n->args[1] = c->args[1];
    n->args[2] = addend;
  }
  return NULL;
}

/* ---- results */

static aot_status finish_group(state *s, uint32_t u, aoti_group *out) {
  aoti_fuse *f = s->f;
  unit *x = &s->units.at[u];
  *out = (aoti_group){.kind = x->kind, .members = x->members.at, .n = x->members.n};
  out->bytes_read = out->bytes_written = aot_i(0);
  AOT_VEC(aoti_te) reads = {0};
  AOT_VEC(aot_int) bytes = {0};
  bool reduces = false;
  for (size_t i = 0; i < x->members.n; i++) {
    aoti_member *m = &x->members.at[i];
    int ndim;
    const aot_int *size;
    uint32_t reduced;
    aoti_te_space(f, m->te, &ndim, &size, &reduced);
    bool is_red = m->role == AOTI_ROLE_RED;
    if (i == 0 || (is_red && !reduces) || (is_red == reduces && ndim > out->ndim)) {
      out->ndim = ndim;
      out->size = size;
      out->reduced = reduced;
      reduces |= is_red;
    }
    if (m->stored) out->bytes_written = aoti_int_add(f->syms, out->bytes_written, te_bytes(f, m->te));
    const aoti_reads *r = &s->reads[m->te];
    for (size_t k = 0; k < r->reads.n; k++) {
      const aoti_read *rd = &r->reads.at[k];
      if (s->unit_of[rd->te] == u) continue;
      size_t at = 0;
      while (at < reads.n && reads.at[at] != rd->te) at++;
      if (at < reads.n) { /* members read it at the same places where they fused for it */
        if (rd->bytes.value > bytes.at[at].value) bytes.at[at] = rd->bytes;
        continue;
      }
      AOT_TRY(aoti_push(f->arena, &reads, rd->te));
      AOT_TRY(aoti_push(f->arena, &bytes, rd->bytes));
    }
  }
  out->reads = reads.at;
  out->read_bytes = bytes.at;
  out->n_reads = reads.n;
  for (size_t i = 0; i < bytes.n; i++) out->bytes_read = aoti_int_add(f->syms, out->bytes_read, bytes.at[i]);
  return NULL;
}

static void mark_stored(state *s) {
  aoti_fuse *f = s->f;
  for (uint32_t u = 0; u < s->units.n; u++)
    for (size_t i = 0; s->units.at[u].alive && i < s->units.at[u].members.n; i++) {
      aoti_member *m = &s->units.at[u].members.at[i];
      m->stored |= f->te.at[m->te].required || s->units.at[u].kind != AOTI_GROUP_LOOPS;
      const aoti_reads *r = &s->reads[m->te];
      for (size_t k = 0; k < r->reads.n; k++) {
        aoti_te y = r->reads.at[k].te;
        uint32_t v = s->unit_of[y];
        if (v == AOTI_NO_NODE || v == u) continue;
        for (size_t j = 0; j < s->units.at[v].members.n; j++)
          if (s->units.at[v].members.at[j].te == y) s->units.at[v].members.at[j].stored = true;
      }
    }
}

aot_status aoti_fuse_run(aoti_fuse *f, aoti_groups *out) {
  AOT_TRY(aoti_fuse_status(f));
  state s = {.f = f};
  size_t room = f->te.n;
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.g.realised, &s.g.realised));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.g.last_root, &s.g.last_root));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.reads, &s.reads));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.unit_of, &s.unit_of));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.computed_in, &s.computed_in));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.read_in, &s.read_in));
  AOT_TRY(aoti_arena_alloc(f->arena, room, sizeof *s.readers, &s.readers));
  AOT_TRY(part_overwrites(&s));
  AOT_TRY(fold_sums(&s));
  bool changed = true;
  for (int round = 0; changed && round < MAX_ROUNDS; round++) {
    changed = false;
    AOT_TRY(collect(&s));
    AOT_TRY(merge_all(&s));
    if (round + 1 < MAX_ROUNDS) AOT_TRY(store_shared(&s, &changed));
  }
  mark_stored(&s);
  AOT_TRY(aoti_arena_alloc(f->arena, s.units.n, sizeof *out->at, &out->at));
  out->n = 0;
  AOT_TRY(order_units(&s));
  while (out->n < s.order.n) {
    AOT_TRY(finish_group(&s, s.order.at[out->n], &out->at[out->n]));
    out->n++;
  }
  return aoti_fuse_status(f);
}
