// The one entrance of op calls, and the order of its layers.
#include "dispatch.h"

#include <string.h>

enum { MAX_ARGS = 64, MAX_RETURNS = 16 };

// ---- arguments against the schema

static bool kind_fits(const aoti_call *c, const aoti_schema_arg *a, const aot_value *v) {
  if (v->kind == AOT_TENSOR && !v->as.tensor) return false;
  if (v->kind == AOT_STRING && !v->as.string) return false;
  if (v->kind == AOT_INT && !aoti_int_known(c->syms, v->as.i)) return false;
  if (v->kind == AOT_NONE) return a->is_optional || a->has_default || a->type == AOTI_ARG_ANY;
  return aoti_kind_fits(a->type, v->kind);
}

// A number where the row takes a tensor: only operators that promote types know what to do with one.
static bool takes_numbers(const aoti_op_info *info) { return info->kind == AOTI_KIND_POINTWISE; }

static aot_status check_arg(const aoti_call *c, const aoti_schema_arg *a, const aot_value *v) {
  bool is_list = v->kind == AOT_LIST || v->kind == AOT_TUPLE;
  if (is_list && v->as.list.n && !v->as.list.at)
    return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s is a list without its entries", a->name);
  if (a->is_list && is_list) {
    if (a->type == AOTI_ARG_INT && v->as.list.n > AOT_MAX_DIMS)
      return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "argument %s has %zu entries; at most %d are supported", a->name,
                             v->as.list.n, AOT_MAX_DIMS);
    if (a->list_n && a->type == AOTI_ARG_BOOL && v->as.list.n != (size_t)a->list_n)
      return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s takes %d entries, not %zu", a->name, a->list_n,
                             v->as.list.n);
    aoti_schema_arg item = *a;
    item.is_optional = a->type == AOTI_ARG_TENSOR; // Tensor?[] entries; rules refuse NULL where it is none
    for (size_t k = 0; k < v->as.list.n; k++)
      if (!kind_fits(c, &item, &v->as.list.at[k]))
        return aoti_call_error(c, AOT_ERROR_INVALID, "entry %zu of argument %s has the wrong type", k, a->name);
    return NULL;
  }
  if (a->is_list && v->kind == AOT_INT && a->type == AOTI_ARG_INT && aoti_int_known(c->syms, v->as.i))
    return NULL; // int[1] from a lone int
  if (a->is_list && v->kind == AOT_NONE && a->is_optional) return NULL;
  if (!a->is_list && !is_list && kind_fits(c, a, v)) return NULL;
  bool number = v->kind == AOT_INT || v->kind == AOT_FLOAT || v->kind == AOT_BOOL;
  if (a->type == AOTI_ARG_TENSOR && !a->is_list && number && takes_numbers(c->info)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID,
                         v->kind == AOT_NONE ? "argument %s is missing" : "argument %s has the wrong type", a->name);
}

static aot_value as_number(const aot_value *v) {
  return v->kind == AOT_TENSOR && v->as.tensor && v->as.tensor->is_number ? aoti_v_scalar(v->as.tensor->number) : *v;
}

// Numbers may stand where tensors are wanted, but not everywhere: something must give the result its sizes.
static aot_status check_some_tensor(const aoti_call *c) {
  bool wants_tensors = false;
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aoti_schema_arg *a = &c->info->args[i];
    if (a->type != AOTI_ARG_TENSOR || a->is_list) continue;
    if (c->args[i].kind == AOT_TENSOR) return NULL;
    wants_tensors = wants_tensors || !a->is_optional;
  }
  return wants_tensors ? aoti_call_error(c, AOT_ERROR_INVALID, "no argument is a tensor") : NULL;
}

