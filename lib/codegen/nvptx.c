/* The NVPTX target: which SMs there are, and how a kernel's points and loops are spread over blocks and threads.
 *
 * Points: a grid-stride loop over groups of neighbouring points, one vector access each where alignment is known, the
 * tail point by point. Rows: the threads of a block (of a warp, for short rows) share one point and stride over its
 * loops; accumulators meet in shuffles and shared memory, in a fixed order, and every thread gets the result.
 */
#include "cg.h"

#include <llvm-c/Target.h>
#include <stdio.h>
#include <string.h>

const char *const aoti_nvptx_cpus[] = {"sm_75", "sm_80", "sm_90", "sm_100", "sm_120", NULL};

/* What LLVM can select on each SM. ptx: the oldest version that knows it. */
static const struct {
  const char *cpu, *features;
  unsigned sm;
  bool minmax_nan; /* min.NaN.f32, max.NaN.f32 */
} devices[] = {
    {"sm_75", "+ptx63", 75, false},  {"sm_80", "+ptx70", 80, true}, {"sm_86", "+ptx71", 86, true},
    {"sm_89", "+ptx78", 89, true},   {"sm_90", "+ptx78", 90, true}, {"sm_100", "+ptx86", 100, true},
    {"sm_120", "+ptx87", 120, true},
};

static aot_status open_nvptx(cg *g, const aoti_target *target) {
  const char *cpu = target->cpu ? target->cpu : "sm_80";
  size_t i = 0;
  while (i < sizeof devices / sizeof *devices && strcmp(devices[i].cpu, cpu) != 0) i++;
  if (i == sizeof devices / sizeof *devices || target->features)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "no PTX can be made for '%.40s'%s", cpu,
                      target->features ? " with features of one's own" : "");
  g->cpu = devices[i].cpu;
  g->features = devices[i].features;
  g->sm = devices[i].sm;
  g->minmax_native = devices[i].minmax_nan;
  g->f16_native = true;
  LLVMTargetRef t;
  char *message = NULL;
  static const char triple[] = "nvptx64-nvidia-cuda";
  if (LLVMGetTargetFromTriple(triple, &t, &message)) {
    aot_status s = aoti_error(AOT_ERROR_UNSUPPORTED, "this LLVM makes no PTX: %s", message);
    LLVMDisposeMessage(message);
    return s;
  }
  g->machine = LLVMCreateTargetMachine(t, triple, g->cpu, g->features, (LLVMCodeGenOptLevel)g->options->opt_level,
                                       LLVMRelocDefault, LLVMCodeModelDefault);
  LLVMSetTarget(g->module, triple);
  return NULL;
}

/* ---- the function ---------------------------------------------------------------------------------------------- */

/* A thread that runs loops is one of few: small blocks spread them over the multiprocessors. */
enum {
  POINT_THREADS = 256,
  LOOP_POINT_THREADS = 64,
  MAX_BLOCKS = 1 << 20,
  PTX_KERNEL = 71,
  GLOBAL = 1,
  SHARED = 3,
  PARAM_BYTES = 4352
};

static LLVMValueRef special(cg *g, const char *name) {
  char full[64];
  snprintf(full, sizeof full, "llvm.nvvm.read.ptx.sreg.%s", name);
  LLVMValueRef v = cg_call_intrinsic(g, full, NULL, NULL, 0);
  return LLVMBuildZExt(g->b, v, g->i64, "");
}

static void param_attribute(cg *g, size_t param, const char *name, uint64_t value) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMAddAttributeAtIndex(g->fn, (unsigned)param + 1, LLVMCreateEnumAttribute(g->ctx, kind, value));
}

