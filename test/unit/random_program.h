/* Random programs over tensors: a list of operator calls on earlier results, made from a seed while it is being run.
 *
 * A program is run by the reference kernels as it is written, with its views and writes, and compiled; the two must
 * agree. So that every difference is a fault, values are kept where sums in any order give the same bits: small
 * multiples of a power of two ("exact"), and what is not exact (sin, division) goes only into continuous functions. */
#ifndef AOT_RANDOM_PROGRAM_H
#define AOT_RANDOM_PROGRAM_H

#include "driver.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { RP_INPUTS = 6, RP_SLOTS = 400, RP_CALLS = 64, RP_ARGS = 10, RP_OUTPUTS = 8, RP_VALUES = 2048 };

/* An input is a view of memory of its own, or of an earlier input's. */
typedef struct rp_input {
  int memory; /* which input's */
  aot_dtype dtype;
  int64_t elements;
  int ndim;
  int64_t size[4], stride[4], offset;
  bool wants_grad;
  double *values;
} rp_input;

typedef struct rp_call {
  const char *op;
  aot_value args[RP_ARGS]; /* AOT_NODE: the tensor of that slot */
  int n_args, n_out;
  uint32_t first, n_slots; /* of its results */
  bool dropped;            /* by the reduction of a failing program */
} rp_call;

/* What is known of a slot's value when it is made. */
typedef struct rp_slot {
  aot_tensor *t;
  bool exact, special; /* special: it has NaN or infinities */
  bool hidden;         /* not defined: of equal values, either */
  bool listed;         /* one of several views of one call: not to be written */
  double max, grain;   /* of finite values: the largest, and the power of two that all are multiples of */
} rp_slot;

typedef struct rp_program {
  uint64_t seed, state;
  bool large, grads, special, half, writes;
  rp_input in[RP_INPUTS];
  size_t n_in;
  rp_call call[RP_CALLS];
  size_t n_calls;
  rp_slot slot[RP_SLOTS];
  size_t n_slots;
  uint32_t out[RP_OUTPUTS];
  size_t n_out;
  aot_value value[RP_VALUES]; /* of lists */
  size_t n_values;
  aot_scope *s; /* while it is being made */
  int64_t dim[4];
  const char *op; /* the last one called, for messages */
} rp_program;

static uint64_t rp_next(rp_program *p) {
  uint64_t z = p->state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}
static int64_t rp_below(rp_program *p, int64_t n) { return n > 0 ? (int64_t)(rp_next(p) % (uint64_t)n) : 0; }
static bool rp_chance(rp_program *p, int percent) { return rp_below(p, 100) < percent; }

/* ---- running */

static aot_value rp_resolve(const rp_program *p, aot_tensor *const *slots, aot_value v, aot_value *room, size_t *n) {
  if (v.kind == AOT_NODE) return aoti_v_tensor(slots[v.as.node]);
  if (v.kind != AOT_LIST) return v;
  aot_value *at = room + *n;
  *n += v.as.list.n;
  for (size_t i = 0; i < v.as.list.n; i++) at[i] = rp_resolve(p, slots, v.as.list.at[i], room, n);
  v.as.list.at = at;
  return v;
}

/* Runs one call; its results go into slots[first...]. Returns how many. */
static uint32_t rp_run_call(aot_scope *s, const rp_program *p, const rp_call *c, aot_tensor **slots) {
  aot_value args[RP_ARGS], room[64], out[4] = {{AOT_NONE}};
  size_t n = 0;
  uint32_t k = 0;
  for (int i = 0; i < c->n_args; i++) args[i] = rp_resolve(p, slots, c->args[i], room, &n);
  aot_call(s, c->op, args, (size_t)c->n_args, out, (size_t)c->n_out, NULL, 0);
  for (int i = 0; i < c->n_out; i++)
    if (out[i].kind == AOT_TENSOR)
      slots[c->first + k++] = out[i].as.tensor;
    else if (out[i].kind == AOT_LIST)
      for (size_t e = 0; e < out[i].as.list.n; e++) slots[c->first + k++] = out[i].as.list.at[e].as.tensor;
  return k;
}

