/* Streams (see aoti_loop_stream) on the host: the matrix of rows by columns exists one tile at a time, in the
 * first-level cache.
 *
 * Lanes are rows: a tile is two vectors of rows wide. What belongs to rows (operands, sums, maxima) is kept for up to
 * MAX_ROWS rows as [tile][..][lane], so that maxima, exponentials and sums are taken lane by lane and nothing is ever
 * added up across a vector. COLUMNS columns at a time are copied into dense f32 or f64 panels, from whatever strides
 * and dtypes, and pass by all tiles. Both kinds of product are then one: out[m][lane] += sum over k of a[m, k] *
 * b[k][lane], with a scalar of the panel broadcast, in blocks of M rows of out that fill the registers.
 *
 * Softmax: with m the maximum so far, weights are exp(x - m); where a later tile has a greater one, m', what was added
 * up is multiplied by exp(m - m'). The order of additions depends on the columns only, not on which rows a thread has.
 */
#include "cg.h"

#include <stdio.h>
#include <string.h>

enum { COLUMNS = 48 /* a multiple of the blocks */, MAX_ROWS = 128, SCRATCH = 160 << 10, LINE = 16 };

typedef struct host_stream {
  aoti_stream s;
  unsigned dtype, width, lanes, rows, block;
  LLVMTypeRef type, vector;
  LLVMValueRef row_panel[AOTI_STREAM_PARTS], column_panel[2 * AOTI_STREAM_PARTS], score[AOTI_STREAM_PARTS];
  LLVMValueRef total[AOTI_STREAM_PARTS], sum[AOTI_STREAM_PARTS], value[2 * AOTI_STREAM_PARTS];
  LLVMValueRef maximum, tile_maximum, shift, scale, row_at, extent_at, limit;
  LLVMValueRef *kept; /* per node before the loop that is used later: [rows] */
} host_stream;

static LLVMValueRef add(cg *g, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildNSWAdd(g->b, a, b, ""); }
static LLVMValueRef times(cg *g, LLVMValueRef a, int64_t n) { return LLVMBuildNSWMul(g->b, a, cg_i64(g, n), ""); }
static LLVMValueRef smaller(cg *g, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, a, b, ""), a, b, "");
}
static LLVMValueRef greater(cg *g, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSGT, a, b, ""), a, b, "");
}
static LLVMValueRef ceil_to(cg *g, LLVMValueRef a, unsigned n) {
  LLVMValueRef up = LLVMBuildUDiv(g->b, add(g, a, cg_i64(g, n - 1)), cg_i64(g, n), "");
  return times(g, up, n);
}
static LLVMValueRef array(cg *g, LLVMTypeRef type, size_t n, const char *name) {
  LLVMValueRef a = cg_alloca(g, type, n > 1 ? (unsigned)n : 2, name);
  LLVMSetAlignment(a, 64);
  return a;
}
static cg_loop count(cg *g, LLVMValueRef n, const char *name) {
  return cg_loop_begin(g, cg_i64(g, 0), n, cg_i64(g, 1), name);
}
static unsigned pitch(const aoti_panel *p) {
  return (p->extent + LINE - 1) / LINE * LINE + LINE;
} // off the last one's sets

/* ---- the product ----------------------------------------------------------------------------------------------- */

typedef enum product_mode { FRESH, ADDS, RESCALES } product_mode;

/* void f(a, b, out, k, scale): out[m][lane] = start + sum over i < k of a[m * step_m + i * step_k] * b[i][lane] for m <
 * rows, start being 0, out, or out * scale[lane]. */
