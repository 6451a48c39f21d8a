/* The operator table of a session: the built-in rows, then those it met in texts; found by any spelling. What all
 * sessions have in common is made once, by the first, and read by all. */
#include "ir.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

struct aoti_registry {
  const aoti_allocator *from;
  const aoti_registry *common; /* NULL in that one itself */
  aoti_arena arena;
  AOT_VEC(const aoti_op_info *) added; /* rows after the built-in ones, and the common ones */
  aoti_map names;                      /* full name, and the name without ".default" */
};

/* Ids share their space with "none" values; a table this large is hostile. */
enum { MAX_ROWS = 1 << 24 };

static aot_status index_name(aoti_registry *r, const char *name, size_t n, uint32_t id) {
  uint32_t *slot;
  AOT_TRY(aoti_map_put(&r->names, name, n, id, &slot));
  *slot = id;
  return NULL;
}

static aot_status index_row(aoti_registry *r, const aoti_op_info *row, uint32_t id) {
  size_t n = strlen(row->name), suffix = sizeof ".default" - 1;
  AOT_TRY(index_name(r, row->name, n, id));
  if (n > suffix && !strcmp(row->name + n - suffix, ".default")) return index_name(r, row->name, n - suffix, id);
  return NULL;
}

static aot_status add_row(aoti_registry *r, const aoti_op_info *row, aot_op *out) {
  aoti_op_info *copy;
  uint32_t id = aoti_builtin_op_count + (uint32_t)r->added.n;
  if (r->common) id += (uint32_t)r->common->added.n;
  if (r->added.n >= MAX_ROWS) return aoti_error(AOT_ERROR_INVALID, "too many operators");
  AOT_TRY(aoti_arena_memdup(&r->arena, row, sizeof *row, &copy));
  AOT_TRY(aoti_push(&r->arena, &r->added, copy));
  AOT_TRY(index_row(r, copy, id));
  *out = id;
  return NULL;
}

/* ---- random operators in the forms that carry their state */

static const char *const rng_forms[AOTI_N_RNG_FORMS] = {"", "run_and_save_rng_state", "run_with_rng_state",
                                                        "graphsafe_run_with_rng_state"};

enum { MAX_RNG_NAME = 160 };
static int rng_name(char *out, aoti_rng_form form, const char *inner) {
  return snprintf(out, MAX_RNG_NAME, "higher_order.%s(%s)", rng_forms[form], inner);
}

static aot_status add_rng_form(aoti_registry *r, aoti_rng_form form, aot_op inner) {
  static const aoti_schema_arg state = {.name = "rng_state", .type = AOTI_ARG_TENSOR};
  static const aoti_schema_arg saved[] = {{.type = AOTI_ARG_TENSOR}, {.type = AOTI_ARG_ANY}};
  aoti_op_info row = aoti_builtin_ops[inner];
  char name[MAX_RNG_NAME];
  aot_op op;
  int n = rng_name(name, form, row.name);
  AOT_TRY(aoti_arena_strdup(&r->arena, name, (size_t)n, &row.name));
  row.packet = rng_forms[form];
  row.overload = "default";
  row.python = NULL;
  row.rng = form;
  if (form == AOTI_RNG_WITH) row.flags &= ~(uint32_t)AOTI_OP_IMPURE; // nothing goes on from where it ends
  row.inner = inner;
  if (form == AOTI_RNG_SAVE) {
    row.returns = saved;
    row.n_returns = 2;
    return add_row(r, &row, &op);
  }
  aoti_schema_arg *args;
  AOT_TRY(aoti_arena_alloc(&r->arena, (size_t)row.n_args + 1, sizeof *args, &args));
  args[0] = state;
  if (row.n_args) memcpy(args + 1, row.args, row.n_args * sizeof *args);
  row.args = args;
  row.n_args++;
  return add_row(r, &row, &op);
}

/* Attention of CUDA's is random to PyTorch even where its dropout is 0, and stands in these forms in what it records.
 */
