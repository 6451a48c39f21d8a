/* Annotations: f32[2, 4][4, 1]cuda:0, Sym(s0 + 1), Parameter(f32[3]). */
#include "parse_impl.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct cursor {
  const char *at, *end;
} cursor;

static void blanks(cursor *c) {
  while (c->at < c->end && *c->at == ' ') c->at++;
}
static bool accept(cursor *c, const char *token) {
  size_t n = strlen(token);
  blanks(c);
  if ((size_t)(c->end - c->at) < n || memcmp(c->at, token, n) != 0) return false;
  c->at += n;
  return true;
}

/* "[a, b]": expressions without brackets, split at the commas outside parentheses. */
static aot_status ints(graph_parser *p, cursor *c, aot_int *at, int *out_n) {
  *out_n = 0;
  if (accept(c, "]")) return NULL;
  for (;;) {
    const char *start = c->at;
    int depth = 0;
    for (; c->at < c->end && (depth || (*c->at != ',' && *c->at != ']')); c->at++)
      depth += (*c->at == '(') - (*c->at == ')');
    if (c->at == c->end) return aoti_error(AOT_ERROR_INVALID, "expected ']' in an annotation");
    if (*out_n == AOT_MAX_DIMS)
      return aoti_error(AOT_ERROR_INVALID, "a tensor has more than %d dimensions", AOT_MAX_DIMS);
    AOT_TRY(aoti_int_parse(p->g->syms, start, (size_t)(c->at - start), &at[(*out_n)++]));
    if (*c->at++ == ']') return NULL;
  }
}

aot_status parse_device_kind(const char *name, size_t n, aot_device_type *out, bool *known) {
  static const char *const others[] = {"mps", "xpu", "hpu", "npu", "xla", "mtia", "privateuseone", "ipu", "hip", "mlu"};
  *known = true;
  *out = n == 4 && !memcmp(name, "cuda", 4) ? AOT_CUDA : AOT_CPU;
  if (*out == AOT_CUDA || (n == 3 && !memcmp(name, "cpu", 3)) || (n == 4 && !memcmp(name, "meta", 4))) return NULL;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (strlen(others[i]) == n && !memcmp(others[i], name, n))
      return aoti_error(AOT_ERROR_UNSUPPORTED,
                        "the device %s is not supported; there are cpu and cuda, which may be written in its place",
                        others[i]);
  *known = false;
  return NULL;
}

static aot_status device(cursor *c, aot_device *out, bool *named) {
  *out = (aot_device){AOT_CPU, 0};
  blanks(c);
  size_t n = 0;
  bool known;
  while (c->at + n < c->end && aoti_is_letter(c->at[n])) n++;
  aot_device_type kind;
  AOT_TRY(parse_device_kind(c->at, n, &kind, &known));
  if (!known) return NULL;
  *named = true;
  out->type = (uint8_t)kind;
  c->at += n;
  int index = 0;
  if (accept(c, ":"))
    for (; c->at < c->end && *c->at >= '0' && *c->at <= '9' && index <= UINT8_MAX; c->at++)
      index = index * 10 + (*c->at - '0');
  if (index > UINT8_MAX) return aoti_error(AOT_ERROR_INVALID, "a device index is too large");
  if (out->type == AOT_CUDA) out->index = (uint8_t)index;
  return NULL;
}

static aot_status tensor(graph_parser *p, cursor *c, aot_dtype dtype, aoti_type *out, bool *sizes_only) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], *copy;
  int n, n_stride;
  aoti_meta *m = &out->tensor;
  out->kind = AOTI_TYPE_TENSOR;
  m->dtype = dtype;
  AOT_TRY(ints(p, c, size, &n));
  for (int i = 0; i < n; i++)
    if (!size[i].sym && size[i].value < 0) return aoti_error(AOT_ERROR_INVALID, "a size is negative");
  if (accept(c, "[")) {
    AOT_TRY(ints(p, c, stride, &n_stride));
    if (n_stride != n) return aoti_error(AOT_ERROR_INVALID, "%d sizes but %d strides", n, n_stride);
    for (int i = 0; i < n; i++)
      if (!stride[i].sym && stride[i].value < 0) return aoti_error(AOT_ERROR_INVALID, "a stride is negative");
  } else { /* older dumps have none */
    *sizes_only = true;
    aoti_contiguous_strides(p->g->syms, n, size, stride);
    AOT_TRY(aoti_syms_status(p->g->syms));
  }
  AOT_TRY(device(c, &m->device, &p->names_devices));
  m->ndim = n;
  AOT_TRY(aoti_arena_memdup(&p->scratch, size, (size_t)n * sizeof *size, &copy));
  m->size = copy;
  AOT_TRY(aoti_arena_memdup(&p->scratch, stride, (size_t)n * sizeof *stride, &copy));
  m->stride = copy;
  return NULL;
}