static LLVMValueRef product_function(cg *g, const host_stream *h, unsigned rows, unsigned step_m, unsigned step_k,
                                     product_mode mode) {
  char name[96];
  snprintf(name, sizeof name, "aot_product_%s_%u_%u_%u_%d", aoti_loop_dtype_name((aot_dtype)h->dtype), rows, step_m,
           step_k, mode);
  LLVMValueRef f = LLVMGetNamedFunction(g->module, name);
  if (f) return f;
  LLVMTypeRef params[] = {g->ptr, g->ptr, g->ptr, g->i64, g->ptr};
  f = LLVMAddFunction(g->module, name, LLVMFunctionType(g->void_type, params, 5, false));
  LLVMSetLinkage(f, LLVMInternalLinkage);
  static const char *const attributes[] = {"noinline", "nounwind"};
  for (int i = 0; i < 2; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i]));
    LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(g->ctx, kind, 0));
  }
  unsigned noalias = LLVMGetEnumAttributeKindForName("noalias", 7);
  for (unsigned i = 0; i < 3; i++) LLVMAddAttributeAtIndex(f, i + 1, LLVMCreateEnumAttribute(g->ctx, noalias, 0));
  LLVMValueRef fn = g->fn;
  LLVMBasicBlockRef entry = g->entry, here = LLVMGetInsertBlock(g->b);
  g->fn = f;
  g->entry = cg_block(g, "entry");
  LLVMPositionBuilderAtEnd(g->b, g->entry);
  enum { MOST = 12 };
  LLVMValueRef acc[MOST][2], a = LLVMGetParam(f, 0), b = LLVMGetParam(f, 1), out = LLVMGetParam(f, 2);
  for (unsigned m = 0; m < rows; m++)
    for (unsigned v = 0; v < 2; v++) {
      LLVMValueRef at = cg_i64(g, m * h->lanes + v * h->width), start = LLVMConstNull(h->vector);
      acc[m][v] = cg_alloca(g, h->vector, 1, "sum");
      if (mode != FRESH) start = LLVMBuildLoad2(g->b, h->vector, cg_slot(g, h->type, out, at), "");
      if (mode == RESCALES) {
        LLVMValueRef by =
            LLVMBuildLoad2(g->b, h->vector, cg_slot(g, h->type, LLVMGetParam(f, 4), cg_i64(g, v * h->width)), "");
        start = LLVMBuildFMul(g->b, start, by, "");
      }
      LLVMBuildStore(g->b, start, acc[m][v]);
    }
  cg_loop k = count(g, LLVMGetParam(f, 3), "k");
  LLVMValueRef x[2], from = times(g, k.i, step_k), row = times(g, k.i, h->lanes), zeros[64];
  for (unsigned i = 0; i < h->width; i++) zeros[i] = cg_i32(g, 0);
  for (unsigned v = 0; v < 2; v++)
    x[v] = LLVMBuildLoad2(g->b, h->vector, cg_slot(g, h->type, b, add(g, row, cg_i64(g, v * h->width))), "");
  for (unsigned m = 0; m < rows; m++) {
    LLVMValueRef one = cg_get(g, h->type, a, add(g, from, cg_i64(g, m * step_m))), none = LLVMGetPoison(h->vector);
    one = LLVMBuildInsertElement(g->b, none, one, cg_i32(g, 0), "");
    one = LLVMBuildShuffleVector(g->b, one, none, LLVMConstVector(zeros, h->width), "");
    for (unsigned v = 0; v < 2; v++) {
      LLVMValueRef old = LLVMBuildLoad2(g->b, h->vector, acc[m][v], "");
      LLVMBuildStore(g->b, cg_fma(g, one, x[v], old), acc[m][v]);
    }
  }
  cg_loop_end(g, &k);
  for (unsigned m = 0; m < rows; m++)
    for (unsigned v = 0; v < 2; v++)
      LLVMBuildStore(g->b, LLVMBuildLoad2(g->b, h->vector, acc[m][v], ""),
                     cg_slot(g, h->type, out, cg_i64(g, m * h->lanes + v * h->width)));
  LLVMBuildRetVoid(g->b);
  g->fn = fn;
  g->entry = entry;
  LLVMPositionBuilderAtEnd(g->b, here);
  return f;
}

