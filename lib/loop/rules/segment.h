/* segment: sums of what goes to the same place. Private to lib/loop/rules. */
#ifndef AOT_SEGMENT_H
#define AOT_SEGMENT_H

#include "sort.h"

/* index, whose numbers are reported where they are outside [0, n). */
aoti_te aoti_checked(aoti_fuse *f, aoti_te index, aot_int n);
/* [rows, ..]: sums of values' rows [n, ..] by their row numbers, index [n] in i64, in the order they stand in; row
 * number skip (-1: none) goes nowhere. Numbers outside [0, rows) are reported. */
aoti_te aoti_sum_rows(aoti_lower *c, aot_int rows, aoti_te index, aoti_te values, aot_int skip);

#endif
