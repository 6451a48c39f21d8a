/* exec: a block being executed. Lanes with the same program counter form a group; the group with the lowest counter
 * runs until it reaches another's, where they join. Groups wait in `parked` at barriers and collectives. */
#ifndef AOT_PTXSIM_EXEC_H
#define AOT_PTXSIM_EXEC_H

#include "core.h"
#include "memory.h"

typedef struct ptx_group {
  uint32_t pc;
  uint32_t w[PTX_MAX_WARPS]; /* active lanes of each warp */
} ptx_group;

typedef struct ptx_parked { /* lanes at a barrier; their counter is behind it */
  ptx_group g;
  uint32_t barrier; /* its number */
} ptx_parked;

/* Lanes of a warp that wait at a collective for the others of their mask. */
typedef struct ptx_waiting {
  uint32_t warp, lanes, mask, at;
} ptx_waiting;

typedef struct ptx_barrier {
  uint32_t arrived[PTX_MAX_WARPS]; /* lanes that are waiting or have arrived */
  uint32_t signalled;              /* threads of bar.arrive */
  uint32_t pc[PTX_MAX_WARPS];      /* the instruction each warp arrived by; PTX_NO none */
  uint32_t expected;
  uint32_t ones, total; /* bar.red */
  bool used;
  uint32_t joined[PTX_MAX_WARPS]; /* race clocks of those that arrived */
} ptx_barrier;

typedef struct ptx_async { /* one cp.async of one lane, landed at its wait */
  uint8_t *to;
  uint32_t at; /* shared offset */
  uint16_t lane;
  uint8_t bytes;
  uint8_t data[16];
  uint32_t group; /* serial of its group for that lane; PTX_NO while not committed */
} ptx_async;

/* Per instruction, per worker. */
typedef struct ptx_tally {
  uint64_t warps, lanes;
  uint64_t requested, sectors, ideal, wavefronts, conflicts, atomics, collisions, divergent;
} ptx_tally;

typedef struct ptx_worker { /* what a host thread keeps from block to block */
  const struct ptx_run *run;
  ptx_tally *tally; /* n_code of them */
  uint64_t utilisation[33];
  uint64_t shared_bytes, local_bytes, barriers, load_bytes, store_bytes, load_sectors, store_sectors;
  ptx_allocation_ref *hits; /* last allocation each instruction met */
  uint64_t progress;        /* moves when memory or a barrier changes */
  bool out_of_memory;
} ptx_worker;

struct ptx_block;
/* Does what it can of a plain load or store: the warps that are done, a bit each. */
typedef uint32_t (*ptx_quick_fn)(struct ptx_block *b, const ptx_inst *i);

/* One launch. */
typedef struct ptx_run {
  ptx_quick_fn quick;
  aoti_ptx_machine *machine;
  const aoti_ptx_launch *launch;
  const aoti_ptx_kernel *kernel;
  const aoti_ptx_module *module;
  uint32_t threads, stride, warps; /* of a block; stride is threads rounded up to whole warps */
  uint64_t blocks;
  uint32_t shared_bytes, dynamic_at;
  uint32_t local_bytes; /* of a thread: the kernel's frame, and its stack where it has one */
  uint32_t stack_bytes; /* what a GPU's stack would have */
  uint8_t *params;
  uint32_t checks;
  bool count, races, threaded;   /* threaded: on several host threads */
  uint32_t stamp;                /* of this launch's history */
  struct ptx_run_sync *run_sync; /* race.c; only when blocks run in turns */
  uint64_t grid_barrier;         /* its address, for cooperative groups; 0 when there is none */
} ptx_run;

/* A row of addresses that comes in runs of eight lanes or more, one step apart. */
typedef struct ptx_shape {
  uint32_t lo, hi; /* of the lanes it was taken of */
  uint32_t n;      /* runs; 0: the row is not so */
  int64_t step;
  uint64_t least, most; /* addresses */
  uint64_t low;         /* the bits in which addresses differ, and more */
  struct {
    uint64_t addr;
    uint32_t lane, lanes;
  } run[PTX_MAX_LANES / 8];
} ptx_shape;

