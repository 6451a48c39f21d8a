// Functionalisation: a trace in which nothing is written.
//
// A tensor of the trace stands for a value, and its storage for the value of the whole memory. A write of a tensor
// computes its new value with the functional operator; when the tensor is a view, the new value of the memory follows
// by running the view's links backward (select: select_scatter; t: t). Every other tensor over that memory is then out
// of date, which counters tell; it is made again from the memory's value, link by link, when it is next read.
#include "dispatch.h"

#include <stdio.h>
#include <string.h>

enum { MAX_ARGS = 64, MAX_RETURNS = 16 };

bool aoti_functional_op(const aoti_registry *registry, const aoti_op_info *in_place, aot_op *out) {
  // "aten.add_.Tensor": "aten.add.Tensor"; "aten.pow_.Scalar": "aten.pow.Tensor_Scalar", as pow.Scalar is another one;
  // where only overloads of the functional operator have names, ".int"; "aten.bernoulli_.float": "aten.bernoulli.p";
  // "aten.normal_": "aten.normal_functional", as normal is another one.
  const char *packet = strchr(in_place->name, '.'), *overload = in_place->overload;
  size_t n_packet = strlen(in_place->packet);
  const char *const names[][3] = {{"_functional", "", overload},
                                  {"", "Tensor_", overload},
                                  {"", "", overload},
                                  {"", "", "int"},
                                  {"", "", "p"},
                                  {"", "", "default"}};
  for (size_t i = 0; packet && n_packet && i < sizeof names / sizeof *names; i++) {
    char name[128];
    int n = snprintf(name, sizeof name, "%.*s%.*s%s.%s%s", (int)(packet - in_place->name + 1), in_place->name,
                     (int)n_packet - 1, in_place->packet, names[i][0], names[i][1], names[i][2]);
    if (n > 0 && (size_t)n < sizeof name && aoti_op_find(registry, name, (size_t)n, out)) return true;
  }
  return false;
}

// ---- views made again

static aot_tensor *apply(aot_scope *s, const aoti_view *v, aot_tensor *from) {
  aot_value args[MAX_ARGS], out[MAX_RETURNS];
  memcpy(args, v->args, v->n_args * sizeof *args);
  args[0] = aoti_v_tensor(from);
  aoti_dispatch(s, v->op, args, v->n_args, out, s->file, s->line);
  if (s->error) return aoti_poison();
  return v->item < 0 ? out[0].as.tensor : out[0].as.list.at[v->item].as.tensor;
}

// The part of its dimension that one of several views made together is: its first place and the one after its last.
static void part_of(aot_scope *s, const aoti_view *v, int64_t *dim, aot_int *start, aot_int *end) {
  aoti_syms *syms = s->tracer ? s->tracer->syms : NULL;
  const aot_value *parts = &v->args[1];
  *dim = v->n_args > 2 && v->args[2].kind == AOT_INT ? v->args[2].as.i.value : 0;
  if (*dim < 0) *dim += v->from.ndim;
  if (v->op == AOT_OP_split_with_sizes_default) {
    *start = aot_i(0);
    for (int i = 0; i < v->item; i++) *start = aoti_int_add(syms, *start, parts->as.list.at[i].as.i);
    *end = aoti_int_add(syms, *start, parts->as.list.at[v->item].as.i);
    return;
  }
  aot_int size = v->from.size[*dim];
  *start = aoti_int_mul(syms, parts->as.i, aot_i(v->item));
  *end = aoti_int_add(syms, *start, parts->as.i);
  if (end->value >= size.value) *end = size; // the last
}

static int64_t wrapped(const aoti_view *v, int arg) {
  int64_t d = (uint32_t)arg < v->n_args && v->args[arg].kind == AOT_INT ? v->args[arg].as.i.value : 0;
  return d < 0 ? d + v->from.ndim : d;
}

