; aot_sinh_f64, aot_cosh_f64: the hyperbolic sine and cosine.
;
; Input: any double. sinh(+-0) = +-0, sinh(+-inf) = +-inf, cosh(+-inf) = +inf; NaN gives NaN. They overflow where the
; result does, not where e^x does.
; Error: sinh at most 0.94 ulp, cosh at most 0.93 ulp (measured, see docs/math.md).
; Method: h = e^|x| / 4 with its rounding error, from exp_f64.ll; cosh, sinh = 2 (h +- 1/(16 h)). sinh below 1 is x +
; x^3 s(x^2) with s the minimax polynomial gen/coefficients.py calls sinh_f64.

; h + h_low = e^a / 4 for a >= 0, infinite where cosh a is.
define { double, double } @aoti_quarter_exp_f64(double %a) #0 {
  %c.t = fcmp ogt double %a, 710.5
  %c = select i1 %c.t, double 710.5, double %a
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %c)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  %e = call double @aoti_expm1_poly_f64(double %head, double %tail)
  %s.t = fsub double %shifted, 2.0
  %s = call double @aoti_exp2_int_f64(double %s.t)
  %h = call double @llvm.fma.f64(double %s, double %e, double %s)
  %y.t = fsub double %s, %h
  %y.t.1 = call double @llvm.fma.f64(double %s, double %e, double %y.t)
  %out = insertvalue { double, double } poison, double %h, 0
  %out.1 = insertvalue { double, double } %out, double %y.t.1, 1
  ret { double, double } %out.1
}

define double @aot_sinh_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %u = fmul double %x, %x
  %p.6 = call double @llvm.fma.f64(double 0x3CFD25BC699F61F0, double %u, double 0x3D6A666FA09BCF63) ; S7 6.4720242938111288e-15, S6 7.5033713069974705e-13
  %p.5 = call double @llvm.fma.f64(double %p.6, double %u, double 0x3DE61314B41A2D30)  ; S5 1.6061337854416345e-10
  %p.4 = call double @llvm.fma.f64(double %p.5, double %u, double 0x3E5AE64412515422)  ; S4 2.505208942059023e-08
  %p.3 = call double @llvm.fma.f64(double %p.4, double %u, double 0x3EC71DE3A68CEC36)  ; S3 2.7557319310068301e-06
  %p.2 = call double @llvm.fma.f64(double %p.3, double %u, double 0x3F2A01A01A007365)  ; S2 0.00019841269841061184
  %p.1 = call double @llvm.fma.f64(double %p.2, double %u, double 0x3F8111111111119B)  ; S1 0.0083333333333335726
  %p = call double @llvm.fma.f64(double %p.1, double %u, double 0x3FC5555555555555)    ; S0 0.16666666666666666
  %small.t = fmul double %u, %a
  %small = call double @llvm.fma.f64(double %small.t, double %p, double %a)
  %h.pair = call { double, double } @aoti_quarter_exp_f64(double %a)
  %h = extractvalue { double, double } %h.pair, 0
  %h_low = extractvalue { double, double } %h.pair, 1
  %i = fdiv double 0.0625, %h
  %d = fsub double %h, %i
  %d_low.t = fsub double %h, %d
  %d_low.t.1 = fsub double %d_low.t, %i
  %d_low = fadd double %d_low.t.1, %h_low
  %half = fadd double %d, %d_low
  %y.t = fcmp olt double %a, 1.0
  %y.t.1 = fadd double %half, %half
  %y.t.2 = select i1 %y.t, double %small, double %y.t.1
  %y = call double @llvm.copysign.f64(double %y.t.2, double %x)
  ret double %y
}

define double @aot_cosh_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %h.pair = call { double, double } @aoti_quarter_exp_f64(double %a)
  %h = extractvalue { double, double } %h.pair, 0
  %h_low = extractvalue { double, double } %h.pair, 1
  %i = fdiv double 0.0625, %h
  %c = fadd double %h, %i
  ; h_low counts times the derivative 1 - 1/(16 h^2) = 1 - 16 i^2
  %slope.t = fmul double %i, %i
  %slope = call double @llvm.fma.f64(double %slope.t, double -16.0, double 1.0)
  %c_low.t = fsub double %h, %c
  %c_low.t.1 = fadd double %c_low.t, %i
  %c_low = call double @llvm.fma.f64(double %h_low, double %slope, double %c_low.t.1)
  %half = fadd double %c, %c_low
  %y = fadd double %half, %half
  ret double %y
}

declare double @aoti_exp2_int_f64(double)
declare double @aoti_expm1_poly_f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
