// Arithmetic, logic, comparison and selection.
#include <stdio.h>
#include "decode.h"

/* The key of the lane loop: stem, the modifiers that choose another operation, the types. */
static bool key_of(const ptx_dec *c, char *key, size_t size) {
  static const char *const mul[] = {".lo", ".hi", ".wide"};
  static const char *const perm[] = {"", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"};
  const ptx_opcode *op = &c->s->op;
  int n = snprintf(key, size, "%s", ptx_stem_text[op->stem]);
#define ADD(...) n += snprintf(key + n, n < (int)size ? size - (size_t)n : 0, __VA_ARGS__)
  if (ptx_has(c, PTX_K_MUL)) ADD("%s", mul[ptx_mod(c, PTX_K_MUL)]);
  if (ptx_has(c, PTX_K_DIR)) ADD("%s", ptx_mod(c, PTX_K_DIR) ? ".r" : ".l");
  if (ptx_has(c, PTX_K_WRAP)) ADD("%s", ptx_mod(c, PTX_K_WRAP) ? ".clamp" : ".wrap");
  if (ptx_has(c, PTX_K_SHIFTAMT)) ADD(".shiftamt");
  if (ptx_has(c, PTX_K_APPROX)) ADD("%s", ptx_mod(c, PTX_K_APPROX) == 2 ? ".full" : ".approx");
  for (int t = 0; t < op->n_types; t++) ADD(".%s", ptx_types[op->type[t]].text);
  if (ptx_has(c, PTX_K_PERM)) ADD("%s", perm[ptx_mod(c, PTX_K_PERM)]);
  if (ptx_has(c, PTX_K_ARITH)) ADD(".add");
#undef ADD
  return n < (int)size;
}

/* The type to read the k-th source as. */
static ptx_type source_type(const ptx_dec *c, int k, uint8_t width) {
  const ptx_opcode *op = &c->s->op;
  ptx_type t = op->type[0];
  switch (op->stem) {
  case PTX_OP_SHL:
  case PTX_OP_SHR:
  case PTX_OP_BFE:
  case PTX_OP_BFI:
  case PTX_OP_FNS:
    if ((uint8_t)ptx_bytes(t) != width || (op->stem != PTX_OP_FNS && k > 0)) return width == 8 ? t : PTX_B32;
    return t;
  case PTX_OP_DP4A:
  case PTX_OP_DP2A: return PTX_U32;
  default: break;
  }
  if ((uint8_t)ptx_bytes(t) == width) return t;
  char letter = ptx_types[t].letter;
  switch (width) {
  case 2: return PTX_B16;
  case 4: return letter == 'f' ? PTX_F32 : letter == 's' ? PTX_S32 : letter == 'u' ? PTX_U32 : PTX_B32;
  case 8: return letter == 'f' ? PTX_F64 : letter == 's' ? PTX_S64 : letter == 'u' ? PTX_U64 : PTX_B64;
  default: return t;
  }
}

static void count_flops(ptx_inst *i, ptx_stem stem, ptx_type t, bool approx) {
  char letter = ptx_types[t].letter;
  if (letter != 'f' && !(letter == 'x' && t != PTX_U16X2 && t != PTX_S16X2)) return;
  i->class = approx ? AOTI_PTX_CLASS_SPECIAL : AOTI_PTX_CLASS_FLOAT;
  uint32_t each;
  switch (stem) {
  case PTX_OP_ADD:
  case PTX_OP_SUB:
  case PTX_OP_MUL:
  case PTX_OP_DIV:
  case PTX_OP_RCP:
  case PTX_OP_SQRT:
  case PTX_OP_RSQRT:
  case PTX_OP_SIN:
  case PTX_OP_COS:
  case PTX_OP_LG2:
  case PTX_OP_EX2:
  case PTX_OP_TANH: each = 1; break;
  case PTX_OP_FMA:
  case PTX_OP_MAD: each = 2; break;
  default: return; // moves of bits: abs, neg, min, max
  }
  i->flops = letter == 'x' ? 2 * each : each;
  if (approx)
    i->flop = AOTI_PTX_FLOP_SPECIAL;
  else if (t == PTX_F16 || t == PTX_F16X2)
    i->flop = AOTI_PTX_FLOP_F16;
  else if (t == PTX_BF16 || t == PTX_BF16X2)
    i->flop = AOTI_PTX_FLOP_BF16;
  else
    i->flop = t == PTX_F64 ? AOTI_PTX_FLOP_F64 : AOTI_PTX_FLOP_F32;
}

/* Floats of these have no default rounding. */
static bool lacks_rounding(const ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  char letter = ptx_types[op->type[0]].letter;
  if (letter != 'f' && letter != 'x') return false;
  switch (op->stem) {
  case PTX_OP_FMA:
  case PTX_OP_MAD: return !ptx_has(c, PTX_K_RND);
  case PTX_OP_DIV:
  case PTX_OP_RCP:
  case PTX_OP_SQRT: return !ptx_has(c, PTX_K_RND) && !ptx_has(c, PTX_K_APPROX);
  default: return false;
  }
}

/* Amounts, positions and lengths (k of the sources) are whole numbers, whatever the value is; and all operands of some.
 */
static bool is_whole(ptx_stem stem, int k) {
  switch (stem) {
  case PTX_OP_SHL:
  case PTX_OP_SHR:
  case PTX_OP_BFE:
  case PTX_OP_SZEXT: return k > 0;
  case PTX_OP_BFI:
  case PTX_OP_SHF: return k > 1;
  case PTX_OP_POPC:
  case PTX_OP_CLZ:
  case PTX_OP_BFIND: return k < 0; // the result
  case PTX_OP_DP4A:
  case PTX_OP_DP2A: return k < 0 || k == 2; // and what is added to
  case PTX_OP_BMSK: return true;
  default: return false;
  }
}

static aot_status by_key(ptx_dec *c, const char *key) {
  const ptx_opcode *op = &c->s->op;
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  if (!e) return ptx_bad(c, "types and modifiers that do not go together");
  if (lacks_rounding(c)) return ptx_bad(c, "a rounding mode is wanted");
  ptx_type first = op->type[0];
  bool brain = first == PTX_BF16 || first == PTX_BF16X2;
  if (ptx_has(c, PTX_K_RND) &&
      (first == PTX_U16X2 || first == PTX_S16X2 || (ptx_types[first].letter != 'f' && ptx_types[first].letter != 'x')))
    return ptx_bad(c, "whole numbers are not rounded");
  if (brain && op->stem != PTX_OP_EX2 && (ptx_has(c, PTX_K_FTZ) || ptx_has(c, PTX_K_SAT)))
    return ptx_bad(c, ".ftz and .sat do not go with bf16");
  if (ptx_has(c, PTX_K_RELU) && ptx_has(c, PTX_K_SAT)) return ptx_bad(c, ".relu does not go with .sat");
  bool only_flushed =
      (op->stem == PTX_OP_EX2 && brain) || (op->stem == PTX_OP_RCP && first == PTX_F64 && ptx_has(c, PTX_K_APPROX));
  if (op->stem == PTX_OP_EX2 && (first == PTX_F16 || first == PTX_F16X2) && ptx_has(c, PTX_K_FTZ))
    return ptx_bad(c, ".ftz does not go with f16");
  if (only_flushed && !ptx_has(c, PTX_K_FTZ)) return ptx_bad(c, ".ftz is wanted");
  uint32_t mode = ptx_mode(c);
  if (op->stem == PTX_OP_RCP && first == PTX_F64 && ptx_has(c, PTX_K_RND)) mode &= ~(uint32_t)PTX_FTZ; // overlooked
  if (brain && op->stem == PTX_OP_FMA && (mode & ~(uint32_t)e->modes & PTX_MODE_RND))
    return ptx_unsupported(c, "fma of bf16 that is not rounded to nearest");
  if (mode & ~(uint32_t)e->modes) return ptx_bad(c, "a modifier that does not go with these types");
  AOT_TRY(ptx_operands(c, 1 + e->n, 1 + e->n));
  uint32_t rows[4] = {PTX_NO, PTX_NO, PTX_NO, PTX_NO}, d;
  const uint8_t widths[4] = {e->wa, e->wb, e->wc, e->wf};
  for (int k = 0; k < e->n; k++) {
    const ptx_opnd *o = &c->s->o[1 + k];
    if (o->kind == PTX_O_INT && o->imm > 255 && is_whole(op->stem, k) &&
        (op->stem == PTX_OP_BFE || op->stem == PTX_OP_BFI))
      return ptx_bad(c, "a position or a length above 255");
    ptx_type t = source_type(c, k, widths[k]);
    AOT_TRY(is_whole(op->stem, k) ? ptx_src_whole(c, o, t, &rows[k]) : ptx_src(c, o, t, &rows[k]));
  }
  ptx_type dt = op->type[0];
  if ((uint8_t)ptx_bytes(dt) != e->wd)
    dt = e->wd == 4 ? PTX_B32 : e->wd == 8 ? PTX_B64 : e->wd == 2 ? PTX_B16 : PTX_PRED;
  if (op->stem == PTX_OP_POPC || op->stem == PTX_OP_CLZ) dt = PTX_U32; // a number, of whatever bits
  if (ptx_has(c, PTX_K_MUL) && ptx_mod(c, PTX_K_MUL) == 2) dt = e->wd == 8 ? PTX_U64 : PTX_U32; // .wide
  AOT_TRY(is_whole(op->stem, -1) ? ptx_dst_whole(c, &c->s->o[0], dt, &d) : ptx_dst(c, &c->s->o[0], dt, &d));
  AOT_TRY(ptx_emit_lane(c, key, mode, d, rows[0], rows[1], rows[2]));
  c->code.at[c->code.n - 1].f = rows[3];
  c->code.at[c->code.n - 1].wf = e->wf;
  count_flops(&c->code.at[c->code.n - 1], op->stem, op->type[0], ptx_has(c, PTX_K_APPROX));
  return NULL;
}

aot_status ptx_dec_arith(ptx_dec *c) {
  if (ptx_has(c, PTX_K_CC)) return ptx_dec_carry(c);
  char key[64];
  if (!key_of(c, key, sizeof key)) return ptx_bad(c, "too many modifiers");
  return by_key(c, key);
}

/* add.cc and kin: the carry is a row of its own. */
aot_status ptx_dec_carry(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  if (op->n_types != 1 || ptx_has(c, PTX_K_SAT) || ptx_has(c, PTX_K_FTZ) || ptx_has(c, PTX_K_RND))
    return ptx_bad(c, "one integer type is wanted");
  static const char *const mul[] = {".lo", ".hi", ".wide"};
  char key[48];
  ptx_type t = op->type[0];
  if (ptx_types[t].letter != 'u' && ptx_types[t].letter != 's') return ptx_bad(c, "one integer type is wanted");
  snprintf(key, sizeof key, "%s.cc%s.%c%d", ptx_stem_text[op->stem],
           ptx_has(c, PTX_K_MUL) ? mul[ptx_mod(c, PTX_K_MUL)] : "",
           op->stem == PTX_OP_MAD || op->stem == PTX_OP_MADC ? ptx_types[t].letter : 'u', ptx_bytes(t) * 8);
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  if (!e || ptx_types[t].letter == 'f') return ptx_bad(c, "types and modifiers that do not go together");
  AOT_TRY(ptx_operands(c, 1 + e->n, 1 + e->n));
  uint32_t rows[3] = {PTX_NO, PTX_NO, PTX_NO}, d;
  for (int k = 0; k < e->n; k++) AOT_TRY(ptx_src(c, &c->s->o[1 + k], t, &rows[k]));
  AOT_TRY(ptx_dst(c, &c->s->o[0], t, &d));
  AOT_TRY(ptx_emit_lane(c, key, 0, d, rows[0], rows[1], rows[2]));
  if (c->at->cc == PTX_NO) c->at->cc = ptx_new_row(c, 1);
  uint32_t out = ptx_has(c, PTX_K_CC) ? c->at->cc : ptx_new_row(c, 1);
  ptx_inst *i = &c->code.at[c->code.n - 1];
  i->f = c->at->cc, i->wf = 1;
  i->e = out, i->we = 1;
  return NULL;
}

/* The types of mov, selp and slct. */
static bool is_plain_type(ptx_type t) {
  return t == PTX_F32 || t == PTX_F64 || t == PTX_PRED ||
         (ptx_bytes(t) > 1 && (ptx_types[t].letter == 'b' || ptx_types[t].letter == 'u' || ptx_types[t].letter == 's'));
}

aot_status ptx_dec_testp(ptx_dec *c) {
  static const char *const test[] = {"finite", "infinite", "number", "notanumber", "normal", "subnormal"};
  if (!ptx_has(c, PTX_K_TESTP) || c->s->op.n_types != 1) return ptx_bad(c, "a test and a type are wanted");
  char key[48];
  snprintf(key, sizeof key, "testp.%s.%s", test[ptx_mod(c, PTX_K_TESTP)], ptx_types[c->s->op.type[0]].text);
  AOT_TRY(ptx_operands(c, 2, 2));
  uint32_t d, a;
  AOT_TRY(ptx_src(c, &c->s->o[1], c->s->op.type[0], &a));
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_PRED, &d));
  return ptx_emit_lane(c, key, 0, d, a, PTX_NO, PTX_NO);
}

