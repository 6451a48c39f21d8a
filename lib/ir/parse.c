/* The text of a graph: header, statements, comments. The grammar is PyTorch's generated code, of which a graph's text
 * is a small part:
 *
 *   graph     := any lines, {"class" NAME "(...):"} "def" "forward" "(" "self" {"," NAME [":" STRING]} ")" ":"
 * {statement} statement := NAME [":" STRING] "=" rhs [";" frees] | NAME ":" STRING ";"  and  NAME {"," NAME} "," "="
 * "fx_pytree.tree_flatten_spec(...)"  (joint graphs) | "return" value | "# File: F:L in FN, code: C"
 */
#include "parse_impl.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_TEXT = 1 << 28 };

/* ---- errors ---- */

aot_status parse_fail(const graph_parser *p, const char *at, aot_code code, const char *fmt, ...) {
  enum { SHOWN = 60 }; /* bytes of the line on each side of the place */
  const char *start = at, *end = at, *text = p->lx.text;
  int line = 1;
  while (start > text && start[-1] != '\n') start--;
  while (end < p->lx.end && *end != '\n') end++;
  for (const char *q = text; q < start; q++) line += *q == '\n';
  size_t column = (size_t)(at - start) + 1;
  bool cut_left = column > SHOWN, cut_right = end - at > SHOWN;
  if (cut_left) start = at - SHOWN;
  if (cut_right) end = at + SHOWN;
  aoti_text message = {0}, shown = {0}, caret = {0};
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&message, fmt, args);
  va_end(args);
  for (const char *q = start; q < end; q++) {
    unsigned char c = (unsigned char)*q;
    aoti_text_add(&shown, "%c", c == '\t' ? ' ' : c < 0x20 || c == 0x7f ? '?' : c);
    if (q < at) aoti_text_put(&caret, " ", 1);
  }
  aot_status status = aoti_error(code, "%s:%d:%zu: %s\n  %s%s%s\n  %s%s^", p->file_name, line, column,
                                 message.at ? message.at : "", cut_left ? "..." : "", shown.at ? shown.at : "",
                                 cut_right ? "..." : "", cut_left ? "   " : "", caret.at ? caret.at : "");
  aoti_text_deinit(&message);
  aoti_text_deinit(&shown);
  aoti_text_deinit(&caret);
  return status;
}

aot_status parse_located(const graph_parser *p, const char *at, aot_status status) {
  aot_code code = aot_status_code(status);
  if (code == AOT_OK || code == AOT_ERROR_OOM || code == AOT_ERROR_INTERNAL) return status;
  aot_status located = parse_fail(p, at, code, "%s", aot_status_message(status));
  aot_status_free(status);
  return located;
}

aot_status parse_unexpected(const graph_parser *p, const char *expected) {
  const lex_token *t = &p->lx.token;
  if (t->kind == LEX_BAD) return parse_fail(p, t->at, AOT_ERROR_INVALID, "%s", t->what);
  if (t->kind == LEX_END)
    return parse_fail(p, t->at, AOT_ERROR_INVALID, "expected %s, but the text ends; is it cut off?", expected);
  return parse_fail(p, t->at, AOT_ERROR_INVALID, "expected %s", expected);
}

bool parse_accept(graph_parser *p, const char *token) {
  if (!lex_is(&p->lx, token)) return false;
  lex_next(&p->lx);
  return true;
}

aot_status parse_expect(graph_parser *p, const char *token) {
  if (parse_accept(p, token)) return NULL;
  char expected[32] = "'";
  strncat(expected, token, sizeof expected - 3);
  strcat(expected, "'");
  return parse_unexpected(p, expected);
}

aot_status parse_name(graph_parser *p, const char **out) {
  if (p->lx.token.kind != LEX_NAME) return parse_unexpected(p, "a name");
  AOT_TRY(aoti_arena_strdup(&p->scratch, p->lx.token.at, p->lx.token.n, out));
  lex_next(&p->lx);
  return NULL;
}