/* Declares the entry with one parameter per argument word; returns the address of the error word, if any. */
static LLVMValueRef open_kernel(cg *g, unsigned threads) {
  const aoti_kernel *k = g->k;
  size_t n = k->buffers.n + k->sizes.n + k->scalars.n + g->code->reports_errors, at = 0;
  LLVMTypeRef *params, global = LLVMPointerTypeInContext(g->ctx, GLOBAL);
  if (n * 8 > PARAM_BYTES) {
    cg_fail(g, AOT_ERROR_UNSUPPORTED, "its %zu parameters are more than the %d bytes a PTX kernel has", n, PARAM_BYTES);
    return NULL;
  }
  aot_status s = aoti_arena_alloc(g->arena, n, sizeof *params, &params);
  if (s) {
    if (!g->error) g->error = s;
    return NULL;
  }
  for (size_t i = 0; i < k->buffers.n; i++) params[at++] = global;
  for (size_t i = 0; i < k->sizes.n; i++) params[at++] = g->i64;
  for (size_t i = 0; i < k->scalars.n; i++) params[at++] = cg_memory_type(g, k->scalars.at[i].dtype);
  if (g->code->reports_errors) params[at++] = global;
  g->fn = LLVMAddFunction(g->module, k->name, LLVMFunctionType(g->void_type, params, (unsigned)n, false));
  cg_check_name(g);
  LLVMSetFunctionCallConv(g->fn, PTX_KERNEL);
  char text[16];
  snprintf(text, sizeof text, "%u", threads);
  LLVMAddAttributeAtIndex(g->fn, LLVMAttributeFunctionIndex,
                          LLVMCreateStringAttribute(g->ctx, "nvvm.reqntid", 12, text, (unsigned)strlen(text)));
  g->code->block_threads = threads;
  g->entry = cg_block(g, "entry");
  LLVMPositionBuilderAtEnd(g->b, g->entry);
  cg_begin_kernel(g);
  if (g->error) return NULL;
  at = 0;
  for (size_t i = 0; i < k->buffers.n; i++) {
    if (k->buffers.at[i].align) param_attribute(g, at, "align", k->buffers.at[i].align);
    if (cg_apart(k, (uint32_t)i)) param_attribute(g, at, "noalias", 0); // with readonly it gives ld.global.nc
    g->buffers[i] = LLVMGetParam(g->fn, (unsigned)at++);
  }
  for (size_t i = 0; i < k->sizes.n; i++) g->sizes[i] = LLVMGetParam(g->fn, (unsigned)at++);
  for (size_t i = 0; i < k->scalars.n; i++)
    g->scalars[i] = cg_widen(g, k->scalars.at[i].dtype, LLVMGetParam(g->fn, (unsigned)at++));
  return g->error_word ? LLVMGetParam(g->fn, (unsigned)at) : NULL;
}

/* Sets the variables of the domain for point number f; all lanes share them but the innermost, which counts up. */
static void decode(cg *g, LLVMValueRef f) {
  const aoti_kernel *k = g->k;
  for (size_t d = k->n_dims; d-- > 0;) {
    LLVMValueRef v = f;
    if (d) {
      LLVMValueRef extent = cg_index(g, k->vars.at[d].extent, 0);
      v = LLVMBuildURem(g->b, f, extent, "");
      f = LLVMBuildUDiv(g->b, f, extent, "");
    }
    for (unsigned l = 0; l < g->lanes; l++)
      g->vars[l][d] = d + 1 == k->n_dims && l ? LLVMBuildNSWAdd(g->b, v, cg_i64(g, l), "") : v;
  }
}

static aoti_ix ceil_div(aoti_kernel *k, aoti_ix x, int64_t d) {
  aoti_ix round = aoti_ix_add(k, x, aoti_ix_const(k, d - 1));
  return aoti_ix_div(k, round, aoti_ix_const(k, d));
}

static void launch(cg *g, aoti_ix groups, int64_t per_block) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  cg_expr(g, aoti_ix_min(k, ceil_div(k, groups, per_block), aoti_ix_const(k, MAX_BLOCKS)), &g->code->blocks);
}

/* ---- points ---------------------------------------------------------------------------------------------------- */

/* How many neighbours along variable v one thread computes in nodes [from, to): as many as fill 16 bytes of the widest
 * buffer that is walked along, if something is aligned for it. */
