// Module level: directives, variables and their initialisers, function headers.
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

aot_status ptx_parse_file(ptx_parser *P) {
  uint64_t number, ignored;
  const char *name;
  AOT_TRY(ptx_integer(P, &number));
  AOT_TRY(ptx_string(P, &name));
  if (ptx_accept(P, ",")) {
    AOT_TRY(ptx_integer(P, &ignored));
    AOT_TRY(ptx_expect(P, ","));
    AOT_TRY(ptx_integer(P, &ignored));
  }
  if (number > 65535) return ptx_fail(P, ".file number %llu is too large", (unsigned long long)number);
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
    if (!aoti_map_get(&P->places, (const char *)outer, sizeof outer))
      return ptx_fail(P, "no .loc before has the place that inlined_at names");
  }
  AOT_TRY(aoti_map_put(&P->places, (const char *)place, sizeof place, 1, NULL));
  AOT_TRY(aoti_push(P->arena, &P->m->locs, (ptx_loc){(uint32_t)place[0], (uint32_t)place[1]}));
  P->loc = (uint32_t)P->m->locs.n - 1;
  return NULL;
}

static aot_status one_value(ptx_parser *P, ptx_var *v, uint32_t at, ptx_init *out) {
  *out = (ptx_init){.at = at};
  ptx_opnd o = {0};
  if (ptx_number(P, &o)) {
    out->bits = o.imm;
    if (ptx_types[v->type].letter == 'f') {
      double d;
      memcpy(&d, &o.imm, 8);
      if (o.kind == PTX_O_INT) d = (double)(int64_t)o.imm;
      if (v->type == PTX_F32 && o.kind != PTX_O_F32) {
        float f = (float)d;
        uint32_t bits;
        memcpy(&bits, &f, 4);
        out->bits = bits;
      } else if (v->type == PTX_F64) {
        if (o.kind == PTX_O_F32) {
          float f;
          memcpy(&f, &o.imm, 4);
          d = (double)f;
        }
        memcpy(&out->bits, &d, 8);
      }
    }
    if (v->type == PTX_B8 || v->type == PTX_U8) { // 0xFF(sym): one byte of an address
      uint64_t mask = out->bits;
      if (mask && ptx_accept(P, "(")) {
        AOT_TRY(ptx_name(P, &out->symbol));
        AOT_TRY(ptx_expect(P, ")"));
        out->bits = 0;
        out->mask_shift = (uint8_t)(1 + (unsigned)__builtin_ctzll(mask));
        return aoti_push(P->arena, &P->late, (ptx_late){NULL, P->line});
      }
    }
    return NULL;
  }
  bool wrapped = false;
  if (ptx_accept_word(P, "generic")) {
    AOT_TRY(ptx_expect(P, "("));
    wrapped = true;
  }
  AOT_TRY(ptx_name(P, &out->symbol));
  if (wrapped) AOT_TRY(ptx_expect(P, ")"));
  if (ptx_accept(P, "+")) AOT_TRY(ptx_integer(P, &out->bits));
  return aoti_push(P->arena, &P->late, (ptx_late){NULL, P->line});
}

/* Braces may nest as the dimensions do; only the order of the values matters, and where each row starts. */
static aot_status initialiser(ptx_parser *P, ptx_var *v, const uint64_t *dims, int n_dims) {
  AOT_VEC(ptx_init) values = {0};
  size_t first_late = P->late.n;
  if (!ptx_accept(P, "{")) {
    ptx_init one;
    AOT_TRY(one_value(P, v, 0, &one));
    AOT_TRY(aoti_push(P->arena, &values, one));
  } else {
    uint64_t stride[16];
    for (int d = 0; d < 16; d++) stride[d] = 1;
    for (int d = n_dims - 2; d >= 0; d--) stride[d] = stride[d + 1] * dims[d + 1];
    int depth = 1;
    uint64_t at = 0;
    while (depth) {
      if (ptx_accept(P, "{")) {
        if (++depth > 16) return ptx_fail(P, "an initialiser nested too deep");
        continue;
      }
      if (ptx_accept(P, "}")) {
        depth--;
        if (depth) { // the next row begins at a multiple of this row's size
          uint64_t row = depth < n_dims ? stride[depth - 1] : 1;
          if (row) at = (at + row - 1) / row * row;
        }
        ptx_accept(P, ",");
        continue;
      }
      ptx_init one;
      if (at > UINT32_MAX) return ptx_fail(P, "too many initial values");
      AOT_TRY(one_value(P, v, (uint32_t)at++, &one));
      AOT_TRY(aoti_push(P->arena, &values, one));
      ptx_accept(P, ",");
    }
  }
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
  bool pointer;
} var_kind;

