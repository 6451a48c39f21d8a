// The builder: appends parameters, variables and nodes to a kernel, checking each node as it comes.
#include "loop.h"

#include <string.h>

/* ---- tables ---------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  uint8_t bytes;
  bool is_float;
} dtypes[] = {
#define FLOAT                                        true
#define INT                                          false
#define BOOL                                         false
#define X(name, value, text, torch, bytes, category) [value] = {text, bytes, category},
#include <aot/dtype.def>
#undef X
#undef FLOAT
#undef INT
#undef BOOL
};

static bool known(aot_dtype d) { return d > 0 && (size_t)d < sizeof dtypes / sizeof *dtypes && dtypes[d].name; }
size_t aoti_loop_dtype_size(aot_dtype d) { return known(d) ? dtypes[d].bytes : 0; }
const char *aoti_loop_dtype_name(aot_dtype d) { return known(d) ? dtypes[d].name : "?"; }
bool aoti_loop_is_float(aot_dtype d) { return known(d) && dtypes[d].is_float; }
aot_dtype aoti_loop_value_dtype(aot_dtype d) { return d == AOT_F16 || d == AOT_BF16 ? AOT_F32 : d; }

const char *aoti_loop_op_name(aoti_loop_op op) {
  static const char *const names[AOTI_OP_COUNT] = {
      [AOTI_OP_NONE] = "none",
      [AOTI_OP_CONST] = "const",
      [AOTI_OP_SCALAR] = "scalar",
      [AOTI_OP_INDEX] = "index",
      [AOTI_OP_CHECK] = "check",
      [AOTI_OP_LOAD] = "load",
      [AOTI_OP_STORE] = "store",
      [AOTI_OP_LOOP] = "loop",
      [AOTI_OP_CONTRACT] = "contract",
      [AOTI_OP_REDUCE_SUM] = "reduce.sum",
      [AOTI_OP_REDUCE_PROD] = "reduce.prod",
      [AOTI_OP_REDUCE_MIN] = "reduce.min",
      [AOTI_OP_REDUCE_MAX] = "reduce.max",
      [AOTI_OP_REDUCE_ANY] = "reduce.any",
      [AOTI_OP_REDUCE_ALL] = "reduce.all",
      [AOTI_OP_REDUCE_ARGMIN] = "reduce.argmin",
      [AOTI_OP_REDUCE_ARGMAX] = "reduce.argmax",
      [AOTI_OP_SCAN_SUM] = "scan.sum",
      [AOTI_OP_SCAN_PROD] = "scan.prod",
      [AOTI_OP_SCAN_MIN] = "scan.min",
      [AOTI_OP_SCAN_MAX] = "scan.max",
      [AOTI_OP_WEIGHT] = "weight",
      [AOTI_OP_OUTER] = "outer",
#define X(name, text, operands, class, result) [AOTI_OP_##name] = text,
#include "loop_ops.def"
#undef X
  };
  return (unsigned)op < AOTI_OP_COUNT ? names[op] : "?";
}

/* ---- modules and kernels --------------------------------------------------------------------------------------- */

void aoti_loop_module_init(aoti_loop_module *module, aoti_arena *arena) {
  *module = (aoti_loop_module){.arena = arena, .names = {.arena = arena}};
}

static void keep(aoti_kernel *k, aot_status s) {
  if (!s) return;
  if (k->error)
    aot_status_free(s);
  else
    k->error = s;
}

static bool identifier(const char *name, size_t n) {
  static const char *const reserved[] = {"div", "mod", "min", "max"}; // in index expressions
  if (!n || n > 255) return false;
  for (size_t i = 0; i < 4; i++)
    if (n == 3 && !memcmp(name, reserved[i], 3)) return false;
  for (size_t i = 0; i < n; i++) {
    if (!aoti_is_letter(name[i]) && (i == 0 || !(aoti_is_digit(name[i]) || name[i] == '.'))) return false;
  }
  return true;
}

bool aoti_loop_is_identifier(const char *name) { return identifier(name, strlen(name)); }

/* Copies a name that must be new in the kernel and remembers what it stands for. */
static const char *declare(aoti_kernel *k, const char *name, unsigned kind, size_t number) {
  const char *copy = NULL;
  uint32_t *slot;
  size_t n = strlen(name);
  if (k->error) return NULL;
  if (!identifier(name, n)) {
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: '%.40s' is not an identifier", k->name, name));
  } else if (number >= 1u << 24) {
    keep(k, aoti_error(AOT_ERROR_UNSUPPORTED, "kernel %s has too many parameters", k->name));
  } else if (aoti_map_get(&k->names, name, n)) {
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: the name %s is used twice", k->name, name));
  } else {
    keep(k, aoti_arena_strdup(k->module->arena, name, n, &copy));
    if (!k->error) keep(k, aoti_map_put(&k->names, name, n, (uint32_t)(kind << 24 | number), &slot));
  }
  return k->error ? NULL : copy;
}

