; aot_exp_f32: e^x.
;
; Input: any float. Result: any float in [0, +inf]; exp(NaN) = NaN, exp(-inf) = 0, exp(+inf) = +inf; underflow goes
; through the subnormals to 0.
; Error: at most 0.90 ulp (measured, see docs/math.md).
; Method: n = round(x / log 2), r = x - n log 2 with log 2 in two pieces (Cody and Waite), e^r = 1 + r + r^2 q(r) with
; q the minimax polynomial gen/coefficients.py calls exp_f32, and two exact multiplications by powers of two.

; p 2^n for integral |n| <= 300: 2^n may lie outside the range of float, so it is applied in two halves, the second of
; which alone can round (into the subnormals or to infinity). `shifted` is n + 1.5*2^23, whose low bits are n.
define float @aoti_scale_f32(float %p, float %shifted) #0 {
  %n.t = bitcast float %shifted to i32
  %n = sub i32 %n.t, 1262485504                                                        ; 0x4b400000
  %half = ashr i32 %n, 1
  %rest = sub i32 %n, %half
  %s.t = shl i32 %half, 23
  %s.t.1 = add i32 %s.t, 1065353216                                                    ; ONE_BITS 0x3f800000
  %s = bitcast i32 %s.t.1 to float
  %t.t = shl i32 %rest, 23
  %t.t.1 = add i32 %t.t, 1065353216                                                    ; ONE_BITS 0x3f800000
  %t = bitcast i32 %t.t.1 to float
  %y.t = fmul float %p, %s
  %y = fmul float %y.t, %t
  ret float %y
}

; The reduced argument of e^x: x = n log 2 + head + tail, |head + tail| <= log(2)/2, and n + 1.5*2^23.
define { float, float, float } @aoti_exp_reduce_f32(float %x) #0 {
  ; adding 1.5*2^23 rounds to an integer and leaves it in the low bits; |x| is at most a few hundred here
  %shifted = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float 12582912.0) ; LOG2E 1.44269502
  %n = fsub float %shifted, 12582912.0
  ; exact: n * LN2_HI agrees with x in its leading bits
  %head = call float @llvm.fma.f32(float %n, float 0xBFE62E4300000000, float %x)       ; -LN2_HI -0.693147182
  %tail = fmul float %n, 0x3E205C6100000000                                            ; -LN2_LO 1.90465421e-09
  %out = insertvalue { float, float, float } poison, float %head, 0
  %out.1 = insertvalue { float, float, float } %out, float %tail, 1
  %out.2 = insertvalue { float, float, float } %out.1, float %shifted, 2
  ret { float, float, float } %out.2
}

; (e^r - 1 - r) / r^2 for |r| <= log(2)/2
define float @aoti_exp_tail_f32(float %r) #0 {
  %y.3 = call float @llvm.fma.f32(float 0x3F56D12620000000, float %r, float 0x3F8123A740000000) ; Q4 0.00139263843, Q3 0.00836878456
  %y.2 = call float @llvm.fma.f32(float %y.3, float %r, float 0x3FA5555240000000)      ; Q2 0.0416665748
  %y.1 = call float @llvm.fma.f32(float %y.2, float %r, float 0x3FC5554900000000)      ; Q1 0.166665196
  %y = call float @llvm.fma.f32(float %y.1, float %r, float 0.5)
  ret float %y
}

; e^(head + tail) - 1 for |head| <= log(2)/2, |tail| far below it.
define float @aoti_expm1_poly_f32(float %head, float %tail) #0 {
  %r = fadd float %head, %tail
  %q = call float @aoti_exp_tail_f32(float %r)
  %r2 = fmul float %r, %r
  %y.t = call float @llvm.fma.f32(float %r2, float %q, float %tail)
  %y = fadd float %y.t, %head
  ret float %y
}

define float @aot_exp_f32(float %x) #0 {
  ; beyond these bounds the result is 0 or infinity anyway; a NaN passes both selects
  %low.t = fcmp olt float %x, -104.0
  %low = select i1 %low.t, float -104.0, float %x
  %c.t = fcmp ogt float %low, 89.0
  %c = select i1 %c.t, float 89.0, float %low
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %c)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  %e = call float @aoti_expm1_poly_f32(float %head, float %tail)
  %p = fadd float %e, 1.0
  %y = call float @aoti_scale_f32(float %p, float %shifted)
  ret float %y
}

; 2^n for -126 <= n <= 127, from n + 1.5*2^23.
define float @aoti_exp2_int_f32(float %shifted) #0 {
  %y.t = bitcast float %shifted to i32
  %y.t.1 = shl i32 %y.t, 23
  %y.t.2 = add i32 %y.t.1, 1065353216                                                  ; ONE_BITS 0x3f800000
  %y = bitcast i32 %y.t.2 to float
  ret float %y
}

declare float @llvm.fma.f32(float, float, float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
