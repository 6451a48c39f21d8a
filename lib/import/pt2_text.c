// torch.export's JSON (schema 8) as text: nodes, arguments, types.
#include "pt2.h"

#include <stdio.h>
#include <string.h>

static aot_status bad(const char *file, const char *what, const char *name) {
  return aoti_error(AOT_ERROR_INVALID, "%s: %s%s%s", file, what, name ? " " : "", name ? name : "");
}
static aot_status unsupported(const char *file, const char *what, const char *name) {
  return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: %s %s", file, what, name);
}

typedef struct writer {
  const json_t *graph;
  const char *file;
  aoti_text *out;
  unsigned unnamed; // nodes whose outputs are several and which have no name of their own
} writer;

// ---- enums

static const struct {
  const char *name;
  aot_dtype dtype;
} scalar_types[] = {{0},
                    {"BYTE", AOT_U8},
                    {"CHAR", AOT_I8},
                    {"SHORT", AOT_I16},
                    {"INT", AOT_I32},
                    {"LONG", AOT_I64},
                    {"HALF", AOT_F16},
                    {"FLOAT", AOT_F32},
                    {"DOUBLE", AOT_F64},
                    {"COMPLEXHALF", AOT_DTYPE_NONE},
                    {"COMPLEXFLOAT", AOT_DTYPE_NONE},
                    {"COMPLEXDOUBLE", AOT_DTYPE_NONE},
                    {"BOOL", AOT_B8},
                    {"BFLOAT16", AOT_BF16}};
enum { N_SCALAR_TYPES = sizeof scalar_types / sizeof *scalar_types };

aot_dtype pt2_dtype(const json_t *v) {
  if (json_is_integer(v) && json_integer_value(v) > 0 && json_integer_value(v) < N_SCALAR_TYPES)
    return scalar_types[json_integer_value(v)].dtype;
  for (size_t i = 1; json_is_string(v) && i < N_SCALAR_TYPES; i++)
    if (!strcmp(json_string_value(v), scalar_types[i].name)) return scalar_types[i].dtype;
  return AOT_DTYPE_NONE;
}

// ---- sizes

typedef struct srepr {
  const char *p, *file;
  aoti_text *out;
  int depth;
} srepr;

static aot_status term(srepr *s);

// The operands after a bracket, with sign between them; functions of two print as function(a, b).
static aot_status operands(srepr *s, const char *before, const char *between, const char *after) {
  aoti_text_add(s->out, "%s", before);
  for (int n = 0; *s->p != ')'; n++) {
    if (n) {
      if (*s->p != ',') return bad(s->file, "a size's expression is broken", NULL);
      s->p++;
      while (*s->p == ' ') s->p++;
      aoti_text_add(s->out, "%s", between);
    }
    AOT_TRY(term(s));
  }
  s->p++;
  aoti_text_add(s->out, "%s", after);
  return NULL;
}

static aot_status atom(srepr *s, bool symbol) {
  const char *start = s->p + symbol, *end;
  if (symbol && *s->p != '\'') return bad(s->file, "a symbol has no name", NULL);
  for (end = start; aoti_is_word(*end) || (!symbol && end == start && *end == '-'); end++) {}
  if (end == start) return bad(s->file, "a size's expression is broken", NULL);
  aoti_text_put(s->out, start, (size_t)(end - start));
  if (!(s->p = strchr(end, ')'))) return bad(s->file, "a size's expression is broken", NULL);
  s->p++;
  return NULL;
}

