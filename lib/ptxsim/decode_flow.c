// Branches, calls (inlined), exits.
#include "decode.h"

aot_status ptx_dec_bra(ptx_dec *c) {
  AOT_TRY(ptx_operands(c, 1, 1));
  if (c->s->o[0].kind != PTX_O_LABEL) return ptx_bad(c, "a label is wanted");
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
  return aoti_push(c->arena, &c->at->fixes, (ptx_fix){(uint32_t)c->code.n - 1, c->s->o[0].label});
}

/* brx.idx: a compare-and-branch per target keeps the machine simple, and tables are short. */
aot_status ptx_dec_brx(ptx_dec *c) {
  if (!ptx_has(c, PTX_K_MODE) || ptx_mod(c, PTX_K_MODE) != 3) return ptx_bad(c, "brx.idx is wanted");
  AOT_TRY(ptx_operands(c, 2, 2));
  const ptx_opnd *table = &c->s->o[1];
  if (table->kind != PTX_O_LABEL || !c->at->f->labels.at[table->label].n_targets)
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
  if (!c->at->caller) return ptx_dec_exit(c);
  ptx_inst *i;
  AOT_TRY(ptx_operands(c, 0, 0));
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
  AOT_TRY(ptx_src(c, &c->s->o[0], PTX_U32, &time));
  return ptx_emit(c, ptx_exec_nanosleep, &i);
}

aot_status ptx_move(ptx_dec *c, ptx_type t, uint32_t to, uint32_t from) {
  const char *const keys[] = {"mov.1", "mov.2", "mov.4", "mov.8", "mov.16"};
  int bytes = ptx_bytes(t);
  int at = t == PTX_PRED ? 0 : bytes <= 2 ? 1 : bytes == 4 ? 2 : bytes == 8 ? 3 : 4;
  return ptx_emit_lane(c, keys[at], 0, to, from, PTX_NO, PTX_NO);
}

/* A formal parameter in memory is the caller's variable itself: nothing is copied. One in a register, or an actual that
 * is a register or a number, is moved. */
static aot_status bind(ptx_dec *c, ptx_instance *callee, const ptx_var *formal, const ptx_opnd *actual, bool returns) {
  if (formal->is_reg) {
    if (callee->reg_row[formal->reg] == PTX_NO)
      callee->reg_row[formal->reg] =
          ptx_new_row(c, (uint8_t)(formal->bytes == 1 && formal->type != PTX_PRED ? 2 : formal->bytes));
    uint32_t row;
    if (returns) return NULL;
    AOT_TRY(ptx_src(c, actual, formal->type, &row));
    return ptx_move(c, formal->type, callee->reg_row[formal->reg], row);
  }
  if (actual->kind == PTX_O_VAR && actual->var->space == PTX_PARAM && !actual->var->in_entry_params) {
    uint64_t at;
    bool frame;
    if (actual->var->bytes < formal->bytes) return ptx_bad(c, "'%s' is smaller than the parameter", actual->var->name);
    AOT_TRY(ptx_var_value(c, actual->var, &at, &frame));
    callee->var_at[formal->index] = (uint32_t)at;
    return NULL;
  }
  return ptx_unsupported(c, "an argument that is not a .param variable for a .param parameter");
}

/* What a device's runtime library provides: arguments, and whether there is a result. */
static const struct {
  const char *name;
  uint8_t args, rets;
} externs[] = {{"vprintf", 2, 1}, {"__assertfail", 5, 0}, {"malloc", 1, 1}, {"free", 1, 0}};
enum { EXTERNS = sizeof externs / sizeof *externs };

bool ptx_is_provided(const char *name) {
  for (int i = 0; i < EXTERNS; i++)
    if (!strcmp(externs[i].name, name)) return true;
  return false;
}

static aot_status call_extern(ptx_dec *c, const ptx_func *f, const ptx_opnd *rets, const ptx_opnd *args) {
  int which = 0;
  while (which < EXTERNS && strcmp(f->name, externs[which].name)) which++;
  if (which == EXTERNS)
    return ptx_unsupported(c, "'%s' has no body; vprintf, __assertfail, malloc and free are provided", f->name);
  uint32_t *at;
  int n_args = args ? args->n : 0, n_rets = rets ? rets->n : 0, n = externs[which].args + externs[which].rets;
  if (n_args != externs[which].args || n_rets != externs[which].rets)
    return ptx_bad(c, "%s takes %d arguments and returns %d values", f->name, externs[which].args, externs[which].rets);
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)n, sizeof *at, &at));
  for (int k = 0; k < n; k++) {
    const ptx_opnd *o = k < n_args ? &args->list[k] : &rets->list[k - n_args];
    uint64_t value, wanted = which == 1 && k == 2 ? 4 : which == 0 && k == 2 ? 4 : 8; // the line; what printf returns
    bool frame;
    if (o->kind != PTX_O_VAR) return ptx_bad(c, "arguments must be .param variables");
    if (o->var->bytes < wanted) return ptx_bad(c, "'%s' is smaller than the parameter", o->var->name);
    AOT_TRY(ptx_var_value(c, o->var, &value, &frame));
    if (!frame) return ptx_bad(c, "arguments must be .param variables of this function");
    at[k] = (uint32_t)value;
  }
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_extern_call, &i));
  i->sub = (uint8_t)which;
  i->rows = at;                               // frame offsets, not rows
  if (which > 1) c->k->global_atomics = true; // one heap: blocks take from it in turn, so that addresses repeat
  return NULL;
}

typedef struct call_list {
  const ptx_opnd *at;
  size_t n;
} call_list;

