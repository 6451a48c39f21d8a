/* Contractions C[.., m, n] = sum over k of A[.., m, k] * B[.., k, n], with whatever strides, then an epilogue.
 *
 * Host: blocks of 4 rows and a few columns are kept in registers while k runs. If B runs along memory with n, columns
 * are vector lanes and A's elements are broadcast; if A and B both run along k, as in x @ w.T, lanes are along k and
 * are added up at the end. Points come as flat ranges, so a piece may begin and end inside a row: such rows are done
 * singly.
 *
 * NVPTX: a block of 256 threads computes a tile of 64 x 64, 4 x 4 a thread, from slices of A and B of depth 16 in
 * shared memory. What is outside the matrices enters as zero.
 *
 * Sums are fused multiply-adds in f32 or f64.
 */
#include "cg.h"

static const aoti_loop_node *find(const aoti_kernel *k, uint32_t *id) {
  for (*id = 1; *id < k->nodes.n; ++*id)
    if (k->nodes.at[*id].op == AOTI_OP_CONTRACT) return &k->nodes.at[*id];
  return NULL;
}

static bool unit(cg *g, aoti_ix x, uint32_t var) {
  int64_t step;
  aoti_kernel *k = (aoti_kernel *)g->k;
  return aoti_ix_is_const(k, aoti_ix_coefficient(k, x, var), &step) && step == 1;
}

/* The statements around the contraction, for the point in cg.vars, given its sum. */
static void epilogue(cg *g, uint32_t contract, LLVMValueRef sum) {
  g->values[0][contract] = sum;
  for (uint32_t id = 1; id < g->k->nodes.n && !g->error; id++)
    if (id != contract) cg_statement(g, id);
}

/* ---- host ------------------------------------------------------------------------------------------------------ */

enum { ROWS = 4, MAX_VECTORS = 4 };

typedef struct host_tile {
  uint32_t id; /* of the contraction */
  const aoti_loop_node *n;
  bool along_k; /* lanes are along k, not n */
  uint32_t m_var, n_var;
  unsigned width;      /* lanes of a vector */
  LLVMTypeRef type;    /* of the sum */
  LLVMValueRef extent; /* of k */
  LLVMValueRef sums;   /* array of ROWS x MAX_VECTORS x width */
} host_tile;

static LLVMValueRef add(cg *g, LLVMValueRef a, int64_t b) { return LLVMBuildNSWAdd(g->b, a, cg_i64(g, b), ""); }

static LLVMValueRef element(cg *g, uint32_t buffer, aoti_ix index) { return cg_load(g, buffer, cg_index(g, index, 0)); }

/* width neighbours from memory, widened. */
static LLVMValueRef vector(cg *g, const host_tile *t, uint32_t buffer, aoti_ix index) {
  unsigned dtype = g->k->buffers.at[buffer].dtype;
  LLVMTypeRef memory = LLVMVectorType(cg_memory_type(g, dtype), t->width);
  LLVMValueRef v = LLVMBuildLoad2(g->b, memory, cg_address(g, buffer, cg_index(g, index, 0)), "");
  LLVMSetAlignment(v, (unsigned)aoti_loop_dtype_size((aot_dtype)dtype));
  cg_tag(g, v, buffer, true);
  if (dtype == AOT_F16)
    return LLVMBuildFPExt(g->b, LLVMBuildBitCast(g->b, v, LLVMVectorType(g->f16, t->width), ""),
                          LLVMVectorType(g->f32, t->width), "");
  if (dtype != AOT_BF16) return v;
  LLVMTypeRef wide = LLVMVectorType(g->i32, t->width);
  LLVMValueRef shift[64];
  for (unsigned i = 0; i < t->width; i++) shift[i] = cg_i32(g, 16);
  v = LLVMBuildShl(g->b, LLVMBuildZExt(g->b, v, wide, ""), LLVMConstVector(shift, t->width), "");
  return LLVMBuildBitCast(g->b, v, LLVMVectorType(g->f32, t->width), "");
}

