// Characters to words.
#include "parse.h"

const ptx_type_info ptx_types[PTX_TYPES] = {
    {"none", 0, '-'},
#define PTX_TYPE(id, text, bytes, letter) {text, bytes, letter},
#include "types.def"
#undef PTX_TYPE
};

ptx_type ptx_type_find(const char *text, size_t n) {
  for (int t = 1; t < PTX_TYPES; t++)
    if (strlen(ptx_types[t].text) == n && !memcmp(ptx_types[t].text, text, n)) return t;
  return PTX_NOTYPE;
}

aot_status ptx_fail(const ptx_parser *P, const char *fmt, ...) {
  aoti_text text = {0};
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&text, fmt, args);
  va_end(args);
  aot_status status = aoti_error_at(AOT_ERROR_INVALID, P->m->name, (int)P->line, "PTX line %u: %s", P->line,
                                    text.at ? text.at : "out of memory");
  aoti_text_deinit(&text);
  return status;
}

/* "// node: NAME" names the graph node of what follows; our compiler writes it. */
static void note_node(ptx_parser *P, const char *text, size_t n) {
  while (n && (*text == ' ' || *text == '\t')) text++, n--;
  if (n < 6 || memcmp(text, "node:", 5)) return;
  text += 5, n -= 5;
  while (n && (*text == ' ' || *text == '\t')) text++, n--;
  while (n && (text[n - 1] == ' ' || text[n - 1] == '\t' || text[n - 1] == '\r')) n--;
  const char *name;
  aot_status status = aoti_arena_strdup(P->arena, text, n, &name);
  if (!status) status = aoti_push(P->arena, &P->m->nodes, name);
  if (!status) P->node = (uint32_t)P->m->nodes.n - 1;
  aot_status_free(status); // a lost name is only a poorer report
}

void ptx_skip(ptx_parser *P) {
  while (P->p < P->end) {
    char c = *P->p;
    if (c == '\n') {
      P->line++, P->p++;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v') {
      P->p++;
    } else if (c == '/' && P->end - P->p > 1 && P->p[1] == '/') {
      const char *start = P->p += 2;
      while (P->p < P->end && *P->p != '\n') P->p++;
      note_node(P, start, (size_t)(P->p - start));
    } else if (c == '/' && P->end - P->p > 1 && P->p[1] == '*') {
      P->p += 2;
      while (P->p < P->end && !(*P->p == '*' && P->end - P->p > 1 && P->p[1] == '/')) P->line += *P->p++ == '\n';
      P->open_comment = P->end - P->p < 2;
      P->p = P->open_comment ? P->end : P->p + 2;
    } else if (c == '#' && P->end - P->p > 2 && P->p[1] == ' ' && P->p[2] >= '0' && P->p[2] <= '9' &&
               (P->p == P->m->text || P->p[-1] == '\n')) { // # 12 "file": where a preprocessor found it
      while (P->p < P->end && *P->p != '\n') P->p++;
    } else {
      break;
    }
  }
}

bool ptx_accept(ptx_parser *P, const char *punct) {
  ptx_skip(P);
  size_t n = strlen(punct);
  if ((size_t)(P->end - P->p) < n || memcmp(P->p, punct, n)) return false;
  P->p += n;
  return true;
}

static bool word_char(char c) { return aoti_is_word(c) || c == '$' || c == '%'; }

bool ptx_accept_word(ptx_parser *P, const char *word) {
  const char *p = (ptx_skip(P), P->p);
  size_t n = strlen(word);
  if ((size_t)(P->end - p) < n || memcmp(p, word, n)) return false;
  if ((size_t)(P->end - p) > n && word_char(p[n])) return false;
  P->p += n;
  return true;
}

aot_status ptx_expect(ptx_parser *P, const char *punct) {
  if (ptx_accept(P, punct)) return NULL;
  if (P->p >= P->end) return ptx_fail(P, "the text ends where '%s' should be", punct);
  size_t n = 0;
  while (P->p + n < P->end && n < 24 && P->p[n] >= ' ' && P->p[n] < 127) n++;
  return ptx_fail(P, "'%s' expected before '%.*s'", punct, (int)n, P->p);
}

const char *ptx_word(ptx_parser *P, bool dots, size_t *out_n) {
  ptx_skip(P);
  const char *start = P->p;
  if (P->p < P->end && *P->p >= '0' && *P->p <= '9') {
    *out_n = 0;
    return start;
  }
  while (P->p < P->end) {
    if (word_char(*P->p)) {
      P->p++;
    } else if (dots && *P->p == '.' && P->p > start) {
      P->p++;
    } else if (dots && *P->p == ':' && P->end - P->p > 2 && P->p[1] == ':' && word_char(P->p[2])) {
      P->p += 2;
    } else {
      break;
    }
  }
  *out_n = (size_t)(P->p - start);
  return start;
}

aot_status ptx_name(ptx_parser *P, const char **out) {
  size_t n;
  const char *word = ptx_word(P, false, &n);
  if (!n) return ptx_fail(P, "a name expected");
  return aoti_arena_strdup(P->arena, word, n, out);
}

aot_status ptx_new_name(ptx_parser *P, const char **out) {
  AOT_TRY(ptx_name(P, out));
  bool alone = !(*out)[1] && ((*out)[0] == '_' || (*out)[0] == '%' || (*out)[0] == '$');
  ptx_since since;
  bool special = ptx_sreg_find(*out, strlen(*out), &since) && !P->f;
  return alone || special || !strcmp(*out, "WARP_SZ") ? ptx_fail(P, "'%s' cannot be declared", *out) : NULL;
}

aot_status ptx_string(ptx_parser *P, const char **out) {
  AOT_TRY(ptx_expect(P, "\""));
  const char *start = P->p;
  while (P->p < P->end && *P->p != '"' && *P->p != '\n') P->p++;
  if (P->p >= P->end || *P->p != '"') return ptx_fail(P, "a string without its end");
  return aoti_arena_strdup(P->arena, start, (size_t)(P->p++ - start), out);
}