/* ---- source comments ---- */

static uint32_t tags_in(const char *at, const char *end) {
  static const struct {
    const char *text;
    uint32_t tag;
  } marks[] = {{"Backward of forward node: ", AOTI_TAG_BACKWARD},
               {"MUST_SAVE", AOTI_TAG_MUST_SAVE},
               {"MUST_RECOMPUTE", AOTI_TAG_MUST_RECOMPUTE},
               {"PREFER_RECOMPUTE", AOTI_TAG_MUST_RECOMPUTE | AOTI_TAG_PREFER},
               {"PREFER_SAVE", AOTI_TAG_PREFER},
               {"must_be_in_backward", AOTI_TAG_MUST_BE_IN_BACKWARD}};
  uint32_t tags = 0;
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (aoti_text_find(at, end, marks[i].text)) tags |= marks[i].tag;
  static const char id[] = "ac_graph_id: ";
  const char *region = aoti_text_find(at, end, id);
  uint32_t number = 0;
  for (region = region ? region + sizeof id - 1 : end; region < end && *region >= '0' && *region <= '9'; region++)
    number = number * 10 + (uint32_t)(*region - '0');
  return tags | aoti_region_tag(number);
}

/* "# File: F:L in FN, code: C", perhaps after a tag or "Backward of forward node: ". */
aot_status parse_source_comment(graph_parser *p, const lex_token *t) {
  const char *end = t->at + t->n, *file = aoti_text_find(t->at, end, "File: ");
  if (end > t->at && end[-1] == '\r') end--;
  bool none = aoti_text_find(t->at, end, "No stacktrace found") != NULL;
  if (!file && !none) return NULL;
  const char *head_end = file ? file : end;
  p->file = p->function = p->code = NULL;
  p->line = 0;
  p->tags = tags_in(t->at, head_end);
  if (!file) return NULL;
  file += strlen("File: ");
  const char *code = aoti_text_find(file, end, ", code: "), *head = code ? code : end;
  if (code) AOT_TRY(aoti_arena_strdup(&p->scratch, code + 8, (size_t)(end - code - 8), &p->code));
  const char *in = aoti_text_find(file, head, " in "), *place_end = in ? in : head, *colon;
  if (in) AOT_TRY(aoti_arena_strdup(&p->scratch, in + 4, (size_t)(head - in - 4), &p->function));
  for (colon = place_end; colon > file && colon[-1] != ':';) colon--;
  bool has_line = colon > file;
  for (const char *q = colon; has_line && q < place_end && *q >= '0' && *q <= '9' && p->line < 100000000; q++)
    p->line = p->line * 10 + (*q - '0');
  if (!has_line) colon = place_end + 1;
  return aoti_arena_strdup(&p->scratch, file, (size_t)(colon - 1 - file), &p->file);
}

/* ---- the header ---- */

typedef struct parameter {
  const char *name, *place;
  aoti_type type;
} parameter;
typedef AOT_VEC(parameter) parameters;

static aot_status header(graph_parser *p, parameters *out) {
  AOT_TRY(parse_expect(p, "def"));
  AOT_TRY(parse_expect(p, "forward"));
  AOT_TRY(parse_expect(p, "("));
  AOT_TRY(parse_expect(p, "self"));
  while (!parse_accept(p, ")")) {
    parameter param = {0};
    AOT_TRY(parse_expect(p, ","));
    if (parse_accept(p, ")")) break; /* a comma may end the list */
    param.place = p->lx.token.at;
    AOT_TRY(parse_name(p, &param.name));
    bool row_major; /* where strides are not said, an input is taken to be */
    if (parse_accept(p, ":")) {
      AOT_TRY(parse_annotation(p, &param.type, &row_major));
      p->g->assumes_strides |= row_major;
    }
    if (parse_accept(p, "=")) {
      aot_value ignored;
      AOT_TRY(parse_value(p, &ignored));
    }
    AOT_TRY(aoti_push(&p->scratch, out, param));
  }
  if (parse_accept(p, "->"))
    while (p->lx.token.kind != LEX_NEWLINE && p->lx.token.kind != LEX_END && !lex_is(&p->lx, ":")) lex_next(&p->lx);
  return parse_expect(p, ":");
}

