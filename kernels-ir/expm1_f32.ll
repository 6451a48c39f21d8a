; aot_expm1_f32: e^x - 1, without cancellation near 0.
;
; Input: any float. expm1(+-0) = +-0, expm1(-inf) = -1, expm1(+inf) = +inf, expm1(NaN) = NaN.
; Error: at most 1.10 ulp (measured, see docs/math.md).
; Method: the reduction and polynomial of exp_f32.ll: e^x - 1 = 2^n (e^r - 1) + (2^n - 1), the last difference exact
; or far above its rounding, and what the sum loses put back.

define float @aot_expm1_f32(float %x) #0 {
  ; beyond these bounds the result is -1 or infinity; a NaN passes both selects
  %low.t = fcmp olt float %x, -30.0
  %low = select i1 %low.t, float -30.0, float %x
  %c.t = fcmp ogt float %low, 89.0
  %c = select i1 %c.t, float 89.0, float %low
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %c)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  ; e^r - 1 = head + rest
  %r = fadd float %head, %tail
  %rest.t = fmul float %r, %r
  %rest.t.1 = call float @aoti_exp_tail_f32(float %r)
  %rest = call float @llvm.fma.f32(float %rest.t, float %rest.t.1, float %tail)
  ; half of everything, for 2^n itself may be out of range
  %s.t = fsub float %shifted, 1.0
  %s = call float @aoti_exp2_int_f32(float %s.t)
  %base = fsub float %s, 0.5
  %y = call float @llvm.fma.f32(float %s, float %head, float %base)
  %y_low.t = fsub float %base, %y
  %y_low = call float @llvm.fma.f32(float %s, float %head, float %y_low.t)
  %half.t = call float @llvm.fma.f32(float %s, float %rest, float %y_low)
  %half = fadd float %y, %half.t
  ; here e^x - 1 rounds to x, and zeros keep their sign
  %y.t = call float @llvm.fabs.f32(float %x)
  %y.t.1 = fcmp olt float %y.t, 0x3E50000000000000                                     ; 1.49011612e-08
  %y.t.2 = fadd float %half, %half
  %y.1 = select i1 %y.t.1, float %x, float %y.t.2
  ret float %y.1
}

declare float @aoti_exp2_int_f32(float)
declare float @aoti_exp_tail_f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
