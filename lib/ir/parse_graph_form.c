/* Graph form, as str(graph) prints it: one node a line, without types. Where a type follows in quotes, as in inductor's
 * comments, it is read.
 *
 *   graph():
 *       %x : [num_users=1] = placeholder[target=x]
 *       %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 1), kwargs = {})
 *       return (add,)
 */
#include "parse_impl.h"
#include <string.h>

/* Python's operator module: what the functions are spelled between values. */
static const struct {
  const char *function, *spelling;
} operators[] = {{"add", "+"},    {"sub", "-"},     {"mul", "*"},    {"truediv", "/"}, {"floordiv", "//"}, {"mod", "%"},
                 {"pow", "**"},   {"eq", "=="},     {"ne", "!="},    {"lt", "<"},      {"le", "<="},       {"gt", ">"},
                 {"ge", ">="},    {"and_", "&"},    {"or_", "|"},    {"xor", "^"},     {"matmul", "@"},    {"neg", "-"},
                 {"invert", "~"}, {"lshift", "<<"}, {"rshift", ">>"}};

/* iadd, iand: the operator that is written into its first operand; NULL where it is none. */
static const char *written_operator(const char *function) {
  for (size_t i = 0; *function == 'i' && i < sizeof operators / sizeof *operators; i++) {
    size_t n = strcspn(operators[i].function, "_");
    if (strlen(function + 1) == n && !strncmp(function + 1, operators[i].function, n)) return operators[i].spelling;
  }
  return NULL;
}

/* What stands between brackets after target=: a path, its dots included. */
static aot_status target_text(graph_parser *p, const char **out) {
  AOT_TRY(parse_expect(p, "["));
  AOT_TRY(parse_expect(p, "target"));
  if (!lex_is(&p->lx, "=")) return parse_unexpected(p, "'='");
  const char *start = p->lx.p, *end = start;
  while (end < p->lx.end && *end != ']' && *end != '\n') end++;
  if (end == p->lx.end || *end != ']' || end - start > 512) {
    lex_next(&p->lx);
    return parse_unexpected(p, "the name of a target and ']'");
  }
  while (start < end && (*start == ' ' || *start == '\t')) start++;
  p->lx.p = end;
  lex_next(&p->lx);
  AOT_TRY(aoti_arena_strdup(&p->scratch, start, (size_t)(end - start), out));
  return parse_expect(p, "]");
}

/* einsum's equation, which is printed without quotes: btd,edf->btef, up to the list of operands. */
static aot_status equation(graph_parser *p, call_args *out) {
  const char *start = p->lx.token.at, *end = start;
  call_arg arg = {.value = {.kind = AOT_STRING}, .place = start};
  while (end + 1 < p->lx.end && *end != '\n' && !(end[0] == ',' && end[1] == ' ')) end++;
  AOT_TRY(aoti_arena_strdup(&p->scratch, start, (size_t)(end - start), &arg.value.as.string));
  p->lx.p = end;
  lex_next(&p->lx);
  AOT_TRY(parse_expect(p, ","));
  return aoti_push(&p->scratch, out, arg);
}

/* (args = (...), kwargs = {a: b}) */
static aot_status call_arguments(graph_parser *p, const char *target, call_args *out) {
  AOT_TRY(parse_expect(p, "("));
  AOT_TRY(parse_expect(p, "args"));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_expect(p, "("));
  if (strstr(target, "einsum") && p->lx.token.kind == LEX_NAME) AOT_TRY(equation(p, out));
  while (!parse_accept(p, ")")) {
    call_arg arg = {.place = p->lx.token.at};
    p->in_subscript = strstr(target, "getitem") || strstr(target, "setitem");
    aot_status status = parse_value(p, &arg.value);
    p->in_subscript = false;
    AOT_TRY(status);
    AOT_TRY(aoti_push(&p->scratch, out, arg));
    if (!parse_accept(p, ",") && !lex_is(&p->lx, ")")) return parse_unexpected(p, "',' or ')'");
  }
  AOT_TRY(parse_expect(p, ","));
  AOT_TRY(parse_expect(p, "kwargs"));
  AOT_TRY(parse_expect(p, "="));
  AOT_TRY(parse_expect(p, "{"));
  while (!parse_accept(p, "}")) {
    call_arg arg = {.place = p->lx.token.at};
    AOT_TRY(parse_name(p, &arg.keyword));
    AOT_TRY(parse_expect(p, ":"));
    AOT_TRY(parse_value(p, &arg.value));
    AOT_TRY(aoti_push(&p->scratch, out, arg));
    if (!parse_accept(p, ",") && !lex_is(&p->lx, "}")) return parse_unexpected(p, "',' or '}'");
  }
  return parse_expect(p, ")");
}

