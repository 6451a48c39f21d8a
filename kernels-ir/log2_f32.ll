; aot_log2_f32, aot_log10_f32: logarithms to base 2 and 10.
;
; Input: any float. log(+-0) = -inf, log(x < 0) = NaN, log(+inf) = +inf, log(NaN) = NaN; subnormals in full precision.
; Powers of two have exact logarithms to base 2.
; Error: log2 at most 1.11 ulp, log10 at most 0.99 ulp (measured, see docs/math.md).
; Method: with x = 2^k m and log m = f + t from log_f32.ll, log_b x = k log_b 2 + (f + t) / log b, the constants and
; the leading product in two pieces, the sums with what they lose put back.

; k (k_hi + k_lo) + (f + t) (c_hi + c_lo), t far below f, k k_hi exact.
define float @aoti_log_base_f32(float %f, float %t, float %k, float %k_hi, float %k_lo, float %c_hi, float %c_lo) #0 {
  %p = fmul float %f, %c_hi
  %p_low.t = fneg float %p
  %p_low.t.1 = call float @llvm.fma.f32(float %f, float %c_hi, float %p_low.t)
  %p_low = call float @llvm.fma.f32(float %f, float %c_lo, float %p_low.t.1)
  %low.t = call float @llvm.fma.f32(float %t, float %c_hi, float %p_low)
  %low = call float @llvm.fma.f32(float %k, float %k_lo, float %low.t)
  %whole = fmul float %k, %k_hi
  %s = fadd float %whole, %p
  ; where k is not zero it is the larger one
  %lost.t = fsub float %whole, %s
  %lost = fadd float %lost.t, %p
  %y.t = fadd float %lost, %low
  %y = fadd float %s, %y.t
  ret float %y
}

define float @aot_log2_f32(float %x) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %x)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  %t = call float @aoti_log_tail_f32(float %f)
  %y = call float @aoti_log_base_f32(float %f, float %t, float %k, float 1.0, float 0.0, float 0x3FF7154760000000, float 0x3E54AE0C00000000) ; C2_HI 1.44269502, C2_LO 1.92596303e-08
  %y.1 = call float @aoti_log_special_f32(float %x, float %y)
  ret float %y.1
}

define float @aot_log10_f32(float %x) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %x)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  %t = call float @aoti_log_tail_f32(float %f)
  %y = call float @aoti_log_base_f32(float %f, float %t, float %k, float 0.301025390625, float 0x3ED3509F80000000, float 0x3FDBCB7B20000000, float 0xBE45B235E0000000) ; K10_LO 4.60503907e-06, C10_HI 0.434294492, C10_LO -1.010305e-08
  %y.1 = call float @aoti_log_special_f32(float %x, float %y)
  ret float %y.1
}

declare float @aoti_log_special_f32(float, float)
declare float @aoti_log_tail_f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float } @aoti_log_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
