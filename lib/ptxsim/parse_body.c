// Function bodies: scopes, declarations, labels, statements and their operands.
#include <stdio.h>
#include <stdlib.h>
#include "parse.h"

aot_status ptx_push_scope(ptx_parser *P) {
  if (P->scopes.n >= PTX_MAX_SCOPES) return ptx_fail(P, "scopes nested too deep");
  uint32_t id = (uint32_t)P->f->scopes.n;
  uint32_t parent = P->scopes.n ? P->scopes.at[P->scopes.n - 1].id : PTX_NO;
  AOT_TRY(aoti_push(P->arena, &P->f->scopes, parent));
  return aoti_push(P->arena, &P->scopes, (ptx_scope){.names = {.arena = P->arena}, .id = id});
}

/* What a word means in a scope: a name, or a register of a range ("%r" of "%r<8>" and a number). */
static bool in_scope(ptx_parser *P, ptx_scope *scope, const char *word, size_t n, ptx_symbol *out) {
  uint32_t *at = aoti_map_get(&scope->names, word, n);
  if (at) {
    *out = P->syms.at[*at];
    return true;
  }
  size_t stem = n;
  while (stem > 1 && word[stem - 1] >= '0' && word[stem - 1] <= '9') stem--;
  char key[128];
  if (stem == n || n - stem > 9 || stem >= sizeof key - 1) return false;
  uint64_t number = 0;
  for (size_t i = stem; i < n; i++) number = number * 10 + (uint64_t)(word[i] - '0');
  memcpy(key, word, stem);
  key[stem] = '<';
  at = aoti_map_get(&scope->names, key, stem + 1);
  if (!at || number >= P->syms.at[*at].count) return false;
  *out = P->syms.at[*at];
  out->kind = PTX_S_REG;
  out->reg += (uint32_t)number;
  return true;
}

aot_status ptx_declare(ptx_parser *P, const char *name, ptx_symbol sym) {
  ptx_scope *scope = &P->scopes.at[P->scopes.n - 1];
  ptx_symbol other;
  bool outer = P->scopes.n == 2 && in_scope(P, &P->scopes.at[0], name, strlen(name), &other); // beside parameters
  if (outer || in_scope(P, scope, name, strlen(name), &other)) return ptx_fail(P, "'%s' is declared twice", name);
  char dotted[128];
  int len = snprintf(dotted, sizeof dotted, ":%s", name);
  if (len < (int)sizeof dotted && aoti_map_get(&scope->names, dotted, (size_t)len))
    return ptx_fail(P, "'%s' is declared twice", name);
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

/* The innermost meaning of a word: in a scope, or in the module. */
static bool lookup(ptx_parser *P, const char *word, size_t n, ptx_symbol *out) {
  for (size_t s = P->scopes.n; s-- > 0;)
    if (in_scope(P, &P->scopes.at[s], word, n, out)) return true;
  uint32_t *at = aoti_map_get(&P->m->symbols, word, n);
  if (at) *out = P->m->syms.at[*at];
  return at != NULL;
}

static aot_status registers(ptx_parser *P) {
  uint64_t align;
  size_t n;
  while (ptx_accept_word(P, ".align")) { // of no consequence
    AOT_TRY(ptx_integer(P, &align));
    if (!align || align & (align - 1) || align > UINT32_MAX) return ptx_fail(P, ".align must be a power of two");
  }
  if (!ptx_accept(P, ".")) return ptx_fail(P, "a type expected");
  const char *word = ptx_word(P, false, &n);
  ptx_type type = ptx_type_find(word, n);
  if (n == 2 && *word == 'v') {
    AOT_TRY(ptx_refuse(P, ".reg", 4, "registers that are vectors"));
    return ptx_skip_to(P, ';');
  }
  if (!ptx_is_stored(type)) return ptx_fail(P, "'.%.*s' is no type of registers", (int)n, word);
  char gate[24];
  snprintf(gate, sizeof gate, "reg.%s", ptx_types[type].text);
  AOT_TRY(ptx_too_old(P, ptx_opcode_since(P->m, gate, strlen(gate)), word, n));
  if (ptx_accept(P, ";")) return NULL;
  do {
    const char *name;
    AOT_TRY(ptx_new_name(P, &name));
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
      for (size_t i = 0; i < P->scopes.at[P->scopes.n - 1].singles.n; i++) {
        const char *single = P->scopes.at[P->scopes.n - 1].singles.at[i];
        size_t digits = strspn(single + (strncmp(single, name, len) ? 0 : len), "0123456789");
        if (!strncmp(single, name, len) && digits && !single[len + digits] && (single[len] != '0' || digits == 1) &&
            strtoull(single + len, NULL, 10) < count)
          return ptx_fail(P, "'%s' is declared twice", single);
      }
      key[len] = '<', key[len + 1] = 0;
      AOT_TRY(ptx_declare(P, key, (ptx_symbol){.kind = PTX_S_REGS, .reg = first, .count = (uint32_t)count}));
    } else {
      uint32_t reg;
      AOT_TRY(ptx_declare_reg(P, type, name, &reg));
      AOT_TRY(aoti_push(P->arena, &P->scopes.at[P->scopes.n - 1].singles, name));
    }
  } while (ptx_accept(P, ","));
  return ptx_expect(P, ";");
}