static aoti_category category_of(const aot_value *v) {
  if (v->kind == AOT_TENSOR) return aoti_dtype_category(v->as.tensor->meta.dtype);
  return v->kind == AOT_FLOAT ? AOTI_FLOAT : v->kind == AOT_BOOL ? AOTI_BOOL : AOTI_INT;
}
static bool takes_part(const aoti_schema_arg *a, const aot_value *v) { // in the promotion of dtypes
  bool number = v->kind == AOT_INT || v->kind == AOT_FLOAT || v->kind == AOT_BOOL;
  return !a->is_list && ((a->type == AOTI_ARG_TENSOR && (number || v->kind == AOT_TENSOR)) ||
                         (a->type == AOTI_ARG_SCALAR && number && !a->is_kwarg_only));
}

aot_status aoti_check_dtypes(const aoti_call *c) {
  enum { PROMOTED = AOTI_OP_NO_BOOL | AOTI_OP_FLOAT_ONLY, ONE = AOTI_OP_ONE_DTYPE };
  enum { EACH = AOTI_OP_NO_BOOL_TENSOR | AOTI_OP_NO_BOOL_NUMBER | AOTI_OP_FLOAT_ARGS | AOTI_OP_BOOL_FIRST };
  uint32_t flags = c->info->flags;
  if (!(flags & (PROMOTED | ONE | EACH))) return NULL;
  aoti_category highest = AOTI_BOOL;
  aot_dtype first = AOT_DTYPE_NONE;
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i];
    if (!takes_part(&c->info->args[i], v)) continue;
    aoti_category category = category_of(v);
    bool tensor = v->kind == AOT_TENSOR;
    highest = category > highest ? category : highest;
    if (category == AOTI_BOOL && flags & (tensor ? AOTI_OP_NO_BOOL_TENSOR : AOTI_OP_NO_BOOL_NUMBER))
      return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s may not be bool", c->info->args[i].name);
    if (tensor && category != AOTI_FLOAT && flags & AOTI_OP_FLOAT_ARGS)
      return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s must be of floating point, not %s",
                             c->info->args[i].name, aot_dtype_name(v->as.tensor->meta.dtype));
    if (tensor && !i && category != AOTI_BOOL && flags & AOTI_OP_BOOL_FIRST)
      return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s must be bool, not %s", c->info->args[i].name,
                             aot_dtype_name(v->as.tensor->meta.dtype));
    if (!tensor) continue;
    if (first && first != v->as.tensor->meta.dtype && flags & ONE)
      return aoti_call_error(c, AOT_ERROR_INVALID, "argument %s is of %s, another of %s", c->info->args[i].name,
                             aot_dtype_name(v->as.tensor->meta.dtype), aot_dtype_name(first));
    first = v->as.tensor->meta.dtype;
  }
  if (highest == AOTI_BOOL && flags & AOTI_OP_NO_BOOL)
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for bool");
  if (highest != AOTI_FLOAT && flags & AOTI_OP_FLOAT_ONLY)
    return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for integers");
  return NULL;
}

// Fills in defaults, turns number tensors into numbers, checks types; poison among the arguments is an earlier error.
static aot_status complete(aoti_call *c, const aot_value *given, size_t n, aot_value *full) {
  const aoti_op_info *info = c->info;
  if (n > info->n_args || info->n_args > MAX_ARGS || info->n_returns > MAX_RETURNS)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%zu arguments; the schema has %u", n, info->n_args);
  for (uint32_t i = 0; i < info->n_args; i++) {
    const aoti_schema_arg *a = &info->args[i];
    aot_value v = i < n ? given[i] : aoti_v_none();
    if (v.kind == AOT_NONE && a->has_default && (i >= n || !a->is_optional)) v = a->def;
    v = takes_numbers(info) || a->type == AOTI_ARG_SCALAR ? as_number(&v) : v;
    AOT_TRY(check_arg(c, a, &v));
    full[i] = v;
  }
  c->args = full;
  AOT_TRY(check_some_tensor(c));
  return aoti_check_dtypes(c);
}

// ---- layers

typedef bool (*tensor_test)(const aot_tensor *t);
static bool wants_grad(const aot_tensor *t) { return aoti_requires_grad(t); }
static bool is_proxy(const aot_tensor *t) { return t->is_proxy; }
static bool is_on_device(const aot_tensor *t) { return t->meta.device.type != AOT_CPU; }
static bool is_poison(const aot_tensor *t) { return t->is_poison; }
// A program kept it when the trace that made it had ended: it has sizes, and no values to come.
static bool is_left_over(const aot_tensor *t) { return t->trace_id && !aoti_tensor_has_data(t); }

