// Barriers, fences, warp collectives, matrix products.
#include "decode.h"

aot_status ptx_dec_bar(ptx_dec *c) {
  const ptx_opnd *o = c->s->o;
  int n = c->s->n;
  ptx_inst *i;
  if (ptx_has(c, PTX_K_BAR) && ptx_mod(c, PTX_K_BAR) == 3) { // bar.warp.sync mask
    uint32_t mask;
    if (!ptx_has(c, PTX_K_SYNC)) return ptx_bad(c, ".sync is wanted");
    AOT_TRY(ptx_operands(c, 1, 1));
    AOT_TRY(ptx_src_whole(c, &o[0], PTX_B32, &mask));
    AOT_TRY(ptx_emit(c, ptx_exec_bar_warp, &i));
    i->f = mask, i->wf = 4;
    return NULL;
  }
  int kind = ptx_has(c, PTX_K_BAR) ? ptx_mod(c, PTX_K_BAR) : ptx_has(c, PTX_K_SYNC) ? 0 : -1;
  if (kind < 0 || kind > 2) return ptx_bad(c, "sync, arrive or red is wanted");
  if (ptx_has(c, PTX_K_SCOPE) && !ptx_opcode_begins(c, "bar.cta") && !ptx_opcode_begins(c, "barrier.cta") &&
      ptx_mod(c, PTX_K_SCOPE) == PTX_SCOPE_CTA)
    return ptx_bad(c, ".cta comes first");
  if (ptx_has(c, PTX_K_SCOPE) && ptx_mod(c, PTX_K_SCOPE) != PTX_SCOPE_CTA) return ptx_bad(c, "a barrier is of a block");
  bool aligned = c->s->op.stem == PTX_OP_BAR || ptx_has(c, PTX_K_ALIGNED);
  uint32_t d = PTX_NO, id, count = PTX_NO, p = PTX_NO;
  uint8_t sub = (uint8_t)kind, op = 0, wd = 4;
  int at = 0;
  if (kind == 1) {
    ptx_type t = c->s->op.n_types == 1 ? c->s->op.type[0] : PTX_NOTYPE;
    if (ptx_has(c, PTX_K_ARITH) && ptx_mod(c, PTX_K_ARITH) == 7 && t == PTX_U32)
      op = 2;
    else if (ptx_has(c, PTX_K_BOOL) && ptx_mod(c, PTX_K_BOOL) < 2 && t == PTX_PRED)
      op = ptx_mod(c, PTX_K_BOOL), wd = 1;
    else
      return ptx_bad(c, "popc.u32, and.pred or or.pred is wanted");
    AOT_TRY(ptx_operands(c, 3, 4));
    AOT_TRY(ptx_dst(c, &o[0], t, &d));
    AOT_TRY(ptx_src(c, &o[n - 1], PTX_PRED, &p));
    at = 1;
    n--;
  } else {
    AOT_TRY(ptx_operands(c, 1 + (kind == 2), 2));
  }
  if (o[at].kind == PTX_O_INT && o[at].imm > 15) return ptx_bad(c, "a block has barriers 0 to 15");
  AOT_TRY(ptx_src_whole(c, &o[at], PTX_U32, &id));
  if (n > at + 1 && o[at + 1].kind == PTX_O_INT && o[at + 1].imm % PTX_WARP)
    return ptx_bad(c, "whole warps take part in a barrier");
  if (kind == 2 && n > at + 1 && o[at + 1].kind == PTX_O_INT && !o[at + 1].imm)
    return ptx_bad(c, "some warps take part in a barrier");
  if (n > at + 1) AOT_TRY(ptx_src_whole(c, &o[at + 1], PTX_U32, &count));
  AOT_TRY(ptx_emit(c, ptx_exec_bar, &i));
  i->d = d, i->wd = wd, i->a = id, i->wa = 4, i->b = count, i->wb = 4, i->c = p, i->wc = 1;
  i->sub = sub, i->type2 = op, i->sign = aligned;
  return NULL;
}

