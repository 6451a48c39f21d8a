/* What Python programs call operators, as Dynamo records them: torch.nn.functional.dropout(x, 0.1, True), x.view(2, 3),
 * x[(slice(None, None, None), 0)]. Most names are ATen's own with a prefix; signatures that differ are in a table.
 */
#include "parse_impl.h"
#include <stdio.h>
#include <string.h>

/* ---- signatures that differ ---- */

/* takes: Python's parameters. gives: for each of the operator's arguments a parameter, or one and what it is when left
 * out (p=0.5), or a constant (=True). A parameter that is absent or None leaves the operator's own default. What is
 * given to a parameter that the operator lacks must ask for nothing; inplace asks that the result be written. */
static const struct {
  const char *name, *takes, *op, *gives;
} signatures[] = {
    {"dropout", "input p training inplace", "aten.dropout.default", "input p=0.5 training=True"},
    {"embedding", "input weight padding_idx max_norm norm_type scale_grad_by_freq sparse", "aten.embedding.default",
     "weight input padding_idx scale_grad_by_freq sparse"},
    {"softmax", "input dim _stacklevel dtype", "aten.softmax.int", "input dim dtype"},
    {"log_softmax", "input dim _stacklevel dtype", "aten.log_softmax.int", "input dim dtype"},
    {"batch_norm", "input running_mean running_var weight bias training momentum eps", "aten.batch_norm.default",
     "input weight bias running_mean running_var training=False momentum=0.1 eps=0.00001 =True"},
    {"instance_norm", "input running_mean running_var weight bias use_input_stats momentum eps",
     "aten.instance_norm.default",
     "input weight bias running_mean running_var use_input_stats=True momentum=0.1 eps=0.00001 =True"},
    {"cross_entropy", "input target weight size_average ignore_index reduce reduction label_smoothing",
     "aten.cross_entropy_loss.default", "input target weight reduction ignore_index label_smoothing"},
    {"nll_loss", "input target weight size_average ignore_index reduce reduction", "aten.nll_loss_nd.default",
     "input target weight reduction ignore_index"},
    {"mse_loss", "input target size_average reduce reduction", "aten.mse_loss.default", "input target reduction"},
    {"l1_loss", "input target size_average reduce reduction", "aten.l1_loss.default", "input target reduction"},
    {"smooth_l1_loss", "input target size_average reduce reduction beta", "aten.smooth_l1_loss.default",
     "input target reduction beta"},
    {"huber_loss", "input target reduction delta", "aten.huber_loss.default", "input target reduction delta"},
    {"binary_cross_entropy", "input target weight size_average reduce reduction", "aten.binary_cross_entropy.default",
     "input target weight reduction"},
    {"binary_cross_entropy_with_logits", "input target weight size_average reduce reduction pos_weight",
     "aten.binary_cross_entropy_with_logits.default", "input target weight pos_weight reduction"},
    {"poisson_nll_loss", "input target log_input full size_average eps reduce reduction",
     "aten.poisson_nll_loss.default", "input target log_input=True full=False eps=0.00000001 reduction=1"},
    {"max_pool2d", "input kernel_size stride padding dilation ceil_mode return_indices", "aten.max_pool2d.default",
     "input kernel_size stride padding dilation ceil_mode"},
    {"relu6", "input inplace", "aten.hardtanh.default", "input =0 =6"},
    {"relu", "input inplace", "aten.relu.default", "input"},
    {"silu", "input inplace", "aten.silu.default", "input"},
    {"mish", "input inplace", "aten.mish.default", "input"},
    {"selu", "input inplace", "aten.elu.default", "input =1.6732632423543772 =1.0507009873554805"},
    {"hardswish", "input inplace", "aten.hardswish.default", "input"},
    {"hardsigmoid", "input inplace", "aten.hardsigmoid.default", "input"},
    {"hardtanh", "input min_val max_val inplace", "aten.hardtanh.default", "input min_val max_val"},
    {"leaky_relu", "input negative_slope inplace", "aten.leaky_relu.default", "input negative_slope"},
    {"elu", "input alpha inplace", "aten.elu.default", "input alpha"},
    {"celu", "input alpha inplace", "aten.celu.default", "input alpha"},
    {"threshold", "input threshold value inplace", "aten.threshold.default", "input threshold value"},
    {"min", "input other", "aten.minimum.default", "input other"},
    {"max", "input other", "aten.maximum.default", "input other"},
    {"to", "self device", "aten.to.dtype_layout", "self dtype layout device"},
    {"type", "self dtype", "aten.to.dtype", "self dtype"},
    {"float", "self", "aten.to.dtype", "self =f32"},
    {"double", "self", "aten.to.dtype", "self =f64"},
    {"half", "self", "aten.to.dtype", "self =f16"},
    {"bfloat16", "self", "aten.to.dtype", "self =bf16"},
    {"long", "self", "aten.to.dtype", "self =i64"},
    {"int", "self", "aten.to.dtype", "self =i32"},
    {"bool", "self", "aten.to.dtype", "self =b8"},
};

