// Lanes that a collective waits for and that go elsewhere. PTX lets a collective go on without lanes that have exited,
// which an early return relies on, and what such a lane does on its way out is its own affair. A lane that was still to
// come, did what those who wait have yet to do and then exited is another matter: the mask names more lanes than the
// branch lets in, and on a GPU what they did may come before or after the collective.
#include "exec.h"
#include "launch.h"

/* What a collective joins lanes by: bar.warp.sync any other of the warp, the rest only themselves. */
static bool arrives(const ptx_block *b, const ptx_parked *p, const ptx_inst *i) {
  return &b->code[p->at] == i || (i->exec == ptx_exec_bar_warp && b->code[p->at].exec == ptx_exec_bar_warp);
}

/* Instructions that others can see the effect of, or that wait for others. */
static bool shows(const ptx_inst *i) {
  const ptx_exec_fn f = i->exec;
  return (f == ptx_exec_st && i->space != PTX_LOCAL) || f == ptx_exec_atom || f == ptx_exec_bar ||
         f == ptx_exec_bar_warp || f == ptx_exec_mbarrier || f == ptx_exec_shfl || f == ptx_exec_vote ||
         f == ptx_exec_match || f == ptx_exec_redux || f == ptx_exec_elect || f == ptx_exec_cp_async ||
         f == ptx_exec_ldmatrix || f == ptx_exec_stmatrix || f == ptx_exec_movmatrix || f == ptx_exec_mma;
}

/* Generic stores to the stack are a thread's own affair: unoptimised code keeps its variables there. */
static uint32_t but_own_stack(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits) {
  if (i->exec != ptx_exec_st || i->space != PTX_GENERIC || i->a == PTX_NO) return bits;
  for (uint32_t r = bits; r; r &= r - 1) {
    uint64_t at = ptx_read(b, i->a, i->wa, w * PTX_WARP + (uint32_t)__builtin_ctz(r)) + (uint64_t)i->imm;
    if (at - PTX_LOCAL_BASE < PTX_WINDOW) bits &= ~(r & (0 - r));
  }
  return bits;
}

void ptx_absent_act(ptx_block *b, const ptx_inst *i) {
  if (!shows(i)) return;
  for (uint32_t k = 0; k < b->n_parked; k++) {
    ptx_parked *p = &b->parked[k];
    if (p->why != PTX_W_WARP || arrives(b, p, i)) continue;
    for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
      uint32_t bits = p->g.w[w] ? b->w[w] & p->mask[w] & ~p->g.w[w] : 0;
      if (bits) bits = but_own_stack(b, i, w, bits);
      if (!bits) continue;
      p->acted_at[w] = (uint32_t)(i - b->code);
      p->acted[w] |= bits;
    }
  }
}

/* Whether those who wait at one instruction can come to another. Without memory to find out: no. */
static bool lies_ahead(const ptx_block *b, uint32_t from, uint32_t to) {
  uint32_t n = b->run->kernel->n_code, n_open = 0, *open;
  bool *seen, found = false;
  aot_status status = aoti_alloc(&aoti_heap, n, sizeof *open, &open);
  if (status) {
    aot_status_free(status);
    return false;
  }
  status = aoti_alloc(&aoti_heap, n, sizeof *seen, &seen);
  if (status) {
    aot_status_free(status);
    aoti_free(&aoti_heap, open);
    return false;
  }
  open[n_open++] = from;
  while (n_open && !found) {
    uint32_t at = open[--n_open];
    const ptx_inst *i = &b->code[at];
    bool jumps = i->exec == ptx_exec_bra || i->exec == ptx_exec_brx, leaves = i->exec == ptx_exec_exit;
    uint32_t next[2] = {jumps ? i->target : n,
                        ((jumps && i->exec == ptx_exec_bra) || leaves) && i->guard == PTX_NO ? n : at + 1};
    for (int k = 0; k < 2; k++)
      if (next[k] < n && !seen[next[k]]) {
        seen[next[k]] = true;
        found = found || next[k] == to;
        open[n_open++] = next[k];
      }
  }
  aoti_free(&aoti_heap, seen);
  aoti_free(&aoti_heap, open);
  return found;
}

bool ptx_absent_exit(ptx_block *b, const ptx_inst *i) {
  if (!(b->run->checks & AOTI_PTX_CHECK_BARRIERS)) return true;
  for (uint32_t k = 0; k < b->n_parked; k++) {
    const ptx_parked *p = &b->parked[k];
    if (p->why != PTX_W_WARP) continue;
    for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
      uint32_t gone = b->w[w] & p->acted[w] & p->mask[w] & ~p->g.w[w];
      if (!p->g.w[w] || !gone || !lies_ahead(b, p->at, p->acted_at[w])) continue;
      const uint32_t here = p->g.w[w];
      ptx_fault(b, AOTI_PTX_BARRIER, &b->code[p->at], w * PTX_WARP + (uint32_t)__builtin_ctz(here),
                "lanes 0x%08x of warp %u wait here with the member mask 0x%08x; lanes 0x%08x of it never come: they go "
                "on elsewhere and exit at PTX line %u",
                here, w, p->mask[w], gone, i->line);
      b->info->has_other = true;
      b->info->other_block = b->index;
      b->info->other_lane = w * PTX_WARP + (uint32_t)__builtin_ctz(gone);
      b->info->other_pc = p->acted_at[w];
      return false;
    }
  }
  return true;
}
