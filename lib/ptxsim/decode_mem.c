// Loads, stores, atomics, async copies.
#include <stdio.h>
#include "decode.h"

/* Fills in the address part of an instruction. */
static aot_status place(ptx_dec *c, const ptx_opnd *o, ptx_space space, ptx_inst *i) {
  ptx_address a;
  AOT_TRY(ptx_addr(c, o, &a));
  if (a.var) {
    ptx_space of = a.var->space;
    bool frame_param = of == PTX_PARAM && a.frame;
    if (space == PTX_GENERIC && (of == PTX_CONST || of == PTX_PARAM))
      return ptx_bad(c, "'%s' is in %s memory: a generic address is wanted", a.var->name, ptx_space_name(of));
    if (space == PTX_GENERIC) space = of; // the variable says which
    if (space != PTX_GENERIC && space != of) return ptx_bad(c, "'%s' is in %s memory", a.var->name, ptx_space_name(of));
    if (frame_param) space = PTX_LOCAL;
  }
  if (!a.var && a.row == PTX_NO && space != PTX_LOCAL) return ptx_bad(c, "a number is an address in local memory only");
  ptx_stem stem = c->s->op.stem;
  if (a.row != PTX_NO && a.width == 4 && (space == PTX_GENERIC || space == PTX_GLOBAL) && stem != PTX_OP_CP &&
      stem != PTX_OP_LDMATRIX && stem != PTX_OP_STMATRIX)
    return ptx_bad(c, "a 32-bit address into %s memory", ptx_space_name(space));
  i->a = a.row, i->wa = a.width;
  i->imm = a.offset;
  i->space = (uint8_t)space;
  switch (space) {
  case PTX_SHARED: i->class = i->class == AOTI_PTX_CLASS_GLOBAL ? AOTI_PTX_CLASS_SHARED : i->class; break;
  case PTX_LOCAL: i->class = AOTI_PTX_CLASS_LOCAL; break;
  case PTX_CONST:
  case PTX_PARAM: i->class = AOTI_PTX_CLASS_CONST; break;
  default: break;
  }
  return NULL;
}

const char *ptx_space_name(ptx_space s) {
  static const char *const names[] = {"generic", "global", "shared", "local", "const", "param"};
  return names[s];
}

static aot_status vector_rows(ptx_dec *c, const ptx_opnd *o, ptx_type t, int vec, bool dst, ptx_inst *i) {
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)vec, sizeof *i->rows, &i->rows));
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)vec, sizeof *i->rows_w, &i->rows_w));
  i->n_rows = (uint32_t)vec;
  i->n_defs = dst ? (uint32_t)vec : 0;
  bool braces = o->kind == PTX_O_VEC; // Triton writes { %r1 } for a single register too
  if (braces ? o->n != vec : vec > 1) return ptx_bad(c, "%d elements are wanted", vec);
  if (braces) AOT_TRY(ptx_elements(c, o, t, &t));
  for (int k = 0; k < vec; k++) {
    const ptx_opnd *e = braces ? &o->list[k] : o;
    AOT_TRY(dst ? ptx_dst_any(c, e, t, &i->rows[k], &i->rows_w[k]) : ptx_src_any(c, e, t, &i->rows[k], &i->rows_w[k]));
    if (i->rows_w[k] < ptx_bytes(t)) return ptx_bad(c, "a register too narrow for %s", ptx_types[t].text);
    if (e->kind == PTX_O_VAR) return ptx_bad(c, "the address of a variable is not stored: mov it first");
    AOT_TRY(ptx_agree_any(c, e, t, true));
  }
  return NULL;
}

/* Statements are decoded into a local instruction first, because making rows may emit others. */
static aot_status append(ptx_dec *c, const ptx_inst *model, ptx_exec_fn exec) {
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, exec, &i));
  ptx_inst whole = *model;
  whole.exec = exec, whole.line = i->line, whole.loc = i->loc, whole.node = i->node, whole.len = i->len;
  whole.guard = i->guard, whole.guard_neg = i->guard_neg, whole.stem = i->stem;
  whole.flop = AOTI_PTX_FLOPS;
  *i = whole;
  return NULL;
}

