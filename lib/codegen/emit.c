/* Statements of Loop IR as LLVM instructions, the same on every target.
 *
 * A statement is emitted for one or several lanes: neighbouring points of the domain whose values are computed side by
 * side, so that loads and stores of neighbours become one vector access. Values that do not differ between lanes are
 * computed once. Accumulators are allocas, which LLVM turns into registers.
 */
#include "cg.h"

#include <llvm-c/DebugInfo.h>
#include <string.h>

void cg_fail(cg *g, aot_code code, const char *fmt, ...) {
  va_list args;
  aoti_text t = {0};
  if (g->error) return;
  va_start(args, fmt);
  aoti_text_vadd(&t, fmt, args);
  va_end(args);
  g->error = aoti_error(code, "kernel %s: %s", g->k ? g->k->name : "?", t.at ? t.at : "");
  aoti_text_deinit(&t);
}

/* ---- types and constants --------------------------------------------------------------------------------------- */

LLVMTypeRef cg_value_type(cg *g, unsigned dtype) {
  switch (dtype) {
  case AOT_F64: return g->f64;
  case AOT_I8:
  case AOT_U8: return g->i8;
  case AOT_I16: return g->i16;
  case AOT_I32: return g->i32;
  case AOT_I64:
  case AOT_U64: return g->i64;
  case AOT_B8: return g->i1;
  default: return g->f32;
  }
}

LLVMTypeRef cg_memory_type(cg *g, unsigned dtype) {
  if (dtype == AOT_B8) return g->i8;
  return dtype == AOT_F16 || dtype == AOT_BF16 ? g->i16 : cg_value_type(g, dtype);
}

LLVMValueRef cg_i64(cg *g, int64_t v) { return LLVMConstInt(g->i64, (unsigned long long)v, true); }
LLVMValueRef cg_i32(cg *g, int64_t v) { return LLVMConstInt(g->i32, (unsigned long long)v, true); }

/* ---- control flow ---------------------------------------------------------------------------------------------- */

LLVMBasicBlockRef cg_block(cg *g, const char *name) { return LLVMAppendBasicBlockInContext(g->ctx, g->fn, name); }

LLVMValueRef cg_alloca(cg *g, LLVMTypeRef type, unsigned count, const char *name) {
  LLVMBasicBlockRef here = LLVMGetInsertBlock(g->b);
  LLVMValueRef first = LLVMGetFirstInstruction(g->entry);
  if (first)
    LLVMPositionBuilderBefore(g->b, first);
  else
    LLVMPositionBuilderAtEnd(g->b, g->entry);
  LLVMValueRef a = LLVMBuildAlloca(g->b, count == 1 ? type : LLVMArrayType2(type, count), name);
  LLVMPositionBuilderAtEnd(g->b, here);
  return a;
}

cg_loop cg_loop_begin(cg *g, LLVMValueRef from, LLVMValueRef to, LLVMValueRef step, const char *name) {
  cg_loop l = {.to = to, .step = step, .head = cg_block(g, name), .exit = cg_block(g, "")};
  LLVMBasicBlockRef before = LLVMGetInsertBlock(g->b), body = cg_block(g, "");
  LLVMBuildBr(g->b, l.head);
  LLVMPositionBuilderAtEnd(g->b, l.head);
  l.i = LLVMBuildPhi(g->b, g->i64, "");
  LLVMAddIncoming(l.i, &from, &before, 1);
  LLVMBuildCondBr(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, l.i, to, ""), body, l.exit);
  LLVMPositionBuilderAtEnd(g->b, body);
  return l;
}

/* Not unrolled, and as `how` says. A loop's metadata is a node whose first operand is itself. */
static LLVMMetadataRef loop_hint(cg *g, const char *how, bool on) {
  static const char unroll[] = "llvm.loop.unroll.disable";
  LLVMMetadataRef hint[] = {LLVMMDStringInContext2(g->ctx, how, strlen(how)),
                            LLVMValueAsMetadata(LLVMConstInt(g->i1, on, false))};
  LLVMMetadataRef never = LLVMMDStringInContext2(g->ctx, unroll, sizeof unroll - 1);
  LLVMMetadataRef self = LLVMTemporaryMDNode(g->ctx, NULL, 0);
  LLVMMetadataRef parts[] = {self, LLVMMDNodeInContext2(g->ctx, hint, 2), LLVMMDNodeInContext2(g->ctx, &never, 1)};
  LLVMMetadataRef loop = LLVMMDNodeInContext2(g->ctx, parts, 3);
  LLVMMetadataReplaceAllUsesWith(self, loop);
  return loop;
}

