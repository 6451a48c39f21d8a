; aot_exp2_f32: 2^x.
;
; Input: any float. Result: any float in [0, +inf]; exp2(NaN) = NaN, exp2(-inf) = 0, exp2(+inf) = +inf; integers give
; exact powers, down through the subnormals.
; Error: at most 0.88 ulp (measured, see docs/math.md).
; Method: n = round(x), r = (x - n) log 2 as head + tail, then as in exp_f32.ll.

; 2^(d + d_low) for |d| <= 1/2 as 1 + the result.
define float @aoti_exp2m1_poly_f32(float %d, float %d_low) #0 {
  %head = fmul float %d, 0x3FE62E4300000000                                            ; LN2_HI 0.693147182
  %head_low.t = fneg float %head
  %head_low = call float @llvm.fma.f32(float %d, float 0x3FE62E4300000000, float %head_low.t) ; LN2_HI 0.693147182
  %low = call float @llvm.fma.f32(float %d, float 0xBE205C6100000000, float %head_low) ; LN2_LO -1.90465421e-09
  %tail = call float @llvm.fma.f32(float %d_low, float 0x3FE62E4300000000, float %low) ; LN2_HI 0.693147182
  %y = call float @aoti_expm1_poly_f32(float %head, float %tail)
  ret float %y
}

define float @aot_exp2_f32(float %x) #0 {
  ; beyond these bounds the result is 0 or infinity; a NaN passes both selects
  %low.t = fcmp olt float %x, -151.0
  %low = select i1 %low.t, float -151.0, float %x
  %c.t = fcmp ogt float %low, 129.0
  %c = select i1 %c.t, float 129.0, float %low
  %shifted = fadd float %c, 12582912.0
  %d.t = fsub float %shifted, 12582912.0
  %d = fsub float %c, %d.t
  %e = call float @aoti_exp2m1_poly_f32(float %d, float 0.0)
  %y.t = fadd float %e, 1.0
  %y = call float @aoti_scale_f32(float %y.t, float %shifted)
  ret float %y
}

declare float @aoti_expm1_poly_f32(float, float)
declare float @aoti_scale_f32(float, float)
declare float @llvm.fma.f32(float, float, float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