// One of several views made together is made again alone: of a split as a slice, of an unbind as a select.
static aot_tensor *make_again(aot_scope *s, const aoti_view *v, aot_tensor *from) {
  if (v->item < 0) return apply(s, v, from);
  if (v->op == AOT_OP_unbind_int)
    return AOTI_CALL1(s, AOT_OP_select_int, aoti_v_tensor(from), aoti_v_int(wrapped(v, 1)), aoti_v_int(v->item));
  if (v->op != AOT_OP_split_Tensor && v->op != AOT_OP_split_with_sizes_default) return apply(s, v, from);
  int64_t dim;
  aot_int start, end;
  part_of(s, v, &dim, &start, &end);
  return AOTI_CALL1(s, AOT_OP_slice_Tensor, aoti_v_tensor(from), aoti_v_int(dim), aoti_v_sym(start), aoti_v_sym(end),
                    aoti_v_int(1));
}

static aot_status links_of(aot_scope *s, const aoti_view *last, uint32_t depth, const aoti_view ***out, size_t *n) {
  *n = last ? last->depth - depth : 0;
  AOT_TRY(aoti_arena_alloc(&s->arena, *n, sizeof **out, out));
  for (size_t i = *n; i-- > 0; last = last->parent) (*out)[i] = last;
  return NULL;
}

aot_tensor *aoti_view_replay(aot_scope *s, const aoti_view *last, uint32_t depth, aot_tensor *base) {
  const aoti_view **links;
  size_t n;
  if (aoti_failed(s)) return aoti_poison();
  aot_status status = links_of(s, last, depth, &links, &n);
  if (status) aoti_scope_fail(s, status);
  for (size_t i = 0; i < n && !s->error; i++) base = apply(s, links[i], base);
  return s->error ? aoti_poison() : base;
}

static bool is_symbolic(const aot_value *v) {
  if (v->kind == AOT_INT) return v->as.i.sym != 0;
  bool any = false;
  for (size_t i = 0; (v->kind == AOT_LIST || v->kind == AOT_TUPLE) && i < v->as.list.n; i++)
    any = any || is_symbolic(&v->as.list.at[i]);
  return any;
}

aot_status aoti_view_keep(aoti_arena *arena, const aoti_view *view, const aoti_view *base, const aoti_view **out) {
  aoti_view *last = NULL, *copy;
  const aoti_view *v = view;
  *out = NULL;
  for (; v && v != base; v = v->parent) {
    if (v->op == AOT_OP_as_strided_default || v->item >= 0) return NULL;
    for (uint32_t i = 1; i < v->n_args; i++)
      if (is_symbolic(&v->args[i])) return NULL;
  }
  if (v != base || view == base) return NULL;
  for (v = view; v != base; v = v->parent) {
    AOT_TRY(aoti_arena_memdup(arena, v, sizeof *v, &copy));
    AOT_TRY(aoti_arena_memdup(arena, v->args, v->n_args * sizeof *v->args, &copy->args));
    for (uint32_t i = 1; i < v->n_args; i++) AOT_TRY(aoti_value_copy(arena, &v->args[i], NULL, &copy->args[i]));
    copy->depth = v->depth - (base ? base->depth : 0);
    copy->from = (aoti_meta){0};
    copy->parent = NULL;
    if (last) last->parent = copy;
    if (!last) *out = copy;
    last = copy;
  }
  return NULL;
}

// ---- views run backward: what a tensor becomes when a view of it becomes `view`

#define T(x)             aoti_v_tensor(x)
#define CALL(s, op, ...) AOTI_CALL1((s), AOT_OP_##op, __VA_ARGS__)

typedef aot_tensor *(*inverse_fn)(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view);

static aot_value sizes_of(aot_scope *s, const aoti_view *v) {
  return aoti_v_ints(s, v->from.size, (size_t)v->from.ndim);
}
static bool is_one(const aoti_view *v, int64_t dim) { return aoti_int_is(v->from.size[dim], 1); }

