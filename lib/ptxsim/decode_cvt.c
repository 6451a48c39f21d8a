// cvt: every pair of types, in at most three lane loops.
#include <stdio.h>
#include "decode.h"

static bool is_int(ptx_type t) { return ptx_types[t].letter == 'u' || ptx_types[t].letter == 's'; }

/* Reads the low bits of a row of width `from` as an integer type and widens or cuts to a row of width `to`. */
static aot_status extend(ptx_dec *c, ptx_type as, uint32_t row, uint8_t from, uint8_t to, uint32_t *io) {
  char key[16];
  if (*io == PTX_NO) *io = ptx_new_row(c, to);
  snprintf(key, sizeof key, "ext.%d.%d", to, from);
  uint32_t mode = (uint32_t)ptx_bytes(as) * 8 | (ptx_types[as].letter == 's' ? 128u : 0);
  return ptx_emit_lane(c, key, mode, *io, row, PTX_NO, PTX_NO);
}

static aot_status int_to_int(ptx_dec *c, ptx_type d, ptx_type s) {
  uint32_t from, to, wide = PTX_NO, cut = PTX_NO;
  uint8_t wf, wt;
  AOT_TRY(ptx_src_any(c, &c->s->o[1], s, &from, &wf));
  AOT_TRY(ptx_dst_any(c, &c->s->o[0], d, &to, &wt));
  if (wf < ptx_bytes(s) || wt < ptx_bytes(d)) return ptx_bad(c, "a register too narrow");
  if (ptx_has(c, PTX_K_SAT)) {
    AOT_TRY(extend(c, s, from, wf, 8, &wide));
    cut = ptx_new_row(c, 8);
    uint32_t mode = (uint32_t)ptx_bytes(d) * 8 | (ptx_types[d].letter == 's' ? 128u : 0);
    AOT_TRY(ptx_emit_lane(c, ptx_types[s].letter == 's' ? "clamp.s64" : "clamp.u64", mode, cut, wide, PTX_NO, PTX_NO));
    return extend(c, d, cut, 8, wt, &to);
  }
  if (ptx_bytes(d) <= ptx_bytes(s)) return extend(c, d, from, wf, wt, &to);
  if (wt == ptx_bytes(d)) return extend(c, s, from, wf, wt, &to);
  AOT_TRY(extend(c, s, from, wf, 8, &wide));
  return extend(c, d, wide, 8, wt, &to);
}

static aot_status pair_to_packed(ptx_dec *c, ptx_type d) {
  AOT_TRY(ptx_operands(c, 3, 3));
  if (ptx_has(c, PTX_K_IRND) || ptx_has(c, PTX_K_SAT) || ptx_has(c, PTX_K_FTZ))
    return ptx_bad(c, "a modifier that does not go with these types");
  if (!ptx_has(c, PTX_K_RND) || (ptx_mode(c) & PTX_MODE_RND) > PTX_RZ) return ptx_bad(c, ".rn or .rz is wanted");
  uint32_t a, b, to;
  AOT_TRY(ptx_src(c, &c->s->o[1], PTX_F32, &a));
  AOT_TRY(ptx_src(c, &c->s->o[2], PTX_F32, &b));
  AOT_TRY(ptx_dst(c, &c->s->o[0], d, &to));
  return ptx_emit_lane(c, d == PTX_F16X2 ? "cvt.f16x2.f32" : "cvt.bf16x2.f32", ptx_mode(c), to, a, b, PTX_NO);
}