/* Where names of Python begin, and what ATen's begin with instead. */
static const struct {
  const char *python, *aten;
} spaces[] = {{"torch.nn.functional.", ""},
              {"torch._C._nn.", ""},
              {"torch.functional.", ""},
              {"torch._C._linalg.", ""},
              {"torch._C._special.", ""},
              {"torch._C._fft.", ""},
              {"torch.special.", "special_"},
              {"torch.linalg.", "linalg_"},
              {"torch.fft.", "fft_"},
              {"torch._C._", "_"},
              {"torch.", ""},
              {".", ""}};

/* The name without its space; NULL for what lies in none, or deeper. */
static const char *name_of(const char *spelling, const char **aten) {
  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
    size_t n = strlen(spaces[i].python);
    if (strncmp(spelling, spaces[i].python, n) != 0 || strchr(spelling + n, '.')) continue;
    *aten = spaces[i].aten;
    return spelling + n;
  }
  return NULL;
}

/* The next of words between blanks. */
static bool next_word(const char **at, const char **word, size_t *n) {
  while (**at == ' ') ++*at;
  *word = *at;
  *n = strcspn(*at, " ");
  *at += *n;
  return *n > 0;
}

int parse_word_place(const char *words, const char *name, size_t n_name) {
  const char *word;
  size_t n;
  for (int i = 0; next_word(&words, &word, &n); i++)
    if (n == n_name && !memcmp(word, name, n)) return i;
  return -1;
}

/* True, 6, 0.1 or the code of a dtype. */
static aot_value constant(const char *text, size_t n) {
  if (n == 4 && !memcmp(text, "True", 4)) return (aot_value){AOT_BOOL, .as.b = true};
  if (n == 5 && !memcmp(text, "False", 5)) return (aot_value){AOT_BOOL, .as.b = false};
  aot_dtype dtype = aoti_dtype_parse(text, n);
  if (dtype) return (aot_value){AOT_DTYPE, .as.dtype = dtype};
  double v = 0;
  if (memchr(text, '.', n) && sscanf(text, "%lf", &v) == 1) return (aot_value){AOT_FLOAT, .as.f = v};
  int64_t whole = 0;
  for (size_t i = 0; i < n; i++) whole = whole * 10 + (text[i] - '0');
  return (aot_value){AOT_INT, .as.i = aot_i(whole)};
}

/* PyTorch's numbers of reductions. */
static void number_reduction(aot_value *v) {
  static const char *const names[] = {"none", "mean", "sum"};
  for (int i = 0; v->kind == AOT_STRING && i < 3; i++)
    if (!strcmp(v->as.string, names[i])) *v = (aot_value){AOT_INT, .as.i = aot_i(i)};
}

static bool gives_parameter(const char *gives, const char *name, size_t n_name) {
  const char *word;
  size_t n;
  while (next_word(&gives, &word, &n)) {
    const char *equals = memchr(word, '=', n);
    if ((equals ? (size_t)(equals - word) : n) == n_name && !memcmp(word, name, n_name)) return true;
  }
  return false;
}

/* Whether the operator computes what is asked though it lacks the parameter. */
static bool asks_for_nothing(const char *word, size_t n, const aot_value *v) {
  static const char *const harmless[] = {"_stacklevel", "norm_type"}; /* of a message, and of max_norm */
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
    if (n == strlen(harmless[i]) && !memcmp(word, harmless[i], n)) return true;
  return v->kind == AOT_NONE || (v->kind == AOT_BOOL && !v->as.b);
}