/* Special registers that are right and not executed. */
static bool is_unexecuted_sreg(const char *word, size_t n) {
  static const char *const stems[] = {
      "%pm", "%envreg", "%cluster", "%nclusterid", "%is_explicit_cluster", "%current_graph_exec"};
  for (size_t i = 0; i < sizeof stems / sizeof *stems; i++)
    if (n >= strlen(stems[i]) && !memcmp(word, stems[i], strlen(stems[i]))) return true;
  return false;
}

/* .b2, .h10, .b7654: the part of a register that a video instruction takes. */
static aot_status part(ptx_parser *P, ptx_opnd *o) {
  ptx_skip(P);
  if (P->end - P->p < 3 || P->p[0] != '.' || (P->p[1] != 'b' && P->p[1] != 'h')) return NULL;
  const char *p = P->p + 2;
  uint32_t n = 0, value = 0;
  for (; p < P->end && *p >= '0' && *p <= '7' && n < 4; p++, n++) value = value << 3 | (uint32_t)(*p - '0');
  if (!n || (p < P->end && aoti_is_word(*p))) return ptx_fail(P, "no part of a register");
  o->part = (uint16_t)(value | n << PTX_PART_COUNT | (P->p[1] == 'h' ? PTX_PART_HALF : 0));
  P->p = p;
  return NULL;
}

/* The sign of a register, which only some instructions take; that of a number is the number's. */
static bool sign(ptx_parser *P) {
  ptx_skip(P);
  if (!P->video || P->end - P->p < 2 || *P->p != '-') return false;
  const char *p = P->p + 1;
  while (p < P->end && *p == ' ') p++;
  if (p == P->end || (*p >= '0' && *p <= '9') || (!aoti_is_word(*p) && *p != '%' && *p != '$')) return false;
  P->p = p;
  return true;
}

/* An index that is a register, and a number to add to it. */
static aot_status register_index(ptx_parser *P, ptx_opnd *o, ptx_opnd *number) {
  size_t n;
  const char *word = ptx_word(P, false, &n);
  ptx_symbol sym;
  if (!n || !lookup(P, word, n, &sym) || sym.kind != PTX_S_REG) return ptx_fail(P, "an index expected");
  char letter = ptx_types[P->f->regs.at[sym.reg]].letter;
  int bytes = ptx_bytes(P->f->regs.at[sym.reg]);
  if ((letter != 'b' && letter != 'u' && letter != 's') || bytes > 8)
    return ptx_fail(P, "'%.*s' holds no whole number", (int)n, word);
  o->reg = sym.reg;
  *number = (ptx_opnd){.kind = PTX_O_INT};
  return ptx_accept(P, "+") ? ptx_offset(P, &number->imm) : NULL;
}

