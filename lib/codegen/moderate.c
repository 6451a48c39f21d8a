/* Sines, cosines and tangents of moderate arguments. Reducing a huge argument takes several times the work of all the
 * rest, and a loop of vectors would pay for it at every element; kernels-ir has the same functions without it, equal to
 * the bit below a limit. They serve where the argument is bounded by what computes it, on any target; and on the host
 * where a look at the arguments of the next few hundred points finds all of them below the limit. */
#include "cg.h"

#include <string.h>

enum {
  BLOCK = 512,   /* points looked at together: their data stay in the first-level cache */
  MAX_SLICE = 16 /* operations worth computing twice for the look */
};

static bool is_trigonometric(unsigned op) { return op == AOTI_OP_SIN || op == AOTI_OP_COS || op == AOTI_OP_TAN; }

static bool is_bounded(const aoti_kernel *k, uint32_t id) {
  switch (k->nodes.at[id].op) {
  case AOTI_OP_SIN:
  case AOTI_OP_COS:
  case AOTI_OP_TANH:
  case AOTI_OP_SIGMOID:
  case AOTI_OP_ERF:
  case AOTI_OP_ATAN:
  case AOTI_OP_SIGN: return true;
  default: return false;
  }
}

static bool holds_value(const aoti_kernel *k, aoti_ix x) {
  if (!x) return false;
  const aoti_ix_node *n = &k->ix.at[x];
  return n->kind == AOTI_IX_VALUE || holds_value(k, n->a) || holds_value(k, n->b);
}

/* A load gives the same before the block's stores as in their midst, unless an earlier statement stores to its buffer.
 */
static bool stored_before(const aoti_kernel *k, uint32_t id) {
  for (uint32_t i = 1; i < id; i++)
    if (k->nodes.at[i].op == AOTI_OP_STORE && k->nodes.at[i].item == k->nodes.at[id].item) return true;
  return false;
}

/* Marks what value id is computed from; false if that is too much, or not to be done twice. */
static bool mark(const aoti_kernel *k, uint32_t id, uint8_t *marks, unsigned *count) {
  const aoti_loop_node *n = &k->nodes.at[id];
  if (marks[id]) return true;
  if (n->block) return false;
  switch (n->op) {
  case AOTI_OP_CONST:
  case AOTI_OP_SCALAR: break;
  case AOTI_OP_LOAD:
    if (holds_value(k, n->index) || stored_before(k, id)) return false;
    break;
  case AOTI_OP_ADD:
  case AOTI_OP_SUB:
  case AOTI_OP_MUL:
  case AOTI_OP_DIV:
  case AOTI_OP_FMA:
  case AOTI_OP_NEG:
  case AOTI_OP_ABS:
  case AOTI_OP_CAST:
  case AOTI_OP_ROUND_BF16:
  case AOTI_OP_ROUND_F16: break;
  default: return false;
  }
  if (++*count > MAX_SLICE) return false;
  for (int i = 0; i < n->n_args; i++)
    if (!mark(k, n->args[i], marks, count)) return false;
  marks[id] = 1;
  return true;
}

/* Node by node: 1 where the argument is bounded, 2 where a look will tell. */
void cg_moderate_find(cg *g) {
  const aoti_kernel *k = g->k;
  aot_status s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof(uint8_t), &g->moderate);
  if (!s) s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof(uint8_t), &g->looked_at);
  if (s) {
    aot_status_free(s);
    cg_fail(g, AOT_ERROR_OOM, "out of memory");
    return;
  }
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (is_trigonometric(k->nodes.at[id].op) && is_bounded(k, k->nodes.at[id].args[0])) g->moderate[id] = 1;
}

/* Emits `body` over the points [from, to) of variable inner; twice, for moderate arguments and for any, if there are
 * arguments to look at. */
void cg_moderate_loop(cg *g, uint32_t inner, LLVMValueRef from, LLVMValueRef to,
                      void (*body)(cg *g, LLVMValueRef from, LLVMValueRef to)) {
  const aoti_kernel *k = g->k;
  unsigned count = 0;
  bool any = false;
  for (uint32_t id = 1; id < k->nodes.n; id = aoti_loop_next(k, id)) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (!is_trigonometric(n->op) || g->moderate[id] || !(n->vars >> inner & 1)) continue;
    unsigned before = count;
    if (mark(k, n->args[0], g->looked_at, &count)) {
      g->moderate[id] = 2;
      any = true;
    } else {
      count = before;
    }
  }
  if (!any) {
    body(g, from, to);
    return;
  }
  cg_loop blocks = cg_loop_begin(g, from, to, cg_i64(g, BLOCK), "block");
  LLVMValueRef end = LLVMBuildNSWAdd(g->b, blocks.i, cg_i64(g, BLOCK), "");
  end = LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, end, to, ""), end, to, "");
  LLVMValueRef seen = cg_alloca(g, g->i32, 1, "seen");
  LLVMBuildStore(g->b, cg_i32(g, 0), seen);
  cg_loop look = cg_loop_begin(g, blocks.i, end, cg_i64(g, 1), "look");
  g->vars[0][inner] = look.i;
  for (uint32_t id = 1; id < k->nodes.n && !g->error; id = aoti_loop_next(k, id)) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (g->looked_at[id] && n->vars >> inner & 1) cg_statement(g, id);
    if (g->moderate[id] != 2) continue;
    bool f64 = n->dtype == AOT_F64;
    LLVMValueRef x = cg_call_intrinsic(g, "llvm.fabs", f64 ? g->f64 : g->f32, &g->values[0][n->args[0]], 1);
    LLVMValueRef limit = LLVMConstReal(LLVMTypeOf(x), f64 ? 0x1p30 : 0x1p18);
    LLVMValueRef huge = LLVMBuildZExt(g->b, LLVMBuildFCmp(g->b, LLVMRealOGE, x, limit, ""), g->i32, "");
    LLVMBuildStore(g->b, LLVMBuildOr(g->b, LLVMBuildLoad2(g->b, g->i32, seen, ""), huge, ""), seen);
  }
  cg_loop_end(g, &look);
  LLVMValueRef found = LLVMBuildLoad2(g->b, g->i32, seen, "");
  cg_if moderate = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntEQ, found, cg_i32(g, 0), ""));
  body(g, blocks.i, end);
  cg_if_end(g, &moderate);
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (g->moderate[id] == 2) g->moderate[id] = 0;
  cg_if general = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntNE, found, cg_i32(g, 0), ""));
  g->rare = true;
  body(g, blocks.i, end);
  g->rare = false;
  cg_if_end(g, &general);
  cg_loop_end(g, &blocks);
}
