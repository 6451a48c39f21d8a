; aot_tan_f64: the tangent, the argument reduced in full range.
;
; Input: any double. tan(+-0) = +-0; tan of +-inf and NaN is NaN.
; Error: at most 1.17 ulp (measured, see docs/math.md).
; Method: x = n pi/2 + r from sin_f64.ll; tan r = r + r^3 t(r^2) with t the minimax polynomial gen/coefficients.py
; calls tan_f64, as a sum of two; for odd n, -1 over that sum. aot_tan_small_f64 is for callers who know that |x| <
; 2^30: the same to the bit there.

; tan(q pi/2 + head + tail) for |head| <= pi/4
define double @aoti_tan_quarter_f64(double %head, double %tail, i64 %q) #0 {
  %r2 = fmul double %head, %head
  %t.12 = call double @llvm.fma.f64(double 0x3EF5E0D546D14B3D, double %r2, double 0xBF078839063ABB5C) ; T13 2.0864729254842262e-05, T12 -4.4883957142408392e-05
  %t.11 = call double @llvm.fma.f64(double %t.12, double %r2, double 0x3F177421EFCB27AF) ; T11 8.9468547183417803e-05
  %t.10 = call double @llvm.fma.f64(double %t.11, double %r2, double 0xBEFBB07BA66BF13E) ; T10 -2.6406656981046684e-05
  %t.9 = call double @llvm.fma.f64(double %t.10, double %r2, double 0x3F21E59843552565) ; T9 0.00013654216460627224
  %t.8 = call double @llvm.fma.f64(double %t.9, double %r2, double 0x3F2D2585F3620EDC) ; T8 0.00022237072125019005
  %t.7 = call double @llvm.fma.f64(double %t.8, double %r2, double 0x3F437FCB28DAC3D7) ; T7 0.00059506816770326764
  %t.6 = call double @llvm.fma.f64(double %t.7, double %r2, double 0x3F57D5B182770E10) ; T6 0.001454757069823457
  %t.5 = call double @llvm.fma.f64(double %t.6, double %r2, double 0x3F6D6D9399F34B66) ; T5 0.0035922892417174388
  %t.4 = call double @llvm.fma.f64(double %t.5, double %r2, double 0x3F8226E122E4FACE) ; T4 0.008863219144243397
  %t.3 = call double @llvm.fma.f64(double %t.4, double %r2, double 0x3F9664F49AA17167) ; T3 0.021869489610581463
  %t.2 = call double @llvm.fma.f64(double %t.3, double %r2, double 0x3FABA1BA1B461E00) ; T2 0.053968253926594656
  %t.1 = call double @llvm.fma.f64(double %t.2, double %r2, double 0x3FC11111111183B6) ; T1 0.13333333333414793
  %t = call double @llvm.fma.f64(double %t.1, double %r2, double 0x3FD55555555554F1)   ; T0 0.33333333333332776
  %r3 = fmul double %r2, %head
  ; tail counts times the derivative 1 + tan^2
  %near = call double @llvm.fma.f64(double %r3, double %t, double %head)
  %slope = call double @llvm.fma.f64(double %near, double %near, double 1.0)
  %low.t = fmul double %tail, %slope
  %low = call double @llvm.fma.f64(double %r3, double %t, double %low.t)
  %y = fadd double %head, %low
  %y_low.t = fsub double %head, %y
  %y_low = fadd double %y_low.t, %low
  ; -1 / (y + y_low)
  %i = fdiv double -1.0, %y
  %rest.t = call double @llvm.fma.f64(double %i, double %y, double 1.0)
  %rest.t.1 = fmul double %i, %y_low
  %rest = fadd double %rest.t, %rest.t.1
  %inverse = call double @llvm.fma.f64(double %i, double %rest, double %i)
  %y.t = and i64 %q, 1
  %y.t.1 = icmp ne i64 %y.t, 0
  %y.1 = select i1 %y.t.1, double %inverse, double %y
  ret double %y.1
}

define double @aot_tan_small_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_near_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y = call double @aoti_tan_quarter_f64(double %head, double %tail, i64 %q)
  ; the sums lose the sign of zero
  %y.t = fcmp oeq double %x, 0.0
  %y.1 = select i1 %y.t, double %x, double %y
  ret double %y.1
}

define double @aot_tan_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_reduce_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y = call double @aoti_tan_quarter_f64(double %head, double %tail, i64 %q)
  %y.t = fcmp oeq double %x, 0.0
  %y.1 = select i1 %y.t, double %x, double %y
  ret double %y.1
}

declare double @llvm.fma.f64(double, double, double)
declare { double, double, i64 } @aoti_trig_near_f64(double)
declare { double, double, i64 } @aoti_trig_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
