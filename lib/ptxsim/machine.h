/* machine: a PTX machine behind the stand-in CUDA driver.
 *
 * Enters: PTX text, device addresses, launch configurations with packed parameters. Leaves: loaded modules, memory with
 * its bookkeeping, and for every launch a verdict, a report of one screen, and counters.
 *
 * Invariants: nothing here aborts, exits or prints. A module that loads contains only instructions the machine executes
 * faithfully; everything else is refused at load with the line and the opcode. A device address is the host address of
 * the same byte, so a front end may memcpy once aoti_ptx_range says the range is good.
 *
 * Thread rule: a machine may be used from any thread at any time: memory calls lock inside. A module or kernel is
 * immutable after load. Launches on one machine may run concurrently with each other and with memory calls; ordering
 * (streams) is the front end's. Race checks see one launch at a time, so with AOTI_PTX_CHECK_RACES or counters on,
 * launches on one machine are serialised inside.
 */
#ifndef AOT_PTXSIM_MACHINE_H
#define AOT_PTXSIM_MACHINE_H

#include "base.h"

typedef struct aoti_ptx_machine aoti_ptx_machine; /* one device: its model, memory, allocations and shadows */
typedef struct aoti_ptx_module aoti_ptx_module;
typedef struct aoti_ptx_kernel aoti_ptx_kernel;

/* ---- model.c: the devices that can be named -------------------------------------------------------------------- */

/* Peaks are dense, per second, at the boost clock; 0 where the unit is absent. Sources in model.def. */
typedef struct aoti_ptx_model {
  const char *id;   /* "t4", "a100", "h100", "h200": what PTXSIM_GPU holds */
  const char *name; /* what cuDeviceGetName answers */
  int sm_major, sm_minor;
  int sm_count;
  int max_threads_per_block, max_threads_per_sm, max_blocks_per_sm;
  int max_block[3];
  int max_grid[3];
  int shared_per_block, shared_per_block_optin, shared_per_sm, shared_reserved_per_block;
  int regs_per_block, regs_per_sm;
  int l2_bytes, memory_bus_bits, clock_khz, memory_clock_khz;
  uint64_t memory_bytes;               /* what the device reports; the host gives pages only as they are touched */
  double peak_bytes;                   /* DRAM bytes per second */
  double peak_f32, peak_f64, peak_f16; /* ordinary units, flops per second */
  double peak_mma_f16, peak_mma_bf16, peak_mma_tf32, peak_mma_f64, peak_mma_s8; /* tensor units */
  const char *source;                                                           /* where the figures are from */
} aoti_ptx_model;

/* NULL when no such model. id NULL gives the default, "a100". */
const aoti_ptx_model *aoti_ptx_model_find(const char *id);

/* ---- memory.c: device memory ---------------------------------------------------------------------------------- */

aot_status aoti_ptx_machine_create(const aoti_ptx_model *model, aoti_ptx_machine **out) AOT_MUST_USE;
/* Frees every allocation. All modules must be unloaded first. NULL is allowed. */
void aoti_ptx_machine_destroy(aoti_ptx_machine *machine);
const aoti_ptx_model *aoti_ptx_machine_model(const aoti_ptx_machine *machine);

typedef enum aoti_ptx_kind {
  AOTI_PTX_DEVICE,  /* cuMemAlloc and kin */
  AOTI_PTX_PINNED,  /* host memory made by the machine: device-accessible, counts as always written */
  AOTI_PTX_FOREIGN, /* the host's own memory, registered: bounds are checked, nothing else */
  AOTI_PTX_GLOBAL,  /* a .global variable of a module */
  AOTI_PTX_CONST,   /* a .const variable of a module: ld.const only (generic reads allowed) */
} aoti_ptx_kind;

/* The owner of what a kernel's malloc gave: a kernel's free ends it, or the machine. */
#define AOTI_PTX_NO_OWNER UINT32_MAX

typedef struct aoti_ptx_allocation {
  uint64_t address, bytes;
  aoti_ptx_kind kind;
  bool live;        /* false: freed, kept for use-after-free reports */
  uint32_t serial;  /* 1, 2, ... in order of creation: how reports name it */
  uint32_t owner;   /* the caller's tag (a context), for leak lists */
  const char *name; /* variable name, or the tag given at alloc; owned by the machine */
} aoti_ptx_allocation;