/* The arguments of a call of signature k in the operator's order. *written: the result is to be written into the first.
 */
static aot_status translate(graph_parser *p, size_t k, const call_args *args, call_args *out, bool *fits,
                            bool *written) {
  enum { MAX_PARAMETERS = 12 };
  const call_arg *given[MAX_PARAMETERS] = {NULL};
  const char *gives = signatures[k].gives, *takes = signatures[k].takes, *word;
  size_t n;
  *fits = *written = false;
  for (size_t i = 0; i < args->n; i++) {
    const char *keyword = args->at[i].keyword;
    int at = keyword ? parse_word_place(signatures[k].takes, keyword, strlen(keyword)) : (int)i;
    if (at < 0 || at >= MAX_PARAMETERS) return NULL;
    given[at] = &args->at[i];
  }
  for (size_t i = 0; next_word(&takes, &word, &n); i++) {
    if (i >= MAX_PARAMETERS || !given[i] || gives_parameter(gives, word, n)) continue;
    const aot_value *v = &given[i]->value;
    if (n == 7 && !memcmp(word, "inplace", n) && v->kind == AOT_BOOL)
      *written = v->as.b;
    else if (!asks_for_nothing(word, n, v))
      return NULL;
  }
  aot_op op;
  if (!aoti_op_find(p->registry, signatures[k].op, strlen(signatures[k].op), &op)) return NULL;
  const aoti_op_info *row = aoti_op(p->registry, op);
  for (uint32_t i = 0; next_word(&gives, &word, &n) && i < row->n_args; i++) {
    const char *equals = memchr(word, '=', n);
    size_t length = equals ? (size_t)(equals - word) : n;
    int at = length ? parse_word_place(signatures[k].takes, word, length) : -1;
    const call_arg *from = at >= 0 ? given[at] : NULL;
    call_arg arg = {row->args[i].name, {AOT_NONE}, args->n ? args->at[0].place : NULL};
    if (from && from->value.kind != AOT_NONE)
      arg.value = from->value, arg.place = from->place;
    else if (equals)
      arg.value = constant(equals + 1, n - length - 1);
    else if (row->args[i].has_default)
      continue;
    number_reduction(&arg.value);
    AOT_TRY(aoti_push(&p->scratch, out, arg));
  }
  *fits = true;
  return NULL;
}

/* ---- names that are ATen's own ---- */

static bool is_size(const graph_parser *p, const aot_value *v) {
  if (v->kind == AOT_INT) return true;
  if (v->kind != AOT_NODE) return false;
  const aoti_node *n = &p->g->nodes.at[v->as.node];
  const aoti_op_info *row = aoti_node_op(p->g, n);
  bool computed = n->type.kind == AOTI_TYPE_UNKNOWN && row && row->kind == AOTI_KIND_SYM && !aoti_op_is_getitem(row);
  return n->type.kind == AOTI_TYPE_INT || computed;
}

/* x.view(2, 3), torch.zeros(2, 3): sizes that stand alone are the list that the row takes there; so are the tensors of
 * torch.functional.einsum. */
static aot_status gather_list(graph_parser *p, const aoti_op_info *row, const call_args *args, call_args *out,
                              bool *changed) {
  aot_value *items;
  size_t first = 0, last, positional = 0;
  *changed = false;
  *out = (call_args){0};
  while (positional < args->n && !args->at[positional].keyword) positional++;
  while (first < row->n_args && !(row->args[first].is_list && !row->args[first].is_kwarg_only)) first++;
  if (first >= row->n_args || first >= positional) return NULL;
  bool tensors = row->args[first].type == AOTI_ARG_TENSOR;
  for (last = first; last < positional; last++)
    if (tensors ? args->at[last].value.kind != AOT_NODE : !is_size(p, &args->at[last].value)) break;
  if (last == first) return NULL;
  AOT_TRY(aoti_arena_alloc(&p->scratch, last - first, sizeof *items, &items));
  for (size_t i = 0; i < args->n; i++) {
    if (i >= first && i < last) items[i - first] = args->at[i].value;
    if (i > first && i < last) continue;
    AOT_TRY(aoti_push(&p->scratch, out, args->at[i]));
  }
  out->at[first].value = (aot_value){AOT_LIST, .as.list = {items, last - first}};
  *changed = true;
  return NULL;
}