aot_status parse_define(graph_parser *p, const char *place, const aoti_node *node) {
  uint32_t id;
  aoti_node named = *node;
  if (p->within) {
    char name[256];
    snprintf(name, sizeof name, "%.120s_%.120s", p->within, node->name);
    AOT_TRY(aoti_graph_unique_name(p->g, name, &named.name));
  }
  named.tags |= p->region_tags;
  aot_status status = aoti_graph_add(p->g, &named, NULL, &id);
  if (!status) status = aoti_map_put(&p->values, node->name, strlen(node->name), id, NULL);
  return status ? parse_located(p, place, status) : NULL;
}

aot_status parse_check_new(graph_parser *p, const char *name, const char *place) {
  if (!aoti_map_get(&p->values, name, strlen(name))) return NULL;
  return parse_fail(p, place, AOT_ERROR_INVALID, "%s is defined twice", name);
}

enum { OTHER = INT32_MIN };

bool parse_lookup(const graph_parser *p, const char *name, size_t n, aot_value *out) {
  const uint32_t *id = aoti_map_get(&p->values, name, n);
  if (!id) return false;
  *out = *id & (uint32_t)OTHER ? p->others.at[*id & ~(uint32_t)OTHER] : (aot_value){AOT_NODE, .as.node = *id};
  return true;
}

aot_status parse_alias(graph_parser *p, const char *name, const char *place, const aot_value *v) {
  if (v->kind == AOT_NONE) return NULL; /* "x = None" frees it */
  AOT_TRY(parse_check_new(p, name, place));
  if (v->kind == AOT_NODE) return aoti_map_put(&p->values, name, strlen(name), v->as.node, NULL);
  AOT_TRY(aoti_push(&p->scratch, &p->others, *v));
  return aoti_map_put(&p->values, name, strlen(name), (uint32_t)OTHER | (uint32_t)(p->others.n - 1), NULL);
}

static aot_status make_placeholders(graph_parser *p, const parameters *params) {
  for (size_t i = 0; i < params->n; i++) {
    const parameter *q = &params->at[i];
    AOT_TRY(parse_check_new(p, q->name, q->place));
    aoti_node node = {.kind = AOTI_PLACEHOLDER, .name = q->name, .type = q->type};
    AOT_TRY(parse_define(p, q->place, &node));
  }
  return NULL;
}

/* A joint graph's parameters: "a: "..."; b: "...";" and "a, b, = fx_pytree.tree_flatten_spec(...)". Returns with *found
 * false, and nothing read, at any other statement. */