/* Bytes from fresh addresses (never one a live or recently freed allocation had), aligned to 512, with a gap of at
 * least 512 bytes after the end so that an overrun is never inside a neighbour. Contents are zero but count as not
 * written. bytes 0 is INVALID; more than the model or host has is OOM. name is copied, may be NULL. */
aot_status aoti_ptx_alloc(aoti_ptx_machine *machine, uint64_t bytes, aoti_ptx_kind kind, uint32_t owner,
                          const char *name, uint64_t *out_address) AOT_MUST_USE;
/* Makes the host's own range known to the machine; unregister with aoti_ptx_free. */
aot_status aoti_ptx_register(aoti_ptx_machine *machine, void *host, uint64_t bytes, uint32_t owner) AOT_MUST_USE;
/* address must be the start of a live allocation of that kind class (DEVICE, PINNED or FOREIGN), else INVALID. */
aot_status aoti_ptx_free(aoti_ptx_machine *machine, uint64_t address) AOT_MUST_USE;
/* The allocation, live or freed, that address lies in; false when none. */
bool aoti_ptx_find(aoti_ptx_machine *machine, uint64_t address, aoti_ptx_allocation *out);
/* NULL when [address, address + bytes) lies inside one live allocation; else INVALID saying what is wrong with it. */
aot_status aoti_ptx_range(aoti_ptx_machine *machine, uint64_t address, uint64_t bytes) AOT_MUST_USE;
/* Marks a range inside a live allocation as written (or not): after a host-to-device copy or a memset. */
void aoti_ptx_mark_written(aoti_ptx_machine *machine, uint64_t address, uint64_t bytes, bool written);
/* Copies written-ness with a device-to-device copy (the caller moves the bytes). */
void aoti_ptx_copy_written(aoti_ptx_machine *machine, uint64_t to, uint64_t from, uint64_t bytes);
/* The number of bytes of the range that nobody wrote; *out_first (may be NULL) is the offset of the first. */
uint64_t aoti_ptx_unwritten(aoti_ptx_machine *machine, uint64_t address, uint64_t bytes, uint64_t *out_first);
/* Live allocations of owner (any when 0) of kinds DEVICE and PINNED, in order of creation: the leak list. Returns how
 * many there are; fills at most capacity. */
size_t aoti_ptx_live(aoti_ptx_machine *machine, uint32_t owner, aoti_ptx_allocation *out, size_t capacity);
/* Bytes of live DEVICE, GLOBAL and CONST allocations. */
uint64_t aoti_ptx_used(aoti_ptx_machine *machine);

/* ---- module.c: loading ---------------------------------------------------------------------------------------- */

/* Parses and decodes PTX of n bytes (no terminator needed; one trailing NUL is allowed) and places its variables.
 * Errors: INVALID (syntax, unknown symbol) or UNSUPPORTED (legal, not executed here), with aot_status_line the PTX line
 * and a message that names the opcode; every unsupported opcode of the module is listed in the notes. name is what
 * reports call the file, may be NULL. The module must be unloaded before its machine is destroyed. */
aot_status aoti_ptx_load(aoti_ptx_machine *machine, const char *name, const char *text, size_t n,
                         aoti_ptx_module **out) AOT_MUST_USE;
/* Frees the module and its variables; no launch of it may be running. NULL is allowed. */
void aoti_ptx_unload(aoti_ptx_module *module);
/* The .version of a text, 86 for 8.6; 0 when it has none. The machine knows those up to AOTI_PTX_NEWEST. */
enum { AOTI_PTX_NEWEST = 99 };
int aoti_ptx_version_of(const char *text, size_t n);
/* Bytes of its .global variables. */
uint64_t aoti_ptx_module_global_bytes(const aoti_ptx_module *module);
/* The compute capability of .target: 80 for sm_80. */
int aoti_ptx_module_target(const aoti_ptx_module *module);
/* The i-th line (from 1) of the PTX as loaded, without the newline; "" past the end. Borrowed. */
const char *aoti_ptx_module_line(const aoti_ptx_module *module, uint32_t line, size_t *out_n);

