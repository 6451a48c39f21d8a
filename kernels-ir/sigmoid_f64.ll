; aot_sigmoid_f64: 1 / (1 + e^-x).
;
; Input: any double. sigmoid(-inf) = 0, sigmoid(+inf) = 1, sigmoid(NaN) = NaN; small results go through the
; subnormals.
; Error: at most 0.90 ulp (measured, see docs/math.md).
; Method: with e = e^-|x|, 1/(1+e) or e/(1+e) by the sign of x. What the rounding of numerator and denominator and
; that of the division lose is computed and put back.

define double @aot_sigmoid_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %c.t = fcmp ogt double %a, 750.0
  %c = select i1 %c.t, double 750.0, double %a
  %head.t = fneg double %c
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %head.t)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  ; a small result is computed 2^128 too large, so that 2^n stays a normal number (1 + e is 1 either way)
  %deep = fcmp ogt double %a, 690.0
  %s.t = fadd double %shifted, 128.0
  %s.t.1 = select i1 %deep, double %s.t, double %shifted
  %s = call double @aoti_exp2_int_f64(double %s.t.1)
  %e1 = call double @aoti_expm1_poly_f64(double %head, double %tail)
  ; e = e^-|x| and d = 1 + e, each with its rounding error
  %e = call double @llvm.fma.f64(double %s, double %e1, double %s)
  %e_low.t = fsub double %s, %e
  %e_low = call double @llvm.fma.f64(double %s, double %e1, double %e_low.t)
  %d = fadd double %e, 1.0
  %d_low.t = fsub double %d, 1.0
  %d_low.t.1 = fsub double %e, %d_low.t
  %d_low = fadd double %d_low.t.1, %e_low
  %negative = fcmp olt double %x, 0.0
  %p = select i1 %negative, double %e, double 1.0
  %p_low = select i1 %negative, double %e_low, double 0.0
  %q = fdiv double %p, %d
  ; (p + p_low) - q (d + d_low), over d: 1/d is q, or 1 - q
  %rest.t = fneg double %q
  %rest.t.1 = call double @llvm.fma.f64(double %rest.t, double %d, double %p)
  %rest.t.2 = fneg double %q
  %rest.t.3 = call double @llvm.fma.f64(double %rest.t.2, double %d_low, double %p_low)
  %rest = fadd double %rest.t.1, %rest.t.3
  %inverse.t = fsub double 1.0, %q
  %inverse = select i1 %negative, double %inverse.t, double %q
  %y = call double @llvm.fma.f64(double %rest, double %inverse, double %q)
  %y.t = fcmp olt double %x, -690.0
  %y.t.1 = select i1 %y.t, double 0x37F0000000000000, double 1.0                       ; TINY 2.9387358770557188e-39
  %y.1 = fmul double %y, %y.t.1
  ret double %y.1
}

declare double @aoti_exp2_int_f64(double)
declare double @aoti_expm1_poly_f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