static bool any_tensor(const aoti_call *c, tensor_test test) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i];
    if (v->kind == AOT_TENSOR && test(v->as.tensor)) return true;
    if (v->kind == AOT_LIST)
      for (size_t k = 0; k < v->as.list.n; k++)
        if (v->as.list.at[k].kind == AOT_TENSOR && test(v->as.list.at[k].as.tensor)) return true;
  }
  return false;
}

// symbolic_trace: results about which nothing is known.
static aot_status make_proxies(aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_returns; i++) {
    AOT_TRY(aoti_out(c, (int)i, AOT_F32, 0, NULL, NULL));
    c->out[i].as.tensor->is_proxy = true;
  }
  return NULL;
}

// u64 is what states of random numbers are of: it is carried about, and nothing computes with it.
static bool is_state(const aot_tensor *t) { return t->meta.dtype == AOT_U64; }
static bool computes_with_numbers(const aoti_op_info *info) {
  return (info->kind == AOTI_KIND_POINTWISE && !(info->flags & AOTI_OP_ALIASES)) || info->kind == AOTI_KIND_REDUCTION ||
         info->kind == AOTI_KIND_CONTRACTION || info->kind == AOTI_KIND_SCATTER;
}

static aot_status check_read_only(const aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_tensor *t = c->info->args[i].is_mutable ? aoti_arg(c, (int)i) : NULL;
    if (t && t->storage->read_only)
      return aoti_call_error(c, AOT_ERROR_INVALID, "a read-only tensor is written in place; use a copy of it");
  }
  return NULL;
}

// A view whose way to its base the tape does not know, written with gradients on.
static aot_status check_untaped(const aoti_call *c, bool taped) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_tensor *t = c->info->args[i].is_mutable ? aoti_arg(c, (int)i) : NULL;
    if (t && t->untaped && (taped || aoti_requires_grad(t->untaped)))
      return aoti_call_error(c, AOT_ERROR_INVALID,
                             "a view made with gradients off is written with gradients on; do both in one mode");
  }
  return NULL;
}

// Whose history could not be told after the write: a leaf that wants gradients, a view of one, one of several views.
static aot_status check_in_place(const aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    aot_tensor *t = c->info->args[i].is_mutable ? aoti_arg(c, (int)i) : NULL;
    if (!t) continue;
    const aot_tensor *owner = t->base ? t->base : t;
    if (owner->meta.requires_grad && !owner->grad_fn && !owner->is_inner)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s that requires gradients is written in place; use a copy of it",
                             t->base ? "a view of a leaf" : "a leaf");
    uint32_t base_depth = t->base ? aoti_view_depth(t->base) : aoti_view_depth(t);
    for (const aoti_view *v = t->view; v && v->depth > base_depth; v = v->parent)
      if (v->item >= 0)
        return aoti_call_error(c, AOT_ERROR_INVALID, "one of several views made together is written in place; copy it");
  }
  return NULL;
}

static void bump_versions(const aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    aot_tensor *t = c->info->args[i].is_mutable ? aoti_arg(c, (int)i) : NULL;
    if (!t) continue;
    t->storage->version++;
    t->storage->written_with_grad = t->storage->written_with_grad || c->scope->grad_enabled;
  }
}

// What an in-place operator overwrites and its derivative reads is copied first.
static void keep_original(aoti_call *c, const aoti_rules *rules) {
  for (uint32_t i = 0; i < c->info->n_args && i < 16; i++) {
    if (!c->info->args[i].is_mutable || !aoti_arg(c, (int)i) || !aoti_tape_saves(c, rules, (int)i)) continue;
    aot_set_grad_enabled(c->scope, false); // it was on: the call is taped
    c->original = aot_clone(c->scope, aoti_arg(c, (int)i));
    aot_set_grad_enabled(c->scope, true);
  }
}

