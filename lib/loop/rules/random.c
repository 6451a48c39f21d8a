/* Random operators. The i-th of a graph draws from Philox with the call's seed as key and its offset plus i in the low
 * half of the counter; the high half counts elements, four to a block: the reference kernels' stream, bit for bit. */
#include "sort.h"

enum { WORD_BITS = 64, BYTE_BITS = 8 };

/* The state that node c draws from, as u8[16]: seed and offset, the low byte first. */
aot_status aoti_lower_rng_state(aoti_lower *c, aoti_te *out) {
  aoti_fuse *f = c->f;
  const aot_int n = aot_i(AOTI_RNG_STATE_BYTES);
  aoti_te seed = aoti_te_scalar(f, false, 0), offset = aoti_te_scalar(f, true, aoti_lower_draw(c->g, c->id));
  aoti_te i = aoti_te_iota(f, 1, &n, 0), bytes = aoti_te_int(f, AOT_I64, WORD_BITS / BYTE_BITS);
  aoti_te word = OP3(SELECT, OP2(LT, i, bytes), seed, offset);
  aoti_te shift = OP2(SHL, OP2(AND, i, aoti_te_int(f, AOT_I64, 7)), aoti_te_int(f, AOT_I64, 3));
  *out = aoti_cast(f, OP2(AND, OP2(SHR, word, shift), aoti_te_int(f, AOT_I64, 255)), AOT_U8);
  return aoti_fuse_status(f);
}

/* Eight bytes from first on, as one number. */
static aoti_te word_at(aoti_fuse *f, aoti_te state, int first) {
  aoti_te word = 0;
  for (int i = 0; i < WORD_BITS / BYTE_BITS; i++) {
    aoti_te byte = aoti_cast(f, aoti_te_select(f, state, 0, aot_i(first + i)), AOT_I64);
    aoti_te part = OP2(SHL, byte, aoti_te_int(f, AOT_I64, i * BYTE_BITS));
    word = word ? OP2(OR, word, part) : part;
  }
  aoti_te_require(f, word); /* once for all that is drawn */
  return word;
}

/* The state in the first argument of c, which the operator's rule draws from. */
aot_status aoti_lower_rng_read(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_meta(c, 0);
  if (!m || m->dtype != AOT_U8 || m->ndim != 1 || !aoti_int_is(m->size[0], AOTI_RNG_STATE_BYTES))
    return aoti_lower_error(c, AOT_ERROR_INVALID, "the state of random numbers is a tensor u8[16]");
  aoti_te state = aoti_lower_arg(c, 0);
  c->rng_seed = word_at(c->f, state, 0);
  c->rng_offset = word_at(c->f, state, WORD_BITS / BYTE_BITS);
  return aoti_fuse_status(c->f);
}

/* Words of a stream as i64: word times * i + plus for element i. */
typedef struct stream {
  aoti_te key, low;
} stream;
static stream stream_of(aoti_lower *c) {
  if (c->rng_seed) return (stream){c->rng_seed, c->rng_offset};
  return (stream){aoti_te_scalar(c->f, false, 0), aoti_te_scalar(c->f, true, aoti_lower_draw(c->g, c->id))};
}
static aoti_te words_of(aoti_lower *c, const stream *s, int ndim, const aot_int *size, int64_t times, int64_t plus) {
  aoti_fuse *f = c->f;
  aot_int n = aot_i(1);
  for (int d = 0; d < ndim; d++) n = aoti_int_mul(c->g->syms, n, size[d]);
  aoti_te i = aoti_te_iota(f, 1, &n, 0);
  if (times != 1) i = OP2(MUL, i, aoti_te_int(f, AOT_I64, times));
  if (plus) i = OP2(ADD, i, aoti_te_int(f, AOT_I64, plus));
  return aoti_te_reshape(f, OP3(PHILOX, s->key, s->low, i), ndim, size);
}

/* In [0, 1), 24 bits each, exact in f32. */
static aoti_te uniforms_of(aoti_lower *c, const stream *s, int ndim, const aot_int *size, aot_dtype dtype) {
  aoti_fuse *f = c->f;
  aoti_te top = OP2(SHR, words_of(c, s, ndim, size, 1, 0), aoti_te_int(f, AOT_I64, 8));
  return OP2(MUL, aoti_cast(f, top, dtype), aoti_number(f, dtype, 0x1p-24));
}
static aoti_te uniforms(aoti_lower *c, int ndim, const aot_int *size, aot_dtype dtype) {
  stream s = stream_of(c);
  return uniforms_of(c, &s, ndim, size, dtype);
}

aot_status aoti_lower_rand_like(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  c->out[0] = aoti_cast(c->f, uniforms(c, m->ndim, m->size, aoti_compute(m->dtype)), m->dtype);
  return NULL;
}

