// What cooperative groups, the barriers of libcu++, CUB and cuRAND compile to, and the functions of the mathematics
// library (test/data/ptx/groups.cu, maths.cu), run with every check on, against plain C.
#include "driver_kernels.h"

static void groups(void **unused) {
  (void)unused;
  enum { N = 64 };
  static int x[N], out[N], count[2], many[256];
  use("groups.ptx");
  for (int i = 0; i < N; i++) x[i] = (int)(bits() % 9) - 4;
  LAUNCH("tiles", 1, 1, N, 1, 0, BUF_IN(x), BUF_OUT(out));
  for (int i = 0; i < N; i++) {
    int first = i / 8 * 8, sum = 0, upto = 0, ballot = 0, match = 0;
    for (int k = first; k < first + 8; k++) {
      sum += x[k], upto += k <= i ? x[k] : 0;
      ballot |= (x[k] > 0) << (k - first), match |= ((x[k] & 3) == (x[i] & 3)) << (k - first);
    }
    assert_int_equal(out[i], sum + upto + x[first + 3] + i / 8 + ballot + match);
  }
  int n = N - 3, positive = 0, sum = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > 0) positive++, sum += x[i];
  LAUNCH("coalesced", 1, 1, N, 1, 0, BUF_IN(x), BUF(count), NUM(n));
  assert_int_equal(count[0], positive);
  assert_int_equal(count[1], sum);
  for (int i = 0; i < 256; i++) many[i] = (int)bits();
  static int turned[256];
  LAUNCH("barriers", 1, 1, 256, 1, 0, BUF_IN(many), BUF_OUT(turned));
  for (int i = 0; i < 256; i++) assert_int_equal(turned[i], (int)(2u * (unsigned)many[255 - (i + 1) % 256]));
  LAUNCH("block_copies", 1, 1, 256, 1, 0, BUF_IN(many), BUF_OUT(turned));
  for (int i = 0; i < 256; i++) assert_int_equal(turned[i], many[255 - i]);
  static float f[512], g[128];
  int total = 512;
  fill(f, 512);
  LAUNCH("copies", 1, 1, 128, 1, 0, BUF_IN(f), BUF_OUT(g), NUM(total));
  for (int i = 0; i < 128; i++) {
    float s = 0;
    for (int t = 0; t < 512; t += 128) s += f[t + 127 - i];
    assert_true(g[i] == s);
  }
}

static void the_whole_grid_waits(void **unused) {
  (void)unused;
  enum { N = 200 };
  static int x[N], want[N];
  uint64_t device;
  int n = N;
  void *f, *params[] = {&device, &n};
  use("groups.ptx");
  for (int i = 0; i < N; i++) x[i] = want[i] = (int)(bits() % 100);
  CHECK(cuMemAlloc_v2(&device, sizeof x));
  CHECK(cuMemcpyHtoD_v2(device, x, sizeof x));
  CHECK(cuModuleGetFunction(&f, module, "grid_sync"));
  CHECK(cuLaunchCooperativeKernel(f, 4, 1, 1, 64, 1, 1, 0, NULL, params));
  CHECK(cuMemcpyDtoH_v2(x, device, sizeof x));
  CHECK(cuMemFree_v2(device));
  for (int round = 0; round < 3; round++) {
    int first = want[0];
    for (int i = 0; i < N; i++) want[i] = (i + 1 < N ? want[i + 1] : first) + 1;
  }
  assert_memory_equal(x, want, sizeof x);
}

static void atomics(void **unused) {
  (void)unused;
  int i[12] = {1, 0, 0, 0, 0, 0, -100, -1, 0, 65530, 7, 0};
  uint64_t l[3] = {5, 9, (uint64_t)-200};
  double d[1] = {1};
  float f[1] = {2};
  uint16_t h[2] = {0, 0x3c00};
  use("groups.ptx");
  LAUNCH("atomics", 1, 1, 64, 1, 0, BUF(i), BUF(l), BUF(d), BUF(f), BUF(h));
  int want[12] = {1 + 2 * 64, 64, 3 * 64, 64 % 10, 0, -9, 54, 0, 0, (65530 + 64) & 0xffff, 7 + 5 * 64, 0};
  int counter = 0; // atomicDec by 5: down to 0, then 5
  for (int k = 0; k < 64; k++) counter = counter == 0 || counter > 5 ? 5 : counter - 1;
  want[4] = counter;
  for (int k = 0; k < 12; k++)
    if (i[k] != want[k]) fail_msg("i[%d]: %d, not %d", k, i[k], want[k]);
  assert_true(l[0] == 63 && l[1] == 3 && l[2] == (uint64_t)-37);
  assert_true(d[0] == 17 && f[0] == 34);
  assert_true(half_value(h[0]) == 64 && half_value(h[1]) == 129);
}

