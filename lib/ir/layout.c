/* The order of dimensions in memory, as PyTorch's TensorIterator and empty_like decide it. */
#include "ir.h"

#include <string.h>

bool aoti_meta_is_row_major(aoti_syms *syms, const aoti_meta *m) {
  aot_int want[AOT_MAX_DIMS];
  aoti_contiguous_strides(syms, m->ndim, m->size, want);
  for (int d = 0; d < m->ndim; d++)
    if (!aoti_int_same(want[d], m->stride[d])) return false;
  return true;
}

bool aoti_meta_is_dense(aoti_syms *syms, const aoti_meta *m) {
  if (aoti_meta_is_contiguous(syms, m)) return true;
  bool used[AOT_MAX_DIMS] = {false};
  aot_int want = aot_i(1);
  for (;;) {
    int next = -1, left = 0;
    for (int d = 0; d < m->ndim; d++) {
      if (used[d] || aoti_int_is(m->size[d], 1)) continue;
      left++;
      if (next < 0 && aoti_int_same(m->stride[d], want)) next = d;
    }
    if (!left) return true;
    if (next < 0) return false;
    used[next] = true;
    want = aoti_int_mul(syms, want, m->size[next]);
  }
}

static int compare(aoti_syms *syms, aot_int a, aot_int b) {
  if (aoti_int_same(a, b)) return 0;
  return aoti_int_compare(syms, AOTI_LT, a, b) ? -1 : 1;
}

/* 1: dimension a belongs outside b; -1: inside; 0: no operand tells. Operands are asked in order; equal strides put the
 * smaller dimension inside. */
static int should_swap(aoti_syms *syms, const aoti_operand_strides *of, int a, int b) {
  for (int i = 0; i < of->n; i++) {
    aot_int sa = of->stride[i][a], sb = of->stride[i][b];
    if (aoti_int_is(sa, 0) || aoti_int_is(sb, 0)) continue;
    int order = compare(syms, sa, sb);
    if (order) return order;
    if (compare(syms, of->size[a], of->size[b]) > 0) return 1;
  }
  return 0;
}

/* An insertion sort, because the comparison is not transitive. */
void aoti_order_dims(aoti_syms *syms, const aoti_operand_strides *of, int perm[AOT_MAX_DIMS]) {
  for (int i = 0; i < of->ndim; i++) perm[i] = of->ndim - 1 - i;
  for (int i = 1; i < of->ndim; i++)
    for (int at = i, before = i - 1; before >= 0; before--) {
      int order = should_swap(syms, of, perm[before], perm[at]);
      if (order < 0) break;
      if (!order) continue;
      int p = perm[before];
      perm[before] = perm[at];
      perm[at] = p;
      at = before;
    }
}

void aoti_strides_in_order(aoti_syms *syms, int ndim, const aot_int *size, const int perm[AOT_MAX_DIMS],
                           aot_int out[AOT_MAX_DIMS]) {
  aot_int step = aot_i(1);
  for (int i = 0; i < ndim; i++) {
    out[perm[i]] = step;
    if (!aoti_int_is(size[perm[i]], 0)) step = aoti_int_mul(syms, step, size[perm[i]]);
  }
}

void aoti_preserved_strides(aoti_syms *syms, const aoti_meta *m, aot_int out[AOT_MAX_DIMS]) {
  if (aoti_meta_is_row_major(syms, m) || aoti_meta_is_dense(syms, m)) {
    if (m->ndim) memcpy(out, m->stride, (size_t)m->ndim * sizeof *out);
    return;
  }
  aoti_operand_strides of = {.n = 1, .ndim = m->ndim, .size = m->size};
  memcpy(of.stride[0], m->stride, (size_t)m->ndim * sizeof *m->stride);
  int perm[AOT_MAX_DIMS];
  aoti_order_dims(syms, &of, perm);
  aoti_strides_in_order(syms, m->ndim, m->size, perm, out);
}