static void product_block(cg *g, const host_stream *h, unsigned rows, unsigned step_m, unsigned step_k,
                          product_mode mode, LLVMValueRef m, LLVMValueRef a, LLVMValueRef b, LLVMValueRef out,
                          LLVMValueRef k, LLVMValueRef scale) {
  LLVMValueRef f = product_function(g, h, rows, step_m, step_k, mode);
  LLVMValueRef args[] = {cg_slot(g, h->type, a, times(g, m, step_m)), b,
                         cg_slot(g, h->type, out, times(g, m, h->lanes)), k, scale ? scale : LLVMConstNull(g->ptr)};
  LLVMBuildCall2(g->b, LLVMGlobalGetValueType(f), f, args, 5, "");
}

/* scores[c][lane] of columns below n, rounded up to whole blocks: the panel has zeros there. */
static void scores(cg *g, const host_stream *h, unsigned i, LLVMValueRef tile, LLVMValueRef n) {
  const aoti_panel *p = &h->s.columns[h->s.product_columns[i]];
  LLVMValueRef b = cg_slot(g, h->type, h->row_panel[h->s.product_rows[i]], times(g, tile, p->extent * h->lanes));
  cg_loop m = cg_loop_begin(g, cg_i64(g, 0), n, cg_i64(g, h->block), "column");
  product_block(g, h, h->block, pitch(p), 1, FRESH, m.i, h->column_panel[h->s.product_columns[i]], b, h->score[i],
                cg_i64(g, p->extent), NULL);
  cg_loop_end(g, &m);
}

/* total[d][lane] += sum over columns c < n of panel[c][d] * values[c][lane]. */
static void outer(cg *g, const host_stream *h, unsigned i, LLVMValueRef tile, LLVMValueRef n, LLVMValueRef values) {
  const aoti_panel *p = &h->s.columns[h->s.outer_columns[i]];
  LLVMValueRef total = cg_slot(g, h->type, h->total[i], times(g, tile, p->extent * h->lanes));
  LLVMValueRef a = h->column_panel[h->s.outer_columns[i]];
  product_mode mode = h->s.weight ? RESCALES : ADDS;
  unsigned rest = p->extent % h->block, whole = p->extent - rest;
  if (whole) {
    cg_loop m = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, whole), cg_i64(g, h->block), "element");
    product_block(g, h, h->block, 1, pitch(p), mode, m.i, a, values, total, n, h->scale);
    cg_loop_end(g, &m);
  }
  if (rest) product_block(g, h, rest, 1, pitch(p), mode, cg_i64(g, whole), a, values, total, n, h->scale);
}

/* ---- rows ------------------------------------------------------------------------------------------------------ */

static bool used_later(const aoti_kernel *k, uint32_t id, uint32_t loop) {
  for (uint32_t user = loop; user < k->nodes.n; user++) {
    const aoti_loop_node *n = &k->nodes.at[user];
    for (int i = 0; i < n->n_args; i++)
      if (n->args[i] == id) return true;
  }
  return k->nodes.at[id].op == AOTI_OP_INDEX;
}

