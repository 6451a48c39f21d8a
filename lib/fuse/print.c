/* Expressions and groups as text, for people: what --print-after=lower and --print-after=fuse show. */
#include "fuse.h"

#include <inttypes.h>

static void print_ints(const aoti_fuse *f, int n, const aot_int *at, aoti_text *out) {
  for (int i = 0; i < n; i++) {
    if (i) aoti_text_add(out, ", ");
    aoti_int_print(out, f->syms, at[i]);
  }
}

static void print_bits(uint32_t bits, aoti_text *out) {
  const char *comma = "";
  for (int d = 0; d < AOT_MAX_DIMS; d++)
    if (bits >> d & 1) {
      aoti_text_add(out, "%s%d", comma, d);
      comma = ", ";
    }
}

/* start + step * i_src + step2 * i_src2, as far as it is not zero */
static void print_position(const aoti_fuse *f, const aoti_dim_map *m, aoti_text *out) {
  bool start = m->src < 0 || !aoti_int_is(m->start, 0);
  if (start) aoti_int_print(out, f->syms, m->start);
  if (m->src < 0) return;
  if (start) aoti_text_add(out, " + ");
  if (m->step != 1) aoti_text_add(out, "%" PRId64 "*", m->step);
  aoti_text_add(out, "i%d", m->src);
  if (!m->src2) return;
  aoti_text_add(out, " + ");
  if (m->step2 != 1) aoti_text_add(out, "%" PRId64 "*", m->step2);
  aoti_text_add(out, "i%d", m->src2 - 1);
}

/* %3[i0, 2*i1 + 1]; along a gather's dimension %index stands. */
static void print_mapped(const aoti_fuse *f, const aoti_te_node *n, aoti_text *out) {
  aoti_text_add(out, " %%%u[", n->args[0]);
  for (int k = 0; k < f->te.at[n->args[0]].ndim; k++) {
    if (k) aoti_text_add(out, ", ");
    if (n->kind == AOTI_TE_GATHER && k == n->dim)
      aoti_text_add(out, "%%%u", n->args[1]);
    else
      print_position(f, &n->map[k], out);
  }
  aoti_text_add(out, "]");
}

static void print_args(const aoti_te_node *n, aoti_text *out) {
  for (int i = 0; i < n->n_args; i++) aoti_text_add(out, " %%%u", n->args[i]);
}

static void print_type(const aoti_fuse *f, const aoti_te_node *n, aoti_text *out) {
  aoti_text_add(out, ": %s[", aot_dtype_name((aot_dtype)n->dtype));
  print_ints(f, n->ndim, n->size, out);
  aoti_text_add(out, "]");
  if (n->stride) {
    aoti_text_add(out, "[");
    print_ints(f, n->ndim, n->stride, out);
    aoti_text_add(out, "]");
  }
}

static void print_value(const aoti_fuse *f, const aoti_te_node *n, const char *(*op_name)(unsigned op),
                        aoti_text *out) {
  switch ((aoti_te_kind)n->kind) {
  case AOTI_TE_NONE: aoti_text_add(out, "none"); break;
  case AOTI_TE_INPUT: aoti_text_add(out, "input %s", f->graph->nodes.at[n->node].name); break;
  case AOTI_TE_CONST:
    aoti_text_add(out, "const ");
    if (aoti_is_float((aot_dtype)n->dtype))
      aoti_text_double(out, n->f);
    else
      aoti_text_add(out, "%" PRId64, n->i);
    break;
  case AOTI_TE_SIZE:
    aoti_text_add(out, "size ");
    aoti_int_print(out, f->syms, n->extent);
    break;
  case AOTI_TE_SCALAR:
    if (n->op)
      aoti_text_add(out, "random offset + %" PRId64, n->i);
    else
      aoti_text_add(out, "random seed");
    break;
  case AOTI_TE_IOTA: aoti_text_add(out, "i%d", n->dim); break;
  case AOTI_TE_POINT:
    aoti_text_add(out, "%s", n->op ? op_name(n->op) : "copy");
    print_args(n, out);
    if (n->store_to) aoti_text_add(out, " to %%%u", n->store_to);
    break;
  case AOTI_TE_VIEW:
    aoti_text_add(out, "view");
    print_mapped(f, n, out);
    break;
  case AOTI_TE_RESHAPE:
    aoti_text_add(out, "reshape");
    print_args(n, out);
    break;
  case AOTI_TE_PAD:
    aoti_text_add(out, "pad %%%u at [", n->args[0]);
    print_ints(f, n->ndim, n->lo, out);
    aoti_text_add(out, "] else %%%u", n->args[1]);
    break;
  case AOTI_TE_GATHER:
    aoti_text_add(out, "gather");
    print_mapped(f, n, out);
    break;
  case AOTI_TE_REDUCE:
    aoti_text_add(out, "%s %%%u over ", op_name(n->op), n->args[0]);
    print_bits(n->dims, out);
    break;
  case AOTI_TE_CONTRACT:
    aoti_text_add(out, "contract");
    print_args(n, out);
    break;
  case AOTI_TE_SCAN: aoti_text_add(out, "%s %%%u along %d", op_name(n->op), n->args[0], n->dim); break;
  case AOTI_TE_SCATTER:
    if (n->n_args > 1)
      aoti_text_add(out, "scatter %s %%%u by %%%u", op_name(n->op), n->args[1], n->args[0]);
    else
      aoti_text_add(out, "last of each row in %%%u", n->args[0]);
    break;
  case AOTI_TE_SEARCH:
    aoti_text_add(out, "search");
    print_args(n, out);
    break;
  case AOTI_TE_SEGMENT:
    aoti_text_add(out, "%s %%%u from %%%u up to %%%u", op_name(n->op), n->args[0], n->args[1], n->args[2]);
    break;
  case AOTI_TE_LIST:
    aoti_text_add(out, "list");
    print_args(n, out);
    break;
  case AOTI_TE_CALL:
    aoti_text_add(out, "call %%%u, result %d of %s", n->args[0], n->dim, f->graph->nodes.at[n->i].name);
    break;
  case AOTI_TE_STREAM:
    aoti_text_add(out, "stream %%%u, result %d of form %u of %s", n->args[0], n->dim, n->op,
                  f->graph->nodes.at[n->i].name);
    break;
  }
}

