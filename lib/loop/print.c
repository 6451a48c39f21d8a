// Loop IR as text; parse.c reads it back.
#include "loop.h"

#include <inttypes.h>

/* Precedence: 0 sum, 1 product and quotient, 2 atom. Left-associative. */
static void print_ix(const aoti_kernel *k, aoti_ix x, int least, aoti_text *out) {
  const aoti_ix_node *n = &k->ix.at[x];
  const char *word = NULL;
  int level = 2;
  switch ((aoti_ix_kind)n->kind) {
  case AOTI_IX_CONST: aoti_text_add(out, "%" PRId64, n->value); return;
  case AOTI_IX_VAR: aoti_text_add(out, "%s", k->vars.at[n->value].name); return;
  case AOTI_IX_SIZE: aoti_text_add(out, "%s", k->sizes.at[n->value].name); return;
  case AOTI_IX_VALUE: aoti_text_add(out, "%%%" PRId64, n->value); return;
  case AOTI_IX_MIN:
  case AOTI_IX_MAX:
    aoti_text_add(out, n->kind == AOTI_IX_MIN ? "min(" : "max(");
    print_ix(k, n->a, 0, out);
    aoti_text_add(out, ", ");
    print_ix(k, n->b, 0, out);
    aoti_text_add(out, ")");
    return;
  case AOTI_IX_ADD: word = "+", level = 0; break;
  case AOTI_IX_MUL: word = "*", level = 1; break;
  case AOTI_IX_DIV: word = "div", level = 1; break;
  case AOTI_IX_MOD: word = "mod", level = 1; break;
  case AOTI_IX_NONE: aoti_text_add(out, "?"); return;
  }
  if (level < least) aoti_text_add(out, "(");
  print_ix(k, n->a, level, out);
  aoti_text_add(out, " %s ", word);
  print_ix(k, n->b, level + 1, out);
  if (level < least) aoti_text_add(out, ")");
}

void aoti_ix_print(const aoti_kernel *k, aoti_ix x, aoti_text *out) { print_ix(k, x, 0, out); }

static void access(const aoti_kernel *k, uint32_t buffer, aoti_ix index, aoti_text *out) {
  aoti_text_add(out, "%s[", k->buffers.at[buffer].name);
  print_ix(k, index, 0, out);
  aoti_text_add(out, "]");
}

static void range(const aoti_kernel *k, const char *word, uint32_t var, aoti_text *out) {
  aoti_text_add(out, "%s %s < ", word, k->vars.at[var].name);
  print_ix(k, k->vars.at[var].extent, 0, out);
}

static void print_node(const aoti_kernel *k, uint32_t id, aoti_text *out) {
  const aoti_loop_node *n = &k->nodes.at[id];
  const char *op = aoti_loop_op_name((aoti_loop_op)n->op);
  if (n->dtype) aoti_text_add(out, "%%%u: %s = ", id, aoti_loop_dtype_name((aot_dtype)n->dtype));
  switch ((aoti_loop_op)n->op) {
  case AOTI_OP_CONST:
    aoti_text_add(out, "const ");
    if (aoti_loop_is_float((aot_dtype)n->dtype))
      aoti_text_double(out, n->imm.f);
    else
      aoti_text_add(out, "%" PRId64, n->imm.i);
    return;
  case AOTI_OP_SCALAR: aoti_text_add(out, "scalar %s", k->scalars.at[n->item].name); return;
  case AOTI_OP_INDEX:
    aoti_text_add(out, "index ");
    print_ix(k, n->index, 0, out);
    return;
  case AOTI_OP_CHECK:
    aoti_text_add(out, "check %%%u < ", n->args[0]);
    print_ix(k, n->index, 0, out);
    return;
  case AOTI_OP_LOAD:
    aoti_text_add(out, "load ");
    access(k, n->item, n->index, out);
    if (n->n_args) aoti_text_add(out, " if %%%u else %%%u", n->args[0], n->args[1]);
    return;
  case AOTI_OP_STORE:
    aoti_text_add(out, "store ");
    access(k, n->item, n->index, out);
    aoti_text_add(out, " %s %%%u", (const char *[AOTI_STORE_KINDS]){"=", "+=", "*=", "min=", "max="}[n->imm.i],
                  n->args[0]);
    if (n->n_args > 1) aoti_text_add(out, " if %%%u", n->args[1]);
    return;
  case AOTI_OP_LOOP:
    range(k, "loop", n->item, out);
    aoti_text_add(out, " {");
    return;
  case AOTI_OP_CONTRACT:
    range(k, "contract", n->var, out);
    aoti_text_add(out, ": ");
    access(k, n->item, n->index, out);
    aoti_text_add(out, " * ");
    access(k, n->item2, n->index2, out);
    return;
  case AOTI_OP_OUTER:
    range(k, "outer", n->var, out);
    aoti_text_add(out, ": %%%u * ", n->args[0]);
    access(k, n->item, n->index, out);
    return;
  default:
    aoti_text_add(out, "%s", op);
    for (int i = 0; i < n->n_args; i++) aoti_text_add(out, "%s %%%u", i ? "," : "", n->args[i]);
  }
}