static aot_status pytree_parameters(graph_parser *p, parameters *params, bool *found) {
  lexer start = p->lx;
  parameters flat = {0};
  aoti_map types = {.arena = &p->scratch};
  AOT_VEC(aoti_type) annotations = {0};
  *found = false;
  for (;;) {
    lexer at_name = p->lx;
    if (p->lx.token.kind == LEX_NEWLINE || p->lx.token.kind == LEX_COMMENT || lex_is(&p->lx, ";")) {
      lex_next(&p->lx);
      continue;
    }
    if (p->lx.token.kind != LEX_NAME) break;
    lex_next(&p->lx);
    if (lex_is(&p->lx, ":")) {
      lex_next(&p->lx);
      if (p->lx.token.kind != LEX_STRING) break;
      aoti_type type;
      lexer at_type = p->lx;
      lex_next(&p->lx); /* an ordinary statement's annotation is read later */
      if (lex_is(&p->lx, "=")) break;
      p->lx = at_type;
      bool row_major;
      AOT_TRY(parse_annotation(p, &type, &row_major));
      AOT_TRY(aoti_push(&p->scratch, &annotations, type));
      AOT_TRY(aoti_map_put(&types, at_name.token.at, at_name.token.n, (uint32_t)annotations.n - 1, NULL));
      continue;
    }
    if (!lex_is(&p->lx, ",")) break;
    p->lx = at_name;
    while (!lex_is(&p->lx, "=")) {
      parameter q = {.place = p->lx.token.at};
      AOT_TRY(parse_name(p, &q.name));
      const uint32_t *type = aoti_map_get(&types, q.name, strlen(q.name));
      if (type) q.type = annotations.at[*type];
      AOT_TRY(aoti_push(&p->scratch, &flat, q));
      AOT_TRY(parse_expect(p, ","));
    }
    lex_next(&p->lx);
    if (aoti_text_find(p->lx.token.at, p->lx.end, "_in_shuffle_graph"))
      return parse_fail(p, p->lx.token.at, AOT_ERROR_UNSUPPORTED,
                        "_in_shuffle_graph, which orders the inputs, is not in the text; print the exported program, "
                        "or its .module().graph");
    if (!lex_is(&p->lx, "fx_pytree")) return parse_unexpected(p, "fx_pytree.tree_flatten_spec(...)");
    lex_skip_line(&p->lx);
    p->g->is_joint =
        params->n >= 2 && !strcmp(params->at[0].name, "primals") && !strcmp(params->at[1].name, "tangents");
    for (size_t i = 2; i < params->n && p->g->is_joint; i++)
      p->g->is_joint = aoti_parameter_of(params->at[i].name) >= AOTI_FORWARD_PHILOX;
    *params = flat;
    *found = true;
    return NULL;
  }
  p->lx = start;
  return NULL;
}

/* ---- statements ---- */

static aot_status return_statement(graph_parser *p) {
  aot_value value;
  const char *place = p->lx.token.at;
  bool unflatten = lex_is(&p->lx, "pytree");
  if (unflatten) {
    lex_next(&p->lx);
    AOT_TRY(parse_expect(p, "."));
    AOT_TRY(parse_expect(p, "tree_unflatten"));
    AOT_TRY(parse_expect(p, "("));
  }
  AOT_TRY(parse_value(p, &value));
  if (unflatten) {
    AOT_TRY(parse_expect(p, ","));
    lex_skip_line(&p->lx);
  }
  while (p->lx.token.kind == LEX_COMMENT) lex_next(&p->lx);
  if (p->lx.token.kind != LEX_NEWLINE && p->lx.token.kind != LEX_END)
    return parse_unexpected(p, "the end of the return statement");
  if (p->result) {
    *p->result = value;
    return NULL;
  }
  aot_status status = aoti_graph_output(p->g, value);
  return status ? parse_located(p, place, status) : NULL;
}

static void skip_frees(graph_parser *p) {
  while (p->lx.token.kind == LEX_NAME || p->lx.token.kind == LEX_OP) lex_next(&p->lx);
}

/* "x += y;  z: "..." = x", after x: a write of the tensor x, which its other names and its views see; where x is a
 * number the sum is a new value. Both z and x are names of the result from here on. */