aoti_kernel *aoti_loop_begin_kernel(aoti_loop_module *module, const char *name) {
  aoti_kernel *k;
  aot_status s = aoti_arena_alloc(module->arena, 1, sizeof *k, &k);
  if (!s) {
    *k = (aoti_kernel){.module = module, .name = "?"};
    k->interned.arena = k->names.arena = module->arena;
    s = aoti_push(module->arena, &k->nodes, (aoti_loop_node){0});
  }
  if (!s) s = aoti_push(module->arena, &k->ix, (aoti_ix_node){0});
  const char *copy = "?";
  if (!s) s = aoti_arena_strdup(module->arena, name, strlen(name), &copy);
  if (!s) s = aoti_push(module->arena, &module->kernels, k);
  if (s) {
    aot_status_free(s);
    return NULL;
  }
  k->name = copy;
  if (!identifier(name, strlen(name)) || strchr(name, '.') || !strncmp(name, "aot", 3)) // a symbol of the code, too
    keep(k, aoti_error(AOT_ERROR_INVALID, "'%.40s' cannot be the name of a kernel", name));
  uint32_t *taken;
  s = aoti_map_put(&module->names, name, strlen(name), 0, &taken);
  if (!s && *taken) s = aoti_error(AOT_ERROR_INVALID, "two kernels are named %s", name);
  if (s)
    keep(k, s);
  else
    *taken = 1;
  return k;
}

void aoti_loop_drop_kernel(aoti_kernel *k) {
  aoti_loop_module *m = k->module;
  aot_status_free(k->error);
  k->error = NULL;
  for (size_t i = 0; i < m->kernels.n; i++)
    if (m->kernels.at[i] == k) {
      bool first = true; /* of its name: another that was refused it may still be there */
      for (size_t j = 0; j < i; j++) first = first && strcmp(m->kernels.at[j]->name, k->name) != 0;
      uint32_t *taken = aoti_map_get(&m->names, k->name, strlen(k->name));
      if (taken && first) *taken = 0;
      memmove(&m->kernels.at[i], &m->kernels.at[i + 1], (m->kernels.n - i - 1) * sizeof(aoti_kernel *));
      m->kernels.n--;
      return;
    }
}

aot_status aoti_loop_end_kernel(aoti_kernel *k) {
  aot_status s = k->error;
  k->error = NULL;
  if (!s) s = aoti_loop_verify_kernel(k);
  if (s) aoti_loop_drop_kernel(k);
  return s;
}

/* ---- parameters ------------------------------------------------------------------------------------------------ */

void aoti_loop_note(aoti_kernel *k, const char *node_name) {
  const char *copy;
  if (k->error) return;
  aot_status s = aoti_arena_strdup(k->module->arena, node_name, strlen(node_name), &copy);
  for (const char *c = node_name; !s && *c; c++) // it is printed inside quotes and in comments of assembly
    if ((unsigned char)*c < ' ' || *c == '"' || *c == '\\' || *c == 127)
      s = aoti_error(AOT_ERROR_INVALID, "kernel %s: a note has a control character or a quote", k->name);
  keep(k, s ? s : aoti_push(k->module->arena, &k->notes, copy));
}

uint32_t aoti_loop_buffer(aoti_kernel *k, const char *name, aot_dtype dtype, int access, unsigned align, bool noalias) {
  const char *copy = declare(k, name, AOTI_NAME_BUFFER, k->buffers.n);
  if (!copy) return UINT32_MAX;
  if (!known(dtype) || access < AOTI_READ || access > (AOTI_READ | AOTI_WRITE) || align > 4096 || (align & (align - 1)))
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: buffer %s has a bad dtype, access or alignment", k->name, name));
  else
    keep(k, aoti_push(k->module->arena, &k->buffers,
                      (aoti_buffer){copy, (uint8_t)dtype, (uint8_t)access, (uint16_t)align, noalias}));
  return k->error ? UINT32_MAX : (uint32_t)(k->buffers.n - 1);
}