static aot_status term(srepr *s) {
  static const struct {
    const char *name, *before, *between, *after;
  } functions[] = {{"Add(", "(", " + ", ")"},     {"Mul(", "(", "*", ")"},     {"FloorDiv(", "(", "//", ")"},
                   {"CleanDiv(", "(", "//", ")"}, {"Mod(", "(", " % ", ")"},   {"PythonMod(", "(", " % ", ")"},
                   {"Max(", "Max(", ", ", ")"},   {"Min(", "Min(", ", ", ")"}, {"Pow(", "(", "**", ")"}};
  if (s->depth > 64) return bad(s->file, "a size's expression nests too deeply", NULL);
  static const char path[] = "torch.utils._sympy.functions.";
  if (!strncmp(s->p, path, sizeof path - 1)) s->p += sizeof path - 1;
  if (!strncmp(s->p, "Symbol(", 7)) return s->p += 7, atom(s, true);
  if (!strncmp(s->p, "Integer(", 8)) return s->p += 8, atom(s, false);
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    size_t n = strlen(functions[i].name);
    if (strncmp(s->p, functions[i].name, n)) continue;
    s->p += n;
    s->depth++;
    aot_status status = operands(s, functions[i].before, functions[i].between, functions[i].after);
    s->depth--;
    return status;
  }
  return unsupported(s->file, "the size", s->p);
}

aot_status pt2_expression(const char *text, const char *file, aoti_text *out) {
  srepr s = {text, file, out, 0};
  size_t n = strlen(text);
  if (n > 1 << 16) return bad(file, "a size's expression is too long", NULL);
  if (!strchr(text, '(') || *text == '(') { // older writers: plain text
    for (const char *p = text; *p; p++)
      if (!aoti_is_word(*p) && !strchr(" +-*/%(),", *p)) return bad(file, "a size's expression is broken", NULL);
    aoti_text_put(out, text, n);
    return NULL;
  }
  AOT_TRY(term(&s));
  return *s.p ? bad(file, "a size's expression is broken", NULL) : NULL;
}

bool pt2_integer(const json_t *v, int64_t *out) {
  const json_t *i = json_object_get(v, "as_int");
  if (!json_is_integer(i)) return false;
  *out = json_integer_value(i);
  return true;
}

static aot_status put_size(writer *w, const json_t *v) {
  int64_t i;
  const json_t *expression = json_object_get(json_object_get(v, "as_expr"), "expr_str");
  if (pt2_integer(v, &i)) {
    aoti_text_add(w->out, "%lld", (long long)i);
    return NULL;
  }
  if (!json_is_string(expression)) return bad(w->file, "a size is neither a number nor an expression", NULL);
  return pt2_expression(json_string_value(expression), w->file, w->out);
}

// ---- types

static aot_status put_sizes(writer *w, const json_t *list, const char *name) {
  if (!json_is_array(list)) return bad(w->file, "a tensor has no sizes or strides:", name);
  aoti_text_add(w->out, "[");
  for (size_t i = 0; i < json_array_size(list); i++) {
    if (i) aoti_text_add(w->out, ", ");
    AOT_TRY(put_size(w, json_array_get(list, i)));
  }
  aoti_text_add(w->out, "]");
  return NULL;
}

static aot_status put_device(writer *w, const json_t *device, bool as_value) {
  const char *type = json_string_value(json_object_get(device, "type"));
  const json_t *index = json_object_get(device, "index");
  if (!type || (strcmp(type, "cpu") && strcmp(type, "cuda")))
    return unsupported(w->file, "the device", type ? type : "?");
  int64_t n = json_is_integer(index) ? json_integer_value(index) : 0;
  if (n < 0 || n > UINT8_MAX) return bad(w->file, "a device's number is out of range", NULL);
  bool cuda = !strcmp(type, "cuda");
  if (as_value)
    aoti_text_add(w->out, "device(type='%s', index=%d)", type, (int)n);
  else if (cuda)
    aoti_text_add(w->out, "cuda:%d", (int)n);
  else
    aoti_text_add(w->out, "cpu");
  return NULL;
}

