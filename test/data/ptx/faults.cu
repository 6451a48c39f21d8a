// Kernels with one defect each, and, compiled with -DFIXED, their corrected twins. All have the same parameters: x holds
// n floats, y has room for n and holds nothing yet, except where the kernel says otherwise.
#include <assert.h>
#ifdef FIXED
#define PICK(bad, good) good
#else
#define PICK(bad, good) bad
#endif
#define KERNEL(name) extern "C" __global__ void name(float *x, float *y, int n)
#define I int(blockIdx.x *blockDim.x + threadIdx.x)
#define T int(threadIdx.x)

KERNEL(off_by_one) { // one block more than needed
  if (I PICK(<=, <) n) y[I] = x[I];
}
KERNEL(before_start) {
  if (I < n) y[I] = PICK(x[I - 1], I ? x[I - 1] : 0);
}
KERNEL(wrong_stride) {
  if (I < n) y[I] = x[PICK(I * 2, I / 2 * 2)];
}
KERNEL(null_pointer) {
  float *p = PICK(n == 7 ? x : nullptr, x);
  if (I < n) y[I] = p[I];
}
KERNEL(use_after_free) { // the host frees x before the launch
  if (I < n) y[I] = x[I];
}
KERNEL(misaligned_vector) {
  float4 v = *(float4 *)(x + PICK(1, 4));
  if (I < n) y[I] = v.x + v.w;
}
KERNEL(misaligned_store) {
  if (I < n / 2) *(double *)((char *)y + PICK(8 * I + 4, 8 * I)) = x[I];
}
KERNEL(shared_overrun) {
  __shared__ float s[128];
  s[T + PICK(n / 128, 0)] = x[I]; // n is 256
  __syncthreads();
  y[I] = s[T];
}
KERNEL(no_dynamic_shared) { // the host forgets the size
  extern __shared__ float d[];
  d[T] = x[I];
  __syncthreads();
  y[I] = d[127 - T];
}
KERNEL(wrong_space) { // the generic address of shared memory is no global address
  __shared__ float s[128];
  s[T] = 0;
  __syncthreads();
  unsigned long long at = PICK((unsigned long long)&s[T], (unsigned long long)&y[I]);
  asm volatile("st.global.f32 [%0], %1;" ::"l"(at), "f"(x[I]) : "memory");
}
KERNEL(reads_output) {
  if (I < n) y[I] = PICK(y[I] +, ) x[I];
}
KERNEL(unwritten_shared) {
  __shared__ float s[128];
  if (T < PICK(127, 128)) s[T] = x[I];
  __syncthreads();
  y[I] = s[127 - T];
}
KERNEL(missing_barrier) {
  __shared__ float s[128];
  s[T] = x[I];
  PICK(, __syncthreads());
  y[I] = s[127 - T];
}
KERNEL(barrier_forgotten_in_loop) {
  __shared__ float s[128];
  float sum = 0;
  for (int k = 0; k < 4; k++) {
    s[T] = x[(I + k) % n];
    __syncthreads();
    sum += s[127 - T];
    PICK(, __syncthreads());
  }
  y[I] = sum;
}
KERNEL(reduce_without_barrier) {
  __shared__ float s[128];
  s[T] = x[I];
  __syncthreads();
  for (int d = 64; d; d /= 2) {
    if (T < d) s[T] += s[T + d];
    PICK(, __syncthreads());
  }
  if (!T) y[blockIdx.x] = s[0];
}
KERNEL(scan_in_place) {
  __shared__ float s[128];
  s[T] = x[I];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    float v = T >= d ? s[T - d] : 0;
    PICK(, __syncthreads());
    s[T] += v;
    __syncthreads();
  }
  y[I] = s[T];
}
KERNEL(histogram_without_atomics) {
  __shared__ int s[4];
  if (T < 4) s[T] = 0;
  __syncthreads();
  int b = (int)(x[I] * 4) & 3;
  PICK(s[b]++, atomicAdd(&s[b], 1));
  __syncthreads();
  if (T < 4) y[blockIdx.x * 4 + T] = s[T];
}
KERNEL(sum_without_atomics) { // x[0] is the sum
  PICK(x[0] += 1, atomicAdd(x, 1.0f));
}
KERNEL(other_blocks_input) {
  x[I] = x[PICK((I + 128) % n, I)] + 1;
}
KERNEL(divided_warp_at_barrier) {
  __shared__ float s[128];
  s[T] = x[I];
  if (T < PICK(50, 128)) __syncthreads();
  y[I] = s[T];
  __syncthreads();
  x[I] = y[I] + s[127 - T];
}
KERNEL(wrong_mask) {
  y[I] = x[I] + __shfl_xor_sync(PICK(0xffffu, ~0u), x[I], 1);
}
#define LOWER (T % 32 < 16)
KERNEL(shuffle_in_branch) { // half of the lanes that the mask names
  float v = x[I];
#ifdef FIXED
  float w = __shfl_xor_sync(~0u, v, 1);
  if (LOWER) v += w;
#else
  if (LOWER) v += __shfl_xor_sync(~0u, v, 1);
#endif
  y[I] = v;
}
KERNEL(ballot_in_branch) {
  unsigned v = 0;
  if (PICK(0, !LOWER)) return; // who has ended is waited for by nobody
  if (LOWER) v = __ballot_sync(~0u, x[I] > .5f);
  y[I] = v;
}
KERNEL(sum_in_branch) {
  int v = T;
  if (LOWER) v = __reduce_add_sync(PICK(~0u, 0xffffu), v);
  y[I] = v;
}
KERNEL(waits_for_ever) {
  if (!T && blockIdx.x == PICK(0, 9))
    while (((volatile float *)x)[1] != -5) {}
  y[I] = x[I];
}
__device__ void copy4(void *s, const void *g) {
  asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(s)), "l"(g) : "memory");
}
KERNEL(async_not_waited) {
  __shared__ float s[128];
  copy4(&s[T], &x[I]);
  asm volatile("cp.async.commit_group;" ::: "memory");
  PICK(, asm volatile("cp.async.wait_group 0;" ::: "memory"));
  __syncthreads();
  y[I] = s[127 - T];
}
KERNEL(async_wrong_group) {
  __shared__ float s[2][128];
  for (int k = 0; k < 2; k++) {
    copy4(&s[k][T], &x[I]);
    asm volatile("cp.async.commit_group;" ::: "memory");
  }
  PICK(asm volatile("cp.async.wait_group 1;" ::: "memory"), asm volatile("cp.async.wait_group 0;" ::: "memory"));
  __syncthreads();
  y[I] = s[1][127 - T];
}
KERNEL(failed_assertion) {
  assert(I < PICK(n - 1, n));
  y[I] = x[I];
}