void cg_loop_end(cg *g, cg_loop *l) {
  LLVMValueRef next = LLVMBuildNSWAdd(g->b, l->i, l->step, "");
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(g->b);
  LLVMValueRef branch = LLVMBuildBr(g->b, l->head);
  LLVMMetadataRef hint = NULL;
  if (g->rare)
    hint = loop_hint(g, "llvm.loop.vectorize.enable", false);
  else if (g->long_body) // its tail by masks: the code of a rest loop would be as long again
    hint = loop_hint(g, "llvm.loop.vectorize.predicate.enable", true);
  if (hint)
    LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(g->ctx, "llvm.loop", 9), LLVMMetadataAsValue(g->ctx, hint));
  LLVMAddIncoming(l->i, &next, &latch, 1);
  LLVMPositionBuilderAtEnd(g->b, l->exit);
}

cg_if cg_if_begin(cg *g, LLVMValueRef cond) {
  LLVMBasicBlockRef body = cg_block(g, "");
  cg_if i = {cg_block(g, "")};
  LLVMBuildCondBr(g->b, cond, body, i.join);
  LLVMPositionBuilderAtEnd(g->b, body);
  return i;
}

void cg_if_end(cg *g, cg_if *i) {
  LLVMBuildBr(g->b, i->join);
  LLVMPositionBuilderAtEnd(g->b, i->join);
}

/* ---- index expressions ----------------------------------------------------------------------------------------- */

/* Floor division or its remainder; b is positive. */
static LLVMValueRef index_divide(cg *g, bool mod, LLVMValueRef a, LLVMValueRef b, bool nonnegative) {
  if (nonnegative) return mod ? LLVMBuildURem(g->b, a, b, "") : LLVMBuildUDiv(g->b, a, b, "");
  LLVMValueRef r = LLVMBuildSRem(g->b, a, b, "");
  LLVMValueRef below = LLVMBuildICmp(g->b, LLVMIntSLT, r, cg_i64(g, 0), "");
  if (mod) return LLVMBuildSelect(g->b, below, LLVMBuildAdd(g->b, r, b, ""), r, "");
  return LLVMBuildAdd(g->b, LLVMBuildSDiv(g->b, a, b, ""), LLVMBuildSExt(g->b, below, g->i64, ""), "");
}

LLVMValueRef cg_index(cg *g, aoti_ix x, unsigned lane) {
  const aoti_ix_node *n = &g->k->ix.at[x];
  LLVMValueRef a = n->a ? cg_index(g, n->a, lane) : NULL, b = n->b ? cg_index(g, n->b, lane) : NULL;
  switch ((aoti_ix_kind)n->kind) {
  case AOTI_IX_CONST: return cg_i64(g, n->value);
  case AOTI_IX_VAR: return g->vars[lane][n->value];
  case AOTI_IX_SIZE: return g->sizes[n->value];
  case AOTI_IX_VALUE: return g->values[lane][n->value];
  case AOTI_IX_ADD: return LLVMBuildNSWAdd(g->b, a, b, "");
  case AOTI_IX_MUL: return LLVMBuildNSWMul(g->b, a, b, "");
  case AOTI_IX_DIV:
  case AOTI_IX_MOD: return index_divide(g, n->kind == AOTI_IX_MOD, a, b, g->k->ix.at[n->a].lo >= 0);
  case AOTI_IX_MIN: return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, a, b, ""), a, b, "");
  case AOTI_IX_MAX: return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSGT, a, b, ""), a, b, "");
  case AOTI_IX_NONE: break;
  }
  cg_fail(g, AOT_ERROR_INTERNAL, "an index expression has no kind");
  return cg_i64(g, 0);
}

void cg_expr(cg *g, aoti_ix x, aoti_expr *out) {
  *out = (aoti_expr){0};
  aot_status s = g->k->error ? NULL : aoti_ix_expr(g->k, g->arena, x, out);
  if (s && !g->error)
    g->error = s;
  else
    aot_status_free(s);
}

bool cg_map(cg *g, aoti_mapping *out) {
  aot_status s = aoti_loop_map((aoti_kernel *)g->k, out);
  if (s) {
    if (!g->error) g->error = s;
    return false;
  }
  g->code->reports_errors = out->checks;
  cg_expr(g, out->points, &g->code->points);
  cg_expr(g, out->work, &g->code->work);
  return true;
}

/* ---- memory ---------------------------------------------------------------------------------------------------- */

LLVMValueRef cg_widen(cg *g, unsigned dtype, LLVMValueRef m) {
  if (dtype == AOT_B8) return LLVMBuildTrunc(g->b, m, g->i1, "");
  if (dtype == AOT_BF16) {
    LLVMValueRef bits = LLVMBuildShl(g->b, LLVMBuildZExt(g->b, m, g->i32, ""), cg_i32(g, 16), "");
    return LLVMBuildBitCast(g->b, bits, g->f32, "");
  }
  if (dtype != AOT_F16) return m;
  if (g->f16_native) return LLVMBuildFPExt(g->b, LLVMBuildBitCast(g->b, m, g->f16, ""), g->f32, "");
  LLVMTypeRef type = LLVMFunctionType(g->f32, &g->i16, 1, false);
  LLVMValueRef f = LLVMGetNamedFunction(g->module, "aot_f16_to_f32");
  if (!f) f = LLVMAddFunction(g->module, "aot_f16_to_f32", type);
  g->needs_kernels = true;
  return LLVMBuildCall2(g->b, type, f, &m, 1, "");
}

