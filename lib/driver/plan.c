/* From groups and kernels to a plan: buffers, steps, lifetimes, and where temporary memory lies. */
#include "driver.h"
#include "tensor.h"
#include <stdio.h>
#include <string.h>

typedef struct maker {
  aoti_fuse *f;
  const aoti_graph *g;
  aoti_plan *p;
  uint32_t *buffer; /* per expression: its buffer + 1 */
  uint32_t *input;  /* per node: its input number, or its constant's */
  bool *leaves;     /* per expression: some output lies in it */
  aoti_map kernels; /* numbers of kernels, by what they compute */
} maker;

/* ---- sizes as postfix code */

typedef AOT_VEC(int64_t) code;

static aot_status put2(aoti_arena *a, code *c, int64_t x, int64_t y) {
  AOT_TRY(aoti_push(a, c, x));
  return aoti_push(a, c, y);
}

static aot_status put_size(maker *m, aot_int v, code *c) {
  aoti_arena *arena = m->f->arena;
  aoti_syms *syms = m->f->syms;
  static const int64_t op[] = {
      [AOTI_SYM_ADD] = AOTI_EXPR_ADD, [AOTI_SYM_MUL] = AOTI_EXPR_MUL, [AOTI_SYM_FLOORDIV] = AOTI_EXPR_DIV,
      [AOTI_SYM_MOD] = AOTI_EXPR_MOD, [AOTI_SYM_MAX] = AOTI_EXPR_MAX, [AOTI_SYM_MIN] = AOTI_EXPR_MIN};
  if (!v.sym) return put2(arena, c, AOTI_EXPR_CONST, v.value);
  aot_int a = {0, 0}, b = {0, 0};
  const char *name;
  aoti_sym_kind kind = aoti_sym_parts(syms, v.sym, &a, &b, &name);
  if (kind == AOTI_SYM_CONST) return put2(arena, c, AOTI_EXPR_CONST, a.value);
  if (kind == AOTI_SYM_SYMBOL) {
    for (size_t i = 0; i < aoti_syms_count(syms); i++)
      if (aoti_int_same(aoti_syms_at(syms, i), v)) return put2(arena, c, AOTI_EXPR_SIZE, (int64_t)i);
    return aoti_error(AOT_ERROR_INTERNAL, "a size names an unknown symbol");
  }
  AOT_TRY(put_size(m, a, c));
  AOT_TRY(put_size(m, b, c));
  return aoti_push(arena, c, op[kind]);
}

static aot_status size_of(maker *m, aot_int v, aoti_size *out) {
  code c = {0};
  AOT_TRY(put_size(m, v, &c));
  return aoti_plan_size(m->p, c.at, c.n, out);
}

static aot_status sizes_of(maker *m, int n, const aot_int *v, const aoti_size **out) {
  aoti_size *at;
  AOT_TRY(aoti_arena_alloc(&m->p->arena, (size_t)n, sizeof *at, &at));
  for (int i = 0; i < n; i++) AOT_TRY(size_of(m, v[i], &at[i]));
  *out = at;
  return NULL;
}

static aot_status text(maker *m, const char *s, const char **out) {
  return aoti_arena_strdup(&m->p->arena, s, strlen(s), out);
}

/* Bytes from the first element to the end of the last. */
static aot_int extent(maker *m, aoti_te e) {
  aoti_syms *syms = m->f->syms;
  const aoti_te_node *n = aoti_te_at(m->f, e);
  aoti_layout l;
  aot_int last = aot_i(1);
  if (!aoti_te_layout(m->f, e, &l)) return aot_i(0);
  for (int d = 0; d < n->ndim; d++) {
    if (aoti_int_is(n->size[d], 0)) return aot_i(0);
    last = aoti_int_add(syms, last, aoti_int_mul(syms, aoti_int_sub(syms, n->size[d], aot_i(1)), l.stride[d]));
  }
  return aoti_int_mul(syms, last, aot_i((int64_t)aot_dtype_size((aot_dtype)n->dtype)));
}

/* ---- inputs, constants, symbols */

