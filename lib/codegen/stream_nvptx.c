/* Streams (see aoti_loop_stream) on NVPTX: a block of threads has a tile of rows; tiles of columns pass by in shared
 * memory.
 *
 * Row operands lie as [element][row], column operands as [column][element], products as [column][row], all in shared
 * memory; what outer nodes add up is in registers. Threads are arranged in two ways: for products, `lines` threads by
 * groups of 4 rows, where one reads 4 rows in one access and a column a line; for statements, `parts` threads a row,
 * neighbours in a warp, that meet in shuffles. A row or column beyond the last repeats the last, so that nothing is
 * read outside; guards keep it out of sums. The softmax is that of stream_host.c. The order of additions is fixed.
 */
#include "cg.h"

enum { GROUP = 4, MOST = 32, LEAST = 4, ROW_PAD = 4, PRODUCT_PAD = 8, SHARED_BYTES = 47 << 10 };

typedef struct device_stream {
  const cg_stream *p;
  const aoti_stream *s;
  LLVMTypeRef type, four;
  unsigned dtype, rows, columns, lines, parts;
  LLVMValueRef row_panel[AOTI_STREAM_PARTS], column_panel[2 * AOTI_STREAM_PARTS], product[2 * AOTI_STREAM_PARTS];
  LLVMValueRef scale;                                                   /* shared, per row */
  LLVMValueRef total[AOTI_STREAM_PARTS][AOTI_STREAM_EXTENT / 4][GROUP]; /* this thread's */
  LLVMValueRef sum[AOTI_STREAM_PARTS], maximum;
  LLVMValueRef group, line;         /* of products: first row; line */
  LLVMValueRef row, part, extent;   /* of statements: row in the tile, part; columns it sees */
  LLVMValueRef first, n;            /* row of the tile, and its rows */
  uint8_t value[AOTI_STREAM_PARTS]; /* per outer node: where among the products its values are written */
} device_stream;

static LLVMValueRef add(cg *g, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildNSWAdd(g->b, a, b, ""); }
static LLVMValueRef times(cg *g, LLVMValueRef a, int64_t n) { return LLVMBuildNSWMul(g->b, a, cg_i64(g, n), ""); }
static LLVMValueRef smaller(cg *g, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, a, b, ""), a, b, "");
}
static LLVMValueRef below(cg *g, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildICmp(g->b, LLVMIntSLT, a, b, ""); }

/* The distance of elements of a row operand: off the banks of the one before, where there is room. */
static unsigned row_pitch(unsigned rows) { return rows + (rows > LEAST ? ROW_PAD : 0); }

static unsigned n_arrays(const aoti_stream *s) { return s->n_products > s->n_outers ? s->n_products : s->n_outers; }

bool cg_nvptx_stream_plan(cg *g, cg_stream *out) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  const char *why = aoti_loop_stream(k, &out->s);
  if (why) {
    cg_fail(g, AOT_ERROR_INTERNAL, "no stream: %s", why);
    return false;
  }
  const aoti_stream *s = &out->s;
  unsigned width = k->nodes.at[s->product[0]].dtype == AOT_F64 ? 8 : 4;
  for (out->rows = MOST; out->rows >= LEAST; out->rows /= 2) { // as many columns as rows
    size_t n = (size_t)n_arrays(s) * out->rows * (out->rows + PRODUCT_PAD) + 16 * out->rows;
    for (unsigned i = 0; i < s->n_rows; i++) n += (size_t)s->rows[i].extent * row_pitch(out->rows);
    for (unsigned i = 0; i < s->n_columns; i++) n += (size_t)out->rows * (s->columns[i].extent + 1);
    if (n * width <= SHARED_BYTES) return true;
  }
  cg_fail(g, AOT_ERROR_UNSUPPORTED, "its operands do not fit in shared memory");
  return false;
}