LLVMValueRef cg_narrow(cg *g, unsigned dtype, LLVMValueRef v) {
  if (dtype == AOT_B8) return LLVMBuildZExt(g->b, v, g->i8, "");
  if (dtype ==
      AOT_BF16) { // to nearest even: add half of the last place, less one unless it is odd; NaN stays quiet NaN
    LLVMValueRef bits = LLVMBuildBitCast(g->b, v, g->i32, ""), high = LLVMBuildLShr(g->b, bits, cg_i32(g, 16), "");
    LLVMValueRef odd = LLVMBuildAnd(g->b, high, cg_i32(g, 1), "");
    LLVMValueRef up = LLVMBuildAdd(g->b, LLVMBuildAdd(g->b, bits, cg_i32(g, 0x7fff), ""), odd, "");
    LLVMValueRef nan = LLVMBuildOr(g->b, high, cg_i32(g, 0x40), "");
    LLVMValueRef is_nan = LLVMBuildFCmp(g->b, LLVMRealUNO, v, v, "");
    up = LLVMBuildLShr(g->b, up, cg_i32(g, 16), "");
    return LLVMBuildTrunc(g->b, LLVMBuildSelect(g->b, is_nan, nan, up, ""), g->i16, "");
  }
  if (dtype != AOT_F16) return v;
  if (g->f16_native) return LLVMBuildBitCast(g->b, LLVMBuildFPTrunc(g->b, v, g->f16, ""), g->i16, "");
  LLVMTypeRef type = LLVMFunctionType(g->i16, &g->f32, 1, false);
  LLVMValueRef f = LLVMGetNamedFunction(g->module, "aot_f32_to_f16");
  if (!f) f = LLVMAddFunction(g->module, "aot_f32_to_f16", type);
  g->needs_kernels = true;
  return LLVMBuildCall2(g->b, type, f, &v, 1, "");
}

LLVMValueRef cg_address(cg *g, uint32_t buffer, LLVMValueRef index) {
  LLVMTypeRef type = cg_memory_type(g, g->k->buffers.at[buffer].dtype);
  return LLVMBuildInBoundsGEP2(g->b, type, g->buffers[buffer], &index, 1, "");
}

static unsigned kind_id(cg *g, const char *name) {
  return LLVMGetMDKindIDInContext(g->ctx, name, (unsigned)strlen(name));
}

bool cg_apart(const aoti_kernel *k, uint32_t buffer) {
  for (size_t i = 0; i < k->buffers.n; i++) {
    const aoti_buffer *o = &k->buffers.at[i];
    if (i != buffer && (o->access & AOTI_WRITE) && !o->noalias && !k->buffers.at[buffer].noalias) return false;
  }
  return true;
}

void cg_tag(cg *g, LLVMValueRef instruction, uint32_t buffer, bool load) {
  const aoti_buffer *b = &g->k->buffers.at[buffer];
  if (g->scopes[buffer])
    LLVMSetMetadata(instruction, kind_id(g, "alias.scope"), LLVMMetadataAsValue(g->ctx, g->scopes[buffer]));
  if (g->others[buffer])
    LLVMSetMetadata(instruction, kind_id(g, "noalias"), LLVMMetadataAsValue(g->ctx, g->others[buffer]));
  if (load && !(b->access & AOTI_WRITE) && cg_apart(g->k, buffer))
    LLVMSetMetadata(instruction, kind_id(g, "invariant.load"),
                    LLVMMetadataAsValue(g->ctx, LLVMMDNodeInContext2(g->ctx, NULL, 0)));
}