static LLVMValueRef splat(cg *g, LLVMValueRef v, unsigned width) {
  LLVMValueRef zero = LLVMGetPoison(LLVMVectorType(LLVMTypeOf(v), width)), mask[64];
  for (unsigned i = 0; i < width; i++) mask[i] = cg_i32(g, 0);
  v = LLVMBuildInsertElement(g->b, zero, v, cg_i32(g, 0), "");
  return LLVMBuildShuffleVector(g->b, v, zero, LLVMConstVector(mask, width), "");
}

static LLVMValueRef sum_slot(cg *g, const host_tile *t, LLVMValueRef i) {
  return LLVMBuildInBoundsGEP2(g->b, t->type, t->sums, &i, 1, "");
}

static void set_point(cg *g, const host_tile *t, LLVMValueRef m, LLVMValueRef n) {
  g->vars[0][t->m_var] = m;
  g->vars[0][t->n_var] = n;
}

/* sums[r * columns + c] for rows m + r and columns n + c. Accumulators are allocas that become registers. vectors: of
 * columns in the form along n (0: a single column, without vectors), columns in the form along k. */
static void block_sums(cg *g, const host_tile *t, LLVMValueRef m, LLVMValueRef n, unsigned rows, unsigned vectors) {
  unsigned columns = vectors ? vectors : 1, width = vectors ? t->width : 1;
  LLVMTypeRef type = vectors ? LLVMVectorType(t->type, width) : t->type;
  LLVMValueRef acc[ROWS * MAX_VECTORS], a[ROWS], b[MAX_VECTORS], step = cg_i64(g, t->along_k ? width : 1);
  for (unsigned i = 0; i < rows * columns; i++) {
    acc[i] = cg_alloca(g, type, 1, "sum");
    LLVMBuildStore(g->b, LLVMConstNull(type), acc[i]);
  }
  LLVMValueRef whole = t->extent;
  if (t->along_k && vectors) whole = LLVMBuildAnd(g->b, whole, cg_i64(g, -(int64_t)width), "");
  cg_loop k = cg_loop_begin(g, cg_i64(g, 0), whole, step, "k");
  g->vars[0][t->n->var] = k.i;
  for (unsigned r = 0; r < rows; r++) {
    set_point(g, t, add(g, m, r), n);
    a[r] = t->along_k && vectors ? vector(g, t, t->n->item, t->n->index) : element(g, t->n->item, t->n->index);
    if (!t->along_k && vectors) a[r] = splat(g, a[r], width);
  }
  for (unsigned c = 0; c < columns; c++) {
    set_point(g, t, m, add(g, n, t->along_k ? c : c * width));
    b[c] = vectors ? vector(g, t, t->n->item2, t->n->index2) : element(g, t->n->item2, t->n->index2);
  }
  for (unsigned r = 0; r < rows; r++)
    for (unsigned c = 0; c < columns; c++) {
      LLVMValueRef slot = acc[r * columns + c], old = LLVMBuildLoad2(g->b, type, slot, "");
      LLVMBuildStore(g->b, cg_fma(g, a[r], b[c], old), slot);
    }
  cg_loop_end(g, &k);
  if (!t->along_k || !vectors) {
    for (unsigned i = 0; i < rows * columns; i++) {
      LLVMValueRef s =
          LLVMBuildStore(g->b, LLVMBuildLoad2(g->b, type, acc[i], ""), sum_slot(g, t, cg_i64(g, (int64_t)i * width)));
      LLVMSetAlignment(s, (unsigned)aoti_loop_dtype_size((aot_dtype)t->n->dtype));
    }
    return;
  }
  for (unsigned i = 0; i < rows * columns; i++) { // across the lanes, in LLVM's order: fixed for one build
    LLVMValueRef args[2] = {LLVMConstReal(t->type, -0.0), LLVMBuildLoad2(g->b, type, acc[i], "")};
    LLVMValueRef total = cg_call_intrinsic(g, "llvm.vector.reduce.fadd", type, args, 2);
    LLVMSetFastMathFlags(total, LLVMFastMathAllowReassoc);
    LLVMBuildStore(g->b, total, sum_slot(g, t, cg_i64(g, i)));
  }
  cg_loop rest = cg_loop_begin(g, whole, t->extent, cg_i64(g, 1), "k.rest");
  g->vars[0][t->n->var] = rest.i;
  for (unsigned r = 0; r < rows; r++)
    for (unsigned c = 0; c < columns; c++) {
      set_point(g, t, add(g, m, r), add(g, n, c));
      LLVMValueRef x = element(g, t->n->item, t->n->index), y = element(g, t->n->item2, t->n->index2);
      LLVMValueRef slot = sum_slot(g, t, cg_i64(g, r * columns + c));
      LLVMBuildStore(g->b, cg_fma(g, x, y, LLVMBuildLoad2(g->b, t->type, slot, "")), slot);
    }
  cg_loop_end(g, &rest);
}