static bool prepare(cg *g, host_stream *h) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  const char *why = aoti_loop_stream(k, &h->s);
  if (why) {
    cg_fail(g, AOT_ERROR_INTERNAL, "no stream: %s", why);
    return false;
  }
  h->dtype = k->nodes.at[h->s.product[0]].dtype;
  h->type = cg_value_type(g, h->dtype);
  h->width = g->vector_bits / (h->dtype == AOT_F64 ? 64 : 32);
  h->lanes = 2 * h->width;
  h->vector = LLVMVectorType(h->type, h->width);
  h->block = g->vector_bits == 512 ? 12 : 6; // and two vectors of b, and a broadcast: 15 of 16 registers
  size_t per_row = 0, bytes = h->dtype == AOT_F64 ? 8 : 4;
  for (unsigned i = 0; i < h->s.n_rows; i++) per_row += h->s.rows[i].extent;
  for (unsigned i = 0; i < h->s.n_outers; i++) per_row += h->s.columns[h->s.outer_columns[i]].extent;
  size_t rows = SCRATCH / (per_row * bytes) / h->lanes * h->lanes;
  h->rows = rows < h->lanes ? h->lanes : rows > MAX_ROWS ? MAX_ROWS : (unsigned)rows;
  size_t n = h->rows, tile = (size_t)COLUMNS * h->lanes;
  for (unsigned i = 0; i < h->s.n_rows; i++) h->row_panel[i] = array(g, h->type, n * h->s.rows[i].extent, "rows");
  for (unsigned i = 0; i < h->s.n_columns; i++)
    h->column_panel[i] = array(g, h->type, (size_t)COLUMNS * pitch(&h->s.columns[i]), "columns");
  for (unsigned i = 0; i < h->s.n_products; i++) h->score[i] = array(g, h->type, tile, "scores");
  for (unsigned i = 0; i < h->s.n_outers; i++)
    h->total[i] = array(g, h->type, n * h->s.columns[h->s.outer_columns[i]].extent, "total");
  for (unsigned i = 0; i < h->s.n_sums; i++) h->sum[i] = array(g, h->type, n, "sum");
  for (unsigned i = 0; i < h->s.n_outers; i++) { // those of one value share
    for (unsigned j = 0; j < i && !h->value[i]; j++)
      if (k->nodes.at[h->s.outer[i]].args[0] == k->nodes.at[h->s.outer[j]].args[0]) h->value[i] = h->value[j];
    if (!h->value[i]) h->value[i] = array(g, h->type, tile, "values");
  }
  if (h->s.weight) {
    h->maximum = array(g, h->type, n, "maximum");
    h->tile_maximum = array(g, h->type, h->lanes, "maximum");
    h->shift = array(g, h->type, h->lanes, "shift");
    h->scale = array(g, h->type, h->lanes, "scale");
  }
  h->row_at = array(g, g->i64, n, "row");
  h->extent_at = array(g, g->i64, n, "extent");
  h->limit = array(g, g->i32, h->lanes, "limit");
  aot_status s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *h->kept, &h->kept);
  if (s) {
    if (!g->error) g->error = s;
    return false;
  }
  for (uint32_t id = 1; id < h->s.loop; id++) {
    unsigned op = k->nodes.at[id].op;
    if (op != AOTI_OP_CONST && op != AOTI_OP_SCALAR && used_later(k, id, h->s.loop))
      h->kept[id] = array(g, cg_memory_type(g, k->nodes.at[id].dtype), n, "kept");
  }
  return true;
}

/* The values from before the loop, of row number x of the block. */
static void recall(cg *g, const host_stream *h, LLVMValueRef x) {
  for (uint32_t id = 1; id < h->s.loop; id++) {
    unsigned dtype = g->k->nodes.at[id].dtype;
    if (h->kept[id]) g->values[0][id] = cg_widen(g, dtype, cg_get(g, cg_memory_type(g, dtype), h->kept[id], x));
  }
}

static LLVMValueRef extent_of(cg *g, const host_stream *h, LLVMValueRef x) {
  if (!h->s.ragged) return cg_index(g, g->k->nodes.at[h->s.loop].index, 0);
  return cg_get(g, g->i64, h->extent_at, x);
}

/* The statements before the loop, the row operands, and empty sums, for n rows from `first` and the rest of their last
 * tile, which repeats the last row. */
