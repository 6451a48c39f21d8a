/* race: who touched what last, and what each warp may take for granted.
 *
 * A mark is the last write, or one of two reads, of a 4-byte word. Lanes mostly touch memory one after another, so most
 * of the time three traces stand for the marks of a whole chunk, or of a line of it: the last write and two reads, each
 * of every byte, lane after lane. A chunk is split into lines, and a line into words, where that is not so; a write of
 * the whole puts it together again. A chunk whose stamp is not that of the launch (of shared memory: of the block) has
 * no history yet, so that nothing has to be cleared.
 *
 * A block has one clock that moves at every synchronisation; an access is ordered before a later one of warp w when its
 * clock is below what w has seen of that warp (vector clocks, kept per warp). Accesses of different blocks in one
 * launch are ordered only through global synchronisation, see race.c. history.c keeps the marks, race.c the clocks. */
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
  uint8_t flags;
} ptx_mark;
enum {
  PTX_ATOMIC_MARK = 1,
  PTX_SEVERAL = 2, /* lane tid + 1 as well */
  PTX_WROTE = 4    /* a write where readers stand: an atomic write came after it */
};

enum { PTX_LINE = 64, PTX_CHUNK = 512 };
typedef struct ptx_trace {
  uint32_t who, clock, pc; /* as in a mark; who 0: none */
  uint16_t tid;            /* the lane of the first byte; the lane of byte k is tid + (k >> shift) */
  uint8_t shift, pad;
} ptx_trace;
typedef struct ptx_line {
  ptx_trace trace[3]; /* the last write, two reads */
  uint32_t newest;    /* no clock in the line is above it, when all are of one block, newest_who */
  uint32_t newest_who;
  uint16_t words; /* those with marks of their own, a bit each; the others are as the traces say */
  uint8_t pad[6];
} ptx_line;
typedef struct ptx_chunk {
  ptx_trace trace[3];
  uint32_t stamp;
  uint8_t split; /* the lines with traces of their own */
  uint8_t lock;  /* of global memory, where blocks run on several host threads */
  uint8_t pad[10];
} ptx_chunk;

/* The history of a range of memory that begins at a multiple of PTX_CHUNK: 3 marks per word. */
typedef struct ptx_history {
  ptx_chunk *chunks;
  ptx_line *lines;
  ptx_mark *marks;
} ptx_history;

/* The clocks of a block. */
struct ptx_sync {
  uint32_t vc[32][32];
  uint32_t fenced[32][32];  /* what a relaxed atomic write publishes: vc at the last fence */
  uint32_t pending[32][32]; /* what relaxed atomic reads found, known from the next fence on */
  uint32_t fence_time[32], pending_time[32];
  uint32_t floor;    /* accesses of the block up to this clock are over for every warp of it */
  uint32_t acquired; /* accesses of other blocks up to this time are over */
  struct ptx_object *objects;
  uint32_t n_objects, cap_objects;
  bool lost; /* too many objects: nothing is reported any more */
};

struct ptx_block;
struct ptx_inst;
struct ptx_access;
struct ptx_shape;
struct ptx_allocation;
struct ptx_run;

/* history.c: checks the access of a warp against the history and adds it there. al NULL: shared memory. False on a
 * race. */
bool ptx_race_warp(struct ptx_block *b, const struct ptx_inst *i, uint32_t w, uint32_t bits, uint32_t bytes, int how,
                   const struct ptx_access *a, struct ptx_allocation *al);
/* The same for the lanes of a shape, at its addresses plus delta; a run is in one place or contiguous. */
bool ptx_race_runs(struct ptx_block *b, const struct ptx_inst *i, const struct ptx_shape *s, uint64_t delta,
                   uint32_t bytes, int how, struct ptx_allocation *al);
/* An atomic (or relaxed, acquire, release, volatile) access as synchronisation. */
void ptx_race_synchronise(struct ptx_block *b, const struct ptx_inst *i, uint32_t w, uint64_t address, int how,
                          bool global);
void ptx_race_arrive(struct ptx_block *b, uint32_t w, uint32_t joined[32]);
void ptx_race_barrier(struct ptx_block *b, const uint32_t arrived[32], const uint32_t joined[32]);
void ptx_race_block_sync(struct ptx_block *b);
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
