/* The parser of operator schemas as PyTorch prints them:
 *
 *   schema  := ns "::" name ["." overload] "(" [arg {"," arg}] ")" "->" returns
 *   arg     := "*" | type [name ["=" default]]
 *   type    := Word ["(" alias ")"] {"?" | "[" [int] "]"} ["(" alias ")"]
 *   returns := "(" [type [name] {"," type [name]}] ")" | type
 */
#include "ir.h"
#include <stdlib.h>
#include <string.h>

typedef struct parser {
  aoti_arena *arena;
  const char *text, *p;
} parser;

/* Schemas nest lists one deep; this bounds what a hostile text can cost. */
enum { MAX_ARGS = 1024, MAX_LIST = 1024 };

static aot_status fail(const parser *ps, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "schema \"%s\": expected %s at column %zu", ps->text, what,
                    (size_t)(ps->p - ps->text) + 1);
}

static void skip_space(parser *ps) {
  while (*ps->p == ' ' || *ps->p == '\n' || *ps->p == '\t') ps->p++;
}
static bool accept(parser *ps, const char *token) {
  skip_space(ps);
  size_t n = strlen(token);
  if (strncmp(ps->p, token, n) != 0) return false;
  ps->p += n;
  return true;
}
static size_t word(parser *ps, const char **out) {
  skip_space(ps);
  *out = ps->p;
  while (aoti_is_word(*ps->p)) ps->p++;
  return (size_t)(ps->p - *out);
}
static bool same(const char *a, size_t n, const char *b) { return strlen(b) == n && !memcmp(a, b, n); }

/* "(a!)", "(a -> *)", "(a|b)": the first letter names the set; "!" says it is written. */
static aot_status alias_set(parser *ps, aoti_schema_arg *arg) {
  if (*ps->p != '(') return NULL;
  for (ps->p++; *ps->p != ')'; ps->p++) {
    if (!*ps->p || *ps->p == '(' || *ps->p == ',') return fail(ps, "')'");
    if (*ps->p == '!') arg->is_mutable = true;
    if (aoti_is_word(*ps->p) && !arg->alias) arg->alias = *ps->p;
  }
  ps->p++;
  return NULL;
}

static aoti_arg_type type_of_word(const char *w, size_t n) {
  static const struct {
    const char *name;
    aoti_arg_type type;
  } types[] = {{"Tensor", AOTI_ARG_TENSOR},
               {"Scalar", AOTI_ARG_SCALAR},
               {"int", AOTI_ARG_INT},
               {"SymInt", AOTI_ARG_INT},
               {"float", AOTI_ARG_FLOAT},
               {"SymFloat", AOTI_ARG_FLOAT},
               {"bool", AOTI_ARG_BOOL},
               {"SymBool", AOTI_ARG_BOOL},
               {"str", AOTI_ARG_STRING},
               {"ScalarType", AOTI_ARG_DTYPE},
               {"Layout", AOTI_ARG_LAYOUT},
               {"Device", AOTI_ARG_DEVICE},
               {"MemoryFormat", AOTI_ARG_MEMORY_FORMAT}};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (same(w, n, types[i].name)) return types[i].type;
  return AOTI_ARG_ANY;
}

static aot_status type(parser *ps, aoti_schema_arg *arg) {
  const char *w;
  size_t n = word(ps, &w);
  if (!n) return fail(ps, "a type");
  arg->type = type_of_word(w, n);
  arg->is_symint = same(w, n, "SymInt");
  AOT_TRY(alias_set(ps, arg));
  for (;; ps->p++) {
    if (*ps->p == '?') {
      /* In Tensor?[] it is the items that may be absent, in int[]? the list. */
      if (ps->p[1] == '[')
        arg->is_item_optional = true;
      else
        arg->is_optional = true;
    } else if (*ps->p == '[') {
      long size = 0;
      arg->is_list = true;
      for (ps->p++; *ps->p >= '0' && *ps->p <= '9'; ps->p++) {
        size = size * 10 + (*ps->p - '0');
        if (size > MAX_LIST) return fail(ps, "a smaller list");
      }
      arg->list_n = (int)size;
      if (*ps->p != ']') return fail(ps, "']'");
    } else {
      break;
    }
  }
  return alias_set(ps, arg);
}

