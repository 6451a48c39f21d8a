// Calls. Most are inlined. A function that may call itself, through others or not, is laid down once behind the kernel
// (a home, see core.h) and called with a frame on the thread's stack.
#include "decode.h"

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
    if (actual->var->bytes != formal->bytes)
      return ptx_bad(c, "'%s' is not of the parameter's size", actual->var->name);
    if (ptx_is_parameter(c->at->f, actual->var))
      return ptx_bad(c, "'%s' is this function's own parameter", actual->var->name);
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

static aot_status call_extern(ptx_dec *c, const ptx_func *f, ptx_list rets, ptx_list args) {
  int which = 0;
  while (which < EXTERNS && strcmp(f->name, externs[which].name)) which++;
  if (which == EXTERNS)
    return ptx_unsupported(c, "'%s' has no body; vprintf, __assertfail, malloc and free are provided", f->name);
  uint32_t *at;
  int n_args = (int)args.n, n = externs[which].args + externs[which].rets;
  if (n_args != externs[which].args || (int)rets.n != externs[which].rets)
    return ptx_bad(c, "%s takes %d arguments and returns %d values", f->name, externs[which].args, externs[which].rets);
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)n, sizeof *at, &at));
  for (int k = 0; k < n; k++) {
    const ptx_opnd *o = k < n_args ? &args.at[k] : &rets.at[k - n_args];
    uint64_t value, wanted = which == 1 && k == 2 ? 4 : which == 0 && k == 2 ? 4 : 8; // the line; what printf returns
    bool frame;
    if (o->kind != PTX_O_VAR) return ptx_bad(c, "arguments must be .param variables");
    if (o->var->bytes < wanted) return ptx_bad(c, "'%s' is smaller than the parameter", o->var->name);
    AOT_TRY(ptx_var_value(c, o->var, &value, &frame));
    if (!frame) return ptx_bad(c, "arguments must be .param variables of this function");
    at[k] = (uint32_t)value;
  }
  ptx_inst *i;
  uint32_t pointer = PTX_NO;
  if (c->at->home) AOT_TRY(ptx_frame_row(c, &pointer));
  AOT_TRY(ptx_emit(c, ptx_exec_extern_call, &i));
  i->a = pointer, i->wa = 8;
  i->sub = (uint8_t)which;
  i->rows = at;                               // frame offsets, not rows
  if (which > 1) c->k->global_atomics = true; // one heap: blocks take from it in turn, so that addresses repeat
  return NULL;
}

/* ---- functions that are called and not inlined ------------------------------------------------------------------ */

/* The home of f: made, with room in its frame for its parameters and results, when the first call asks for it. */
static aot_status home_of(ptx_dec *c, const ptx_func *f, uint32_t *out) {
  for (*out = 1; *out < c->homes.n; ++*out)
    if (c->homes.at[*out].f == f) return NULL;
  ptx_instance *at, *outer = c->at;
  AOT_TRY(ptx_instance_create(c, f, &at));
  at->home = *out;
  uint32_t local = c->local_bytes;
  c->local_bytes = 0, c->at = at;
  for (size_t k = 0; k < f->params.n + f->rets.n; k++) {
    ptx_var *v = k < f->params.n ? f->params.at[k] : f->rets.at[k - f->params.n];
    uint64_t place;
    bool frame;
    ptx_type type;
    if (v->is_reg)
      ptx_reg_row(c, v->reg, &type);
    else
      AOT_TRY(ptx_var_value(c, v, &place, &frame));
  }
  c->uses_stack = true;
  AOT_TRY(aoti_push(c->arena, &c->homes, (ptx_home){.f = f, .frame_bytes = c->local_bytes}));
  AOT_TRY(aoti_push(c->arena, &c->home_instances, at));
  c->local_bytes = local, c->at = outer;
  return NULL;
}

