// Elements addressed along one dimension by an index tensor: gather, scatter, scatter_add, scatter_reduce,
// index_select.
#include "ops.h"

#include <math.h>
#include <string.h>

// ---- meta

static aot_status check_index(const aoti_call *c, int i) {
  aot_dtype dtype = aoti_arg(c, i)->meta.dtype;
  if (dtype == AOT_I64 || dtype == AOT_I32) return NULL;
  if (aoti_int_is(aoti_meta_numel(c->syms, &aoti_arg(c, i)->meta), 0)) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "index is i64 or i32, not %s", aot_dtype_name(dtype));
}

// index has as many dimensions as t, and is no larger than t in any, except (any_along) along dim. A 0-d tensor counts
// as one of one element.
static aot_status check_within(const aoti_call *c, const aot_tensor *index, const aot_tensor *t, int dim,
                               bool any_along) {
  int n = index->meta.ndim ? index->meta.ndim : 1, m = t->meta.ndim ? t->meta.ndim : 1;
  for (int d = 0; d < index->meta.ndim; d++)
    if (aoti_int_is(index->meta.size[d], 0)) return NULL; // addresses nothing
  bool fits = n == m;
  for (int d = 0; fits && d < index->meta.ndim; d++) {
    aot_int have = index->meta.size[d], limit = d < t->meta.ndim ? t->meta.size[d] : aot_i(1);
    if (d == dim && any_along) continue;
    fits = aoti_int_same(have, limit) || aoti_int_compare(c->syms, AOTI_LE, have, limit);
  }
  return fits ? NULL : aoti_call_error(c, AOT_ERROR_INVALID, "index does not lie within the tensor it addresses");
}

// (self, dim, index, ...)
aot_status aoti_meta_gather(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2);
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  AOT_TRY(check_index(c, 2));
  AOT_TRY(check_within(c, index, self, dim, true));
  return aoti_out(c, 0, self->meta.dtype, index->meta.ndim, index->meta.size, NULL);
}

// (self, dim, index, src or value, ...)
aot_status aoti_meta_scatter(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2), *src = aoti_arg(c, 3);
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  AOT_TRY(check_index(c, 2));
  AOT_TRY(check_within(c, index, self, dim, true));
  if (src) {
    AOT_TRY(check_within(c, index, src, dim, false));
    if (src->meta.dtype != self->meta.dtype)
      return aoti_call_error(c, AOT_ERROR_INVALID, "self is %s and src %s", aot_dtype_name(self->meta.dtype),
                             aot_dtype_name(src->meta.dtype));
  }
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, NULL);
}

// ---- reference kernels: loops over index; a tensor addressed through it has step 0 along dim

typedef struct addressing {
  const aoti_call *c;
  aoti_iter it; /* operand 0: index, 1: the addressed tensor, 2: the other one */
  aot_dtype index_dtype, dtype;
  int64_t size, along; /* of the addressed tensor along dim: elements, bytes from one to the next */
  void (*combine)(void *to, const void *from); /* numbers of the compute type */
  aot_status error;
} addressing;

static void add_operand(addressing *a, int ndim, void *base, const int64_t *stride, size_t bytes, int without) {
  int64_t step[AOT_MAX_DIMS];
  for (int d = 0; d < ndim; d++) step[d] = d == without ? 0 : stride[d] * (int64_t)bytes;
  aoti_iter_add_steps(&a->it, base, step);
}

static void add_tensor(addressing *a, int ndim, const aot_tensor *t, int without) {
  int64_t stride[AOT_MAX_DIMS] = {0};
  for (int d = 0; d < t->meta.ndim && d < ndim; d++) stride[d] = aoti_stride(t, d);
  add_operand(a, ndim, aoti_tensor_ptr(t), stride, aot_dtype_size(t->meta.dtype), without);
}

// Makes a ready for the loops; addressed has its dimension dim reached through index.
static aot_status open(addressing *a, const aoti_call *c, const aot_tensor *addressed) {
  const aot_tensor *index = aoti_arg(c, 2);
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), aoti_arg(c, 0)->meta.ndim, &dim));
  *a = (addressing){.c = c, .index_dtype = index->meta.dtype, .dtype = addressed->meta.dtype, .size = 1};
  if (addressed->meta.ndim) {
    a->size = aoti_dim(addressed, dim);
    a->along = aoti_stride(addressed, dim) * (int64_t)aot_dtype_size(addressed->meta.dtype);
  }
  aoti_iter_init(&a->it, index->meta.ndim, index->meta.size);
  aoti_iter_add(&a->it, index);
  add_tensor(a, index->meta.ndim, addressed, dim);
  return NULL;
}

