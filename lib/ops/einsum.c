// einsum: operands are folded from the left, each pair by one product of matrices.
#include "ops.h"

#include <string.h>

#define S               c->scope
#define C_CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)
#define T(t)            aoti_v_tensor(t)

// A tensor whose dimensions have letters.
typedef struct lettered {
  aot_tensor *t;
  int n;
  char at[AOT_MAX_DIMS];
} lettered;

static bool has(const char *letters, int n, char letter) { return memchr(letters, letter, (size_t)n) != NULL; }
static int place(const lettered *x, char letter) {
  for (int i = 0; i < x->n; i++)
    if (x->at[i] == letter) return i;
  return -1;
}
static aot_value list(aoti_call *c, const aot_int *at, int n) { return aoti_v_ints(S, at, (size_t)n); }

// The equation's letters: one list for each operand, and the result's. Without "->" the result has the letters that
// occur once, in the alphabet's order.
static aot_status parse(aoti_call *c, const char *text, lettered *in, size_t n, lettered *out) {
  size_t k = 0;
  bool result = false;
  for (const char *p = text; *p; p++) {
    lettered *now = result ? out : k < n ? &in[k] : NULL;
    bool letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z');
    if (*p == ' ') continue;
    if (*p == ',' && !result)
      k++;
    else if (*p == '-' && p[1] == '>' && !result)
      result = true, p++;
    else if (!letter || !now || now->n == AOT_MAX_DIMS || place(now, *p) >= 0)
      return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "the equation %s", text);
    else
      now->at[now->n++] = *p;
  }
  if (k + 1 != n) return aoti_call_error(c, AOT_ERROR_INVALID, "the equation %s for %zu operands", text, n);
  for (int letter = 'A'; letter <= 'z' && !result; letter++) {
    int times = 0;
    for (size_t i = 0; i < n; i++) times += place(&in[i], (char)letter) >= 0;
    if (times == 1 && out->n < AOT_MAX_DIMS) out->at[out->n++] = (char)letter;
  }
  return NULL;
}

static void permute(aoti_call *c, lettered *x, const char *order) {
  aot_int dims[AOT_MAX_DIMS];
  bool same = true;
  for (int i = 0; i < x->n; i++) {
    int from = place(x, order[i]);
    dims[i] = aot_i(from);
    same = same && from == i;
  }
  if (!same) x->t = C_CALL(permute_default, T(x->t), list(c, dims, x->n));
  memcpy(x->at, order, (size_t)x->n);
}

// The letters of the result come first, in its order, then the others by the alphabet: PyTorch's layouts of results.
static void sort_letters(aoti_call *c, lettered *x, const lettered *out) {
  char order[AOT_MAX_DIMS];
  int n = 0;
  for (int i = 0; i < out->n; i++)
    if (place(x, out->at[i]) >= 0) order[n++] = out->at[i];
  for (int letter = 'A'; letter <= 'z'; letter++)
    if (place(x, (char)letter) >= 0 && place(out, (char)letter) < 0) order[n++] = (char)letter;
  permute(c, x, order);
}

// Sums over the letters that nothing else has.
static void sum_own(aoti_call *c, lettered *x, const char *kept, int n_kept) {
  aot_int dims[AOT_MAX_DIMS];
  char left[AOT_MAX_DIMS];
  int n = 0, n_left = 0;
  for (int i = 0; i < x->n; i++) {
    if (has(kept, n_kept, x->at[i]))
      left[n_left++] = x->at[i];
    else
      dims[n++] = aot_i(i);
  }
  if (n) x->t = C_CALL(sum_dim_IntList, T(x->t), list(c, dims, n), aoti_v_bool(false), aoti_v_none());
  memcpy(x->at, left, (size_t)n_left);
  x->n = n_left;
}

static aot_int extent(aoti_call *c, const lettered *x, const char *letters, int n) {
  aot_int size = aot_i(1);
  for (int i = 0; i < n; i++) size = aoti_int_mul(c->syms, size, x->t->meta.size[place(x, letters[i])]);
  return size;
}