static void open_rows(cg *g, const host_stream *h, LLVMValueRef first, LLVMValueRef n, LLVMValueRef padded) {
  const aoti_kernel *k = g->k;
  cg_loop x = count(g, padded, "row");
  LLVMValueRef row = add(g, first, smaller(g, x.i, LLVMBuildNSWSub(g->b, n, cg_i64(g, 1), "")));
  cg_put(g, g->i64, h->row_at, x.i, row);
  g->vars[0][h->s.row] = row;
  for (uint32_t id = 1; id < h->s.loop; id++) {
    cg_statement(g, id);
    unsigned dtype = k->nodes.at[id].dtype;
    if (h->kept[id]) cg_put(g, cg_memory_type(g, dtype), h->kept[id], x.i, cg_narrow(g, dtype, g->values[0][id]));
  }
  if (h->s.ragged) cg_put(g, g->i64, h->extent_at, x.i, cg_index(g, k->nodes.at[h->s.loop].index, 0));
  if (h->s.weight) cg_put(g, h->type, h->maximum, x.i, LLVMConstReal(h->type, -__builtin_inf()));
  for (unsigned i = 0; i < h->s.n_sums; i++) cg_put(g, h->type, h->sum[i], x.i, LLVMConstNull(h->type));
  LLVMValueRef lanes = cg_i64(g, h->lanes), tile = LLVMBuildUDiv(g->b, x.i, lanes, "");
  LLVMValueRef lane = LLVMBuildURem(g->b, x.i, lanes, "");
  for (unsigned i = 0; i < h->s.n_rows; i++) {
    const aoti_panel *p = &h->s.rows[i];
    cg_loop e = count(g, cg_i64(g, p->extent), "element");
    g->vars[0][p->var] = e.i;
    LLVMValueRef at = times(g, add(g, times(g, tile, p->extent), e.i), h->lanes);
    cg_put(g, h->type, h->row_panel[i], add(g, at, lane), cg_load(g, p->buffer, cg_index(g, p->index, 0)));
    cg_loop_end(g, &e);
  }
  cg_loop_end(g, &x);
  for (unsigned i = 0; i < h->s.n_outers; i++) {
    cg_loop z = count(g, times(g, padded, h->s.columns[h->s.outer_columns[i]].extent), "zero");
    cg_put(g, h->type, h->total[i], z.i, LLVMConstNull(h->type));
    cg_loop_end(g, &z);
  }
}

/* Columns from to from + n as dense panels; the rest of the last block is zero. */
static void load_columns(cg *g, const host_stream *h, LLVMValueRef from, LLVMValueRef n) {
  for (unsigned i = 0; i < h->s.n_columns; i++) {
    const aoti_panel *p = &h->s.columns[i];
    cg_loop c = count(g, n, "column");
    g->vars[0][h->s.column] = add(g, from, c.i);
    cg_loop e = count(g, cg_i64(g, p->extent), "element");
    g->vars[0][p->var] = e.i;
    LLVMValueRef v = cg_load(g, p->buffer, cg_index(g, p->index, 0));
    cg_put(g, h->type, h->column_panel[i], add(g, times(g, c.i, pitch(p)), e.i), v);
    cg_loop_end(g, &e);
    cg_loop_end(g, &c);
    cg_loop z = cg_loop_begin(g, n, ceil_to(g, n, h->block), cg_i64(g, 1), "none");
    cg_loop y = count(g, cg_i64(g, p->extent), "zero");
    cg_put(g, h->type, h->column_panel[i], add(g, times(g, z.i, pitch(p)), y.i), LLVMConstNull(h->type));
    cg_loop_end(g, &y);
    cg_loop_end(g, &z);
  }
}

/* ---- one tile -------------------------------------------------------------------------------------------------- */

typedef struct host_tile {
  LLVMValueRef row, from, n; /* its first row in the block, first column, columns */
} host_tile;

/* for each column, for each lane: the variables, and what was computed for them. */
typedef struct tile_loop {
  cg_loop column, lane;
  LLVMValueRef at, inside;
} tile_loop;