/* One argument or result of a call: bytes of a frame to bytes of the other, or a register to a register. */
static aot_status pass(ptx_dec *c, const ptx_instance *callee, const ptx_var *formal, const ptx_opnd *actual,
                       bool returns, ptx_site *site, ptx_inst *i) {
  if (formal->is_reg) {
    uint32_t row, *to = returns ? &site->n_reg_out : &site->n_reg_in;
    uint8_t width = (uint8_t)(formal->bytes == 1 && formal->type != PTX_PRED ? 2 : formal->bytes);
    uint32_t n_defs = i->n_defs, at = returns ? *to : site->n_reg_out + *to;
    AOT_TRY(returns ? ptx_dst(c, actual, formal->type, &row) : ptx_src(c, actual, formal->type, &row));
    // Results come first: when arguments are added, all results are there.
    i->rows[at] = returns ? row : callee->reg_row[formal->reg];
    i->rows[n_defs + (returns ? site->n_reg_in + *to : *to)] = returns ? callee->reg_row[formal->reg] : row;
    i->rows_w[at] = i->rows_w[n_defs + (returns ? site->n_reg_in + *to : *to)] = width;
    ++*to;
    return NULL;
  }
  if (actual->kind != PTX_O_VAR || actual->var->space != PTX_PARAM || actual->var->in_entry_params)
    return ptx_unsupported(c, "an argument that is not a .param variable for a .param parameter");
  uint64_t at;
  bool frame;
  if (actual->var->bytes != formal->bytes) return ptx_bad(c, "'%s' is not of the parameter's size", actual->var->name);
  if (ptx_is_parameter(c->at->f, actual->var))
    return ptx_bad(c, "'%s' is this function's own parameter", actual->var->name);
  AOT_TRY(ptx_var_value(c, actual->var, &at, &frame));
  ptx_copy copy = {(uint32_t)at, callee->var_at[formal->index], (uint32_t)formal->bytes};
  if (returns) copy.from = copy.to, copy.to = (uint32_t)at;
  *(returns ? &site->out[site->n_out++] : &site->in[site->n_in++]) = copy;
  return NULL;
}

static uint32_t in_registers(const ptx_var *const *v, size_t n) {
  uint32_t r = 0;
  for (size_t k = 0; k < n; k++) r += v[k]->is_reg;
  return r;
}

static aot_status call_home(ptx_dec *c, const ptx_func *f, ptx_list rets, ptx_list args) {
  ptx_site site = {0};
  ptx_inst i = {0}, *call;
  AOT_TRY(home_of(c, f, &site.home));
  const ptx_instance *callee = c->home_instances.at[site.home];
  uint32_t results = in_registers((const ptx_var *const *)f->rets.at, rets.n);
  i.n_defs = results + in_registers((const ptx_var *const *)f->params.at, args.n);
  i.n_rows = 2 * i.n_defs;
  AOT_TRY(aoti_arena_alloc(c->arena, i.n_rows, sizeof *i.rows, &i.rows));
  AOT_TRY(aoti_arena_alloc(c->arena, i.n_rows, sizeof *i.rows_w, &i.rows_w));
  AOT_TRY(aoti_arena_alloc(c->arena, args.n, sizeof *site.in, &site.in));
  AOT_TRY(aoti_arena_alloc(c->arena, rets.n, sizeof *site.out, &site.out));
  uint32_t pointer;
  AOT_TRY(ptx_frame_row(c, &pointer));
  site.n_reg_out = results; // behind the results, while arguments are added
  for (size_t k = 0; k < args.n; k++) AOT_TRY(pass(c, callee, f->params.at[k], &args.at[k], false, &site, &i));
  site.n_reg_out = 0;
  for (size_t k = 0; k < rets.n; k++) AOT_TRY(pass(c, callee, f->rets.at[k], &rets.at[k], true, &site, &i));
  AOT_TRY(aoti_push(c->arena, &c->sites, site));
  AOT_TRY(ptx_emit(c, ptx_exec_call, &call));
  call->a = pointer, call->wa = 8;
  call->rows = i.rows, call->rows_w = i.rows_w, call->n_rows = i.n_rows, call->n_defs = i.n_defs;
  call->imm = (int64_t)c->sites.n - 1;
  return NULL;
}

/* Code that returns, as an instruction of the home in hand. */
aot_status ptx_emit_return(ptx_dec *c) {
  uint32_t pointer;
  ptx_inst *i;
  AOT_TRY(ptx_frame_row(c, &pointer));
  AOT_TRY(ptx_emit(c, ptx_exec_return, &i));
  i->a = pointer, i->wa = 8;
  return NULL;
}

/* Bytes of a frame for the return address and saved registers: ptxas takes 16 to 40 for small functions. */
enum { LINKAGE = 24 };

