// Inputs that share memory which the function writes: they become views of one input (arguments.h).
#include "arguments.h"

// ---- who shares memory with whom

static bool overlap(const aot_tensor *a, const aot_tensor *b) {
  size_t end_a, end_b, start_a, start_b;
  if (a->storage != b->storage) return false;
  aot_status status =
      aoti_extent_bytes(a->meta.dtype, a->meta.ndim, a->meta.size, a->meta.stride, a->meta.offset, &end_a);
  if (!status)
    status = aoti_extent_bytes(b->meta.dtype, b->meta.ndim, b->meta.size, b->meta.stride, b->meta.offset, &end_b);
  if (status) { // no tensor that exists
    aot_status_free(status);
    return true;
  }
  start_a = (size_t)a->meta.offset.value * aot_dtype_size(a->meta.dtype);
  start_b = (size_t)b->meta.offset.value * aot_dtype_size(b->meta.dtype);
  return start_a < end_b && start_b < end_a;
}

static void find_sharing(aot_tensors in, aoti_argument *at) {
  for (size_t i = 0; i < in.n; i++) {
    at[i].same_as = at[i].shares = (uint32_t)i;
    for (size_t k = i; k-- > 0;) {
      if (in.at[k] == in.at[i]) at[i].same_as = (uint32_t)k;
      if (!overlap(in.at[k], in.at[i])) continue;
      // One group: whoever shared with either now shares with the earliest of all.
      uint32_t a = at[k].shares, b = at[i].shares, first = a < b ? a : b;
      for (size_t j = 0; j <= i; j++)
        if (at[j].shares == a || at[j].shares == b) at[j].shares = first;
    }
  }
}

// The tensor whose views all arguments of the group are; NULL when they have none in common.
static aot_tensor *common_base(const aoti_arguments *a, aot_tensors in, uint32_t group) {
  aot_tensor *base = NULL;
  for (size_t i = 0; i < in.n; i++) {
    if (a->at[i].shares != group) continue;
    aot_tensor *own = in.at[i]->base ? in.at[i]->base : in.at[i];
    if (base && base != own) return NULL;
    base = own;
  }
  return base;
}

bool aoti_arguments_hold(const aoti_arguments *a, aot_tensors in, aoti_text *reason) {
  aoti_arena arena;
  aoti_argument *now;
  aoti_arena_init(&arena, NULL);
  aot_status status = aoti_arena_alloc(&arena, in.n, sizeof *now, &now);
  if (!status) find_sharing(in, now);
  bool holds = !status;
  for (size_t i = 0; i < in.n && holds; i++) {
    const aoti_argument *was = &a->at[i];
    holds = now[i].same_as == was->same_as && (!a->guarded || now[i].shares == was->shares);
    if (holds && was->is_view) {
      const aot_tensor *t = in.at[i];
      const aoti_meta *m = &was->place;
      const aot_tensor *base = common_base(a, in, was->shares);
      holds = t->meta.ndim == m->ndim && t->meta.dtype == m->dtype &&
              t->meta.offset.value - (base ? base->meta.offset.value : 0) == m->offset.value;
      for (int d = 0; d < m->ndim && holds; d++)
        holds = aoti_dim(t, d) == m->size[d].value && aoti_stride(t, d) == m->stride[d].value;
    }
    if (!holds && reason)
      aoti_text_add(reason,
                    now[i].same_as != was->same_as ? now[i].same_as == i ? "input %zu: is no longer an earlier input"
                                                                         : "input %zu: is an earlier input again"
                    : now[i].shares != was->shares ? "input %zu: shares other inputs' memory than it did, and some are "
                                                     "written"
                                                   : "input %zu: another view of its memory",
                    i);
  }
  aot_status_free(status);
  aoti_arena_deinit(&arena);
  return holds;
}

// ---- inputs