/* A source row of exactly the type's width. */
static aot_status exact_source(ptx_dec *c, ptx_type *s, uint32_t *row) {
  uint8_t width;
  AOT_TRY(ptx_src_any(c, &c->s->o[1], *s, row, &width));
  int bytes = ptx_bytes(*s);
  if (width < bytes) return ptx_bad(c, "a register too narrow");
  if (bytes == width && bytes > 1) return NULL;
  uint32_t cut = PTX_NO;
  ptx_type as = *s;
  if (bytes == 1) {
    AOT_TRY(extend(c, as, *row, width, 2, &cut));
    *s = ptx_types[as].letter == 's' ? PTX_S16 : PTX_U16;
  } else {
    AOT_TRY(extend(c, bytes == 2 ? PTX_U16 : bytes == 4 ? PTX_U32 : PTX_U64, *row, width, (uint8_t)bytes, &cut));
  }
  *row = cut;
  return NULL;
}

/* cvt.pack.sat.T.s32{.b32} d, a, b{, c}: a and b clamped to T, side by side, below what c has. */
static aot_status pack(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  char key[24];
  if (ptx_has(c, PTX_K_RND) || ptx_has(c, PTX_K_IRND)) return ptx_bad(c, "whole numbers are not rounded");
  if (!ptx_has(c, PTX_K_SAT) || op->n_types < 2 || op->type[1] != PTX_S32)
    return ptx_bad(c, ".sat and .s32 are wanted");
  bool three = op->n_types == 3;
  for (int k = 1; k < c->s->n; k++)
    if (c->s->o[k].kind == PTX_O_SREG) return ptx_bad(c, "a special register is read with mov only");
  if (ptx_bytes(op->type[0]) != (three ? 1 : 2) || !is_int(op->type[0]) || (three && op->type[2] != PTX_B32))
    return ptx_bad(c, ".u16, .s16, and .u8, .s8 with a third source are wanted");
  AOT_TRY(ptx_operands(c, 3 + three, 3 + three));
  uint32_t r[3] = {PTX_NO, PTX_NO, PTX_NO}, d;
  for (int k = 0; k < 2 + three; k++) AOT_TRY(ptx_src(c, &c->s->o[1 + k], k < 2 ? PTX_S32 : PTX_B32, &r[k]));
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_U32, &d));
  snprintf(key, sizeof key, "cvt.pack.%s", ptx_types[op->type[0]].text);
  return ptx_emit_lane(c, key, 0, d, r[0], r[1], r[2]);
}

/* .sat stands where it may do something, and never with bf16; .ftz where there is an f32. */
static aot_status check_modes(ptx_dec *c, ptx_type d, ptx_type s) {
  bool wider = ptx_bytes(d) > ptx_bytes(s) && (ptx_types[s].letter == 'u' || ptx_types[d].letter == 's');
  bool idle = is_int(d) && is_int(s) && (d == s || wider);
  if (ptx_has(c, PTX_K_SAT) && (idle || d == PTX_BF16 || s == PTX_BF16))
    return ptx_bad(c, ".sat does not go with these types");
  if (ptx_has(c, PTX_K_FTZ) && d != PTX_F32 && s != PTX_F32) return ptx_bad(c, ".ftz goes with f32");
  if (is_int(d) && is_int(s) && (ptx_has(c, PTX_K_RND) || ptx_has(c, PTX_K_IRND)))
    return ptx_bad(c, "whole numbers are not rounded");
  return NULL;
}

/* Between floats a rounding mode stands where digits may be lost, and nowhere else; what comes of bf16 may have one. */
static aot_status check_rounding(ptx_dec *c, ptx_type d, ptx_type s) {
  bool swaps = (d == PTX_F16 && s == PTX_BF16) || (d == PTX_BF16 && s == PTX_F16); // to nearest, said or not
  bool loses = !swaps && (d == PTX_TF32 || ptx_bytes(d) < ptx_bytes(s));
  bool rounds = ptx_has(c, PTX_K_RND) || ptx_has(c, PTX_K_RNDX);
  if (loses && !rounds) return ptx_bad(c, "a rounding mode is wanted");
  if (rounds && !loses && !swaps && s != PTX_BF16) return ptx_bad(c, "nothing is rounded here");
  if (ptx_has(c, PTX_K_RNDX) && ptx_has(c, PTX_K_RELU)) return ptx_bad(c, ".relu does not go with .rna");
  return NULL;
}

