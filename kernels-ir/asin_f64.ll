; aot_asin_f64, aot_acos_f64: the inverse sine and cosine.
;
; Input: any double. asin(+-0) = +-0; |x| > 1 and NaN give NaN.
; Error: asin at most 0.76 ulp, acos at most 0.76 ulp (measured, see docs/math.md).
; Method: below 1/2, asin x = x + x^3 a(x^2) with a the minimax polynomial gen/coefficients.py calls asin_f64; from
; there on acos |x| = 2 asin(sqrt((1 - |x|)/2)), 1 - |x| being exact.

; asin of the smaller of |x| and sqrt((1 - |x|)/2) as r + low, and whether it is the second.
define { double, double, i1 } @aoti_asin_reduce_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %far = fcmp ogt double %a, 0.5
  %half = call double @llvm.fma.f64(double %a, double -0.5, double 0.5)
  %root = call double @llvm.sqrt.f64(double %half)
  %z.t = fmul double %x, %x
  %z = select i1 %far, double %half, double %z.t
  %r = select i1 %far, double %root, double %a
  %p.10 = call double @llvm.fma.f64(double 0x3FA0562BE1E61FC9, double %z, double 0xBF909BA76FE21E47) ; A11 0.031907435727645934, A10 -0.016218773082554951
  %p.9 = call double @llvm.fma.f64(double %p.10, double %z, double 0x3F93FE8E51B00E27) ; A9 0.019525741325209147
  %p.8 = call double @llvm.fma.f64(double %p.9, double %z, double 0x3F7ABDB0EEF13668)  ; A8 0.0065285598239604795
  %p.7 = call double @llvm.fma.f64(double %p.8, double %z, double 0x3F88EC23A215D660)  ; A7 0.012169149764967802
  %p.6 = call double @llvm.fma.f64(double %p.7, double %z, double 0x3F8C6FDCA6FB007E)  ; A6 0.013885234685744981
  %p.5 = call double @llvm.fma.f64(double %p.6, double %z, double 0x3F91C6BE21CA97F3)  ; A5 0.017359705746137832
  %p.4 = call double @llvm.fma.f64(double %p.5, double %z, double 0x3F96E89F42C57C4F)  ; A4 0.022371757936863464
  %p.3 = call double @llvm.fma.f64(double %p.4, double %z, double 0x3F9F1C72C3A1BD25)  ; A3 0.030381959143082633
  %p.2 = call double @llvm.fma.f64(double %p.3, double %z, double 0x3FA6DB6DB4276A37)  ; A2 0.04464285682816576
  %p.1 = call double @llvm.fma.f64(double %p.2, double %z, double 0x3FB333333336E856)  ; A1 0.075000000003372008
  %p = call double @llvm.fma.f64(double %p.1, double %z, double 0x3FC5555555555390)    ; A0 0.16666666666665408
  ; what the root lost: (half - root^2) / (2 root)
  %rest.t = fneg double %root
  %rest = call double @llvm.fma.f64(double %rest.t, double %root, double %half)
  %lost.t = fadd double %root, %root
  %lost = fdiv double %rest, %lost.t
  %lost_sel.t = fcmp ogt double %root, 0.0
  %lost_sel.t.1 = and i1 %far, %lost_sel.t
  %lost_sel = select i1 %lost_sel.t.1, double %lost, double 0.0
  %low.t = fmul double %r, %z
  %low = call double @llvm.fma.f64(double %low.t, double %p, double %lost_sel)
  %out = insertvalue { double, double, i1 } poison, double %r, 0
  %out.1 = insertvalue { double, double, i1 } %out, double %low, 1
  %out.2 = insertvalue { double, double, i1 } %out.1, i1 %far, 2
  ret { double, double, i1 } %out.2
}

define double @aot_asin_f64(double %x) #0 {
  %r.pair = call { double, double, i1 } @aoti_asin_reduce_f64(double %x)
  %r = extractvalue { double, double, i1 } %r.pair, 0
  %low = extractvalue { double, double, i1 } %r.pair, 1
  %far = extractvalue { double, double, i1 } %r.pair, 2
  ; pi/2 - 2 (r + low), in the order of size
  %top = call double @llvm.fma.f64(double %r, double -2.0, double 0x3FF921FB54442D18)  ; HALF_PI_HI 1.5707963267948966
  %lost.t = fsub double 0x3FF921FB54442D18, %top                                       ; HALF_PI_HI 1.5707963267948966
  %lost = call double @llvm.fma.f64(double %r, double -2.0, double %lost.t)
  %large.t = call double @llvm.fma.f64(double %low, double -2.0, double 0x3C91A62633145C07) ; HALF_PI_LO 6.123233995736766e-17
  %large.t.1 = fadd double %lost, %large.t
  %large = fadd double %top, %large.t.1
  %y.t = fadd double %r, %low
  %y.t.1 = select i1 %far, double %large, double %y.t
  %y = call double @llvm.copysign.f64(double %y.t.1, double %x)
  ret double %y
}

define double @aot_acos_f64(double %x) #0 {
  %r.pair = call { double, double, i1 } @aoti_asin_reduce_f64(double %x)
  %r = extractvalue { double, double, i1 } %r.pair, 0
  %low = extractvalue { double, double, i1 } %r.pair, 1
  %far = extractvalue { double, double, i1 } %r.pair, 2
  %negative = fcmp olt double %x, 0.0
  ; |x| <= 1/2: pi/2 - asin x
  %s.t = fneg double %r
  %s = select i1 %negative, double %s.t, double %r
  %s_low.t = fneg double %low
  %s_low = select i1 %negative, double %s_low.t, double %low
  %top = fsub double 0x3FF921FB54442D18, %s                                            ; HALF_PI_HI 1.5707963267948966
  %lost.t = fsub double 0x3FF921FB54442D18, %top                                       ; HALF_PI_HI 1.5707963267948966
  %lost = fsub double %lost.t, %s
  %middle.t = fadd double %lost, 0x3C91A62633145C07                                    ; HALF_PI_LO 6.123233995736766e-17
  %middle.t.1 = fsub double %middle.t, %s_low
  %middle = fadd double %top, %middle.t.1
  ; |x| > 1/2: 2 (r + low), or pi minus that
  %right.t = fadd double %low, %low
  %right = call double @llvm.fma.f64(double %r, double 2.0, double %right.t)
  %left_top = call double @llvm.fma.f64(double %r, double -2.0, double 0x400921FB54442D18) ; PI_HI 3.1415926535897931
  %left_lost.t = fsub double 0x400921FB54442D18, %left_top                             ; PI_HI 3.1415926535897931
  %left_lost = call double @llvm.fma.f64(double %r, double -2.0, double %left_lost.t)
  %left.t = call double @llvm.fma.f64(double %low, double -2.0, double 0x3CA1A62633145C07) ; PI_LO 1.2246467991473532e-16
  %left.t.1 = fadd double %left_lost, %left.t
  %left = fadd double %left_top, %left.t.1
  %outer = select i1 %negative, double %left, double %right
  %y = select i1 %far, double %outer, double %middle
  ret double %y
}

declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.sqrt.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
