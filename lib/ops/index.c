// Slices chosen by index tensors: index, index_put, index_select, index_add.
#include "ops.h"

#include <string.h>

static aot_status check_index(const aoti_call *c, const aot_tensor *t) {
  if (t->meta.dtype == AOT_I64 || t->meta.dtype == AOT_I32) return NULL;
  bool mask = t->meta.dtype == AOT_B8 || t->meta.dtype == AOT_U8;
  return aoti_call_error(c, mask ? AOT_ERROR_UNSUPPORTED : AOT_ERROR_INVALID,
                         mask ? "a mask of %s as index: its size depends on data" : "index is i64 or i32, not %s",
                         aot_dtype_name(t->meta.dtype));
}

// ---- masks among the indices: each stands for as many index tensors as it has dimensions, its places that are true.
// How many there are is known where values are, which is when the kernel runs.

static bool is_mask(const aot_value *v) {
  return v->kind == AOT_TENSOR && (v->as.tensor->meta.dtype == AOT_B8 || v->as.tensor->meta.dtype == AOT_U8);
}
static bool has_mask(const aoti_call *c) {
  const aot_value *list = &c->args[1];
  for (size_t i = 0; list->kind == AOT_LIST && i < list->as.list.n; i++)
    if (is_mask(&list->as.list.at[i])) return true;
  return false;
}
// A row of i64, owned by the scope of the call.
static aot_status row_of(aoti_call *c, int64_t n, int64_t **data, aot_value *out) {
  aoti_storage *storage;
  aot_tensor *t = NULL;
  const aot_int size = aot_i(n), stride = aot_i(1);
  AOT_TRY(aoti_storage_create((aot_device){.type = AOT_CPU}, (size_t)n * sizeof(int64_t), true, &storage));
  aot_status status = aoti_tensor_create(storage, AOT_I64, 1, &size, &stride, aot_i(0), &t);
  *data = storage->data;
  aoti_storage_release(storage);
  AOT_TRY(status);
  aoti_scope_own(c->scope, t);
  *out = aoti_v_tensor(t);
  return NULL;
}
// args, of which only the first two are set: the masks among the indices replaced by rows of places.
static aot_status replace_masks(aoti_call *c, aoti_arena *scratch, aot_value *args) {
  const aot_value *list = &c->args[1];
  const aot_tensor *self = aoti_arg(c, 0);
  aot_value at[AOT_MAX_DIMS];
  size_t n = 0;
  for (size_t i = 0; i < list->as.list.n; i++) {
    const aot_value *v = &list->as.list.at[i];
    size_t width = is_mask(v) ? (size_t)v->as.tensor->meta.ndim : 1;
    if (n + width > (size_t)self->meta.ndim || !width)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the indices are not for the dimensions there are");
    if (!is_mask(v)) {
      at[n++] = *v;
      continue;
    }
    const aot_tensor *mask = v->as.tensor;
    int64_t *set, *row[AOT_MAX_DIMS], count = 0, numel = aoti_tensor_numel(mask);
    for (size_t d = 0; d < width; d++)
      if (aoti_dim(mask, (int)d) != aoti_dim(self, (int)(n + d)))
        return aoti_call_error(c, AOT_ERROR_INVALID, "a mask has other sizes than what it masks");
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, mask, &set));
    for (int64_t k = 0; k < numel; k++) count += set[k] != 0;
    for (size_t d = 0; d < width; d++) AOT_TRY(row_of(c, count, &row[d], &at[n + d]));
    for (int64_t k = 0, to = 0; k < numel; k++) {
      if (!set[k]) continue;
      int64_t rest = k;
      for (int d = (int)width - 1; d >= 0; rest /= aoti_dim(mask, d--)) row[d][to] = rest % aoti_dim(mask, d);
      to++;
    }
    n += width;
  }
  args[0] = c->args[0];
  args[1] = aoti_v_list(c->scope, at, n);
  return NULL;
}
static bool knows_values(const aoti_call *c) {
  if (c->scope->tracer || !aoti_tensor_has_data(aoti_arg(c, 0))) return false;
  const aot_value *list = &c->args[1];
  for (size_t i = 0; i < list->as.list.n; i++)
    if (is_mask(&list->as.list.at[i]) && !aoti_tensor_has_data(list->as.list.at[i].as.tensor)) return false;
  return true;
}

