// Function bodies: scopes, declarations, labels, statements and their operands.
#include "parse.h"

aot_status ptx_push_scope(ptx_parser *P) {
  if (P->scopes.n >= PTX_MAX_SCOPES) return ptx_fail(P, "scopes nested too deep");
  uint32_t id = (uint32_t)P->f->scopes.n;
  uint32_t parent = P->scopes.n ? P->scopes.at[P->scopes.n - 1].id : PTX_NO;
  AOT_TRY(aoti_push(P->arena, &P->f->scopes, parent));
  return aoti_push(P->arena, &P->scopes, (ptx_scope){.names = {.arena = P->arena}, .id = id});
}

aot_status ptx_declare(ptx_parser *P, const char *name, ptx_symbol sym) {
  ptx_scope *scope = &P->scopes.at[P->scopes.n - 1];
  if (aoti_map_get(&scope->names, name, strlen(name))) return ptx_fail(P, "'%s' is declared twice", name);
  AOT_TRY(aoti_push(P->arena, &P->syms, sym));
  uint32_t *slot;
  return aoti_map_put(&scope->names, name, strlen(name), (uint32_t)P->syms.n - 1, &slot);
}

aot_status ptx_declare_reg(ptx_parser *P, ptx_type type, const char *name, uint32_t *out) {
  if (P->f->regs.n >= PTX_MAX_REGS) return ptx_fail(P, "too many registers");
  *out = (uint32_t)P->f->regs.n;
  AOT_TRY(aoti_push(P->arena, &P->f->regs, (uint8_t)type));
  return ptx_declare(P, name, (ptx_symbol){.kind = PTX_S_REG, .reg = *out});
}

/* The innermost meaning of a word: a register of a range ("%r" of "%r<8>" and a number), a name, a module's name. */
static bool lookup(ptx_parser *P, const char *word, size_t n, ptx_symbol *out) {
  size_t stem = n;
  while (stem > 1 && word[stem - 1] >= '0' && word[stem - 1] <= '9') stem--;
  uint64_t number = 0;
  for (size_t i = stem; i < n && i < stem + 9; i++) number = number * 10 + (uint64_t)(word[i] - '0');
  bool range = stem < n && n - stem <= 9 && (word[stem] != '0' || n - stem == 1) && stem < 127;
  char key[128];
  if (range) {
    memcpy(key, word, stem);
    key[stem] = '<';
  }
  for (size_t s = P->scopes.n; s-- > 0;) {
    uint32_t *at = aoti_map_get(&P->scopes.at[s].names, word, n);
    if (at) {
      *out = P->syms.at[*at];
      return true;
    }
    if (range && (at = aoti_map_get(&P->scopes.at[s].names, key, stem + 1)) && number < P->syms.at[*at].count) {
      *out = P->syms.at[*at];
      out->kind = PTX_S_REG;
      out->reg += (uint32_t)number;
      return true;
    }
  }
  uint32_t *at = aoti_map_get(&P->m->symbols, word, n);
  if (at) *out = P->m->syms.at[*at];
  return at != NULL;
}

static aot_status registers(ptx_parser *P) {
  if (!ptx_accept(P, ".")) return ptx_fail(P, "a type expected");
  size_t n;
  const char *word = ptx_word(P, false, &n);
  ptx_type type = ptx_type_find(word, n);
  if (!type) {
    AOT_TRY(ptx_refuse(P, ".reg", 4, "a register of this type"));
    return ptx_skip_to(P, ';');
  }
  do {
    const char *name;
    AOT_TRY(ptx_name(P, &name));
    if (ptx_accept(P, "<")) {
      uint64_t count;
      AOT_TRY(ptx_integer(P, &count));
      AOT_TRY(ptx_expect(P, ">"));
      if (count > PTX_MAX_REGS || P->f->regs.n + count > PTX_MAX_REGS) return ptx_fail(P, "too many registers");
      uint32_t first = (uint32_t)P->f->regs.n;
      for (uint64_t i = 0; i < count; i++) AOT_TRY(aoti_push(P->arena, &P->f->regs, (uint8_t)type));
      char key[128];
      size_t len = strlen(name);
      if (len > 126) return ptx_fail(P, "a register name is too long");
      memcpy(key, name, len);
      key[len] = '<', key[len + 1] = 0;
      AOT_TRY(ptx_declare(P, key, (ptx_symbol){.kind = PTX_S_REGS, .reg = first, .count = (uint32_t)count}));
    } else {
      uint32_t reg;
      AOT_TRY(ptx_declare_reg(P, type, name, &reg));
    }
  } while (ptx_accept(P, ","));
  return ptx_expect(P, ";");
}

