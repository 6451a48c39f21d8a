/* segment: sums of what goes to the same place. Private to lib/loop/rules. */
#ifndef AOT_SEGMENT_H
#define AOT_SEGMENT_H

#include "sort.h"

/* index, whose numbers are reported where they are outside [0, n). */
aoti_te aoti_checked(aoti_fuse *f, aoti_te index, aot_int n);
/* [rows, ..]: values' rows [n, ..] by their row numbers, index [n] in i64, added (op: ADD, MUL, MIN or MAX) in the
 * order they stand in; row number skip (-1: none) goes nowhere. Numbers outside [0, rows) are reported. */
aoti_te aoti_fold_rows(aoti_lower *c, aoti_loop_op op, aot_int rows, aoti_te index, aoti_te values, aot_int skip);
aoti_te aoti_sum_rows(aoti_lower *c, aot_int rows, aoti_te index, aoti_te values, aot_int skip);

/* Of several writers to a row the last one counts. Of rows' numbers, index [n] in i64 and reported where outside
 * [0, rows): which rows are written, b8 [rows], and by which place of index, i64 [rows], 0 where none does; n > 0. */
typedef struct aoti_written {
  aoti_te any, by;
} aoti_written;
aoti_written aoti_written_rows(aoti_lower *c, aot_int rows, aoti_te index);

#endif
