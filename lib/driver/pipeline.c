// Pipelines as text.
#include "driver.h"

#include <string.h>

const char aoti_default_pipeline[] = "dce,partition{min_cut},lower,fuse,loops,codegen";

const aoti_pass *aoti_pass_find(const char *name, size_t n) {
  for (size_t i = 0; i < aoti_pass_count; i++)
    if (strlen(aoti_passes[i].name) == n && !memcmp(aoti_passes[i].name, name, n)) return &aoti_passes[i];
  return NULL;
}

static aot_status bad(const char *text, const char *at, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "pipeline \"%s\", column %zu: %s", text, (size_t)(at - text) + 1, what);
}

static const char *word_end(const char *p) { return p + strcspn(p, ",{}()"); }

static aot_status parse_args(aoti_arena *arena, const char *text, const char **p, aoti_pass_call *call) {
  do {
    (*p)++; // the brace or comma
    const char *end = word_end(*p);
    if (end == *p) return bad(text, *p, "an empty word between braces");
    if (call->n_args == AOTI_MAX_ARGS) return bad(text, *p, "too many words between braces");
    AOT_TRY(aoti_arena_strdup(arena, *p, (size_t)(end - *p), &call->args[call->n_args++]));
    *p = end;
  } while (**p == ',');
  if (**p != '}') return bad(text, *p, "expected , or }");
  (*p)++;
  return NULL;
}

static aot_status parse_list(aoti_arena *arena, const char *text, const char **p, int depth, aoti_pipeline *out) {
  for (;;) {
    const char *end = word_end(*p);
    if (*end == '(') {
      if (depth == 4) return bad(text, *p, "groups nest too deeply");
      *p = end + 1;
      AOT_TRY(parse_list(arena, text, p, depth + 1, out));
      if (**p != ')') return bad(text, *p, "expected )");
      (*p)++;
    } else {
      if (out->n == AOTI_MAX_PASSES) return bad(text, *p, "too many passes");
      aoti_pass_call *call = &out->at[out->n];
      *call = (aoti_pass_call){.pass = aoti_pass_find(*p, (size_t)(end - *p))};
      if (!call->pass) return bad(text, *p, "no such pass; `aot-llc --help` lists them");
      out->n++;
      *p = end;
      if (**p == '{') AOT_TRY(parse_args(arena, text, p, call));
    }
    if (**p != ',') return NULL;
    (*p)++;
  }
}

aot_status aoti_pipeline_parse(aoti_arena *arena, const char *text, aoti_pipeline *out) {
  *out = (aoti_pipeline){0};
  const char *p = text;
  AOT_TRY(parse_list(arena, text, &p, 0, out));
  return *p ? bad(text, p, "expected , or the end") : NULL;
}

void aoti_pipeline_print(const aoti_pipeline *p, aoti_text *out) {
  for (size_t i = 0; i < p->n; i++) {
    aoti_text_add(out, "%s%s", i ? "," : "", p->at[i].pass->name);
    for (size_t k = 0; k < p->at[i].n_args; k++) aoti_text_add(out, "%c%s", k ? ',' : '{', p->at[i].args[k]);
    if (p->at[i].n_args) aoti_text_add(out, "}");
  }
}
