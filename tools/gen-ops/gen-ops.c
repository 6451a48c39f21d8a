// gen-ops OPS.txt DIR: reads the operator table and writes what is made from it:
//   aot/ops.h      typed C wrappers and their short forms (public)
//   ops_gen.h      AOT_OP_... ids
//   ops_table.c    the rows, for lib/ir
//   ops_calls.c    the wrappers' bodies, for lib/dispatch
//   ops_rules.[hc] the rules of each row, for lib/ops
//   ops_lower.def  X(op, rule): the lowering of each row, for lib/loop/rules
//   operators.md   the operator page of the docs
// A row is a schema line as PyTorch prints it, then an indented line: kind, key:value pairs, flags. Every key must be
// written; "-" says that there is none and "*" names the rule after the operator.
#include "ir.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { META, REF, GRAD, DECOMP, LOWER, N_RULES };
static const char *const rule_keys[N_RULES] = {"meta", "ref", "grad", "decomp", "lower"};

typedef struct row {
  aoti_op_info info;
  char id[160]; // add_Tensor, relu (for .default: relu_default)
  const char *rule[N_RULES];
  const char *kind, *python, *short_name, *saves;
  char flags[512];
} row;

static const char *table_name;
static int line_number;

static _Noreturn void die(const char *what, const char *detail) {
  fprintf(stderr, "%s:%d: %s%s%s\n", table_name, line_number, what, detail ? ": " : "", detail ? detail : "");
  exit(1);
}

static aoti_arena arena;

static const char *dup_text(const char *s, size_t n) {
  const char *p;
  if (aoti_arena_strdup(&arena, s, n, &p)) die("out of memory", NULL);
  return p;
}

static const char *upper(const char *s) {
  char *p = (char *)dup_text(s, strlen(s));
  for (char *c = p; *c; c++) *c = (char)toupper((unsigned char)*c);
  return p;
}

static bool known_kind(const char *word) {
#define X(name, text) \
  if (!strcmp(word, text)) return true;
#include "op_kind.def"
#undef X
  return false;
}

static const char *flag_enum(const char *word) {
#define X(name, bit, text) \
  if (!strcmp(word, text)) return "AOTI_OP_" #name;
#include "op_flag.def"
#undef X
  return NULL;
}

static bool is_packet_flag(const char *word) {
  return !strcmp(word, "recomputable") || !strcmp(word, "expensive") || !strcmp(word, "viewop") ||
         !strcmp(word, "randomop");
}

static void parse_schema(row *r, const char *text) {
  aot_status s = aoti_schema_parse(&arena, text, &r->info);
  if (s) die(aot_status_message(s), text);
  bool prims = !strncmp(r->info.name, "prims.", 6); // many share their name with an operator of ATen
  snprintf(r->id, sizeof r->id, "%s%s_%s", prims ? "prims_" : "", r->info.packet, r->info.overload);
}

// PyTorch gives and takes None where a schema says Tensor and the tensor is not defined.
static void allow_undefined(aoti_op_info *o) {
  aoti_schema_arg *args = (aoti_schema_arg *)o->args;
  for (int i = 0; i < o->n_args; i++) args[i].is_optional = args[i].is_optional || args[i].type == AOTI_ARG_TENSOR;
}

static void parse_attributes(row *r, char *line) {
  for (char *word = strtok(line, " \t"); word; word = strtok(NULL, " \t")) {
    char *value = strchr(word, ':');
    if (!value) {
      if (!r->kind) {
        if (!known_kind(word)) die("unknown kind", word);
        r->kind = upper(word);
      } else {
        const char *flag = flag_enum(word);
        if (!flag) die("unknown flag", word);
        if (!strcmp(word, "undefined")) allow_undefined(&r->info);
        if (is_packet_flag(word) && (!strncmp(r->info.name, "aten.", 5) || !strncmp(r->info.name, "prims.", 6)))
          continue; // PyTorch's lists say it: aoti_packet_flags, which parsing the schema has added
        snprintf(r->flags + strlen(r->flags), sizeof r->flags - strlen(r->flags), " | %s", flag);
      }
      continue;
    }
    *value++ = 0;
    int k = 0;
    while (k < N_RULES && strcmp(rule_keys[k], word)) k++;
    if (k < N_RULES)
      r->rule[k] = !strcmp(value, "*") ? r->id : dup_text(value, strlen(value));
    else if (!strcmp(word, "py"))
      r->python = dup_text(value, strlen(value));
    else if (!strcmp(word, "short"))
      r->short_name = dup_text(value, strlen(value));
    else if (!strcmp(word, "saves"))
      r->saves = dup_text(value, strlen(value));
    else
      die("unknown key", word);
  }
  if (!r->kind) die("no kind for", r->info.name);
  for (int k = 0; k < N_RULES; k++)
    if (!r->rule[k]) die("a rule is missing", rule_keys[k]);
  if (!r->short_name && !strcmp(r->info.overload, "default") && strncmp(r->info.name, "prims.", 6))
    r->short_name = r->info.packet;
}

