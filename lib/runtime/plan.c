/* Plans: making, checking and printing them. */
#include "plan.h"
#include "ir.h"
#include <string.h>

aot_status aoti_plan_create(const aoti_allocator *from, const char *name, aoti_plan **out) {
  aoti_plan *p;
  if (!from) from = &aoti_heap;
  AOT_TRY(aoti_alloc(from, 1, sizeof *p, &p));
  aoti_arena_init(&p->arena, from);
  aot_status s = aoti_arena_strdup(&p->arena, name, strlen(name), &p->name);
  if (!s) s = aoti_plan_size_const(p, 0, &p->arena_bytes);
  if (s) {
    aoti_plan_destroy(p);
    return s;
  }
  *out = p;
  return NULL;
}

void aoti_plan_destroy(aoti_plan *plan) {
  if (!plan) return;
  const aoti_allocator *from = plan->arena.from;
  aoti_arena_deinit(&plan->arena);
  aoti_free(from, plan);
}

/* ---- sizes */

aot_status aoti_plan_size(aoti_plan *plan, const int64_t *code, size_t n, aoti_size *out) {
  for (size_t i = 0; i < plan->sizes.n; i++)
    if (plan->sizes.at[i].n == n && !memcmp(plan->sizes.at[i].code, code, n * sizeof *code)) {
      *out = (aoti_size)i;
      return NULL;
    }
  int64_t *copy;
  AOT_TRY(aoti_arena_memdup(&plan->arena, code, n * sizeof *code, &copy));
  AOT_TRY(aoti_push(&plan->arena, &plan->sizes, (aoti_expr){copy, n}));
  *out = (aoti_size)(plan->sizes.n - 1);
  return NULL;
}

aot_status aoti_plan_size_const(aoti_plan *plan, int64_t value, aoti_size *out) {
  return aoti_plan_size(plan, (const int64_t[]){AOTI_EXPR_CONST, value}, 2, out);
}

bool aoti_plan_size_is_const(const aoti_plan *plan, aoti_size size, int64_t *out) {
  if (size >= plan->sizes.n) return false;
  const aoti_expr *e = &plan->sizes.at[size];
  if (e->n != 2 || e->code[0] != AOTI_EXPR_CONST) return false;
  *out = e->code[1];
  return true;
}

aot_status aoti_plan_solve(const aoti_plan *plan, int64_t *symbols) {
  for (size_t i = 0; i < plan->symbols.n; i++) {
    const aoti_plan_symbol *s = &plan->symbols.at[i];
    int64_t rest;
    if (s->input == AOTI_PLAN_NONE || !s->times) continue;
    AOT_TRY(aoti_expr_eval(&plan->sizes.at[s->rest], symbols, plan->symbols.n, &rest));
    if (__builtin_sub_overflow(symbols[i], rest, &rest) || rest % s->times)
      return aoti_error(AOT_ERROR_INVALID, "no size %s gives input %s a size of %lld", s->name,
                        plan->inputs.at[s->input].name, (long long)symbols[i]);
    symbols[i] = rest / s->times;
  }
  return NULL;
}

aot_status aoti_plan_eval(const aoti_plan *plan, const int64_t *symbols, int64_t *out_values) {
  for (size_t i = 0; i < plan->sizes.n; i++)
    AOT_TRY(aoti_expr_eval(&plan->sizes.at[i], symbols, plan->symbols.n, &out_values[i]));
  return NULL;
}

/* ---- verify */

#define CHECK(cond, ...) \
  if (!(cond)) return aoti_error(AOT_ERROR_INVALID, "plan: " __VA_ARGS__)

static aot_status check_size(const aoti_plan *p, aoti_size s) {
  CHECK(s < p->sizes.n, "size number %u of %zu", s, p->sizes.n);
  return NULL;
}