static ptx_inst blank(aoti_ptx_class class) {
  return (ptx_inst){.d = PTX_NO,
                    .e = PTX_NO,
                    .a = PTX_NO,
                    .b = PTX_NO,
                    .c = PTX_NO,
                    .f = PTX_NO,
                    .guard = PTX_NO,
                    .class = (uint8_t) class};
}

static aot_status memory_type(ptx_dec *c, ptx_inst *i, ptx_type *out) {
  const ptx_opcode *op = &c->s->op;
  if (op->n_types != 1 || op->n_spaces > 1) return ptx_bad(c, "one type and at most one space are wanted");
  ptx_type t = *out = op->type[0];
  if (t == PTX_PRED || ptx_types[t].letter == 'x' || t == PTX_TF32 || t == PTX_BF16 || t == PTX_F16)
    return ptx_bad(c, "%s is not a type of memory", ptx_types[t].text);
  i->vec = ptx_has(c, PTX_K_VEC) ? ptx_mod(c, PTX_K_VEC) : 1;
  i->size = (uint8_t)ptx_bytes(t);
  i->sign = ptx_types[t].letter == 's';
  i->sem = ptx_has(c, PTX_K_SEM) ? ptx_mod(c, PTX_K_SEM) : PTX_SEM_WEAK;
  i->scope = ptx_has(c, PTX_K_SCOPE) ? ptx_mod(c, PTX_K_SCOPE) : PTX_SCOPE_GPU;
  if (i->sem != PTX_SEM_WEAK && i->sem != PTX_SEM_VOLATILE && !ptx_has(c, PTX_K_SCOPE))
    return ptx_bad(c, "a scope is wanted");
  if (i->sem == PTX_SEM_WEAK && ptx_has(c, PTX_K_SCOPE)) return ptx_bad(c, "a scope goes with an order");
  ptx_space of = op->n_spaces ? op->spaces[0] : PTX_GENERIC;
  if (ptx_has(c, PTX_K_MMIO) && (i->sem != PTX_SEM_RELAXED || i->scope != PTX_SCOPE_SYS || of > PTX_GLOBAL))
    return ptx_bad(c, ".mmio goes with .relaxed.sys, in global memory");
  if (i->sem != PTX_SEM_WEAK && (of == PTX_LOCAL || of == PTX_CONST || of == PTX_PARAM))
    return ptx_bad(c, "%s memory has no order", ptx_space_name(of));
  if (i->sem == PTX_SEM_VOLATILE && ((ptx_mod(c, PTX_K_HINT) & ~PTX_HINT_SIZE) || ptx_has(c, PTX_K_NC)))
    return ptx_bad(c, ".volatile goes with no hint");
  if (ptx_has(c, PTX_K_NC) && (op->n_spaces != 1 || op->spaces[0] != PTX_GLOBAL))
    return ptx_bad(c, ".nc goes with .global");
  uint8_t hint = ptx_has(c, PTX_K_HINT) ? ptx_mod(c, PTX_K_HINT) : 0;
  if ((hint & (PTX_HINT_L1 | PTX_HINT_SIZE)) && of > PTX_GLOBAL)
    return ptx_bad(c, "%s memory has no such cache", ptx_space_name(of));
  if ((hint & PTX_HINT_L2) && i->vec * i->size < 32) return ptx_bad(c, "a priority in L2 is for accesses of 32 bytes");
  if (op->stem == PTX_OP_LDU && of > PTX_GLOBAL) return ptx_bad(c, "ldu reads global memory");
  if (i->vec * i->size > 32) return ptx_bad(c, "a vector of more than 32 bytes");
  if (i->size == 16 && i->vec > 1) return ptx_bad(c, "a vector of 128-bit elements");
  return NULL;
}

