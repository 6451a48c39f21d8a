/* Between reads.c and group.c: what each stored expression reads. */
#ifndef AOT_FUSE_GROUP_H
#define AOT_FUSE_GROUP_H

#include "fuse.h"

typedef struct aoti_read {
  aoti_te te;
  bool whole;    /* read in row-major order exactly along axes of the reader's space */
  uint32_t axes; /* bit k: axis k; axes of size 1 are left out */
  aot_int bytes; /* distinct ones */
} aoti_read;
typedef struct aoti_reads {
  AOT_VEC(aoti_read) reads;
  AOT_VEC(aoti_te) computed; /* on the way, each once */
} aoti_reads;

typedef struct aoti_grouping {
  bool *
      realised; /* per expression: has a group of its own to begin with; everything else is computed where it is read */
  aoti_te *last_root; /* per expression: scratch, the root from which it was last visited */
} aoti_grouping;

/* What e's computation reads, e itself being computed. */
aot_status aoti_te_reads(aoti_fuse *f, const aoti_grouping *g, aoti_te e, aoti_reads *out) AOT_MUST_USE;
/* The space e is computed in: its sizes, or those of the argument it reduces. */
void aoti_te_space(const aoti_fuse *f, aoti_te e, int *ndim, const aot_int **size, uint32_t *reduced);

#endif
