; aot_rsqrt_f64: 1 / sqrt(x).
;
; Input: any double. rsqrt(+-0) = +-inf, rsqrt(+inf) = 0; x < 0 and NaN give NaN.
; Error: at most 0.51 ulp (measured, see docs/math.md).
; Method: 1 / sqrt(x) with the correctly rounded root and quotient of the machine, then one correction by what both
; lost. Small numbers are scaled up first, so that this is not subnormal.

define double @aot_rsqrt_f64(double %x) #0 {
  %tiny = fcmp olt double %x, 0x03F0000000000000                                       ; 1.0261342003245941e-289
  %c.t = select i1 %tiny, double 0x4770000000000000, double 1.0                        ; 1.3292279957849159e+36
  %c = fmul double %x, %c.t
  %s = call double @llvm.sqrt.f64(double %c)
  %y = fdiv double 1.0, %s
  ; s^2 = c - a, y s = 1 - b: 1/sqrt(c) = y (1 + b - a/(2 c))
  %a.t = fneg double %s
  %a = call double @llvm.fma.f64(double %a.t, double %s, double %c)
  %b.t = fneg double %y
  %b = call double @llvm.fma.f64(double %b.t, double %s, double 1.0)
  %half.t = fmul double %a, %y
  %half.t.1 = fmul double %y, -0.5
  %half = fmul double %half.t, %half.t.1
  %better.t = fadd double %b, %half
  %better = call double @llvm.fma.f64(double %y, double %better.t, double %y)
  ; at 0 and infinity y is the result, and what it lost is not a number
  %z.t = fcmp ogt double %c, 0.0
  %z.t.1 = fcmp olt double %c, 0x7FF0000000000000                                      ; inf
  %z.t.2 = and i1 %z.t, %z.t.1
  %z = select i1 %z.t.2, double %better, double %y
  %y.t = select i1 %tiny, double 0x43B0000000000000, double 1.0                        ; 1.152921504606847e+18
  %y.1 = fmul double %z, %y.t
  ret double %y.1
}

declare double @llvm.fma.f64(double, double, double)
declare double @llvm.sqrt.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
