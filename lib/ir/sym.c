/* Symbols, the public arithmetic and comparisons. */
#include "sym.h"
#include <stdio.h>
#include <string.h>

/* ---- life ---- */

aot_status aoti_syms_create(const aoti_allocator *from, aoti_syms **out) {
  aoti_syms *s;
  if (!from) from = &aoti_heap;
  AOT_TRY(aoti_alloc(from, 1, sizeof *s, &s));
  s->from = from;
  s->refs = 1;
  aoti_arena_init(&s->arena, from);
  s->interned.arena = s->names.arena = s->guard_keys.arena = &s->arena;
  aot_status status = aoti_push(&s->arena, &s->exprs, (sym_expr){0});
  if (status)
    aoti_syms_release(s);
  else
    *out = s;
  return status;
}

aoti_syms *aoti_syms_retain(aoti_syms *s) {
  s->refs++;
  return s;
}

void aoti_syms_release(aoti_syms *s) {
  if (!s || --s->refs) return;
  aot_status_free(s->failure);
  aoti_arena_deinit(&s->arena);
  aoti_free(s->from, s);
}

aot_status aoti_syms_status(aoti_syms *s) {
  aot_status failure = s->failure;
  s->failure = NULL;
  return failure;
}

/* The first failure stays until it is fetched. */
static aot_int stick(aoti_syms *s, aot_status status) {
  if (s && !s->failure)
    s->failure = status;
  else
    aot_status_free(status);
  return aot_i(0);
}

/* ---- the public functions ---- */

typedef aot_status (*binary)(aoti_syms *s, aot_int a, aot_int b, aot_int *out);
static aot_int apply(aoti_syms *s, binary fn, aot_int a, aot_int b) {
  aot_int out = aot_i(0);
  if (!s) return out; /* a symbol without its table, or a division by zero that has nowhere to stick */
  aot_status status = fn(s, a, b, &out);
  return status ? stick(s, status) : out;
}
static aot_status overflow(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  (void)s, (void)a, (void)b, (void)out;
  return aoti_error(AOT_ERROR_INVALID, "a size overflows or divides by zero");
}
/* Without a table the error cannot stick: the nearest number stands for the result, which no tensor is as large as. */
static aot_int too_far(aoti_syms *s, aot_int a, aot_int b, bool negative) {
  return s ? apply(s, overflow, a, b) : aot_i(negative ? INT64_MIN : INT64_MAX);
}
static aot_status subtract(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  AOT_TRY(sym_scale(s, b, -1, &b));
  return sym_add(s, a, b, out);
}
static aot_status maximum(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  return sym_extreme(s, AOTI_SYM_MAX, a, b, out);
}
static aot_status minimum(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  return sym_extreme(s, AOTI_SYM_MIN, a, b, out);
}

aot_int aoti_int_add(aoti_syms *s, aot_int a, aot_int b) {
  int64_t v;
  if (a.sym || b.sym) return apply(s, sym_add, a, b);
  return aoti_add_overflows(a.value, b.value, &v) ? too_far(s, a, b, a.value < 0) : aot_i(v);
}
aot_int aoti_int_sub(aoti_syms *s, aot_int a, aot_int b) {
  int64_t v;
  if (a.sym || b.sym) return apply(s, subtract, a, b);
  return aoti_sub_overflows(a.value, b.value, &v) ? too_far(s, a, b, a.value < 0) : aot_i(v);
}
aot_int aoti_int_mul(aoti_syms *s, aot_int a, aot_int b) {
  int64_t v;
  if (a.sym || b.sym) return apply(s, sym_multiply, a, b);
  return aoti_mul_overflows(a.value, b.value, &v) ? too_far(s, a, b, (a.value < 0) != (b.value < 0)) : aot_i(v);
}
aot_int aoti_int_floordiv(aoti_syms *s, aot_int a, aot_int b) {
  if (a.sym || b.sym) return apply(s, sym_floordiv, a, b);
  if (!b.value || (a.value == INT64_MIN && b.value == -1)) return apply(s, overflow, a, b);
  return aot_i(sym_floor_div(a.value, b.value));
}
aot_int aoti_int_mod(aoti_syms *s, aot_int a, aot_int b) {
  if (a.sym || b.sym) return apply(s, sym_modulo, a, b);
  if (!b.value) return apply(s, overflow, a, b);
  return aot_i(b.value == -1 ? 0 : sym_floor_mod(a.value, b.value));
}
aot_int aoti_int_max(aoti_syms *s, aot_int a, aot_int b) {
  if (a.sym || b.sym) return apply(s, maximum, a, b);
  return aot_i(a.value > b.value ? a.value : b.value);
}
aot_int aoti_int_min(aoti_syms *s, aot_int a, aot_int b) {
  if (a.sym || b.sym) return apply(s, minimum, a, b);
  return aot_i(a.value < b.value ? a.value : b.value);
}

/* ---- symbols ---- */

static aot_status new_symbol(aoti_syms *s, const char *name, size_t n, int64_t hint, bool opaque, aot_int *out) {
  uint32_t id = (uint32_t)s->exprs.n, *slot;
  sym_factor *f;
  if (s->exprs.n >= SYM_MAX_EXPRS) return aoti_error(AOT_ERROR_INVALID, "too many symbolic expressions");
  if (aoti_map_get(&s->names, name, n)) return aoti_error(AOT_ERROR_INVALID, "the symbol %.*s exists", (int)n, name);
  sym_expr x = {.kind = AOTI_SYM_SYMBOL, .hint = hint, .low = 2, .high = INT64_MAX};
  if (*name == 'u') x.low = 0; /* PyTorch's data-dependent sizes */
  if (opaque) x.low = INT64_MIN;
  x.index = opaque ? SYM_OPAQUE : (uint32_t)s->symbols.n;
  AOT_TRY(aoti_arena_strdup(&s->arena, name, n, &x.name));
  AOT_TRY(aoti_arena_memdup(&s->arena, &(sym_factor){id, 1}, sizeof *f, &f));
  x.self = (sym_term){1, 1, f};
  AOT_TRY(aoti_push(&s->arena, &s->exprs, x));
  if (!opaque) AOT_TRY(aoti_push(&s->arena, &s->symbols, id));
  AOT_TRY(aoti_map_put(&s->names, name, n, id, &slot));
  *out = (aot_int){hint, id};
  return NULL;
}