/* What quick.inc takes: see there. */
static bool is_plain(const ptx_inst *i) {
  int bytes = i->vec * i->size;
  bool plain = i->sem == PTX_SEM_WEAK && i->size > 1 && i->size < 16 && bytes <= 16 &&
               (i->space == PTX_GENERIC || i->space == PTX_GLOBAL || i->space == PTX_SHARED || i->space == PTX_CONST);
  for (uint32_t k = 0; k < i->n_rows; k++) {
    plain = plain && i->rows[k] != PTX_NO && i->rows_w[k] == i->size;
    for (uint32_t j = 0; j < k && i->n_defs; j++) plain = plain && i->rows[j] != i->rows[k];
  }
  return plain;
}

/* n operands, and with .L2::cache_hint a policy, which changes no value. */
static aot_status policy(ptx_dec *c, int n, ptx_space space) {
  uint32_t row;
  bool hint = ptx_has(c, PTX_K_CACHEHINT);
  AOT_TRY(ptx_operands(c, n + hint, n + hint));
  if (!hint) return NULL;
  if (space != PTX_GLOBAL && space != PTX_GENERIC) return ptx_bad(c, "a cache policy is for global memory");
  return ptx_src_whole(c, &c->s->o[n], PTX_B64, &row);
}

aot_status ptx_dec_ld(ptx_dec *c) {
  ptx_inst i = blank(AOTI_PTX_CLASS_GLOBAL);
  ptx_type t = PTX_NOTYPE;
  AOT_TRY(memory_type(c, &i, &t));
  ptx_space space = c->s->op.n_spaces ? c->s->op.spaces[0] : PTX_GENERIC;
  AOT_TRY(policy(c, 2, space));
  AOT_TRY(place(c, &c->s->o[1], space, &i));
  AOT_TRY(vector_rows(c, &c->s->o[0], t, i.vec, true, &i));
  if (i.space == PTX_PARAM && i.a == PTX_NO) {
    if (i.imm < 0 || (uint64_t)i.imm + (uint64_t)i.vec * i.size > c->at->f->params_bytes || c->at->caller ||
        c->at->home)
      return ptx_bad(c, "outside the kernel's parameters");
    return append(c, &i, ptx_exec_ld_param);
  }
  if (i.sem != PTX_SEM_WEAK && i.space != PTX_SHARED) c->k->global_atomics = true;
  i.plain = is_plain(&i);
  return append(c, &i, ptx_exec_ld);
}

aot_status ptx_dec_st(ptx_dec *c) {
  ptx_inst i = blank(AOTI_PTX_CLASS_GLOBAL);
  ptx_type t = PTX_NOTYPE;
  AOT_TRY(memory_type(c, &i, &t));
  ptx_space space = c->s->op.n_spaces ? c->s->op.spaces[0] : PTX_GENERIC;
  AOT_TRY(policy(c, 2, space));
  if (space == PTX_CONST) return ptx_bad(c, "constant memory is not written");
  AOT_TRY(place(c, &c->s->o[0], space, &i));
  if (i.space == PTX_PARAM) return ptx_bad(c, "kernel parameters are not written");
  for (size_t k = 0; k < c->at->f->params.n; k++)
    if (c->s->o[0].var && c->s->o[0].var == c->at->f->params.at[k]) return ptx_bad(c, "a parameter is not written");
  AOT_TRY(vector_rows(c, &c->s->o[1], t, i.vec, false, &i));
  if (i.sem != PTX_SEM_WEAK && i.space != PTX_SHARED) c->k->global_atomics = true;
  i.plain = is_plain(&i);
  return append(c, &i, ptx_exec_st);
}