// a times b: letters of both that are kept count batches, those that are not are summed.
static aot_status pair(aoti_call *c, lettered *a, lettered *b, const char *kept, int n_kept, lettered *out) {
  int first_a = n_kept, first_b = n_kept; // the operand whose own letter comes first in the result is the left one
  for (int i = n_kept; i-- > 0;) {
    if (place(a, kept[i]) >= 0 && place(b, kept[i]) < 0) first_a = i;
    if (place(b, kept[i]) >= 0 && place(a, kept[i]) < 0) first_b = i;
  }
  if (first_b < first_a && first_a < n_kept) {
    lettered *left_one = a;
    a = b, b = left_one;
  }
  char batch[AOT_MAX_DIMS], sum[AOT_MAX_DIMS], left[AOT_MAX_DIMS], right[AOT_MAX_DIMS], order[2 * AOT_MAX_DIMS];
  int n_batch = 0, n_sum = 0, n_left = 0, n_right = 0;
  for (int i = 0; i < a->n; i++) {
    int in_b = place(b, a->at[i]);
    if (in_b < 0) {
      left[n_left++] = a->at[i];
      continue;
    }
    aot_int x = a->t->meta.size[i], y = b->t->meta.size[in_b];
    if (!aoti_int_same(x, y) && !aoti_int_compare(c->syms, AOTI_EQ, x, y))
      return aoti_call_error(c, AOT_ERROR_INVALID, "operands whose sizes of %c differ", a->at[i]);
    if (has(kept, n_kept, a->at[i]))
      batch[n_batch++] = a->at[i];
    else
      sum[n_sum++] = a->at[i];
  }
  for (int i = 0; i < b->n; i++)
    if (place(a, b->at[i]) < 0) right[n_right++] = b->at[i];
  if (n_batch + n_left + n_right > AOT_MAX_DIMS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a product of %d dimensions", n_batch + n_left + n_right);
  const aot_int batches = extent(c, a, batch, n_batch), rows = extent(c, a, left, n_left);
  const aot_int columns = extent(c, b, right, n_right), depth = extent(c, a, sum, n_sum);
  aot_int size[AOT_MAX_DIMS];
  *out = (lettered){.n = n_batch + n_left + n_right};
  memcpy(out->at, batch, (size_t)n_batch);
  memcpy(out->at + n_batch, left, (size_t)n_left);
  memcpy(out->at + n_batch + n_left, right, (size_t)n_right);
  for (int i = 0; i < out->n; i++) {
    const lettered *of = i < n_batch + n_left ? a : b;
    size[i] = of->t->meta.size[place(of, out->at[i])];
  }
  memcpy(order, out->at, (size_t)(n_batch + n_left));
  memcpy(order + n_batch + n_left, sum, (size_t)n_sum);
  permute(c, a, order);
  memcpy(order + n_batch, sum, (size_t)n_sum);
  memcpy(order + n_batch + n_sum, right, (size_t)n_right);
  permute(c, b, order);
  const aot_int a_size[] = {batches, rows, depth}, b_size[] = {batches, depth, columns};
  aot_tensor *x = C_CALL(reshape_default, T(a->t), list(c, a_size, 3));
  aot_tensor *y = C_CALL(reshape_default, T(b->t), list(c, b_size, 3));
  out->t = C_CALL(view_default, T(C_CALL(bmm_default, T(x), T(y))), list(c, size, out->n));
  return NULL;
}

static aot_status einsum(aoti_call *c, aot_tensor **result) {
  enum { MAX_OPERANDS = 16 };
  lettered in[MAX_OPERANDS] = {{0}}, out = {0};
  size_t n = c->args[1].as.list.n;
  if (!n || n > MAX_OPERANDS) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "%zu operands", n);
  AOT_TRY(parse(c, c->args[0].as.string, in, n, &out));
  for (size_t i = 0; i < n; i++) {
    in[i].t = c->args[1].as.list.at[i].as.tensor;
    if (in[i].t->meta.ndim != in[i].n)
      return aoti_call_error(c, AOT_ERROR_INVALID, "operand %zu has %d dimensions, %d letters", i, in[i].t->meta.ndim,
                             in[i].n);
  }
  for (int i = 0; i < out.n; i++) {
    bool found = false;
    for (size_t k = 0; k < n; k++) found = found || place(&in[k], out.at[i]) >= 0;
    if (!found) return aoti_call_error(c, AOT_ERROR_INVALID, "no operand has the letter %c", out.at[i]);
  }
  for (size_t i = 0; i < n; i++) sort_letters(c, &in[i], &out);
  lettered now = in[0];
  for (size_t i = 0; i < n; i++) {
    char kept[(MAX_OPERANDS + 1) * AOT_MAX_DIMS]; // what the result and later operands have
    int n_kept = out.n;
    memcpy(kept, out.at, (size_t)out.n);
    for (size_t k = i + 1; k < n; k++) memcpy(kept + n_kept, in[k].at, (size_t)in[k].n), n_kept += in[k].n;
    if (i) {
      lettered product;
      char of_both[2 * AOT_MAX_DIMS + sizeof kept];
      memcpy(of_both, kept, (size_t)n_kept);
      memcpy(of_both + n_kept, now.at, (size_t)now.n);
      sum_own(c, &in[i], of_both, n_kept + now.n);
      if (aoti_failed(S)) return NULL;
      AOT_TRY(pair(c, &now, &in[i], kept, n_kept, &product));
      now = product;
    }
    if (i + 1 < n) // what the next operand has is summed with it
      sum_own(c, &now, kept, n_kept);
    else
      sum_own(c, &now, out.at, out.n);
    if (aoti_failed(S)) return NULL;
  }
  permute(c, &now, out.at);
  *result = now.t;
  return NULL;
}

// (equation, tensors, path)
void aoti_decomp_einsum(aoti_call *c) {
  aot_tensor *result = aoti_poison();
  aot_status status = einsum(c, &result);
  if (status) aoti_scope_fail(S, status);
  c->out[0] = T(result);
}