/* NULL past the last / when absent. Borrowed from the module. */
const aoti_ptx_kernel *aoti_ptx_kernel_at(const aoti_ptx_module *module, size_t i);
const aoti_ptx_kernel *aoti_ptx_kernel_find(const aoti_ptx_module *module, const char *name);
/* A .global or .const variable; false when absent. */
bool aoti_ptx_variable(const aoti_ptx_module *module, const char *name, uint64_t *out_address, uint64_t *out_bytes);
/* Whether a variable of this name was declared .managed. */
bool aoti_ptx_managed(const aoti_ptx_module *module, const char *name);

typedef struct aoti_ptx_param {
  const char *name;
  uint32_t offset, bytes, align; /* in the packed parameter block, as cuLaunchKernel's kernelParams are packed */
  const char *type;              /* "u64", "f32", "b8" (an array of bytes: a struct by value), ... */
  bool pointer;                  /* the PTX says .ptr */
} aoti_ptx_param;

typedef struct aoti_ptx_kernel_info {
  const char *name;
  const aoti_ptx_module *module;
  uint32_t line; /* of .entry */
  const aoti_ptx_param *params;
  uint32_t n_params;
  uint32_t params_bytes;        /* size of the packed block */
  uint32_t static_shared_bytes; /* statically declared, dynamic excluded */
  uint32_t local_bytes;         /* per thread */
  uint32_t registers;           /* an estimate for occupancy: 32-bit registers live at once, at most 255 */
  uint32_t max_ntid[3];         /* .maxntid, zeros when absent */
  uint32_t req_ntid[3];         /* .reqntid, zeros when absent */
  uint32_t min_ctas, max_nreg;  /* .minnctapersm, .maxnreg; 0 when absent */
  bool uses_dynamic_shared;
  bool calls; /* functions that call themselves, or too deep: its stack has no size known before it runs */
} aoti_ptx_kernel_info;
/* From now on the kernels' estimates are at most this; 0 changes nothing. For a module that nobody launches yet. */
void aoti_ptx_limit_registers(aoti_ptx_module *module, uint32_t most);
/* Bytes of its .const variables, which share one bank of 64 KiB. */
uint64_t aoti_ptx_module_constants(const aoti_ptx_module *module);
const aoti_ptx_kernel_info *aoti_ptx_kernel_info_of(const aoti_ptx_kernel *kernel);

/* ---- launch.c -------------------------------------------------------------------------------------------------- */

enum {                              /* what to check; a bit each */
       AOTI_PTX_CHECK_BOUNDS = 1,   /* allocation bounds, state space, alignment, use after free */
       AOTI_PTX_CHECK_UNINIT = 2,   /* reads of global and shared bytes nobody wrote */
       AOTI_PTX_CHECK_BARRIERS = 4, /* divergent barriers; deadlock is always reported */
       AOTI_PTX_CHECK_RACES = 8,    /* shared between barriers, global inside a launch */
       AOTI_PTX_CHECK_ASYNC = 16,   /* data of cp.async used before its wait */
       AOTI_PTX_CHECK_ALL = 31,
};
/* "all", "none", or names, each added, or taken away with a minus: "all,-races"; "bounds,async". NULL or empty: all, as
 * also after an error (INVALID: no such name). */
aot_status aoti_ptx_parse_checks(const char *text, uint32_t *out) AOT_MUST_USE;
/* With BOUNDS off an access outside every mapped page is still caught (never a crash of the host), but one that stays
 * inside the device's address range is not. */

