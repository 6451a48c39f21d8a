// Sizes in postfix code: what is left of symbolic sizes at run time.
#include "base.h"

enum { STACK = 64 };

static int64_t floordiv(int64_t a, int64_t b) { return a / b - (a % b < 0); } // b > 0

aot_status aoti_expr_eval(const aoti_expr *expr, const int64_t *sizes, size_t n_sizes, int64_t *out) {
  int64_t stack[STACK];
  size_t n = 0;
  for (size_t i = 0; i < expr->n; i++) {
    int64_t op = expr->code[i];
    if (op == AOTI_EXPR_CONST || op == AOTI_EXPR_SIZE) {
      if (++i == expr->n || n == STACK) return aoti_error(AOT_ERROR_INVALID, "a size expression is malformed");
      int64_t v = expr->code[i];
      if (op == AOTI_EXPR_SIZE && (v < 0 || (uint64_t)v >= n_sizes))
        return aoti_error(AOT_ERROR_INVALID, "a size expression names a size that is not there");
      stack[n++] = op == AOTI_EXPR_SIZE ? sizes[v] : v;
      continue;
    }
    if (n < 2) return aoti_error(AOT_ERROR_INVALID, "a size expression is malformed");
    int64_t b = stack[--n], a = stack[n - 1], r = 0;
    bool bad = false;
    switch (op) {
    case AOTI_EXPR_ADD: bad = aoti_add_overflows(a, b, &r); break;
    case AOTI_EXPR_MUL: bad = aoti_mul_overflows(a, b, &r); break;
    case AOTI_EXPR_DIV:
    case AOTI_EXPR_MOD:
      if (!(bad = b <= 0)) r = op == AOTI_EXPR_DIV ? floordiv(a, b) : a - floordiv(a, b) * b;
      break;
    case AOTI_EXPR_MIN: r = a < b ? a : b; break;
    case AOTI_EXPR_MAX: r = a > b ? a : b; break;
    default: bad = true;
    }
    if (bad) return aoti_error(AOT_ERROR_INVALID, "a size expression overflows or divides by zero");
    stack[n - 1] = r;
  }
  if (n != 1) return aoti_error(AOT_ERROR_INVALID, "a size expression is malformed");
  *out = stack[0];
  return NULL;
}
