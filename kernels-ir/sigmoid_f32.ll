; aot_sigmoid_f32: 1 / (1 + e^-x).
;
; Input: any float. sigmoid(-inf) = 0, sigmoid(+inf) = 1, sigmoid(NaN) = NaN; small results go through the subnormals.
; Error: at most 0.94 ulp (measured, see docs/math.md).
; Method: with e = e^-|x|, 1/(1+e) or e/(1+e) by the sign of x. What the rounding of numerator and denominator and
; that of the division lose is computed and put back.

define float @aot_sigmoid_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %c.t = fcmp ogt float %a, 106.0
  %c = select i1 %c.t, float 106.0, float %a
  %head.t = fneg float %c
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %head.t)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  ; a small result is computed 2^32 too large, so that 2^n stays a normal number (1 + e is 1 either way)
  %deep = fcmp ogt float %a, 80.0
  %s.t = fadd float %shifted, 32.0
  %s.t.1 = select i1 %deep, float %s.t, float %shifted
  %s = call float @aoti_exp2_int_f32(float %s.t.1)
  %e1 = call float @aoti_expm1_poly_f32(float %head, float %tail)
  ; e = e^-|x| and d = 1 + e, each with its rounding error
  %e = call float @llvm.fma.f32(float %s, float %e1, float %s)
  %e_low.t = fsub float %s, %e
  %e_low = call float @llvm.fma.f32(float %s, float %e1, float %e_low.t)
  %d = fadd float %e, 1.0
  %d_low.t = fsub float %d, 1.0
  %d_low.t.1 = fsub float %e, %d_low.t
  %d_low = fadd float %d_low.t.1, %e_low
  %negative = fcmp olt float %x, 0.0
  %p = select i1 %negative, float %e, float 1.0
  %p_low = select i1 %negative, float %e_low, float 0.0
  %q = fdiv float %p, %d
  ; (p + p_low) - q (d + d_low), over d: 1/d is q, or 1 - q
  %rest.t = fneg float %q
  %rest.t.1 = call float @llvm.fma.f32(float %rest.t, float %d, float %p)
  %rest.t.2 = fneg float %q
  %rest.t.3 = call float @llvm.fma.f32(float %rest.t.2, float %d_low, float %p_low)
  %rest = fadd float %rest.t.1, %rest.t.3
  %inverse.t = fsub float 1.0, %q
  %inverse = select i1 %negative, float %inverse.t, float %q
  %y = call float @llvm.fma.f32(float %rest, float %inverse, float %q)
  %y.t = fcmp olt float %x, -80.0
  %y.t.1 = select i1 %y.t, float 0x3DF0000000000000, float 1.0                         ; 2.32830644e-10
  %y.1 = fmul float %y, %y.t.1
  ret float %y.1
}

declare float @aoti_exp2_int_f32(float)
declare float @aoti_expm1_poly_f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