static aot_status declaration(ptx_parser *P, var_kind *d) {
  *d = (var_kind){.vec = 1};
  for (;;) {
    ptx_skip(P);
    if (P->p >= P->end || *P->p != '.') break;
    P->p++;
    size_t n;
    const char *word = ptx_word(P, false, &n);
    ptx_type t = ptx_type_find(word, n);
#define IS(s) (n == sizeof(s) - 1 && !memcmp(word, s, n))
    if (t) {
      d->type = t;
    } else if (IS("align")) {
      uint64_t a;
      AOT_TRY(ptx_integer(P, &a));
      if (!a || a > 1 << 20 || (a & (a - 1))) return ptx_fail(P, ".align must be a power of two");
      if (!d->pointer) d->align = (uint32_t)a; // after .ptr it is the pointee's
    } else if (IS("v2")) {
      d->vec = 2;
    } else if (IS("v4")) {
      d->vec = 4;
    } else if (IS("ptr")) {
      d->pointer = true;
    } else if (d->pointer && (IS("global") || IS("shared") || IS("const") || IS("local"))) {
    } else if (IS("attribute")) {
      AOT_TRY(ptx_skip_to(P, ')'));
    } else if (IS("unified") || IS("managed")) {
    } else {
      return ptx_fail(P, "'.%.*s' is not understood in a declaration", (int)n, word);
    }
#undef IS
  }
  if (!d->type || d->type == PTX_PRED) return ptx_fail(P, "a declaration without a usable type");
  return NULL;
}

/* A name, its dimensions and its initial value. */
static aot_status declarator(ptx_parser *P, const var_kind *d, bool in_params, ptx_var *v) {
  v->line = P->line;
  AOT_TRY(ptx_name(P, &v->name));
  v->type = (uint8_t)d->type;
  v->vec = (uint8_t)d->vec;
  v->pointer = d->pointer;
  v->count = 1;
  uint64_t dims[16];
  int n_dims = 0;
  while (ptx_accept(P, "[")) {
    uint64_t k = 0;
    v->array = true;
    if (!ptx_accept(P, "]")) {
      AOT_TRY(ptx_integer(P, &k));
      AOT_TRY(ptx_expect(P, "]"));
    }
    if (n_dims == 16) return ptx_fail(P, "too many dimensions");
    dims[n_dims++] = k;
    if (aoti_mul_overflows(v->count, k, &v->count)) return ptx_fail(P, "'%s' is too large", v->name);
  }
  uint64_t element = (uint64_t)ptx_bytes(d->type) * d->vec;
  v->align = d->align ? d->align : (uint32_t)element;
  if (ptx_accept(P, "=")) {
    if (in_params || P->f || v->is_extern || (v->space != PTX_GLOBAL && v->space != PTX_CONST))
      return ptx_fail(P, "'%s' cannot have an initial value here", v->name);
    bool list = v->array || d->vec > 1;
    ptx_skip(P);
    if ((P->p < P->end && *P->p == '{') != list)
      return ptx_fail(
          P, list ? "the initial values of '%s' stand in braces" : "'%s' has one initial value, without braces",
          v->name);
    AOT_TRY(initialiser(P, v, dims, n_dims));
    if (!v->count && v->n_init) v->count = v->init[v->n_init - 1].at + 1u;
    if (v->n_init && v->init[v->n_init - 1].at >= v->count * d->vec)
      return ptx_fail(P, "'%s' has more initial values than elements", v->name);
  }
  if (!v->count && !in_params && !P->f && !v->is_extern) return ptx_fail(P, "'%s' has no size", v->name);
  if (aoti_mul_overflows(v->count, element, &v->bytes) || v->bytes > 1ull << 40)
    return ptx_fail(P, "'%s' is too large", v->name);
  return NULL;
}

