// Elementwise, gather and stencil kernels as people write them. PTX: see README.md.
#include <cuda_fp16.h>
extern "C" {
__global__ void saxpy(const float *x, float *y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
__global__ void add_grid_stride(const double *x, const double *y, double *z, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) z[i] = x[i] + y[i];
}
__global__ void copy_vec4(const float4 *x, float4 *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float4 v = x[i];
    y[i] = make_float4(v.w, v.z, v.y, v.x);
  }
}
__global__ void transpose(const float *x, float *y, int rows, int cols) {
  __shared__ float tile[32][33];
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (r + k < rows && c < cols) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * cols + c];
  __syncthreads();
  c = blockIdx.y * 32 + threadIdx.x, r = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (r + k < cols && c < rows) y[(r + k) * rows + c] = tile[threadIdx.x][threadIdx.y + k];
}
__global__ void stencil(const float *x, float *y, int h, int w) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (c <= 0 || r <= 0 || c >= w - 1 || r >= h - 1) return;
  y[r * w + c] = 0.25f * (x[(r - 1) * w + c] + x[(r + 1) * w + c] + x[r * w + c - 1] + x[r * w + c + 1]);
}
__constant__ float taps[8];
__global__ void fir(const float *x, float *y, int n) {
  extern __shared__ float window[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  window[threadIdx.x + 7] = i < n ? x[i] : 0;
  if (threadIdx.x < 7) window[threadIdx.x] = i >= 7 ? x[i - 7] : 0;
  __syncthreads();
  float sum = 0;
#pragma unroll
  for (int k = 0; k < 8; k++) sum += taps[k] * window[threadIdx.x + 7 - k];
  if (i < n) y[i] = sum;
}
__global__ void spmv(const int *start, const int *col, const float *val, const float *x, float *y, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float sum = 0;
  for (int k = start[r]; k < start[r + 1]; k++) sum += val[k] * x[col[k]];
  y[r] = sum;
}
__global__ void collatz(const unsigned *x, unsigned *steps, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned long long v = x[i];
  unsigned s = 0;
  while (v > 1) {
    v = v & 1 ? 3 * v + 1 : v / 2;
    s++;
  }
  steps[i] = s;
}
__global__ void half_fma(const __half2 *x, const __half2 *y, __half2 *z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) z[i] = __hfma2(x[i], y[i], z[i]);
}
__global__ void divide(const int *x, const int *y, int *q, int *r, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) q[i] = x[i] / y[i], r[i] = x[i] % y[i];
}
__global__ void math(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = sinf(x[i]) + expf(-x[i]) + sqrtf(fabsf(x[i])) + tanhf(x[i]) + logf(1 + x[i] * x[i]);
}
}