uint32_t aoti_loop_scalar(aoti_kernel *k, const char *name, aot_dtype dtype) {
  const char *copy = declare(k, name, AOTI_NAME_SCALAR, k->scalars.n);
  if (!copy) return UINT32_MAX;
  if (!known(dtype) || aoti_loop_value_dtype(dtype) != dtype)
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: scalar %s cannot be %s", k->name, name,
                       aoti_loop_dtype_name(dtype)));
  else
    keep(k, aoti_push(k->module->arena, &k->scalars, (aoti_scalar_param){copy, (uint8_t)dtype}));
  return k->error ? UINT32_MAX : (uint32_t)(k->scalars.n - 1);
}

aoti_ix aoti_loop_size(aoti_kernel *k, const char *name, int64_t min, int64_t max) {
  const char *copy = declare(k, name, AOTI_NAME_SIZE, k->sizes.n);
  if (!copy) return 0;
  if (min < 0 || max < min)
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: size %s has an empty or negative range", k->name, name));
  else
    keep(k, aoti_push(k->module->arena, &k->sizes, (aoti_size_param){copy, min, max}));
  return k->error ? 0 : aoti_ix_size(k, (uint32_t)(k->sizes.n - 1));
}

static aoti_ix new_var(aoti_kernel *k, const char *name, aoti_ix extent) {
  if (!extent || k->error) return 0;
  const char *copy = declare(k, name, AOTI_NAME_VAR, k->vars.n);
  if (!copy) return 0;
  if (k->vars.n == AOTI_LOOP_MAX_VARS) {
    keep(k, aoti_error(AOT_ERROR_UNSUPPORTED, "kernel %s has more than %d loops", k->name, AOTI_LOOP_MAX_VARS));
    return 0;
  }
  keep(k, aoti_push(k->module->arena, &k->vars, (aoti_var){copy, extent}));
  return aoti_ix_var(k, (uint32_t)(k->vars.n - 1));
}

aoti_ix aoti_loop_dim(aoti_kernel *k, const char *name, aoti_ix extent) {
  if (!extent || k->error) return 0;
  if (k->n_dims != k->vars.n || k->nodes.n > 1 || k->n_dims == AOTI_LOOP_MAX_DIMS || k->ix.at[extent].vars) {
    keep(k, aoti_error(AOT_ERROR_INVALID,
                       "kernel %s: dimension %s comes after the body, is one too many, or its extent "
                       "uses variables",
                       k->name, name));
    return 0;
  }
  aoti_ix v = new_var(k, name, extent);
  if (v) k->n_dims++;
  return v;
}

aoti_ix aoti_loop_points(aoti_kernel *k) {
  aoti_ix n = aoti_ix_const(k, 1);
  for (size_t i = 0; i < k->n_dims; i++) n = aoti_ix_mul(k, n, k->vars.at[i].extent);
  return n;
}

/* ---- nodes ----------------------------------------------------------------------------------------------------- */

static aoti_val append(aoti_kernel *k, aoti_loop_node n) {
  if (k->error) return 0;
  for (int i = 0; i < n.n_args; i++) {
    if (!n.args[i] || n.args[i] >= k->nodes.n) {
      keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: an operand of %s is missing", k->name,
                         aoti_loop_op_name((aoti_loop_op)n.op)));
      return 0;
    }
    n.vars |= k->nodes.at[n.args[i]].vars;
  }
  if (n.op != AOTI_OP_STORE && n.op != AOTI_OP_LOOP) n.vars |= k->ix.at[n.index].vars | k->ix.at[n.index2].vars;
  if (n.op == AOTI_OP_CONTRACT) n.vars &= ~(1ull << n.var);
  if (aoti_loop_is_scan(n.op) && k->block) n.vars |= 1ull << k->nodes.at[k->block].item;
  if (aoti_loop_is_total(n.op) && k->block) n.vars &= ~(1ull << k->nodes.at[k->block].item);
  if (n.op == AOTI_OP_OUTER) {
    n.vars |= 1ull << n.var;
    k->outer_vars |= 1ull << n.var;
  }
  n.block = k->block;
  keep(k, aoti_push(k->module->arena, &k->nodes, n));
  if (!k->error) keep(k, aoti_loop_verify_node(k, (uint32_t)(k->nodes.n - 1)));
  return k->error ? 0 : (aoti_val)(k->nodes.n - 1);
}

static uint8_t dtype_of(const aoti_kernel *k, aoti_val v) { return v < k->nodes.n ? k->nodes.at[v].dtype : 0; }

aoti_val aoti_loop_const_f(aoti_kernel *k, aot_dtype dtype, double value) {
  if (dtype == AOT_F32) value = (float)value;
  return append(k, (aoti_loop_node){.op = AOTI_OP_CONST, .dtype = (uint8_t)dtype, .imm.f = value});
}

