// Decompositions of copies and creation: everything is a full.
#include "decompose.h"
#include "calls.h"

#include <math.h>

// ---- copies

void aoti_rewrite_to_copy(aoti_call *c) {
  tensor t = IN(0);
  if (c->args[1].kind == AOT_DTYPE)
    t = CALL(prims_convert_element_type_default, V(t), c->args[1]);
  else if (c->args[6].kind == AOT_NONE && c->args[3].kind == AOT_NONE) {
    OUT(0, CALL(clone_default, V(t)));
    return;
  }
  if (c->args[6].kind != AOT_NONE) t = CALL(clone_default, V(t), c->args[6]);
  OUT(0, t);
}

// ---- creation: everything is a full

static aot_value one_or_zero(aot_dtype d, int v) { return d == AOT_B8 ? V((bool)v) : V(v); }
static aot_value or_layout(const aot_value *v) { return v->kind == AOT_NONE ? aoti_v_layout() : *v; }

// (size, dtype, layout, device, pin_memory)
static void plain(aoti_call *c, int value) {
  aot_dtype d = aoti_decompose_dtype_or(&c->args[1], AOT_F32);
  const aot_device cpu = {AOT_CPU, 0};
  OUT(0, CALL(full_default, c->args[0], one_or_zero(d, value), aoti_v_dtype(d), or_layout(&c->args[2]),
              aoti_decompose_or_device(&c->args[3], cpu), aoti_decompose_or_false(&c->args[4])));
}
void aoti_rewrite_zeros(aoti_call *c) { plain(c, 0); }
void aoti_rewrite_ones(aoti_call *c) { plain(c, 1); }

// (self, size, [value,] dtype, layout, device, pin_memory)
static void like(aoti_call *c, const aot_value *value, int options) {
  aot_dtype d = aoti_decompose_dtype_or(&c->args[options], IN(0)->meta.dtype);
  OUT(0, CALL(full_default, c->args[1], value->kind == AOT_NONE ? one_or_zero(d, 0) : *value, aoti_v_dtype(d),
              or_layout(&c->args[options + 1]), aoti_decompose_or_device(&c->args[options + 2], IN(0)->meta.device),
              aoti_decompose_or_false(&c->args[options + 3])));
}
void aoti_rewrite_new_zeros(aoti_call *c) {
  const aot_value zero = aoti_v_none();
  like(c, &zero, 2);
}
void aoti_rewrite_new_ones(aoti_call *c) {
  const aot_value one = one_or_zero(aoti_decompose_dtype_or(&c->args[2], IN(0)->meta.dtype), 1);
  like(c, &one, 2);
}
void aoti_rewrite_new_full(aoti_call *c) { like(c, &c->args[2], 3); }

// (self, dtype, layout, device, pin_memory, memory_format)
static void same_sizes(aoti_call *c, int value) {
  const aot_value *o = &c->args[1];
  aot_value format = o[4].kind == AOT_NONE ? aoti_v_memory_format(AOT_PRESERVE) : o[4];
  OUT(0, CALL(full_like_default, c->args[0], one_or_zero(aoti_decompose_dtype_or(&o[0], IN(0)->meta.dtype), value),
              o[0], o[1], o[2], aoti_decompose_or_false(&o[3]), format));
}
void aoti_rewrite_zeros_like(aoti_call *c) { same_sizes(c, 0); }
void aoti_rewrite_ones_like(aoti_call *c) { same_sizes(c, 1); }
void aoti_rewrite_fill(aoti_call *c) {
  OUT(0, CALL(full_like_default, c->args[0], c->args[1], aoti_v_none(), aoti_v_none(), aoti_v_none(), NO));
}