/* PyTorch's names of floats: zf0, and what makes one of an integer. */
static bool is_float_text(const char *text, size_t n) {
  static const char *const marks[] = {"zf", "zuf", "ToFloat(", "TrueDiv(", "."};
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (aoti_text_find(text, text + n, marks[i])) return true;
  return false;
}

/* Of sizes compared, Sym(u0 >= 1) or Sym(Eq(u0, 1)): a truth value, which needs no type. */
static bool is_comparison(const char *text, size_t n) {
  static const char *const marks[] = {"<", ">", "Eq(", "Ne("};
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (aoti_text_find(text, text + n, marks[i])) return true;
  return false;
}

static aot_status annotation(graph_parser *p, cursor *c, int depth, aoti_type *out, bool *sizes_only) {
  blanks(c);
  if (accept(c, "Sym(")) {
    const char *start = c->at;
    size_t n_text = (size_t)(c->end - start);
    if (!n_text-- || c->end[-1] != ')') return aoti_error(AOT_ERROR_INVALID, "expected ')' in an annotation");
    if (n_text > 4096) return aoti_error(AOT_ERROR_INVALID, "an annotation is too long");
    c->at = c->end;
    if (is_comparison(start, n_text)) return NULL;
    char number[64], *number_end;
    snprintf(number, sizeof number, "%.*s", (int)n_text, start);
    double v = strtod(number, &number_end);
    bool is_number = n_text && n_text < sizeof number && !*number_end && (aoti_is_digit(*number) || *number == '-');
    out->kind = is_float_text(start, n_text) ? AOTI_TYPE_FLOAT : AOTI_TYPE_INT;
    p->annotated_symbol = !is_number;
    if (is_number && out->kind == AOTI_TYPE_FLOAT) p->annotated_number = (aot_value){AOT_FLOAT, .as.f = v};
    if (out->kind == AOTI_TYPE_FLOAT) return aoti_sym_text(p->g->syms, start, n_text, &out->i);
    AOT_TRY(aoti_int_parse(p->g->syms, start, n_text, &out->i));
    if (!out->i.sym) p->annotated_number = (aot_value){AOT_INT, .as.i = out->i};
    return NULL;
  }
  const char *word = c->at;
  while (c->at < c->end && aoti_is_word(*c->at)) c->at++;
  size_t n = (size_t)(c->at - word);
  if (n && accept(c, "[")) {
    aot_dtype dtype = aoti_dtype_parse(word, n);
    if (!dtype) return aoti_error(AOT_ERROR_UNSUPPORTED, "the element type %.*s is not supported", (int)n, word);
    return tensor(p, c, dtype, out, sizes_only);
  }
  /* A subclass holds its tensor first: Parameter(f32[3]). Other annotations say nothing we keep. */
  if (n && depth < 4 && accept(c, "(")) {
    AOT_TRY(annotation(p, c, depth + 1, out, sizes_only));
  }
  c->at = c->end;
  return NULL;
}

/* Until 2023 there were no quotes: x: f32[2, 4], up to what may follow. The last of its characters is current after. */
static aot_status bare_annotation(graph_parser *p, const char **out, size_t *out_n) {
  const char *start = p->lx.token.at, *q = start;
  int depth = 0;
  if (p->lx.token.kind != LEX_NAME) return parse_unexpected(p, "an annotation");
  for (; q < p->lx.end && *q != '\n' && q - start < 4096; q++) {
    if (!depth && strchr(",)=;", *q)) break;
    depth += (*q == '[' || *q == '(') - (*q == ']' || *q == ')');
  }
  while (q > start && q[-1] == ' ') q--;
  *out = start;
  *out_n = (size_t)(q - start);
  p->lx.p = q;
  return NULL;
}

aot_status parse_annotation(graph_parser *p, aoti_type *out, bool *sizes_only) {
  const char *text;
  size_t n;
  const char *place = p->lx.token.at;
  *out = (aoti_type){0};
  *sizes_only = false;
  p->annotated_number = (aot_value){AOT_NONE};
  p->annotated_symbol = false;
  if (p->lx.token.kind == LEX_STRING)
    AOT_TRY(lex_string(&p->scratch, &p->lx.token, &text, &n));
  else
    AOT_TRY(bare_annotation(p, &text, &n));
  cursor c = {text, text + n};
  aot_status status = annotation(p, &c, 0, out, sizes_only);
  blanks(&c);
  if (!status && c.at != c.end) status = aoti_error(AOT_ERROR_INVALID, "unexpected text at the end of an annotation");
  if (status) return parse_located(p, place, status);
  lex_next(&p->lx);
  return NULL;
}
