// Video instructions: parts of registers, secondary operations, merges.
#include "decode.h"
#include "video.h"

static const struct {
  uint8_t stem, op, n;
} forms[] = {
    {PTX_OP_VADD, PTX_V_ADD, 1},          {PTX_OP_VSUB, PTX_V_SUB, 1},          {PTX_OP_VABSDIFF, PTX_V_ABSDIFF, 1},
    {PTX_OP_VMIN, PTX_V_MIN, 1},          {PTX_OP_VMAX, PTX_V_MAX, 1},          {PTX_OP_VSHL, PTX_V_SHL, 1},
    {PTX_OP_VSHR, PTX_V_SHR, 1},          {PTX_OP_VMAD, PTX_V_MAD, 1},          {PTX_OP_VSET, PTX_V_SET, 1},
    {PTX_OP_VADD2, PTX_V_ADD, 2},         {PTX_OP_VSUB2, PTX_V_SUB, 2},         {PTX_OP_VAVRG2, PTX_V_AVRG, 2},
    {PTX_OP_VABSDIFF2, PTX_V_ABSDIFF, 2}, {PTX_OP_VMIN2, PTX_V_MIN, 2},         {PTX_OP_VMAX2, PTX_V_MAX, 2},
    {PTX_OP_VSET2, PTX_V_SET, 2},         {PTX_OP_VADD4, PTX_V_ADD, 4},         {PTX_OP_VSUB4, PTX_V_SUB, 4},
    {PTX_OP_VAVRG4, PTX_V_AVRG, 4},       {PTX_OP_VABSDIFF4, PTX_V_ABSDIFF, 4}, {PTX_OP_VMIN4, PTX_V_MIN, 4},
    {PTX_OP_VMAX4, PTX_V_MAX, 4},         {PTX_OP_VSET4, PTX_V_SET, 4},
};

static int digits(const ptx_opnd *o) { return o->part >> PTX_PART_COUNT & 7; }
static int digit(const ptx_opnd *o, int k) { return o->part >> 3 * k & 7; } /* from the last */

static aot_status wrong_part(const ptx_dec *c) { return ptx_bad(c, "no such part of this operand"); }

/* A byte, a half or the whole. */
static aot_status one_part(const ptx_dec *c, const ptx_opnd *o, uint8_t *at, uint8_t *bits) {
  *at = 0, *bits = 32;
  if (!o->part) return NULL;
  *bits = o->part & PTX_PART_HALF ? 16 : 8;
  if (digits(o) != 1 || (digit(o, 0) + 1) * *bits > 32) return wrong_part(c);
  *at = (uint8_t)(digit(o, 0) * *bits);
  return NULL;
}

/* Elements of a and b together, a's first. Without a selector a's are a's and b's are b's. */
static aot_status many_parts(const ptx_dec *c, const ptx_opnd *o, int n, int first, uint8_t from[4]) {
  for (int k = 0; k < n; k++) from[k] = (uint8_t)(o->part ? digit(o, k) : first + k);
  if (!o->part) return NULL;
  if (digits(o) != n || !(o->part & PTX_PART_HALF) != (n == 4)) return wrong_part(c);
  for (int k = 0; k < n; k++)
    if (from[k] >= 2 * n) return wrong_part(c);
  return NULL;
}

/* Elements that are written, in falling order. */
static aot_status mask_of(const ptx_dec *c, const ptx_opnd *o, int n, uint8_t *out) {
  *out = (uint8_t)((1 << n) - 1);
  if (!o->part) return NULL;
  *out = 0;
  if (!(o->part & PTX_PART_HALF) != (n == 4) || digits(o) > n) return wrong_part(c);
  for (int k = 0; k < digits(o); k++) {
    if (digit(o, k) >= n || *out >> digit(o, k)) return wrong_part(c);
    *out |= (uint8_t)(1 << digit(o, k));
  }
  return NULL;
}