/* The program as an aot_fn. */
static void rp_fn(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const rp_program *p = user;
  aot_tensor *slots[RP_SLOTS];
  for (size_t i = 0; i < p->n_in; i++) slots[i] = in[i];
  for (size_t i = 0; i < p->n_calls; i++)
    if (!p->call[i].dropped) rp_run_call(s, p, &p->call[i], slots);
  for (size_t i = 0; i < p->n_out; i++) out[i] = slots[p->out[i]];
}

/* Fresh inputs on a device. */
static void rp_inputs(aot_scope *s, const rp_program *p, aot_device device, aot_tensor **in) {
  aot_tensor *memory[RP_INPUTS];
  bool was = aot_set_grad_enabled(s, false);
  for (size_t i = 0; i < p->n_in; i++) {
    const rp_input *d = &p->in[i];
    if (d->memory == (int)i) {
      aot_tensor *m = aot_tensor_new(s, d->dtype, AOT_INTS(aot_i(d->elements)), NULL);
      for (int64_t e = 0; e < d->elements && !aot_scope_error(s); e++) aoti_tensor_set(m, e, d->values[e]);
      if (device.type != AOT_CPU) {
        aot_tensor *there;
        aot_status status = aot_tensor_to(m, device, &there);
        if (status) aoti_scope_fail(s, status);
        m = status ? aoti_poison() : aoti_scope_own(s, there);
      }
      memory[i] = m;
    } else {
      memory[i] = memory[d->memory];
    }
    aot_value size[4], stride[4], out;
    for (int k = 0; k < d->ndim; k++) size[k] = aoti_v_int(d->size[k]), stride[k] = aoti_v_int(d->stride[k]);
    aot_value args[] = {aoti_v_tensor(memory[i]),
                        {.kind = AOT_LIST, .as.list = {size, (size_t)d->ndim}},
                        {.kind = AOT_LIST, .as.list = {stride, (size_t)d->ndim}},
                        aoti_v_int(d->offset)};
    aot_call(s, "aten.as_strided", args, 4, &out, 1, NULL, 0);
    in[i] = out.as.tensor;
  }
  aot_set_grad_enabled(s, was);
  for (size_t i = 0; i < p->n_in; i++)
    if (p->in[i].wants_grad) in[i] = aot_requires_grad(s, in[i]);
}

/* ---- text: Python that runs with torch */

static void rp_print_value(aoti_text *out, aot_value v) {
  switch (v.kind) {
  case AOT_NODE: aoti_text_add(out, "v%u", v.as.node); break;
  case AOT_INT: aoti_text_add(out, "%lld", (long long)v.as.i.value); break;
  case AOT_FLOAT: aoti_text_add(out, isfinite(v.as.f) ? "%.17g" : "float('%f')", v.as.f); break;
  case AOT_BOOL: aoti_text_add(out, v.as.b ? "True" : "False"); break;
  case AOT_STRING: aoti_text_add(out, "'%s'", v.as.string); break;
  case AOT_DTYPE: aoti_text_add(out, "torch.%s", aot_dtype_torch_name(v.as.dtype)); break;
  case AOT_MEMORY_FORMAT:
    aoti_text_add(out, v.as.memory_format == AOT_CONTIGUOUS ? "torch.contiguous_format" : "torch.channels_last");
    break;
  case AOT_LIST:
    aoti_text_add(out, "[");
    for (size_t i = 0; i < v.as.list.n; i++) {
      rp_print_value(out, v.as.list.at[i]);
      if (i + 1 < v.as.list.n) aoti_text_add(out, ", ");
    }
    aoti_text_add(out, "]");
    break;
  default: aoti_text_add(out, "None"); break;
  }
}

