; aot_exp_f64: e^x.
;
; Input: any double. Result: any double in [0, +inf]; exp(NaN) = NaN, exp(-inf) = 0, exp(+inf) = +inf; underflow goes
; through the subnormals to 0.
; Error: at most 0.87 ulp (measured, see docs/math.md).
; Method: n = round(x / log 2), r = x - n log 2 with log 2 in two pieces (Cody and Waite), e^r = 1 + r + r^2 q(r) with
; q the minimax polynomial gen/coefficients.py calls exp_f64, and two exact multiplications by powers of two.

; p 2^n for integral |n| <= 2000: 2^n may lie outside the range of double, so it is applied in two halves, the second of
; which alone can round (into the subnormals or to infinity). `shifted` is n + 1.5*2^52, whose low bits are n. The
; halving is done in floating point, for vectors of 64-bit integers have no arithmetic right shift before AVX-512.
define double @aoti_scale_f64(double %p, double %shifted) #0 {
  %n = fsub double %shifted, 0x4338000000000000                                        ; MAGIC 6755399441055744
  %half_shifted = call double @llvm.fma.f64(double %n, double 0.5, double 0x4338000000000000) ; MAGIC 6755399441055744
  %rest.t = fsub double %half_shifted, 0x4338000000000000                              ; MAGIC 6755399441055744
  %rest = fsub double %n, %rest.t
  %rest_shifted = fadd double %rest, 0x4338000000000000                                ; MAGIC 6755399441055744
  %s = call double @aoti_exp2_int_f64(double %half_shifted)
  %t = call double @aoti_exp2_int_f64(double %rest_shifted)
  %y.t = fmul double %p, %s
  %y = fmul double %y.t, %t
  ret double %y
}

; The reduced argument of e^x: x = n log 2 + head + tail, |head + tail| <= log(2)/2, and n + 1.5*2^52.
define { double, double, double } @aoti_exp_reduce_f64(double %x) #0 {
  ; adding 1.5*2^52 rounds to an integer and leaves it in the low bits; |x| is at most a few thousand here
  %shifted = call double @llvm.fma.f64(double %x, double 0x3FF71547652B82FE, double 0x4338000000000000) ; LOG2E 1.4426950408889634, MAGIC 6755399441055744
  %n = fsub double %shifted, 0x4338000000000000                                        ; MAGIC 6755399441055744
  ; exact: n * LN2_HI agrees with x in its leading bits
  %head = call double @llvm.fma.f64(double %n, double 0xBFE62E42FEFA39EF, double %x)   ; -LN2_HI -0.69314718055994529
  %tail = fmul double %n, 0xBC7ABC9E3B39803F                                           ; -LN2_LO -2.3190468138462996e-17
  %out = insertvalue { double, double, double } poison, double %head, 0
  %out.1 = insertvalue { double, double, double } %out, double %tail, 1
  %out.2 = insertvalue { double, double, double } %out.1, double %shifted, 2
  ret { double, double, double } %out.2
}

; (e^r - 1 - r) / r^2 for |r| <= log(2)/2
define double @aoti_exp_tail_f64(double %r) #0 {
  %y.9 = call double @llvm.fma.f64(double 0x3E21FBCF336540D5, double %r, double 0x3E5AF663DB240747) ; Q10 2.0935701186242141e-09, Q9 2.5110748765918347e-08
  %y.8 = call double @llvm.fma.f64(double %y.9, double %r, double 0x3E927E4A34703B0C)  ; Q8 2.7557193899099362e-07
  %y.7 = call double @llvm.fma.f64(double %y.8, double %r, double 0x3EC71DDF336C7211)  ; Q7 2.7557238370236484e-06
  %y.6 = call double @llvm.fma.f64(double %y.7, double %r, double 0x3EFA01A01C590ED7)  ; Q6 2.480158743468807e-05
  %y.5 = call double @llvm.fma.f64(double %y.6, double %r, double 0x3F2A01A01B266826)  ; Q5 0.00019841269893278271
  %y.4 = call double @llvm.fma.f64(double %y.5, double %r, double 0x3F56C16C16C0EFA1)  ; Q4 0.00138888888888198
  %y.3 = call double @llvm.fma.f64(double %y.4, double %r, double 0x3F8111111110EE9F)  ; Q3 0.0083333333333180364
  %y.2 = call double @llvm.fma.f64(double %y.3, double %r, double 0x3FA5555555555569)  ; Q2 0.041666666666666803
  %y.1 = call double @llvm.fma.f64(double %y.2, double %r, double 0x3FC555555555555B)  ; Q1 0.16666666666666682
  %y = call double @llvm.fma.f64(double %y.1, double %r, double 0.5)
  ret double %y
}

; e^(head + tail) - 1 for |head| <= log(2)/2, |tail| far below it.
define double @aoti_expm1_poly_f64(double %head, double %tail) #0 {
  %r = fadd double %head, %tail
  %q = call double @aoti_exp_tail_f64(double %r)
  %r2 = fmul double %r, %r
  %y.t = call double @llvm.fma.f64(double %r2, double %q, double %tail)
  %y = fadd double %y.t, %head
  ret double %y
}

define double @aot_exp_f64(double %x) #0 {
  ; beyond these bounds the result is 0 or infinity anyway; a NaN passes both selects
  %low.t = fcmp olt double %x, -746.0
  %low = select i1 %low.t, double -746.0, double %x
  %c.t = fcmp ogt double %low, 710.0
  %c = select i1 %c.t, double 710.0, double %low
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %c)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  %e = call double @aoti_expm1_poly_f64(double %head, double %tail)
  %p = fadd double %e, 1.0
  %y = call double @aoti_scale_f64(double %p, double %shifted)
  ret double %y
}

; 2^n for -1022 <= n <= 1023, from n + 1.5*2^52.
define double @aoti_exp2_int_f64(double %shifted) #0 {
  %y.t = bitcast double %shifted to i64
  %y.t.1 = shl i64 %y.t, 52
  %y.t.2 = add i64 %y.t.1, 4607182418800017408                                         ; ONE_BITS 0x3ff0000000000000
  %y = bitcast i64 %y.t.2 to double
  ret double %y
}

declare double @llvm.fma.f64(double, double, double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