static aot_status function_call(graph_parser *p, const char *target, const char *place, const call_args *args,
                                aoti_node *node) {
  const char *of_operator = NULL;
  if (!strncmp(target, "operator.", 9)) of_operator = target + 9;
  if (!strncmp(target, "_operator.", 10)) of_operator = target + 10;
  if (!of_operator) return parse_call(p, target, place, args, node);
  if (!strcmp(of_operator, "getitem")) return parse_item(p, place, args, node);
  if (!strcmp(of_operator, "setitem") && args->n == 3) {
    *node = (aoti_node){.kind = AOTI_OUTPUT, .args = &args->at[0].value, .n_args = 1};
    return parse_set_item(p, place, &args->at[0].value, &args->at[1].value, &args->at[2].value);
  }
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
    if (!strcmp(of_operator, operators[i].function))
      return parse_python_call(p, operators[i].spelling, place, args, node);
  const char *sign = written_operator(of_operator);
  if (!sign || !args->n) return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "the function %s is not supported", target);
  AOT_TRY(parse_python_call(p, sign, place, args, node));
  return parse_is_number(p, &args->at[0].value) || *sign == '@' ? NULL : parse_write(p, node);
}

/* After "%name : ": an optional type and [num_users=1], long ago [#users=1], then the kind of node. */
static aot_status skip_to_kind(graph_parser *p) {
  static const char *const kinds[] = {"= placeholder[", "= get_attr[", "= call_function[", "= call_method[",
                                      "= call_module["};
  const char *at = p->lx.token.at, *end = memchr(at, '\n', (size_t)(p->lx.end - at));
  if (!end) end = p->lx.end;
  for (const char *q = at; q < end; q++)
    for (size_t i = 0; *q == '=' && i < sizeof kinds / sizeof *kinds; i++) {
      size_t n = strlen(kinds[i]);
      if ((size_t)(end - q) < n || memcmp(q, kinds[i], n)) continue;
      p->lx.p = q + 1;
      p->lx.brackets = 0;
      lex_next(&p->lx);
      return NULL;
    }
  return parse_unexpected(p, "a kind of node: placeholder, get_attr, call_function, call_method");
}

static aot_status node_line(graph_parser *p) {
  const char *name, *place, *kind, *kind_place, *target;
  aoti_node node = {.kind = AOTI_CALL};
  AOT_TRY(parse_expect(p, "%"));
  place = p->lx.token.at;
  AOT_TRY(parse_name(p, &name));
  AOT_TRY(parse_expect(p, ":"));
  while (p->lx.token.kind == LEX_NAME || lex_is(&p->lx, ".")) lex_next(&p->lx); /* torch.Tensor */
  bool sizes_only = false;
  if (p->lx.token.kind == LEX_STRING) AOT_TRY(parse_annotation(p, &node.type, &sizes_only));
  AOT_TRY(skip_to_kind(p));
  kind_place = p->lx.token.at;
  AOT_TRY(parse_name(p, &kind));
  AOT_TRY(target_text(p, &target));
  AOT_TRY(parse_check_new(p, name, place));
  call_args args = {0};
  if (!strcmp(kind, "placeholder")) {
    node.kind = AOTI_PLACEHOLDER;
    if (parse_accept(p, "(")) /* (default=None) */
      while (!parse_accept(p, ")")) {
        if (p->lx.token.kind == LEX_END) return parse_unexpected(p, "')'");
        lex_next(&p->lx);
      }
  } else if (!strcmp(kind, "get_attr")) {
    node.kind = AOTI_GET_ATTR;
    node.target = target;
  } else {
    AOT_TRY(call_arguments(p, target, &args));
    if (!strcmp(kind, "call_function"))
      AOT_TRY(function_call(p, target, kind_place, &args, &node));
    else if (!strcmp(kind, "call_method"))
      AOT_TRY(parse_method_call(p, target, kind_place, &args, &node));
    else
      return parse_fail(p, kind_place, AOT_ERROR_UNSUPPORTED,
                        "calls of submodules are not supported; take the graph after torch.export or AOTAutograd");
  }
  if (node.kind == AOTI_OUTPUT) return parse_alias(p, name, place, node.args);
  node.name = name;
  if (node.kind != AOTI_PLACEHOLDER) {
    node.tags = p->tags | (sizes_only ? AOTI_TAG_SIZES_ONLY : 0);
    node.file = p->file;
    node.function = p->function;
    node.code = p->code;
    node.line = p->line;
  }
  return parse_define(p, place, &node);
}

aot_status parse_graph_form(graph_parser *p) {
  p->graph_form = true;
  AOT_TRY(parse_expect(p, "graph"));
  AOT_TRY(parse_expect(p, "("));
  while (!parse_accept(p, ")")) {
    aoti_node node = {.kind = AOTI_PLACEHOLDER};
    const char *place = p->lx.token.at;
    AOT_TRY(parse_name(p, &node.name));
    AOT_TRY(parse_check_new(p, node.name, place));
    AOT_TRY(parse_define(p, place, &node));
    if (!parse_accept(p, ",") && !lex_is(&p->lx, ")")) return parse_unexpected(p, "',' or ')'");
  }
  AOT_TRY(parse_expect(p, ":"));
  for (;;) {
    const lex_token t = p->lx.token;
    if (t.kind == LEX_NEWLINE || t.kind == LEX_COMMENT) {
      if (t.kind == LEX_COMMENT) AOT_TRY(parse_source_comment(p, &t));
      lex_next(&p->lx);
    } else if (parse_accept(p, "return")) {
      aot_value value;
      AOT_TRY(parse_value(p, &value));
      aot_status status = aoti_graph_output(p->g, value);
      return status ? parse_located(p, t.at, status) : NULL;
    } else {
      AOT_TRY(node_line(p));
    }
  }
}