static bool is_attention(const aoti_op_info *row) {
  static const char *const names[] = {
      "aten._scaled_dot_product_flash_attention.default", "aten._scaled_dot_product_flash_attention_for_cpu.default",
      "aten._scaled_dot_product_efficient_attention.default", "aten._scaled_dot_product_cudnn_attention.default",
      "aten._scaled_dot_product_fused_attention_overrideable.default"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(row->name, names[i])) return true;
  return false;
}

static bool is_random(const aoti_op_info *row) {
  if (is_attention(row)) return true;
  return row->kind == AOTI_KIND_RANDOM && !(row->flags & (AOTI_OP_MUTATES | AOTI_OP_COMPOSITE)) && !row->returns_list;
}

bool aoti_op_with_rng(const aoti_registry *r, aoti_rng_form form, aot_op inner, aot_op *out) {
  char name[MAX_RNG_NAME];
  const aoti_op_info *row = aoti_op(r, inner);
  int n = row ? rng_name(name, form, row->name) : 0;
  return n > 0 && n < MAX_RNG_NAME && aoti_op_find(r, name, (size_t)n, out);
}

static aot_status fill(aoti_registry *r) {
  for (uint32_t i = 0; i < aoti_builtin_op_count; i++) AOT_TRY(index_row(r, &aoti_builtin_ops[i], i));
  for (uint32_t i = 0; i < aoti_builtin_op_count; i++)
    for (aoti_rng_form f = AOTI_RNG_SAVE; f < AOTI_N_RNG_FORMS && is_random(&aoti_builtin_ops[i]); f++)
      AOT_TRY(add_rng_form(r, f, i));
  return NULL;
}

static aot_status make(const aoti_allocator *from, const aoti_registry *common, aoti_registry **out) {
  aoti_registry *r;
  AOT_TRY(aoti_alloc(from, 1, sizeof *r, &r));
  r->from = from;
  r->common = common;
  aoti_arena_init(&r->arena, from);
  r->names.arena = &r->arena;
  *out = r;
  return NULL;
}

static struct {
  pthread_mutex_t lock;
  _Atomic(aoti_registry *) made;
} common = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void drop_common(void) __attribute__((destructor));
static void drop_common(void) { aoti_registry_destroy(atomic_exchange(&common.made, NULL)); }

/* A failure is the first session's own: the next one tries again. */
static aot_status find_common(const aoti_registry **out) {
  aoti_registry *r = atomic_load(&common.made);
  if (!r) {
    pthread_mutex_lock(&common.lock);
    r = atomic_load(&common.made);
    aot_status status = r ? NULL : make(&aoti_heap, NULL, &r);
    if (!status && !atomic_load(&common.made)) status = fill(r);
    if (!status)
      atomic_store(&common.made, r);
    else
      aoti_registry_destroy(r);
    pthread_mutex_unlock(&common.lock);
    if (status) return status;
  }
  *out = r;
  return NULL;
}

aot_status aoti_registry_create(const aoti_allocator *from, aoti_registry **out) {
  const aoti_registry *shared;
  AOT_TRY(find_common(&shared));
  return make(from ? from : &aoti_heap, shared, out);
}

void aoti_registry_destroy(aoti_registry *r) {
  if (!r) return;
  aoti_arena_deinit(&r->arena);
  aoti_free(r->from, r);
}

const aoti_op_info *aoti_op(const aoti_registry *r, aot_op op) {
  if (op < aoti_builtin_op_count) return &aoti_builtin_ops[op];
  op -= aoti_builtin_op_count;
  if (r->common) {
    if (op < r->common->added.n) return r->common->added.at[op];
    op -= (uint32_t)r->common->added.n;
  }
  return op < r->added.n ? r->added.at[op] : NULL;
}

static void strip(const char **name, size_t *n) {
  static const char prefix[] = "torch.ops.";
  size_t k = sizeof prefix - 1;
  if (*n > k && !memcmp(*name, prefix, k)) *name += k, *n -= k;
}

