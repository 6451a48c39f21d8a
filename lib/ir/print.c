/* Graphs as text, byte for byte as torch.fx's GraphModule.print_readable writes them (PyTorch 2.15). */
#include "ir.h"
#include <math.h>
#include <string.h>

typedef struct printer {
  const aoti_graph *g;
  aoti_annotate annotate;
  const char *indent; /* of a statement */
  aoti_text *out;

} printer;

static void put(printer *p, const char *s) { aoti_text_put(p->out, s, strlen(s)); }

/* ---- literals ---- */

/* A string as Python's repr: single quotes unless the text has only single ones. UTF-8 is printed as it is. */
static void put_string(printer *p, const char *s) {
  char quote = strchr(s, '\'') && !strchr(s, '"') ? '"' : '\'';
  aoti_text_put(p->out, &quote, 1);
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (c == '\n')
      put(p, "\\n");
    else if (c == '\t')
      put(p, "\\t");
    else if (c == '\r')
      put(p, "\\r");
    else if (c == '\\' || c == (unsigned char)quote)
      aoti_text_add(p->out, "\\%c", c);
    else if (c < 0x20 || c == 0x7f)
      aoti_text_add(p->out, "\\x%02x", c);
    else
      aoti_text_put(p->out, s, 1);
  }
  aoti_text_put(p->out, &quote, 1);
}

static const char *memory_format_name(aot_memory_format f) {
  switch (f) {
  case AOT_PRESERVE: return "torch.preserve_format";
  case AOT_CHANNELS_LAST: return "torch.channels_last";
  default: return "torch.contiguous_format";
  }
}

static void put_value(printer *p, const aot_value *v) {
  switch (v->kind) {
  case AOT_NONE: put(p, "None"); return;
  case AOT_NODE: put(p, p->g->nodes.at[v->as.node].name); return;
  case AOT_TENSOR: put(p, "torch.Tensor()"); return; /* no graph holds one: constants are attributes */
  case AOT_INT: aoti_int_print(p->out, p->g->syms, v->as.i); return;
  case AOT_FLOAT: aoti_text_double(p->out, v->as.f); return;
  case AOT_BOOL: put(p, v->as.b ? "True" : "False"); return;
  case AOT_STRING: /* an operator given to a higher-order one is no text */
    if (!strncmp(v->as.string, "torch.ops.", 10))
      put(p, v->as.string);
    else
      put_string(p, v->as.string);
    return;
  case AOT_DTYPE: aoti_text_add(p->out, "torch.%s", aot_dtype_torch_name(v->as.dtype)); return;
  case AOT_DEVICE:
    if (v->as.device.type == AOT_CPU)
      put(p, "device(type='cpu')");
    else
      aoti_text_add(p->out, "device(type='cuda', index=%u)", v->as.device.index);
    return;
  case AOT_LAYOUT: put(p, "torch.strided"); return;
  case AOT_MEMORY_FORMAT: put(p, memory_format_name(v->as.memory_format)); return;
  case AOT_LIST:
  case AOT_TUPLE: {
    bool tuple = v->kind == AOT_TUPLE;
    put(p, tuple ? "(" : "[");
    for (size_t i = 0; i < v->as.list.n; i++) {
      if (i) put(p, ", ");
      put_value(p, &v->as.list.at[i]);
    }
    put(p, !tuple ? "]" : v->as.list.n == 1 ? ",)" : ")");
    return;
  }
  }
}

/* ---- annotations ---- */

static void put_ints(printer *p, const aot_int *at, int n) {
  put(p, "[");
  for (int i = 0; i < n; i++) {
    if (i) put(p, ", ");
    aoti_int_print(p->out, p->g->syms, at[i]);
  }
  put(p, "]");
}

/* PyTorch passes a generator there, which has no annotation. */
static bool is_generator(const aoti_node *n) { return n->kind == AOTI_PLACEHOLDER && aoti_is_generator_name(n->name); }
static bool has_annotation(const aoti_node *n) {
  aoti_type_kind k = n->type.kind;
  return (k == AOTI_TYPE_TENSOR || k == AOTI_TYPE_INT || k == AOTI_TYPE_FLOAT) && !is_generator(n);
}
static bool put_type(printer *p, const aoti_node *n) {
  const aoti_type *t = &n->type;
  const aoti_op_info *row = n->kind == AOTI_CALL ? aoti_op(p->g->registry, n->op) : NULL;
  if (p->annotate == AOTI_ANNOTATE_NONE || !has_annotation(n) || (row && row->rng)) return false;
  if (t->kind == AOTI_TYPE_TENSOR) {
    const aoti_meta *m = &t->tensor;
    aoti_text_add(p->out, ": \"%s", aot_dtype_name(m->dtype));
    put_ints(p, m->size, m->ndim);
    if (n->tags & AOTI_TAG_SIZES_ONLY) {
      put(p, "\"");
      return true;
    }
    if (m->stride) put_ints(p, m->stride, m->ndim);
    if (m->device.type == AOT_CPU)
      put(p, "cpu\"");
    else
      aoti_text_add(p->out, "cuda:%u\"", m->device.index);
    return true;
  }
  if (t->kind == AOTI_TYPE_INT || t->kind == AOTI_TYPE_FLOAT) {
    put(p, ": \"Sym(");
    aoti_int_print(p->out, p->g->syms, t->i);
    put(p, ")\"");
    return true;
  }
  return false;
}