// ---- index tensors for several dimensions: (self, indices, ...)

// The indexed dimensions, and the shape of what they select: the broadcast shape of the index tensors in the place of
// the indexed dimensions when those are neighbours, else in front.
typedef struct selection {
  int n_index, dim[AOT_MAX_DIMS];
  aot_tensor *index[AOT_MAX_DIMS];
  int n_places, first;             /* dimensions of the broadcast index shape, and where they stand in the result */
  int ndim, of_self[AOT_MAX_DIMS]; /* of the result; which of self's dimensions each is, or -1 */
  aot_int size[AOT_MAX_DIMS];
} selection;

static aot_status select_dims_of(const aoti_call *c, int list_arg, selection *s) {
  const aot_tensor *self = aoti_arg(c, 0);
  const aot_value *list = &c->args[list_arg];
  aot_int places[AOT_MAX_DIMS];
  bool neighbours = true, indexed[AOT_MAX_DIMS] = {false};
  *s = (selection){.n_index = 0};
  if (list->kind != AOT_LIST || list->as.list.n > (size_t)self->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "more index tensors than dimensions");
  for (size_t i = 0; i < list->as.list.n; i++) {
    if (list->as.list.at[i].kind != AOT_TENSOR) continue;
    aot_tensor *t = list->as.list.at[i].as.tensor;
    AOT_TRY(check_index(c, t));
    if (s->n_index && s->dim[s->n_index - 1] != (int)i - 1) neighbours = false;
    indexed[i] = true;
    s->dim[s->n_index] = (int)i;
    s->index[s->n_index++] = t;
  }
  if (!s->n_index) return aoti_call_error(c, AOT_ERROR_INVALID, "needs at least one index tensor");
  AOT_TRY(aoti_broadcast(c, s->n_index, s->index, &s->n_places, places));
  if (self->meta.ndim - s->n_index + s->n_places > AOT_MAX_DIMS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of too many dimensions");
  for (int d = 0; d < self->meta.ndim; d++) {
    if (d == (neighbours ? s->dim[0] : 0)) {
      s->first = s->ndim;
      for (int p = 0; p < s->n_places; p++) {
        s->of_self[s->ndim] = -1;
        s->size[s->ndim++] = places[p];
      }
    }
    if (indexed[d]) continue;
    s->of_self[s->ndim] = d;
    s->size[s->ndim++] = self->meta.size[d];
  }
  return NULL;
}

static aot_status select_dims(const aoti_call *c, selection *s) { return select_dims_of(c, 1, s); }

// A tensor with the result's shape: its own stride where it has the dimension, else 0.
static void widen(aot_tensor *out, const aot_tensor *t, const selection *s, const int *from_dim, aot_int *stride) {
  *out = (aot_tensor){.storage = t->storage, .meta = t->meta};
  for (int d = 0; d < s->ndim; d++) stride[d] = from_dim[d] < 0 ? aot_i(0) : t->meta.stride[from_dim[d]];
  out->meta.ndim = s->ndim;
  out->meta.size = s->size;
  out->meta.stride = stride;
}

// Which dimension of index tensor t each dimension of the result is, or -1.
static void places_of(const selection *s, const aot_tensor *t, int *from_dim) {
  int missing = s->n_places - t->meta.ndim;
  for (int d = 0; d < s->ndim; d++) {
    int k = s->of_self[d] < 0 ? d - s->first - missing : -1;
    from_dim[d] = k >= 0 && !aoti_int_is(t->meta.size[k], 1) ? k : -1;
  }
}

static aot_status meta_index(aoti_call *c, int list_arg) {
  selection s;
  AOT_TRY(select_dims_of(c, list_arg, &s));
  aot_tensor wide[AOT_MAX_DIMS + 1], *operands[AOT_MAX_DIMS + 1];
  aot_int stride[AOT_MAX_DIMS + 1][AOT_MAX_DIMS], out_stride[AOT_MAX_DIMS];
  int from_dim[AOT_MAX_DIMS];
  widen(&wide[0], aoti_arg(c, 0), &s, s.of_self, stride[0]);
  for (int i = 0; i < s.n_index; i++) {
    places_of(&s, s.index[i], from_dim);
    widen(&wide[i + 1], s.index[i], &s, from_dim, stride[i + 1]);
  }
  for (int i = 0; i <= s.n_index; i++) operands[i] = &wide[i];
  aoti_result_strides(c, s.n_index + 1, operands, AOT_DTYPE_NONE, s.ndim, s.size, out_stride);
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, s.ndim, s.size, out_stride);
}