static unsigned lanes_in(cg *g, uint32_t from, uint32_t to, uint32_t v) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  unsigned widest = 0;
  bool aligned = false;
  for (uint32_t id = from; id < to; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (n->op == AOTI_OP_LOOP || n->op == AOTI_OP_CONTRACT || n->op == AOTI_OP_CHECK) return 1;
    if ((n->op != AOTI_OP_LOAD && n->op != AOTI_OP_STORE) || !(k->ix.at[n->index].vars >> v & 1)) continue;
    const aoti_buffer *b = &k->buffers.at[n->item];
    unsigned bytes = (unsigned)aoti_loop_dtype_size((aot_dtype)b->dtype);
    int64_t step;
    if (bytes > widest) widest = bytes;
    aligned |= b->align >= 16 && aoti_ix_is_const(k, aoti_ix_coefficient(k, n->index, v), &step) && step == 1;
  }
  return !aligned ? 1 : widest >= 8 ? 2 : widest >= 4 ? 4 : 8;
}

/* The same where whole groups are needed: as many as divide the extent. */
static unsigned whole_lanes(cg *g, unsigned lanes, aoti_ix extent) {
  int64_t n;
  bool known = aoti_ix_is_const(g->k, extent, &n);
  while (lanes > 1 && !(known && n % lanes == 0)) lanes /= 2;
  return lanes;
}

static unsigned lanes_for(cg *g) {
  const aoti_kernel *k = g->k;
  /* A wide access spares a few instructions, nothing against what a long body takes. */
  if (!k->n_dims || cg_is_long(k)) return 1;
  uint32_t inner = (uint32_t)k->n_dims - 1;
  unsigned lanes = lanes_in(g, 1, (uint32_t)k->nodes.n, inner);
  return k->n_dims > 1 ? whole_lanes(g, lanes, k->vars.at[inner].extent) : lanes;
}

static unsigned lanes_along(cg *g, uint32_t loop) {
  const aoti_loop_node *n = &g->k->nodes.at[loop];
  return whole_lanes(g, lanes_in(g, loop + 1, n->end, n->item), n->index);
}

static void points(cg *g, const aoti_mapping *map) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  unsigned lanes = lanes_for(g);
  unsigned block = POINT_THREADS;
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (k->nodes.at[id].op == AOTI_OP_LOOP || k->nodes.at[id].op == AOTI_OP_CONTRACT) block = LOOP_POINT_THREADS;
  LLVMValueRef flag = open_kernel(g, block);
  if (g->error) return;
  launch(g, ceil_div(k, map->points, lanes), block);
  LLVMValueRef n = cg_index(g, map->points, 0), threads = cg_i64(g, block);
  LLVMValueRef first = LLVMBuildNSWMul(g->b, special(g, "ctaid.x"), threads, "");
  first = LLVMBuildNSWAdd(g->b, first, special(g, "tid.x"), "");
  LLVMValueRef step = LLVMBuildNSWMul(g->b, special(g, "nctaid.x"), threads, "");
  first = LLVMBuildNSWMul(g->b, first, cg_i64(g, lanes), "");
  step = LLVMBuildNSWMul(g->b, step, cg_i64(g, lanes), "");
  cg_loop l = cg_loop_begin(g, first, n, step, "group");
  if (lanes > 1) {
    LLVMValueRef end = LLVMBuildNSWAdd(g->b, l.i, cg_i64(g, lanes), "");
    LLVMValueRef whole = LLVMBuildICmp(g->b, LLVMIntSLE, end, n, "");
    LLVMBasicBlockRef vector = cg_block(g, "vector"), tail = cg_block(g, "tail"), join = cg_block(g, "");
    LLVMBuildCondBr(g->b, whole, vector, tail);
    LLVMPositionBuilderAtEnd(g->b, vector);
    g->lanes = lanes;
    g->lane_vars = 1ull << (k->n_dims - 1);
    decode(g, l.i);
    cg_statements(g, 1, (uint32_t)k->nodes.n);
    LLVMBuildBr(g->b, join);
    LLVMPositionBuilderAtEnd(g->b, tail);
    g->lanes = 1;
    g->lane_vars = 0;
    cg_loop t = cg_loop_begin(g, l.i, n, cg_i64(g, 1), "point");
    decode(g, t.i);
    cg_statements(g, 1, (uint32_t)k->nodes.n);
    cg_loop_end(g, &t);
    LLVMBuildBr(g->b, join);
    LLVMPositionBuilderAtEnd(g->b, join);
  } else {
    decode(g, l.i);
    cg_statements(g, 1, (uint32_t)k->nodes.n);
  }
  cg_loop_end(g, &l);
  cg_report_errors(g, flag);
  LLVMBuildRetVoid(g->b);
}