static aot_tensor *same(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  return apply(s, v, view);
}
static aot_tensor *nothing(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)s, (void)v, (void)from;
  return view;
}
static aot_tensor *reshaped(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  return CALL(s, view_default, T(view), sizes_of(s, v));
}
static aot_tensor *unsafely_reshaped(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  return CALL(s, _unsafe_view_default, T(view), sizes_of(s, v));
}
static aot_tensor *read_back(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  return CALL(s, view_dtype, T(view), aoti_v_dtype(v->from.dtype));
}
// Only what gives all elements one value is written through an expanded view: any of them will do.
static aot_tensor *first_of_all(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  const aot_int zero = aot_i(0), one = aot_i(1);
  (void)from;
  while (view->meta.ndim > v->from.ndim && !s->error) view = CALL(s, select_int, T(view), aoti_v_int(0), aoti_v_int(0));
  for (int d = 0; d < v->from.ndim && !s->error; d++)
    if (is_one(v, d) && !aoti_int_is(view->meta.size[d], 1))
      view = CALL(s, slice_Tensor, T(view), aoti_v_int(d), aoti_v_sym(zero), aoti_v_sym(one), aoti_v_int(1));
  return view;
}

static aot_tensor *scattered(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view, aot_op op) {
  aot_value args[MAX_ARGS + 1] = {T(from), T(view)};
  memcpy(args + 2, v->args + 1, (v->n_args - 1) * sizeof *args);
  return aoti_call1(s, op, args, v->n_args + 1);
}
#define SCATTER(op)                                                                                 \
  static aot_tensor *op##ed(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) { \
    return scattered(s, v, from, view, AOT_OP_##op##_default);                                      \
  }
SCATTER(select_scatter)
SCATTER(slice_scatter)
SCATTER(diagonal_scatter)
SCATTER(as_strided_scatter)

static aot_tensor *permuted_back(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  aot_int back[AOT_MAX_DIMS];
  int n = v->from.ndim;
  for (int i = 0; i < n; i++) {
    int64_t d = v->args[1].as.list.at[i].as.i.value;
    back[d < 0 ? d + n : d] = aot_i(i);
  }
  return CALL(s, permute_default, T(view), aoti_v_ints(s, back, (size_t)n));
}

static aot_tensor *squeezed(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  int64_t d = v->args[1].as.i.value;
  return CALL(s, squeeze_dim, T(view), aoti_v_int(d < 0 ? d + v->from.ndim + 1 : d));
}

static bool names_dim(const aoti_view *v, int dim) {
  if (v->n_args < 2) return true;
  const aot_value *a = &v->args[1], *at = a->kind == AOT_LIST ? a->as.list.at : a;
  size_t n = a->kind == AOT_LIST ? a->as.list.n : 1;
  for (size_t i = 0; i < n; i++)
    if (at[i].as.i.value == dim || at[i].as.i.value + v->from.ndim == dim) return true;
  return false;
}
static aot_tensor *unsqueezed(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  (void)from;
  for (int d = 0; d < v->from.ndim; d++)
    if (is_one(v, d) && names_dim(v, d)) view = CALL(s, unsqueeze_default, T(view), aoti_v_int(d));
  return view;
}

static aot_tensor *unsplit(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  int64_t dim;
  aot_int start, end;
  part_of(s, v, &dim, &start, &end);
  return CALL(s, slice_scatter_default, T(from), T(view), aoti_v_int(dim), aoti_v_sym(start), aoti_v_sym(end),
              aoti_v_int(1));
}
static aot_tensor *unbound(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  return CALL(s, select_scatter_default, T(from), T(view), aoti_v_int(wrapped(v, 1)), aoti_v_int(v->item));
}

// Windows that do not overlap go back to where they were. PyTorch makes zeros of what lies between and behind them.
static aot_tensor *unwound(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor *view) {
  int64_t dim = wrapped(v, 1), width = v->args[2].as.i.value, step = v->args[3].as.i.value;
  if (!v->from.ndim || width > step) {
    aoti_scope_fail(s, aoti_error(AOT_ERROR_UNSUPPORTED, "a write through overlapping windows of aten.unfold.default"));
    return aoti_poison();
  }
  aot_int n = v->from.size[dim], windows = view->meta.size[dim];
  aot_value where[] = {T(NULL), sizes_of(s, v), aoti_v_int(dim), aoti_v_int(width), aoti_v_int(step)};
  where[0] = T(view);
  aot_tensor *back = aoti_call1(s, AOT_OP_unfold_backward_default, where, 5);
  if (width == step && !n.sym && !windows.sym && windows.value * width == n.value) return back;
  where[0] = T(CALL(s, ones_like_default, T(view), aoti_v_dtype(AOT_F32)));
  aot_tensor *covered = aoti_call1(s, AOT_OP_unfold_backward_default, where, 5);
  return CALL(s, where_self, T(CALL(s, gt_Scalar, T(covered), aoti_v_int(0))), T(back), T(from));
}