aot_status ptx_dec_fence(ptx_dec *c) {
  if (ptx_has(c, PTX_K_SCOPE) && ptx_mod(c, PTX_K_SCOPE) == PTX_SCOPE_CLUSTER && c->m->target < 90)
    return ptx_bad(c, ".cluster needs sm_90");
  bool proxy = ptx_has(c, PTX_K_PROXY), scope = ptx_has(c, PTX_K_SCOPE) || ptx_has(c, PTX_K_LEVEL);
  if (ptx_has(c, PTX_K_PROXY) && c->s->op.n_types) return ptx_bad(c, "no type is wanted");
  if (!proxy && !scope) return ptx_bad(c, "a scope is wanted");
  if (!proxy && c->s->op.n_spaces) return ptx_bad(c, "a fence is of all spaces");
  if (proxy && c->s->op.n_spaces && c->s->op.spaces[0] != PTX_GLOBAL && c->s->op.spaces[0] != PTX_SHARED)
    return ptx_bad(c, "a proxy is of global or shared memory");
  if (proxy && !ptx_has(c, PTX_K_ASYNC) && !ptx_has(c, PTX_K_FENCEX)) return ptx_bad(c, "a kind of proxy is wanted");
  ptx_inst *i;
  AOT_TRY(ptx_operands(c, 0, 0));
  AOT_TRY(ptx_emit(c, ptx_exec_fence, &i));
  i->scope = ptx_has(c, PTX_K_SCOPE) ? ptx_mod(c, PTX_K_SCOPE) : PTX_SCOPE_SYS;
  i->sem = ptx_has(c, PTX_K_SEM) ? ptx_mod(c, PTX_K_SEM) : PTX_SEM_SC;
  if (ptx_has(c, PTX_K_LEVEL)) i->scope = PTX_SCOPE_GPU; // membar.gl
  return NULL;
}

static aot_status need_sync(const ptx_dec *c) {
  return ptx_has(c, PTX_K_SYNC) ? NULL : ptx_bad(c, "the form without .sync is gone since sm_70");
}

aot_status ptx_dec_shfl(ptx_dec *c) {
  AOT_TRY(need_sync(c));
  if (!ptx_has(c, PTX_K_MODE) || ptx_mod(c, PTX_K_MODE) > 3 || c->s->op.n_types != 1 || c->s->op.type[0] != PTX_B32)
    return ptx_bad(c, "up, down, bfly or idx and .b32 are wanted");
  AOT_TRY(ptx_operands(c, 5, 5));
  const ptx_opnd *o = c->s->o;
  uint32_t d, p = PTX_NO, a, b, cc, mask;
  if (o[0].kind == PTX_O_PAIR) {
    AOT_TRY(ptx_dst(c, &o[0].list[0], PTX_B32, &d));
    AOT_TRY(ptx_dst(c, &o[0].list[1], PTX_PRED, &p));
  } else {
    AOT_TRY(ptx_dst(c, &o[0], PTX_B32, &d));
  }
  AOT_TRY(ptx_src(c, &o[1], PTX_B32, &a));
  AOT_TRY(ptx_src(c, &o[2], PTX_B32, &b));
  AOT_TRY(ptx_src(c, &o[3], PTX_B32, &cc));
  AOT_TRY(ptx_src_whole(c, &o[4], PTX_B32, &mask));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_shfl, &i));
  i->d = d, i->wd = 4, i->e = p, i->we = 1, i->a = a, i->wa = 4, i->b = b, i->wb = 4, i->c = cc, i->wc = 4;
  i->f = mask, i->wf = 4;
  i->sub = ptx_mod(c, PTX_K_MODE);
  return NULL;
}

aot_status ptx_dec_vote(ptx_dec *c) {
  AOT_TRY(need_sync(c));
  int mode = ptx_has(c, PTX_K_UNI) ? 7 : ptx_has(c, PTX_K_MODE) ? ptx_mod(c, PTX_K_MODE) : -1;
  ptx_type t = c->s->op.n_types == 1 ? c->s->op.type[0] : PTX_NOTYPE;
  if (mode < 4 || t != (mode == 6 ? PTX_B32 : PTX_PRED))
    return ptx_bad(c, "all, any, uni of .pred or ballot of .b32 is wanted");
  AOT_TRY(ptx_operands(c, 3, 3));
  uint32_t d, p, mask;
  AOT_TRY(ptx_dst(c, &c->s->o[0], t, &d));
  AOT_TRY(ptx_src(c, &c->s->o[1], PTX_PRED, &p));
  AOT_TRY(ptx_src_whole(c, &c->s->o[2], PTX_B32, &mask));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_vote, &i));
  i->d = d, i->wd = (uint8_t)ptx_bytes(t), i->a = p, i->wa = 1, i->f = mask, i->wf = 4;
  i->sub = (uint8_t)mode;
  return NULL;
}