/* ---- rows ------------------------------------------------------------------------------------------------------ */

/* Rows of at most SHORT_ROW are left to one thread each. */
enum { SHORT_ROW = 8, ROW_THREADS = 256, WARP = 32, WARP_ROWS = 4, WARP_ROW_MAX = 1024 };

void cg_barrier(cg *g) {
  LLVMValueRef zero = cg_i32(g, 0);
  cg_call_intrinsic(g, "llvm.nvvm.barrier.cta.sync.aligned.all", NULL, &zero, 1);
}

static LLVMValueRef shuffle_word(cg *g, LLVMValueRef word, int distance) {
  LLVMValueRef args[] = {cg_i32(g, -1), word, cg_i32(g, distance), cg_i32(g, 31)};
  return cg_call_intrinsic(g, "llvm.nvvm.shfl.sync.bfly.i32", NULL, args, 4);
}

/* The value of the thread whose number differs in one bit: in words of 32 bits. */
LLVMValueRef cg_nvptx_shuffle(cg *g, LLVMValueRef v, int distance) {
  LLVMTypeRef t = LLVMTypeOf(v);
  bool real = t == g->f32 || t == g->f64, wide = t == g->i64 || t == g->f64;
  LLVMTypeRef bits = wide ? g->i64 : real ? g->i32 : t;
  LLVMValueRef x = real ? LLVMBuildBitCast(g->b, v, bits, "") : v, r;
  if (wide) {
    LLVMValueRef low = shuffle_word(g, LLVMBuildTrunc(g->b, x, g->i32, ""), distance);
    LLVMValueRef high = LLVMBuildTrunc(g->b, LLVMBuildLShr(g->b, x, cg_i64(g, 32), ""), g->i32, "");
    high = LLVMBuildShl(g->b, LLVMBuildZExt(g->b, shuffle_word(g, high, distance), g->i64, ""), cg_i64(g, 32), "");
    r = LLVMBuildOr(g->b, high, LLVMBuildZExt(g->b, low, g->i64, ""), "");
  } else {
    x = bits == g->i32 ? x : LLVMBuildZExt(g->b, x, g->i32, "");
    r = shuffle_word(g, x, distance);
    if (bits != g->i32) r = LLVMBuildTrunc(g->b, r, bits, "");
  }
  return real ? LLVMBuildBitCast(g->b, r, t, "") : r;
}

LLVMValueRef cg_shared_array(cg *g, LLVMTypeRef type, unsigned count) {
  LLVMTypeRef array = LLVMArrayType2(type, count);
  LLVMValueRef v = LLVMAddGlobalInAddressSpace(g->module, array, "aot_shared", SHARED);
  LLVMSetLinkage(v, LLVMInternalLinkage);
  LLVMSetInitializer(v, LLVMGetUndef(array));
  LLVMSetAlignment(v, 16);
  g->code->shared_bytes += (uint32_t)LLVMABISizeOfType(LLVMGetModuleDataLayout(g->module), array);
  return v;
}

static LLVMValueRef shared_slot(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i) {
  return LLVMBuildInBoundsGEP2(g->b, type, array, &i, 1, "");
}