static aot_status add_constant(maker *m, uint32_t id) {
  const aoti_node *n = aoti_graph_node(m->g, id);
  aoti_plan_constant c = {.dtype = (uint8_t)n->type.tensor.dtype};
  for (size_t i = 0; i < m->g->attrs.n; i++) {
    const aot_tensor *t = m->g->attrs.at[i].tensor;
    if (strcmp(m->g->attrs.at[i].path, n->target) || !t) continue;
    size_t bytes, first = (size_t)t->meta.offset.value * aot_dtype_size(t->meta.dtype);
    AOT_TRY(aoti_extent_bytes(t->meta.dtype, t->meta.ndim, t->meta.size, t->meta.stride, aot_i(0), &bytes));
    if (bytes && (!t->storage->data || first + bytes > t->storage->bytes))
      return aoti_error(AOT_ERROR_INVALID, "the constant %s has no data", n->target);
    AOT_TRY(aoti_arena_memdup(&m->p->arena, bytes ? aoti_tensor_ptr(t) : "", bytes, &c.data));
    c.bytes = bytes;
    AOT_TRY(text(m, n->target, &c.name));
    m->input[id] = (uint32_t)m->p->constants.n;
    return aoti_push(&m->p->arena, &m->p->constants, c);
  }
  // A dump says of a constant what it is and not its value: enough to compile, and an error when it is to run.
  if (n->type.kind != AOTI_TYPE_TENSOR)
    return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "the graph has no constant %s", n->target), n->name);
  const aoti_meta *meta = &n->type.tensor;
  AOT_TRY(aoti_extent_bytes(meta->dtype, meta->ndim, meta->size, meta->stride, aot_i(0), &c.bytes));
  AOT_TRY(text(m, n->target, &c.name));
  m->input[id] = (uint32_t)m->p->constants.n;
  return aoti_push(&m->p->arena, &m->p->constants, c);
}

static aot_status add_input(maker *m, uint32_t id) {
  const aoti_node *n = aoti_graph_node(m->g, id);
  aoti_plan_value v = {.buffer = AOTI_PLAN_NONE};
  AOT_TRY(text(m, n->name, &v.name));
  if (n->type.kind == AOTI_TYPE_INT) v.kind = AOTI_VALUE_INT;
  if (n->type.kind == AOTI_TYPE_TENSOR) {
    const aoti_meta *t = &n->type.tensor;
    v.kind = AOTI_VALUE_TENSOR;
    v.dtype = (uint8_t)t->dtype;
    v.ndim = t->ndim;
    AOT_TRY(sizes_of(m, t->ndim, t->size, &v.size));
    if (t->stride) {
      AOT_TRY(sizes_of(m, t->ndim, t->stride, &v.stride));
    } else {
      aot_int stride[AOT_MAX_DIMS];
      aoti_contiguous_strides(m->f->syms, t->ndim, t->size, stride);
      AOT_TRY(sizes_of(m, t->ndim, stride, &v.stride));
    }
  }
  m->input[id] = (uint32_t)m->p->inputs.n;
  return aoti_push(&m->p->arena, &m->p->inputs, v);
}

/* Number k of what an input holds: its sizes, or the integer that it is. */
static bool held(const aoti_node *n, int k, aot_int *out, int *dim) {
  bool tensor = n->type.kind == AOTI_TYPE_TENSOR;
  if (tensor ? k >= n->type.tensor.ndim : k || n->type.kind != AOTI_TYPE_INT) return false;
  *out = tensor ? n->type.tensor.size[k] : n->type.i;
  *dim = tensor ? k : -1;
  return true;
}

static bool find_symbol(const maker *m, aot_int sym, aoti_plan_symbol *out) {
  aot_int e;
  for (uint32_t id = 0; id < m->g->nodes.n; id++) {
    const aoti_node *n = aoti_graph_node(m->g, id);
    for (int k = 0; n->kind == AOTI_PLACEHOLDER && held(n, k, &e, &out->dim); k++)
      if (aoti_int_same(e, sym)) return out->input = m->input[id], true;
  }
  return false;
}

/* e as times * symbol + rest, rest of symbols that inputs hold themselves. */
static bool part_of(const maker *m, aot_int e, uint32_t symbol, int64_t *times, aot_int *rest) {
  enum { MOST = 64 };
  const aoti_syms *syms = m->f->syms;
  if (!e.sym || !aoti_sym_uses(syms, e, symbol)) return false;
  for (*times = 1; *times <= MOST; ++*times) {
    *rest = aoti_int_sub(m->f->syms, e, aoti_int_mul(m->f->syms, aot_i(*times), aoti_syms_at(syms, symbol)));
    bool known = true;
    for (uint32_t k = 0; known && rest->sym && k < aoti_syms_count(syms); k++)
      known = !aoti_sym_uses(syms, *rest, k) ||
              (k != symbol && m->p->symbols.at[k].input != AOTI_PLAN_NONE && !m->p->symbols.at[k].times);
    if (known) return true;
  }
  return false;
}

/* A symbol that no input holds may be part of what one does: a saved tensor of size s0 + s1, and s0. */
static aot_status find_part(maker *m, uint32_t symbol) {
  aoti_plan_symbol *s = &m->p->symbols.at[symbol];
  aot_int e, rest;
  for (uint32_t id = 0; id < m->g->nodes.n; id++) {
    const aoti_node *n = aoti_graph_node(m->g, id);
    for (int k = 0; n->kind == AOTI_PLACEHOLDER && held(n, k, &e, &s->dim); k++) {
      if (!part_of(m, e, symbol, &s->times, &rest)) continue;
      s->input = m->input[id];
      return size_of(m, rest, &s->rest);
    }
  }
  s->times = 0;
  return NULL;
}