static aot_status number(parser *ps, const aoti_schema_arg *arg, aot_value *out) {
  const char *start = ps->p;
  char *end_float, *end_int;
  double f = strtod(start, &end_float);
  long long i = strtoll(start, &end_int, 10);
  if (end_float == start) return fail(ps, "a value");
  if (end_int == end_float && arg->type != AOTI_ARG_FLOAT)
    *out = (aot_value){AOT_INT, .as.i = aot_i(i)};
  else
    *out = (aot_value){AOT_FLOAT, .as.f = f};
  ps->p = end_float;
  return NULL;
}

static aot_status quoted(parser *ps, aot_value *out) {
  char quote = *ps->p++;
  const char *start = ps->p;
  while (*ps->p && *ps->p != quote) ps->p++;
  if (!*ps->p) return fail(ps, "the closing quote");
  out->kind = AOT_STRING;
  AOT_TRY(aoti_arena_strdup(ps->arena, start, (size_t)(ps->p - start), &out->as.string));
  ps->p++;
  return NULL;
}

/* A default that is a word: a constant, or one of the enumerators native_functions.yaml uses. */
static bool word_value(const char *w, size_t n, aot_value *out) {
  static const struct {
    const char *name;
    aot_value value;
  } words[] = {{"None", {AOT_NONE}},
               {"True", {AOT_BOOL, .as.b = true}},
               {"False", {AOT_BOOL, .as.b = false}},
               {"Mean", {AOT_INT, .as.i = {1, 0}}},
               {"Sum", {AOT_INT, .as.i = {2, 0}}},
               {"contiguous_format", {AOT_MEMORY_FORMAT, .as.memory_format = AOT_CONTIGUOUS}},
               {"preserve_format", {AOT_MEMORY_FORMAT, .as.memory_format = AOT_PRESERVE}},
               {"channels_last", {AOT_MEMORY_FORMAT, .as.memory_format = AOT_CHANNELS_LAST}},
               {"strided", {AOT_LAYOUT}},
               {"long", {AOT_DTYPE, .as.dtype = AOT_I64}},
               {"int", {AOT_DTYPE, .as.dtype = AOT_I32}},
               {"float", {AOT_DTYPE, .as.dtype = AOT_F32}},
               {"double", {AOT_DTYPE, .as.dtype = AOT_F64}},
               {"bool", {AOT_DTYPE, .as.dtype = AOT_B8}}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (same(w, n, words[i].name)) {
      *out = words[i].value;
      return true;
    }
  return false;
}

static aot_status scalar_default(parser *ps, const aoti_schema_arg *arg, aot_value *out) {
  skip_space(ps);
  if (*ps->p == '"' || *ps->p == '\'') return quoted(ps, out);
  const char *w = ps->p;
  size_t n = 0;
  while (aoti_is_word(w[n])) n++;
  if (n && word_value(w, n, out)) {
    ps->p += n;
    return NULL;
  }
  AOT_TRY(number(ps, arg, out));
  /* Enumerations by their number: int64 is ScalarType 4, contiguous_format MemoryFormat 0. */
  if (arg->type == AOTI_ARG_DTYPE && out->kind == AOT_INT)
    *out = out->as.i.value == 4 ? (aot_value){AOT_DTYPE, .as.dtype = AOT_I64} : (aot_value){AOT_NONE};
  if (arg->type == AOTI_ARG_MEMORY_FORMAT && out->kind == AOT_INT)
    *out = (aot_value){AOT_MEMORY_FORMAT, .as.memory_format = AOT_CONTIGUOUS};
  return NULL;
}

static aot_status list_of(parser *ps, const aot_value *at, size_t n, aot_value *out) {
  aot_value *copy;
  AOT_TRY(aoti_arena_memdup(ps->arena, at, n * sizeof *at, &copy));
  *out = (aot_value){AOT_LIST, .as.list = {copy, n}};
  return NULL;
}

static aot_status default_value(parser *ps, aoti_schema_arg *arg) {
  arg->has_default = true;
  if (!accept(ps, "[")) {
    AOT_TRY(scalar_default(ps, arg, &arg->def));
    if (arg->type == AOTI_ARG_MEMORY_FORMAT && arg->def.kind == AOT_INT) /* c10's enumerators: 0 is contiguous_format */
      arg->def = (aot_value){AOT_MEMORY_FORMAT, .as.memory_format = AOT_CONTIGUOUS};
    if (!arg->is_list || arg->def.kind == AOT_NONE) return NULL;
    /* int[2] x=1 means [1, 1]. */
    AOT_VEC(aot_value) items = {0};
    for (int i = 0; i < (arg->list_n ? arg->list_n : 1); i++) AOT_TRY(aoti_push(ps->arena, &items, arg->def));
    return list_of(ps, items.at, items.n, &arg->def);
  }
  AOT_VEC(aot_value) items = {0};
  while (!accept(ps, "]")) {
    aot_value item;
    if (items.n && !accept(ps, ",")) return fail(ps, "',' or ']'");
    AOT_TRY(scalar_default(ps, arg, &item));
    AOT_TRY(aoti_push(ps->arena, &items, item));
  }
  return list_of(ps, items.at, items.n, &arg->def);
}

static aot_status arguments(parser *ps, aoti_op_info *out) {
  AOT_VEC(aoti_schema_arg) args = {0};
  bool kwarg_only = false, first = true;
  while (!accept(ps, ")")) {
    if (!first && !accept(ps, ",")) return fail(ps, "',' or ')'");
    first = false;
    if (accept(ps, "*")) {
      kwarg_only = true;
      continue;
    }
    if (args.n >= MAX_ARGS) return fail(ps, "fewer arguments");
    aoti_schema_arg arg = {.is_kwarg_only = kwarg_only};
    const char *w;
    AOT_TRY(type(ps, &arg));
    size_t n = word(ps, &w);
    if (!n) return fail(ps, "an argument name");
    AOT_TRY(aoti_arena_strdup(ps->arena, w, n, &arg.name));
    if (accept(ps, "=")) AOT_TRY(default_value(ps, &arg));
    if (arg.is_mutable) out->flags |= AOTI_OP_MUTATES;
    AOT_TRY(aoti_push(ps->arena, &args, arg));
  }
  out->args = args.at;
  out->n_args = (uint16_t)args.n;
  return NULL;
}

static aot_status returns(parser *ps, aoti_op_info *out) {
  AOT_VEC(aoti_schema_arg) rets = {0};
  bool many = accept(ps, "("), first = true;
  while (many ? !accept(ps, ")") : first) {
    if (!first && !accept(ps, ",")) return fail(ps, "',' or ')'");
    first = false;
    if (rets.n >= MAX_ARGS) return fail(ps, "fewer results");
    aoti_schema_arg ret = {0};
    AOT_TRY(type(ps, &ret));
    const char *w;
    size_t n = many ? word(ps, &w) : 0;
    if (n) AOT_TRY(aoti_arena_strdup(ps->arena, w, n, &ret.name));
    AOT_TRY(aoti_push(ps->arena, &rets, ret));
  }
  skip_space(ps);
  if (*ps->p) return fail(ps, "the end");
  out->returns = rets.at;
  out->n_returns = (uint16_t)rets.n;
  out->returns_list = !many && rets.at[0].is_list;
  return NULL;
}

aot_status aoti_schema_parse(aoti_arena *arena, const char *text, aoti_op_info *out) {
  parser ps = {arena, text, text};
  const char *ns, *packet, *overload = "default";
  size_t overload_n = strlen(overload);
  *out = (aoti_op_info){.kind = AOTI_KIND_OPAQUE};
  size_t ns_n = word(&ps, &ns);
  if (!ns_n || !accept(&ps, "::")) return fail(&ps, "namespace::name");
  size_t packet_n = word(&ps, &packet);
  if (!packet_n) return fail(&ps, "an operator name");
  if (accept(&ps, ".") && !(overload_n = word(&ps, &overload))) return fail(&ps, "an overload name");
  AOT_TRY(aoti_arena_strdup(arena, text, strlen(text), &out->schema));
  AOT_TRY(aoti_arena_strdup(arena, packet, packet_n, &out->packet));
  AOT_TRY(aoti_arena_strdup(arena, overload, overload_n, &out->overload));
  char *name;
  AOT_TRY(aoti_arena_alloc(arena, ns_n + packet_n + overload_n + 3, 1, &name));
  memcpy(name, ns, ns_n);
  name[ns_n] = '.';
  memcpy(name + ns_n + 1, packet, packet_n);
  name[ns_n + 1 + packet_n] = '.';
  memcpy(name + ns_n + packet_n + 2, overload, overload_n);
  out->name = name;
  out->flags = aoti_packet_flags(name);
  if (!accept(&ps, "(")) return fail(&ps, "'('");
  AOT_TRY(arguments(&ps, out));
  if (!accept(&ps, "->")) return fail(&ps, "'->'");
  return returns(&ps, out);
}