/* ---- the right-hand side ---- */

static bool is_default(const aoti_op_info *row, const aoti_node *n, uint32_t i) {
  return row->args[i].has_default && aoti_value_equal(&n->args[i], &row->args[i].def);
}

/* Positional arguments up to the last one that is not its default, then keyword-only ones that are not. */
static void put_schema_args(printer *p, const aoti_op_info *row, const aoti_node *n, uint32_t from) {
  uint32_t positional = 0, end;
  bool first = true;
  while (positional < row->n_args && !row->args[positional].is_kwarg_only) positional++;
  for (end = positional; end > from && is_default(row, n, end - 1);) end--;
  for (uint32_t i = from; i < end; i++, first = false) {
    if (!first) put(p, ", ");
    put_value(p, &n->args[i]);
  }
  for (uint32_t i = positional; i < row->n_args; i++) {
    if (is_default(row, n, i)) continue;
    aoti_text_add(p->out, "%s%s = ", first ? "" : ", ", row->args[i].name);
    first = false;
    put_value(p, &n->args[i]);
  }
}

static void put_any_args(printer *p, const aoti_node *n) {
  for (uint32_t i = 0; i < n->n_args; i++) {
    if (i) put(p, ", ");
    if (n->arg_names && n->arg_names[i]) aoti_text_add(p->out, "%s = ", n->arg_names[i]);
    put_value(p, &n->args[i]);
  }
}

/* As Python wrote it: "+" between two operands or before one, "torch.cos" before its arguments, ".sum" after the
 * first. */
static void put_python(printer *p, const aoti_op_info *row, const aoti_node *n) {
  const char *py = row->python;
  if (aoti_is_letter(*py)) {
    aoti_text_add(p->out, "%s(", py);
    put_schema_args(p, row, n, 0);
    put(p, ")");
  } else if (*py == '.' && aoti_is_letter(py[1])) {
    put_value(p, &n->args[0]);
    aoti_text_add(p->out, "%s(", py);
    put_schema_args(p, row, n, 1);
    put(p, ")");
  } else if (n->n_args > 1 && !row->args[1].is_kwarg_only) {
    put_value(p, &n->args[0]);
    aoti_text_add(p->out, " %s ", py);
    put_value(p, &n->args[1]);
  } else {
    put(p, py);
    put_value(p, &n->args[0]);
  }
}

/* The state first, or last by its keyword; the operator's name before its own arguments. */
static void put_rng_call(printer *p, const aoti_op_info *row, const aoti_node *n) {
  uint32_t own = aoti_op_inner_args(row);
  aoti_text_add(p->out, "torch.ops.higher_order.%s(", row->packet);
  if (row->rng == AOTI_RNG_WITH) {
    put_value(p, &n->args[0]);
    put(p, ", ");
  }
  aoti_text_add(p->out, "torch.ops.%s", aoti_op(p->g->registry, row->inner)->name);
  aoti_text args = {0}, *out = p->out;
  p->out = &args;
  put_schema_args(p, row, n, own);
  p->out = out;
  out->failed = out->failed || args.failed;
  if (args.n) aoti_text_add(out, ", %s", args.at);
  aoti_text_deinit(&args);
  if (row->rng == AOTI_RNG_GRAPHSAFE) {
    put(p, ", rng_state = ");
    put_value(p, &n->args[0]);
  }
  put(p, ")");
}

static void put_call(printer *p, const aoti_node *n) {
  const aoti_op_info *row = aoti_op(p->g->registry, n->op);
  if (row->rng) {
    put_rng_call(p, row, n);
  } else if (row->flags & AOTI_OP_UNKNOWN) {
    aoti_text_add(p->out, aoti_op_is_torch_op(row) ? "torch.ops.%s(" : "%s(", row->name);
    put_any_args(p, n);
    put(p, ")");
  } else if (aoti_op_is_getitem(row)) {
    put_value(p, &n->args[0]);
    put(p, "[");
    put_value(p, &n->args[1]);
    put(p, "]");
  } else if (row->python && n->n_args && (p->g->python_level || !aoti_op_is_torch_op(row))) {
    put_python(p, row, n);
  } else {
    aoti_text_add(p->out, "torch.ops.%s(", row->name);
    put_schema_args(p, row, n, 0);
    put(p, ")");
  }
}

