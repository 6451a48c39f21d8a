// Kernels of the kinds that plain CUDA code has beside loops over arrays (test/data/ptx/kinds.cu, compiled for sm_90
// with line information, and for sm_75 with -G, whose calls stay calls), run with every check on, against plain C.
#include "driver_kernels.h"

typedef unsigned __int128 u128;

static void fractals_and_bodies(void **unused) {
  (void)unused;
  enum { W = 40, H = 20, N = 100 };
  static int count[W * H];
  static float p[4 * N], a[4 * N];
  int w = W, h = H, n = N;
  double x0 = -2, y0 = -1.1, step = 0.07;
  LAUNCH("mandelbrot", 3, 5, 16, 4, 0, BUF_OUT(count), NUM(w), NUM(h), NUM(x0), NUM(y0), NUM(step));
  for (int i = 0; i < W * H; i++) {
    double ca = x0 + step * (i % W), cb = y0 + step * (i / W), x = 0, y = 0;
    int k = 0;
    for (; k < 200 && x * x + y * y <= 4; k++) {
      double t = x * x - y * y + ca;
      y = 2 * x * y + cb, x = t;
    }
    assert_int_equal(count[i], k);
  }
  fill(p, 4 * N);
  for (int i = 0; i < N; i++) p[4 * i + 3] = fabsf(p[4 * i + 3]);
  LAUNCH("nbody", 2, 1, 64, 1, 0, BUF_IN(p), BUF_OUT(a), NUM(n));
  for (int i = 0; i < N; i++)
    for (int c = 0; c < 3; c++) {
      double f = 0, size = 0;
      for (int j = 0; j < N; j++) {
        double r2 = 0.01f, d = (double)p[4 * j + c] - p[4 * i + c];
        for (int e = 0; e < 3; e++) r2 += pow((double)p[4 * j + e] - p[4 * i + e], 2);
        f += d * p[4 * j + 3] / (r2 * sqrt(r2)), size += fabs(d) * p[4 * j + 3] / (r2 * sqrt(r2));
      }
      near(a[4 * i + c], f, 2e-6 * (size + 1));
    }
}

static void grids(void **unused) {
  (void)unused;
  enum { W = 37, H = 21 };
  static unsigned char a[W * H], b[W * H];
  static float x[W * H], y[W * H], filter[25];
  int w = W, h = H;
  uint64_t address;
  size_t bytes;
  for (int i = 0; i < W * H; i++) a[i] = bits() & 1;
  LAUNCH("life", 3, 3, 16, 8, 0, BUF_IN(a), BUF_OUT(b), NUM(w), NUM(h));
  for (int r = 0; r < H; r++)
    for (int c = 0; c < W; c++) {
      int n = 0;
      for (int d = 0; d < 9; d++) n += d == 4 ? 0 : a[(r + d / 3 - 1 + H) % H * W + (c + d % 3 - 1 + W) % W];
      assert_int_equal(b[r * W + c], n == 3 || (n == 2 && a[r * W + c]));
    }
  fill(x, W * H), fill(filter, 25);
  CHECK(cuModuleGetGlobal_v2(&address, &bytes, module, "filter"));
  CHECK(cuMemcpyHtoD_v2(address, filter, sizeof filter));
  LAUNCH("conv2d", 3, 3, 16, 8, 0, BUF_IN(x), BUF_OUT(y), NUM(w), NUM(h));
  for (int r = 0; r < H; r++)
    for (int c = 0; c < W; c++) {
      double s = 0;
      for (int k = 0; k < 25; k++) {
        int rr = r + k / 5 - 2, cc = c + k % 5 - 2;
        if (rr >= 0 && rr < H && cc >= 0 && cc < W) s += (double)filter[k] * x[rr * W + cc];
      }
      near(y[r * W + c], s, 4e-6);
    }
}

static void blocks_that_wait_for_others(void **unused) {
  (void)unused;
  enum { N = 1500, TILES = 6 };
  static int x[N], y[N];
  static uint64_t states[TILES];
  unsigned ticket[1] = {0};
  int n = N, run = 0;
  memset(states, 0, sizeof states);
  for (int i = 0; i < N; i++) x[i] = (int)(bits() % 201) - 100;
  LAUNCH("scan_lookback", TILES, 1, 256, 1, 0, BUF_IN(x), BUF_OUT(y), BUF(states), BUF(ticket), NUM(n));
  for (int i = 0; i < N; i++) assert_int_equal(y[i], run += x[i]);
}

