; aot_log_f32: the natural logarithm.
;
; Input: any float. log(+-0) = -inf, log(x < 0) = NaN, log(+inf) = +inf, log(NaN) = NaN; subnormals in full precision.
; Error: at most 0.94 ulp (measured, see docs/math.md).
; Method: x = 2^k m with sqrt(1/2) <= m < sqrt(2), f = m - 1 exactly, log(1+f) = f + f^2 q(f) with q the minimax
; polynomial gen/coefficients.py calls log_f32, result = k log 2 + log(1+f).

; x = 2^k m, sqrt(1/2) <= m < sqrt(2), for finite x > 0: returns m - 1 and k. For other x the result is meaningless.
define { float, float } @aoti_log_reduce_f32(float %x) #0 {
  %subnormal = fcmp olt float %x, 0x3810000000000000                                   ; 1.17549435e-38
  %x_scaled = fmul float %x, 8388608.0
  %normal = select i1 %subnormal, float %x_scaled, float %x
  %bias = select i1 %subnormal, float -23.0, float 0.0
  ; in the bits, x / sqrt(1/2) has exponent k: subtracting k << 23 leaves m
  %b = bitcast float %normal to i32
  %e.t = sub i32 %b, 1060439283                                                        ; SQRT_HALF 0x3f3504f3
  %e = and i32 %e.t, -8388608                                                          ; EXPONENT 0xff800000
  %m.t = sub i32 %b, %e
  %m = bitcast i32 %m.t to float
  %k.t = sitofp i32 %e to float
  %k = call float @llvm.fma.f32(float %k.t, float 0x3E80000000000000, float %bias)     ; 1.1920929e-07
  %f = fsub float %m, 1.0
  %out = insertvalue { float, float } poison, float %f, 0
  %out.1 = insertvalue { float, float } %out, float %k, 1
  ret { float, float } %out.1
}

; The result outside (0, inf): x < 0 and NaN give NaN, 0 gives -inf, inf gives inf.
define float @aoti_log_special_f32(float %x, float %y) #0 {
  %regular.t = fcmp ogt float %x, 0.0
  %regular.t.1 = fcmp olt float %x, 0x7FF0000000000000                                 ; inf
  %regular = and i1 %regular.t, %regular.t.1
  %zero.t = fcmp oeq float %x, 0.0
  %zero = select i1 %zero.t, float 0xFFF0000000000000, float %x                        ; -inf
  %special.t = fcmp olt float %x, 0.0
  %special = select i1 %special.t, float 0x7FF8000000000000, float %zero               ; nan
  %y.1 = select i1 %regular, float %y, float %special
  ret float %y.1
}

; (log(1+f) - f) / f^2 for sqrt(1/2) <= 1+f <= sqrt(2)
define float @aoti_log_poly_f32(float %f) #0 {
  %y.7 = call float @llvm.fma.f32(float 0xBFB3927B80000000, float %f, float 0x3FC0570480000000) ; Q8 -0.0764538944, Q7 0.127655566
  %y.6 = call float @llvm.fma.f32(float %y.7, float %f, float 0xBFC0D7BEE0000000)      ; Q6 -0.131584033
  %y.5 = call float @llvm.fma.f32(float %y.6, float %f, float 0x3FC22D6C00000000)      ; Q5 0.142011166
  %y.4 = call float @llvm.fma.f32(float %y.5, float %f, float 0xBFC5472B40000000)      ; Q4 -0.166234404
  %y.3 = call float @llvm.fma.f32(float %y.4, float %f, float 0x3FC99A0320000000)      ; Q3 0.20001258
  %y.2 = call float @llvm.fma.f32(float %y.3, float %f, float 0xBFD0002260000000)      ; Q2 -0.250008196
  %y.1 = call float @llvm.fma.f32(float %y.2, float %f, float 0x3FD5555540000000)      ; Q1 0.333333313
  %y = call float @llvm.fma.f32(float %y.1, float %f, float -0.5)
  ret float %y
}

; log(1+f) - f
define float @aoti_log_tail_f32(float %f) #0 {
  %y.t = fmul float %f, %f
  %y.t.1 = call float @aoti_log_poly_f32(float %f)
  %y = fmul float %y.t, %y.t.1
  ret float %y
}

define float @aot_log_f32(float %x) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %x)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  %l.t = fmul float %f, %f
  %l.t.1 = call float @aoti_log_poly_f32(float %f)
  %l = call float @llvm.fma.f32(float %l.t, float %l.t.1, float %f)
  %y = call float @llvm.fma.f32(float %k, float 0x3FE62E4300000000, float %l)          ; LN2 0.693147182
  %y.1 = call float @aoti_log_special_f32(float %x, float %y)
  ret float %y.1
}

declare float @llvm.fma.f32(float, float, float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