static tile_loop tile_begin(cg *g, const host_stream *h, const host_tile *t) {
  tile_loop l = {.column = count(g, t->n, "column")};
  l.lane = count(g, cg_i64(g, h->lanes), "lane");
  LLVMValueRef x = add(g, t->row, l.lane.i);
  l.at = add(g, times(g, l.column.i, h->lanes), l.lane.i);
  g->vars[0][h->s.column] = add(g, t->from, l.column.i);
  g->vars[0][h->s.row] = cg_get(g, g->i64, h->row_at, x);
  recall(g, h, x);
  for (unsigned i = 0; i < h->s.n_products; i++) g->values[0][h->s.product[i]] = cg_get(g, h->type, h->score[i], l.at);
  if (h->s.ragged) {
    LLVMValueRef c = LLVMBuildTrunc(g->b, l.column.i, g->i32, "");
    l.inside = LLVMBuildICmp(g->b, LLVMIntSLT, c, cg_get(g, g->i32, h->limit, l.lane.i), "");
  }
  return l;
}

static void tile_end(cg *g, tile_loop *l) {
  cg_loop_end(g, &l->lane);
  cg_loop_end(g, &l->column);
}

static LLVMValueRef guarded(cg *g, const tile_loop *l, LLVMValueRef v, double otherwise) {
  return l->inside ? LLVMBuildSelect(g->b, l->inside, v, LLVMConstReal(LLVMTypeOf(v), otherwise), "") : v;
}

static void sum_up(cg *g, const host_stream *h, LLVMValueRef sums, LLVMValueRef x, LLVMValueRef v) {
  cg_put(g, h->type, sums, x, LLVMBuildFAdd(g->b, cg_get(g, h->type, sums, x), v, ""));
}

static void plain_tile(cg *g, const host_stream *h, const host_tile *t) {
  tile_loop l = tile_begin(g, h, t);
  cg_stream_statements(g, &h->s);
  for (unsigned i = 0; i < h->s.n_outers; i++)
    cg_put(g, h->type, h->value[i], l.at, guarded(g, &l, g->values[0][g->k->nodes.at[h->s.outer[i]].args[0]], 0));
  for (unsigned i = 0; i < h->s.n_sums; i++)
    sum_up(g, h, h->sum[i], add(g, t->row, l.lane.i),
           guarded(g, &l, g->values[0][g->k->nodes.at[h->s.sum[i]].args[0]], 0));
  tile_end(g, &l);
}

static LLVMValueRef op(cg *g, const host_stream *h, unsigned o, LLVMValueRef a, LLVMValueRef b) {
  return cg_op(g, o, h->dtype, h->dtype, (LLVMValueRef[]){a, b});
}

/* Two passes: the values and their maximum; then, the maximum known, the weights. */
static void weighted_tile(cg *g, const host_stream *h, const host_tile *t) {
  LLVMValueRef least = LLVMConstReal(h->type, -__builtin_inf()), zero = LLVMConstNull(h->type), x;
  uint32_t of = g->k->nodes.at[h->s.weight].args[0];
  LLVMValueRef values = h->s.n_outers ? h->value[0] : h->score[0], lanes = cg_i64(g, h->lanes);
  cg_loop i = count(g, lanes, "lane");
  cg_put(g, h->type, h->tile_maximum, i.i, least);
  cg_loop_end(g, &i);
  tile_loop l = tile_begin(g, h, t);
  cg_stream_statements(g, &h->s);
  LLVMValueRef v = guarded(g, &l, g->values[0][of], -__builtin_inf());
  cg_put(g, h->type, values, l.at, v);
  cg_put(g, h->type, h->tile_maximum, l.lane.i,
         op(g, h, AOTI_OP_MAX, cg_get(g, h->type, h->tile_maximum, l.lane.i), v));
  tile_end(g, &l);

  i = count(g, lanes, "lane");
  x = add(g, t->row, i.i);
  LLVMValueRef old = cg_get(g, h->type, h->maximum, x),
               max = op(g, h, AOTI_OP_MAX, old, cg_get(g, h->type, h->tile_maximum, i.i));
  LLVMValueRef none = LLVMBuildFCmp(g->b, LLVMRealOEQ, max, least, ""),
               shift = LLVMBuildSelect(g->b, none, zero, max, "");
  LLVMValueRef scale = op(g, h, AOTI_OP_EXP, op(g, h, AOTI_OP_SUB, old, shift), NULL);
  cg_put(g, h->type, h->maximum, x, max);
  cg_put(g, h->type, h->shift, i.i, shift);
  cg_put(g, h->type, h->scale, i.i, scale);
  for (unsigned s = 0; s < h->s.n_sums; s++)
    cg_put(g, h->type, h->sum[s], x, LLVMBuildFMul(g->b, cg_get(g, h->type, h->sum[s], x), scale, ""));
  cg_loop_end(g, &i);

  cg_loop c = count(g, t->n, "column");
  i = count(g, lanes, "lane");
  LLVMValueRef at = add(g, times(g, c.i, h->lanes), i.i);
  LLVMValueRef below = op(g, h, AOTI_OP_SUB, cg_get(g, h->type, values, at), cg_get(g, h->type, h->shift, i.i));
  LLVMValueRef w = op(g, h, AOTI_OP_EXP, below, NULL);
  cg_put(g, h->type, values, at, w);
  for (unsigned s = 0; s < h->s.n_sums; s++) sum_up(g, h, h->sum[s], add(g, t->row, i.i), w);
  cg_loop_end(g, &i);
  cg_loop_end(g, &c);
}

