/* race: who touched a word last, and what each warp may take for granted.
 *
 * A mark is the last write, or one of two reads, of a 4-byte word. Whole warps mostly touch whole lines of 64 bytes,
 * lane after lane; as long as that is all a line has seen, three traces of the line stand for the marks of its words,
 * which count from the first other access on (expanded). A block has one clock that moves at every
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

enum { PTX_LINE = 64 };
typedef struct ptx_trace {
  uint32_t who, clock, pc; /* as in a mark; who 0: none */
  uint16_t tid;            /* the lane of the line's first byte; the lane of byte k is tid + (k >> shift) */
  uint8_t shift;
  bool twice; /* a second time, by the lanes 16 further on */
} ptx_trace;
typedef struct ptx_line {
  ptx_trace trace[3]; /* the last write, two reads */
  uint8_t lock;       /* of global memory, where blocks run on several host threads */
  bool expanded;
  uint8_t pad[14];
} ptx_line;

/* The history of a range of memory that begins at a multiple of PTX_LINE: a line per 64 bytes and 3 marks per 4. */
typedef struct ptx_history {
  ptx_line *lines;
  ptx_mark *marks;
} ptx_history;

struct ptx_block;
struct ptx_inst;
struct ptx_access;
struct ptx_allocation;
struct ptx_run;

/* Checks the access against the history and adds it there. al NULL: shared memory. False on a race. */
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
