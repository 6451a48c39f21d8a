; aot_rsqrt_f32: 1 / sqrt(x).
;
; Input: any float. rsqrt(+-0) = +-inf, rsqrt(+inf) = 0; x < 0 and NaN give NaN.
; Error: at most 0.51 ulp (measured, see docs/math.md).
; Method: 1 / sqrt(x) with the correctly rounded root and quotient of the machine, then one correction by what both
; lost. Small numbers are scaled up first, so that this is not subnormal.

define float @aot_rsqrt_f32(float %x) #0 {
  %tiny = fcmp olt float %x, 0x39B0000000000000                                        ; 7.88860905e-31
  %c.t = select i1 %tiny, float 0x42F0000000000000, float 1.0                          ; 2.81474977e+14
  %c = fmul float %x, %c.t
  %s = call float @llvm.sqrt.f32(float %c)
  %y = fdiv float 1.0, %s
  ; s^2 = c - a, y s = 1 - b: 1/sqrt(c) = y (1 + b - a/(2 c))
  %a.t = fneg float %s
  %a = call float @llvm.fma.f32(float %a.t, float %s, float %c)
  %b.t = fneg float %y
  %b = call float @llvm.fma.f32(float %b.t, float %s, float 1.0)
  %half.t = fmul float %a, %y
  %half.t.1 = fmul float %y, -0.5
  %half = fmul float %half.t, %half.t.1
  %better.t = fadd float %b, %half
  %better = call float @llvm.fma.f32(float %y, float %better.t, float %y)
  ; at 0 and infinity y is the result, and what it lost is not a number
  %z.t = fcmp ogt float %c, 0.0
  %z.t.1 = fcmp olt float %c, 0x7FF0000000000000                                       ; inf
  %z.t.2 = and i1 %z.t, %z.t.1
  %z = select i1 %z.t.2, float %better, float %y
  %y.t = select i1 %tiny, float 16777216.0, float 1.0
  %y.1 = fmul float %z, %y.t
  ret float %y.1
}

declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
