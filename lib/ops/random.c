// Random operators. Every call draws from Philox 4x32-10 with the session's seed as key; the number of the call (the
// generator's offset) is the low half of the counter, and the high half counts elements by four: element i is word i %
// 4 of block i / 4. So a stream depends on seed and offset alone, whatever the device or the number of threads.
#include "draw.h"

void aoti_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]) {
  uint32_t c[4] = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)};
  uint32_t k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
  for (int round = 0; round < 10; round++) {
    uint64_t a = (uint64_t)0xd2511f53 * c[0], b = (uint64_t)0xcd9e8d57 * c[2];
    uint32_t next[4] = {(uint32_t)(b >> 32) ^ c[1] ^ k0, (uint32_t)b, (uint32_t)(a >> 32) ^ c[3] ^ k1, (uint32_t)a};
    for (int i = 0; i < 4; i++) c[i] = next[i];
    k0 += 0x9e3779b9;
    k1 += 0xbb67ae85;
  }
  for (int i = 0; i < 4; i++) out[i] = c[i];
}

// n numbers in [0, 1), of 24 bits each.
static aot_status uniforms(aoti_arena *scratch, uint64_t seed, uint64_t offset, int64_t n, double **out) {
  uint32_t words[4] = {0};
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof **out, out));
  for (int64_t i = 0; i < n; i++) {
    if (i % 4 == 0) aoti_philox(seed, offset, (uint64_t)(i / 4), words);
    (*out)[i] = (double)(words[i % 4] >> 8) * 0x1p-24;
  }
  return NULL;
}
aot_status aoti_uniforms(aoti_call *c, aoti_arena *scratch, int64_t n, double **out) {
  aot_session *session = c->scope->session;
  return uniforms(scratch, session->seed, session->offset++, n, out);
}

aot_status aoti_draw_like(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t) {
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, t, AOT_PRESERVE, stride));
  return aoti_out(c, i, dtype, t->meta.ndim, t->meta.size, stride);
}

static aot_status check_probability(const aoti_call *c, double p) {
  if (p >= 0 && p <= 1) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "the probability %g is outside [0, 1]", p);
}

// ---- dropout: (input, p, train) -> (output, mask)

aot_status aoti_meta_native_dropout(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  AOT_TRY(check_probability(c, aoti_arg_float(c, 1)));
  AOT_TRY(aoti_draw_like(c, 0, t->meta.dtype, t));
  return aoti_draw_like(c, 1, AOT_B8, t);
}

static bool trains(const aoti_call *c) { return !aoti_arg_given(c, 2) || aoti_arg_bool(c, 2); }

