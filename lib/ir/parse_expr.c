/* Values and right-hand sides. */
#include "parse_impl.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MAX_DEPTH = 24 };

static bool word_is(const char *word, const char *text) { return !strcmp(word, text); }

/* ---- values ---- */

static aot_status number(graph_parser *p, bool negative, aot_value *out) {
  const lex_token *t = &p->lx.token;
  if (t->kind == LEX_INT) {
    /* The lexer lets 9223372036854775808 through as INT64_MIN for its negative. */
    if (t->i == INT64_MIN && !negative)
      return parse_fail(p, t->at, AOT_ERROR_INVALID, "an integer does not fit 64 bits");
    *out = (aot_value){AOT_INT, .as.i = aot_i(negative && t->i != INT64_MIN ? -t->i : t->i)};
  } else if (t->kind == LEX_FLOAT) {
    *out = (aot_value){AOT_FLOAT, .as.f = negative ? -t->f : t->f};
  } else if (lex_is(&p->lx, "inf")) {
    *out = (aot_value){AOT_FLOAT, .as.f = negative ? -(double)INFINITY : (double)INFINITY};
  } else {
    return parse_unexpected(p, "a number");
  }
  lex_next(&p->lx);
  return NULL;
}

static aot_status sequence(graph_parser *p, const char *close, aot_value *out) {
  AOT_VEC(aot_value) items = {0};
  bool comma = false;
  if (++p->depth > MAX_DEPTH) return parse_fail(p, p->lx.token.at, AOT_ERROR_INVALID, "lists nest too deeply");
  while (!parse_accept(p, close)) {
    aot_value item;
    if (items.n && !comma) return parse_unexpected(p, "',' or the end of the list");
    AOT_TRY(parse_value(p, &item));
    AOT_TRY(aoti_push(&p->scratch, &items, item));
    comma = parse_accept(p, ",");
  }
  p->depth--;
  if (*close == ')' && items.n == 1 && !comma) {
    *out = items.at[0]; /* parentheses only */
    return NULL;
  }
  *out = (aot_value){*close == ')' ? AOT_TUPLE : AOT_LIST, .as.list = {items.at, items.n}};
  return NULL;
}

/* After "device": (type='cuda', index=0) or ('cuda:0'). */
static aot_status device(graph_parser *p, aot_value *out) {
  const char *type = NULL;
  size_t n;
  int64_t index = 0;
  const char *place = p->lx.token.at;
  AOT_TRY(parse_expect(p, "("));
  for (bool first = true; !parse_accept(p, ")"); first = false) {
    if (!first) AOT_TRY(parse_expect(p, ","));
    if (parse_accept(p, "type") || parse_accept(p, "index")) AOT_TRY(parse_expect(p, "="));
    if (p->lx.token.kind == LEX_STRING)
      AOT_TRY(lex_string(&p->scratch, &p->lx.token, &type, &n));
    else if (p->lx.token.kind == LEX_INT)
      index = p->lx.token.i;
    else
      return parse_unexpected(p, "a device");
    lex_next(&p->lx);
  }
  size_t n_type = type ? strcspn(type, ":") : 0;
  if (type && type[n_type] == ':' && aoti_is_digit(type[n_type + 1]) && !type[n_type + 2])
    index = type[n_type + 1] - '0';
  aot_device_type kind = AOT_CPU;
  bool known = false;
  if (type) AOT_TRY(parse_located(p, place, parse_device_kind(type, n_type, &kind, &known)));
  if (!known || index < 0 || index > UINT8_MAX)
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "the device is not supported; there are cpu and cuda");
  *out = (aot_value){AOT_DEVICE, .as.device = {kind, kind == AOT_CUDA ? (uint8_t)index : 0}};
  return NULL;
}

/* An operator given to a higher-order one: torch.ops.aten.rand_like.default. Its name stands for it. */
static aot_status operator_value(graph_parser *p, const char *place, const char *prefix, aot_value *out) {
  while (p->lx.token.kind == LEX_NAME || lex_is(&p->lx, ".")) lex_next(&p->lx);
  const char *end = p->lx.token.at;
  while (end > place && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\n')) end--;
  aoti_text text = {0};
  aoti_text_add(&text, "%s%.*s", prefix, (int)(end - place), place);
  out->kind = AOT_STRING;
  aot_status status = text.failed ? aoti_oom() : aoti_arena_strdup(&p->scratch, text.at, text.n, &out->as.string);
  aoti_text_deinit(&text);
  return status;
}

/* After "torch.": a dtype, layout or memory format. */
static aot_status torch_constant(graph_parser *p, const char *place, aot_value *out) {
  const char *name;
  AOT_TRY(parse_name(p, &name));
  if (word_is(name, "device")) return device(p, out);
  if (word_is(name, "ops")) return operator_value(p, place, "", out);
  if (word_is(name, "strided"))
    *out = (aot_value){AOT_LAYOUT};
  else if (word_is(name, "contiguous_format"))
    *out = (aot_value){AOT_MEMORY_FORMAT, .as.memory_format = AOT_CONTIGUOUS};
  else if (word_is(name, "preserve_format"))
    *out = (aot_value){AOT_MEMORY_FORMAT, .as.memory_format = AOT_PRESERVE};
  else if (word_is(name, "channels_last"))
    *out = (aot_value){AOT_MEMORY_FORMAT, .as.memory_format = AOT_CHANNELS_LAST};
  else
    *out = (aot_value){AOT_DTYPE, .as.dtype = aoti_dtype_parse(name, strlen(name))};
  if (out->kind == AOT_DTYPE && !out->as.dtype)
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "torch.%s is not supported as a value", name);
  return NULL;
}

