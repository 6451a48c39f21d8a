; aot_expm1_f64: e^x - 1, without cancellation near 0.
;
; Input: any double. expm1(+-0) = +-0, expm1(-inf) = -1, expm1(+inf) = +inf, expm1(NaN) = NaN.
; Error: at most 1.15 ulp (measured, see docs/math.md).
; Method: the reduction and polynomial of exp_f64.ll: e^x - 1 = 2^n (e^r - 1) + (2^n - 1), the last difference exact
; or far above its rounding, and what the sum loses put back.

define double @aot_expm1_f64(double %x) #0 {
  ; beyond these bounds the result is -1 or infinity; a NaN passes both selects
  %low.t = fcmp olt double %x, -60.0
  %low = select i1 %low.t, double -60.0, double %x
  %c.t = fcmp ogt double %low, 710.0
  %c = select i1 %c.t, double 710.0, double %low
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %c)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  ; e^r - 1 = head + rest
  %r = fadd double %head, %tail
  %rest.t = fmul double %r, %r
  %rest.t.1 = call double @aoti_exp_tail_f64(double %r)
  %rest = call double @llvm.fma.f64(double %rest.t, double %rest.t.1, double %tail)
  ; half of everything, for 2^n itself may be out of range
  %s.t = fsub double %shifted, 1.0
  %s = call double @aoti_exp2_int_f64(double %s.t)
  %base = fsub double %s, 0.5
  %y = call double @llvm.fma.f64(double %s, double %head, double %base)
  %y_low.t = fsub double %base, %y
  %y_low = call double @llvm.fma.f64(double %s, double %head, double %y_low.t)
  %half.t = call double @llvm.fma.f64(double %s, double %rest, double %y_low)
  %half = fadd double %y, %half.t
  ; here e^x - 1 rounds to x, and zeros keep their sign
  %y.t = call double @llvm.fabs.f64(double %x)
  %y.t.1 = fcmp olt double %y.t, 0x3C80000000000000                                    ; 2.7755575615628914e-17
  %y.t.2 = fadd double %half, %half
  %y.1 = select i1 %y.t.1, double %x, double %y.t.2
  ret double %y.1
}

declare double @aoti_exp2_int_f64(double)
declare double @aoti_exp_tail_f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
