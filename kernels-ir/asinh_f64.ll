; aot_asinh_f64, aot_acosh_f64, aot_atanh_f64: the inverse hyperbolic functions.
;
; Input: any double. asinh(+-0) = +-0, asinh(+-inf) = +-inf; acosh(1) = +0, acosh(+inf) = +inf, acosh(x < 1) = NaN;
; atanh(+-0) = +-0, atanh(+-1) = +-inf, atanh(|x| > 1) = NaN; NaN gives NaN.
; Error: asinh at most 1.12 ulp, acosh at most 1.03 ulp, atanh at most 1.03 ulp (measured,
; see docs/math.md).
; Method: with log1p of a sum of two from log1p_f64.ll, asinh x = log1p(x + x^2/(1 + sqrt(1 + x^2))) from 1/2 on and x
; + x^3 h(x^2) below, h the minimax polynomial gen/coefficients.py calls asinh_f64; acosh x = log1p(t + sqrt(t (t +
; 2))), t = x - 1; atanh x = log1p(2x/(1 - x))/2. From 2^28 on asinh and acosh are log x + log 2.

; log(1 + y + y_low), or log(y) + log 2 where `big`.
define double @aoti_log1p_sum_f64(double %y, double %y_low, i1 %big) #0 {
  %u = fadd double %y, 1.0
  %v = fsub double %u, 1.0
  %c.t = fsub double %y, %v
  %c.t.1 = fsub double %u, %v
  %c.t.2 = fsub double 1.0, %c.t.1
  %c.t.3 = fadd double %c.t, %c.t.2
  %c = fadd double %c.t.3, %y_low
  %y.t = select i1 %big, double %y, double %u
  %y.t.1 = select i1 %big, double 0.0, double %c
  %y.t.2 = select i1 %big, double 1.0, double 0.0
  %y.1 = call double @aoti_log_sum_f64(double %y.t, double %y.t.1, double %y.t.2)
  ret double %y.1
}

define double @aot_asinh_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %z = fmul double %x, %x
  %p.11 = call double @llvm.fma.f64(double 0xBF56080213E63D10, double %z, double 0x3F6FE580114CA84B) ; H12 -0.0013446827211714453, H11 0.0038936139411776308
  %p.10 = call double @llvm.fma.f64(double %p.11, double %z, double 0xBF79D15BAF68DDA9) ; H10 -0.0063031751110921653
  %p.9 = call double @llvm.fma.f64(double %p.10, double %z, double 0x3F809D60D200D685) ; H9 0.0081126751029885289
  %p.8 = call double @llvm.fma.f64(double %p.9, double %z, double 0xBF83E1884739A690)  ; H8 -0.0097075125442700749
  %p.7 = call double @llvm.fma.f64(double %p.8, double %z, double 0x3F87A48751558DD5)  ; H7 0.011544282121298469
  %p.6 = call double @llvm.fma.f64(double %p.7, double %z, double 0xBF8C9935EB95098F)  ; H6 -0.01396410107793569
  %p.5 = call double @llvm.fma.f64(double %p.6, double %z, double 0x3F91C4E8DD103A8B)  ; H5 0.01735271310104251
  %p.4 = call double @llvm.fma.f64(double %p.5, double %z, double 0xBF96E8BA0531B170)  ; H4 -0.022372156683944266
  %p.3 = call double @llvm.fma.f64(double %p.4, double %z, double 0x3F9F1C71C5DC612E)  ; H3 0.030381944371670126
  %p.2 = call double @llvm.fma.f64(double %p.3, double %z, double 0xBFA6DB6DB6D8916B)  ; H2 -0.044642857141556323
  %p.1 = call double @llvm.fma.f64(double %p.2, double %z, double 0x3FB3333333332FE6)  ; H1 0.07499999999998827
  %p = call double @llvm.fma.f64(double %p.1, double %z, double 0xBFC5555555555554)    ; H0 -0.16666666666666663
  %small.t = fmul double %z, %a
  %small = call double @llvm.fma.f64(double %small.t, double %p, double %a)
  %big = fcmp ogt double %a, 268435456.0
  %r.t = fadd double %z, 1.0
  %r = call double @llvm.sqrt.f64(double %r.t)
  %t.t = fadd double %r, 1.0
  %t = fdiv double %z, %t.t
  %y = fadd double %a, %t
  %y_low.t = fsub double %a, %y
  %y_low = fadd double %y_low.t, %t
  %large.t = select i1 %big, double %a, double %y
  %large = call double @aoti_log1p_sum_f64(double %large.t, double %y_low, i1 %big)
  %y.t = fcmp olt double %a, 0.5
  %y.t.1 = select i1 %y.t, double %small, double %large
  %y.1 = call double @llvm.copysign.f64(double %y.t.1, double %x)
  ret double %y.1
}

define double @aot_acosh_f64(double %x) #0 {
  %t = fsub double %x, 1.0
  %big = fcmp ogt double %x, 268435456.0
  %w.t = fadd double %t, %t
  %w = call double @llvm.fma.f64(double %t, double %t, double %w.t)
  %r = call double @llvm.sqrt.f64(double %w)
  ; what the root lost, (w + w_low - r^2) / 2r
  %w_low.t = fadd double %t, %t
  %w_low.t.1 = fsub double %w_low.t, %w
  %w_low = call double @llvm.fma.f64(double %t, double %t, double %w_low.t.1)
  %r_low.t = fneg double %r
  %r_low.t.1 = call double @llvm.fma.f64(double %r_low.t, double %r, double %w)
  %r_low.t.2 = fadd double %r_low.t.1, %w_low
  %r_low.t.3 = fadd double %r, %r
  %r_low = fdiv double %r_low.t.2, %r_low.t.3
  %y = fadd double %r, %t
  %y_low.t = fsub double %r, %y
  %y_low.t.1 = fadd double %y_low.t, %t
  %y_low = fadd double %y_low.t.1, %r_low
  %l.t = select i1 %big, double %x, double %y
  %l = call double @aoti_log1p_sum_f64(double %l.t, double %y_low, i1 %big)
  %y.t = fcmp ogt double %x, 1.0
  %y.t.1 = fcmp oeq double %x, 1.0
  %y.t.2 = select i1 %y.t.1, double 0.0, double 0x7FF8000000000000                     ; nan
  %y.1 = select i1 %y.t, double %l, double %y.t.2
  ret double %y.1
}

define double @aot_atanh_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %d = fsub double 1.0, %a
  %d_low.t = fsub double 1.0, %d
  %d_low = fsub double %d_low.t, %a
  %n = fadd double %a, %a
  %y = fdiv double %n, %d
  ; 1/d is 1 + y/2
  %rest.t = fneg double %y
  %rest.t.1 = call double @llvm.fma.f64(double %rest.t, double %d, double %n)
  %rest.t.2 = fmul double %y, %d_low
  %rest = fsub double %rest.t.1, %rest.t.2
  %y_low.t = call double @llvm.fma.f64(double %y, double 0.5, double 1.0)
  %y_low = fmul double %rest, %y_low.t
  %l = call double @aoti_log1p_sum_f64(double %y, double %y_low, i1 false)
  ; here atanh x rounds to x
  %y.t = fcmp olt double %a, 0x3E30000000000000                                        ; 3.7252902984619141e-09
  %y.t.1 = fmul double %l, 0.5
  %y.t.2 = select i1 %y.t, double %a, double %y.t.1
  %y.1 = call double @llvm.copysign.f64(double %y.t.2, double %x)
  ret double %y.1
}

declare double @aoti_log_sum_f64(double, double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.sqrt.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
