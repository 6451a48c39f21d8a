// Kernels that nvcc and Triton compiled (test/data/ptx), run through the stand-in driver with every check on, against
// plain C.
#include "driver_kernels.h"

static void elementwise(void **unused) {
  (void)unused;
  enum { N = 1000 };
  static float x[N], y[N], want[N];
  static double dx[N], dy[N], dz[N];
  int n = N, quarter = N / 4;
  float a = 1.5f;
  use("basic.ptx");
  fill(x, N), fill(y, N);
  for (int i = 0; i < N; i++) want[i] = fmaf(a, x[i], y[i]), dx[i] = x[i], dy[i] = y[i];
  LAUNCH("saxpy", 8, 1, 128, 1, 0, BUF_IN(x), BUF(y), NUM(a), NUM(n));
  assert_memory_equal(y, want, sizeof y);
  LAUNCH("add_grid_stride", 2, 1, 96, 1, 0, BUF_IN(dx), BUF_IN(dy), BUF_OUT(dz), NUM(n));
  for (int i = 0; i < N; i++) assert_true(dz[i] == dx[i] + dy[i]);
  LAUNCH("copy_vec4", 2, 1, 128, 1, 0, BUF_IN(x), BUF_OUT(y), NUM(quarter));
  for (int i = 0; i < N; i++) assert_true(y[i] == x[i / 4 * 4 + 3 - i % 4]);
  for (int i = 0; i < N; i++) x[i] *= 5;
  LAUNCH("math", 8, 1, 128, 1, 0, BUF_IN(x), BUF_OUT(y), NUM(n));
  for (int i = 0; i < N; i++) {
    double v = x[i], w = sin(v) + exp(-v) + sqrt(fabs(v)) + tanh(v) + log(1 + v * v);
    near(y[i], w, 4e-6 * (fabs(w) + exp(-v) + 4));
  }
}

static void integers(void **unused) {
  (void)unused;
  enum { N = 300 };
  static int x[N], y[N], q[N], r[N];
  static unsigned u[N], steps[N];
  static uint16_t hx[2 * N], hy[2 * N], hz[2 * N], before[2 * N];
  int n = N;
  use("basic.ptx");
  for (int i = 0; i < N; i++) x[i] = (int)bits(), y[i] = (int)(bits() % 1000) - 500, u[i] = bits() % 5000 + 1;
  for (int i = 0; i < N; i++) y[i] += !y[i];
  LAUNCH("divide", 3, 1, 128, 1, 0, BUF_IN(x), BUF_IN(y), BUF_OUT(q), BUF_OUT(r), NUM(n));
  for (int i = 0; i < N; i++) assert_int_equal(q[i], x[i] / y[i]), assert_int_equal(r[i], x[i] % y[i]);
  LAUNCH("collatz", 3, 1, 128, 1, 0, BUF_IN(u), BUF_OUT(steps), NUM(n));
  for (int i = 0; i < N; i++) {
    unsigned s = 0;
    for (uint64_t v = u[i]; v > 1; s++) v = v & 1 ? 3 * v + 1 : v / 2;
    assert_int_equal(steps[i], s);
  }
  for (int i = 0; i < 2 * N; i++) { // small multiples of a power of two: every result is exact
    hx[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7)), hy[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7));
    hz[i] = before[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7));
  }
  LAUNCH("half_fma", 3, 1, 128, 1, 0, BUF_IN(hx), BUF_IN(hy), BUF(hz), NUM(n));
  for (int i = 0; i < 2 * N; i++)
    assert_true(half_value(hz[i]) == half_value(hx[i]) * half_value(hy[i]) + half_value(before[i]));
}

