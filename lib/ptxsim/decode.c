// A kernel to flat code: instances, rows, operands, and the loop over statements.
#include <stdio.h>
#include "decode.h"

static aot_status report(const ptx_dec *c, aot_code code, const char *fmt, va_list args) {
  aoti_text text = {0};
  aoti_text_vadd(&text, fmt, args);
  aot_status status = aoti_error_at(
      code, c->m->name, (int)c->s->line, "PTX line %u: '%.*s'%s: %s", c->s->line, (int)c->s->opcode_n, c->s->opcode,
      code == AOT_ERROR_UNSUPPORTED ? " is not supported" : "", text.at ? text.at : "out of memory");
  aoti_text_deinit(&text);
  return status;
}

aot_status ptx_bad(const ptx_dec *c, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  aot_status status = report(c, AOT_ERROR_INVALID, fmt, args);
  va_end(args);
  return status;
}

aot_status ptx_unsupported(const ptx_dec *c, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  aot_status status = report(c, AOT_ERROR_UNSUPPORTED, fmt, args);
  va_end(args);
  return status;
}

bool ptx_opcode_begins(const ptx_dec *c, const char *words) {
  size_t n = strlen(words);
  return c->s->opcode_n >= n && !memcmp(c->s->opcode, words, n) && (c->s->opcode_n == n || c->s->opcode[n] == '.');
}

aot_status ptx_needs(const ptx_dec *c, int version, int target, const char *what) {
  if (c->m->version < version)
    return ptx_bad(c, "%s needs .version %d.%d, the module says %d.%d", what, version / 10, version % 10,
                   c->m->version / 10, c->m->version % 10);
  if (c->m->target < target)
    return ptx_bad(c, "%s needs .target sm_%d, the module says sm_%d", what, target, c->m->target);
  return NULL;
}

uint32_t ptx_new_row(ptx_dec *c, uint8_t width) {
  uint32_t row = c->row_bytes;
  c->row_bytes += width;
  return row;
}

static const uint8_t stem_class[PTX_OPS] = {
#define PTX_OP(id, text, class, mods, decoder) AOTI_PTX_CLASS_##class,
#include "opcodes.def"
#undef PTX_OP
};

aot_status ptx_emit(ptx_dec *c, ptx_exec_fn exec, ptx_inst **out) {
  if (c->code.n >= PTX_MAX_CODE) return ptx_unsupported(c, "the kernel is too large once its calls are inlined");
  ptx_inst i = {
      .exec = exec, .d = PTX_NO, .e = PTX_NO, .a = PTX_NO, .b = PTX_NO, .c = PTX_NO, .f = PTX_NO, .guard = PTX_NO};
  i.line = c->s->line, i.loc = c->s->loc, i.node = c->s->node, i.len = c->s->opcode_n;
  i.stem = (uint8_t)c->s->op.stem;
  i.class = stem_class[c->s->op.stem];
  if (c->s->guard != PTX_NO) {
    ptx_type t;
    i.guard = ptx_reg_row(c, c->s->guard, &t);
    i.guard_neg = c->s->guard_neg;
  }
  i.mode = ptx_mode(c);
  i.flop = AOTI_PTX_FLOPS;
  AOT_TRY(aoti_push(c->arena, &c->code, i));
  *out = &c->code.at[c->code.n - 1];
  return NULL;
}

uint32_t ptx_mode(const ptx_dec *c) {
  const ptx_opcode *op = &c->s->op;
  uint32_t mode = 0;
  if (op->seen & PTX_BIT(RND)) mode |= op->value[PTX_K_RND];
  if (op->seen & PTX_BIT(IRND)) mode |= op->value[PTX_K_IRND] | PTX_IRND;
  if (op->seen & PTX_BIT(RNDX)) mode |= PTX_RNA;
  if (op->seen & PTX_BIT(FTZ)) mode |= PTX_FTZ;
  if (op->seen & PTX_BIT(SAT)) mode |= PTX_SAT;
  if (op->seen & PTX_BIT(RELU)) mode |= PTX_RELU;
  if (op->seen & PTX_BIT(SATFIN)) mode |= PTX_SATFIN;
  if (op->seen & PTX_BIT(NANF)) mode |= PTX_NANF;
  if (op->seen & PTX_BIT(XORSIGN)) mode |= PTX_XORSIGN;
  return mode;
}