static int by_unsigned(const void *a, const void *b) {
  unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
  return (x > y) - (x < y);
}

static void blocks_sort_scan_and_count(void **unused) {
  (void)unused;
  static unsigned x[512], y[512], bins[256], want[256];
  static int s[128], sums[128], total[2];
  static unsigned char c[512];
  use("groups.ptx");
  for (int i = 0; i < 512; i++) x[i] = bits() >> bits() % 31, want[c[i] = (unsigned char)(bits() % 40)]++;
  LAUNCH("cub_sort", 1, 1, 128, 1, 0, BUF_IN(x), BUF_OUT(y));
  qsort(x, 512, sizeof *x, by_unsigned);
  assert_memory_equal(x, y, sizeof x);
  LAUNCH("cub_histogram", 1, 1, 128, 1, 0, BUF_IN(c), BUF_OUT(bins));
  assert_memory_equal(bins, want, sizeof bins);
  for (int i = 0; i < 128; i++) s[i] = (int)(bits() % 1001) - 500;
  LAUNCH("cub_scan", 1, 1, 128, 1, 0, BUF_IN(s), BUF_OUT(sums), BUF_OUT(total));
  int run = 0, most = s[0];
  for (int i = 0; i < 128; i++) {
    assert_int_equal(sums[i], run);
    run += s[i], most = s[i] > most ? s[i] : most;
  }
  assert_int_equal(total[0], run);
  assert_int_equal(total[1], most);
}

static void warps_and_caches(void **unused) {
  (void)unused;
  enum { N = 64 };
  static int x[N];
  static uint64_t out[6 * N];
  static float in[4 * N], copies[16 * N];
  static int p[N], q[N];
  use("groups.ptx");
  for (int i = 0; i < N; i++) x[i] = (int)(bits() % 8) - 2, p[i] = (int)bits();
  LAUNCH("warp_calls", 1, 1, N, 1, 0, BUF_IN(x), BUF_OUT(out));
  int positive = 0, three = 0;
  for (int i = 0; i < N; i++) positive += x[i] > 0, three |= x[i] == 3;
  for (int i = 0; i < N; i++) {
    int lane = i % 32, base = i - lane, low = INT32_MAX, all = 1, seven = 0, every = 1;
    uint32_t match[32], odd = 0, sum = 0, xored = 0, high = 0, m = 0;
    for (int k = 0; k < 32; k++) {
      uint32_t u = (uint32_t)x[base + k];
      match[k] = 0;
      for (int j = 0; j < 32; j++) match[k] |= (uint32_t)(x[base + j] == x[base + k]) << j;
      odd |= (u & 1) << k, sum += u, xored ^= u, high = u > high ? u : high, low = (int)u < low ? (int)u : low;
      all &= (int)u > -200, seven |= u == 7, every &= u != 0;
    }
    m = lane & 1 ? match[lane] + match[1] : match[lane] ^ match[2];
    uint32_t b = (((odd + sum) ^ (uint32_t)low) + xored) ^ high;
    const uint64_t *o = out + 6 * i;
    int down = lane % 16 + 2 < 16 ? i + 2 : i;
    assert_true(o[0] == (uint64_t)(int64_t)x[i ^ 5]);
    assert_true(o[1] == (uint64_t)(int64_t)x[down] << 33);
    assert_true(o[2] == m);
    assert_true(o[3] == (uint64_t)UINT32_MAX + 1 + UINT32_MAX);
    assert_true(o[4] == (uint64_t)(all + 2 * seven + 4 * every) + (uint64_t)b * 8);
    assert_true(o[5] == (uint64_t)(1 + three + positive));
  }
  fill(in, 4 * N);
  LAUNCH("cached", 1, 1, N, 1, 0, BUF_IN(in), BUF_OUT(copies), BUF_IN(p), BUF_OUT(q));
  for (int i = 0; i < N; i++) {
    const float *a = in + 4 * i, *y = copies + 16 * i;
    assert_true(y[0] == a[0] + a[1] && y[1] == a[2] && y[2] == a[3] && y[3] == a[0]);
    for (int k = 4; k < 16; k++) assert_true(y[k] == a[k % 4]);
    const signed char *c = (const signed char *)p + 2 * i;
    assert_int_equal(q[i], c[0] + 2 * c[1]);
  }
}

