/* Which graphs a text holds: what people paste is a log with several, between lines that are none of our business. */
#include "lex.h"
#include <string.h>

static bool starts(const char *at, const char *end, const char *what) {
  size_t n = strlen(what);
  return (size_t)(end - at) >= n && !memcmp(at, what, n);
}

/* "class NAME(torch.nn.Module):", perhaps after the file that holds it. */
static bool is_class(const char *q, const char *end, aoti_graph_header *h) {
  const char *at = aoti_text_find(q, end, "class "), *paren = at ? memchr(at, '(', (size_t)(end - at)) : NULL;
  if (!paren || (at != q && at[-1] != ' ') || !aoti_text_find(paren, end, "Module)")) return false;
  h->class_at = at + 6;
  h->class_n = (size_t)(paren - h->class_at);
  return true;
}

/* "===== Forward graph 0 =====" */
static bool is_title(const char *q, const char *end, aoti_graph_header *h) {
  static const char mark[] = "===== ";
  if (!starts(q, end, mark)) return false;
  const char *close = aoti_text_find(q + sizeof mark - 1, end, " =====");
  if (!close) return false;
  h->title = q + sizeof mark - 1;
  h->title_n = (size_t)(close - h->title);
  return true;
}

/* "graph():", before 2021 with the inputs between the brackets. */
static bool is_form(const char *q, const char *end) {
  static const char mark[] = "graph(";
  if (!starts(q, end, mark)) return false;
  for (q += sizeof mark - 1; q < end && (aoti_is_word(*q) || *q == ',' || *q == ' ');) q++;
  return starts(q, end, "):");
}

static int indent_of(const char *line, const char *end) {
  const char *p = lex_prefix_end(line, end);
  int n = 0;
  for (; p < end && (*p == ' ' || *p == '\t'); p++) n++;
  return n;
}

bool aoti_graph_next(const char *text, size_t n, aoti_graph_header *h) {
  const char *end = text + n, *line = text + h->next;
  bool titled = false;
  if (line == text) h->next_line = 1;
  h->title = h->class_at = NULL;
  h->title_n = h->class_n = 0;
  for (; line < end; h->next_line++) {
    const char *newline = memchr(line, '\n', (size_t)(end - line)), *stop = newline ? newline : end;
    const char *q = lex_line_start(line, stop);
    size_t at = (size_t)(line - text);
    line = newline ? newline + 1 : end;
    if (is_title(q, stop, h)) {
      titled = true;
      h->class_at = NULL, h->class_n = 0;
      continue;
    }
    bool code = starts(q, stop, "def forward("), form = is_form(q, stop);
    if (!code && !form) {
      is_class(q, stop, h);
      continue;
    }
    int indent = indent_of(text + at, stop);
    if (code && h->found && !h->graph_form && !titled && indent > h->indent) {
      h->class_at = NULL, h->class_n = 0; /* a class inside the one before: a submodule of its graph */
      continue;
    }
    h->found = true;
    h->at = at;
    h->line = h->next_line++;
    h->indent = indent;
    h->graph_form = form;
    h->next = (size_t)(line - text);
    return true;
  }
  h->next = n;
  return false;
}
