/* The host target: a kernel is a serial function over a range of points, its innermost loop vectorised by LLVM.
 *
 * A range [begin, end) is cut into rows along the innermost dimension. What does not depend on that dimension is
 * computed once per row; the rest is one plain loop over memory. Columns: a tile of neighbouring points goes through
 * the statements together, one short loop over the tile per statement, its values in arrays, so that loops over rows of
 * memory stay outside.
 */
#include "cg.h"

#include <string.h>

static aot_status open_host(cg *g, const aoti_target *target) {
  static const char *const portable[] = {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"};
  char *native = LLVMGetHostCPUName(), *features = LLVMGetHostCPUFeatures();
  const char *cpu = target->cpu && strcmp(target->cpu, "native") != 0 ? target->cpu : native;
  bool is_native = !strcmp(cpu, native), known = is_native;
  for (size_t i = 0; i < sizeof portable / sizeof *portable; i++) known |= !strcmp(cpu, portable[i]);
  const char *wanted = target->features ? target->features : is_native ? features : "";
  aot_status s = known ? NULL : aoti_error(AOT_ERROR_UNSUPPORTED, "no code can be made for the host CPU '%.40s'", cpu);
  if (!s) s = aoti_arena_strdup(g->arena, cpu, strlen(cpu), &g->cpu);
  if (!s) s = aoti_arena_strdup(g->arena, wanted, strlen(wanted), &g->features);
  LLVMDisposeMessage(native);
  LLVMDisposeMessage(features);
  if (s) return s;

  char *triple = LLVMGetDefaultTargetTriple(), *message = NULL;
  LLVMTargetRef t;
  if (LLVMGetTargetFromTriple(triple, &t, &message)) {
    s = aoti_error(AOT_ERROR_UNSUPPORTED, "no code can be made for %s: %s", triple, message);
    LLVMDisposeMessage(message);
  } else {
    g->machine = LLVMCreateTargetMachine(t, triple, g->cpu, g->features, (LLVMCodeGenOptLevel)g->options->opt_level,
                                         LLVMRelocPIC, LLVMCodeModelSmall);
    LLVMSetTarget(g->module, triple);
  }
  LLVMDisposeMessage(triple);
  if (s) return s;
  bool v4 = !strcmp(g->cpu, "x86-64-v4"), v3 = v4 || !strcmp(g->cpu, "x86-64-v3");
  g->vector_bits = v4 || strstr(g->features, "+avx512f") ? 512 : v3 || strstr(g->features, "+avx2") ? 256 : 128;
  g->f16_native = v3 || strstr(g->features, "+f16c");
  g->minmax_native = true;
  return NULL;
}

static void attribute(cg *g, LLVMValueRef f, const char *key, const char *value) {
  LLVMAddAttributeAtIndex(
      f, LLVMAttributeFunctionIndex,
      LLVMCreateStringAttribute(g->ctx, key, (unsigned)strlen(key), value, (unsigned)strlen(value)));
}

void cg_prefer_width(cg *g, LLVMValueRef f) {
  attribute(g, f, "prefer-vector-width", g->vector_bits == 512 ? "512" : g->vector_bits == 256 ? "256" : "128");
}

static LLVMValueRef word(cg *g, LLVMValueRef args, size_t i, LLVMTypeRef type) {
  LLVMValueRef index = cg_i64(g, (int64_t)i);
  LLVMValueRef v = LLVMBuildLoad2(g->b, type, LLVMBuildInBoundsGEP2(g->b, g->i64, args, &index, 1, ""), "");
  LLVMSetMetadata(v, LLVMGetMDKindIDInContext(g->ctx, "invariant.load", 14),
                  LLVMMetadataAsValue(g->ctx, LLVMMDNodeInContext2(g->ctx, NULL, 0)));
  return v;
}

/* The function, its arguments taken from the table; returns the address of the error word, if any. */
static LLVMValueRef open_kernel(cg *g) {
  const aoti_kernel *k = g->k;
  LLVMTypeRef params[] = {g->ptr, g->i64, g->i64};
  g->fn = LLVMAddFunction(g->module, k->name, LLVMFunctionType(g->void_type, params, 3, false));
  cg_check_name(g);
  attribute(g, g->fn, "no-builtins", "");
  cg_prefer_width(g, g->fn);
  unsigned nounwind = LLVMGetEnumAttributeKindForName("nounwind", 8);
  LLVMAddAttributeAtIndex(g->fn, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(g->ctx, nounwind, 0));
  g->entry = cg_block(g, "entry");
  LLVMPositionBuilderAtEnd(g->b, g->entry);
  cg_begin_kernel(g);
  if (g->error) return NULL;
  LLVMValueRef args = LLVMGetParam(g->fn, 0);
  size_t at = 0;
  for (size_t i = 0; i < k->buffers.n; i++) g->buffers[i] = word(g, args, at++, g->ptr);
  for (size_t i = 0; i < k->sizes.n; i++) g->sizes[i] = word(g, args, at++, g->i64);
  for (size_t i = 0; i < k->scalars.n; i++) {
    unsigned dtype = k->scalars.at[i].dtype;
    g->scalars[i] = cg_widen(g, dtype, word(g, args, at++, cg_memory_type(g, dtype)));
  }
  return g->error_word ? word(g, args, at, g->ptr) : NULL;
}

/* Whether statement id has to be computed for each value of the innermost dimension. */
static bool varies(const aoti_kernel *k, uint32_t id, uint32_t inner) {
  for (uint32_t i = id; i < aoti_loop_next(k, id); i++) {
    const aoti_loop_node *n = &k->nodes.at[i];
    uint64_t vars = n->vars | k->ix.at[n->index].vars | k->ix.at[n->index2].vars;
    if (n->op == AOTI_OP_STORE || vars >> inner & 1) return true;
  }
  return false;
}

/* Marks those statements, and those that use what one of them makes: a sum that does not vary may stand in a loop that
 * does. */
static bool mark_late(cg *g, uint32_t inner) {
  const aoti_kernel *k = g->k;
  uint32_t *statement; /* that holds a node */
  aot_status s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *statement, &statement);
  if (!s) s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *g->late, &g->late);
  if (s) {
    if (!g->error) g->error = s;
    return false;
  }
  for (uint32_t id = 1; id < k->nodes.n; id = aoti_loop_next(k, id)) {
    bool late = varies(k, id, inner);
    for (uint32_t i = id; i < aoti_loop_next(k, id); i++) {
      const aoti_loop_node *n = &k->nodes.at[i];
      statement[i] = id;
      for (int a = 0; a < n->n_args; a++) late |= n->args[a] < id && g->late[statement[n->args[a]]];
    }
    g->late[id] = late;
  }
  return true;
}