static aot_status masked_meta(aoti_call *c, aoti_arena *scratch) {
  aot_value args[2];
  aoti_call plain = *c;
  AOT_TRY(replace_masks(c, scratch, args));
  plain.args = args;
  return meta_index(&plain, 1);
}
aot_status aoti_meta_index(aoti_call *c) {
  return has_mask(c) && knows_values(c) ? aoti_with_scratch(c, masked_meta) : meta_index(c, 1);
}

// (self, indices, values, accumulate)
aot_status aoti_meta_index_put(aoti_call *c) {
  selection s = {0};
  const aot_tensor *self = aoti_arg(c, 0), *values = aoti_arg(c, 2);
  aot_int stride[AOT_MAX_DIMS];
  bool masked = has_mask(c); // how many places it has is in no size of the result
  if (!masked) AOT_TRY(select_dims(c, &s));
  if (values->meta.dtype != self->meta.dtype)
    return aoti_call_error(c, AOT_ERROR_INVALID, "self is %s and values %s", aot_dtype_name(self->meta.dtype),
                           aot_dtype_name(values->meta.dtype));
  int missing = s.ndim - values->meta.ndim;
  bool fits = missing >= 0 || masked; // what is masked is compared when it is counted
  for (int d = 0; fits && !masked && d < values->meta.ndim; d++) {
    aot_int have = values->meta.size[d], want = s.size[d + missing];
    fits = aoti_int_is(have, 1) || aoti_int_same(have, want) || aoti_int_compare(c->syms, AOTI_EQ, have, want);
  }
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "values do not broadcast to what is indexed");
  AOT_TRY(aoti_like_strides(c, self, AOT_PRESERVE, stride));
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, stride);
}

// Calls copy(slice of the indexed tensor, slice of the result-shaped one) for every place, in order.
typedef void (*slice_fn)(const aot_tensor *indexed, const aot_tensor *chosen);