static row *rows;
static size_t n_rows;

static void read_table(const char *path) {
  char *text;
  size_t n;
  aot_status s = aoti_read_file(path, 1 << 24, &text, &n);
  if (s) die(aot_status_message(s), NULL);
  size_t lines = 1;
  for (size_t i = 0; i < n; i++) lines += text[i] == '\n';
  rows = calloc(lines, sizeof *rows);
  if (!rows) die("out of memory", NULL);
  row *open = NULL;
  for (char *line = text, *end; line && *line; line = end) {
    line_number++;
    if ((end = strchr(line, '\n'))) *end++ = 0;
    if (!*line || *line == '#') continue;
    if (*line != ' ') {
      if (open) die("a schema without rules before", line);
      open = &rows[n_rows];
      parse_schema(open, dup_text(line, strlen(line)));
      for (size_t i = 0; i < n_rows; i++)
        if (!strcmp(rows[i].info.name, open->info.name)) die("a second row for", open->info.name);
    } else {
      if (!open) die("rules without a schema", NULL);
      parse_attributes(open, line);
      open = NULL;
      n_rows++;
    }
  }
  if (open) die("the last schema has no rules", NULL);
  free(text);
}

// ---- output

static aoti_text out;
#define EMIT(...) aoti_text_add(&out, __VA_ARGS__)

static void finish(const char *dir, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", dir, name);
  if (out.failed) die("out of memory", NULL);
  char *old;
  size_t old_n;
  aot_status s = aoti_read_file(path, 0, &old, &old_n);
  bool same = !s && old_n == out.n && !memcmp(old, out.at, out.n); // an unchanged file keeps its time
  if (!s) free(old);
  aot_status_free(s);
  if (!same && (s = aoti_write_file(path, out.at, out.n))) die(aot_status_message(s), NULL);
  aoti_text_deinit(&out);
}

static void c_string(const char *s) {
  if (!s) {
    EMIT("NULL");
    return;
  }
  EMIT("\"");
  for (; *s; s++) EMIT(*s == '"' || *s == '\\' ? "\\%c" : "%c", *s);
  EMIT("\"");
}

static void value(const aot_value *v) {
  switch (v->kind) {
  case AOT_NONE: EMIT("{.kind = AOT_NONE}"); break;
  case AOT_INT: EMIT("{.kind = AOT_INT, .as.i = {INT64_C(%lld), 0}}", (long long)v->as.i.value); break;
  case AOT_FLOAT: EMIT("{.kind = AOT_FLOAT, .as.f = %.17g}", v->as.f); break;
  case AOT_BOOL: EMIT("{.kind = AOT_BOOL, .as.b = %d}", v->as.b); break;
  case AOT_STRING:
    EMIT("{.kind = AOT_STRING, .as.string = ");
    c_string(v->as.string);
    EMIT("}");
    break;
  case AOT_DTYPE: EMIT("{.kind = AOT_DTYPE, .as.dtype = %d}", v->as.dtype); break;
  case AOT_LAYOUT: EMIT("{.kind = AOT_LAYOUT}"); break;
  case AOT_DEVICE: EMIT("{.kind = AOT_DEVICE}"); break;
  case AOT_MEMORY_FORMAT: EMIT("{.kind = AOT_MEMORY_FORMAT, .as.memory_format = %d}", v->as.memory_format); break;
  case AOT_LIST:
  case AOT_TUPLE:
    EMIT("{.kind = AOT_LIST, .as.list = {%s", v->as.list.n ? "(const aot_value[]){" : "NULL");
    for (size_t i = 0; i < v->as.list.n; i++) {
      if (i) EMIT(", ");
      value(&v->as.list.at[i]);
    }
    EMIT("%s, %zu}}", v->as.list.n ? "}" : "", v->as.list.n);
    break;
  case AOT_NODE:
  case AOT_TENSOR: die("a default of this kind has no C form", NULL);
  }
}