/* After "float": ('inf'). */
static aot_status float_of_text(graph_parser *p, aot_value *out) {
  static const struct {
    const char *text;
    double value;
  } known[] = {{"inf", (double)INFINITY}, {"-inf", -(double)INFINITY}, {"nan", (double)NAN}};
  const char *text, *place = p->lx.token.at;
  size_t n;
  AOT_TRY(parse_expect(p, "("));
  if (p->lx.token.kind != LEX_STRING) return parse_unexpected(p, "'inf', '-inf' or 'nan'");
  AOT_TRY(lex_string(&p->scratch, &p->lx.token, &text, &n));
  lex_next(&p->lx);
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (word_is(text, known[i].text)) {
      *out = (aot_value){AOT_FLOAT, .as.f = known[i].value};
      return parse_expect(p, ")");
    }
  return parse_fail(p, place, AOT_ERROR_INVALID, "float takes 'inf', '-inf' or 'nan'");
}

/* In graph form devices and strings are printed without quotes: cpu, cuda:0, mean. */
static aot_status bare_word(graph_parser *p, const char *name, const char *place, aot_value *out) {
  if (lex_is(&p->lx, ".")) return operator_value(p, place, "torch.ops.", out);
  aot_device_type kind;
  bool known;
  AOT_TRY(parse_located(p, place, parse_device_kind(name, strlen(name), &kind, &known)));
  if (!known) {
    *out = (aot_value){AOT_STRING, .as.string = name};
    return NULL;
  }
  int64_t index = 0;
  if (parse_accept(p, ":")) {
    index = p->lx.token.i;
    if (p->lx.token.kind != LEX_INT || index < 0 || index > UINT8_MAX)
      return parse_unexpected(p, "the number of a device");
    lex_next(&p->lx);
  }
  *out = (aot_value){AOT_DEVICE, .as.device = {kind, kind == AOT_CUDA ? (uint8_t)index : 0}};
  return NULL;
}

/* After "slice": (a, b, c), a tuple that begins with its name, which no other value does. */
static aot_status slice_value(graph_parser *p, aot_value *out) {
  aot_value parts, *items;
  const char *place = p->lx.token.at;
  AOT_TRY(parse_value(p, &parts));
  if (parts.kind != AOT_TUPLE || parts.as.list.n != 3)
    return parse_fail(p, place, AOT_ERROR_INVALID, "slice takes a beginning, an end and a step");
  AOT_TRY(aoti_arena_alloc(&p->scratch, 4, sizeof *items, &items));
  items[0] = (aot_value){AOT_STRING, .as.string = "slice"};
  memcpy(items + 1, parts.as.list.at, 3 * sizeof *items);
  *out = (aot_value){AOT_TUPLE, .as.list = {items, 4}};
  return NULL;
}

static aot_status named_value(graph_parser *p, aot_value *out) {
  const char *name, *place = p->lx.token.at;
  AOT_TRY(parse_name(p, &name));
  if (parse_lookup(p, name, strlen(name), out)) return NULL;
  if (word_is(name, "None"))
    *out = (aot_value){AOT_NONE};
  else if (word_is(name, "True") || word_is(name, "False"))
    *out = (aot_value){AOT_BOOL, .as.b = *name == 'T'};
  else if (word_is(name, "inf"))
    *out = (aot_value){AOT_FLOAT, .as.f = (double)INFINITY};
  else if (word_is(name, "nan"))
    *out = (aot_value){AOT_FLOAT, .as.f = (double)NAN};
  else if (word_is(name, "device") && lex_is(&p->lx, "("))
    return device(p, out);
  else if (word_is(name, "float") && lex_is(&p->lx, "("))
    return float_of_text(p, out);
  else if (p->in_subscript && word_is(name, "slice") && lex_is(&p->lx, "("))
    return slice_value(p, out);
  else if (p->in_subscript && word_is(name, "Ellipsis"))
    *out = (aot_value){AOT_STRING, .as.string = name};
  else if (word_is(name, "slice") && lex_is(&p->lx, "("))
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "slices as values are not supported; there is aten.slice");
  else if (word_is(name, "self") && lex_is(&p->lx, "."))
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "subgraphs, as higher-order operators take, are not supported");
  else if (word_is(name, "torch") && parse_accept(p, "."))
    return torch_constant(p, place, out);
  else if (p->graph_form)
    return bare_word(p, name, place, out);
  else
    return parse_fail(p, place, AOT_ERROR_INVALID, "%s is used before it is defined", name);
  return NULL;
}