/* One scope per buffer; an access says which scopes it cannot touch. */
static void alias_scopes(cg *g) {
  size_t n = g->k->buffers.n;
  LLVMMetadataRef name = LLVMMDStringInContext2(g->ctx, g->k->name, strlen(g->k->name));
  LLVMMetadataRef domain = LLVMMDNodeInContext2(g->ctx, &name, 1), *all;
  aot_status s = aoti_arena_alloc(g->arena, n, sizeof *all, &all);
  if (!s) s = aoti_arena_alloc(g->arena, n, sizeof *all, &g->scopes);
  if (!s) s = aoti_arena_alloc(g->arena, n, sizeof *all, &g->others);
  if (s) {
    aot_status_free(s);
    cg_fail(g, AOT_ERROR_OOM, "out of memory");
    return;
  }
  for (size_t i = 0; i < n; i++) {
    aoti_text t = {0};
    aoti_text_add(&t, "%s:%s", g->k->name, g->k->buffers.at[i].name);
    LLVMMetadataRef parts[2] = {LLVMMDStringInContext2(g->ctx, t.at ? t.at : "", t.n), domain};
    aoti_text_deinit(&t);
    all[i] = LLVMMDNodeInContext2(g->ctx, parts, 2);
    g->scopes[i] = LLVMMDNodeInContext2(g->ctx, &all[i], 1);
  }
  LLVMMetadataRef *list;
  if ((s = aoti_arena_alloc(g->arena, n, sizeof *list, &list))) {
    aot_status_free(s);
    cg_fail(g, AOT_ERROR_OOM, "out of memory");
    return;
  }
  for (size_t i = 0; i < n; i++) {
    size_t m = 0;
    for (size_t j = 0; j < n; j++)
      if (j != i && (g->k->buffers.at[i].noalias || g->k->buffers.at[j].noalias)) list[m++] = all[j];
    g->others[i] = m ? LLVMMDNodeInContext2(g->ctx, list, m) : NULL;
  }
}

LLVMValueRef cg_load(cg *g, uint32_t buffer, LLVMValueRef index) {
  unsigned dtype = g->k->buffers.at[buffer].dtype;
  LLVMValueRef m = LLVMBuildLoad2(g->b, cg_memory_type(g, dtype), cg_address(g, buffer, index), "");
  cg_tag(g, m, buffer, true);
  return cg_widen(g, dtype, m);
}

/* Is x a multiple of n, given that the variable of the lanes starts at one? */
static bool multiple(cg *g, aoti_ix x, int64_t n) {
  const aoti_ix_node *e = &g->k->ix.at[x];
  switch ((aoti_ix_kind)e->kind) {
  case AOTI_IX_CONST: return e->value % n == 0;
  case AOTI_IX_VAR: return g->lane_vars >> e->value & 1;
  case AOTI_IX_ADD: return multiple(g, e->a, n) && multiple(g, e->b, n);
  case AOTI_IX_MUL: return multiple(g, e->a, n) || multiple(g, e->b, n);
  default: return false;
  }
}

/* Whether the lanes' elements are neighbours at an address aligned for one vector access. */
static bool vector_access(cg *g, const aoti_loop_node *n) {
  const aoti_buffer *b = &g->k->buffers.at[n->item];
  size_t bytes = aoti_loop_dtype_size((aot_dtype)b->dtype) * g->lanes;
  int64_t step;
  if (g->lanes == 1 || b->align < (bytes > 16 ? 16 : bytes) || n->imm.i || !multiple(g, n->index, g->lanes))
    return false;
  if (n->n_args > 1 || (n->op == AOTI_OP_LOAD && n->n_args)) return false;
  aoti_ix c = aoti_ix_coefficient((aoti_kernel *)g->k, n->index, (uint32_t)__builtin_ctzll(g->lane_vars));
  return aoti_ix_is_const(g->k, c, &step) && step == 1;
}

static LLVMTypeRef vector_type(cg *g, const aoti_loop_node *n, unsigned *align) {
  unsigned dtype = g->k->buffers.at[n->item].dtype;
  size_t bytes = aoti_loop_dtype_size((aot_dtype)dtype) * g->lanes;
  *align = bytes > 16 ? 16 : (unsigned)bytes;
  return LLVMVectorType(cg_memory_type(g, dtype), g->lanes);
}

static void load(cg *g, uint32_t id, unsigned lanes) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  if (lanes > 1 && vector_access(g, n)) {
    unsigned align;
    LLVMTypeRef type = vector_type(g, n, &align);
    LLVMValueRef v = LLVMBuildLoad2(g->b, type, cg_address(g, n->item, cg_index(g, n->index, 0)), "");
    LLVMSetAlignment(v, align);
    cg_tag(g, v, n->item, true);
    for (unsigned l = 0; l < lanes; l++)
      g->values[l][id] =
          cg_widen(g, g->k->buffers.at[n->item].dtype, LLVMBuildExtractElement(g->b, v, cg_i32(g, l), ""));
    return;
  }
  for (unsigned l = 0; l < lanes; l++) {
    if (!n->n_args) {
      g->values[l][id] = cg_load(g, n->item, cg_index(g, n->index, l));
      continue;
    }
    LLVMBasicBlockRef from = LLVMGetInsertBlock(g->b);
    cg_if i = cg_if_begin(g, g->values[l][n->args[0]]);
    LLVMValueRef v = cg_load(g, n->item, cg_index(g, n->index, l)), in[2] = {v, g->values[l][n->args[1]]};
    LLVMBasicBlockRef blocks[2] = {LLVMGetInsertBlock(g->b), from};
    cg_if_end(g, &i);
    g->values[l][id] = LLVMBuildPhi(g->b, LLVMTypeOf(v), "");
    LLVMAddIncoming(g->values[l][id], in, blocks, 2);
  }
}