aot_status ptx_decode_homes(ptx_dec *c) {
  const ptx_stmt *outer = c->s;
  c->homes.at[0].end = (uint32_t)c->code.n;
  c->homes.at[0].frame_bytes = c->local_bytes;
  if (!c->homes.at[0].f->entry) c->homes.n = 1; // a function read for its errors: those it calls are read for theirs
  for (size_t h = 1; h < c->homes.n; h++) {     // which adds more of them
    const ptx_func *f = c->homes.at[h].f;
    ptx_stmt end = {.line = f->line, .opcode = "ret", .opcode_n = 3, .guard = PTX_NO, .op = {.stem = PTX_OP_RET}};
    c->local_bytes = c->homes.at[h].frame_bytes, c->stack_bytes = 0;
    c->homes.at[h].entry = (uint32_t)c->code.n;
    AOT_TRY(ptx_decode_body(c, c->home_instances.at[h]));
    if (f->stmts.n) end.line = f->stmts.at[f->stmts.n - 1].line;
    c->s = &end, c->at = c->home_instances.at[h];
    AOT_TRY(ptx_emit_return(c));
    c->homes.at[h].end = (uint32_t)c->code.n;
    c->homes.at[h].frame_bytes = c->local_bytes;
    c->homes.at[h].stack_bytes = (c->stack_bytes + 7) / 8 * 8 + LINKAGE;
  }
  c->local_bytes = c->homes.at[0].frame_bytes;
  c->s = outer, c->at = c->home_instances.at[0];
  return NULL;
}

static void save(uint8_t *seen, ptx_home *h, uint32_t row, uint8_t width) {
  if (row == PTX_NO || seen[row]) return;
  seen[row] = 1;
  h->rows[h->n_rows] = row, h->rows_w[h->n_rows++] = width;
  h->saved_bytes += width;
}

/* What a home saves: every row its instructions name, but those that are filled before the block starts. */
aot_status ptx_save_lists(ptx_dec *c) {
  uint8_t *seen;
  if (c->homes.n < 2) return NULL;
  AOT_TRY(aoti_arena_alloc(c->arena, c->row_bytes, sizeof *seen, &seen));
  for (size_t n = 1; n < c->homes.n; n++) {
    ptx_home *h = &c->homes.at[n];
    memset(seen, 0, c->row_bytes);
    for (size_t k = 0; k < c->fills.n; k++) seen[c->fills.at[k].row] = 1;
    AOT_TRY(aoti_arena_alloc(c->arena, c->row_bytes, sizeof *h->rows, &h->rows));
    AOT_TRY(aoti_arena_alloc(c->arena, c->row_bytes, sizeof *h->rows_w, &h->rows_w));
    for (uint32_t pc = h->entry; pc < h->end; pc++) {
      const ptx_inst *i = &c->code.at[pc];
      save(seen, h, i->guard, 1);
      save(seen, h, i->a, i->wa);
      save(seen, h, i->b, i->wb);
      save(seen, h, i->c, i->wc);
      save(seen, h, i->f, i->wf);
      save(seen, h, i->d, i->wd);
      save(seen, h, i->e, i->we);
      for (uint32_t k = 0; k < i->n_rows; k++) save(seen, h, i->rows[k], i->rows_w[k]);
    }
  }
  return NULL;
}

/* ---- functions that are inlined ---------------------------------------------------------------------------------- */

/* The body of f in place of the call. */
static aot_status call_inline(ptx_dec *c, const ptx_func *f, ptx_list rets, ptx_list args) {
  ptx_instance *callee;
  AOT_TRY(ptx_instance_create(c, f, &callee));
  callee->caller = c->at;
  callee->home = c->at->home;
  for (size_t k = 0; k < rets.n; k++) AOT_TRY(bind(c, callee, f->rets.at[k], &rets.at[k], true));
  for (size_t k = 0; k < args.n; k++) AOT_TRY(bind(c, callee, f->params.at[k], &args.at[k], false));
  uint32_t top = PTX_NO;
  ptx_inst *i;
  if (f->allocates) { // what it takes of the stack ends with it
    top = ptx_new_row(c, 4);
    AOT_TRY(ptx_emit(c, ptx_exec_stacksave, &i));
    i->d = top, i->wd = 4;
  }
  c->depth++;
  ((ptx_func *)f)->in_progress = true;
  aot_status status = ptx_decode_body(c, callee);
  ((ptx_func *)f)->in_progress = false;
  c->depth--;
  AOT_TRY(status);
  if (f->allocates) {
    AOT_TRY(ptx_emit(c, ptx_exec_stackrestore, &i));
    i->a = top, i->wa = 4;
  }
  for (size_t k = 0; k < rets.n; k++) {
    const ptx_var *formal = f->rets.at[k];
    uint32_t row;
    if (!formal->is_reg) continue;
    AOT_TRY(ptx_dst(c, &rets.at[k], formal->type, &row));
    AOT_TRY(ptx_move(c, formal->type, row, callee->reg_row[formal->reg]));
  }
  return NULL;
}