aot_status parse_value(graph_parser *p, aot_value *out) {
  const lex_token *t = &p->lx.token;
  const char *place = t->at;
  if (t->kind == LEX_NAME) return named_value(p, out);
  if (p->graph_form && parse_accept(p, "%")) {
    if (t->kind != LEX_NAME) return parse_unexpected(p, "a name");
    if (!parse_lookup(p, t->at, t->n, out))
      return parse_fail(p, place, AOT_ERROR_INVALID, "%.*s is used before it is defined", (int)t->n, t->at);
    lex_next(&p->lx);
    return NULL;
  }
  if (lex_is(&p->lx, "{"))
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "a dictionary is not supported as an argument");
  if (parse_accept(p, "-")) return number(p, true, out);
  if (t->kind == LEX_INT || t->kind == LEX_FLOAT) return number(p, false, out);
  if (t->kind == LEX_STRING) {
    size_t n;
    out->kind = AOT_STRING;
    AOT_TRY(lex_string(&p->scratch, t, &out->as.string, &n));
    if (strlen(out->as.string) != n) return parse_fail(p, place, AOT_ERROR_INVALID, "a string holds a NUL");
    lex_next(&p->lx);
    return NULL;
  }
  if (parse_accept(p, "[")) return sequence(p, "]", out);
  if (parse_accept(p, "(")) return sequence(p, ")", out);
  return parse_unexpected(p, "a value");
}

/* ---- arguments ---- */

static aot_status arguments(graph_parser *p, call_args *out) {
  AOT_TRY(parse_expect(p, "("));
  for (bool comma = true; !parse_accept(p, ")"); comma = parse_accept(p, ",")) {
    if (!comma) return parse_unexpected(p, "',' or ')'");
    call_arg arg = {.place = p->lx.token.at};
    lexer saved = p->lx;
    if (p->lx.token.kind == LEX_NAME) {
      AOT_TRY(parse_name(p, &arg.keyword));
      if (!parse_accept(p, "=")) {
        p->lx = saved;
        arg.keyword = NULL;
      }
    }
    AOT_TRY(parse_value(p, &arg.value));
    AOT_TRY(aoti_push(&p->scratch, out, arg));
  }
  return NULL;
}

static const char *type_name(aoti_arg_type type) {
  static const char *const names[] = {"a tensor", "a number", "an integer", "a float",         "a bool", "a string",
                                      "a dtype",  "a layout", "a device",   "a memory format", "a value"};
  return names[type];
}

/* Integers where the schema has a float, tuples where it has a list, one item for a list of fixed length. */
static aot_status normalise(graph_parser *p, const aoti_schema_arg *arg, aot_value *v) {
  if (arg->type == AOTI_ARG_DEVICE && v->kind == AOT_STRING) { /* x.to('cuda:0') */
    size_t n = strcspn(v->as.string, ":");
    aot_device_type kind;
    bool known;
    AOT_TRY(parse_device_kind(v->as.string, n, &kind, &known));
    uint8_t index = v->as.string[n] && aoti_is_digit(v->as.string[n + 1]) ? (uint8_t)(v->as.string[n + 1] - '0') : 0;
    if (known) *v = (aot_value){AOT_DEVICE, .as.device = {kind, kind == AOT_CUDA ? index : 0}};
  }
  if (arg->is_list && v->kind == AOT_TUPLE) v->kind = AOT_LIST;
  if (!arg->is_list && arg->type == AOTI_ARG_FLOAT && v->kind == AOT_INT && !v->as.i.sym)
    *v = (aot_value){AOT_FLOAT, .as.f = (double)v->as.i.value};
  if (arg->is_list && arg->type != AOTI_ARG_TENSOR && (v->kind == AOT_INT || v->kind == AOT_FLOAT)) {
    aot_value *items;
    size_t n = arg->list_n ? (size_t)arg->list_n : 1;
    AOT_TRY(aoti_arena_alloc(&p->scratch, n, sizeof *items, &items));
    for (size_t i = 0; i < n; i++) items[i] = *v;
    *v = (aot_value){AOT_LIST, .as.list = {items, n}};
  }
  return NULL;
}

const char parse_unknown_number[] = "item()";

static aot_status unknown_number(const graph_parser *p, const char *place) {
  return parse_fail(
      p, place, AOT_ERROR_UNSUPPORTED,
      "item() makes a number of what a tensor holds, which a graph that is compiled ahead of time cannot; "
      "keep it a tensor, or make the number an input");
}

static bool is_unknown_number(const aot_value *v) {
  return v->kind == AOT_STRING && v->as.string == parse_unknown_number;
}

aot_status parse_bind(graph_parser *p, const char *place, const aoti_op_info *row, const call_args *args,
                      aoti_node *out) {
  aot_value *full;
  bool *set;
  AOT_TRY(aoti_arena_alloc(&p->scratch, row->n_args, sizeof *full, &full));
  AOT_TRY(aoti_arena_alloc(&p->scratch, row->n_args, sizeof *set, &set));
  uint32_t n_positional = 0, next = 0;
  while (n_positional < row->n_args && !row->args[n_positional].is_kwarg_only) n_positional++;
  for (size_t i = 0; i < args->n; i++) {
    const call_arg *a = &args->at[i];
    uint32_t k = 0;
    if (!a->keyword) {
      if (next == n_positional)
        return parse_fail(p, a->place, AOT_ERROR_INVALID, "%s takes %u positional arguments", row->name, n_positional);
      k = next++;
    } else {
      while (k < row->n_args && strcmp(row->args[k].name, a->keyword) != 0) k++;
      if (k == row->n_args)
        return parse_fail(p, a->place, AOT_ERROR_INVALID, "%s has no argument %s", row->name, a->keyword);
    }
    if (set[k])
      return parse_fail(p, a->place, AOT_ERROR_INVALID, "%s is given its argument %s twice", row->name,
                        row->args[k].name);
    if (is_unknown_number(&a->value)) return unknown_number(p, a->place);
    set[k] = true;
    full[k] = a->value;
    AOT_TRY(normalise(p, &row->args[k], &full[k]));
    if (!aoti_value_fits(&row->args[k], &full[k]))
      return parse_fail(p, a->place, AOT_ERROR_INVALID, "argument %s of %s must be %s%s", row->args[k].name, row->name,
                        row->args[k].is_list ? "a list, each item " : "", type_name(row->args[k].type));
  }
  for (uint32_t k = 0; k < row->n_args; k++) {
    if (set[k]) continue;
    if (!row->args[k].has_default)
      return parse_fail(p, place, AOT_ERROR_INVALID, "%s needs its argument %s", row->name, row->args[k].name);
    full[k] = row->args[k].def;
  }
  out->args = full;
  out->n_args = row->n_args;
  return NULL;
}