// A view of the whole storage, for views that have no tape and no base.
static aot_status flat_memory(aot_scope *s, const aoti_arguments *a, aot_tensors in, uint32_t group, aot_tensor **out) {
  const aot_tensor *first = in.at[group];
  size_t item = aot_dtype_size(first->meta.dtype);
  for (size_t i = 0; i < in.n; i++)
    if (a->at[i].shares == group && (aoti_requires_grad(in.at[i]) || in.at[i]->meta.dtype != first->meta.dtype))
      return aoti_error(AOT_ERROR_UNSUPPORTED,
                        "input %zu shares memory with a written input, or is read outside of its elements; that takes "
                        "views of one tensor, of its dtype",
                        i);
  aot_int n = aot_i((int64_t)(first->storage->bytes / item));
  AOT_TRY(aoti_tensor_create(first->storage, first->meta.dtype, 1, &n, NULL, aot_i(0), out));
  *out = aoti_scope_own(s, *out);
  return s->error ? aoti_oom() : NULL;
}

static aot_status memory_of(aot_scope *s, const aoti_arguments *a, aot_tensors in, uint32_t group, aot_tensor **out) {
  *out = common_base(a, in, group);
  bool same_dtype = *out != NULL;
  for (size_t i = 0; i < in.n && same_dtype; i++)
    same_dtype = a->at[i].shares != group || in.at[i]->meta.dtype == (*out)->meta.dtype;
  return same_dtype ? NULL : flat_memory(s, a, in, group, out);
}

aot_status aoti_arguments_inputs(aot_scope *s, const aoti_arguments *a, aot_tensors in, aot_tensor **out) {
  for (size_t i = 0; i < a->n_inputs; i++) {
    out[i] = in.at[a->source[i]];
    if (a->is_memory[i]) AOT_TRY(memory_of(s, a, in, a->at[a->source[i]].shares, &out[i]));
  }
  return NULL;
}

// ---- making

static bool group_is_written(const aoti_arguments *a, const aoti_input_info *info, size_t group, bool *is_set) {
  bool written = false;
  *is_set = false;
  for (size_t i = 0; i < a->n; i++) {
    if (a->at[i].shares != group) continue;
    written = written || info[i].writes_data;
    *is_set = *is_set || info[i].is_set;
  }
  return written;
}

static bool group_has_several(const aoti_arguments *a, size_t group) {
  for (size_t i = 0; i < a->n; i++)
    if (a->at[i].shares == group && a->at[i].same_as != a->at[group].same_as) return true;
  return false;
}

// A tensor given twice stays two inputs when nobody writes it: then each has its own gradient.
static bool needs_merging(const aoti_arguments *a, const aoti_input_info *info, size_t i) {
  bool written = false;
  for (size_t k = 0; k < a->n; k++)
    if (a->at[k].same_as == a->at[i].same_as) written = written || aoti_input_written(&info[k]);
  return written;
}

static bool group_is_whole(const aoti_arguments *a, const bool *whole, size_t group) {
  bool any = false;
  for (size_t i = 0; i < a->n; i++) any = any || (a->at[i].shares == group && whole[i]);
  return any;
}

static aot_status add_memories(aoti_arguments *a, const aoti_input_info *info, const bool *whole) {
  for (size_t g = 0; g < a->n; g++) {
    bool is_set;
    if (a->at[g].shares != g) continue;
    bool several = group_is_written(a, info, g, &is_set) && group_has_several(a, g), all = group_is_whole(a, whole, g);
    if (!several && !all) continue;
    a->guarded = a->guarded || all;
    if (is_set)
      return aoti_error(AOT_ERROR_UNSUPPORTED,
                        "an input that shares memory with a written one is given another memory by set_");
    a->source[a->n_inputs] = (uint32_t)g;
    a->is_memory[a->n_inputs] = a->merged = true;
    for (size_t i = 0; i < a->n; i++)
      if (a->at[i].shares == g) {
        a->at[i].input = (uint32_t)a->n_inputs, a->at[i].is_view = true;
        a->at[i].moves = info[i].moves && a->at[i].same_as == i;
        a->n_moved += a->at[i].moves;
      }
    a->n_inputs++;
  }
  return NULL;
}

