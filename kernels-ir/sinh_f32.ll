; aot_sinh_f32, aot_cosh_f32: the hyperbolic sine and cosine.
;
; Input: any float. sinh(+-0) = +-0, sinh(+-inf) = +-inf, cosh(+-inf) = +inf; NaN gives NaN. They overflow where the
; result does, not where e^x does.
; Error: sinh at most 0.96 ulp, cosh at most 0.91 ulp (measured, see docs/math.md).
; Method: h = e^|x| / 4 with its rounding error, from exp_f32.ll; cosh, sinh = 2 (h +- 1/(16 h)). sinh below 1 is x +
; x^3 s(x^2) with s the minimax polynomial gen/coefficients.py calls sinh_f32.

; h + h_low = e^a / 4 for a >= 0, infinite where cosh a is.
define { float, float } @aoti_quarter_exp_f32(float %a) #0 {
  %c.t = fcmp ogt float %a, 89.5
  %c = select i1 %c.t, float 89.5, float %a
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %c)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  %e = call float @aoti_expm1_poly_f32(float %head, float %tail)
  %s.t = fsub float %shifted, 2.0
  %s = call float @aoti_exp2_int_f32(float %s.t)
  %h = call float @llvm.fma.f32(float %s, float %e, float %s)
  %y.t = fsub float %s, %h
  %y.t.1 = call float @llvm.fma.f32(float %s, float %e, float %y.t)
  %out = insertvalue { float, float } poison, float %h, 0
  %out.1 = insertvalue { float, float } %out, float %y.t.1, 1
  ret { float, float } %out.1
}

define float @aot_sinh_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %u = fmul float %x, %x
  %p.2 = call float @llvm.fma.f32(float 0x3EC756C1E0000000, float %u, float 0x3F2A022BC0000000) ; S3 2.78221319e-06, S2 0.000198428956
  %p.1 = call float @llvm.fma.f32(float %p.2, float %u, float 0x3F81110E00000000)      ; S1 0.00833331048
  %p = call float @llvm.fma.f32(float %p.1, float %u, float 0x3FC5555560000000)        ; S0 0.166666672
  %small.t = fmul float %u, %a
  %small = call float @llvm.fma.f32(float %small.t, float %p, float %a)
  %h.pair = call { float, float } @aoti_quarter_exp_f32(float %a)
  %h = extractvalue { float, float } %h.pair, 0
  %h_low = extractvalue { float, float } %h.pair, 1
  %i = fdiv float 0.0625, %h
  %d = fsub float %h, %i
  %d_low.t = fsub float %h, %d
  %d_low.t.1 = fsub float %d_low.t, %i
  %d_low = fadd float %d_low.t.1, %h_low
  %half = fadd float %d, %d_low
  %y.t = fcmp olt float %a, 1.0
  %y.t.1 = fadd float %half, %half
  %y.t.2 = select i1 %y.t, float %small, float %y.t.1
  %y = call float @llvm.copysign.f32(float %y.t.2, float %x)
  ret float %y
}

define float @aot_cosh_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %h.pair = call { float, float } @aoti_quarter_exp_f32(float %a)
  %h = extractvalue { float, float } %h.pair, 0
  %h_low = extractvalue { float, float } %h.pair, 1
  %i = fdiv float 0.0625, %h
  %c = fadd float %h, %i
  ; h_low counts times the derivative 1 - 1/(16 h^2) = 1 - 16 i^2
  %slope.t = fmul float %i, %i
  %slope = call float @llvm.fma.f32(float %slope.t, float -16.0, float 1.0)
  %c_low.t = fsub float %h, %c
  %c_low.t.1 = fadd float %c_low.t, %i
  %c_low = call float @llvm.fma.f32(float %h_low, float %slope, float %c_low.t.1)
  %half = fadd float %c, %c_low
  %y = fadd float %half, %half
  ret float %y
}

declare float @aoti_exp2_int_f32(float)
declare float @aoti_expm1_poly_f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
