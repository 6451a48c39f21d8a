// Kernels of kinds that the other files leave out: C++ with virtual functions, tables of functions, printf and
// malloc, wide integers, bytes in words, waiting between blocks. PTX: see README.md.
#include <cassert>
#include <cstdint>
#include <cstdio>
typedef unsigned long long u64;
extern "C" {
__global__ void mandelbrot(int *count, int w, int h, double x0, double y0, double step) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (c >= w || r >= h) return;
  double a = __dadd_rn(x0, __dmul_rn(c, step)), b = __dadd_rn(y0, __dmul_rn(r, step)), x = 0, y = 0;
  int n = 0;
  while (n < 200 && __dadd_rn(__dmul_rn(x, x), __dmul_rn(y, y)) <= 4) {
    double t = __dadd_rn(__dsub_rn(__dmul_rn(x, x), __dmul_rn(y, y)), a);
    y = __dadd_rn(__dmul_rn(__dmul_rn(2, x), y), b), x = t, n++;
  }
  count[r * w + c] = n;
}
__global__ void nbody(const float4 *p, float4 *a, int n) {
  __shared__ float4 tile[64];
  int i = blockIdx.x * 64 + threadIdx.x;
  float4 me = i < n ? p[i] : make_float4(0, 0, 0, 0);
  float3 f = make_float3(0, 0, 0);
  for (int t = 0; t < n; t += 64) {
    tile[threadIdx.x] = t + threadIdx.x < n ? p[t + threadIdx.x] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int j = 0; j < 64; j++) {
      float dx = tile[j].x - me.x, dy = tile[j].y - me.y, dz = tile[j].z - me.z;
      float r = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f), s = tile[j].w * r * r * r;
      f.x += dx * s, f.y += dy * s, f.z += dz * s;
    }
    __syncthreads();
  }
  if (i < n) a[i] = make_float4(f.x, f.y, f.z, 0);
}
__global__ void life(const unsigned char *a, unsigned char *b, int w, int h) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y, n = 0;
  if (c >= w || r >= h) return;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      if (x || y) n += a[(r + y + h) % h * w + (c + x + w) % w];
  b[r * w + c] = n == 3 || (n == 2 && a[r * w + c]);
}
__constant__ float filter[5][5];
__global__ void conv2d(const float *x, float *y, int w, int h) {
  __shared__ float s[12][20];
  int c0 = blockIdx.x * 16 - 2, r0 = blockIdx.y * 8 - 2;
  for (int t = threadIdx.y * 16 + threadIdx.x; t < 12 * 20; t += 128) {
    int r = r0 + t / 20, c = c0 + t % 20;
    s[t / 20][t % 20] = r >= 0 && r < h && c >= 0 && c < w ? x[r * w + c] : 0;
  }
  __syncthreads();
  float v = 0;
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++) v += filter[i][j] * s[threadIdx.y + i][threadIdx.x + j];
  int c = blockIdx.x * 16 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (c < w && r < h) y[r * w + c] = v;
}
// One pass over the data: each block publishes its sum, then the sum of all before it.
__global__ void scan_lookback(const int *x, int *y, u64 *states, unsigned *ticket, int n) {
  __shared__ int s[256];
  __shared__ unsigned tile;
  __shared__ int before;
  if (!threadIdx.x) tile = atomicAdd(ticket, 1);
  __syncthreads();
  int i = tile * 256 + threadIdx.x;
  s[threadIdx.x] = i < n ? x[i] : 0;
  for (int d = 1; d < 256; d *= 2) {
    __syncthreads();
    int v = threadIdx.x >= d ? s[threadIdx.x - d] : 0;
    __syncthreads();
    s[threadIdx.x] += v;
  }
  __syncthreads();
  if (!threadIdx.x) {
    atomicExch(&states[tile], (tile ? 1ull : 2ull) << 32 | (unsigned)s[255]);
    int sum = 0;
    for (int t = (int)tile - 1; t >= 0;) {
      u64 v = *(volatile u64 *)&states[t];
      if (!(v >> 32)) continue;
      sum += (int)(unsigned)v;
      if (v >> 32 == 2) break;
      t--;
    }
    if (tile) atomicExch(&states[tile], 2ull << 32 | (unsigned)(sum + s[255]));
    before = sum;
  }
  __syncthreads();
  if (i < n) y[i] = s[threadIdx.x] + before;
}
__global__ void hash_insert(u64 *table, unsigned slots, const unsigned *keys, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned k = keys[i], h = k * 2654435761u % slots;
  for (;; h = (h + 1) % slots) {
    u64 old = atomicCAS(&table[h], 0ull, (u64)k << 32 | 1);
    if (!old) return;
    if (old >> 32 == k) { atomicAdd(&table[h], 1ull); return; }
  }
}
__global__ void bfs_step(const int *start, const int *to, int *level, int depth, int *more, int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n || atomicAdd(&level[v], 0) != depth) return;
  for (int e = start[v]; e < start[v + 1]; e++)
    if (atomicCAS(&level[to[e]], -1, depth + 1) == -1) atomicOr(more, 1);
}
__device__ const uint32_t K256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
__global__ void sha256(const uint32_t *blocks, uint32_t *out, int n) { // one 64-byte block each
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n) return;
  uint32_t w[64], s[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint32_t h[8];
  for (int i = 0; i < 8; i++) h[i] = s[i];
  auto r = [](uint32_t x, int k) { return __funnelshift_r(x, x, k); };
  for (int i = 0; i < 16; i++) w[i] = __byte_perm(blocks[t * 16 + i], 0, 0x0123);
  for (int i = 16; i < 64; i++)
    w[i] = w[i - 16] + (r(w[i - 15], 7) ^ r(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] +
           (r(w[i - 2], 17) ^ r(w[i - 2], 19) ^ w[i - 2] >> 10);
  for (int i = 0; i < 64; i++) {
    uint32_t a = h[7] + (r(h[4], 6) ^ r(h[4], 11) ^ r(h[4], 25)) + ((h[4] & h[5]) ^ (~h[4] & h[6])) + K256[i] + w[i];
    uint32_t b = (r(h[0], 2) ^ r(h[0], 13) ^ r(h[0], 22)) + ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]));
    for (int k = 7; k; k--) h[k] = h[k - 1];
    h[4] += a, h[0] = a + b;
  }
  for (int i = 0; i < 8; i++) out[t * 8 + i] = __byte_perm(h[i] + s[i], 0, 0x0123);
}
struct complex_args { float re[4]; double scale; char tag; short k[3]; };
__global__ void by_value(complex_args a, int3 d, double *out) {
  float local[32];
  for (int i = 0; i < 32; i++) local[i] = a.re[i & 3] * (i + 1);
  int j = (threadIdx.x * d.x + d.y) & 31;
  local[j] += a.tag;
  out[threadIdx.x] = local[(j + d.z) & 31] * a.scale + a.k[threadIdx.x % 3];
}
struct shape { __device__ virtual float area() const = 0; __device__ virtual ~shape() {} };
struct square : shape { float s; __device__ square(float x) : s(x) {} __device__ float area() const { return s * s; } };
struct disc : shape { float r; __device__ disc(float x) : r(x) {} __device__ float area() const { return 3 * r * r; } };
__global__ void virtual_call(float *out) {
  square a(threadIdx.x + 1.0f);
  disc b(threadIdx.x + 2.0f);
  shape *p = threadIdx.x & 1 ? (shape *)&a : (shape *)&b;
  out[threadIdx.x] = p->area();
}
typedef float (*unary)(float);
__device__ float twice(float x) { return 2 * x; }
__device__ float cube(float x) { return x * x * x; }
__device__ float minus(float x) { return -x; }
__device__ unary table[3] = {twice, cube, minus};
__global__ void pointers(float *out) { out[threadIdx.x] = table[threadIdx.x % 3]((float)threadIdx.x); }
__global__ void says(int n) {
  if (threadIdx.x == 3) printf("thread %d of %d, %5.2f %s %lld\n", threadIdx.x, n, 1.5, "text", 1ll << 40);
  assert(n > 0);
}
__global__ void heap(int *out) {
  int *p = (int *)malloc(sizeof(int) * (threadIdx.x + 1));
  if (!p) { out[threadIdx.x] = -1; return; }
  for (int i = 0; i <= (int)threadIdx.x; i++) p[i] = i;
  int s = 0;
  for (int i = 0; i <= (int)threadIdx.x; i++) s += p[i];
  out[threadIdx.x] = s;
  free(p);
}
__global__ void clocks(u64 *out) {
  u64 a = clock64(), b;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(b));
  __nanosleep(100);
  out[threadIdx.x] = (clock64() >= a) + (b > 0) + (clock() != 0 || 1);
}
__global__ void __launch_bounds__(128, 2) bounded(float *x) { x[blockIdx.x * 128 + threadIdx.x] *= 2; }
__global__ void switches(const int *op, const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = x[i];
  switch (op[i]) {
  case 0: v += 7; break;
  case 1: v *= 3; break;
  case 2: v ^= 0x55; break;
  case 3: v = -v; break;
  case 4: v = v << 3 | (unsigned)v >> 29; break;
  case 5: v = __popc(v); break;
  case 6: v = __clz(v); break;
  case 7: v = __ffs(v); break;
  case 8: v = v / 7; break;
  case 9: v = v % 11; break;
  default: v = 0;
  }
  y[i] = v;
}
__global__ void wide_integers(const u64 *a, const u64 *b, u64 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned __int128 x = (unsigned __int128)a[i] << 64 | b[i], y = (unsigned __int128)b[i] * a[i] + 12345;
  unsigned __int128 s = x + y, d = x - y, p = x * y, q = x / (a[i] | 1), r = x % (b[i] | 1);
  u64 *o = out + 12 * i;
  o[0] = (u64)s, o[1] = s >> 64, o[2] = (u64)d, o[3] = d >> 64, o[4] = (u64)p, o[5] = p >> 64;
  o[6] = (u64)q, o[7] = q >> 64, o[8] = (u64)r, o[9] = r >> 64, o[10] = __umul64hi(a[i], b[i]), o[11] = (u64)(x >> (b[i] & 127));
}
__global__ void simd_bytes(const unsigned *a, const unsigned *b, unsigned *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned x = a[i], y = b[i], *o = out + 24 * i;
  o[0] = __vadd4(x, y), o[1] = __vaddss4(x, y), o[2] = __vaddus2(x, y), o[3] = __vabsdiffu4(x, y), o[4] = __vavgu4(x, y);
  o[5] = __vcmpgtu4(x, y), o[6] = __vmaxs2(x, y), o[7] = __vminu4(x, y), o[8] = __vsub4(x, y), o[9] = __vsads4(x, y);
  o[10] = __vsetltu2(x, y), o[11] = __vabs4(x), o[12] = __vneg2(x), o[13] = __vsadu4(x, y), o[14] = __vabsdiffs2(x, y);
  o[15] = __vhaddu4(x, y), o[16] = __vcmpeq4(x, y), o[17] = __vsubus4(x, y), o[18] = __vsubss2(x, y), o[19] = __vmaxu4(x, y);
  o[20] = __vmins4(x, y), o[21] = __viaddmax_s32(x, y, 5), o[22] = __vimax3_s32(x, y, 9);
  bool first;
  o[23] = __vibmax_s32(x, y, &first), o[23] ^= first;
}
}