/* Prefetches, discards and priorities change no value a program may rely on. */
aot_status ptx_dec_prefetch(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  bool sized = op->stem == PTX_OP_DISCARD || op->stem == PTX_OP_APPLYPRIORITY;
  int cache = ptx_has(c, PTX_K_CACHEHINT);
  ptx_inst i = blank(AOTI_PTX_CLASS_MOVE);
  AOT_TRY(ptx_operands(c, 1 + sized, 1 + sized + cache));
  ptx_address place;
  AOT_TRY(ptx_addr(c, &c->s->o[0], &place));
  if (place.row != PTX_NO && place.width == 4 && (!op->n_spaces || op->spaces[0] == PTX_GLOBAL))
    return ptx_bad(c, "a 32-bit address into global memory");
  if (place.var && op->n_spaces && op->spaces[0] != place.var->space)
    return ptx_bad(c, "'%s' is in %s memory", place.var->name, ptx_space_name(place.var->space));
  if (place.var && op->stem == PTX_OP_PREFETCHU) return ptx_bad(c, "a generic address is wanted");
  if (!place.var && place.row == PTX_NO && (!op->n_spaces || op->spaces[0] != PTX_LOCAL))
    return ptx_bad(c, "a number is an address in local memory only");
  if (sized && (c->s->o[1].kind != PTX_O_INT || c->s->o[1].imm != 128)) return ptx_bad(c, "128 bytes are wanted");
  if (op->n_types || op->n_spaces > 1) return ptx_bad(c, "no type and at most one space are wanted");
  if (!ptx_has(c, PTX_K_LEVEL) && !ptx_has(c, PTX_K_HINT)) return ptx_bad(c, "a level of the caches is wanted");
  if (op->n_spaces && op->spaces[0] != PTX_GLOBAL && (sized || op->spaces[0] != PTX_LOCAL))
    return ptx_bad(c, "%s memory is not cached so", ptx_space_name(op->spaces[0]));
  return append(c, &i, ptx_exec_nop);
}

enum { ADD, MIN, MAX, INC, DEC, EXCH, CAS };

static bool atom_type_ok(int op, ptx_type t, int vec) {
  char letter = ptx_types[t].letter;
  int bytes = ptx_bytes(t);
  bool half = t == PTX_F16 || t == PTX_BF16 || t == PTX_F16X2 || t == PTX_BF16X2;
  bool int_type = (letter == 'u' || letter == 's') && bytes >= 4;
  switch (op) {
  case ADD: return half || t == PTX_U32 || t == PTX_S32 || t == PTX_U64 || t == PTX_F32 || t == PTX_F64;
  case MIN:
  case MAX: return int_type || (vec > 1 && half);
  case INC:
  case DEC: return t == PTX_U32;
  case CAS: return t == PTX_B16 || t == PTX_B32 || t == PTX_B64 || t == PTX_B128;
  case EXCH: return t == PTX_B32 || t == PTX_B64 || t == PTX_B128;
  default: return t == PTX_B32 || t == PTX_B64;
  }
}

static ptx_space space_of(const ptx_opcode *op) { return op->n_spaces ? op->spaces[0] : PTX_GENERIC; }