static void refresh_histories(aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i];
    if (v->kind == AOT_TENSOR) aoti_tape_refresh(c->scope, v->as.tensor);
    for (size_t k = 0; v->kind == AOT_LIST && k < v->as.list.n; k++)
      if (v->as.list.at[k].kind == AOT_TENSOR) aoti_tape_refresh(c->scope, v->as.list.at[k].as.tensor);
  }
}

static bool has_data(const aot_value *v) {
  if (v->kind == AOT_LIST) return !v->as.list.n || has_data(&v->as.list.at[0]);
  return v->kind != AOT_TENSOR || aoti_tensor_has_data(v->as.tensor);
}

// Meta and values, where nothing is made functional.
static aot_status run_plain(aoti_call *c, const aoti_rules *rules, const char *file, int line) {
  aoti_tracer *tracer = c->scope->tracer;
  AOT_TRY(rules->meta(c));
  if (c->syms) AOT_TRY(aoti_syms_status(c->syms));
  bool compute = rules->ref && !(tracer && tracer->fake);
  for (uint32_t i = 0; compute && i < c->info->n_args; i++) compute = has_data(&c->args[i]);
  if (compute && any_tensor(c, is_on_device)) {
    if (!c->scope->session->run_on_device)
      return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "eager execution on a device other than the CPU; compile it");
    AOT_TRY(c->scope->session->run_on_device(c));
  } else if (compute) {
    AOT_TRY(rules->ref(c));
  }
  return tracer ? aoti_tracer_record(tracer, c, file, line) : NULL;
}

// A tensor from outside the trace is a constant of the graph, through which no gradient comes back.
static aot_status check_captured(const aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i], *list = v->kind == AOT_LIST ? v->as.list.at : v;
    for (size_t k = 0, n = v->kind == AOT_LIST ? v->as.list.n : 1; k < n; k++)
      if (list[k].kind == AOT_TENSOR && wants_grad(list[k].as.tensor) &&
          list[k].as.tensor->trace_id != c->scope->tracer->id)
        return aoti_call_error(c, AOT_ERROR_INVALID,
                               "argument %s requires gradients and is no input of the function that is traced: make it "
                               "an input, or detach it outside",
                               c->info->args[i].name);
  }
  return NULL;
}

static aot_status run_layers(aoti_call *c, const aoti_rules *rules, const char *file, int line) {
  if (!rules->meta) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "the operator has no meta rule");
  if (computes_with_numbers(c->info) && any_tensor(c, is_state))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED,
                           "u64 is for states of random numbers, which nothing computes with");
  bool mutates = c->info->flags & AOTI_OP_MUTATES;
  aoti_tracer *tracer = c->scope->tracer;
  bool tapes = c->scope->grad_enabled && !c->scope->decomposing;
  bool taped = tapes && any_tensor(c, wants_grad), decomposed = false;
  if (taped && rules->grad && tracer && tracer->fake) AOT_TRY(check_captured(c));
  if (taped) refresh_histories(c);
  if (c->scope->error) return NULL;
  if (mutates) AOT_TRY(check_read_only(c));
  if (mutates && tapes) AOT_TRY(check_untaped(c, taped));
  if (mutates && taped) AOT_TRY(check_in_place(c));
  if (mutates && c->info->kind == AOTI_KIND_VIEW) return aoti_functional_become(c, file, line);
  if (mutates && taped && rules->grad) keep_original(c, rules);
  if (tracer && (tracer->decompositions || tracer->philox) && !mutates) AOT_TRY(aoti_decompose(c, &decomposed));
  if (decomposed) return taped && rules->grad && !c->scope->error ? aoti_tape_record(c, rules, file, line) : NULL;
  AOT_TRY(tracer && tracer->functional ? aoti_functional_run(c, rules, file, line) : run_plain(c, rules, file, line));
  if (mutates) bump_versions(c);
  return taped && rules->grad && !c->scope->error ? aoti_tape_record(c, rules, file, line) : NULL;
}

