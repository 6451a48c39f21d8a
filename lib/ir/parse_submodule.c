/* Calls of bodies that the text holds as classes inside the graph's own: what Dynamo and torch.export record of
 * checkpointed regions, of torch.no_grad() and of autocast.
 *
 *     wrap_body_0 = self.wrap_body_0
 *     y = torch.ops.higher_order.tag_activation_checkpoint(wrap_body_0, x, w, use_reentrant = False)
 *     z = y[0]
 *
 * The body's statements become nodes in the place of the call. */
#include "parse_impl.h"
#include <stdio.h>
#include <string.h>

/* A body that is called twice is read twice, one inside another as often as their product: what is read is bounded. */
enum { MAX_NESTING = 32, MAX_INLINED = 1 << 24 };

/* The operators whose body computes what they do. first: the place of the body among the arguments. What comes before
 * it holds for what is inside; of the rest, what is positional are the body's arguments from place `rest` on. */
static const struct {
  const char *name;
  size_t first, rest;
  enum { PLAIN, RECOMPUTED, GRAD_MODE } holds;
} operators[] = {{"tag_activation_checkpoint", 0, 1, RECOMPUTED},
                 {"wrap_activation_checkpoint", 0, 1, RECOMPUTED},
                 {"wrap", 0, 1, PLAIN},
                 {"hints_wrapper", 0, 1, PLAIN},
                 {"invoke_subgraph", 0, 2, PLAIN},
                 {"wrap_with_set_grad_enabled", 1, 2, GRAD_MODE},
                 {"wrap_with_autocast", 4, 5, PLAIN}}; /* annotations show the conversions */

static const char self[] = "self.";

/* The line "def forward(" of the class called name that comes next, NULL where there is none. */
static const char *find_class(const graph_parser *p, const char *name) {
  const char *end = p->lx.text + p->end, *at = p->lx.p;
  size_t n = strlen(name);
  while (at < end && (at = aoti_text_find(at, end, "class ")) != NULL) {
    at += sizeof "class " - 1;
    if ((size_t)(end - at) <= n || memcmp(at, name, n) != 0 || at[n] != '(') continue;
    const char *def = aoti_text_find(at, end, "def forward("), *line = def;
    while (line && line > at && line[-1] != '\n') line--;
    return line > at ? line : NULL;
  }
  return NULL;
}

bool parse_submodule(graph_parser *p, const char *name, aot_value *out) {
  char *text;
  size_t n = strlen(name);
  if (!find_class(p, name)) return false;
  aot_status status = aoti_arena_alloc(&p->scratch, n + sizeof self, 1, &text);
  if (status) {
    aot_status_free(status);
    return false;
  }
  memcpy(text, self, sizeof self - 1);
  memcpy(text + sizeof self - 1, name, n + 1);
  *out = (aot_value){AOT_STRING, .as.string = text};
  return true;
}

static aot_status set_grad_mode(graph_parser *p, const char *place, bool on) {
  aoti_node node = {.kind = AOTI_CALL};
  call_args args = {0};
  uint32_t id;
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, {AOT_BOOL, .as.b = on}, place}));
  AOT_TRY(parse_call(p, "torch._C._set_grad_enabled", place, &args, &node));
  return parse_emit(p, &node, &id);
}

/* The body's parameters, whose types are the arguments'. */
static aot_status bind(graph_parser *p, const char *place, const call_args *args, size_t first) {
  AOT_TRY(parse_expect(p, "def"));
  AOT_TRY(parse_expect(p, "forward"));
  AOT_TRY(parse_expect(p, "("));
  AOT_TRY(parse_expect(p, "self"));
  for (size_t i = first; !parse_accept(p, ")"); i++) {
    const char *name;
    aoti_type ignored;
    bool sizes_only;
    AOT_TRY(parse_expect(p, ","));
    if (parse_accept(p, ")")) break;
    AOT_TRY(parse_name(p, &name));
    if (parse_accept(p, ":")) AOT_TRY(parse_annotation(p, &ignored, &sizes_only));
    if (i >= args->n || args->at[i].keyword)
      return parse_fail(p, place, AOT_ERROR_INVALID, "the body takes an argument %s that is not given", name);
    AOT_TRY(parse_alias(p, name, place, &args->at[i].value));
  }
  return parse_expect(p, ":");
}

