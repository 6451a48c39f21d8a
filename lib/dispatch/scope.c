// Sessions and scopes.
#include "dispatch.h"

#include <string.h>

// What every op yields after an error: never NULL, never freed, no dimensions, no data.
static aoti_storage poison_storage = {.refs = 1};
static aot_tensor poison = {.refs = 1, .storage = &poison_storage, .is_poison = true, .meta = {.dtype = AOT_F32}};
aot_tensor *aoti_poison(void) { return &poison; }

aot_status aot_session_create(const aot_session_options *options, aot_session **out) {
  AOT_NEED(out);
  aot_session *s;
  aot_session_options o = AOT_SESSION_OPTIONS_INIT;
  AOT_TRY(aoti_read_options(&o, sizeof o, options, "AOT_SESSION_OPTIONS_INIT"));
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *s, &s));
  s->heap = &aoti_heap;
  aoti_arena_init(&s->arena, s->heap);
  s->next_trace_id = 1;
  s->log = (aoti_log){o.log, o.log_user};
  s->seed = o.seed;
  aot_status status = aoti_registry_create(s->heap, &s->registry);
  if (status) {
    aot_session_destroy(s);
    return status;
  }
  *out = s;
  return NULL;
}

void aot_session_destroy(aot_session *s) {
  if (!s) return;
  if (s->free_device_code) s->free_device_code(s->device_code);
  aoti_registry_destroy(s->registry);
  aoti_arena_deinit(&s->arena);
  aoti_free(s->heap, s);
}

const aoti_rules *aoti_rules_of(const aot_session *s, aot_op op) {
  static const aoti_rules none = {0};
  if (op < aoti_builtin_op_count) return &aoti_builtin_rules[op];
  size_t i = op - aoti_builtin_op_count;
  return i < s->added_rules.n ? &s->added_rules.at[i] : &none;
}

static aot_scope *begin(aot_session *session, aot_scope *parent) {
  aot_scope *s;
  if (!session || aoti_alloc(session->heap, 1, sizeof *s, &s)) return NULL;
  s->session = session;
  s->parent = parent;
  s->grad_enabled = parent ? parent->grad_enabled : true;
  s->policy = parent ? parent->policy : AOT_POLICY_NONE;
  s->region = parent ? parent->region : 0;
  s->region_budget = parent ? parent->region_budget : 0;
  s->tracer = parent ? parent->tracer : NULL;
  s->inside = parent && parent->inside;
  s->file = parent ? parent->file : NULL;
  s->line = parent ? parent->line : 0;
  aoti_arena_init(&s->arena, session->heap);
  return s;
}

aot_scope *aot_scope_begin(aot_session *session) { return begin(session, NULL); }
aot_scope *aot_scope_push(aot_scope *parent) { return parent ? begin(parent->session, parent) : NULL; }

aot_status aot_scope_end(aot_scope *s) {
  if (!s) return aoti_oom();
  aot_status error = s->error;
  for (size_t i = 0; i < s->owned.n; i++) aot_tensor_release(s->owned.at[i]);
  if (error && s->parent && !s->parent->error) {
    aot_status copy = aoti_error_at(aot_status_code(error), aot_status_file(error), aot_status_line(error), "%s",
                                    aot_status_message(error));
    aoti_scope_fail(s->parent, copy);
  }
  aoti_arena_deinit(&s->arena);
  aoti_free(s->session->heap, s);
  return error;
}

aot_status aot_scope_error(const aot_scope *s) { return s ? s->error : aoti_oom(); }
aot_session *aot_scope_session(const aot_scope *s) { return s ? s->session : NULL; }

aot_checkpoint_policy aot_set_checkpoint_policy(aot_scope *s, aot_checkpoint_policy policy) {
  if (!s) return AOT_POLICY_NONE;
  aot_checkpoint_policy was = s->policy;
  s->policy = policy;
  if (policy == AOT_POLICY_NONE)
    s->region = 0;
  else if (!s->region) // from none on a region begins; another policy does not end it
    s->region = ++s->session->regions & AOTI_TAG_REGIONS;
  return was;
}

double aot_set_memory_budget(aot_scope *s, double budget) {
  if (!s) return -1;
  double was = (double)s->region_budget - 1;
  s->region_budget = budget >= 0 && budget <= 1 ? (float)budget + 1 : 0;
  if (budget > 1)
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "activation_memory_budget is between 0 and 1, not %g", budget));
  return was;
}

