// Lines that a terminal or an editor broke, put together again. A text counts as broken at W columns when W is the
// width of its longest lines and what follows such lines begins as no line of a graph or of a log does.
#include "import.h"

#include "lex.h"
#include <string.h>

enum { LEAST_WIDTH = 40, LEAST_LINES = 3, TRIMMED = 12 }; // TRIMMED: blanks that may be gone from the end of a line

typedef struct line {
  const char *at, *end; // without what stands before its content, and without the newline
  int width;            // columns
  int word;             // columns of its first word, which did not fit the line before
  bool begins;          // as a line of the log or of the graph does
} line;
typedef AOT_VEC(line) lines;

// Columns of a terminal: characters, without the escapes of colours.
static int width_of(const char *p, const char *end) {
  int n = 0;
  while (p < end) {
    if (*p == '\x1b' && p + 1 < end && p[1] == '[') {
      for (p += 2; p < end && !aoti_is_letter(*p);) p++;
      p += p < end;
      continue;
    }
    n += ((unsigned char)*p++ & 0xc0) != 0x80;
  }
  return n;
}

static const char *skip_colours(const char *p, const char *end) {
  while (end - p > 2 && *p == '\x1b' && p[1] == '[') {
    for (p += 2; p < end && !aoti_is_letter(*p);) p++;
    p += p < end;
  }
  return p;
}

static bool starts(const char *p, const char *end, const char *what) {
  size_t n = strlen(what);
  return (size_t)(end - p) >= n && !memcmp(p, what, n);
}

// The beginning of a prefix, whose end may be on the next line: "V0120 22:19:37", "[2023-10-17", "[rank0]:".
static bool begins_prefix(const char *p, const char *end) {
  p = skip_colours(p, end);
  if (starts(p, end, "[rank")) return true;
  if (end - p > 8 && *p == '[' && aoti_is_digit(p[1]) && aoti_is_digit(p[4]) && p[5] == '-' && p[8] == '-') return true;
  return aoti_import_is_prefix(p, end);
}

// Code of a graph is indented; what is not is known by its first word.
static bool begins_line(const char *p, const char *end, bool prefixed) {
  static const char *const words[] = {"class ", "def ",   "graph():", "import ",        "from ",
                                      "===== ", "TRACED", "torch._",  "Graph signature"};
  const char *q = skip_colours(p, end), *blank = q;
  while (q < end && *q == ' ') q = skip_colours(q + 1, end);
  if (q == end || q - blank >= 4) return true;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if ((prefixed || q == blank) && starts(q, end, words[i])) return true;
  return false;
}

static aot_status split(aoti_arena *scratch, const char *text, size_t n, bool strip, bool *prefixed, lines *out) {
  const char *end = text + n;
  for (const char *p = text; p < end;) {
    const char *newline = memchr(p, '\n', (size_t)(end - p)), *stop = newline ? newline : end;
    line l = {.at = p, .end = stop > p && stop[-1] == '\r' ? stop - 1 : stop, .begins = begins_prefix(p, stop)};
    *prefixed = *prefixed || l.begins;
    if (strip && l.begins) l.at = lex_prefix_end(p, stop);
    if (l.at > l.end) l.at = l.end;
    const char *word = l.at;
    while (word < l.end && *word != ' ') word++;
    l.width = strip && !l.begins ? 0 : width_of(l.at, l.end);
    l.word = width_of(l.at, word);
    l.begins = strip ? !l.begins || begins_line(l.at, l.end, true) : l.begins;
    AOT_TRY(aoti_push(scratch, out, l));
    p = newline ? newline + 1 : end;
  }
  for (size_t i = 0; i < out->n && !strip && !*prefixed; i++)
    out->at[i].begins = begins_line(out->at[i].at, out->at[i].end, false);
  return NULL;
}

// Whether the beginning of the line after l could not stay on l.
static bool is_full(const line *l, int width) { return l[1].at < l[1].end && l->width + 1 + l[1].word > width; }

// The width at which the lines are broken; 0 where they are not.
static int broken_at(const lines *all) {
  int width = 0;
  size_t full = 0, orphans = 0;
  for (size_t i = 0; i < all->n; i++)
    if (all->at[i].width > width) width = all->at[i].width;
  for (size_t i = 0; i + 1 < all->n; i++) {
    bool is = is_full(&all->at[i], width);
    full += is;
    orphans += is && !all->at[i + 1].begins;
  }
  return width >= LEAST_WIDTH && orphans >= LEAST_LINES && 2 * orphans >= full ? width : 0;
}

// A broken line and what follows it become one, and as many empty ones: an error's line is the one where it begins.
static aot_status join(aoti_arena *scratch, const lines *all, int width, const char *text, size_t n, const char **out,
                       size_t *out_n) {
  char *joined, *q;
  AOT_TRY(aoti_arena_alloc(scratch, n + all->n * (TRIMMED + 1) + 1, 1, &joined));
  q = joined;
  size_t pending = 0;
  for (size_t i = 0; i < all->n; i++) {
    const line *l = &all->at[i], *before = i ? l - 1 : NULL, *after = i + 1 < all->n ? l + 1 : NULL;
    bool goes_on =
        after && after->at < after->end && !after->begins && (l->width >= width - TRIMMED || is_full(l, width));
    bool is_first = !before || !pending;
    const char *from = is_first && before ? before->end : is_first ? text : l->at; // with what stands before it
    while (is_first && from < l->at && (*from == '\n' || *from == '\r')) from++;
    memcpy(q, from, (size_t)(l->end - from));
    q += l->end - from;
    if (goes_on) {
      int blanks = l->end > l->at && l->end[-1] == ' ' ? 0 : width - l->width;
      for (int k = 0; k < blanks && k < TRIMMED; k++) *q++ = ' ';
      pending++;
      continue;
    }
    memset(q, '\n', pending + 1);
    q += pending + 1;
    pending = 0;
  }
  *out = joined;
  *out_n = (size_t)(q - joined);
  return NULL;
}

aot_status aoti_import_unwrap(aoti_arena *scratch, const char *text, size_t n, const char **out, size_t *out_n) {
  *out = text;
  *out_n = n;
  for (int strip = 0; strip < 2; strip++) { // the lines as they are, then without the prefixes that each may have
    lines all = {0};
    bool prefixed = false;
    AOT_TRY(split(scratch, text, n, strip, &prefixed, &all));
    int width = strip && !prefixed ? 0 : broken_at(&all);
    if (width) return join(scratch, &all, width, text, n, out, out_n);
  }
  return NULL;
}