static aot_status add_symbols(maker *m) {
  size_t n = m->f->syms ? aoti_syms_count(m->f->syms) : 0;
  for (size_t i = 0; i < n; i++) {
    aoti_plan_symbol s = {0};
    aot_int a, b, sym = aoti_syms_at(m->f->syms, i);
    const char *name = NULL;
    aoti_sym_parts(m->f->syms, sym.sym, &a, &b, &name);
    AOT_TRY(text(m, name, &s.name));
    /* A symbol no input shows is used by nothing this graph computes; its value does not matter. */
    if (!find_symbol(m, sym, &s)) s.input = AOTI_PLAN_NONE;
    AOT_TRY(aoti_push(&m->p->arena, &m->p->symbols, s));
  }
  for (uint32_t i = 0; i < n; i++)
    if (m->p->symbols.at[i].input == AOTI_PLAN_NONE) AOT_TRY(find_part(m, i));
  return m->f->syms ? aoti_syms_status(m->f->syms) : NULL;
}

/* Of the equations that tracing took for granted, those over sizes that a call knows. */
static aot_status add_equations(maker *m) {
  const aoti_guard *guards;
  aoti_syms *syms = m->f->syms;
  size_t n = syms ? aoti_syms_guards(syms, &guards) : 0;
  for (size_t i = 0; i < n; i++) {
    const aoti_guard *g = &guards[i];
    aoti_plan_equation e;
    bool known = aoti_guard_is_equation(syms, g);
    for (uint32_t k = 0; known && k < m->p->symbols.n; k++)
      if (m->p->symbols.at[k].input == AOTI_PLAN_NONE)
        known = !aoti_sym_uses(syms, g->a, k) && !aoti_sym_uses(syms, g->b, k);
    if (!known) continue;
    AOT_TRY(size_of(m, g->a, &e.a));
    AOT_TRY(size_of(m, g->b, &e.b));
    for (size_t k = 0; k < m->p->equations.n; k++)
      if (m->p->equations.at[k].a == e.a && m->p->equations.at[k].b == e.b) known = false;
    if (known) AOT_TRY(aoti_push(&m->p->arena, &m->p->equations, e));
  }
  return NULL;
}

/* ---- buffers */

static aot_status buffer_of(maker *m, aoti_te e, uint32_t *out) {
  const aoti_te_node *n = aoti_te_at(m->f, e);
  if (m->buffer[e]) {
    *out = m->buffer[e] - 1;
    return NULL;
  }
  aoti_plan_buffer b = {.dtype = n->dtype, .first = UINT32_MAX, .kind = AOTI_BUFFER_TEMP};
  AOT_TRY(size_of(m, extent(m, e), &b.bytes));
  AOT_TRY(text(m, n->node == AOTI_NO_NODE ? "value" : aoti_graph_node(m->g, n->node)->name, &b.name));
  if (n->kind == AOTI_TE_INPUT) {
    bool placeholder = aoti_graph_node(m->g, n->node)->kind == AOTI_PLACEHOLDER;
    b.kind = placeholder ? AOTI_BUFFER_INPUT : AOTI_BUFFER_CONSTANT;
    b.index = m->input[n->node];
    if (placeholder) m->p->inputs.at[b.index].buffer = (uint32_t)m->p->buffers.n;
  } else if (m->leaves[e]) {
    b.kind = AOTI_BUFFER_OUTPUT;
  }
  *out = (uint32_t)m->p->buffers.n;
  m->buffer[e] = *out + 1;
  return aoti_push(&m->p->arena, &m->p->buffers, b);
}

static void touch(maker *m, uint32_t buffer, int access) {
  aoti_plan_buffer *b = &m->p->buffers.at[buffer];
  uint32_t step = (uint32_t)m->p->steps.n;
  if (step < b->first) b->first = step;
  if (step > b->last) b->last = step;
  if (b->kind == AOTI_BUFFER_INPUT && (access & AOTI_WRITE)) b->mutated = true;
}

/* ---- steps */

/* The sizes of a kernel are the first symbols of the graph, so its expressions are the plan's. */
static aot_status kernel_flops(maker *m, aoti_kernel *k, aoti_size *out) {
  aoti_expr e;
  aoti_ix flops = aoti_loop_flops(k);
  aot_status s = k->error;
  k->error = NULL;
  if (s) return s;
  AOT_TRY(aoti_ix_expr(k, m->f->arena, flops, &e));
  return aoti_plan_size(m->p, e.code, e.n, out);
}