bool aoti_op_find(const aoti_registry *r, const char *name, size_t n, aot_op *out) {
  strip(&name, &n);
  const uint32_t *slot = aoti_map_get(&r->names, name, n);
  if (!slot && r->common) slot = aoti_map_get(&r->common->names, name, n);
  if (slot) *out = *slot;
  return slot != NULL;
}

aot_status aoti_op_unknown(aoti_registry *r, const char *name, size_t n, aot_op *out) {
  strip(&name, &n);
  if (aoti_op_find(r, name, n, out)) return NULL;
  aoti_op_info row = {.kind = AOTI_KIND_OPAQUE, .flags = AOTI_OP_UNKNOWN, .n_returns = 1};
  static const aoti_schema_arg any = {.type = AOTI_ARG_ANY};
  row.returns = &any;
  AOT_TRY(aoti_arena_strdup(&r->arena, name, n, &row.name));
  /* ns.packet.overload; a name of another form is its own packet. */
  const char *dot = strchr(row.name, '.'), *packet = dot ? dot + 1 : row.name;
  const char *end = strchr(packet, '.');
  if (!end) end = packet + strlen(packet);
  AOT_TRY(aoti_arena_strdup(&r->arena, packet, (size_t)(end - packet), &row.packet));
  row.overload = *end ? end + 1 : "default";
  row.schema = "";
  row.flags |= aoti_packet_flags(row.name);
  /* PyTorch's names of operators that write their first argument: relu_, but not __and__. */
  size_t packet_n = strlen(row.packet);
  if (packet_n > 2 && row.packet[packet_n - 1] == '_' && row.packet[packet_n - 2] != '_') row.flags |= AOTI_OP_MUTATES;
  return add_row(r, &row, out);
}

aot_status aoti_op_add(aoti_registry *r, const char *schema, aoti_op_kind kind, uint32_t flags, aot_op *out) {
  aoti_op_info row;
  aot_op old;
  AOT_TRY(aoti_schema_parse(&r->arena, schema, &row));
  /* A name seen before its schema was known may be given one; graphs parsed earlier keep the unknown row. */
  if (aoti_op_find(r, row.name, strlen(row.name), &old) && !(aoti_op(r, old)->flags & AOTI_OP_UNKNOWN))
    return aoti_error(AOT_ERROR_INVALID, "operator %s is already registered", row.name);
  row.kind = kind;
  row.flags |= flags;
  return add_row(r, &row, out);
}

bool aoti_is_generator_name(const char *name) {
  return !strncmp(name, "fwd_rng_state_", 14) || !strncmp(name, "bwd_rng_state_", 14);
}

aoti_parameter aoti_parameter_of(const char *name) {
  if (strstr(name, "tangents")) return AOTI_TANGENT;
  if (strstr(name, "bwd_seed") || strstr(name, "bwd_base_offset")) return AOTI_BACKWARD_PHILOX;
  return strstr(name, "fwd_seed") || strstr(name, "fwd_base_offset") ? AOTI_FORWARD_PHILOX : AOTI_PRIMAL;
}

aoti_type aoti_rng_state_type(aot_device device) {
  static const aot_int size[] = {{.value = AOTI_RNG_STATE_BYTES}}, stride[] = {{.value = 1}};
  return (aoti_type){
      .kind = AOTI_TYPE_TENSOR,
      .tensor = {.dtype = AOT_U8, .device = device, .ndim = 1, .size = size, .stride = stride, .offset = {.value = 0}}};
}

int aoti_op_arg(const aoti_op_info *row, const char *name) {
  for (int i = 0; i < row->n_args; i++)
    if (!strcmp(row->args[i].name, name)) return i;
  return -1;
}
bool aoti_op_is_getitem(const aoti_op_info *row) { return !strcmp(row->name, "_operator.getitem.default"); }

bool aoti_op_is_torch_op(const aoti_op_info *row) {
  static const char *const plain[] = {"torch.", "math.", "operator.", "_operator.", "builtins."};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (!strncmp(row->name, plain[i], strlen(plain[i]))) return false;
  return strchr(row->name, '.') != NULL;
}