uint32_t ptx_reg_row(ptx_dec *c, uint32_t reg, ptx_type *out_type) {
  *out_type = c->at->f->regs.at[reg];
  uint8_t width = (uint8_t)ptx_bytes(*out_type);
  if (width == 1 && *out_type != PTX_PRED) width = 2;
  if (c->at->reg_row[reg] == PTX_NO) c->at->reg_row[reg] = ptx_new_row(c, width);
  return c->at->reg_row[reg];
}

static uint8_t reg_width(ptx_type t) { return (uint8_t)(t != PTX_PRED && ptx_bytes(t) == 1 ? 2 : ptx_bytes(t)); }

static aot_status fill(ptx_dec *c, uint8_t sreg, uint64_t value, uint8_t width, uint32_t *out) {
  struct {
    uint64_t value;
    uint8_t width, sreg;
  } key;
  memset(&key, 0, sizeof key);
  key.value = value, key.width = width, key.sreg = sreg;
  uint32_t *at = aoti_map_get(&c->constants, (const char *)&key, sizeof key);
  if (at) {
    *out = *at;
    return NULL;
  }
  *out = ptx_new_row(c, width);
  AOT_TRY(aoti_map_put(&c->constants, (const char *)&key, sizeof key, *out, NULL));
  return aoti_push(c->arena, &c->fills, (ptx_fill){.row = *out, .width = width, .sreg = sreg, .value = value});
}

aot_status ptx_constant(ptx_dec *c, uint64_t value, uint8_t width, uint32_t *out) {
  if (width < 8) value &= (1ull << 8 * width) - 1;
  return fill(c, 0, value, width, out);
}

/* The bits of a literal as a type. */
static uint64_t literal(const ptx_opnd *o, ptx_type type) {
  if (o->kind == PTX_O_F32 && ptx_bytes(type) == 8) {
    float f;
    memcpy(&f, &o->imm, 4);
    double d = (double)f;
    uint64_t bits;
    memcpy(&bits, &d, 8);
    return bits;
  }
  if (o->kind == PTX_O_F64 && ptx_bytes(type) == 4) {
    double d;
    memcpy(&d, &o->imm, 8);
    float f = (float)d;
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return bits;
  }
  return o->imm;
}

/* Where a shared variable lies in the block's memory; the dynamic ones all begin after the static ones, which is known
 * only at the end, so they get offsets above a mark that ptx_decode_kernel moves. */
static aot_status shared_at(ptx_dec *c, const ptx_var *v, uint64_t *out) {
  for (size_t i = 0; i < c->shared.n; i++)
    if (c->shared.at[i].var == v) {
      *out = c->shared.at[i].at;
      return NULL;
    }
  if (v->align > c->shared_align) c->shared_align = v->align;
  uint64_t at = ((uint64_t)c->shared_bytes + v->align - 1) / v->align * v->align;
  if (at + v->bytes > 1 << 24) return ptx_bad(c, "more than 16 MiB of shared memory");
  AOT_TRY(aoti_push(c->arena, &c->shared, (ptx_placed){v, (uint32_t)at}));
  c->shared_bytes = (uint32_t)(at + v->bytes);
  *out = at;
  return NULL;
}

aot_status ptx_var_value(ptx_dec *c, ptx_var *v, uint64_t *out, bool *out_frame) {
  *out_frame = false;
  switch (v->space) {
  case PTX_GLOBAL:
  case PTX_CONST:
    if (v->is_extern && !v->address) return ptx_bad(c, "'%s' is declared but not defined", v->name);
    *out = v->address;
    return NULL;
  case PTX_SHARED:
    if (v->array && !v->bytes) {
      c->dynamic = true;
      if (v->align > c->shared_align) c->shared_align = v->align;
      *out = 0; // ptx_src and ptx_addr add the start, a special register
      return NULL;
    }
    return shared_at(c, v, out);
  case PTX_PARAM:
    if (v->in_entry_params) {
      *out = v->address;
      return NULL;
    }
    __attribute__((fallthrough)); // parameters of functions live in the frame
  case PTX_LOCAL: {
    *out_frame = true;
    if (!v->func) return ptx_bad(c, "module-level local variables are not executed");
    ptx_instance *at = c->at;
    if (v->index >= at->f->vars.n || at->f->vars.at[v->index] != v)
      return ptx_bad(c, "'%s' is not of this function", v->name);
    if (at->var_at[v->index] == PTX_NO) {
      uint64_t place = ((uint64_t)c->local_bytes + v->align - 1) / v->align * v->align;
      if (v->align > c->frame_align) c->frame_align = v->align;
      if (place + v->bytes > 1 << 19) return ptx_bad(c, "more than 512 KiB of local memory");
      at->var_at[v->index] = (uint32_t)place;
      if (v->space == PTX_LOCAL) c->stack_bytes += (uint32_t)(place + v->bytes) - c->local_bytes;
      c->local_bytes = (uint32_t)(place + v->bytes);
    }
    *out = at->var_at[v->index];
    return NULL;
  }
  default: return ptx_bad(c, "'%s' has no address", v->name);
  }
}