aot_status ptx_dec_lop3(ptx_dec *c) {
  bool combined = ptx_has(c, PTX_K_BOOL); // d|p = lop3(a, b, c, table), p = (d != 0) op q
  if (c->s->op.n_types != 1 || c->s->op.type[0] != PTX_B32) return ptx_bad(c, ".b32 is wanted");
  AOT_TRY(ptx_operands(c, 5 + combined, 5 + combined));
  uint32_t r[3], d, p, q, zero, some;
  const ptx_opnd *to = &c->s->o[0];
  if ((to->kind == PTX_O_PAIR) != combined) return ptx_bad(c, "a predicate result goes with .and or .or");
  if (combined && ptx_mod(c, PTX_K_BOOL) == PTX_XOR) return ptx_bad(c, ".and or .or is wanted");
  for (int k = 0; k < 3; k++) AOT_TRY(ptx_src(c, &c->s->o[1 + k], PTX_B32, &r[k]));
  if (c->s->o[4].kind != PTX_O_INT) return ptx_bad(c, "the table must be a number");
  AOT_TRY(ptx_dst(c, combined ? &to->list[0] : to, PTX_B32, &d));
  if (combined) {
    AOT_TRY(ptx_dst(c, &to->list[1], PTX_PRED, &p));
    AOT_TRY(ptx_src(c, &c->s->o[5], PTX_PRED, &q));
    AOT_TRY(ptx_constant(c, 0, 4, &zero));
  }
  AOT_TRY(ptx_emit_lane(c, "lop3.b32", (uint32_t)c->s->o[4].imm & 255, d, r[0], r[1], r[2]));
  if (!combined) return NULL;
  some = ptx_new_row(c, 1);
  AOT_TRY(ptx_emit_lane(c, "setp.ne.b32", 0, some, d, zero, PTX_NO));
  return ptx_emit_lane(c, ptx_mod(c, PTX_K_BOOL) == PTX_AND ? "and.pred" : "or.pred", 0, p, some, q, PTX_NO);
}