static aot_status in_place(graph_parser *p, const char *name, const char *place, const char *sign) {
  call_args args = {0};
  aoti_node node = {.kind = AOTI_CALL};
  aoti_type type = {0};
  bool sizes_only = false;
  aot_value self;
  const char *new_name, *again;
  if (!parse_lookup(p, name, strlen(name), &self))
    return parse_fail(p, place, AOT_ERROR_INVALID, "%s is used before it is defined", name);
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, self, place}));
  call_arg right = {.place = p->lx.token.at};
  AOT_TRY(parse_value(p, &right.value));
  AOT_TRY(aoti_push(&p->scratch, &args, right));
  AOT_TRY(parse_python_call(p, sign, place, &args, &node));
  if (!parse_is_number(p, &args.at[0].value) && strcmp(sign, "@") != 0) AOT_TRY(parse_write(p, &node));
  AOT_TRY(parse_expect(p, ";"));
  const char *new_place = p->lx.token.at;
  AOT_TRY(parse_name(p, &new_name));
  if (parse_accept(p, ":")) AOT_TRY(parse_annotation(p, &type, &sizes_only));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_name(p, &again));
  if (strcmp(again, name) != 0) return parse_fail(p, new_place, AOT_ERROR_INVALID, "%s is not %s", again, name);
  if (lex_is(&p->lx, ";")) skip_frees(p);
  AOT_TRY(parse_check_new(p, new_name, new_place));
  node.name = new_name;
  node.type = type;
  node.file = p->file;
  node.function = p->function;
  node.code = p->code;
  node.line = p->line;
  node.tags = p->tags | (sizes_only ? AOTI_TAG_SIZES_ONLY : 0);
  AOT_TRY(parse_define(p, new_place, &node));
  *aoti_map_get(&p->values, name, strlen(name)) = *aoti_map_get(&p->values, new_name, strlen(new_name));
  return NULL;
}

/* "x[index] = y;  setitem = x", after x. */
static aot_status set_item(graph_parser *p, const char *name, const char *place) {
  aot_value self, index, value;
  aoti_type ignored;
  bool sizes_only;
  const char *new_name, *new_place;
  if (!parse_lookup(p, name, strlen(name), &self))
    return parse_fail(p, place, AOT_ERROR_INVALID, "%s is used before it is defined", name);
  AOT_TRY(parse_expect(p, "["));
  p->in_subscript = true;
  aot_status status = parse_value(p, &index);
  p->in_subscript = false;
  AOT_TRY(status);
  AOT_TRY(parse_expect(p, "]"));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_value(p, &value));
  AOT_TRY(parse_set_item(p, place, &self, &index, &value));
  if (!parse_accept(p, ";")) return NULL;
  new_place = p->lx.token.at;
  AOT_TRY(parse_name(p, &new_name));
  if (parse_accept(p, ":")) AOT_TRY(parse_annotation(p, &ignored, &sizes_only));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_expect(p, name));
  if (lex_is(&p->lx, ";")) skip_frees(p);
  return parse_alias(p, new_name, new_place, &self);
}

static aot_status assignment(graph_parser *p) {
  aoti_node node;
  aoti_type type = {0};
  bool sizes_only = false;
  const char *name, *place = p->lx.token.at;
  AOT_TRY(parse_name(p, &name));
  if (lex_is(&p->lx, "[")) return set_item(p, name, place);
  static const char *const words[] = {"if", "for", "while", "with", "try", "def", "class", "raise", "assert", "import"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (!strcmp(name, words[i]))
      return parse_fail(p, place, AOT_ERROR_INVALID,
                        "no graph has a statement '%s'; this is a program, give the graph that torch.compile or "
                        "torch.export made of it",
                        name);
  static const char *const signs[] = {"+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "@"};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    lexer saved = p->lx;
    char both[4];
    snprintf(both, sizeof both, "%s=", signs[i]);
    bool written = parse_accept(p, both) || (parse_accept(p, signs[i]) && parse_accept(p, "="));
    if (written) return in_place(p, name, place, signs[i]);
    p->lx = saved;
  }
  if (parse_accept(p, ":")) AOT_TRY(parse_annotation(p, &type, &sizes_only));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_rhs(p, &node));
  uint32_t tags = p->tags;
  if (lex_is(&p->lx, ";")) skip_frees(p); /* what is freed is known */
  if (p->lx.token.kind == LEX_COMMENT) {  /* one that follows a statement tags that one alone */
    tags |= tags_in(p->lx.token.at, p->lx.token.at + p->lx.token.n);
    lex_next(&p->lx);
  }
  if (p->lx.token.kind != LEX_NEWLINE && p->lx.token.kind != LEX_END)
    return parse_unexpected(p, "the end of the statement");
  if (node.kind == AOTI_OUTPUT) { /* "y = x" or "x = None" */
    return parse_alias(p, name, place, node.args);
  }
  AOT_TRY(parse_check_new(p, name, place));
  node.name = name;
  node.type = type;
  node.file = p->file;
  node.function = p->function;
  node.code = p->code;
  node.line = p->line;
  node.tags = tags | (sizes_only ? AOTI_TAG_SIZES_ONLY : 0);
  return parse_define(p, place, &node);
}