static void block_epilogue(cg *g, const host_tile *t, LLVMValueRef m, LLVMValueRef n, unsigned rows, unsigned columns) {
  for (unsigned r = 0; r < rows; r++) {
    cg_loop c = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, columns), cg_i64(g, 1), "out");
    set_point(g, t, add(g, m, r), LLVMBuildNSWAdd(g->b, n, c.i, ""));
    epilogue(g, t->id, LLVMBuildLoad2(g->b, t->type, sum_slot(g, t, add(g, c.i, r * columns)), ""));
    cg_loop_end(g, &c);
  }
}

/* Rows m to m + rows - 1, columns from to `to`, in blocks as wide as fit. */
static void block_rows(cg *g, const host_tile *t, LLVMValueRef m, LLVMValueRef from, LLVMValueRef to, unsigned rows) {
  unsigned vectors = t->along_k ? 2 : rows == ROWS ? 2 : MAX_VECTORS;
  unsigned columns = t->along_k ? vectors : vectors * t->width;
  LLVMValueRef count = LLVMBuildNSWSub(g->b, to, from, "");
  LLVMValueRef rest = LLVMBuildURem(g->b, count, cg_i64(g, columns), "");
  LLVMValueRef whole = LLVMBuildNSWSub(g->b, to, rest, "");
  cg_loop wide = cg_loop_begin(g, from, whole, cg_i64(g, columns), "n");
  block_sums(g, t, m, wide.i, rows, vectors);
  block_epilogue(g, t, m, wide.i, rows, columns);
  cg_loop_end(g, &wide);
  cg_loop narrow = cg_loop_begin(g, whole, to, cg_i64(g, 1), "n.rest");
  block_sums(g, t, m, narrow.i, rows, t->along_k ? 1 : 0);
  block_epilogue(g, t, m, narrow.i, rows, 1);
  cg_loop_end(g, &narrow);
}

