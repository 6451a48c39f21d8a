/* sort: order by merging, for what needs it. Private to lib/loop/rules. */
#ifndef AOT_SORT_H
#define AOT_SORT_H

#include "rules.h"

typedef struct aoti_sorted {
  aoti_te values, index; /* of x's sizes: in order, and where each stood (i64); both in memory */
} aoti_sorted;
/* The rows of x [rows, n] in order, equals in the order they stand in, NaN greatest. False unless n is a number from 1
 * on, and where something failed. */
bool aoti_sort_rows(aoti_fuse *f, aoti_te x, bool descending, aoti_sorted *out);

#endif