aoti_val aoti_loop_const_i(aoti_kernel *k, aot_dtype dtype, int64_t value) {
  return append(k, (aoti_loop_node){.op = AOTI_OP_CONST, .dtype = (uint8_t)dtype, .imm.i = value});
}

aoti_val aoti_loop_scalar_value(aoti_kernel *k, uint32_t scalar) {
  uint8_t dtype = scalar < k->scalars.n ? k->scalars.at[scalar].dtype : 0;
  return append(k, (aoti_loop_node){.op = AOTI_OP_SCALAR, .dtype = dtype, .item = scalar});
}

aoti_val aoti_loop_index(aoti_kernel *k, aoti_ix x) {
  if (!x) return 0;
  if (k->ix.at[x].kind == AOTI_IX_VALUE) return (aoti_val)k->ix.at[x].value;
  return append(k, (aoti_loop_node){.op = AOTI_OP_INDEX, .dtype = AOT_I64, .index = x});
}

aoti_val aoti_loop_check(aoti_kernel *k, aoti_val v, aoti_ix extent) {
  if (!v || !extent) return 0;
  return append(k, (aoti_loop_node){.op = AOTI_OP_CHECK, .dtype = AOT_I64, .args = {v}, .n_args = 1, .index = extent});
}

static uint8_t buffer_dtype(const aoti_kernel *k, uint32_t buffer) {
  return (uint8_t)(buffer < k->buffers.n ? aoti_loop_value_dtype((aot_dtype)k->buffers.at[buffer].dtype) : 0);
}

aoti_val aoti_loop_load(aoti_kernel *k, uint32_t buffer, aoti_ix index) {
  if (!index) return 0;
  return append(k,
                (aoti_loop_node){.op = AOTI_OP_LOAD, .dtype = buffer_dtype(k, buffer), .item = buffer, .index = index});
}

aoti_val aoti_loop_load_if(aoti_kernel *k, uint32_t buffer, aoti_ix index, aoti_val valid, aoti_val other) {
  if (!index || !valid || !other) return 0;
  return append(k, (aoti_loop_node){.op = AOTI_OP_LOAD,
                                    .dtype = buffer_dtype(k, buffer),
                                    .item = buffer,
                                    .index = index,
                                    .args = {valid, other},
                                    .n_args = 2});
}

void aoti_loop_update(aoti_kernel *k, aoti_store_kind kind, uint32_t buffer, aoti_ix index, aoti_val v,
                      aoti_val valid) {
  if (!index || !v) return;
  append(k, (aoti_loop_node){.op = AOTI_OP_STORE,
                             .item = buffer,
                             .index = index,
                             .args = {v, valid},
                             .n_args = valid ? 2 : 1,
                             .imm.i = kind});
}

void aoti_loop_store(aoti_kernel *k, uint32_t buffer, aoti_ix index, aoti_val v, aoti_val valid) {
  aoti_loop_update(k, AOTI_STORE_SET, buffer, index, v, valid);
}

static aoti_val pointwise(aoti_kernel *k, aoti_loop_op op, aoti_val a, aoti_val b, aoti_val c, unsigned n) {
  static const struct {
    uint8_t operands;
    bool gives_b8;
  } facts[AOTI_OP_COUNT] = {
#define SAME                                    false
#define CAST                                    false
#define B8                                      true
#define X(name, text, operands_, class, result) [AOTI_OP_##name] = {operands_, result},
#include "loop_ops.def"
#undef X
#undef SAME
#undef CAST
#undef B8
  };
  if (k->error) return 0;
  if (!aoti_loop_is_pointwise(op) || op == AOTI_OP_CAST || facts[op].operands != n) {
    keep(k,
         aoti_error(AOT_ERROR_INVALID, "kernel %s: %s does not take %u operands", k->name, aoti_loop_op_name(op), n));
    return 0;
  }
  aoti_val last = n == 3 ? c : n == 2 ? b : a;
  return append(k, (aoti_loop_node){.op = (uint16_t)op,
                                    .dtype = facts[op].gives_b8 ? AOT_B8 : dtype_of(k, last),
                                    .args = {a, b, c},
                                    .n_args = (uint8_t)n});
}

aoti_val aoti_loop_op1(aoti_kernel *k, aoti_loop_op op, aoti_val a) { return a ? pointwise(k, op, a, 0, 0, 1) : 0; }
aoti_val aoti_loop_op2(aoti_kernel *k, aoti_loop_op op, aoti_val a, aoti_val b) {
  return a && b ? pointwise(k, op, a, b, 0, 2) : 0;
}
aoti_val aoti_loop_op3(aoti_kernel *k, aoti_loop_op op, aoti_val a, aoti_val b, aoti_val c) {
  return a && b && c ? pointwise(k, op, a, b, c, 3) : 0;
}

