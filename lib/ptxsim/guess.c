// The first look of a compare-and-swap loop,
//   old = *p; do { seen = old; old = atomicCAS(p, seen, f(seen)); } while (old != seen);
// reads *p plainly while other threads swap it. The programming guide and the toolkit's own headers write atomics so,
// and whatever the look finds, nothing is lost: a wrong guess makes the swap fail. So a plain load whose value becomes
// what a compare-and-swap compares with is taken for a relaxed one: atomics do not race with it, plain stores do.
#include "decode.h"

// A value that goes through memory of the thread's own: an argument in the frame of the calls, where the body that
// stands in the call's place finds it, or a variable of code that was compiled for a debugger. The last store before
// the load that writes its address in the same way is the one.
static uint32_t put_there(const ptx_dec *c, size_t pc) {
  const ptx_inst *load = &c->code.at[pc];
  while (pc-- > 0) {
    const ptx_inst *i = &c->code.at[pc];
    if (i->exec == ptx_exec_st && i->n_rows == 1 && i->space == load->space && i->a == load->a && i->imm == load->imm)
      return i->size == load->size ? i->rows[0] : PTX_NO;
  }
  return PTX_NO;
}

static bool join(bool *guess, uint32_t row) {
  if (row == PTX_NO || guess[row]) return false;
  return guess[row] = true;
}

void ptx_mark_guesses(ptx_dec *c) {
  enum { CAS = 6 }; // the sub of atom.cas: its rows are the result, what to compare with, what to put there
  bool *guess, any = false, changed; /* guess: by row */
  for (size_t pc = 0; pc < c->code.n; pc++) any |= c->code.at[pc].exec == ptx_exec_atom && c->code.at[pc].sub == CAS;
  // Without the memory for it: more alarms, not fewer.
  if (!any || !c->row_bytes || aoti_arena_alloc(c->arena, c->row_bytes, sizeof *guess, &guess)) return;
  do {
    changed = false;
    for (size_t pc = c->code.n; pc-- > 0;) {
      const ptx_inst *i = &c->code.at[pc];
      if (i->exec == ptx_exec_atom && i->sub == CAS) changed |= join(guess, i->rows[i->n_defs]);
      if (ptx_is_move(i) && i->d != PTX_NO && guess[i->d]) changed |= join(guess, i->a);
      if (i->exec == ptx_exec_ld && i->n_rows == 1 && i->rows[0] != PTX_NO && guess[i->rows[0]])
        changed |= join(guess, put_there(c, pc));
    }
  } while (changed);
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    if (i->exec != ptx_exec_ld || i->vec > 1 || i->sem != PTX_SEM_WEAK || i->rows[0] == PTX_NO || !guess[i->rows[0]])
      continue;
    if (i->space == PTX_GENERIC || i->space == PTX_GLOBAL || i->space == PTX_SHARED)
      i->sem = PTX_SEM_RELAXED, i->scope = PTX_SCOPE_GPU, i->plain = false;
  }
}