static aot_status check_value(const aoti_plan *p, const aoti_plan_value *v, bool is_output) {
  if (v->kind == AOTI_VALUE_INT && is_output) return check_size(p, v->value);
  if (v->kind != AOTI_VALUE_TENSOR) return NULL;
  CHECK(aot_dtype_size(v->dtype), "%s has no dtype", v->name);
  for (int i = 0; i < v->ndim; i++) {
    AOT_TRY(check_size(p, v->size[i]));
    AOT_TRY(check_size(p, v->stride[i]));
  }
  if (!is_output && v->buffer == AOTI_PLAN_NONE) return NULL;
  if (is_output) AOT_TRY(check_size(p, v->offset));
  CHECK(v->buffer < p->buffers.n, "%s is in buffer %u of %zu", v->name, v->buffer, p->buffers.n);
  uint8_t kind = p->buffers.at[v->buffer].kind;
  CHECK(is_output ? kind != AOTI_BUFFER_TEMP : kind == AOTI_BUFFER_INPUT, "%s is in a buffer of the wrong kind",
        v->name);
  return NULL;
}

typedef struct touch {
  const aoti_plan *plan;
  uint32_t step;
  bool *written;
} touch;

static aot_status check_access(touch *t, uint32_t buffer, int access) {
  const aoti_plan *p = t->plan;
  const char *name = p->steps.at[t->step].name;
  CHECK(buffer < p->buffers.n, "step %s uses buffer %u of %zu", name, buffer, p->buffers.n);
  const aoti_plan_buffer *b = &p->buffers.at[buffer];
  CHECK(access >= 1 && access <= 3, "step %s has a bad access to %s", name, b->name);
  CHECK(t->step >= b->first && t->step <= b->last, "step %s uses %s outside its lifetime", name, b->name);
  CHECK(!(access & 2) || b->kind != AOTI_BUFFER_CONSTANT, "step %s writes the constant %s", name, b->name);
  CHECK(!(access & 2) || b->kind != AOTI_BUFFER_INPUT || b->mutated, "step %s writes the input %s", name, b->name);
  CHECK(access == 2 || t->written[buffer], "step %s reads %s before it is written", name, b->name);
  if (access & 2) t->written[buffer] = true;
  return NULL;
}

static aot_status check_matrix(touch *t, const aoti_plan_matrix *m, int access) {
  AOT_TRY(check_size(t->plan, m->offset));
  AOT_TRY(check_size(t->plan, m->batch));
  AOT_TRY(check_size(t->plan, m->row));
  AOT_TRY(check_size(t->plan, m->col));
  return check_access(t, m->buffer, access);
}

static aot_status check_tensor(touch *t, const aoti_plan_tensor *x, int access) {
  const char *name = t->plan->steps.at[t->step].name;
  CHECK(x->ndim >= 0 && x->ndim <= AOT_MAX_DIMS, "step %s: a tensor of %d dimensions", name, x->ndim);
  for (int d = 0; d < x->ndim; d++) {
    AOT_TRY(check_size(t->plan, x->size[d]));
    AOT_TRY(check_size(t->plan, x->stride[d]));
  }
  if (x->buffer == AOTI_PLAN_NONE) return NULL;
  CHECK(aot_dtype_size(x->dtype), "step %s: a tensor without a dtype", name);
  AOT_TRY(check_size(t->plan, x->offset));
  return check_access(t, x->buffer, access);
}

static aot_status check_call_arg(const aoti_plan *p, const aoti_plan_step *s, const aot_value *v, int depth) {
  CHECK(depth < 4 && v->kind != AOT_TENSOR, "step %s has an argument of no use", s->name);
  if (v->kind == AOT_NODE) CHECK(v->as.node < s->as.call.n_operands, "step %s has no operand %u", s->name, v->as.node);
  if (v->kind == AOT_INT && v->as.i.sym) {
    CHECK(v->as.i.value >= 0 && v->as.i.value < UINT32_MAX, "step %s names no size", s->name);
    return check_size(p, (aoti_size)v->as.i.value);
  }
  if (v->kind == AOT_LIST || v->kind == AOT_TUPLE)
    for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(check_call_arg(p, s, &v->as.list.at[i], depth + 1));
  return NULL;
}