aot_status ptx_dec_cvt(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  if (ptx_has(c, PTX_K_PACK)) return pack(c);
  if (ptx_has(c, PTX_K_RND) && ptx_has(c, PTX_K_IRND)) return ptx_bad(c, "two roundings");
  if (op->n_types != 2) return ptx_bad(c, "two types are wanted");
  ptx_type d = op->type[0], s = op->type[1];
  bool di = is_int(d), si = is_int(s);
  if (c->s->n > 1 && (c->s->o[1].kind == PTX_O_FUNC || (c->s->o[1].kind == PTX_O_SREG && !(di && si))))
    return ptx_bad(c, "an operand of the wrong kind");
  if (ptx_types[d].letter == 'b' || ptx_types[s].letter == 'b') return ptx_bad(c, "bits are not converted");
  if ((d == PTX_F16X2 || d == PTX_BF16X2) && s == PTX_F32) return pair_to_packed(c, d);
  AOT_TRY(ptx_operands(c, 2, 2));
  uint32_t mode = ptx_mode(c);
  if (ptx_has(c, PTX_K_SATFIN) && s != PTX_F32) return ptx_bad(c, ".satfinite is for f32 that become narrower");
  bool brain = d == PTX_BF16 || s == PTX_BF16; // a float may lie in a wider register of bits, but for these
  AOT_TRY(ptx_agree_any(c, &c->s->o[0], d == PTX_TF32 ? PTX_U32 : d, !brain && d != PTX_TF32));
  AOT_TRY(ptx_agree_any(c, &c->s->o[1], s, !brain && d != PTX_TF32));
  ptx_type to_type = c->s->o[0].kind == PTX_O_REG ? c->at->f->regs.at[c->s->o[0].reg] : PTX_NOTYPE;
  if (d == PTX_TF32 && (ptx_bytes(to_type) != 4 || ptx_is_pair(c, &c->s->o[0])))
    return ptx_bad(c, "tf32 is held in 32 bits");
  AOT_TRY(check_modes(c, d, s));
  if (si && d == PTX_F32) mode &= ~(uint32_t)PTX_FTZ;                            // whole numbers are no denormals
  if (!di && s == PTX_BF16 && ptx_bytes(d) > 2) mode &= ~(uint32_t)PTX_MODE_RND; // nothing to round
  if (di && si) {
    if (mode & ~(uint32_t)PTX_SAT) return ptx_bad(c, "rounding does not go with integers");
    return int_to_int(c, d, s);
  }
  if (!di && !si) AOT_TRY(check_rounding(c, d, s));
  if (di && !ptx_has(c, PTX_K_IRND)) return ptx_bad(c, "an integer rounding mode is wanted");
  if (si && !ptx_has(c, PTX_K_RND)) return ptx_bad(c, "a rounding mode is wanted");
  uint32_t from, to, out;
  uint8_t wt;
  AOT_TRY(exact_source(c, &s, &from));
  AOT_TRY(ptx_dst_any(c, &c->s->o[0], d, &to, &wt));
  if (wt < ptx_bytes(d)) return ptx_bad(c, "a register too narrow");
  char key[48];
  snprintf(key, sizeof key, "cvt.%s.%s", ptx_types[d].text, ptx_types[s].text);
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  if (!e) return ptx_bad(c, "no conversion between these types");
  if (mode & ~(uint32_t)e->modes) return ptx_bad(c, "a modifier that does not go with these types");
  out = wt == e->wd ? to : ptx_new_row(c, e->wd);
  AOT_TRY(ptx_emit_lane(c, key, mode, out, from, PTX_NO, PTX_NO));
  if (out == to) return NULL;
  if (ptx_bytes(d) == 1) return extend(c, d, out, e->wd, wt, &to);
  return extend(c, di ? d : ptx_bytes(d) == 2 ? PTX_U16 : PTX_U32, out, e->wd, wt, &to);
}