static void tables_and_graphs(void **unused) {
  (void)unused;
  enum { SLOTS = 257, N = 400, V = 150 };
  static uint64_t table[SLOTS];
  static unsigned keys[N], seen[100];
  static int first[V + 1], to[4 * V], level[V], want[V];
  unsigned slots = SLOTS;
  int n = N, v = V, more[1], total = 0;
  memset(table, 0, sizeof table), memset(seen, 0, sizeof seen);
  for (int i = 0; i < N; i++) seen[(keys[i] = bits() % 100 + 1) - 1]++;
  LAUNCH("hash_insert", 4, 1, 128, 1, 0, BUF(table), NUM(slots), BUF_IN(keys), NUM(n));
  for (int i = 0; i < SLOTS; i++)
    if (table[i]) assert_int_equal((uint32_t)table[i], seen[(table[i] >> 32) - 1]), total += (int)(uint32_t)table[i];
  assert_int_equal(total, N);
  for (int i = 0; i < V; i++) {
    int k = first[i];
    for (unsigned many = bits() % 4; many--;) to[k++] = (int)(bits() % V);
    first[i + 1] = k, level[i] = want[i] = i ? -1 : 0;
  }
  for (int depth = 0; depth < V; depth++) {
    more[0] = 0;
    LAUNCH("bfs_step", 2, 1, 96, 1, 0, BUF_IN(first), BUF_IN(to), BUF(level), NUM(depth), BUF(more), NUM(v));
    for (int i = 0; i < V; i++)
      for (int e = first[i]; want[i] == depth && e < first[i + 1]; e++)
        if (want[to[e]] < 0) want[to[e]] = depth + 1;
    assert_memory_equal(level, want, sizeof level);
    if (!more[0]) break;
  }
}

static void digests(void **unused) {
  (void)unused;
  static uint32_t block[2 * 16], out[2 * 8];
  int n = 2;
  memset(block, 0, sizeof block);
  memcpy(block, "abc\x80", 4), ((uint8_t *)block)[63] = 24;
  ((uint8_t *)block)[64] = 0x80; // the empty text
  LAUNCH("sha256", 1, 1, 32, 1, 0, BUF_IN(block), BUF_OUT(out), NUM(n));
  static const uint8_t abc[] = {0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea, 0x41, 0x41, 0x40,
                                0xde, 0x5d, 0xae, 0x22, 0x23, 0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17,
                                0x7a, 0x9c, 0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad};
  static const uint8_t empty[] = {0xe3, 0xb0, 0xc4, 0x42, 0x98, 0xfc, 0x1c, 0x14, 0x9a, 0xfb, 0xf4,
                                  0xc8, 0x99, 0x6f, 0xb9, 0x24, 0x27, 0xae, 0x41, 0xe4, 0x64, 0x9b,
                                  0x93, 0x4c, 0xa4, 0x95, 0x99, 0x1b, 0x78, 0x52, 0xb8, 0x55};
  assert_memory_equal(out, abc, 32);
  assert_memory_equal(out + 8, empty, 32);
}