aot_status parse_statements(graph_parser *p) {
  for (;;) {
    const lex_token t = p->lx.token;
    if (t.kind == LEX_NEWLINE) {
      lex_next(&p->lx);
    } else if (t.kind == LEX_COMMENT) {
      AOT_TRY(parse_source_comment(p, &t));
      lex_next(&p->lx);
    } else if (t.kind == LEX_NAME && parse_accept(p, "return")) {
      return return_statement(p);
    } else if (t.kind == LEX_NAME) {
      AOT_TRY(assignment(p));
    } else {
      return parse_unexpected(p, "a statement or return");
    }
  }
}

/* ---- what the text leaves out ---- */

/* A value that only getitem reads is a tuple; its parts have the types of the items that are taken. */
static aot_status type_tuples(graph_parser *p) {
  aoti_graph *g = p->g;
  uint32_t *count;
  AOT_TRY(aoti_arena_alloc(&p->scratch, g->nodes.n, sizeof *count, &count));
  for (int pass = 0; pass < 2; pass++)
    for (size_t i = g->nodes.n; i-- > 0;) { /* an item that is a tuple gets its type before it is one's item */
      const aoti_node *n = &g->nodes.at[i];
      const aoti_op_info *row = aoti_node_op(g, n);
      if (!row || !aoti_op_is_getitem(row) || n->args[0].kind != AOT_NODE) continue;
      aoti_node *of = &g->nodes.at[n->args[0].as.node];
      int64_t k = n->args[1].as.i.value;
      if (k < 0 || k > 1024 || (of->type.kind != AOTI_TYPE_UNKNOWN && of->type.kind != AOTI_TYPE_TUPLE)) continue;
      uint32_t *at_least = &count[n->args[0].as.node];
      if (pass == 0) {
        if ((uint32_t)k + 1 > *at_least) *at_least = (uint32_t)k + 1;
        continue;
      }
      if (of->type.kind == AOTI_TYPE_UNKNOWN) {
        const aoti_op_info *of_row = aoti_node_op(g, of);
        aoti_type *at;
        uint32_t size = of_row && of_row->n_returns > *at_least ? of_row->n_returns : *at_least;
        AOT_TRY(aoti_arena_alloc(&g->arena, size, sizeof *at, &at));
        of->type = (aoti_type){.kind = AOTI_TYPE_TUPLE, .at = at, .n = size};
      }
      ((aoti_type *)of->type.at)[k] = n->type;
    }
  return NULL;
}

static void retype_state(aoti_node *n) {
  bool typed = n->type.kind == AOTI_TYPE_TENSOR && n->type.tensor.dtype == AOT_U8;
  if (typed) n->type = aoti_rng_state_type(n->type.tensor.device);
}

/* States of random numbers are libaot's own, whatever the size that PyTorch's have on the device. */
static void type_states(aoti_graph *g) {
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(g, n);
    aoti_node *first = row && n->n_args && n->args[0].kind == AOT_NODE ? &g->nodes.at[n->args[0].as.node] : NULL;
    const aoti_op_info *of = first ? aoti_node_op(g, first) : NULL;
    if (first && row->rng == AOTI_RNG_WITH && first->kind == AOTI_PLACEHOLDER) retype_state(first);
    if (of && of->rng == AOTI_RNG_SAVE && aoti_op_is_getitem(row) && aoti_int_is(n->args[1].as.i, 0))
      retype_state(&g->nodes.at[i]);
  }
}

typedef struct tangent_use {
  const bool *of_tangents;
  bool found;
} tangent_use;
static void note_tangent(void *ctx, uint32_t node) {
  tangent_use *use = ctx;
  use->found = use->found || use->of_tangents[node];
}

