/* core: what the parts of the PTX machine share.
 *
 * The way of a module: parse_*.c turn text into functions of statements (ptx_func, ptx_stmt; names resolved, opcodes
 * split into modifiers), decode*.c turn each kernel into one flat array of ptx_inst with its calls inlined (those of
 * functions that may call themselves stay calls), exec*.c run it block by block. A register is a row of lanes, one
 * element per thread of the block; its element is 1 byte for a predicate (0 or 1), else 2, 4, 8 or 16 bytes. Immediates
 * and special registers are rows too, filled before a block starts, so that an instruction only ever sees rows.
 *
 * Invariants: every ptx_inst that decode leaves is executable. Thread rule: modules and code are immutable after load;
 * a ptx_block belongs to one host thread at a time.
 */
#ifndef AOT_PTXSIM_CORE_H
#define AOT_PTXSIM_CORE_H

#include <string.h>
#include "machine.h"

enum { PTX_WARP = 32, PTX_MAX_LANES = 1024, PTX_MAX_WARPS = 32 };
#define PTX_NO UINT32_MAX

/* Where the spaces lie in the generic address space; global is everything else. */
#define PTX_SHARED_BASE 0x0000000100000000ull
#define PTX_LOCAL_BASE  0x0000000200000000ull
#define PTX_PARAM_BASE  0x0000000300000000ull
#define PTX_WINDOW      0x0000000100000000ull
/* Addresses of functions: 16 apart, in nobody's memory. */
#define PTX_CODE_BASE 0x0000000400000000ull

/* ---- types, modifiers and opcodes ------------------------------------------------------------------------------- */

typedef enum ptx_type {
  PTX_NOTYPE,
#define PTX_TYPE(id, text, bytes, letter) PTX_##id,
#include "types.def"
#undef PTX_TYPE
  PTX_TYPES
} ptx_type;
typedef struct ptx_type_info {
  const char *text;
  uint8_t bytes;
  char letter; /* u s f b p */
} ptx_type_info;
extern const ptx_type_info ptx_types[PTX_TYPES];
static inline int ptx_bytes(ptx_type t) { return ptx_types[t].bytes; }

typedef enum ptx_space { PTX_GENERIC, PTX_GLOBAL, PTX_SHARED, PTX_LOCAL, PTX_CONST, PTX_PARAM } ptx_space;
enum { PTX_CLUSTER = 128 }; /* beside a space, in mods.def: of the whole cluster, which is the block itself */
const char *ptx_space_name(ptx_space s);

typedef enum ptx_mod_kind {
#define PTX_MOD_KIND(id) PTX_K_##id,
#define PTX_MOD(text, kind, value)
#include "mods.def"
#undef PTX_MOD_KIND
#undef PTX_MOD
  PTX_MOD_KINDS
} ptx_mod_kind;
#define PTX_BIT(kind) (1ull << PTX_K_##kind)

enum { PTX_RN, PTX_RZ, PTX_RM, PTX_RP }; /* rounding */
enum {
  PTX_MODE_RND = 3,
  PTX_IRND = 256,
  PTX_FTZ = 4,
  PTX_SAT = 8,
  PTX_RELU = 16,
  PTX_NANF = 32,
  PTX_XORSIGN = 64,
  PTX_RNA = 128,
  PTX_SATFIN = 512
};
enum {
  PTX_CMP_EQ,
  PTX_CMP_NE,
  PTX_CMP_LT,
  PTX_CMP_LE,
  PTX_CMP_GT,
  PTX_CMP_GE,
  PTX_CMP_LO,
  PTX_CMP_LS,
  PTX_CMP_HI,
  PTX_CMP_HS,
  PTX_CMP_EQU,
  PTX_CMP_NEU,
  PTX_CMP_LTU,
  PTX_CMP_LEU,
  PTX_CMP_GTU,
  PTX_CMP_GEU,
  PTX_CMP_NUM,
  PTX_CMP_NAN
};
enum { PTX_AND, PTX_OR, PTX_XOR };
/* What to do in the caches, a priority in L1 and in L2, how much L2 gets; an opcode has at most one of each. */
enum { PTX_HINT_OP = 1, PTX_HINT_L1 = 2, PTX_HINT_L2 = 4, PTX_HINT_SIZE = 8 };
enum { PTX_SEM_WEAK, PTX_SEM_RELAXED, PTX_SEM_ACQUIRE, PTX_SEM_RELEASE, PTX_SEM_ACQ_REL, PTX_SEM_SC, PTX_SEM_VOLATILE };
enum { PTX_SCOPE_CTA, PTX_SCOPE_CLUSTER, PTX_SCOPE_GPU, PTX_SCOPE_SYS };