/* for each row of [begin, end): the outer variables are set; from and to are the range of the innermost one. */
typedef struct rows {
  LLVMValueRef position, from, to;
  cg_loop loop;
} rows;

static LLVMValueRef smaller(cg *g, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSLT, a, b, ""), a, b, "");
}

static rows rows_begin(cg *g, LLVMValueRef begin, LLVMValueRef end) {
  const aoti_kernel *k = g->k;
  rows r = {0};
  if (k->n_dims == 1) {
    r.from = begin;
    r.to = end;
    return r;
  }
  LLVMValueRef inner = cg_index(g, k->vars.at[k->n_dims - 1].extent, 0);
  r.position = cg_alloca(g, g->i64, 1, "position");
  LLVMBuildStore(g->b, begin, r.position);
  /* Runs over row numbers, so that it is an ordinary counted loop; an empty range has none. */
  LLVMValueRef one = cg_i64(g, 1), zero = cg_i64(g, 0);
  LLVMValueRef some = LLVMBuildICmp(g->b, LLVMIntSLT, begin, end, "");
  LLVMValueRef safe = LLVMBuildSelect(g->b, some, inner, one, "");
  LLVMValueRef first = LLVMBuildUDiv(g->b, begin, safe, "");
  LLVMValueRef last = LLVMBuildAdd(g->b, LLVMBuildUDiv(g->b, LLVMBuildSub(g->b, end, one, ""), safe, ""), one, "");
  r.loop = cg_loop_begin(g, first, LLVMBuildSelect(g->b, some, last, zero, ""), one, "row");
  LLVMValueRef start = LLVMBuildNSWMul(g->b, r.loop.i, safe, "");
  LLVMValueRef before = LLVMBuildNSWSub(g->b, begin, start, "");
  r.from = LLVMBuildSelect(g->b, LLVMBuildICmp(g->b, LLVMIntSGT, before, zero, ""), before, zero, "");
  r.to = smaller(g, safe, LLVMBuildNSWSub(g->b, end, start, ""));
  LLVMValueRef rest = r.loop.i;
  for (size_t d = k->n_dims - 1; d-- > 0;) {
    if (!d) {
      g->vars[0][d] = rest;
      break;
    }
    LLVMValueRef extent = cg_index(g, k->vars.at[d].extent, 0);
    g->vars[0][d] = LLVMBuildURem(g->b, rest, extent, "");
    rest = LLVMBuildUDiv(g->b, rest, extent, "");
  }
  return r;
}

