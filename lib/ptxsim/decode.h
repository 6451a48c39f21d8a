/* decode: statements to instructions. One ptx_dec decodes one kernel: its body and, in place of each call, the body of
 * the function called (an instance with registers and variables of its own); behind it the functions that are called
 * and not inlined, each once (core.h, ptx_home). Every operand becomes a row. What the machine
 * does not execute faithfully is refused here, at load. */
#ifndef AOT_PTXSIM_DECODE_H
#define AOT_PTXSIM_DECODE_H

#include "exec.h"

typedef struct ptx_fix {
  uint32_t inst, label; /* label PTX_NO: the end of the instance */
} ptx_fix;

typedef struct ptx_instance {
  const ptx_func *f;
  uint32_t *reg_row;  /* of each register; PTX_NO until used */
  uint32_t *var_at;   /* frame offset of each local or param variable; PTX_NO until used */
  uint32_t *label_at; /* instruction of each label */
  AOT_VEC(ptx_fix) fixes;
  uint32_t cc; /* row of the carry, PTX_NO until used */
  struct ptx_instance *caller;
  uint32_t home; /* whose frame its variables are in */
} ptx_instance;

typedef struct ptx_placed {
  const ptx_var *var;
  uint32_t at;
} ptx_placed;

typedef struct ptx_dec {
  aoti_ptx_module *m;
  aoti_arena *arena;
  aoti_ptx_kernel *k;
  AOT_VEC(ptx_inst) code;
  AOT_VEC(ptx_fill) fills;
  AOT_VEC(ptx_placed) shared;
  aoti_map constants;
  AOT_VEC(ptx_home) homes;
  AOT_VEC(ptx_instance *) home_instances;
  AOT_VEC(ptx_site) sites;
  uint32_t frame_align;
  bool uses_stack;
  uint32_t row_bytes, local_bytes, shared_bytes, shared_align; /* local: of the home in hand */
  uint32_t stack_bytes;                                        /* of its .local variables */
  ptx_instance *at;
  int depth;
  const ptx_stmt *s;
  bool dynamic;
  uint32_t live; /* 32-bit registers alive at once, by ptx_assign_rows */
} ptx_dec;

enum { PTX_MAX_CODE = 1 << 20, PTX_MAX_DEPTH = 64 };

aot_status ptx_bad(const ptx_dec *c, const char *fmt, ...) AOT_PRINTF(2, 3);         /* wrong PTX */
aot_status ptx_unsupported(const ptx_dec *c, const char *fmt, ...) AOT_PRINTF(2, 3); /* right, not executed */
/* An error when the module is older than what an operand needs. */
aot_status ptx_needs(const ptx_dec *c, int version, int target, const char *what) AOT_MUST_USE;
uint32_t ptx_new_row(ptx_dec *c, uint8_t width);
/* A new instruction of the statement in hand, with its guard. Valid until the next one. */
aot_status ptx_emit(ptx_dec *c, ptx_exec_fn exec, ptx_inst **out) AOT_MUST_USE;
bool ptx_is_parameter(const ptx_func *f, const ptx_var *v); /* or a result */
/* A row that holds a constant. */
aot_status ptx_constant(ptx_dec *c, uint64_t value, uint8_t width, uint32_t *out) AOT_MUST_USE;
/* The row of a source operand read as type; widths must agree. */
aot_status ptx_src(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) AOT_MUST_USE;
/* The same for a register of any width (cvt, ld, st); *out_width says which. */
aot_status ptx_src_any(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out, uint8_t *out_width) AOT_MUST_USE;
aot_status ptx_dst(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) AOT_MUST_USE;
aot_status ptx_dst_any(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out, uint8_t *out_width) AOT_MUST_USE;
/* Any row of c's register that is exactly this, by number; its type in *out_type. */
uint32_t ptx_reg_row(ptx_dec *c, uint32_t reg, ptx_type *out_type);
/* The same of operands whose type the opcode does not say: masks, counts, policies. They are whole numbers. */
aot_status ptx_src_whole(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) AOT_MUST_USE;
aot_status ptx_dst_whole(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) AOT_MUST_USE;
bool ptx_is_pair(const ptx_dec *c, const ptx_opnd *o); /* a register of f16x2 */
/* As what the elements of a vector in braces are read when the opcode says type: where registers of bits are among
 * them, they are all bits. Registers are of one size, and floats and whole numbers do not mix. */
