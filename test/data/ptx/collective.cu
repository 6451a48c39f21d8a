// Reductions, scans, sorts and counts: shuffles, votes, shared memory, atomics, fences.
extern "C" {
__device__ float warp_sum(float v) {
  for (int d = 16; d; d /= 2) v += __shfl_xor_sync(~0u, v, d);
  return v;
}
__global__ void reduce_sum(const float *x, float *out, int n) {
  __shared__ float part[32];
  float v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += x[i];
  v = warp_sum(v);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    v = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
    v = warp_sum(v);
    if (!threadIdx.x) atomicAdd(out, v);
  }
}
__device__ unsigned arrived;
__global__ void reduce_last_block(const int *x, int *parts, int *out, int n) {
  __shared__ bool last;
  __shared__ int total;
  if (!threadIdx.x) total = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&total, x[i]);
  __syncthreads();
  if (!threadIdx.x) {
    ((volatile int *)parts)[blockIdx.x] = total;
    __threadfence();
    last = atomicAdd(&arrived, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && !threadIdx.x) {
    int sum = 0;
    for (unsigned b = 0; b < gridDim.x; b++) sum += ((volatile int *)parts)[b];
    *out = sum;
  }
}
__global__ void scan_block(const int *x, int *y) {
  __shared__ int warp[32];
  int v = x[blockIdx.x * blockDim.x + threadIdx.x], lane = threadIdx.x % 32;
  for (int d = 1; d < 32; d *= 2) {
    int o = __shfl_up_sync(~0u, v, d);
    if (lane >= d) v += o;
  }
  if (lane == 31) warp[threadIdx.x / 32] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    int w = lane < blockDim.x / 32 ? warp[lane] : 0;
    for (int d = 1; d < 32; d *= 2) {
      int o = __shfl_up_sync(~0u, w, d);
      if (lane >= d) w += o;
    }
    warp[lane] = w;
  }
  __syncthreads();
  if (threadIdx.x >= 32) v += warp[threadIdx.x / 32 - 1];
  y[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
__global__ void histogram(const unsigned char *x, unsigned *bins, int n) {
  __shared__ unsigned mine[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) mine[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&mine[x[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], mine[i]);
}
__global__ void radix_split(const unsigned *x, unsigned *y, int bit) {
  __shared__ unsigned zeros[32];
  unsigned v = x[threadIdx.x], one = v >> bit & 1, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  unsigned ballot = __ballot_sync(~0u, !one);
  if (!lane) zeros[warp] = __popc(ballot);
  __syncthreads();
  unsigned before = 0, all = 0;
  for (unsigned w = 0; w < blockDim.x / 32; w++) {
    if (w < warp) before += zeros[w];
    all += zeros[w];
  }
  before += __popc(ballot & ((1u << lane) - 1));
  y[one ? all + threadIdx.x - before : before] = v;
}
__global__ void bitonic(int *x) {
  extern __shared__ int s[];
  unsigned t = threadIdx.x;
  s[t] = x[t];
  for (unsigned k = 2; k <= blockDim.x; k *= 2)
    for (unsigned j = k / 2; j; j /= 2) {
      __syncthreads();
      unsigned o = t ^ j;
      if (o > t) {
        int a = s[t], b = s[o];
        if ((t & k) == 0 ? a > b : a < b) s[t] = b, s[o] = a;
      }
    }
  __syncthreads();
  x[t] = s[t];
}
__global__ void compact(const int *x, int *y, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = i < n ? x[i] : 0, base = 0;
  unsigned keep = __ballot_sync(~0u, v > 0), lane = threadIdx.x % 32;
  if (!lane && keep) base = atomicAdd(count, __popc(keep));
  base = __shfl_sync(~0u, base, 0);
  if (v > 0) y[base + __popc(keep & ((1u << lane) - 1))] = v;
}
__global__ void argmax(const float *x, unsigned long long *best, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicMax(best, (unsigned long long)__float_as_uint(x[i]) << 32 | (unsigned)(~i)); // x is not negative
}
__global__ void spin_lock(int *lock, int *value) {
  bool done = false;
  while (!done)
    if (!atomicCAS(lock, 0, 1)) {
      __threadfence();
      *(volatile int *)value += 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
}
__global__ void dot_i8(const int *x, const int *y, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = i < n ? __dp4a(x[i], y[i], 0) : 0;
  v = __reduce_add_sync(~0u, v);
  if (threadIdx.x % 32 == 0) atomicAdd(out, v);
}
}
