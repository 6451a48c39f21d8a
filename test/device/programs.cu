// The kernels of the program_*.c beside this file, which load the PTX that nvcc makes of it:
//   nvcc -std=c++17 -ptx -arch=sm_80 -lineinfo -o programs.ptx programs.cu
#include <cooperative_groups.h>

extern "C" __global__ void vector_add(const float *a, const float *b, float *c, int n) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}

// C = A B, row-major, one 16 by 16 tile of C to a block. The widths need not be multiples of 16.
extern "C" __global__ void matrix_product(float *c, const float *a, const float *b, int m, int n, int k) {
  __shared__ float as[16][16], bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0;
  for (int at = 0; at < k; at += 16) {
    as[threadIdx.y][threadIdx.x] = row < m && at + threadIdx.x < k ? a[row * k + at + threadIdx.x] : 0;
    bs[threadIdx.y][threadIdx.x] = at + threadIdx.y < k && column < n ? b[(at + threadIdx.y) * n + column] : 0;
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 16; i++) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}

extern "C" __global__ void increment(int *data, int by, int n) {
  for (int i = blockDim.x * blockIdx.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) data[i] += by;
}

__constant__ float coefficients[4];
__device__ unsigned int calls;

// The polynomial of the coefficients at x, by Horner's rule.
extern "C" __global__ void polynomial(float *x, int n) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i == 0) atomicAdd(&calls, 1);
  if (i >= n) return;
  float value = coefficients[3];
  for (int k = 2; k >= 0; k--) value = value * x[i] + coefficients[k];
  x[i] = value;
}

// The sum of x in one launch: partial sums, a barrier of the whole grid, and the sum of those by one thread.
extern "C" __global__ void grid_sum(const int *x, int *partial, int *out, int n) {
  cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  __shared__ int block;
  if (threadIdx.x == 0) block = 0;
  __syncthreads();
  int sum = 0;
  for (unsigned i = (unsigned)grid.thread_rank(); i < n; i += (unsigned)grid.size()) sum += x[i];
  atomicAdd(&block, sum);
  __syncthreads();
  if (threadIdx.x == 0) partial[blockIdx.x] = block;
  grid.sync();
  if (grid.thread_rank() == 0) {
    int all = 0;
    for (unsigned i = 0; i < gridDim.x; i++) all += partial[i];
    *out = all;
  }
}

extern "C" __global__ void past_the_end(int *x, int n) { x[n + threadIdx.x] = 1; }
