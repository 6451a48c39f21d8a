// From a fault to its report: kernel, PTX line, source, node, block, thread, address, allocation; one screen.
#include <stdio.h>
#include <stdlib.h>
#include "launch.h"
#include <string.h>

aot_status aoti_ptx_parse_checks(const char *text, uint32_t *out) {
  static const struct {
    const char *name;
    uint32_t bits;
  } names[] = {{"all", AOTI_PTX_CHECK_ALL},           {"none", 0},
               {"bounds", AOTI_PTX_CHECK_BOUNDS},     {"uninit", AOTI_PTX_CHECK_UNINIT},
               {"barriers", AOTI_PTX_CHECK_BARRIERS}, {"races", AOTI_PTX_CHECK_RACES},
               {"async", AOTI_PTX_CHECK_ASYNC}};
  uint32_t bits = !text || !*text || *text == '-' ? AOTI_PTX_CHECK_ALL : 0;
  *out = AOTI_PTX_CHECK_ALL;
  while (text && *text) {
    bool off = *text == '-';
    text += off;
    size_t n = strcspn(text, ","), i = 0;
    while (i < sizeof names / sizeof *names && (strlen(names[i].name) != n || memcmp(names[i].name, text, n))) i++;
    if (i == sizeof names / sizeof *names)
      return aoti_error(AOT_ERROR_INVALID,
                        "there is no check %.*s; there are bounds uninit barriers races async all none", (int)n, text);
    bits = off ? bits & ~names[i].bits : bits | names[i].bits;
    text += n + (text[n] == ',');
  }
  *out = bits;
  return NULL;
}

const char *aoti_ptx_verdict_text(aoti_ptx_verdict v) {
  static const char *const text[] = {"ok",
                                     "bad launch configuration",
                                     "launch too big for the device",
                                     "out of bounds",
                                     "use after free",
                                     "misaligned address",
                                     "wrong state space",
                                     "read of memory nobody wrote",
                                     "barrier misuse",
                                     "deadlock",
                                     "shared-memory race",
                                     "global-memory race",
                                     "async copy used before its wait",
                                     "trap",
                                     "assertion failed",
                                     "too many instructions",
                                     "out of host memory",
                                     "stack overflow"};
  return (unsigned)v < sizeof text / sizeof *text ? text[v] : "unknown";
}

static ptx_fault_info *begin(ptx_block *b, aoti_ptx_verdict v, const ptx_inst *i, uint32_t lane, const char *fmt,
                             va_list args) {
  if (b->fault) return NULL; // the first one counts
  b->fault = true;
  b->regroup = true;
  b->verdict = v;
  ptx_fault_info *f = b->info;
  *f = (ptx_fault_info){.i = i, .lane = lane};
  vsnprintf(f->what, sizeof f->what, fmt, args);
  if (lane == PTX_NO) {
    f->lane = 0;
    for (uint32_t w = b->hi / PTX_WARP; w-- > b->lo / PTX_WARP;)
      if (b->w && b->w[w]) f->lane = w * PTX_WARP + (uint32_t)__builtin_ctz(b->w[w]);
  }
  return f;
}

void ptx_fault(ptx_block *b, aoti_ptx_verdict v, const ptx_inst *i, uint32_t lane, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  begin(b, v, i, lane, fmt, args);
  va_end(args);
}

void ptx_fault_at(ptx_block *b, aoti_ptx_verdict v, const ptx_inst *i, uint32_t lane, uint64_t address, ptx_space space,
                  uint32_t bytes, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  ptx_fault_info *f = begin(b, v, i, lane, fmt, args);
  va_end(args);
  if (!f) return;
  f->has_address = true;
  f->address = address;
  f->space = space;
  f->bytes = bytes;
}

static void line_text(const aoti_ptx_module *m, uint32_t line, char *out, size_t size) {
  size_t n;
  const char *text = aoti_ptx_module_line(m, line, &n);
  while (n && (*text == ' ' || *text == '\t')) text++, n--;
  while (n && (text[n - 1] == ' ' || text[n - 1] == '\t' || text[n - 1] == '\r')) n--;
  if (n >= size) n = size - 1;
  for (size_t i = 0; i < n; i++) out[i] = text[i] == '\t' ? ' ' : text[i];
  out[n] = 0;
}

enum { NULL_PAGE = 1 << 16 };

static void allocation_text(aoti_text *t, const aoti_ptx_allocation *a, uint64_t address) {
  static const char *const kinds[] = {"device memory", "pinned host memory", "registered host memory",
                                      "global variable", "const variable"};
  aoti_text_add(t, "  allocation #%u%s%s%s: %s, %llu bytes at 0x%llx%s; ", a->serial, a->name ? " '" : "",
                a->name ? a->name : "", a->name ? "'" : "", kinds[a->kind], (unsigned long long)a->bytes,
                (unsigned long long)a->address, a->live ? "" : ", freed");
  if (address < a->address)
    aoti_text_add(t, "the access is %llu bytes before it\n", (unsigned long long)(a->address - address));
  else if (address >= a->address + a->bytes)
    aoti_text_add(t, "the access is %llu bytes past its end\n", (unsigned long long)(address - a->address - a->bytes));
  else
    aoti_text_add(t, "the access is at offset %llu\n", (unsigned long long)(address - a->address));
}

