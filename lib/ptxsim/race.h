/* race: who touched a word last, and what each warp may take for granted.
 *
 * A mark is the last write, or one of two reads, of a 4-byte word. A block has one clock that moves at every
 * synchronisation; an access is ordered before a later one of warp w when its clock is below what w has seen of that
 * warp (vector clocks, kept per warp). Accesses of different blocks in one launch are ordered only through global
 * synchronisation, see race.c. */
#ifndef AOT_PTXSIM_RACE_H
#define AOT_PTXSIM_RACE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct ptx_mark {
  uint32_t who; /* global: block + 1; shared: serial of the block in its worker; 0 none */
  uint32_t clock;
  uint32_t pc;
  uint16_t tid;
  uint8_t bytes; /* a bit per byte */
  uint8_t atomic;
} ptx_mark;

struct ptx_block;
struct ptx_inst;
struct ptx_access;
struct ptx_allocation;
struct ptx_run;

/* Checks the access against the marks of each word and leaves new ones. al NULL: shared memory. False on a race. */
bool ptx_race_warp(struct ptx_block *b, const struct ptx_inst *i, uint32_t w, uint32_t bits, int space, uint32_t bytes,
                   int how, const struct ptx_access *a, struct ptx_allocation *al);
void ptx_race_arrive(struct ptx_block *b, uint32_t w, uint32_t joined[32]);
void ptx_race_barrier(struct ptx_block *b, const uint32_t arrived[32], const uint32_t joined[32]);
void ptx_race_warp_sync(struct ptx_block *b, uint32_t w);
void ptx_race_fence(struct ptx_block *b, uint32_t w);
/* What warp w knows flows into the object at a shared offset (an mbarrier), or out of it. */
void ptx_race_object_release(struct ptx_block *b, uint32_t w, uint64_t address);
void ptx_race_object_acquire(struct ptx_block *b, uint32_t w, uint64_t address);
/* For a launch whose blocks run in turns; NULL when out of memory. */
struct ptx_run_sync *ptx_race_run_create(void);
void ptx_race_run_destroy(struct ptx_run_sync *r);
bool ptx_race_block_init(struct ptx_block *b);
void ptx_race_block_start(struct ptx_block *b);
void ptx_race_block_deinit(struct ptx_block *b);

#endif