static bool is_identifier(const char *s, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!(i ? aoti_is_word(s[i]) : aoti_is_letter(s[i]))) return false;
  return n > 0;
}

/* self.a.b; a part that is no identifier needs getattr: getattr(self.layers, "0").weight. */
static void put_attr(printer *p, const char *path) {
  const char *end;
  for (const char *s = path; *s; s = *end ? end + 1 : end) {
    end = s + strcspn(s, ".");
    if (!is_identifier(s, (size_t)(end - s))) put(p, "getattr(");
  }
  put(p, "self");
  for (const char *s = path; *s; s = *end ? end + 1 : end) {
    end = s + strcspn(s, ".");
    int n = (int)(end - s);
    if (is_identifier(s, (size_t)n))
      aoti_text_add(p->out, ".%.*s", n, s);
    else
      aoti_text_add(p->out, ", \"%.*s\")", n, s);
  }
}

/* ---- frees ---- */

typedef struct free_ctx {
  printer *p;
  uint32_t user;
  uint32_t *last_use;
  bool any;
} free_ctx;

static void note_last_use(void *ctx, uint32_t node) {
  free_ctx *c = ctx;
  c->last_use[node] = c->user; /* nodes are visited in order, so the last one stays */
}
static void put_free(void *ctx, uint32_t node) {
  free_ctx *c = ctx;
  if (c->last_use[node] != c->user) return;
  c->last_use[node] = AOTI_NO_NODE; /* a second use by this node frees nothing more */
  put(c->p, c->any ? "" : ";  ");
  c->any = true;
  aoti_text_add(c->p->out, "%s = ", c->p->g->nodes.at[node].name);
}

/* Values whose last use was this node, in the order of its arguments. */
static void put_frees(printer *p, uint32_t id, uint32_t *last_use) {
  free_ctx c = {p, id, last_use, false};
  aoti_node_uses(&p->g->nodes.at[id], put_free, &c);
  if (last_use[id] == id) put_free(&c, id); /* no users: it frees itself */
  if (c.any) put(p, "None");
}

/* ---- statements ---- */

/* Two nodes have the same comment when their source lines are the same; it is printed before the first of a run. */
static bool same_text(const char *a, const char *b) { return a == b || (a && b && !strcmp(a, b)); }
/* The tags a comment shows; which side a node belongs to shows only with its source line. */
static uint32_t shown_tags(const aoti_node *n) {
  uint32_t tags = AOTI_TAG_MUST_SAVE | AOTI_TAG_MUST_RECOMPUTE | AOTI_TAG_MUST_BE_IN_BACKWARD | AOTI_TAG_PREFER;
  tags |= aoti_region_tag(AOTI_TAG_REGIONS);
  return n->file ? tags | AOTI_TAG_BACKWARD : tags;
}
static bool same_source(const aoti_node *a, const aoti_node *b) {
  return same_text(a->file, b->file) && a->line == b->line && same_text(a->function, b->function) &&
         same_text(a->code, b->code) && !((a->tags ^ b->tags) & shown_tags(a));
}
static void put_source(printer *p, const aoti_node *n, bool blank_line) {
  if (blank_line) put(p, "\n");
  put(p, p->indent);
  if (n->tags & AOTI_TAG_MUST_BE_IN_BACKWARD) put(p, "# partitioner_tag: must_be_in_backward ");
  put(p, "#");
  const char *policy = NULL;
  if (n->tags & AOTI_TAG_MUST_SAVE)
    policy = "MUST_SAVE";
  else if (n->tags & AOTI_TAG_MUST_RECOMPUTE)
    policy = n->tags & AOTI_TAG_PREFER ? "PREFER_RECOMPUTE" : "MUST_RECOMPUTE";
  else if (n->tags & AOTI_TAG_PREFER)
    policy = "PREFER_SAVE";
  uint32_t region = aoti_tag_region(n->tags);
  if (region) aoti_text_add(p->out, policy ? " ac_graph_id: %u - %s" : " ac_graph_id: %u", region, policy);
  if (!region && policy) aoti_text_add(p->out, " recompute: %s", policy);
  if (!n->file) {
    put(p, " No stacktrace found for following nodes\n");
    return;
  }
  aoti_text_add(p->out, " %sFile: %s:%d", n->tags & AOTI_TAG_BACKWARD ? "Backward of forward node: " : "", n->file,
                n->line);
  if (n->function) aoti_text_add(p->out, " in %s", n->function);
  aoti_text_add(p->out, ", code: %s\n", n->code ? n->code : "");
}