bool aot_set_grad_enabled(aot_scope *s, bool enabled) {
  if (!s) return false;
  bool was = s->grad_enabled;
  s->grad_enabled = enabled;
  return was;
}

void aoti_scope_fail(aot_scope *s, aot_status error) {
  if (!error) return;
  if (!s || s->error) {
    aot_status_free(error);
    return;
  }
  s->error = error;
  aoti_logf(&s->session->log, AOT_LOG_ERROR, "scope", "%s", aot_status_text(error));
}

bool aoti_given_at(aot_scope *s, const void *pointer, const char *function, const char *name) {
  if (aoti_failed(s)) return false;
  if (!pointer) aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "%s: argument %s is missing", function, name));
  return pointer != NULL;
}

aot_tensor *aoti_scope_own(aot_scope *s, aot_tensor *t) {
  aot_status status = aoti_push(&s->arena, &s->owned, t);
  if (!status) return t;
  aot_tensor_release(t);
  aoti_scope_fail(s, status);
  return &poison;
}

aot_tensor *aot_keep(aot_scope *s, aot_tensor *t) {
  if (!s || !t || t->is_poison) return &poison;
  aot_tensor_retain(t); // the scope's own reference ends with the scope
  return s->parent ? aoti_scope_own(s->parent, t) : t;
}

// ---- tensors from the host program

aot_tensor *aot_tensor_new(aot_scope *s, aot_dtype dtype, aot_ints size, const void *data) {
  if (!aoti_given_list(s, size)) return &poison;
  int64_t sizes[AOT_MAX_DIMS];
  aot_tensor *t;
  aot_status status = NULL;
  if (size.n > AOT_MAX_DIMS)
    status =
        aoti_error(AOT_ERROR_UNSUPPORTED, "a tensor of %zu dimensions; at most %d are supported", size.n, AOT_MAX_DIMS);
  for (size_t i = 0; i < size.n && !status; i++) {
    if (size.at[i].sym) status = aoti_error(AOT_ERROR_INVALID, "a tensor with data needs constant sizes");
    sizes[i] = size.at[i].value;
  }
  if (!status) status = aoti_tensor_new(dtype, (int)size.n, sizes, &t);
  if (status) {
    aoti_scope_fail(s, status);
    return &poison;
  }
  if (data && t->storage->bytes) memcpy(t->storage->data, data, t->storage->bytes);
  return aoti_scope_own(s, t);
}

aot_tensor *aot_tensor_wrap(aot_scope *s, aot_dtype dtype, aot_ints size, const aot_ints *strides, void *data) {
  if (!aoti_given_list(s, size) || (strides && !aoti_given_list(s, *strides))) return &poison;
  aot_tensor *t = NULL;
  aoti_storage *storage = NULL;
  aot_int row_major[AOT_MAX_DIMS];
  size_t bytes = 0;
  aot_status status = NULL;
  if (size.n > AOT_MAX_DIMS || (strides && strides->n != size.n))
    status = aoti_error(AOT_ERROR_INVALID, "%zu sizes and %zu strides; both need one entry per dimension, at most %d",
                        size.n, strides ? strides->n : size.n, AOT_MAX_DIMS);
  for (size_t i = 0; i < size.n && !status; i++)
    if (size.at[i].sym || (strides && strides->at[i].sym))
      status = aoti_error(AOT_ERROR_INVALID, "a tensor with data needs constant sizes");
  if (!status) status = aoti_row_major((int)size.n, size.at, row_major);
  const aot_int *stride = strides ? strides->at : row_major;
  if (!status) status = aoti_extent_bytes(dtype, (int)size.n, size.at, stride, aot_i(0), &bytes);
  if (!status && bytes && !data)
    status = aoti_error(AOT_ERROR_INVALID, "aot_tensor_wrap: argument data is missing; %zu bytes are needed", bytes);
  if (!status) status = aoti_storage_wrap((aot_device){AOT_CPU, 0}, data, bytes, NULL, NULL, &storage);
  if (!status) status = aoti_tensor_create(storage, dtype, (int)size.n, size.at, stride, aot_i(0), &t);
  aoti_storage_release(storage);
  if (status) {
    aoti_scope_fail(s, status);
    return &poison;
  }
  return aoti_scope_own(s, t);
}