static aot_status add_to_module(ptx_parser *P, ptx_var *v) {
  uint32_t *old = aoti_map_get(&P->m->symbols, v->name, strlen(v->name));
  if (old && P->m->syms.at[*old].kind == PTX_S_VAR && P->m->syms.at[*old].var->is_extern) {
    ptx_var *keep = P->m->syms.at[*old].var; // an extern declaration, now defined
    bool was = keep->is_extern && v->is_extern;
    uint32_t index = keep->index;
    *keep = *v;
    keep->index = index;
    keep->is_extern = was;
    return NULL;
  }
  if (old) return ptx_fail(P, "'%s' is declared twice", v->name);
  v->index = (uint32_t)P->m->vars.n;
  AOT_TRY(aoti_push(P->arena, &P->m->vars, v));
  AOT_TRY(aoti_push(P->arena, &P->m->syms, (ptx_symbol){.kind = PTX_S_VAR, .var = v}));
  return aoti_map_put(&P->m->symbols, v->name, strlen(v->name), (uint32_t)P->m->syms.n - 1, NULL);
}

aot_status ptx_parse_var(ptx_parser *P, ptx_space space, bool is_extern, bool in_params) {
  var_kind d;
  AOT_TRY(declaration(P, &d));
  do {
    ptx_var *v;
    AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *v, &v));
    v->space = space;
    v->is_extern = is_extern;
    AOT_TRY(declarator(P, &d, in_params, v));
    if (P->f) {
      v->func = P->f;
      v->index = (uint32_t)P->f->vars.n;
      AOT_TRY(aoti_push(P->arena, &P->f->vars, v));
      if (!in_params) AOT_TRY(ptx_declare(P, v->name, (ptx_symbol){.kind = PTX_S_VAR, .var = v}));
    } else {
      AOT_TRY(add_to_module(P, v));
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
      if (!type) return ptx_fail(P, "a type expected");
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
    if (!v || v > 1024) return ptx_fail(P, "a block dimension outside 1..1024");
    out[i] = (uint32_t)v;
    if (!ptx_accept(P, ",")) break;
  }
  return NULL;
}

static aot_status function(ptx_parser *P, bool entry) {
  ptx_func *f;
  AOT_TRY(aoti_arena_alloc(P->arena, 1, sizeof *f, &f));
  f->entry = entry;
  f->line = P->line;
  P->f = f;
  P->scopes.n = P->syms.n = 0;
  P->loc = P->node = 0;
  AOT_TRY(ptx_push_scope(P));
  ptx_accept(P, ".noreturn");
  if (!entry && ptx_accept(P, "(")) AOT_TRY(params(P, f, true));
  AOT_TRY(ptx_name(P, &f->name));
  f->line = P->line;
  if (ptx_accept(P, "(")) AOT_TRY(params(P, f, false));
  for (;;) {
    uint64_t v;
    if (ptx_accept_word(P, ".maxntid")) {
      AOT_TRY(three(P, f->max_ntid));
    } else if (ptx_accept_word(P, ".reqntid")) {
      AOT_TRY(three(P, f->req_ntid));
    } else if (ptx_accept_word(P, ".minnctapersm")) {
      AOT_TRY(ptx_integer(P, &v));
      f->min_ctas = (uint32_t)v;
    } else if (ptx_accept_word(P, ".maxnctapersm")) {
      AOT_TRY(ptx_integer(P, &v));
    } else if (ptx_accept_word(P, ".maxnreg")) {
      AOT_TRY(ptx_integer(P, &v));
      f->max_nreg = (uint32_t)v;
    } else if (ptx_accept_word(P, ".pragma")) {
      AOT_TRY(ptx_skip_to(P, ';'));
    } else if (ptx_accept_word(P, ".noreturn")) {
    } else if (ptx_accept_word(P, ".abi_preserve") || ptx_accept_word(P, ".abi_preserve_control")) {
      AOT_TRY(ptx_integer(P, &v));
    } else if (ptx_accept_word(P, ".reqnctapercluster") || ptx_accept_word(P, ".explicitcluster") ||
               ptx_accept_word(P, ".maxclusterrank")) {
      AOT_TRY(ptx_refuse(P, "cluster directives", 18, "thread block clusters are not executed"));
      ptx_opnd o;
      do {
        ptx_number(P, &o);
      } while (ptx_accept(P, ","));
    } else {
      break;
    }
  }
  uint32_t *old = aoti_map_get(&P->m->symbols, f->name, strlen(f->name));
  ptx_func *declared = NULL;
  if (old) {
    declared = P->m->syms.at[*old].kind == PTX_S_FUNC ? P->m->syms.at[*old].func : NULL;
    if (!declared) return ptx_fail(P, "'%s' is declared twice", f->name);
  } else {
    AOT_TRY(aoti_push(P->arena, &P->m->funcs, f));
    f->id = (uint32_t)P->m->funcs.n;
    AOT_TRY(aoti_push(P->arena, &P->m->syms, (ptx_symbol){.kind = PTX_S_FUNC, .func = f}));
    AOT_TRY(aoti_map_put(&P->m->symbols, f->name, strlen(f->name), (uint32_t)P->m->syms.n - 1, NULL));
  }
  if (ptx_accept(P, ";")) {
    P->f = NULL;
    return NULL;
  }
  AOT_TRY(ptx_expect(P, "{"));
  if (declared && declared->body) return ptx_fail(P, "'%s' is defined twice", f->name);
  f->body = true;
  AOT_TRY(ptx_parse_body(P));
  if (declared) { // calls read so far point at the declaration: it becomes the definition
    f->id = declared->id;
    f->taken |= declared->taken;
    *declared = *f;
    for (size_t i = 0; i < f->vars.n; i++) f->vars.at[i]->func = declared;
  }
  P->f = NULL;
  return NULL;
}