static void schema_args(const char *name, const char *suffix, const aoti_schema_arg *args, size_t n) {
  if (!n) return;
  EMIT("static const aoti_schema_arg %s_%s[] = {\n", name, suffix);
  for (size_t i = 0; i < n; i++) {
    const aoti_schema_arg *a = &args[i];
    EMIT("    {.name = ");
    c_string(a->name);
    EMIT(", .type = %d, .is_list = %d, .is_optional = %d, .is_kwarg_only = %d, .has_default = %d, .is_symint = %d, "
         ".alias = %d, .is_mutable = %d, .list_n = %d, .is_item_optional = %d",
         a->type, a->is_list, a->is_optional, a->is_kwarg_only, a->has_default, a->is_symint, a->alias, a->is_mutable,
         a->list_n, a->is_item_optional);
    if (a->has_default) {
      EMIT(", .def = ");
      value(&a->def);
    }
    EMIT("},\n");
  }
  EMIT("};\n");
}

static void emit_table(const char *dir) {
  EMIT("// Made by gen-ops from ops.txt.\n#include \"ir.h\"\n\n");
  for (size_t i = 0; i < n_rows; i++) {
    schema_args(rows[i].id, "args", rows[i].info.args, rows[i].info.n_args);
    schema_args(rows[i].id, "returns", rows[i].info.returns, rows[i].info.n_returns);
  }
  EMIT("const aoti_op_info aoti_builtin_ops[] = {\n");
  for (size_t i = 0; i < n_rows; i++) {
    const row *r = &rows[i];
    const aoti_op_info *o = &r->info;
    EMIT("    {.name = \"%s\", .packet = \"%s\", .overload = \"%s\", .python = ", o->name, o->packet, o->overload);
    c_string(r->python);
    EMIT(", .schema = ");
    c_string(o->schema);
    EMIT(", .kind = AOTI_KIND_%s, .flags = %u%s, .n_args = %u, .n_returns = %u, .returns_list = %d", r->kind, o->flags,
         r->flags, o->n_args, o->n_returns, o->returns_list);
    if (o->n_args) EMIT(", .args = %s_args", r->id);
    if (o->n_returns) EMIT(", .returns = %s_returns", r->id);
    EMIT("},\n");
  }
  EMIT("};\nconst uint32_t aoti_builtin_op_count = %zu;\n", n_rows);
  finish(dir, "ops_table.c");

  EMIT("// Made by gen-ops from ops.txt.\n#ifndef AOT_OPS_GEN_H\n#define AOT_OPS_GEN_H\nenum {\n");
  for (size_t i = 0; i < n_rows; i++) EMIT("  AOT_OP_%s = %zu,\n", rows[i].id, i);
  EMIT("  AOT_OP_COUNT = %zu\n};\n#endif\n", n_rows);
  finish(dir, "ops_gen.h");
}

// The bit of an argument (0..15) or a result (16..31) by name; -1 when there is none.
static int saved_bit(const row *r, const char *word) {
  for (int i = 0; i < r->info.n_args && i < 16; i++)
    if (!strcmp(r->info.args[i].name, word)) return i;
  for (int i = 0; i < r->info.n_returns && i < 16; i++) {
    char result[16];
    snprintf(result, sizeof result, "result%d", i);
    if (!strcmp(result, word) || (i == 0 && !strcmp("result", word)) ||
        (r->info.returns[i].name && !strcmp(r->info.returns[i].name, word)))
      return 16 + i;
  }
  fprintf(stderr, "%s: %s: saves names %s, which is neither an argument nor a result\n", table_name, r->info.name,
          word);
  exit(1);
}