aot_status ptx_dec_atom(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  bool red = op->stem == PTX_OP_RED;
  ptx_inst i = blank(AOTI_PTX_CLASS_ATOMIC);
  if (op->n_types != 1 || op->n_spaces > 1) return ptx_bad(c, "one type and at most one space are wanted");
  if (ptx_has(c, PTX_K_ARITH) == ptx_has(c, PTX_K_BOOL)) return ptx_bad(c, "one operation is wanted");
  ptx_type t = op->type[0];
  i.sub =
      ptx_has(c, PTX_K_ARITH) ? ptx_mod(c, PTX_K_ARITH) : (uint8_t)(8 + ptx_mod(c, PTX_K_BOOL)); // 8 and, 9 or, 10 xor
  i.vec = ptx_has(c, PTX_K_VEC) ? ptx_mod(c, PTX_K_VEC) : 1;
  if (i.sub == 7 || !atom_type_ok(i.sub, t, i.vec) || (red && (i.sub == EXCH || i.sub == CAS)))
    return ptx_bad(c, "this operation does not go with this type");
  if (i.vec > 1 && space_of(op) != PTX_GLOBAL) return ptx_bad(c, "vectors are in global memory");
  if (i.vec > 1 &&
      (t == PTX_F64 || ptx_types[t].letter == 'u' || ptx_types[t].letter == 's' || i.vec * ptx_bytes(t) > 16))
    return ptx_bad(c, "no vectors of this type");
  bool half = (ptx_types[t].letter == 'x' || ptx_bytes(t) == 2) && ptx_types[t].letter != 'b';
  if (half != ptx_has(c, PTX_K_NOFTZ)) return ptx_bad(c, ".noftz goes with halves, and they with it");
  i.type = (uint8_t)t;
  i.size = (uint8_t)ptx_bytes(t);
  i.sem = ptx_has(c, PTX_K_SEM) ? ptx_mod(c, PTX_K_SEM) : PTX_SEM_RELAXED;
  i.scope = ptx_has(c, PTX_K_SCOPE) ? ptx_mod(c, PTX_K_SCOPE) : PTX_SCOPE_GPU;
  bool orders = i.sem == PTX_SEM_RELAXED || i.sem == PTX_SEM_RELEASE ||
                (!red && (i.sem == PTX_SEM_ACQUIRE || i.sem == PTX_SEM_ACQ_REL));
  if (!orders) return ptx_bad(c, "this order is not one of its own");
  ptx_space space = op->n_spaces ? op->spaces[0] : PTX_GENERIC;
  if (space != PTX_GENERIC && space != PTX_GLOBAL && space != PTX_SHARED)
    return ptx_bad(c, "atomics are on global and shared memory");
  AOT_TRY(policy(c, (red ? 2 : 3) + (i.sub == CAS), space));
  const ptx_opnd *o = c->s->o;
  AOT_TRY(place(c, &o[!red], space, &i));
  ptx_type rt = i.size == 2 && t != PTX_BF16 ? PTX_B16 : t;
  int sources = i.vec * (i.sub == CAS ? 2 : 1);
  ptx_type to = rt, from = rt;
  if (i.vec > 1 && !red && o[0].kind == PTX_O_VEC) AOT_TRY(ptx_elements(c, &o[0], rt, &to));
  if (i.vec > 1 && o[1 + !red].kind == PTX_O_VEC) AOT_TRY(ptx_elements(c, &o[1 + !red], rt, &from));
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)(i.vec + sources), sizeof *i.rows, &i.rows));
  AOT_TRY(aoti_arena_alloc(c->arena, (size_t)(i.vec + sources), sizeof *i.rows_w, &i.rows_w));
  i.n_rows = (uint32_t)(i.vec + sources), i.n_defs = i.vec;
  for (int k = 0; k < i.vec; k++) {
    const ptx_opnd *e = i.vec > 1 && !red ? &o[0].list[k] : &o[0];
    static const ptx_opnd sink = {.kind = PTX_O_SINK};
    if (i.vec > 1 && !red && (o[0].kind != PTX_O_VEC || o[0].n != i.vec))
      return ptx_bad(c, "%d elements are wanted", i.vec);
    AOT_TRY(ptx_dst(c, red ? &sink : e, to, &i.rows[k]));
    i.rows_w[k] = i.size;
  }
  for (int k = 0; k < sources; k++) {
    const ptx_opnd *e = &o[1 + !red + (i.vec > 1 ? 0 : k)];
    if (i.vec > 1) {
      if (e->kind != PTX_O_VEC || e->n != i.vec) return ptx_bad(c, "%d elements are wanted", i.vec);
      e = &e->list[k];
    }
    if (e->kind == PTX_O_INT && half) return ptx_bad(c, "an integer literal where %s is wanted", ptx_types[t].text);
    AOT_TRY(ptx_src(c, e, from, &i.rows[i.vec + k]));
    i.rows_w[i.vec + k] = i.size;
  }
  if (i.space == PTX_LOCAL) return ptx_bad(c, "atomics are on global and shared memory");
  if (i.space != PTX_SHARED) c->k->global_atomics = true;
  return append(c, &i, ptx_exec_atom);
}