static void rows_end(cg *g, rows *r) {
  if (r->position) cg_loop_end(g, &r->loop);
}

/* What varies along the innermost variable, point by point. */
static void inner_points(cg *g, LLVMValueRef from, LLVMValueRef to) {
  const aoti_kernel *k = g->k;
  uint32_t inner = (uint32_t)k->n_dims - 1;
  g->long_body = cg_is_long(k);
  cg_loop l = cg_loop_begin(g, from, to, cg_i64(g, 1), "point");
  g->vars[0][inner] = l.i;
  for (uint32_t id = 1; id < k->nodes.n && !g->error; id = aoti_loop_next(k, id))
    if (g->late[id]) cg_statement(g, id);
  cg_loop_end(g, &l);
  g->long_body = false;
}

static void points(cg *g, LLVMValueRef begin, LLVMValueRef end) {
  const aoti_kernel *k = g->k;
  uint32_t last = (uint32_t)k->nodes.n;
  if (!k->n_dims) {
    cg_if i = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntSLT, begin, end, ""));
    cg_statements(g, 1, last);
    cg_if_end(g, &i);
    return;
  }
  uint32_t inner = (uint32_t)k->n_dims - 1;
  if (!mark_late(g, inner)) return;
  rows r = rows_begin(g, begin, end);
  cg_if some = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntSLT, r.from, r.to, ""));
  for (uint32_t id = 1; id < last && !g->error; id = aoti_loop_next(k, id))
    if (!g->late[id]) cg_statement(g, id);
  cg_moderate_loop(g, inner, r.from, r.to, inner_points);
  cg_if_end(g, &some);
  rows_end(g, &r);
}

/* ---- columns --------------------------------------------------------------------------------------------------- */

enum { TILE = 128 };

/* Statements between two loops form a run: one short loop over the points of a tile. A value used outside its run lives
 * in an array of the tile. */
typedef struct columns {
  uint32_t *run;        /* per node: the first node of its run; a loop is a run of its own */
  LLVMValueRef *arrays; /* per node: [TILE x type], or NULL */
  LLVMValueRef *positions;
  LLVMValueRef start, count; /* of the tile */
} columns;

static void need(cg *g, columns *c, uint32_t user, aoti_val v) {
  const aoti_loop_node *n = &g->k->nodes.at[v];
  if (c->arrays[v] || c->run[v] == c->run[user] || n->op == AOTI_OP_CONST || n->op == AOTI_OP_SCALAR) return;
  c->arrays[v] = cg_alloca(g, cg_memory_type(g, n->dtype), TILE, "tile");
}

static void need_ix(cg *g, columns *c, uint32_t user, aoti_ix x) {
  const aoti_ix_node *n = &g->k->ix.at[x];
  if (n->kind == AOTI_IX_VALUE) need(g, c, user, (aoti_val)n->value);
  if (n->a) need_ix(g, c, user, n->a);
  if (n->b) need_ix(g, c, user, n->b);
}

static bool accumulates(const aoti_loop_node *n) { return aoti_loop_is_reduce(n->op) || aoti_loop_is_scan(n->op); }

