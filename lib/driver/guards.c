// Guards: dtype, sizes, strides, device, requires_grad, repeated inputs, grad mode, and the comparisons of sizes that
// the traced function branched on.
#include "guards.h"

enum { MAX_SYMBOLS = 64 };

static bool is_dynamic(const aot_dynamic_dim *dynamic, size_t n, size_t input, int dim, int ndim) {
  for (size_t i = 0; i < n; i++)
    if (dynamic[i].input == input && (dynamic[i].dim == dim || dynamic[i].dim + ndim == dim)) return true;
  return false;
}

static const aoti_settled_size *find_settled(const aoti_settled *settled, int64_t size) {
  for (size_t i = 0; i < settled->sizes.n; i++)
    if (settled->sizes.at[i].size == size) return &settled->sizes.at[i];
  return NULL;
}

// One symbol per distinct size: sizes equal now are taken to be equal always. 0 and 1 are special everywhere:
// constants.
static aot_int symbol_for(aoti_syms *syms, const aoti_settled *settled, int64_t size) {
  if (size < 2) return aot_i(size);
  const aoti_settled_size *known = find_settled(settled, size);
  if (known && !known->times) return aot_i(size);
  if (known) { // of and by are smaller, so this ends
    aot_int product = aoti_int_mul(syms, symbol_for(syms, settled, known->of), symbol_for(syms, settled, known->by));
    return aoti_int_add(syms, aoti_int_mul(syms, aot_i(known->times), product), aot_i(known->plus));
  }
  for (size_t i = 0; i < aoti_syms_count(syms); i++)
    if (aoti_syms_at(syms, i).value == size) return aoti_syms_at(syms, i);
  return aoti_syms_count(syms) < MAX_SYMBOLS ? aoti_sym_new(syms, NULL, size) : aot_i(size);
}

static uint32_t first_same(aot_tensors in, size_t i) {
  for (size_t k = 0; k < i; k++)
    if (in.at[k] == in.at[i]) return (uint32_t)k;
  return (uint32_t)i;
}

static aot_status make_spec(aoti_arena *arena, aoti_guards *g, aot_tensors in, size_t i, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, const aoti_settled *settled, aoti_input_spec *out) {
  const aoti_meta *m = &in.at[i]->meta;
  aot_int *size, *stride;
  AOT_TRY(aoti_arena_memdup(arena, m->size, (size_t)m->ndim * sizeof *size, &size));
  AOT_TRY(aoti_arena_memdup(arena, m->stride, (size_t)m->ndim * sizeof *stride, &stride));
  bool symbolic = false;
  for (int d = 0; d < m->ndim; d++)
    if (is_dynamic(dynamic, n_dynamic, i, d, m->ndim)) {
      size[d] = symbol_for(g->syms, settled, size[d].value);
      symbolic = symbolic || size[d].sym;
    }
  if (symbolic && aoti_meta_is_contiguous(NULL, m)) aoti_contiguous_strides(g->syms, m->ndim, size, stride);
  *out = (aoti_input_spec){.meta = *m, .same_as = first_same(in, i)};
  out->meta.requires_grad = aoti_requires_grad(in.at[i]);
  out->is_leaf = !in.at[i]->grad_fn && !in.at[i]->base;
  out->meta.size = size;
  out->meta.stride = stride;
  out->meta.offset = aot_i(0); // a kernel gets the address of the first element
  return NULL;
}

aot_status aoti_guards_make(aoti_arena *arena, aot_tensors in, bool grad_enabled, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, const aoti_settled *settled, aoti_guards *out) {
  *out = (aoti_guards){.n_in = in.n, .grad_enabled = grad_enabled};
  for (size_t i = 0; i < n_dynamic; i++) {
    int ndim = in.at[dynamic[i].input]->meta.ndim, dim = dynamic[i].dim;
    if (dim < -ndim || dim >= ndim)
      return aoti_error(AOT_ERROR_INVALID, "options.dynamic[%zu] names dimension %d of input %zu, which has %d", i, dim,
                        dynamic[i].input, ndim);
  }
  if (n_dynamic) AOT_TRY(aoti_syms_create(arena->from, &out->syms));
  aoti_input_spec *inputs;
  aot_status status = aoti_arena_alloc(arena, in.n, sizeof *inputs, &inputs);
  out->inputs = inputs;
  for (size_t i = 0; i < in.n && !status; i++)
    status = make_spec(arena, out, in, i, dynamic, n_dynamic, settled, &inputs[i]);
  if (!status && out->syms) status = aoti_syms_status(out->syms);
  if (status) {
    aoti_syms_release(out->syms);
    out->syms = NULL;
  }
  return status;
}

static aot_status add_settled(aoti_arena *arena, aoti_settled *settled, aoti_settled_size s, bool *again) {
  if (find_settled(settled, s.size)) return NULL;
  *again = true;
  return aoti_push(arena, &settled->sizes, s);
}

