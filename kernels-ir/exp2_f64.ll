; aot_exp2_f64: 2^x.
;
; Input: any double. Result: any double in [0, +inf]; exp2(NaN) = NaN, exp2(-inf) = 0, exp2(+inf) = +inf; integers
; give exact powers, down through the subnormals.
; Error: at most 0.87 ulp (measured, see docs/math.md).
; Method: n = round(x), r = (x - n) log 2 as head + tail, then as in exp_f64.ll.

; 2^(d + d_low) for |d| <= 1/2 as 1 + the result.
define double @aoti_exp2m1_poly_f64(double %d, double %d_low) #0 {
  %head = fmul double %d, 0x3FE62E42FEFA39EF                                           ; LN2_HI 0.69314718055994529
  %head_low.t = fneg double %head
  %head_low = call double @llvm.fma.f64(double %d, double 0x3FE62E42FEFA39EF, double %head_low.t) ; LN2_HI 0.69314718055994529
  %low = call double @llvm.fma.f64(double %d, double 0x3C7ABC9E3B39803F, double %head_low) ; LN2_LO 2.3190468138462996e-17
  %tail = call double @llvm.fma.f64(double %d_low, double 0x3FE62E42FEFA39EF, double %low) ; LN2_HI 0.69314718055994529
  %y = call double @aoti_expm1_poly_f64(double %head, double %tail)
  ret double %y
}

define double @aot_exp2_f64(double %x) #0 {
  ; beyond these bounds the result is 0 or infinity; a NaN passes both selects
  %low.t = fcmp olt double %x, -1076.0
  %low = select i1 %low.t, double -1076.0, double %x
  %c.t = fcmp ogt double %low, 1025.0
  %c = select i1 %c.t, double 1025.0, double %low
  %shifted = fadd double %c, 0x4338000000000000                                        ; MAGIC 6755399441055744
  %d.t = fsub double %shifted, 0x4338000000000000                                      ; MAGIC 6755399441055744
  %d = fsub double %c, %d.t
  %e = call double @aoti_exp2m1_poly_f64(double %d, double 0.0)
  %y.t = fadd double %e, 1.0
  %y = call double @aoti_scale_f64(double %y.t, double %shifted)
  ret double %y
}

declare double @aoti_expm1_poly_f64(double, double)
declare double @aoti_scale_f64(double, double)
declare double @llvm.fma.f64(double, double, double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