/* A row whose schema is not known takes the arguments as they are. */
static aot_status take(graph_parser *p, const call_args *args, aoti_node *out) {
  aot_value *values;
  const char **names;
  bool any = false;
  AOT_TRY(aoti_arena_alloc(&p->scratch, args->n, sizeof *values, &values));
  AOT_TRY(aoti_arena_alloc(&p->scratch, args->n, sizeof *names, &names));
  for (size_t i = 0; i < args->n; i++) {
    values[i] = args->at[i].value;
    names[i] = args->at[i].keyword;
    any = any || names[i];
  }
  out->args = values;
  out->n_args = (uint32_t)args->n;
  out->arg_names = any ? names : NULL;
  return NULL;
}

/* ---- right-hand sides ---- */

bool parse_is_number(const graph_parser *p, const aot_value *v) {
  if (v->kind != AOT_NODE) return v->kind == AOT_INT || v->kind == AOT_FLOAT || v->kind == AOT_BOOL;
  const aoti_node *n = &p->g->nodes.at[v->as.node];
  if (n->type.kind == AOTI_TYPE_INT || n->type.kind == AOTI_TYPE_FLOAT) return true;
  if (n->type.kind == AOTI_TYPE_UNKNOWN && p->aten_level) return true;
  const aoti_op_info *row = aoti_node_op(p->g, n);
  return row && row->kind == AOTI_KIND_SYM && !aoti_op_is_getitem(row);
}

static bool tensors_fit(const graph_parser *p, const aoti_node *call) {
  const aoti_op_info *row = aoti_op(p->registry, call->op);
  for (uint32_t i = 0; i < call->n_args && i < row->n_args; i++) {
    const aoti_schema_arg *arg = &row->args[i];
    if (call->args[i].kind != AOT_NODE || arg->is_list || arg->type == AOTI_ARG_ANY || arg->type == AOTI_ARG_TENSOR)
      continue;
    if (p->g->nodes.at[call->args[i].as.node].type.kind == AOTI_TYPE_TENSOR) return false;
  }
  return true;
}

/* torch.sym_sum([a, b, c]): sums of two. */
static aot_status sum_of_sizes(graph_parser *p, const char *place, const call_args *args, aoti_node *out) {
  const aot_value *list = args->n == 1 ? &args->at[0].value : NULL;
  if (!list || (list->kind != AOT_LIST && list->kind != AOT_TUPLE) || list->as.list.n < 2)
    return parse_fail(p, place, AOT_ERROR_INVALID, "torch.sym_sum takes a list of sizes");
  aot_value sum = list->as.list.at[0];
  for (size_t i = 1; i < list->as.list.n; i++) {
    call_args two = {0};
    AOT_TRY(aoti_push(&p->scratch, &two, (call_arg){NULL, sum, place}));
    AOT_TRY(aoti_push(&p->scratch, &two, (call_arg){NULL, list->as.list.at[i], place}));
    *out = (aoti_node){.kind = AOTI_CALL};
    AOT_TRY(parse_python_call(p, "+", place, &two, out));
    if (i + 1 == list->as.list.n) break;
    uint32_t id;
    AOT_TRY(parse_emit(p, out, &id));
    sum = (aot_value){AOT_NODE, .as.node = id};
  }
  return NULL;
}

/* Whether no number stands where the row has a tensor, but for the operators that PyTorch lets take them. */
static bool numbers_fit(const graph_parser *p, const aoti_node *call) {
  static const char *const takers[] = {"add", "sub", "mul", "div", "true_divide", "floor_divide"};
  const aoti_op_info *row = aoti_op(p->registry, call->op);
  for (size_t i = 0; i < sizeof takers / sizeof *takers; i++)
    if (word_is(row->packet, takers[i])) return true;
  for (uint32_t i = 0; i < call->n_args && i < row->n_args; i++)
    if (row->args[i].type == AOTI_ARG_TENSOR && !row->args[i].is_list && parse_is_number(p, &call->args[i]))
      return false;
  return true;
}

bool parse_fits(const graph_parser *p, const aoti_node *call) {
  return tensors_fit(p, call) && (p->numbers_as_tensors || numbers_fit(p, call));
}