void aoti_loop_print_kernel(const aoti_kernel *k, aoti_text *out) {
  aoti_text_add(out, "kernel @%s {\n", k->name);
  for (size_t i = 0; i < k->notes.n; i++) aoti_text_add(out, "  node \"%s\"\n", k->notes.at[i]);
  for (size_t i = 0; i < k->sizes.n; i++) {
    aoti_text_add(out, "  size %s", k->sizes.at[i].name);
    if (k->sizes.at[i].min) aoti_text_add(out, " min %" PRId64, k->sizes.at[i].min);
    if (k->sizes.at[i].max != INT64_MAX) aoti_text_add(out, " max %" PRId64, k->sizes.at[i].max);
    aoti_text_add(out, "\n");
  }
  for (size_t i = 0; i < k->buffers.n; i++) {
    const aoti_buffer *b = &k->buffers.at[i];
    aoti_text_add(out, "  buffer %s: %s%s%s", b->name, aoti_loop_dtype_name((aot_dtype)b->dtype),
                  b->access & AOTI_READ ? " read" : "", b->access & AOTI_WRITE ? " write" : "");
    if (b->align) aoti_text_add(out, " align %u", b->align);
    aoti_text_add(out, "%s\n", b->noalias ? " noalias" : "");
  }
  for (size_t i = 0; i < k->scalars.n; i++)
    aoti_text_add(out, "  scalar %s: %s\n", k->scalars.at[i].name,
                  aoti_loop_dtype_name((aot_dtype)k->scalars.at[i].dtype));
  for (uint32_t i = 0; i < k->n_dims; i++) {
    range(k, "  parallel", i, out);
    aoti_text_add(out, "\n");
  }
  int depth = 1;
  for (uint32_t id = 1, block = 0; id <= k->nodes.n; id++) {
    for (; block && k->nodes.at[block].end == id; block = k->nodes.at[block].block)
      aoti_text_add(out, "%*s}\n", 2 * --depth, "");
    if (id == k->nodes.n) break;
    aoti_text_add(out, "%*s", 2 * depth, "");
    print_node(k, id, out);
    bool loop = k->nodes.at[id].op == AOTI_OP_LOOP;
    aoti_text_add(out, "\n");
    if (loop && k->nodes.at[id].end > id + 1) block = id, depth++;
    if (loop && k->nodes.at[id].end == id + 1) aoti_text_add(out, "%*s}\n", 2 * depth, "");
  }
  aoti_text_add(out, "}\n");
}

void aoti_loop_print(const aoti_loop_module *module, aoti_text *out) {
  for (size_t i = 0; i < module->kernels.n; i++) {
    if (i) aoti_text_add(out, "\n");
    aoti_loop_print_kernel(module->kernels.at[i], out);
  }
}
