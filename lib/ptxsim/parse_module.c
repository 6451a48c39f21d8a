// Module level: directives, variables and their initialisers, function headers.
#include <stdio.h>
#include "parse.h"

aot_status ptx_skip_to(ptx_parser *P, char end) {
  while (P->p < P->end && *P->p != end) P->line += *P->p++ == '\n';
  if (P->p >= P->end) return ptx_fail(P, "the text ends where '%c' should be", end);
  P->p++;
  return NULL;
}

aot_status ptx_refuse(ptx_parser *P, const char *opcode, size_t n, const char *why) {
  for (size_t i = 0; i < P->refused.n; i++)
    if (P->refused.at[i].n == n && !memcmp(P->refused.at[i].opcode, opcode, n)) return NULL;
  if (P->refused.n >= 64) return NULL;
  return aoti_push(P->arena, &P->refused, (ptx_refused){opcode, why, (uint32_t)n, P->line});
}

aot_status ptx_too_old(const ptx_parser *P, ptx_since need, const char *what, size_t n) {
  if (need.version > P->m->version)
    return ptx_fail(P, "'%.*s' needs .version %d.%d, the module says %d.%d", (int)n, what, need.version / 10,
                    need.version % 10, P->m->version / 10, P->m->version % 10);
  if (need.target > P->m->target)
    return ptx_fail(P, "'%.*s' needs .target sm_%d, the module says sm_%d", (int)n, what, need.target, P->m->target);
  return NULL;
}

aot_status ptx_parse_file(ptx_parser *P) {
  uint64_t number, ignored;
  const char *name;
  AOT_TRY(ptx_integer(P, &number));
  AOT_TRY(ptx_string(P, &name));
  for (int k = 0; k < 2 && ptx_accept(P, ","); k++) AOT_TRY(ptx_integer(P, &ignored));
  if (number > 65535) return ptx_fail(P, ".file number %llu is too large", (unsigned long long)number);
  number += P->file_base;
  if (number < P->m->files.n && P->m->files.at[number])
    return ptx_fail(P, ".file %llu is declared twice", (unsigned long long)(number - P->file_base));
  while (P->m->files.n <= number) AOT_TRY(aoti_push(P->arena, &P->m->files, NULL));
  P->m->files.at[number] = name;
  return NULL;
}

static aot_status three_numbers(ptx_parser *P, uint64_t out[3]) {
  for (int i = 0; i < 3; i++) AOT_TRY(ptx_integer(P, &out[i]));
  return NULL;
}

/* .loc FILE LINE COLUMN [, function_name LABEL[+n], inlined_at FILE LINE COLUMN] */
aot_status ptx_parse_loc(ptx_parser *P) {
  uint64_t place[3], outer[3], offset;
  const uint32_t *call = NULL;
  size_t n;
  AOT_TRY(three_numbers(P, place));
  if (ptx_accept(P, ",")) {
    if (!ptx_accept_word(P, "function_name")) return ptx_fail(P, "function_name expected");
    const char *name = ptx_word(P, false, &n);
    if (!n) return ptx_fail(P, "a label expected after function_name");
    AOT_TRY(aoti_push(P->arena, &P->debug_names, (ptx_debug_name){name, (uint32_t)n, P->line}));
    if (ptx_accept(P, "+")) AOT_TRY(ptx_integer(P, &offset));
    AOT_TRY(ptx_expect(P, ","));
    if (!ptx_accept_word(P, "inlined_at")) return ptx_fail(P, "inlined_at expected");
    AOT_TRY(three_numbers(P, outer));
    call = aoti_map_get(&P->places, (const char *)outer, sizeof outer);
    if (!call) return ptx_fail(P, "no .loc before has the place that inlined_at names");
  }
  const ptx_loc loc = {(uint32_t)place[0] + P->file_base, (uint32_t)place[1], call ? *call : 0};
  P->loc = (uint32_t)P->m->locs.n;
  AOT_TRY(aoti_push(P->arena, &P->m->locs, loc));
  AOT_TRY(aoti_map_put(&P->places, (const char *)place, sizeof place, P->loc, NULL));
  return NULL;
}

/* The bits of a number as the variable's type: whole numbers for whole types, floating ones for f32 and f64. */
static aot_status bits_of(ptx_parser *P, const ptx_var *v, const ptx_opnd *o, uint64_t *out) {
  char letter = ptx_types[v->type].letter;
  bool whole = letter == 'b' || letter == 'u' || letter == 's';
  if (whole ? o->kind != PTX_O_INT && letter != 'b' : o->kind == PTX_O_INT)
    return ptx_fail(P, "an initial value of another kind than '%s'", v->name);
  *out = o->imm;
  if (o->kind == PTX_O_INT) return NULL;
  if (o->kind == PTX_O_F64 && ptx_bytes(v->type) == 4) {
    double d;
    memcpy(&d, &o->imm, 8);
    float f = (float)d;
    uint32_t narrow;
    memcpy(&narrow, &f, 4);
    *out = narrow;
  } else if (o->kind == PTX_O_F32 && ptx_bytes(v->type) == 8) {
    float f;
    uint32_t narrow = (uint32_t)o->imm;
    memcpy(&f, &narrow, 4);
    double d = (double)f;
    memcpy(out, &d, 8);
  }
  return NULL;
}