/* cp.async.{ca,cg}.shared.global [to], [from], bytes{, source bytes | ignore}{, policy} and its groups. */
aot_status ptx_dec_cp(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  ptx_inst i = blank(AOTI_PTX_CLASS_ASYNC);
  const ptx_opnd *o = c->s->o;
  if (!ptx_opcode_begins(c, "cp.async")) return ptx_bad(c, "cp.async is wanted");
  if (ptx_has(c, PTX_K_GROUP)) {
    i.sub = ptx_mod(c, PTX_K_GROUP);
    AOT_TRY(ptx_operands(c, i.sub == 2, i.sub == 2));
    if (i.sub == 2) {
      if (o[0].kind != PTX_O_INT) return ptx_bad(c, "a number of groups is wanted");
      i.imm = o[0].imm > 1 << 16 ? 1 << 16 : (int64_t)o[0].imm; // so many are never left
    }
    return append(c, &i, ptx_exec_cp_group);
  }
  if (ptx_mod(c, PTX_K_ASYNC) == 1) { // cp.async.mbarrier.arrive{.noinc}.shared.b64 [bar]
    if (!ptx_opcode_begins(c, "cp.async.mbarrier.arrive")) return ptx_bad(c, "cp.async.mbarrier.arrive is wanted");
    AOT_TRY(ptx_operands(c, 1, 1));
    if (op->n_types != 1 || op->type[0] != PTX_B64) return ptx_bad(c, ".b64 is wanted");
    if (op->n_spaces > 1 || (op->n_spaces && op->spaces[0] != PTX_SHARED)) return ptx_bad(c, ".shared is wanted");
    AOT_TRY(place(c, &o[0], space_of(op), &i));
    i.sub = 10, i.mode = ptx_has(c, PTX_K_NOINC), i.size = 8, i.vec = 1;
    return append(c, &i, ptx_exec_mbarrier);
  }
  if (ptx_has(c, PTX_K_CG) == ptx_has(c, PTX_K_CA)) return ptx_bad(c, ".ca or .cg is wanted");
  if (op->n_spaces != 2 || op->spaces[0] != PTX_SHARED || op->spaces[1] != PTX_GLOBAL || op->n_types)
    return ptx_bad(c, "cp.async.ca and cp.async.cg are from global to shared memory");
  AOT_TRY(ptx_operands(c, 3, 5));
  if (o[2].kind != PTX_O_INT || (o[2].imm != 4 && o[2].imm != 8 && o[2].imm != 16))
    return ptx_bad(c, "4, 8 or 16 bytes are copied");
  if (ptx_has(c, PTX_K_CG) && o[2].imm != 16) return ptx_bad(c, "cp.async.cg copies 16 bytes");
  i.size = (uint8_t)o[2].imm, i.vec = 1;
  if (ptx_has(c, PTX_K_CACHEHINT) && c->s->n > 3) AOT_TRY(ptx_src_whole(c, &o[c->s->n - 1], PTX_B64, &i.f));
  ptx_inst from = i;
  AOT_TRY(place(c, &o[0], PTX_SHARED, &i));
  AOT_TRY(place(c, &o[1], PTX_GLOBAL, &from));
  i.b = from.a, i.wb = from.wa; // a, imm: shared; b, with its offset in a constant row: global
  AOT_TRY(ptx_constant(c, (uint64_t)from.imm, 8, &i.f));
  i.wf = 8;
  int more = c->s->n - 3 - ptx_has(c, PTX_K_CACHEHINT);
  if (more < 0 || more > 1) return ptx_bad(c, "operands do not fit");
  if (more) {
    uint8_t width;
    AOT_TRY(ptx_src_any(c, &o[3],
                        o[3].kind == PTX_O_REG && c->at->f->regs.at[o[3].reg] == PTX_PRED ? PTX_PRED : PTX_U32, &i.c,
                        &width));
    i.wc = width;
    if (o[3].kind == PTX_O_INT && o[3].imm > i.size) return ptx_bad(c, "more bytes are read than copied");
    if (width == 4) AOT_TRY(ptx_src_whole(c, &o[3], PTX_U32, &i.c));
    if (width == 1) AOT_TRY(ptx_needs(c, 75, 80, "a predicate that ignores the source"));
    if (width != 1 && width != 4) return ptx_bad(c, "the source size is a 32-bit number or a predicate");
  }
  i.space = PTX_SHARED;
  i.class = AOTI_PTX_CLASS_ASYNC;
  return append(c, &i, ptx_exec_cp_async);
}

