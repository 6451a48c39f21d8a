/* cmocka with what it wants included, and a check of statuses that prints the failure. */
#ifndef AOT_UNIT_H
#define AOT_UNIT_H

#include <aot/status.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#define assert_ok(expr)                                                         \
  do {                                                                          \
    aot_status unit_status_ = (expr);                                           \
    if (unit_status_) fail_msg("%s: %s", #expr, aot_status_text(unit_status_)); \
  } while (0)
/* The expression fails with this code; the status is freed. */
#define assert_fails(code, expr)                             \
  do {                                                       \
    aot_status unit_status_ = (expr);                        \
    assert_int_equal(aot_status_code(unit_status_), (code)); \
    aot_status_free(unit_status_);                           \
  } while (0)

#endif
