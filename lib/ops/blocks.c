// Tensors put together as blocks, and copies of a part of memory: block_diag, _chunk_cat, narrow_copy, resize_as.
#include "ops.h"

#include <string.h>

static aot_tensor *item(const aoti_call *c, size_t k) {
  const aot_value *v = &c->args[0].as.list.at[k];
  return v->kind == AOT_TENSOR ? v->as.tensor : NULL;
}
static size_t n_items(const aoti_call *c) { return c->args[0].kind == AOT_LIST ? c->args[0].as.list.n : 0; }

// Copies src to where a tensor of src's sizes begins at offset elements into result 0, with the strides given.
static aot_status place(aoti_call *c, const aot_tensor *src, const aot_int *stride, int64_t offset) {
  aot_tensor *to;
  const aot_tensor *r = aoti_result(c, 0);
  if (!aoti_tensor_numel(src)) return NULL;
  AOT_TRY(aoti_tensor_create(r->storage, r->meta.dtype, src->meta.ndim, src->meta.size, stride,
                             aot_i(r->meta.offset.value + offset), &to));
  aoti_copy_elements(to, src);
  aot_tensor_release(to);
  return NULL;
}

// ---- block_diag: each tensor counts as a matrix, of one row when it has one dimension

static aot_int block_size(const aot_tensor *t, int dim) {
  int d = dim - (2 - t->meta.ndim);
  return d < 0 ? aot_i(1) : t->meta.size[d];
}
aot_status aoti_meta_block_diag(aoti_call *c) {
  aot_dtype dtype = AOT_DTYPE_NONE;
  aot_int size[2] = {aot_i(0), aot_i(0)};
  if (!n_items(c)) return aoti_out(c, 0, AOT_F32, 2, (const aot_int[]){aot_i(1), aot_i(0)}, NULL);
  for (size_t k = 0; k < n_items(c); k++) {
    const aot_tensor *t = item(c, k);
    if (!t || t->meta.ndim > 2) return aoti_call_error(c, AOT_ERROR_INVALID, "blocks have at most two dimensions");
    dtype = aoti_promote(dtype, t->meta.dtype);
    for (int d = 0; d < 2; d++) size[d] = aoti_int_add(c->syms, size[d], block_size(t, d));
  }
  return aoti_out(c, 0, dtype, 2, size, NULL);
}
aot_status aoti_ref_block_diag(aoti_call *c) {
  int64_t width = aoti_stride(aoti_result(c, 0), 0), row = 0, column = 0;
  const aot_int stride[] = {aot_i(width), aot_i(1)};
  for (size_t k = 0; k < n_items(c); k++) {
    const aot_tensor *t = item(c, k);
    AOT_TRY(place(c, t, stride + 2 - t->meta.ndim, row * width + column));
    row += block_size(t, 0).value;
    column += block_size(t, 1).value;
  }
  return NULL;
}
void aoti_grad_block_diag(aoti_grad *g) {
  aot_scope *s = g->s;
  aoti_syms *syms = s->tracer ? s->tracer->syms : NULL;
  aot_int at[2] = {aot_i(0), aot_i(0)};
  for (size_t k = 0; k < g->args[0].as.list.n; k++) {
    const aot_tensor *t = g->args[0].as.list.at[k].as.tensor;
    aot_tensor *part = g->gout[0];
    for (int d = 0; d < 2; d++) {
      aot_int end = aoti_int_add(syms, at[d], block_size(t, d));
      if (aoti_needs_at(g, 0, k))
        part =
            AOTI_CALL1(s, AOT_OP_slice_Tensor, aoti_v_tensor(part), aoti_v_int(d), aoti_v_sym(at[d]), aoti_v_sym(end));
      at[d] = end;
    }
    if (!aoti_needs_at(g, 0, k)) continue;
    for (int d = t->meta.ndim; d < 2; d++) part = aot_squeeze_dim(s, part, -1);
    aoti_give_at(g, 0, k, part);
  }
}

// ---- _chunk_cat(tensors, dim, num_chunks): each padded with zeros to whole chunks along dim, what follows dim as one
// row; the chunks joined

static int64_t whole_chunks(int64_t size, int64_t chunks) { return (size + chunks - 1) / chunks * chunks; }

