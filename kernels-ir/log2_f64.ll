; aot_log2_f64, aot_log10_f64: logarithms to base 2 and 10.
;
; Input: any double. log(+-0) = -inf, log(x < 0) = NaN, log(+inf) = +inf, log(NaN) = NaN; subnormals in full
; precision. Powers of two have exact logarithms to base 2.
; Error: log2 at most 0.95 ulp, log10 at most 0.94 ulp (measured, see docs/math.md).
; Method: with x = 2^k m and log m = f + t from log_f64.ll, log_b x = k log_b 2 + (f + t) / log b, the constants and
; the leading product in two pieces, the sums with what they lose put back.

; k (k_hi + k_lo) + (f + t) (c_hi + c_lo), t far below f, k k_hi exact.
define double @aoti_log_base_f64(double %f, double %t, double %k, double %k_hi, double %k_lo, double %c_hi, double %c_lo) #0 {
  %p = fmul double %f, %c_hi
  %p_low.t = fneg double %p
  %p_low.t.1 = call double @llvm.fma.f64(double %f, double %c_hi, double %p_low.t)
  %p_low = call double @llvm.fma.f64(double %f, double %c_lo, double %p_low.t.1)
  %low.t = call double @llvm.fma.f64(double %t, double %c_hi, double %p_low)
  %low = call double @llvm.fma.f64(double %k, double %k_lo, double %low.t)
  %whole = fmul double %k, %k_hi
  %s = fadd double %whole, %p
  ; where k is not zero it is the larger one
  %lost.t = fsub double %whole, %s
  %lost = fadd double %lost.t, %p
  %y.t = fadd double %lost, %low
  %y = fadd double %s, %y.t
  ret double %y
}

define double @aot_log2_f64(double %x) #0 {
  %f.pair = call { double, double } @aoti_log_reduce_f64(double %x)
  %f = extractvalue { double, double } %f.pair, 0
  %k = extractvalue { double, double } %f.pair, 1
  %t = call double @aoti_log_tail_f64(double %f)
  %y = call double @aoti_log_base_f64(double %f, double %t, double %k, double 1.0, double 0.0, double 0x3FF71547652B82FE, double 0x3C7777D0FFDA0D24) ; C2_HI 1.4426950408889634, C2_LO 2.0355273740931033e-17
  %y.1 = call double @aoti_log_special_f64(double %x, double %y)
  ret double %y.1
}

define double @aot_log10_f64(double %x) #0 {
  %f.pair = call { double, double } @aoti_log_reduce_f64(double %x)
  %f = extractvalue { double, double } %f.pair, 0
  %k = extractvalue { double, double } %f.pair, 1
  %t = call double @aoti_log_tail_f64(double %f)
  %y = call double @aoti_log_base_f64(double %f, double %t, double %k, double 0x3FD34413509F8000, double 0xBD380433B83B532A, double 0x3FDBCB7B1526E50E, double 0x3C695355BAAAFAD3) ; K10_HI 0.30102999566406652, K10_LO -8.5323443170571066e-14, C10_HI 0.43429448190325182, C10_LO 1.0983196502167651e-17
  %y.1 = call double @aoti_log_special_f64(double %x, double %y)
  ret double %y.1
}

declare double @aoti_log_special_f64(double, double)
declare double @aoti_log_tail_f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double } @aoti_log_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
