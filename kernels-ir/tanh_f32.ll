; aot_tanh_f32: the hyperbolic tangent.
;
; Input: any float. tanh(+-0) = +-0, tanh(+-inf) = +-1, tanh(NaN) = NaN.
; Error: at most 1.06 ulp (measured, see docs/math.md).
; Method: below 0.9, x + x^3 t(x^2) with t the minimax polynomial gen/coefficients.py calls tanh_f32; from there on 1
; - 2/(e^2x + 1), where e^2x + 1 = 2^n (e^r - 1) + (2^n + 1) is rounded once.

define float @aot_tanh_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %u = fmul float %x, %x
  %t.4 = call float @llvm.fma.f32(float 0x3F555D4840000000, float %u, float 0xBF7C195420000000) ; T5 0.0013039785, T4 -0.00686009275
  %t.3 = call float @llvm.fma.f32(float %t.4, float %u, float 0x3F9567E5A0000000)      ; T3 0.020904148
  %t.2 = call float @llvm.fma.f32(float %t.3, float %u, float 0xBFAB816220000000)      ; T2 -0.0537214912
  %t.1 = call float @llvm.fma.f32(float %t.2, float %u, float 0x3FC11017A0000000)      ; T1 0.133303598
  %t = call float @llvm.fma.f32(float %t.1, float %u, float 0xBFD5555040000000)        ; T0 -0.333332121
  %small.t = fmul float %u, %a
  %small = call float @llvm.fma.f32(float %small.t, float %t, float %a)
  ; from 10 on the result is 1; a NaN passes the select
  %c.t = fcmp ogt float %a, 10.0
  %c = select i1 %c.t, float 10.0, float %a
  %head.t = fadd float %c, %c
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %head.t)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  %e = call float @aoti_expm1_poly_f32(float %head, float %tail)
  %s = call float @aoti_exp2_int_f32(float %shifted)
  %d.t = fadd float %s, 1.0
  %d = call float @llvm.fma.f32(float %s, float %e, float %d.t)
  %large.t = fdiv float 2.0, %d
  %large = fsub float 1.0, %large.t
  %y.t = fcmp olt float %a, 0x3FECCCCCC0000000                                         ; 0.899999976
  %y.t.1 = select i1 %y.t, float %small, float %large
  %y = call float @llvm.copysign.f32(float %y.t.1, float %x)
  ret float %y
}

declare float @aoti_exp2_int_f32(float)
declare float @aoti_expm1_poly_f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