/* (self), or (self, p): 1 with that probability */
aot_status aoti_lower_bernoulli(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aoti_te p = aoti_lower_operand(c, c->info->n_args > 2 ? 1 : 0, AOT_F64);
  c->out[0] = aoti_cast(f, OP2(LT, uniforms(c, m->ndim, m->size, AOT_F64), p), m->dtype);
  return NULL;
}

/* (self, p, train): what is kept is scaled by 1 / (1 - p) */
aot_status aoti_lower_native_dropout(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0), *mask = aoti_lower_result(c, 1);
  if (!m || !mask) return aoti_lower_error(c, AOT_ERROR_INVALID, "its results have no types");
  double p = aoti_lower_float(c, 1);
  aot_dtype dtype = aoti_compute(m->dtype);
  aoti_te x = aoti_lower_arg(c, 0);
  if (aoti_lower_given(c, 2) && !aoti_lower_bool(c, 2)) {
    c->out[0] = aoti_te_copy(f, x, NULL);
    c->out[1] = aoti_te_expand(f, aoti_te_int(f, AOT_B8, 1), m->ndim, m->size);
    return NULL;
  }
  aoti_te kept = OP2(LT, uniforms(c, m->ndim, m->size, AOT_F64), aoti_number(f, AOT_F64, 1 - p));
  double scale = p < 1 ? 1 / (1 - p) : 0;
  aoti_te factor = OP3(SELECT, kept, aoti_number(f, dtype, scale), aoti_number(f, dtype, 0));
  c->out[0] = aoti_cast(f, OP2(MUL, aoti_cast(f, x, dtype), factor), m->dtype);
  c->out[1] = kept;
  return NULL;
}

/* ---- 64 bits an element: words 2 i and 2 i + 1, the first the higher */

typedef struct bits {
  aoti_te high, low;
} bits;
static bits bits_of(aoti_lower *c, int ndim, const aot_int *size) {
  stream s = stream_of(c);
  return (bits){words_of(c, &s, ndim, size, 2, 0), words_of(c, &s, ndim, size, 2, 1)};
}
static aoti_te together(aoti_fuse *f, const bits *b) {
  return OP2(OR, OP2(SHL, b->high, aoti_te_int(f, AOT_I64, 32)), b->low);
}

/* Box and Muller in f64: sqrt(-2 log u) cos(2 pi v), u in (0, 1] and v in [0, 1) from the halves. */
static aoti_te normal(aoti_fuse *f, const bits *b) {
  aoti_te one = aoti_number(f, AOT_F64, 1), unit = aoti_number(f, AOT_F64, 0x1p-32);
  aoti_te u = OP2(MUL, OP2(ADD, aoti_cast(f, b->high, AOT_F64), one), unit);
  aoti_te v = OP2(MUL, aoti_cast(f, b->low, AOT_F64), unit);
  aoti_te radius = OP1(SQRT, OP2(MUL, OP1(LOG, u), aoti_number(f, AOT_F64, -2)));
  return OP2(MUL, radius, OP1(COS, OP2(MUL, v, aoti_number(f, AOT_F64, 6.283185307179586))));
}

/* randn, randn_like, and the normals of mean and deviation */
aot_status aoti_lower_randn(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  int mean = aoti_op_arg(c->info, "mean"), std = aoti_op_arg(c->info, "std");
  bits b = bits_of(c, m->ndim, m->size);
  aoti_te z = normal(f, &b);
  if (std >= 0) z = OP2(MUL, z, aoti_lower_operand(c, std, AOT_F64));
  if (mean >= 0) z = OP2(ADD, aoti_lower_operand(c, mean, AOT_F64), z);
  c->out[0] = aoti_cast(f, z, m->dtype);
  return NULL;
}

/* (self, from, to) */
aot_status aoti_lower_uniform(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  double from = aoti_lower_float(c, 1), to = aoti_lower_float(c, 2);
  aoti_te u = OP2(MUL, uniforms(c, m->ndim, m->size, AOT_F64), aoti_number(f, AOT_F64, to - from));
  c->out[0] = aoti_cast(f, OP2(ADD, u, aoti_number(f, AOT_F64, from)), m->dtype);
  return NULL;
}

/* (self, rate) */
aot_status aoti_lower_exponential(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  aoti_te u = OP1(LOG1P, OP1(NEG, uniforms(c, m->ndim, m->size, AOT_F64)));
  u = OP2(DIV, OP1(NEG, u), aoti_number(f, AOT_F64, aoti_lower_float(c, 1)));
  c->out[0] = aoti_cast(f, u, m->dtype);
  return NULL;
}