static void store(cg *g, uint32_t id, unsigned lanes) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  unsigned dtype = g->k->buffers.at[n->item].dtype, value = (unsigned)aoti_loop_value_dtype((aot_dtype)dtype);
  if (lanes > 1 && vector_access(g, n)) {
    unsigned align;
    LLVMTypeRef type = vector_type(g, n, &align);
    LLVMValueRef v = LLVMGetPoison(type);
    for (unsigned l = 0; l < lanes; l++)
      v = LLVMBuildInsertElement(g->b, v, cg_narrow(g, dtype, g->values[l][n->args[0]]), cg_i32(g, l), "");
    LLVMValueRef s = LLVMBuildStore(g->b, v, cg_address(g, n->item, cg_index(g, n->index, 0)));
    LLVMSetAlignment(s, align);
    cg_tag(g, s, n->item, false);
    return;
  }
  for (unsigned l = 0; l < lanes; l++) {
    cg_if guard = {0}, valid = {0};
    bool guarded = !n->block && g->uniform_store_guard;
    if (guarded) guard = cg_if_begin(g, g->uniform_store_guard);
    if (n->n_args > 1) valid = cg_if_begin(g, g->values[l][n->args[1]]);
    LLVMValueRef index = cg_index(g, n->index, l), v = g->values[l][n->args[0]], args[2] = {NULL, v};
    if (aoti_loop_is_shared(n)) { /* other points may raise the same element */
      LLVMBuildAtomicRMW(g->b, LLVMAtomicRMWBinOpMax, cg_address(g, n->item, index), v, LLVMAtomicOrderingMonotonic,
                         false);
    } else {
      if (n->imm.i) {
        args[0] = cg_load(g, n->item, index);
        v = cg_op(g, aoti_loop_update_op((aoti_store_kind)n->imm.i), value, value, args);
      }
      LLVMValueRef s = LLVMBuildStore(g->b, cg_narrow(g, dtype, v), cg_address(g, n->item, index));
      cg_tag(g, s, n->item, false);
    }
    if (n->n_args > 1) cg_if_end(g, &valid);
    if (guarded) cg_if_end(g, &guard);
  }
}

/* ---- reductions ------------------------------------------------------------------------------------------------ */

LLVMValueRef cg_identity(cg *g, unsigned op, unsigned dtype) {
  LLVMTypeRef t = cg_value_type(g, dtype);
  bool real = aoti_loop_is_float((aot_dtype)dtype), low = op == AOTI_OP_REDUCE_MAX || op == AOTI_OP_REDUCE_ARGMAX;
  switch (op) {
  case AOTI_OP_REDUCE_SUM: return LLVMConstNull(t);
  case AOTI_OP_REDUCE_PROD: return real ? LLVMConstReal(t, 1) : LLVMConstInt(t, 1, false);
  case AOTI_OP_REDUCE_ANY: return LLVMConstNull(t);
  case AOTI_OP_REDUCE_ALL: return LLVMConstAllOnes(t);
  default: break;
  }
  if (real) return LLVMConstReal(t, low ? -__builtin_inf() : __builtin_inf());
  unsigned width = LLVMGetIntTypeWidth(t);
  if (dtype == AOT_U8 || dtype == AOT_U64) return low ? LLVMConstNull(t) : LLVMConstAllOnes(t);
  uint64_t least = 1ull << (width - 1);
  return LLVMConstInt(t, low ? least : least - 1, false);
}