// saves:NAME,NAME/ARG+ARG: the second is read only for the gradients of those arguments.
static uint32_t saves_mask(const row *r, uint32_t saves_for[32]) {
  uint32_t mask = 0;
  if (!r->saves) return 0;
  char copy[256], *next_word;
  snprintf(copy, sizeof copy, "%s", r->saves);
  for (char *word = strtok_r(copy, ",", &next_word); word; word = strtok_r(NULL, ",", &next_word)) {
    char *readers = strchr(word, '/'), *next_reader;
    if (readers) *readers++ = 0;
    int bit = saved_bit(r, word);
    mask |= 1u << bit;
    for (char *a = readers ? strtok_r(readers, "+", &next_reader) : NULL; a; a = strtok_r(NULL, "+", &next_reader))
      saves_for[bit] |= 1u << saved_bit(r, a);
  }
  return mask;
}

static void emit_rules(const char *dir) {
  EMIT("/* Made by gen-ops from ops.txt: the rules that lib/ops defines. */\n#ifndef AOT_OPS_RULES_H\n"
       "#define AOT_OPS_RULES_H\n#include \"dispatch.h\"\n\n");
  static const char *const proto[] = {"aot_status aoti_meta_%s(aoti_call *);\n",
                                      "aot_status aoti_ref_%s(aoti_call *);\n", "void aoti_grad_%s(aoti_grad *);\n",
                                      "void aoti_decomp_%s(aoti_call *);\n"};
  for (int k = META; k <= DECOMP; k++)
    for (size_t i = 0; i < n_rows; i++) {
      bool seen = !strcmp(rows[i].rule[k], "-");
      for (size_t j = 0; j < i && !seen; j++) seen = !strcmp(rows[j].rule[k], rows[i].rule[k]);
      if (!seen) {
        char line[256];
        snprintf(line, sizeof line, proto[k], rows[i].rule[k]);
        EMIT("%s", line);
      }
    }
  EMIT("#endif\n");
  finish(dir, "ops_rules.h");

  EMIT("// Made by gen-ops from ops.txt.\n#include \"ops_rules.h\"\n\n");
  EMIT("const aoti_rules aoti_builtin_rules[] = {\n");
  for (size_t i = 0; i < n_rows; i++) {
    uint32_t saves_for[32] = {0};
    bool conditional = false;
    EMIT("    [AOT_OP_%s] = {.saves = 0x%x", rows[i].id, saves_mask(&rows[i], saves_for));
    for (int b = 0; b < 32; b++) {
      if (saves_for[b])
        EMIT("%s[%d] = 0x%x", conditional ? ", " : ", .saves_for = (const uint32_t[32]){", b, saves_for[b]);
      conditional = conditional || saves_for[b];
    }
    if (conditional) EMIT("}");
    for (int k = META; k <= DECOMP; k++)
      if (strcmp(rows[i].rule[k], "-")) EMIT(", .%s = aoti_%s_%s", rule_keys[k], rule_keys[k], rows[i].rule[k]);
    EMIT("},\n");
  }
  EMIT("};\n");
  finish(dir, "ops_rules.c");

  EMIT("// Made by gen-ops from ops.txt. X(op, rule): the lowering of each operator; \"none\" where there is none.\n");
  for (size_t i = 0; i < n_rows; i++)
    EMIT("X(%s, %s)\n", rows[i].id, strcmp(rows[i].rule[LOWER], "-") ? rows[i].rule[LOWER] : "none");
  finish(dir, "ops_lower.def");
}