/* Registers of bit types go with everything of their size; integers, floats and pairs of them do not mix. */
bool ptx_agree(ptx_type reg, ptx_type type) {
  char r = ptx_types[reg].letter, t = ptx_types[type].letter;
  if (t == 'p' || r == 'p') return t == r;
  if (r == 'b' || t == 'b') return true;
  if (r == 'x' && t == 'x') return reg == type || type == PTX_U16X2 || type == PTX_S16X2;
  if (r == 'x') return t != 'f';
  if (t == 'x') return false;
  if (type == PTX_TF32 || (type == PTX_BF16 && reg == PTX_F16)) return false;
  return (r == 'f') == (t == 'f');
}

bool ptx_is_parameter(const ptx_func *f, const ptx_var *v) {
  for (size_t i = 0; i < f->params.n + f->rets.n; i++)
    if ((i < f->params.n ? f->params.at[i] : f->rets.at[i - f->params.n]) == v) return true;
  return false;
}

/* Bytes from the beginning of a variable to the element whose index is in a register, in 64 bits. */
static aot_status index_bytes(ptx_dec *c, const ptx_opnd *o, uint32_t *out) {
  ptx_type t;
  char key[16];
  uint32_t index = ptx_reg_row(c, o->reg, &t), wide = ptx_new_row(c, 8), size;
  snprintf(key, sizeof key, "ext.8.%d", reg_width(t));
  AOT_TRY(ptx_emit_lane(c, key, (uint32_t)ptx_bytes(t) * 8 | (ptx_types[t].letter == 's' ? 128u : 0), wide, index,
                        PTX_NO, PTX_NO));
  AOT_TRY(ptx_constant(c, (uint64_t)ptx_bytes(o->var->type) * o->var->vec, 8, &size));
  *out = ptx_new_row(c, 8);
  return ptx_emit_lane(c, "mul.lo.u64", 0, *out, wide, size, PTX_NO);
}

static aot_status element_address(ptx_dec *c, const ptx_opnd *o, uint8_t width, uint32_t *out) {
  ptx_opnd first = *o;
  uint32_t base, bytes, sum = ptx_new_row(c, 8);
  uint8_t eight;
  first.reg = PTX_NO;
  AOT_TRY(ptx_src_any(c, &first, PTX_U64, &base, &eight));
  AOT_TRY(index_bytes(c, o, &bytes));
  AOT_TRY(ptx_emit_lane(c, "add.u64", 0, sum, base, bytes, PTX_NO));
  *out = width == 8 ? sum : ptx_new_row(c, width);
  return width == 8 ? NULL : ptx_emit_lane(c, "ext.4.8", 32, *out, sum, PTX_NO, PTX_NO);
}