static aot_status one_value(ptx_parser *P, ptx_var *v, uint32_t at, ptx_init *out) {
  *out = (ptx_init){.at = at};
  ptx_opnd o = {0};
  if (v->type == PTX_F16 || v->type == PTX_F16X2) return ptx_fail(P, "halves have no initial values");
  if (ptx_types[v->type].letter == 'u') { // 0xFF(sym): one byte of an address
    const char *start = (ptx_skip(P), P->p);
    if (ptx_literal(P, &o) && o.kind == PTX_O_INT && o.imm && ptx_accept(P, "(")) {
      bool wrapped = ptx_accept_word(P, "generic");
      if (wrapped) AOT_TRY(ptx_expect(P, "("));
      AOT_TRY(ptx_name(P, &out->symbol));
      AOT_TRY(ptx_expect(P, ")"));
      if (wrapped) AOT_TRY(ptx_expect(P, ")"));
      out->mask_shift = (uint8_t)(1 + (unsigned)__builtin_ctzll(o.imm));
      return aoti_push(P->arena, &P->late, (ptx_late){NULL, P->line});
    }
    P->p = start;
  }
  AOT_TRY(ptx_constant_operand(P, &o));
  if (o.kind) return bits_of(P, v, &o, &out->bits);
  bool wrapped = ptx_accept_word(P, "generic");
  if (wrapped) AOT_TRY(ptx_expect(P, "("));
  AOT_TRY(ptx_name(P, &out->symbol));
  if (!aoti_map_get(&P->m->symbols, out->symbol, strlen(out->symbol)))
    return ptx_fail(P, "'%s' is not declared before", out->symbol);
  if (ptx_types[v->type].letter != 'u' || ptx_bytes(v->type) < 4)
    return ptx_fail(P, "an address where %s is wanted", ptx_types[v->type].text);
  if (wrapped) AOT_TRY(ptx_expect(P, ")"));
  if (ptx_accept(P, "+")) AOT_TRY(ptx_offset(P, &out->bits));
  return aoti_push(P->arena, &P->late, (ptx_late){NULL, P->line});
}

typedef AOT_VEC(ptx_init) init_list;

/* Values in braces, which nest as the dimensions do; what is left out is zero. */
static aot_status row(ptx_parser *P, ptx_var *v, const uint64_t *dims, int n_dims, uint64_t start, init_list *values) {
  ptx_init one;
  if (start > UINT32_MAX) return ptx_fail(P, "too many initial values");
  if (!n_dims) {
    AOT_TRY(one_value(P, v, (uint32_t)start, &one));
    return aoti_push(P->arena, values, one);
  }
  uint64_t each = 1;
  for (int d = 1; d < n_dims; d++) each *= dims[d];
  AOT_TRY(ptx_expect(P, "{"));
  if (ptx_accept(P, "}")) return NULL;
  for (uint64_t k = 0; !k || ptx_accept(P, ","); k++) {
    if (dims[0] && k >= dims[0]) return ptx_fail(P, "'%s' has more initial values than elements", v->name);
    AOT_TRY(row(P, v, dims + 1, n_dims - 1, start + k * each, values));
    if (n_dims == 1 && v->vec > 1 && k + 1 < v->vec && (ptx_skip(P), P->p < P->end && *P->p == '}'))
      return ptx_fail(P, "a vector has %d values", v->vec);
  }
  return ptx_expect(P, "}");
}

static aot_status initialiser(ptx_parser *P, ptx_var *v, const uint64_t *dims, int n_dims) {
  init_list values = {0};
  size_t first_late = P->late.n;
  AOT_TRY(row(P, v, dims, n_dims, 0, &values));
  v->init = values.at;
  v->n_init = (uint32_t)values.n;
  for (uint32_t i = 0, k = (uint32_t)first_late; i < v->n_init; i++)
    if (v->init[i].symbol) P->late.at[k++].init = &v->init[i];
  return NULL;
}

/* What a declaration says before its names. */
typedef struct var_kind {
  ptx_type type;
  uint32_t align, vec;
  bool pointer, managed;
} var_kind;

static aot_status alignment(ptx_parser *P, bool in_params, uint64_t *out) {
  AOT_TRY(ptx_integer(P, out));
  if (P->f && in_params && (!P->f->entry || P->scopes.n > 1) && *out > 128)
    return ptx_fail(P, "parameters are aligned to at most 128 bytes");
  if (*out && *out <= 1 << 20 && !(*out & (*out - 1))) return NULL;
  return ptx_fail(P, ".align must be a power of two");
}

/* {.attribute(...) | .align N} {.v2|.v4} .type {.ptr {.space} {.align N}}; the pointee's space and alignment say
 * nothing to the machine. */
