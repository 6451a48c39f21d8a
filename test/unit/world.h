/* A session, a scope and a compiled function, for tests of one function at a time. */
#ifndef AOT_TEST_WORLD_H
#define AOT_TEST_WORLD_H

#include <aot/aot.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

typedef struct world {
  aot_session *ses;
  aot_scope *s;
  aot_function *f;
} world;

/* Either options may be NULL. */
static inline world begin(aot_fn fn, size_t n_in, size_t n_out, const aot_function_options *options,
                          const aot_session_options *session) {
  world w = {0};
  assert_null(aot_session_create(session, &w.ses));
  w.s = aot_scope_begin(w.ses);
  assert_null(aot_function_create(w.ses, fn, NULL, n_in, n_out, options, &w.f));
  return w;
}

static inline void end(world *w) {
  assert_null(aot_scope_end(w->s));
  aot_function_destroy(w->f);
  aot_session_destroy(w->ses);
}

#endif
