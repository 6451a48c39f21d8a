// Where texts that were linked with each other meet. The linker puts them one after another, each after the first
// behind
//   .pragma "ptxsim unit";
// Names without .visible, .weak or .extern are seen in their own text alone, as are the numbers of files and the labels
// of debug sections; of the weak definitions of one name the first stays, unless one that is not weak is there.
#include <stdio.h>
#include "parse.h"

ptx_symbol *ptx_same_symbol(ptx_parser *P, const char *name) {
  uint32_t *at = aoti_map_get(&P->m->symbols, name, strlen(name));
  ptx_symbol *old = at ? &P->m->syms.at[*at] : NULL;
  return old && P->local && old->unit != P->unit ? NULL : old; // this text's own hides it
}

aot_status ptx_new_symbol(ptx_parser *P, const char *name, ptx_symbol sym) {
  sym.unit = P->unit, sym.local = P->local, sym.weak = P->weak;
  AOT_TRY(aoti_push(P->arena, &P->m->syms, sym));
  return aoti_map_put(&P->m->symbols, name, strlen(name), (uint32_t)P->m->syms.n - 1, NULL);
}

bool ptx_first_stays(const ptx_parser *P, const ptx_symbol *old) { return P->weak && old->unit != P->unit; }

aot_status ptx_end_unit(ptx_parser *P) {
  uint32_t line = P->line;
  for (size_t i = 0; i < P->late.n; i++) {
    ptx_init *init = P->late.at[i].init;
    if (!init || !init->symbol) continue;
    uint32_t *at = aoti_map_get(&P->m->symbols, init->symbol, strlen(init->symbol));
    const ptx_symbol *s = at ? &P->m->syms.at[*at] : NULL;
    P->line = P->late.at[i].line;
    if (s && s->kind == PTX_S_FUNC) {
      init->func = s->func;
      init->func->taken = true;
      continue;
    }
    if (!s || s->kind != PTX_S_VAR) return ptx_fail(P, "'%s' is neither a variable nor a function", init->symbol);
    init->var = s->var;
    if (init->var->space != PTX_GLOBAL && init->var->space != PTX_CONST)
      return ptx_fail(P, "the address of '%s' is not known before a launch", init->symbol);
  }
  for (size_t i = 0; i < P->debug_names.n; i++) {
    const ptx_debug_name *d = &P->debug_names.at[i];
    P->line = d->line;
    if (!aoti_map_get(&P->debug_labels, d->name, d->n))
      return ptx_fail(P, "'%.*s', which .loc names, is in no section", (int)d->n, d->name);
  }
  P->line = line;
  return NULL;
}

static aot_status next_unit(ptx_parser *P) {
  aoti_ptx_module *m = P->m;
  AOT_TRY(ptx_end_unit(P));
  P->late.n = P->debug_names.n = 0;
  P->debug_labels = P->places = m->symbols = (aoti_map){.arena = P->arena};
  for (size_t i = 0; i < m->syms.n; i++) {
    const ptx_symbol *s = &m->syms.at[i];
    const char *name = s->kind == PTX_S_VAR ? s->var->name : s->func->name;
    if (!s->local) AOT_TRY(aoti_map_put(&m->symbols, name, strlen(name), (uint32_t)i, NULL));
  }
  P->unit++;
  P->file_base = (uint32_t)m->files.n;
  return NULL;
}

aot_status ptx_parse_pragma(ptx_parser *P) {
  const char *text;
  do {
    AOT_TRY(ptx_string(P, &text));
    if (!P->f && strcmp(text, "nounroll") && strncmp(text, "ptxsim ", 7))
      return ptx_fail(P, "no pragma '%s' outside functions", text);
    if (!strcmp(text, "enable_smem_spilling")) AOT_TRY(ptx_too_old(P, (ptx_since){87, 75}, text, strlen(text)));
    if (!strncmp(text, "frequency ", 10)) AOT_TRY(ptx_too_old(P, (ptx_since){90, 0}, text, strlen(text)));
    if (!P->f && !strcmp(text, "ptxsim unit")) AOT_TRY(next_unit(P));
    if (!P->f) sscanf(text, "ptxsim maxnreg %u", &P->m->max_registers);
  } while (ptx_accept(P, ","));
  return ptx_expect(P, ";");
}