static void structures_and_calls(void **unused) {
  (void)unused;
  struct {
    float re[4];
    double scale;
    char tag;
    short k[3];
  } a = {{1, 2, -3, 0.5f}, 2.5, 7, {10, -20, 30}};
  struct {
    int x, y, z;
  } d = {3, 5, 11};
  static double out[64];
  static float areas[32], applied[32];
  static int sums[64];
  static uint64_t ticks[32];
  LAUNCH("by_value", 1, 1, 64, 1, 0, NUM(a), NUM(d), BUF_OUT(out));
  for (int t = 0; t < 64; t++) {
    int j = (t * d.x + d.y) & 31, r = (j + d.z) & 31;
    float local = a.re[r & 3] * (float)(r + 1) + (r == j ? 7.0f : 0);
    assert_true(out[t] == local * a.scale + a.k[t % 3]);
  }
  LAUNCH("virtual_call", 1, 1, 32, 1, 0, BUF_OUT(areas));
  LAUNCH("pointers", 1, 1, 32, 1, 0, BUF_OUT(applied));
  for (int t = 0; t < 32; t++) {
    float s = (float)(t + 1), r = (float)(t + 2), x = (float)t;
    assert_true(areas[t] == (t & 1 ? s * s : 3 * r * r));
    assert_true(applied[t] == (t % 3 == 0 ? 2 * x : t % 3 == 1 ? x * x * x : -x));
  }
  LAUNCH("heap", 1, 1, 64, 1, 0, BUF_OUT(sums));
  for (int t = 0; t < 64; t++) assert_int_equal(sums[t], t * (t + 1) / 2);
  LAUNCH("clocks", 1, 1, 32, 1, 0, BUF_OUT(ticks));
  for (int t = 0; t < 32; t++) assert_int_equal(ticks[t], 3);
  int n = 3;
  LAUNCH("says", 1, 1, 32, 1, 0, NUM(n));
}

static int smallest_bit(int v) {
  for (int i = 0; i < 32; i++)
    if ((uint32_t)v >> i & 1) return i + 1;
  return 0;
}

static void choices(void **unused) {
  (void)unused;
  enum { N = 300 };
  static int op[N], x[N], y[N];
  static float f[256], g[256];
  int n = N;
  for (int i = 0; i < N; i++) op[i] = (int)(bits() % 12), x[i] = i % 17 ? (int)bits() >> bits() % 31 : 0;
  LAUNCH("switches", 3, 1, 128, 1, 0, BUF_IN(op), BUF_IN(x), BUF_OUT(y), NUM(n));
  for (int i = 0; i < N; i++) {
    uint32_t u = (uint32_t)x[i];
    int leading = 0, many = 0;
    while (leading < 32 && !(u >> (31 - leading) & 1)) leading++;
    for (int k = 0; k < 32; k++) many += u >> k & 1;
    int want[12] = {(int)(u + 7),
                    (int)(u * 3),
                    x[i] ^ 0x55,
                    (int)(0 - u),
                    (int)(u << 3 | u >> 29),
                    many,
                    leading,
                    smallest_bit(x[i]),
                    x[i] / 7,
                    x[i] % 11,
                    0,
                    0};
    assert_int_equal(y[i], want[op[i]]);
  }
  fill(f, 256), memcpy(g, f, sizeof f);
  LAUNCH("bounded", 2, 1, 128, 1, 0, BUF(f));
  for (int i = 0; i < 256; i++) assert_true(f[i] == 2 * g[i]);
}

static void numbers_of_two_words(void **unused) {
  (void)unused;
  enum { N = 60 };
  static uint64_t a[N], b[N], out[12 * N];
  int n = N;
  for (int i = 0; i < N; i++) {
    a[i] = ((uint64_t)bits() << 32 | bits()) >> bits() % 64, b[i] = ((uint64_t)bits() << 32 | bits()) >> bits() % 64;
    if (i % 7 == 0) a[i] = 0;
    if (i % 11 == 0) b[i] = UINT64_MAX;
  }
  LAUNCH("wide_integers", 2, 1, 32, 1, 0, BUF_IN(a), BUF_IN(b), BUF_OUT(out), NUM(n));
  for (int i = 0; i < N; i++) {
    u128 x = (u128)a[i] << 64 | b[i], y = (u128)b[i] * a[i] + 12345;
    u128 v[5] = {x + y, x - y, x * y, x / (a[i] | 1), x % (b[i] | 1)};
    for (int k = 0; k < 10; k++)
      if (out[12 * i + k] != (uint64_t)(v[k / 2] >> 64 * (k % 2)))
        fail_msg("word %d of %llx and %llx: %llx", k, (unsigned long long)a[i], (unsigned long long)b[i],
                 (unsigned long long)out[12 * i + k]);
    assert_true(out[12 * i + 10] == (uint64_t)((u128)a[i] * b[i] >> 64));
    assert_true(out[12 * i + 11] == (uint64_t)(x >> (b[i] & 127)));
  }
}

static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