// Philox 4x32-10 with the counter {draws / 4, 0, subsequence}, and Box and Muller's normals of its words.
static void randoms(void **unused) {
  (void)unused;
  enum { N = 40 };
  static float normals[4 * N];
  static unsigned words[N];
  unsigned seed = 99;
  use("groups.ptx");
  LAUNCH("randoms", 1, 1, N, 1, 0, BUF_OUT(normals), BUF_OUT(words), NUM(seed));
  for (unsigned i = 0; i < N; i++) {
    uint32_t drawn[8];
    for (uint32_t block = 0; block < 2; block++) {
      uint32_t c[4] = {block, 0, i, 0}, k[2] = {seed, 0};
      for (int r = 0; r < 10; r++) {
        uint64_t a = (uint64_t)c[0] * 0xD2511F53u, b = (uint64_t)c[2] * 0xCD9E8D57u;
        uint32_t next[4] = {(uint32_t)(b >> 32) ^ c[1] ^ k[0], (uint32_t)b, (uint32_t)(a >> 32) ^ c[3] ^ k[1],
                            (uint32_t)a};
        memcpy(c, next, sizeof c);
        k[0] += 0x9E3779B9u, k[1] += 0xBB67AE85u;
      }
      memcpy(drawn + 4 * block, c, sizeof c);
    }
    assert_int_equal(words[i], drawn[0]);
    for (int pair = 0; pair < 2; pair++) {
      double u = (drawn[1 + 2 * pair] + 0.5) * 0x1p-32,
             v = (drawn[2 + 2 * pair] + 0.5) * 0x1p-32 * 2 * 3.14159265358979;
      double r = sqrt(-2 * log(u));
      near(normals[4 * i + 2 * (unsigned)pair], r * sin(v), 3e-6);
      near(normals[4 * i + 2 * (unsigned)pair + 1], r * cos(v), 3e-6);
    }
  }
}

static double reference(int k, double a, double b, bool single) {
  switch (k) {
  case 0: return sin(single ? (double)((float)a * 10000.0f) : a);
  case 1: return cos(single ? (double)((float)a * 10000.0f) : a);
  case 2: return exp(a);
  case 3: return log(fabs(a) + 0.5);
  case 4: return pow(fabs(a) + 0.1, b);
  case 5: return tan(a);
  case 6: return atan2(a, b);
  case 7: return erf(a);
  case 8: return lgamma(fabs(a) + 1);
  case 9: return cbrt(a);
  case 10: return fmod(a, b);
  case 11: return remainder(a, b);
  case 12: return hypot(a, b);
  case 13: return a * 128;
  case 14: return sinh(a);
  case 15: return tanh(a);
  case 16: return asinh(a);
  case 17: return floor(a);
  case 18: return rint(a);
  case 19: return fma(a, b, 1);
  case 20: return a / b;
  case 21: return sqrt(fabs(a));
  case 22: return log1p(fabs(a));
  case 23: return expm1(a);
  case 24: return exp2(a);
  case 25: return log2(fabs(a) + 1);
  case 26: return single ? NAN : j0(a);
  case 27: return tgamma(fabs(a) + 0.5);
  case 28: return acos(a / 16);
  case 29: return copysign(a, b);
  case 30: return single ? fmax(a, b) : fmin(a, b);
  default: return single ? fmin(fmax(a, 0), 1) : 1 / sqrt(fabs(a) + 1);
  }
}