static aot_status check_step(touch *t) {
  const aoti_plan *p = t->plan;
  const aoti_plan_step *s = &p->steps.at[t->step];
  AOT_TRY(check_size(p, s->bytes_read));
  AOT_TRY(check_size(p, s->bytes_written));
  AOT_TRY(check_size(p, s->flops));
  if (s->kind == AOTI_STEP_KERNEL) {
    CHECK(s->as.k.kernel < p->kernels.n, "step %s is kernel %u of %zu", s->name, s->as.k.kernel, p->kernels.n);
    for (uint32_t i = 0; i < s->as.k.n_buffers; i++)
      CHECK(s->as.k.access[i] <= 3 || s->as.k.access[i] == (AOTI_ACCESS_WRITE | AOTI_ACCESS_ZEROED),
            "step %s has a bad access to a buffer", s->name);
    for (int access = 1; access <= 2; access++) /* what a kernel reads was there before what it writes */
      for (uint32_t i = 0; i < s->as.k.n_buffers; i++)
        if (s->as.k.access[i] & access) AOT_TRY(check_access(t, s->as.k.buffers[i], access));
    for (uint32_t i = 0; i < s->as.k.n_sizes; i++) AOT_TRY(check_size(p, s->as.k.sizes[i]));
    return NULL;
  }
  if (s->kind == AOTI_STEP_CALL) {
    CHECK(s->as.call.op && s->as.call.fn, "step %s calls nothing", s->name);
    for (uint32_t i = 0; i < s->as.call.n_args; i++) AOT_TRY(check_call_arg(p, s, &s->as.call.args[i], 0));
    for (uint32_t i = 0; i < s->as.call.n_operands; i++) AOT_TRY(check_tensor(t, &s->as.call.operands[i], 1));
    for (uint32_t i = 0; i < s->as.call.n_results; i++) AOT_TRY(check_tensor(t, &s->as.call.results[i], 2));
    return NULL;
  }
  CHECK(s->kind == AOTI_STEP_GEMM, "step %s is of no kind", s->name);
  CHECK(s->as.gemm.dtype == AOT_F32 || s->as.gemm.dtype == AOT_F64, "step %s has a bad dtype", s->name);
  AOT_TRY(check_size(p, s->as.gemm.batch));
  AOT_TRY(check_size(p, s->as.gemm.m));
  AOT_TRY(check_size(p, s->as.gemm.n));
  AOT_TRY(check_size(p, s->as.gemm.k));
  AOT_TRY(check_matrix(t, &s->as.gemm.a, 1));
  AOT_TRY(check_matrix(t, &s->as.gemm.b, 1));
  if (s->as.gemm.d.buffer != AOTI_PLAN_NONE) AOT_TRY(check_matrix(t, &s->as.gemm.d, 1));
  return check_matrix(t, &s->as.gemm.c, 2);
}

static aot_status check_overlaps(const aoti_plan *p) {
  for (size_t i = 0; i < p->buffers.n; i++)
    for (size_t j = 0; j < i; j++) {
      const aoti_plan_buffer *a = &p->buffers.at[i], *b = &p->buffers.at[j];
      if (a->kind != AOTI_BUFFER_TEMP || b->kind != AOTI_BUFFER_TEMP) continue;
      if (a->last < b->first || b->last < a->first) continue;
      int64_t a0, an, b0, bn;
      if (!aoti_plan_size_is_const(p, a->offset, &a0) || !aoti_plan_size_is_const(p, a->bytes, &an) ||
          !aoti_plan_size_is_const(p, b->offset, &b0) || !aoti_plan_size_is_const(p, b->bytes, &bn)) {
        CHECK(a->offset != b->offset, "%s and %s share memory", a->name, b->name);
        continue;
      }
      CHECK(a0 + an <= b0 || b0 + bn <= a0, "%s and %s share memory", a->name, b->name);
    }
  return NULL;
}