static bool prepare(cg *g, columns *c) {
  const aoti_kernel *k = g->k;
  aot_status s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *c->run, &c->run);
  if (!s) s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *c->arrays, &c->arrays);
  if (!s) s = aoti_arena_alloc(g->arena, k->nodes.n, sizeof *c->positions, &c->positions);
  if (s) {
    if (!g->error) g->error = s;
    return false;
  }
  for (uint32_t id = 1; id < k->nodes.n; id++) { // a run ends where its block is left or a loop begins
    const aoti_loop_node *n = &k->nodes.at[id], *before = &k->nodes.at[id - 1];
    bool same = id > 1 && before->block == n->block && before->op != AOTI_OP_LOOP && n->op != AOTI_OP_LOOP;
    c->run[id] = same ? c->run[id - 1] : id;
  }
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (accumulates(n)) {
      unsigned dtype = k->nodes.at[n->args[0]].dtype;
      c->arrays[id] = cg_alloca(g, cg_memory_type(g, dtype), TILE, "acc");
      if (n->n_args > 1) c->positions[id] = cg_alloca(g, g->i64, TILE, "at");
    }
    for (int i = 0; i < n->n_args; i++) need(g, c, id, n->args[i]);
    if (n->index) need_ix(g, c, id, n->index);
    if (n->index2) need_ix(g, c, id, n->index2);
  }
  return true;
}

static LLVMValueRef slot(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i) {
  return LLVMBuildInBoundsGEP2(g->b, type, array, &i, 1, "");
}

/* The value as it lies in its array: b8 takes a byte. */
static LLVMValueRef take(cg *g, unsigned dtype, LLVMValueRef array, LLVMValueRef i) {
  LLVMTypeRef t = cg_memory_type(g, dtype);
  return cg_widen(g, dtype, LLVMBuildLoad2(g->b, t, slot(g, t, array, i), ""));
}
static void put(cg *g, unsigned dtype, LLVMValueRef array, LLVMValueRef i, LLVMValueRef v) {
  LLVMBuildStore(g->b, cg_narrow(g, dtype, v), slot(g, cg_memory_type(g, dtype), array, i));
}

/* Fetches from its array a value that the run starting at `first` uses; argmin and argmax give their position. */
static void fetch(cg *g, columns *c, uint32_t first, aoti_val v, LLVMValueRef i) {
  if (c->run[v] == first || !c->arrays[v]) return;
  const aoti_loop_node *n = &g->k->nodes.at[v];
  g->values[0][v] = c->positions[v] ? take(g, AOT_I64, c->positions[v], i) : take(g, n->dtype, c->arrays[v], i);
}

static void fetch_ix(cg *g, columns *c, uint32_t first, aoti_ix x, LLVMValueRef i) {
  const aoti_ix_node *n = &g->k->ix.at[x];
  if (n->kind == AOTI_IX_VALUE) fetch(g, c, first, (aoti_val)n->value, i);
  if (n->a) fetch_ix(g, c, first, n->a, i);
  if (n->b) fetch_ix(g, c, first, n->b, i);
}

static void reduce_in_tile(cg *g, columns *c, uint32_t id, LLVMValueRef i) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  unsigned dtype = g->k->nodes.at[n->args[0]].dtype;
  LLVMValueRef at = c->positions[id] ? take(g, AOT_I64, c->positions[id], i) : NULL, out = NULL;
  LLVMValueRef r = cg_combine(g, cg_reduction_of(n->op), dtype, take(g, dtype, c->arrays[id], i),
                              g->values[0][n->args[0]], at, at ? g->values[0][n->args[1]] : NULL, &out);
  put(g, dtype, c->arrays[id], i, r);
  if (out) put(g, AOT_I64, c->positions[id], i, out);
  if (aoti_loop_is_scan(n->op)) g->values[0][id] = r;
}

static cg_loop tile_begin(cg *g, columns *c) {
  cg_loop l = cg_loop_begin(g, cg_i64(g, 0), c->count, cg_i64(g, 1), "tile");
  g->vars[0][g->k->n_dims - 1] = LLVMBuildNSWAdd(g->b, c->start, l.i, "");
  return l;
}