static aot_status declaration(ptx_parser *P, bool in_params, var_kind *d) {
  *d = (var_kind){.vec = 1};
  uint64_t align;
  for (;;)
    if (ptx_accept_word(P, ".align")) {
      AOT_TRY(alignment(P, in_params, &align));
      d->align = (uint32_t)align;
    } else if (ptx_accept_word(P, ".attribute")) {
      AOT_TRY(ptx_expect(P, "("));
      do {
        if (ptx_accept_word(P, ".managed"))
          d->managed = true;
        else if (!ptx_accept_word(P, ".unified"))
          return ptx_fail(P, ".managed or .unified expected");
        AOT_TRY(ptx_accept(P, "(") ? ptx_skip_to(P, ')') : NULL);
      } while (ptx_accept(P, ","));
      AOT_TRY(ptx_expect(P, ")"));
    } else {
      break;
    }
  if (ptx_accept_word(P, ".v2"))
    d->vec = 2;
  else if (ptx_accept_word(P, ".v4"))
    d->vec = 4;
  if (!ptx_accept(P, ".")) return ptx_fail(P, "a type expected");
  size_t n;
  const char *word = ptx_word(P, false, &n);
  d->type = ptx_type_find(word, n);
  if (n > 3 && !memcmp(word + n - 3, "ref", 3)) {
    AOT_TRY(ptx_refuse(P, word, n, "textures and surfaces are not executed"));
    d->type = PTX_B64;
  }
  if (!ptx_is_stored(d->type) || d->type == PTX_PRED || (in_params && (d->vec > 1 || d->type == PTX_F16X2)))
    return ptx_fail(P, "'.%.*s' is no type of variables%s", (int)n, word, in_params ? " that are parameters" : "");
  if (ptx_bytes(d->type) * d->vec > 16) return ptx_fail(P, "a vector of more than 16 bytes");
  if (!in_params || !P->f || !P->f->entry || !ptx_accept_word(P, ".ptr")) return NULL;
  d->pointer = true;
  if (!ptx_accept_word(P, ".global") && !ptx_accept_word(P, ".shared") && !ptx_accept_word(P, ".const"))
    ptx_accept_word(P, ".local");
  return ptx_accept_word(P, ".align") ? alignment(P, true, &align) : NULL;
}

/* Types of registers and variables; the others are types of operations. */
bool ptx_is_stored(ptx_type t) {
  return t && t != PTX_BF16 && t != PTX_BF16X2 && t != PTX_TF32 && t != PTX_U16X2 && t != PTX_S16X2 && t != PTX_F32X2;
}

/* A name, its dimensions and its initial value; or a name and how many variables begin with it. */
static aot_status declarator(ptx_parser *P, const var_kind *d, bool in_params, ptx_var *v, uint64_t *out_many) {
  v->line = P->line;
  AOT_TRY(in_params ? ptx_name(P, &v->name) : ptx_new_name(P, &v->name));
  v->type = (uint8_t)d->type;
  v->vec = (uint8_t)d->vec;
  v->pointer = d->pointer;
  v->count = 1;
  *out_many = PTX_NO;
  if (!in_params && ptx_accept(P, "<")) {
    AOT_TRY(ptx_integer(P, out_many));
    AOT_TRY(ptx_expect(P, ">"));
    if (*out_many > PTX_MAX_VARS) return ptx_fail(P, "too many variables");
  }
  uint64_t dims[17]; // one more for the elements of a vector
  int n_dims = 0;
  while (*out_many == PTX_NO && ptx_accept(P, "[")) {
    uint64_t k = 0;
    v->array = true;
    if (!ptx_accept(P, "]")) {
      if (ptx_accept_word(P, "WARP_SZ"))
        k = 32;
      else
        AOT_TRY(ptx_integer(P, &k));
      AOT_TRY(ptx_expect(P, "]"));
    } else if (n_dims) {
      return ptx_fail(P, "only the first dimension may be left out");
    }
    if (n_dims == (in_params ? 1 : 16)) return ptx_fail(P, "too many dimensions");
    dims[n_dims++] = k;
    if (aoti_mul_overflows(v->count, k, &v->count)) return ptx_fail(P, "'%s' is too large", v->name);
  }
  uint64_t element = (uint64_t)ptx_bytes(d->type) * d->vec;
  v->managed = d->managed;
  v->align = d->align ? d->align : (uint32_t)element;
  if (*out_many == PTX_NO && ptx_accept(P, "=")) {
    if (in_params || v->is_extern || (v->space != PTX_GLOBAL && v->space != PTX_CONST))
      return ptx_fail(P, "'%s' cannot have an initial value here", v->name);
    bool list = v->array || d->vec > 1;
    ptx_skip(P);
    if ((P->p < P->end && *P->p == '{') != list)
      return ptx_fail(
          P, list ? "the initial values of '%s' stand in braces" : "'%s' has one initial value, without braces",
          v->name);
    if (d->vec > 1) dims[n_dims++] = d->vec;
    AOT_TRY(initialiser(P, v, dims, n_dims));
    if (!v->count && v->n_init) v->count = v->init[v->n_init - 1].at + 1u;
  }
  if (!v->count && !v->is_extern && !(in_params && !P->f->entry)) return ptx_fail(P, "'%s' has no size", v->name);
  if (aoti_mul_overflows(v->count, element, &v->bytes) || v->bytes > 1ull << 40)
    return ptx_fail(P, "'%s' is too large", v->name);
  return NULL;
}