static void prepare(cg *g, device_stream *d, LLVMValueRef thread) {
  const aoti_stream *s = d->s;
  d->dtype = g->k->nodes.at[s->product[0]].dtype;
  d->type = cg_value_type(g, d->dtype);
  d->four = LLVMVectorType(d->type, GROUP);
  d->rows = d->columns = d->p->rows;
  d->lines = CG_STREAM_THREADS / (d->rows / GROUP);
  d->parts = CG_STREAM_THREADS / d->rows;
  d->group = times(g, LLVMBuildUDiv(g->b, thread, cg_i64(g, d->lines), ""), GROUP);
  d->line = LLVMBuildURem(g->b, thread, cg_i64(g, d->lines), "");
  d->row = LLVMBuildUDiv(g->b, thread, cg_i64(g, d->parts), "");
  d->part = LLVMBuildURem(g->b, thread, cg_i64(g, d->parts), "");
  for (unsigned i = 0; i < s->n_rows; i++)
    d->row_panel[i] = cg_shared_array(g, d->type, s->rows[i].extent * row_pitch(d->rows));
  for (unsigned i = 0; i < s->n_columns; i++)
    d->column_panel[i] = cg_shared_array(g, d->type, d->columns * (s->columns[i].extent + 1));
  for (unsigned i = 0; i < n_arrays(s); i++)
    d->product[i] = cg_shared_array(g, d->type, d->columns * (d->rows + PRODUCT_PAD));
  if (s->weight) d->scale = cg_shared_array(g, d->type, d->rows);
  for (unsigned i = 0; i < s->n_outers; i++) {
    d->value[i] = (uint8_t)i;
    for (unsigned j = 0; j < i; j++)
      if (g->k->nodes.at[s->outer[i]].args[0] == g->k->nodes.at[s->outer[j]].args[0]) d->value[i] = d->value[j];
  }
}

static unsigned units(const device_stream *d, unsigned i) {
  return (d->s->columns[d->s->outer_columns[i]].extent + d->lines - 1) / d->lines;
}

/* Copies a panel's lines, those beyond the last being the last, element by element as they lie in memory. */
static void load_panel(cg *g, const aoti_panel *p, uint32_t var, LLVMValueRef thread, LLVMValueRef to, unsigned lines,
                       LLVMValueRef first, LLVMValueRef n, unsigned line_step, unsigned element_step,
                       LLVMTypeRef type) {
  LLVMValueRef extent = cg_i64(g, p->extent), last = LLVMBuildNSWSub(g->b, n, cg_i64(g, 1), "");
  cg_loop i = cg_loop_begin(g, thread, cg_i64(g, (int64_t)lines * p->extent), cg_i64(g, CG_STREAM_THREADS), "load");
  LLVMValueRef line = LLVMBuildUDiv(g->b, i.i, extent, ""), element = LLVMBuildURem(g->b, i.i, extent, "");
  g->vars[0][var] = add(g, first, smaller(g, line, last));
  g->vars[0][p->var] = element;
  LLVMValueRef at = add(g, times(g, line, line_step), times(g, element, element_step));
  cg_put(g, type, to, at, cg_load(g, p->buffer, cg_index(g, p->index, 0)));
  cg_loop_end(g, &i);
}

static LLVMValueRef load_four(cg *g, const device_stream *d, LLVMValueRef from, LLVMValueRef at) {
  LLVMValueRef v = LLVMBuildLoad2(g->b, d->four, cg_slot(g, d->type, from, at), "");
  LLVMSetAlignment(v, 16);
  return v;
}

/* product[column][row .. row + 3] of this thread's columns: its line, and every lines-th after. */
static void products(cg *g, const device_stream *d, unsigned i) {
  const aoti_panel *p = &d->s->columns[d->s->product_columns[i]];
  LLVMValueRef rows = d->row_panel[d->s->product_rows[i]], columns = d->column_panel[d->s->product_columns[i]];
  enum { UNITS = MOST * MOST / GROUP / CG_STREAM_THREADS };
  LLVMValueRef acc[UNITS][GROUP], c[UNITS];
  unsigned n = d->columns > d->lines ? d->columns / d->lines : 1;
  cg_if some = cg_if_begin(g, below(g, d->line, cg_i64(g, d->columns)));
  for (unsigned u = 0; u < n; u++) {
    c[u] = add(g, d->line, cg_i64(g, u * d->lines));
    for (unsigned q = 0; q < GROUP; q++) {
      acc[u][q] = cg_alloca(g, d->type, 1, "sum");
      LLVMBuildStore(g->b, LLVMConstNull(d->type), acc[u][q]);
    }
  }
  cg_loop e = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, p->extent), cg_i64(g, 1), "element");
  LLVMValueRef a = load_four(g, d, rows, add(g, times(g, e.i, row_pitch(d->rows)), d->group));
  for (unsigned u = 0; u < n; u++) {
    LLVMValueRef b = cg_get(g, d->type, columns, add(g, times(g, c[u], p->extent + 1), e.i));
    for (unsigned q = 0; q < GROUP; q++) {
      LLVMValueRef x = LLVMBuildExtractElement(g->b, a, cg_i32(g, q), "");
      LLVMBuildStore(g->b, cg_fma(g, x, b, LLVMBuildLoad2(g->b, d->type, acc[u][q], "")), acc[u][q]);
    }
  }
  cg_loop_end(g, &e);
  for (unsigned u = 0; u < n; u++) {
    LLVMValueRef v = LLVMGetPoison(d->four);
    for (unsigned q = 0; q < GROUP; q++)
      v = LLVMBuildInsertElement(g->b, v, LLVMBuildLoad2(g->b, d->type, acc[u][q], ""), cg_i32(g, q), "");
    LLVMValueRef at = add(g, times(g, c[u], d->rows + PRODUCT_PAD), d->group);
    LLVMSetAlignment(LLVMBuildStore(g->b, v, cg_slot(g, d->type, d->product[i], at)), 16);
  }
  cg_if_end(g, &some);
}