static aot_status each_slice(const aoti_call *c, aoti_arena *scratch, const selection *s, const aot_tensor *indexed,
                             const aot_tensor *chosen, slice_fn fn) {
  int64_t *index[AOT_MAX_DIMS], places = 1;
  aot_int size[AOT_MAX_DIMS], stride[2][AOT_MAX_DIMS], wide_stride[AOT_MAX_DIMS];
  aot_tensor slice[2] = {{.storage = indexed->storage, .meta = indexed->meta},
                         {.storage = chosen->storage, .meta = chosen->meta}};
  int n = 0;
  for (int d = 0; d < s->ndim; d++) {
    if (s->of_self[d] < 0) {
      places *= s->size[d].value;
      continue;
    }
    size[n] = s->size[d];
    stride[0][n] = indexed->meta.stride[s->of_self[d]];
    stride[1][n++] = chosen->meta.stride[d];
  }
  for (int k = 0; k < 2; k++) {
    slice[k].meta.ndim = n;
    slice[k].meta.size = size;
    slice[k].meta.stride = stride[k];
  }
  for (int i = 0; i < s->n_index; i++) { // row-major over the broadcast places
    const aot_tensor *t = s->index[i];
    aot_tensor wide = {.storage = t->storage, .meta = t->meta};
    int missing = s->n_places - t->meta.ndim;
    for (int d = 0; d < s->n_places; d++)
      wide_stride[d] = d < missing || aoti_dim(t, d - missing) == 1 ? aot_i(0) : t->meta.stride[d - missing];
    wide.meta.ndim = s->n_places;
    wide.meta.size = s->size + s->first;
    wide.meta.stride = wide_stride;
    AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_I64, &wide, &index[i]));
  }
  for (int64_t p = 0; p < places; p++) {
    int64_t at[2] = {indexed->meta.offset.value, chosen->meta.offset.value}, rest = p;
    for (int i = 0; i < s->n_index; i++) {
      int64_t limit = aoti_dim(indexed, s->dim[i]), k = index[i][p];
      if (k < -limit || k >= limit)
        return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside dimension %d of size %lld", (long long)k,
                               s->dim[i], (long long)limit);
      at[0] += (k < 0 ? k + limit : k) * aoti_stride(indexed, s->dim[i]);
    }
    for (int d = s->first + s->n_places - 1; d >= s->first; d--) {
      at[1] += rest % s->size[d].value * aoti_stride(chosen, d);
      rest /= s->size[d].value;
    }
    for (int k = 0; k < 2; k++) slice[k].meta.offset = aot_i(at[k]);
    fn(&slice[0], &slice[1]);
  }
  return NULL;
}

static void take(const aot_tensor *indexed, const aot_tensor *chosen) { aoti_copy_elements(chosen, indexed); }
static void put(const aot_tensor *indexed, const aot_tensor *chosen) { aoti_copy_elements(indexed, chosen); }

static void add_run(void *user, int64_t n, char *const *ptr, const int64_t *step) {
  const bool *floating = user;
  for (int64_t i = 0; i < n; i++) {
    void *to = ptr[0] + i * step[0];
    const void *from = ptr[1] + i * step[1];
    if (*floating)
      *(double *)to += *(const double *)from;
    else
      *(uint64_t *)to += *(const uint64_t *)from;
  }
}
static void add(const aot_tensor *indexed, const aot_tensor *chosen) {
  aoti_iter it;
  bool floating = indexed->meta.dtype == AOT_F64;
  aoti_iter_init(&it, indexed->meta.ndim, indexed->meta.size);
  aoti_iter_add(&it, indexed);
  aoti_iter_add(&it, chosen);
  aoti_iter_run_serial(&it, add_run, &floating);
}

static aot_status index_body(aoti_call *c, aoti_arena *scratch) {
  selection s;
  aot_value args[2];
  aoti_call plain = *c;
  if (has_mask(c)) {
    AOT_TRY(replace_masks(c, scratch, args));
    plain.args = args;
  }
  AOT_TRY(select_dims(&plain, &s));
  return each_slice(&plain, scratch, &s, aoti_arg(c, 0), aoti_result(c, 0), take);
}
aot_status aoti_ref_index(aoti_call *c) { return aoti_with_scratch(c, index_body); }