/* Special registers that are right and not executed. */
static bool is_unexecuted_sreg(const char *word, size_t n) {
  static const char *const stems[] = {
      "%pm", "%envreg", "%cluster", "%nclusterid", "%is_explicit_cluster", "%reserved_smem", "%current_graph_exec"};
  for (size_t i = 0; i < sizeof stems / sizeof *stems; i++)
    if (n >= strlen(stems[i]) && !memcmp(word, stems[i], strlen(stems[i]))) return true;
  return false;
}

static aot_status simple_operand(ptx_parser *P, ptx_opnd *o) {
  *o = (ptx_opnd){.reg = PTX_NO};
  if (ptx_number(P, o)) return NULL;
  if (ptx_accept(P, "!")) o->neg = 1;
  bool minus = ptx_accept(P, "-");
  size_t n;
  const char *word = ptx_word(P, false, &n);
  if (!n) return ptx_fail(P, "an operand expected");
  if (minus) return ptx_fail(P, "a negated operand must be a number");
  if (n == 1 && *word == '_') {
    o->kind = PTX_O_SINK;
    return NULL;
  }
  ptx_symbol sym;
  if (lookup(P, word, n, &sym)) {
    switch (sym.kind) {
    case PTX_S_REG: o->kind = PTX_O_REG, o->reg = sym.reg; break;
    case PTX_S_VAR:
      if (sym.var->is_reg) {
        o->kind = PTX_O_REG, o->reg = sym.var->reg;
      } else {
        o->kind = PTX_O_VAR, o->var = sym.var;
        ptx_skip(P);
        if (P->p < P->end && (*P->p == '+' || *P->p == '-')) AOT_TRY(ptx_integer(P, &o->imm));
      }
      break;
    case PTX_S_FUNC: o->kind = PTX_O_FUNC, o->func = sym.func; break;
    default: return ptx_fail(P, "'%.*s' is not an operand", (int)n, word);
    }
    return NULL;
  }
  if (*word == '%') { // a special register, maybe with .x .y .z
    size_t whole = n;
    if (P->end - P->p > 1 && *P->p == '.' && P->p[1] >= 'w' && P->p[1] <= 'z') {
      P->p += 2;
      whole = n + 2;
    }
    int sreg = ptx_sreg_find(word, whole);
    if (!sreg) {
      if (!is_unexecuted_sreg(word, n)) return ptx_fail(P, "'%.*s' is not declared", (int)n, word);
      AOT_TRY(ptx_refuse(P, word, whole, "this special register is not executed"));
      o->kind = PTX_O_INT;
      return NULL;
    }
    o->kind = PTX_O_SREG;
    o->sreg = (uint8_t)sreg;
    return NULL;
  }
  if (n == 7 && !memcmp(word, "WARP_SZ", 7)) {
    o->kind = PTX_O_INT;
    o->imm = 32;
    return NULL;
  }
  o->kind = PTX_O_LABEL; // resolved, or refused, at the end of the function
  o->scope = P->scopes.at[P->scopes.n - 1].id;
  return aoti_arena_strdup(P->arena, word, n, &o->name);
}

static aot_status address(ptx_parser *P, ptx_opnd *o) {
  ptx_opnd base;
  AOT_TRY(simple_operand(P, &base));
  *o = (ptx_opnd){.kind = PTX_O_ADDR, .reg = PTX_NO, .imm = base.imm};
  if (base.kind == PTX_O_REG)
    o->reg = base.reg;
  else if (base.kind == PTX_O_VAR)
    o->var = base.var;
  else if (base.kind != PTX_O_INT)
    return ptx_fail(P, "an address must be a register, a variable or a number");
  ptx_skip(P);
  if (P->p < P->end && (*P->p == '+' || *P->p == '-')) {
    uint64_t more;
    AOT_TRY(ptx_integer(P, &more));
    o->imm += more;
  }
  if (ptx_accept(P, ",")) {
    AOT_TRY(ptx_refuse(P, "[address, coordinates]", 22, "tensor addresses are not executed"));
    return ptx_skip_to(P, ']');
  }
  return ptx_expect(P, "]");
}