static aot_status python_rows(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                              bool sizes, aoti_node *out, bool *done, aot_status *first) {
  aot_op op = 0;
  for (const aoti_op_info *row; (row = aoti_op(p->registry, op)) != NULL; op++) {
    if (!row->python || strcmp(row->python, spelling) != 0 || aoti_op_is_torch_op(row) == sizes) continue;
    out->op = op;
    aot_status status = parse_bind(p, place, row, args, out);
    if (!status && !parse_fits(p, out)) continue;
    *done = !status;
    if (*done) return NULL;
    if (*first)
      aot_status_free(status);
    else
      *first = status;
  }
  const char *last = strrchr(spelling, '.');
  if (sizes && strncmp(spelling, "torch.", 6) != 0) return NULL;
  static const char *const signs[][2] = {
      {"**", "torch.pow"},        {"==", "torch.eq"},        {"!=", "torch.ne"},        {"<", "torch.lt"},
      {"<=", "torch.le"},         {">", "torch.gt"},         {">=", "torch.ge"},        {"%", "torch.remainder"},
      {"&", "torch.bitwise_and"}, {"|", "torch.bitwise_or"}, {"^", "torch.bitwise_xor"}};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) /* x > 0 and 0.9 ** x have overloads of their own */
    if (word_is(spelling, signs[i][0])) spelling = signs[i][1];
  AOT_TRY(parse_aten_spelling(p, spelling, place, args, out, done));
  return *done || !last ? NULL : parse_functional(p, place, last + 1, NULL, args, out, done);
}

/* torch.maximum(a, b, out = c): what it computes without, copied into c. */
static aot_status into_out(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                           aoti_node *out, bool *done) {
  const call_arg *to = NULL;
  call_args rest = {0};
  for (size_t i = 0; i < args->n; i++)
    if (args->at[i].keyword && word_is(args->at[i].keyword, "out"))
      to = &args->at[i];
    else
      AOT_TRY(aoti_push(&p->scratch, &rest, args->at[i]));
  if (!to || to->value.kind != AOT_NODE) return NULL;
  AOT_TRY(parse_python_call(p, spelling, place, &rest, out));
  *done = true;
  return parse_copy_into(p, &to->value, out);
}

/* The row that Python's spelling names: arithmetic on sizes when no operand is a tensor, else the tensor operator. Of
 * overloads the first that takes the arguments, numbers as tensors if nothing else does. */
aot_status parse_python_call(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                             aoti_node *out) {
  bool sizes = args->n > 0, done = false, within = p->numbers_as_tensors;
  aot_status first = NULL, status = NULL;
  if (word_is(spelling, "torch.sym_sum")) return sum_of_sizes(p, place, args, out);
  if (word_is(spelling, "-") && args->n == 1 && !parse_is_number(p, &args->at[0].value)) spelling = "torch.neg";
  for (size_t i = 0; i < args->n; i++) sizes = sizes && parse_is_number(p, &args->at[i].value);
  AOT_TRY(parse_function(p, spelling, place, args, out, &done));
  for (int pass = 0; pass < 2 && !done && !status; pass++) {
    p->numbers_as_tensors = pass || sizes;
    status = python_rows(p, spelling, place, args, sizes, out, &done, &first);
  }
  p->numbers_as_tensors = within;
  if (status || done) {
    aot_status_free(first);
    p->g->python_level = p->g->python_level || (done && !sizes);
    return status;
  }
  AOT_TRY(into_out(p, spelling, place, args, out, &done));
  if (done) {
    aot_status_free(first);
    return NULL;
  }
  for (size_t i = 0; i < args->n; i++)
    if (is_unknown_number(&args->at[i].value)) {
      aot_status_free(first);
      return unknown_number(p, args->at[i].place ? args->at[i].place : place);
    }
  if (first) return first;
  if ((spelling[0] >= 'a' && spelling[0] <= 'z') || spelling[0] == '_') {
    AOT_TRY(aoti_op_unknown(p->registry, spelling, strlen(spelling), &out->op));
    return take(p, args, out);
  }
  return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "no operator is written %s here", spelling);
}

/* torch.ops.aten.mul(x, 2), as dumps of 2022 have it: the first overload that takes the arguments. */
static bool find_overload(graph_parser *p, const char *path, const char *place, const call_args *args, aoti_node *out) {
  const char *name = path + sizeof "torch.ops." - 1;
  size_t n = strlen(name);
  aot_op op = 0;
  for (const aoti_op_info *row; (row = aoti_op(p->registry, op)) != NULL; op++) {
    if (strncmp(row->name, name, n) != 0 || row->name[n] != '.' || strchr(row->name + n + 1, '.')) continue;
    if (row->flags & AOTI_OP_UNKNOWN) continue;
    out->op = op;
    aot_status status = parse_bind(p, place, row, args, out);
    if (!status) return true;
    aot_status_free(status);
  }
  return false;
}

/* torch.ops.higher_order.run_with_rng_state(state, torch.ops.aten.rand_like.default, x) and its kin: the row of the
 * operator in that form, if there is one. */