static const struct {
  aot_op op;
  inverse_fn run;
} inverses[] = {
    {AOT_OP_alias_default, same},
    {AOT_OP_t_default, same},
    {AOT_OP_transpose_int, same},
    {AOT_OP_detach_default, nothing},
    {AOT_OP_view_default, reshaped},
    {AOT_OP_view_dtype, read_back},
    {AOT_OP__unsafe_view_default, unsafely_reshaped},
    {AOT_OP_expand_default, first_of_all},
    {AOT_OP_permute_default, permuted_back},
    {AOT_OP_squeeze_default, unsqueezed},
    {AOT_OP_squeeze_dim, unsqueezed},
    {AOT_OP_squeeze_dims, unsqueezed},
    {AOT_OP_unsqueeze_default, squeezed},
    {AOT_OP_select_int, select_scattered},
    {AOT_OP_slice_Tensor, slice_scattered},
    {AOT_OP_diagonal_default, diagonal_scattered},
    {AOT_OP_as_strided_default, as_strided_scattered},
    {AOT_OP_split_Tensor, unsplit},
    {AOT_OP_split_with_sizes_default, unsplit},
    {AOT_OP_unbind_int, unbound},
    {AOT_OP_unfold_default, unwound},
};

static aot_status invert(aot_scope *s, const aoti_view *v, aot_tensor *from, aot_tensor **view) {
  for (size_t i = 0; i < sizeof inverses / sizeof *inverses; i++)
    if (inverses[i].op == v->op) {
      *view = inverses[i].run(s, v, from, *view);
      return NULL;
    }
  return aoti_error(AOT_ERROR_UNSUPPORTED, "a write through a view made by %s cannot be made functional",
                    aoti_op(s->session->registry, v->op)->name);
}

// ---- values

static void set_value(aot_tensor **slot, aot_tensor *value) {
  aot_tensor_retain(value);
  aot_tensor_release(*slot);
  *slot = value;
}

// A value of the trace: meta and node, memory of its own.
static aot_status make_value(aot_scope *s, const aoti_meta *m, uint32_t node, aot_tensor **out) {
  aoti_storage *storage;
  AOT_TRY(aoti_storage_create(m->device, 1, false, &storage));
  aot_tensor *t = NULL;
  aot_status status = aoti_tensor_create(storage, m->dtype, m->ndim, m->size, m->stride, m->offset, &t);
  aoti_storage_release(storage);
  AOT_TRY(status);
  t->trace_id = s->tracer->id;
  t->node = t->storage->node = node;
  *out = aoti_scope_own(s, t);
  return s->error ? aoti_oom() : NULL;
}

// What the whole memory under a view holds now.
static aot_status memory_value(aot_scope *s, const aot_tensor *t, const aoti_view *first, aot_tensor **out) {
  *out = t->storage->value;
  return *out ? NULL : make_value(s, &first->from, t->storage->node, out);
}

aot_status aoti_functional_sync(aot_scope *s, aot_tensor *t) {
  if (t->generation == t->storage->generation || t->trace_id != s->tracer->id) return NULL;
  const aoti_view **links;
  size_t n;
  AOT_TRY(links_of(s, t->view, 0, &links, &n));
  bool grad_enabled = aot_set_grad_enabled(s, false);
  aot_tensor *value = t->storage->value;
  for (size_t i = 0; i < n && !s->error; i++) value = make_again(s, links[i], value);
  aot_set_grad_enabled(s, grad_enabled);
  if (s->error) return NULL;
  set_value(&t->value, value);
  t->generation = t->storage->generation;
  return NULL;
}