LLVMValueRef cg_combine(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b, LLVMValueRef pos_a,
                        LLVMValueRef pos_b, LLVMValueRef *pos_out) {
  LLVMValueRef args[2] = {a, b}, r;
  bool real = aoti_loop_is_float((aot_dtype)dtype);
  switch (op) {
  case AOTI_OP_REDUCE_SUM:
  case AOTI_OP_REDUCE_PROD:
    r = cg_op(g, op == AOTI_OP_REDUCE_SUM ? AOTI_OP_ADD : AOTI_OP_MUL, dtype, dtype, args);
    if (real && LLVMIsAInstruction(r)) LLVMSetFastMathFlags(r, LLVMFastMathAllowReassoc | LLVMFastMathAllowContract);
    /* A product that is summed need not be rounded: one fma. */
    if (real && op == AOTI_OP_REDUCE_SUM && LLVMIsAInstruction(b) && LLVMGetInstructionOpcode(b) == LLVMFMul)
      LLVMSetFastMathFlags(b, LLVMGetFastMathFlags(b) | LLVMFastMathAllowContract);
    return r;
  case AOTI_OP_REDUCE_MIN: return cg_op(g, AOTI_OP_MIN, dtype, dtype, args);
  case AOTI_OP_REDUCE_MAX: return cg_op(g, AOTI_OP_MAX, dtype, dtype, args);
  case AOTI_OP_REDUCE_ANY: return LLVMBuildOr(g->b, a, b, "");
  case AOTI_OP_REDUCE_ALL: return LLVMBuildAnd(g->b, a, b, "");
  default: break;
  }
  LLVMValueRef better =
      cg_op(g, op == AOTI_OP_REDUCE_ARGMAX ? AOTI_OP_GT : AOTI_OP_LT, dtype, AOT_B8, (LLVMValueRef[]){b, a, NULL});
  LLVMValueRef equal = cg_op(g, AOTI_OP_EQ, dtype, AOT_B8, args);
  if (real) { // a NaN beats every number, and ties with a NaN
    LLVMValueRef nan_a = LLVMBuildFCmp(g->b, LLVMRealUNO, a, a, ""), nan_b = LLVMBuildFCmp(g->b, LLVMRealUNO, b, b, "");
    better = LLVMBuildOr(g->b, better, LLVMBuildAnd(g->b, nan_b, LLVMBuildNot(g->b, nan_a, ""), ""), "");
    equal = LLVMBuildOr(g->b, equal, LLVMBuildAnd(g->b, nan_b, nan_a, ""), "");
  }
  LLVMValueRef earlier = LLVMBuildICmp(g->b, LLVMIntSLT, pos_b, pos_a, "");
  better = LLVMBuildOr(g->b, better, LLVMBuildAnd(g->b, equal, earlier, ""), "");
  *pos_out = LLVMBuildSelect(g->b, better, pos_b, pos_a, "");
  return LLVMBuildSelect(g->b, better, b, a, "");
}

static unsigned lanes_of(const cg *g, uint32_t id) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  uint64_t vars = n->vars;
  if (n->op == AOTI_OP_STORE) vars |= g->k->ix.at[n->index].vars;
  return vars & g->lane_vars ? g->lanes : 1;
}

static void spread(cg *g, uint32_t id, unsigned lanes) {
  for (unsigned l = lanes; l < g->lanes; l++) g->values[l][id] = g->values[0][id];
}

static bool reduces(const aoti_kernel *k, uint32_t id, uint32_t loop) {
  return aoti_loop_is_reduce(k->nodes.at[id].op) && k->nodes.at[id].block == loop;
}

unsigned cg_reduction_of(unsigned op) {
  switch (op) {
  case AOTI_OP_SCAN_SUM: return AOTI_OP_REDUCE_SUM;
  case AOTI_OP_SCAN_PROD: return AOTI_OP_REDUCE_PROD;
  case AOTI_OP_SCAN_MIN: return AOTI_OP_REDUCE_MIN;
  case AOTI_OP_SCAN_MAX: return AOTI_OP_REDUCE_MAX;
  default: return op;
  }
}

void cg_accumulators_begin(cg *g, uint32_t loop) {
  const aoti_kernel *k = g->k;
  for (uint32_t id = loop + 1; id < k->nodes.at[loop].end; id++) {
    bool scans = aoti_loop_is_scan(k->nodes.at[id].op) && k->nodes.at[id].block == loop;
    if (!reduces(k, id, loop) && !scans) continue;
    const aoti_loop_node *n = &k->nodes.at[id];
    unsigned dtype = k->nodes.at[n->args[0]].dtype;
    for (unsigned l = 0; l < lanes_of(g, id); l++) {
      g->accumulators[l][id] = cg_alloca(g, cg_value_type(g, dtype), 1, "acc");
      LLVMBuildStore(g->b, cg_identity(g, cg_reduction_of(n->op), dtype), g->accumulators[l][id]);
      if (n->n_args < 2) continue;
      g->positions[l][id] = cg_alloca(g, g->i64, 1, "at");
      LLVMBuildStore(g->b, cg_i64(g, INT64_MAX), g->positions[l][id]);
    }
  }
}

void cg_accumulators_end(cg *g, uint32_t loop) {
  const aoti_kernel *k = g->k;
  for (uint32_t id = loop + 1; id < k->nodes.at[loop].end; id++) {
    if (!reduces(k, id, loop)) continue;
    const aoti_loop_node *n = &k->nodes.at[id];
    unsigned lanes = lanes_of(g, id);
    for (unsigned l = 0; l < lanes; l++) {
      LLVMValueRef from = n->n_args > 1 ? g->positions[l][id] : g->accumulators[l][id];
      g->values[l][id] = LLVMBuildLoad2(g->b, cg_value_type(g, n->dtype), from, "");
    }
    spread(g, id, lanes);
  }
}