/* Keywords as the row has them. */
static void rename_keywords(const aoti_op_info *row, const call_args *args) {
  static const char *const names[][2] = {{"input", "self"},       {"self", "input"}, {"axis", "dim"},
                                         {"keepdims", "keepdim"}, {"x1", "self"},    {"x2", "other"}};
  for (size_t i = 0; i < args->n; i++) {
    call_arg *a = &args->at[i];
    bool known = !a->keyword;
    for (uint32_t k = 0; k < row->n_args && !known; k++) known = !strcmp(row->args[k].name, a->keyword);
    for (size_t k = 0; k < sizeof names / sizeof *names && !known; k++) {
      if (strcmp(names[k][0], a->keyword) != 0) continue;
      for (uint32_t j = 0; j < row->n_args && !known; j++) known = !strcmp(row->args[j].name, names[k][1]);
      if (known) a->keyword = names[k][1];
    }
  }
}

static aot_status try_row(graph_parser *p, aot_op op, const char *place, const call_args *args, aoti_node *out,
                          bool *done) {
  const aoti_op_info *row = aoti_op(p->registry, op);
  call_args copy = {0}, gathered;
  out->op = op;
  for (size_t i = 0; i < args->n; i++) AOT_TRY(aoti_push(&p->scratch, &copy, args->at[i]));
  rename_keywords(row, &copy);
  aot_status status = parse_bind(p, place, row, &copy, out);
  *done = !status && parse_fits(p, out);
  aot_status_free(status);
  if (*done) return NULL;
  AOT_TRY(gather_list(p, row, &copy, &gathered, done));
  if (!*done) return NULL;
  status = parse_bind(p, place, row, &gathered, out);
  *done = !status && parse_fits(p, out);
  aot_status_free(status);
  return NULL;
}

static bool is_overload(const aoti_op_info *row, const char *prefix, const char *name) {
  size_t n = strlen(prefix), k = strlen(name);
  return !(row->flags & AOTI_OP_UNKNOWN) && !strncmp(row->name, "aten.", 5) && !strncmp(row->name + 5, prefix, n) &&
         !strncmp(row->name + 5 + n, name, k) && row->name[5 + n + k] == '.';
}

/* torch._foreach_mul_([x, y], 0.9): Python's spelling names no overload. */
static aot_status foreach_call(graph_parser *p, const char *name, const char *place, const call_args *args,
                               aoti_node *out) {
  char path[160];
  const aot_value *last = NULL;
  for (size_t i = 1; i < args->n && i < 3; i++)
    if (!args->at[i].keyword) last = &args->at[i].value;
  bool fused = strstr(name, "addc") != NULL; /* its last lists are operands */
  if (fused) last = args->n > 3 && !args->at[3].keyword ? &args->at[3].value : NULL;
  bool list = last && (last->kind == AOT_LIST || last->kind == AOT_TUPLE);
  const aot_value *item = list && last->as.list.n ? &last->as.list.at[0] : NULL;
  const char *overload = item && item->kind != AOT_NODE ? "ScalarList" : list && !fused ? "List" : "Scalar";
  if (!last && !fused) overload = strstr(name, "_norm") ? "Scalar" : "default";
  if (last && last->kind == AOT_NODE && !parse_is_number(p, last)) overload = "Tensor";
  if (args->n && !args->at[0].keyword && args->at[0].value.kind != AOT_LIST && strstr(name, "_pow"))
    overload = "ScalarAndTensor";
  if (strstr(name, "_copy")) overload = "default";
  snprintf(path, sizeof path, "torch.ops.aten.%.100s.%s", name, overload);
  return parse_call(p, path, place, args, out);
}

/* torch._fused_adam_(params, ..., lr=0.1): its overload is what lr is. */
static aot_status optimizer_call(graph_parser *p, const char *name, const char *place, const call_args *args,
                                 aoti_node *out) {
  char path[160];
  bool tensor = false;
  for (size_t i = 0; i < args->n; i++)
    tensor |= args->at[i].keyword && !strcmp(args->at[i].keyword, "lr") && args->at[i].value.kind == AOT_NODE &&
              !parse_is_number(p, &args->at[i].value);
  snprintf(path, sizeof path, "torch.ops.aten.%.100s.%s", name, tensor ? "tensor_lr" : "default");
  return parse_call(p, path, place, args, out);
}