/* Element number u of this thread among those of outer product i; the last when there are not so many. */
static LLVMValueRef element(cg *g, const device_stream *d, unsigned i, unsigned u) {
  unsigned extent = d->s->columns[d->s->outer_columns[i]].extent;
  LLVMValueRef x = add(g, d->line, cg_i64(g, u * d->lines));
  return (u + 1) * d->lines > extent ? smaller(g, x, cg_i64(g, extent - 1)) : x;
}

static void outer(cg *g, const device_stream *d, unsigned i, LLVMValueRef n) {
  const aoti_panel *p = &d->s->columns[d->s->outer_columns[i]];
  LLVMValueRef columns = d->column_panel[d->s->outer_columns[i]], values = d->product[d->value[i]];
  if (d->s->weight) {
    LLVMValueRef scale = load_four(g, d, d->scale, d->group);
    for (unsigned u = 0; u < units(d, i); u++)
      for (unsigned q = 0; q < GROUP; q++) {
        LLVMValueRef by = LLVMBuildExtractElement(g->b, scale, cg_i32(g, q), ""), at = d->total[i][u][q];
        LLVMBuildStore(g->b, LLVMBuildFMul(g->b, LLVMBuildLoad2(g->b, d->type, at, ""), by, ""), at);
      }
  }
  cg_loop c = cg_loop_begin(g, cg_i64(g, 0), n, cg_i64(g, 1), "column");
  LLVMValueRef w = load_four(g, d, values, add(g, times(g, c.i, d->rows + PRODUCT_PAD), d->group));
  for (unsigned u = 0; u < units(d, i); u++) {
    LLVMValueRef b = cg_get(g, d->type, columns, add(g, times(g, c.i, p->extent + 1), element(g, d, i, u)));
    for (unsigned q = 0; q < GROUP; q++) {
      LLVMValueRef x = LLVMBuildExtractElement(g->b, w, cg_i32(g, q), ""), at = d->total[i][u][q];
      LLVMBuildStore(g->b, cg_fma(g, x, b, LLVMBuildLoad2(g->b, d->type, at, "")), at);
    }
  }
  cg_loop_end(g, &c);
}

/* ---- statements ------------------------------------------------------------------------------------------------ */

static LLVMValueRef op(cg *g, const device_stream *d, unsigned o, LLVMValueRef a, LLVMValueRef b) {
  return cg_op(g, o, d->dtype, d->dtype, (LLVMValueRef[]){a, b});
}

/* o over the values of the threads of a row, who all get it. */
static LLVMValueRef meet(cg *g, const device_stream *d, unsigned o, LLVMValueRef v) {
  for (unsigned far = d->parts / 2; far; far /= 2) v = op(g, d, o, v, cg_nvptx_shuffle(g, v, (int)far));
  return v;
}

static cg_loop my_columns(cg *g, const device_stream *d) {
  return cg_loop_begin(g, d->part, cg_i64(g, d->columns), cg_i64(g, d->parts), "column");
}
static LLVMValueRef place(cg *g, const device_stream *d, LLVMValueRef column) {
  return add(g, times(g, column, d->rows + PRODUCT_PAD), d->row);
}

/* Each column of this thread: the value of every node in `of`, or `otherwise` where the row does not see the column, is
 * put where the products were. */