static aot_status commit(aot_scope *s, aot_tensor *t, aot_tensor *now) {
  const aoti_view **links;
  size_t n;
  AOT_TRY(links_of(s, t->view, 0, &links, &n));
  if (n) {
    aot_tensor **from;
    AOT_TRY(aoti_arena_alloc(&s->arena, n, sizeof *from, &from));
    AOT_TRY(memory_value(s, t, links[0], &from[0]));
    for (size_t i = 0; i + 1 < n && !s->error; i++) from[i + 1] = make_again(s, links[i], from[i]);
    for (size_t i = n; i-- > 0 && !s->error;) AOT_TRY(invert(s, links[i], from[i], &now));
  }
  if (s->error) return NULL;
  set_value(&t->storage->value, now);
  t->storage->generation++;
  return aoti_functional_sync(s, t);
}

void aoti_assign(aot_scope *s, aot_tensor *t, aot_tensor *now) {
  if (aoti_failed(s)) return;
  bool grad_enabled = aot_set_grad_enabled(s, false);
  if (s->tracer && s->tracer->functional && t->trace_id == s->tracer->id) {
    aot_status status = aoti_functional_sync(s, now);
    if (!status) status = commit(s, t, aoti_functional_value(now));
    if (status) aoti_scope_fail(s, status);
  } else {
    uint32_t version = t->storage->version;
    (void)AOTI_CALL1(s, AOT_OP_copy__default, aoti_v_tensor(t), aoti_v_tensor(now));
    t->storage->version = version;
  }
  aot_set_grad_enabled(s, grad_enabled);
}

// ---- calls

static aot_status sync_value(aot_scope *s, const aot_value *v) {
  if (v->kind == AOT_TENSOR) return aoti_functional_sync(s, v->as.tensor);
  for (size_t k = 0; v->kind == AOT_LIST && k < v->as.list.n; k++) AOT_TRY(sync_value(s, &v->as.list.at[k]));
  return NULL;
}

static aot_status stand_for(aot_scope *s, const aot_value *v, aot_value *out, bool *differs) {
  *out = *v;
  if (v->kind == AOT_TENSOR && v->as.tensor->value && v->as.tensor->trace_id == s->tracer->id)
    out->as.tensor = v->as.tensor->value, *differs = true;
  if (v->kind != AOT_LIST || !v->as.list.n || v->as.list.at[0].kind != AOT_TENSOR) return NULL;
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&s->arena, v->as.list.n, sizeof *items, &items));
  for (size_t k = 0; k < v->as.list.n; k++) AOT_TRY(stand_for(s, &v->as.list.at[k], &items[k], differs));
  out->as.list.at = items;
  return NULL;
}

static aot_status meta(aoti_call *c, const aoti_rules *rules) {
  AOT_TRY(rules->meta(c));
  return c->syms ? aoti_syms_status(c->syms) : NULL;
}

static void take_value(aoti_tracer *tracer, const aot_value *to, const aot_value *from) {
  if (to->kind != AOT_TENSOR || from->kind != AOT_TENSOR) return;
  set_value(&to->as.tensor->value, from->as.tensor);
  to->as.tensor->trace_id = tracer->id;
  to->as.tensor->node = from->as.tensor->node;
}

// The results are views of the tensors given; what stands for them are views of what stands for those.
static aot_status run_view(aoti_call *c, const aoti_rules *rules, const aot_value *args, const char *file, int line) {
  aot_value out[MAX_RETURNS];
  AOT_TRY(meta(c, rules));
  aot_set_grad_enabled(c->scope, false);
  aoti_dispatch(c->scope, c->op, args, c->info->n_args, out, file, line);
  if (c->scope->error) return NULL;
  for (uint32_t i = 0; i < c->info->n_returns; i++) {
    take_value(c->scope->tracer, &c->out[i], &out[i]);
    for (size_t k = 0; c->out[i].kind == AOT_LIST && k < c->out[i].as.list.n; k++)
      take_value(c->scope->tracer, &c->out[i].as.list.at[k], &out[i].as.list.at[k]);
  }
  return NULL;
}