// The dimensions of t in the order of its memory, outermost first; where[d] is d's place. Whether that is their order.
static bool order_of_memory(const aot_tensor *t, int order[AOT_MAX_DIMS], int where[AOT_MAX_DIMS]) {
  int n = t->meta.ndim;
  for (int d = 0; d < n; d++) {
    int k = d;
    bool empty = !aoti_tensor_numel(t); // nothing is in the order of its dimensions
    for (; k > 0 && !empty && aoti_stride(t, order[k - 1]) < aoti_stride(t, d) && aoti_stride(t, d); k--)
      order[k] = order[k - 1];
    order[k] = d;
  }
  bool same = true;
  for (int k = 0; k < n; k++) where[order[k]] = k, same = same && order[k] == k;
  return same;
}
tensor aoti_decompose_in_layout_of(aoti_call *c, const aot_tensor *t, aot_op op, aot_value *args, size_t n_args,
                                   int size_arg) {
  int order[AOT_MAX_DIMS], where[AOT_MAX_DIMS], n = t->meta.ndim;
  aot_int size[AOT_MAX_DIMS] = {{0, 0}}, back[AOT_MAX_DIMS] = {{0, 0}};
  bool same = order_of_memory(t, order, where);
  for (int k = 0; k < n; k++) size[k] = t->meta.size[order[k]], back[k] = aot_i(where[k]);
  args[size_arg] = aoti_v_ints(S, size, (size_t)n);
  tensor r = aoti_call1(S, op, args, n_args);
  return same ? r : CALL(clone_default, V(CALL(permute_default, V(r), aoti_v_ints(S, back, (size_t)n))));
}

// (self, dtype, layout, device, pin_memory, memory_format)
void aoti_rewrite_empty_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  const aot_value *o = &c->args[1];
  int order[AOT_MAX_DIMS], where[AOT_MAX_DIMS], n = t->meta.ndim;
  aot_int layout[AOT_MAX_DIMS] = {{0, 0}};
  aot_value d = aoti_v_dtype(aoti_decompose_dtype_or(&o[0], t->meta.dtype)), strided = or_layout(&o[1]);
  aot_value device = aoti_decompose_or_device(&o[2], t->meta.device), pinned = aoti_decompose_or_false(&o[3]);
  if (o[4].kind == AOT_MEMORY_FORMAT && o[4].as.memory_format != AOT_PRESERVE) {
    OUT(0, CALL(empty_memory_format, SIZES(t), d, strided, device, pinned, o[4]));
    return;
  }
  order_of_memory(t, order, where);
  for (int k = 0; k < n; k++) layout[k] = aot_i(order[k]);
  OUT(0, CALL(empty_permuted_default, SIZES(t), aoti_v_ints(S, layout, (size_t)n), d, strided, device, pinned));
}
// (size, physical_layout, dtype, layout, device, pin_memory): made in the order of memory and permuted.
void aoti_rewrite_empty_permuted(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], order[AOT_MAX_DIMS], in_memory[AOT_MAX_DIMS];
  int64_t back[AOT_MAX_DIMS] = {0};
  int n = aoti_arg_ints(c, 0, size);
  bool same = true;
  if (aoti_arg_ints(c, 1, order) != n) return;
  for (int k = 0; k < n; k++) {
    if (order[k].sym || order[k].value < 0 || order[k].value >= n) return;
    in_memory[k] = size[order[k].value], back[order[k].value] = k, same &= order[k].value == k;
  }
  tensor r =
      CALL(empty_memory_format, aoti_v_ints(S, in_memory, (size_t)n), c->args[2], c->args[3], c->args[4], c->args[5]);
  OUT(0, same ? r : CALL(permute_default, V(r), aoti_decompose_ints(c, back, (size_t)n)));
}
// (self, size, dtype, layout, device, pin_memory)
void aoti_rewrite_new_empty(aoti_call *c) {
  const aot_value *o = &c->args[2];
  OUT(0, CALL(empty_memory_format, c->args[1], aoti_v_dtype(aoti_decompose_dtype_or(&o[0], IN(0)->meta.dtype)),
              or_layout(&o[1]), aoti_decompose_or_device(&o[2], IN(0)->meta.device), aoti_decompose_or_false(&o[3])));
}
// (size, fill_value, dtype, layout, device, pin_memory): the dtype is written.
void aoti_rewrite_full(aoti_call *c) {
  if (c->args[2].kind == AOT_NONE)
    OUT(0, CALL(full_default, c->args[0], c->args[1], aoti_v_dtype(aoti_number_dtype(&c->args[1])), c->args[3],
                c->args[4], c->args[5]));
}