static aot_status add_to_module(ptx_parser *P, ptx_var *v) {
  ptx_symbol *old = ptx_same_symbol(P, v->name);
  if (old && old->kind == PTX_S_VAR && old->unit == P->unit && (old->var->is_extern || v->is_extern)) {
    const ptx_var *was = old->var;
    bool same = was->type == v->type && was->vec == v->vec && was->space == v->space;
    bool sized = !was->count || !v->count || was->count == v->count;
    if (!same || !sized) return ptx_fail(P, "'%s' was declared otherwise", v->name);
    if (was->is_extern && P->local && !v->is_extern)
      return ptx_fail(P, "'%s' is .extern and only of this text", v->name);
    if (!was->is_extern) return NULL; // it is defined above
  }
  if (old && old->kind == PTX_S_VAR && old->var->is_extern) {
    ptx_var *keep = old->var; // an extern declaration, now defined
    old->weak = P->weak;
    bool was = keep->is_extern && v->is_extern;
    uint32_t index = keep->index;
    *keep = *v;
    keep->index = index;
    keep->is_extern = was;
    return NULL;
  }
  if (old && old->kind == PTX_S_VAR && old->unit != P->unit && (v->is_extern || ptx_first_stays(P, old))) return NULL;
  if (old) return ptx_fail(P, "'%s' is declared twice", v->name);
  v->index = (uint32_t)P->m->vars.n;
  AOT_TRY(aoti_push(P->arena, &P->m->vars, v));
  return ptx_new_symbol(P, v->name, (ptx_symbol){.kind = PTX_S_VAR, .var = v});
}

static aot_status add_var(ptx_parser *P, ptx_var *v, bool in_params) {
  bool placed = v->space == PTX_GLOBAL || v->space == PTX_CONST; // of the module, wherever it is declared
  if (!P->f) return add_to_module(P, v);
  if (placed) {
    v->index = (uint32_t)P->m->vars.n;
    AOT_TRY(aoti_push(P->arena, &P->m->vars, v));
  } else {
    v->func = P->f;
    v->index = (uint32_t)P->f->vars.n;
    AOT_TRY(aoti_push(P->arena, &P->f->vars, v));
  }
  return in_params ? NULL : ptx_declare(P, v->name, (ptx_symbol){.kind = PTX_S_VAR, .var = v});
}

aot_status ptx_parse_var(ptx_parser *P, ptx_space space, bool is_extern, bool in_params) {
  var_kind d;
  AOT_TRY(declaration(P, in_params || space == PTX_PARAM, &d));
  if (!in_params && ptx_accept(P, ";")) return NULL;
  do {
    ptx_var *v;
    AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *v, &v));
    v->space = space;
    v->is_extern = is_extern;
    uint64_t many;
    AOT_TRY(declarator(P, &d, in_params, v, &many));
    if (many == PTX_NO) AOT_TRY(add_var(P, v, in_params));
    for (uint64_t k = 0; many != PTX_NO && k < many; k++) {
      char name[160];
      ptx_var *one;
      AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *one, &one));
      *one = *v;
      int n = snprintf(name, sizeof name, "%s%llu", v->name, (unsigned long long)k);
      if (n >= (int)sizeof name) return ptx_fail(P, "a name is too long");
      AOT_TRY(aoti_arena_strdup(P->arena, name, (size_t)n, &one->name));
      AOT_TRY(add_var(P, one, false));
    }
    if (in_params) {
      v->in_entry_params = P->f && P->f->entry;
      break;
    }
  } while (ptx_accept(P, ","));
  return in_params ? NULL : ptx_expect(P, ";");
}