static aot_status matrix(ptx_dec *c, bool store) {
  const ptx_opcode *op = &c->s->op;
  if (!ptx_has(c, PTX_K_MSHAPE) || ptx_mod(c, PTX_K_MSHAPE) != 1 || !ptx_has(c, PTX_K_NUM) || op->n_types != 1 ||
      op->type[0] != PTX_B16 || !ptx_has(c, PTX_K_SYNC) || !ptx_has(c, PTX_K_ALIGNED))
    return ptx_bad(c, ".sync.aligned.m8n8.x1, .x2 or .x4 of .b16 is wanted");
  ptx_inst i = blank(AOTI_PTX_CLASS_MATRIX);
  AOT_TRY(ptx_operands(c, 2, 2));
  AOT_TRY(place(c, &c->s->o[!store], op->n_spaces ? op->spaces[0] : PTX_GENERIC, &i));
  if (i.space != PTX_SHARED && i.space != PTX_GENERIC) return ptx_bad(c, "matrices are in shared memory");
  i.class = AOTI_PTX_CLASS_MATRIX;
  i.vec = ptx_mod(c, PTX_K_NUM), i.size = 16, i.sub = ptx_has(c, PTX_K_TRANS);
  const ptx_opnd *o = &c->s->o[store];
  ptx_opnd one = {.kind = PTX_O_VEC, .n = 1, .list = (ptx_opnd *)o};
  if (o->kind != PTX_O_VEC && ptx_is_pair(c, o)) return ptx_bad(c, "elements stand in braces");
  if (o->kind != PTX_O_VEC) o = &one;
  if (o->n != i.vec) return ptx_bad(c, "%d elements are wanted", i.vec);
  AOT_TRY(aoti_arena_alloc(c->arena, i.vec, sizeof *i.rows, &i.rows));
  AOT_TRY(aoti_arena_alloc(c->arena, i.vec, sizeof *i.rows_w, &i.rows_w));
  i.n_rows = i.vec, i.n_defs = store ? 0 : i.vec;
  for (int k = 0; k < i.vec; k++) {
    if (o->list[k].kind != PTX_O_REG && o->list[k].kind != PTX_O_SINK) return ptx_bad(c, "fragments are registers");
    AOT_TRY(store ? ptx_src(c, &o->list[k], PTX_B32, &i.rows[k]) : ptx_dst(c, &o->list[k], PTX_B32, &i.rows[k]));
    i.rows_w[k] = 4;
  }
  return append(c, &i, store ? ptx_exec_stmatrix : ptx_exec_ldmatrix);
}

aot_status ptx_dec_ldmatrix(ptx_dec *c) { return matrix(c, false); }
aot_status ptx_dec_stmatrix(ptx_dec *c) { return matrix(c, true); }