/* A tile of rows against n columns from `from`, of which a ragged one sees as many as its longest row does. */
static void tile(cg *g, const host_stream *h, LLVMValueRef number, LLVMValueRef from, LLVMValueRef n) {
  host_tile t = {.row = times(g, number, h->lanes), .from = from, .n = n};
  cg_if some = {0};
  if (h->s.ragged) {
    LLVMValueRef last = add(g, t.row, cg_i64(g, h->lanes - 1));
    LLVMValueRef longest = greater(g, extent_of(g, h, t.row), extent_of(g, h, last));
    t.n = smaller(g, n, LLVMBuildNSWSub(g->b, longest, from, ""));
    some = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntSGT, t.n, cg_i64(g, 0), ""));
    cg_loop l = count(g, cg_i64(g, h->lanes), "lane");
    LLVMValueRef left = LLVMBuildNSWSub(g->b, cg_get(g, g->i64, h->extent_at, add(g, t.row, l.i)), from, "");
    left = smaller(g, greater(g, left, cg_i64(g, 0)), cg_i64(g, COLUMNS));
    cg_put(g, g->i32, h->limit, l.i, LLVMBuildTrunc(g->b, left, g->i32, ""));
    cg_loop_end(g, &l);
  }
  for (unsigned i = 0; i < h->s.n_products; i++) scores(g, h, i, number, t.n);
  if (h->s.weight)
    weighted_tile(g, h, &t);
  else
    plain_tile(g, h, &t);
  for (unsigned i = 0; i < h->s.n_outers; i++) outer(g, h, i, number, t.n, h->value[i]);
  if (h->s.ragged) cg_if_end(g, &some);
}

/* ---- the kernel ------------------------------------------------------------------------------------------------ */