static aot_status params(ptx_parser *P, ptx_func *f, bool returns) {
  if (ptx_accept(P, ")")) return NULL;
  do {
    size_t before = f->vars.n;
    if (ptx_accept(P, ".param")) {
      AOT_TRY(ptx_parse_var(P, PTX_PARAM, false, true));
    } else if (!f->entry && ptx_accept(P, ".reg")) {
      if (!ptx_accept(P, ".")) return ptx_fail(P, "a type expected");
      size_t n;
      const char *word = ptx_word(P, false, &n);
      ptx_type type = ptx_type_find(word, n);
      if (!ptx_is_stored(type)) return ptx_fail(P, "a type of registers expected");
      ptx_var *v;
      AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *v, &v));
      AOT_TRY(ptx_name(P, &v->name));
      v->type = (uint8_t)type, v->is_reg = true, v->line = P->line, v->func = f, v->index = (uint32_t)f->vars.n;
      v->bytes = (uint64_t)ptx_bytes(type), v->space = PTX_PARAM;
      AOT_TRY(ptx_declare_reg(P, type, v->name, &v->reg));
      AOT_TRY(aoti_push(P->arena, &f->vars, v));
    } else {
      return ptx_fail(P, "a parameter expected");
    }
    ptx_var *v = f->vars.at[before];
    char letter = ptx_types[v->type].letter;
    if (!f->entry && !v->array && v->bytes < 4 && letter != 'b' && letter != 'f')
      return ptx_fail(P, "parameters of functions have 32 bits or more");
    if (returns && f->rets.n && !(v->is_reg && f->rets.at[0]->is_reg))
      return ptx_fail(P, "several results are registers");
    if (!v->is_reg) AOT_TRY(ptx_declare(P, v->name, (ptx_symbol){.kind = PTX_S_VAR, .var = v}));
    if (f->entry) {
      uint64_t at = ((uint64_t)f->params_bytes + v->align - 1) / v->align * v->align;
      if (at + v->bytes > 32764) return ptx_fail(P, "more than 32764 bytes of parameters");
      v->address = at;
      f->params_bytes = (uint32_t)(at + v->bytes);
    }
    if (returns)
      AOT_TRY(aoti_push(P->arena, &f->rets, v));
    else
      AOT_TRY(aoti_push(P->arena, &f->params, v));
  } while (ptx_accept(P, ","));
  return ptx_expect(P, ")");
}

static aot_status three(ptx_parser *P, uint32_t out[3]) {
  out[1] = out[2] = 1;
  for (int i = 0; i < 3; i++) {
    uint64_t v;
    AOT_TRY(ptx_integer(P, &v));
    if (!v || v > UINT32_MAX) return ptx_fail(P, "a block without threads");
    out[i] = (uint32_t)v;
    if (!ptx_accept(P, ",")) break;
  }
  return NULL;
}

static aot_status positive(ptx_parser *P, uint32_t *out) {
  uint64_t v;
  AOT_TRY(ptx_integer(P, &v));
  if (!v || v > UINT32_MAX) return ptx_fail(P, "a positive number of 32 bits expected");
  *out = (uint32_t)v;
  return NULL;
}

/* Whether a definition or another declaration says the same of what is passed. */
static bool same_values(const ptx_func *f, const ptx_func *g) {
  if (f->params.n != g->params.n || f->rets.n != g->rets.n) return false;
  for (size_t i = 0; i < f->params.n + f->rets.n; i++) {
    const ptx_var *a = i < f->params.n ? f->params.at[i] : f->rets.at[i - f->params.n];
    const ptx_var *b = i < f->params.n ? g->params.at[i] : g->rets.at[i - f->params.n];
    if (a->type != b->type || a->array != b->array || a->is_reg != b->is_reg) return false;
  }
  return true;
}

static bool followed_by_body(ptx_parser *P) {
  ptx_skip(P);
  return P->p < P->end && *P->p == '{';
}

