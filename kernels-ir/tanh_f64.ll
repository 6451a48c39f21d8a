; aot_tanh_f64: the hyperbolic tangent.
;
; Input: any double. tanh(+-0) = +-0, tanh(+-inf) = +-1, tanh(NaN) = NaN.
; Error: at most 1.09 ulp (measured, see docs/math.md).
; Method: below 0.75, x + x^3 t(x^2) with t the minimax polynomial gen/coefficients.py calls tanh_f64; from there on 1
; - 2/(e^2x + 1), where e^2x + 1 = 2^n (e^r - 1) + (2^n + 1) is rounded once.

define double @aot_tanh_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %u = fmul double %x, %x
  %t.11 = call double @llvm.fma.f64(double 0xBEB8EEC38F745F51, double %u, double 0x3EE3E903EA4D6B77) ; T12 -1.4861030289188883e-06, T11 9.49393081277836e-06
  %t.10 = call double @llvm.fma.f64(double %t.11, double %u, double 0xBF01A0529119361E) ; T10 -3.3619422663205343e-05
  %t.9 = call double @llvm.fma.f64(double %t.10, double %u, double 0x3F187EFF335727B9) ; T9 9.3445135312424525e-05
  %t.8 = call double @llvm.fma.f64(double %t.9, double %u, double 0xBF2F25403BD8F123)  ; T8 -0.00023762139419315165
  %t.7 = call double @llvm.fma.f64(double %t.8, double %u, double 0x3F43519679175653)  ; T7 0.00058956000628524808
  %t.6 = call double @llvm.fma.f64(double %t.7, double %u, double 0xBF57D9C7A832FBCE)  ; T6 -0.0014557313705123478
  %t.5 = call double @llvm.fma.f64(double %t.6, double %u, double 0x3F6D6D348695C998)  ; T5 0.003592112149527437
  %t.4 = call double @llvm.fma.f64(double %t.5, double %u, double 0xBF8226E31CC29F28)  ; T4 -0.0088632338668755556
  %t.3 = call double @llvm.fma.f64(double %t.4, double %u, double 0x3F9664F4863E801F)  ; T3 0.021869488423931324
  %t.2 = call double @llvm.fma.f64(double %t.3, double %u, double 0xBFABA1BA1B97E2C0)  ; T2 -0.05396825396377869
  %t.1 = call double @llvm.fma.f64(double %t.2, double %u, double 0x3FC111111111046A)  ; T1 0.13333333333324343
  %t = call double @llvm.fma.f64(double %t.1, double %u, double 0xBFD555555555554A)    ; T0 -0.3333333333333327
  %small.t = fmul double %u, %a
  %small = call double @llvm.fma.f64(double %small.t, double %t, double %a)
  ; from 20 on the result is 1; a NaN passes the select
  %c.t = fcmp ogt double %a, 20.0
  %c = select i1 %c.t, double 20.0, double %a
  %head.t = fadd double %c, %c
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %head.t)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  %e = call double @aoti_expm1_poly_f64(double %head, double %tail)
  %s = call double @aoti_exp2_int_f64(double %shifted)
  %d.t = fadd double %s, 1.0
  %d = call double @llvm.fma.f64(double %s, double %e, double %d.t)
  %large.t = fdiv double 2.0, %d
  %large = fsub double 1.0, %large.t
  %y.t = fcmp olt double %a, 0.75
  %y.t.1 = select i1 %y.t, double %small, double %large
  %y = call double @llvm.copysign.f64(double %y.t.1, double %x)
  ret double %y
}

declare double @aoti_exp2_int_f64(double)
declare double @aoti_expm1_poly_f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