/* Lanes along the loop meet in one accumulator; lanes along the domain have one each. */
static void reduce_step(cg *g, uint32_t id) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  unsigned dtype = g->k->nodes.at[n->args[0]].dtype;
  bool own = lanes_of(g, id) > 1;
  uint64_t loop_var = 1ull << g->k->nodes.at[n->block].item;
  unsigned lanes = own || (g->lane_vars & loop_var) ? g->lanes : 1;
  for (unsigned l = 0; l < lanes; l++) {
    LLVMValueRef acc = g->accumulators[own ? l : 0][id], pos = g->positions[own ? l : 0][id], at = NULL, out = NULL;
    LLVMValueRef a = LLVMBuildLoad2(g->b, cg_value_type(g, dtype), acc, "");
    if (n->n_args > 1) at = LLVMBuildLoad2(g->b, g->i64, pos, "");
    LLVMValueRef r = cg_combine(g, cg_reduction_of(n->op), dtype, a, g->values[l][n->args[0]], at,
                                n->n_args > 1 ? g->values[l][n->args[1]] : NULL, &out);
    LLVMBuildStore(g->b, r, acc);
    if (aoti_loop_is_scan(n->op)) g->values[l][id] = r;
    if (out) LLVMBuildStore(g->b, out, pos);
  }
}

/* ---- statements ------------------------------------------------------------------------------------------------ */

void cg_serial_loop(cg *g, uint32_t id) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  cg_accumulators_begin(g, id);
  cg_loop l = cg_loop_begin(g, cg_i64(g, 0), cg_index(g, n->index, 0), cg_i64(g, 1), "loop");
  for (unsigned i = 0; i < g->lanes; i++) g->vars[i][n->item] = l.i;
  cg_statements(g, id + 1, n->end);
  cg_loop_end(g, &l);
  cg_accumulators_end(g, id);
}

/* The plain form of a contraction: used where no tiled kernel applies. */
static void contract(cg *g, uint32_t id, unsigned lanes) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  LLVMTypeRef type = cg_value_type(g, n->dtype);
  LLVMValueRef acc[CG_MAX_LANES];
  for (unsigned l = 0; l < lanes; l++) {
    acc[l] = cg_alloca(g, type, 1, "acc");
    LLVMBuildStore(g->b, cg_identity(g, AOTI_OP_REDUCE_SUM, n->dtype), acc[l]);
  }
  LLVMValueRef extent = cg_index(g, g->k->vars.at[n->var].extent, 0);
  cg_loop k = cg_loop_begin(g, cg_i64(g, 0), extent, cg_i64(g, 1), "contract");
  for (unsigned l = 0; l < lanes; l++) {
    g->vars[l][n->var] = k.i;
    LLVMValueRef args[2] = {cg_load(g, n->item, cg_index(g, n->index, l)),
                            cg_load(g, n->item2, cg_index(g, n->index2, l))};
    LLVMValueRef product = cg_op(g, AOTI_OP_MUL, n->dtype, n->dtype, args);
    LLVMValueRef sum = LLVMBuildLoad2(g->b, type, acc[l], "");
    sum = cg_combine(g, AOTI_OP_REDUCE_SUM, n->dtype, sum, product, NULL, NULL, NULL);
    LLVMBuildStore(g->b, sum, acc[l]);
  }
  cg_loop_end(g, &k);
  for (unsigned l = 0; l < lanes; l++) g->values[l][id] = LLVMBuildLoad2(g->b, type, acc[l], "");
}

static void check(cg *g, uint32_t id, unsigned lanes) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  for (unsigned l = 0; l < lanes; l++) {
    LLVMValueRef v = g->values[l][n->args[0]];
    LLVMValueRef ok = LLVMBuildICmp(g->b, LLVMIntULT, v, cg_index(g, n->index, l), "");
    /* A word that is 0 for no failure: v + 1 when v is too large, v itself when it is negative. The greatest, as an
     * unsigned number, stays, whatever the order. */
    LLVMValueRef shown = LLVMBuildAdd(g->b, v, cg_i64(g, 1), "");
    LLVMValueRef negative = LLVMBuildICmp(g->b, LLVMIntSLT, v, cg_i64(g, 0), "");
    shown = LLVMBuildSelect(g->b, negative, v, shown, "");
    shown = LLVMBuildSelect(g->b, ok, cg_i64(g, 0), shown, "");
    LLVMValueRef word = LLVMBuildLoad2(g->b, g->i64, g->error_word, "");
    LLVMValueRef more = LLVMBuildICmp(g->b, LLVMIntUGT, shown, word, "");
    LLVMBuildStore(g->b, LLVMBuildSelect(g->b, more, shown, word, ""), g->error_word);
    g->values[l][id] = LLVMBuildSelect(g->b, ok, v, cg_i64(g, 0), "");
  }
}