static aot_status function(ptx_parser *P, bool entry, bool is_extern) {
  ptx_func *f;
  AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *f, &f));
  f->entry = entry;
  f->is_extern = is_extern;
  f->line = P->line;
  P->f = f;
  P->scopes.n = P->syms.n = 0;
  P->loc = P->node = 0;
  AOT_TRY(ptx_push_scope(P));
  if (!entry && ptx_accept(P, "(")) AOT_TRY(params(P, f, true));
  AOT_TRY(ptx_name(P, &f->name));
  f->line = P->line;
  if (ptx_accept(P, "(")) AOT_TRY(params(P, f, false));
  for (bool ends = false;;) { // .noreturn comes once, before all
    uint64_t v;
    if (entry && ptx_accept_word(P, ".maxntid")) {
      AOT_TRY(three(P, f->max_ntid));
    } else if (entry && ptx_accept_word(P, ".reqntid")) {
      AOT_TRY(three(P, f->req_ntid));
    } else if (entry && ptx_accept_word(P, ".minnctapersm")) {
      AOT_TRY(positive(P, &f->min_ctas));
    } else if (entry && P->m->version < 21 && ptx_accept_word(P, ".maxnctapersm")) {
      AOT_TRY(ptx_integer(P, &v));
    } else if (entry && ptx_accept_word(P, ".maxnreg")) {
      AOT_TRY(positive(P, &f->max_nreg));
    } else if (ptx_accept_word(P, ".pragma")) {
      AOT_TRY(ptx_parse_pragma(P));
      ends = true;
    } else if (!entry && !f->rets.n && !ends && ptx_accept_word(P, ".noreturn")) {
      ends = true;
    } else if (!entry && (ptx_accept_word(P, ".abi_preserve") || ptx_accept_word(P, ".abi_preserve_control"))) {
      AOT_TRY(ptx_too_old(P, (ptx_since){90, 80}, ".abi_preserve", 13));
      AOT_TRY(ptx_integer(P, &v));
    } else if (ptx_accept_word(P, ".reqnctapercluster") || ptx_accept_word(P, ".explicitcluster") ||
               ptx_accept_word(P, ".maxclusterrank")) {
      AOT_TRY(ptx_refuse(P, "cluster directives", 18, "thread block clusters are not executed"));
      ptx_opnd o;
      while (ptx_literal(P, &o)) ptx_accept(P, ",");
    } else {
      break;
    }
  }
  for (size_t i = 0; i < f->params.n + f->rets.n && followed_by_body(P); i++) {
    const char *name = (i < f->params.n ? f->params.at[i] : f->rets.at[i - f->params.n])->name;
    if (!strcmp(name, "_")) return ptx_fail(P, "'_' is no name of a parameter");
  }
  if (f->max_ntid[0] && f->req_ntid[0]) return ptx_fail(P, ".maxntid and .reqntid exclude each other");
  ptx_symbol *old = ptx_same_symbol(P, f->name);
  ptx_func *declared = NULL;
  bool drop = false;
  if (old) {
    declared = old->kind == PTX_S_FUNC ? old->func : NULL;
    if (!declared) return ptx_fail(P, "'%s' is declared twice", f->name);
    if (declared->entry != entry || !same_values(declared, f))
      return ptx_fail(P, "'%s' was declared with other parameters", f->name);
  } else {
    AOT_TRY(aoti_push(P->arena, &P->m->funcs, f));
    f->id = (uint32_t)P->m->funcs.n;
    AOT_TRY(ptx_new_symbol(P, f->name, (ptx_symbol){.kind = PTX_S_FUNC, .func = f}));
  }
  ptx_skip(P);
  if (ptx_accept(P, ";") || (P->p < P->end && *P->p == '.')) { // the ';' may be left out
    if (declared && declared->body && old->unit == P->unit) return ptx_fail(P, "'%s' is defined above", f->name);
    P->f = NULL;
    return NULL;
  }
  AOT_TRY(ptx_expect(P, "{"));
  if (is_extern) return ptx_fail(P, "'%s' is .extern and defined", f->name);
  if (declared && declared->body) {
    drop = ptx_first_stays(P, old);
    if (!drop && !(old->weak && old->unit != P->unit)) return ptx_fail(P, "'%s' is defined twice", f->name);
  }
  if (old && !drop) old->weak = P->weak, old->unit = P->unit;
  f->body = true;
  AOT_TRY(ptx_parse_body(P));
  if (declared && !drop) { // calls read so far point at the declaration: it becomes the definition
    f->id = declared->id;
    f->taken |= declared->taken;
    *declared = *f;
    for (size_t i = 0; i < f->vars.n; i++) f->vars.at[i]->func = declared;
  }
  P->f = NULL;
  return NULL;
}

/* The last minor version of each major one. */
static bool is_version(uint64_t major, uint64_t minor) {
  static const uint8_t last[] = {0, 5, 3, 2, 3, 1, 5, 8, 8, 9};
  return major >= 1 && major < sizeof last && minor <= last[major];
}

static const struct {
  uint8_t sm, version;
} targets[] = {
#define PTX_TARGET(sm, version) {sm, version},
#include "targets.def"
#undef PTX_TARGET
};

/* sm_80, sm_90a or compute_80, or words that say how textures work and that there is a debug section. */
static aot_status target(ptx_parser *P, bool first) {
  static const char *const others[] = {"debug", "texmode_unified", "texmode_independent"};
  size_t n, at = 0;
  const char *word = ptx_word(P, false, &n);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (!first && n == strlen(others[i]) && !memcmp(word, others[i], n)) return NULL;
  if (n > 3 && !memcmp(word, "sm_", 3)) at = 3;
  if (n > 8 && !memcmp(word, "compute_", 8)) at = 8;
  size_t end = at;
  int sm = 0;
  while (end < n && end < at + 4 && word[end] >= '0' && word[end] <= '9') sm = sm * 10 + word[end++] - '0';
  if (end < n && sm >= 90 && (word[end] == 'a' || (word[end] == 'f' && sm >= 100))) end++;
  for (size_t i = 0; at && end == n && i < sizeof targets / sizeof *targets; i++)
    if (targets[i].sm == sm) {
      P->m->target = sm;
      return ptx_too_old(P, (ptx_since){targets[i].version, 0}, word, n);
    }
  return ptx_fail(P, first ? "'%.*s' is no .target known here" : "'%.*s' is not understood after .target", (int)n,
                  word);
}

/* .version and its two numbers. */
static aot_status version(ptx_parser *P, uint64_t *major, uint64_t *minor) {
  if (!ptx_accept_word(P, ".version")) return ptx_fail(P, "not PTX: .version must come first");
  ptx_skip(P);
  uint64_t *const parts[] = {major, minor};
  for (int k = 0; k < 2; k++) {
    const char *first = P->p;
    for (*parts[k] = 0; P->p < P->end && *P->p >= '0' && *P->p <= '9' && P->p - first < 4; P->p++)
      *parts[k] = *parts[k] * 10 + (uint64_t)(*P->p - '0');
    if (P->p == first || (k == 0 && (P->p == P->end || *P->p++ != '.')))
      return ptx_fail(P, "a version like 8.0 must follow .version");
  }
  return NULL;
}