aot_status parse_aten_spelling(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                               aoti_node *out, bool *done) {
  const char *prefix, *name = name_of(spelling, &prefix);
  *done = false;
  if (!name || !*name) return NULL;
  if (!strncmp(name, "_foreach_", 9)) {
    *done = true;
    return foreach_call(p, name, place, args, out);
  }
  if (!strncmp(name, "_fused_ad", 9) || !strncmp(name, "_fused_sgd", 10)) {
    *done = true;
    return optimizer_call(p, name, place, args, out);
  }
  for (size_t k = 0; k < sizeof signatures / sizeof *signatures; k++) {
    call_args translated = {0};
    bool fits, written;
    if (strcmp(signatures[k].name, name) != 0) continue;
    AOT_TRY(translate(p, k, args, &translated, &fits, &written));
    if (!fits || !aoti_op_find(p->registry, signatures[k].op, strlen(signatures[k].op), &out->op)) continue;
    aot_status status = parse_bind(p, place, aoti_op(p->registry, out->op), &translated, out);
    *done = !status && parse_fits(p, out);
    aot_status_free(status);
    if (*done) return written ? parse_write(p, out) : NULL;
  }
  aot_op op = 0;
  for (const aoti_op_info *row; (row = aoti_op(p->registry, op)) != NULL && !*done; op++)
    if (is_overload(row, prefix, name) || (!strcmp(prefix, "special_") && is_overload(row, "", name)))
      AOT_TRY(try_row(p, op, place, args, out, done));
  return NULL;
}

/* ---- subscripts ---- */

static bool is_slice(const aot_value *v) {
  return v->kind == AOT_TUPLE && v->as.list.n == 4 && v->as.list.at[0].kind == AOT_STRING &&
         !strcmp(v->as.list.at[0].as.string, "slice"); /* and not the Ellipsis that four items begin with */
}
static bool is_ellipsis(const aot_value *v) { return v->kind == AOT_STRING; }

aot_status parse_emit(graph_parser *p, const aoti_node *call, uint32_t *out) {
  char name[48];
  aoti_node node = *call;
  snprintf(name, sizeof name, "part_of_statement_%zu", (size_t)p->g->nodes.n);
  node.name = name;
  node.file = p->file;
  node.function = p->function;
  node.code = p->code;
  node.line = p->line;
  return aoti_graph_add(p->g, &node, NULL, out);
}

aot_status parse_write(graph_parser *p, aoti_node *call) {
  const aoti_op_info *row = aoti_op(p->registry, call->op);
  char name[128];
  size_t n_packet = strlen(row->packet);
  int n = snprintf(name, sizeof name, "aten.%s_.%s", n_packet ? row->packet : "", row->overload);
  aot_op op;
  if (n > 0 && (size_t)n < sizeof name && aoti_op_find(p->registry, name, (size_t)n, &op) &&
      aoti_op(p->registry, op)->n_args == row->n_args) {
    call->op = op;
    return NULL;
  }
  return parse_copy_into(p, &call->args[0], call);
}

aot_status parse_copy_into(graph_parser *p, const aot_value *to, aoti_node *call) {
  uint32_t id;
  aot_value *args;
  static const char copy[] = "aten.copy_.default";
  AOT_TRY(parse_emit(p, call, &id));
  AOT_TRY(aoti_arena_alloc(&p->scratch, 3, sizeof *args, &args));
  args[0] = *to;
  args[1] = (aot_value){AOT_NODE, .as.node = id};
  args[2] = (aot_value){AOT_BOOL, .as.b = false};
  *call = (aoti_node){.kind = AOTI_CALL, .args = args, .n_args = 3};
  if (!aoti_op_find(p->registry, copy, sizeof copy - 1, &call->op))
    return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks %s", copy);
  return NULL;
}

typedef struct subscript {
  const char *place;
  aot_value now;  /* what is left to be indexed */
  aoti_node call; /* its last call, not yet a node */
  bool pending;
} subscript;

