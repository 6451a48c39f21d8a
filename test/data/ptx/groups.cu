// What the cooperative groups, the barriers of libcu++, CUB and cuRAND are made of. PTX: see README.md.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cub/cub.cuh>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <curand_kernel.h>
#include <cuda_fp16.h>
namespace cg = cooperative_groups;
typedef unsigned long long u64;
extern "C" {
__global__ void tiles(const int *x, int *out) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<8>(block);
  int v = x[block.thread_rank()];
  out[block.thread_rank()] = cg::reduce(tile, v, cg::plus<int>()) + cg::inclusive_scan(tile, v) + tile.shfl(v, 3) + tile.meta_group_rank() + (int)tile.ballot(v > 0) + tile.match_any(v & 3);
}
__global__ void coalesced(const int *x, int *count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 0) {
    auto g = cg::coalesced_threads();
    int s = cg::reduce(g, x[i], cg::plus<int>());
    if (!g.thread_rank()) atomicAdd(&count[0], g.size()), atomicAdd(&count[1], s);
  }
}
__global__ void grid_sync(int *x, int n) {
  auto grid = cg::this_grid();
  for (int round = 0; round < 3; round++) {
    int i = (int)grid.thread_rank(), v = i < n ? x[(i + 1) % n] : 0;
    grid.sync();
    if (i < n) x[i] = v + 1;
    grid.sync();
  }
}
__global__ void copies(const float *x, float *y, int n) {
  __shared__ alignas(16) float s[2][128];
  auto block = cg::this_thread_block();
  auto at = cuda::make_pipeline();
  float sum = 0;
  for (int t = 0, k = 0; t < n; t += 128, k ^= 1) {
    at.producer_acquire();
    cuda::memcpy_async(block, s[k], x + t, cuda::aligned_size_t<16>(sizeof s[k]), at);
    at.producer_commit();
    at.consumer_wait();
    block.sync();
    sum += s[k][127 - block.thread_rank()];
    at.consumer_release();
    block.sync();
  }
  y[block.thread_rank()] = sum;
}
__global__ void barriers(const int *x, int *y) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ alignas(16) int s[256];
  auto block = cg::this_thread_block();
  if (!block.thread_rank()) init(&bar, block.size());
  block.sync();
  cuda::memcpy_async(block, s, x, cuda::aligned_size_t<16>(sizeof s), bar);
  bar.arrive_and_wait();
  int v = s[255 - block.thread_rank()];
  auto token = bar.arrive();
  v *= 2;
  bar.wait(std::move(token));
  s[block.thread_rank()] = v;
  bar.arrive_and_wait();
  y[block.thread_rank()] = s[(block.thread_rank() + 1) % 256];
}
__global__ void block_copies(const int *x, int *y) {
  __shared__ alignas(16) int s[256];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, s, x, sizeof s);
  cg::wait(block);
  y[block.thread_rank()] = s[255 - block.thread_rank()];
}
__global__ void atomics(int *i, u64 *l, double *d, float *f, __half2 *h) {
  cuda::atomic_ref<int, cuda::thread_scope_device> a(i[0]);
  cuda::atomic_ref<unsigned long long, cuda::thread_scope_block> b(l[0]);
  cuda::atomic_ref<float, cuda::thread_scope_system> c(f[0]);
  a.fetch_add(2, cuda::std::memory_order_relaxed), b.fetch_max(threadIdx.x), c.fetch_add(0.5f);
  atomicAdd(d, 0.25), atomicAdd_system(&i[1], 1), atomicAdd_block(&i[2], 3), atomicInc((unsigned *)&i[3], 9), atomicDec((unsigned *)&i[4], 5);
  atomicMin(&i[5], (int)threadIdx.x - 9), atomicMax(&i[6], (int)threadIdx.x - 9), atomicAnd(&i[7], ~(1 << threadIdx.x % 32)), atomicXor(&i[8], 1 << threadIdx.x % 32);
  atomicAdd(h, __floats2half2_rn(1, 2));
  unsigned short *s = (unsigned short *)&i[9], old = *(volatile unsigned short *)s, seen;
  do seen = old, old = atomicCAS(s, seen, (unsigned short)(seen + 1));
  while (old != seen);
  int e = 0;
  while (!cuda::atomic_ref<int>(i[10]).compare_exchange_weak(e, e + 5));
  atomicMin((u64 *)&l[1], (u64)threadIdx.x + 3), atomicMax((long long *)&l[2], (long long)threadIdx.x - 100);
}
__global__ void cub_sort(const unsigned *x, unsigned *y) {
  typedef cub::BlockRadixSort<unsigned, 128, 4> sort;
  typedef cub::BlockLoad<unsigned, 128, 4, cub::BLOCK_LOAD_TRANSPOSE> load;
  typedef cub::BlockStore<unsigned, 128, 4, cub::BLOCK_STORE_WARP_TRANSPOSE> store;
  __shared__ union { typename sort::TempStorage a; typename load::TempStorage b; typename store::TempStorage c; } s;
  unsigned v[4];
  load(s.b).Load(x, v);
  __syncthreads();
  sort(s.a).Sort(v);
  __syncthreads();
  store(s.c).Store(y, v);
}
__global__ void cub_scan(const int *x, int *y, int *total) {
  typedef cub::BlockScan<int, 128, cub::BLOCK_SCAN_WARP_SCANS> scan;
  typedef cub::BlockReduce<int, 128> reduce;
  __shared__ union { typename scan::TempStorage a; typename reduce::TempStorage b; } s;
  int v = x[threadIdx.x], w, sum;
  scan(s.a).ExclusiveSum(v, w, sum);
  y[threadIdx.x] = w;
  __syncthreads();
  int m = reduce(s.b).Reduce(v, [](int p, int q) { return p > q ? p : q; });
  if (!threadIdx.x) total[0] = sum, total[1] = m;
}
__global__ void cub_histogram(const unsigned char *x, unsigned *bins) {
  typedef cub::BlockHistogram<unsigned char, 128, 4, 256, cub::BLOCK_HISTO_SORT> histogram;
  __shared__ typename histogram::TempStorage t;
  __shared__ unsigned h[256];
  unsigned char v[4];
  for (int k = 0; k < 4; k++) v[k] = x[threadIdx.x * 4 + k];
  histogram(t).Histogram(v, h);
  __syncthreads();
  for (int k = threadIdx.x; k < 256; k += 128) bins[k] = h[k];
}
__global__ void randoms(float *normals, unsigned *words, unsigned seed) {
  curandStatePhilox4_32_10_t p;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, 0, &p);
  words[i] = curand(&p);
  float4 g = curand_normal4(&p);
  normals[4 * i] = g.x, normals[4 * i + 1] = g.y, normals[4 * i + 2] = g.z, normals[4 * i + 3] = g.w;
}
__global__ void warp_calls(const int *x, u64 *out) {
  int i = threadIdx.x, v = x[i], p;
  double d = __shfl_xor_sync(~0u, (double)v, 5);
  u64 l = __shfl_down_sync(~0u, (u64)v << 33, 2, 16);
  unsigned m = __match_any_sync(~0u, v), a = __match_all_sync(~0u, v & 0, &p), e = __activemask();
  int all = __all_sync(~0u, v > -200), any = __any_sync(~0u, v == 7), uni = __all_sync(~0u, v) ;
  unsigned b = __ballot_sync(~0u, v & 1);
  if (i & 1) { __syncwarp(0xaaaaaaaa); m += __shfl_sync(0xaaaaaaaa, m, 1); } else { __syncwarp(0x55555555); m ^= __shfl_sync(0x55555555, m, 2); }
#if __CUDA_ARCH__ >= 800
  b += __reduce_add_sync(~0u, v), b ^= __reduce_min_sync(~0u, v), b += __reduce_xor_sync(~0u, (unsigned)v), b ^= __reduce_max_sync(~0u, (unsigned)v);
#endif
  int both = __syncthreads_and(v != 12345) + __syncthreads_or(v == 3) + __syncthreads_count(v > 0);
  u64 *o = out + 6 * i;
  o[0] = (u64)(long long)d, o[1] = l, o[2] = m, o[3] = a + (u64)p + e, o[4] = all + 2 * any + 4 * uni + (u64)b * 8, o[5] = both;
}
__global__ void cached(const float4 *x, float4 *y, const int *p, int *q) {
  int i = threadIdx.x;
  float4 a = __ldcg(x + i), b = __ldcs(x + i), c = __ldca(x + i), d = __ldcv(x + i), e = __ldg(x + i), f = __ldlu(x + i);
  __stwb(y + 4 * i, make_float4(a.x + b.y, c.z, d.w, e.x)), __stcg(y + 4 * i + 1, a), __stcs(y + 4 * i + 2, f), __stwt(y + 4 * i + 3, c);
  char2 g = __ldg((const char2 *)p + i);
  asm volatile("prefetch.global.L2 [%0];" ::"l"(p + i));
  asm volatile("{ .reg .b64 pol; createpolicy.fractional.L2::evict_first.b64 pol, 1.0; st.global.L2::cache_hint.s32 [%0], %1, pol; }" ::"l"(q + i), "r"(g.x + 2 * g.y) : "memory");
}
}
