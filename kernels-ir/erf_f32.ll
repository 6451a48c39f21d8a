; aot_erf_f32: the error function, 2/sqrt(pi) times the integral of e^-t^2 from 0 to x.
;
; Input: any float. erf(+-0) = +-0, erf(+-inf) = +-1, erf(NaN) = NaN.
; Error: at most 1.00 ulp (measured, see docs/math.md).
; Method: below 1, x + x e(x^2) with e the minimax polynomial gen/coefficients.py calls erf_small_f32; from there on 1
; - exp(-x g(x)) with g the one called erf_large_f32.

; erf x for |x| <= 1
define float @aoti_erf_small_f32(float %x) #0 {
  %e.t = fmul float %x, %x
  %e.5 = call float @llvm.fma.f32(float 0x3F14771FE0000000, float %e.t, float 0xBF4A3515E0000000) ; E6 7.80690389e-05, E5 -0.00079978531
  %e.4 = call float @llvm.fma.f32(float %e.5, float %e.t, float 0x3F753F2240000000)    ; E4 0.0051871622
  %e.3 = call float @llvm.fma.f32(float %e.4, float %e.t, float 0xBF9B7F71A0000000)    ; E3 -0.0268533472
  %e.2 = call float @llvm.fma.f32(float %e.3, float %e.t, float 0x3FBCE2CE60000000)    ; E2 0.112835787
  %e.1 = call float @llvm.fma.f32(float %e.2, float %e.t, float 0xBFD81273E0000000)    ; E1 -0.37612626
  %e = call float @llvm.fma.f32(float %e.1, float %e.t, float 0x3FC06EBA80000000)      ; E0 0.128379166
  %y = call float @llvm.fma.f32(float %x, float %e, float %x)
  ret float %y
}

define float @aot_erf_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %small = call float @aoti_erf_small_f32(float %x)
  ; from 4 on the result is 1; a NaN passes the select
  %c.t = fcmp ogt float %a, 4.0
  %c = select i1 %c.t, float 4.0, float %a
  %g.6 = call float @llvm.fma.f32(float 0x3ED01E4D00000000, float %c, float 0xBF00CF0420000000) ; G7 3.84291707e-06, G6 -3.20599684e-05
  %g.5 = call float @llvm.fma.f32(float %g.6, float %c, float 0xBF1F525D40000000)      ; G5 -0.000119482938
  %g.4 = call float @llvm.fma.f32(float %g.5, float %c, float 0x3F699C6D80000000)      ; G4 0.00312634837
  %g.3 = call float @llvm.fma.f32(float %g.4, float %c, float 0xBF978C9420000000)      ; G3 -0.0229972024
  %g.2 = call float @llvm.fma.f32(float %g.3, float %c, float 0x3FBB06F5C0000000)      ; G2 0.105574951
  %g.1 = call float @llvm.fma.f32(float %g.2, float %c, float 0x3FE455B2A0000000)      ; G1 0.635461152
  %g = call float @llvm.fma.f32(float %g.1, float %c, float 0x3FF20EB240000000)        ; G0 1.12858796
  %head.t = fmul float %c, %g
  %head.t.1 = fneg float %head.t
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %head.t.1)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  %p = call float @aoti_expm1_poly_f32(float %head, float %tail)
  %s = call float @aoti_exp2_int_f32(float %shifted)
  ; 1 - s (1 + p)
  %large.t = fneg float %s
  %large.t.1 = fsub float 1.0, %s
  %large.t.2 = call float @llvm.fma.f32(float %large.t, float %p, float %large.t.1)
  %large = call float @llvm.copysign.f32(float %large.t.2, float %x)
  %y.t = fcmp olt float %a, 1.0
  %y = select i1 %y.t, float %small, float %large
  ret float %y
}

declare float @aoti_exp2_int_f32(float)
declare float @aoti_expm1_poly_f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