aoti_val aoti_loop_cast(aoti_kernel *k, aot_dtype dtype, aoti_val v) {
  if (!v || k->error) return 0;
  aot_dtype to = aoti_loop_value_dtype(dtype);
  if (dtype_of(k, v) != to)
    v = append(k, (aoti_loop_node){.op = AOTI_OP_CAST, .dtype = (uint8_t)to, .args = {v}, .n_args = 1});
  if (to != dtype) v = aoti_loop_op1(k, dtype == AOT_BF16 ? AOTI_OP_ROUND_BF16 : AOTI_OP_ROUND_F16, v);
  return v;
}

/* ---- loops, reductions, contractions ---------------------------------------------------------------------------- */

aoti_ix aoti_loop_begin_loop(aoti_kernel *k, const char *name, aoti_ix extent) {
  if (!extent || k->error) return 0;
  aoti_ix v = new_var(k, name, extent);
  if (!v) return 0;
  uint32_t id = append(k, (aoti_loop_node){.op = AOTI_OP_LOOP, .item = (uint32_t)(k->vars.n - 1), .index = extent});
  if (!id) return 0;
  k->block = id;
  return v;
}

void aoti_loop_end_loop(aoti_kernel *k) {
  if (k->error) return;
  if (!k->block) {
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: end of a loop that was not begun", k->name));
    return;
  }
  k->nodes.at[k->block].end = (uint32_t)k->nodes.n;
  k->block = k->nodes.at[k->block].block;
}

aoti_val aoti_loop_reduce(aoti_kernel *k, aoti_loop_op op, aoti_val v, aoti_val position) {
  if (!v || k->error) return 0;
  bool positioned = op == AOTI_OP_REDUCE_ARGMIN || op == AOTI_OP_REDUCE_ARGMAX;
  if (!aoti_loop_is_reduce(op) || positioned != (position != 0)) {
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: %s with the wrong operands", k->name, aoti_loop_op_name(op)));
    return 0;
  }
  return append(k, (aoti_loop_node){.op = (uint16_t)op,
                                    .dtype = positioned ? AOT_I64 : dtype_of(k, v),
                                    .args = {v, position},
                                    .n_args = positioned ? 2 : 1});
}

aoti_val aoti_loop_scan(aoti_kernel *k, aoti_loop_op op, aoti_val v) {
  if (!v || k->error) return 0;
  return append(k, (aoti_loop_node){.op = (uint16_t)op, .dtype = dtype_of(k, v), .args = {v}, .n_args = 1});
}

aoti_ix aoti_loop_begin_contract(aoti_kernel *k, const char *name, aoti_ix extent) { return new_var(k, name, extent); }

aoti_val aoti_loop_contract(aoti_kernel *k, aoti_ix var, uint32_t a, aoti_ix index_a, uint32_t b, aoti_ix index_b,
                            aot_dtype dtype) {
  if (!var || !index_a || !index_b || k->error) return 0;
  if (k->ix.at[var].kind != AOTI_IX_VAR) {
    keep(k, aoti_error(AOT_ERROR_INVALID, "kernel %s: a contraction sums over something that is no variable", k->name));
    return 0;
  }
  return append(k, (aoti_loop_node){.op = AOTI_OP_CONTRACT,
                                    .dtype = (uint8_t)dtype,
                                    .item = a,
                                    .item2 = b,
                                    .index = index_a,
                                    .index2 = index_b,
                                    .var = (uint32_t)k->ix.at[var].value});
}

aoti_val aoti_loop_weight(aoti_kernel *k, aoti_val x, aoti_val max) {
  if (!x || !max || k->error) return 0;
  return append(k, (aoti_loop_node){.op = AOTI_OP_WEIGHT, .dtype = dtype_of(k, x), .args = {x, max}, .n_args = 2});
}

aoti_val aoti_loop_outer(aoti_kernel *k, aoti_ix var, aoti_val v, uint32_t b, aoti_ix index) {
  if (!var || !v || !index || k->error) return 0;
  if (k->ix.at[var].kind != AOTI_IX_VAR) {
    keep(k,
         aoti_error(AOT_ERROR_INVALID, "kernel %s: an outer product runs over something that is no variable", k->name));
    return 0;
  }
  return append(k, (aoti_loop_node){.op = AOTI_OP_OUTER,
                                    .dtype = dtype_of(k, v),
                                    .args = {v},
                                    .n_args = 1,
                                    .item = b,
                                    .index = index,
                                    .var = (uint32_t)k->ix.at[var].value});
}