static aot_status put_type(writer *w, const char *name) {
  const json_t *meta = json_object_get(json_object_get(w->graph, "tensor_values"), name);
  const json_t *number = json_object_get(json_object_get(w->graph, "sym_int_values"), name);
  if (number) {
    aoti_text_add(w->out, "\"Sym(");
    AOT_TRY(put_size(w, number));
    aoti_text_add(w->out, ")\" ");
  }
  if (!meta) return NULL;
  aot_dtype dtype = pt2_dtype(json_object_get(meta, "dtype"));
  const json_t *layout = json_object_get(meta, "layout");
  if (!dtype) return unsupported(w->file, "the element type of", name);
  if (json_is_integer(layout) && json_integer_value(layout) != 7) return unsupported(w->file, "the layout of", name);
  aoti_text_add(w->out, "\"%s", aot_dtype_name(dtype));
  AOT_TRY(put_sizes(w, json_object_get(meta, "sizes"), name));
  AOT_TRY(put_sizes(w, json_object_get(meta, "strides"), name));
  AOT_TRY(put_device(w, json_object_get(meta, "device"), false));
  aoti_text_add(w->out, "\" ");
  return NULL;
}

// ---- arguments

static aot_status put_name(writer *w, const char *prefix, const char *name) {
  bool legal = name && *name && (*name < '0' || *name > '9');
  for (const char *p = name; legal && *p; p++) legal = aoti_is_word(*p);
  if (!legal) return bad(w->file, "a value has no proper name", NULL);
  aoti_text_add(w->out, "%s%s", prefix, name);
  return NULL;
}

static aot_status put_string(writer *w, const json_t *v) {
  const char *s = json_string_value(v);
  if (!s) return bad(w->file, "a string is missing", NULL);
  aoti_text_add(w->out, "\"");
  for (; *s; s++)
    if (*s == '"' || *s == '\\')
      aoti_text_add(w->out, "\\%c", *s);
    else if ((unsigned char)*s < 0x20)
      aoti_text_add(w->out, "\\x%02x", *s);
    else
      aoti_text_put(w->out, s, 1);
  aoti_text_add(w->out, "\"");
  return NULL;
}

static aot_status put_float(writer *w, const json_t *v) {
  const char *s = json_string_value(v);
  if (json_is_number(v))
    aoti_text_double(w->out, json_number_value(v));
  else if (s && (!strcmp(s, "Infinity") || !strcmp(s, "-Infinity")))
    aoti_text_add(w->out, *s == '-' ? "-inf" : "inf");
  else if (s && !strcmp(s, "NaN"))
    aoti_text_add(w->out, "nan");
  else
    return bad(w->file, "a float is no number", NULL);
  return NULL;
}

static aot_status put_argument(writer *w, const json_t *arg, int depth);

// What stands under one key of a union; a key in the plural is a list of what the singular is.
static aot_status put_one(writer *w, const char *key, const json_t *v, int depth) {
  static const char *const formats[] = {0, "contiguous_format", "channels_last", "channels_last_3d", "preserve_format"};
  if (!strcmp(key, "as_none")) return aoti_text_add(w->out, "None"), NULL;
  if (!strcmp(key, "as_tensor")) return put_name(w, "%", json_string_value(json_object_get(v, "name")));
  if (!strcmp(key, "as_name")) return put_name(w, "%", json_string_value(v));
  if (!strcmp(key, "as_string")) return put_string(w, v);
  if (!strcmp(key, "as_float")) return put_float(w, v);
  if (!strcmp(key, "as_device")) return put_device(w, v, true);
  if (!strcmp(key, "as_bool") && json_is_boolean(v))
    return aoti_text_add(w->out, json_is_true(v) ? "True" : "False"), NULL;
  if (!strcmp(key, "as_int") && json_is_integer(v))
    return aoti_text_add(w->out, "%lld", (long long)json_integer_value(v)), NULL;
  if (!strcmp(key, "as_layout") && json_integer_value(v) == 7) return aoti_text_add(w->out, "torch.strided"), NULL;
  if (!strcmp(key, "as_scalar_type") && pt2_dtype(v))
    return aoti_text_add(w->out, "torch.%s", aot_dtype_torch_name(pt2_dtype(v))), NULL;
  if (!strcmp(key, "as_memory_format") && json_integer_value(v) > 0 && json_integer_value(v) < 5)
    return aoti_text_add(w->out, "torch.%s", formats[json_integer_value(v)]), NULL;
  if (!strcmp(key, "as_sym_int") || !strcmp(key, "as_sym_float") || !strcmp(key, "as_sym_bool") ||
      !strcmp(key, "as_optional_tensor"))
    return put_argument(w, v, depth + 1);
  size_t n = strlen(key);
  if (json_is_array(v) && n > 4 && key[n - 1] == 's') {
    char one[32];
    bool unions = !strncmp(key, "as_sym_", 7) || !strncmp(key, "as_optional_", 12);
    if (n >= sizeof one) return unsupported(w->file, "an argument of kind", key);
    memcpy(one, key, n - 1);
    one[n - 1] = 0;
    aoti_text_add(w->out, "[");
    for (size_t i = 0; i < json_array_size(v); i++) {
      const json_t *item = json_array_get(v, i);
      if (i) aoti_text_add(w->out, ", ");
      AOT_TRY(unions && json_is_object(item) ? put_argument(w, item, depth + 1) : put_one(w, one, item, depth + 1));
    }
    aoti_text_add(w->out, "]");
    return NULL;
  }
  return unsupported(w->file, "an argument of kind", key);
}

