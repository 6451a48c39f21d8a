// Arguments and results of op calls: what rules read and make.
#include "calls.h"

#include <string.h>

int64_t aoti_arg_int(const aoti_call *c, int i) {
  const aot_value *v = &c->args[i];
  return v->kind == AOT_INT ? v->as.i.value : v->kind == AOT_BOOL ? v->as.b : 0;
}

double aoti_arg_float(const aoti_call *c, int i) {
  return c->args[i].kind == AOT_FLOAT ? c->args[i].as.f : (double)aoti_arg_int(c, i);
}

bool aoti_arg_bool(const aoti_call *c, int i) { return aoti_arg_int(c, i) != 0; }

int aoti_arg_ints(const aoti_call *c, int i, aot_int out[AOT_MAX_DIMS]) {
  const aot_value *v = &c->args[i];
  if (v->kind == AOT_INT) {
    out[0] = v->as.i;
    return 1;
  }
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return 0;
  int n = v->as.list.n < AOT_MAX_DIMS ? (int)v->as.list.n : AOT_MAX_DIMS; // dispatch refuses longer lists
  for (int k = 0; k < n; k++) out[k] = v->as.list.at[k].as.i;
  return n;
}

aot_status aoti_wrap_dim(int64_t dim, int ndim, int *out) {
  int n = ndim ? ndim : 1;
  if (dim < -n || dim >= n)
    return aoti_error(AOT_ERROR_INVALID, "dimension %lld is outside [%d, %d]", (long long)dim, -n, n - 1);
  *out = (int)(dim < 0 ? dim + n : dim);
  return NULL;
}

aot_status aoti_call_error(const aoti_call *c, aot_code code, const char *fmt, ...) {
  aoti_text t = {0};
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&t, fmt, args);
  va_end(args);
  aot_status s = aoti_error(code, "%s: %s", c->info->name, t.at ? t.at : "");
  aoti_text_deinit(&t);
  return s;
}

// ---- results

// Data is computed when every tensor argument has some; a trace on stand-ins computes none.
static bool computes(const aoti_call *c) {
  if (c->scope->tracer && c->scope->tracer->fake) return false;
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i];
    if (v->kind == AOT_TENSOR && !aoti_tensor_has_data(v->as.tensor)) return false;
    if (v->kind == AOT_LIST)
      for (size_t k = 0; k < v->as.list.n; k++)
        if (v->as.list.at[k].kind == AOT_TENSOR && !aoti_tensor_has_data(v->as.list.at[k].as.tensor)) return false;
  }
  return true;
}

static aot_device device_of(const aoti_call *c) {
  for (uint32_t i = 0; i < c->info->n_args; i++)
    if (c->args[i].kind == AOT_DEVICE) return c->args[i].as.device;
  for (uint32_t i = 0; i < c->info->n_args; i++) {
    const aot_value *v = &c->args[i];
    if (v->kind == AOT_TENSOR && v->as.tensor->meta.ndim) return v->as.tensor->meta.device;
    if (v->kind == AOT_LIST)
      for (size_t k = 0; k < v->as.list.n; k++)
        if (v->as.list.at[k].kind == AOT_TENSOR) return v->as.list.at[k].as.tensor->meta.device;
  }
  for (uint32_t i = 0; i < c->info->n_args; i++)
    if (c->args[i].kind == AOT_TENSOR) return c->args[i].as.tensor->meta.device;
  return (aot_device){AOT_CPU, 0};
}

static aot_status own(aoti_call *c, aot_tensor *t, aot_value *out) {
  aot_tensor *owned = aoti_scope_own(c->scope, t);
  if (owned->is_poison) return aoti_oom();
  *out = aoti_v_tensor(owned);
  return NULL;
}

static aot_status fresh(aoti_call *c, aot_dtype dtype, int ndim, const aot_int *size, const aot_int *stride,
                        aot_value *out) {
  aot_int row_major[AOT_MAX_DIMS];
  if (ndim > AOT_MAX_DIMS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", ndim);
  if (!stride) {
    int64_t numel = 1;
    for (int d = 0; d < ndim; d++)
      if (aoti_mul_overflows(numel, size[d].value > 1 ? size[d].value : 1, &numel))
        return aoti_call_error(c, AOT_ERROR_INVALID, "the result's size overflows 64 bits");
    aoti_contiguous_strides(c->syms, ndim, size, row_major);
    stride = row_major;
  }
  size_t bytes;
  AOT_TRY(aoti_extent_bytes(dtype, ndim, size, stride, aot_i(0), &bytes));
  aoti_storage *storage;
  bool on_device = computes(c) && device_of(c).type != AOT_CPU; // run_on_device makes the memory
  if (on_device && !c->scope->session->run_on_device)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "eager execution on a device other than the CPU; compile it");
  AOT_TRY(aoti_storage_create(device_of(c), bytes, computes(c) && !on_device, &storage));
  aot_tensor *t = NULL;
  aot_status status = aoti_tensor_create(storage, dtype, ndim, size, stride, aot_i(0), &t);
  aoti_storage_release(storage);
  AOT_TRY(status);
  return own(c, t, out);
}

bool aoti_is_taped_view(const aoti_call *c) {
  return aoti_rules_of(c->scope->session, c->op)->grad && c->info->n_args && c->info->args[0].alias;
}

