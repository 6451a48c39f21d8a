// Which mapping suits a kernel: decided from strides alone, the same for every target.
#include "loop.h"

static bool uses_value(const aoti_kernel *k, aoti_ix x) {
  const aoti_ix_node *n = &k->ix.at[x];
  return n->kind == AOTI_IX_VALUE || (n->a && uses_value(k, n->a)) || (n->b && uses_value(k, n->b));
}

static bool unit_stride(aoti_kernel *k, aoti_ix x, uint32_t var) {
  int64_t step;
  return aoti_ix_is_const(k, aoti_ix_coefficient(k, x, var), &step) && step == 1;
}

/* Counts the accesses inside loops that run along memory with the loop's variable, and with the innermost dimension. An
 * access that is the same for all points of that dimension costs little either way: it counts only where all are. */
static void count_strides(aoti_kernel *k, int *along_loop, int *along_points) {
  int shared = 0;
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    if (!n->block || (n->op != AOTI_OP_LOAD && n->op != AOTI_OP_STORE)) continue;
    bool own = k->n_dims && k->ix.at[n->index].vars >> (k->n_dims - 1) & 1;
    *(own ? along_loop : &shared) += unit_stride(k, n->index, k->nodes.at[n->block].item);
    *along_points += own && unit_stride(k, n->index, (uint32_t)k->n_dims - 1);
  }
  if (!*along_loop && !*along_points) *along_loop = shared;
}

/* An operand of a tiled contraction: strides only, and the same for every point along `other`. */
static bool strided(aoti_kernel *k, aoti_ix x, uint32_t extra, size_t other) {
  if (uses_value(k, x) || k->ix.at[x].vars >> other & 1) return false;
  for (uint32_t d = 0; d < k->n_dims; d++)
    if (!aoti_ix_coefficient(k, x, d)) return false;
  return aoti_ix_coefficient(k, x, extra) != 0;
}

/* Multiplications of a row. */
static aoti_ix stream_work(aoti_kernel *k, const aoti_stream *s) {
  int64_t n = 0;
  for (unsigned i = 0; i < s->n_products; i++) n += s->columns[s->product_columns[i]].extent;
  for (unsigned i = 0; i < s->n_outers; i++) n += s->columns[s->outer_columns[i]].extent;
  return aoti_ix_mul(k, aoti_ix_const(k, n), aoti_loop_stream_length(k, s));
}

aot_status aoti_loop_map(aoti_kernel *k, aoti_mapping *out) {
  int contractions = 0, loops = 0, along_loop = 0, along_points = 0;
  bool ordered = false, tiles = true;
  *out = (aoti_mapping){.kind = AOTI_MAP_POINTS, .points = aoti_loop_points(k), .row_max = 0};
  aoti_ix work = aoti_ix_const(k, 0);
  for (uint32_t id = 1; id < k->nodes.n; id++) {
    const aoti_loop_node *n = &k->nodes.at[id];
    out->checks |= n->op == AOTI_OP_CHECK;
    ordered |= aoti_loop_in_order(k, id);
    if (n->op == AOTI_OP_LOOP && !n->block) {
      int64_t hi = k->ix.at[n->index].hi;
      loops++;
      if (hi > out->row_max) out->row_max = hi;
    }
    if (n->op == AOTI_OP_LOOP) { // the product of the extents around it
      aoti_ix product = n->index;
      for (uint32_t b = n->block; b && product; b = k->nodes.at[b].block)
        product = aoti_ix_mul(k, product, k->nodes.at[b].index);
      if (product && !k->ix.at[product].vars && !uses_value(k, product)) work = aoti_ix_add(k, work, product);
    }
    if (n->op == AOTI_OP_CONTRACT) {
      contractions++;
      work = aoti_ix_add(k, work, k->vars.at[n->var].extent);
      tiles = tiles && k->n_dims >= 2 && strided(k, n->index, n->var, k->n_dims - 1) &&
              strided(k, n->index2, n->var, k->n_dims - 2);
    }
  }
  aoti_stream stream;
  bool streams = aoti_loop_wants_stream(k) && !aoti_loop_stream(k, &stream);
  if (streams) work = stream_work(k, &stream);
  out->work = aoti_ix_max(k, work, aoti_ix_const(k, 1));
  count_strides(k, &along_loop, &along_points);
  if (streams)
    out->kind = AOTI_MAP_STREAM;
  else if (contractions == 1 && !loops && tiles)
    out->kind = AOTI_MAP_CONTRACT;
  else if (loops) /* loops that run in order may be shared by points, but not cut up */
    out->kind = along_loop >= along_points && along_loop && !ordered ? AOTI_MAP_ROWS
                : along_points                                       ? AOTI_MAP_COLUMNS
                                                                     : AOTI_MAP_POINTS;
  aot_status s = k->error;
  k->error = NULL;
  return s;
}