static void shaped(void **unused) {
  (void)unused;
  enum { H = 50, W = 70, ROWS = 200 };
  static float x[H * W], y[W * H], taps[8], z[H * W], val[ROWS * 4], sums[ROWS];
  static int start[ROWS + 1], col[ROWS * 4];
  int h = H, w = W, rows = ROWS, n = H * W;
  uint64_t address;
  size_t bytes;
  use("basic.ptx");
  fill(x, H * W), fill(taps, 8), fill(val, ROWS * 4);
  LAUNCH("transpose", 3, 2, 32, 8, 0, BUF_IN(x), BUF_OUT(y), NUM(h), NUM(w));
  for (int i = 0; i < H * W; i++) assert_true(y[i % W * H + i / W] == x[i]);
  memset(z, 0, sizeof z);
  LAUNCH("stencil", 5, 7, 16, 8, 0, BUF_IN(x), BUF(z), NUM(h), NUM(w));
  for (int r = 1; r < H - 1; r++)
    for (int c = 1; c < W - 1; c++)
      near(z[r * W + c], 0.25 * ((double)x[(r - 1) * W + c] + x[(r + 1) * W + c] + x[r * W + c - 1] + x[r * W + c + 1]),
           1e-6);
  CHECK(cuModuleGetGlobal_v2(&address, &bytes, module, "taps"));
  assert_int_equal(bytes, sizeof taps);
  CHECK(cuMemcpyHtoD_v2(address, taps, sizeof taps));
  LAUNCH("fir", (H * W + 127) / 128, 1, 128, 1, 135 * 4, BUF_IN(x), BUF_OUT(z), NUM(n));
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int k = 0; k < 8 && k <= i; k++) s += (double)taps[k] * x[i - k];
    near(z[i], s, 2e-6);
  }
  for (int r = 0; r < ROWS; r++) {
    int k = start[r];
    for (unsigned many = bits() % 5; many--;) col[k++] = (int)(bits() % (H * W));
    start[r + 1] = k;
  }
  LAUNCH("spmv", 2, 1, 128, 1, 0, BUF_IN(start), BUF_IN(col), BUF_IN(val), BUF_IN(x), BUF_OUT(sums), NUM(rows));
  for (int r = 0; r < ROWS; r++) {
    double s = 0;
    for (int k = start[r]; k < start[r + 1]; k++) s += (double)val[k] * x[col[k]];
    near(sums[r], s, 2e-6);
  }
}

static int by_value(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static void collectives(void **unused) {
  (void)unused;
  enum { N = 1500, B = 256 };
  static float x[N];
  static int v[N], parts[6], scanned[1536], padded[1536], kept[N], sorted[B], s8[N], t8[N];
  static unsigned char c[N];
  static unsigned bins[256], radix[B], split[B];
  float sum[1] = {0};
  int total[1], count[1] = {0}, lock[1] = {0}, value[1] = {0}, dot[1] = {0}, n = N, bit = 3;
  uint64_t best[1] = {0};
  double want = 0;
  int64_t all = 0;
  use("collective.ptx");
  fill(x, N);
  for (int i = 0; i < N; i++) {
    want += x[i];
    v[i] = (int)(bits() % 2001) - 1000, all += v[i];
    c[i] = (unsigned char)(bits() % 50), padded[i] = v[i];
    s8[i] = (int)bits(), t8[i] = (int)bits();
  }
  LAUNCH("reduce_sum", 3, 1, 128, 1, 0, BUF_IN(x), BUF(sum), NUM(n));
  near(sum[0], want, 1e-4);
  LAUNCH("reduce_last_block", 6, 1, B, 1, 0, BUF_IN(v), BUF_OUT(parts), BUF_OUT(total), NUM(n));
  assert_int_equal(total[0], all);
  LAUNCH("scan_block", 6, 1, B, 1, 0, BUF_IN(padded), BUF_OUT(scanned));
  for (int i = 0, run = 0; i < 1536; i++) assert_int_equal(scanned[i], run = i % B ? run + padded[i] : padded[i]);
  LAUNCH("histogram", 2, 1, 128, 1, 0, BUF_IN(c), BUF(bins), NUM(n));
  for (int i = 0; i < N; i++) bins[c[i]]--;
  for (int i = 0; i < 256; i++) assert_int_equal(bins[i], 0);
  for (int i = 0; i < B; i++) radix[i] = bits() % 100, sorted[i] = v[i];
  LAUNCH("radix_split", 1, 1, B, 1, 0, BUF_IN(radix), BUF_OUT(split), NUM(bit));
  for (int pass = 0, at = 0; pass < 2; pass++)
    for (int i = 0; i < B; i++)
      if ((int)(radix[i] >> bit & 1) == pass) assert_int_equal(split[at++], radix[i]);
  LAUNCH("bitonic", 1, 1, B, 1, B * 4, BUF(sorted));
  int expected[B];
  memcpy(expected, v, sizeof expected);
  qsort(expected, B, sizeof *expected, by_value);
  assert_memory_equal(sorted, expected, sizeof expected);
  LAUNCH("compact", 6, 1, B, 1, 0, BUF_IN(v), BUF(kept), BUF(count), NUM(n));
  int positive = 0;
  int64_t kept_sum = 0, positive_sum = 0;
  for (int i = 0; i < N; i++)
    if (v[i] > 0) positive++, positive_sum += v[i];
  assert_int_equal(count[0], positive);
  for (int i = 0; i < positive; i++) kept_sum += kept[i];
  assert_int_equal(kept_sum, positive_sum);
  for (int i = 0; i < N; i++) x[i] = fabsf(x[i]);
  LAUNCH("argmax", 6, 1, B, 1, 0, BUF_IN(x), BUF(best), NUM(n));
  int at = 0;
  for (int i = 0; i < N; i++)
    if (x[i] > x[at]) at = i;
  assert_int_equal((int)~(uint32_t)best[0], at);
  LAUNCH("spin_lock", 2, 1, 64, 1, 0, BUF(lock), BUF(value));
  assert_int_equal(value[0], 128);
  LAUNCH("dot_i8", 6, 1, B, 1, 0, BUF_IN(s8), BUF_IN(t8), BUF(dot), NUM(n));
  int64_t d = 0;
  for (int i = 0; i < 4 * N; i++) d += ((int8_t *)s8)[i] * ((int8_t *)t8)[i];
  assert_int_equal(dot[0], (int)d);
}

static void products(void **unused) {
  (void)unused;
  enum { M = 33, N = 40, K = 50 };
  static float a[M * K], b[K * N], c[M * N], hc[16 * 64];
  static uint16_t ha[16 * 64], hb[64 * 64];
  static double da[20 * 70], dx[70], dy[20];
  int m = M, n = N, k = K, hn = 64, hk = 64, rows = 20, cols = 70;
  use("matrix.ptx");
  fill(a, M * K), fill(b, K * N);
  LAUNCH("sgemm", 3, 3, 16, 16, 0, BUF_IN(a), BUF_IN(b), BUF_OUT(c), NUM(m), NUM(n), NUM(k));
  for (int i = 0; i < M * N; i++) {
    double s = 0;
    for (int t = 0; t < K; t++) s += (double)a[i / N * K + t] * b[t * N + i % N];
    near(c[i], s, 1e-5);
  }
  for (int i = 0; i < 16 * 64; i++) ha[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7) + (bits() % 2 << 15));
  for (int i = 0; i < 64 * 64; i++) hb[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7) + (bits() % 2 << 15));
  LAUNCH("hgemm_pipelined", 2, 1, 128, 1, 0, BUF_IN(ha), BUF_IN(hb), BUF_OUT(hc), NUM(hn), NUM(hk));
  for (int i = 0; i < 16 * 64; i++) {
    float s = 0; // exact: the values are eighths
    for (int t = 0; t < 64; t++) s += half_value(ha[i / 64 * 64 + t]) * half_value(hb[i % 64 * 64 + t]);
    assert_true(hc[i] == s);
  }
  for (int i = 0; i < 20 * 70; i++) da[i] = uniform();
  for (int i = 0; i < 70; i++) dx[i] = uniform();
  LAUNCH("gemv_f64", 5, 1, 128, 1, 0, BUF_IN(da), BUF_IN(dx), BUF_OUT(dy), NUM(rows), NUM(cols));
  for (int r = 0; r < 20; r++) {
    double s = 0;
    for (int t = 0; t < 70; t++) s += da[r * 70 + t] * dx[t];
    near(dy[r], s, 1e-13);
  }
}