// The byte offset that element i of the index stands for; the first bad one is remembered.
static int64_t address(addressing *a, const char *index) {
  int64_t i = a->index_dtype == AOT_I64 ? *(const int64_t *)index : *(const int32_t *)index;
  if (i >= 0 && i < a->size) return i * a->along;
  if (!a->error)
    a->error =
        aoti_call_error(a->c, AOT_ERROR_INVALID, "index %lld is outside [0, %lld)", (long long)i, (long long)a->size);
  return -1;
}

static void gather_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  addressing *a = user;
  size_t bytes = aot_dtype_size(a->dtype);
  for (int64_t i = 0; i < n; i++) {
    int64_t at = address(a, ptr[0] + i * step[0]);
    if (at >= 0) memcpy(ptr[2] + i * step[2], ptr[1] + i * step[1] + at, bytes);
  }
}

aot_status aoti_ref_gather(aoti_call *c) {
  addressing a;
  AOT_TRY(open(&a, c, aoti_arg(c, 0)));
  add_tensor(&a, aoti_arg(c, 2)->meta.ndim, aoti_result(c, 0), -1);
  aoti_iter_run_serial(&a.it, gather_run, &a);
  return a.error;
}

static void scatter_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  addressing *a = user;
  size_t bytes = aot_dtype_size(a->dtype);
  for (int64_t i = 0; i < n; i++) {
    int64_t at = address(a, ptr[0] + i * step[0]);
    if (at >= 0) memcpy(ptr[1] + i * step[1] + at, ptr[2] + i * step[2], bytes);
  }
}

aot_status aoti_ref_scatter(aoti_call *c) {
  addressing a;
  uint64_t value;
  static const int64_t none[AOT_MAX_DIMS];
  aot_tensor *out = aoti_result(c, 0), *src = aoti_arg(c, 3);
  aoti_copy_elements(out, aoti_arg(c, 0));
  AOT_TRY(open(&a, c, out));
  if (src)
    add_tensor(&a, aoti_arg(c, 2)->meta.ndim, src, -1);
  else {
    bool integer = c->args[3].kind != AOT_FLOAT;
    int64_t i = aoti_arg_int(c, 3);
    double f = aoti_arg_float(c, 3);
    aoti_store(integer ? AOTI_COMPUTE_I64 : AOTI_COMPUTE_F64, integer ? (void *)&i : &f, a.dtype, &value, 0, 1);
    aoti_iter_add_steps(&a.it, &value, none);
  }
  aoti_iter_run_serial(&a.it, scatter_run, &a);
  return a.error;
}

#define COMBINE(name, f64, i64)                        \
  static void name##_f64(void *to, const void *from) { \
    double *t = to, x = *(const double *)from;         \
    *t = f64;                                          \
  }                                                    \
  static void name##_i64(void *to, const void *from) { \
    int64_t *t = to, x = *(const int64_t *)from;       \
    *t = i64;                                          \
  }
COMBINE(add, *t + x, (int64_t)((uint64_t)*t + (uint64_t)x))
COMBINE(mul, *t *x, (int64_t)((uint64_t)*t *(uint64_t)x))
COMBINE(max, x > *t || x != x ? x : *t, x > *t ? x : *t)
COMBINE(min, x < *t || x != x ? x : *t, x < *t ? x : *t)

static void put(void *to, const void *from) { memcpy(to, from, 8); }

static void combine_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  addressing *a = user;
  for (int64_t i = 0; i < n; i++) {
    int64_t at = address(a, ptr[0] + i * step[0]);
    if (at >= 0) a->combine(ptr[1] + i * step[1] + at, ptr[2] + i * step[2]);
  }
}

typedef struct combination {
  void (*f64)(void *, const void *);
  void (*i64)(void *, const void *);
} combination;