static void functions(void **unused) {
  (void)unused;
  enum { N = 200 };
  static double x[N], y[N], out[32 * N];
  static float xf[N], yf[N], outf[32 * N];
  int n = N;
  use("maths.ptx");
  for (int i = 0; i < N; i++) {
    x[i] = uniform() * 8 + uniform() * 1e-8, y[i] = uniform() * 5;
    xf[i] = uniform() * 8, yf[i] = uniform() * 5;
  }
  LAUNCH("functions64", 2, 1, 128, 1, 0, BUF_IN(x), BUF_IN(y), BUF_OUT(out), NUM(n));
  LAUNCH("functions32", 2, 1, 128, 1, 0, BUF_IN(xf), BUF_IN(yf), BUF_OUT(outf), NUM(n));
  for (int i = 0; i < N; i++)
    for (int k = 0; k < 32; k++) {
      double want = reference(k, x[i], y[i], false), got = out[32 * i + k];
      bool exact = k == 10 || k == 11 || k == 13 || (k > 16 && k < 22) || k == 29 || k == 30;
      // CUDA's own bounds: a few units, and of Bessel's function an absolute one
      if (exact ? got != want : !(fabs(got - want) <= 16e-16 * (fabs(want) + (k == 26 || k == 8))))
        fail_msg("64-bit function %d of %.17g and %.17g: %.17g, not %.17g", k, x[i], y[i], got, want);
      if (k == 26) continue;
      want = reference(k, (double)xf[i], (double)yf[i], true), got = (double)outf[32 * i + k];
      exact = k == 10 || k == 11 || k == 13 || k == 17 || k == 18 || k == 29 || k == 30 || k == 31;
      double units = k == 4 || k == 5 ? 60e-8 : k == 27 ? 300e-8 : 40e-8;
      if (exact ? got != (double)(float)want
                : !(fabs(got - want) <= units * (fabs(want) + (k == 8 || k == 16 || k == 22) * 0.5)))
        fail_msg("32-bit function %d of %.9g and %.9g: %.9g, not %.9g", k, xf[i], yf[i], got, want);
    }
}

static _Float16 h_of(uint16_t b) {
  _Float16 h;
  memcpy(&h, &b, 2);
  return h;
}
static uint16_t of_h(_Float16 h) {
  uint16_t b;
  memcpy(&b, &h, 2);
  return b;
}

static void halves(void **unused) {
  (void)unused;
  enum { N = 200 };
  static uint16_t x[N], y[N], out[20 * N], x2[2 * N], y2[2 * N], out2[24 * N];
  int n = N;
  use("maths.ptx");
  for (int i = 0; i < N; i++) x[i] = of_h((_Float16)(uniform() * 6)), y[i] = of_h((_Float16)(uniform() * 3 + 0.01f));
  for (int i = 0; i < 2 * N; i++) x2[i] = x[i / 2] ^ (uint16_t)(i & 1 ? 0x8000 : 0), y2[i] = y[(i + 7) % N];
  LAUNCH("halves", 2, 1, 128, 1, 0, BUF_IN(x), BUF_IN(y), BUF_OUT(out), NUM(n));
  LAUNCH("half_pairs", 2, 1, 128, 1, 0, BUF_IN(x2), BUF_IN(y2), BUF_OUT(out2), NUM(n));
  for (int i = 0; i < N; i++) {
    double a = (double)h_of(x[i]), b = (double)h_of(y[i]), up = i * 37;
    double want[20] = {exp2(a),
                       log(fabs(a)),
                       1 / b,
                       sqrt(fabs(a)),
                       sin(a),
                       fmax(a, b),
                       fmin(a, b),
                       fmax(fma(a, b, a), 0),
                       fmin(fmax(a + b, 0), 1),
                       a / b,
                       rint(a),
                       trunc(a),
                       up,
                       floor(a * 3 * 1e300),
                       -a,
                       a < b ? a : b,
                       fmin(fmax(a * b, 0), 1),
                       0,
                       exp(a),
                       0};
    for (int k = 0; k < 20; k++) {
      double got = (double)h_of(out[20 * i + k]);
      if (k == 17) {
        assert_int_equal((int16_t)out[20 * i + k], (int16_t)floor(a));
      } else if (k == 19) {
        assert_int_equal(out[20 * i + k], (uint16_t)rint(fabs(b)));
      } else if (k == 12) { // towards zero: no half lies between
        assert_true(got <= up && (double)h_of(out[20 * i + k] + 1) > up);
      } else if (k == 13) { // downwards
        _Float16 r = (_Float16)(a * 3);
        if ((double)r > a * 3) r = h_of((uint16_t)(of_h(r) + (r > 0 || of_h(r) == 0 ? -1 : 1)));
        assert_true(got == (double)r);
      } else {
        double bound = k <= 4 || k == 9 || k == 18 ? ldexp(fabs(want[k]), -9) + 0x1p-14 : 0;
        if (!(fabs(got - (double)(_Float16)want[k]) <= bound))
          fail_msg("half %d of %g and %g: %g, not %g", k, a, b, got, want[k]);
      }
    }
  }
  for (int i = 0; i < 2 * N; i++) {
    double a = (double)h_of(x2[i]), b = (double)h_of(y2[i]);
    double want[12] = {a + b,  fmin(fmax(a * b, 0), 1), fma(a, b, a), fmax(a, b), fmin(a, b), exp2(a), a > b,
                       a == b, (double)h_of(x2[i ^ 1]), a - b,        fabs(a),    a / b};
    for (int k = 0; k < 12; k++) {
      double got = (double)h_of(out2[24 * (i / 2) + 2 * k + i % 2]), w = (double)(_Float16)want[k];
      if (!(fabs(got - w) <= (k == 5 || k == 11 ? ldexp(fabs(w), -9) : 0)))
        fail_msg("pair %d of %g and %g: %g, not %g", k, a, b, got, want[k]);
    }
  }
}