static aot_status dropout_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *t = aoti_arg(c, 0);
  int64_t n = aoti_tensor_numel(t), *mask;
  double p = aoti_arg_float(c, 1), *x, *u = NULL, scale = p < 1 ? 1 / (1 - p) : 0;
  bool training = trains(c), wide = t->meta.dtype == AOT_F64;
  AOT_TRY(aoti_dense(scratch, AOTI_COMPUTE_F64, t, &x));
  AOT_TRY(aoti_arena_alloc(scratch, (size_t)n, sizeof *mask, &mask));
  if (training)
    AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  else
    c->scope->session->offset++; // the number of a draw is that of the operator, whatever it does
  for (int64_t i = 0; i < n; i++) {
    mask[i] = !training || u[i] < 1 - p;
    double factor = mask[i] ? scale : 0;
    if (training) x[i] = wide ? x[i] * factor : (float)x[i] * (float)factor; // in the dtype it computes in
  }
  aoti_undense(AOTI_COMPUTE_F64, x, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, mask, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_native_dropout(aoti_call *c) { return aoti_with_scratch(c, dropout_body); }

// (grad_output, mask, scale)
aot_status aoti_meta_native_dropout_backward(aoti_call *c) {
  aot_tensor *t[] = {aoti_arg(c, 0), aoti_arg(c, 1)};
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  AOT_TRY(aoti_broadcast(c, 2, t, &ndim, size));
  return aoti_out(c, 0, t[0]->meta.dtype, ndim, size, NULL); // row-major in PyTorch's traces, whatever the operands are
}
AOTI_KERNEL_F(dropout_backward, a *b *p0)
aot_status aoti_ref_native_dropout_backward(aoti_call *c) {
  aoti_scalars p = {{0}};
  aoti_scalar_set(&p, 0, &c->args[2]);
  return aoti_run_kernel(c, &dropout_backward_kernel, aoti_result(c, 0)->meta.dtype, false, 2, (const int[]){0, 1}, &p);
}

void aoti_grad_native_dropout(aoti_grad *g) {
  aoti_call c = aoti_call_of(g);
  double p = aoti_arg_float(&c, 1), scale = !trains(&c) ? 1 : p == 1 ? 0 : 1 / (1 - p);
  aoti_give(g, 0, aot_native_dropout_backward(g->s, g->gout[0], g->results[1], scale));
}
void aoti_grad_native_dropout_backward(aoti_grad *g) {
  if (!aoti_needs(g, 0)) return;
  aot_tensor *mask = aoti_saved(g, 1), *grad = g->gout[0];
  aot_tensor *kept = AOTI_CALL1(g->s, AOT_OP__to_copy_default, aoti_v_tensor(mask), aoti_v_dtype(grad->meta.dtype),
                                aoti_v_layout(), aoti_v_device(grad->meta.device));
  aoti_give(g, 0, aot_mul(g->s, grad, AOTI_CALL1(g->s, AOT_OP_mul_Scalar, aoti_v_tensor(kept), g->args[2])));
}

// dropout(input, p, train)
void aoti_decomp_dropout(aoti_call *c) {
  aot_value out[2] = {c->args[0]};
  if (aoti_arg_bool(c, 2) && aoti_arg_float(c, 1) > 0)
    aoti_dispatch(c->scope, AOT_OP_native_dropout_default, c->args, 3, out, c->scope->file, c->scope->line);
  c->out[0] = out[0];
}

// ---- bernoulli: 1 with the probability that self (or p) says, else 0; row-major, however self lies

aot_status aoti_meta_bernoulli(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  bool number = c->info->n_args > 2 && c->args[1].kind != AOT_TENSOR;
  if (number) AOT_TRY(check_probability(c, aoti_arg_float(c, 1)));
  return aoti_out(c, 0, t->meta.dtype, t->meta.ndim, t->meta.size, NULL);
}

static aot_status bernoulli_body(aoti_call *c, aoti_arena *scratch) {
  aot_tensor *t = aoti_arg(c, 0);
  int64_t n = aoti_tensor_numel(t);
  bool tensor = c->info->n_args > 2 && c->args[1].kind == AOT_TENSOR, given = c->info->n_args > 2 && !tensor;
  double *p, *u;
  AOT_TRY(aoti_dense_wide(scratch, AOTI_COMPUTE_F64, tensor ? aoti_arg(c, 1) : t, t->meta.ndim, t->meta.size, &p));
  AOT_TRY(aoti_uniforms(c, scratch, n, &u));
  for (int64_t i = 0; i < n; i++) {
    double probability = given ? aoti_arg_float(c, 1) : p[i];
    AOT_TRY(check_probability(c, probability));
    u[i] = u[i] < probability;
  }
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_bernoulli(aoti_call *c) { return aoti_with_scratch(c, bernoulli_body); }
void aoti_grad_bernoulli(aoti_grad *g) { aoti_give(g, 0, aot_zeros_like(g->s, g->gout[0])); }

// ---- uniform numbers: rand_like(self, dtype, ...)

aot_status aoti_meta_rand_like(aoti_call *c) {
  const aot_tensor *t = aoti_arg(c, 0);
  aot_dtype dtype = aoti_arg_given(c, 1) ? c->args[1].as.dtype : t->meta.dtype;
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  return aoti_draw_like(c, 0, dtype, t);
}
static aot_status rand_body(aoti_call *c, aoti_arena *scratch) {
  double *u;
  AOT_TRY(aoti_uniforms(c, scratch, aoti_tensor_numel(aoti_result(c, 0)), &u));
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  return NULL;
}
aot_status aoti_ref_rand_like(aoti_call *c) { return aoti_with_scratch(c, rand_body); }

// ---- philox_rand(size, seed, offset, stride, device, dtype) -> (uniform numbers, how far the offset moves): what
// random operators are under functionalize_rng_ops. PyTorch moves the offset by the device's threads times four; here
// each offset is a stream of its own, however long, so four, what a small draw takes in PyTorch, is right for every
// size and device.

static aot_status check_word(const aoti_call *c, int i) {
  const aot_tensor *t = aoti_arg(c, i);
  if (t->meta.dtype == AOT_I64 && !t->meta.ndim) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "the %s is one i64", c->info->args[i].name);
}
aot_status aoti_meta_philox_rand(aoti_call *c) {
  aot_dtype dtype = aoti_arg_given(c, 5) ? c->args[5].as.dtype : AOT_F32;
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 0, size);
  AOT_TRY(check_word(c, 1));
  AOT_TRY(check_word(c, 2));
  if (aoti_arg_given(c, 3)) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "strides; PyTorch gives None");
  if (!aoti_is_float(dtype)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(dtype));
  AOT_TRY(aoti_out(c, 0, dtype, n, size, NULL));
  return aoti_out(c, 1, AOT_I64, 0, NULL, NULL);
}
static aot_status philox_body(aoti_call *c, aoti_arena *scratch) {
  const int64_t moves = AOTI_PHILOX_MOVES;
  int64_t word[2];
  double *u;
  for (int i = 0; i < 2; i++) aoti_load(AOTI_COMPUTE_I64, &word[i], AOT_I64, aoti_tensor_ptr(aoti_arg(c, i + 1)), 0, 1);
  AOT_TRY(uniforms(scratch, (uint64_t)word[0] ^ AOTI_PHILOX_KEY, (uint64_t)word[1],
                   aoti_tensor_numel(aoti_result(c, 0)), &u));
  aoti_undense(AOTI_COMPUTE_F64, u, aoti_result(c, 0));
  aoti_undense(AOTI_COMPUTE_I64, &moves, aoti_result(c, 1));
  return NULL;
}
aot_status aoti_ref_philox_rand(aoti_call *c) { return aoti_with_scratch(c, philox_body); }

// dropout_(self, p, train): times 0 or 1 / (1 - p), drawn for every element
void aoti_decomp_dropout_(aoti_call *c) {
  aot_scope *s = c->scope;
  aot_tensor *t = aoti_arg(c, 0);
  double p = aoti_arg_float(c, 1);
  c->out[0] = c->args[0];
  aot_status status = check_probability(c, p);
  if (status) aoti_scope_fail(s, status);
  if (status || p == 0 || !aoti_arg_bool(c, 2) || aoti_int_is(aoti_meta_numel(c->syms, &t->meta), 0)) return;
  aot_tensor *noise;
  if (p == 1) {
    noise = AOTI_CALL1(s, AOT_OP_zeros_like_default, c->args[0]);
  } else {
    noise = AOTI_CALL1(s, AOT_OP_empty_like_default, c->args[0]);
    noise = AOTI_CALL1(s, AOT_OP_bernoulli_p, aoti_v_tensor(noise), aoti_v_float(1 - p));
    noise = AOTI_CALL1(s, AOT_OP_div_Scalar, aoti_v_tensor(noise), aoti_v_float(1 - p));
  }
  AOTI_CALL1(s, AOT_OP_mul__Tensor, c->args[0], aoti_v_tensor(noise));
}