aot_status ptx_dec_mbarrier(ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  ptx_inst i = blank(AOTI_PTX_CLASS_BARRIER);
  const ptx_opnd *o = c->s->o;
  enum { MB_EXPECT = 11 };
  int tx = ptx_has(c, PTX_K_EXPECT) ? ptx_mod(c, PTX_K_EXPECT) : 0;
  if (!ptx_has(c, PTX_K_BAR) && !tx) return ptx_bad(c, "no such form of mbarrier");
  if (op->n_types != 1 || op->type[0] != PTX_B64 || op->n_spaces > 1)
    return ptx_bad(c, ".b64 and at most one space are wanted");
  if (ptx_has(c, PTX_K_SEM) != ptx_has(c, PTX_K_SCOPE)) return ptx_bad(c, "an order and a scope go together");
  // Of what follows the operation the order is free.
  static const char *const first[] = {"init",     "inval",         "arrive",    "test_wait",
                                      "try_wait", "pending_count", "expect_tx", "complete_tx"};
  size_t k = 0;
  while (k < sizeof first / sizeof *first && strncmp(c->s->opcode + sizeof "mbarrier", first[k], strlen(first[k]))) k++;
  if (k == sizeof first / sizeof *first) return ptx_bad(c, "the operation comes first");
  i.sub = ptx_has(c, PTX_K_BAR) ? ptx_mod(c, PTX_K_BAR) : MB_EXPECT;
  i.mode = (ptx_has(c, PTX_K_NOCOMP) ? 2u : 0) | (ptx_has(c, PTX_K_PARITY) ? 4u : 0) |
           (tx == 1   ? 8u
            : tx == 2 ? 16u
                      : 0);
  if (tx && i.sub != 2 && i.sub != 6 && i.sub != MB_EXPECT) return ptx_bad(c, ".expect_tx goes with arrive");
  if (tx == 2 && i.sub != MB_EXPECT) return ptx_bad(c, ".complete_tx stands alone");
  i.size = 8, i.vec = 1;
  ptx_space space = op->n_spaces ? op->spaces[0] : PTX_GENERIC;
  switch (i.sub) {
  case MB_EXPECT: // expect_tx, complete_tx [bar], bytes
    AOT_TRY(ptx_operands(c, 2, 2));
    AOT_TRY(place(c, &o[0], space, &i));
    AOT_TRY(ptx_src_whole(c, &o[1], PTX_U32, &i.b));
    i.wb = 4;
    break;
  case 4: // init [bar], count
    AOT_TRY(ptx_operands(c, 2, 2));
    AOT_TRY(place(c, &o[0], space, &i));
    AOT_TRY(ptx_src_whole(c, &o[1], PTX_U32, &i.b));
    i.wb = 4;
    break;
  case 5: // inval [bar]
    AOT_TRY(ptx_operands(c, 1, 1));
    AOT_TRY(place(c, &o[0], space, &i));
    break;
  case 2: // arrive state, [bar]{, count}
  case 6: // arrive_drop
    AOT_TRY(ptx_operands(c, 2, 3));
    if (o[0].kind == PTX_O_SINK) {
      AOT_TRY(ptx_needs(c, 71, 80, "a result that is discarded"));
      i.d = ptx_new_row(c, 8);
    } else
      AOT_TRY(ptx_dst_whole(c, &o[0], PTX_B64, &i.d));
    i.wd = 8;
    AOT_TRY(place(c, &o[1], space, &i));
    if (c->s->n == 2 && ((i.mode & 2) || tx)) return ptx_bad(c, "a count is wanted");
    if (c->s->n == 3 && !(i.mode & 2)) AOT_TRY(ptx_needs(c, 78, 90, "a count without .noComplete"));
    if (c->s->n == 3 && !tx && o[2].kind == PTX_O_INT && (int64_t)o[2].imm <= 0)
      return ptx_bad(c, "a count is positive");
    if (c->s->n == 3)
      AOT_TRY(ptx_src_whole(c, &o[2], PTX_U32, &i.b));
    else
      AOT_TRY(ptx_constant(c, 1, 4, &i.b));
    i.wb = 4;
    break;
  case 7: // test_wait p, [bar], state
  case 8:
    AOT_TRY(ptx_operands(c, 3, 3 + (i.sub == 8)));
    AOT_TRY(ptx_dst(c, &o[0], PTX_PRED, &i.d));
    i.wd = 1;
    AOT_TRY(place(c, &o[1], space, &i));
    if ((i.mode & 4) && o[2].kind == PTX_O_INT && o[2].imm > 1) return ptx_bad(c, "a parity is 0 or 1");
    AOT_TRY(ptx_src_whole(c, &o[2], i.mode & 4 ? PTX_U32 : PTX_B64, &i.b));
    i.wb = i.mode & 4 ? 4 : 8;
    uint32_t time; // that it may sleep: a hint
    if (c->s->n == 4) AOT_TRY(ptx_src_whole(c, &o[3], PTX_U32, &time));
    break;
  case 9: // pending_count n, state
    AOT_TRY(ptx_operands(c, 2, 2));
    AOT_TRY(ptx_dst_whole(c, &o[0], PTX_U32, &i.d));
    i.wd = 4;
    AOT_TRY(ptx_src_whole(c, &o[1], PTX_B64, &i.b));
    i.wb = 8;
    break;
  default: return ptx_bad(c, "no such form of mbarrier");
  }
  if (i.sub != 9 && i.space != PTX_SHARED && i.space != PTX_GENERIC)
    return ptx_bad(c, "an mbarrier is in shared memory");
  i.class = AOTI_PTX_CLASS_BARRIER;
  return append(c, &i, ptx_exec_mbarrier);
}
