// Decomposition tables: the named ones, changed by the caller.
#include "dispatch.h"

#include <string.h>

enum { MAX_DEPTH = 32 };

typedef struct own_entry {
  aot_op op;
  aot_decomposition fn; // NULL: taken out
  void *user;
} own_entry;

struct aot_decompositions {
  aot_session *session;
  bool core_aten, inductor;
  aoti_arena arena;
  AOT_VEC(own_entry) own;
};

aot_status aot_decompositions_create(aot_session *session, const char *name, aot_decompositions **out) {
  AOT_NEED(session);
  AOT_NEED(name);
  AOT_NEED(out);
  bool core_aten = !strcmp(name, "core_aten"), inductor = !strcmp(name, "inductor");
  if (!core_aten && !inductor && strcmp(name, "none"))
    return aoti_error(AOT_ERROR_INVALID, "there is no table of decompositions %s; there are none, core_aten, inductor",
                      name);
  aot_decompositions *d;
  AOT_TRY(aoti_alloc(session->heap, 1, sizeof *d, &d));
  d->session = session;
  d->core_aten = core_aten;
  d->inductor = inductor;
  aoti_arena_init(&d->arena, session->heap);
  *out = d;
  return NULL;
}

void aot_decompositions_destroy(aot_decompositions *d) {
  if (!d) return;
  const aoti_allocator *heap = d->session->heap;
  aoti_arena_deinit(&d->arena);
  aoti_free(heap, d);
}

static own_entry *find(const aot_decompositions *d, aot_op op) {
  for (size_t i = 0; i < d->own.n; i++)
    if (d->own.at[i].op == op) return &d->own.at[i];
  return NULL;
}

static aot_status set(aot_decompositions *d, const char *name, aot_decomposition fn, void *user) {
  own_entry entry = {.fn = fn, .user = user};
  if (!aoti_op_find(d->session->registry, name, strlen(name), &entry.op))
    return aoti_error(AOT_ERROR_INVALID, "there is no operator %s", name);
  own_entry *known = find(d, entry.op);
  if (!known) return aoti_push(&d->arena, &d->own, entry);
  *known = entry;
  return NULL;
}

aot_status aot_decompositions_add(aot_decompositions *decompositions, const char *op, aot_decomposition fn,
                                  void *user) {
  AOT_NEED(decompositions);
  AOT_NEED(op);
  AOT_NEED(fn);
  return set(decompositions, op, fn, user);
}

aot_status aot_decompositions_remove(aot_decompositions *decompositions, const char *op) {
  AOT_NEED(decompositions);
  AOT_NEED(op);
  return set(decompositions, op, NULL, NULL);
}

static aoti_decomp_rule builtin(const aot_decompositions *d, aot_op op) {
  if (op >= aoti_builtin_op_count) return NULL;
  const aoti_decomposition *row = &aoti_builtin_decompositions[op];
  return d->inductor ? row->inductor : d->core_aten ? row->core_aten : NULL;
}

// A result gets a history of its own: one that is an argument, or a view where the operator makes none, is named anew.
static aot_status name_anew(aoti_call *c, aot_value *v) {
  if (v->kind != AOT_TENSOR) return NULL;
  aot_tensor *t = v->as.tensor, *copy;
  bool is_view = c->info->kind == AOTI_KIND_VIEW, shared = t->grad_fn || t->meta.requires_grad;
  for (uint32_t i = 0; i < c->info->n_args && !shared; i++) shared = aoti_arg(c, (int)i) == t;
  if (!shared) {
    if (!is_view) {
      aot_tensor_release(t->base);
      aot_tensor_release(t->untaped);
      t->base = t->untaped = NULL;
    }
    return NULL;
  }
  AOT_TRY(aoti_tensor_shadow(t, true, &copy));
  if (is_view) copy->base = aot_tensor_retain(t->base ? t->base : t);
  *v = aoti_v_tensor(aoti_scope_own(c->scope, copy));
  return v->as.tensor->is_poison ? aoti_oom() : NULL;
}

static aot_status check(aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_returns; i++) {
    aot_value *v = &c->out[i];
    if (v->kind == AOT_LIST) {
      aot_value *items; // the list may be another call's
      AOT_TRY(aoti_arena_alloc(&c->scope->arena, v->as.list.n, sizeof *items, &items));
      for (size_t k = 0; k < v->as.list.n; k++) {
        items[k] = v->as.list.at[k];
        AOT_TRY(name_anew(c, &items[k]));
        items[k].as.tensor->one_of_several = c->info->kind == AOTI_KIND_VIEW;
      }
      v->as.list.at = items;
      continue;
    }
    AOT_TRY(name_anew(c, v));
    if (v->kind == AOT_TENSOR ? v->as.tensor->is_poison : v->kind != AOT_NONE)
      return aoti_call_error(c, AOT_ERROR_INVALID, "its decomposition leaves result %u unset", i);
  }
  return NULL;
}

aot_status aoti_decompose(aoti_call *c, bool *done) {
  aot_scope *s = c->scope;
  const aot_decompositions *d = s->tracer->decompositions;
  const own_entry *own = d ? find(d, c->op) : NULL;
  aoti_decomp_rule rule = own || !d ? NULL : builtin(d, c->op);
  *done = false;
  if (!rule && !own && s->tracer->philox && c->op < aoti_builtin_op_count) rule = aoti_random_decompositions[c->op];
  if (!rule && !(own && own->fn)) return NULL;
  if (s->decomposing == MAX_DEPTH)
    return aoti_call_error(c, AOT_ERROR_INVALID, "its decomposition comes back to itself");
  if (!s->decomposing++) s->severed = !aoti_is_taped_view(c);
  if (rule)
    rule(c);
  else
    *done = own->fn(s, c->args, c->info->n_args, c->out, c->info->n_returns, own->user);
  if (!--s->decomposing) s->severed = false;
  if (s->error) return NULL;
  if (rule) *done = !(c->out[0].kind == AOT_TENSOR && c->out[0].as.tensor->is_poison);
  return *done ? check(c) : NULL;
}