/* A stack of saved rows and return addresses, of one lane. */
typedef struct ptx_calls {
  uint8_t *at;
  uint32_t n, cap;
} ptx_calls;

typedef struct ptx_block {
  const ptx_run *run;
  ptx_worker *worker;
  const ptx_inst *code;
  uint8_t *rows;
  uint32_t stride, threads, warps;
  uint64_t index; /* of the block in the grid */
  uint32_t ctaid[3];

  /* the group running */
  uint32_t pc, limit;
  bool regroup; /* set by a handler that changed the group list or the current group */
  ptx_group cur;
  bool cur_live;
  uint32_t lo, hi; /* lanes of the warps with any active lane */
  bool full;       /* every lane of [lo, hi) is active */
  bool divided;    /* of some warp not every lane that ever started is */
  uint32_t n_lanes, n_warps;

  /* the lanes of the instruction in hand: the group's, less those its guard turns off */
  const uint32_t *w;
  const uint8_t *m; /* 0 or 255 per lane */
  bool m_full;
  uint32_t m_lanes, m_warps;

  uint8_t act[PTX_MAX_LANES], eff[PTX_MAX_LANES];
  uint32_t eff_w[PTX_MAX_WARPS];
  uint32_t started[PTX_MAX_WARPS], alive[PTX_MAX_WARPS];

  ptx_group *groups; /* runnable, besides cur */
  uint32_t n_groups, cap_groups;
  ptx_parked *parked;
  uint32_t n_parked, cap_parked;
  ptx_waiting *waiting;
  uint32_t n_waiting, cap_waiting;
  struct ptx_trail *trail; /* absent.c; NULL when the kernel has nothing to follow */
  uint32_t spins, rotate;
  uint64_t issued;
  uint64_t backward;                  /* backward branches since the block was last looked at: for switching blocks */
  uint64_t seen_state, seen_progress; /* then: a hash of its state, and the worker's progress */
  /* A wait that looks at the clock is never in one state twice: launch.c lets time jump, and stand. */
  bool timed, frozen;
  uint32_t quiet; /* turns in which nothing changed in memory */
  uint64_t ahead, frozen_at;
  uint32_t quantum; /* instructions a rotated group may run before the lowest is taken again; 0 none */
  uint64_t random;  /* 0: in order; else the state of the generator that picks groups and their turns */
  bool yielded, finished;

  uint8_t *shared, *shared_state; /* state: 1 written, 2 async in flight */
  ptx_history shared_history;
  uint8_t *local;
  uint32_t *used;        /* per lane: what a GPU's would have used of it */
  uint32_t *top;         /* per lane: where its stack ends; NULL without one */
  ptx_calls *calls;      /* per lane: what its calls saved */
  ptx_barrier *barriers; /* 16 */
  ptx_async *async;
  uint32_t n_async, cap_async;
  uint32_t *async_serial; /* per lane: groups committed so far */
  struct ptx_sync *sync;  /* race clocks: race.c */
  uint32_t serial;        /* of the block in its worker: tags shared marks */

  ptx_shape *shapes; /* one a slot, and one for what has none */
  uint64_t shapes_known;
  uint8_t *tmp, *tmp2; /* a row of 16-byte elements each */
  uint64_t clock;
  bool fault;
  aoti_ptx_verdict verdict;
  struct ptx_fault_info *info;
} ptx_block;

static inline uint8_t *ptx_row(const ptx_block *b, uint32_t row) { return b->rows + (size_t)row * b->stride; }

#define PTX_FOR_LANES(b, W, l)                                                                                \
  for (uint32_t W = (b)->lo / PTX_WARP; W < (b)->hi / PTX_WARP; W++)                                          \
    for (uint32_t bits_ = (b)->w[W], l; bits_ && ((l = W * PTX_WARP + (uint32_t)__builtin_ctz(bits_)), true); \
         bits_ &= bits_ - 1)