/* The number of the module's last kernel, which goes if an earlier one is the same: the layers of a model share code.
 */
static aot_status number_kernel(maker *m, aoti_loop_module *module, uint32_t *out) {
  uint32_t last = (uint32_t)module->kernels.n - 1, *found;
  aoti_kernel *k = module->kernels.at[last];
  aoti_text key = {0};
  aoti_loop_key(k, &key);
  aot_status s = key.failed ? aoti_oom() : aoti_map_put(&m->kernels, key.at, key.n, last, &found);
  aoti_text_deinit(&key);
  if (s) return s;
  *out = *found;
  if (*out == last) {
    const char *name;
    AOT_TRY(text(m, k->name, &name));
    return aoti_push(&m->p->arena, &m->p->kernels, name);
  }
  aoti_kernel *same = module->kernels.at[*out];
  for (size_t i = 0; i < k->notes.n; i++) aoti_loop_note(same, k->notes.at[i]);
  aoti_loop_drop_kernel(k);
  s = same->error;
  same->error = NULL;
  return s;
}

static aot_status add_kernel(maker *m, aoti_loop_module *module, const aoti_lowered_kernel *l, aoti_plan_step *s) {
  aoti_arena *arena = &m->p->arena;
  const aoti_kernel *k = module->kernels.at[module->kernels.n - 1];
  uint32_t *buffers;
  aoti_size *sizes;
  const char **nodes;
  s->kind = AOTI_STEP_KERNEL;
  AOT_TRY(aoti_arena_alloc(arena, k->notes.n, sizeof *nodes, &nodes));
  for (size_t i = 0; i < k->notes.n; i++) AOT_TRY(text(m, k->notes.at[i], &nodes[i]));
  s->nodes = nodes;
  s->n_nodes = (uint32_t)k->notes.n;
  AOT_TRY(number_kernel(m, module, &s->as.k.kernel));
  s->name = m->p->kernels.at[s->as.k.kernel];
  AOT_TRY(kernel_flops(m, module->kernels.at[s->as.k.kernel], &s->flops));
  AOT_TRY(aoti_arena_alloc(arena, l->n_buffers, sizeof *buffers, &buffers));
  AOT_TRY(aoti_arena_memdup(arena, l->access, l->n_buffers, &s->as.k.access));
  for (size_t i = 0; i < l->n_buffers; i++) {
    AOT_TRY(buffer_of(m, l->buffers[i], &buffers[i]));
    touch(m, buffers[i], l->access[i]);
  }
  AOT_TRY(aoti_arena_alloc(arena, l->n_sizes, sizeof *sizes, &sizes));
  for (size_t i = 0; i < l->n_sizes; i++) AOT_TRY(size_of(m, aoti_syms_at(m->f->syms, i), &sizes[i]));
  aoti_plan_scalar *scalars;
  AOT_TRY(aoti_arena_alloc(arena, l->scalars.n, sizeof *scalars, &scalars));
  for (size_t i = 0; i < l->scalars.n; i++) {
    const aoti_te_node *n = aoti_te_at(m->f, l->scalars.at[i]);
    scalars[i] = (aoti_plan_scalar){.kind = n->op ? AOTI_SCALAR_OFFSET : AOTI_SCALAR_SEED, .dtype = AOT_I64, .i = n->i};
  }
  s->as.k.scalars = scalars;
  s->as.k.n_scalars = (uint32_t)l->scalars.n;
  s->as.k.buffers = buffers;
  s->as.k.sizes = sizes;
  s->as.k.n_buffers = (uint32_t)l->n_buffers;
  s->as.k.n_sizes = (uint32_t)l->n_sizes;
  return l->checks ? text(m, l->checks, &s->as.k.check) : NULL;
}

static aot_status matrix(maker *m, aoti_te e, int access, aoti_plan_matrix *out) {
  aoti_layout l;
  const aoti_te_node *n = aoti_te_at(m->f, e);
  AOT_INVARIANT(aoti_te_layout(m->f, e, &l) && n->ndim >= 2, "a matrix has no place in memory");
  AOT_TRY(buffer_of(m, l.base, &out->buffer));
  AOT_TRY(size_of(m, l.offset, &out->offset));
  AOT_TRY(size_of(m, n->ndim == 3 ? l.stride[0] : aot_i(0), &out->batch));
  AOT_TRY(size_of(m, l.stride[n->ndim - 2], &out->row));
  AOT_TRY(size_of(m, l.stride[n->ndim - 1], &out->col));
  touch(m, out->buffer, access);
  return NULL;
}