typedef enum aoti_ptx_verdict {
  AOTI_PTX_OK,
  AOTI_PTX_BAD_LAUNCH,    /* configuration against kernel or model: nothing ran */
  AOTI_PTX_TOO_BIG,       /* shared memory or threads beyond what the model can hold: nothing ran */
  AOTI_PTX_OUT_OF_BOUNDS, /* no live allocation there, or freed */
  AOTI_PTX_USE_AFTER_FREE,
  AOTI_PTX_MISALIGNED,
  AOTI_PTX_WRONG_SPACE,
  AOTI_PTX_UNINITIALISED,
  AOTI_PTX_BARRIER, /* divergent or malformed barrier, bad member mask */
  AOTI_PTX_DEADLOCK,
  AOTI_PTX_RACE_SHARED,
  AOTI_PTX_RACE_GLOBAL,
  AOTI_PTX_ASYNC,     /* async copy used before its wait */
  AOTI_PTX_TRAP,      /* trap executed */
  AOTI_PTX_ASSERT,    /* __assertfail called */
  AOTI_PTX_TIMEOUT,   /* max_instructions reached */
  AOTI_PTX_NO_MEMORY, /* the host ran out */
  AOTI_PTX_STACK,     /* calls or alloca beyond the stack of a thread */
} aoti_ptx_verdict;
/* "out of bounds", ...; static storage. */
const char *aoti_ptx_verdict_text(aoti_ptx_verdict verdict);

enum { AOTI_PTX_STACK_BYTES = 1024 }; /* what a CUDA context begins with */

typedef struct aoti_ptx_launch {
  const aoti_ptx_kernel *kernel;
  uint32_t grid[3], block[3];
  uint32_t shared_bytes;     /* dynamic */
  uint32_t max_shared_bytes; /* the kernel's opt-in limit for static + dynamic; 0 means the model's plain limit */
  uint64_t stack_bytes;      /* of a thread, for calls and alloca (CU_LIMIT_STACK_SIZE); 0 means AOTI_PTX_STACK_BYTES */
  bool cooperative;          /* all blocks must be resident at once */
  const void *params;        /* packed, params_bytes of the kernel info; may be NULL when that is 0 */
  uint32_t checks;           /* AOTI_PTX_CHECK_* */
  bool count;                /* collect counters into the result */
  int threads;               /* host threads; 0 means as many as base uses. Results do not depend on it. */
  uint64_t seed;             /* 0: blocks and warps in order; else shuffled by this seed */
  uint64_t max_instructions; /* per block, in warp-instructions; 0 means no limit */
  void (*print)(void *user, const char *text,
                size_t n); /* vprintf output, may be NULL; called from one thread at a time */
  void *print_user;
} aoti_ptx_launch;

/* Where a fault is. Strings are owned by the result. */
typedef struct aoti_ptx_fault {
  const char *kernel;
  uint32_t line;           /* in the PTX; 0 when the launch itself is at fault */
  const char *instruction; /* its text */
  const char *source;      /* .loc file, NULL when unknown */
  uint32_t source_line;
  const char *node; /* graph node from the compiler's comment, NULL when unknown */
  uint32_t block[3], thread[3];
  bool has_address;
  uint64_t address;
  uint32_t access_bytes;
  const char *space; /* "global", "shared", ... */
  bool has_allocation;
  aoti_ptx_allocation allocation; /* the one concerned or nearest */
  bool has_other;                 /* the other party of a race */
  uint32_t other_line;
  uint32_t other_block[3], other_thread[3];
} aoti_ptx_fault;

typedef struct aoti_ptx_counters aoti_ptx_counters; /* below */

typedef struct aoti_ptx_result {
  aoti_ptx_verdict verdict;
  char *report;                /* the one-screen text, NULL when OK; malloc'd */
  aoti_ptx_fault fault;        /* meaningless when OK */
  aoti_ptx_counters *counters; /* NULL unless asked for */
} aoti_ptx_result;

/* Runs to the end or to the first fault (of the lowest block). *out is filled in either case; free with
 * aoti_ptx_result_deinit. The status reports host trouble only (OOM); a faulting kernel is an OK status with a verdict.
 */
aot_status aoti_ptx_launch_run(aoti_ptx_machine *machine, const aoti_ptx_launch *launch,
                               aoti_ptx_result *out) AOT_MUST_USE;