int aoti_ptx_version_of(const char *text, size_t n) {
  ptx_parser P = {.p = text, .end = text + n, .line = 1, .m = &(aoti_ptx_module){0}};
  uint64_t major, minor;
  aot_status status = version(&P, &major, &minor);
  if (!status) return (int)(major * 10 + (minor < 10 ? minor : 9));
  aot_status_free(status);
  return 0;
}

static aot_status header(ptx_parser *P) {
  uint64_t a, b;
  AOT_TRY(version(P, &a, &b));
  if (!is_version(a, b) || (P->p<P->end && * P->p> ' ' && *P->p != '/' && *P->p != '.'))
    return ptx_fail(P, "PTX version %llu.%llu is not known", (unsigned long long)a, (unsigned long long)b);
  P->m->version = (int)(a * 10 + b);
  if (!ptx_accept_word(P, ".target")) return ptx_fail(P, ".target must follow .version");
  bool first = true;
  do AOT_TRY(target(P, first));
  while (first = false, ptx_accept(P, ","));
  if (!ptx_accept_word(P, ".address_size")) return NULL;
  AOT_TRY(ptx_integer(P, &a));
  return a == 64 ? NULL : ptx_fail(P, "only .address_size 64 is executed");
}

static aot_status refused(const ptx_parser *P) {
  const ptx_refused *r = P->refused.at;
  aot_status status = aoti_error_at(AOT_ERROR_UNSUPPORTED, P->m->name, (int)r->line,
                                    "PTX line %u: '%.*s' is not supported: %s", r->line, (int)r->n, r->opcode, r->why);
  for (size_t i = 1; i < P->refused.n; i++)
    status =
        aoti_note(status, "PTX line %u: '%.*s' is not supported: %s", r[i].line, (int)r[i].n, r[i].opcode, r[i].why);
  return status;
}

static aot_status debug_name(ptx_parser *P, const char **out) {
  ptx_accept(P, "."); // of a section
  return ptx_name(P, out);
}

/* A number, a label, or a label and a number or another label. */
static aot_status debug_value(ptx_parser *P, int bytes) {
  const char *name;
  uint64_t v;
  bool minus = ptx_accept(P, "-");
  ptx_skip(P);
  if (minus || (P->p < P->end && *P->p >= '0' && *P->p <= '9')) {
    AOT_TRY(ptx_integer(P, &v));
    return bytes > 2 || v < (minus ? 129u : 256u) << 8 * (bytes - 1) ? NULL : ptx_fail(P, "a value that does not fit");
  }
  AOT_TRY(debug_name(P, &name));
  minus = ptx_accept(P, "-");
  if (!minus && !ptx_accept(P, "+")) return NULL;
  ptx_skip(P);
  if (P->p < P->end && *P->p >= '0' && *P->p <= '9') return ptx_integer(P, &v);
  return minus ? ptx_name(P, &name) : ptx_fail(P, "a number expected");
}

/* A debug section: labels, and values of 1 to 8 bytes; only the labels matter. */
static aot_status section(ptx_parser *P) {
  const char *name;
  ptx_skip(P);
  if (P->p >= P->end || *P->p != '.') return ptx_fail(P, "the name of a section expected");
  AOT_TRY(debug_name(P, &name));
  AOT_TRY(ptx_expect(P, "{"));
  while (!ptx_accept(P, "}")) {
    if (P->p >= P->end) return ptx_fail(P, "the text ends inside a section");
    if (*P->p != '.') {
      AOT_TRY(ptx_name(P, &name));
      AOT_TRY(ptx_expect(P, ":"));
      AOT_TRY(aoti_map_put(&P->debug_labels, name, strlen(name), 1, NULL));
      continue;
    }
    int bytes = ptx_accept_word(P, ".b8")    ? 1
                : ptx_accept_word(P, ".b16") ? 2
                : ptx_accept_word(P, ".b32") ? 4
                : ptx_accept_word(P, ".b64") ? 8
                                             : 0;
    if (!bytes) return ptx_fail(P, ".b8, .b16, .b32 or .b64 expected");
    do AOT_TRY(debug_value(P, bytes));
    while (ptx_accept(P, ","));
  }
  return NULL;
}

static aot_status prototype_list(ptx_parser *P) {
  const char *name;
  uint64_t n;
  var_kind d;
  if (ptx_accept(P, ")")) return NULL;
  do {
    if (!ptx_accept_word(P, ".param") && !ptx_accept_word(P, ".reg")) return ptx_fail(P, "a parameter expected");
    AOT_TRY(declaration(P, true, &d));
    AOT_TRY(ptx_name(P, &name));
    while (ptx_accept(P, "["))
      if (!ptx_accept(P, "]")) {
        AOT_TRY(ptx_integer(P, &n));
        AOT_TRY(ptx_expect(P, "]"));
      }
  } while (ptx_accept(P, ","));
  return ptx_expect(P, ")");
}