// Whether AOTAutograd's trace has the operator's parts instead of it.
static bool taken_apart(aoti_call *c) {
  const aoti_tracer *tracer = c->scope->tracer;
  if (!tracer || !tracer->functional || c->op >= aoti_builtin_op_count || !aoti_early_decompositions[c->op])
    return false;
  aoti_early_decompositions[c->op](c);
  return c->scope->error || !c->out[0].as.tensor->is_poison;
}

static aot_status run(aoti_call *c, const aoti_rules *rules, const char *file, int line) {
  aoti_tracer *tracer = c->scope->tracer;
  if (tracer && tracer->python_level) {
    AOT_TRY(make_proxies(c));
    return aoti_tracer_record(tracer, c, file, line);
  }
  if (any_tensor(c, is_proxy)) return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of a finished symbolic_trace");
  aoti_inside was = aoti_enter(c->scope, file, line);
  aot_status status = NULL;
  if (c->info->flags & AOTI_OP_COMPOSITE)
    rules->decomp(c);
  else if (!taken_apart(c))
    status = run_layers(c, rules, file, line);
  aoti_leave(c->scope, was);
  return status;
}

static void poison_results(aot_value *out, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) out[i] = aoti_v_tensor(aoti_poison());
}

void aoti_dispatch(aot_scope *s, aot_op op, const aot_value *args, size_t n_args, aot_value *out, const char *file,
                   int line) {
  const aoti_op_info *info = s ? aoti_op(s->session->registry, op) : NULL;
  if (!info) {
    poison_results(out, 1);
    return;
  }
  poison_results(out, info->n_returns ? info->n_returns : 1);
  if (s->error) return;
  if (s->inside) file = s->file, line = s->line;
  aot_value full[MAX_ARGS];
  aoti_call c = {
      .scope = s, .syms = s->tracer ? s->tracer->syms : NULL, .op = op, .info = info, .args = full, .out = out};
  aot_status status = complete(&c, args, n_args, full);
  if (!status && any_tensor(&c, is_poison))
    status = aoti_call_error(&c, AOT_ERROR_INVALID, "an argument is the result of a failed call in another scope");
  if (!status && !s->tracer && !s->inside && any_tensor(&c, is_left_over))
    status = aoti_call_error(&c, AOT_ERROR_INVALID, "a traced tensor is used after its trace has ended");
  if (!status) status = run(&c, aoti_rules_of(s->session, op), file, line);
  if (status) aoti_scope_fail(s, aoti_at_source(status, file, line));
  if (s->error) poison_results(out, info->n_returns ? info->n_returns : 1);
}

aot_tensor *aoti_call1(aot_scope *s, aot_op op, const aot_value *args, size_t n_args) {
  aot_value out[MAX_RETURNS];
  aoti_dispatch(s, op, args, n_args, out, NULL, 0);
  return out[0].kind == AOT_TENSOR ? out[0].as.tensor : aoti_poison();
}

void aot_call(aot_scope *s, const char *name, const aot_value *args, size_t n_args, aot_value *out, size_t n_out,
              const char *file, int line) {
  if (out) poison_results(out, (uint32_t)n_out);
  if (!aoti_given(s, name) || (n_args && !aoti_given(s, args)) || (n_out && !aoti_given(s, out))) return;
  aot_op op;
  if (!aoti_op_find(s->session->registry, name, strlen(name), &op)) {
    aoti_scope_fail(s, aoti_error_at(AOT_ERROR_UNSUPPORTED, file, line, "there is no operator %s", name));
    return;
  }
  const aoti_op_info *info = aoti_op(s->session->registry, op);
  if (info->n_returns > n_out || info->n_returns > MAX_RETURNS) {
    aoti_scope_fail(s, aoti_error_at(AOT_ERROR_INVALID, file, line, "%s has %u results, room was made for %zu", name,
                                     info->n_returns, n_out));
    return;
  }
  aot_value results[MAX_RETURNS];
  aoti_dispatch(s, op, args, n_args, results, file, line);
  memcpy(out, results, info->n_returns * sizeof *out);
}