void aoti_ptx_result_deinit(aoti_ptx_result *result);
/* Checks the configuration only: what aoti_ptx_launch_run would refuse before running. */
aoti_ptx_verdict aoti_ptx_launch_check(const aoti_ptx_machine *machine, const aoti_ptx_launch *launch, aoti_text *why);
/* Blocks of this kernel that fit one multiprocessor. */
int aoti_ptx_occupancy(const aoti_ptx_machine *machine, const aoti_ptx_kernel *kernel, uint32_t threads,
                       uint32_t dynamic_shared);

/* ---- count.c ----------------------------------------------------------------------------------------------------- */

typedef enum aoti_ptx_class {
#define PTX_CLASS(id, text) AOTI_PTX_CLASS_##id,
#include "classes.def"
#undef PTX_CLASS
  AOTI_PTX_CLASSES
} aoti_ptx_class;
/* "integer", "float", "memory", ...: static storage. */
const char *aoti_ptx_class_name(aoti_ptx_class c);

typedef enum aoti_ptx_flop {
  AOTI_PTX_FLOP_F16,
  AOTI_PTX_FLOP_BF16,
  AOTI_PTX_FLOP_F32,
  AOTI_PTX_FLOP_F64,
  AOTI_PTX_FLOP_SPECIAL, /* approximations: one each */
  AOTI_PTX_FLOP_MMA_F16,
  AOTI_PTX_FLOP_MMA_BF16,
  AOTI_PTX_FLOP_MMA_TF32,
  AOTI_PTX_FLOP_MMA_F64,
  AOTI_PTX_FLOP_MMA_S8, /* integer operations */
  AOTI_PTX_FLOPS
} aoti_ptx_flop;
const char *aoti_ptx_flop_name(aoti_ptx_flop f);

/* Exact sums. A warp-instruction is one instruction issued for one warp with at least one active lane. */
typedef struct aoti_ptx_count {
  uint64_t warps, lanes;           /* warp-instructions, and active lanes summed over them */
  uint64_t requested;              /* global bytes the lanes asked for */
  uint64_t sectors, ideal_sectors; /* 32-byte sectors moved; the least that the requested distinct bytes need */
  uint64_t wavefronts, conflicts;  /* shared-memory passes, and those beyond the conflict-free count */
  uint64_t atomics, collisions;    /* lane atomics; those on an address another lane of the warp also hits */
  uint64_t divergent;              /* branches that split a warp */
  uint64_t flops;                  /* of the instruction's own type */
} aoti_ptx_count;

typedef struct aoti_ptx_line_count {
  uint32_t line; /* in the PTX */
  aoti_ptx_class class;
  aoti_ptx_count count;
} aoti_ptx_line_count;

struct aoti_ptx_counters {
  const char *kernel; /* borrowed from the module */
  uint32_t grid[3], block[3];
  aoti_ptx_count total;
  uint64_t by_class[AOTI_PTX_CLASSES];       /* warp-instructions */
  uint64_t lanes_by_class[AOTI_PTX_CLASSES]; /* active lanes */
  uint64_t utilisation[33];                  /* warp-instructions by their number of active lanes */
  uint64_t load_bytes, store_bytes;          /* global bytes requested */
  uint64_t load_sectors, store_sectors;
  uint64_t distinct_read, distinct_written, distinct; /* bytes touched at least once; distinct = either */
  uint64_t shared_bytes, local_bytes;
  uint64_t barriers; /* warp arrivals at bar/barrier/mbarrier */
  uint64_t flops[AOTI_PTX_FLOPS];
  aoti_ptx_line_count *lines; /* executed lines in order of line */
  size_t n_lines;
};
/* The floor time in seconds on a model (peaks at full occupancy) and the term that sets it ("memory", "f32", "mma f16",
 * "issue", ...; static storage). */
double aoti_ptx_floor(const aoti_ptx_counters *c, const aoti_ptx_model *model, const char **out_term);
/* One JSON object; the lines included when lines is true. */
void aoti_ptx_counters_json(const aoti_ptx_counters *c, const aoti_ptx_model *model, bool lines, aoti_text *out);
/* The annotated listing, hottest lines first, and the summary; at most max_lines lines (0: all). */
void aoti_ptx_counters_listing(const aoti_ptx_counters *c, const aoti_ptx_module *module, const aoti_ptx_model *model,
                               size_t max_lines, aoti_text *out);

#endif