// A row-major copy of t in 64-bit numbers, as a tensor over arena memory.
typedef struct wide_copy {
  aoti_storage storage;
  aot_int stride[AOT_MAX_DIMS];
  aot_tensor t; // last: it ends in an array of any length
} wide_copy;
static aot_status copy_wide(aoti_arena *scratch, const aot_tensor *t, wide_copy *out) {
  aoti_compute as = aoti_is_float(t->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  *out = (wide_copy){.t = {.meta = t->meta}};
  AOT_TRY(aoti_dense(scratch, as, t, &out->storage.data));
  out->storage.bytes = (size_t)aoti_tensor_numel(t) * 8;
  aoti_contiguous_strides(NULL, t->meta.ndim, t->meta.size, out->stride);
  out->t.storage = &out->storage;
  out->t.meta.dtype = as == AOTI_COMPUTE_F64 ? AOT_F64 : AOT_I64;
  out->t.meta.stride = out->stride;
  out->t.meta.offset = aot_i(0);
  return NULL;
}

static aot_status index_put_body(aoti_call *c, aoti_arena *scratch) {
  selection s;
  aot_value args[4];
  aoti_call plain = *c;
  if (has_mask(c)) {
    memcpy(args, c->args, sizeof args);
    AOT_TRY(replace_masks(c, scratch, args));
    plain.args = args;
    c = &plain;
    AOT_TRY(select_dims(c, &s));
    const aot_tensor *v = aoti_arg(c, 2);
    int missing = s.ndim - v->meta.ndim;
    for (int d = 0; d < v->meta.ndim; d++)
      if (missing < 0 || (aoti_dim(v, d) != 1 && aoti_dim(v, d) != s.size[d + missing].value))
        return aoti_call_error(c, AOT_ERROR_INVALID, "values do not broadcast to what is indexed");
  }
  aot_tensor *self = aoti_arg(c, 0), *values = aoti_arg(c, 2), *out = aoti_result(c, 0), wide;
  aot_int stride[AOT_MAX_DIMS];
  int from_dim[AOT_MAX_DIMS];
  AOT_TRY(select_dims(c, &s));
  for (int d = 0, missing = s.ndim - values->meta.ndim; d < s.ndim; d++)
    from_dim[d] = d >= missing && aoti_dim(values, d - missing) != 1 ? d - missing : -1;
  if (!aoti_arg_bool(c, 3)) {
    aoti_copy_elements(out, self);
    widen(&wide, values, &s, from_dim, stride);
    return each_slice(c, scratch, &s, out, &wide, put);
  }
  wide_copy to, from; // sums in 64 bits, rounded once
  AOT_TRY(copy_wide(scratch, self, &to));
  AOT_TRY(copy_wide(scratch, values, &from));
  widen(&wide, &from.t, &s, from_dim, stride);
  AOT_TRY(each_slice(c, scratch, &s, &to.t, &wide, add));
  aoti_undense(aoti_is_float(self->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64, to.storage.data, out);
  return NULL;
}
aot_status aoti_ref_index_put(aoti_call *c) { return aoti_with_scratch(c, index_put_body); }

// ---- under a mask: (self, mask, indices, fill) and (self, mask, indices, values): places outside the mask are not
// read and not written, and indices are moved into their dimension

aot_status aoti_meta__unsafe_masked_index(aoti_call *c) { return meta_index(c, 2); }
aot_status aoti_meta__unsafe_masked_index_put_accumulate(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0);
  selection s;
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(select_dims_of(c, 2, &s));
  AOT_TRY(aoti_like_strides(c, self, AOT_PRESERVE, stride));
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, stride);
}

// For every chosen place in row-major order: which element of the row-major self it is, or -1 outside the mask.
static aot_status places_in_self(const aoti_call *c, aoti_arena *scratch, const selection *s, int64_t **out,
                                 int64_t *out_n) {
  const aot_tensor *self = aoti_arg(c, 0);
  int64_t *index[AOT_MAX_DIMS], *mask, step[AOT_MAX_DIMS], n = 1;
  for (int d = 0; d < s->ndim; d++) n *= s->size[d].value;
  for (int d = self->meta.ndim - 1, size = 0; d >= 0; d--) {
    step[d] = d == self->meta.ndim - 1 ? 1 : step[d + 1] * size;
    size = (int)aoti_dim(self, d);
  }
  for (int i = 0; i < s->n_index; i++)
    AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, s->index[i], s->n_places, s->size + s->first, &index[i]));
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 1), s->ndim, s->size, &mask));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t p = 0; p < n; p++) {
    int64_t rest = p, at = 0, place = 0, place_step = 1;
    for (int d = s->ndim - 1; d >= 0; rest /= s->size[d--].value) {
      int64_t k = rest % s->size[d].value;
      if (s->of_self[d] >= 0) {
        at += k * step[s->of_self[d]];
        continue;
      }
      place += k * place_step;
      place_step *= s->size[d].value;
    }
    for (int i = 0; i < s->n_index && mask[p]; i++) {
      int64_t size = aoti_dim(self, s->dim[i]), k = index[i][place];
      k = k < -size ? -size : k >= size ? size - 1 : k;
      at += (k < 0 ? k + size : k) * step[s->dim[i]];
    }
    (*out)[p] = mask[p] ? at : -1;
  }
  *out_n = n;
  return NULL;
}

