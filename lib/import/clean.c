// What pasting and recording add to a text: a byte order mark, UTF-16 of a Windows shell, colours and links of a
// terminal, blanks of web pages, and the prefix that whatever ran the program gave each line.
#include "import.h"

#include "lex.h"
#include <string.h>

// Past an escape of a terminal: "\x1b[31m", "\x1b]8;;link\x1b\\", "\x1b(B"; p itself where there is none.
static const char *skip_escape(const char *p, const char *end) {
  if (end - p < 2 || *p != '\x1b') return p;
  const char *q = p + 2;
  if (p[1] == '[') {
    while (q < end && (unsigned char)*q < 0x40) q++;
    return q < end ? q + 1 : q;
  }
  if (p[1] == ']') {
    while (q < end && *q != '\n' && *q != '\a' && *q != '\x1b') q++;
    if (q < end && *q == '\a') return q + 1;
    return end - q > 1 && q[1] == '\\' ? q + 2 : q;
  }
  return p[1] == '(' && q < end ? q + 1 : q;
}

static bool wants_cleaning(const char *text, size_t n) {
  if (n >= 2 && ((unsigned char)text[0] == 0xef || (unsigned char)text[0] == 0xff)) return true;
  if (memchr(text, '\x1b', n)) return true;
  for (const char *p = text; (p = memchr(p, 0xc2, (size_t)(text + n - p))) != NULL; p++)
    if (p + 1 < text + n && (unsigned char)p[1] == 0xa0) return true;
  return false;
}

static aot_status clean(aoti_arena *scratch, const char *text, size_t n, const char **out, size_t *out_n) {
  const char *end = text + n, *p = text;
  char *copy, *q;
  AOT_TRY(aoti_arena_alloc(scratch, n + 1, 1, &copy));
  q = copy;
  bool wide = n >= 2 && (unsigned char)p[0] == 0xff && (unsigned char)p[1] == 0xfe;
  if (wide) {
    for (p += 2; end - p >= 2; p += 2) *q++ = p[1] || (unsigned char)*p >= 0x80 ? '?' : *p;
    p = copy, end = q, q = copy; // escapes go in place: what is written is never ahead
  } else if (n >= 3 && !memcmp(p, "\xef\xbb\xbf", 3)) {
    p += 3;
  }
  while (p < end) {
    const char *after = skip_escape(p, end);
    if (after != p) {
      p = after;
      continue;
    }
    bool blank = end - p >= 2 && !memcmp(p, "\xc2\xa0", 2);
    *q++ = blank ? ' ' : *p;
    p += 1 + blank;
  }
  *out = copy;
  *out_n = (size_t)(q - copy);
  return NULL;
}

// ---- prefixes

// Whether a line begins as the prefix does, digit for digit; blanks at its end may be missing at the end of the line.
static bool has_prefix(const char *line, const char *stop, const char *prefix, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (line + i == stop) {
      while (i < n && prefix[i] == ' ') i++;
      return i == n;
    }
    if (aoti_is_digit(prefix[i]) ? !aoti_is_digit(line[i]) : prefix[i] != line[i]) return false;
  }
  return true;
}

bool aoti_import_is_prefix(const char *p, const char *end) {
  return end - p > 8 && strchr("VDIWEC", *p) && aoti_is_digit(p[1]) && aoti_is_digit(p[4]) && p[5] == ' ' &&
         aoti_is_digit(p[6]) && p[8] == ':';
}

// What stands before a graph on its first line and is neither torch's nor blank.
static bool foreign_prefix(const char *text, size_t n, const char **out, size_t *out_n) {
  enum { LONGEST = 80 };
  static const char *const marks[] = {"def forward(self", "graph():"};
  const char *end = text + n;
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
    const char *at = aoti_text_find(text, end, marks[i]), *line = at;
    if (!at) continue;
    while (line > text && line[-1] != '\n') line--;
    const char *stop = at, *p = lex_line_start(line, end);
    if (p >= at) continue;
    for (p = line; p < stop; p++)
      if (aoti_import_is_prefix(p, end)) stop = p;
    const char *last = stop; // its blanks belong to the graph, but for one
    while (last > line && last[-1] == ' ') last--;
    if (last == line) continue;
    if (stop != at) last = stop;
    *out = line;
    *out_n = (size_t)(last - line);
    return *out_n <= LONGEST && !memchr(line, '#', *out_n);
  }
  return false;
}

static aot_status strip_prefixes(aoti_arena *scratch, const char *text, size_t n, const char **out, size_t *out_n) {
  const char *prefix, *end = text + n;
  size_t n_prefix, lines = 0, with = 0;
  char *copy, *q;
  if (!foreign_prefix(text, n, &prefix, &n_prefix)) return NULL;
  for (const char *p = prefix; p < end && lines < 8;) { // the lines of the graph must have it too
    const char *newline = memchr(p, '\n', (size_t)(end - p)), *stop = newline ? newline : end;
    lines++;
    with += has_prefix(p, stop, prefix, n_prefix);
    p = newline ? newline + 1 : end;
  }
  if (with < 2 || 4 * with < 3 * lines) return NULL;
  AOT_TRY(aoti_arena_alloc(scratch, n + 1, 1, &copy));
  q = copy;
  for (const char *p = text; p < end;) {
    const char *newline = memchr(p, '\n', (size_t)(end - p)), *stop = newline ? newline : end;
    if (has_prefix(p, stop, prefix, n_prefix)) p = (size_t)(stop - p) < n_prefix ? stop : p + n_prefix;
    memcpy(q, p, (size_t)(stop - p));
    q += stop - p;
    if (newline) *q++ = '\n';
    p = newline ? newline + 1 : end;
  }
  *out = copy;
  *out_n = (size_t)(q - copy);
  return NULL;
}

aot_status aoti_import_clean(aoti_arena *scratch, const char *text, size_t n, const char **out, size_t *out_n) {
  *out = text;
  *out_n = n;
  if (wants_cleaning(text, n)) AOT_TRY(clean(scratch, text, n, out, out_n));
  return strip_prefixes(scratch, *out, *out_n, out, out_n);
}