static aot_status simple_operand(ptx_parser *P, ptx_opnd *o) {
  *o = (ptx_opnd){.reg = PTX_NO};
  bool minus = sign(P);
  AOT_TRY(ptx_constant_operand(P, o));
  if (o->kind) return NULL;
  if (minus || ptx_accept(P, "!")) o->neg = 1;
  size_t n;
  const char *word = ptx_word(P, false, &n);
  if (!n) return ptx_fail(P, "an operand expected");
  if (n == 1 && *word == '_') {
    o->kind = PTX_O_SINK;
    return NULL;
  }
  ptx_symbol sym;
  if (lookup(P, word, n, &sym)) {
    switch (sym.kind) {
    case PTX_S_REG: o->kind = PTX_O_REG, o->reg = sym.reg; return P->video ? part(P, o) : NULL;
    case PTX_S_VAR:
      if (sym.var->is_reg) {
        o->kind = PTX_O_REG, o->reg = sym.var->reg;
      } else {
        o->kind = PTX_O_VAR, o->var = sym.var;
        if (ptx_accept(P, "+")) AOT_TRY(ptx_offset(P, &o->imm));
        if (ptx_accept(P, "[")) { // an element: its address, its value for ld
          ptx_opnd index = {0};
          AOT_TRY(ptx_constant_operand(P, &index));
          if (!index.kind) AOT_TRY(register_index(P, o, &index));
          if (index.kind != PTX_O_INT) return ptx_fail(P, "a whole number expected");
          o->imm = index.imm;
          AOT_TRY(ptx_expect(P, "]"));
          o->imm *= (uint64_t)ptx_bytes(sym.var->type) * sym.var->vec;
          o->element = true;
        }
      }
      break;
    case PTX_S_FUNC: o->kind = PTX_O_FUNC, o->func = sym.func; break;
    default: return ptx_fail(P, "'%.*s' is not an operand", (int)n, word);
    }
    return NULL;
  }
  if (*word == '%') { // a special register, maybe with .x .y .z
    size_t whole = n;
    char first[32], color = 0;
    const char *at = P->p;
    while (at < P->end && (*at == ' ' || *at == '\t')) at++;
    if (P->end - at > 1 && *at == '.' && strchr("xyzwrgba", at[1]) && n < 24) {
      color = at[1];
      whole = (size_t)snprintf(first, sizeof first, "%.*s.%c", (int)n, word,
                               "xyzwxyzw"[strchr("xyzwrgba", color) - "xyzwrgba"]);
      P->p = at + 2;
    }
    ptx_since since;
    int sreg = ptx_sreg_find(color ? first : word, whole, &since);
    if (!sreg && whole == n && n < 10) { // all four of %tid
      sreg = ptx_sreg_find(first, (size_t)snprintf(first, sizeof first, "%.*s.x", (int)n, word), &since);
      o->element = sreg;
    }
    if (!sreg) {
      if (!is_unexecuted_sreg(word, n)) goto a_label;
      AOT_TRY(ptx_refuse(P, word, whole, "this special register is not executed"));
      o->kind = PTX_O_INT;
      return NULL;
    }
    if (since.version <= P->m->version) since.version = 0;
    if (since.target <= P->m->target) since.target = 0;
    AOT_TRY(ptx_too_old(P, since, word, whole));
    o->kind = PTX_O_SREG;
    o->sreg = (uint8_t)sreg;
    return NULL;
  }
a_label:
  o->kind = PTX_O_LABEL; // resolved, or refused, at the end of the function
  o->scope = P->scopes.at[P->scopes.n - 1].id;
  return aoti_arena_strdup(P->arena, word, n, &o->name);
}