static aot_status masked_index_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *out = aoti_result(c, 0);
  aoti_compute as = aoti_is_float(out->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  selection s;
  int64_t *place, n;
  union {
    double f;
    int64_t i;
  } * from, *to;
  AOT_TRY(select_dims_of(c, 2, &s));
  AOT_TRY(places_in_self(c, scratch, &s, &place, &n));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 0), &from));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *to, &to));
  for (int64_t p = 0; p < n; p++)
    if (place[p] >= 0)
      to[p] = from[place[p]];
    else if (as == AOTI_COMPUTE_F64)
      to[p].f = aoti_arg_float(c, 3);
    else
      to[p].i = aoti_arg_int(c, 3);
  aoti_undense(as, to, out);
  return NULL;
}
aot_status aoti_ref__unsafe_masked_index(aoti_call *c) { return aoti_with_scratch(c, masked_index_body); }

static aot_status masked_index_put_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *out = aoti_result(c, 0);
  aoti_compute as = aoti_is_float(out->meta.dtype) ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  selection s;
  int64_t *place, n;
  void *to, *values;
  AOT_TRY(select_dims_of(c, 2, &s));
  AOT_TRY(places_in_self(c, scratch, &s, &place, &n));
  AOT_TRY(aoti_dense(scratch, as, aoti_arg(c, 0), &to));
  AOT_TRY(aoti_dense_wide(scratch, as, aoti_arg(c, 3), s.ndim, s.size, &values));
  for (int64_t p = 0; p < n; p++)
    if (place[p] >= 0 && as == AOTI_COMPUTE_F64)
      ((double *)to)[place[p]] += ((double *)values)[p];
    else if (place[p] >= 0)
      ((uint64_t *)to)[place[p]] += ((uint64_t *)values)[p];
  aoti_undense(as, to, out);
  return NULL;
}
aot_status aoti_ref__unsafe_masked_index_put_accumulate(aoti_call *c) {
  return aoti_with_scratch(c, masked_index_put_body);
}

// ---- one dimension: (self, dim, index)

aot_status aoti_meta_index_select(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2);
  aot_int size[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  AOT_TRY(check_index(c, index));
  if (index->meta.ndim > 1)
    return aoti_call_error(c, AOT_ERROR_INVALID, "index has %d dimensions, not 1", index->meta.ndim);
  if (self->meta.ndim) memcpy(size, self->meta.size, (size_t)self->meta.ndim * sizeof *size);
  size[dim] = index->meta.ndim ? index->meta.size[0] : aot_i(1);
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, size, NULL);
}

// (self, dim, index, source, alpha)
aot_status aoti_meta_index_add(aoti_call *c) {
  const aot_tensor *self = aoti_arg(c, 0), *index = aoti_arg(c, 2), *source = aoti_arg(c, 3);
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), self->meta.ndim, &dim));
  AOT_TRY(check_index(c, index));
  bool fits = index->meta.ndim <= 1 && source->meta.ndim == self->meta.ndim && source->meta.dtype == self->meta.dtype;
  for (int d = 0; fits && d < self->meta.ndim; d++) {
    aot_int want = d != dim ? self->meta.size[d] : index->meta.ndim ? index->meta.size[0] : aot_i(1);
    fits = aoti_int_same(source->meta.size[d], want) || aoti_int_compare(c->syms, AOTI_EQ, source->meta.size[d], want);
  }
  if (!fits) return aoti_call_error(c, AOT_ERROR_INVALID, "source is not one slice of self for each index");
  return aoti_out(c, 0, self->meta.dtype, self->meta.ndim, self->meta.size, NULL);
}

