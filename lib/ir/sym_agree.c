/* Whether two sizes are one where the equations between sizes hold: with s == 2*((s - 1)//2) + 2, which says that s is
 * even, 16*s**2 is 64*((s - 1)//2 + 1)**2. Polynomials of floored quotients have no normal form under such equations,
 * so both are evaluated at several sizes that satisfy them. */
#include "sym.h"

enum { SAMPLES = 6, TRIES = 4000 };

/* Small sizes, of which some are multiples of a power of two up to 32: what strides and poolings ask for. */
static int64_t pick(uint64_t *state, int try) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)(2 + (*state >> 33) % 61) << try % 6;
}

static bool holds(const aoti_syms *s, const aoti_guard *g, const int64_t *values) {
  int64_t a, b;
  aot_status status = aoti_int_eval(s, g->a, values, &a);
  if (!status) status = aoti_int_eval(s, g->b, values, &b);
  bool ok = !status && a == b;
  aot_status_free(status);
  return ok;
}

static bool all_hold(const aoti_syms *s, const int64_t *values) {
  for (size_t i = 0; i < s->guards.n; i++)
    if (aoti_guard_is_equation(s, &s->guards.at[i]) && !holds(s, &s->guards.at[i], values)) return false;
  return true;
}

static aot_status find_samples(aoti_syms *s, size_t equations) {
  size_t n = s->symbols.n;
  uint64_t state = 1;
  AOT_TRY(aoti_arena_alloc(&s->arena, n * SAMPLES, sizeof *s->samples, &s->samples));
  s->n_samples = 0;
  s->samples_for = equations;
  for (int try = 0; try < TRIES && s->n_samples < SAMPLES; try++) {
    int64_t *values = s->samples + s->n_samples * n;
    for (size_t i = 0; i < n; i++) values[i] = pick(&state, try);
    s->n_samples += all_hold(s, values);
  }
  return NULL;
}

aot_status aoti_sym_agree(aoti_syms *s, aot_int a, aot_int b, bool *out) {
  size_t equations = 0;
  *out = aoti_int_same(a, b);
  if (*out || !s || !(a.sym || b.sym)) return NULL;
  for (size_t i = 0; i < s->guards.n; i++) equations += aoti_guard_is_equation(s, &s->guards.at[i]);
  if (!equations) return NULL;
  if (s->samples_for != equations) AOT_TRY(find_samples(s, equations));
  for (size_t i = 0; i < s->n_samples; i++)
    if (!holds(s, &(aoti_guard){.a = a, .b = b}, s->samples + i * s->symbols.n)) return NULL;
  *out = s->n_samples > 0;
  return NULL;
}