/* An opcode taken apart: "ld.global.nc.v4.f32". */
typedef struct ptx_opcode {
  uint16_t stem;                /* PTX_OP_* */
  uint64_t seen;                /* bit per ptx_mod_kind */
  uint8_t value[PTX_MOD_KINDS]; /* of each kind seen once */
  uint8_t type[4];              /* types in order */
  uint8_t n_types;
  uint8_t spaces[2], n_spaces, n_layouts;
} ptx_opcode;

typedef enum ptx_stem {
#define PTX_OP(id, text, class, mods, decoder) PTX_OP_##id,
#include "opcodes.def"
#undef PTX_OP
  PTX_OPS
} ptx_stem;

/* ---- what parsing leaves ------------------------------------------------------------------------------------------
 */

typedef struct ptx_func ptx_func;

typedef struct ptx_var {
  const char *name;
  ptx_space space;
  uint8_t type, vec;
  uint32_t align, line;
  uint64_t count; /* elements; 0 with array: extern [] */
  uint64_t bytes;
  bool array, is_extern, pointer, managed;
  bool in_entry_params, is_reg; /* is_reg: an old-style register parameter */
  uint32_t reg;
  uint64_t address;      /* global and const: once placed; entry params: offset */
  ptx_func *func;        /* the function whose frame it is in, NULL at module scope */
  uint32_t index;        /* in that function's vars */
  struct ptx_init *init; /* initialiser values in order */
  uint32_t n_init;
} ptx_var;

typedef struct ptx_init {
  uint64_t bits;
  ptx_var *var;       /* address of */
  ptx_func *func;     /* the same */
  const char *symbol; /* unresolved name */
  uint32_t at;        /* element index */
  uint8_t mask_shift; /* 0xFF(sym) byte selection: 1 + shift; 0 none */
} ptx_init;

typedef enum ptx_opnd_kind {
  PTX_O_NONE,
  PTX_O_REG,
  PTX_O_INT,
  PTX_O_F32,
  PTX_O_F64,
  PTX_O_SREG,
  PTX_O_VAR,
  PTX_O_ADDR,
  PTX_O_VEC,
  PTX_O_LABEL,
  PTX_O_FUNC,
  PTX_O_SINK,
  PTX_O_PAIR,
  PTX_O_LIST
} ptx_opnd_kind;

/* Selectors like .b2, .h10 and .b7654: a letter, one to four digits. The last digit is in the lowest bits. */
enum { PTX_PART_HALF = 1 << 15, PTX_PART_COUNT = 12 };

typedef struct ptx_opnd {
  uint8_t kind;
  uint8_t neg; /* !p, or -x */
  uint8_t n;   /* of list */
  uint8_t sreg;
  uint16_t part; /* of a register, in video instructions: PTX_PART and what follows it; 0 the whole */
  bool element;  /* of a variable, by index; of a special register, all four */
  uint32_t reg;  /* function-local; in ADDR the base, of an element the index, or PTX_NO */
  uint64_t imm;  /* value, bits of a float, or address offset */
  ptx_var *var;
  ptx_func *func;
  struct ptx_opnd *list;
  const char *name; /* labels and late symbols, until resolved */
  uint32_t label, scope;
} ptx_opnd;

typedef struct ptx_stmt {
  const char *opcode;
  uint32_t opcode_n;
  uint32_t line, loc, node; /* loc: index into module locs, node: into module nodes; 0 none */
  uint32_t guard;           /* register or PTX_NO */
  bool guard_neg;
  uint8_t n;
  ptx_opcode op;
  ptx_opnd *o;
} ptx_stmt;

typedef struct ptx_label {
  const char *name;
  uint32_t scope, stmt;
  uint32_t *targets; /* .branchtargets: label indices */
  const char **target_names;
  uint32_t n_targets;
  uint32_t index; /* its own number: duplicates keep theirs */
} ptx_label;

struct ptx_func {
  const char *name;
  bool entry, body, in_progress;
  bool is_extern;
  bool taken;     /* its address is used: a call through a register may mean it */
  bool recursive; /* it may call itself, through others or not */
  bool allocates; /* it has an alloca */
  uint32_t id;    /* from 1, by place of the first declaration */
  uint32_t line;
  AOT_VEC(ptx_var *) params;
  AOT_VEC(ptx_var *) rets;
  AOT_VEC(uint8_t) regs; /* type of each register */
  AOT_VEC(ptx_var *) vars;
  AOT_VEC(ptx_stmt) stmts;
  AOT_VEC(ptx_label) labels;
  AOT_VEC(uint32_t) scopes; /* parent of each scope */
  uint32_t max_ntid[3], req_ntid[3], min_ctas, max_nreg;
  uint32_t params_bytes;
};