// A solution that is a product: one side less the other is x - y*z.
static bool product_in(const aoti_guards *g, aot_int a, aot_int b, aoti_settled_size *out) {
  size_t n = aoti_syms_count(g->syms);
  const aot_int differences[] = {aoti_int_sub(g->syms, a, b), aoti_int_sub(g->syms, b, a)};
  for (size_t i = 0; i < 2; i++)
    for (size_t x = 0; x < n; x++) {
      aot_int of = aoti_syms_at(g->syms, x), rest = aoti_int_sub(g->syms, of, differences[i]);
      if (aoti_sym_uses(g->syms, rest, (uint32_t)x)) continue;
      for (size_t y = 0; y < n; y++)
        for (size_t z = 0; z <= y; z++) {
          aot_int left = aoti_syms_at(g->syms, y), right = aoti_syms_at(g->syms, z);
          if (!aoti_int_same(rest, aoti_int_mul(g->syms, left, right))) continue;
          *out = (aoti_settled_size){of.value, 1, left.value, right.value, 0};
          return true;
        }
    }
  return false;
}

// A symbol that e divides by a number, s // 4, which divides its size now.
static bool divided_in(const aoti_guards *g, aot_int e, aoti_settled_size *out) {
  aot_int a, b;
  const char *name;
  if (!e.sym) return false;
  aoti_sym_kind kind = aoti_sym_parts(g->syms, e.sym, &a, &b, &name);
  if (kind == AOTI_SYM_SYMBOL) return false;
  if (kind == AOTI_SYM_FLOORDIV && a.sym && !b.sym && b.value > 1 && a.value % b.value == 0 && a.value > b.value) {
    aot_int c, d;
    if (aoti_sym_parts(g->syms, a.sym, &c, &d, &name) == AOTI_SYM_SYMBOL) {
      *out = (aoti_settled_size){a.value, b.value, a.value / b.value, 1, 0};
      return true;
    }
  }
  return divided_in(g, a, out) || divided_in(g, b, out);
}

aot_status aoti_guards_settle(const aoti_guards *g, aoti_arena *arena, aoti_settled *settled, bool *again) {
  *again = false;
  const aoti_guard *guards;
  size_t n = g->syms ? aoti_syms_guards(g->syms, &guards) : 0;
  for (size_t i = 0; i < n; i++) {
    if (!aoti_guard_is_equation(g->syms, &guards[i])) continue;
    aoti_solution x;
    bool found;
    AOT_TRY(aoti_sym_solve(g->syms, guards[i].a, guards[i].b, &x, &found));
    if (found) {
      aoti_settled_size s = {aoti_syms_at(g->syms, x.symbol).value, x.times, aoti_syms_at(g->syms, x.of).value, 1,
                             x.plus};
      AOT_TRY(add_settled(arena, settled, s, again));
      continue;
    }
    aoti_settled_size s;
    if (divided_in(g, guards[i].a, &s) || divided_in(g, guards[i].b, &s) ||
        product_in(g, guards[i].a, guards[i].b, &s)) {
      AOT_TRY(aoti_syms_status(g->syms));
      AOT_TRY(add_settled(arena, settled, s, again));
      if (*again) return NULL; // the others may follow from it
      continue;
    }
    for (uint32_t k = 0; k < aoti_syms_count(g->syms); k++)
      if (aoti_sym_uses(g->syms, guards[i].a, k) || aoti_sym_uses(g->syms, guards[i].b, k))
        AOT_TRY(add_settled(arena, settled, (aoti_settled_size){.size = aoti_syms_at(g->syms, k).value}, again));
  }
  return NULL;
}

// What differs: counted, and told in text (nullable) one after the other. Without text the first is enough.
typedef struct differences {
  size_t n;
  aoti_text *text;
} differences;

static bool enough(const differences *d) { return d->n && !d->text; }

static void differs(differences *d, const char *fmt, ...) AOT_PRINTF(2, 3);
static void differs(differences *d, const char *fmt, ...) {
  if (d->n++ && d->text) aoti_text_add(d->text, "; ");
  if (!d->text) return;
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(d->text, fmt, args);
  va_end(args);
}

// Reads the symbols off the inputs: the first size that is a symbol gives its value.
static void bind_symbols(const aoti_guards *g, aot_tensors in, int64_t values[MAX_SYMBOLS]) {
  for (size_t s = 0; g->syms && s < aoti_syms_count(g->syms) && s < MAX_SYMBOLS; s++) {
    aot_int symbol = aoti_syms_at(g->syms, s);
    bool bound = false;
    values[s] = symbol.value;
    for (size_t i = g->n_in; i-- > 0;)
      for (int d = g->inputs[i].meta.ndim; d-- > 0;)
        if (aoti_int_same(g->inputs[i].meta.size[d], symbol)) values[s] = aoti_dim(in.at[i], d), bound = true;
    for (size_t i = g->n_in; i-- > 0 && !bound;) // of what was divided: the size is a multiple of it
      for (int d = g->inputs[i].meta.ndim; d-- > 0;) {
        aot_int size = g->inputs[i].meta.size[d];
        if (!symbol.value || size.value % symbol.value) continue;
        aot_int times = aot_i(size.value / symbol.value);
        if (aoti_int_same(size, aoti_int_mul(g->syms, times, symbol))) values[s] = aoti_dim(in.at[i], d) / times.value;
      }
  }
}