/* The lanes of a word, each by the sentence of CUDA's documentation. */
static uint32_t simd(int which, uint32_t x, uint32_t y) {
  static const int halves = 1 << 2 | 1 << 6 | 1 << 10 | 1 << 12 | 1 << 14 | 1 << 18;
  int width = halves >> which & 1 ? 16 : 8, sum = 0;
  uint32_t r = 0, mask = (1u << width) - 1;
  for (int at = 0; at < 32; at += width) {
    int a = (int)(x >> at & mask), b = (int)(y >> at & mask), v = 0;
    int sa = a >> (width - 1) ? a - (1 << width) : a, sb = b >> (width - 1) ? b - (1 << width) : b;
    int top = (1 << (width - 1)) - 1, low = -top - 1;
    switch (which) {
    case 0: v = a + b; break;
    case 1: v = clampi(sa + sb, low, top); break;
    case 2: v = clampi(a + b, 0, (int)mask); break;
    case 3: v = abs(a - b); break;
    case 4: v = (a + b + 1) >> 1; break;
    case 5: v = a > b ? -1 : 0; break;
    case 6: v = sa > sb ? sa : sb; break;
    case 7: v = a < b ? a : b; break;
    case 8: v = a - b; break;
    case 9: sum += abs(sa - sb); break;
    case 10: v = a < b; break;
    case 11: v = abs(sa); break;
    case 12: v = -sa; break;
    case 13: sum += abs(a - b); break;
    case 14: v = abs(sa - sb); break;
    case 15: v = (a + b) >> 1; break;
    case 16: v = a == b ? -1 : 0; break;
    case 17: v = clampi(a - b, 0, (int)mask); break;
    case 18: v = clampi(sa - sb, low, top); break;
    case 19: v = a > b ? a : b; break;
    default: v = sa < sb ? sa : sb; break;
    }
    r |= ((uint32_t)v & mask) << at;
  }
  return which == 9 || which == 13 ? (uint32_t)sum : r;
}

static void bytes_in_words(void **unused) {
  (void)unused;
  enum { N = 200 };
  static unsigned a[N], b[N], out[24 * N];
  int n = N;
  for (int i = 0; i < N; i++) a[i] = bits(), b[i] = i % 5 ? bits() : a[i] ^ 0x00800001;
  LAUNCH("simd_bytes", 2, 1, 128, 1, 0, BUF_IN(a), BUF_IN(b), BUF_OUT(out), NUM(n));
  for (int i = 0; i < N; i++) {
    for (int k = 0; k < 21; k++)
      if (out[24 * i + k] != simd(k, a[i], b[i]))
        fail_msg("%d of %x and %x: %x, not %x", k, a[i], b[i], out[24 * i + k], simd(k, a[i], b[i]));
    int x = (int)a[i], y = (int)b[i], sum = (int)(a[i] + b[i]);
    assert_int_equal(out[24 * i + 21], (unsigned)(sum > 5 ? sum : 5));
    assert_int_equal(out[24 * i + 22], (unsigned)(x > y ? x > 9 ? x : 9 : y > 9 ? y : 9));
    assert_int_equal(out[24 * i + 23], (unsigned)(x > y ? x : y) ^ (x >= y));
  }
}

static int optimised(void **unused) {
  (void)unused;
  use("kinds.ptx");
  return 0;
}
static int debug(void **unused) {
  (void)unused;
  use("kinds_debug.ptx");
  return 0;
}

int main(void) {
  int ends = start();
  if (ends) return ends;
  const struct CMUnitTest tests[] = {cmocka_unit_test(fractals_and_bodies),
                                     cmocka_unit_test(grids),
                                     cmocka_unit_test(blocks_that_wait_for_others),
                                     cmocka_unit_test(tables_and_graphs),
                                     cmocka_unit_test(digests),
                                     cmocka_unit_test(structures_and_calls),
                                     cmocka_unit_test(choices),
                                     cmocka_unit_test(numbers_of_two_words),
                                     cmocka_unit_test(bytes_in_words)};
  int failed = cmocka_run_group_tests_name("sm_90", tests, optimised, NULL);
  return failed + cmocka_run_group_tests_name("sm_75 -G", tests, debug, NULL);
}