static void run(cg *g, columns *c, uint32_t from, uint32_t to) {
  cg_loop l = tile_begin(g, c);
  for (uint32_t id = from; id < to && !g->error; id++) {
    const aoti_loop_node *n = &g->k->nodes.at[id];
    for (int a = 0; a < n->n_args; a++) fetch(g, c, from, n->args[a], l.i);
    if (n->index) fetch_ix(g, c, from, n->index, l.i);
    if (n->index2) fetch_ix(g, c, from, n->index2, l.i);
    if (accumulates(n)) {
      reduce_in_tile(g, c, id, l.i);
      continue;
    }
    cg_statement(g, id);
    if (n->dtype && c->arrays[id]) put(g, n->dtype, c->arrays[id], l.i, g->values[0][id]);
  }
  cg_loop_end(g, &l);
}

static void tiled_block(cg *g, columns *c, uint32_t from, uint32_t to) {
  const aoti_kernel *k = g->k;
  for (uint32_t id = from; id < to && !g->error;) {
    uint32_t end = id;
    while (end < to && k->nodes.at[end].op != AOTI_OP_LOOP) end++;
    if (end > id) {
      run(g, c, id, end);
      id = end;
      continue;
    }
    const aoti_loop_node *n = &k->nodes.at[id];
    cg_loop t = tile_begin(g, c);
    for (uint32_t r = id + 1; r < n->end; r++) {
      const aoti_loop_node *m = &k->nodes.at[r];
      if (!accumulates(m) || m->block != id) continue;
      unsigned dtype = k->nodes.at[m->args[0]].dtype;
      put(g, dtype, c->arrays[r], t.i, cg_identity(g, cg_reduction_of(m->op), dtype));
      if (c->positions[r]) put(g, AOT_I64, c->positions[r], t.i, cg_i64(g, INT64_MAX));
    }
    cg_loop_end(g, &t);
    fetch_ix(g, c, id, n->index, cg_i64(g, 0)); /* the same for every point of the tile */
    cg_loop l = cg_loop_begin(g, cg_i64(g, 0), cg_index(g, n->index, 0), cg_i64(g, 1), "loop");
    g->vars[0][n->item] = l.i;
    tiled_block(g, c, id + 1, n->end);
    cg_loop_end(g, &l);
    id = n->end;
  }
}

static void tiles(cg *g, LLVMValueRef begin, LLVMValueRef end) {
  columns c = {0};
  if (!prepare(g, &c)) return;
  rows r = rows_begin(g, begin, end);
  cg_loop t = cg_loop_begin(g, r.from, r.to, cg_i64(g, TILE), "columns");
  c.start = t.i;
  c.count = smaller(g, cg_i64(g, TILE), LLVMBuildNSWSub(g->b, r.to, t.i, ""));
  tiled_block(g, &c, 1, (uint32_t)g->k->nodes.n);
  cg_loop_end(g, &t);
  rows_end(g, &r);
}

/* ---- kernels --------------------------------------------------------------------------------------------------- */

/* A tile runs the loops with the points inside: their extents must not depend on the point. */
static bool can_tile(const aoti_kernel *k) {
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (k->nodes.at[id].op == AOTI_OP_LOOP && k->ix.at[k->nodes.at[id].index].vars >> (k->n_dims - 1) & 1) return false;
  return true;
}

static void kernel(cg *g) {
  aoti_mapping map;
  if (!cg_map(g, &map)) return;
  LLVMValueRef flag = open_kernel(g);
  if (g->error) return;
  LLVMValueRef begin = LLVMGetParam(g->fn, 1), end = LLVMGetParam(g->fn, 2);
  if (map.kind == AOTI_MAP_STREAM)
    cg_host_stream(g, begin, end);
  else if (map.kind == AOTI_MAP_COLUMNS && can_tile(g->k))
    tiles(g, begin, end);
  else if (map.kind != AOTI_MAP_CONTRACT || !cg_host_contract(g, begin, end))
    points(g, begin, end);
  cg_report_errors(g, flag);
  LLVMBuildRetVoid(g->b);
}

const cg_target cg_host = {.name = "host", .open = open_host, .kernel = kernel};