static aot_status list(ptx_parser *P, ptx_opnd *o, const char *close, uint8_t kind) {
  AOT_VEC(ptx_opnd) items = {0};
  if (!ptx_accept(P, close)) {
    do {
      ptx_opnd item;
      AOT_TRY(simple_operand(P, &item));
      if (items.n >= PTX_MAX_OPERANDS * 2) return ptx_fail(P, "too many operands");
      AOT_TRY(aoti_push(P->arena, &items, item));
    } while (ptx_accept(P, ","));
    AOT_TRY(ptx_expect(P, close));
  }
  *o = (ptx_opnd){.kind = kind, .reg = PTX_NO, .list = items.at, .n = (uint8_t)items.n};
  return NULL;
}

static aot_status operand(ptx_parser *P, ptx_opnd *o) {
  if (ptx_accept(P, "[")) return address(P, o);
  if (ptx_accept(P, "{")) return list(P, o, "}", PTX_O_VEC);
  if (ptx_accept(P, "(")) return list(P, o, ")", PTX_O_LIST);
  AOT_TRY(simple_operand(P, o));
  if (ptx_accept(P, "|")) {
    ptx_opnd *two;
    AOT_TRY(aoti_arena_alloc(P->arena, 2, sizeof *two, &two));
    two[0] = *o;
    AOT_TRY(simple_operand(P, &two[1]));
    *o = (ptx_opnd){.kind = PTX_O_PAIR, .reg = PTX_NO, .list = two, .n = 2};
  }
  return NULL;
}

static aot_status statement(ptx_parser *P) {
  ptx_stmt s = {.guard = PTX_NO};
  if (ptx_accept(P, "@")) {
    s.guard_neg = ptx_accept(P, "!");
    ptx_opnd g;
    AOT_TRY(simple_operand(P, &g));
    if (g.kind != PTX_O_REG || P->f->regs.at[g.reg] != PTX_PRED)
      return ptx_fail(P, "the guard must be a predicate register");
    s.guard = g.reg;
  }
  size_t n;
  const char *word = ptx_word(P, true, &n);
  if (!n) return ptx_fail(P, "an instruction expected");
  s.line = P->line, s.loc = P->loc, s.node = P->node;
  s.opcode = word, s.opcode_n = (uint32_t)n;
  const char *why;
  if (!ptx_opcode_parse(word, n, &s.op, &why)) {
    AOT_TRY(ptx_refuse(P, word, n, why));
    return ptx_skip_to(P, ';');
  }
  AOT_VEC(ptx_opnd) items = {0};
  if (!ptx_accept(P, ";")) {
    do {
      ptx_opnd o;
      AOT_TRY(operand(P, &o));
      if (items.n >= PTX_MAX_OPERANDS) return ptx_fail(P, "too many operands");
      AOT_TRY(aoti_push(P->arena, &items, o));
    } while (ptx_accept(P, ","));
    AOT_TRY(ptx_expect(P, ";"));
  }
  for (size_t k = 0; k < items.n; k++)
    if (items.at[k].kind == PTX_O_FUNC && s.op.stem != PTX_OP_CALL) items.at[k].func->taken = true;
  s.o = items.at;
  s.n = (uint8_t)items.n;
  return aoti_push(P->arena, &P->f->stmts, s);
}

static aot_status label(ptx_parser *P, const char *word, size_t n) {
  ptx_label l = {.scope = P->scopes.at[P->scopes.n - 1].id, .stmt = (uint32_t)P->f->stmts.n};
  l.index = (uint32_t)P->f->labels.n;
  AOT_TRY(aoti_arena_strdup(P->arena, word, n, &l.name));
  if (ptx_accept_word(P, ".branchtargets")) {
    AOT_VEC(const char *) names = {0};
    do {
      const char *name;
      AOT_TRY(ptx_name(P, &name));
      AOT_TRY(aoti_push(P->arena, &names, name));
    } while (ptx_accept(P, ","));
    AOT_TRY(ptx_expect(P, ";"));
    l.target_names = names.at;
    l.n_targets = (uint32_t)names.n;
  } else if (ptx_accept_word(P, ".callprototype") || ptx_accept_word(P, ".calltargets")) {
    AOT_TRY(ptx_skip_to(P, ';'));
  }
  return aoti_push(P->arena, &P->f->labels, l);
}

static uint32_t find_label(const ptx_func *f, const char *name, uint32_t scope) {
  for (; scope != PTX_NO; scope = f->scopes.at[scope])
    for (size_t i = 0; i < f->labels.n; i++)
      if (f->labels.at[i].scope == scope && !strcmp(f->labels.at[i].name, name)) return (uint32_t)i;
  return PTX_NO;
}