static aot_status step(graph_parser *p, subscript *s, const char *op, const aot_value *more, size_t n_more) {
  call_args args = {0};
  if (s->pending) {
    uint32_t id;
    AOT_TRY(parse_emit(p, &s->call, &id));
    s->now = (aot_value){AOT_NODE, .as.node = id};
  }
  AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, s->now, s->place}));
  for (size_t i = 0; i < n_more; i++) AOT_TRY(aoti_push(&p->scratch, &args, (call_arg){NULL, more[i], s->place}));
  s->call = (aoti_node){.kind = AOTI_CALL};
  if (!aoti_op_find(p->registry, op, strlen(op), &s->call.op))
    return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks %s", op);
  s->pending = true;
  return parse_bind(p, s->place, aoti_op(p->registry, s->call.op), &args, &s->call);
}

static aot_status slice_step(graph_parser *p, subscript *s, int dim, const aot_value *parts) {
  const aot_value number = {AOT_INT, .as.i = aot_i(dim)}, zero = {AOT_INT, .as.i = aot_i(0)};
  const aot_value end = {AOT_INT, .as.i = aot_i(INT64_MAX)}, one = {AOT_INT, .as.i = aot_i(1)};
  const aot_value more[] = {number, parts[0].kind == AOT_NONE ? zero : parts[0],
                            parts[1].kind == AOT_NONE ? end : parts[1], parts[2].kind == AOT_NONE ? one : parts[2]};
  if (parts[0].kind == AOT_NONE && parts[1].kind == AOT_NONE && parts[2].kind == AOT_NONE) return NULL;
  return step(p, s, "aten.slice.Tensor", more, 4);
}

aot_status parse_subscript(graph_parser *p, const char *place, const aot_value *of, const aot_value *index,
                           aoti_node *out) {
  const bool many = index->kind == AOT_TUPLE && !is_slice(index);
  const aot_value *at = many ? index->as.list.at : index;
  size_t n = many ? index->as.list.n : 1, consumed = 0, n_list = 0;
  aot_value list[AOT_MAX_DIMS];
  subscript s = {.place = place, .now = *of};
  bool tensors = false;
  if (of->kind != AOT_NODE) return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "only tensors have subscripts here");
  for (size_t i = 0; i < n; i++) consumed += at[i].kind != AOT_NONE && !is_ellipsis(&at[i]);
  int dim = 0, ndim = -1;
  if (p->g->nodes.at[of->as.node].type.kind == AOTI_TYPE_TENSOR) ndim = p->g->nodes.at[of->as.node].type.tensor.ndim;
  for (size_t i = 0; i < n; i++) {
    const aot_value *v = &at[i];
    const aot_value number = {AOT_INT, .as.i = aot_i(dim)};
    if (dim >= AOT_MAX_DIMS) return parse_fail(p, place, AOT_ERROR_INVALID, "a subscript has too many items");
    if (is_ellipsis(v)) {
      if (ndim < (int)consumed)
        return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "... in a subscript needs the annotated type of the value");
      for (int left = ndim - (int)consumed; left > 0 && n_list < AOT_MAX_DIMS; left--, dim++)
        list[n_list++] = (aot_value){AOT_NONE};
      continue;
    }
    if (v->kind == AOT_INT || is_size(p, v)) {
      const aot_value more[] = {number, *v};
      AOT_TRY(step(p, &s, "aten.select.int", more, 2));
      continue;
    }
    if (v->kind == AOT_NONE)
      AOT_TRY(step(p, &s, "aten.unsqueeze.default", &number, 1));
    else if (is_slice(v))
      AOT_TRY(slice_step(p, &s, dim, v->as.list.at + 1));
    else if (v->kind != AOT_NODE)
      return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "a subscript holds numbers, slices, None, ... and tensors");
    tensors = tensors || v->kind == AOT_NODE;
    list[n_list++] = v->kind == AOT_NODE ? *v : (aot_value){AOT_NONE};
    dim++;
  }
  if (tensors) {
    while (n_list && list[n_list - 1].kind == AOT_NONE) n_list--;
    aot_value *copy;
    AOT_TRY(aoti_arena_memdup(&p->scratch, list, n_list * sizeof *list, &copy));
    const aot_value more = {AOT_LIST, .as.list = {copy, n_list}};
    AOT_TRY(step(p, &s, "aten.index.Tensor", &more, 1));
  }
  if (!s.pending) AOT_TRY(step(p, &s, "aten.alias.default", NULL, 0)); /* x[...] */
  *out = s.call;
  return NULL;
}
