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
  uint8_t *filled;               /* a byte per PTX_CHUNK bytes: 1 says that all of them are written */
  uint8_t *read_by, *written_by; /* touched in this launch (counters); NULL for FOREIGN */
  ptx_history history;           /* NULLs for FOREIGN */
  bool touched;                  /* by the launch that is running */
  bool kept;                     /* it may have history that was not given back */
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
  uint32_t stamp; /* of the last launch that kept history */
  uint64_t kept;  /* bytes of the allocations whose history was not given back */
};

/* The allocation an address lies in, live or not, else NULL; *out_near is the closest to it when it lies in none.
 * Locks. */
ptx_allocation *ptx_lookup(aoti_ptx_machine *m, uint64_t address, ptx_allocation **out_near);
/* All of an allocation's history, as if nothing had touched it. */
void ptx_forget_history(ptx_allocation *a);
/* Whether bytes from off are written, as far as `filled` knows. */
static inline bool ptx_all_written(const ptx_allocation *a, uint64_t off, uint64_t bytes) {
  uint8_t all = 1;
  for (uint64_t k = off / PTX_CHUNK; k <= (off + bytes - 1) / PTX_CHUNK; k++)
    all &= __atomic_load_n(&a->filled[k], __ATOMIC_RELAXED);
  return all;
}
/* Bytes of a shadow become 1: those of an allocation, which blocks on several host threads may set at once. */
static inline void ptx_set_ones(uint8_t *p, uint64_t n) {
  const uint64_t ones = 0x0101010101010101u;
  for (; n && (uintptr_t)p % sizeof ones; p++, n--) __atomic_store_n(p, 1, __ATOMIC_RELAXED);
  for (; n >= sizeof ones; p += sizeof ones, n -= sizeof ones)
    __atomic_store_n((uint64_t *)(void *)p, ones, __ATOMIC_RELAXED);
  for (; n; p++, n--) __atomic_store_n(p, 1, __ATOMIC_RELAXED);
}
/* All bytes from off are written now. */
static inline void ptx_set_written(ptx_allocation *a, uint64_t off, uint64_t bytes) {
  uint64_t end = off + bytes, first = (off + PTX_CHUNK - 1) / PTX_CHUNK;
  uint64_t last = end == a->pub.bytes ? (end + PTX_CHUNK - 1) / PTX_CHUNK : end / PTX_CHUNK;
  for (uint64_t k = first; k < last; k++)
    if (!__atomic_load_n(&a->filled[k], __ATOMIC_RELAXED)) __atomic_store_n(&a->filled[k], 1, __ATOMIC_RELAXED);
}
/* Zeroes a range; gives whole pages back to the host. */
void ptx_discard(void *p, uint64_t bytes);

#endif