static aot_status modifiers(ptx_dec *c, ptx_inst *i, int op, int n) {
  const ptx_opcode *o = &c->s->op;
  bool sat = ptx_has(c, PTX_K_SAT), second = ptx_has(c, PTX_K_ARITH);
  if (o->n_types != (op == PTX_V_SET ? 2 : 3)) return ptx_bad(c, "the types of the result and the operands are wanted");
  for (int k = 0; k < o->n_types; k++)
    if (o->type[k] != PTX_U32 && o->type[k] != PTX_S32) return ptx_bad(c, ".u32 or .s32 is wanted");
  if ((op == PTX_V_SHL || op == PTX_V_SHR) && o->type[2] != PTX_U32) return ptx_bad(c, "a count is a .u32");
  if ((op == PTX_V_SHL || op == PTX_V_SHR) != ptx_has(c, PTX_K_WRAP)) return ptx_bad(c, ".clamp or .wrap is wanted");
  if ((op == PTX_V_SET) != ptx_has(c, PTX_K_CMP) || (op == PTX_V_SET && ptx_mod(c, PTX_K_CMP) > PTX_CMP_GE))
    return ptx_bad(c, "a comparison of whole numbers is wanted");
  if (second && (ptx_mod(c, PTX_K_ARITH) > 2 || (n > 1 && (ptx_mod(c, PTX_K_ARITH) || sat))))
    return ptx_bad(c, "no such secondary operation");
  i->scope = second ? (uint8_t)(PTX_V_ADDED + ptx_mod(c, PTX_K_ARITH)) : PTX_V_ALONE;
  i->mode = (sat ? PTX_V_SAT : 0u) | (ptx_has(c, PTX_K_WRAP) && !ptx_mod(c, PTX_K_WRAP) ? PTX_V_WRAP : 0u) |
            (ptx_has(c, PTX_K_PO) ? PTX_V_PO : 0u);
  i->type2 = op == PTX_V_SET ? ptx_mod(c, PTX_K_CMP) : ptx_has(c, PTX_K_SCALE) ? ptx_mod(c, PTX_K_SCALE) : 0;
  int a = op == PTX_V_SET ? 0 : 1; // vset's result is a number without a sign
  i->sign = (uint8_t)((a && o->type[0] == PTX_S32) | (o->type[a] == PTX_S32) << 1 | (o->type[a + 1] == PTX_S32) << 2);
  return NULL;
}

static aot_status source(ptx_dec *c, const ptx_opnd *o, uint32_t *out) {
  ptx_opnd plain = *o;
  if (o->neg && o->kind == PTX_O_REG && ptx_types[c->at->f->regs.at[o->reg]].letter == 'x')
    return ptx_bad(c, "a whole number is wanted");
  plain.neg = 0; // a sign, of which ptx_src knows nothing
  return ptx_src(c, &plain, PTX_U32, out);
}

aot_status ptx_dec_video(ptx_dec *c) {
  size_t f = 0;
  while (forms[f].stem != c->s->op.stem) f++;
  int op = forms[f].op, n = forms[f].n;
  const ptx_opnd *o = c->s->o;
  ptx_inst i = {0}, *out;
  ptx_video *v;
  AOT_TRY(aoti_arena_alloc(c->arena, 1, sizeof *v, &v));
  AOT_TRY(modifiers(c, &i, op, n));
  AOT_TRY(ptx_operands(c, n > 1 || op == PTX_V_MAD || i.scope ? 4 : 3, 4));
  if (n == 1) {
    AOT_TRY(one_part(c, &o[0], &v->d_at, &v->d_bits));
    AOT_TRY(one_part(c, &o[1], &v->a_at, &v->a_bits));
    AOT_TRY(one_part(c, &o[2], &v->b_at, &v->b_bits));
    if (o[0].part && (i.scope || op == PTX_V_MAD || c->s->n < 4))
      return ptx_bad(c, "a part of the result goes with a third operand and no secondary operation");
    if (c->s->n == 4 && !i.scope) i.scope = PTX_V_MERGED;
  } else {
    AOT_TRY(mask_of(c, &o[0], n, &v->mask));
    AOT_TRY(many_parts(c, &o[1], n, 0, v->from[0]));
    AOT_TRY(many_parts(c, &o[2], n, n, v->from[1]));
    if (!i.scope) i.scope = PTX_V_MERGED;
  }
  if (c->s->n == 4 && o[3].part) return wrong_part(c);
  bool minus = o[1].neg != o[2].neg, minus_c = c->s->n == 4 && o[3].neg;
  if ((o[1].neg || o[2].neg || minus_c) && (op != PTX_V_MAD || (i.mode & PTX_V_PO)))
    return ptx_bad(c, "an operand of this instruction has no sign");
  if (minus && minus_c) return ptx_bad(c, "the product or the third operand may have a sign");
  i.mode |= (minus ? PTX_V_MINUS : 0u) | (minus_c ? PTX_V_MINUS_C : 0u);
  uint32_t d, a, b, third = PTX_NO;
  AOT_TRY(source(c, &o[1], &a));
  AOT_TRY(source(c, &o[2], &b));
  if (c->s->n == 4) AOT_TRY(op == PTX_V_SET ? ptx_src_whole(c, &o[3], PTX_U32, &third) : source(c, &o[3], &third));
  for (int k = 1; n > 1 && k < 4; k++)
    if (o[k].kind != PTX_O_REG) return ptx_bad(c, "registers are wanted");
  AOT_TRY(op == PTX_V_SET ? ptx_dst_whole(c, &o[0], PTX_U32, &d) : ptx_dst(c, &o[0], PTX_U32, &d));
  AOT_TRY(ptx_emit(c, ptx_exec_video, &out));
  out->d = d, out->a = a, out->b = b, out->c = third;
  out->wd = out->wa = out->wb = out->wc = 4;
  out->sub = (uint8_t)op, out->vec = (uint8_t)n;
  out->scope = i.scope, out->mode = i.mode, out->type2 = i.type2, out->sign = i.sign;
  out->imm = (int64_t)(intptr_t)v;
  return NULL;
}