static aot_status put_argument(writer *w, const json_t *arg, int depth) {
  void *it = json_object_iter((json_t *)arg);
  if (depth > 8 || json_object_size(arg) != 1) return bad(w->file, "an argument is no union of one kind", NULL);
  return put_one(w, json_object_iter_key(it), json_object_iter_value(it), depth);
}

static const char *value_name(const json_t *arg) {
  const json_t *tensor = json_object_get(arg, "as_tensor"), *integer = json_object_get(arg, "as_sym_int");
  const json_t *boolean = json_object_get(arg, "as_sym_bool"), *real = json_object_get(arg, "as_sym_float");
  if (tensor) return json_string_value(json_object_get(tensor, "name"));
  return json_string_value(json_object_get(integer ? integer : boolean ? boolean : real, "as_name"));
}

// ---- nodes

// The last place of a Python stack trace: File "F", line L, in FN, then the line itself.
static void put_source(writer *w, const json_t *node) {
  const char *trace = json_string_value(json_object_get(json_object_get(node, "metadata"), "stack_trace"));
  const char *last = NULL;
  for (const char *p = trace; p && (p = strstr(p, "File \"")); p++) last = p;
  const char *quote = last ? strchr(last + 6, '"') : NULL;
  if (!quote || strncmp(quote, "\", line ", 8)) return;
  const char *number = quote + 8, *digits = number + strspn(number, "0123456789");
  if (digits == number || strncmp(digits, ", in ", 5)) return;
  const char *function = digits + 5, *end = function + strcspn(function, "\n");
  const char *code = *end ? end + 1 + strspn(end + 1, " ") : end, *code_end = code + strcspn(code, "\n");
  if (memchr(last, '\n', (size_t)(quote - last))) return;
  aoti_text_add(w->out, "    # File: %.*s:%.*s in %.*s, code: %.*s\n", (int)(quote - last - 6), last + 6,
                (int)(digits - number), number, (int)(end - function), function, (int)(code_end - code), code);
}

