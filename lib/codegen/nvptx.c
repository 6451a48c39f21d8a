/* The NVPTX target: which SMs there are, and how a kernel's points and loops are spread over blocks and threads.
 *
 * Points: a grid-stride loop over groups of neighbouring points, one vector access each where alignment is known, the
 * tail point by point. Rows: the threads of a block (of a warp, for short rows) share one point and stride over its
 * loops; accumulators meet in shuffles and shared memory, in a fixed order, and every thread gets the result.
 */
#include "cg.h"

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

enum { POINT_THREADS = 256, MAX_BLOCKS = 1 << 20, PTX_KERNEL = 71, GLOBAL = 1, SHARED = 3 };

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
  return g->error_flag ? LLVMGetParam(g->fn, (unsigned)at) : NULL;
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

/* How many neighbours one thread computes: as many as fill 16 bytes of the widest buffer that is walked along, if the
 * rows are whole groups. */
static unsigned lanes_for(cg *g) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  unsigned widest = 0;
  bool aligned = false;
  if (!k->n_dims) return 1;
  uint32_t inner = (uint32_t)k->n_dims - 1;
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (n->op == AOTI_OP_LOOP || n->op == AOTI_OP_CONTRACT || n->op == AOTI_OP_CHECK) return 1;
    if ((n->op != AOTI_OP_LOAD && n->op != AOTI_OP_STORE) || !(k->ix.at[n->index].vars >> inner & 1)) continue;
    const aoti_buffer *b = &k->buffers.at[n->item];
    unsigned bytes = (unsigned)aoti_loop_dtype_size((aot_dtype)b->dtype);
    int64_t step;
    if (bytes > widest) widest = bytes;
    aligned |= b->align >= 16 && aoti_ix_is_const(k, aoti_ix_coefficient(k, n->index, inner), &step) && step == 1;
  }
  if (!aligned) return 1;
  unsigned lanes = widest >= 8 ? 2 : widest >= 4 ? 4 : 8;
  int64_t extent;
  if (k->n_dims > 1)
    while (lanes > 1 && !(aoti_ix_is_const(k, k->vars.at[inner].extent, &extent) && extent % lanes == 0)) lanes /= 2;
  return lanes;
}

static void points(cg *g, const aoti_mapping *map) {
  aoti_kernel *k = (aoti_kernel *)g->k;
  unsigned lanes = lanes_for(g);
  LLVMValueRef flag = open_kernel(g, POINT_THREADS);
  if (g->error) return;
  launch(g, ceil_div(k, map->points, lanes), POINT_THREADS);
  LLVMValueRef n = cg_index(g, map->points, 0), threads = cg_i64(g, POINT_THREADS);
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

static void kernel(cg *g) {
  aoti_mapping map;
  aot_status s = aoti_loop_map((aoti_kernel *)g->k, &map);
  if (s) {
    if (!g->error) g->error = s;
    return;
  }
  g->code->reports_errors = map.checks;
  cg_expr(g, map.points, &g->code->points);
  cg_expr(g, map.work, &g->code->work);
  points(g, &map);
}

const cg_target cg_nvptx = {.name = "nvptx", .open = open_nvptx, .kernel = kernel};