// Calls fn(slice index[k] of t along dim, slice k of other) in order. wrap: negative indices count from the end.
static aot_status along(const aoti_call *c, const int64_t *index, int64_t n, bool wrap, const aot_tensor *t,
                        const aot_tensor *other, slice_fn fn) {
  int64_t size = 1;
  aot_int shape[AOT_MAX_DIMS];
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &dim));
  aot_tensor a = {.storage = t->storage, .meta = t->meta}, b = {.storage = other->storage, .meta = other->meta};
  if (t->meta.ndim) {
    size = aoti_dim(t, dim);
    memcpy(shape, t->meta.size, (size_t)t->meta.ndim * sizeof *shape);
    shape[dim] = aot_i(1);
    a.meta.size = b.meta.size = shape;
  }
  for (int64_t k = 0; k < n; k++) {
    int64_t i = wrap && index[k] < 0 ? index[k] + size : index[k];
    if (i < 0 || i >= size)
      return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside [0, %lld)", (long long)index[k],
                             (long long)size);
    if (t->meta.ndim) {
      a.meta.offset.value = t->meta.offset.value + i * aoti_stride(t, dim);
      b.meta.offset.value = other->meta.offset.value + k * aoti_stride(other, dim);
    }
    fn(&a, &b);
  }
  return NULL;
}

static aot_status load_index(const aoti_call *c, aoti_arena *scratch, int64_t **out, int64_t *out_n) {
  *out_n = aoti_tensor_numel(aoti_arg(c, 2));
  return aoti_dense(scratch, AOTI_COMPUTE_I64, aoti_arg(c, 2), out);
}

static aot_status put_slices(aoti_call *c, aoti_arena *scratch, const aot_tensor *t, const aot_tensor *source,
                             bool wrap) {
  int64_t *index, n;
  AOT_TRY(load_index(c, scratch, &index, &n));
  return along(c, index, n, wrap, t, source, put);
}
aot_status aoti_put_slices(aoti_call *c, const aot_tensor *t, const aot_tensor *source, bool wrap) {
  aoti_arena scratch;
  aoti_arena_init(&scratch, c->scope->session->heap);
  aot_status status = put_slices(c, &scratch, t, source, wrap);
  aoti_arena_deinit(&scratch);
  return status;
}

static aot_status index_select_body(aoti_call *c, aoti_arena *scratch) {
  int64_t *index, n;
  AOT_TRY(load_index(c, scratch, &index, &n));
  return along(c, index, n, false, aoti_arg(c, 0), aoti_result(c, 0), take);
}
aot_status aoti_ref_index_select(aoti_call *c) { return aoti_with_scratch(c, index_select_body); }

