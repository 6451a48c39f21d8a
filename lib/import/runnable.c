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
  bool meta = starts(s, "device(type='meta'") || starts(s, "'meta") || starts(s, "device('meta"); // sizes alone
  return cuda || meta || starts(s, "device(type='cpu'") || starts(s, "'cpu") || starts(s, "device('cpu");
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
      return aoti_error(AOT_ERROR_UNSUPPORTED,
                        "%s:%d: in load_args: the device %.*s is not supported; there are device(type='cpu') and "
                        "device(type='cuda', index=0), which may be written in its place",
                        r->name, r->line, (int)(items[i].n > 47 ? 40 : items[i].n - 7), items[i].at + 7);
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

// What the minifiers of 2022 and 2023 wrote in place of load_args: ((64, 32), (32, 1), torch.float32, 'cuda', True) in
// a list, or rand_strided((64, 32), (32, 1), torch.float32, 'cuda').
static aot_status described(reader *r, slice call) {
  slice items[MAX_ITEMS];
  size_t n;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = {.size = size, .stride = stride}};
  int n_stride;
  size_t bytes;
  aoti_node *node;
  if (!items_of(call, items, &n) || n < 4 || *items[0].at != '(' || *items[1].at != '(') return NULL;
  AOT_TRY(sizes(r, items[0], size, &type.tensor.ndim));
  AOT_TRY(sizes(r, items[1], stride, &n_stride));
  if (n_stride != type.tensor.ndim) return bad(r, "a tensor has not as many strides as sizes");
  type.tensor.dtype = dtype_of(items[2]);
  if (!type.tensor.dtype || !device_of(items[3], &type.tensor.device))
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s:%d: in args: the element type or device is not supported", r->name,
                      r->line);
  AOT_TRY(aoti_extent_bytes(type.tensor.dtype, n_stride, size, stride, aot_i(0), &bytes));
  AOT_TRY(next_input(r, &node));
  return node->type.kind == AOTI_TYPE_UNKNOWN ? aoti_type_copy(&r->g->arena, &type, &node->type) : NULL;
}

// From after an opening bracket on: one beyond that which closes it, or end.
static const char *after_brackets(const char *at, const char *end) {
  for (int depth = 1; at < end && depth; at++) depth += (*at == '(' || *at == '[') - (*at == ')' || *at == ']');
  return at;
}

static aot_status minifier_args(reader *r, const char *text, size_t from, size_t end) {
  static const char list[] = "args = [(", one[] = "rand_strided((";
  const char *stop = text + end, *at = aoti_text_find(text + from, stop, list);
  if (!at) { // one by one
    for (at = text + from; (at = aoti_text_find(at, stop, one)) != NULL;) {
      const char *call = at + sizeof one - 3, *close = after_brackets(call + 1, stop);
      AOT_TRY(described(r, (slice){call, (size_t)(close - call)}));
      at = close;
    }
    return NULL;
  }
  at += sizeof list - 2;
  while (at < stop && *at == '(') {
    const char *close = after_brackets(at + 1, stop);
    AOT_TRY(described(r, (slice){at, (size_t)(close - at)}));
    for (at = close; at < stop && (*at == ',' || *at == ' ' || *at == '\n');) at++;
  }
  return NULL;
}