// (self, fill_value, dtype, layout, device, pin_memory, memory_format)
void aoti_rewrite_full_like(aoti_call *c) {
  const aot_tensor *t = IN(0);
  bool preserve = c->args[6].kind == AOT_NONE || c->args[6].as.memory_format == AOT_PRESERVE;
  aot_value args[] = {SIZES(t),
                      c->args[1],
                      aoti_v_dtype(aoti_decompose_dtype_or(&c->args[2], t->meta.dtype)),
                      or_layout(&c->args[3]),
                      aoti_decompose_or_device(&c->args[4], t->meta.device),
                      aoti_decompose_or_false(&c->args[5])};
  if (preserve) {
    OUT(0, aoti_decompose_in_layout_of(c, t, AOT_OP_full_default, args, 6, 0));
    return;
  }
  tensor r = aoti_call1(S, AOT_OP_full_default, args, 6);
  OUT(0, CALL(contiguous_default, V(r), c->args[6]));
}

// ([start,] end, dtype, layout, device, pin_memory)
void aoti_rewrite_arange(aoti_call *c) {
  int end = c->info->n_args - 5;
  const aot_value *o = &c->args[end + 1];
  OUT(0, CALL(arange_start_step, end ? c->args[0] : V(0), c->args[end], V(1), o[0], or_layout(&o[1]), o[2],
              aoti_decompose_or_false(&o[3])));
}
// (start, end, step, dtype, layout, device, pin_memory)
void aoti_rewrite_arange_step(aoti_call *c) {
  bool integers = true;
  for (int i = 0; i < 3; i++) integers &= c->args[i].kind == AOT_INT;
  aot_dtype d = aoti_decompose_dtype_or(&c->args[3], integers ? AOT_I64 : AOT_F32);
  bool to_integer = !aoti_is_float(d) && d != AOT_B8, whole = to_integer && integers;
  aot_int n;
  if (integers) {
    if (c->args[2].as.i.sym || !c->args[2].as.i.value) return;
    aot_int step = c->args[2].as.i;
    aot_int span = aoti_int_sub(c->syms, c->args[1].as.i, c->args[0].as.i); // ceil(span / step)
    aot_int up = aoti_int_add(c->syms, span, aot_i(step.value - (step.value > 0 ? 1 : -1)));
    n = aoti_int_is(step, 1) ? span : aoti_int_floordiv(c->syms, up, step);
  } else {
    if (to_integer) return;
    double from = aoti_arg_float(c, 0), step = aoti_arg_float(c, 2), count = ceil((aoti_arg_float(c, 1) - from) / step);
    if (!(count >= 0 && count < 0x1p53)) return;
    n = aot_i((int64_t)count);
  }
  const aot_device cpu = {AOT_CPU, 0};
  tensor r = CALL(prims_iota_default, V(n), whole ? c->args[0] : V(0), whole ? c->args[2] : V(1),
                  aoti_v_dtype(whole ? d : AOT_I64), aoti_decompose_or_device(&c->args[5], cpu), NO);
  if (!integers) r = TO(r, AOT_F64); // what PyTorch adds up in on the CPU
  OUT(0, whole ? r : TO(ADD(MUL(r, c->args[2]), c->args[0]), d));
}

void aoti_rewrite_fill_tensor(aoti_call *c) { OUT(0, CALL(copy_default, c->args[0], c->args[1])); }
void aoti_rewrite_zero(aoti_call *c) {
  aot_value none = aoti_v_none();
  OUT(0, CALL(zeros_like_default, c->args[0], none, none, none, NO));
}