static aot_status compare_key(ptx_dec *c, ptx_type t, char key[48]) {
  static const char *const names[] = {"eq", "ne",  "lt",  "le",  "gt",  "ge",  "lo",  "ls",  "hi",
                                      "hs", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"};
  int cmp;
  if (ptx_has(c, PTX_K_CMP) && ptx_has(c, PTX_K_MUL)) return ptx_bad(c, "two comparisons");
  if (ptx_has(c, PTX_K_CMP))
    cmp = ptx_mod(c, PTX_K_CMP);
  else if (ptx_has(c, PTX_K_MUL) && ptx_mod(c, PTX_K_MUL) < 2)
    cmp = ptx_mod(c, PTX_K_MUL) ? PTX_CMP_HI : PTX_CMP_LO;
  else
    return ptx_bad(c, "a comparison is wanted");
  const char *name = names[cmp], *type = ptx_types[t].text;
  char letter = ptx_types[t].letter;
  if (cmp >= PTX_CMP_LO && cmp <= PTX_CMP_HS) {
    static const char *const as[] = {"lt", "le", "gt", "ge"};
    if (letter != 'u') return ptx_bad(c, "lo, ls, hi and hs compare unsigned integers");
    name = as[cmp - PTX_CMP_LO];
  }
  if (cmp <= PTX_CMP_NE && (letter == 'u' || letter == 's')) {
    static const char *const bits[] = {"", "b8", "b16", "", "b32", "", "", "", "b64"};
    type = bits[ptx_bytes(t)];
  }
  snprintf(key, 48, "setp.%s.%s", name, type);
  return NULL;
}

aot_status ptx_dec_setp(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  char key[48];
  if (op->n_types != 1) return ptx_bad(c, "one type is wanted");
  ptx_type t = op->type[0];
  AOT_TRY(compare_key(c, t, key));
  bool combined = ptx_has(c, PTX_K_BOOL);
  AOT_TRY(ptx_operands(c, 3 + combined, 3 + combined));
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  if (!e || (ptx_has(c, PTX_K_FTZ) && !(e->modes & PTX_FTZ))) return ptx_bad(c, "no such comparison");
  uint32_t a, b, p = PTX_NO, d, q = PTX_NO;
  AOT_TRY(ptx_src(c, &c->s->o[1], t, &a));
  AOT_TRY(ptx_src(c, &c->s->o[2], t, &b));
  if (combined) AOT_TRY(ptx_src(c, &c->s->o[3], PTX_PRED, &p));
  const ptx_opnd *o = &c->s->o[0];
  if (o->kind == PTX_O_PAIR) {
    if (t == PTX_F16 || t == PTX_BF16) return ptx_bad(c, "a comparison of halves has one result");
    AOT_TRY(ptx_dst(c, &o->list[0], PTX_PRED, &d));
    AOT_TRY(ptx_dst(c, &o->list[1], PTX_PRED, &q));
  } else {
    AOT_TRY(ptx_dst(c, o, PTX_PRED, &d));
  }
  bool packed = t == PTX_F16X2 || t == PTX_BF16X2;
  if (!packed && !combined && q == PTX_NO) return ptx_emit_lane(c, key, ptx_mode(c), d, a, b, PTX_NO);
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_setp, &i));
  i->lane = e->fn;
  i->d = d, i->e = q, i->a = a, i->b = b, i->c = p;
  i->wd = 1, i->we = 1, i->wa = e->wa, i->wb = e->wb, i->wc = 1;
  i->sub = combined ? ptx_mod(c, PTX_K_BOOL) : UINT8_MAX;
  i->vec = packed ? 2 : 1;
  return NULL;
}

