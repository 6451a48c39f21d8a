; aot_log_f32: the natural logarithm.
;
; Input: any float. log(+-0) = -inf, log(x < 0) = NaN, log(+inf) = +inf, log(NaN) = NaN; subnormals in full precision.
; Error: at most 0.92 ulp (measured over all positive inputs).
; Method: x = 2^k m with 2/3 <= m < 4/3, f = m - 1 exactly, log(1+f) = f + f^2 q(f) with q the minimax polynomial
; gen/coefficients.py calls log_f32, result = k log 2 + log(1+f).

; x = 2^k m, 2/3 <= m < 4/3, for finite x > 0: returns m - 1 and k. For other x the result is meaningless.
define { float, float } @aoti_log_reduce_f32(float %x) #0 {
  %subnormal = fcmp olt float %x, 0x3810000000000000                                   ; 1.17549435e-38
  %x_scaled = fmul float %x, 8388608.0
  %normal = select i1 %subnormal, float %x_scaled, float %x
  %bias = select i1 %subnormal, float -23.0, float 0.0
  ; in the bits, x / (2/3) has exponent k: subtracting k << 23 leaves m
  %b = bitcast float %normal to i32
  %e.t = sub i32 %b, 1059760811                                                        ; TWO_THIRDS 0x3f2aaaab
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

; log(1+f) - f for -1/3 <= f <= 1/3
define float @aoti_log_tail_f32(float %f) #0 {
  %q.7 = call float @llvm.fma.f32(float 0xBFC0751F40000000, float %f, float 0x3FC1E85AE0000000) ; Q8 -0.128574282, Q7 0.139903411
  %q.6 = call float @llvm.fma.f32(float %q.7, float %f, float 0xBFBF372380000000)      ; Q6 -0.121935099
  %q.5 = call float @llvm.fma.f32(float %q.6, float %f, float 0x3FC1ED4560000000)      ; Q5 0.140053436
  %q.4 = call float @llvm.fma.f32(float %q.5, float %f, float 0xBFC559A9A0000000)      ; Q4 -0.166798785
  %q.3 = call float @llvm.fma.f32(float %q.4, float %f, float 0x3FC99D0620000000)      ; Q3 0.20010449
  %q.2 = call float @llvm.fma.f32(float %q.3, float %f, float 0xBFCFFFF020000000)      ; Q2 -0.249998108
  %q.1 = call float @llvm.fma.f32(float %q.2, float %f, float 0x3FD5555060000000)      ; Q1 0.333332151
  %q = call float @llvm.fma.f32(float %q.1, float %f, float -0.5)
  %y.t = fmul float %f, %f
  %y = fmul float %y.t, %q
  ret float %y
}

define float @aot_log_f32(float %x) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %x)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  %l.t = call float @aoti_log_tail_f32(float %f)
  %l = fadd float %f, %l.t
  %y = call float @llvm.fma.f32(float %k, float 0x3FE62E4300000000, float %l)          ; LN2 0.693147182
  %y.1 = call float @aoti_log_special_f32(float %x, float %y)
  ret float %y.1
}

declare float @llvm.fma.f32(float, float, float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
