; aot_log_f64: the natural logarithm.
;
; Input: any double. log(+-0) = -inf, log(x < 0) = NaN, log(+inf) = +inf, log(NaN) = NaN; subnormals in full
; precision.
; Error: at most 0.83 ulp (measured, see docs/math.md).
; Method: x = 2^k m with sqrt(1/2) <= m < sqrt(2), f = m - 1 exactly, s = f/(2+f), log(1+f) = 2 atanh(s) = f - f^2/2 +
; s (f^2/2 + z t(z)) with z = s^2 and t the minimax polynomial gen/coefficients.py calls log_f64 (the arrangement is
; that of fdlibm); result = k log 2 + log(1+f) with log 2 in two pieces, k times the first exact.

; x = 2^k m, sqrt(1/2) <= m < sqrt(2), for finite x > 0: returns m - 1 and k. For other x the result is meaningless.
define { double, double } @aoti_log_reduce_f64(double %x) #0 {
  %subnormal = fcmp olt double %x, 0x0010000000000000                                  ; 2.2250738585072014e-308
  %x_scaled = fmul double %x, 0x4350000000000000                                       ; 18014398509481984
  %normal = select i1 %subnormal, double %x_scaled, double %x
  %bias = select i1 %subnormal, double 0x4330000000000436, double 0x4330000000000400   ; 4503599627371574, 4503599627371520
  ; in the bits, x / sqrt(1/2) has exponent k; biased by 1024 it is positive
  %b = bitcast double %normal to i64
  %e = add i64 %b, 7141747209585715                                                    ; OFFSET 0x195f619980c433
  ; an integer below 2^52 becomes a double in the low bits of 2^52
  %k.t = lshr i64 %e, 52
  %k.t.1 = or i64 %k.t, 4841369599423283200                                            ; 0x4330000000000000
  %k.t.2 = bitcast i64 %k.t.1 to double
  %k = fsub double %k.t.2, %bias
  %m.t = and i64 %e, -4503599627370496                                                 ; EXPONENT 0xfff0000000000000
  %m.t.1 = sub i64 %b, %m.t
  %m.t.2 = add i64 %m.t.1, 4611686018427387904                                         ; 0x4000000000000000
  %m = bitcast i64 %m.t.2 to double
  %f = fsub double %m, 1.0
  %out = insertvalue { double, double } poison, double %f, 0
  %out.1 = insertvalue { double, double } %out, double %k, 1
  ret { double, double } %out.1
}

; The result outside (0, inf): x < 0 and NaN give NaN, 0 gives -inf, inf gives inf.
define double @aoti_log_special_f64(double %x, double %y) #0 {
  %regular.t = fcmp ogt double %x, 0.0
  %regular.t.1 = fcmp olt double %x, 0x7FF0000000000000                                ; inf
  %regular = and i1 %regular.t, %regular.t.1
  %zero.t = fcmp oeq double %x, 0.0
  %zero = select i1 %zero.t, double 0xFFF0000000000000, double %x                      ; -inf
  %special.t = fcmp olt double %x, 0.0
  %special = select i1 %special.t, double 0x7FF8000000000000, double %zero             ; nan
  %y.1 = select i1 %regular, double %y, double %special
  ret double %y.1
}

; log(1+f) - f for sqrt(1/2) <= 1+f <= sqrt(2)
define double @aoti_log_tail_f64(double %f) #0 {
  %s.t = fadd double %f, 2.0
  %s = fdiv double %f, %s.t
  %z = fmul double %s, %s
  %t.5 = call double @llvm.fma.f64(double 0x3FC2F0386D88107C, double %z, double 0x3FC39A1ED80433E0) ; L6 0.14795594547479485, L5 0.15314088390041913
  %t.4 = call double @llvm.fma.f64(double %t.5, double %z, double 0x3FC74663CC315057)  ; L4 0.18183562727301947
  %t.3 = call double @llvm.fma.f64(double %t.4, double %z, double 0x3FCC71C521505998)  ; L3 0.22222198607114474
  %t.2 = call double @llvm.fma.f64(double %t.3, double %z, double 0x3FD24924941E09E8)  ; L2 0.28571428742011884
  %t.1 = call double @llvm.fma.f64(double %t.2, double %z, double 0x3FD999999997FF22)  ; L1 0.39999999999416691
  %t = call double @llvm.fma.f64(double %t.1, double %z, double 0x3FE5555555555592)    ; L0 0.6666666666666734
  %half_square.t = fmul double %f, 0.5
  %half_square = fmul double %half_square.t, %f
  %r = call double @llvm.fma.f64(double %z, double %t, double %half_square)
  %y.t = fneg double %half_square
  %y = call double @llvm.fma.f64(double %s, double %r, double %y.t)
  ret double %y
}

define double @aot_log_f64(double %x) #0 {
  %f.pair = call { double, double } @aoti_log_reduce_f64(double %x)
  %f = extractvalue { double, double } %f.pair, 0
  %k = extractvalue { double, double } %f.pair, 1
  %low.t = call double @aoti_log_tail_f64(double %f)
  %low = call double @llvm.fma.f64(double %k, double 0xBDC718432A1B0E26, double %low.t) ; LN2_LO -4.2009150726810846e-11
  %l = fadd double %f, %low
  %y = call double @llvm.fma.f64(double %k, double 0x3FE62E42FF000000, double %l)      ; LN2_HI 0.69314718060195446
  %y.1 = call double @aoti_log_special_f64(double %x, double %y)
  ret double %y.1
}

declare double @llvm.fma.f64(double, double, double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