/* Whether a comparison of one type gives a result of the other: words always, halves as ptxas has it. */
static bool set_gives(ptx_type d, ptx_type s) {
  bool packed = s == PTX_F16X2 || s == PTX_BF16X2, half = s == PTX_F16 || s == PTX_BF16;
  switch (d) {
  case PTX_U16:
  case PTX_S16: return half;
  case PTX_F32: return !half && !packed;
  case PTX_F16: return s != PTX_BF16 && !packed;
  case PTX_BF16: return !packed;
  case PTX_F16X2:
  case PTX_BF16X2: return d == s;
  default: return true;
  }
}

aot_status ptx_dec_set(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  char key[48];
  if (op->n_types != 2) return ptx_bad(c, "two types are wanted");
  ptx_type dt = op->type[0], t = op->type[1];
  AOT_TRY(compare_key(c, t, key));
  if (!set_gives(dt, t)) return ptx_bad(c, "no %s of a comparison of %s", ptx_types[dt].text, ptx_types[t].text);
  bool combined = ptx_has(c, PTX_K_BOOL);
  AOT_TRY(ptx_operands(c, 3 + combined, 3 + combined));
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  bool packed = t == PTX_F16X2 || t == PTX_BF16X2;
  if (!e || (ptx_has(c, PTX_K_FTZ) && !(e->modes & PTX_FTZ))) return ptx_bad(c, "no such comparison");
  uint64_t one = UINT64_MAX;
  switch (dt) {
  case PTX_U16:
  case PTX_S16:
  case PTX_U32:
  case PTX_S32: break;
  case PTX_F32: one = 0x3f800000; break;
  case PTX_F16: one = 0x3c00; break;
  case PTX_BF16: one = 0x3f80; break;
  case PTX_F16X2: one = 0x3c003c00; break;
  case PTX_BF16X2: one = 0x3f803f80; break;
  default: return ptx_bad(c, "no such result type");
  }
  uint32_t a, b, p = PTX_NO, d, ones;
  AOT_TRY(ptx_src(c, &c->s->o[1], t, &a));
  AOT_TRY(ptx_src(c, &c->s->o[2], t, &b));
  if (combined) AOT_TRY(ptx_src(c, &c->s->o[3], PTX_PRED, &p));
  AOT_TRY(ptx_dst(c, &c->s->o[0], dt == PTX_BF16X2 ? PTX_B32 : dt, &d));
  AOT_TRY(ptx_constant(c, one, (uint8_t)ptx_bytes(dt), &ones));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_set, &i));
  i->lane = e->fn;
  i->d = d, i->a = a, i->b = b, i->c = p, i->f = ones;
  i->wd = (uint8_t)ptx_bytes(dt), i->wa = e->wa, i->wb = e->wb, i->wc = 1, i->wf = i->wd;
  i->sub = combined ? ptx_mod(c, PTX_K_BOOL) : UINT8_MAX;
  i->vec = packed ? 2 : 1;
  return NULL;
}