static aot_status write(aoti_call *c, const aoti_rules *rules, const aot_value *args, const char *file, int line) {
  aot_scope *s = c->scope;
  aot_tensor *t = aoti_arg(c, 0);
  aot_op op;
  bool one = c->info->n_returns == 1 && c->info->args[0].is_mutable && t;
  for (uint32_t i = 1; i < c->info->n_args; i++) one = one && !c->info->args[i].is_mutable;
  if (!one || !aoti_functional_op(s->session->registry, c->info, &op))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "there is no functional operator that computes what it writes");
  if (t->trace_id != s->tracer->id)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED,
                           "a tensor from outside the traced function is written; make it "
                           "an input");
  AOT_TRY(meta(c, rules)); // what an in-place operator refuses is refused here too
  aot_set_grad_enabled(s, false);
  aot_value out[MAX_RETURNS];
  aoti_dispatch(s, op, args, c->info->n_args, out, file, line);
  aot_tensor *now = out[0].as.tensor;
  if (!s->error && now->meta.dtype != t->meta.dtype)
    now = CALL(s, _to_copy_default, T(now), aoti_v_dtype(t->meta.dtype), (aot_value){.kind = AOT_LAYOUT});
  return s->error ? NULL : commit(s, t, now);
}

aot_status aoti_functional_run(aoti_call *c, const aoti_rules *rules, const char *file, int line) {
  aot_scope *s = c->scope;
  for (uint32_t i = 0; i < c->info->n_args; i++) AOT_TRY(sync_value(s, &c->args[i]));
  if (s->error) return NULL;
  aot_value args[MAX_ARGS];
  bool differs = false, grad_enabled = s->grad_enabled;
  for (uint32_t i = 0; i < c->info->n_args; i++) AOT_TRY(stand_for(s, &c->args[i], &args[i], &differs));
  aot_status status = NULL;
  if (c->info->flags & AOTI_OP_MUTATES)
    status = write(c, rules, args, file, line);
  else if (differs && (c->info->kind == AOTI_KIND_VIEW || c->info->flags & AOTI_OP_ALIASES))
    status = run_view(c, rules, args, file, line);
  else {
    aoti_call now = *c;
    if (differs) now.args = args;
    AOT_TRY(meta(&now, rules));
    status = aoti_tracer_record(s->tracer, &now, file, line);
  }
  aot_set_grad_enabled(s, grad_enabled);
  return status;
}

// ---- in-place views

aot_status aoti_functional_become(aoti_call *c, const char *file, int line) {
  aot_scope *s = c->scope;
  aoti_tracer *tracer = s->tracer;
  aot_tensor *t = aoti_arg(c, 0), *view;
  aot_op op;
  aot_value out[MAX_RETURNS];
  bool functional = tracer && tracer->functional;
  if (!aoti_functional_op(s->session->registry, c->info, &op))
    return aoti_call_error(c, AOT_ERROR_INTERNAL, "there is no view of that name");
  if (!functional) s->tracer = NULL; // the view itself is not recorded
  aoti_dispatch(s, op, c->args, c->info->n_args, out, file, line);
  s->tracer = tracer;
  if (s->error) return NULL;
  view = out[0].as.tensor;
  if (functional) {
    aot_tensor *value = aoti_functional_value(view);
    AOT_TRY(make_value(s, &value->meta, value->node, &value));
    set_value(&t->value, value);
    t->trace_id = tracer->id;
  }
  AOT_TRY(aoti_tensor_become(t, view));
  aoti_tape_adopt(t, view);
  t->seen = ++t->storage->version;
  AOT_TRY(aoti_out_self(c, 0, 0));
  return tracer && !functional ? aoti_tracer_record(tracer, c, file, line) : NULL;
}

// ---- another memory

aot_status aoti_functional_set(aot_scope *s, aot_tensor *t, aot_tensor *source) {
  const aoti_tracer *tracer = s->tracer;
  bool functional = tracer && tracer->functional;
  if (functional) AOT_TRY(aoti_functional_sync(s, source));
  bool traced = functional && source->trace_id == tracer->id; // else a constant of the graph, which nothing may write
  aot_tensor *value = NULL;
  if (traced) { // source may be set itself afterwards
    const aot_tensor *now = aoti_functional_value(source);
    AOT_TRY(make_value(s, &now->meta, now->node, &value));
  }
  AOT_TRY(aoti_tensor_set_memory(t, source));
  if (!functional) return NULL;
  t->trace_id = source->trace_id;
  t->node = source->node;
  t->generation = source->generation;
  set_value(&t->value, value);
  return NULL;
}