bool cg_host_contract(cg *g, LLVMValueRef begin, LLVMValueRef end) {
  const aoti_kernel *k = g->k;
  host_tile t = {.m_var = (uint32_t)k->n_dims - 2, .n_var = (uint32_t)k->n_dims - 1};
  t.n = find(k, &t.id);
  if (!t.n || !aoti_loop_is_float((aot_dtype)t.n->dtype)) return false;
  for (int i = 0; i < 2; i++)
    if (k->buffers.at[i ? t.n->item2 : t.n->item].dtype == AOT_F16 && !g->f16_native) return false;
  bool along_n = unit(g, t.n->index2, t.n_var);
  t.along_k = !along_n && unit(g, t.n->index, t.n->var) && unit(g, t.n->index2, t.n->var);
  if (!along_n && !t.along_k) return false;
  t.type = cg_value_type(g, t.n->dtype);
  t.width = g->vector_bits / (t.n->dtype == AOT_F64 ? 64 : 32);
  t.extent = cg_index(g, k->vars.at[t.n->var].extent, 0);
  t.sums = cg_alloca(g, t.type, ROWS * MAX_VECTORS * t.width, "sums");

  /* Rows [first, last) of the flat range; row is b * M + m. */
  LLVMValueRef one = cg_i64(g, 1), zero = cg_i64(g, 0);
  LLVMValueRef n = cg_index(g, k->vars.at[t.n_var].extent, 0), m = cg_index(g, k->vars.at[t.m_var].extent, 0);
  cg_if some = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntSLT, begin, end, ""));
  LLVMValueRef at = cg_alloca(g, g->i64, 1, "row");
  LLVMBuildStore(g->b, LLVMBuildUDiv(g->b, begin, n, ""), at);
  LLVMValueRef last = LLVMBuildAdd(g->b, LLVMBuildUDiv(g->b, LLVMBuildSub(g->b, end, one, ""), n, ""), one, "");
  LLVMBasicBlockRef head = cg_block(g, "rows"), body = cg_block(g, ""), four = cg_block(g, "four");
  LLVMBasicBlockRef single = cg_block(g, "one"), done = cg_block(g, "");
  LLVMBuildBr(g->b, head);
  LLVMPositionBuilderAtEnd(g->b, head);
  LLVMValueRef row = LLVMBuildLoad2(g->b, g->i64, at, "");
  LLVMBuildCondBr(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, row, last, ""), body, done);
  LLVMPositionBuilderAtEnd(g->b, body);
  LLVMValueRef rest = LLVMBuildUDiv(g->b, row, m, ""), m_at = LLVMBuildURem(g->b, row, m, "");
  for (size_t d = t.m_var; d-- > 0;) {
    LLVMValueRef extent = d ? cg_index(g, k->vars.at[d].extent, 0) : NULL;
    g->vars[0][d] = d ? LLVMBuildURem(g->b, rest, extent, "") : rest;
    if (d) rest = LLVMBuildUDiv(g->b, rest, extent, "");
  }
  LLVMValueRef start = LLVMBuildNSWMul(g->b, row, n, "");
  LLVMValueRef stop4 = LLVMBuildNSWAdd(g->b, start, LLVMBuildNSWMul(g->b, n, cg_i64(g, ROWS), ""), "");
  LLVMValueRef whole = LLVMBuildAnd(g->b, LLVMBuildICmp(g->b, LLVMIntSGE, start, begin, ""),
                                    LLVMBuildICmp(g->b, LLVMIntSLE, stop4, end, ""), "");
  whole = LLVMBuildAnd(g->b, whole, LLVMBuildICmp(g->b, LLVMIntSLE, add(g, m_at, ROWS), m, ""), "");
  LLVMBuildCondBr(g->b, whole, four, single);

  LLVMPositionBuilderAtEnd(g->b, four);
  block_rows(g, &t, m_at, zero, n, ROWS);
  LLVMBuildStore(g->b, add(g, row, ROWS), at);
  LLVMBuildBr(g->b, head);

  LLVMPositionBuilderAtEnd(g->b, single);
  LLVMValueRef before = LLVMBuildNSWSub(g->b, begin, start, ""), after = LLVMBuildNSWSub(g->b, end, start, "");
  LLVMValueRef from = LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSGT, before, zero, ""), before, zero, "");
  LLVMValueRef to = LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, after, n, ""), after, n, "");
  block_rows(g, &t, m_at, from, to, 1);
  LLVMBuildStore(g->b, add(g, row, 1), at);
  LLVMBuildBr(g->b, head);

  LLVMPositionBuilderAtEnd(g->b, done);
  cg_if_end(g, &some);
  return true;
}

/* ---- nvptx ----------------------------------------------------------------------------------------------------- */

enum { DEPTH = 16, PER_THREAD = 4, PITCH = CG_TILE + 4 /* off the banks of the row before */ };

typedef struct device_tile {
  const aoti_loop_node *n;
  uint32_t var; /* the dimension of the tile: m for A, n for B */
  uint32_t buffer;
  aoti_ix index;
  LLVMValueRef origin, limit; /* of the tile in that dimension, and its extent */
  LLVMValueRef shared;
  LLVMTypeRef type;
} device_tile;