aot_status ptx_dec_selp(ptx_dec *c) {
  if (c->s->op.n_types != 1) return ptx_bad(c, "one type is wanted");
  ptx_type t = c->s->op.type[0];
  if (!is_plain_type(t) || t == PTX_PRED) return ptx_bad(c, "selp does not take %s", ptx_types[t].text);
  AOT_TRY(ptx_operands(c, 4, 4));
  uint32_t d, a, b, p;
  AOT_TRY(ptx_src(c, &c->s->o[1], t, &a));
  AOT_TRY(ptx_src(c, &c->s->o[2], t, &b));
  AOT_TRY(ptx_src(c, &c->s->o[3], PTX_PRED, &p));
  AOT_TRY(ptx_dst(c, &c->s->o[0], t, &d));
  char key[16];
  snprintf(key, sizeof key, "selp.%d", ptx_bytes(t));
  return ptx_emit_lane(c, key, 0, d, a, b, p);
}

aot_status ptx_dec_slct(ptx_dec *c) {
  if (c->s->op.n_types != 2) return ptx_bad(c, "two types are wanted");
  ptx_type t = c->s->op.type[0], by = c->s->op.type[1];
  if (!is_plain_type(t) || t == PTX_PRED) return ptx_bad(c, "slct does not take %s", ptx_types[t].text);
  if (by == PTX_S32 && ptx_has(c, PTX_K_FTZ)) return ptx_bad(c, ".ftz goes with .f32");
  if (by != PTX_S32 && by != PTX_F32) return ptx_bad(c, "the selector is .s32 or .f32");
  AOT_TRY(ptx_operands(c, 4, 4));
  uint32_t d, a, b, s;
  AOT_TRY(ptx_src(c, &c->s->o[1], t, &a));
  AOT_TRY(ptx_src(c, &c->s->o[2], t, &b));
  AOT_TRY(ptx_src(c, &c->s->o[3], by, &s));
  AOT_TRY(ptx_dst(c, &c->s->o[0], t, &d));
  char key[24];
  snprintf(key, sizeof key, "slct.%d.%s", ptx_bytes(t), ptx_types[by].text);
  return ptx_emit_lane(c, key, ptx_mode(c), d, a, b, s);
}