static void put_body(printer *p, uint32_t *last_use) {
  const aoti_node *previous = NULL;
  for (uint32_t i = 0; i < p->g->nodes.n; i++) {
    const aoti_node *n = &p->g->nodes.at[i];
    if (n->kind == AOTI_PLACEHOLDER) continue;
    if (n->kind == AOTI_OUTPUT) {
      aoti_text_add(p->out, "%sreturn ", p->indent);
      bool unflatten = p->g->is_joint && p->annotate == AOTI_ANNOTATE_FULL;
      if (unflatten) put(p, "pytree.tree_unflatten(");
      aot_value result = n->args[0];
      if (unflatten && result.kind == AOT_TUPLE) result.kind = AOT_LIST;
      put_value(p, &result);
      put(p, unflatten ? ", self._out_spec)\n" : "\n");
      return;
    }
    if (p->annotate == AOTI_ANNOTATE_FULL && (!previous || !same_source(previous, n)))
      put_source(p, n, previous != NULL);
    previous = n;
    aoti_text_add(p->out, "%s%s", p->indent, n->name);
    put_type(p, n);
    put(p, " = ");
    if (n->kind == AOTI_GET_ATTR)
      put_attr(p, n->target);
    else
      put_call(p, n);
    if (last_use) put_frees(p, i, last_use);
    put(p, "\n");
  }
}

static void put_parameters(printer *p) {
  put(p, "def forward(self");
  for (uint32_t i = 0; i < p->g->nodes.n; i++) {
    const aoti_node *n = &p->g->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER) continue;
    aoti_text_add(p->out, ", %s", n->name);
    put_type(p, n);
  }
  put(p, "):\n");
}

/* PyTorch's pytree header: annotations on one line, names on another. */
static void put_joint_parameters(printer *p) {
  bool any = false, philox = false;
  for (uint32_t i = 0; i < p->g->nodes.n; i++)
    philox = philox || (p->g->nodes.at[i].kind == AOTI_PLACEHOLDER &&
                        aoti_parameter_of(p->g->nodes.at[i].name) == AOTI_BACKWARD_PHILOX);
  const char *more = philox ? ", fwd_seed, fwd_base_offset, bwd_seed, bwd_base_offset" : "";
  aoti_text_add(p->out, "def forward(self, primals, tangents%s):\n", more);
  for (uint32_t i = 0; i < p->g->nodes.n; i++) {
    const aoti_node *n = &p->g->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER || !has_annotation(n)) continue;
    aoti_text_add(p->out, "%s%s", any ? " " : p->indent, n->name);
    put_type(p, n);
    put(p, ";");
    any = true;
  }
  put(p, any ? "\n\n" : "");
  put(p, p->indent);
  bool first = true;
  for (uint32_t i = 0; i < p->g->nodes.n; i++) {
    const aoti_node *n = &p->g->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER) continue;
    aoti_text_add(p->out, "%s%s", first ? "" : ", ", n->name);
    first = false;
  }
  aoti_text_add(p->out, ", = fx_pytree.tree_flatten_spec([primals, tangents%s], self._in_spec)\n", more);
}

static aot_status find_last_uses(const aoti_graph *g, aoti_arena *arena, uint32_t **out) {
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof **out, out));
  free_ctx c = {.last_use = *out};
  for (c.user = 0; c.user < g->nodes.n; c.user++) {
    (*out)[c.user] = c.user;
    aoti_node_uses(&g->nodes.at[c.user], note_last_use, &c);
  }
  return NULL;
}

aot_status aoti_graph_print(const aoti_graph *g, aoti_annotate annotate, aoti_text *out) {
  bool full = annotate == AOTI_ANNOTATE_FULL;
  printer p = {g, annotate, full ? "        " : "    ", out};
  aoti_arena arena;
  uint32_t *last_use = NULL;
  aoti_arena_init(&arena, g->arena.from);
  if (annotate != AOTI_ANNOTATE_NONE) {
    aot_status status = find_last_uses(g, &arena, &last_use);
    if (status) {
      aoti_arena_deinit(&arena);
      return status;
    }
  }
  if (full) {
    const char *name = g->class_name ? g->class_name : g->is_joint ? "inner_f" : "GraphModule";
    aoti_text_add(out, "class %s(torch.nn.Module):\n    ", name);
  }
  if (full && g->is_joint)
    put_joint_parameters(&p);
  else
    put_parameters(&p);
  put_body(&p, last_use);
  aoti_arena_deinit(&arena);
  return out->failed ? aoti_oom() : NULL;
}