/* The text does not say where the forward's outputs end: one gradient per primal comes last. A flat signature is that
 * of a joint graph when it has only primals and tangents and returns more than gradients. Any other graph with
 * tangents, and one whose first results depend on them, is a backward half; one that hands primals through, or is
 * written in prims, is what a compiler was given. */
static aot_status tell_kind(graph_parser *p) {
  aoti_graph *g = p->g;
  const aot_value *outputs;
  size_t n, primals = 0, tangents = 0, others = 0, gradients;
  bool lowered = false, philox = false; /* states of random numbers are passed on where a graph is partitioned */
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    lowered = lowered || (row && (!strncmp(row->name, "prims.", 6) || row->rng));
    if (g->nodes.at[i].kind != AOTI_PLACEHOLDER) continue;
    aoti_parameter role = aoti_parameter_of(g->nodes.at[i].name);
    tangents += role == AOTI_TANGENT;
    primals += role == AOTI_PRIMAL;
    philox = philox || role == AOTI_BACKWARD_PHILOX; // its new offset is the last result
    others += role == AOTI_PRIMAL && strncmp(g->nodes.at[i].name, "primals_", strlen("primals_")) != 0;
  }
  aoti_graph_outputs(g, &outputs, &n);
  gradients = primals + philox;
  if (g->is_joint ? n >= gradients : tangents && !others && n > gradients) g->n_fwd_outputs = (int)(n - gradients);
  bool saves = false;
  for (size_t i = 0; i < n && !others; i++)
    saves = saves || (outputs[i].kind == AOT_NODE && g->nodes.at[outputs[i].as.node].kind == AOTI_PLACEHOLDER);
  bool *of_tangents; // a result of the forward depends on none
  AOT_TRY(aoti_arena_alloc(&p->scratch, g->nodes.n + 1, sizeof *of_tangents, &of_tangents));
  for (size_t i = 0; i < g->nodes.n && g->n_fwd_outputs > 0 && !g->is_joint; i++) {
    const aoti_node *node = &g->nodes.at[i];
    tangent_use use = {of_tangents, node->kind == AOTI_PLACEHOLDER && aoti_parameter_of(node->name) == AOTI_TANGENT};
    aoti_node_uses(node, note_tangent, &use);
    of_tangents[i] = use.found;
  }
  for (int i = 0; i < g->n_fwd_outputs && !g->is_joint; i++)
    if (outputs[i].kind == AOT_NODE && of_tangents[outputs[i].as.node]) g->n_fwd_outputs = -1;
  g->is_half = g->n_fwd_outputs < 0 && !g->is_joint && (tangents || saves || lowered);
  return NULL;
}

/* What the text is instead, where that is known. */
static aot_status no_graph(const graph_parser *p, const char *text, size_t n) {
  static const struct {
    const char *holds, *says;
  } others[] = {{"opcode ", ": print_tabular() leaves out how values are given; print the graph with print_readable()"},
                {"<html", ": give the graph's text, not the page that shows it"},
                {"func.func", ": this is MLIR; give the graph that it was made of"},
                {"__compiled_fn", ": the log breaks off before the graph"}};
  const char *says = "; it is what print_readable(), print(gm.graph), TORCH_LOGS and torch.export print";
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (aoti_text_find(text, text + n, others[i].holds)) says = others[i].says;
  return parse_fail(p, text, AOT_ERROR_INVALID, "expected a line \"def forward(self, ...):\" or \"graph():\"%s", says);
}

/* Whether operators of ATen are called by their names. Dynamo does so here and there, and those of higher order always;
 * its inputs are called after where they come from: L_x_. */
static bool is_aten_level(const char *at, const char *end) {
  static const char ops[] = "torch.ops.", higher[] = "higher_order.";
  if (aoti_text_find(at, end, ", L_") || aoti_text_find(at, end, "target=L_")) return false;
  while ((at = aoti_text_find(at, end, ops)) != NULL) {
    at += sizeof ops - 1;
    if ((size_t)(end - at) < sizeof higher || memcmp(at, higher, sizeof higher - 1) != 0) return true;
  }
  return false;
}

