// Kernels that Triton compiled for sm_90, two of them also for sm_75 (test/data/ptx/triton_kinds.py), run with every
// check on, against plain C. Triton passes two pointers of its own at the end.
#include "driver_kernels.h"

static uint64_t scratch;
#define RUN(name, gx, gy, shared, ...) LAUNCH(name, gx, gy, 128, 1, shared, __VA_ARGS__, NUM(scratch), NUM(scratch))

static uint16_t half_bits(float v) {
  _Float16 h = (_Float16)v;
  uint16_t b;
  memcpy(&b, &h, 2);
  return b;
}
static float half_of(uint16_t b) {
  _Float16 h;
  memcpy(&h, &b, 2);
  return (float)h;
}
static uint16_t brain_bits(float v) { // to the nearest, ties to even
  uint32_t u;
  memcpy(&u, &v, 4);
  return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
static float brain_of(uint16_t b) {
  uint32_t u = (uint32_t)b << 16;
  float v;
  memcpy(&v, &u, 4);
  return v;
}

static void attention_of(const char *file, unsigned shared) {
  enum { N = 70, D = 32 };
  static uint16_t q[N * D], k[N * D], v[N * D], o[N * D];
  int n = N;
  float scale = 0.17677669f;
  use(file);
  for (int i = 0; i < N * D; i++)
    q[i] = half_bits(uniform() * 2), k[i] = half_bits(uniform() * 2), v[i] = half_bits(uniform());
  RUN("attention", 3, 1, shared, BUF_IN(q), BUF_IN(k), BUF_IN(v), BUF_OUT(o), NUM(n), NUM(scale));
  for (int i = 0; i < N; i++) {
    double p[N], s = 0;
    for (int j = 0; j <= i; j++) {
      double dot = 0;
      for (int d = 0; d < D; d++) dot += (double)half_of(q[i * D + d]) * half_of(k[j * D + d]);
      s += p[j] = exp(dot * scale);
    }
    for (int d = 0; d < D; d++) {
      double want = 0;
      for (int j = 0; j <= i; j++) want += p[j] / s * half_of(v[j * D + d]);
      near(half_of(o[i * D + d]), want, 2e-3); // the weights are rounded to halves before the second product
    }
  }
}
static void attention(void **unused) {
  (void)unused;
  attention_of("triton_attention.ptx", 4096);
  attention_of("triton_attention_75.ptx", 8192);
}

static void products(void **unused) {
  (void)unused;
  enum { M = 40, N = 50, K = 70 };
  static uint16_t a[M * K], b[K * N], c[M * N];
  static int8_t sa[M * K], sb[K * N];
  static int sc[M * N];
  static float fa[M * K], fb[K * N], fc[M * N];
  int m = M, n = N, k = K;
  for (int i = 0; i < M * K; i++) {
    a[i] = brain_bits(fa[i] = (float)((int)(bits() % 17) - 8)); // whole numbers: sums are exact
    sa[i] = (int8_t)bits();
  }
  for (int i = 0; i < K * N; i++)
    b[i] = brain_bits(fb[i] = (float)((int)(bits() % 17) - 8) / 4), sb[i] = (int8_t)bits();
  use("triton_matmul_bf16.ptx");
  RUN("matmul_bf16", 2, 2, 4096, BUF_IN(a), BUF_IN(b), BUF_OUT(c), NUM(m), NUM(n), NUM(k));
  use("triton_matmul_s8.ptx");
  RUN("matmul_s8", 2, 2, 4096, BUF_IN(sa), BUF_IN(sb), BUF_OUT(sc), NUM(m), NUM(n), NUM(k));
  for (int old = 0; old < 2; old++) {
    memset(fc, 0, sizeof fc);
    use(old ? "triton_matmul_split_75.ptx" : "triton_matmul_split.ptx");
    grid_z = 2;
    RUN("matmul_split", 2, 2, old ? 4096 : 8192, BUF_IN(fa), BUF_IN(fb), BUF(fc), NUM(m), NUM(n), NUM(k));
    grid_z = 1;
    for (int i = 0; i < M * N; i++) {
      float s = 0;
      int whole = 0;
      for (int t = 0; t < K; t++)
        s += fa[i / N * K + t] * fb[t * N + i % N], whole += sa[i / N * K + t] * sb[t * N + i % N];
      assert_true(fc[i] == s);
      assert_int_equal(sc[i], whole);
      assert_int_equal(c[i], brain_bits(s > 0 ? s : 0));
    }
  }
}

static void scans_and_counts(void **unused) {
  (void)unused;
  enum { N = 200, MANY = 700 };
  static float x[N], sums[N], most[N];
  static int v[MANY], bins[32], want[32], rows[256], sorted[256], where[2 * 3];
  static float table[3 * 100];
  int n = N, many = MANY, row_count = 3, cols = 100;
  fill(x, N);
  use("triton_cumulate.ptx");
  RUN("cumulate", 1, 1, 32, BUF_IN(x), BUF_OUT(sums), BUF_OUT(most), NUM(n));
  double run = 0;
  float top = x[0];
  for (int i = 0; i < N; i++) {
    near(sums[i], run += x[i], 1e-5);
    top = x[i] > top ? x[i] : top;
    assert_true(most[i] == top);
  }
  for (int i = 0; i < MANY; i++) want[v[i] = (int)(bits() % 32)]++;
  want[0] += 3 * 256 - MANY; // the masked lanes count as zeros
  use("triton_count.ptx");
  RUN("count", 3, 1, 128, BUF_IN(v), BUF(bins), NUM(many));
  assert_memory_equal(bins, want, sizeof bins);
  for (int i = 0; i < 256; i++) rows[i] = (int)bits();
  use("triton_ordered.ptx");
  RUN("ordered", 2, 1, 512, BUF_IN(rows), BUF_OUT(sorted));
  for (int i = 0; i < 256; i++) { // each value is as often there, and they rise
    int before = 0, after = 0, first = i / 128 * 128;
    for (int k = first; k < first + 128; k++) before += rows[k] == rows[i], after += sorted[k] == rows[i];
    assert_int_equal(before, after);
    assert_true(i % 128 == 0 || sorted[i - 1] <= sorted[i]);
  }
  fill(table, 300);
  use("triton_arg_extremes.ptx");
  RUN("arg_extremes", 3, 1, 32, BUF_IN(table), BUF_OUT(where), NUM(row_count), NUM(cols));
  for (int r = 0; r < 3; r++) {
    int largest = 0, least = 0;
    for (int i = 0; i < 100; i++) {
      if (table[r * 100 + i] > table[r * 100 + largest]) largest = i;
      if (table[r * 100 + i] < table[r * 100 + least]) least = i;
    }
    assert_int_equal(where[2 * r], largest);
    assert_int_equal(where[2 * r + 1], least);
  }
}

static void layers(void **unused) {
  (void)unused;
  enum { ROWS = 6, COLS = 100, N = 700 };
  static uint16_t dy[ROWS * COLS], x[ROWS * COLS], w[COLS], dx[ROWS * COLS], gx[N], gy[N], logits[ROWS * COLS];
  static float dw[COLS], db[COLS], loss[ROWS], dl[ROWS * COLS];
  static int64_t label[ROWS];
  int cols = COLS, n = N;
  float eps = 1e-5f;
  for (int i = 0; i < ROWS * COLS; i++) {
    dy[i] = brain_bits(uniform()), x[i] = brain_bits(uniform() * 2), logits[i] = half_bits(uniform() * 4);
  }
  for (int i = 0; i < COLS; i++) w[i] = brain_bits(uniform());
  use("triton_layer_norm_backward.ptx");
  RUN("layer_norm_backward", ROWS, 1, 16, BUF_IN(dy), BUF_IN(x), BUF_IN(w), BUF(dx), BUF(dw), BUF(db), NUM(cols),
      NUM(eps));
  static double want_w[COLS], want_b[COLS];
  for (int r = 0; r < ROWS; r++) {
    double mean = 0, var = 0, a = 0, b = 0;
    for (int i = 0; i < COLS; i++) mean += (double)brain_of(x[r * COLS + i]) / COLS;
    for (int i = 0; i < COLS; i++) var += pow(brain_of(x[r * COLS + i]) - mean, 2) / COLS;
    double scale = 1 / sqrt(var + eps);
    for (int i = 0; i < COLS; i++) {
      double xh = (brain_of(x[r * COLS + i]) - mean) * scale, g = brain_of(dy[r * COLS + i]);
      a += xh * g * brain_of(w[i]) / COLS, b += g * brain_of(w[i]) / COLS;
      want_w[i] += g * xh, want_b[i] += g;
    }
    for (int i = 0; i < COLS; i++) {
      double xh = (brain_of(x[r * COLS + i]) - mean) * scale, g = (double)brain_of(dy[r * COLS + i]) * brain_of(w[i]);
      double want = (g - xh * a - b) * scale;
      near(brain_of(dx[r * COLS + i]), want, 1e-5 + fabs(want) * 0x1p-8);
    }
  }
  for (int i = 0; i < COLS; i++) near(dw[i], want_w[i], 1e-5), near(db[i], want_b[i], 1e-5);
  for (int r = 0; r < ROWS; r++) label[r] = (int64_t)(bits() % COLS);
  use("triton_cross_entropy.ptx");
  RUN("cross_entropy", ROWS, 1, 16, BUF_IN(logits), BUF_IN(label), BUF_OUT(loss), BUF_OUT(dl), NUM(cols));
  for (int r = 0; r < ROWS; r++) {
    double s = 0;
    for (int i = 0; i < COLS; i++) s += exp((double)half_of(logits[r * COLS + i]));
    near(loss[r], log(s) - half_of(logits[r * COLS + label[r]]), 1e-5);
    for (int i = 0; i < COLS; i++)
      near(dl[r * COLS + i], exp((double)half_of(logits[r * COLS + i])) / s - (i == label[r]), 1e-6);
  }
  for (int i = 0; i < N; i++) gx[i] = brain_bits(uniform() * 4);
  use("triton_gelu.ptx");
  RUN("gelu", 3, 1, 0, BUF_IN(gx), BUF_OUT(gy), NUM(n));
  for (int i = 0; i < N; i++) {
    double v = brain_of(gx[i]), want = 0.5 * v * (1 + erf(v / sqrt(2)));
    near(brain_of(gy[i]), want, 1e-6 + fabs(want) * 0x1p-8);
  }
}

static void rows_move_and_blocks_take_turns(void **unused) {
  (void)unused;
  enum { H = 40, W = 50, ROWS = 9, COLS = 100, BLOCKS = 5 };
  static uint16_t x[H * W], y[H * W], table[20 * COLS], out[ROWS * COLS];
  static int64_t index[ROWS];
  static float value[128], add[BLOCKS * 128];
  int h = H, w = W, n = ROWS, cols = COLS, lock[1] = {0};
  for (int i = 0; i < H * W; i++) x[i] = (uint16_t)bits();
  use("triton_transposed.ptx");
  RUN("transposed", 2, 2, 2048, BUF_IN(x), BUF_OUT(y), NUM(h), NUM(w));
  for (int i = 0; i < H * W; i++) assert_int_equal(y[i % W * H + i / W], x[i]);
  for (int i = 0; i < 20 * COLS; i++) table[i] = (uint16_t)bits();
  for (int i = 0; i < ROWS; i++) index[i] = (int64_t)(bits() % 20);
  use("triton_embed.ptx");
  RUN("embed", ROWS, 1, 0, BUF_IN(table), BUF_IN(index), BUF_OUT(out), NUM(n), NUM(cols));
  for (int i = 0; i < ROWS * COLS; i++) assert_int_equal(out[i], table[index[i / COLS] * COLS + i % COLS]);
  for (int i = 0; i < BLOCKS * 128; i++) add[i] = (float)(bits() % 100);
  use("triton_locked.ptx");
  RUN("locked", BLOCKS, 1, 4, BUF(lock), BUF(value), BUF_IN(add));
  for (int i = 0; i < 128; i++) {
    float s = 0;
    for (int b = 0; b < BLOCKS; b++) s += add[b * 128 + i];
    assert_true(value[i] == s);
  }
}

int main(void) {
  int ends = start();
  if (ends) return ends;
  const struct CMUnitTest tests[] = {cmocka_unit_test(attention), cmocka_unit_test(products),
                                     cmocka_unit_test(scans_and_counts), cmocka_unit_test(layers),
                                     cmocka_unit_test(rows_move_and_blocks_take_turns)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