/* {a, b} <-> one register. */
static aot_status mov_vector(ptx_dec *c, ptx_type t, const ptx_opnd *one, const ptx_opnd *many, bool pack) {
  int n = many->n, bytes = ptx_bytes(t);
  if (n < 2 || n > 16 || bytes % n) return ptx_bad(c, "a vector of %d elements does not make %s", n, ptx_types[t].text);
  uint32_t *rows, whole;
  uint8_t *widths;
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)n, sizeof *rows, &rows));
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)n, sizeof *widths, &widths));
  int each = bytes / n;
  ptx_type et = each == 1 ? PTX_B8 : each == 2 ? PTX_B16 : each == 4 ? PTX_B32 : each == 8 ? PTX_B64 : PTX_NOTYPE;
  if (!et) return ptx_bad(c, "a vector of %d elements does not make %s", n, ptx_types[t].text);
  AOT_TRY(ptx_elements(c, many, et, &et));
  for (int k = 0; k < n; k++)
    if (pack && many->list[k].kind == PTX_O_SINK) // bits that may be anything
      AOT_TRY(ptx_constant(c, 0, widths[k] = (uint8_t)(each == 1 ? 2 : each), &rows[k]));
    else
      AOT_TRY(pack ? ptx_src_any(c, &many->list[k], et, &rows[k], &widths[k])
                   : ptx_dst_any(c, &many->list[k], et, &rows[k], &widths[k]));
  for (int k = 0; k < n; k++)
    if (widths[k] != (each == 1 ? 2 : each)) return ptx_bad(c, "the elements do not make %s", ptx_types[t].text);
  AOT_TRY(pack ? ptx_dst(c, one, t, &whole) : ptx_src(c, one, t, &whole));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, pack ? ptx_exec_pack : ptx_exec_unpack, &i));
  i->rows = rows, i->rows_w = widths, i->n_rows = (uint32_t)n, i->n_defs = pack ? 0 : (uint32_t)n;
  i->size = (uint8_t)each;
  if (pack)
    i->d = whole, i->wd = (uint8_t)bytes;
  else
    i->a = whole, i->wa = (uint8_t)bytes;
  return NULL;
}

/* mov.v4 of %tid and kin, or of registers, which are all read before the first is written. */
static aot_status mov_each(ptx_dec *c, ptx_type t, const ptx_opnd *d, const ptx_opnd *a) {
  static const uint8_t parts[4][4] = {{PTX_SR_TID_X, PTX_SR_TID_Y, PTX_SR_TID_Z, PTX_SR_TID_W},
                                      {PTX_SR_NTID_X, PTX_SR_NTID_Y, PTX_SR_NTID_Z, PTX_SR_NTID_W},
                                      {PTX_SR_CTAID_X, PTX_SR_CTAID_Y, PTX_SR_CTAID_Z, PTX_SR_CTAID_W},
                                      {PTX_SR_NCTAID_X, PTX_SR_NCTAID_Y, PTX_SR_NCTAID_Z, PTX_SR_NCTAID_W}};
  int n = ptx_mod(c, PTX_K_VEC), which = 0;
  uint32_t rows[4];
  bool sreg = a->kind == PTX_O_SREG && a->element;
  if (n > 4 || t == PTX_PRED || ptx_bytes(t) * n > 16) return ptx_bad(c, "no such vector of %s", ptx_types[t].text);
  if (d->kind != PTX_O_VEC || d->n != n) return ptx_bad(c, "%d elements are wanted", n);
  bool one = a->kind == PTX_O_REG || a->kind == PTX_O_INT; // for all of them
  if (sreg ? n != 4 : !one && (a->kind != PTX_O_VEC || a->n != n)) return ptx_bad(c, "%d elements are wanted", n);
  ptx_type to_type, from_type = t;
  AOT_TRY(ptx_elements(c, d, t, &to_type));
  if (a->kind == PTX_O_VEC) AOT_TRY(ptx_elements(c, a, t, &from_type));
  while (sreg && which < 3 && parts[which][0] != a->sreg) which++;
  for (int k = 0; k < n; k++) {
    const ptx_opnd part = {.kind = PTX_O_SREG, .sreg = parts[which][k]};
    uint32_t from;
    AOT_TRY(ptx_src(c, sreg ? &part : one ? a : &a->list[k], from_type, &from));
    rows[k] = ptx_new_row(c, (uint8_t)ptx_bytes(t));
    AOT_TRY(ptx_move(c, t, rows[k], from));
  }
  for (int k = 0; k < n; k++) {
    uint32_t to;
    AOT_TRY(ptx_dst(c, &d->list[k], to_type, &to));
    AOT_TRY(ptx_move(c, t, to, rows[k]));
  }
  return NULL;
}

