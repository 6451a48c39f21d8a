/* What random programs are made of: one function per kind of call, each of which picks operands that the call is legal
 * for, and a table of how often each is taken. */
#ifndef AOT_RANDOM_OPS_H
#define AOT_RANDOM_OPS_H

#include "random_program.h"

#define V(slot) aoti_v_node(slot)
#define I(n)    aoti_v_int(n)
#define NONE    aoti_v_none()
#define WORDS(p, ...) \
  rp_word_of((p), (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))
static const char *rp_word_of(rp_program *p, const char *const *words, size_t n) {
  return words[rp_below(p, (int64_t)n)];
}

enum {
  ANY = 0,
  FLOATS = 1,
  INTS = 2, // without bool
  EXACT = 4,
  BOOLS = 8,
  NO_BOOL = 16,
  SOME = 32, // it has elements
  DIMS = 64  // at least one dimension
};

static bool rp_fits(const rp_program *p, uint32_t i, int want) {
  aot_dtype d = rp_dtype(p, i);
  if (p->slot[i].hidden) return false;
  if ((want & FLOATS) && !aoti_is_float(d)) return false;
  if ((want & INTS) && (aoti_is_float(d) || d == AOT_B8)) return false;
  if ((want & BOOLS) && d != AOT_B8) return false;
  if ((want & NO_BOOL) && d == AOT_B8) return false;
  if ((want & EXACT) && !p->slot[i].exact) return false;
  if ((want & SOME) && !rp_numel(p, i)) return false;
  return !((want & DIMS) && !rp_ndim(p, i));
}

/* A slot, the later the likelier; -1 when none is found. */
static int rp_pick(rp_program *p, int want) {
  for (int tries = 0; tries < 24; tries++) {
    int64_t back = rp_below(p, 1 + rp_below(p, (int64_t)p->n_slots));
    uint32_t i = (uint32_t)((int64_t)p->n_slots - 1 - back);
    if (rp_fits(p, i, want)) return (int)i;
  }
  return -1;
}
#define PICK(name, want)         \
  int name = rp_pick(p, (want)); \
  if (name < 0) return RP_DROP

static bool rp_broadcasts(const rp_program *p, uint32_t x, uint32_t y, bool into_x) {
  int nx = rp_ndim(p, x), ny = rp_ndim(p, y);
  if (into_x && ny > nx) return false;
  int64_t n = 1;
  for (int d = 1; d <= nx || d <= ny; d++) {
    int64_t a = d <= nx ? rp_size(p, x, nx - d) : 1, b = d <= ny ? rp_size(p, y, ny - d) : 1;
    if (a != b && b != 1 && (into_x || a != 1)) return false;
    n *= a == 1 ? b : a;
  }
  return n <= (p->large ? 300000 : 6000);
}
/* A slot that x can be combined with; x itself when none is found. */
static uint32_t rp_partner(rp_program *p, uint32_t x, int want, bool into_x) {
  for (int tries = 0; tries < 24; tries++) {
    int y = rp_pick(p, want);
    if (y >= 0 && (uint32_t)y != x && rp_broadcasts(p, x, (uint32_t)y, into_x)) return (uint32_t)y;
  }
  return x;
}

// ---- pointwise