// The narrowest of the dtypes in which PyTorch counts up to n.
static aot_dtype counting(int64_t n) { return n <= UINT8_MAX ? AOT_U8 : n <= UINT16_MAX ? AOT_DTYPE_NONE : AOT_I32; }

// (n, [m,] dtype, layout, device, pin_memory): where row and column are equal.
void aoti_rewrite_eye(aoti_call *c) {
  int options = c->info->n_args - 4;
  aot_int rows = c->args[0].as.i, columns = c->args[options - 1].as.i;
  const aot_value *o = &c->args[options], none = aoti_v_none();
  if (rows.sym || columns.sym || aoti_decompose_or_false(&o[3]).as.b) return;
  aot_dtype d = counting(rows.value > columns.value ? rows.value : columns.value);
  if (!d) return;
  tensor down = CALL(arange_default, V(rows), aoti_v_dtype(d), none, o[2], NO);
  tensor across = CALL(arange_default, V(columns), aoti_v_dtype(d), none, o[2], NO);
  down = UNSQUEEZE(down, -1);
  OUT(0, TO(CALL(eq_Tensor, V(down), V(across)), aoti_decompose_dtype_or(&o[0], AOT_F32)));
}

// From the nearer end in steps of (end - start) / (n - 1), so that both ends are exact. Ends are numbers, or tensors
// without dimensions, computed with in f64.
static tensor line(aoti_call *c, int64_t n, aot_dtype d, const aot_value *options) {
  aot_value ends[2] = {c->args[0], c->args[1]}, step;
  const aot_value none = aoti_v_none();
  for (int i = 0; i < 2; i++)
    if (ends[i].kind == AOT_TENSOR) ends[i] = V(TO(ends[i].as.tensor, AOT_F64));
  tensor at = CALL(arange_start, V(0), V(n), none, options[1], options[2], aoti_decompose_or_false(&options[3]));
  bool tensors = ends[0].kind == AOT_TENSOR || ends[1].kind == AOT_TENSOR;
  if (tensors)
    step = V(DIV(SUB(ends[1], ends[0]), n - 1));
  else
    step = V((aoti_decompose_number(&ends[1]) - aoti_decompose_number(&ends[0])) / (double)(n - 1));
  aot_dtype computed = aoti_is_float(d) ? aoti_decompose_wide(d) : AOT_I64;
  tensor near = LT(at, (double)n / 2), r[2];
  for (int i = 0; i < 2; i++) {
    tensor count = TO(i ? SUB(n - 1, at) : at, computed);
    tensor way = tensors ? MUL(step, count) : MUL(count, step);
    r[i] = i ? SUB(ends[1], way) : ends[0].kind == AOT_TENSOR ? ADD(ends[0], way) : ADD(way, ends[0]);
  }
  return TO(WHERE(near, r[0], r[1]), d);
}
// (start, end, steps, dtype, layout, device, pin_memory)
void aoti_rewrite_linspace(aoti_call *c) {
  int64_t n = aoti_arg_int(c, 2);
  if (n > 1) OUT(0, line(c, n, aoti_decompose_dtype_or(&c->args[3], AOT_F32), &c->args[3]));
}
// (start, end, steps, base, dtype, layout, device, pin_memory): powers of a line in f64.
void aoti_rewrite_logspace(aoti_call *c) {
  int64_t n = aoti_arg_int(c, 2);
  aot_dtype d = aoti_decompose_dtype_or(&c->args[4], AOT_F32);
  if (n < 2 || !aoti_is_float(d)) return;
  tensor exponents = line(c, n, AOT_F64, &c->args[4]);
  OUT(0, TO(CALL(pow_Scalar, aoti_decompose_is_left_out(c, 3) ? V(10) : c->args[3], V(exponents)), d));
}

// ---- places of a triangle: (row, col, offset, dtype, layout, device, pin_memory) -> the rows, then the columns

