; aot_log1p_f64: log(1 + x), exact near 0.
;
; Input: any double. log1p(+-0) = +-0, log1p(-1) = -inf, log1p(x < -1) = NaN, log1p(+inf) = +inf, log1p(NaN) = NaN.
; Error: at most 0.92 ulp (measured, see docs/math.md).
; Method: 1 + x = u + c, rounded sum and error; u = 2^k m as in log_f64.ll; log(1 + x) = k log 2 + log(m + 2^-k c),
; and m + 2^-k c - 1 is x again where k is 0.

; log(u + c) for normal u and c far below it: the sum of 1 and an argument, with its error.
define double @aoti_log_sum_f64(double %u, double %c, double %k_more) #0 {
  %f.pair = call { double, double } @aoti_log_reduce_f64(double %u)
  %f = extractvalue { double, double } %f.pair, 0
  %k = extractvalue { double, double } %f.pair, 1
  ; 2^(1-k), whose double is in range for all k
  %m = fadd double %f, 1.0
  %scale.t = bitcast double %m to i64
  %scale.t.1 = bitcast double %u to i64
  %scale.t.2 = sub i64 %scale.t, %scale.t.1
  %scale.t.3 = add i64 %scale.t.2, 4611686018427387904                                 ; ONE_TWICE 0x4000000000000000
  %scale = bitcast i64 %scale.t.3 to double
  %g_low.t = fmul double %c, 0.5
  %g_low = fmul double %g_low.t, %scale
  %g = fadd double %f, %g_low
  %t = call double @aoti_log_tail_f64(double %g)
  %kk = fadd double %k, %k_more
  ; what g lost; then k log 2 + g, which may cancel, with what that loses
  %lost.t = fsub double %f, %g
  %lost = fadd double %lost.t, %g_low
  %top = call double @llvm.fma.f64(double %kk, double 0x3FE62E42FEFA4000, double %g)   ; LN2_HI 0.6931471805601177
  %top_lost.t = fneg double %top
  %top_lost.t.1 = call double @llvm.fma.f64(double %kk, double 0x3FE62E42FEFA4000, double %top_lost.t) ; LN2_HI 0.6931471805601177
  %top_lost = fadd double %g, %top_lost.t.1
  %y.t = fadd double %lost, %top_lost
  %y.t.1 = fadd double %t, %y.t
  %y.t.2 = call double @llvm.fma.f64(double %kk, double 0xBD48432A1B0E2634, double %y.t.1) ; LN2_LO -1.7239444525614835e-13
  %y = fadd double %top, %y.t.2
  %y.1 = call double @aoti_log_special_f64(double %u, double %y)
  ret double %y.1
}

define double @aot_log1p_f64(double %x) #0 {
  %u = fadd double %x, 1.0
  %v = fsub double %u, 1.0
  %c.t = fsub double %x, %v
  %c.t.1 = fsub double %u, %v
  %c.t.2 = fsub double 1.0, %c.t.1
  %c = fadd double %c.t, %c.t.2
  %y = call double @aoti_log_sum_f64(double %u, double %c, double 0.0)
  ; here log1p x rounds to x, and zeros keep their sign
  %y.t = call double @llvm.fabs.f64(double %x)
  %y.t.1 = fcmp olt double %y.t, 0x3C90000000000000                                    ; 5.5511151231257827e-17
  %y.1 = select i1 %y.t.1, double %x, double %y
  ret double %y.1
}

declare double @aoti_log_special_f64(double, double)
declare double @aoti_log_tail_f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double } @aoti_log_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
