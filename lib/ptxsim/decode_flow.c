// Branches, returns, exits.
#include "decode.h"

aot_status ptx_dec_bra(ptx_dec *c) {
  AOT_TRY(ptx_operands(c, 1, 1));
  if (c->s->o[0].kind != PTX_O_LABEL || c->at->f->labels.at[c->s->o[0].label].n_targets)
    return ptx_bad(c, "a label is wanted");
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
  return aoti_push(c->arena, &c->at->fixes, (ptx_fix){(uint32_t)c->code.n - 1, c->s->o[0].label});
}

/* brx.idx: a compare-and-branch per target keeps the machine simple, and tables are short. */
aot_status ptx_dec_brx(ptx_dec *c) {
  if (!ptx_has(c, PTX_K_MODE) || ptx_mod(c, PTX_K_MODE) != 3) return ptx_bad(c, "brx.idx is wanted");
  AOT_TRY(ptx_operands(c, 2, 2));
  const ptx_opnd *table = &c->s->o[1];
  if (table->kind != PTX_O_LABEL || !c->at->f->labels.at[table->label].n_targets ||
      &c->at->f->stmts.at[c->at->f->labels.at[table->label].stmt] > c->s)
    return ptx_bad(c, "a .branchtargets label is wanted");
  const ptx_label *l = &c->at->f->labels.at[table->label];
  uint32_t index;
  AOT_TRY(ptx_src(c, &c->s->o[0], PTX_U32, &index));
  for (uint32_t k = 0; k < l->n_targets; k++) {
    ptx_inst *i;
    AOT_TRY(ptx_emit(c, ptx_exec_brx, &i));
    i->a = index, i->wa = 4, i->imm = k;
    i->sub = k + 1 == l->n_targets; // the last takes whatever is left: an index past the end is undefined
    AOT_TRY(aoti_push(c->arena, &c->at->fixes, (ptx_fix){(uint32_t)c->code.n - 1, l->targets[k]}));
  }
  return NULL;
}

aot_status ptx_dec_exit(ptx_dec *c) {
  ptx_inst *i;
  AOT_TRY(ptx_operands(c, 0, 0));
  return ptx_emit(c, ptx_exec_exit, &i);
}

aot_status ptx_dec_ret(ptx_dec *c) {
  if (!c->at->caller && !c->at->home) return ptx_dec_exit(c);
  AOT_TRY(ptx_operands(c, 0, 0));
  if (!c->at->caller) return ptx_emit_return(c);
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
  return aoti_push(c->arena, &c->at->fixes, (ptx_fix){(uint32_t)c->code.n - 1, PTX_NO});
}

aot_status ptx_dec_trap(ptx_dec *c) {
  ptx_inst *i;
  AOT_TRY(ptx_operands(c, 0, 0));
  return ptx_emit(c, ptx_exec_trap, &i);
}

aot_status ptx_dec_nanosleep(ptx_dec *c) {
  ptx_inst *i;
  uint32_t time;
  AOT_TRY(ptx_operands(c, 1, 1));
  if (c->s->op.n_types != 1 || c->s->op.type[0] != PTX_U32) return ptx_bad(c, ".u32 is wanted");
  AOT_TRY(ptx_src_whole(c, &c->s->o[0], PTX_U32, &time));
  return ptx_emit(c, ptx_exec_nanosleep, &i);
}

aot_status ptx_move(ptx_dec *c, ptx_type t, uint32_t to, uint32_t from) {
  const char *const keys[] = {"mov.1", "mov.2", "mov.4", "mov.8", "mov.16"};
  int bytes = ptx_bytes(t);
  int at = t == PTX_PRED ? 0 : bytes <= 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : 4;
  return ptx_emit_lane(c, keys[at], 0, to, from, PTX_NO, PTX_NO);
}

/* alloca p, bytes{, alignment}: local memory until the function returns. stacksave and stackrestore: how much of it is
 * in use. All as 32 or 64 bits. */
static aot_status stack_type(ptx_dec *c, ptx_type *out) {
  *out = c->s->op.n_types == 1 ? c->s->op.type[0] : PTX_NOTYPE;
  c->uses_stack = true;
  return *out == PTX_U32 || *out == PTX_U64 ? NULL : ptx_bad(c, ".u32 or .u64 is wanted");
}

aot_status ptx_dec_alloca(ptx_dec *c) {
  enum { STACK_ALIGN = 8 };
  const ptx_opnd *o = c->s->o;
  ptx_type t;
  uint32_t to, bytes;
  ptx_inst *i;
  AOT_TRY(stack_type(c, &t));
  AOT_TRY(ptx_operands(c, 2, 3));
  AOT_TRY(ptx_dst(c, &o[0], t, &to));
  AOT_TRY(ptx_src(c, &o[1], t, &bytes));
  uint64_t align = c->s->n == 3 ? o[2].imm : STACK_ALIGN;
  if (c->s->n == 3 && (o[2].kind != PTX_O_INT || !align || align > 1 << 16 || align & (align - 1)))
    return ptx_bad(c, "the alignment is a power of two");
  AOT_TRY(ptx_emit(c, ptx_exec_alloca, &i));
  i->d = to, i->a = bytes, i->wd = i->wa = (uint8_t)ptx_bytes(t), i->imm = (int64_t)align;
  return NULL;
}

aot_status ptx_dec_stacksave(ptx_dec *c) {
  ptx_type t;
  uint32_t to;
  ptx_inst *i;
  AOT_TRY(stack_type(c, &t));
  AOT_TRY(ptx_operands(c, 1, 1));
  AOT_TRY(ptx_dst(c, &c->s->o[0], t, &to));
  AOT_TRY(ptx_emit(c, ptx_exec_stacksave, &i));
  i->d = to, i->wd = (uint8_t)ptx_bytes(t);
  return NULL;
}

aot_status ptx_dec_stackrestore(ptx_dec *c) {
  ptx_type t;
  uint32_t from;
  ptx_inst *i;
  AOT_TRY(stack_type(c, &t));
  AOT_TRY(ptx_operands(c, 1, 1));
  if (c->s->o[0].kind != PTX_O_REG) return ptx_bad(c, "a register is wanted");
  AOT_TRY(ptx_src(c, &c->s->o[0], t, &from));
  AOT_TRY(ptx_emit(c, ptx_exec_stackrestore, &i));
  i->a = from, i->wa = (uint8_t)ptx_bytes(t);
  return NULL;
}