static bool rng_row(graph_parser *p, const char *path, const call_args *args, aot_op *op, call_args *rest) {
  static const char ops[] = "torch.ops.", higher[] = "torch.ops.higher_order.", old[] = "torch._prims.rng_prims.";
  char name[512], usual[64];
  *rest = *args;
  if (!strncmp(path, old, sizeof old - 1)) { /* of 2023 */
    snprintf(usual, sizeof usual, "%s%.32s", higher, path + sizeof old - 1);
    path = usual;
  }
  if (strncmp(path, higher, sizeof higher - 1) != 0) return false;
  for (size_t i = 0; i < args->n && i < 2; i++) {
    const aot_value *v = &args->at[i].value;
    if (v->kind != AOT_STRING || strncmp(v->as.string, ops, sizeof ops - 1) != 0) continue;
    int n = snprintf(name, sizeof name, "%s(%s)", path + sizeof ops - 1, v->as.string + sizeof ops - 1);
    if (n < 0 || (size_t)n >= sizeof name || !aoti_op_find(p->registry, name, (size_t)n, op)) return false;
    call_arg *at = rest->at = args->at;
    memmove(at + i, at + i + 1, (args->n - i - 1) * sizeof *at);
    rest->n = args->n - 1;
    return true;
  }
  return false;
}

static aot_status rng_call(graph_parser *p, const char *place, const call_args *args, aoti_node *out) {
  const aoti_op_info *row = aoti_op(p->registry, out->op);
  call_args named = {0}; /* the state is the row's first argument, by its keyword or not */
  for (size_t i = 0; i < args->n; i++)
    if (args->at[i].keyword && !strcmp(args->at[i].keyword, "rng_state")) {
      call_arg state = args->at[i];
      state.keyword = NULL;
      AOT_TRY(aoti_push(&p->scratch, &named, state));
    }
  for (size_t i = 0; i < args->n; i++)
    if (!args->at[i].keyword || strcmp(args->at[i].keyword, "rng_state") != 0)
      AOT_TRY(aoti_push(&p->scratch, &named, args->at[i]));
  AOT_TRY(parse_bind(p, place, row, &named, out));
  aoti_node *state =
      row->rng == AOTI_RNG_GRAPHSAFE && out->args[0].kind == AOT_NODE ? &p->g->nodes.at[out->args[0].as.node] : NULL;
  if (state && state->kind == AOTI_PLACEHOLDER && state->type.kind == AOTI_TYPE_UNKNOWN) {
    const aoti_node *x = NULL; /* a generator belongs to the device of what is drawn */
    for (uint32_t i = 1; i < out->n_args && !x; i++)
      if (out->args[i].kind == AOT_NODE) x = &p->g->nodes.at[out->args[i].as.node];
    aot_device device = x && x->type.kind == AOTI_TYPE_TENSOR ? x->type.tensor.device : (aot_device){AOT_CUDA, 0};
    state->type = aoti_rng_state_type(device);
  }
  return NULL;
}

aot_status parse_call(graph_parser *p, const char *path, const char *place, const call_args *args, aoti_node *out) {
  call_args rest;
  bool inlined;
  AOT_TRY(parse_submodule_call(p, path, place, args, out, &inlined));
  if (inlined) return NULL;
  if (rng_row(p, path, args, &out->op, &rest)) return rng_call(p, place, &rest, out);
  if (strncmp(path, "torch.ops.", 10) != 0 && !aoti_op_find(p->registry, path, strlen(path), &out->op))
    return parse_python_call(p, path, place, args, out);
  const char *dot = strncmp(path, "torch.ops.", 10) == 0 ? strchr(path + 10, '.') : NULL;
  if (dot && !strchr(dot + 1, '.')) {
    /* no overload is named: the default one where it takes the arguments, else another; else the default's error */
    aot_status status = NULL;
    if (aoti_op_find(p->registry, path, strlen(path), &out->op)) {
      const aoti_op_info *row = aoti_op(p->registry, out->op);
      if (!(row->flags & AOTI_OP_UNKNOWN) && !(status = parse_bind(p, place, row, args, out))) return NULL;
    }
    if (find_overload(p, path, place, args, out)) {
      aot_status_free(status);
      return NULL;
    }
    if (status) return status;
  }
  AOT_TRY(aoti_op_unknown(p->registry, path, strlen(path), &out->op));
  const aoti_op_info *row = aoti_op(p->registry, out->op);
  if (!(row->flags & AOTI_OP_UNKNOWN)) return parse_bind(p, place, row, args, out);
  bool done = false;
  static const char aten[] = "torch.ops.aten.";
  if (!strncmp(path, aten, sizeof aten - 1)) {
    const char *packet, *overload = strchr(path + sizeof aten - 1, '.');
    size_t n = overload ? (size_t)(overload - (path + sizeof aten - 1)) : strlen(path + sizeof aten - 1);
    AOT_TRY(aoti_arena_strdup(&p->scratch, path + sizeof aten - 1, n, &packet));
    AOT_TRY(parse_functional(p, place, packet, overload ? overload + 1 : NULL, args, out, &done));
    if (!done && overload) AOT_TRY(parse_out(p, place, packet, overload + 1, args, out, &done));
    if (!done) AOT_TRY(aoti_op_unknown(p->registry, path, strlen(path), &out->op));
  }
  return done ? NULL : take(p, args, out);
}

static bool is_infix(const lexer *lx) {
  static const char *const ops[] = {"+",  "-", "*",  "/", "//", "%", "**", "==", "!=", "<",
                                    "<=", ">", ">=", "&", "|",  "^", "@",  "<<", ">>"};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
    if (lex_is(lx, ops[i])) return true;
  return false;
}