static int64_t flops_of(const aoti_kernel *k, const aoti_loop_node *n) {
  unsigned of = n->n_args ? k->nodes.at[n->args[n->n_args - 1]].dtype : n->dtype;
  if (aoti_loop_is_reduce(n->op)) of = k->nodes.at[n->args[0]].dtype; /* argmax: of the value, not of the position */
  if (!aoti_loop_is_float((aot_dtype)of)) return 0;
  if (aoti_loop_is_reduce(n->op) || aoti_loop_is_scan(n->op) || aoti_loop_is_call(n->op)) return 1;
  switch (n->op) {
  case AOTI_OP_CONTRACT:
  case AOTI_OP_OUTER:
  case AOTI_OP_FMA: return 2;
  case AOTI_OP_WEIGHT: return 2;            /* a difference and its exponential */
  case AOTI_OP_STORE: return n->imm.i != 0; /* adds */
  case AOTI_OP_ADD:
  case AOTI_OP_SUB:
  case AOTI_OP_MUL:
  case AOTI_OP_DIV:
  case AOTI_OP_MIN:
  case AOTI_OP_MAX:
  case AOTI_OP_SQRT: return 1;
  default: return 0;
  }
}

/* Statements of one block run equally often: they are counted together. */
aoti_ix aoti_loop_flops(aoti_kernel *k) {
  aoti_ix total = aoti_ix_const(k, 0);
  aoti_stream stream;
  bool streams = aoti_loop_wants_stream(k) && !aoti_loop_stream(k, &stream);
  for (uint32_t block = 0; block < k->nodes.n; block++) {
    if (block && k->nodes.at[block].op != AOTI_OP_LOOP) continue;
    int64_t n = 0;
    for (uint32_t id = block + 1; id < (block ? k->nodes.at[block].end : k->nodes.n); id++)
      if (k->nodes.at[id].block == block && k->nodes.at[id].op != AOTI_OP_CONTRACT &&
          k->nodes.at[id].op != AOTI_OP_OUTER)
        n += flops_of(k, &k->nodes.at[id]);
    aoti_ix times = aoti_ix_const(k, n);
    if (streams && block) times = aoti_ix_mul(k, times, aoti_loop_stream_length(k, &stream));
    for (uint32_t b = block; b && n && !streams; b = k->nodes.at[b].block)
      if (!k->ix.at[k->nodes.at[b].index].vars && !uses_value(k, k->nodes.at[b].index))
        times = aoti_ix_mul(k, times, k->nodes.at[b].index);
    total = aoti_ix_add(k, total, times);
  }
  for (uint32_t id = 1; id < k->nodes.n; id++)
    if (k->nodes.at[id].op == AOTI_OP_CONTRACT || k->nodes.at[id].op == AOTI_OP_OUTER) {
      aoti_ix two = aoti_ix_const(k, flops_of(k, &k->nodes.at[id]));
      aoti_ix flops = aoti_ix_mul(k, two, k->vars.at[k->nodes.at[id].var].extent);
      if (streams) flops = aoti_ix_mul(k, flops, aoti_loop_stream_length(k, &stream));
      total = aoti_ix_add(k, total, flops);
    }
  return aoti_ix_mul(k, total, aoti_loop_points(k));
}