/* Copies the slice k0 .. k0 + DEPTH of one operand into shared[kk][i], neighbours in memory by neighbouring threads. */
static void fill(cg *g, const device_tile *t, LLVMValueRef k0, LLVMValueRef extent, LLVMValueRef thread) {
  bool along_k = unit(g, t->index, t->n->var);
  for (unsigned part = 0; part < CG_TILE * DEPTH / CG_TILE_THREADS; part++) {
    LLVMValueRef e = add(g, thread, part * CG_TILE_THREADS), inner = cg_i64(g, along_k ? DEPTH : CG_TILE);
    LLVMValueRef fast = LLVMBuildURem(g->b, e, inner, ""), slow = LLVMBuildUDiv(g->b, e, inner, "");
    LLVMValueRef kk = along_k ? fast : slow, i = along_k ? slow : fast;
    LLVMValueRef k_at = LLVMBuildNSWAdd(g->b, k0, kk, ""), at = LLVMBuildNSWAdd(g->b, t->origin, i, "");
    LLVMValueRef inside = LLVMBuildAnd(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, k_at, extent, ""),
                                       LLVMBuildICmp(g->b, LLVMIntSLT, at, t->limit, ""), "");
    LLVMBasicBlockRef from = LLVMGetInsertBlock(g->b);
    cg_if c = cg_if_begin(g, inside);
    g->vars[0][t->var] = at;
    g->vars[0][t->n->var] = k_at;
    LLVMValueRef in[2] = {element(g, t->buffer, t->index), LLVMConstNull(t->type)};
    LLVMBasicBlockRef blocks[2] = {LLVMGetInsertBlock(g->b), from};
    cg_if_end(g, &c);
    LLVMValueRef v = LLVMBuildPhi(g->b, t->type, "");
    LLVMAddIncoming(v, in, blocks, 2);
    LLVMValueRef slot = LLVMBuildNSWAdd(g->b, LLVMBuildNSWMul(g->b, kk, cg_i64(g, PITCH), ""), i, "");
    LLVMBuildStore(g->b, v, LLVMBuildInBoundsGEP2(g->b, t->type, t->shared, &slot, 1, ""));
  }
}

static void fetch(cg *g, const device_tile *t, LLVMValueRef kk, LLVMValueRef first, LLVMValueRef out[PER_THREAD]) {
  LLVMValueRef row = LLVMBuildNSWAdd(g->b, LLVMBuildNSWMul(g->b, kk, cg_i64(g, PITCH), ""), first, "");
  for (unsigned i = 0; i < PER_THREAD; i++) {
    LLVMValueRef at = add(g, row, i);
    out[i] = LLVMBuildLoad2(g->b, t->type, LLVMBuildInBoundsGEP2(g->b, t->type, t->shared, &at, 1, ""), "");
  }
}

