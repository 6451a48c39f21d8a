// Functions of the mathematics library and of the numbers of 16 bits. PTX: see README.md.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
extern "C" {
__global__ void functions64(const double *x, const double *y, double *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double a = x[i], b = y[i], *o = out + 32 * i;
  double s, c;
  sincos(a, &s, &c);
  o[0] = s, o[1] = c, o[2] = exp(a), o[3] = log(fabs(a) + 0.5), o[4] = pow(fabs(a) + 0.1, b), o[5] = tan(a), o[6] = atan2(a, b);
  o[7] = erf(a), o[8] = lgamma(fabs(a) + 1), o[9] = cbrt(a), o[10] = fmod(a, b), o[11] = remainder(a, b), o[12] = hypot(a, b);
  o[13] = ldexp(a, 7), o[14] = sinh(a), o[15] = tanh(a), o[16] = asinh(a), o[17] = floor(a), o[18] = rint(a), o[19] = fma(a, b, 1.0);
  o[20] = a / b, o[21] = sqrt(fabs(a)), o[22] = log1p(fabs(a)), o[23] = expm1(a), o[24] = exp2(a), o[25] = log2(fabs(a) + 1);
  o[26] = j0(a), o[27] = tgamma(fabs(a) + 0.5), o[28] = acos(a / 16), o[29] = copysign(a, b), o[30] = fmin(a, b), o[31] = rsqrt(fabs(a) + 1);
}
__global__ void functions32(const float *x, const float *y, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[i], b = y[i], *o = out + 32 * i;
  float s, c;
  sincosf(a * 10000, &s, &c); // the long way of reducing the argument
  o[0] = s, o[1] = c, o[2] = expf(a), o[3] = logf(fabsf(a) + 0.5f), o[4] = powf(fabsf(a) + 0.1f, b), o[5] = tanf(a), o[6] = atan2f(a, b);
  o[7] = erff(a), o[8] = lgammaf(fabsf(a) + 1), o[9] = cbrtf(a), o[10] = fmodf(a, b), o[11] = remainderf(a, b), o[12] = hypotf(a, b);
  o[13] = ldexpf(a, 7), o[14] = sinhf(a), o[15] = tanhf(a), o[16] = asinhf(a), o[17] = floorf(a), o[18] = rintf(a), o[19] = __fmaf_rd(a, b, 1);
  o[20] = a / b, o[21] = __fsqrt_ru(fabsf(a)), o[22] = log1pf(fabsf(a)), o[23] = expm1f(a), o[24] = exp2f(a), o[25] = log2f(fabsf(a) + 1);
  o[26] = erfcinvf(fabsf(a) / 8.1f), o[27] = tgammaf(fabsf(a) + 0.5f), o[28] = acosf(a / 16), o[29] = copysignf(a, b), o[30] = fmaxf(a, b), o[31] = __saturatef(a);
}
__global__ void halves(const __half *x, const __half *y, __half *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __half a = x[i], b = y[i], *o = out + 20 * i;
  o[0] = hexp2(a), o[1] = hlog(__habs(a)), o[2] = hrcp(b), o[3] = hsqrt(__habs(a)), o[4] = hsin(a), o[5] = __hmax_nan(a, b);
  o[6] = __hmin(a, b), o[7] = __hfma_relu(a, b, a), o[8] = __hadd_sat(a, b), o[9] = __hdiv(a, b), o[10] = hrint(a), o[11] = htrunc(a);
  o[12] = __int2half_rz(i * 37), o[13] = __float2half_rd(__half2float(a) * 3), o[14] = __hneg(a), o[15] = __hlt(a, b) ? a : b;
  o[16] = __hmul_sat(a, b), o[17] = __short_as_half(__half2short_rd(a)), o[18] = hexp(a), o[19] = __ushort_as_half((unsigned short)__half2uint_rn(__habs(b)));
}
__global__ void half_pairs(const __half2 *x, const __half2 *y, __half2 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __half2 a = x[i], b = y[i], *o = out + 12 * i;
  o[0] = __hadd2(a, b), o[1] = __hmul2_sat(a, b), o[2] = __hfma2(a, b, a), o[3] = __hmax2(a, b), o[4] = __hmin2_nan(a, b), o[5] = h2exp2(a);
  o[6] = __hgt2(a, b), o[7] = __heq2(a, b), o[8] = __lowhigh2highlow(a), o[9] = __hsub2(a, b), o[10] = __habs2(a), o[11] = __h2div(a, b);
}
#if __CUDA_ARCH__ >= 800 || !defined(__CUDA_ARCH__)
__global__ void brains(const __nv_bfloat16 *x, const __nv_bfloat16 *y, __nv_bfloat16 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __nv_bfloat16 a = x[i], b = y[i], *o = out + 16 * i;
  o[0] = __hadd(a, b), o[1] = __hmul(a, b), o[2] = __hfma(a, b, a), o[3] = __hsub(a, b), o[4] = __hmax(a, b), o[5] = __hmin_nan(a, b);
  o[6] = __hfma_relu(a, b, b), o[7] = __hneg(a), o[8] = __habs(a), o[9] = __hdiv(a, b), o[10] = hexp2(a), o[11] = __float2bfloat16_rd(__bfloat162float(a) * 3);
  o[12] = __int2bfloat16_rn(i * 1027), o[13] = __hgt(a, b) ? a : b, o[14] = hrint(a), o[15] = __hmul_sat(a, b);
}
__global__ void brain_pairs(const __nv_bfloat162 *x, const __nv_bfloat162 *y, __nv_bfloat162 *out, float *sums, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  __nv_bfloat162 a = x[i], b = y[i], *o = out + 8 * i;
  o[0] = __hadd2(a, b), o[1] = __hmul2(a, b), o[2] = __hfma2(a, b, a), o[3] = __hmax2(a, b), o[4] = __hmin2(a, b), o[5] = __hneg2(a), o[6] = __hsub2(a, b);
  o[7] = __floats2bfloat162_rn(__low2float(a) * 1.001f, __high2float(b) * 1.001f);
  float2 f = __bfloat1622float2(a);
  atomicAdd(&sums[0], f.x), atomicAdd(&sums[1], f.y);
}
#endif
}