static cg_loop values_begin(cg *g, const device_stream *d, LLVMValueRef from, const uint32_t *of, unsigned n,
                            double otherwise, LLVMValueRef *out) {
  LLVMValueRef v[2 * AOTI_STREAM_PARTS];
  cg_loop c = my_columns(g, d);
  LLVMValueRef at = place(g, d, c.i), column = add(g, from, c.i);
  for (unsigned i = 0; i < n; i++) {
    v[i] = cg_alloca(g, d->type, 1, "value");
    LLVMBuildStore(g->b, LLVMConstReal(d->type, otherwise), v[i]);
  }
  cg_if sees = cg_if_begin(g, below(g, column, d->extent));
  g->vars[0][d->s->column] = column;
  for (unsigned i = 0; i < d->s->n_products; i++)
    g->values[0][d->s->product[i]] = cg_get(g, d->type, d->product[i], at);
  cg_stream_statements(g, d->s);
  for (unsigned i = 0; i < n; i++) LLVMBuildStore(g->b, g->values[0][of[i]], v[i]);
  cg_if_end(g, &sees);
  for (unsigned i = 0; i < n; i++) out[i] = LLVMBuildLoad2(g->b, d->type, v[i], "");
  return c;
}

static void plain_values(cg *g, const device_stream *d, LLVMValueRef from) {
  uint32_t of[2 * AOTI_STREAM_PARTS];
  LLVMValueRef v[2 * AOTI_STREAM_PARTS];
  unsigned n = 0;
  for (unsigned i = 0; i < d->s->n_outers; i++) of[n++] = g->k->nodes.at[d->s->outer[i]].args[0];
  for (unsigned i = 0; i < d->s->n_sums; i++) of[n++] = g->k->nodes.at[d->s->sum[i]].args[0];
  cg_loop c = values_begin(g, d, from, of, n, 0, v);
  for (unsigned i = 0; i < d->s->n_outers; i++) cg_put(g, d->type, d->product[d->value[i]], place(g, d, c.i), v[i]);
  for (unsigned i = 0; i < d->s->n_sums; i++) {
    LLVMValueRef old = LLVMBuildLoad2(g->b, d->type, d->sum[i], "");
    LLVMBuildStore(g->b, op(g, d, AOTI_OP_ADD, old, v[d->s->n_outers + i]), d->sum[i]);
  }
  cg_loop_end(g, &c);
}

static void weights(cg *g, const device_stream *d, LLVMValueRef from) {
  LLVMValueRef least = LLVMConstReal(d->type, -__builtin_inf()), x, own = cg_alloca(g, d->type, 1, "own");
  LLVMBuildStore(g->b, least, own);
  cg_loop c = values_begin(g, d, from, &g->k->nodes.at[d->s->weight].args[0], 1, -__builtin_inf(), &x);
  cg_put(g, d->type, d->product[0], place(g, d, c.i), x);
  LLVMBuildStore(g->b, op(g, d, AOTI_OP_MAX, LLVMBuildLoad2(g->b, d->type, own, ""), x), own);
  cg_loop_end(g, &c);
  LLVMValueRef old = LLVMBuildLoad2(g->b, d->type, d->maximum, "");
  LLVMValueRef max = op(g, d, AOTI_OP_MAX, old, meet(g, d, AOTI_OP_MAX, LLVMBuildLoad2(g->b, d->type, own, "")));
  LLVMValueRef none = LLVMBuildFCmp(g->b, LLVMRealOEQ, max, least, "");
  LLVMValueRef shift = LLVMBuildSelect(g->b, none, LLVMConstNull(d->type), max, "");
  LLVMValueRef scale = op(g, d, AOTI_OP_EXP, op(g, d, AOTI_OP_SUB, old, shift), NULL);
  LLVMBuildStore(g->b, max, d->maximum);
  cg_if first = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntEQ, d->part, cg_i64(g, 0), ""));
  cg_put(g, d->type, d->scale, d->row, scale);
  cg_if_end(g, &first);
  LLVMBuildStore(g->b, LLVMConstNull(d->type), own);
  c = my_columns(g, d);
  LLVMValueRef at = place(g, d, c.i), v = op(g, d, AOTI_OP_SUB, cg_get(g, d->type, d->product[0], at), shift);
  LLVMValueRef w = op(g, d, AOTI_OP_EXP, v, NULL);
  cg_put(g, d->type, d->product[0], at, w);
  LLVMBuildStore(g->b, op(g, d, AOTI_OP_ADD, LLVMBuildLoad2(g->b, d->type, own, ""), w), own);
  cg_loop_end(g, &c);
  LLVMValueRef total = LLVMBuildLoad2(g->b, d->type, own, "");
  for (unsigned i = 0; i < d->s->n_sums; i++) {
    LLVMValueRef before = LLVMBuildFMul(g->b, LLVMBuildLoad2(g->b, d->type, d->sum[i], ""), scale, "");
    LLVMBuildStore(g->b, op(g, d, AOTI_OP_ADD, before, total), d->sum[i]);
  }
}