static aot_status call_body(ptx_dec *c, const ptx_func *f, ptx_list rets, ptx_list args) {
  if (args.n != f->params.n || rets.n != f->rets.n)
    return ptx_bad(c, "'%s' takes %zu arguments and returns %zu values", f->name, f->params.n, f->rets.n);
  bool inlined = !f->recursive && !f->in_progress && c->depth < PTX_MAX_DEPTH;
  return inlined ? call_inline(c, f, rets, args) : call_home(c, f, rets, args);
}

static bool fits(const ptx_opnd *actual, const ptx_var *formal) {
  return !formal->is_reg && actual->kind == PTX_O_VAR && actual->var->bytes == formal->bytes;
}

/* Whether a call with these arguments may mean f: its address is used somewhere, and the prototypes agree. */
bool ptx_may_mean(const ptx_func *f, ptx_list rets, ptx_list args) {
  if (!f->taken || !f->body || f->entry || f->params.n != args.n || f->rets.n != rets.n) return false;
  for (size_t k = 0; k < args.n; k++)
    if (!fits(&args.at[k], f->params.at[k])) return false;
  for (size_t k = 0; k < rets.n; k++)
    if (!fits(&rets.at[k], f->rets.at[k])) return false;
  return true;
}

/* A call through a register: one case for each function that may be meant, and an error for any other address. */
static aot_status call_register(ptx_dec *c, const ptx_opnd *target, ptx_list rets, ptx_list args) {
  uint32_t address;
  AOT_TRY(ptx_src(c, target, PTX_B64, &address));
  size_t first = c->code.n, n = 0;
  for (size_t k = 0; k < c->m->funcs.n; k++) {
    const ptx_func *f = c->m->funcs.at[k];
    ptx_inst *i;
    if (!ptx_may_mean(f, rets, args)) continue;
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
    if (!ptx_may_mean(f, rets, args)) continue;
    c->code.at[first + which].target = (uint32_t)c->code.n;
    AOT_TRY(call_body(c, f, rets, args));
    AOT_TRY(ptx_emit(c, ptx_exec_bra, &i));
    i->guard = PTX_NO;
    ends[which++] = (uint32_t)c->code.n - 1;
  }
  for (size_t k = 0; k < n; k++) c->code.at[ends[k]].target = (uint32_t)c->code.n;
  return NULL;
}

bool ptx_call_parts(const ptx_stmt *s, ptx_call_of *out) {
  *out = (ptx_call_of){0};
  bool rets = false, args = false;
  for (int k = 0; k < s->n; k++) {
    const ptx_opnd *o = &s->o[k];
    ptx_list all = {o->list, o->n};
    if ((o->kind == PTX_O_FUNC || o->kind == PTX_O_REG) && !out->target)
      out->target = o;
    else if (o->kind == PTX_O_LIST && !out->target && !rets)
      out->rets = all, rets = true;
    else if (o->kind == PTX_O_LIST && out->target && !args)
      out->args = all, args = true;
    else if (o->kind != PTX_O_LABEL || !out->target)
      return false;
  }
  return out->target;
}

aot_status ptx_dec_call(ptx_dec *c) {
  ptx_call_of call;
  if (!ptx_call_parts(c->s, &call)) return ptx_bad(c, "a function or a register is wanted, and lists of operands");
  const ptx_func *f = call.target->kind == PTX_O_FUNC ? call.target->func : NULL;
  if (f && !f->body) return call_extern(c, f, call.rets, call.args);
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
  AOT_TRY(f ? call_body(c, f, call.rets, call.args) : call_register(c, call.target, call.rets, call.args));
  if (skip != PTX_NO) c->code.at[skip].target = (uint32_t)c->code.n;
  return NULL;
}