/* exec.c */
void ptx_block_run(ptx_block *b, uint64_t budget); /* until finished, faulted or yielded */
void ptx_block_start(ptx_block *b);
bool ptx_push_group(ptx_block *b, const ptx_group *g); /* false: no memory (fault set) */
bool ptx_park(ptx_block *b, const ptx_parked *p);      /* these two: the same */
bool ptx_wait(ptx_block *b, const ptx_waiting *p);
/* The current group keeps only the lanes of keep; false when none is left. */
void ptx_set_current(ptx_block *b, const ptx_group *g);
void ptx_next_limit(ptx_block *b);
void ptx_release(ptx_block *b); /* whoever waits and may now run is made runnable */

/* exec_stack.c */
/* Local memory of a thread of the kernel whose stack has stack bytes, as a GPU counts them. */
uint32_t ptx_stack_room(const aoti_ptx_kernel *k, uint32_t stack);
bool ptx_stack_init(ptx_block *b); /* false: no memory */
void ptx_stack_deinit(ptx_block *b);
void ptx_stack_start(ptx_block *b);
uint64_t ptx_frame(const ptx_block *b, uint32_t lane); /* the frame pointer */

/* Scalar views of a row. */
static inline uint32_t ptx_u32(const ptx_block *b, uint32_t row, uint32_t lane) {
  return ((const uint32_t *)(const void *)ptx_row(b, row))[lane];
}
static inline uint64_t ptx_u64(const ptx_block *b, uint32_t row, uint32_t lane) {
  return ((const uint64_t *)(const void *)ptx_row(b, row))[lane];
}
/* Whether a row of words holds one value in all lanes of the warps in hand. */
static inline bool ptx_uniform(const ptx_block *b, uint32_t row, uint32_t *out) {
  const uint32_t *r = (const uint32_t *)(const void *)ptx_row(b, row) + b->lo;
  uint32_t n = b->hi - b->lo, other = 0;
  *out = r[0];
  for (uint32_t l = 0; l < n; l++) other |= r[l] ^ r[0];
  return !other;
}
static inline uint64_t ptx_read(const ptx_block *b, uint32_t row, uint8_t width, uint32_t lane) {
  const uint8_t *p = ptx_row(b, row);
  switch (width) {
  case 1: return p[lane];
  case 2: return ((const uint16_t *)(const void *)p)[lane];
  case 4: return ((const uint32_t *)(const void *)p)[lane];
  default: return ((const uint64_t *)(const void *)p)[lane];
  }
}
static inline void ptx_write(const ptx_block *b, uint32_t row, uint8_t width, uint32_t lane, uint64_t v) {
  uint8_t *p = ptx_row(b, row);
  switch (width) {
  case 1: p[lane] = (uint8_t)v; break;
  case 2: ((uint16_t *)(void *)p)[lane] = (uint16_t)v; break;
  case 4: ((uint32_t *)(void *)p)[lane] = (uint32_t)v; break;
  default: ((uint64_t *)(void *)p)[lane] = v;
  }
}

/* check.c: records the block's first fault. lane PTX_NO: the first active one. */
void ptx_fault(ptx_block *b, aoti_ptx_verdict v, const ptx_inst *i, uint32_t lane, const char *fmt, ...)
    AOT_PRINTF(5, 6);
void ptx_fault_at(ptx_block *b, aoti_ptx_verdict v, const ptx_inst *i, uint32_t lane, uint64_t address, ptx_space space,
                  uint32_t bytes, const char *fmt, ...) AOT_PRINTF(8, 9);

/* exec_mem.c: one warp's access. addr holds 32 addresses as the instruction gives them; on return p holds where the
 * bytes are. bits: the lanes. False when a check failed (the fault is recorded). */
typedef enum ptx_how {
  PTX_READ = 1,
  PTX_WRITE = 2,
  PTX_ATOMIC = 4,
  PTX_SYNCING = 8,
  PTX_QUIET = 16,
  PTX_PENDING = 32
} ptx_how;
typedef struct ptx_access {
  uint64_t addr[PTX_WARP];
  uint8_t *p[PTX_WARP];
  bool contiguous; /* lane after lane, all 32 */
  bool uniform;    /* all at one address */
} ptx_access;
bool ptx_touch(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space, uint32_t bytes, int how,
               ptx_access *a);