/* The body of f in place of the call. */
static aot_status call_body(ptx_dec *c, const ptx_func *f, call_list rets, call_list args) {
  if (f->in_progress) return ptx_unsupported(c, "recursion ('%s' calls itself)", f->name);
  if (c->depth >= PTX_MAX_DEPTH) return ptx_unsupported(c, "calls nested deeper than %d", PTX_MAX_DEPTH);
  if (args.n != f->params.n || rets.n != f->rets.n)
    return ptx_bad(c, "'%s' takes %zu arguments and returns %zu values", f->name, f->params.n, f->rets.n);
  ptx_instance *callee;
  AOT_TRY(ptx_instance_create(c, f, &callee));
  callee->caller = c->at;
  for (size_t k = 0; k < rets.n; k++) AOT_TRY(bind(c, callee, f->rets.at[k], &rets.at[k], true));
  for (size_t k = 0; k < args.n; k++) AOT_TRY(bind(c, callee, f->params.at[k], &args.at[k], false));
  c->depth++;
  ((ptx_func *)f)->in_progress = true;
  aot_status status = ptx_decode_body(c, callee);
  ((ptx_func *)f)->in_progress = false;
  c->depth--;
  AOT_TRY(status);
  for (size_t k = 0; k < rets.n; k++) {
    const ptx_var *formal = f->rets.at[k];
    uint32_t row;
    if (!formal->is_reg) continue;
    AOT_TRY(ptx_dst(c, &rets.at[k], formal->type, &row));
    AOT_TRY(ptx_move(c, formal->type, row, callee->reg_row[formal->reg]));
  }
  return NULL;
}

static bool fits(const ptx_opnd *actual, const ptx_var *formal) {
  return !formal->is_reg && actual->kind == PTX_O_VAR && actual->var->bytes == formal->bytes;
}

/* Whether a call with these arguments may mean f: its address is used somewhere, and the prototypes agree. */
static bool may_mean(const ptx_func *f, call_list rets, call_list args) {
  if (!f->taken || !f->body || f->entry || f->params.n != args.n || f->rets.n != rets.n) return false;
  for (size_t k = 0; k < args.n; k++)
    if (!fits(&args.at[k], f->params.at[k])) return false;
  for (size_t k = 0; k < rets.n; k++)
    if (!fits(&rets.at[k], f->rets.at[k])) return false;
  return true;
}

/* A call through a register: one case for each function that may be meant, and an error for any other address. */
static aot_status call_register(ptx_dec *c, const ptx_opnd *target, call_list rets, call_list args) {
  uint32_t address;
  AOT_TRY(ptx_src(c, target, PTX_B64, &address));
  size_t first = c->code.n, n = 0;
  for (size_t k = 0; k < c->m->funcs.n; k++) {
    const ptx_func *f = c->m->funcs.at[k];
    ptx_inst *i;
    if (!may_mean(f, rets, args)) continue;
    if (f->in_progress) return ptx_unsupported(c, "a call that may lead back to '%s': recursion", f->name);
    AOT_TRY(ptx_emit(c, ptx_exec_brx, &i));
    i->a = address, i->wa = 8, i->imm = (int64_t)ptx_code_address(f), i->guard = PTX_NO;
    n++;
  }
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_lost_call, &i));
  i->a = address, i->wa = 8, i->guard = PTX_NO;
  uint32_t *ends;
  AOT_TRY(aoti_arena_alloc(c->arena, n, sizeof *ends, &ends));
  size_t which = 0;
  for (size_t k = 0; k < c->m->funcs.n; k++) {
    const ptx_func *f = c->m->funcs.at[k];
    if (!may_mean(f, rets, args)) continue;
    c->code.at[first + which].target = (uint32_t)c->code.n;
    AOT_TRY(call_body(c, f, rets, args));
    AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
    i->guard = PTX_NO;
    ends[which++] = (uint32_t)c->code.n - 1;
  }
  for (size_t k = 0; k < n; k++) c->code.at[ends[k]].target = (uint32_t)c->code.n;
  return NULL;
}

aot_status ptx_dec_call(ptx_dec *c) {
  const ptx_opnd *rets = NULL, *args = NULL, *target = NULL;
  for (int k = 0; k < c->s->n; k++) {
    const ptx_opnd *o = &c->s->o[k];
    if ((o->kind == PTX_O_FUNC || o->kind == PTX_O_REG) && !target)
      target = o;
    else if (o->kind == PTX_O_LIST && !target && !rets)
      rets = o;
    else if (o->kind == PTX_O_LIST && target && !args)
      args = o;
    else if (o->kind != PTX_O_LABEL || !target)
      return ptx_bad(c, "an operand of the wrong kind");
  }
  if (!target) return ptx_bad(c, "a function or a register is wanted");
  const ptx_func *f = target->kind == PTX_O_FUNC ? target->func : NULL;
  if (f && !f->body) return call_extern(c, f, rets, args);
  if (f && f->entry) return ptx_bad(c, "'%s' is a kernel", f->name);
  if (!f && c->s->o[c->s->n - 1].kind != PTX_O_LABEL)
    return ptx_bad(c, "a call through a register names its .callprototype or .calltargets");
  uint32_t skip = PTX_NO;
  if (c->s->guard != PTX_NO) { // a guarded call: the others jump over it
    ptx_inst *i;
    AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
    i->guard_neg = !i->guard_neg;
    skip = (uint32_t)c->code.n - 1;
  }
  call_list out = {rets ? rets->list : NULL, rets ? rets->n : 0}, in = {args ? args->list : NULL, args ? args->n : 0};
  AOT_TRY(f ? call_body(c, f, out, in) : call_register(c, target, out, in));
  if (skip != PTX_NO) c->code.at[skip].target = (uint32_t)c->code.n;
  return NULL;
}