void cg_nvptx_contract(cg *g, LLVMValueRef block, LLVMValueRef thread) {
  const aoti_kernel *k = g->k;
  uint32_t id, m_var = (uint32_t)k->n_dims - 2, n_var = m_var + 1;
  const aoti_loop_node *n = find(k, &id);
  LLVMTypeRef type = cg_value_type(g, n->dtype);
  bool real = aoti_loop_is_float((aot_dtype)n->dtype);
  LLVMValueRef tile = cg_i64(g, CG_TILE), round = cg_i64(g, CG_TILE - 1);
  LLVMValueRef m = cg_index(g, k->vars.at[m_var].extent, 0), cols = cg_index(g, k->vars.at[n_var].extent, 0);
  LLVMValueRef tiles_m = LLVMBuildUDiv(g->b, LLVMBuildAdd(g->b, m, round, ""), tile, "");
  LLVMValueRef tiles_n = LLVMBuildUDiv(g->b, LLVMBuildAdd(g->b, cols, round, ""), tile, "");
  LLVMValueRef tile_n = LLVMBuildURem(g->b, block, tiles_n, ""), rest = LLVMBuildUDiv(g->b, block, tiles_n, "");
  LLVMValueRef tile_m = LLVMBuildURem(g->b, rest, tiles_m, "");
  rest = LLVMBuildUDiv(g->b, rest, tiles_m, "");
  for (size_t d = m_var; d-- > 0;) {
    LLVMValueRef extent = d ? cg_index(g, k->vars.at[d].extent, 0) : NULL;
    g->vars[0][d] = d ? LLVMBuildURem(g->b, rest, extent, "") : rest;
    if (d) rest = LLVMBuildUDiv(g->b, rest, extent, "");
  }
  device_tile a = {n, m_var, n->item, n->index, LLVMBuildNSWMul(g->b, tile_m, tile, ""), m, NULL, type};
  device_tile b = {n, n_var, n->item2, n->index2, LLVMBuildNSWMul(g->b, tile_n, tile, ""), cols, NULL, type};
  a.shared = cg_shared_array(g, type, PITCH * DEPTH);
  b.shared = cg_shared_array(g, type, PITCH * DEPTH);
  LLVMValueRef y = LLVMBuildUDiv(g->b, thread, cg_i64(g, CG_TILE / PER_THREAD), "");
  LLVMValueRef x = LLVMBuildURem(g->b, thread, cg_i64(g, CG_TILE / PER_THREAD), "");
  y = LLVMBuildNSWMul(g->b, y, cg_i64(g, PER_THREAD), "");
  x = LLVMBuildNSWMul(g->b, x, cg_i64(g, PER_THREAD), "");
  LLVMValueRef sums = cg_alloca(g, type, PER_THREAD * PER_THREAD, "sums"), slots[PER_THREAD * PER_THREAD];
  for (unsigned i = 0; i < PER_THREAD * PER_THREAD; i++) {
    LLVMValueRef at = cg_i64(g, i);
    slots[i] = LLVMBuildInBoundsGEP2(g->b, type, sums, &at, 1, "");
    LLVMBuildStore(g->b, LLVMConstNull(type), slots[i]);
  }
  LLVMValueRef extent = cg_index(g, k->vars.at[n->var].extent, 0);
  cg_loop slices = cg_loop_begin(g, cg_i64(g, 0), extent, cg_i64(g, DEPTH), "slice");
  /* The operands' indices do not know each other's dimension: any value will do there. */
  g->vars[0][n_var] = cg_i64(g, 0);
  fill(g, &a, slices.i, extent, thread);
  g->vars[0][m_var] = cg_i64(g, 0);
  fill(g, &b, slices.i, extent, thread);
  cg_barrier(g);
  cg_loop depth = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, DEPTH), cg_i64(g, 1), "k");
  LLVMValueRef va[PER_THREAD], vb[PER_THREAD];
  fetch(g, &a, depth.i, y, va);
  fetch(g, &b, depth.i, x, vb);
  for (unsigned i = 0; i < PER_THREAD; i++)
    for (unsigned j = 0; j < PER_THREAD; j++) {
      LLVMValueRef slot = slots[i * PER_THREAD + j], old = LLVMBuildLoad2(g->b, type, slot, "");
      LLVMValueRef sum =
          real ? cg_fma(g, va[i], vb[j], old) : LLVMBuildAdd(g->b, old, LLVMBuildMul(g->b, va[i], vb[j], ""), "");
      LLVMBuildStore(g->b, sum, slot);
    }
  cg_loop_end(g, &depth);
  cg_barrier(g);
  cg_loop_end(g, &slices);
  cg_loop out = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, PER_THREAD * PER_THREAD), cg_i64(g, 1), "out");
  LLVMValueRef i = LLVMBuildUDiv(g->b, out.i, cg_i64(g, PER_THREAD), "");
  LLVMValueRef j = LLVMBuildURem(g->b, out.i, cg_i64(g, PER_THREAD), "");
  g->vars[0][m_var] = LLVMBuildNSWAdd(g->b, a.origin, LLVMBuildNSWAdd(g->b, y, i, ""), "");
  g->vars[0][n_var] = LLVMBuildNSWAdd(g->b, b.origin, LLVMBuildNSWAdd(g->b, x, j, ""), "");
  cg_if inside = cg_if_begin(g, LLVMBuildAnd(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, g->vars[0][m_var], m, ""),
                                             LLVMBuildICmp(g->b, LLVMIntSLT, g->vars[0][n_var], cols, ""), ""));
  epilogue(g, id, LLVMBuildLoad2(g->b, type, LLVMBuildInBoundsGEP2(g->b, type, sums, &out.i, 1, ""), ""));
  cg_if_end(g, &inside);
  cg_loop_end(g, &out);
}
