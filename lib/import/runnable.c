// What stands outside of a graph's text and types its inputs: load_args of a runnable reproduction, torch.export's
// signature. Both are lines of a fixed make.
#include "import.h"

#include "lex.h"
#include <stdlib.h>
#include <string.h>

typedef struct slice {
  const char *at;
  size_t n;
} slice;

static slice trim(const char *at, const char *end) {
  while (at < end && (*at == ' ' || *at == '\t')) at++;
  while (end > at && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r')) end--;
  return (slice){at, (size_t)(end - at)};
}
static bool starts(slice s, const char *what) {
  size_t n = strlen(what);
  return s.n >= n && !memcmp(s.at, what, n);
}
static bool is(slice s, const char *what) { return s.n == strlen(what) && starts(s, what); }
static slice from(slice s, const char *what) { // s without its beginning what
  size_t n = strlen(what);
  return (slice){s.at + n, s.n - n};
}
static bool to_number(slice s, int64_t *out) {
  int64_t v = 0;
  for (size_t i = 0; i < s.n; i++)
    if (s.at[i] < '0' || s.at[i] > '9' || aoti_mul_overflows(v, 10, &v) || aoti_add_overflows(v, s.at[i] - '0', &v))
      return false;
  *out = v;
  return s.n > 0;
}

// The items of "(a, b=c, (d, e))", s beginning at the bracket; false when the brackets do not match or items are many.
enum { MAX_ITEMS = AOT_MAX_DIMS + 16 };
static bool items_of(slice s, slice *items, size_t *n) {
  const char *end = s.at + s.n, *start = s.at + 1;
  int depth = 0;
  *n = 0;
  if (!s.n || *s.at != '(') return false;
  for (const char *p = s.at; p < end; p++) {
    depth += (*p == '(' || *p == '[') - (*p == ')' || *p == ']');
    if (depth && !(depth == 1 && *p == ',')) continue;
    slice item = trim(start, p);
    if (item.n && *n == MAX_ITEMS) return false;
    if (item.n) items[(*n)++] = item;
    if (!depth) return true;
    start = p + 1;
  }
  return false;
}

typedef struct buffer {
  aot_device device;
  int64_t bytes;
} buffer;
typedef struct reader {
  aoti_graph *g;
  const char *name; // of the file
  int line;
  uint32_t next; // the placeholder that the next call describes
  AOT_VEC(buffer) buffers;
  aoti_arena scratch;
} reader;

static aot_status bad(const reader *r, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "%s:%d: in load_args: %s", r->name, r->line, what);
}

static aot_status next_input(reader *r, aoti_node **out) {
  while (r->next < r->g->nodes.n && r->g->nodes.at[r->next].kind != AOTI_PLACEHOLDER) r->next++;
  if (r->next == r->g->nodes.n) return bad(r, "there are more values than the graph has inputs");
  *out = &r->g->nodes.at[r->next++];
  return NULL;
}

static aot_status sizes(reader *r, slice s, aot_int *out, int *out_n) {
  slice items[MAX_ITEMS];
  size_t n;
  if (!items_of(s, items, &n)) return bad(r, "expected a tuple of sizes");
  if (n > AOT_MAX_DIMS) return bad(r, "a tensor has too many dimensions");
  for (size_t i = 0; i < n; i++) {
    if (to_number(items[i], &out[i].value)) {
      out[i].sym = 0;
      continue;
    }
    if (!r->g->syms) AOT_TRY(aoti_syms_create(r->g->arena.from, &r->g->syms));
    AOT_TRY(aoti_note(aoti_int_parse(r->g->syms, items[i].at, items[i].n, &out[i]), "%s:%d", r->name, r->line));
    if (!out[i].sym && out[i].value < 0) return bad(r, "a size is negative");
  }
  *out_n = (int)n;
  return NULL;
}

static bool device_of(slice s, aot_device *out) {
  int64_t index = 0;
  for (const char *p = s.at; p < s.at + s.n; p++)
    if (*p >= '0' && *p <= '9') index = *p - '0';
  bool cuda = starts(s, "device(type='cuda'") || starts(s, "'cuda") || starts(s, "device('cuda");
  *out = (aot_device){cuda ? AOT_CUDA : AOT_CPU, cuda ? (uint8_t)index : 0};
  return cuda || starts(s, "device(type='cpu'") || starts(s, "'cpu") || starts(s, "device('cpu");
}