static aot_status put_call(writer *w, const json_t *node) {
  const char *target = json_string_value(json_object_get(node, "target"));
  const json_t *inputs = json_object_get(node, "inputs");
  if (!target || !*target || strpbrk(target, "]\n\r") || strlen(target) > 256)
    return bad(w->file, "a node has no proper target", NULL);
  aoti_text_add(w->out, "= call_function[target=%s](args = (", target);
  bool keywords = false;
  for (size_t i = 0; i < json_array_size(inputs); i++) {
    const json_t *input = json_array_get(inputs, i), *kind = json_object_get(input, "kind");
    /* older writers name every argument and say no kind */
    bool keyword = json_is_integer(kind) ? json_integer_value(kind) == 2 : !strncmp(target, "torch.ops.", 10);
    if (keyword != keywords) {
      if (!keyword) return bad(w->file, "a positional argument follows one with a keyword, of", target);
      keywords = true;
      aoti_text_add(w->out, "), kwargs = {");
    }
    if (keyword) {
      AOT_TRY(put_name(w, "", json_string_value(json_object_get(input, "name"))));
      aoti_text_add(w->out, ": ");
    }
    AOT_TRY(aoti_note(put_argument(w, json_object_get(input, "arg"), 0), "an argument of %s", target));
    aoti_text_add(w->out, ", ");
  }
  aoti_text_add(w->out, keywords ? "})\n" : "), kwargs = {})\n");
  return NULL;
}

// "%NAME : TYPE", which begins a node's line.
static aot_status put_head(writer *w, const char *name) {
  aoti_text_add(w->out, "    ");
  AOT_TRY(put_name(w, "%", name));
  aoti_text_add(w->out, " : ");
  return put_type(w, name);
}

static aot_status put_item(writer *w, const char *of, size_t i, const char *name) {
  if (!name) return NULL; // None
  AOT_TRY(put_head(w, name));
  aoti_text_add(w->out, "= call_function[target=operator.getitem](args = (%%%s, %zu), kwargs = {})\n", of, i);
  return NULL;
}

static aot_status put_node(writer *w, const json_t *node) {
  const json_t *outputs = json_object_get(node, "outputs");
  const json_t *list = json_object_get(json_array_get(outputs, 0), "as_tensors");
  const char *one = json_array_size(outputs) == 1 ? value_name(json_array_get(outputs, 0)) : NULL;
  const char *name = one ? one : json_string_value(json_object_get(node, "name"));
  char made[40];
  snprintf(made, sizeof made, "values_of_node_%u", w->unnamed);
  if (!name) name = made, w->unnamed++;
  put_source(w, node);
  AOT_TRY(put_head(w, name));
  AOT_TRY(put_call(w, node));
  for (size_t i = 0; i < json_array_size(list); i++)
    AOT_TRY(put_item(w, name, i, json_string_value(json_object_get(json_array_get(list, i), "name"))));
  for (size_t i = 0; !one && !list && i < json_array_size(outputs); i++)
    AOT_TRY(put_item(w, name, i, value_name(json_array_get(outputs, i))));
  return NULL;
}

aot_status pt2_text(const json_t *graph, const char *file, aoti_text *out) {
  writer w = {.graph = graph, .file = file, .out = out};
  const json_t *inputs = json_object_get(graph, "inputs"), *nodes = json_object_get(graph, "nodes");
  const json_t *outputs = json_object_get(graph, "outputs");
  if (!json_is_array(inputs) || !json_is_array(nodes) || !json_is_array(outputs))
    return bad(file, "the model holds no graph", NULL);
  aoti_text_add(out, "graph():\n");
  for (size_t i = 0; i < json_array_size(inputs); i++) {
    const char *name = value_name(json_array_get(inputs, i));
    if (!name) return unsupported(file, "an input that is no tensor and no size:", "None or a constant");
    AOT_TRY(put_head(&w, name));
    aoti_text_add(out, "= placeholder[target=%s]\n", name);
  }
  for (size_t i = 0; i < json_array_size(nodes); i++) AOT_TRY(put_node(&w, json_array_get(nodes, i)));
  aoti_text_add(out, "    return (");
  for (size_t i = 0; i < json_array_size(outputs); i++) {
    AOT_TRY(put_argument(&w, json_array_get(outputs, i), 0));
    aoti_text_add(out, ", ");
  }
  aoti_text_add(out, ")\n");
  return out->failed ? aoti_oom() : NULL;
}