typedef struct ptx_loc {
  uint32_t file, line;
  uint32_t outer; /* of code that was inlined: index of the place of the call; 0 none */
} ptx_loc;

/* ---- decoded code
 * ---------------------------------------------------------------------------------------------------- */

struct ptx_block;
struct ptx_inst;

/* Rows handed to a lane loop: n elements each, already offset to the first lane. */
typedef struct ptx_lanes {
  void *d, *e;
  const void *a, *b, *c, *f;
  int n;
  uint32_t mode;
} ptx_lanes;
typedef void (*ptx_lane_fn)(const ptx_lanes *x);
typedef void (*ptx_exec_fn)(struct ptx_block *b, const struct ptx_inst *i);

typedef struct ptx_inst {
  ptx_exec_fn exec;
  ptx_lane_fn lane;
  uint32_t d, e, a, b, c, f;      /* rows, as byte offset per lane; PTX_NO absent */
  uint8_t wd, we, wa, wb, wc, wf; /* element bytes of each */
  uint8_t stem, class, type, type2;
  uint32_t guard;
  bool plain;                     /* a load or store as quick.inc does them */
  bool exchanged;                 /* a store of what lanes made by exchange, see butterfly.c */
  bool guard_neg, spin;           /* spin: a backward branch over memory that others may write */
  uint8_t space, vec, size, sign; /* memory: element bytes, sign extension */
  uint8_t sem, scope, sub, flop;
  uint32_t mode, flops; /* flops per lane (per warp for MATRIX) */
  int64_t imm;
  uint32_t target; /* branch */
  uint32_t *rows;  /* vector operands: destinations then sources; widths in rows_w */
  uint8_t *rows_w;
  uint32_t n_rows, n_defs; /* how many of them are destinations */
  uint8_t demand;          /* of a lane loop: how its result depends on its sources, see demand.c */
  uint32_t spare;          /* of a load: a bit per byte that nothing depends on */
  uint32_t line, loc, node;
  uint32_t len;   /* of its text, for reports: unused bytes are the rest of the line */
  uint8_t slot;   /* of a plain load or store: where the shape of its address row is remembered; PTX_SLOTS nowhere */
  uint64_t keeps; /* the slots whose rows it does not write, a bit each */
  /* doors.c: its number as a door; of a collective, that of its door; 0 none. acts: it lets others see that a lane went
   * by. */
  uint16_t door, behind;
  bool acts;
} ptx_inst;
enum { PTX_SLOTS = 64 };

typedef struct ptx_fill { /* a row that is filled before a block starts */
  uint32_t row;
  uint8_t width, sreg; /* sreg 0: the constant */
  uint64_t value;
} ptx_fill;

/* Bytes of a frame that become bytes of another: arguments and results. */
typedef struct ptx_copy {
  uint32_t from, to, bytes;
} ptx_copy;

/* Code with a frame of its own: the kernel (the first), and each function that is called and not inlined. Its frame
 * variables are at offsets from the thread's frame pointer, which is 0 in the kernel; its rows are saved when it is
 * entered again and put back when it returns. */
typedef struct ptx_home {
  const ptx_func *f;
  uint32_t entry, end;               /* its instructions */
  uint32_t frame_bytes, stack_bytes; /* all its variables; what a GPU would take of the stack for it, about */
  uint32_t *rows, n_rows, saved_bytes;
  uint8_t *rows_w;
} ptx_home;

/* A call. The rows of its instruction are the destinations of results in registers, the parameters in registers; and,
 * as sources, the arguments for those and the registers that hold those results. */
typedef struct ptx_site {
  uint32_t home;
  ptx_copy *in, *out; /* from the caller's frame to the home's, and back */
  uint32_t n_in, n_out, n_reg_in, n_reg_out;
} ptx_site;

