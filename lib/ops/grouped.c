// _grouped_mm(self, mat2, offs, bias, out_dtype): one product for each group. Where an operand is a matrix, its groups
// lie one after another along a dimension, and offs says where each ends: rows of self (2d x 3d), columns of mat2 (3d x
// 2d), or the dimension that is summed over (2d x 2d). Of two batches it is bmm.
#include "ops.h"

#include <string.h>

enum { ALIGNMENT = 16 };

// Rows or columns side by side, the others a multiple of 16 bytes apart, as the kernels of GPUs want them.
static aot_status check_strides(const aoti_call *c, int i) {
  const aoti_meta *m = &aoti_arg(c, i)->meta;
  const aot_int *size = m->size + m->ndim - 2, *stride = m->stride + m->ndim - 2;
  int along = aoti_int_is(stride[0], 1) && stride[1].value >= (size[0].value > 1 ? size[0].value : 1) ? 1 : 0;
  if (!along && !(aoti_int_is(stride[1], 1) && stride[0].value >= (size[1].value > 1 ? size[1].value : 1)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s is neither row by row nor column by column",
                           c->info->args[i].name);
  if (stride[along].sym || stride[along].value * (int64_t)aot_dtype_size(m->dtype) % ALIGNMENT == 0) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "%s has a stride of %lld elements, no multiple of 16 bytes",
                         c->info->args[i].name, (long long)stride[along].value);
}

static aot_status same_size(const aoti_call *c, aot_int a, aot_int b, const char *what) {
  if (aoti_int_same(a, b) || aoti_int_compare(c->syms, AOTI_EQ, a, b)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "%s: %lld and %lld", what, (long long)a.value, (long long)b.value);
}

static aot_status check_groups(const aoti_call *c, bool wanted) {
  const aot_tensor *offs = aoti_arg(c, 2);
  if (wanted != (offs != NULL))
    return aoti_call_error(c, AOT_ERROR_INVALID,
                           wanted ? "offs says where the groups of a matrix end"
                                  : "two batches have no groups for offs to end");
  if (offs && (offs->meta.ndim != 1 || offs->meta.dtype != AOT_I32 ||
               !(aoti_int_is(offs->meta.stride[0], 1) || aoti_int_is(offs->meta.size[0], 0))))
    return aoti_call_error(c, AOT_ERROR_INVALID, "offs is one dense row of i32");
  return NULL;
}