static aot_status index_add_body(aoti_call *c, aoti_arena *scratch) {
  wide_copy to, from;
  int64_t *index, places;
  AOT_TRY(load_index(c, scratch, &index, &places));
  AOT_TRY(copy_wide(scratch, aoti_arg(c, 0), &to));
  AOT_TRY(copy_wide(scratch, aoti_arg(c, 3), &from));
  int64_t n = aoti_tensor_numel(&from.t);
  bool floating = from.t.meta.dtype == AOT_F64;
  for (int64_t i = 0; i < n; i++)
    if (floating)
      ((double *)from.storage.data)[i] *= aoti_arg_float(c, 4);
    else
      ((int64_t *)from.storage.data)[i] *= aoti_arg_int(c, 4);
  AOT_TRY(along(c, index, places, false, &to.t, &from.t, add));
  aoti_undense(floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64, to.storage.data, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_index_add(aoti_call *c) { return aoti_with_scratch(c, index_add_body); }

// ---- derivatives

// new_zeros(grad, sizes of self) with the options spelled out.
static aot_tensor *zeros_of_self(aoti_grad *g) {
  aot_tensor *self = aoti_saved(g, 0), *grad = g->gout[0];
  return AOTI_CALL1(g->s, AOT_OP_new_zeros_default, aoti_v_tensor(grad),
                    aoti_v_ints(g->s, self->meta.size, (size_t)self->meta.ndim), aoti_v_dtype(self->meta.dtype),
                    aoti_v_layout(), aoti_v_device(self->meta.device));
}

static void grad_index(aoti_grad *g, aot_op put_op) {
  if (!aoti_needs(g, 0)) return;
  aot_tensor *zeros = zeros_of_self(g);
  aoti_give(g, 0,
            AOTI_CALL1(g->s, put_op, aoti_v_tensor(zeros), g->args[1], aoti_v_tensor(g->gout[0]), aoti_v_bool(true)));
}
void aoti_grad_index(aoti_grad *g) { grad_index(g, AOT_OP_index_put_default); }
void aoti_grad__unsafe_index(aoti_grad *g) { grad_index(g, AOT_OP__unsafe_index_put_default); }

static void grad_index_put(aoti_grad *g, aot_op put_op, aot_op index_op) {
  aot_tensor *grad = g->gout[0], *values = aoti_saved(g, 2);
  bool accumulate = g->args[3].as.b;
  if (aoti_needs(g, 0) && accumulate) aoti_give(g, 0, grad);
  if (aoti_needs(g, 0) && !accumulate) {
    aot_tensor *zeros =
        AOTI_CALL1(g->s, AOT_OP_zeros_default, aoti_v_ints(g->s, values->meta.size, (size_t)values->meta.ndim),
                   aoti_v_dtype(values->meta.dtype), aoti_v_layout(), aoti_v_device(values->meta.device));
    aoti_give(g, 0, AOTI_CALL1(g->s, put_op, aoti_v_tensor(grad), g->args[1], aoti_v_tensor(zeros)));
  }
  if (aoti_needs(g, 2)) aoti_give(g, 2, AOTI_CALL1(g->s, index_op, aoti_v_tensor(grad), g->args[1]));
}
void aoti_grad_index_put(aoti_grad *g) { grad_index_put(g, AOT_OP_index_put_default, AOT_OP_index_Tensor); }
void aoti_grad__unsafe_index_put(aoti_grad *g) {
  grad_index_put(g, AOT_OP__unsafe_index_put_default, AOT_OP__unsafe_index_Tensor);
}

void aoti_grad__unsafe_masked_index(aoti_grad *g) {
  aot_tensor *zeros = zeros_of_self(g);
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP__unsafe_masked_index_put_accumulate_default, aoti_v_tensor(zeros), g->args[1],
                       g->args[2], aoti_v_tensor(g->gout[0])));
}
void aoti_grad__unsafe_masked_index_put_accumulate(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, g->gout[0]);
  if (aoti_needs(g, 3))
    aoti_give(g, 3,
              AOTI_CALL1(g->s, AOT_OP__unsafe_masked_index_default, aoti_v_tensor(g->gout[0]), g->args[1], g->args[2],
                         aoti_v_int(0)));
}

void aoti_grad_index_select(aoti_grad *g) {
  aot_tensor *zeros = zeros_of_self(g);
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_index_add_default, aoti_v_tensor(zeros), g->args[1], g->args[2],
                       aoti_v_tensor(g->gout[0])));
}

aot_tensor *aoti_chosen_slices(aoti_grad *g, const aot_tensor *source) {
  aot_tensor *index = aoti_saved(g, 2);
  if (!source->meta.ndim) index = aot_squeeze_dim(g->s, index, 0);
  aot_tensor *chosen =
      AOTI_CALL1(g->s, AOT_OP_index_select_default, aoti_v_tensor(g->gout[0]), g->args[1], aoti_v_tensor(index));
  return source->meta.ndim ? aot_expand(g->s, chosen, aoti_sizes(source)) : chosen;
}

void aoti_grad_index_add(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, g->gout[0]);
  if (!aoti_needs(g, 3)) return;
  aot_tensor *chosen = aoti_chosen_slices(g, aoti_saved(g, 3));
  const aot_value *alpha = &g->args[4];
  double v = alpha->kind == AOT_FLOAT ? alpha->as.f : (double)alpha->as.i.value;
  aoti_give(g, 3, v == 1 ? chosen : AOTI_CALL1(g->s, AOT_OP_mul_Scalar, aoti_v_tensor(chosen), *alpha));
}