static aot_status keep_places(aoti_arena *arena, aoti_arguments *a, aot_tensors in) {
  for (size_t i = 0; i < a->n; i++) {
    if (!a->at[i].is_view) continue;
    const aot_tensor *base = common_base(a, in, a->at[i].shares);
    aoti_type copy;
    AOT_TRY(aoti_type_copy(arena, &(aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = in.at[i]->meta}, &copy));
    a->at[i].place = copy.tensor;
    if (base) a->at[i].place.offset.value -= base->meta.offset.value;
  }
  return NULL;
}

aot_status aoti_arguments_make(aoti_arena *arena, aot_tensors in, const aoti_input_info *info, const bool *whole,
                               aoti_arguments *out) {
  *out = (aoti_arguments){.n = in.n};
  AOT_TRY(aoti_arena_alloc(arena, in.n, sizeof *out->at, &out->at));
  AOT_TRY(aoti_arena_alloc(arena, in.n, sizeof *out->source, &out->source));
  AOT_TRY(aoti_arena_alloc(arena, in.n, sizeof *out->is_memory, &out->is_memory));
  find_sharing(in, out->at);
  if (info) AOT_TRY(add_memories(out, info, whole));
  for (size_t i = 0; i < in.n; i++) {
    aoti_argument *at = &out->at[i];
    if (info) out->guarded = out->guarded || aoti_input_written(&info[i]);
    if (at->is_view) continue;
    if (info && at->same_as != i && needs_merging(out, info, i)) {
      at->input = out->at[at->same_as].input;
      out->merged = true;
      continue;
    }
    at->input = (uint32_t)out->n_inputs;
    out->source[out->n_inputs++] = (uint32_t)i;
  }
  return keep_places(arena, out, in);
}

// ---- in the trace

static aot_status note_moves(aoti_arguments *a, aoti_arena *arena, aot_tensor *const *in, aot_tensor **out) {
  for (size_t i = 0, n = 0; i < a->n; i++) {
    aoti_type copy;
    if (!a->at[i].moves) continue;
    AOT_TRY(aoti_type_copy(arena, &(aoti_type){.kind = AOTI_TYPE_TENSOR, .tensor = in[i]->meta}, &copy));
    a->at[i].after = copy.tensor;
    out[n++] = in[i];
  }
  return NULL;
}

void aoti_arguments_run(aot_scope *s, aoti_arguments *a, aoti_arena *arena, aot_fn fn, void *user,
                        aot_tensor *const *inputs, aot_tensor **out, size_t n_out, int32_t *returned) {
  aot_tensor **in;
  aot_status status = aoti_arena_alloc(&s->arena, a->n, sizeof *in, &in);
  if (status) {
    aoti_scope_fail(s, status);
    return;
  }
  for (size_t i = 0; i < a->n && !s->error; i++) {
    const aoti_argument *at = &a->at[i];
    in[i] = inputs[at->input];
    if (at->is_view && at->same_as != i)
      in[i] = in[at->same_as];
    else if (at->is_view)
      in[i] = aot_as_strided_default_at(NULL, 0, s, in[i], (aot_ints){at->place.size, (size_t)at->place.ndim},
                                        (aot_ints){at->place.stride, (size_t)at->place.ndim}, &at->place.offset);
  }
  if (s->error) return;
  fn(s, in, out, user);
  status = s->error ? NULL : note_moves(a, arena, in, out + n_out);
  if (status) aoti_scope_fail(s, status);
  for (size_t k = 0; k < n_out; k++) {
    returned[k] = -1;
    for (size_t i = 0; i < a->n; i++)
      if (a->at[i].is_view && out[k] == in[i] && returned[k] < 0) returned[k] = (int32_t)i;
  }
}
