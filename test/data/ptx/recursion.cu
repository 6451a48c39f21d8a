// Functions that call themselves, and memory that alloca takes: what needs a stack. Compiled by the commands in README.md.
#include <alloca.h>

struct node { int value; const node *up; };
struct wide { double a; long long b; int c; };
typedef int (*step)(int, int);

__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__device__ __noinline__ int is_odd(int n);
__device__ __noinline__ int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); }
__device__ __noinline__ int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }

__device__ __noinline__ unsigned ackermann(unsigned m, unsigned n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

// Each call's variable is read by those it makes.
__device__ __noinline__ int chain(const node *up, int depth) {
  node here = {depth, up};
  if (depth) return chain(&here, depth - 1);
  int sum = 0;
  for (const node *n = &here; n; n = n->up) sum = sum * 3 + n->value;
  return sum;
}

__device__ __noinline__ wide both(wide w, int n) {
  if (!n) return w;
  wide x = both({w.a * 0.5, w.b + n, w.c ^ n}, n - 1), y = both({w.a + n, w.b * 3, w.c + 1}, n / 2);
  return {x.a + y.a, x.b - y.b, x.c ^ y.c};
}

// Back to itself by way of a table.
__device__ int down(int n, int x);
__device__ int twice(int n, int x);
__device__ step steps[2] = {down, twice};
__device__ __noinline__ int down(int n, int x) { return n ? steps[x & 1](n - 1, x - n) : x; }
__device__ __noinline__ int twice(int n, int x) { return n ? steps[x & 1](n - 1, 2 * x + n) + 1 : -x; }

extern "C" __global__ void recurse(int *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n) return;
  int k = t % 7;
  out[6 * t] = fibonacci(k + 3);
  out[6 * t + 1] = is_even(k) * 2 + is_odd(t % 5);
  out[6 * t + 2] = (int)ackermann(k % 3, k % 5);
  out[6 * t + 3] = chain(0, k);
  wide w = both({t * 0.25, t, t}, k % 4);
  out[6 * t + 4] = (int)w.a + (int)w.b + w.c;
  out[6 * t + 5] = steps[t & 1](k, t);
}

__device__ __noinline__ void sort(float *a, int lo, int hi) {
  while (lo < hi) {
    float p = a[(lo + hi) / 2];
    int i = lo, j = hi;
    while (i <= j) {
      while (a[i] < p) i++;
      while (a[j] > p) j--;
      if (i <= j) {
        float t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    sort(a, lo, j);
    lo = i;
  }
}
extern "C" __global__ void quicksort(float *a, int n) { sort(a + (blockIdx.x * blockDim.x + threadIdx.x) * n, 0, n - 1); }

// All threads go down together, and meet on each level.
__device__ __noinline__ int reduce(int *s, int n) {
  if (n == 1) return s[0];
  if (threadIdx.x < n / 2) s[threadIdx.x] += s[threadIdx.x + n / 2];
  __syncthreads();
  return reduce(s, n / 2);
}
extern "C" __global__ void reduce_down(const int *x, int *out) {
  extern __shared__ int s[];
  s[threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  int sum = reduce(s, blockDim.x);
  if (!threadIdx.x) out[blockIdx.x] = sum;
}

__device__ __noinline__ unsigned mix(unsigned n) {
  unsigned x = n ? mix(n - 1) : 1;
  return (x << 1 ^ x >> 3) + n;
}
extern "C" __global__ void deep(unsigned *out, unsigned n) { out[threadIdx.x] = mix(n + threadIdx.x % 2); }

// Memory of a size that is known at run time, in a function that is called again and again, and in one that calls itself.
__device__ __noinline__ int scrambled(int n, int seed) {
  int *a = (int *)alloca(n * sizeof(int)), sum = 0;
  for (int i = 0; i < n; i++) a[i * 5 % n] = seed + i;
  for (int i = 0; i < n; i++) sum = sum * 7 + a[i];
  return sum;
}
__device__ __noinline__ int halved(int n, int seed) {
  unsigned char *a = (unsigned char *)alloca(n);
  for (int i = 0; i < n; i++) a[i] = (unsigned char)(seed + i * i);
  int sum = n > 2 ? halved(n / 2, seed + 1) : 0;
  for (int i = 0; i < n; i++) sum = sum * 5 + a[i];
  return sum;
}
extern "C" __global__ void allocates(int *out, int n) {
  int t = threadIdx.x, sum = 0;
  for (int k = 0; k < 40; k++) sum = sum * 3 + scrambled(n + t % 4 + 1, k);
  out[2 * t] = sum;
  out[2 * t + 1] = halved(n + t % 3, t);
}