/* The statements after the loop, row by row: those of no outer product, then those of each. */
static void close_rows(cg *g, const host_stream *h, LLVMValueRef n) {
  const aoti_kernel *k = g->k;
  uint32_t end = k->nodes.at[h->s.loop].end, last = (uint32_t)k->nodes.n;
  cg_loop x = count(g, n, "row");
  g->vars[0][h->s.row] = cg_get(g, g->i64, h->row_at, x.i);
  recall(g, h, x.i);
  if (h->s.weight) g->values[0][h->s.maximum] = cg_get(g, h->type, h->maximum, x.i);
  for (unsigned i = 0; i < h->s.n_sums; i++) g->values[0][h->s.sum[i]] = cg_get(g, h->type, h->sum[i], x.i);
  for (uint32_t id = end; id < last; id++)
    if (!((k->nodes.at[id].vars | k->ix.at[k->nodes.at[id].index].vars) & k->outer_vars)) cg_statement(g, id);
  LLVMValueRef lanes = cg_i64(g, h->lanes), tile = LLVMBuildUDiv(g->b, x.i, lanes, "");
  LLVMValueRef lane = LLVMBuildURem(g->b, x.i, lanes, "");
  for (unsigned i = 0; i < h->s.n_outers; i++) {
    uint32_t var = k->nodes.at[h->s.outer[i]].var;
    unsigned extent = h->s.columns[h->s.outer_columns[i]].extent;
    cg_loop d = count(g, cg_i64(g, extent), "element");
    LLVMValueRef at = times(g, add(g, times(g, tile, extent), d.i), h->lanes);
    g->vars[0][var] = d.i;
    g->values[0][h->s.outer[i]] = cg_get(g, h->type, h->total[i], add(g, at, lane));
    for (uint32_t id = end; id < last; id++)
      if ((k->nodes.at[id].vars | k->ix.at[k->nodes.at[id].index].vars) >> var & 1) cg_statement(g, id);
    cg_loop_end(g, &d);
  }
  cg_loop_end(g, &x);
}

static void rows_block(cg *g, const host_stream *h, LLVMValueRef first, LLVMValueRef n) {
  LLVMValueRef padded = ceil_to(g, n, h->lanes), zero = cg_i64(g, 0);
  open_rows(g, h, first, n, padded);
  LLVMValueRef columns = greater(g, extent_of(g, h, zero), extent_of(g, h, LLVMBuildNSWSub(g->b, n, cg_i64(g, 1), "")));
  cg_loop c = cg_loop_begin(g, zero, columns, cg_i64(g, COLUMNS), "columns");
  LLVMValueRef some = smaller(g, cg_i64(g, COLUMNS), LLVMBuildNSWSub(g->b, columns, c.i, ""));
  load_columns(g, h, c.i, some);
  cg_loop t = count(g, LLVMBuildUDiv(g->b, padded, cg_i64(g, h->lanes), ""), "tile");
  tile(g, h, t.i, c.i, some);
  cg_loop_end(g, &t);
  cg_loop_end(g, &c);
  close_rows(g, h, n);
}

void cg_host_stream(cg *g, LLVMValueRef begin, LLVMValueRef end) {
  const aoti_kernel *k = g->k;
  host_stream h = {0};
  if (!prepare(g, &h)) return;
  LLVMValueRef at = cg_alloca(g, g->i64, 1, "position");
  LLVMBuildStore(g->b, begin, at);
  LLVMBasicBlockRef head = cg_block(g, "rows"), body = cg_block(g, ""), done = cg_block(g, "");
  LLVMBuildBr(g->b, head);
  LLVMPositionBuilderAtEnd(g->b, head);
  LLVMValueRef position = LLVMBuildLoad2(g->b, g->i64, at, "");
  LLVMBuildCondBr(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, position, end, ""), body, done);
  LLVMPositionBuilderAtEnd(g->b, body);
  LLVMValueRef length = cg_index(g, k->vars.at[h.s.row].extent, 0), rest = LLVMBuildUDiv(g->b, position, length, "");
  LLVMValueRef first = LLVMBuildURem(g->b, position, length, "");
  for (size_t d = h.s.row; d-- > 0;) {
    LLVMValueRef extent = d ? cg_index(g, k->vars.at[d].extent, 0) : NULL;
    g->vars[0][d] = d ? LLVMBuildURem(g->b, rest, extent, "") : rest;
    if (d) rest = LLVMBuildUDiv(g->b, rest, extent, "");
  }
  LLVMValueRef n = smaller(g, LLVMBuildNSWSub(g->b, length, first, ""), LLVMBuildNSWSub(g->b, end, position, ""));
  n = smaller(g, n, cg_i64(g, h.rows));
  rows_block(g, &h, first, n);
  LLVMBuildStore(g->b, add(g, position, n), at);
  LLVMBuildBr(g->b, head);
  LLVMPositionBuilderAtEnd(g->b, done);
}
