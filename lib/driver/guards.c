// Guards: dtype, sizes, strides, device, requires_grad, repeated inputs, grad mode, and the comparisons of sizes that
// the traced function branched on.
#include "guards.h"

enum { MAX_SYMBOLS = 64 };

static bool is_dynamic(const aot_dynamic_dim *dynamic, size_t n, size_t input, int dim, int ndim) {
  for (size_t i = 0; i < n; i++)
    if (dynamic[i].input == input && (dynamic[i].dim == dim || dynamic[i].dim + ndim == dim)) return true;
  return false;
}

// One symbol per distinct size: sizes equal now are taken to be equal always. 0 and 1 are special everywhere:
// constants.
static aot_int symbol_for(aoti_syms *syms, int64_t size) {
  if (size < 2) return aot_i(size);
  for (size_t i = 0; i < aoti_syms_count(syms); i++)
    if (aoti_syms_at(syms, i).value == size) return aoti_syms_at(syms, i);
  return aoti_sym_new(syms, NULL, size);
}

static uint32_t first_same(aot_tensors in, size_t i) {
  for (size_t k = 0; k < i; k++)
    if (in.at[k] == in.at[i]) return (uint32_t)k;
  return (uint32_t)i;
}

static aot_status make_spec(aoti_arena *arena, aoti_guards *g, aot_tensors in, size_t i, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, aoti_input_spec *out) {
  const aoti_meta *m = &in.at[i]->meta;
  aot_int *size, *stride;
  AOT_TRY(aoti_arena_memdup(arena, m->size, (size_t)m->ndim * sizeof *size, &size));
  AOT_TRY(aoti_arena_memdup(arena, m->stride, (size_t)m->ndim * sizeof *stride, &stride));
  bool symbolic = false;
  for (int d = 0; d < m->ndim; d++)
    if (is_dynamic(dynamic, n_dynamic, i, d, m->ndim)) {
      size[d] = symbol_for(g->syms, size[d].value);
      symbolic = symbolic || size[d].sym;
    }
  if (symbolic && aoti_meta_is_contiguous(NULL, m)) aoti_contiguous_strides(g->syms, m->ndim, size, stride);
  *out = (aoti_input_spec){.meta = *m, .same_as = first_same(in, i)};
  out->meta.size = size;
  out->meta.stride = stride;
  out->meta.offset = aot_i(0); // a kernel gets the address of the first element
  return NULL;
}

aot_status aoti_guards_make(aoti_arena *arena, aot_tensors in, bool grad_enabled, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, aoti_guards *out) {
  *out = (aoti_guards){.n_in = in.n, .grad_enabled = grad_enabled};
  if (n_dynamic) AOT_TRY(aoti_syms_create(arena->from, &out->syms));
  aoti_input_spec *inputs;
  aot_status status = aoti_arena_alloc(arena, in.n, sizeof *inputs, &inputs);
  out->inputs = inputs;
  for (size_t i = 0; i < in.n && !status; i++) status = make_spec(arena, out, in, i, dynamic, n_dynamic, &inputs[i]);
  if (!status && out->syms) status = aoti_syms_status(out->syms);
  if (status) aoti_syms_release(out->syms);
  return status;
}

static void say(aoti_text *reason, const char *fmt, ...) AOT_PRINTF(2, 3);
static void say(aoti_text *reason, const char *fmt, ...) {
  if (!reason) return;
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(reason, fmt, args);
  va_end(args);
}

// Reads the symbols off the inputs: the first size that is a symbol gives its value.
static void bind_symbols(const aoti_guards *g, aot_tensors in, int64_t values[MAX_SYMBOLS]) {
  for (size_t s = 0; g->syms && s < aoti_syms_count(g->syms) && s < MAX_SYMBOLS; s++) {
    aot_int symbol = aoti_syms_at(g->syms, s);
    values[s] = symbol.value;
    for (size_t i = g->n_in; i-- > 0;)
      for (int d = g->inputs[i].meta.ndim; d-- > 0;)
        if (aoti_int_same(g->inputs[i].meta.size[d], symbol)) values[s] = aoti_dim(in.at[i], d);
  }
}

