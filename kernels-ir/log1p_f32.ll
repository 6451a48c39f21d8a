; aot_log1p_f32: log(1 + x), exact near 0.
;
; Input: any float. log1p(+-0) = +-0, log1p(-1) = -inf, log1p(x < -1) = NaN, log1p(+inf) = +inf, log1p(NaN) = NaN.
; Error: at most 1.03 ulp (measured, see docs/math.md).
; Method: 1 + x = u + c, rounded sum and error; u = 2^k m as in log_f32.ll; log(1 + x) = k log 2 + log(m + 2^-k c),
; and m + 2^-k c - 1 is x again where k is 0.

; log(u + c) for normal u and c far below it: the sum of 1 and an argument, with its error.
define float @aoti_log_sum_f32(float %u, float %c, float %k_more) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %u)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  ; 2^(1-k), whose double is in range for all k
  %m = fadd float %f, 1.0
  %scale.t = bitcast float %m to i32
  %scale.t.1 = bitcast float %u to i32
  %scale.t.2 = sub i32 %scale.t, %scale.t.1
  %scale.t.3 = add i32 %scale.t.2, 1073741824                                          ; ONE_TWICE 0x40000000
  %scale = bitcast i32 %scale.t.3 to float
  %g_low.t = fmul float %c, 0.5
  %g_low = fmul float %g_low.t, %scale
  %g = fadd float %f, %g_low
  %t = call float @aoti_log_tail_f32(float %g)
  %kk = fadd float %k, %k_more
  ; what g lost; then k log 2 + g, which may cancel, with what that loses
  %lost.t = fsub float %f, %g
  %lost = fadd float %lost.t, %g_low
  %top = call float @llvm.fma.f32(float %kk, float 0x3FE62E4000000000, float %g)       ; LN2_HI 0.693145752
  %top_lost.t = fneg float %top
  %top_lost.t.1 = call float @llvm.fma.f32(float %kk, float 0x3FE62E4000000000, float %top_lost.t) ; LN2_HI 0.693145752
  %top_lost = fadd float %g, %top_lost.t.1
  %y.t = fadd float %lost, %top_lost
  %y.t.1 = fadd float %t, %y.t
  %y.t.2 = call float @llvm.fma.f32(float %kk, float 0x3EB7F7D1C0000000, float %y.t.1) ; LN2_LO 1.42860677e-06
  %y = fadd float %top, %y.t.2
  %y.1 = call float @aoti_log_special_f32(float %u, float %y)
  ret float %y.1
}

define float @aot_log1p_f32(float %x) #0 {
  %u = fadd float %x, 1.0
  %v = fsub float %u, 1.0
  %c.t = fsub float %x, %v
  %c.t.1 = fsub float %u, %v
  %c.t.2 = fsub float 1.0, %c.t.1
  %c = fadd float %c.t, %c.t.2
  %y = call float @aoti_log_sum_f32(float %u, float %c, float 0.0)
  ; here log1p x rounds to x, and zeros keep their sign
  %y.t = call float @llvm.fabs.f32(float %x)
  %y.t.1 = fcmp olt float %y.t, 0x3E60000000000000                                     ; 2.98023224e-08
  %y.1 = select i1 %y.t.1, float %x, float %y
  ret float %y.1
}

declare float @aoti_log_special_f32(float, float)
declare float @aoti_log_tail_f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float } @aoti_log_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