static int op_unary(rp_program *p) {
  PICK(x, ANY);
  if (rp_fits(p, (uint32_t)x, FLOATS) && rp_chance(p, 40))
    return RP_CALL(p,
                   WORDS(p, "aten.sin", "aten.cos", "aten.tanh", "aten.sigmoid", "aten.erf", "aten.silu", "aten.atan",
                         "aten.gelu", "aten.softplus", "aten.asinh", "aten.expm1"),
                   false, V(x));
  if (!p->slot[x].exact) return RP_CALL(p, WORDS(p, "aten.neg", "aten.clone", "aten.square", "aten.tanh"), false, V(x));
  switch (rp_below(p, 12)) {
  case 0: return RP_CALL(p, WORDS(p, "aten.logical_not", "aten.isnan"), true, V(x));
  case 1: return RP_CALL(p, "aten.clamp", true, V(x), I(-rp_below(p, 3)), I(1 + rp_below(p, 3)));
  case 2: return RP_CALL(p, "aten.clamp_min", true, V(x), I(rp_below(p, 3)));
  case 3: return RP_CALL(p, "aten.pow.Tensor_Scalar", true, V(x), I(1 + rp_below(p, 3)));
  case 4:
    if (!rp_fits(p, (uint32_t)x, FLOATS)) return RP_CALL(p, "aten.bitwise_not", true, V(x));
    return RP_CALL(p, "aten.leaky_relu", true, V(x), aoti_v_float(0.5));
  case 5:
    if (!rp_fits(p, (uint32_t)x, FLOATS)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.hardtanh", "aten.nan_to_num"), true, V(x));
  case 6:
    if (!rp_fits(p, (uint32_t)x, FLOATS)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.floor", "aten.ceil", "aten.round", "aten.trunc", "aten.frac"), true, V(x));
  case 7:
    if (!rp_fits(p, (uint32_t)x, NO_BOOL)) return RP_DROP;
    return RP_CALL(p, "aten.threshold", true, V(x), I(rp_below(p, 2)), I(rp_below(p, 5)));
  default:
    if (!rp_fits(p, (uint32_t)x, NO_BOOL)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.neg", "aten.abs", "aten.relu", "aten.sign", "aten.square", "aten.clone"), true,
                   V(x));
  }
}

static int op_binary(rp_program *p) {
  PICK(x, ANY);
  uint32_t y = rp_partner(p, (uint32_t)x, ANY, false), z;
  bool exact = p->slot[x].exact && p->slot[y].exact;
  bool bools = rp_dtype(p, (uint32_t)x) == AOT_B8 || rp_dtype(p, y) == AOT_B8;
  if (rp_chance(p, 25)) {
    const char *op = WORDS(p, "aten.add.Tensor", "aten.sub.Tensor", "aten.mul.Tensor", "aten.rsub.Scalar");
    if (rp_dtype(p, (uint32_t)x) == AOT_B8 && !strstr(op, "mul")) return RP_DROP;
    return RP_CALL(p, op, exact, V(x), rp_number(p, (uint32_t)x));
  }
  if (!exact) {
    if (bools) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.add.Tensor", "aten.mul.Tensor", "aten.sub.Tensor"), false, V(x), V(y));
  }
  switch (rp_below(p, 12)) {
  case 0:
    return RP_CALL(p,
                   WORDS(p, "aten.eq.Tensor", "aten.ne.Tensor", "aten.lt.Tensor", "aten.le.Tensor", "aten.gt.Tensor",
                         "aten.ge.Tensor", "aten.logical_and", "aten.logical_or", "aten.logical_xor"),
                   true, V(x), V(y));
  case 1: return RP_CALL(p, WORDS(p, "aten.maximum", "aten.minimum"), true, V(x), V(y));
  case 2:
    if (bools) return RP_DROP;
    return RP_CALL(p, "aten.add.Tensor", true, V(x), V(y), rp_fits(p, (uint32_t)x, INTS) ? I(2) : I(-1));
  case 3:
    if (rp_is_float(p, (uint32_t)x) || rp_is_float(p, y)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.bitwise_and.Tensor", "aten.bitwise_or.Tensor", "aten.bitwise_xor.Tensor"), true,
                   V(x), V(y));
  case 4: {
    int64_t by = 1 + rp_below(p, 4);
    if (rp_dtype(p, (uint32_t)x) == AOT_B8) return RP_DROP;
    if (rp_dtype(p, (uint32_t)x) != AOT_U8 && rp_chance(p, 50)) by = -by;
    if (rp_chance(p, 40))
      return RP_CALL(p, "aten.div.Tensor_mode", true, V(x), I(by), aoti_v_string(WORDS(p, "floor", "trunc")));
    return RP_CALL(p, WORDS(p, "aten.remainder.Scalar", "aten.fmod.Scalar", "aten.floor_divide"), true, V(x), I(by));
  }
  case 5:
    if (!rp_fits(p, (uint32_t)x, INTS)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.bitwise_left_shift.Tensor_Scalar", "aten.bitwise_right_shift.Tensor_Scalar"), true,
                   V(x), I(rp_below(p, 5)));
  case 6:
    z = rp_partner(p, (uint32_t)x, BOOLS, false);
    if (rp_dtype(p, z) != AOT_B8) return RP_DROP;
    if (rp_chance(p, 50)) return RP_CALL(p, "aten.masked_fill.Scalar", true, V(x), V(z), rp_number(p, (uint32_t)x));
    return RP_CALL(p, "aten.where.ScalarOther", true, V(z), V(x), rp_number(p, (uint32_t)x));
  case 7:
    for (int tries = 0; tries < 8; tries++) {
      z = rp_partner(p, (uint32_t)x, BOOLS, true);
      if (rp_dtype(p, z) == AOT_B8) return RP_CALL(p, "aten.where.self", true, V(z), V(x), V(y));
    }
    return RP_DROP;
  case 8:
    if (bools || rp_dtype(p, (uint32_t)x) != rp_dtype(p, y) || !rp_is_float(p, y)) return RP_DROP;
    return RP_CALL(p, "aten.lerp.Scalar", true, V(x), V(y), aoti_v_float(0.5));
  default:
    if (bools) return RP_CALL(p, "aten.mul.Tensor", true, V(x), V(y));
    return RP_CALL(p, WORDS(p, "aten.add.Tensor", "aten.mul.Tensor", "aten.sub.Tensor"), true, V(x), V(y));
  }
}

static int op_divide(rp_program *p) {
  PICK(x, FLOATS);
  uint32_t y = rp_partner(p, (uint32_t)x, FLOATS, false);
  int square = RP_CALL(p, "aten.square", p->slot[y].exact, V(y));
  if (square < 0) return RP_DROP;
  int one = RP_CALL(p, "aten.add.Tensor", p->slot[square].exact, V((uint32_t)square), I(1));
  if (one < 0) return RP_DROP;
  switch (rp_below(p, 4)) {
  case 0: return RP_CALL(p, WORDS(p, "aten.rsqrt", "aten.sqrt", "aten.log", "aten.reciprocal"), false, V(one));
  case 1: return RP_CALL(p, "aten.atan2", false, V(x), V(one));
  default: return RP_CALL(p, "aten.div.Tensor", false, V(x), V(one));
  }
}

static int op_convert(rp_program *p) {
  static const aot_dtype to[] = {AOT_F32, AOT_F32, AOT_F64, AOT_I64, AOT_I32, AOT_B8, AOT_U8, AOT_I8, AOT_I16};
  PICK(x, EXACT);
  aot_dtype d = to[rp_below(p, p->large ? 6 : 9)];
  if (p->half && rp_chance(p, 50)) d = rp_chance(p, 50) ? AOT_BF16 : AOT_F16;
  if (!aoti_is_float(d) && d != AOT_B8 && (p->slot[x].special || p->slot[x].max > 100)) return RP_DROP;
  if (d == AOT_U8 && rp_is_float(p, (uint32_t)x)) { // no negative ones: what they become is not defined
    x = RP_CALL(p, "aten.abs", true, V(x));
    if (x < 0) return RP_DROP;
  }
  if (rp_chance(p, 50)) return RP_CALL(p, "aten.to.dtype", true, V(x), aoti_v_dtype(d));
  return RP_CALL(p, "aten._to_copy", true, V(x), aoti_v_dtype(d));
}

// ---- reductions and scans

static int op_reduce(rp_program *p) {
  PICK(x, SOME | DIMS);
  rp_slot *a = &p->slot[x];
  int nd = rp_ndim(p, (uint32_t)x), d = (int)rp_below(p, nd);
  int64_t dims[4], all = rp_numel(p, (uint32_t)x);
  int n = 0;
  aot_value keep = aoti_v_bool(rp_chance(p, 50));
  for (int k = 0; k < nd; k++)
    if (k == d || rp_chance(p, 30)) dims[n++] = rp_chance(p, 20) ? k - nd : k;
  aot_value list = rp_ints(p, dims, n);
  bool sums = !rp_is_float(p, (uint32_t)x) || rp_sums(a, all);
  switch (rp_below(p, a->exact ? 12 : 5)) {
  case 0: return RP_CALL(p, "aten.sum", sums, V(x));
  case 1:
    if (!rp_is_float(p, (uint32_t)x)) return RP_DROP;
    return RP_CALL(p, "aten.mean.dim", false, V(x), list, keep);
  case 2:
    if (!rp_is_float(p, (uint32_t)x) || all < 2) return RP_DROP;
    return RP_CALL(p, "aten.var.correction", false, V(x), list, I(0), keep);
  case 3:
    if (!rp_is_float(p, (uint32_t)x)) return RP_DROP;
    return RP_CALL(p, "aten.logsumexp", false, V(x), list, keep);
  case 4: return RP_CALL(p, "aten.sum.dim_IntList", sums, V(x), list, keep);
  case 5: return RP_CALL(p, WORDS(p, "aten.amax", "aten.amin"), true, V(x), list, keep);
  case 6: return RP_CALL(p, WORDS(p, "aten.any.dim", "aten.all.dim"), true, V(x), I(d), keep);
  case 7:
    if (rp_fits(p, (uint32_t)x, BOOLS)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.argmax", "aten.argmin"), true, V(x), rp_chance(p, 70) ? I(d) : NONE, keep);
  case 8: return RP_CALL2(p, WORDS(p, "aten.max.dim", "aten.min.dim"), true, V(x), I(d), keep);
  case 9: return RP_CALL(p, WORDS(p, "aten.max", "aten.min", "aten.any", "aten.all"), true, V(x));
  case 10:
    return RP_CALL(p, "aten.sum.dim_IntList", sums, V(x), list, keep,
                   aoti_v_dtype(rp_is_float(p, (uint32_t)x) ? AOT_F64 : AOT_F32));
  default: return RP_CALL(p, "aten.sum.dim_IntList", sums, V(x), list, keep);
  }
}

static int op_scan(rp_program *p) {
  PICK(x, SOME | DIMS);
  int64_t d = rp_below(p, rp_ndim(p, (uint32_t)x));
  bool sums = !rp_is_float(p, (uint32_t)x) || rp_sums(&p->slot[x], rp_size(p, (uint32_t)x, (int)d));
  aot_value down = aoti_v_bool(rp_chance(p, 50));
  switch (rp_below(p, 8)) {
  case 0:
    if (!rp_is_float(p, (uint32_t)x)) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten._softmax", "aten._log_softmax"), false, V(x), I(d), aoti_v_bool(false));
  case 1:
    if (!rp_is_float(p, (uint32_t)x)) return RP_DROP;
    return RP_CALL(p, "aten.logcumsumexp", false, V(x), I(d));
  case 2:
    if (!p->slot[x].exact) return RP_DROP;
    return RP_CALL2(p, WORDS(p, "aten.cummax", "aten.cummin"), true, V(x), I(d));
  case 3:
    if (!p->slot[x].exact) return RP_DROP;
    return RP_CALL2(p, "aten.sort.stable", true, V(x), aoti_v_bool(true), I(d), down);
  case 4: { // of equal values, which ones are taken is not said: the indices are not used
    if (!p->slot[x].exact || rp_fits(p, (uint32_t)x, BOOLS)) return RP_DROP;
    int first = RP_CALL2(p, "aten.topk", true, V(x), I(1 + rp_below(p, rp_size(p, (uint32_t)x, (int)d))), I(d), down);
    if (first >= 0) p->slot[first + 1].exact = false, p->slot[first + 1].hidden = true;
    return first;
  }
  default: return RP_CALL(p, "aten.cumsum", sums, V(x), I(d));
  }
}

// ---- views and copies

static bool rp_row_major(const rp_program *p, uint32_t x) {
  int64_t step = 1;
  for (int d = rp_ndim(p, x) - 1; d >= 0; d--) {
    if (rp_t(p, x)->meta.stride[d].value != step) return false;
    step *= rp_size(p, x, d);
  }
  return true;
}

static int op_view(rp_program *p) {
  PICK(x, ANY);
  uint32_t u = (uint32_t)x;
  bool exact = p->slot[x].exact;
  int nd = rp_ndim(p, u);
  int d = (int)rp_below(p, nd), e = (int)rp_below(p, nd);
  int64_t n = nd ? rp_size(p, u, d) : 1;
  if (!nd || (nd < 4 && rp_chance(p, 10))) {
    if (nd > 3) return RP_DROP;
    return RP_CALL(p, "aten.unsqueeze", exact, V(x), I(rp_below(p, nd + 1)));
  }
  switch (rp_below(p, 14)) {
  case 0: return RP_CALL(p, "aten.transpose.int", exact, V(x), I(d), I(e - nd));
  case 1: { // flat, or two dimensions in one
    int64_t one[] = {-1};
    return RP_CALL(p, "aten.reshape", exact, V(x), rp_ints(p, one, 1));
  }
  case 2: {
    int64_t size[5], k = 0;
    if (nd > 3 || n < 2) return RP_DROP;
    int64_t part = n % 2 == 0 ? 2 : n % 3 == 0 ? 3 : n;
    for (int i = 0; i < nd; i++) {
      if (i == d) size[k++] = n / part;
      size[k++] = i == d ? part : rp_size(p, u, i);
    }
    return RP_CALL(p, "aten.reshape", exact, V(x), rp_ints(p, size, (int)k));
  }
  case 3:
  case 4: {
    int64_t start = rp_below(p, n + 1), end = rp_chance(p, 50) ? INT64_MAX : start + rp_below(p, n - start + 1);
    if (rp_chance(p, 85) && start == n) start = 0;
    if (rp_chance(p, 85) && end <= start) end = INT64_MAX;
    if (rp_chance(p, 20) && start) start -= n; // from the end
    return RP_CALL(p, "aten.slice.Tensor", exact, V(x), I(d), I(start), I(end), I(1 + rp_below(p, 3)));
  }
  case 5:
    if (!n) return RP_DROP;
    return RP_CALL(p, "aten.select.int", exact, V(x), I(d), I(rp_below(p, n) - (rp_chance(p, 30) ? n : 0)));
  case 6: {
    int64_t size[4];
    for (int i = 0; i < nd; i++) size[i] = rp_size(p, u, i) == 1 ? p->dim[rp_below(p, 4)] : -1;
    return RP_CALL(p, "aten.expand", exact, V(x), rp_ints(p, size, nd));
  }
  case 7:
    if (nd < 2 || d == e) return RP_DROP;
    return RP_CALL(p, "aten.diagonal", exact, V(x), I(rp_below(p, 3) - 1), I(d), I(e));
  case 8: {
    if (!n || nd > 3) return RP_DROP;
    int64_t window = 1 + rp_below(p, n < 5 ? n : 5);
    return RP_CALL(p, "aten.unfold", exact, V(x), I(d), I(window), I(1 + rp_below(p, 3)));
  }
  case 9: return RP_CALL(p, "aten.squeeze.dim", exact, V(x), I(d));
  case 10: {
    if (n < 2 || n > 24) return RP_DROP;
    return RP_CALL(p, "aten.split.Tensor", exact, V(x), I((n + 1) / 2), I(d));
  }
  case 11: {
    if (n < 1 || n > 6) return RP_DROP;
    return RP_CALL(p, "aten.unbind.int", exact, V(x), I(d));
  }
  case 12: {
    int64_t order[4] = {0, 1, 2, 3};
    for (int i = nd - 1; i > 0; i--) {
      int64_t j = rp_below(p, i + 1), was = order[i];
      order[i] = order[j], order[j] = was;
    }
    return RP_CALL(p, "aten.permute", exact, V(x), rp_ints(p, order, nd));
  }
  default: {
    if (rp_numel(p, u) < 4 || !rp_row_major(p, u)) return RP_DROP;
    int64_t total = rp_numel(p, u), size[2], stride[2];
    size[1] = 1 + rp_below(p, total < 7 ? total : 7);
    stride[1] = rp_below(p, 1 + (total - 1) / size[1] / 2);
    if (stride[1] > 4) stride[1] = 1;
    int64_t rest = total - 1 - (size[1] - 1) * stride[1];
    stride[0] = rp_below(p, rest < 6 ? rest + 1 : 6);
    size[0] = stride[0] ? 1 + rp_below(p, rest / stride[0] + 1) : 1 + rp_below(p, 5);
    int64_t offset = rest - (size[0] - 1) * stride[0] * (stride[0] > 0);
    return RP_CALL(p, "aten.as_strided", exact, V(x), rp_ints(p, size, 2), rp_ints(p, stride, 2),
                   I(rp_t(p, u)->meta.offset.value + rp_below(p, offset + 1)));
  }
  }
}

static int op_copy(rp_program *p) {
  PICK(x, DIMS);
  uint32_t u = (uint32_t)x;
  bool exact = p->slot[x].exact;
  int nd = rp_ndim(p, u), d = (int)rp_below(p, nd);
  int64_t n = rp_size(p, u, d);
  switch (rp_below(p, 13)) {
  case 0: return RP_CALL(p, "aten.flip", exact, V(x), rp_ints(p, (int64_t[]){d}, 1));
  case 1:
    return RP_CALL(p, "aten.roll", exact, V(x), rp_ints(p, (int64_t[]){rp_below(p, 9) - 4}, 1),
                   rp_ints(p, (int64_t[]){d}, 1));
  case 2:
  case 3: { // parts of the same sizes but for one dimension: slices of what has them, or itself
    aot_value parts[3] = {V(x), V(x), V(x)};
    int k = 1 + (int)rp_below(p, 3);
    for (int i = 1; i < k; i++)
      for (int tries = 0; tries < 20; tries++) {
        int y = rp_pick(p, DIMS);
        bool same = y >= 0 && rp_ndim(p, (uint32_t)y) == nd;
        for (int q = 0; same && q < nd; q++) same = q == d || rp_size(p, (uint32_t)y, q) == rp_size(p, u, q);
        if (!same) continue;
        parts[i] = V((uint32_t)y);
        exact = exact && p->slot[y].exact;
        break;
      }
    return RP_CALL(p, "aten.cat", exact, rp_list(p, parts, (size_t)k), I(d - nd));
  }
  case 4: {
    uint32_t y = rp_partner(p, u, ANY, true);
    if (nd > 3 || rp_ndim(p, y) != nd) y = u;
    for (int q = 0; q < nd; q++)
      if (rp_size(p, y, q) != rp_size(p, u, q)) y = u;
    if (nd > 3) return RP_DROP;
    aot_value parts[2] = {V(x), V(y)};
    return RP_CALL(p, "aten.stack", exact && p->slot[y].exact, rp_list(p, parts, 2), I(rp_below(p, nd + 1)));
  }
  case 5: {
    int64_t pad[8] = {0};
    int k = 1 + (int)rp_below(p, nd > 2 ? 2 : nd);
    for (int i = 0; i < 2 * k; i++) pad[i] = rp_below(p, 4) - (rp_size(p, u, nd - 1 - i / 2) > 4 ? 1 : 0);
    return RP_CALL(p, "aten.constant_pad_nd", exact, V(x), rp_ints(p, pad, 2 * k), rp_number(p, u));
  }
  case 6: {
    int64_t times[4];
    for (int i = 0; i < nd; i++) times[i] = 1 + rp_below(p, 2);
    return RP_CALL(p, "aten.repeat", exact, V(x), rp_ints(p, times, nd));
  }
  case 7:
    if (nd < 2) return RP_DROP;
    return RP_CALL(p, WORDS(p, "aten.tril", "aten.triu"), exact, V(x), I(rp_below(p, 5) - 2));
  case 8:
    return RP_CALL(p, "aten.clone", exact, V(x),
                   (aot_value){.kind = AOT_MEMORY_FORMAT,
                               .as.memory_format = nd == 4 && rp_chance(p, 60) ? AOT_CHANNELS_LAST : AOT_CONTIGUOUS});
  case 9: { // scatters of views: the part is made as the view is
    int64_t start = rp_below(p, n), step = 1 + rp_below(p, 2);
    if (!n) return RP_DROP;
    int part = RP_CALL(p, "aten.slice.Tensor", exact, V(x), I(d), I(start), I(INT64_MAX), I(step));
    if (part < 0) return RP_DROP;
    int other = RP_CALL(p, rp_fits(p, u, BOOLS) ? "aten.logical_not" : "aten.neg", exact, V(part));
    if (other < 0) return RP_DROP;
    return RP_CALL(p, "aten.slice_scatter", exact, V(x), V(other), I(d), I(start), I(INT64_MAX), I(step));
  }
  case 10: {
    if (!n) return RP_DROP;
    int64_t at = rp_below(p, n);
    int part = RP_CALL(p, "aten.select.int", exact, V(x), I(d), I((at + 1) % n));
    if (part < 0) return RP_DROP;
    return RP_CALL(p, "aten.select_scatter", exact, V(x), V(part), I(d), I(at));
  }
  case 11: {
    int64_t size[4];
    for (int i = 0; i < nd; i++) size[i] = rp_size(p, u, i);
    return RP_CALL(p, WORDS(p, "aten.new_zeros", "aten.new_ones"), true, V(x), rp_ints(p, size, nd));
  }
  default: return RP_CALL(p, "aten.full_like", true, V(x), rp_number(p, u));
  }
}

// ---- indices

/* A slot of i64 indices below n, of one dimension or of the dimensions of like; -1 when there is none. */
static int rp_index(rp_program *p, int64_t n, int want_dims, bool negative) {
  if (n < 1) return -1;
  for (int tries = 0; tries < 16; tries++) {
    int i = rp_pick(p, INTS | SOME);
    if (i < 0 || (want_dims >= 0 && rp_ndim(p, (uint32_t)i) != want_dims) || rp_numel(p, (uint32_t)i) > 200) continue;
    int wide = rp_dtype(p, (uint32_t)i) == AOT_I64 ? i : RP_CALL(p, "aten._to_copy", true, V(i), aoti_v_dtype(AOT_I64));
    if (wide < 0) return -1;
    int r = RP_CALL(p, "aten.remainder.Scalar", true, V(wide), I(n));
    if (r < 0 || !negative || !rp_chance(p, 30)) return r;
    return RP_CALL(p, "aten.sub.Tensor", true, V(r), I(n));
  }
  return -1;
}

static int op_gather(rp_program *p) {
  PICK(x, SOME | DIMS);
  uint32_t u = (uint32_t)x;
  bool exact = p->slot[x].exact;
  int nd = rp_ndim(p, u), d = (int)rp_below(p, nd);
  int64_t n = rp_size(p, u, d);
  int kind = (int)rp_below(p, 5);
  int index = rp_index(p, n, kind == 0 ? 1 : kind == 1 ? nd : -1, kind > 1);
  if (index < 0) return RP_DROP;
  switch (kind) {
  case 0: return RP_CALL(p, "aten.index_select", exact, V(x), I(d), V(index));
  case 1:
    for (int i = 0; i < nd; i++)
      if (i != d && rp_size(p, (uint32_t)index, i) > rp_size(p, u, i)) return RP_DROP;
    return RP_CALL(p, "aten.gather", exact, V(x), I(d), V(index));
  case 2: {
    if (nd != 2) return RP_DROP;
    int first = RP_CALL(p, "aten.remainder.Scalar", true, V(index), I(rp_size(p, u, 0)));
    if (first < 0 || rp_ndim(p, (uint32_t)first) > 2) return RP_DROP;
    return RP_CALL(p, "aten.embedding", exact, V(x), V(first), I(rp_chance(p, 50) ? 0 : -1));
  }
  default: {
    aot_value at[4];
    for (int i = 0; i < nd; i++) at[i] = i == d ? V(index) : NONE;
    if (nd > 1 && rp_chance(p, 30)) {
      int e = (d + 1) % nd, second = rp_index(p, rp_size(p, u, e), 1, true);
      if (second >= 0 && rp_broadcasts(p, (uint32_t)index, (uint32_t)second, false)) at[e] = V(second);
    }
    if (nd - 1 + rp_ndim(p, (uint32_t)index) > 4) return RP_DROP;
    return RP_CALL(p, "aten.index.Tensor", exact, V(x), rp_list(p, at, (size_t)nd));
  }
  }
}

static int op_scatter(rp_program *p) {
  PICK(x, SOME | DIMS | NO_BOOL | EXACT);
  uint32_t u = (uint32_t)x;
  int nd = rp_ndim(p, u), d = (int)rp_below(p, nd);
  int64_t n = rp_size(p, u, d);
  int kind = (int)rp_below(p, 5);
  int index = rp_index(p, n, kind < 3 ? 1 : nd, false);
  if (index < 0) return RP_DROP;
  if (!rp_sums(&p->slot[x], 64)) return RP_DROP;
  if (kind < 3) {
    int source = RP_CALL(p, "aten.index_select", true, V(x), I(d), V(index));
    if (source < 0) return RP_DROP;
    if (kind == 0) return RP_CALL(p, "aten.index_add", true, V(x), I(d), V(index), V(source), I(-1));
    if (kind == 1) return RP_CALL(p, "aten.index_fill.int_Scalar", true, V(x), I(d), V(index), rp_number(p, u));
    aot_value at[4];
    for (int i = 0; i < nd; i++) at[i] = i == d ? V(index) : NONE;
    return RP_CALL(p, "aten.index_put", true, V(x), rp_list(p, at, (size_t)(d + 1)), V(source), aoti_v_bool(true));
  }
  for (int i = 0; i < nd; i++)
    if (i != d && rp_size(p, (uint32_t)index, i) > rp_size(p, u, i)) return RP_DROP;
  int source = RP_CALL(p, "aten.gather", true, V(x), I(d), V(index));
  if (source < 0) return RP_DROP;
  if (kind == 3) return RP_CALL(p, "aten.scatter_add", true, V(x), I(d), V(index), V(source));
  return RP_CALL(p, "aten.scatter_reduce.two", true, V(x), I(d), V(index), V(source),
                 aoti_v_string(WORDS(p, "sum", "amax", "amin")), aoti_v_bool(rp_chance(p, 50)));
}

// ---- products and windows

static int op_product(rp_program *p) {
  PICK(x, SOME | FLOATS | DIMS);
  uint32_t u = (uint32_t)x;
  int nd = rp_ndim(p, u);
  if (nd < 1) return RP_DROP;
  int64_t k = rp_size(p, u, nd - 1);
  for (int tries = 0; tries < 24; tries++) {
    int y = rp_pick(p, SOME | FLOATS | DIMS);
    if (y < 0) return RP_DROP;
    uint32_t w = (uint32_t)y;
    int md = rp_ndim(p, w);
    if (rp_dtype(p, u) != rp_dtype(p, w)) continue;
    rp_slot *a = &p->slot[x], *b = &p->slot[y];
    bool exact = a->exact && b->exact && (double)k * a->max * b->max / a->grain / b->grain < 0x1p23;
    if (nd == 2 && md == 2 && rp_size(p, w, 0) == k) {
      int64_t m = rp_size(p, u, 0), q = rp_size(p, w, 1);
      if (m * q > 6000) continue;
      for (int more = 0; more < 12 && rp_chance(p, 40); more++) {
        int c = rp_pick(p, FLOATS | SOME);
        if (c < 0 || rp_dtype(p, (uint32_t)c) != rp_dtype(p, u)) continue;
        int cd = rp_ndim(p, (uint32_t)c);
        bool fits = cd == 1 ? rp_size(p, (uint32_t)c, 0) == q || rp_size(p, (uint32_t)c, 0) == 1
                            : cd == 2 && rp_size(p, (uint32_t)c, 1) == q &&
                                  (rp_size(p, (uint32_t)c, 0) == m || rp_size(p, (uint32_t)c, 0) == 1);
        if (fits)
          return RP_CALL(p, "aten.addmm", exact && p->slot[c].exact, V((uint32_t)c), V(x), V(y), I(rp_below(p, 3)),
                         I(rp_chance(p, 70) ? 1 : -2));
      }
      return RP_CALL(p, "aten.mm", exact, V(x), V(y));
    }
    if (nd == 3 && md == 3 && rp_size(p, w, 1) == k && rp_size(p, w, 0) == rp_size(p, u, 0))
      return RP_CALL(p, "aten.bmm", exact, V(x), V(y));
    if (nd == 2 && md == 1 && rp_size(p, w, 0) == k) return RP_CALL(p, "aten.mv", exact, V(x), V(y));
    if (md == 2 && rp_size(p, w, 1) == k && rp_numel(p, u) * rp_size(p, w, 0) / k < 6000)
      return RP_CALL(p, "aten.linear", exact, V(x), V(y));
    if (rp_chance(p, 30)) { // its own transpose
      if (nd != 2 || rp_size(p, u, 0) > 60) return RP_DROP;
      int t = RP_CALL(p, "aten.t", a->exact, V(x));
      exact = a->exact && (double)k * a->max * a->max / a->grain / a->grain < 0x1p23;
      return t < 0 ? RP_DROP : RP_CALL(p, "aten.mm", exact, V(x), V(t));
    }
  }
  return RP_DROP;
}

static int op_image(rp_program *p) {
  PICK(x, SOME | FLOATS | DIMS);
  uint32_t u = (uint32_t)x;
  bool exact = p->slot[x].exact;
  int nd = rp_ndim(p, u);
  if (nd == 3) {
    x = RP_CALL(p, "aten.unsqueeze", exact, V(x), I(0));
    if (x < 0) return RP_DROP;
    u = (uint32_t)x;
  } else if (nd != 4) {
    return RP_DROP;
  }
  int64_t h = rp_size(p, u, 2), w = rp_size(p, u, 3), c = rp_size(p, u, 1);
  if (h < 2 || w < 2 || h * w > 400) return RP_DROP;
  aot_value two = rp_ints(p, (int64_t[]){2, 2}, 2), step = rp_ints(p, (int64_t[]){1 + rp_below(p, 2), 1}, 2),
            pad = rp_ints(p, (int64_t[]){rp_below(p, 2), rp_below(p, 2)}, 2);
  switch (rp_below(p, 4)) {
  case 0:
    if (!exact) return RP_DROP;
    return RP_CALL2(p, "aten.max_pool2d_with_indices", true, V(x), two, step, pad);
  case 1: return RP_CALL(p, "aten.avg_pool2d", exact, V(x), two, step, pad);
  case 2:
    return RP_CALL(p, "aten.upsample_nearest2d", exact, V(x),
                   rp_ints(p, (int64_t[]){1 + rp_below(p, 2 * h), 1 + rp_below(p, 2 * w)}, 2));
  default: // a weight of the image's own rows
    for (int tries = 0; tries < 20; tries++) {
      int y = rp_pick(p, SOME | FLOATS | DIMS);
      if (y < 0 || rp_dtype(p, (uint32_t)y) != rp_dtype(p, u)) continue;
      if (rp_ndim(p, (uint32_t)y) != 4 || rp_size(p, (uint32_t)y, 1) != c) continue;
      if (rp_size(p, (uint32_t)y, 2) > h || rp_size(p, (uint32_t)y, 3) > w) continue;
      rp_slot *a = &p->slot[x], *b = &p->slot[y];
      double all = (double)(c * rp_size(p, (uint32_t)y, 2) * rp_size(p, (uint32_t)y, 3));
      exact = exact && b->exact && all * a->max * b->max / a->grain / b->grain < 0x1p23;
      if (all * (double)(h * w * rp_size(p, u, 0) * rp_size(p, (uint32_t)y, 0)) > 2e5) continue;
      return RP_CALL(p, "aten.convolution", exact, V(x), V(y), NONE, step, pad, rp_ints(p, (int64_t[]){1, 1}, 2),
                     aoti_v_bool(false), rp_ints(p, (int64_t[]){0, 0}, 2), I(1));
    }
    return RP_DROP;
  }
}

static int op_norm(rp_program *p) {
  PICK(x, SOME | FLOATS | DIMS);
  uint32_t u = (uint32_t)x;
  int nd = rp_ndim(p, u);
  if (nd < 1) return RP_DROP;
  int64_t n = rp_size(p, u, nd - 1);
  if (n < 2) return RP_DROP;
  return rp_call_op(p, "aten.native_layer_norm", 3, false,
                    (aot_value[]){V(x), rp_ints(p, &n, 1), NONE, NONE, aoti_v_float(0.5)}, 5);
}

// ---- writes

/* Whether PyTorch lets it be written: one element, one place; no leaf that wants a gradient; not one of several views.
 */
static bool rp_writable(const rp_program *p, uint32_t x) {
  const aot_tensor *t = rp_t(p, x);
  bool seen[4] = {false};
  int64_t next = 1;
  if (!aoti_tensor_numel(t) || p->slot[x].listed) return false;
  for (size_t i = 0; i < p->n_in; i++)
    if (p->in[i].wants_grad && p->slot[i].t->storage == t->storage) return false;
  for (int k = 0; k < t->meta.ndim; k++) { // from the smallest stride
    int best = -1;
    for (int d = 0; d < t->meta.ndim; d++)
      if (!seen[d] && (best < 0 || t->meta.stride[d].value < t->meta.stride[best].value)) best = d;
    seen[best] = true;
    if (t->meta.size[best].value == 1) continue;
    if (t->meta.stride[best].value < next) return false;
    next = t->meta.stride[best].value * t->meta.size[best].value;
  }
  return t->meta.ndim <= 4;
}

/* The same call without its write must be fit to go on with. */
static int rp_write(rp_program *p, const char *op, const char *functional, bool exact, const aot_value *args, int n) {
  uint32_t x = args[0].as.node;
  int tried = rp_call_op(p, functional, 1, exact, args, n);
  if (tried < 0) return RP_DROP;
  bool fits = rp_dtype(p, (uint32_t)tried) == rp_dtype(p, x);
  p->n_calls--;
  p->n_slots = (size_t)tried;
  if (!fits) return RP_DROP;
  tried = rp_call_op(p, op, 1, exact, args, n);
  if (tried < 0) fail_msg("seed %llu: %s gives what %s does not", (unsigned long long)p->seed, op, functional);
  rp_written(p, x);
  return tried;
}
#define RP_WRITE(p, op, functional, exact, ...)                          \
  rp_write((p), (op), (functional), (exact), (aot_value[]){__VA_ARGS__}, \
           (int)(sizeof((aot_value[]){__VA_ARGS__}) / sizeof(aot_value)))

static int op_write(rp_program *p) {
  if (!p->writes) return RP_DROP;
  PICK(x, SOME);
  uint32_t u = (uint32_t)x;
  if (!rp_writable(p, u)) return RP_DROP;
  bool exact = p->slot[x].exact;
  bool boolean = rp_dtype(p, u) == AOT_B8;
  uint32_t y = rp_partner(p, u, boolean ? BOOLS : NO_BOOL, true);
  if (rp_t(p, y)->storage == rp_t(p, u)->storage && y != u) { // another part of the same memory: a copy of it first
    int copy = RP_CALL(p, "aten.clone", p->slot[y].exact, V(y));
    if (copy < 0) return RP_DROP;
    y = (uint32_t)copy;
  }
  bool both = exact && p->slot[y].exact;
  switch (rp_below(p, 9)) {
  case 0: return RP_WRITE(p, "aten.fill_.Scalar", "aten.fill.Scalar", true, V(x), rp_number(p, u));
  case 1: return RP_WRITE(p, "aten.mul_.Scalar", "aten.mul.Scalar", exact, V(x), rp_number(p, u));
  case 2:
    if (boolean || !exact) return RP_DROP;
    return RP_WRITE(p, "aten.clamp_", "aten.clamp", true, V(x), I(0), I(2));
  case 3:
    if (boolean || !exact) return RP_DROP;
    return RP_WRITE(p, "aten.relu_", "aten.relu", true, V(x));
  case 4:
    if (boolean) return RP_DROP;
    return RP_WRITE(p, "aten.neg_", "aten.neg", exact, V(x));
  case 5:
  case 6: {
    if (!aoti_is_float(rp_dtype(p, u)) && aoti_is_float(rp_dtype(p, y))) return RP_DROP;
    return RP_WRITE(p, "aten.copy_", "aten.copy", p->slot[y].exact, V(x), V(y));
  }
  case 7: {
    uint32_t m = rp_partner(p, u, BOOLS, true);
    if (rp_dtype(p, m) != AOT_B8 || rp_t(p, m)->storage == rp_t(p, u)->storage) return RP_DROP;
    return RP_WRITE(p, "aten.masked_fill_.Scalar", "aten.masked_fill.Scalar", exact, V(x), V(m), rp_number(p, u));
  }
  default:
    if (boolean) return RP_DROP;
    return RP_WRITE(p, "aten.add_.Tensor", "aten.add.Tensor", both, V(x), V(y));
  }
}

static const struct {
  int (*make)(rp_program *);
  int weight;
} rp_kinds[] = {{op_unary, 12},  {op_binary, 20}, {op_divide, 3}, {op_convert, 5}, {op_reduce, 12},
                {op_scan, 6},    {op_view, 18},   {op_copy, 10},  {op_gather, 5},  {op_scatter, 5},
                {op_product, 6}, {op_image, 3},   {op_norm, 2},   {op_write, 12}};

// ---- a program

static void rp_make_input(rp_program *p, int i) {
  static const aot_dtype dtypes[] = {AOT_F32, AOT_F32, AOT_F32, AOT_F64, AOT_I64, AOT_I32, AOT_B8, AOT_U8, AOT_I16};
  rp_input *d = &p->in[i];
  *d = (rp_input){.memory = i, .dtype = dtypes[rp_below(p, 9)]};
  if (i == 0) d->dtype = AOT_F32;
  if (i == 1) d->dtype = AOT_I64;
  if (p->half && rp_chance(p, 50)) d->dtype = rp_chance(p, 60) ? AOT_BF16 : AOT_F16;
  d->ndim = (int)rp_below(p, 8) % 5;
  if (i < 2 && !d->ndim) d->ndim = 1 + i;
  int64_t memory_size[4];
  int order[4] = {0, 1, 2, 3}, layout = (int)rp_below(p, 8);
  for (int k = 0; k < d->ndim; k++) {
    d->size[k] = rp_chance(p, 8) ? 1 : p->dim[rp_below(p, d->ndim > 2 ? 3 : 4)];
    if (d->ndim > 2 && d->size[k] > 9) d->size[k] = 2 + d->size[k] % 7;
    memory_size[k] = d->size[k];
  }
  if (layout == 1 && d->ndim > 1) // the last two swapped in memory
    order[d->ndim - 1] = d->ndim - 2, order[d->ndim - 2] = d->ndim - 1;
  if (layout == 2 && d->ndim == 4) order[1] = 2, order[2] = 3, order[3] = 1;           // channels last
  if (layout == 3 && d->ndim) memory_size[d->ndim - 1] = 2 * d->size[d->ndim - 1] + 1; // every second element
  d->offset = layout == 4 ? 3 : 0;
  int64_t step = 1;
  for (int k = d->ndim - 1; k >= 0; k--) {
    d->stride[order[k]] = step;
    step *= memory_size[order[k]];
  }
  if (layout == 3 && d->ndim) d->stride[d->ndim - 1] = 2;
  if (layout == 5 && d->ndim > 1) d->stride[0] = 0; // expanded
  d->elements = step + d->offset;
  d->wants_grad = p->grads && aoti_is_float(d->dtype) && rp_chance(p, 60);
  if (layout == 6 && i > 1 && !d->wants_grad) // another view of an earlier input's memory
    for (int j = 0; j < i; j++) {
      const rp_input *b = &p->in[j];
      if (b->dtype != d->dtype || b->wants_grad || b->memory != j || b->elements < d->elements) continue;
      d->memory = j;
      d->offset = b->elements - d->elements;
      break;
    }
  if (d->memory != i) return;
  d->values = calloc((size_t)d->elements + 1, sizeof *d->values);
  assert_non_null(d->values);
  for (int64_t e = 0; e < d->elements; e++) {
    double v = (double)(rp_below(p, 9) - 4);
    if (aoti_is_float(d->dtype) && rp_chance(p, 30)) v /= 2;
    if (d->dtype == AOT_B8) v = v > 0;
    if (d->dtype == AOT_U8) v = fabs(v);
    if (p->special && aoti_is_float(d->dtype) && rp_chance(p, 6)) {
      static const double odd[] = {NAN, INFINITY, -INFINITY, -0.0};
      v = odd[rp_below(p, 4)];
    }
    d->values[e] = v;
  }
}

/* The program of a seed. The tensors it was made with belong to s. */
static void rp_make(rp_program *p, uint64_t seed, aot_scope *s) {
  static const int64_t dims[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 32, 33, 64, 65};
  static const int64_t wide[] = {127, 128, 257, 511, 1000, 1025, 2049};
  memset(p, 0, sizeof *p);
  p->seed = p->state = seed;
  p->s = s;
  p->large = rp_chance(p, 10);
  p->grads = rp_chance(p, 65);
  p->special = rp_chance(p, 12);
  p->half = rp_chance(p, 20);
  p->writes = rp_chance(p, 50);
  for (int i = 0; i < 4; i++) p->dim[i] = dims[rp_below(p, 18)];
  if (p->large) p->dim[3] = wide[rp_below(p, 7)];
  if (rp_chance(p, 4)) p->dim[2] = 0;
  p->n_in = 2 + (size_t)rp_below(p, RP_INPUTS - 1);
  for (size_t i = 0; i < p->n_in; i++) rp_make_input(p, (int)i);
  aot_tensor *in[RP_INPUTS];
  rp_inputs(s, p, (aot_device){AOT_CPU, 0}, in);
  for (size_t i = 0; i < p->n_in; i++) {
    p->slot[i] = (rp_slot){.t = in[i]};
    rp_judge(p, &p->slot[i], true);
  }
  p->n_slots = p->n_in;
  int total = 0;
  for (size_t k = 0; k < sizeof rp_kinds / sizeof *rp_kinds; k++) total += rp_kinds[k].weight;
  size_t wanted = 3 + (size_t)rp_below(p, 18);
  for (int tries = 0; p->n_calls < wanted && tries < 400; tries++) {
    int at = (int)rp_below(p, total);
    size_t k = 0;
    while (at >= rp_kinds[k].weight) at -= rp_kinds[k++].weight;
    rp_kinds[k].make(p);
  }
  // The last value, and some of the others.
  for (size_t i = p->n_slots; i-- > p->n_in && p->n_out < RP_OUTPUTS;)
    if (!p->slot[i].hidden && (!p->n_out || rp_chance(p, 25))) p->out[p->n_out++] = (uint32_t)i;
  if (!p->n_out) p->out[p->n_out++] = 0;
  if (p->n_out < RP_OUTPUTS && rp_chance(p, 10)) p->out[p->n_out++] = (uint32_t)rp_below(p, (int64_t)p->n_in);
}

static void rp_free(rp_program *p) {
  for (size_t i = 0; i < p->n_in; i++) free(p->in[i].values);
}

#endif