static aot_status read_body(graph_parser *p, const char *at, const char *place, const call_args *args, size_t first,
                            aot_value *out) {
  lex_init(&p->lx, p->lx.text, (size_t)(p->lx.end - p->lx.text), at);
  AOT_TRY(bind(p, place, args, first));
  p->result = out;
  AOT_TRY(parse_statements(p));
  p->inlined += (size_t)(p->lx.p - at);
  return p->inlined <= MAX_INLINED ? NULL : parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "bodies call bodies too often");
}

static aot_status inline_body(graph_parser *p, const char *name, const char *place, const call_args *args, size_t first,
                              uint32_t tags, aot_value *out) {
  const char *at = find_class(p, name);
  if (!at) return parse_fail(p, place, AOT_ERROR_INVALID, "the text has no class %s", name);
  if (p->nesting >= MAX_NESTING) return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "bodies nest too deeply");
  const lexer lx = p->lx;
  const aoti_map values = p->values;
  const char *within = p->within, *file = p->file, *function = p->function, *code = p->code;
  const int line = p->line;
  const uint32_t region_tags = p->region_tags, own_tags = p->tags;
  aot_value *result = p->result;
  p->values = (aoti_map){.arena = &p->scratch};
  p->within = name;
  p->region_tags |= tags;
  p->nesting++;
  aot_status status = read_body(p, at, place, args, first, out);
  p->nesting--;
  p->lx = lx;
  p->values = values;
  p->within = within, p->file = file, p->function = function, p->code = code;
  p->line = line;
  p->region_tags = region_tags, p->tags = own_tags;
  p->result = result;
  return status;
}

static bool gathered(const call_args *args, size_t rest) {
  return args->n == rest + 1 && !args->at[rest].keyword && args->at[rest].value.kind == AOT_TUPLE;
}

static aot_status spread_last(graph_parser *p, const call_args *args, size_t rest, call_args *out) {
  const aot_value *tuple = &args->at[rest].value;
  *out = (call_args){0};
  for (size_t i = 0; i < rest; i++) AOT_TRY(aoti_push(&p->scratch, out, args->at[i]));
  for (size_t i = 0; i < tuple->as.list.n; i++)
    AOT_TRY(aoti_push(&p->scratch, out, (call_arg){NULL, tuple->as.list.at[i], args->at[rest].place}));
  return NULL;
}

aot_status parse_submodule_call(graph_parser *p, const char *path, const char *place, const call_args *args,
                                aoti_node *out, bool *done) {
  static const char higher[] = "torch.ops.higher_order.";
  *done = false;
  if (strncmp(path, higher, sizeof higher - 1) != 0) return NULL;
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    size_t first = operators[i].first;
    if (strcmp(path + sizeof higher - 1, operators[i].name) != 0 || args->n <= first) continue;
    const aot_value *body = &args->at[first].value, *mode = &args->at[0].value;
    if (body->kind != AOT_STRING || strncmp(body->as.string, self, sizeof self - 1) != 0) continue;
    bool no_grad = operators[i].holds == GRAD_MODE && mode->kind == AOT_BOOL && !mode->as.b;
    uint32_t tags = 0;
    if (operators[i].holds == RECOMPUTED && !p->region_tags)
      tags = AOTI_TAG_MUST_RECOMPUTE | AOTI_TAG_PREFER | aoti_region_tag(++p->regions);
    call_args spread;
    const call_args *all = args;
    if (gathered(args, operators[i].rest)) { /* until 2024 invoke_subgraph took its operands as a tuple */
      AOT_TRY(spread_last(p, args, operators[i].rest, &spread));
      all = &spread;
    }
    aot_value *result;
    AOT_TRY(aoti_arena_alloc(&p->scratch, 1, sizeof *result, &result));
    if (no_grad) AOT_TRY(set_grad_mode(p, place, false));
    AOT_TRY(inline_body(p, body->as.string + sizeof self - 1, place, all, operators[i].rest, tags, result));
    if (no_grad) AOT_TRY(set_grad_mode(p, place, true));
    *out = (aoti_node){.kind = AOTI_OUTPUT, .args = result, .n_args = 1};
    *done = true;
    return NULL;
  }
  return NULL;
}