/* ---- the tile -------------------------------------------------------------------------------------------------- */

static bool along_outer(const aoti_kernel *k, uint32_t id) {
  return (k->nodes.at[id].vars | k->ix.at[k->nodes.at[id].index].vars) & k->outer_vars;
}

/* Whether a statement for each element uses this value, which is one per row. */
static bool wanted(const aoti_kernel *k, const aoti_stream *s, uint32_t v) {
  for (uint32_t id = k->nodes.at[s->loop].end; id < k->nodes.n; id++)
    for (int i = 0; i < k->nodes.at[id].n_args && along_outer(k, id); i++)
      if (k->nodes.at[id].args[i] == v) return true;
  return false;
}

/* The statements after the loop: those of rows by the threads of a row, whose first stores; what elements need of them
 * goes through shared memory. */
static void finish(cg *g, const device_stream *d) {
  const aoti_kernel *k = g->k;
  uint32_t end = k->nodes.at[d->s->loop].end, last = (uint32_t)k->nodes.n;
  LLVMValueRef *passed;
  aot_status s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *passed, &passed);
  if (s) {
    if (!g->error) g->error = s;
    return;
  }
  if (d->s->weight) g->values[0][d->s->maximum] = LLVMBuildLoad2(g->b, d->type, d->maximum, "");
  for (unsigned i = 0; i < d->s->n_sums; i++) // each thread has the sum of its own columns
    g->values[0][d->s->sum[i]] = meet(g, d, AOTI_OP_ADD, LLVMBuildLoad2(g->b, d->type, d->sum[i], ""));
  g->vars[0][d->s->row] = add(g, d->first, d->row);
  LLVMValueRef mine = LLVMBuildICmp(g->b, LLVMIntEQ, d->part, cg_i64(g, 0), "");
  cg_if real = cg_if_begin(g, LLVMBuildAnd(g->b, mine, below(g, d->row, d->n), ""));
  for (uint32_t id = end; id < last; id++)
    if (!along_outer(k, id)) cg_statement(g, id);
  for (uint32_t id = 1; id < last; id++) {
    unsigned dtype = k->nodes.at[id].dtype, o = k->nodes.at[id].op;
    bool here = id < d->s->loop || id >= end || aoti_loop_is_reduce(o);
    if (!here || !dtype || o == AOTI_OP_CONST || o == AOTI_OP_SCALAR || along_outer(k, id) || !wanted(k, d->s, id))
      continue;
    passed[id] = cg_shared_array(g, cg_memory_type(g, dtype), d->rows);
    cg_put(g, cg_memory_type(g, dtype), passed[id], d->row, cg_narrow(g, dtype, g->values[0][id]));
  }
  cg_if_end(g, &real);
  cg_barrier(g);
  for (unsigned i = 0; i < d->s->n_outers; i++)
    for (unsigned u = 0; u < units(d, i); u++)
      for (unsigned q = 0; q < GROUP; q++) {
        LLVMValueRef row = add(g, d->group, cg_i64(g, q)), x = add(g, d->line, cg_i64(g, u * d->lines));
        LLVMValueRef extent = cg_i64(g, d->s->columns[d->s->outer_columns[i]].extent);
        cg_if inside = cg_if_begin(g, LLVMBuildAnd(g->b, below(g, row, d->n), below(g, x, extent), ""));
        uint32_t var = k->nodes.at[d->s->outer[i]].var;
        g->vars[0][d->s->row] = add(g, d->first, row);
        g->vars[0][var] = x;
        for (uint32_t id = 1; id < last; id++)
          if (passed[id])
            g->values[0][id] = cg_widen(g, k->nodes.at[id].dtype,
                                        cg_get(g, cg_memory_type(g, k->nodes.at[id].dtype), passed[id], row));
        g->values[0][d->s->outer[i]] = LLVMBuildLoad2(g->b, d->type, d->total[i][u][q], "");
        for (uint32_t id = end; id < last; id++)
          if ((k->nodes.at[id].vars | k->ix.at[k->nodes.at[id].index].vars) >> var & 1) cg_statement(g, id);
        cg_if_end(g, &inside);
      }
}