static aot_status verify(const aoti_plan *p, bool *written) {
  for (size_t i = 0; i < p->symbols.n; i++) {
    const aoti_plan_symbol *s = &p->symbols.at[i];
    if (s->input == AOTI_PLAN_NONE) continue;
    CHECK(s->input < p->inputs.n, "symbol %s comes from input %u of %zu", s->name, s->input, p->inputs.n);
    const aoti_plan_value *v = &p->inputs.at[s->input];
    CHECK(s->dim < 0 ? v->kind == AOTI_VALUE_INT : v->kind == AOTI_VALUE_TENSOR && s->dim < v->ndim,
          "symbol %s comes from no dimension of %s", s->name, v->name);
    CHECK(!s->times || (s->times > 0 && s->rest < p->sizes.n), "symbol %s is no part of its size", s->name);
  }
  for (size_t i = 0; i < p->buffers.n; i++) {
    const aoti_plan_buffer *b = &p->buffers.at[i];
    CHECK(aot_dtype_size(b->dtype), "buffer %s has no dtype", b->name);
    AOT_TRY(check_size(p, b->bytes));
    if (b->kind == AOTI_BUFFER_INPUT) CHECK(b->index < p->inputs.n, "buffer %s is of no input", b->name);
    if (b->kind == AOTI_BUFFER_CONSTANT) CHECK(b->index < p->constants.n, "buffer %s is of no constant", b->name);
    if (b->kind == AOTI_BUFFER_TEMP) AOT_TRY(check_size(p, b->offset));
    written[i] = b->kind == AOTI_BUFFER_INPUT || b->kind == AOTI_BUFFER_CONSTANT;
  }
  AOT_TRY(check_size(p, p->arena_bytes));
  for (size_t i = 0; i < p->equations.n; i++) {
    AOT_TRY(check_size(p, p->equations.at[i].a));
    AOT_TRY(check_size(p, p->equations.at[i].b));
  }
  for (size_t i = 0; i < p->inputs.n; i++) AOT_TRY(check_value(p, &p->inputs.at[i], false));
  touch t = {p, 0, written};
  for (; t.step < p->steps.n; t.step++) AOT_TRY(check_step(&t));
  for (size_t i = 0; i < p->outputs.n; i++) {
    const aoti_plan_value *v = &p->outputs.at[i];
    AOT_TRY(check_value(p, v, true));
    if (v->kind == AOTI_VALUE_TENSOR) CHECK(written[v->buffer], "output %s is never written", v->name);
  }
  return check_overlaps(p);
}

aot_status aoti_plan_verify(const aoti_plan *plan) {
  bool *written;
  AOT_TRY(aoti_alloc(plan->arena.from, plan->buffers.n + 1, sizeof *written, &written));
  aot_status s = verify(plan, written);
  aoti_free(plan->arena.from, written);
  return s;
}

/* ---- text */

/* Postfix code as infix text. A malformed expression prints "?". */
static void print_size(const aoti_plan *p, aoti_size size, aoti_text *out) {
  enum { DEPTH = 64 };
  if (size >= p->sizes.n) {
    aoti_text_add(out, "?");
    return;
  }
  const aoti_expr *e = &p->sizes.at[size];
  aoti_text stack[DEPTH] = {{0}};
  size_t n = 0;
  bool bad = false;
  static const char *const infix[] = {[AOTI_EXPR_ADD] = " + ", [AOTI_EXPR_MUL] = "*",  [AOTI_EXPR_DIV] = "//",
                                      [AOTI_EXPR_MOD] = "%",   [AOTI_EXPR_MIN] = ", ", [AOTI_EXPR_MAX] = ", "};
  for (size_t i = 0; i < e->n && !bad; i++) {
    int64_t op = e->code[i];
    if (op == AOTI_EXPR_CONST || op == AOTI_EXPR_SIZE) {
      if ((bad = n == DEPTH || i + 1 == e->n)) break;
      int64_t v = e->code[++i];
      if (op == AOTI_EXPR_SIZE && v >= 0 && (size_t)v < p->symbols.n)
        aoti_text_add(&stack[n++], "%s", p->symbols.at[v].name);
      else
        aoti_text_add(&stack[n++], op == AOTI_EXPR_SIZE ? "?%lld" : "%lld", (long long)v);
      continue;
    }
    if ((bad = n < 2 || op < AOTI_EXPR_ADD || op > AOTI_EXPR_MAX)) break;
    aoti_text *a = &stack[n - 2], *b = &stack[n - 1], r = {0};
    const char *head = op == AOTI_EXPR_MIN ? "min" : op == AOTI_EXPR_MAX ? "max" : "";
    aoti_text_add(&r, "%s(%s%s%s)", head, a->at ? a->at : "", infix[op], b->at ? b->at : "");
    aoti_text_deinit(a);
    aoti_text_deinit(b);
    *b = (aoti_text){0};
    *a = r;
    n--;
  }
  if (bad || n != 1 || stack[0].failed || !stack[0].at) {
    aoti_text_add(out, "?");
  } else { /* the outermost parentheses say nothing */
    bool strip = stack[0].at[0] == '(';
    aoti_text_put(out, stack[0].at + strip, stack[0].n - 2 * (size_t)strip);
  }
  for (size_t i = 0; i < DEPTH; i++) aoti_text_deinit(&stack[i]);
}