static aot_dtype dtype_of(slice s) {
  return starts(s, "torch.") ? aoti_dtype_parse(s.at + 6, s.n - 6) : AOT_DTYPE_NONE;
}

// buf0 = reader.storage(None, 73728, device=device(type='cuda', index=0), dtype_hint=torch.int8)
static aot_status storage(reader *r, slice call) {
  slice items[MAX_ITEMS];
  size_t n;
  buffer b = {.device = {AOT_CPU, 0}};
  if (!items_of(call, items, &n) || n < 2) return bad(r, "expected reader.storage(HASH, BYTES, ...)");
  if (!to_number(items[1], &b.bytes)) b.bytes = INT64_MAX; // 8*s95: as many as it takes
  for (size_t i = 2; i < n; i++)
    if (starts(items[i], "device=") && !device_of(from(items[i], "device="), &b.device))
      return aoti_error(AOT_ERROR_UNSUPPORTED, "%s:%d: in load_args: the device is not supported", r->name, r->line);
  return aoti_push(&r->scratch, &r->buffers, b);
}

static aot_status check_extent(reader *r, const aoti_meta *m, int64_t bytes) {
  size_t need;
  for (int d = 0; d < m->ndim; d++)
    if (m->size[d].sym || m->stride[d].sym) return NULL;
  AOT_TRY(
      aoti_note(aoti_extent_bytes(m->dtype, m->ndim, m->size, m->stride, m->offset, &need), "%s:%d", r->name, r->line));
  return need > (size_t)bytes ? bad(r, "a tensor does not fit its storage") : NULL;
}

// reader.tensor(buf0, (64, 32), (32, 1), dtype=torch.int8, storage_offset=1, requires_grad=True, is_leaf=True)
static aot_status tensor(reader *r, slice call) {
  slice items[MAX_ITEMS];
  size_t n;
  int64_t which = 0;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = {.dtype = AOT_F32, .size = size, .stride = stride}};
  int n_stride = -1;
  aoti_node *node;
  if (!items_of(call, items, &n) || n < 2 || !starts(items[0], "buf") || !to_number(from(items[0], "buf"), &which))
    return bad(r, "expected reader.tensor(BUFFER, SIZES, ...)");
  if (which < 0 || (size_t)which >= r->buffers.n) return bad(r, "a tensor names a storage that is not there");
  AOT_TRY(sizes(r, items[1], size, &type.tensor.ndim));
  for (size_t i = 2; i < n; i++) {
    if (*items[i].at == '(')
      AOT_TRY(sizes(r, items[i], stride, &n_stride));
    else if (starts(items[i], "dtype="))
      type.tensor.dtype = dtype_of(from(items[i], "dtype="));
    else if (starts(items[i], "storage_offset=") &&
             !to_number(from(items[i], "storage_offset="), &type.tensor.offset.value))
      return bad(r, "a storage offset is no number");
  }
  if (!type.tensor.dtype)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s:%d: in load_args: the element type is not supported", r->name,
                      r->line);
  if (n_stride < 0)
    aoti_contiguous_strides(r->g->syms, type.tensor.ndim, size, stride);
  else if (n_stride != type.tensor.ndim)
    return bad(r, "a tensor has not as many strides as sizes");
  if (r->g->syms) AOT_TRY(aoti_syms_status(r->g->syms));
  type.tensor.device = r->buffers.at[which].device;
  AOT_TRY(check_extent(r, &type.tensor, r->buffers.at[which].bytes));
  type.tensor.offset = aot_i(0); // where in a storage an input lies is the caller's business
  AOT_TRY(next_input(r, &node));
  return node->type.kind == AOTI_TYPE_UNKNOWN ? aoti_type_copy(&r->g->arena, &type, &node->type) : NULL;
}

// reader.symint(32), reader.symint(32, expr='s75*s95')
static aot_status integer(reader *r, slice call) {
  slice items[MAX_ITEMS];
  size_t n;
  aoti_type type = {.kind = AOTI_TYPE_INT};
  aoti_node *node;
  if (!items_of(call, items, &n) || !n || !to_number(items[0], &type.i.value))
    return bad(r, "expected reader.symint(N)");
  for (size_t i = 1; i < n; i++) {
    if (!starts(items[i], "expr='") || items[i].n < sizeof "expr=''" || items[i].at[items[i].n - 1] != '\'') continue;
    slice e = from(items[i], "expr='");
    if (!r->g->syms) AOT_TRY(aoti_syms_create(r->g->arena.from, &r->g->syms));
    AOT_TRY(aoti_note(aoti_int_parse(r->g->syms, e.at, e.n - 1, &type.i), "%s:%d", r->name, r->line));
  }
  AOT_TRY(next_input(r, &node));
  if (node->type.kind == AOTI_TYPE_UNKNOWN) node->type = type;
  return NULL;
}