void cg_nvptx_stream(cg *g, const cg_stream *plan, LLVMValueRef block, LLVMValueRef thread) {
  const aoti_kernel *k = g->k;
  const aoti_stream *s = &plan->s;
  device_stream d = {.p = plan, .s = s};
  prepare(g, &d, thread);
  LLVMValueRef length = cg_index(g, k->vars.at[s->row].extent, 0), rows = cg_i64(g, d.rows), zero = cg_i64(g, 0);
  LLVMValueRef tiles = LLVMBuildUDiv(g->b, add(g, length, cg_i64(g, d.rows - 1)), rows, "");
  LLVMValueRef rest = LLVMBuildUDiv(g->b, block, tiles, ""), one = cg_i64(g, 1);
  d.first = times(g, LLVMBuildURem(g->b, block, tiles, ""), d.rows);
  d.n = smaller(g, rows, LLVMBuildNSWSub(g->b, length, d.first, ""));
  for (size_t v = s->row; v-- > 0;) {
    LLVMValueRef extent = cg_index(g, k->vars.at[v].extent, 0);
    g->vars[0][v] = LLVMBuildURem(g->b, rest, extent, "");
    rest = LLVMBuildUDiv(g->b, rest, extent, "");
  }
  for (unsigned i = 0; i < s->n_rows; i++)
    load_panel(g, &s->rows[i], s->row, thread, d.row_panel[i], d.rows, d.first, d.n, 1, row_pitch(d.rows), d.type);
  for (unsigned i = 0; i < s->n_outers; i++)
    for (unsigned u = 0; u < units(&d, i); u++)
      for (unsigned q = 0; q < GROUP; q++) {
        d.total[i][u][q] = cg_alloca(g, d.type, 1, "total");
        LLVMBuildStore(g->b, LLVMConstNull(d.type), d.total[i][u][q]);
      }
  for (unsigned i = 0; i < s->n_sums; i++) {
    d.sum[i] = cg_alloca(g, d.type, 1, "sum");
    LLVMBuildStore(g->b, LLVMConstNull(d.type), d.sum[i]);
  }
  d.maximum = cg_alloca(g, d.type, 1, "maximum");
  LLVMBuildStore(g->b, LLVMConstReal(d.type, -__builtin_inf()), d.maximum);
  LLVMValueRef last = add(g, d.first, LLVMBuildNSWSub(g->b, d.n, one, "")), ends[2] = {d.first, last};
  for (int i = 0; i < 2; i++) {
    g->vars[0][s->row] = ends[i];
    ends[i] = cg_index(g, k->nodes.at[s->loop].index, 0);
  }
  LLVMValueRef longest = LLVMBuildSelect(g->b, below(g, ends[0], ends[1]), ends[1], ends[0], "");
  LLVMValueRef my_row = smaller(g, add(g, d.first, d.row), last);
  g->vars[0][s->row] = my_row;
  d.extent = cg_index(g, k->nodes.at[s->loop].index, 0);
  for (uint32_t id = 1; id < s->loop; id++) cg_statement(g, id);

  cg_loop c = cg_loop_begin(g, zero, longest, cg_i64(g, d.columns), "columns");
  LLVMValueRef n = smaller(g, cg_i64(g, d.columns), LLVMBuildNSWSub(g->b, longest, c.i, ""));
  for (unsigned i = 0; i < s->n_columns; i++)
    load_panel(g, &s->columns[i], s->column, thread, d.column_panel[i], d.columns, c.i, n, s->columns[i].extent + 1, 1,
               d.type);
  cg_barrier(g);
  for (unsigned i = 0; i < s->n_products; i++) products(g, &d, i);
  cg_barrier(g);
  g->vars[0][s->row] = my_row;
  if (s->weight)
    weights(g, &d, c.i);
  else
    plain_values(g, &d, c.i);
  cg_barrier(g);
  for (unsigned i = 0; i < s->n_outers; i++) outer(g, &d, i, n);
  cg_barrier(g);
  cg_loop_end(g, &c);
  finish(g, &d);
  cg_barrier(g); // the next tile's rows take the place of these
}