aot_status ptx_src_any(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out, uint8_t *out_width) {
  uint8_t width = reg_width(type);
  *out_width = width;
  switch (o->kind) {
  case PTX_O_REG: {
    ptx_type reg;
    uint32_t row = ptx_reg_row(c, o->reg, &reg);
    if ((reg == PTX_PRED) != (type == PTX_PRED))
      return ptx_bad(c, "a predicate where %s is wanted, or the reverse", ptx_types[type].text);
    *out_width = reg_width(reg);
    if (o->neg) {
      if (reg != PTX_PRED) return ptx_bad(c, "'!' goes with predicates only");
      uint32_t inverse = ptx_new_row(c, 1);
      AOT_TRY(ptx_emit_lane(c, "not.pred", 0, inverse, row, PTX_NO, PTX_NO));
      row = inverse;
    }
    *out = row;
    return NULL;
  }
  case PTX_O_INT:
    if (type == PTX_PRED) return ptx_constant(c, (o->imm != 0) ^ o->neg, 1, out);
    if (width == 16) return ptx_unsupported(c, "128-bit literals");
    if (ptx_types[type].letter == 'f' || ptx_types[type].letter == 'x')
      return ptx_bad(c, "an integer literal where %s is wanted", ptx_types[type].text);
    return ptx_constant(c, literal(o, type), width, out);
  case PTX_O_F32:
  case PTX_O_F64:
    if (width < 4 || ptx_types[type].letter == 'u' || ptx_types[type].letter == 's')
      return ptx_bad(c, "a floating literal where %s is wanted", ptx_types[type].text);
    if (ptx_types[type].letter == 'b' && width != (o->kind == PTX_O_F64 ? 8 : 4))
      return ptx_bad(c, "a floating literal where %s is wanted", ptx_types[type].text);
    if (ptx_types[type].letter == 'x') return ptx_bad(c, "a floating literal where %s is wanted", ptx_types[type].text);
    return ptx_constant(c, literal(o, type), width, out);
  case PTX_O_SREG: {
    static const uint8_t bytes[PTX_SREGS] = {
        0,
#define PTX_SREG(id, text, n, version, target) n,
#include "sregs.def"
#undef PTX_SREG
    };
    if (c->s->op.stem != PTX_OP_MOV && c->s->op.stem != PTX_OP_CVT)
      return ptx_bad(c, "a special register is read with mov only");
    if (o->element) return ptx_bad(c, "a special register of four parts is read with mov.v4");
    if (o->sreg >= PTX_SR_CLOCK) return ptx_bad(c, "a clock may only be read with mov");
    // Indices and sizes of blocks and grids were 16 bits once, and %gridid is read in any width.
    bool narrow = o->sreg <= PTX_SR_NCTAID_W && width == 2;
    bool any = o->sreg == PTX_SR_GRIDID && width >= 2 && width <= 8;
    if (ptx_types[type].letter == 'f' || (width != bytes[o->sreg] && !narrow && !any))
      return ptx_bad(c, "a special register of the wrong size or type");
    *out_width = width;
    return fill(c, o->sreg, 0, *out_width, out);
  }
  case PTX_O_VAR: {
    uint64_t value;
    bool frame;
    uint32_t pointer;
    ptx_stem stem = c->s->op.stem;
    if (stem != PTX_OP_MOV && stem != PTX_OP_CVTA && stem != PTX_OP_CALL)
      return ptx_bad(c, "the address of a variable is moved to a register first");
    if (width != 8 && width != 4) return ptx_bad(c, "an address in %d bytes", width);
    if (o->element && ptx_has(c, PTX_K_TO)) return ptx_bad(c, "an element where an address is wanted");
    if (stem == PTX_OP_MOV && o->var->space == PTX_PARAM && !ptx_is_parameter(c->at->f, o->var))
      return ptx_bad(c, "'%s' is a parameter of a call: it has no address", o->var->name);
    if (o->element && o->reg != PTX_NO) return element_address(c, o, width, out);
    AOT_TRY(ptx_var_value(c, o->var, &value, &frame));
    if (frame && c->at->home) {
      ptx_inst *i;
      AOT_TRY(ptx_frame_row(c, &pointer));
      *out = ptx_new_row(c, width);
      AOT_TRY(ptx_emit(c, ptx_exec_frame, &i));
      i->d = *out, i->wd = width, i->a = pointer, i->wa = 8, i->imm = (int64_t)(value + o->imm);
      return NULL;
    }
    if (o->var->space == PTX_SHARED && o->var->array && !o->var->bytes)
      return fill(c, PTX_SR_DYNAMIC, o->imm, width, out); // the start of dynamic shared memory, plus an offset
    return ptx_constant(c, value + o->imm, width, out);
  }
  case PTX_O_FUNC:
    if (type == PTX_PRED || type == PTX_BF16 || type == PTX_BF16X2 || width > 8)
      return ptx_bad(c, "a function where a value is wanted");
    return ptx_constant(c, ptx_code_address(o->func), width, out);
  default: return ptx_bad(c, "an operand of the wrong kind");
  }
}

aot_status ptx_agree_any(const ptx_dec *c, const ptx_opnd *o, ptx_type type, bool memory) {
  if (o->kind != PTX_O_REG) return NULL;
  ptx_type reg = c->at->f->regs.at[o->reg];
  bool wider = ptx_bytes(reg) > ptx_bytes(type), whole = ptx_types[type].letter != 'f' && ptx_types[reg].letter != 'f';
  if (memory && (ptx_types[reg].letter == 'b' || ptx_types[type].letter == 'b')) whole = true;
  if (ptx_agree(reg, type) && (!wider || whole)) return NULL;
  return ptx_bad(c, "a register of type %s where %s is wanted", ptx_types[reg].text, ptx_types[type].text);
}