/* All threads of the warp, then of the block, get op over their values, in a fixed order. */
static void meet(cg *g, uint32_t id) {
  const aoti_loop_node *n = &g->k->nodes.at[id];
  unsigned dtype = g->k->nodes.at[n->args[0]].dtype;
  LLVMTypeRef type = cg_value_type(g, dtype), memory = cg_memory_type(g, dtype);
  bool positioned = n->n_args > 1;
  LLVMValueRef v = LLVMBuildLoad2(g->b, type, g->accumulators[0][id], ""), at = NULL;
  if (positioned) at = LLVMBuildLoad2(g->b, g->i64, g->positions[0][id], "");
  for (int d = WARP / 2; d; d /= 2) {
    LLVMValueRef other = cg_nvptx_shuffle(g, v, d), other_at = positioned ? cg_nvptx_shuffle(g, at, d) : NULL,
                 out = NULL;
    v = cg_combine(g, n->op, dtype, v, other, at, other_at, &out);
    at = out;
  }
  if (g->row_threads > WARP) {
    unsigned warps = g->row_threads / WARP;
    LLVMValueRef array = cg_shared_array(g, memory, warps), ats = positioned ? cg_shared_array(g, g->i64, warps) : NULL;
    LLVMValueRef warp = LLVMBuildLShr(g->b, g->row_thread, cg_i64(g, 5), "");
    LLVMValueRef lane = LLVMBuildAnd(g->b, g->row_thread, cg_i64(g, WARP - 1), "");
    cg_if first = cg_if_begin(g, LLVMBuildICmp(g->b, LLVMIntEQ, lane, cg_i64(g, 0), ""));
    LLVMBuildStore(g->b, cg_narrow(g, dtype, v), shared_slot(g, memory, array, warp));
    if (positioned) LLVMBuildStore(g->b, at, shared_slot(g, g->i64, ats, warp));
    cg_if_end(g, &first);
    cg_barrier(g);
    for (unsigned w = 0; w < warps; w++) {
      LLVMValueRef i = cg_i64(g, w), out = NULL, other_at = NULL;
      LLVMValueRef other = cg_widen(g, dtype, LLVMBuildLoad2(g->b, memory, shared_slot(g, memory, array, i), ""));
      if (positioned) other_at = LLVMBuildLoad2(g->b, g->i64, shared_slot(g, g->i64, ats, i), "");
      v = w ? cg_combine(g, n->op, dtype, v, other, at, other_at, &out) : other;
      at = w ? out : other_at;
    }
    cg_barrier(g); // the array is free again, for this reduction in the next row
  }
  LLVMBuildStore(g->b, v, g->accumulators[0][id]);
  if (positioned) LLVMBuildStore(g->b, at, g->positions[0][id]);
}

static void strided_loop(cg *g, uint32_t id) {
  const aoti_kernel *k = g->k;
  const aoti_loop_node *n = &k->nodes.at[id];
  cg_accumulators_begin(g, id);
  unsigned lanes = lanes_along(g, id);
  g->lanes = lanes;
  g->lane_vars = lanes > 1 ? 1ull << n->item : 0;
  for (unsigned l = 1; l < lanes; l++) { // what was computed before the loop serves every lane
    memcpy(g->vars[l], g->vars[0], sizeof g->vars[l]);
    memcpy(g->values[l], g->values[0], id * sizeof *g->values[l]);
  }
  LLVMValueRef first = LLVMBuildNSWMul(g->b, g->row_thread, cg_i64(g, lanes), "");
  cg_loop l = cg_loop_begin(g, first, cg_index(g, n->index, 0), cg_i64(g, (int64_t)g->row_threads * lanes), "loop");
  for (unsigned i = 0; i < lanes; i++) g->vars[i][n->item] = i ? LLVMBuildNSWAdd(g->b, l.i, cg_i64(g, i), "") : l.i;
  cg_statements(g, id + 1, n->end);
  cg_loop_end(g, &l);
  g->lanes = 1;
  g->lane_vars = 0;
  for (uint32_t r = id + 1; r < n->end; r++)
    if (aoti_loop_is_reduce(k->nodes.at[r].op) && k->nodes.at[r].block == id) meet(g, r);
  cg_accumulators_end(g, id);
}