static aot_status statement(reader *r, slice s) {
  static const char mark[] = "reader.";
  while (s.n && !starts(s, mark)) s = (slice){s.at + 1, s.n - 1}; // "buf0 = " comes first
  if (!s.n) return NULL;
  s = from(s, mark);
  if (starts(s, "storage(")) return storage(r, from(s, "storage"));
  if (starts(s, "tensor(")) return tensor(r, from(s, "tensor"));
  if (starts(s, "symint(")) return integer(r, from(s, "symint"));
  return aoti_error(AOT_ERROR_UNSUPPORTED, "%s:%d: in load_args: reader.%.*s is not supported", r->name, r->line,
                    (int)strnlen(s.at, s.n < 40 ? s.n : 40), s.at);
}

static bool next_line(const char *text, size_t end, size_t *at, slice *line) {
  if (*at >= end) return false;
  const char *start = text + *at, *newline = memchr(start, '\n', end - *at);
  const char *stop = newline ? newline : text + end;
  *at = newline ? (size_t)(newline + 1 - text) : end;
  *line = (slice){start, (size_t)(stop - start)};
  return true;
}

static aot_status load_args(reader *r, const char *text, size_t at, size_t end) {
  slice line;
  bool inside = false;
  while (next_line(text, end, &at, &line)) {
    const char *p = lex_prefix_end(line.at, line.at + line.n);
    slice s = trim(p, line.at + line.n);
    if (inside && s.n && s.at == p) break; // no indentation: the function has ended
    if (inside && s.n && *s.at != '#') AOT_TRY(statement(r, s));
    if (starts(s, "def load_args(reader")) inside = true;
    r->line++;
  }
  if (!inside) return NULL;
  while (r->next < r->g->nodes.n && r->g->nodes.at[r->next].kind != AOTI_PLACEHOLDER) r->next++;
  if (r->next < r->g->nodes.n) return bad(r, "there are fewer values than the graph has inputs");
  return NULL;
}

aot_status aoti_import_load_args(aoti_graph *g, const char *text, size_t at, size_t end, const char *name) {
  reader r = {.g = g, .name = name, .line = g->text_line + 1};
  aoti_arena_init(&r.scratch, g->arena.from);
  aot_status status = load_args(&r, text, at, end);
  aoti_arena_deinit(&r.scratch);
  return status;
}

// p_a_weight: PARAMETER target='a.weight'
aot_status aoti_import_signature(aoti_graph *g, const char *text, size_t at, size_t end) {
  static const char mark[] = "target='";
  slice line;
  bool inside = false;
  while (next_line(text, end, &at, &line)) {
    slice s = trim(line.at, line.at + line.n);
    if (inside && (is(s, "# outputs") || starts(s, "Range constraints"))) break;
    if (is(s, "Graph signature:")) inside = true;
    if (!inside) continue;
    const char *colon = memchr(s.at, ':', s.n), *target = s.at;
    size_t left = s.n;
    while (left >= sizeof mark - 1 && memcmp(target, mark, sizeof mark - 1)) target++, left--;
    if (!colon || left < sizeof mark - 1) continue;
    target += sizeof mark - 1;
    const char *close = memchr(target, '\'', (size_t)(s.at + s.n - target));
    uint32_t id = aoti_graph_find(g, s.at, (size_t)(colon - s.at));
    if (!close || id == AOTI_NO_NODE || g->nodes.at[id].kind != AOTI_PLACEHOLDER) continue;
    const char *copy;
    AOT_TRY(aoti_arena_strdup(&g->arena, target, (size_t)(close - target), &copy));
    bool is_parameter =
        colon + 2 < s.at + s.n && starts(from((slice){colon, (size_t)(s.at + s.n - colon)}, ": "), "PARAMETER");
    if (!aoti_graph_input(g, g->nodes.at[id].name))
      AOT_TRY(aoti_graph_add_input(g, g->nodes.at[id].name, copy, is_parameter, NULL));
  }
  return NULL;
}