// How a schema type is written in C: the parameter's type, the expression that makes its aot_value, and the C form of a
// default; NULL type: the parameter has no C form and takes its default.
static const char *c_type(const aoti_schema_arg *a) {
  if (!strcmp(a->name, "layout") || !strcmp(a->name, "pin_memory") || !strcmp(a->name, "generator")) return NULL;
  if (a->is_list) switch (a->type) {
    case AOTI_ARG_TENSOR: return "aot_tensors ";
    case AOTI_ARG_INT: return a->is_optional ? "const aot_ints *" : "aot_ints ";
    case AOTI_ARG_BOOL: return a->list_n ? "const bool *" : NULL;
    default: return NULL;
    }
  switch (a->type) {
  case AOTI_ARG_TENSOR: return "aot_tensor *";
  case AOTI_ARG_SCALAR: return a->is_optional ? "const aot_scalar *" : "aot_scalar ";
  case AOTI_ARG_INT: return a->is_optional ? "const aot_int *" : a->is_symint ? "aot_int " : "int64_t ";
  case AOTI_ARG_FLOAT: return a->is_optional ? "const double *" : "double ";
  case AOTI_ARG_BOOL: return a->is_optional ? "const bool *" : "bool ";
  case AOTI_ARG_STRING: return "const char *";
  case AOTI_ARG_DTYPE: return "aot_dtype ";
  case AOTI_ARG_DEVICE: return "const aot_device *";
  case AOTI_ARG_MEMORY_FORMAT: return "aot_memory_format ";
  default: return NULL;
  }
}

static void c_value(const aoti_schema_arg *a) {
  const char *n = a->name;
  if (!c_type(a)) {
    EMIT("aoti_v_none()");
    return;
  }
  if (a->is_list) switch (a->type) {
    case AOTI_ARG_TENSOR: EMIT("aoti_v_tensors(s, p_%s)", n); return;
    case AOTI_ARG_INT:
      if (a->is_optional)
        EMIT("p_%s ? aoti_v_ints(s, p_%s->at, p_%s->n) : aoti_v_none()", n, n, n);
      else
        EMIT("aoti_v_ints(s, p_%s.at, p_%s.n)", n, n);
      return;
    default: EMIT("aoti_v_bools(s, p_%s, %d)", n, a->list_n); return;
    }
  switch (a->type) {
  case AOTI_ARG_TENSOR: EMIT("aoti_v_tensor(p_%s)", n); break;
  case AOTI_ARG_SCALAR:
    EMIT(a->is_optional ? "p_%s ? aoti_v_scalar(*p_%s) : aoti_v_none()" : "aoti_v_scalar(p_%s)", n, n);
    break;
  case AOTI_ARG_INT:
    if (a->is_optional)
      EMIT("p_%s ? aoti_v_sym(*p_%s) : aoti_v_none()", n, n);
    else
      EMIT(a->is_symint ? "aoti_v_sym(p_%s)" : "aoti_v_int(p_%s)", n);
    break;
  case AOTI_ARG_FLOAT:
    EMIT(a->is_optional ? "p_%s ? aoti_v_float(*p_%s) : aoti_v_none()" : "aoti_v_float(p_%s)", n, n);
    break;
  case AOTI_ARG_BOOL:
    EMIT(a->is_optional ? "p_%s ? aoti_v_bool(*p_%s) : aoti_v_none()" : "aoti_v_bool(p_%s)", n, n);
    break;
  case AOTI_ARG_STRING: EMIT("p_%s ? aoti_v_string(p_%s) : aoti_v_none()", n, n); break;
  case AOTI_ARG_DTYPE: EMIT("aoti_v_dtype(p_%s)", n); break;
  case AOTI_ARG_DEVICE: EMIT("p_%s ? aoti_v_device(*p_%s) : aoti_v_none()", n, n); break;
  default: EMIT("aoti_v_memory_format(p_%s)", n); break;
  }
}