aot_status ptx_dec_match(ptx_dec *c) {
  AOT_TRY(need_sync(c));
  int mode = ptx_has(c, PTX_K_MODE) ? ptx_mod(c, PTX_K_MODE) : -1;
  ptx_type t = c->s->op.n_types == 1 ? c->s->op.type[0] : PTX_NOTYPE;
  if ((mode != 4 && mode != 5) || (t != PTX_B32 && t != PTX_B64))
    return ptx_bad(c, "all or any of .b32 or .b64 is wanted");
  AOT_TRY(ptx_operands(c, 3, 3));
  const ptx_opnd *o = c->s->o;
  uint32_t d, p = PTX_NO, a, mask;
  if (o[0].kind == PTX_O_SINK && mode == 5) return ptx_bad(c, "the result of match.any cannot be discarded");
  if (o[0].kind == PTX_O_PAIR) {
    if (mode != 4) return ptx_bad(c, "match.any has one result");
    AOT_TRY(ptx_dst_whole(c, &o[0].list[0], PTX_B32, &d));
    AOT_TRY(ptx_dst(c, &o[0].list[1], PTX_PRED, &p));
  } else {
    AOT_TRY(ptx_dst_whole(c, &o[0], PTX_B32, &d));
  }
  AOT_TRY(ptx_src(c, &o[1], t, &a));
  AOT_TRY(ptx_src_whole(c, &o[2], PTX_B32, &mask));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_match, &i));
  i->d = d, i->wd = 4, i->e = p, i->we = 1, i->a = a, i->wa = (uint8_t)ptx_bytes(t), i->f = mask, i->wf = 4;
  i->sub = (uint8_t)mode;
  return NULL;
}

aot_status ptx_dec_redux(ptx_dec *c) {
  AOT_TRY(need_sync(c));
  ptx_type t = c->s->op.n_types == 1 ? c->s->op.type[0] : PTX_NOTYPE;
  int op = ptx_has(c, PTX_K_ARITH) ? ptx_mod(c, PTX_K_ARITH) : ptx_has(c, PTX_K_BOOL) ? 8 + ptx_mod(c, PTX_K_BOOL) : -1;
  bool arith = op >= 0 && op <= 2 && (t == PTX_U32 || t == PTX_S32), bits = op >= 8 && t == PTX_B32;
  if (!arith && !bits) return ptx_bad(c, "this operation does not go with this type");
  AOT_TRY(ptx_operands(c, 3, 3));
  uint32_t d, a, mask;
  AOT_TRY(ptx_dst_whole(c, &c->s->o[0], t, &d));
  AOT_TRY(ptx_src_whole(c, &c->s->o[1], t, &a));
  AOT_TRY(ptx_src_whole(c, &c->s->o[2], PTX_B32, &mask));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_redux, &i));
  i->d = d, i->wd = 4, i->a = a, i->wa = 4, i->f = mask, i->wf = 4, i->sub = (uint8_t)op, i->sign = t == PTX_S32;
  return NULL;
}

aot_status ptx_dec_activemask(ptx_dec *c) {
  if (c->s->op.n_types != 1 || c->s->op.type[0] != PTX_B32) return ptx_bad(c, ".b32 is wanted");
  AOT_TRY(ptx_operands(c, 1, 1));
  uint32_t d;
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_B32, &d));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_activemask, &i));
  i->d = d, i->wd = 4;
  return NULL;
}

aot_status ptx_dec_elect(ptx_dec *c) {
  AOT_TRY(need_sync(c));
  AOT_TRY(ptx_operands(c, 2, 2));
  const ptx_opnd *o = c->s->o;
  uint32_t d, p, mask;
  if (o[0].kind != PTX_O_PAIR) return ptx_bad(c, "two results are wanted");
  AOT_TRY(ptx_dst_whole(c, &o[0].list[0], PTX_B32, &d));
  AOT_TRY(ptx_dst(c, &o[0].list[1], PTX_PRED, &p));
  AOT_TRY(ptx_src_whole(c, &o[1], PTX_B32, &mask));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_elect, &i));
  i->d = d, i->wd = 4, i->e = p, i->we = 1, i->f = mask, i->wf = 4;
  return NULL;
}

