/* memory: the device's address space. One reserved range of host addresses holds every allocation; parallel ranges hold
 * a byte per byte that says whether it was written, bytes that say whether a launch touched it, and the access history
 * that finds races. All ranges are reserved, not committed: the host gives pages as they are touched. Addresses are
 * never used twice until the range is used up. */
#ifndef AOT_PTXSIM_MEMORY_H
#define AOT_PTXSIM_MEMORY_H

#include <pthread.h>
#include "machine.h"
#include "race.h"

typedef struct ptx_allocation {
  aoti_ptx_allocation pub;
  uint64_t reserved;             /* bytes of address space from pub.address */
  uint8_t *written;              /* a byte per byte; NULL when everything counts as written */
  uint8_t *read_by, *written_by; /* touched in this launch (counters); NULL for FOREIGN */
  ptx_history history;           /* NULLs for FOREIGN */
  bool touched;                  /* by the launch that is running */
  char *name_copy;
} ptx_allocation;
typedef ptx_allocation *ptx_allocation_ref;

struct aoti_ptx_machine {
  const aoti_ptx_model *model;
  pthread_mutex_t lock;   /* the table */
  pthread_mutex_t serial; /* launches that keep history */
  uint8_t *base;          /* the arena */
  uint64_t size, next;
  uint8_t *shadow; /* everything parallel to it, one reservation */
  uint64_t shadow_size;
  ptx_allocation **table; /* by address, live and freed */
  size_t n, cap;
  uint64_t used;
  size_t freed;             /* records in the table */
  ptx_allocation **dropped; /* a ring of records taken out of the table */
  size_t next_dropped;
  uint32_t serials;
};

/* The allocation an address lies in, live or not, else NULL; *out_near is the closest below it, or above. Locks. */
ptx_allocation *ptx_lookup(aoti_ptx_machine *m, uint64_t address, ptx_allocation **out_near);
/* Zeroes a range; gives whole pages back to the host. */
void ptx_discard(void *p, uint64_t bytes);

#endif