static int64_t value_of(const aoti_guards *g, aot_int e, const int64_t *symbols) {
  int64_t v = -1;
  if (!e.sym) return e.value;
  aot_status status = aoti_int_eval(g->syms, e, symbols, &v);
  aot_status_free(status); // an overflow: -1 fits nothing
  return v;
}

static bool input_holds(const aoti_guards *g, aot_tensors in, size_t i, const int64_t *symbols, aoti_text *reason) {
  const aoti_meta *want = &g->inputs[i].meta, *got = &in.at[i]->meta;
  if (got->dtype != want->dtype) {
    say(reason, "input %zu: dtype %s, compiled for %s", i, aot_dtype_name(got->dtype), aot_dtype_name(want->dtype));
    return false;
  }
  for (int d = 0; d < got->ndim; d++) {
    int64_t size = value_of(g, want->size[d], symbols), stride = value_of(g, want->stride[d], symbols);
    if (got->size[d].value != size) {
      say(reason, "input %zu: size %lld at dimension %d, compiled for %lld", i, (long long)got->size[d].value, d,
          (long long)size);
      return false;
    }
    if (got->stride[d].value != stride && size != 1) {
      say(reason, "input %zu: stride %lld at dimension %d, compiled for %lld", i, (long long)got->stride[d].value, d,
          (long long)stride);
      return false;
    }
  }
  if (got->device.type != want->device.type || got->device.index != want->device.index) {
    say(reason, "input %zu: another device", i);
    return false;
  }
  if (got->requires_grad != want->requires_grad) {
    say(reason, "input %zu: requires_grad is %s, compiled for %s", i, got->requires_grad ? "true" : "false",
        want->requires_grad ? "true" : "false");
    return false;
  }
  if (first_same(in, i) != g->inputs[i].same_as) {
    say(reason, "input %zu: %s", i,
        g->inputs[i].same_as == i ? "is an earlier input again" : "is no longer an earlier input");
    return false;
  }
  return true;
}

static bool compare(aoti_compare cmp, int64_t a, int64_t b) {
  switch (cmp) {
  case AOTI_EQ: return a == b;
  case AOTI_NE: return a != b;
  case AOTI_LT: return a < b;
  case AOTI_LE: return a <= b;
  case AOTI_GT: return a > b;
  case AOTI_GE: return a >= b;
  }
  return false;
}

static bool symbols_hold(const aoti_guards *g, const int64_t *symbols, aoti_text *reason) {
  size_t n = aoti_syms_count(g->syms);
  if (n > MAX_SYMBOLS) return false;
  for (size_t s = 0; s < n; s++)
    if (symbols[s] < 2) {
      say(reason, "a dynamic size is %lld; sizes 0 and 1 are compiled apart", (long long)symbols[s]);
      return false;
    }
  const aoti_guard *guards;
  size_t n_guards = aoti_syms_guards(g->syms, &guards);
  for (size_t i = 0; i < n_guards; i++) {
    int64_t a = value_of(g, guards[i].a, symbols), b = value_of(g, guards[i].b, symbols);
    if (compare(guards[i].cmp, a, b) == guards[i].holds) continue;
    say(reason, "a comparison of sizes (%lld with %lld) comes out differently", (long long)a, (long long)b);
    return false;
  }
  return true;
}

bool aoti_guards_hold(const aoti_guards *g, aot_tensors in, bool grad_enabled, aoti_text *reason) {
  if (grad_enabled != g->grad_enabled) {
    say(reason, "grad mode is %s", grad_enabled ? "on" : "off");
    return false;
  }
  for (size_t i = 0; i < g->n_in; i++)
    if (in.at[i]->meta.ndim != g->inputs[i].meta.ndim) {
      say(reason, "input %zu: %d dimensions, compiled for %d", i, in.at[i]->meta.ndim, g->inputs[i].meta.ndim);
      return false;
    }
  int64_t symbols[MAX_SYMBOLS];
  bind_symbols(g, in, symbols);
  if (g->syms && !symbols_hold(g, symbols, reason)) return false;
  for (size_t i = 0; i < g->n_in; i++)
    if (!input_holds(g, in, i, symbols, reason)) return false;
  return true;
}