// Where in row-major 64-bit copies of self and src the loops over index go.
static aot_status open_dense(addressing *a, const aoti_call *c, void *to, void *from) {
  const aot_tensor *index = aoti_arg(c, 2), *shape[] = {aoti_arg(c, 0), aoti_arg(c, 3)};
  int64_t stride[2][AOT_MAX_DIMS] = {{0}};
  int dim;
  AOT_TRY(open(a, c, aoti_result(c, 0)));
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), shape[0]->meta.ndim, &dim));
  for (int k = 0; k < 2; k++) {
    int64_t next = 1;
    for (int d = shape[k]->meta.ndim - 1; d >= 0; next *= aoti_dim(shape[k], d--)) stride[k][d] = next;
  }
  aoti_iter_init(&a->it, index->meta.ndim, index->meta.size);
  aoti_iter_add(&a->it, index);
  add_operand(a, index->meta.ndim, to, stride[0], 8, dim);
  add_operand(a, index->meta.ndim, from, stride[1], 8, -1);
  a->along = 8 * (shape[0]->meta.ndim ? stride[0][dim] : 0);
  return NULL;
}

static aot_status combine(const aoti_call *c, void *to, void *from, combination how) {
  addressing a;
  AOT_TRY(open_dense(&a, c, to, from));
  a.combine = aoti_is_float(aoti_result(c, 0)->meta.dtype) ? how.f64 : how.i64;
  aoti_iter_run_serial(&a.it, combine_run, &a);
  return a.error;
}

// Combines in 64-bit numbers and rounds once.
static aot_status scatter_add_body(aoti_call *c, aoti_arena *scratch) {
  aoti_compute as = aoti_is_float(aoti_result(c, 0)->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  void *to, *from;
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 0), &to));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 3), &from));
  AOT_TRY(combine(c, to, from, (combination){add_f64, add_i64}));
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_scatter_add(aoti_call *c) { return aoti_with_scratch(c, scatter_add_body); }

static const struct reduction {
  const char *name;
  combination how;
  double identity_f64;
  int64_t identity_i64;
} reductions[] = {{"sum", {add_f64, add_i64}, 0, 0},
                  {"mean", {add_f64, add_i64}, 0, 0},
                  {"prod", {mul_f64, mul_i64}, 1, 1},
                  {"amax", {max_f64, max_i64}, -INFINITY, INT64_MIN},
                  {"amin", {min_f64, min_i64}, INFINITY, INT64_MAX}};

static const struct reduction *reduction_of(const aot_value *v) {
  for (size_t i = 0; i < sizeof reductions / sizeof *reductions; i++)
    if (!strcmp(v->as.string, reductions[i].name)) return &reductions[i];
  return NULL;
}

// (self, dim, index, src, reduce, include_self)
aot_status aoti_meta_scatter_reduce(aoti_call *c) {
  if (!reduction_of(&c->args[4]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not a reduction", c->args[4].as.string);
  return aoti_meta_scatter(c);
}

static aot_status scatter_reduce_body(aoti_call *c, aoti_arena *scratch) {
  const struct reduction *r = reduction_of(&c->args[4]);
  bool floating = aoti_is_float(aoti_result(c, 0)->meta.dtype), include_self = aoti_arg_bool(c, 5);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  int64_t n = aoti_tensor_numel(aoti_arg(c, 0)), m = aoti_tensor_numel(aoti_arg(c, 3));
  union number {
    double f;
    int64_t i;
  } * to, *from, *other, *count;
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 0), &to));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 3), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)m, sizeof *other, &other));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *count, &count));
  if (!include_self) { // what is reached starts from nothing
    for (int64_t i = 0; i < m; i++)
      if (floating)
        other[i].f = r->identity_f64;
      else
        other[i].i = r->identity_i64;
    AOT_TRY(combine(c, to, other, (combination){put, put}));
  }
  AOT_TRY(combine(c, to, from, r->how));
  if (!strcmp(r->name, "mean")) {
    for (int64_t i = 0; i < m; i++)
      if (floating)
        other[i].f = 1;
      else
        other[i].i = 1;
    AOT_TRY(combine(c, count, other, (combination){add_f64, add_i64}));
    for (int64_t i = 0; i < n; i++) {
      double k = (floating ? count[i].f : (double)count[i].i) + (include_self ? 1 : 0);
      if (k < 1) continue;
      if (floating)
        to[i].f /= k;
      else
        to[i].i = (int64_t)floor((double)to[i].i / k);
    }
  }
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_scatter_reduce(aoti_call *c) { return aoti_with_scratch(c, scatter_reduce_body); }