static void layers(void **unused) {
  (void)unused;
  enum { ROWS = 5, COLS = 100, N = 45 };
  static float x[ROWS * COLS], w[COLS], y[ROWS * COLS], q[N * 16], k[N * 16], v[N * 16], o[N * 16];
  int cols = COLS, n = N;
  use("matrix.ptx");
  fill(x, ROWS * COLS), fill(w, COLS), fill(q, N * 16), fill(k, N * 16), fill(v, N * 16);
  LAUNCH("softmax_rows", ROWS, 1, 64, 1, 0, BUF_IN(x), BUF_OUT(y), NUM(cols));
  for (int r = 0; r < ROWS; r++) {
    double s = 0;
    for (int i = 0; i < COLS; i++) s += exp(x[r * COLS + i]);
    for (int i = 0; i < COLS; i++) near(y[r * COLS + i], exp(x[r * COLS + i]) / s, 1e-6);
  }
  LAUNCH("layer_norm", ROWS, 1, 32, 1, 0, BUF_IN(x), BUF_IN(w), BUF_OUT(y), NUM(cols));
  for (int r = 0; r < ROWS; r++) {
    double mean = 0, var = 0;
    for (int i = 0; i < COLS; i++) mean += x[r * COLS + i] / (double)COLS;
    for (int i = 0; i < COLS; i++) var += pow(x[r * COLS + i] - mean, 2) / COLS;
    for (int i = 0; i < COLS; i++) near(y[r * COLS + i], (x[r * COLS + i] - mean) / sqrt(var + 1e-5) * w[i], 1e-5);
  }
  LAUNCH("flash_attention", 2, 1, 32, 1, 0, BUF_IN(q), BUF_IN(k), BUF_IN(v), BUF_OUT(o), NUM(n));
  for (int i = 0; i < N; i++) {
    double p[N], s = 0;
    for (int j = 0; j < N; j++) {
      double dot = 0;
      for (int d = 0; d < 16; d++) dot += (double)q[i * 16 + d] * k[j * 16 + d];
      s += p[j] = exp(dot / 4);
    }
    for (int d = 0; d < 16; d++) {
      double want = 0;
      for (int j = 0; j < N; j++) want += p[j] / s * v[j * 16 + d];
      near(o[i * 16 + d], want, 2e-6);
    }
  }
}