static aot_status header(ptx_parser *P) {
  uint64_t a, b;
  if (!ptx_accept_word(P, ".version")) return ptx_fail(P, "not PTX: .version must come first");
  ptx_skip(P);
  if (P->end - P->p < 3 || P->p[0] < '1' || P->p[0] > '9' || P->p[1] != '.' || P->p[2] < '0' || P->p[2] > '9')
    return ptx_fail(P, "a version like 8.0 must follow .version");
  a = (uint64_t)(P->p[0] - '0'), b = (uint64_t)(P->p[2] - '0');
  P->p += 3;
  if (a > 9 || a < 1 || b > 9)
    return ptx_fail(P, "PTX version %llu.%llu is not known", (unsigned long long)a, (unsigned long long)b);
  P->m->version = (int)(a * 10 + b);
  if (!ptx_accept_word(P, ".target")) return ptx_fail(P, ".target must follow .version");
  do {
    size_t n;
    const char *word = ptx_word(P, false, &n);
    if (!n) return ptx_fail(P, "a target expected");
    if (n > 3 && !memcmp(word, "sm_", 3)) {
      int sm = 0;
      for (size_t i = 3; i < n && i < 7 && word[i] >= '0' && word[i] <= '9'; i++) sm = sm * 10 + word[i] - '0';
      P->m->target = sm;
    }
  } while (ptx_accept(P, ","));
  if (!P->m->target) return ptx_fail(P, ".target names no sm_NN");
  if (ptx_accept_word(P, ".address_size")) {
    AOT_TRY(ptx_integer(P, &a));
    if (a != 64) return ptx_fail(P, "only .address_size 64 is executed");
  }
  return NULL;
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

/* A debug section: nothing but its labels is looked at. */
static aot_status section(ptx_parser *P) {
  size_t n;
  if (ptx_accept(P, ".")) {}
  ptx_word(P, true, &n);
  AOT_TRY(ptx_expect(P, "{"));
  for (;;) {
    ptx_skip(P);
    if (P->p >= P->end) return ptx_fail(P, "the text ends inside a section");
    const char *word = ptx_word(P, false, &n);
    ptx_skip(P);
    if (P->p < P->end && n && *P->p == ':') AOT_TRY(aoti_map_put(&P->debug_labels, word, n, 1, NULL));
    if (P->p < P->end && *P->p == '}') {
      P->p++;
      return NULL;
    }
    if (!n || (P->p < P->end && *P->p == ':')) P->p += P->p < P->end;
  }
}

static aot_status items(ptx_parser *P) {
  bool is_extern = false;
  for (;;) {
    ptx_skip(P);
    if (P->p >= P->end) return NULL;
    if (ptx_accept_word(P, ".visible") || ptx_accept_word(P, ".weak") || ptx_accept_word(P, ".common")) continue;
    if (ptx_accept_word(P, ".extern")) {
      is_extern = true;
      continue;
    }
    if (ptx_accept_word(P, ".entry")) {
      AOT_TRY(function(P, true));
    } else if (ptx_accept_word(P, ".func")) {
      AOT_TRY(function(P, false));
    } else if (ptx_accept_word(P, ".global")) {
      AOT_TRY(ptx_parse_var(P, PTX_GLOBAL, is_extern, false));
    } else if (ptx_accept_word(P, ".const")) {
      if (P->p < P->end && *P->p == '[') return ptx_fail(P, "constant banks are not executed");
      AOT_TRY(ptx_parse_var(P, PTX_CONST, is_extern, false));
    } else if (ptx_accept_word(P, ".shared")) {
      AOT_TRY(ptx_parse_var(P, PTX_SHARED, is_extern, false));
    } else if (ptx_accept_word(P, ".file")) {
      AOT_TRY(ptx_parse_file(P));
    } else if (ptx_accept_word(P, ".loc")) {
      AOT_TRY(ptx_parse_loc(P));
    } else if (ptx_accept_word(P, ".pragma")) {
      AOT_TRY(ptx_skip_to(P, ';'));
    } else if (ptx_accept_word(P, ".section")) {
      AOT_TRY(section(P));
    } else if (ptx_accept(P, "@@DWARF")) {
      while (P->p < P->end && *P->p != '\n') P->p++;
    } else if (ptx_accept_word(P, ".address_size")) {
      uint64_t a;
      AOT_TRY(ptx_integer(P, &a));
      if (a != 64) return ptx_fail(P, "only .address_size 64 is executed");
    } else if (ptx_accept(P, ";")) {
    } else {
      size_t n = 0;
      while (P->p + n < P->end && n < 32 && P->p[n] > ' ' && P->p[n] < 127) n++;
      return ptx_fail(P, "'%.*s' is not understood at module level", (int)n, P->p);
    }
    is_extern = false;
  }
}

aot_status ptx_parse(aoti_ptx_module *m) {
  ptx_parser P = {.m = m, .arena = &m->arena, .p = m->text, .end = m->text + m->text_n, .line = 1};
  m->symbols.arena = P.debug_labels.arena = P.places.arena = &m->arena;
  AOT_TRY(aoti_push(P.arena, &m->locs, (ptx_loc){0, 0}));
  AOT_TRY(aoti_push(P.arena, &m->nodes, NULL));
  AOT_TRY(header(&P));
  AOT_TRY(items(&P));
  for (size_t i = 0; i < P.late.n; i++) {
    ptx_init *init = P.late.at[i].init;
    if (!init || !init->symbol) continue;
    uint32_t *at = aoti_map_get(&m->symbols, init->symbol, strlen(init->symbol));
    P.line = P.late.at[i].line;
    if (at && m->syms.at[*at].kind == PTX_S_FUNC) {
      init->func = m->syms.at[*at].func;
      init->func->taken = true;
      continue;
    }
    if (!at || m->syms.at[*at].kind != PTX_S_VAR)
      return ptx_fail(&P, "'%s' is neither a variable nor a function", init->symbol);
    init->var = m->syms.at[*at].var;
    if (init->var->space != PTX_GLOBAL && init->var->space != PTX_CONST)
      return ptx_fail(&P, "the address of '%s' is not known before a launch", init->symbol);
  }
  for (size_t i = 0; i < P.debug_names.n; i++) {
    const ptx_debug_name *d = &P.debug_names.at[i];
    P.line = d->line;
    if (!aoti_map_get(&P.debug_labels, d->name, d->n))
      return ptx_fail(&P, "'%.*s', which .loc names, is in no section", (int)d->n, d->name);
  }
  return P.refused.n ? refused(&P) : NULL;
}