aot_status ptx_elements(const ptx_dec *c, const ptx_opnd *o, ptx_type type, ptx_type *out) AOT_MUST_USE;
/* An address: base row or PTX_NO, offset, and for variables the space they are in. */
typedef struct ptx_address {
  uint32_t row;
  uint8_t width;
  int64_t offset;
  const ptx_var *var;
  bool frame; /* a variable of the instance: offset is in local memory */
} ptx_address;
aot_status ptx_addr(ptx_dec *c, const ptx_opnd *o, ptx_address *out) AOT_MUST_USE;
aot_status ptx_var_value(ptx_dec *c, ptx_var *v, uint64_t *out, bool *out_frame) AOT_MUST_USE;
/* Whether a register of one type may be read or written as another of its size. */
bool ptx_agree(ptx_type reg, ptx_type type);
/* The same for an operand that may be wider than the type, as cvt, ld and st take them: whole numbers, and in memory
 * bits. */
aot_status ptx_agree_any(const ptx_dec *c, const ptx_opnd *o, ptx_type type, bool memory) AOT_MUST_USE;
aot_status ptx_operands(const ptx_dec *c, int least, int most) AOT_MUST_USE;
const ptx_lane_entry *ptx_lane_find(const ptx_dec *c, const char *key);
/* Emits a lane loop by key over rows of the widths it wants. */
aot_status ptx_emit_lane(ptx_dec *c, const char *key, uint32_t mode, uint32_t d, uint32_t a, uint32_t b,
                         uint32_t cc) AOT_MUST_USE;
/* A register to another of the type, row to row. */
aot_status ptx_move(ptx_dec *c, ptx_type t, uint32_t to, uint32_t from) AOT_MUST_USE;
aot_status ptx_decode_stmt(ptx_dec *c) AOT_MUST_USE;
aot_status ptx_decode_body(ptx_dec *c, ptx_instance *at) AOT_MUST_USE;
/* decode_call.c: the operands of a call; false when they are of the wrong kinds. */
typedef struct ptx_list {
  const ptx_opnd *at;
  size_t n;
} ptx_list;
typedef struct ptx_call_of {
  const ptx_opnd *target; /* a function or a register */
  ptx_list rets, args;
} ptx_call_of;
bool ptx_call_parts(const ptx_stmt *s, ptx_call_of *out);
/* Whether a call through a register with these arguments may mean f. */
bool ptx_may_mean(const ptx_func *f, ptx_list rets, ptx_list args);
aot_status ptx_emit_return(ptx_dec *c) AOT_MUST_USE;
/* The row of the frame pointer. */
aot_status ptx_frame_row(ptx_dec *c, uint32_t *out) AOT_MUST_USE;
/* What the kernel calls, behind it. */
aot_status ptx_decode_homes(ptx_dec *c) AOT_MUST_USE;
/* Once rows are final: which of them each home saves. */
aot_status ptx_save_lists(ptx_dec *c) AOT_MUST_USE;
aot_status ptx_instance_create(ptx_dec *c, const ptx_func *f, ptx_instance **out) AOT_MUST_USE;
void ptx_assign_rows(ptx_dec *c);
/* doors.c: numbers the doors, and says which collective is behind which. */
aot_status ptx_mark_doors(ptx_dec *c) AOT_MUST_USE;
/* demand.c: marks the bytes of loads that nothing depends on; before rows are shared. */
void ptx_mark_spare(ptx_dec *c);
uint8_t ptx_demand_of(const char *lane_key);
bool ptx_is_move(const ptx_inst *i); /* every bit of the result is that bit of the one source, or its opposite */
/* butterfly.c: marks the stores of sums that lanes make by exchange; before rows are shared. */
void ptx_mark_butterflies(ptx_dec *c);
/* guess.c: marks the first looks of compare-and-swap loops; before rows are shared. */
void ptx_mark_guesses(ptx_dec *c);

static inline bool ptx_has(const ptx_dec *c, ptx_mod_kind kind) { return c->s->op.seen >> kind & 1; }
static inline uint8_t ptx_mod(const ptx_dec *c, ptx_mod_kind kind) { return c->s->op.value[kind]; }
bool ptx_opcode_begins(const ptx_dec *c, const char *words); /* the stem and its first modifiers */
uint32_t ptx_mode(const ptx_dec *c);

#define PTX_OP(id, text, class, mods, decoder) aot_status ptx_dec_##decoder(ptx_dec *c) AOT_MUST_USE;
#include "opcodes.def"
#undef PTX_OP

#endif