// The first word of Philox 4x32-10 and Triton's way from it to [0, 1).
static float triton_rand(uint32_t seed, uint32_t offset) {
  uint32_t c[4] = {offset, 0, 0, 0}, k[2] = {seed, 0};
  for (int i = 0; i < 10; i++) {
    uint64_t a = (uint64_t)c[0] * 0xD2511F53u, b = (uint64_t)c[2] * 0xCD9E8D57u;
    uint32_t next[4] = {(uint32_t)(b >> 32) ^ c[1] ^ k[0], (uint32_t)b, (uint32_t)(a >> 32) ^ c[3] ^ k[1], (uint32_t)a};
    memcpy(c, next, sizeof c);
    k[0] += 0x9E3779B9u, k[1] += 0xBB67AE85u;
  }
  int32_t x = (int32_t)c[0];
  return (float)(x < 0 ? -x - 1 : x) * 4.6566127342e-10f;
}

static void triton(void **unused) {
  (void)unused;
  enum { N = 700, ROWS = 3, COLS = 100, M = 40, Q = 50, K = 70 };
  static float x[N], y[N], out[N], w[COLS], b[COLS], c[M * Q];
  static uint16_t ha[M * K], hb[K * Q];
  int n = N, cols = COLS, m = M, q = Q, k = K, seed = 1234;
  float eps = 1e-5f, p = 0.25f;
  uint64_t scratch = 0; // Triton passes two pointers of its own
  fill(x, N), fill(y, N), fill(w, COLS), fill(b, COLS);
  use("triton_vector_add.ptx");
  LAUNCH("vector_add", 3, 1, 128, 1, 0, BUF_IN(x), BUF_IN(y), BUF_OUT(out), NUM(n), NUM(scratch), NUM(scratch));
  for (int i = 0; i < N; i++) assert_true(out[i] == x[i] + y[i]);
  use("triton_dropout.ptx");
  LAUNCH("dropout", 3, 1, 128, 1, 0, BUF_IN(x), BUF_OUT(out), NUM(n), NUM(p), NUM(seed), NUM(scratch), NUM(scratch));
  for (int i = 0; i < N; i++) near(out[i], triton_rand(1234, (uint32_t)i) > p ? x[i] / 0.75 : 0, 1e-6);
  use("triton_softmax.ptx");
  LAUNCH("softmax", ROWS, 1, 128, 1, 16, BUF_IN(x), BUF(out), NUM(cols), NUM(scratch), NUM(scratch));
  for (int i = 0; i < ROWS * COLS; i++) {
    double s = 0;
    for (int j = 0; j < COLS; j++) s += exp(x[i / COLS * COLS + j]);
    near(out[i], exp(x[i]) / s, 1e-6);
  }
  use("triton_layer_norm.ptx");
  LAUNCH("layer_norm", ROWS, 1, 128, 1, 16, BUF_IN(x), BUF_IN(w), BUF_IN(b), BUF(out), NUM(cols), NUM(eps),
         NUM(scratch), NUM(scratch));
  for (int i = 0; i < ROWS * COLS; i++) {
    double mean = 0, var = 0;
    for (int j = 0; j < COLS; j++) mean += x[i / COLS * COLS + j] / (double)COLS;
    for (int j = 0; j < COLS; j++) var += pow(x[i / COLS * COLS + j] - mean, 2) / COLS;
    near(out[i], (x[i] - mean) / sqrt(var + eps) * w[i % COLS] + b[i % COLS], 1e-5);
  }
  for (int i = 0; i < M * K; i++) ha[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7) + (bits() % 2 << 15));
  for (int i = 0; i < K * Q; i++) hb[i] = (uint16_t)(0x3c00 + (bits() % 8 << 7) + (bits() % 2 << 15));
  use("triton_matmul.ptx");
  LAUNCH("matmul", 2, 2, 128, 1, 4096, BUF_IN(ha), BUF_IN(hb), BUF_OUT(c), NUM(m), NUM(q), NUM(k), NUM(scratch),
         NUM(scratch));
  for (int i = 0; i < M * Q; i++) {
    float s = 0; // exact
    for (int t = 0; t < K; t++) s += half_value(ha[i / Q * K + t]) * half_value(hb[t * Q + i % Q]);
    assert_true(c[i] == s);
  }
}

int main(void) {
  int ends = start();
  if (ends) return ends;
  const struct CMUnitTest tests[] = {cmocka_unit_test(elementwise), cmocka_unit_test(integers),
                                     cmocka_unit_test(shaped),      cmocka_unit_test(collectives),
                                     cmocka_unit_test(products),    cmocka_unit_test(layers),
                                     cmocka_unit_test(triton)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