static aot_status chunk_dim(const aoti_call *c, int *out) {
  if (!n_items(c) || !item(c, 0) || aoti_arg_int(c, 2) < 1)
    return aoti_call_error(c, AOT_ERROR_INVALID, "takes tensors and a number of chunks");
  return aoti_wrap_dim(aoti_arg_int(c, 1), item(c, 0)->meta.ndim, out);
}
// Elements of one chunk of t.
static int64_t chunk_row(const aot_tensor *t, int dim, int64_t chunks) {
  int64_t n = whole_chunks(aoti_dim(t, dim), chunks) / chunks;
  for (int d = dim + 1; d < t->meta.ndim; d++) n *= aoti_dim(t, d);
  return n;
}
aot_status aoti_meta__chunk_cat(aoti_call *c) {
  int dim;
  aot_int size[AOT_MAX_DIMS];
  int64_t row = 0, chunks = aoti_arg_int(c, 2);
  AOT_TRY(chunk_dim(c, &dim));
  const aoti_meta *m = &item(c, 0)->meta;
  if (dim + 2 > AOT_MAX_DIMS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "too many dimensions");
  for (size_t k = 0; k < n_items(c); k++) {
    const aot_tensor *t = item(c, k);
    bool same = t && t->meta.ndim > dim && t->meta.dtype == m->dtype;
    for (int d = 0; same && d < dim; d++) same = aoti_dim(t, d) == m->size[d].value;
    if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "the tensors differ in front of dimension %d", dim);
    row += chunk_row(t, dim, chunks);
  }
  memcpy(size, m->size, (size_t)dim * sizeof *size);
  size[dim] = aot_i(chunks);
  size[dim + 1] = aot_i(row);
  return aoti_out(c, 0, m->dtype, dim + 2, size, NULL);
}
static aot_status chunk_cat_body(aoti_call *c, aoti_arena *scratch) {
  int dim;
  int64_t chunks = aoti_arg_int(c, 2), start = 0;
  AOT_TRY(chunk_dim(c, &dim));
  aot_tensor *r = aoti_result(c, 0);
  bool floating = aoti_is_float(r->meta.dtype);
  aoti_compute as = floating ? AOTI_COMPUTE_F64 : AOTI_COMPUTE_I64;
  uint64_t *out;
  int64_t width = aoti_dim(r, dim + 1), n = aoti_tensor_numel(r);
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *out, &out));
  for (size_t k = 0; k < n_items(c); k++) {
    const aot_tensor *t = item(c, k);
    uint64_t *x;
    int64_t row = chunk_row(t, dim, chunks), numel = aoti_tensor_numel(t), lead = 1;
    AOT_TRY(aoti_dense(scratch, as, t, &x));
    for (int d = 0; d < dim; d++) lead *= aoti_dim(t, d);
    for (int64_t i = 0; i < numel; i++) {
      int64_t l = i / (numel / lead), rest = i % (numel / lead);
      out[(l * chunks + rest / row) * width + start + rest % row] = x[i];
    }
    start += row;
  }
  aoti_undense(as, out, r);
  return NULL;
}
aot_status aoti_ref__chunk_cat(aoti_call *c) { return aoti_with_scratch(c, chunk_cat_body); }

// ---- narrow_copy(self, dim, start, length)

aot_status aoti_meta_narrow_copy(aoti_call *c) {
  const aoti_meta *m = &aoti_arg(c, 0)->meta;
  aot_int size[AOT_MAX_DIMS], start = c->args[2].as.i, length = c->args[3].as.i;
  int dim;
  if (!m->ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of no dimensions has no parts");
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), m->ndim, &dim));
  if (start.value < 0) start = aoti_int_add(c->syms, start, m->size[dim]);
  if (start.value < 0 || length.value < 0 || start.value > m->size[dim].value - length.value)
    return aoti_call_error(c, AOT_ERROR_INVALID, "start %lld and length %lld leave dimension %d of size %lld",
                           (long long)start.value, (long long)length.value, dim, (long long)m->size[dim].value);
  memcpy(size, m->size, (size_t)m->ndim * sizeof *size);
  size[dim] = length;
  return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
}
aot_status aoti_ref_narrow_copy(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0), *r = aoti_result(c, 0), *part;
  int dim;
  int64_t start = aoti_arg_int(c, 2);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), t->meta.ndim, &dim));
  if (start < 0) start += aoti_dim(t, dim);
  if (!aoti_tensor_numel(r)) return NULL;
  AOT_TRY(aoti_tensor_create(t->storage, t->meta.dtype, r->meta.ndim, r->meta.size, t->meta.stride,
                             aot_i(t->meta.offset.value + start * aoti_stride(t, dim)), &part));
  aoti_copy_elements(r, part);
  aot_tensor_release(part);
  return NULL;
}
void aoti_grad_narrow_copy(aoti_grad *g) {
  aoti_syms *syms = g->s->tracer ? g->s->tracer->syms : NULL;
  const aoti_meta *m = &g->args[0].as.tensor->meta;
  aot_int end = aoti_int_add(syms, g->args[2].as.i, g->args[3].as.i);
  aoti_give(g, 0,
            AOTI_CALL1(g->s, AOT_OP_slice_backward_default, aoti_v_tensor(g->gout[0]),
                       aoti_v_ints(g->s, m->size, (size_t)m->ndim), g->args[1], g->args[2], aoti_v_sym(end),
                       aoti_v_int(1)));
}

// ---- resize_as(self, template): self's elements in the template's sizes, as they lie in memory; what is new is zero

aot_status aoti_meta_resize_as(aoti_call *c) {
  const aoti_meta *like = &aoti_arg(c, 1)->meta;
  return aoti_out(c, 0, aoti_arg(c, 0)->meta.dtype, like->ndim, like->size, NULL);
}
aot_status aoti_ref_resize_as(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0), *r = aoti_result(c, 0);
  size_t bytes = aot_dtype_size(t->meta.dtype), n = (size_t)aoti_tensor_numel(t), m = (size_t)aoti_tensor_numel(r);
  if (!aoti_meta_is_contiguous(c->syms, &t->meta))
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a tensor that is not row-major");
  if (n && m) memcpy(aoti_tensor_ptr(r), aoti_tensor_ptr(t), bytes * (n < m ? n : m));
  return NULL;
}