aot_status ptx_src(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) {
  uint8_t width;
  AOT_TRY(ptx_src_any(c, o, type, out, &width));
  if (width != reg_width(type))
    return ptx_bad(c, "an operand of %d bytes where %s is wanted", width, ptx_types[type].text);
  if (o->kind == PTX_O_REG && !ptx_agree(c->at->f->regs.at[o->reg], type))
    return ptx_bad(c, "a register of type %s where %s is wanted", ptx_types[c->at->f->regs.at[o->reg]].text,
                   ptx_types[type].text);
  return NULL;
}

aot_status ptx_dst_any(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out, uint8_t *out_width) {
  *out_width = reg_width(type);
  if (o->kind == PTX_O_SINK) {
    *out = ptx_new_row(c, *out_width);
    return NULL;
  }
  if (o->kind != PTX_O_REG || o->neg) return ptx_bad(c, "the destination must be a register");
  ptx_type reg;
  *out = ptx_reg_row(c, o->reg, &reg);
  if ((reg == PTX_PRED) != (type == PTX_PRED))
    return ptx_bad(c, "a predicate where %s is wanted, or the reverse", ptx_types[type].text);
  *out_width = reg_width(reg);
  return NULL;
}

aot_status ptx_dst(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) {
  uint8_t width;
  AOT_TRY(ptx_dst_any(c, o, type, out, &width));
  if (width != reg_width(type))
    return ptx_bad(c, "a destination of %d bytes where %s is wanted", width, ptx_types[type].text);
  if (o->kind == PTX_O_REG && !ptx_agree(c->at->f->regs.at[o->reg], type))
    return ptx_bad(c, "a register of type %s where %s is wanted", ptx_types[c->at->f->regs.at[o->reg]].text,
                   ptx_types[type].text);
  return NULL;
}

bool ptx_is_pair(const ptx_dec *c, const ptx_opnd *o) {
  return o->kind == PTX_O_REG && ptx_types[c->at->f->regs.at[o->reg]].letter == 'x';
}

static aot_status whole(const ptx_dec *c, const ptx_opnd *o) {
  if (o->kind == PTX_O_FUNC) return ptx_bad(c, "a function where a value is wanted");
  if (o->kind == PTX_O_F32 || o->kind == PTX_O_F64) return ptx_bad(c, "a floating literal where a number is wanted");
  char letter = o->kind == PTX_O_REG ? ptx_types[c->at->f->regs.at[o->reg]].letter : 'b';
  return letter == 'f' || letter == 'x' ? ptx_bad(c, "a whole number is wanted") : NULL;
}

aot_status ptx_src_whole(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) {
  AOT_TRY(whole(c, o));
  return ptx_src(c, o, type, out);
}

aot_status ptx_dst_whole(ptx_dec *c, const ptx_opnd *o, ptx_type type, uint32_t *out) {
  AOT_TRY(whole(c, o));
  return ptx_dst(c, o, type, out);
}

static ptx_type bits_of(int bytes) {
  return bytes == 2 ? PTX_B16 : bytes == 4 ? PTX_B32 : bytes == 8 ? PTX_B64 : PTX_B128;
}

aot_status ptx_elements(const ptx_dec *c, const ptx_opnd *o, ptx_type type, ptx_type *out) {
  int bytes = 0;
  bool any = false, pairs = false, floats = false,
       wholes = false; // any: registers of bits, which take the others' types
  for (int k = 0; k < o->n; k++) {
    const ptx_opnd *e = &o->list[k];
    ptx_type t = e->kind == PTX_O_REG ? c->at->f->regs.at[e->reg] : PTX_NOTYPE;
    char letter = e->kind == PTX_O_REG ? ptx_types[t].letter : e->kind == PTX_O_INT ? 'u' : 'f';
    if (e->kind == PTX_O_SINK) continue;
    any |= letter == 'b';
    pairs |= letter == 'x';
    floats |= letter == 'f';
    wholes |= letter == 'u' || letter == 's';
    if (e->kind == PTX_O_REG && bytes && ptx_bytes(t) != bytes)
      return ptx_bad(c, "registers of several sizes in one vector");
    if (e->kind == PTX_O_REG) bytes = ptx_bytes(t);
  }
  bool some = !o->n;
  for (int k = 0; k < o->n; k++) some |= o->list[k].kind != PTX_O_SINK;
  if (!some) return ptx_bad(c, "a vector of nothing");
  if (!any && floats && wholes) return ptx_bad(c, "floats and whole numbers in one vector");
  bool bits = (any && (floats || wholes || pairs)) || (wholes && ptx_types[type].letter == 'f');
  *out = bits && ptx_bytes(type) > 1 ? bits_of(ptx_bytes(type)) : type;
  return NULL;
}

