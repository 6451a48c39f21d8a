// Matrix products and what models are made of.
#include <cuda_fp16.h>
extern "C" {
__global__ void sgemm(const float *a, const float *b, float *c, int m, int n, int k) {
  __shared__ float as[16][16], bs[16][17];
  int r = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < k; t += 16) {
    as[threadIdx.y][threadIdx.x] = r < m && t + threadIdx.x < k ? a[r * k + t + threadIdx.x] : 0;
    bs[threadIdx.y][threadIdx.x] = col < n && t + threadIdx.y < k ? b[(t + threadIdx.y) * n + col] : 0;
    __syncthreads();
    for (int i = 0; i < 16; i++) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  if (r < m && col < n) c[r * n + col] = sum;
}
__device__ void copy16(void *shared, const void *global) {
  unsigned s = (unsigned)__cvta_generic_to_shared(shared);
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(s), "l"(global) : "memory");
}
// c[16,8*warps] of f32 += a[16,k] b[n,k]^T of f16, in tiles of k = 16, two tiles in flight.
__global__ void hgemm_pipelined(const __half *a, const __half *b, float *c, int n, int k) {
  __shared__ __align__(16) __half as[2][16 * 16], bs[2][32 * 16];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32, col = blockIdx.x * 32;
  float d[4] = {0, 0, 0, 0};
  auto bring = [&](int t, int buffer) {
    if (threadIdx.x < 32) copy16(&as[buffer][threadIdx.x * 8], a + (threadIdx.x / 2) * k + t + threadIdx.x % 2 * 8);
    if (threadIdx.x < 64)
      copy16(&bs[buffer][threadIdx.x * 8], b + (col + threadIdx.x / 2) * k + t + threadIdx.x % 2 * 8);
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  bring(0, 0);
  for (int t = 0, buffer = 0; t < k; t += 16, buffer ^= 1) {
    if (t + 16 < k) {
      bring(t + 16, buffer ^ 1);
      asm volatile("cp.async.wait_group 1;" ::: "memory");
    } else
      asm volatile("cp.async.wait_group 0;" ::: "memory");
    __syncthreads();
    unsigned ra[4], rb[2];
    unsigned sa = (unsigned)__cvta_generic_to_shared(&as[buffer][lane % 16 * 16 + lane / 16 * 8]);
    unsigned sb = (unsigned)__cvta_generic_to_shared(&bs[buffer][(warp * 8 + lane % 8) * 16 + lane / 8 % 2 * 8]);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(ra[0]), "=r"(ra[1]), "=r"(ra[2]), "=r"(ra[3])
                 : "r"(sa) : "memory");
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];" : "=r"(rb[0]), "=r"(rb[1]) : "r"(sb) : "memory");
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(ra[0]), "r"(ra[1]), "r"(ra[2]), "r"(ra[3]), "r"(rb[0]), "r"(rb[1]));
    __syncthreads();
  }
  int r = lane / 4, at = col + warp * 8 + lane % 4 * 2;
  c[r * n + at] = d[0], c[r * n + at + 1] = d[1];
  c[(r + 8) * n + at] = d[2], c[(r + 8) * n + at + 1] = d[3];
}
__global__ void softmax_rows(const float *x, float *y, int cols) {
  __shared__ float s[32];
  const float *row = x + blockIdx.x * cols;
  auto all = [&](float v, bool largest) {
    for (int d = 16; d; d /= 2) {
      float o = __shfl_xor_sync(~0u, v, d);
      v = largest ? fmaxf(v, o) : v + o;
    }
    if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = v;
    __syncthreads();
    v = s[0];
    for (int w = 1; w < blockDim.x / 32; w++) v = largest ? fmaxf(v, s[w]) : v + s[w];
    __syncthreads();
    return v;
  };
  float most = -INFINITY, sum = 0;
  for (int i = threadIdx.x; i < cols; i += blockDim.x) most = fmaxf(most, row[i]);
  most = all(most, true);
  for (int i = threadIdx.x; i < cols; i += blockDim.x) sum += __expf(row[i] - most);
  sum = all(sum, false);
  for (int i = threadIdx.x; i < cols; i += blockDim.x) y[blockIdx.x * cols + i] = __expf(row[i] - most) / sum;
}
__global__ void layer_norm(const float *x, const float *w, float *y, int cols) { // a warp a row
  const float *row = x + blockIdx.x * cols;
  float sum = 0, square = 0;
  for (int i = threadIdx.x; i < cols; i += 32) sum += row[i];
  for (int d = 16; d; d /= 2) sum += __shfl_xor_sync(~0u, sum, d);
  float mean = sum / cols;
  for (int i = threadIdx.x; i < cols; i += 32) square += (row[i] - mean) * (row[i] - mean);
  for (int d = 16; d; d /= 2) square += __shfl_xor_sync(~0u, square, d);
  float scale = rsqrtf(square / cols + 1e-5f);
  for (int i = threadIdx.x; i < cols; i += 32) y[blockIdx.x * cols + i] = (row[i] - mean) * scale * w[i];
}
// A query a thread, keys and values in tiles of shared memory, the softmax kept up as they come. Head size 16.
__global__ void flash_attention(const float *q, const float *k, const float *v, float *o, int n) {
  __shared__ float ks[32][16], vs[32][16];
  int i = blockIdx.x * 32 + threadIdx.x;
  float mine[16], acc[16], most = -INFINITY, sum = 0;
  for (int d = 0; d < 16; d++) mine[d] = i < n ? q[i * 16 + d] : 0, acc[d] = 0;
  for (int t = 0; t < n; t += 32) {
    __syncthreads();
    for (int d = 0; d < 16; d++) {
      ks[threadIdx.x][d] = t + threadIdx.x < n ? k[(t + threadIdx.x) * 16 + d] : 0;
      vs[threadIdx.x][d] = t + threadIdx.x < n ? v[(t + threadIdx.x) * 16 + d] : 0;
    }
    __syncthreads();
    for (int j = 0; j < 32 && t + j < n; j++) {
      float s = 0;
      for (int d = 0; d < 16; d++) s += mine[d] * ks[j][d];
      s *= 0.25f;
      float next = fmaxf(most, s), keep = __expf(most - next), p = __expf(s - next);
      sum = sum * keep + p;
      for (int d = 0; d < 16; d++) acc[d] = acc[d] * keep + p * vs[j][d];
      most = next;
    }
  }
  for (int d = 0; d < 16 && i < n; d++) o[i * 16 + d] = acc[d] / sum;
}
__global__ void gemv_f64(const double *a, const double *x, double *y, int rows, int cols) {
  int r = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (r >= rows) return;
  double sum = 0;
  for (int c = lane; c < cols; c += 32) sum += a[r * cols + c] * x[c];
  for (int d = 16; d; d /= 2) sum += __shfl_down_sync(~0u, sum, d);
  if (!lane) y[r] = sum;
}
}