static void rows(cg *g, const aoti_mapping *map) {
  bool warps = map->row_max <= WARP_ROW_MAX;
  unsigned threads = warps ? WARP * WARP_ROWS : ROW_THREADS;
  LLVMValueRef flag = open_kernel(g, threads);
  if (g->error) return;
  launch(g, map->points, warps ? WARP_ROWS : 1);
  LLVMValueRef thread = special(g, "tid.x"), row = special(g, "ctaid.x"), step = special(g, "nctaid.x");
  if (warps) {
    LLVMValueRef in_block = LLVMBuildLShr(g->b, thread, cg_i64(g, 5), "");
    row = LLVMBuildNSWAdd(g->b, LLVMBuildNSWMul(g->b, row, cg_i64(g, WARP_ROWS), ""), in_block, "");
    step = LLVMBuildNSWMul(g->b, step, cg_i64(g, WARP_ROWS), "");
    thread = LLVMBuildAnd(g->b, thread, cg_i64(g, WARP - 1), "");
  }
  g->row_thread = thread;
  g->row_threads = warps ? WARP : ROW_THREADS;
  cg_loop l = cg_loop_begin(g, row, cg_index(g, map->points, 0), step, "row");
  decode(g, l.i);
  g->loop = strided_loop;
  g->uniform_store_guard = LLVMBuildICmp(g->b, LLVMIntEQ, thread, cg_i64(g, 0), "");
  cg_statements(g, 1, (uint32_t)g->k->nodes.n);
  cg_loop_end(g, &l);
  cg_report_errors(g, flag);
  LLVMBuildRetVoid(g->b);
}

static void contraction(cg *g, const aoti_mapping *map) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  LLVMValueRef flag = open_kernel(g, CG_TILE_THREADS);
  if (g->error) return;
  aoti_ix tiles = aoti_ix_const(k, 1);
  for (size_t d = 0; d < k->n_dims; d++) {
    aoti_ix n = k->vars.at[d].extent;
    tiles = aoti_ix_mul(k, tiles, d + 2 < k->n_dims ? n : ceil_div(k, n, CG_TILE));
  }
  (void)map;
  launch(g, tiles, 1);
  LLVMValueRef n = cg_index(g, tiles, 0);
  cg_loop l = cg_loop_begin(g, special(g, "ctaid.x"), n, special(g, "nctaid.x"), "block");
  cg_nvptx_contract(g, l.i, special(g, "tid.x"));
  cg_loop_end(g, &l);
  cg_report_errors(g, flag);
  LLVMBuildRetVoid(g->b);
}

static void stream(cg *g) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  cg_stream plan;
  if (!cg_nvptx_stream_plan(g, &plan)) return;
  LLVMValueRef flag = open_kernel(g, CG_STREAM_THREADS);
  if (g->error) return;
  aoti_ix tiles = ceil_div(k, k->vars.at[plan.s.row].extent, plan.rows);
  for (size_t d = 0; d < plan.s.row; d++) tiles = aoti_ix_mul(k, tiles, k->vars.at[d].extent);
  launch(g, tiles, 1);
  LLVMValueRef n = cg_index(g, tiles, 0);
  cg_loop l = cg_loop_begin(g, special(g, "ctaid.x"), n, special(g, "nctaid.x"), "block");
  cg_nvptx_stream(g, &plan, l.i, special(g, "tid.x"));
  cg_loop_end(g, &l);
  cg_report_errors(g, flag);
  LLVMBuildRetVoid(g->b);
}

static void kernel(cg *g) {
  aoti_mapping map;
  if (!cg_map(g, &map)) return;
  if (map.kind == AOTI_MAP_STREAM)
    stream(g);
  else if (map.kind == AOTI_MAP_CONTRACT)
    contraction(g, &map);
  else if (map.kind == AOTI_MAP_ROWS && map.row_max > SHORT_ROW)
    rows(g, &map);
  else
    points(g, &map);
}

const cg_target cg_nvptx = {.name = "nvptx", .open = open_nvptx, .kernel = kernel};