static double brain(uint16_t b) {
  uint32_t u = (uint32_t)b << 16;
  float f;
  memcpy(&f, &u, 4);
  return (double)f;
}
/* To the nearest, ties to even, from a value that double holds. */
static uint16_t to_brain(double v) {
  float f = (float)v;
  uint32_t u;
  if ((double)f != v && fabs((double)f) < fabs(v)) f = nextafterf(f, v > 0 ? INFINITY : -INFINITY); // to odd
  memcpy(&u, &f, 4);
  if ((double)f != v) u |= 1;
  return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}

static void brains(void **unused) {
  (void)unused;
  enum { N = 200 };
  static uint16_t x[N], y[N], out[16 * N], x2[2 * N], y2[2 * N], out2[16 * N];
  static float sums[2];
  int n = N;
  double total[2] = {0};
  use("maths.ptx");
  for (int i = 0; i < N; i++)
    x[i] = to_brain((double)(uniform() * 6)), y[i] = to_brain((double)(uniform() * 3 + 0.01f));
  for (int i = 0; i < 2 * N; i++) {
    x2[i] = x[i / 2] ^ (uint16_t)(i & 1 ? 0x8000 : 0), y2[i] = y[(i + 7) % N];
    total[i & 1] += brain(x2[i]);
  }
  LAUNCH("brains", 2, 1, 128, 1, 0, BUF_IN(x), BUF_IN(y), BUF_OUT(out), NUM(n));
  LAUNCH("brain_pairs", 2, 1, 128, 1, 0, BUF_IN(x2), BUF_IN(y2), BUF_OUT(out2), BUF(sums), NUM(n));
  near(sums[0], total[0], 1e-3), near(sums[1], total[1], 1e-3);
  for (int i = 0; i < N; i++) {
    double a = brain(x[i]), b = brain(y[i]), down = a * 3;
    double want[16] = {a + b,
                       a * b,
                       fma(a, b, a),
                       a - b,
                       fmax(a, b),
                       fmin(a, b),
                       fmax(fma(a, b, b), 0),
                       -a,
                       fabs(a),
                       a / b,
                       exp2(a),
                       0,
                       i * 1027.0,
                       a > b ? a : b,
                       rint(a),
                       fmin(fmax(a * b, 0), 1)};
    for (int k = 0; k < 16; k++) {
      double got = brain(out[16 * i + k]), w = brain(to_brain(want[k]));
      if (k == 11) {
        assert_true(got <= down && got >= down - ldexp(fabs(down), -7));
        continue;
      }
      if (!(fabs(got - w) <= (k == 9 || k == 10 ? ldexp(fabs(w), -7) : 0)))
        fail_msg("brain %d of %g and %g: %g, not %g", k, a, b, got, w);
    }
  }
  for (int i = 0; i < 2 * N; i++) {
    double a = brain(x2[i]), b = brain(y2[i]);
    double scaled = (double)((float)(i & 1 ? b : a) * 1.001f);
    double want[8] = {a + b, a * b, fma(a, b, a), fmax(a, b), fmin(a, b), -a, a - b, scaled};
    for (int k = 0; k < 8; k++) {
      double got = brain(out2[16 * (i / 2) + 2 * k + i % 2]), w = brain(to_brain(want[k]));
      if (got != w) fail_msg("pair %d of %g and %g: %g, not %g", k, a, b, got, w);
    }
  }
}

int main(void) {
  int ends = start();
  if (ends) return ends;
  const struct CMUnitTest tests[] = {cmocka_unit_test(groups),
                                     cmocka_unit_test(the_whole_grid_waits),
                                     cmocka_unit_test(atomics),
                                     cmocka_unit_test(blocks_sort_scan_and_count),
                                     cmocka_unit_test(warps_and_caches),
                                     cmocka_unit_test(randoms),
                                     cmocka_unit_test(functions),
                                     cmocka_unit_test(halves),
                                     cmocka_unit_test(brains)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