static void move_type(aoti_type *t, aot_device device) {
  if (t->kind == AOTI_TYPE_TENSOR) t->tensor.device = device;
  for (size_t i = 0; t->kind == AOTI_TYPE_TUPLE && i < t->n; i++) move_type((aoti_type *)&t->at[i], device);
}

/* Where annotations say no devices, as print_readable() leaves them out, the tensors are on the one device that calls
 * name, if there is one. */
static void find_device(graph_parser *p) {
  const aoti_graph *g = p->g;
  const aot_value *device = NULL;
  if (p->names_devices) return;
  for (size_t i = 0; i < g->nodes.n; i++)
    for (uint32_t k = 0; k < g->nodes.at[i].n_args && g->nodes.at[i].kind == AOTI_CALL; k++) {
      const aot_value *v = &g->nodes.at[i].args[k];
      if (v->kind != AOT_DEVICE) continue;
      if (device && (v->as.device.type != device->as.device.type || v->as.device.index != device->as.device.index))
        return;
      device = v;
    }
  for (size_t i = 0; device && i < g->nodes.n; i++) move_type(&p->g->nodes.at[i].type, device->as.device);
}

static aot_status parse(graph_parser *p, const char *text, size_t n, const aoti_graph_header *at) {
  aoti_graph_header first = {0};
  parameters params = {0};
  bool pytree;
  if (n > MAX_TEXT)
    return aoti_error(AOT_ERROR_INVALID, "%s: a graph's text may have %d bytes", p->file_name, MAX_TEXT);
  p->lx = (lexer){.text = text, .end = text + n, .p = text};
  if (!at && !aoti_graph_next(text, n, &first)) return no_graph(p, text, n);
  if (!at) at = &first;
  if (at->class_n) AOT_TRY(aoti_arena_strdup(&p->g->arena, at->class_at, at->class_n, &p->g->class_name));
  p->g->text_line = at->line;
  aoti_graph_header following = *at; /* the next graph says nothing of this one */
  p->end = aoti_graph_next(text, n, &following) ? following.at : n;
  p->aten_level = is_aten_level(text + at->at, text + p->end);
  lex_init(&p->lx, text, n, text + at->at);
  if (at->graph_form) {
    AOT_TRY(parse_graph_form(p));
    type_states(p->g);
    AOT_TRY(type_tuples(p));
    find_device(p);
    return tell_kind(p);
  }
  AOT_TRY(header(p, &params));
  AOT_TRY(pytree_parameters(p, &params, &pytree));
  AOT_TRY(make_placeholders(p, &params));
  AOT_TRY(parse_statements(p));
  type_states(p->g);
  AOT_TRY(type_tuples(p));
  find_device(p);
  return tell_kind(p);
}

aot_status aoti_graph_parse_at(const char *text, size_t n, const aoti_graph_header *at, const char *file_name,
                               aoti_registry *registry, const aoti_allocator *from, aoti_graph **out) {
  graph_parser p = {.file_name = file_name ? file_name : "<text>", .registry = registry};
  aoti_syms *syms;
  if (!from) from = &aoti_heap;
  AOT_TRY(aoti_syms_create(from, &syms));
  aot_status status = aoti_graph_create(from, registry, syms, &p.g);
  aoti_syms_release(syms);
  if (status) return status;
  aoti_arena_init(&p.scratch, from);
  p.values.arena = &p.scratch;
  status = parse(&p, text, n, at);
  aoti_arena_deinit(&p.scratch);
  if (status) {
    aoti_graph_destroy(p.g);
    return status;
  }
  if (!aoti_syms_count(p.g->syms)) {
    aoti_syms_release(p.g->syms);
    p.g->syms = NULL;
  }
  *out = p.g;
  return NULL;
}