static const char *buffer_name(const aoti_plan *p, uint32_t b) {
  return b == AOTI_PLAN_NONE ? "-" : b < p->buffers.n ? p->buffers.at[b].name : "?";
}

static void print_sizes(const aoti_plan *p, const aoti_size *at, int n, aoti_text *out) {
  aoti_text_add(out, "[");
  for (int i = 0; i < n; i++) {
    if (i) aoti_text_add(out, ", ");
    print_size(p, at[i], out);
  }
  aoti_text_add(out, "]");
}

static void print_value(const aoti_plan *p, const aoti_plan_value *v, bool is_output, aoti_text *out) {
  aoti_text_add(out, "  %s %s: ", is_output ? "output" : "input", v->name);
  if (v->kind == AOTI_VALUE_NONE) aoti_text_add(out, "none");
  if (v->kind == AOTI_VALUE_INT) {
    aoti_text_add(out, "int");
    if (is_output) aoti_text_add(out, " = ");
    if (is_output) print_size(p, v->value, out);
  }
  if (v->kind == AOTI_VALUE_TENSOR) {
    aoti_text_add(out, "%s", aot_dtype_name(v->dtype));
    print_sizes(p, v->size, v->ndim, out);
    print_sizes(p, v->stride, v->ndim, out);
    int64_t zero;
    if (is_output) {
      aoti_text_add(out, " in %s", buffer_name(p, v->buffer));
      if (!aoti_plan_size_is_const(p, v->offset, &zero) || zero) {
        aoti_text_add(out, " + ");
        print_size(p, v->offset, out);
      }
    } else if (v->buffer == AOTI_PLAN_NONE) {
      aoti_text_add(out, " unused");
    }
  }
  aoti_text_add(out, "\n");
}

static void print_buffer(const aoti_plan *p, const aoti_plan_buffer *b, aoti_text *out) {
  static const char *const kind[] = {"input", "constant", "output", "temp"};
  aoti_text_add(out, "  buffer %s: %s %s, ", b->name, aot_dtype_name(b->dtype), b->kind < 4 ? kind[b->kind] : "?");
  print_size(p, b->bytes, out);
  aoti_text_add(out, " bytes");
  if (b->kind == AOTI_BUFFER_TEMP) {
    aoti_text_add(out, " at ");
    print_size(p, b->offset, out);
  }
  if (b->mutated) aoti_text_add(out, ", mutated");
  if (b->first <= b->last) {
    aoti_text_add(out, ", steps %u to ", b->first);
    if (b->last >= p->steps.n)
      aoti_text_add(out, "end");
    else
      aoti_text_add(out, "%u", b->last);
  }
  aoti_text_add(out, "\n");
}

static void print_scalar(const aoti_plan_scalar *s, aoti_text *out) {
  if (s->kind == AOTI_SCALAR_SEED)
    aoti_text_add(out, "seed");
  else if (s->kind == AOTI_SCALAR_OFFSET)
    aoti_text_add(out, "offset + %lld", (long long)s->i);
  else if (s->dtype == AOT_F32 || s->dtype == AOT_F64 || s->dtype == AOT_F16 || s->dtype == AOT_BF16)
    aoti_text_double(out, s->f);
  else
    aoti_text_add(out, "%lld", (long long)s->i);
}