aot_status ptx_addr(ptx_dec *c, const ptx_opnd *o, ptx_address *out) {
  bool element = o->kind == PTX_O_VAR && o->element &&
                 (c->s->op.stem == PTX_OP_LD || c->s->op.stem == PTX_OP_LDU || c->s->op.stem == PTX_OP_ST);
  if (o->kind != PTX_O_ADDR && !element) return ptx_bad(c, "an address in [ ] is wanted");
  *out = (ptx_address){.row = PTX_NO, .offset = (int64_t)o->imm, .var = o->var};
  if (o->reg != PTX_NO && !element) {
    ptx_type t;
    out->row = ptx_reg_row(c, o->reg, &t);
    out->width = reg_width(t);
    if (ptx_types[t].letter != 'f' && out->width == 2) return ptx_unsupported(c, "addresses in 16-bit registers");
    if (ptx_types[t].letter == 'f' || ptx_types[t].letter == 'x' || (out->width != 4 && out->width != 8))
      return ptx_bad(c, "an address register holds a whole number of 32 or 64 bits");
  } else if (o->var) {
    uint64_t value;
    AOT_TRY(ptx_var_value(c, o->var, &value, &out->frame));
    out->offset += (int64_t)value;
    if (out->frame && c->at->home) {
      AOT_TRY(ptx_frame_row(c, &out->row));
      out->width = 8;
    }
    if (o->var->space == PTX_SHARED && o->var->array && !o->var->bytes) {
      AOT_TRY(fill(c, PTX_SR_DYNAMIC, 0, 8, &out->row));
      out->width = 8;
    }
  }
  if (!element || o->reg == PTX_NO) return NULL;
  uint32_t bytes, base = out->row;
  AOT_TRY(index_bytes(c, o, &bytes));
  out->row = bytes;
  out->width = 8;
  if (base == PTX_NO) return NULL;
  out->row = ptx_new_row(c, 8);
  return ptx_emit_lane(c, "add.u64", 0, out->row, base, bytes, PTX_NO);
}

aot_status ptx_frame_row(ptx_dec *c, uint32_t *out) { return fill(c, PTX_SR_FRAME, 0, 8, out); }

aot_status ptx_operands(const ptx_dec *c, int least, int most) {
  if (c->s->n >= least && c->s->n <= most) return NULL;
  return ptx_bad(c, "%d operands, %d%s wanted", c->s->n, least, most > least ? " or more" : "");
}

const ptx_lane_entry *ptx_lane_find(const ptx_dec *c, const char *key) {
  const uint32_t *at = aoti_map_get(&c->m->lanes, key, strlen(key));
  size_t n;
  return at ? ptx_lane_table(&n) + *at : NULL;
}

aot_status ptx_emit_lane(ptx_dec *c, const char *key, uint32_t mode, uint32_t d, uint32_t a, uint32_t b, uint32_t cc) {
  const ptx_lane_entry *e = ptx_lane_find(c, key);
  if (!e) return ptx_unsupported(c, "this form (%s) is not executed", key);
  ptx_inst *i;
  AOT_TRY(ptx_emit(c, ptx_exec_lanes, &i));
  i->lane = e->fn;
  i->demand = ptx_demand_of(key);
  i->mode = mode;
  i->d = d, i->a = a, i->b = b, i->c = cc;
  i->wd = e->wd, i->wa = e->wa, i->wb = e->wb, i->wc = e->wc;
  return NULL;
}

static aot_status (*const decoders[PTX_OPS])(ptx_dec *) = {
#define PTX_OP(id, text, class, mods, decoder) ptx_dec_##decoder,
#include "opcodes.def"
#undef PTX_OP
};