static void print_expression(const aoti_fuse *f, aoti_te e, const char *(*op_name)(unsigned op), aoti_text *out) {
  const aoti_te_node *n = &f->te.at[e];
  aoti_text_add(out, "%%%u", e);
  if (n->kind != AOTI_TE_LIST) print_type(f, n, out);
  aoti_text_add(out, " = ");
  print_value(f, n, op_name, out);
  const char *mark = n->is_root ? "  # root" : n->required ? "  # in memory" : NULL;
  if (mark) aoti_text_add(out, "%s", mark);
  if (n->node < f->graph->nodes.n && n->kind != AOTI_TE_INPUT)
    aoti_text_add(out, "%s%s", mark ? ", " : "  # ", f->graph->nodes.at[n->node].name);
  aoti_text_add(out, "\n");
}

void aoti_fuse_print(const aoti_fuse *f, const char *(*op_name)(unsigned op), aoti_text *out) {
  for (aoti_te e = 1; e < f->te.n; e++) print_expression(f, e, op_name, out);
}

void aoti_groups_print(const aoti_fuse *f, const aoti_groups *groups, aoti_text *out) {
  static const char *const kinds[] = {
      [AOTI_GROUP_LOOPS] = "loops",  [AOTI_GROUP_GEMM] = "gemm",       [AOTI_GROUP_SCATTER] = "scatter",
      [AOTI_GROUP_SCAN] = "scan",    [AOTI_GROUP_SEGMENT] = "segment", [AOTI_GROUP_CALL] = "call",
      [AOTI_GROUP_STREAM] = "stream"};
  static const char *const roles[] = {
      [AOTI_ROLE_FULL] = "full", [AOTI_ROLE_ROW] = "row", [AOTI_ROLE_RED] = "reduction"};
  for (size_t i = 0; i < groups->n; i++) {
    const aoti_group *g = &groups->at[i];
    aoti_text_add(out, "group %zu: %s over [", i, kinds[g->kind]);
    print_ints(f, g->ndim, g->size, out);
    aoti_text_add(out, "]");
    if (g->reduced) {
      aoti_text_add(out, " reducing ");
      print_bits(g->reduced, out);
    }
    aoti_text_add(out, ", ");
    aoti_int_print(out, f->syms, g->bytes_read);
    aoti_text_add(out, " bytes in, ");
    aoti_int_print(out, f->syms, g->bytes_written);
    aoti_text_add(out, " out\n  reads");
    for (size_t k = 0; k < g->n_reads; k++) aoti_text_add(out, " %%%u", g->reads[k]);
    aoti_text_add(out, "\n");
    for (size_t k = 0; k < g->n; k++)
      aoti_text_add(out, "  %%%u: %s%s\n", g->members[k].te, roles[g->members[k].role],
                    g->members[k].stored ? ", stored" : "");
  }
}