/* A map from "scope name" would be faster; this one first tries the labels by a hash of the name alone. */
static aot_status resolve_labels(ptx_parser *P) {
  ptx_func *f = P->f;
  aoti_map first = {.arena = P->arena};
  bool duplicates = false;
  for (size_t i = 0; i < f->labels.n; i++) {
    uint32_t *slot;
    if (aoti_map_get(&first, f->labels.at[i].name, strlen(f->labels.at[i].name))) duplicates = true;
    AOT_TRY(aoti_map_put(&first, f->labels.at[i].name, strlen(f->labels.at[i].name), (uint32_t)i, &slot));
  }
#define FIND(name, scope) \
  (duplicates ? find_label(f, name, scope) : (at = aoti_map_get(&first, name, strlen(name))) ? *at : PTX_NO)
  uint32_t *at;
  for (size_t i = 0; i < f->stmts.n; i++)
    for (int k = 0; k < f->stmts.at[i].n; k++) {
      ptx_opnd *o = &f->stmts.at[i].o[k];
      int inner = o->kind == PTX_O_VEC || o->kind == PTX_O_LIST || o->kind == PTX_O_PAIR ? o->n : 0;
      for (int j = -1; j < inner; j++) {
        ptx_opnd *q = j < 0 ? o : &o->list[j];
        if (q->kind != PTX_O_LABEL) continue;
        q->label = FIND(q->name, q->scope);
        if (q->label != PTX_NO) continue;
        P->line = f->stmts.at[i].line; // of the error; otherwise the lines go on after the function's end
        return ptx_fail(P, "'%s' is not declared", q->name);
      }
    }
  for (size_t i = 0; i < f->labels.n; i++) {
    ptx_label *l = &f->labels.at[i];
    if (!l->n_targets) continue;
    AOT_TRY(aoti_arena_alloc(P->arena, l->n_targets, sizeof *l->targets, &l->targets));
    for (uint32_t k = 0; k < l->n_targets; k++) {
      l->targets[k] = FIND(l->target_names[k], l->scope);
      if (l->targets[k] == PTX_NO) return ptx_fail(P, "label '%s' is not declared", l->target_names[k]);
    }
  }
#undef FIND
  return NULL;
}

/* After the function's '{'. */
aot_status ptx_parse_body(ptx_parser *P) {
  size_t depth = P->scopes.n;
  AOT_TRY(ptx_push_scope(P));
  while (P->scopes.n > depth) {
    ptx_skip(P);
    if (P->p >= P->end) return ptx_fail(P, "the text ends inside function '%s'", P->f->name);
    char c = *P->p;
    if (c == '{') {
      P->p++;
      AOT_TRY(ptx_push_scope(P));
    } else if (c == '}') {
      P->p++;
      P->scopes.n--;
    } else if (c == ';') {
      P->p++;
    } else if (c == '.') {
      if (ptx_accept_word(P, ".reg")) {
        AOT_TRY(registers(P));
      } else if (ptx_accept_word(P, ".local")) {
        AOT_TRY(ptx_parse_var(P, PTX_LOCAL, false, false));
      } else if (ptx_accept_word(P, ".shared")) {
        AOT_TRY(ptx_parse_var(P, PTX_SHARED, false, false));
      } else if (ptx_accept_word(P, ".param")) {
        AOT_TRY(ptx_parse_var(P, PTX_PARAM, false, false));
      } else if (ptx_accept_word(P, ".loc")) {
        AOT_TRY(ptx_parse_loc(P));
      } else if (ptx_accept_word(P, ".file")) {
        AOT_TRY(ptx_parse_file(P));
      } else if (ptx_accept_word(P, ".pragma")) {
        AOT_TRY(ptx_skip_to(P, ';'));
      } else {
        size_t n = 1;
        while (P->p + n < P->end && n < 32 && P->p[n] > ' ' && P->p[n] < 127) n++;
        return ptx_fail(P, "'%.*s' is not understood in a function", (int)n, P->p);
      }
    } else if (c == '@' || c == '!') {
      AOT_TRY(statement(P));
    } else {
      const char *before = P->p;
      uint32_t line = P->line;
      size_t n;
      const char *word = ptx_word(P, false, &n);
      if (!n) return ptx_fail(P, "'%c' is not understood", c >= ' ' && c < 127 ? c : '?');
      ptx_skip(P);
      if (P->p < P->end && *P->p == ':' && !(P->end - P->p > 1 && P->p[1] == ':')) {
        P->p++;
        AOT_TRY(label(P, word, n));
      } else {
        P->p = before, P->line = line;
        AOT_TRY(statement(P));
      }
    }
  }
  return resolve_labels(P);
}