static int64_t value_of(const aoti_guards *g, aot_int e, const int64_t *symbols) {
  int64_t v = -1;
  if (!e.sym) return e.value;
  aot_status status = aoti_int_eval(g->syms, e, symbols, &v);
  aot_status_free(status); // an overflow: -1 fits nothing
  return v;
}

int64_t aoti_guards_value(const aoti_guards *g, aot_int e, const int64_t *symbols) { return value_of(g, e, symbols); }

aot_status aoti_guards_symbols(const aoti_guards *g, aot_tensors in, aoti_arena *arena, int64_t **out) {
  AOT_TRY(aoti_arena_alloc(arena, MAX_SYMBOLS, sizeof **out, out));
  bind_symbols(g, in, *out);
  return NULL;
}

static void check_input(const aoti_guards *g, aot_tensors in, size_t i, const int64_t *symbols, differences *out) {
  const aoti_meta *want = &g->inputs[i].meta, *got = &in.at[i]->meta;
  if (got->dtype != want->dtype)
    differs(out, "input %zu: dtype %s, compiled for %s", i, aot_dtype_name(got->dtype), aot_dtype_name(want->dtype));
  for (int d = 0; d < got->ndim && !enough(out); d++) {
    int64_t size = value_of(g, want->size[d], symbols), stride = value_of(g, want->stride[d], symbols);
    if (got->size[d].value != size)
      differs(out, "input %zu: size %lld at dimension %d, compiled for %lld", i, (long long)got->size[d].value, d,
              (long long)size);
    else if (got->stride[d].value != stride && size != 1)
      differs(out, "input %zu: stride %lld at dimension %d, compiled for %lld", i, (long long)got->stride[d].value, d,
              (long long)stride);
  }
  if (got->device.type != want->device.type || got->device.index != want->device.index)
    differs(out, "input %zu: another device", i);
  if (aoti_requires_grad(in.at[i]) != want->requires_grad)
    differs(out, "input %zu: requires_grad is %s, compiled for %s", i, aoti_requires_grad(in.at[i]) ? "true" : "false",
            want->requires_grad ? "true" : "false");
  if (first_same(in, i) != g->inputs[i].same_as)
    differs(out, "input %zu: %s", i,
            g->inputs[i].same_as == i ? "is an earlier input again" : "is no longer an earlier input");
}

static void check_symbols(const aoti_guards *g, const int64_t *symbols, differences *out) {
  for (size_t s = 0, n = aoti_syms_count(g->syms); s < n; s++)
    if (symbols[s] < 2) differs(out, "a dynamic size is %lld; sizes 0 and 1 are compiled apart", (long long)symbols[s]);
  const aoti_guard *guards;
  size_t n_guards = aoti_syms_guards(g->syms, &guards);
  for (size_t i = 0; i < n_guards && !enough(out); i++) {
    int64_t a = value_of(g, guards[i].a, symbols), b = value_of(g, guards[i].b, symbols);
    if (aoti_compare_holds(guards[i].cmp, a, b) != guards[i].holds)
      differs(out, "a comparison of sizes (%lld with %lld) comes out differently", (long long)a, (long long)b);
  }
}

static void check_all(const aoti_guards *g, aot_tensors in, bool grad_enabled, differences *out) {
  if (grad_enabled != g->grad_enabled) differs(out, "grad mode is %s", grad_enabled ? "on" : "off");
  bool same_dims = true;
  for (size_t i = 0; i < g->n_in; i++) {
    int got = in.at[i]->meta.ndim, want = g->inputs[i].meta.ndim;
    if (got == want) continue;
    differs(out, "input %zu: %d dimensions, compiled for %d", i, got, want);
    same_dims = false;
  }
  if (enough(out) || !same_dims) return; // the symbols cannot be read off
  int64_t symbols[MAX_SYMBOLS];
  bind_symbols(g, in, symbols);
  if (g->syms) check_symbols(g, symbols, out);
  for (size_t i = 0; i < g->n_in && !enough(out); i++) check_input(g, in, i, symbols, out);
}

bool aoti_guards_hold(const aoti_guards *g, aot_tensors in, bool grad_enabled) {
  differences d = {0};
  check_all(g, in, grad_enabled, &d);
  return !d.n;
}

size_t aoti_guards_differences(const aoti_guards *g, aot_tensors in, bool grad_enabled, aoti_text *reason) {
  differences d = {.text = reason};
  check_all(g, in, grad_enabled, &d);
  return d.n;
}