aot_status ptx_decode_stmt(ptx_dec *c) {
  ptx_stem stem = c->s->op.stem;
  if (c->s->n && c->s->o[0].kind == PTX_O_SINK && stem != PTX_OP_ATOM && stem != PTX_OP_MBARRIER &&
      stem != PTX_OP_LOP3 && stem != PTX_OP_SETP && stem != PTX_OP_MATCH)
    return ptx_bad(c, "the result of this instruction cannot be discarded");
  return decoders[stem](c);
}

aot_status ptx_instance_create(ptx_dec *c, const ptx_func *f, ptx_instance **out) {
  ptx_instance *at;
  AOT_TRY(aoti_arena_alloc(c->arena, 1, sizeof *at, &at));
  at->f = f;
  AOT_TRY(aoti_arena_alloc(c->arena, f->regs.n, sizeof *at->reg_row, &at->reg_row));
  AOT_TRY(aoti_arena_alloc(c->arena, f->vars.n, sizeof *at->var_at, &at->var_at));
  AOT_TRY(aoti_arena_alloc(c->arena, f->labels.n, sizeof *at->label_at, &at->label_at));
  for (size_t i = 0; i < f->regs.n; i++) at->reg_row[i] = PTX_NO;
  for (size_t i = 0; i < f->vars.n; i++) at->var_at[i] = PTX_NO;
  at->cc = PTX_NO;
  *out = at;
  return NULL;
}

aot_status ptx_decode_body(ptx_dec *c, ptx_instance *at) {
  const ptx_func *f = at->f;
  const ptx_stmt *outer = c->s;
  ptx_instance *caller = c->at;
  c->at = at;
  size_t label = 0;
  for (size_t k = 0; k <= f->stmts.n; k++) {
    for (; label < f->labels.n && f->labels.at[label].stmt == k; label++) at->label_at[label] = (uint32_t)c->code.n;
    if (k == f->stmts.n) break;
    c->s = &f->stmts.at[k];
    AOT_TRY(ptx_decode_stmt(c));
  }
  for (size_t k = 0; k < at->fixes.n; k++) {
    ptx_fix fix = at->fixes.at[k];
    c->code.at[fix.inst].target = fix.label == PTX_NO ? (uint32_t)c->code.n : at->label_at[fix.label];
  }
  c->s = outer;
  c->at = caller;
  return NULL;
}

/* A backward branch over accesses of memory that other threads may write can be a wait: the scheduler must not let the
 * waiting lanes starve the others. */
static void mark_spins(ptx_dec *c) {
  uint32_t *seen; // instructions before each that touch such memory
  if (aoti_arena_alloc(c->arena, c->code.n + 1, sizeof *seen, &seen)) {
    for (size_t i = 0; i < c->code.n; i++) c->code.at[i].spin = true;
    return;
  }
  for (size_t i = 0; i < c->code.n; i++) {
    const ptx_inst *p = &c->code.at[i];
    bool shared_memory =
        p->exec == ptx_exec_atom || p->exec == ptx_exec_nanosleep || p->exec == ptx_exec_mbarrier ||
        p->exec == ptx_exec_fence ||
        (p->exec == ptx_exec_ld && p->space != PTX_CONST && p->space != PTX_LOCAL && p->space != PTX_PARAM);
    seen[i + 1] = seen[i] + shared_memory;
  }
  for (size_t i = 0; i < c->code.n; i++) {
    ptx_inst *p = &c->code.at[i];
    if (p->exec == ptx_exec_bra && p->target <= i) p->spin = seen[i] != seen[p->target];
    if (p->exec == ptx_exec_brx) p->spin = true;
  }
}

static void forgets(ptx_inst *i, uint32_t row, const uint32_t *slots, uint32_t n) {
  for (uint32_t k = 0; row != PTX_NO && k < n; k++)
    if (slots[k] == row) i->keeps &= ~(1ull << k);
}

/* Rows that are addresses of plain loads and stores: what is known of their shape holds until they are written. */
static uint32_t mark_slots(ptx_dec *c) {
  uint32_t slots[PTX_SLOTS], n = 0;
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    uint32_t k = 0;
    i->slot = PTX_SLOTS, i->keeps = UINT64_MAX;
    if (!i->plain || i->a == PTX_NO) continue;
    while (k < n && slots[k] != i->a) k++;
    if (k == n && n < PTX_SLOTS) slots[n++] = i->a;
    i->slot = (uint8_t)k;
  }
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    if (i->exec == ptx_exec_call || i->exec == ptx_exec_return) i->keeps = 0; // they change the rows of a whole home
    forgets(i, i->d, slots, n);
    forgets(i, i->e, slots, n);
    for (uint32_t k = 0; k < i->n_defs; k++) forgets(i, i->rows[k], slots, n);
  }
  return n;
}