static void rp_print_dims(aoti_text *out, const int64_t *dims, int n) {
  aoti_text_add(out, "[");
  for (int i = 0; i < n; i++) aoti_text_add(out, i ? ", %lld" : "%lld", (long long)dims[i]);
  aoti_text_add(out, "]");
}

static void rp_print(const rp_program *p, aoti_text *out) {
  for (size_t i = 0; i < p->n_in; i++) {
    const rp_input *d = &p->in[i];
    aoti_text_add(out, "# v%zu: %s ", i, aot_dtype_name(d->dtype));
    rp_print_dims(out, d->size, d->ndim);
    rp_print_dims(out, d->stride, d->ndim);
    if (d->offset || d->memory != (int)i)
      aoti_text_add(out, " at %lld of the memory of v%d", (long long)d->offset, d->memory);
    aoti_text_add(out, d->wants_grad ? ", wants a gradient\n" : "\n");
  }
  aoti_text_add(out, "def fn(");
  for (size_t i = 0; i < p->n_in; i++) aoti_text_add(out, i ? ", v%zu" : "v%zu", i);
  aoti_text_add(out, "):\n");
  for (size_t i = 0; i < p->n_calls; i++) {
    const rp_call *c = &p->call[i];
    if (c->dropped) continue;
    aoti_text_add(out, "    ");
    for (uint32_t k = 0; k < c->n_slots; k++) aoti_text_add(out, k ? ", v%u" : "v%u", c->first + k);
    if (c->n_slots) aoti_text_add(out, " = ");
    const char *name = strchr(c->op, '.') + 1;
    aoti_text_add(out, strchr(name, '.') ? "torch.ops.aten.%s(" : "torch.ops.aten.%s.default(", name);
    for (int a = 0; a < c->n_args; a++) {
      if (a) aoti_text_add(out, ", ");
      rp_print_value(out, c->args[a]);
    }
    aoti_text_add(out, ")\n");
  }
  aoti_text_add(out, "    return [");
  for (size_t i = 0; i < p->n_out; i++) aoti_text_add(out, i ? ", v%u" : "v%u", p->out[i]);
  aoti_text_add(out, "]\n");
}

/* ---- making */

static void rp_judge(rp_program *p, rp_slot *slot, bool exact) {
  const aot_tensor *t = slot->t;
  int64_t n = aoti_tensor_numel(t);
  slot->max = 0;
  slot->grain = 1;
  slot->special = false;
  slot->exact = exact;
  (void)p;
  for (int64_t i = 0; i < n; i++) {
    double v = aoti_tensor_get(t, i);
    if (!isfinite(v)) {
      slot->special = true;
      continue;
    }
    if (fabs(v) > slot->max) slot->max = fabs(v);
    while (exact && slot->grain > 0x1p-12 && v / slot->grain != trunc(v / slot->grain)) slot->grain /= 2;
    if (v / slot->grain != trunc(v / slot->grain)) slot->exact = false;
  }
}

/* Whether a sum of n such values is the same in every order, in f32. */
static bool rp_sums(const rp_slot *a, int64_t n) { return a->exact && (double)n * a->max / a->grain < 0x1p23; }

static aot_tensor *rp_t(const rp_program *p, uint32_t i) { return p->slot[i].t; }
static bool rp_is_float(const rp_program *p, uint32_t i) { return aoti_is_float(rp_t(p, i)->meta.dtype); }
static int rp_ndim(const rp_program *p, uint32_t i) { return rp_t(p, i)->meta.ndim; }
static int64_t rp_size(const rp_program *p, uint32_t i, int d) { return rp_t(p, i)->meta.size[d].value; }
static int64_t rp_numel(const rp_program *p, uint32_t i) { return aoti_tensor_numel(rp_t(p, i)); }
static aot_dtype rp_dtype(const rp_program *p, uint32_t i) { return rp_t(p, i)->meta.dtype; }