aot_tensor *aot_number(aot_scope *s, aot_scalar v) {
  aot_tensor *t = aot_tensor_new(s,
                                 v.kind == AOT_SCALAR_FLOAT ? AOT_F64
                                 : v.kind == AOT_SCALAR_INT ? AOT_I64
                                                            : AOT_B8,
                                 (aot_ints){NULL, 0}, NULL);
  if (t->is_poison) return t;
  aoti_tensor_set(t, 0, v.kind == AOT_SCALAR_FLOAT ? v.f : (double)v.i);
  t->is_number = true;
  t->number = v;
  return t;
}

aot_tensor *aot_requires_grad(aot_scope *s, aot_tensor *t) {
  if (!aoti_given_at(s, t, "aot_requires_grad", "tensor")) return t ? t : &poison;
  if (t->is_poison) return t;
  if (!aoti_is_float(t->meta.dtype))
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "only floating-point tensors can require gradients, not %s",
                                  aot_dtype_name(t->meta.dtype)));
  else if (t->grad_fn)
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "only a leaf can be asked to require gradients"));
  else
    t->meta.requires_grad = true;
  return t;
}

void aot_zero_grad(aot_tensor *t) {
  if (!t || t->is_poison) return;
  aot_tensor_release(t->grad);
  t->grad = NULL;
}

// ---- sizes

static aoti_syms *syms_of(const aot_scope *s) { return s && s->tracer ? s->tracer->syms : NULL; }

aot_int aot_size(aot_scope *s, aot_tensor *t, int dim) {
  if (!aoti_given_at(s, t, "aot_size", "tensor") || t->is_poison) return aot_i(0);
  int d;
  aot_status status = t->is_proxy ? aoti_error(AOT_ERROR_INVALID, "symbolic_trace knows no sizes; use aot_make_fx")
                                  : aoti_wrap_dim(dim, t->meta.ndim, &d);
  if (!status && t->meta.ndim == 0) status = aoti_error(AOT_ERROR_INVALID, "a tensor of no dimensions has no sizes");
  if (status) {
    aoti_scope_fail(s, status);
    return aot_i(0);
  }
  return t->meta.size[d];
}

bool aoti_int_known(const aoti_syms *syms, aot_int e) { return !e.sym || (syms && aoti_sym_exists(syms, e.sym)); }

static bool both_known(aot_scope *s, aot_int a, aot_int b) {
  if (aoti_failed(s)) return false;
  if (aoti_int_known(syms_of(s), a) && aoti_int_known(syms_of(s), b)) return true;
  aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "a symbolic size is used outside of the trace that it belongs to"));
  return false;
}

// An operation on the sizes of a trace, or on constants, whose overflow has no table to stick to.
static aot_int compute(aot_scope *s, aot_int (*fn)(aoti_syms *, aot_int, aot_int), aot_int a, aot_int b) {
  if (!both_known(s, a, b)) return aot_i(0);
  if (syms_of(s)) return fn(syms_of(s), a, b);
  aoti_syms *scratch;
  aot_int out = aot_i(0);
  aot_status status = aoti_syms_create(s->session->heap, &scratch);
  if (!status) {
    out = fn(scratch, a, b);
    status = aoti_syms_status(scratch);
    aoti_syms_release(scratch);
  }
  aoti_scope_fail(s, status);
  return out;
}

aot_int aot_int_add(aot_scope *s, aot_int a, aot_int b) { return compute(s, aoti_int_add, a, b); }
aot_int aot_int_sub(aot_scope *s, aot_int a, aot_int b) { return compute(s, aoti_int_sub, a, b); }
aot_int aot_int_mul(aot_scope *s, aot_int a, aot_int b) { return compute(s, aoti_int_mul, a, b); }

static bool divisor_is_zero(aot_scope *s, aot_int b) {
  if (aoti_failed(s) || b.sym || b.value) return false;
  aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "a size is divided by zero"));
  return true;
}
aot_int aot_int_floordiv(aot_scope *s, aot_int a, aot_int b) {
  return divisor_is_zero(s, b) ? aot_i(0) : compute(s, aoti_int_floordiv, a, b);
}
aot_int aot_int_mod(aot_scope *s, aot_int a, aot_int b) {
  return divisor_is_zero(s, b) ? aot_i(0) : compute(s, aoti_int_mod, a, b);
}
bool aot_int_eq(aot_scope *s, aot_int a, aot_int b) {
  return both_known(s, a, b) && aoti_int_compare(syms_of(s), AOTI_EQ, a, b);
}
bool aot_int_lt(aot_scope *s, aot_int a, aot_int b) {
  return both_known(s, a, b) && aoti_int_compare(syms_of(s), AOTI_LT, a, b);
}