static LLVMValueRef constant(cg *g, const aoti_loop_node *n) {
  LLVMTypeRef t = cg_value_type(g, n->dtype);
  if (aoti_loop_is_float((aot_dtype)n->dtype)) return LLVMConstReal(t, n->imm.f);
  return LLVMConstInt(t, (unsigned long long)n->imm.i, true);
}

void cg_statement(cg *g, uint32_t id) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  unsigned lanes = lanes_of(g, id);
  switch (n->op) {
  case AOTI_OP_CONST: g->values[0][id] = constant(g, n), lanes = 1; break;
  case AOTI_OP_SCALAR: g->values[0][id] = g->scalars[n->item], lanes = 1; break;
  case AOTI_OP_INDEX:
    for (unsigned l = 0; l < lanes; l++) g->values[l][id] = cg_index(g, n->index, l);
    break;
  case AOTI_OP_CHECK: check(g, id, lanes); break;
  case AOTI_OP_LOAD: load(g, id, lanes); break;
  case AOTI_OP_STORE: store(g, id, lanes); return;
  case AOTI_OP_LOOP:
    if (g->loop && !n->block)
      g->loop(g, id);
    else
      cg_serial_loop(g, id);
    return;
  case AOTI_OP_CONTRACT: contract(g, id, lanes); break;
  default:
    if (aoti_loop_is_reduce(n->op) || aoti_loop_is_scan(n->op)) {
      reduce_step(g, id);
      return;
    }
    for (unsigned l = 0; l < lanes; l++) {
      LLVMValueRef args[3] = {0};
      for (int i = 0; i < n->n_args; i++) args[i] = g->values[l][n->args[i]];
      g->node = id;
      g->values[l][id] = cg_op(g, n->op, g->k->nodes.at[n->args[n->n_args - 1]].dtype, n->dtype, args);
    }
  }
  spread(g, id, lanes);
}

void cg_statements(cg *g, uint32_t from, uint32_t to) {
  for (uint32_t id = from; id < to && !g->error; id = aoti_loop_next(g->k, id)) cg_statement(g, id);
}

/* A function of kernels-ir is about 16 statements. */
bool cg_is_long(const aoti_kernel *k) {
  enum { LONG_BODY = 128 };
  size_t n = 0;
  for (uint32_t id = 1; id < k->nodes.n; id++) n += aoti_loop_is_call(k->nodes.at[id].op) ? 16 : 1;
  return n > LONG_BODY;
}

/* ---- kernels --------------------------------------------------------------------------------------------------- */

void cg_check_name(cg *g) {
  size_t n;
  const char *name = LLVMGetValueName2(g->fn, &n);
  if (strcmp(name, g->k->name) != 0) cg_fail(g, AOT_ERROR_INVALID, "the name is taken");
}

void cg_begin_kernel(cg *g) {
  size_t n = g->k->nodes.n;
  aot_status s = NULL;
  for (unsigned l = 0; l < CG_MAX_LANES && !s; l++) {
    s = aoti_arena_alloc(g->arena, n, sizeof(LLVMValueRef), &g->values[l]);
    if (!s) s = aoti_arena_alloc(g->arena, n, sizeof(LLVMValueRef), &g->accumulators[l]);
    if (!s) s = aoti_arena_alloc(g->arena, n, sizeof(LLVMValueRef), &g->positions[l]);
  }
  if (!s) s = aoti_arena_alloc(g->arena, g->k->buffers.n, sizeof(LLVMValueRef), &g->buffers);
  if (!s) s = aoti_arena_alloc(g->arena, g->k->sizes.n, sizeof(LLVMValueRef), &g->sizes);
  if (!s) s = aoti_arena_alloc(g->arena, g->k->scalars.n, sizeof(LLVMValueRef), &g->scalars);
  if (s) {
    aot_status_free(s);
    cg_fail(g, AOT_ERROR_OOM, "out of memory");
    return;
  }
  g->lanes = 1;
  g->lane_vars = 0;
  g->loop = NULL;
  g->uniform_store_guard = NULL;
  g->error_word = NULL;
  alias_scopes(g);
  cg_moderate_find(g);
  if (!g->code->reports_errors) return;
  g->error_word = cg_alloca(g, g->i64, 1, "failed");
  LLVMBuildStore(g->b, cg_i64(g, 0), g->error_word);
}

void cg_report_errors(cg *g, LLVMValueRef word) {
  if (!g->error_word) return;
  LLVMValueRef failed = LLVMBuildLoad2(g->b, g->i64, g->error_word, "");
  cg_if i = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntNE, failed, cg_i64(g, 0), ""));
  /* Many threads may report: an atomic, so that it is no race. */
  LLVMBuildAtomicRMW(g->b, LLVMAtomicRMWBinOpUMax, word, failed, LLVMAtomicOrderingMonotonic, false);
  cg_if_end(g, &i);
}
