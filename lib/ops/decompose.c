// The table of decompositions and the words its rules share.
#include "decompose.h"
#include "calls.h"

// A rule that sets no result leaves the operator.
void aoti_rewrite_none(aoti_call *c) { (void)c; }

const aoti_decomposition aoti_builtin_decompositions[AOT_OP_COUNT] = {
#define X(op, core, ind) [AOT_OP_##op] = {aoti_rewrite_##core, aoti_rewrite_##ind},
#include "decompositions.def"
#undef X
};

const aoti_decomp_rule aoti_early_decompositions[AOT_OP_COUNT] = {
#define X(op, rule) [AOT_OP_##op] = aoti_rewrite_##rule,
    AOTI_DECOMPOSED_EARLY(X)
#undef X
};

const aoti_decomp_rule aoti_random_decompositions[AOT_OP_COUNT] = {
#define X(op, rule) [AOT_OP_##op] = aoti_rewrite_##rule,
    AOTI_DECOMPOSED_RANDOM(X)
#undef X
};

aot_value aoti_decompose_ints(aoti_call *c, const int64_t *at, size_t n) {
  aot_int list[AOT_MAX_DIMS];
  for (size_t i = 0; i < n && i < AOT_MAX_DIMS; i++) list[i] = aot_i(at[i]);
  return aoti_v_ints(S, list, n);
}

aot_value aoti_decompose_range(aoti_call *c, int from, int to) {
  aot_int list[AOT_MAX_DIMS];
  int n = 0;
  for (int d = from; d < to; d++) list[n++] = aot_i(d);
  return aoti_v_ints(S, list, (size_t)n);
}

tensor aoti_decompose_to(aoti_call *c, tensor t, aot_dtype dtype) {
  return !t || t->meta.dtype == dtype ? t : CALL(_to_copy_default, V(t), aoti_v_dtype(dtype));
}

aot_dtype aoti_decompose_widen_at(aoti_call *c, int n, const int at[], tensor out[]) {
  aot_dtype together = aoti_common_dtype(c, n, at);
  for (int i = 0; i < n; i++) out[i] = TO(IN(at[i]), aoti_decompose_wide(together));
  return together;
}

static const int first_arguments[] = {0, 1, 2, 3, 4, 5, 6, 7};
aot_dtype aoti_decompose_widen(aoti_call *c, int n, tensor out[]) {
  return aoti_decompose_widen_at(c, n, first_arguments, out);
}

aot_dtype aoti_decompose_widen_to_float(aoti_call *c, int n, tensor out[]) {
  aot_dtype together = aoti_common_dtype(c, n, first_arguments);
  if (!aoti_is_float(together)) together = AOT_F32;
  for (int i = 0; i < n; i++) out[i] = TO(IN(i), aoti_decompose_wide(together));
  return together;
}

bool aoti_decompose_is_left_out(const aoti_call *c, int i) {
  const aoti_schema_arg *a = c->info->args;
  for (int k = i; k < (int)c->info->n_args && (k == i || !a[k].is_kwarg_only); k++)
    if (!a[k].has_default || !aoti_value_equal(&c->args[k], &a[k].def)) return false;
  return true;
}

double aoti_decompose_number(const aot_value *v) {
  return v->kind == AOT_FLOAT ? v->as.f : v->kind == AOT_BOOL ? v->as.b : (double)v->as.i.value;
}

aot_value aoti_decompose_times(const aot_value *a, const aot_value *b) {
  if (a->kind == AOT_INT && b->kind == AOT_INT) return V(a->as.i.value * b->as.i.value);
  return V(aoti_decompose_number(a) * aoti_decompose_number(b));
}

bool aoti_decompose_dim(const aoti_call *c, int arg, int ndim, int *out) {
  aot_status status = aoti_wrap_dim(aoti_arg_int(c, arg), ndim, out);
  if (status) aot_status_free(status);
  return !status;
}

bool aoti_decompose_is_static(const aot_tensor *t) {
  for (int d = 0; d < t->meta.ndim; d++)
    if (t->meta.size[d].sym) return false;
  return true;
}

void aoti_decompose_each(const aoti_call *c, int arg, int n, const int64_t absent[], int64_t out[]) {
  aot_int list[AOT_MAX_DIMS] = {{0, 0}};
  int given = aoti_arg_given(c, arg) ? aoti_arg_ints(c, arg, list) : 0;
  for (int i = 0; i < n; i++) out[i] = i < given ? list[i].value : given ? list[0].value : absent[i];
}

void aoti_decompose_call(aoti_call *c, aot_op op, const aot_value *args, size_t n, aot_value *out) {
  aoti_dispatch(S, op, args, n, out, S->file, S->line);
}

static aot_value written(aot_dtype d) { return d ? aoti_v_dtype(d) : aoti_v_none(); }
tensor aoti_decompose_count(aoti_call *c, aot_int to, aot_dtype dtype, const aot_tensor *beside) {
  return CALL(arange_default, V(to), written(dtype), aoti_v_none(), aoti_v_device(beside->meta.device), NO);
}
tensor aoti_decompose_counts(aoti_call *c, int64_t from, int64_t to, int64_t step, aot_dtype dtype,
                             const aot_tensor *beside) {
  aot_value none = aoti_v_none(), device = aoti_v_device(beside->meta.device);
  if (step == 1) return CALL(arange_start, V(from), V(to), written(dtype), none, device, NO);
  return CALL(arange_start_step, V(from), V(to), V(step), written(dtype), none, device, NO);
}

aot_value aoti_decompose_index_at(aoti_call *c, int dim, tensor index) {
  aot_value at[AOT_MAX_DIMS];
  for (int d = 0; d < dim; d++) at[d] = aoti_v_none();
  at[dim] = V(index);
  return aoti_v_list(S, at, (size_t)dim + 1);
}

tensor aoti_decompose_trail(aoti_call *c, tensor t, int n) {
  while (t->meta.ndim < n && !S->error) t = UNSQUEEZE(t, -1);
  return t;
}

tensor aoti_decompose_full(aoti_call *c, aot_value size, aot_value value, aot_dtype dtype, const aot_tensor *like) {
  return CALL(full_default, size, value, aoti_v_dtype(dtype), aoti_v_layout(), aoti_v_device(like->meta.device), NO);
}

aot_memory_format aoti_decompose_format(const aot_tensor *t) {
  return aoti_is_channels_last(t) ? AOT_CHANNELS_LAST : AOT_CONTIGUOUS;
}

tensor aoti_decompose_in_format(aoti_call *c, tensor t, aot_memory_format format) {
  return format == AOT_CONTIGUOUS ? CONTIGUOUS(t) : CALL(contiguous_default, V(t), aoti_v_memory_format(format));
}