static void print_matrix(const aoti_plan *p, const char *name, const aoti_plan_matrix *m, aoti_text *out) {
  aoti_text_add(out, " %s=%s[", name, buffer_name(p, m->buffer));
  print_size(p, m->offset, out);
  aoti_text_add(out, "; ");
  print_sizes(p, (const aoti_size[]){m->batch, m->row, m->col}, 3, out);
  aoti_text_add(out, "]");
}

static void print_tensor(const aoti_plan *p, const aoti_plan_tensor *t, aoti_text *out) {
  aoti_text_add(out, "%s", buffer_name(p, t->buffer));
  if (t->buffer == AOTI_PLAN_NONE) return;
  print_sizes(p, t->size, t->ndim, out);
  print_sizes(p, t->stride, t->ndim, out);
  int64_t zero;
  if (aoti_plan_size_is_const(p, t->offset, &zero) && !zero) return;
  aoti_text_add(out, " + ");
  print_size(p, t->offset, out);
}

static void print_call_arg(const aoti_plan *p, const aoti_plan_step *s, const aot_value *v, aoti_text *out) {
  switch (v->kind) {
  case AOT_NODE:
    if (v->as.node < s->as.call.n_operands) print_tensor(p, &s->as.call.operands[v->as.node], out);
    return;
  case AOT_INT:
    if (v->as.i.sym)
      print_size(p, (aoti_size)v->as.i.value, out);
    else
      aoti_text_add(out, "%lld", (long long)v->as.i.value);
    return;
  case AOT_FLOAT: aoti_text_double(out, v->as.f); return;
  case AOT_BOOL: aoti_text_add(out, v->as.b ? "True" : "False"); return;
  case AOT_STRING: aoti_text_add(out, "'%s'", v->as.string); return;
  case AOT_DTYPE: aoti_text_add(out, "%s", aot_dtype_name(v->as.dtype)); return;
  case AOT_LIST:
  case AOT_TUPLE:
    aoti_text_add(out, "[");
    for (size_t i = 0; i < v->as.list.n; i++) {
      if (i) aoti_text_add(out, ", ");
      print_call_arg(p, s, &v->as.list.at[i], out);
    }
    aoti_text_add(out, "]");
    return;
  default: aoti_text_add(out, v->kind == AOT_NONE ? "None" : "_"); return;
  }
}

static void print_call(const aoti_plan *p, const aoti_plan_step *s, aoti_text *out) {
  aoti_text_add(out, "%s(", s->as.call.op);
  for (uint32_t k = 0; k < s->as.call.n_args; k++) {
    if (k) aoti_text_add(out, ", ");
    print_call_arg(p, s, &s->as.call.args[k], out);
  }
  aoti_text_add(out, ") on the host to ");
  for (uint32_t k = 0; k < s->as.call.n_results; k++) {
    if (k) aoti_text_add(out, ", ");
    print_tensor(p, &s->as.call.results[k], out);
  }
}