static aot_value rp_list(rp_program *p, const aot_value *at, size_t n) {
  assert_true(p->n_values + n <= RP_VALUES);
  aot_value *copy = p->value + p->n_values;
  p->n_values += n;
  if (n) memcpy(copy, at, n * sizeof *at);
  return (aot_value){.kind = AOT_LIST, .as.list = {copy, n}};
}
static aot_value rp_ints(rp_program *p, const int64_t *at, int n) {
  aot_value v[8];
  for (int i = 0; i < n; i++) v[i] = aoti_v_int(at[i]);
  return rp_list(p, v, (size_t)n);
}

/* A number whose class of dtype the slot has: promotion leaves the dtype. */
static aot_value rp_number(rp_program *p, uint32_t like) {
  static const double halves[] = {-2, -1, -0.5, 0.5, 1, 2, 3};
  if (rp_is_float(p, like)) return aoti_v_float(halves[rp_below(p, 7)]);
  return aoti_v_int(rp_below(p, 7) - (rp_dtype(p, like) == AOT_U8 || rp_dtype(p, like) == AOT_B8 ? 0 : 3));
}

enum { RP_DROP = -1 };
/* Calls an operator and keeps the call when its results are fit to go on with: finite unless the inputs were not, not
 * large, not too many. Returns the first result's slot; RP_DROP when it is not kept. */
static int rp_call_op(rp_program *p, const char *op, int n_out, bool exact, const aot_value *args, int n_args) {
  if (p->n_calls == RP_CALLS || p->n_slots + 40 > RP_SLOTS) return RP_DROP;
  rp_call *c = &p->call[p->n_calls];
  *c = (rp_call){.op = op, .n_args = n_args, .n_out = n_out, .first = (uint32_t)p->n_slots};
  memcpy(c->args, args, (size_t)n_args * sizeof *args);
  aot_tensor *slots[RP_SLOTS];
  for (size_t i = 0; i < p->n_slots; i++) slots[i] = p->slot[i].t;
  p->op = op;
  uint32_t n = rp_run_call(p->s, p, c, slots);
  if (aot_scope_error(p->s)) {
    aoti_text text = {0};
    p->n_calls++;
    c->n_slots = n;
    rp_print(p, &text);
    fail_msg("seed %llu: a call is wrong: %s\n%s", (unsigned long long)p->seed,
             aot_status_message(aot_scope_error(p->s)), text.at);
  }
  for (uint32_t k = 0; k < n; k++) {
    rp_slot *r = &p->slot[c->first + k];
    *r = (rp_slot){.t = slots[c->first + k], .listed = n_out == 1 && n > 1};
    if (aoti_tensor_numel(r->t) > (p->large ? 300000 : 6000)) return RP_DROP;
    rp_judge(p, r, exact);
    bool is_float = aoti_is_float(r->t->meta.dtype);
    if (r->special && !p->special) return RP_DROP;
    if (is_float && (r->max > (exact ? 4096 : 64) || (exact && !r->exact))) return RP_DROP;
  }
  c->n_slots = n;
  p->n_slots += n;
  p->n_calls++;
  return (int)c->first;
}
#define RP_CALL(p, op, exact, ...)                              \
  rp_call_op((p), (op), 1, (exact), (aot_value[]){__VA_ARGS__}, \
             (int)(sizeof((aot_value[]){__VA_ARGS__}) / sizeof(aot_value)))
#define RP_CALL2(p, op, exact, ...)                             \
  rp_call_op((p), (op), 2, (exact), (aot_value[]){__VA_ARGS__}, \
             (int)(sizeof((aot_value[]){__VA_ARGS__}) / sizeof(aot_value)))

/* After a write, every slot of that memory has other values. Whether they are still fit to go on with was asked before
 * (the writes here keep what is small small). */
static void rp_written(rp_program *p, uint32_t x) {
  const aoti_storage *memory = rp_t(p, x)->storage;
  for (size_t i = 0; i < p->n_slots; i++)
    if (p->slot[i].t->storage == memory) rp_judge(p, &p->slot[i], p->slot[i].exact && p->slot[x].exact);
}

#endif