static void c_default(const aoti_schema_arg *a) {
  const aot_value *v = &a->def;
  if (a->is_list && a->type == AOTI_ARG_INT && !a->is_optional) {
    if (v->kind == AOT_LIST && v->as.list.n) {
      EMIT("AOT_INTS(");
      for (size_t i = 0; i < v->as.list.n; i++)
        EMIT("%saot_i(%lld)", i ? ", " : "", (long long)v->as.list.at[i].as.i.value);
      EMIT(")");
    } else if (v->kind == AOT_INT)
      EMIT("AOT_INTS(aot_i(%lld))", (long long)v->as.i.value);
    else
      EMIT("aot_no_ints()");
    return;
  }
  switch (v->kind) {
  case AOT_INT:
    if (a->type == AOTI_ARG_SCALAR && !a->is_optional)
      EMIT("aot_int_scalar(%lld)", (long long)v->as.i.value);
    else if (a->type == AOTI_ARG_INT && a->is_symint)
      EMIT("aot_i(INT64_C(%lld))", (long long)v->as.i.value);
    else
      EMIT("%lld", (long long)v->as.i.value);
    break;
  case AOT_FLOAT: EMIT(a->type == AOTI_ARG_SCALAR ? "aot_float_scalar(%.17g)" : "%.17g", v->as.f); break;
  case AOT_BOOL: EMIT(a->type == AOTI_ARG_SCALAR ? "aot_bool_scalar(%s)" : "%s", v->as.b ? "true" : "false"); break;
  case AOT_STRING: EMIT("\"%s\"", v->as.string); break;
  case AOT_MEMORY_FORMAT: EMIT("AOT_CONTIGUOUS"); break;
  default:
    EMIT(a->type == AOTI_ARG_DTYPE           ? "AOT_DTYPE_NONE"
         : a->type == AOTI_ARG_MEMORY_FORMAT ? "AOT_MEMORY_FORMAT_NONE"
                                             : "NULL");
    break;
  }
}

// Optional defaults that are numbers would need an address; such ops keep only their full form.
static bool short_form_works(const aoti_op_info *o) {
  for (int i = 0; i < o->n_args; i++) {
    const aoti_schema_arg *a = &o->args[i];
    if (a->has_default && a->is_optional && a->def.kind != AOT_NONE && a->type != AOTI_ARG_STRING) return false;
    if (a->has_default && a->is_list && a->type != AOTI_ARG_INT) return false;
  }
  return true;
}

static bool has_wrapper(const aoti_op_info *o) {
  for (int i = 0; i < o->n_args; i++) {
    const aoti_schema_arg *a = &o->args[i];
    if (!c_type(a) && !a->has_default && !a->is_optional) return false;
  }
  for (int i = 0; i < o->n_returns; i++)
    if (o->returns[i].type != AOTI_ARG_TENSOR) return false;
  return !strncmp(o->name, "aten.", 5);
}

static void return_name(const aoti_op_info *o, int i) {
  if (o->returns[i].name)
    EMIT("out_%s", o->returns[i].name);
  else
    EMIT("out%d", i);
}

static bool one_tensor(const aoti_op_info *o) { return o->n_returns == 1 && !o->returns_list; }

static void wrapper_head(const row *r) {
  const aoti_op_info *o = &r->info;
  EMIT("%saot_%s_at(const char *file, int line, aot_scope *s", one_tensor(o) ? "aot_tensor *" : "void ", r->id);
  for (int i = 0; i < o->n_args; i++)
    if (c_type(&o->args[i])) EMIT(", %sp_%s", c_type(&o->args[i]), o->args[i].name);
  if (o->returns_list)
    EMIT(", aot_tensor **out, size_t n_out");
  else if (!one_tensor(o))
    for (int i = 0; i < o->n_returns; i++) {
      EMIT(", aot_tensor **");
      return_name(o, i);
    }
  EMIT(")");
}