void ptx_addresses(const ptx_block *b, uint32_t row, uint8_t width, int64_t imm, uint32_t w, uint32_t bits,
                   ptx_access *a);

/* count.c: an access of a warp. */
void ptx_count_global(ptx_block *b, const ptx_inst *i, uint32_t bits, uint32_t bytes, int how, const ptx_access *a);
void ptx_count_shared(ptx_block *b, const ptx_inst *i, uint32_t bits, uint32_t bytes, const ptx_access *a);
/* Sorts the addresses of the lanes and drops equal ones. */
int ptx_distinct(const uint64_t *addr, uint32_t bits, uint64_t *out);

/* The allocation that an instruction may go on in without looking further; NULL when there is none, or not for it. */
ptx_allocation *ptx_find_hit(ptx_block *b, const ptx_inst *i, uint64_t address, int how);

/* quick.inc, twice. */
uint32_t ptx_quick_base(ptx_block *b, const ptx_inst *i);
uint32_t ptx_quick_v3(ptx_block *b, const ptx_inst *i);
ptx_quick_fn ptx_quick_choose(void);

/* exec_warp.c */
bool ptx_gather(ptx_block *b, const ptx_inst *i);
/* Lets those go on who wait at the likes of this collective with the mask, when all of them are there. */
bool ptx_meet(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t mask);

/* absent.c: lanes that a collective names and that pass it by. */
bool ptx_absent_init(ptx_block *b); /* false: no memory */
void ptx_absent_start(ptx_block *b);
void ptx_absent_deinit(ptx_block *b);
void ptx_absent_door(ptx_block *b, const ptx_inst *i);
void ptx_absent_act(ptx_block *b, const ptx_inst *i);
/* Lanes arrive at a collective; lanes exit. False on a fault. */
bool ptx_absent_arrive(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes, uint32_t mask);
bool ptx_absent_exit(ptx_block *b);
void ptx_absent_again(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t lanes); /* they will come here once more */
void ptx_async_land(ptx_block *b, uint32_t w, uint32_t bits, uint32_t keep, bool all);

/* Handlers. */
#define PTX_EXEC(name) void ptx_exec_##name(ptx_block *b, const ptx_inst *i)
PTX_EXEC(lanes);
PTX_EXEC(setp);
PTX_EXEC(set);
PTX_EXEC(video);
PTX_EXEC(pack);
PTX_EXEC(unpack);
PTX_EXEC(clock);
PTX_EXEC(nop);
PTX_EXEC(isspacep);
PTX_EXEC(bra);
PTX_EXEC(brx);
PTX_EXEC(exit);
PTX_EXEC(trap);
PTX_EXEC(nanosleep);
PTX_EXEC(extern_call);
PTX_EXEC(lost_call);
PTX_EXEC(call);
PTX_EXEC(return );
PTX_EXEC(frame);
PTX_EXEC(alloca);
PTX_EXEC(stacksave);
PTX_EXEC(stackrestore);
PTX_EXEC(ld);
PTX_EXEC(st);
PTX_EXEC(ld_param);
PTX_EXEC(atom);
PTX_EXEC(bar);
PTX_EXEC(bar_warp);
PTX_EXEC(fence);
PTX_EXEC(mbarrier);
PTX_EXEC(shfl);
PTX_EXEC(vote);
PTX_EXEC(match);
PTX_EXEC(redux);
PTX_EXEC(activemask);
PTX_EXEC(elect);
PTX_EXEC(cp_async);
PTX_EXEC(cp_group);
PTX_EXEC(ldmatrix);
PTX_EXEC(stmatrix);
PTX_EXEC(movmatrix);
PTX_EXEC(mma);

/* exec_mma.c: the row of a matrix that stmatrix stores at the address of a lane. */
void ptx_stmatrix_row(const ptx_block *b, const ptx_inst *i, uint32_t lane, uint16_t out[8]);
/* butterfly.c: whether it does not matter which of two elements a store leaves. */
bool ptx_stays(const ptx_inst *i, const void *x, const void *y);

#endif