static aot_status address(ptx_parser *P, ptx_opnd *o) {
  ptx_opnd base;
  AOT_TRY(simple_operand(P, &base));
  if (base.element) return ptx_fail(P, "an element stands without [ ] around it");
  *o = (ptx_opnd){.kind = PTX_O_ADDR, .reg = PTX_NO, .imm = base.imm};
  if (base.kind == PTX_O_REG)
    o->reg = base.reg;
  else if (base.kind == PTX_O_VAR)
    o->var = base.var;
  else if (base.kind != PTX_O_INT)
    return ptx_fail(P, "an address must be a register, a variable or a number");
  uint64_t more;
  if (base.kind == PTX_O_REG && ptx_accept(P, "+")) {
    AOT_TRY(ptx_offset(P, &more));
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

static aot_status operand(ptx_parser *P, bool call, ptx_opnd *o) {
  if (ptx_accept(P, "[")) return address(P, o);
  if (ptx_accept(P, "{")) return list(P, o, "}", PTX_O_VEC);
  if (call && ptx_accept(P, "(")) return list(P, o, ")", PTX_O_LIST);
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

static bool modifier_follows(const ptx_parser *P) {
  return P->end - P->p > 1 && *P->p == '.' && (aoti_is_word(P->p[1]) && (P->p[1] < '0' || P->p[1] > '9'));
}

/* The words of an opcode, between which blanks may stand. */
static aot_status opcode(ptx_parser *P, const char **out, size_t *out_n) {
  size_t n;
  const char *word = *out = ptx_word(P, true, out_n), *more;
  if (!*out_n || *word == '%' || word[*out_n - 1] == '.') return ptx_fail(P, "an instruction expected");
  for (uint32_t line = P->line;; line = P->line) {
    const char *end = P->p;
    ptx_skip(P);
    if (!modifier_follows(P)) {
      P->p = end, P->line = line;
      return NULL;
    }
    P->p++;
    word = ptx_word(P, true, &n);
    aoti_text text = {0};
    aoti_text_add(&text, "%.*s.%.*s", (int)*out_n, *out, (int)n, word);
    *out_n += 1 + n;
    aot_status status = text.at ? aoti_arena_strdup(P->arena, text.at, *out_n, &more) : aoti_oom();
    aoti_text_deinit(&text);
    AOT_TRY(status);
    *out = more;
  }
}

static aot_status statement(ptx_parser *P) {
  ptx_stmt s = {.guard = PTX_NO};
  if (ptx_accept(P, "@")) {
    s.guard_neg = ptx_accept(P, "!");
    ptx_opnd g;
    AOT_TRY(simple_operand(P, &g));
    if (g.kind != PTX_O_REG || g.neg || P->f->regs.at[g.reg] != PTX_PRED)
      return ptx_fail(P, "the guard must be a predicate register");
    s.guard = g.reg;
  }
  size_t n;
  ptx_skip(P);
  s.line = P->line, s.loc = P->loc, s.node = P->node;
  const char *word;
  AOT_TRY(opcode(P, &word, &n));
  s.opcode = word, s.opcode_n = (uint32_t)n;
  const char *why;
  bool unexecuted;
  if (!ptx_opcode_parse(word, n, &s.op, &unexecuted, &why)) {
    if (!unexecuted) return ptx_fail(P, "'%.*s': %s", (int)n, word, why);
    AOT_TRY(ptx_refuse(P, word, n, why));
    return ptx_skip_to(P, ';');
  }
  AOT_TRY(ptx_too_old(P, ptx_opcode_since(P->m, word, n), word, n));
  AOT_VEC(ptx_opnd) items = {0};
  P->video = ptx_takes_parts(s.op.stem);
  if (!ptx_accept(P, ";")) {
    do {
      ptx_opnd o;
      AOT_TRY(operand(P, s.op.stem == PTX_OP_CALL, &o));
      if (items.n >= PTX_MAX_OPERANDS) return ptx_fail(P, "too many operands");
      AOT_TRY(aoti_push(P->arena, &items, o));
    } while (ptx_accept(P, ","));
    AOT_TRY(ptx_expect(P, ";"));
  }
  P->video = false;
  for (size_t k = 0; k < items.n; k++)
    if (items.at[k].kind == PTX_O_FUNC && s.op.stem != PTX_OP_CALL) items.at[k].func->taken = true;
  s.o = items.at;
  s.n = (uint8_t)items.n;
  return aoti_push(P->arena, &P->f->stmts, s);
}

static aot_status label(ptx_parser *P, const char *word, size_t n) {
  ptx_scope *scope = &P->scopes.at[P->scopes.n - 1];
  ptx_label l = {.scope = scope->id, .stmt = (uint32_t)P->f->stmts.n};
  char dotted[128];
  size_t len = n < sizeof dotted - 1 ? n : sizeof dotted - 1;
  dotted[0] = ':';
  memcpy(dotted + 1, word, len);
  if (aoti_map_get(&scope->names, word, n) || (len == n && aoti_map_get(&scope->names, dotted, n + 1)))
    return ptx_fail(P, "'%.*s' is declared twice", (int)n, word);
  if (len == n) AOT_TRY(aoti_map_put(&scope->names, dotted, n + 1, 1, NULL));
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
  } else if (ptx_accept_word(P, ".callprototype")) {
    AOT_TRY(ptx_parse_prototype(P));
  } else if (ptx_accept_word(P, ".calltargets")) {
    const char *name;
    do {
      AOT_TRY(ptx_name(P, &name));
      uint32_t *at = aoti_map_get(&P->m->symbols, name, strlen(name));
      if (!at || P->m->syms.at[*at].kind != PTX_S_FUNC || P->m->syms.at[*at].func->entry)
        return ptx_fail(P, "'%s' is no function that can be called", name);
    } while (ptx_accept(P, ","));
    AOT_TRY(ptx_expect(P, ";"));
  }
  return aoti_push(P->arena, &P->f->labels, l);
}

static uint32_t find_label(const ptx_func *f, const char *name, uint32_t scope) {
  for (; scope != PTX_NO; scope = f->scopes.at[scope])
    for (size_t i = 0; i < f->labels.n; i++)
      if (f->labels.at[i].scope == scope && !strcmp(f->labels.at[i].name, name)) return (uint32_t)i;
  return PTX_NO;
}

static bool is_within(const ptx_func *f, uint32_t scope, uint32_t label) {
  while (scope != PTX_NO && scope != f->labels.at[label].scope) scope = f->scopes.at[scope];
  return scope != PTX_NO;
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
#define FIND(name, scope)                                                                                     \
  (duplicates                                                                    ? find_label(f, name, scope) \
   : (at = aoti_map_get(&first, name, strlen(name))) && is_within(f, scope, *at) ? *at                        \
                                                                                 : PTX_NO)
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
    } else if (c == '.') {
      if (ptx_accept_word(P, ".reg")) {
        AOT_TRY(registers(P));
      } else if (ptx_accept_word(P, ".local")) {
        AOT_TRY(ptx_parse_var(P, PTX_LOCAL, false, false));
      } else if (ptx_accept_word(P, ".shared")) {
        AOT_TRY(ptx_parse_var(P, PTX_SHARED, false, false));
      } else if (ptx_accept_word(P, ".param")) {
        AOT_TRY(ptx_parse_var(P, PTX_PARAM, false, false));
      } else if (ptx_accept_word(P, ".global")) {
        AOT_TRY(ptx_parse_var(P, PTX_GLOBAL, false, false));
      } else if (ptx_accept_word(P, ".const")) {
        AOT_TRY(ptx_parse_var(P, PTX_CONST, false, false));
      } else if (ptx_accept_word(P, ".loc")) {
        AOT_TRY(ptx_parse_loc(P));
      } else if (ptx_accept_word(P, ".pragma")) {
        AOT_TRY(ptx_parse_pragma(P));
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