static aot_status add_gemm(maker *m, aoti_te e, aoti_plan_step *s) {
  const aoti_te_node *n = aoti_te_at(m->f, e);
  const aot_int *a = aoti_te_sizes(m->f, n->args[0]);
  aot_int batch = n->ndim == 3 ? n->size[0] : aot_i(1), k = a[n->ndim - 1], rows = n->size[n->ndim - 2],
          cols = n->size[n->ndim - 1];
  const char **nodes;
  s->kind = AOTI_STEP_GEMM;
  s->as.gemm.dtype = n->dtype;
  s->as.gemm.alpha = 1;
  s->as.gemm.d.buffer = AOTI_PLAN_NONE;
  AOT_TRY(text(m, aoti_graph_node(m->g, n->node)->name, &s->name));
  AOT_TRY(aoti_arena_alloc(&m->p->arena, 1, sizeof *nodes, &nodes));
  nodes[0] = s->name;
  s->nodes = nodes;
  s->n_nodes = 1;
  AOT_TRY(size_of(m, batch, &s->as.gemm.batch));
  AOT_TRY(size_of(m, rows, &s->as.gemm.m));
  AOT_TRY(size_of(m, cols, &s->as.gemm.n));
  AOT_TRY(size_of(m, k, &s->as.gemm.k));
  aoti_syms *syms = m->f->syms;
  aot_int flops = aoti_int_mul(syms, aoti_int_mul(syms, aoti_int_mul(syms, batch, rows), cols), k);
  AOT_TRY(size_of(m, aoti_int_mul(syms, flops, aot_i(2)), &s->flops));
  AOT_TRY(matrix(m, n->args[0], AOTI_READ, &s->as.gemm.a));
  AOT_TRY(matrix(m, n->args[1], AOTI_READ, &s->as.gemm.b));
  if (n->n_args == 3) {
    s->as.gemm.beta = 1;
    AOT_TRY(matrix(m, n->args[2], AOTI_READ, &s->as.gemm.d));
  }
  return matrix(m, e, AOTI_WRITE, &s->as.gemm.c);
}

/* ---- host calls */

static aot_status tensor(maker *m, aoti_te e, int access, aoti_plan_tensor *out) {
  aoti_layout l;
  const aoti_te_node *n = aoti_te_at(m->f, e);
  AOT_INVARIANT(aoti_te_layout(m->f, e, &l), "an operand has no place in memory");
  *out = (aoti_plan_tensor){.dtype = n->dtype, .ndim = n->ndim};
  AOT_TRY(sizes_of(m, n->ndim, n->size, &out->size));
  AOT_TRY(sizes_of(m, n->ndim, l.stride, &out->stride));
  AOT_TRY(size_of(m, l.offset, &out->offset));
  AOT_TRY(buffer_of(m, l.base, &out->buffer));
  touch(m, out->buffer, access);
  return NULL;
}

/* A result that nothing wants: the function writes it somewhere. */
static aot_status unwanted(maker *m, const aoti_meta *meta, aoti_plan_tensor *out) {
  aot_int stride[AOT_MAX_DIMS];
  *out = (aoti_plan_tensor){.buffer = AOTI_PLAN_NONE};
  if (!meta) return NULL;
  if (!meta->stride) aoti_contiguous_strides(m->f->syms, meta->ndim, meta->size, stride);
  out->dtype = (uint8_t)meta->dtype;
  out->ndim = meta->ndim;
  AOT_TRY(sizes_of(m, meta->ndim, meta->size, &out->size));
  return sizes_of(m, meta->ndim, meta->stride ? meta->stride : stride, &out->stride);
}