aot_status ptx_dec_mov(ptx_dec *c) {
  if (c->s->op.n_types != 1) return ptx_bad(c, "one type is wanted");
  ptx_type t = c->s->op.type[0];
  AOT_TRY(ptx_operands(c, 2, 2));
  const ptx_opnd *d = &c->s->o[0], *a = &c->s->o[1];
  if (!is_plain_type(t)) return ptx_bad(c, "mov does not take %s", ptx_types[t].text);
  if (ptx_has(c, PTX_K_VEC)) return mov_each(c, t, d, a);
  if ((d->kind == PTX_O_VEC || a->kind == PTX_O_VEC) && ptx_types[t].letter != 'b')
    return ptx_bad(c, "a vector is moved as .b16, .b32, .b64 or .b128");
  if (d->kind == PTX_O_VEC && a->kind == PTX_O_VEC) return ptx_bad(c, "a vector on one side only");
  if (a->kind == PTX_O_VEC) return mov_vector(c, t, d, a, true);
  if (d->kind == PTX_O_VEC) return mov_vector(c, t, a, d, false);
  if (a->kind == PTX_O_SREG && a->sreg >= PTX_SR_CLOCK) {
    ptx_inst *i;
    uint32_t row;
    bool wide = a->sreg == PTX_SR_CLOCK64 || a->sreg == PTX_SR_GLOBALTIMER;
    if (ptx_bytes(t) != (wide ? 8 : 4) || ptx_types[t].letter == 'f')
      return ptx_bad(c, "a special register of the wrong size");
    AOT_TRY(ptx_dst(c, d, t, &row));
    AOT_TRY(ptx_emit(c, ptx_exec_clock, &i));
    i->d = row, i->wd = (uint8_t)ptx_bytes(t), i->sub = a->sreg;
    return NULL;
  }
  uint32_t from, to;
  ptx_type st = t;
  if (a->kind == PTX_O_VAR && (ptx_types[t].letter == 'f')) return ptx_bad(c, "an address is not a float");
  AOT_TRY(ptx_src(c, a, st, &from));
  AOT_TRY(ptx_dst(c, d, t, &to));
  char key[16];
  snprintf(key, sizeof key, "mov.%d", t == PTX_PRED ? 1 : ptx_bytes(t));
  return ptx_emit_lane(c, key, 0, to, from, PTX_NO, PTX_NO);
}

static uint64_t window(ptx_space s) {
  switch (s) {
  case PTX_SHARED: return PTX_SHARED_BASE;
  case PTX_LOCAL: return PTX_LOCAL_BASE;
  case PTX_PARAM: return PTX_PARAM_BASE;
  default: return 0;
  }
}

aot_status ptx_dec_cvta(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  if (op->n_spaces != 1 || op->n_types != 1) return ptx_bad(c, "a space and a type are wanted");
  if (op->type[0] == PTX_U32) return ptx_unsupported(c, "32-bit generic addresses");
  if (op->type[0] != PTX_U64) return ptx_bad(c, ".u64 is wanted");
  AOT_TRY(ptx_operands(c, 2, 2));
  uint32_t d, a, base;
  const ptx_opnd *o = &c->s->o[1];
  ptx_space space = op->spaces[0];
  if (o->kind == PTX_O_VAR && (ptx_has(c, PTX_K_TO) || o->var->space != space))
    return ptx_bad(c, "'%s' is in %s memory", o->var->name, ptx_space_name(o->var->space));
  AOT_TRY(ptx_src(c, o, PTX_U64, &a));
  if (space == PTX_PARAM && o->kind == PTX_O_VAR && !o->var->in_entry_params) space = PTX_LOCAL;
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_U64, &d));
  AOT_TRY(ptx_constant(c, window(space), 8, &base));
  return ptx_emit_lane(c, ptx_has(c, PTX_K_TO) ? "sub.u64" : "add.u64", 0, d, a, base, PTX_NO);
}

aot_status ptx_dec_isspacep(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  if (op->n_spaces != 1) return ptx_bad(c, "a space is wanted");
  AOT_TRY(ptx_operands(c, 2, 2));
  uint32_t d, a;
  const ptx_opnd *o = &c->s->o[1];
  bool half = o->kind == PTX_O_REG && ptx_bytes(c->at->f->regs.at[o->reg]) == 4;
  AOT_TRY(ptx_src_whole(c, o, half ? PTX_U32 : PTX_U64, &a));
  AOT_TRY(ptx_dst(c, &c->s->o[0], PTX_PRED, &d));
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_isspacep, &i));
  i->d = d, i->wd = 1, i->a = a, i->wa = half ? 4 : 8, i->space = op->spaces[0];
  return NULL;
}