/* After the first operand. */
static aot_status infix(graph_parser *p, const char *place, const aot_value *left, aoti_node *out) {
  call_args args = {0};
  char spelling[4] = {0};
  memcpy(spelling, p->lx.token.at, p->lx.token.n);
  const char *op_place = p->lx.token.at;
  lex_next(&p->lx);
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, *left, place}));
  call_arg right = {.place = p->lx.token.at};
  AOT_TRY(parse_value(p, &right.value));
  AOT_TRY(aoti_push(&p->scratch, &args, right));
  return parse_python_call(p, spelling, op_place, &args, out);
}

/* Whether what nothing annotates is a tensor and not a tuple: an input, or the one result of an operator. */
static bool is_one_tensor(const graph_parser *p, const aoti_node *n) {
  const aoti_op_info *row = aoti_node_op(p->g, n);
  if (n->type.kind != AOTI_TYPE_UNKNOWN || n->kind == AOTI_PLACEHOLDER) return n->type.kind != AOTI_TYPE_TUPLE;
  return row && !(row->flags & AOTI_OP_UNKNOWN) && row->n_returns == 1 && !row->returns_list &&
         row->kind != AOTI_KIND_SYM;
}

aot_status parse_item(graph_parser *p, const char *place, const call_args *args, aoti_node *out) {
  static const char name[] = "_operator.getitem";
  if (args->n == 2 && (args->at[0].value.kind == AOT_TUPLE || args->at[0].value.kind == AOT_LIST)) {
    const aot_value *items = args->at[0].value.as.list.at, *k = &args->at[1].value;
    if (k->kind != AOT_INT || k->as.i.sym || k->as.i.value < 0 || (size_t)k->as.i.value >= args->at[0].value.as.list.n)
      return parse_fail(p, args->at[1].place, AOT_ERROR_INVALID, "there is no such item");
    *out = (aoti_node){.kind = AOTI_OUTPUT, .args = items + k->as.i.value, .n_args = 1};
    return NULL;
  }
  if (args->n == 2 && args->at[0].value.kind == AOT_NODE) {
    aoti_node *of = &p->g->nodes.at[args->at[0].value.as.node];
    if (args->at[1].value.kind != AOT_INT || (!p->aten_level && is_one_tensor(p, of)))
      return parse_subscript(p, args->at[1].place, &args->at[0].value, &args->at[1].value, out);
  }
  if (!aoti_op_find(p->registry, name, sizeof name - 1, &out->op))
    return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks getitem");
  return parse_bind(p, place, aoti_op(p->registry, out->op), args, out);
}

static aot_status getitem(graph_parser *p, const char *place, const aot_value *of, aoti_node *out) {
  call_args args = {0};
  lex_next(&p->lx);
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, *of, place}));
  call_arg index = {.place = p->lx.token.at};
  p->in_subscript = true;
  aot_status status = parse_value(p, &index.value);
  p->in_subscript = false;
  AOT_TRY(status);
  if (lex_is(&p->lx, ":") || lex_is(&p->lx, ","))
    return parse_fail(p, index.place, AOT_ERROR_UNSUPPORTED, "only items of tuples, x[0], are supported here");
  AOT_TRY(parse_expect(p, "]"));
  AOT_TRY(aoti_push(&p->scratch, &args, index));
  return parse_item(p, place, &args, out);
}

/* self.a.b, or getattr(self.layers, "0").weight: the path without self. */
static aot_status attribute(graph_parser *p, const char *place, aoti_text *path) {
  const char *name;
  if (++p->depth > MAX_DEPTH) return parse_fail(p, place, AOT_ERROR_INVALID, "getattr nests too deeply");
  AOT_TRY(parse_name(p, &name));
  if (word_is(name, "getattr")) {
    AOT_TRY(parse_expect(p, "("));
    AOT_TRY(attribute(p, place, path));
    AOT_TRY(parse_expect(p, ","));
    size_t n;
    if (p->lx.token.kind != LEX_STRING) return parse_unexpected(p, "an attribute's name in quotes");
    AOT_TRY(lex_string(&p->scratch, &p->lx.token, &name, &n));
    aoti_text_add(path, "%s%s", path->n ? "." : "", name);
    lex_next(&p->lx);
    AOT_TRY(parse_expect(p, ")"));
  } else if (!word_is(name, "self")) {
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "only attributes of self are supported");
  }
  while (parse_accept(p, ".")) {
    AOT_TRY(parse_name(p, &name));
    aoti_text_add(path, "%s%s", path->n ? "." : "", name);
  }
  p->depth--;
  return NULL;
}

static aot_status get_attr(graph_parser *p, const char *place, aoti_node *out) {
  aoti_text path = {0};
  aot_status status = attribute(p, place, &path);
  if (!status && lex_is(&p->lx, "("))
    status = parse_fail(p, place, AOT_ERROR_UNSUPPORTED,
                        "calls of submodules are not supported; take the graph after torch.export or AOTAutograd");
  if (!status && (path.failed || !path.n)) status = parse_fail(p, place, AOT_ERROR_INVALID, "an attribute has no name");
  out->kind = AOTI_GET_ATTR;
  if (!status) status = aoti_arena_strdup(&p->scratch, path.at, path.n, &out->target);
  aoti_text_deinit(&path);
  aot_value submodule, *copy;
  if (status || !parse_submodule(p, out->target, &submodule)) return status;
  AOT_TRY(aoti_arena_memdup(&p->scratch, &submodule, sizeof submodule, &copy));
  *out = (aoti_node){.kind = AOTI_OUTPUT, .args = copy, .n_args = 1};
  return NULL;
}

