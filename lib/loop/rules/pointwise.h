/* Between pointwise.c and the table of rules: one function per line of pointwise.def. */
#ifndef AOT_RULES_POINTWISE_H
#define AOT_RULES_POINTWISE_H

#include "rules.h"

#define P(op, value) aoti_te aoti_point_##op(aoti_point *p);
#include "pointwise.def"
#undef P

#endif