enum { MOST_CALLS = 3 }; /* of inlined functions, in a report: the outermost, where the program's own lines are */

static const char *file_of(const aoti_ptx_module *m, const ptx_loc *loc) {
  return loc->file < m->files.n && m->files.at[loc->file] ? m->files.at[loc->file] : "?";
}

/* Where the code is, and through which calls it came there. */
static void source_text(aoti_text *t, const aoti_ptx_module *m, const ptx_loc *loc) {
  aoti_text_add(t, "  source %s:%u", file_of(m, loc), loc->line);
  int calls = 0;
  for (const ptx_loc *at = loc; at->outer; at = &m->locs.at[at->outer]) calls++;
  if (calls > MOST_CALLS) aoti_text_add(t, ", ...");
  while (loc->outer) {
    loc = &m->locs.at[loc->outer];
    if (calls-- <= MOST_CALLS) aoti_text_add(t, ",\n    inlined at %s:%u", file_of(m, loc), loc->line);
  }
  aoti_text_add(t, "\n");
}

static const char *keep(const char *s) { return s ? strdup(s) : NULL; }

aot_status ptx_report(const ptx_block *b, aoti_ptx_result *out) {
  const ptx_run *run = b->run;
  const ptx_fault_info *f = b->info;
  aoti_ptx_fault *o = &out->fault;
  aoti_text t = {0};
  out->verdict = b->verdict;
  *o = (aoti_ptx_fault){.kernel = run->kernel->info.name};
  ptx_coords(b->index, run->launch->grid, o->block);
  ptx_coords(f->lane, run->launch->block, o->thread);
  aoti_text_add(&t, "ptxsim: %s in kernel %s\n  %s\n", aoti_ptx_verdict_text(b->verdict), o->kernel, f->what);
  if (f->i) {
    char text[160];
    o->line = f->i->line;
    line_text(run->module, o->line, text, sizeof text);
    o->instruction = keep(text);
    aoti_text_add(&t, "  at PTX line %u%s%s: %s\n", o->line, run->module->name ? " of " : "",
                  run->module->name ? run->module->name : "", text);
    const ptx_loc *loc = f->i->loc ? &run->module->locs.at[f->i->loc] : NULL;
    if (loc) {
      o->source = keep(file_of(run->module, loc));
      o->source_line = loc->line;
      source_text(&t, run->module, loc);
    }
    if (f->i->node && run->module->nodes.at[f->i->node]) {
      o->node = keep(run->module->nodes.at[f->i->node]);
      aoti_text_add(&t, "  node %s\n", o->node);
    }
  }
  aoti_text_add(&t, "  block (%u,%u,%u) thread (%u,%u,%u), warp %u lane %u\n", o->block[0], o->block[1], o->block[2],
                o->thread[0], o->thread[1], o->thread[2], f->lane / PTX_WARP, f->lane % PTX_WARP);
  if (f->has_address) {
    o->has_address = true;
    o->address = f->address;
    o->access_bytes = f->bytes;
    o->space = ptx_space_name(f->space);
    aoti_text_add(&t, "  address 0x%llx (%s), %u bytes\n", (unsigned long long)f->address, o->space, f->bytes);
    if (f->space == PTX_GLOBAL || f->space == PTX_GENERIC || f->space == PTX_CONST) {
      ptx_allocation *near, *a = ptx_lookup(run->machine, f->address, &near);
      bool null = !a && f->address < NULL_PAGE; // no allocation is near: what is nearest would only mislead
      if (null) aoti_text_add(&t, "  a null pointer, or a small offset from one\n");
      if (!a && !null) a = near;
      if (a) {
        o->has_allocation = true;
        o->allocation = a->pub;
        allocation_text(&t, &a->pub, f->address);
      }
    }
  }
  if (f->has_other) {
    char text[160];
    o->has_other = true;
    ptx_coords(f->other_block, run->launch->grid, o->other_block);
    ptx_coords(f->other_lane, run->launch->block, o->other_thread);
    o->other_line = f->other_pc < run->kernel->n_code ? run->kernel->code[f->other_pc].line : 0;
    line_text(run->module, o->other_line, text, sizeof text);
    aoti_text_add(&t, "  the other: block (%u,%u,%u) thread (%u,%u,%u) at PTX line %u: %s\n", o->other_block[0],
                  o->other_block[1], o->other_block[2], o->other_thread[0], o->other_thread[1], o->other_thread[2],
                  o->other_line, text);
  }
  return aoti_text_finish(&t, &out->report);
}

void aoti_ptx_result_deinit(aoti_ptx_result *r) {
  free(r->report);
  free((void *)r->fault.instruction);
  free((void *)r->fault.source);
  free((void *)r->fault.node);
  if (r->counters) free(r->counters->lines);
  free(r->counters);
  *r = (aoti_ptx_result){0};
}