aot_status ptx_decode_kernel(aoti_ptx_module *m, ptx_func *f, aoti_ptx_kernel **out) {
  aoti_ptx_kernel *k;
  AOT_TRY(aoti_arena_alloc(&m->arena, 1, sizeof *k, &k));
  k->func = f;
  ptx_stmt end = {.line = f->line, .opcode = "exit", .opcode_n = 4, .guard = PTX_NO, .op = {.stem = PTX_OP_EXIT}};
  ptx_dec c = {.m = m,
               .arena = &m->arena,
               .k = k,
               .constants = {.arena = &m->arena},
               .s = &end,
               .shared_align = 16,
               .frame_align = 16};
  ptx_instance *at;
  AOT_TRY(ptx_instance_create(&c, f, &at));
  AOT_TRY(aoti_push(c.arena, &c.homes, (ptx_home){.f = f}));
  AOT_TRY(aoti_push(c.arena, &c.home_instances, at));
  f->in_progress = true;
  aot_status status = ptx_decode_body(&c, at);
  f->in_progress = false;
  AOT_TRY(status);
  ptx_inst *i;
  c.at = at;
  if (f->stmts.n) end.line = f->stmts.at[f->stmts.n - 1].line;
  AOT_TRY(ptx_emit(&c, ptx_exec_exit, &i));
  AOT_TRY(ptx_decode_homes(&c));
  mark_spins(&c);
  k->code = c.code.at;
  k->n_code = (uint32_t)c.code.n;
  k->fills = c.fills.at;
  k->n_fills = (uint32_t)c.fills.n;
  AOT_TRY(ptx_mark_doors(&c));
  ptx_mark_spare(&c);
  ptx_mark_guesses(&c);
  ptx_mark_butterflies(&c);
  ptx_assign_rows(&c);
  k->n_slots = mark_slots(&c);
  AOT_TRY(ptx_save_lists(&c));
  k->row_bytes = c.row_bytes ? c.row_bytes : 1;
  k->local_bytes = (c.local_bytes + 15) / 16 * 16;
  k->homes = c.homes.at, k->n_homes = (uint32_t)c.homes.n, k->sites = c.sites.at;
  k->frame_row = PTX_NO;
  for (size_t n = 0; n < c.fills.n; n++)
    if (c.fills.at[n].sreg == PTX_SR_FRAME) k->frame_row = c.fills.at[n].row;
  k->frame_align = c.frame_align, k->uses_stack = c.uses_stack;
  k->shared_bytes = c.shared_bytes;
  k->shared_align = c.shared_align;
  aoti_ptx_kernel_info *info = &k->info;
  info->name = f->name, info->module = m, info->line = f->line;
  info->params_bytes = f->params_bytes;
  memcpy(info->max_ntid, f->max_ntid, sizeof f->max_ntid);
  memcpy(info->req_ntid, f->req_ntid, sizeof f->req_ntid);
  info->min_ctas = f->min_ctas, info->max_nreg = f->max_nreg;
  info->registers = (c.live + 8 + 7) / 8 * 8; // what ptxas keeps for addresses and the like, in its units of 8
  if (info->registers < 16) info->registers = 16;
  ptx_limit_registers(info, m->max_registers && m->max_registers < 255 ? m->max_registers : 255);
  info->static_shared_bytes = c.shared_bytes;
  info->local_bytes = k->local_bytes;
  info->uses_dynamic_shared = c.dynamic;
  info->calls = c.homes.n > 1;
  aoti_ptx_param *params;
  AOT_TRY(aoti_arena_alloc(&m->arena, f->params.n, sizeof *params, &params));
  for (size_t p = 0; p < f->params.n; p++) {
    const ptx_var *v = f->params.at[p];
    params[p] = (aoti_ptx_param){.name = v->name,
                                 .offset = (uint32_t)v->address,
                                 .bytes = (uint32_t)v->bytes,
                                 .align = v->align,
                                 .type = ptx_types[v->type].text,
                                 .pointer = v->pointer};
  }
  info->params = params;
  info->n_params = (uint32_t)f->params.n;
  *out = k;
  return NULL;
}