aot_int aoti_sym_new(aoti_syms *s, const char *name, int64_t hint) {
  aot_int out;
  char made[16];
  while (!name) {
    snprintf(made, sizeof made, "s%u", s->next_name++);
    if (!aoti_map_get(&s->names, made, strlen(made))) name = made;
  }
  aot_status status = new_symbol(s, name, strlen(name), hint, false, &out);
  return status ? stick(s, status) : out;
}

aot_status sym_opaque(aoti_syms *s, const char *text, size_t n, int64_t hint, aot_int *out) {
  bool found;
  *out = aoti_sym_find(s, text, n, &found);
  return found ? NULL : new_symbol(s, text, n, hint, true, out);
}

aot_status aoti_sym_text(aoti_syms *s, const char *text, size_t n, aot_int *out) {
  return sym_opaque(s, text, n, 0, out);
}

aot_int aoti_sym_find(const aoti_syms *s, const char *name, size_t n, bool *found) {
  const uint32_t *id = s ? aoti_map_get(&s->names, name, n) : NULL;
  *found = id != NULL;
  return id ? (aot_int){sym_at(s, *id)->hint, *id} : aot_i(0);
}

bool aoti_sym_exists(const aoti_syms *s, uint32_t sym) { return sym && sym < s->exprs.n; }
size_t aoti_syms_count(const aoti_syms *s) { return s->symbols.n; }
aot_int aoti_syms_at(const aoti_syms *s, size_t i) {
  return (aot_int){sym_at(s, s->symbols.at[i])->hint, s->symbols.at[i]};
}

aoti_sym_kind aoti_sym_parts(const aoti_syms *s, uint32_t sym, aot_int *a, aot_int *b, const char **name) {
  if (!sym) return AOTI_SYM_CONST;
  const sym_expr *x = sym_at(s, sym);
  *a = x->left;
  *b = x->right;
  *name = x->name;
  return x->kind == SYM_PYTHON_MOD ? AOTI_SYM_MOD : (aoti_sym_kind)x->kind;
}

/* ---- comparisons and guards ---- */

bool aoti_compare_holds(aoti_compare cmp, int64_t a, int64_t b) {
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

/* 1 or 0 when the difference's bounds decide it, -1 when they do not. */
static int decide(aoti_compare cmp, sym_range d) {
  switch (cmp) {
  case AOTI_EQ: return d.low == 0 && d.high == 0 ? 1 : d.low > 0 || d.high < 0 ? 0 : -1;
  case AOTI_NE: return d.low == 0 && d.high == 0 ? 0 : d.low > 0 || d.high < 0 ? 1 : -1;
  case AOTI_LT: return d.high < 0 ? 1 : d.low >= 0 ? 0 : -1;
  case AOTI_LE: return d.high <= 0 ? 1 : d.low > 0 ? 0 : -1;
  case AOTI_GT: return d.low > 0 ? 1 : d.high <= 0 ? 0 : -1;
  case AOTI_GE: return d.low >= 0 ? 1 : d.high < 0 ? 0 : -1;
  }
  return -1;
}

typedef struct guard_key {
  int64_t a, b;
  uint32_t sym_a, sym_b, cmp, zero;
} guard_key;

static guard_key key_of(aoti_compare cmp, aot_int a, aot_int b) {
  return (guard_key){a.sym ? 0 : a.value, b.sym ? 0 : b.value, a.sym, b.sym, cmp, 0};
}

static bool held_equal(const aoti_syms *s, aot_int a, aot_int b) {
  guard_key key = key_of(AOTI_EQ, a, b);
  const uint32_t *known = aoti_map_get(&s->guard_keys, (const char *)&key, sizeof key);
  return known && s->guards.at[*known].holds;
}

bool aoti_int_meets(const aoti_syms *s, aot_int a, aot_int b) {
  return aoti_int_same(a, b) || (s && (a.sym || b.sym) && (held_equal(s, a, b) || held_equal(s, b, a)));
}

bool aoti_int_compare(aoti_syms *s, aoti_compare cmp, aot_int a, aot_int b) {
  bool answer = aoti_compare_holds(cmp, a.value, b.value);
  if ((!a.sym && !b.sym) || !s) return answer;
  aot_int d;
  aot_status status = subtract(s, a, b, &d);
  if (!status) {
    int known = decide(cmp, sym_range_of(s, d));
    if (known >= 0) return known;
    guard_key key = key_of(cmp, a, b);
    if (aoti_map_get(&s->guard_keys, (const char *)&key, sizeof key)) return answer;
    status = aoti_map_put(&s->guard_keys, (const char *)&key, sizeof key, (uint32_t)s->guards.n, NULL);
    if (!status) status = aoti_push(&s->arena, &s->guards, (aoti_guard){cmp, a, b, answer, NULL, 0});
  }
  if (status) stick(s, status);
  return answer;
}

size_t aoti_syms_guards(const aoti_syms *s, const aoti_guard **out) {
  *out = s->guards.at;
  return s->guards.n;
}