// scatter.reduce and scatter.value_reduce(self, dim, index, src or value, reduce): add or multiply; no derivative.
aot_status aoti_meta_scatter_arithmetic(aoti_call *c) {
  const char *how = c->args[4].as.string;
  if (strcmp(how, "add") && strcmp(how, "multiply"))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%s is not add or multiply", how);
  return aoti_meta_scatter(c);
}
static aot_status scatter_arithmetic_body(aoti_call *c, aoti_arena *scratch) {
  aoti_compute as = aoti_is_float(aoti_result(c, 0)->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  combination how = {add_f64, add_i64}, product = {mul_f64, mul_i64};
  void *to, *from;
  addressing a;
  if (!strcmp(c->args[4].as.string, "multiply")) how = product;
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 0), &to));
  if (aoti_arg(c, 3)) {
    AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 3), &from));
    AOT_TRY(combine(c, to, from, how));
  } else {
    static const int64_t none[AOT_MAX_DIMS];
    aoti_scalars value = {0};
    int dim;
    aoti_scalar_set(&value, 0, &c->args[3]);
    from = as == AOTI_COMPUTE_F64 ? (void *)value.f64 : (void *)value.i64;
    const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2);
    int64_t stride[AOT_MAX_DIMS] = {0}, next = 1;
    AOT_TRY(open(&a, c, aoti_result(c, 0)));
    AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
    for (int d = self->meta.ndim - 1; d >= 0; next *= aoti_dim(self, d--)) stride[d] = next;
    aoti_iter_init(&a.it, index->meta.ndim, index->meta.size);
    aoti_iter_add(&a.it, index);
    add_operand(&a, index->meta.ndim, to, stride, 8, dim);
    aoti_iter_add_steps(&a.it, from, none);
    a.along = 8 * (self->meta.ndim ? stride[dim] : 0);
    a.combine = as == AOTI_COMPUTE_F64 ? how.f64 : how.i64;
    aoti_iter_run_serial(&a.it, combine_run, &a);
    AOT_TRY(a.error);
  }
  aoti_undense(as, to, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_scatter_arithmetic(aoti_call *c) { return aoti_with_scratch(c, scatter_arithmetic_body); }

// ---- derivatives

void aoti_grad_gather(aoti_grad *g) {
  aot_tensor *zeros = aot_new_zeros(g->s, g->gout[0], aoti_sizes(aoti_saved(g, 0)));
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_scatter_add_default, aoti_v_tensor(zeros), g->args[1], g->args[2],
                       aoti_v_tensor(g->gout[0])));
}

static aot_tensor *chosen(aoti_grad *g) {
  return AOTI_CALL1(g->s, AOT_OP_gather_default, aoti_v_tensor(g->gout[0]), g->args[1], g->args[2]);
}

// What scatter overwrites has no gradient.
void aoti_grad_scatter(aoti_grad *g) {
  if (aoti_needs(g, 0))
    aoti_give(g, 0,
              AOTI_CALL1(g->s, AOT_OP_scatter_value, aoti_v_tensor(g->gout[0]), g->args[1], g->args[2], aoti_v_int(0)));
  if (g->args[3].kind == AOT_TENSOR && aoti_needs(g, 3)) aoti_give(g, 3, chosen(g));
}

void aoti_grad_scatter_add(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, g->gout[0]);
  if (aoti_needs(g, 3)) aoti_give(g, 3, chosen(g));
}