// A view shares the history of its base, unless the operator hides that it is one (detach, _unsafe_view) or no tape is
// kept.
static aot_status view(aoti_call *c, aot_tensor *base, aot_dtype dtype, int ndim, const aot_int *size,
                       const aot_int *stride, aot_int offset, int item, aot_value *out) {
  aot_tensor *t;
  AOT_TRY(aoti_tensor_create(base->storage, dtype, ndim, size, stride, offset, &t));
  bool differentiable = !c->scope->severed && aoti_is_taped_view(c);
  if (differentiable && c->scope->grad_enabled) t->base = aot_tensor_retain(base->base ? base->base : base);
  t->seen = base->storage->version;
  if (differentiable && (!c->scope->grad_enabled || base->untaped)) // a view of such a view is one too
    t->untaped = aot_tensor_retain(base->untaped ? base->untaped : base->base ? base->base : base);
  t->one_of_several = item >= 0;
  aot_status status = aoti_view_create(base->view, c->op, c->args, c->info->n_args, item, &base->meta, &t->view);
  if (!status) return own(c, t, out);
  aot_tensor_release(t);
  return status;
}

aot_status aoti_out(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size, const aot_int *stride) {
  return fresh(c, dtype, ndim, size, stride, &c->out[i]);
}

aot_status aoti_out_view(aoti_call *c, int i, aot_tensor *base, int ndim, const aot_int *size, const aot_int *stride,
                         aot_int offset) {
  return view(c, base, base->meta.dtype, ndim, size, stride, offset, -1, &c->out[i]);
}

aot_status aoti_out_view_as(aoti_call *c, int i, aot_tensor *base, aot_dtype dtype, int ndim, const aot_int *size,
                            const aot_int *stride, aot_int offset) {
  return view(c, base, dtype, ndim, size, stride, offset, -1, &c->out[i]);
}

aot_status aoti_out_self(aoti_call *c, int i, int arg) {
  c->out[i] = c->args[arg];
  return NULL;
}

void aoti_out_none(aoti_call *c, int i) { c->out[i] = aoti_v_none(); }

aot_status aoti_out_list(aoti_call *c, int i, size_t n) {
  aot_value *items;
  AOT_TRY(aoti_arena_alloc(&c->scope->arena, n, sizeof *items, &items));
  c->out[i] = (aot_value){.kind = AOT_LIST, .as.list = {items, n}};
  return NULL;
}

aot_status aoti_out_at(aoti_call *c, int i, size_t k, aot_dtype dtype, int ndim, const aot_int *size,
                       const aot_int *stride) {
  return fresh(c, dtype, ndim, size, stride, (aot_value *)&c->out[i].as.list.at[k]);
}

aot_status aoti_out_view_at(aoti_call *c, int i, size_t k, aot_tensor *base, int ndim, const aot_int *size,
                            const aot_int *stride, aot_int offset) {
  return view(c, base, base->meta.dtype, ndim, size, stride, offset, (int)k, (aot_value *)&c->out[i].as.list.at[k]);
}

// ---- values in the scope's memory

aot_value aoti_v_scalar(aot_scalar v) {
  switch (v.kind) {
  case AOT_SCALAR_FLOAT: return aoti_v_float(v.f);
  case AOT_SCALAR_BOOL: return aoti_v_bool(v.i != 0);
  case AOT_SCALAR_INT: break;
  }
  return aoti_v_int(v.i);
}

static aot_value *items(aot_scope *s, const void *from, size_t n) {
  aot_value *at = NULL;
  if (n && !aoti_given_at(s, from, "an operator", "list")) return NULL;
  if (aoti_failed(s)) return NULL;
  aot_status status = aoti_arena_alloc(&s->arena, n, sizeof *at, &at);
  if (status) aoti_scope_fail(s, status);
  return at;
}

aot_value aoti_v_list(aot_scope *s, const aot_value *at, size_t n) {
  aot_value *copy = items(s, at, n);
  if (!copy) return aoti_v_none();
  if (n) memcpy(copy, at, n * sizeof *at);
  return (aot_value){.kind = AOT_LIST, .as.list = {copy, n}};
}

aot_value aoti_v_ints(aot_scope *s, const aot_int *at, size_t n) {
  aot_value *copy = items(s, at, n);
  if (!copy) return aoti_v_none();
  for (size_t i = 0; i < n; i++) copy[i] = aoti_v_sym(at[i]);
  return (aot_value){.kind = AOT_LIST, .as.list = {copy, n}};
}

aot_value aoti_v_tensors(aot_scope *s, aot_tensors list) {
  aot_value *copy = items(s, list.at, list.n);
  if (!copy) return aoti_v_none();
  for (size_t i = 0; i < list.n; i++) copy[i] = aoti_v_tensor(list.at[i]);
  return (aot_value){.kind = AOT_LIST, .as.list = {copy, list.n}};
}

aot_value aoti_v_bools(aot_scope *s, const bool *at, size_t n) {
  aot_value *copy = items(s, at, n);
  if (!copy) return aoti_v_none();
  for (size_t i = 0; i < n; i++) copy[i] = aoti_v_bool(at[i]);
  return (aot_value){.kind = AOT_LIST, .as.list = {copy, n}};
}

void aoti_unpack_list(aot_scope *s, const aot_value *list, aot_tensor **out, size_t n) {
  size_t have = list->kind == AOT_LIST ? list->as.list.n : 0;
  if (!aoti_failed(s) && have != n)
    aoti_scope_fail(s, aoti_error(AOT_ERROR_INVALID, "the operator gives %zu tensors, room was made for %zu", have, n));
  for (size_t i = 0; i < n; i++) out[i] = i < have ? list->as.list.at[i].as.tensor : aoti_poison();
}