aot_status aoti_import_minifier_args(aoti_graph *g, const char *text, size_t at, size_t end, const char *name) {
  reader r = {.g = g, .name = name, .line = g->text_line};
  aoti_arena_init(&r.scratch, g->arena.from);
  aot_status status = minifier_args(&r, text, at, end);
  aoti_arena_deinit(&r.scratch);
  return status;
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

// reader.symint(16, expr='s75'): s75 stood for 16. Before the sizes of tensors are read, which may come first.
static aot_status read_hints(reader *r, const char *text, size_t at, size_t end) {
  static const char mark[] = "reader.symint";
  AOT_VEC(aoti_import_hint) hints = {0};
  slice line, items[MAX_ITEMS];
  while (next_line(text, end, &at, &line)) {
    const char *p = lex_prefix_end(line.at, line.at + line.n);
    slice s = trim(p, line.at + line.n);
    aoti_import_hint hint;
    size_t n, length = 0;
    if (!starts(s, mark) || !items_of(from(s, mark), items, &n) || n != 2 || !to_number(items[0], &hint.value) ||
        !starts(items[1], "expr='"))
      continue;
    slice e = from(items[1], "expr='");
    while (length < e.n &&
           ((e.at[length] | 32) >= 'a' ? (e.at[length] | 32) <= 'z' : e.at[length] >= '0' && e.at[length] <= '9'))
      length++;
    if (!length || length + 1 != e.n || e.at[length] != '\'' || *e.at < 'A') continue; // 8*s95 follows from s95
    AOT_TRY(aoti_arena_strdup(&r->g->arena, e.at, length, &hint.name));
    AOT_TRY(aoti_push(&r->scratch, &hints, hint));
  }
  return aoti_import_hints(r->g, hints.at, hints.n);
}

static aot_status load_args(reader *r, const char *text, size_t at, size_t end) {
  slice line;
  AOT_TRY(read_hints(r, text, at, end));
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

// The numbers of "tensor([[1.0000, 0.5000], [2., 3.]])" from its first bracket on: row by row, sizes from the brackets.
typedef struct literal {
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  bool is_float, is_bool;
  AOT_VEC(double) values;
} literal;

// One level: "[a, b]" of equal items, or a number.
static bool read_level(aoti_arena *scratch, const char **at, const char *end, int depth, literal *out) {
  const char *p = *at;
  char number[40];
  size_t n = 0;
  while (p < end && (*p == ' ' || *p == '\n')) p++;
  if (p < end && *p == '[') {
    int64_t items = 0;
    if (depth == AOT_MAX_DIMS) return false;
    for (p++; p < end && *p != ']'; items++) {
      if (!read_level(scratch, &p, end, depth + 1, out)) return false;
      while (p < end && (*p == ' ' || *p == '\n' || *p == ',')) p++;
    }
    if (p >= end || (depth < out->ndim && out->size[depth].value >= 0 && out->size[depth].value != items)) return false;
    out->size[depth] = aot_i(items);
    *at = p + 1;
    return true;
  }
  if (out->ndim < depth) out->ndim = depth;
  if (out->ndim != depth) return false;
  while (p < end && n + 1 < sizeof number && !strchr(",]) \n", *p)) number[n++] = *p++;
  number[n] = 0;
  char *stop = number;
  double v = !strcmp(number, "True") ? 1 : !strcmp(number, "False") ? 0 : strtod(number, &stop);
  bool truth = *number == 'T' || *number == 'F';
  out->is_bool = truth;
  if (strpbrk(number, ".ni")) out->is_float = true; // 1.5, nan, inf
  if (!n || (!truth && (*stop || strpbrk(number, "xX")))) return false;
  *at = p;
  aot_status status = aoti_push(scratch, &out->values, v);
  aot_status_free(status);
  return !status;
}

static void store(aot_dtype dtype, void *to, size_t i, double v) {
  if (dtype == AOT_F64)
    ((double *)to)[i] = v;
  else if (dtype == AOT_F32)
    ((float *)to)[i] = (float)v;
  else if (dtype == AOT_I64)
    ((int64_t *)to)[i] = (int64_t)v;
  else if (dtype == AOT_I32)
    ((int32_t *)to)[i] = (int32_t)v;
  else
    ((uint8_t *)to)[i] = v != 0;
}

// NAME', tensor([1.0000, 0.5000])) or with dtype=torch.float64 behind the numbers; what else stands there gives no
// value.
static aot_status buffer_value(aoti_graph *g, aoti_arena *scratch, const char *at, const char *end) {
  const char *quote = memchr(at, '\'', (size_t)(end - at)), *p, *path;
  static const char call[] = "', tensor(", typed[] = "dtype=torch.";
  literal value = {0};
  for (int d = 0; d < AOT_MAX_DIMS; d++) value.size[d] = aot_i(-1);
  if (!quote || (size_t)(end - quote) < sizeof call || memcmp(quote, call, sizeof call - 1)) return NULL;
  p = quote + sizeof call - 1;
  if (!read_level(scratch, &p, end, 0, &value)) return NULL;
  aot_dtype dtype = value.is_float ? AOT_F32 : value.is_bool ? AOT_B8 : AOT_I64;
  const char *close = memchr(p, ')', (size_t)(end - p));
  for (const char *q = p; close && q + sizeof typed - 1 < close; q++)
    if (!memcmp(q, typed, sizeof typed - 1)) {
      const char *word = q + sizeof typed - 1;
      size_t n = 0;
      while (word + n < close && word[n] != ',') n++;
      dtype = aoti_dtype_parse(word, n);
    }
  if (dtype != AOT_F32 && dtype != AOT_F64 && dtype != AOT_I64 && dtype != AOT_I32 && dtype != AOT_B8) return NULL;
  aot_int stride[AOT_MAX_DIMS];
  aoti_storage *storage;
  aot_tensor *t;
  aoti_contiguous_strides(NULL, value.ndim, value.size, stride);
  AOT_TRY(aoti_storage_create((aot_device){AOT_CPU, 0}, value.values.n * aot_dtype_size(dtype), true, &storage));
  for (size_t i = 0; i < value.values.n; i++) store(dtype, storage->data, i, value.values.at[i]);
  aot_status status = aoti_tensor_create(storage, dtype, value.ndim, value.size, stride, aot_i(0), &t);
  aoti_storage_release(storage);
  AOT_TRY(status);
  status = aoti_arena_strdup(&g->arena, at, (size_t)(quote - at), &path);
  if (!status) status = aoti_graph_add_attr(g, path, t);
  aot_tensor_release(t);
  return status;
}

aot_status aoti_import_buffers(aoti_graph *g, const char *text, size_t at, size_t end, const char *name) {
  static const char mark[] = "self.register_buffer('";
  aoti_arena scratch;
  aot_status status = NULL;
  aoti_arena_init(&scratch, g->arena.from);
  g->retain_tensor = aot_tensor_retain;
  g->release_tensor = aot_tensor_release;
  for (; !status && at + sizeof mark < end; at++)
    if (text[at] == 's' && !memcmp(text + at, mark, sizeof mark - 1))
      status = aoti_note(buffer_value(g, &scratch, text + at + sizeof mark - 1, text + end), "%s", name);
  aoti_arena_deinit(&scratch);
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