static void emit_header(const char *dir) {
  EMIT("/* Made by gen-ops from the operator table: one typed call per ATen operator.\n"
       " *\n"
       " * aot_<packet>_<overload> takes every argument of the schema above it; the short form, where there is one, "
       "leaves out\n"
       " * those that have defaults. Results are borrowed from the scope. After an error in the scope a call does "
       "nothing and\n"
       " * yields a poison tensor. A Tensor argument of a pointwise operator may be a number: aot_number. NULL stands "
       "for an\n"
       " * absent Tensor?. The calls record the caller's file and line; the _at functions take them as arguments.\n"
       " */\n#ifndef AOT_OPS_H\n#define AOT_OPS_H\n\n#include <aot/scope.h>\n\n#ifdef __cplusplus\nextern \"C\" "
       "{\n#endif\n\n"
       "static inline aot_ints aot_no_ints(void) {\n  aot_ints none;\n  none.at = NULL;\n  none.n = 0;\n  return "
       "none;\n}\n\n");
  for (size_t i = 0; i < n_rows; i++) {
    const row *r = &rows[i];
    const aoti_op_info *o = &r->info;
    if (!has_wrapper(o)) continue;
    EMIT("/* %s */\nAOT_API ", o->schema);
    wrapper_head(r);
    EMIT(";\n#define aot_%s(...) aot_%s_at(__FILE__, __LINE__, __VA_ARGS__)\n", r->id, r->id);
    if (r->short_name && strcmp(r->short_name, "-") && short_form_works(o)) {
      EMIT("#define aot_%s(s", r->short_name);
      for (int k = 0; k < o->n_args; k++)
        if (c_type(&o->args[k]) && !o->args[k].has_default) EMIT(", %s_", o->args[k].name);
      if (o->returns_list)
        EMIT(", out, n_out");
      else if (!one_tensor(o))
        for (int k = 0; k < o->n_returns; k++) {
          EMIT(", ");
          return_name(o, k);
        }
      EMIT(") \\\n  aot_%s_at(__FILE__, __LINE__, s", r->id);
      for (int k = 0; k < o->n_args; k++) {
        if (!c_type(&o->args[k])) continue;
        EMIT(", ");
        if (o->args[k].has_default)
          c_default(&o->args[k]);
        else
          EMIT("%s_", o->args[k].name);
      }
      if (o->returns_list)
        EMIT(", out, n_out");
      else if (!one_tensor(o))
        for (int k = 0; k < o->n_returns; k++) {
          EMIT(", ");
          return_name(o, k);
        }
      EMIT(")\n");
    }
  }
  EMIT("\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
  finish(dir, "include/aot/ops.h");
}

static void emit_calls(const char *dir) {
  EMIT("// Made by gen-ops from ops.txt.\n#include \"dispatch.h\"\n#include \"calls.h\"\n\n");
  for (size_t i = 0; i < n_rows; i++) {
    const row *r = &rows[i];
    const aoti_op_info *o = &r->info;
    if (!has_wrapper(o)) continue;
    wrapper_head(r);
    EMIT(" {\n  ");
    if (o->n_args) {
      EMIT("const aot_value args[] = {");
      for (int k = 0; k < o->n_args; k++) {
        if (k) EMIT(", ");
        c_value(&o->args[k]);
      }
      EMIT("};\n  ");
    }
    EMIT("aot_value results[%d];\n  aoti_dispatch(s, AOT_OP_%s, %s, %u, results, file, line);\n",
         o->n_returns ? o->n_returns : 1, r->id, o->n_args ? "args" : "NULL", o->n_args);
    if (one_tensor(o))
      EMIT("  return results[0].as.tensor;\n");
    else if (o->returns_list)
      EMIT("  aoti_unpack_list(s, &results[0], out, n_out);\n");
    else
      for (int k = 0; k < o->n_returns; k++) {
        EMIT("  if (");
        return_name(o, k);
        EMIT(") *");
        return_name(o, k);
        EMIT(" = results[%d].kind == AOT_TENSOR ? results[%d].as.tensor : NULL;\n", k, k);
      }
    EMIT("}\n\n");
  }
  finish(dir, "ops_calls.c");
}

static void emit_docs(const char *dir) {
  EMIT("# Operators\n\nMade from `lib/ir/ops.txt`. A dash says that there is none.\n\n"
       "| schema | kind | derivative | decomposition | lowering |\n|---|---|---|---|---|\n");
  for (size_t i = 0; i < n_rows; i++) {
    EMIT("| `");
    for (const char *c = rows[i].info.schema; *c; c++) EMIT(*c == '|' ? "\\%c" : "%c", *c);
    EMIT("` | %s | %s | %s | %s |\n", rows[i].kind, strcmp(rows[i].rule[GRAD], "-") ? "yes" : "-",
         strcmp(rows[i].rule[DECOMP], "-") ? "yes" : "-", strcmp(rows[i].rule[LOWER], "-") ? rows[i].rule[LOWER] : "-");
  }
  finish(dir, "operators.md");
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: gen-ops OPS.txt DIR\n");
    return 2;
  }
  table_name = argv[1];
  aoti_arena_init(&arena, NULL);
  read_table(argv[1]);
  emit_table(argv[2]);
  emit_rules(argv[2]);
  emit_header(argv[2]);
  emit_calls(argv[2]);
  emit_docs(argv[2]);
  aoti_arena_deinit(&arena);
  free(rows);
  return 0;
}