struct aoti_ptx_kernel {
  aoti_ptx_kernel_info info;
  const ptx_func *func;
  ptx_inst *code;
  uint32_t n_code;
  uint32_t row_bytes; /* bytes per lane of the whole register file */
  ptx_fill *fills;
  uint32_t n_fills;
  uint32_t n_slots; /* of remembered shapes */
  uint32_t n_doors;
  uint32_t local_bytes, shared_bytes; /* static */
  uint32_t shared_align;
  ptx_home *homes;
  uint32_t n_homes;
  ptx_site *sites;
  uint32_t frame_row, frame_align; /* the frame pointer, 8 bytes; PTX_NO when no home but the kernel needs it */
  bool uses_stack;                 /* calls or alloca: local memory has the thread's stack behind the kernel's frame */
  bool global_atomics; /* it synchronises through global memory: blocks run one after another, so that results do not
                          depend on host threads */
};

struct aoti_ptx_module {
  aoti_ptx_machine *machine;
  aoti_arena arena;
  const char *name;
  const char *text;
  size_t text_n;
  AOT_VEC(size_t) line_at;     /* offset of each line's start */
  int target, version;         /* 80; 7.8 is 78 */
  uint32_t max_registers;      /* of every kernel, as the linker was told; 0: no limit */
  AOT_VEC(const char *) files; /* .file names by number */
  AOT_VEC(ptx_loc) locs;
  AOT_VEC(const char *) nodes;
  AOT_VEC(ptx_var *) vars;
  AOT_VEC(ptx_func *) funcs;
  AOT_VEC(aoti_ptx_kernel *) kernels;
  aoti_map symbols; /* name -> index into syms */
  AOT_VEC(struct ptx_symbol) syms;
  aoti_map lanes; /* key -> index into the lane table */
};

typedef enum ptx_sym_kind { PTX_S_REG, PTX_S_REGS, PTX_S_VAR, PTX_S_FUNC } ptx_sym_kind;
typedef struct ptx_symbol {
  uint8_t kind;
  uint32_t reg, count; /* registers: first and how many */
  ptx_var *var;
  ptx_func *func;
  uint32_t unit;    /* of linked texts: the one that declares it, see parse_unit.c */
  bool local, weak; /* seen in that text alone; gives way to others of its name */
} ptx_symbol;

/* parse_*.c */
aot_status ptx_parse(aoti_ptx_module *m) AOT_MUST_USE;
/* Splits an opcode; on failure *out_why says what is wrong, or what PTX has and the machine does not execute. */
bool ptx_opcode_parse(const char *text, size_t n, ptx_opcode *out, bool *out_unexecuted, const char **out_why);
extern const char *const ptx_stem_text[PTX_OPS];
/* Whether its registers may have parts and signs. */
bool ptx_takes_parts(int stem);
static inline uint64_t ptx_code_address(const ptx_func *f) { return PTX_CODE_BASE + 16ull * f->id; }
/* The oldest .version (63 is 6.3) and .target that have a thing. */
typedef struct ptx_since {
  uint8_t version, target;
} ptx_since;
/* What an opcode needs that the module does not say it has: since.def. */
ptx_since ptx_opcode_since(const aoti_ptx_module *m, const char *text, size_t n);
/* 0 when no such special register. */
int ptx_sreg_find(const char *name, size_t n, ptx_since *out_since);

/* recursion.c: sets recursive and allocates of every function. */
aot_status ptx_mark_recursive(aoti_ptx_module *m) AOT_MUST_USE;

/* decode_call.c: whether a device's runtime library has a function of this name. */
bool ptx_is_provided(const char *name);

/* decode.c */
aot_status ptx_decode_kernel(aoti_ptx_module *m, ptx_func *f, aoti_ptx_kernel **out) AOT_MUST_USE;
/* The estimate of a kernel's registers is never above what ptxas was told to keep to. */
void ptx_limit_registers(aoti_ptx_kernel_info *info, uint32_t most);

/* lanes*.c: the lane loops by key ("add.s32"). The table for this host's vector unit. */
typedef struct ptx_lane_entry {
  const char *key;
  ptx_lane_fn fn;
  uint16_t modes; /* PTX_FTZ and kin that it honours; rounding bits when it honours them all */
  uint8_t n, wd, wa, wb, wc, wf;
} ptx_lane_entry;
const ptx_lane_entry *ptx_lane_table(size_t *out_n);

/* Special registers. */
enum {
  PTX_SR_NONE,
#define PTX_SREG(id, text, bytes, version, target) PTX_SR_##id,
#include "sregs.def"
#undef PTX_SREG
  PTX_SREGS,
  /* of rows that are filled like those of special registers, and are none */
  PTX_SR_FRAME = UINT8_MAX - 1, /* the frame pointer */
  PTX_SR_DYNAMIC = UINT8_MAX    /* the start of dynamic shared memory, plus the value */
};

#endif