/* {(returns)} _ {(parameters)} {.noreturn}; what they are shows in the call. */
aot_status ptx_parse_prototype(ptx_parser *P) {
  const char *name;
  bool returns = ptx_accept(P, "(");
  if (returns) AOT_TRY(prototype_list(P));
  AOT_TRY(ptx_name(P, &name));
  if (strcmp(name, "_")) return ptx_fail(P, "'_' expected before '%s'", name);
  if (ptx_accept(P, "(")) AOT_TRY(prototype_list(P));
  while (ptx_accept_word(P, ".noreturn") || ptx_accept_word(P, ".abi_preserve"))
    if (returns && P->p[-1] == 'n') return ptx_fail(P, "what does not return has no results");
  return ptx_expect(P, ";");
}

/* .alias name, function; */
static aot_status alias(ptx_parser *P) {
  const char *names[2];
  ptx_func *f[2];
  AOT_TRY(ptx_name(P, &names[0]));
  AOT_TRY(ptx_expect(P, ","));
  AOT_TRY(ptx_name(P, &names[1]));
  AOT_TRY(ptx_too_old(P, (ptx_since){63, 30}, ".alias", 6));
  for (int i = 0; i < 2; i++) {
    uint32_t *at = aoti_map_get(&P->m->symbols, names[i], strlen(names[i]));
    f[i] = at && P->m->syms.at[*at].kind == PTX_S_FUNC ? P->m->syms.at[*at].func : NULL;
    if (!f[i] || f[i]->entry || f[i]->body != i)
      return ptx_fail(P, "'%s' is no function that is %s", names[i], i ? "defined" : "declared and not defined");
  }
  uint32_t id = f[0]->id;
  bool taken = f[0]->taken;
  *f[0] = *f[1]; // statements, parameters and variables are shared
  f[0]->name = names[0], f[0]->id = id, f[0]->taken = taken;
  return ptx_expect(P, ";");
}

static aot_status items(ptx_parser *P) {
  for (;;) {
    ptx_skip(P);
    if (P->open_comment) return ptx_fail(P, "a comment without its end");
    if (P->p >= P->end) return NULL;
    bool is_extern = ptx_accept_word(P, ".extern");
    bool visible = !is_extern && ptx_accept_word(P, ".visible");
    bool common = !is_extern && !visible && ptx_accept_word(P, ".common");
    P->weak = common || (!is_extern && !visible && ptx_accept_word(P, ".weak"));
    if (common && (ptx_skip(P), P->end - P->p < 7 || memcmp(P->p, ".global", 7)))
      return ptx_fail(P, ".common goes with .global");
    P->local = !is_extern && !visible && !P->weak;
    if (ptx_accept_word(P, ".entry")) {
      AOT_TRY(function(P, true, is_extern));
    } else if (ptx_accept_word(P, ".func")) {
      AOT_TRY(function(P, false, is_extern));
    } else if (ptx_accept_word(P, ".alias")) {
      AOT_TRY(alias(P));
    } else if (ptx_accept_word(P, ".global")) {
      AOT_TRY(ptx_parse_var(P, PTX_GLOBAL, is_extern, false));
    } else if (ptx_accept_word(P, ".const")) {
      if (P->p < P->end && *P->p == '[') return ptx_fail(P, "constant banks are not executed");
      AOT_TRY(ptx_parse_var(P, PTX_CONST, is_extern, false));
    } else if (ptx_accept_word(P, ".shared")) {
      AOT_TRY(ptx_parse_var(P, PTX_SHARED, is_extern, false));
    } else if (ptx_accept_word(P, ".file")) {
      AOT_TRY(ptx_parse_file(P));
    } else if (ptx_accept_word(P, ".pragma")) {
      AOT_TRY(ptx_parse_pragma(P));
    } else if (ptx_accept_word(P, ".section")) {
      AOT_TRY(section(P));
    } else if (ptx_accept(P, "@@DWARF")) {
      while (P->p < P->end && *P->p != '\n') P->p++;
    } else {
      size_t n = 0;
      while (P->p + n < P->end && n < 32 && P->p[n] > ' ' && P->p[n] < 127) n++;
      return ptx_fail(P, "'%.*s' is not understood at module level", (int)n, P->p);
    }
  }
}

aot_status ptx_parse(aoti_ptx_module *m) {
  ptx_parser P = {.m = m, .arena = &m->arena, .p = m->text, .end = m->text + m->text_n, .line = 1};
  m->symbols.arena = P.debug_labels.arena = P.places.arena = &m->arena;
  AOT_TRY(aoti_push(P.arena, &m->locs, (ptx_loc){0, 0}));
  AOT_TRY(aoti_push(P.arena, &m->nodes, NULL));
  AOT_TRY(header(&P));
  AOT_TRY(items(&P));
  AOT_TRY(ptx_end_unit(&P));
  return P.refused.n ? refused(&P) : NULL;
}