// A lower triangle is rows that grow by one element each, then full ones.
typedef struct triangle {
  int64_t grown, full, first; // elements in either part, and in the first row
} triangle;
static triangle lower_triangle(int64_t rows, int64_t cols, int64_t offset) {
  int64_t first = offset > 0 ? (cols < 1 + offset ? cols : 1 + offset) : rows + offset > 0;
  int64_t last = rows + offset < cols ? rows + offset : cols, all = offset > 0 ? rows : rows + offset;
  last = last < 0 ? 0 : last, all = all < 0 ? 0 : all;
  int64_t growing = last - first + 1, full = (all - growing) * cols;
  return (triangle){(first + last) * growing / 2, full < 0 ? 0 : full, first};
}
static void triangle_indices(aoti_call *c, bool lower) {
  enum { MOST = 1 << 20 };
  int64_t rows = aoti_arg_int(c, 0), cols = aoti_arg_int(c, 1), offset = aoti_arg_int(c, 2);
  if (rows < 1 || cols < 1 || rows > MOST || cols > MOST || offset > MOST || offset < -MOST) return;
  const aot_value *o = &c->args[3];
  aot_dtype d = aoti_decompose_dtype_or(&o[0], AOT_I64);
  triangle t = lower_triangle(rows, cols, lower ? offset : offset - 1);
  int64_t row_offset = offset < 0 ? -offset : 0, col_offset = offset > 0 ? offset : 0, last = cols - t.first + 1;
  if (!lower) { // what the lower triangle leaves: full rows, then rows that lose one element each
    int64_t full = (rows < -offset ? rows : -offset) * cols;
    full = full < 0 ? 0 : full;
    t.grown = rows * cols - t.grown - t.full - full, t.full = full;
    t.first = offset > 0 ? (cols > offset ? cols - offset : 0) : cols;
  }
  aot_value pinned = aoti_decompose_or_false(&o[3]), layout = o[1];
  tensor whole[2] = {NULL}, part[2], at, root;
  double b = lower ? (double)t.first - 0.5 : -0.5 - (double)t.first;
  for (int pass = 0; pass < 2 && !S->error; pass++) {
    if ((pass == 0) == lower) { // element x of the rows that change is in the row where x(x + 1) / 2 reaches it
      at = CALL(arange_start, V(0), V(t.grown), aoti_v_dtype(AOT_F64), layout, o[2], pinned);
      root = MUL(at, 2);
      root = lower ? ADD(root, b * b) : SUB(b * b, root);
      root = SQRT(root);
      part[0] = CALL(floor_default, V(lower ? ADD(root, -b) : SUB(-b, root)));
      tensor left = lower ? ADD(part[0], 2 * t.first - 1) : SUB(2 * t.first - 1, part[0]);
      left = MUL(MUL(left, part[0]), 0.5);
      part[1] = CALL(floor_default, V(SUB(at, left)));
      if (lower) part[0] = ADD(part[0], row_offset);
      for (int i = 0; i < 2; i++) part[i] = TO(part[i], d);
    } else {
      at = CALL(arange_start, V(0), V(t.full), aoti_v_dtype(d), layout, o[2], pinned);
      whole[0] = CALL(floor_divide_Scalar, V(at), V(cols));
      if (lower) whole[0] = ADD(whole[0], last + row_offset);
      whole[1] = CALL(remainder_Scalar, V(at), V(cols));
    }
  }
  if (!lower) part[0] = ADD(part[0], t.full / cols), part[1] = ADD(part[1], col_offset);
  tensor joined[2];
  for (int i = 0; i < 2 && !S->error; i++) {
    const aot_value pair[] = {V(lower ? part[i] : whole[i]), V(lower ? whole[i] : part[i])};
    joined[i] = CALL(cat_default, aoti_v_list(S, pair, 2));
  }
  if (S->error) return;
  const aot_value both[] = {V(joined[0]), V(joined[1])};
  OUT(0, CALL(stack_default, aoti_v_list(S, both, 2)));
}
void aoti_rewrite_tril_indices(aoti_call *c) { triangle_indices(c, true); }
void aoti_rewrite_triu_indices(aoti_call *c) { triangle_indices(c, false); }