typedef aot_tensor *tensor;
static tensor gather(aoti_grad *g, tensor t) {
  return AOTI_CALL1(g->s, AOT_OP_gather_default, aoti_v_tensor(t), g->args[1], g->args[2]);
}
static tensor scatter_add(aoti_grad *g, tensor to, tensor from) {
  return AOTI_CALL1(g->s, AOT_OP_scatter_add_default, aoti_v_tensor(to), g->args[1], g->args[2], aoti_v_tensor(from));
}
static tensor reduce_again(aoti_grad *g, tensor self, tensor src) {
  return AOTI_CALL1(g->s, AOT_OP_scatter_reduce_two, aoti_v_tensor(self), g->args[1], g->args[2], aoti_v_tensor(src),
                    g->args[4], g->args[5]);
}
static tensor as_float(aoti_grad *g, tensor mask) {
  return AOTI_CALL1(g->s, AOT_OP__to_copy_default, aoti_v_tensor(mask), aoti_v_dtype(g->gout[0]->meta.dtype));
}
static tensor is_number(aoti_grad *g, tensor t, int64_t n) { return aot_eq_Scalar(g->s, t, aot_int_scalar(n)); }
static tensor fill_one(aoti_grad *g, tensor t, tensor mask) {
  return aot_masked_fill_Scalar(g->s, t, mask, aot_int_scalar(1));
}

// Of an extremum, all that equal it share the gradient evenly.
static void grad_extremum(aoti_grad *g, tensor *to_self, tensor *to_src) {
  aot_scope *s = g->s;
  tensor self = aoti_saved(g, 0), src = aoti_saved(g, 3), result = g->results[0];
  tensor value = gather(g, result);
  tensor self_is = as_float(g, aot_eq_Tensor(s, self, result));
  tensor src_is = as_float(g, aot_eq_Tensor(s, src, value));
  tensor share = aot_div(s, g->gout[0], scatter_add(g, self_is, src_is));
  *to_self = aot_mul(s, aot_eq_Tensor(s, self, result), share);
  tensor chosen_share = gather(g, share);
  *to_src = aot_mul(s, aot_eq_Tensor(s, src, value), chosen_share);
}

static void grad_mean(aoti_grad *g, bool include_self, tensor *to_self, tensor *to_src) {
  aot_scope *s = g->s;
  tensor grad = g->gout[0], count = include_self ? aot_ones_like(s, grad) : aot_zeros_like(s, grad);
  count = scatter_add(g, count, aot_ones_like(s, aoti_saved(g, 3)));
  count = fill_one(g, count, is_number(g, count, 0));
  *to_self = aot_div(s, grad, count);
  tensor chosen_count = gather(g, count);
  *to_src = aot_div(s, gather(g, grad), chosen_count);
}

// The product of the others: the result over the element, and computed anew without the element where it alone is 0.
static void grad_prod(aoti_grad *g, tensor *to_self, tensor *to_src) {
  aot_scope *s = g->s;
  tensor grad = g->gout[0], self = aoti_saved(g, 0), src = aoti_saved(g, 3), result = g->results[0];
  tensor nonzero_self = fill_one(g, self, is_number(g, self, 0));
  *to_self = aot_div(s, aot_mul(s, grad, reduce_again(g, nonzero_self, src)), nonzero_self);
  tensor src_zero = is_number(g, src, 0), none = aot_zeros_like(s, self);
  tensor zeros = gather(g, scatter_add(g, none, as_float(g, src_zero)));
  tensor alone = aot_bitwise_and(s, src_zero, is_number(g, zeros, 1));
  tensor without = reduce_again(g, self, fill_one(g, src, alone));
  tensor nonzero_src = fill_one(g, src, src_zero);
  tensor usual = aot_div(s, gather(g, aot_mul(s, grad, result)), nonzero_src);
  *to_src = aot_where_self(s, alone, gather(g, aot_mul(s, grad, without)), usual);
}

void aoti_grad_scatter_reduce(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  const char *name = g->args[4].as.string;
  bool include_self = aoti_arg_bool(&c, 5);
  tensor to_self = g->gout[0], to_src = NULL;
  if (!strcmp(name, "mean"))
    grad_mean(g, include_self, &to_self, &to_src);
  else if (!strcmp(name, "prod"))
    grad_prod(g, &to_self, &to_src);
  else if (!strcmp(name, "sum"))
    to_src = gather(g, g->gout[0]);
  else
    grad_extremum(g, &to_self, &to_src);
  if (!include_self)
    to_self = AOTI_CALL1(g->s, AOT_OP_scatter_value, aoti_v_tensor(to_self), g->args[1], g->args[2], aoti_v_int(0));
  if (aoti_needs(g, 0)) aoti_give(g, 0, to_self);
  if (aoti_needs(g, 3)) aoti_give(g, 3, to_src);
}