/* An argument as a plan holds it; tensors are numbered in the order of the call's operands. */
static aot_status call_arg(maker *m, const aot_value *v, uint32_t *operand, aot_value *out) {
  aot_value *items;
  const aoti_type *type = v->kind == AOT_NODE ? &aoti_graph_node(m->g, v->as.node)->type : NULL;
  *out = *v;
  if (type && type->kind == AOTI_TYPE_INT) *out = (aot_value){.kind = AOT_INT, .as.i = type->i};
  if (type && type->kind != AOTI_TYPE_INT) out->as.node = (*operand)++;
  if (out->kind == AOT_STRING) return text(m, v->as.string, &out->as.string);
  if (out->kind == AOT_INT && out->as.i.sym) {
    aoti_size size;
    AOT_TRY(size_of(m, out->as.i, &size));
    out->as.i = (aot_int){size, 1};
  }
  if (out->kind != AOT_LIST && out->kind != AOT_TUPLE) return NULL;
  AOT_TRY(aoti_arena_alloc(&m->p->arena, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(call_arg(m, &v->as.list.at[i], operand, &items[i]));
  out->as.list.at = items;
  return NULL;
}

static aot_status add_call(maker *m, const aoti_group *group, aoti_plan_step *s) {
  const aoti_te_node *first = aoti_te_at(m->f, group->members[0].te);
  uint32_t id = (uint32_t)first->i, operand = 0, n = 0;
  const aoti_node *node = aoti_graph_node(m->g, id);
  const aoti_op_info *row = aoti_node_op(m->g, node), *info = row->rng ? aoti_op(m->g->registry, row->inner) : row;
  uint32_t own = aoti_op_inner_args(row);
  aoti_arena *arena = &m->p->arena;
  const char **nodes;
  aot_value *args, state;
  aoti_plan_tensor *operands, *results;
  s->kind = AOTI_STEP_CALL;
  AOT_TRY(text(m, node->name, &s->name));
  AOT_TRY(aoti_arena_alloc(arena, 1, sizeof *nodes, &nodes));
  nodes[0] = s->name;
  s->nodes = nodes;
  s->n_nodes = 1;
  s->as.call.fn = aoti_call_reference;
  AOT_TRY(text(m, info->name, &s->as.call.op));
  AOT_TRY(aoti_arena_alloc(arena, info->n_args, sizeof *args, &args));
  s->as.call.has_state = own;
  if (own) AOT_TRY(call_arg(m, &node->args[0], &operand, &state));
  for (uint32_t i = 0; i < info->n_args; i++) {
    aot_value v = i + own < node->n_args ? node->args[i + own] : (aot_value){.kind = AOT_NONE};
    const aoti_schema_arg *a = &info->args[i];
    if (v.kind == AOT_NONE && a->has_default && (i + own >= node->n_args || !a->is_optional)) v = a->def;
    AOT_TRY(call_arg(m, &v, &operand, &args[i]));
  }
  AOT_TRY(aoti_arena_alloc(arena, operand, sizeof *operands, &operands));
  for (aoti_te l = first->args[0]; l; l = aoti_te_at(m->f, l)->args[1], n++) {
    AOT_INVARIANT(n < operand, "%s has more operands than arguments", node->name);
    AOT_TRY(tensor(m, aoti_te_at(m->f, l)->args[0], AOTI_READ, &operands[n]));
  }
  AOT_INVARIANT(n == operand, "%s lacks operands", node->name);
  AOT_TRY(aoti_arena_alloc(arena, info->n_returns, sizeof *results, &results));
  const aoti_type *type = row->rng == AOTI_RNG_SAVE && node->type.n > 1 ? &node->type.at[1] : &node->type;
  for (int i = 0; i < info->n_returns; i++) {
    const aoti_type *t = type->kind == AOTI_TYPE_TUPLE ? &type->at[i] : type;
    AOT_TRY(unwanted(m, t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL, &results[i]));
  }
  for (size_t i = 0; i < group->n; i++) {
    aoti_te e = group->members[i].te;
    AOT_TRY(tensor(m, e, AOTI_WRITE, &results[aoti_te_at(m->f, e)->dim]));
  }
  s->as.call.args = args;
  s->as.call.operands = operands;
  s->as.call.results = results;
  s->as.call.n_args = info->n_args;
  s->as.call.n_operands = operand;
  s->as.call.n_results = info->n_returns;
  s->as.call.random = aoti_lower_draw(m->g, id);
  aoti_logf(&m->f->options.log, AOT_LOG_INFO, "lower", "%s is a call of %s on the host: it has no kernel", node->name,
            info->name);
  return NULL;
}

/* ---- outputs */

static aot_status add_output(maker *m, const aot_value *v, aoti_te e) {
  aoti_plan_value o = {.name = "None", .buffer = AOTI_PLAN_NONE};
  const aoti_type *type = v->kind == AOT_NODE ? &aoti_graph_node(m->g, v->as.node)->type : NULL;
  aot_int i = {0, 0};
  if (type) AOT_TRY(text(m, aoti_graph_node(m->g, v->as.node)->name, &o.name));
  if (v->kind == AOT_INT) i = v->as.i;
  if (type && type->kind == AOTI_TYPE_INT) i = type->i;
  if (v->kind == AOT_INT || (type && type->kind == AOTI_TYPE_INT)) {
    o.kind = AOTI_VALUE_INT;
    AOT_TRY(size_of(m, i, &o.value));
  }
  if (e) {
    aoti_layout l;
    const aoti_te_node *n = aoti_te_at(m->f, e);
    AOT_INVARIANT(aoti_te_layout(m->f, e, &l), "an output has no place in memory");
    o.kind = AOTI_VALUE_TENSOR;
    o.dtype = n->dtype;
    o.ndim = n->ndim;
    AOT_TRY(sizes_of(m, n->ndim, n->size, &o.size));
    AOT_TRY(sizes_of(m, n->ndim, l.stride, &o.stride));
    AOT_TRY(size_of(m, l.offset, &o.offset));
    AOT_TRY(buffer_of(m, l.base, &o.buffer));
    m->p->buffers.at[o.buffer].last = (uint32_t)m->p->steps.n;
  } else if (v->kind != AOT_NONE && o.kind != AOTI_VALUE_INT) {
    return aoti_error(AOT_ERROR_UNSUPPORTED, "output %s is neither a tensor nor an integer", o.name);
  }
  return aoti_push(&m->p->arena, &m->p->outputs, o);
}

/* ---- temporary memory */

typedef struct slot {
  aot_int bytes;
  uint32_t busy_until;
  AOT_VEC(uint32_t) buffers;
} slot;

static int64_t aligned(int64_t n) { return (n + AOTI_MEMORY_ALIGN - 1) / AOTI_MEMORY_ALIGN * AOTI_MEMORY_ALIGN; }

/* All sizes constant: the largest first, each at the lowest place free during its life. */
static aot_status place_constant(maker *m, const uint32_t *order, size_t n) {
  typedef struct placed {
    int64_t at, end;
    uint32_t first, last;
  } placed;
  placed *list; /* by where they begin */
  int64_t total = 0;
  AOT_TRY(aoti_arena_alloc(m->f->arena, n, sizeof *list, &list));
  for (size_t i = 0; i < n; i++) {
    aoti_plan_buffer *b = &m->p->buffers.at[order[i]];
    int64_t bytes = 0, place = 0;
    size_t at = 0;
    aoti_plan_size_is_const(m->p, b->bytes, &bytes);
    for (size_t j = 0; j < i && list[j].at < place + aligned(bytes); j++) {
      bool together = list[j].last >= b->first && b->last >= list[j].first;
      if (together && place < list[j].end) place = list[j].end;
    }
    while (at < i && list[at].at <= place) at++;
    memmove(list + at + 1, list + at, (i - at) * sizeof *list);
    list[at] = (placed){place, place + aligned(bytes), b->first, b->last};
    AOT_TRY(aoti_plan_size_const(m->p, place, &b->offset));
    if (list[at].end > total) total = list[at].end;
  }
  return aoti_plan_size_const(m->p, total, &m->p->arena_bytes);
}

/* Sizes known at the call only: in the order of their first use, each takes a place whose last use has passed, of the
 * same size if there is one; a place is as large as the largest it holds. */
static aot_status place_symbolic(maker *m, const uint32_t *order, size_t n, const aot_int *bytes) {
  AOT_VEC(slot) slots = {0};
  aoti_syms *syms = m->f->syms;
  for (size_t i = 0; i < n; i++) {
    const aoti_plan_buffer *b = &m->p->buffers.at[order[i]];
    slot *best = NULL;
    for (size_t k = 0; k < slots.n; k++) {
      slot *s = &slots.at[k];
      if (s->busy_until >= b->first) continue;
      if (!best || aoti_int_same(s->bytes, bytes[i])) best = s;
    }
    if (!best) {
      AOT_TRY(aoti_push(m->f->arena, &slots, (slot){.bytes = bytes[i]}));
      best = &slots.at[slots.n - 1];
    }
    if (!aoti_int_same(best->bytes, bytes[i])) best->bytes = aoti_int_max(syms, best->bytes, bytes[i]);
    best->busy_until = b->last;
    AOT_TRY(aoti_push(m->f->arena, &best->buffers, order[i]));
  }
  aot_int at = aot_i(0), unit = aot_i(AOTI_MEMORY_ALIGN);
  for (size_t k = 0; k < slots.n; k++) {
    for (size_t j = 0; j < slots.at[k].buffers.n; j++)
      AOT_TRY(size_of(m, at, &m->p->buffers.at[slots.at[k].buffers.at[j]].offset));
    aot_int units = aoti_int_floordiv(syms, aoti_int_add(syms, slots.at[k].bytes, aot_i(AOTI_MEMORY_ALIGN - 1)), unit);
    at = aoti_int_add(syms, at, aoti_int_mul(syms, units, unit));
  }
  return size_of(m, at, &m->p->arena_bytes);
}

static aot_status place_temporaries(maker *m) {
  size_t n = 0, count = m->p->buffers.n;
  uint32_t *order;
  aot_int *bytes, *of;
  AOT_TRY(aoti_arena_alloc(m->f->arena, count, sizeof *order, &order));
  AOT_TRY(aoti_arena_alloc(m->f->arena, count, sizeof *bytes, &bytes));
  AOT_TRY(aoti_arena_alloc(m->f->arena, count, sizeof *of, &of));
  for (aoti_te e = 1; e < m->f->te.n; e++)
    if (m->buffer[e]) of[m->buffer[e] - 1] = extent(m, e);
  bool constant = true;
  for (uint32_t i = 0; i < count; i++) {
    if (m->p->buffers.at[i].kind != AOTI_BUFFER_TEMP) continue;
    order[n++] = i;
    constant &= !of[i].sym;
  }
  for (size_t i = 1; i < n; i++) /* insertion keeps equals in order */
    for (size_t j = i; j > 0; j--) {
      const aoti_plan_buffer *a = &m->p->buffers.at[order[j - 1]], *b = &m->p->buffers.at[order[j]];
      bool before = constant ? of[order[j - 1]].value >= of[order[j]].value : a->first <= b->first;
      if (before) break;
      uint32_t t = order[j];
      order[j] = order[j - 1];
      order[j - 1] = t;
    }
  for (size_t i = 0; i < n; i++) bytes[i] = of[order[i]];
  return constant ? place_constant(m, order, n) : place_symbolic(m, order, n, bytes);
}

/* ---- all together */

static aot_status add_step(maker *m, const aoti_group *group, const char *name, size_t number,
                           aoti_loop_module *module) {
  aoti_plan_step s = {0};
  AOT_TRY(size_of(m, group->bytes_read, &s.bytes_read));
  AOT_TRY(size_of(m, group->bytes_written, &s.bytes_written));
  AOT_TRY(aoti_plan_size_const(m->p, 0, &s.flops));
  if (group->kind == AOTI_GROUP_GEMM) {
    AOT_TRY(add_gemm(m, group->members[0].te, &s));
  } else if (group->kind == AOTI_GROUP_CALL) {
    AOT_TRY(add_call(m, group, &s));
  } else {
    char kernel[160];
    uint32_t last = aoti_te_at(m->f, group->members[group->n - 1].te)->node;
    snprintf(kernel, sizeof kernel, "%.60s_%zu_%.60s", name, number,
             last == AOTI_NO_NODE ? "value" : aoti_graph_node(m->g, last)->name);
    aoti_lowered_kernel l;
    AOT_TRY(aoti_lower_group(m->f, m->g, group, kernel, module, &l));
    AOT_TRY(add_kernel(m, module, &l, &s));
  }
  return aoti_push(&m->p->arena, &m->p->steps, s);
}

static aot_status make(maker *m, const aoti_lowered_graph *lowered, const aoti_groups *groups,
                       aoti_loop_module *module) {
  const aoti_graph *g = m->g;
  aoti_arena *arena = m->f->arena;
  AOT_TRY(aoti_arena_alloc(arena, m->f->te.n, sizeof *m->buffer, &m->buffer));
  AOT_TRY(aoti_arena_alloc(arena, m->f->te.n, sizeof *m->leaves, &m->leaves));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *m->input, &m->input));
  AOT_INVARIANT(module->kernels.n == 0, "the module of a plan has kernels already");
  for (uint32_t id = 0; id < g->nodes.n; id++) {
    if (aoti_graph_node(g, id)->kind == AOTI_PLACEHOLDER) AOT_TRY(add_input(m, id));
    if (aoti_graph_node(g, id)->kind == AOTI_GET_ATTR) AOT_TRY(add_constant(m, id));
  }
  AOT_TRY(add_symbols(m));
  AOT_TRY(add_equations(m));
  for (size_t i = 0; i < lowered->n_outputs; i++) {
    aoti_layout l;
    if (lowered->outputs[i] && aoti_te_layout(m->f, lowered->outputs[i], &l)) m->leaves[l.base] = true;
  }
  for (size_t i = 0; i < groups->n; i++) AOT_TRY(add_step(m, &groups->at[i], m->p->name, i, module));
  const aot_value *v;
  size_t n;
  aoti_graph_outputs(g, &v, &n);
  for (size_t i = 0; i < n; i++) AOT_TRY(add_output(m, &v[i], lowered->outputs[i]));
  AOT_TRY(place_temporaries(m));
  return aoti_plan_verify(m->p);
}

aot_status aoti_plan_make(const aoti_graph *g, const aoti_lowered_graph *lowered, const aoti_groups *groups,
                          const char *name, aoti_loop_module *module, aoti_plan **out) {
  maker m = {.f = lowered->f, .g = g, .kernels = {.arena = lowered->f->arena}};
  AOT_TRY(aoti_plan_create(NULL, name, &m.p));
  aot_status s = make(&m, lowered, groups, module);
  if (s) {
    aoti_plan_destroy(m.p);
    return s;
  }
  *out = m.p;
  return NULL;
}

aot_status aoti_lower_and_plan(const aoti_graph *g, aoti_arena *arena, const aoti_fuse_options *options,
                               const char *name, aoti_loop_module *module, aoti_plan **out) {
  aoti_lowered_graph lowered;
  aoti_groups groups;
  AOT_TRY(aoti_lower_graph(g, arena, options, &lowered));
  AOT_TRY(aoti_fuse_run(lowered.f, &groups));
  return aoti_plan_make(g, &lowered, &groups, name, module, out);
}