aot_status aoti_meta__grouped_mm(aoti_call *c) {
  const aoti_meta *a = &aoti_arg(c, 0)->meta, *b = &aoti_arg(c, 1)->meta;
  for (int i = 0; i < 2; i++) {
    const aoti_meta *m = &aoti_arg(c, i)->meta;
    if (m->ndim != 2 && m->ndim != 3)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s has %d dimensions", c->info->args[i].name, m->ndim);
    if (m->dtype != AOT_F32 && m->dtype != AOT_BF16 && m->dtype != AOT_F16)
      return aoti_call_error(c, AOT_ERROR_INVALID, "%s is of %s", c->info->args[i].name, aot_dtype_name(m->dtype));
    AOT_TRY(check_strides(c, i));
  }
  const aot_int *rows = &a->size[a->ndim - 2], *cols = &b->size[b->ndim - 1];
  bool summed = a->ndim == 2 && b->ndim == 2;
  AOT_TRY(check_groups(c, a->ndim == 2 || b->ndim == 2));
  if (aoti_arg(c, 3)) return aoti_call_error(c, AOT_ERROR_INVALID, "there is no bias yet, in PyTorch either");
  if (a->dtype != b->dtype || (aoti_arg_given(c, 4) && c->args[4].as.dtype != a->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "operands and result are of one dtype");
  AOT_TRY(same_size(c, a->size[a->ndim - 1], b->size[b->ndim - 2], "rows and columns of other lengths"));
  aot_int groups = aoti_arg(c, 2) ? aoti_arg(c, 2)->meta.size[0] : a->size[0];
  if (a->ndim == 3) AOT_TRY(same_size(c, a->size[0], groups, "batches of other lengths"));
  if (b->ndim == 3) AOT_TRY(same_size(c, b->size[0], groups, "batches of other lengths"));
  const aot_int size[] = {groups, *rows, *cols};
  bool batch = summed || (a->ndim == 3 && b->ndim == 3);
  return aoti_out(c, 0, a->dtype, batch ? 3 : 2, batch ? size : size + 1, NULL);
}

// One group: rows [r0, r1) and columns [c0, c1) of the result (of its item), summed over [k0, k1).
typedef struct group {
  int64_t r0, r1, c0, c1, k0, k1;
  const double *a, *b;
  double *out;
} group;

static void multiply(const group *g, int64_t a_row, int64_t b_row) {
  for (int64_t i = g->r0; i < g->r1; i++)
    for (int64_t j = g->c0; j < g->c1; j++) {
      double sum = 0;
      for (int64_t k = g->k0; k < g->k1; k++) sum += g->a[i * a_row + k] * g->b[k * b_row + j];
      g->out[i * b_row + j] = sum;
    }
}

static aot_status body(aoti_call *c, aoti_arena *scratch) {
  const aot_tensor *at = aoti_arg(c, 0), *bt = aoti_arg(c, 1), *out = aoti_result(c, 0);
  bool a2 = at->meta.ndim == 2, b2 = bt->meta.ndim == 2;
  int64_t m = aoti_dim(at, at->meta.ndim - 2), k = aoti_dim(at, at->meta.ndim - 1), n = aoti_dim(bt, bt->meta.ndim - 1);
  int64_t groups = aoti_arg(c, 2) ? aoti_dim(aoti_arg(c, 2), 0) : aoti_dim(at, 0), *end = NULL, begin = 0;
  int64_t limit = a2 && b2 ? k : a2 ? m : n;
  double *a, *b, *r;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, at, &a));
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, bt, &b));
  if (aoti_arg(c, 2)) AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 2), &end));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)aoti_tensor_numel(out), sizeof *r, &r)); // zeros: what no group covers
  for (int64_t g = 0; g < groups; g++) {
    group one = {0, m, 0, n, 0, k, a2 ? a : a + g * m * k, b2 ? b : b + g * k * n, a2 == b2 ? r + g * m * n : r};
    if (end) {
      if (end[g] < begin || end[g] > limit)
        return aoti_call_error(c, AOT_ERROR_INVALID, "group %lld ends at %lld, after %lld, of %lld", (long long)g,
                               (long long)end[g], (long long)begin, (long long)limit);
      *(a2 && b2 ? &one.k0 : a2 ? &one.r0 : &one.c0) = begin;
      *(a2 && b2 ? &one.k1 : a2 ? &one.r1 : &one.c1) = begin = end[g];
    }
    multiply(&one, k, n);
  }
  aoti_undense(AOTI_COMPUTE_F64, r, out);
  return NULL;
}
aot_status aoti_ref__grouped_mm(aoti_call *c) { return aoti_with_scratch(c, body); }

// ---- derivative: each operand's gradient lies in memory as the operand does

static aot_tensor *turned(aot_scope *s, aot_tensor *t) { return aot_transpose(s, t, -2, -1); }
static aot_tensor *product(aoti_grad *g, aot_tensor *a, aot_tensor *b) {
  return AOTI_CALL1(g->s, AOT_OP__grouped_mm_default, aoti_v_tensor(a), aoti_v_tensor(b), g->args[2]);
}
static bool by_columns(const aot_tensor *t) {
  const aoti_meta *m = &t->meta;
  return aoti_int_is(m->stride[m->ndim - 2], 1) && aoti_int_same(m->stride[m->ndim - 1], m->size[m->ndim - 2]);
}
void aoti_grad__grouped_mm(aoti_grad *g) {
  aot_scope *s = g->s;
  aot_tensor *a = aoti_saved(g, 0), *b = aoti_saved(g, 1), *grad = g->gout[0];
  if (aoti_needs(g, 1))
    aoti_give(g, 1, by_columns(b) ? turned(s, product(g, turned(s, grad), a)) : product(g, turned(s, a), grad));
  if (aoti_needs(g, 0))
    aoti_give(g, 0, by_columns(a) ? turned(s, product(g, b, turned(s, grad))) : product(g, grad, turned(s, b)));
}