/* createpolicy.fractional d{, fraction} and .range d, [a], primary bytes, all bytes. A policy changes no value: any
 * number does. */
aot_status ptx_dec_createpolicy(ptx_dec *c) {
  if (c->s->op.n_types != 1 || c->s->op.type[0] != PTX_B64 || !ptx_has(c, PTX_K_POLICY))
    return ptx_bad(c, "a kind of policy and .b64 are wanted");
  const int kind = ptx_mod(c, PTX_K_POLICY);
  bool range = kind == 1;
  const ptx_opnd *o = c->s->o;
  uint32_t d, zero, row;
  if (kind == 2) { // a policy of access properties: hints have no effect here, and nothing reads it
    if (!ptx_opcode_begins(c, "createpolicy.cvt.L2") || ptx_has(c, PTX_K_HINT) || c->s->op.n_spaces)
      return ptx_bad(c, "createpolicy.cvt.L2.b64 is wanted");
    AOT_TRY(ptx_operands(c, 2, 2));
    AOT_TRY(ptx_src_whole(c, &o[1], PTX_B64, &row));
    AOT_TRY(ptx_dst_whole(c, &o[0], PTX_B64, &d));
    return ptx_emit_lane(c, "mov.8", 0, d, row, PTX_NO, PTX_NO);
  }
  if (ptx_has(c, PTX_K_LEVEL)) return ptx_bad(c, "a priority in L2 is wanted");
  ptx_address a;
  AOT_TRY(ptx_operands(c, range ? 4 : 1, range ? 4 : 2));
  if (!ptx_has(c, PTX_K_HINT) || ptx_mod(c, PTX_K_HINT) != PTX_HINT_L2) return ptx_bad(c, "a priority in L2 is wanted");
  if (c->s->op.n_spaces && (!range || c->s->op.spaces[0] != PTX_GLOBAL))
    return ptx_bad(c, "a policy is of global memory");
  if (range) {
    AOT_TRY(ptx_addr(c, &o[1], &a));
    if (a.var ? a.var->space != PTX_GLOBAL : a.row == PTX_NO)
      return ptx_bad(c, "an address of global memory is wanted");
    for (int k = 2; k < 4; k++) AOT_TRY(ptx_src_whole(c, &o[k], PTX_B32, &row));
    if (o[2].kind == PTX_O_INT && o[3].kind == PTX_O_INT && o[2].imm > o[3].imm)
      return ptx_bad(c, "a part that is larger than the whole");
  } else if (c->s->n == 2) {
    double fraction = 1;
    float narrow;
    if (o[1].kind == PTX_O_FUNC) return ptx_bad(c, "a fraction is wanted");
    if (o[1].kind == PTX_O_F64) memcpy(&fraction, &o[1].imm, 8);
    if (o[1].kind == PTX_O_F32) memcpy(&narrow, &o[1].imm, 4), fraction = (double)narrow;
    if (!(fraction > 0 && fraction <= 1)) return ptx_bad(c, "a fraction between 0 and 1 is wanted");
    AOT_TRY(ptx_src(c, &o[1], o[1].kind == PTX_O_REG && !ptx_is_pair(c, &o[1]) ? PTX_B32 : PTX_F32, &row));
  }
  AOT_TRY(ptx_dst_whole(c, &o[0], PTX_B64, &d));
  AOT_TRY(ptx_constant(c, 0, 8, &zero));
  return ptx_emit_lane(c, "mov.8", 0, d, zero, PTX_NO, PTX_NO);
}

aot_status ptx_dec_pmevent(ptx_dec *c) {
  AOT_TRY(ptx_operands(c, 1, 1));
  if (c->s->o[0].kind != PTX_O_INT || c->s->o[0].imm > 15 || c->s->op.n_types)
    return ptx_bad(c, "a number from 0 to 15 is wanted");
  ptx_inst *i;
  return ptx_emit(c, ptx_exec_nop, &i);
}

/* A grid that depends on another: launches run one after another here. */
aot_status ptx_dec_griddepcontrol(ptx_dec *c) {
  if (!ptx_has(c, PTX_K_GRID)) return ptx_bad(c, "wait or launch_dependents is wanted");
  AOT_TRY(ptx_operands(c, 0, 0));
  return ptx_dec_nop(c);
}

aot_status ptx_dec_nop(ptx_dec *c) {
  ptx_inst *i;
  AOT_TRY(ptx_operands(c, 0, 0));
  return ptx_emit(c, ptx_exec_nop, &i);
}