aot_status ptx_dec_movmatrix(ptx_dec *c) {
  if (!ptx_has(c, PTX_K_MSHAPE) || ptx_mod(c, PTX_K_MSHAPE) != 1 || !ptx_has(c, PTX_K_TRANS) || c->s->op.n_types != 1 ||
      c->s->op.type[0] != PTX_B16)
    return ptx_bad(c, ".sync.aligned.m8n8.trans.b16 is wanted");
  AOT_TRY(ptx_operands(c, 2, 2));
  uint32_t d, a;
  if (!ptx_has(c, PTX_K_ALIGNED)) return ptx_bad(c, ".aligned is wanted");
  if (c->s->o[1].kind != PTX_O_REG) return ptx_bad(c, "fragments are registers");
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_B32, &d));
  AOT_TRY(ptx_src(c, &c->s->o[1], PTX_B32, &a));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_movmatrix, &i));
  i->d = d, i->wd = 4, i->a = a, i->wa = 4;
  return NULL;
}

/* Registers of each fragment follow from the shape: M*K, K*N and M*N elements over 32 lanes, packed in 32 bits. */
aot_status ptx_dec_mma(ptx_dec *c) {
  static const struct {
    uint8_t shape, m, k;
  } shapes[] = {{2, 16, 4}, {3, 16, 8}, {4, 16, 16}, {5, 16, 32}, {6, 8, 4}, {7, 8, 16}};
  const ptx_opcode *op = &c->s->op;
  if (op->n_types != 4 || !ptx_has(c, PTX_K_MSHAPE) || !ptx_has(c, PTX_K_SYNC) || !ptx_has(c, PTX_K_ALIGNED))
    return ptx_bad(c, "mma.sync.aligned with a shape and four types is wanted");
  int m = 0, k = 0;
  for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
    if (shapes[s].shape == ptx_mod(c, PTX_K_MSHAPE)) m = shapes[s].m, k = shapes[s].k;
  ptx_type td = op->type[0], ta = op->type[1], tb = op->type[2], tc = op->type[3];
  bool ok = false, volta = false; // volta: four products of 8 lanes each, in layouts of their own
  uint8_t flop = AOTI_PTX_FLOPS;
  uint8_t layout = ptx_has(c, PTX_K_LAYOUT) ? ptx_mod(c, PTX_K_LAYOUT) : 0;
#define IS(M, K) (m == (M) && k == (K))
  if (ta == PTX_F16 && tb == PTX_F16 && (td == PTX_F16 || td == PTX_F32) && (tc == PTX_F16 || tc == PTX_F32))
    ok = (volta = IS(8, 4)) ? td == PTX_F32 || tc == PTX_F16 : td == tc && (IS(16, 8) || IS(16, 16)),
    flop = AOTI_PTX_FLOP_MMA_F16;
  else if (ta == PTX_BF16 && tb == PTX_BF16 && td == PTX_F32 && tc == PTX_F32)
    ok = IS(16, 8) || IS(16, 16), flop = AOTI_PTX_FLOP_MMA_BF16;
  else if (ta == PTX_TF32 && tb == PTX_TF32 && td == PTX_F32 && tc == PTX_F32)
    ok = IS(16, 4) || IS(16, 8), flop = AOTI_PTX_FLOP_MMA_TF32;
  else if (ta == PTX_F64 && tb == PTX_F64 && td == PTX_F64 && tc == PTX_F64)
    ok = IS(8, 4) || IS(16, 4) || IS(16, 8) || IS(16, 16), flop = AOTI_PTX_FLOP_MMA_F64;
  else if ((ta == PTX_S8 || ta == PTX_U8) && (tb == PTX_S8 || tb == PTX_U8) && td == PTX_S32 && tc == PTX_S32)
    ok = IS(8, 16) || IS(16, 16) || IS(16, 32), flop = AOTI_PTX_FLOP_MMA_S8;
#undef IS
  if (!ptx_has(c, PTX_K_LAYOUT) || op->n_layouts != 2 || (layout != 2 && !volta))
    return ptx_bad(c, "the layout must be .row.col");
  if (ptx_has(c, PTX_K_RND) && td != PTX_F64) return ptx_bad(c, "a rounding mode goes with f64");
  if (!ok && ta == PTX_F16 && tb == PTX_F16 && m == 16)
    return ptx_unsupported(c, "sums of another type than the addend");
  if (!ok || (ptx_has(c, PTX_K_SATFIN) && td != PTX_S32))
    return ptx_bad(c, "a shape that does not go with these types");
  AOT_TRY(ptx_operands(c, 4, 4));
  int ab = ta == PTX_F64 ? 8 : ta == PTX_TF32 ? 4 : ta == PTX_S8 || ta == PTX_U8 ? 1 : 2; // bytes of an element
  int per = ta == PTX_F64 ? 1 : 4 / ab;
  int lanes = volta ? 8 : 32, na = m * k / lanes / per, nb = k * 8 / lanes / per;
  int nd = m * 8 / lanes / (td == PTX_F16 ? 2 : 1), nc = m * 8 / lanes / (tc == PTX_F16 ? 2 : 1);
  ptx_type rab = ta == PTX_F64 ? PTX_F64 : PTX_B32;
  uint32_t *rows, total = (uint32_t)(na + nb + nc + nd);
  uint8_t *widths;
  AOT_TRY(aoti_arena_alloc(c->arena, total, sizeof *rows, &rows));
  AOT_TRY(aoti_arena_alloc(c->arena, total, sizeof *widths, &widths));
  uint32_t at = 0;
  for (int part = 0; part < 4; part++) { // d, a, b, c
    int n = part == 0 ? nd : part == 1 ? na : part == 2 ? nb : nc;
    const ptx_opnd *o = &c->s->o[part];
    if (o->kind != PTX_O_VEC) return ptx_bad(c, "a fragment stands in braces");
    if (o->n != n) return ptx_bad(c, "fragment %d has %d registers, %d wanted", part, o->n, n);
    ptx_type t = part == 1 || part == 2 ? rab : part == 0 ? td : tc;
    if (t == PTX_F16) t = PTX_B32;
    // Registers of bits make bits of the others; one register of bytes may be of any type.
    bool bits = part == 0 || (n == 1 && (ta == PTX_S8 || ta == PTX_U8));
    AOT_TRY(ptx_elements(c, o, t, &t));
    for (int e = 0; e < n; e++)
      bits |= o->list[e].kind == PTX_O_REG && ptx_types[c->at->f->regs.at[o->list[e].reg]].letter == 'b';
    for (int e = 0; e < n; e++, at++) {
      if (o->list[e].kind != PTX_O_REG) return ptx_bad(c, "fragments are registers");
      if (!bits && ta != PTX_F16 && (part == 1 || part == 2) && n == 1 && ptx_is_pair(c, &o->list[e]))
        return ptx_bad(c, "elements of this type are held in .b32 registers");
      if (t == PTX_B32 && !bits && (part == 1 || part == 2) && c->at->f->regs.at[o->list[e].reg] == PTX_F32)
        return ptx_bad(c, "elements of this type are held in .b32 registers");
      AOT_TRY(part == 0 ? ptx_dst(c, &o->list[e], t, &rows[at]) : ptx_src(c, &o->list[e], t, &rows[at]));
      widths[at] = (uint8_t)ptx_bytes(t);
    }
  }
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_mma, &i));
  i->rows = rows, i->rows_w = widths, i->n_rows = total, i->n_defs = (uint32_t)nd;
  i->type = (uint8_t)td, i->type2 = (uint8_t)ta, i->sign = tb == PTX_U8;
  i->sub = (uint8_t)m, i->size = (uint8_t)k, i->vec = (uint8_t)nd;
  i->imm = na | nb << 8 | (int64_t)layout << 16 | (int64_t)volta << 18 | (int64_t)(tc == PTX_F16) << 19;
  i->mode = td == PTX_F64 ? ptx_mode(c) & PTX_MODE_RND : ptx_has(c, PTX_K_SATFIN);
  i->flop = flop, i->flops = (uint32_t)(2 * m * 8 * k) * (volta ? 4 : 1);
  return NULL;
}