static void print_step(const aoti_plan *p, uint32_t i, aoti_text *out) {
  static const char *const access[] = {"?", "read", "write", "read write", "?", "?", "write zeroed", "?"};
  static const char *const kind[] = {"kernel", "gemm", "call"};
  const aoti_plan_step *s = &p->steps.at[i];
  aoti_text_add(out, s->kind == AOTI_STEP_CALL ? "  %u: %s @%s " : "  %u: %s @%s(", i, kind[s->kind], s->name);
  if (s->kind == AOTI_STEP_CALL) {
    print_call(p, s, out);
  } else if (s->kind == AOTI_STEP_KERNEL) {
    for (uint32_t k = 0; k < s->as.k.n_buffers; k++)
      aoti_text_add(out, "%s%s %s", k ? ", " : "", access[s->as.k.access[k] & 7], buffer_name(p, s->as.k.buffers[k]));
    for (uint32_t k = 0; k < s->as.k.n_sizes; k++) {
      aoti_text_add(out, k ? ", " : "; sizes ");
      print_size(p, s->as.k.sizes[k], out);
    }
    for (uint32_t k = 0; k < s->as.k.n_scalars; k++) {
      aoti_text_add(out, k ? ", " : "; scalars ");
      print_scalar(&s->as.k.scalars[k], out);
    }
    aoti_text_add(out, ")");
    if (s->as.k.check) aoti_text_add(out, " check \"%s\"", s->as.k.check);
  } else {
    aoti_text_add(out, "%s ", aot_dtype_name(s->as.gemm.dtype));
    print_sizes(p, (const aoti_size[]){s->as.gemm.batch, s->as.gemm.m, s->as.gemm.n, s->as.gemm.k}, 4, out);
    print_matrix(p, "a", &s->as.gemm.a, out);
    print_matrix(p, "b", &s->as.gemm.b, out);
    print_matrix(p, "c", &s->as.gemm.c, out);
    if (s->as.gemm.d.buffer != AOTI_PLAN_NONE) print_matrix(p, "d", &s->as.gemm.d, out);
    aoti_text_add(out, " alpha=");
    aoti_text_double(out, s->as.gemm.alpha);
    aoti_text_add(out, " beta=");
    aoti_text_double(out, s->as.gemm.beta);
    aoti_text_add(out, ")");
  }
  aoti_text_add(out, " reads ");
  print_size(p, s->bytes_read, out);
  aoti_text_add(out, ", writes ");
  print_size(p, s->bytes_written, out);
  aoti_text_add(out, " bytes, ");
  print_size(p, s->flops, out);
  aoti_text_add(out, " flops");
  for (uint32_t k = 0; k < s->n_nodes; k++) aoti_text_add(out, "%s%s", k ? ", " : " # ", s->nodes[k]);
  aoti_text_add(out, "\n");
}

void aoti_plan_print(const aoti_plan *plan, aoti_text *out) {
  aoti_text_add(out, "plan %s {\n", plan->name);
  for (size_t i = 0; i < plan->symbols.n; i++) {
    const aoti_plan_symbol *s = &plan->symbols.at[i];
    const char *input = s->input < plan->inputs.n ? plan->inputs.at[s->input].name : "?";
    aoti_text_add(out, s->times ? "  symbol %s = (%s" : "  symbol %s = %s", s->name, input);
    if (s->dim >= 0) aoti_text_add(out, ".size(%d)", s->dim);
    if (s->times) {
      aoti_text_add(out, " - (");
      print_size(plan, s->rest, out);
      aoti_text_add(out, ")) / %lld", (long long)s->times);
    }
    aoti_text_add(out, "\n");
  }
  for (size_t i = 0; i < plan->equations.n; i++) {
    aoti_text_add(out, "  require ");
    print_size(plan, plan->equations.at[i].a, out);
    aoti_text_add(out, " == ");
    print_size(plan, plan->equations.at[i].b, out);
    aoti_text_add(out, "\n");
  }
  for (size_t i = 0; i < plan->inputs.n; i++) print_value(plan, &plan->inputs.at[i], false, out);
  for (size_t i = 0; i < plan->constants.n; i++)
    aoti_text_add(out, "  constant %s: %s, %zu bytes\n", plan->constants.at[i].name,
                  aot_dtype_name(plan->constants.at[i].dtype), plan->constants.at[i].bytes);
  for (size_t i = 0; i < plan->buffers.n; i++) print_buffer(plan, &plan->buffers.at[i], out);
  aoti_text_add(out, "  arena ");
  print_size(plan, plan->arena_bytes, out);
  aoti_text_add(out, " bytes\n");
  for (uint32_t i = 0; i < plan->steps.n; i++) print_step(plan, i, out);
  for (size_t i = 0; i < plan->outputs.n; i++) print_value(plan, &plan->outputs.at[i], true, out);
  aoti_text_add(out, "}\n");
}