/* x.sum(1): the method, or the function torch.sum when no row is a method. */
aot_status parse_method_call(graph_parser *p, const char *name, const char *place, const call_args *args,
                             aoti_node *out) {
  for (aot_op op = 0; aoti_op(p->registry, op); op++) {
    const char *py = aoti_op(p->registry, op)->python;
    if (py && *py == '.' && word_is(py + 1, name)) return parse_python_call(p, py, place, args, out);
  }
  char spelling[128];
  size_t n = strlen(name);
  if (n + sizeof "torch." > sizeof spelling) return parse_fail(p, place, AOT_ERROR_INVALID, "a name is too long");
  memcpy(spelling, "torch.", 6);
  memcpy(spelling + 6, name, n + 1);
  return parse_python_call(p, spelling, place, args, out);
}

static aot_status method(graph_parser *p, const char *place, const aot_value *self, aoti_node *out) {
  const char *name;
  call_args args = {0};
  AOT_TRY(parse_name(p, &name));
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, *self, place}));
  static const char *const views[][2] = {{"T", "torch.ops.aten.numpy_T.default"},
                                         {"mT", "torch.ops.aten.mT.default"},
                                         {"H", "torch.ops.aten.matrix_H.default"},
                                         {"mH", "torch.ops.aten.mH.default"}};
  bool called = lex_is(&p->lx, "(");
  for (size_t i = 0; i < sizeof views / sizeof *views && !called; i++)
    if (word_is(name, views[i][0])) return parse_call(p, views[i][1], place, &args, out);
  if (!called && word_is(name, "shape")) {
    aot_value *sizes;
    AOT_TRY(aoti_arena_alloc(&p->scratch, 1, sizeof *sizes, &sizes));
    *out = (aoti_node){.kind = AOTI_OUTPUT, .args = sizes, .n_args = 1};
    return parse_sizes(p, place, self, sizes);
  }
  if (!called) return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "the attribute %s of a value is not supported", name);
  AOT_TRY(arguments(p, &args));
  return parse_method_call(p, name, place, &args, out);
}

static aot_status dotted_call(graph_parser *p, const char *place, aoti_node *out) {
  /* The path is the text up to the parenthesis: names and dots without spaces. */
  while (p->lx.token.kind == LEX_NAME || lex_is(&p->lx, ".")) lex_next(&p->lx);
  const char *end = p->lx.token.at, *path;
  while (end > place && (end[-1] == ' ' || end[-1] == '\t')) end--;
  call_args args = {0};
  if (!lex_is(&p->lx, "(")) return parse_unexpected(p, "'('");
  AOT_TRY(aoti_arena_strdup(&p->scratch, place, (size_t)(end - place), &path));
  if (strlen(path) > 512 || strpbrk(path, " \t\x1b"))
    return parse_fail(p, place, AOT_ERROR_INVALID, "not a name of an operator");
  if (strstr(path, "triton_kernel_wrapper"))
    return parse_fail(p, place, AOT_ERROR_UNSUPPORTED,
                      "a call of a Triton kernel is not supported, whose code the text does not hold; give the graph "
                      "of the program with a PyTorch operator in its place");
  AOT_TRY(arguments(p, &args));
  return parse_call(p, path, place, &args, out);
}

aot_status parse_rhs(graph_parser *p, aoti_node *out) {
  const lex_token first = p->lx.token;
  *out = (aoti_node){.kind = AOTI_CALL};
  if (first.kind == LEX_NAME) {
    bool known = aoti_map_get(&p->values, first.at, first.n) != NULL;
    if (!known && lex_is(&p->lx, "self")) return get_attr(p, first.at, out);
    if (!known && lex_is(&p->lx, "getattr")) return get_attr(p, first.at, out);
    lexer saved = p->lx;
    lex_next(&p->lx);
    bool dotted = lex_is(&p->lx, ".") || lex_is(&p->lx, "(");
    p->lx = saved;
    if (!known && dotted) return dotted_call(p, first.at, out);
  }
  if (lex_is(&p->lx, "-") || lex_is(&p->lx, "~")) { /* a number's sign is not an operator */
    char spelling[2] = {*first.at, 0};
    lexer saved = p->lx;
    lex_next(&p->lx);
    if (p->lx.token.kind == LEX_NAME) {
      call_args args = {0};
      call_arg arg = {.place = p->lx.token.at};
      AOT_TRY(parse_value(p, &arg.value));
      AOT_TRY(aoti_push(&p->scratch, &args, arg));
      return parse_python_call(p, spelling, first.at, &args, out);
    }
    p->lx = saved;
  }
  aot_value left;
  AOT_TRY(parse_value(p, &left));
  if (is_infix(&p->lx)) return infix(p, first.at, &left, out);
  if ((left.kind == AOT_NODE || left.kind == AOT_TUPLE) && lex_is(&p->lx, "[")) return getitem(p, first.at, &left, out);
  if (left.kind == AOT_NODE && parse_accept(p, ".")) return method(p, first.at, &left, out);
  /* Another name of a value, or "x = None", which frees it. */
  aot_value *copy;
  AOT_TRY(aoti_arena_memdup(&p->scratch, &left, sizeof left, &copy));
  out->kind = AOTI_OUTPUT;
  out->args = copy;
  out->n_args = 1;
  return NULL;
}