/* The 64 bits, as an unsigned number, modulo range. */
static aoti_te below(aoti_fuse *f, const bits *b, int64_t range) {
  aoti_te r = aoti_te_int(f, AOT_I64, range), zero = aoti_te_int(f, AOT_I64, 0);
  if (range <= INT64_C(1) << 31) { /* in two steps, which stay below 2^63 */
    aoti_te high = OP2(SHL, OP2(REMAINDER, b->high, r), aoti_te_int(f, AOT_I64, 32));
    return OP2(REMAINDER, OP2(OR, high, b->low), r);
  }
  /* As a signed number it lacks 2^64 where it is negative. */
  aoti_te all = together(f, b), left = OP2(REMAINDER, all, r);
  int64_t wrap = (int64_t)((UINT64_MAX % (uint64_t)range + 1) % (uint64_t)range);
  aoti_te room = aoti_te_int(f, AOT_I64, range - wrap);
  aoti_te more = OP3(SELECT, OP2(GE, left, room), OP2(SUB, left, room), OP2(ADD, left, aoti_te_int(f, AOT_I64, wrap)));
  return OP3(SELECT, OP2(LT, all, zero), more, left);
}

/* Integers from low (0 when there is none) up to high, not including it. */
static aot_status integers(aoti_lower *c, const bits *b, int low_arg, int high_arg) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  aot_int low = low_arg < 0 ? aot_i(0) : aoti_lower_int(c, low_arg), high = aoti_lower_int(c, high_arg);
  int64_t range;
  if (!m || low.sym || high.sym || __builtin_sub_overflow(high.value, low.value, &range) || range < 1)
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this range");
  c->out[0] = aoti_cast(f, OP2(ADD, below(f, b, range), aoti_te_int(f, AOT_I64, low.value)), m->dtype);
  return NULL;
}
aot_status aoti_lower_randint(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  bits b = bits_of(c, m->ndim, m->size);
  return integers(c, &b, aoti_op_arg(c->info, "low"), aoti_op_arg(c->info, "high"));
}

/* (n): the order of n draws of 64 bits */
aot_status aoti_lower_randperm(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m || m->ndim != 1) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  bits b = bits_of(c, 1, m->size);
  aot_int row[2] = {aot_i(1), m->size[0]};
  aoti_sorted s;
  if (!aoti_sort_rows(f, aoti_te_reshape(f, aoti_te_in_memory(f, together(f, &b)), 2, row), false, &s))
    return aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "this many");
  c->out[0] = aoti_te_copy(f, aoti_cast(f, aoti_te_reshape(f, s.index, 1, m->size), m->dtype), NULL);
  return NULL;
}

/* ---- the inductor level: keys from a tensor of seeds, a block for each element */

aot_status aoti_lower_inductor_seeds(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  bits b = bits_of(c, m->ndim, m->size);
  c->out[0] = aoti_te_copy(c->f, together(c->f, &b), NULL);
  return NULL;
}
/* (seeds, index) */
aot_status aoti_lower_inductor_lookup_seed(aoti_lower *c) {
  c->out[0] = aoti_te_copy(c->f, aoti_te_select(c->f, aoti_lower_arg(c, 0), 0, aoti_lower_int(c, 1)), NULL);
  return NULL;
}

static bits block_bits(aoti_lower *c, int seed_arg, const aoti_meta *m) {
  stream s = {aoti_lower_operand(c, seed_arg, AOT_I64), aoti_te_int(c->f, AOT_I64, 0)};
  return (bits){words_of(c, &s, m->ndim, m->size, 4, 0), words_of(c, &s, m->ndim, m->size, 4, 1)};
}
/* (size, seed, mode) */
aot_status aoti_lower_inductor_random(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  bits b = block_bits(c, 1, m);
  aoti_te top = aoti_cast(f, OP2(SHR, b.high, aoti_te_int(f, AOT_I64, 8)), AOT_F32);
  bool gauss = aoti_lower_string_is(c, 2, "randn");
  c->out[0] = aoti_cast(f, gauss ? normal(f, &b) : OP2(MUL, top, aoti_number(f, AOT_F32, 0x1p-24)), m->dtype);
  return NULL;
}
/* (low, high, size, seed) */
aot_status aoti_lower_inductor_randint(aoti_lower *c) {
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  bits b = block_bits(c, 3, m);
  return integers(c, &b, 0, 1);
}

/* (size, seed, offset, stride, device, dtype): the numbers, and how far the offset moves */
aot_status aoti_lower_philox_rand(aoti_lower *c) {
  aoti_fuse *f = c->f;
  const aoti_meta *m = aoti_lower_result(c, 0);
  if (!m) return aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type");
  aoti_te seed = aoti_lower_operand(c, 1, AOT_I64);
  stream s = {OP2(XOR, seed, aoti_te_int(f, AOT_I64, AOTI_PHILOX_KEY)), aoti_lower_operand(c, 2, AOT_I64)};
  c->out[0] = aoti_cast(f, uniforms_of(c, &s, m->ndim, m->size, aoti_compute(m->dtype)), m->dtype);
  c->out[1] = aoti_te_copy(f, aoti_te_int(f, AOT_I64, AOTI_PHILOX_MOVES), NULL);
  return NULL;
}
