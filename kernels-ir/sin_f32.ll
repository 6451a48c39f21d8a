; aot_sin_f32, aot_cos_f32: sine and cosine of any float, the argument reduced in full range.
;
; Input: any float. sin(+-0) = +-0; sin, cos of +-inf and NaN are NaN.
; Error: sin at most 0.89 ulp, cos at most 0.89 ulp (measured, see docs/math.md).
; Method: x = n pi/2 + r with |r| <= pi/4; sin r = r + r^3 s(r^2), cos r = 1 - r^2/2 + r^4 c(r^2), s and c the minimax
; polynomials gen/coefficients.py calls sin_f32 and cos_f32; n mod 4 chooses. r is head + tail, tail about 2^-24 head.
; Below 2^18 the reduction subtracts n pi/2 in three pieces (Cody and Waite); from there on it multiplies the integer
; significand by the 96 bits of 2/pi that decide the result (Payne and Hanek), in integers. The two are the arms of a
; branch: a GPU takes it; the loop vectoriser turns it into a select, having no loads or calls in it, and the vector
; loop pays for both arms. aot_sin_small_f32 and aot_cos_small_f32 are for callers who know that |x| < 2^18: the same
; to the bit there, without the second arm. A lowering may test a block of arguments and choose.

; |x| < 2^18: x = q pi/2 + head + tail. The low bits of q count.
define { float, float, i32 } @aoti_trig_near_f32(float %x) #0 {
  ; adding 1.5*2^23 rounds to an integer and leaves it in the low bits
  %shifted = call float @llvm.fma.f32(float %x, float 0x3FE45F3060000000, float 12582912.0) ; INV_P 0.636619747
  %n = fsub float %shifted, 12582912.0
  ; exact, for n P1 and x agree in their leading bits
  %a = call float @llvm.fma.f32(float %n, float 0xBFF921FB60000000, float %x)          ; -P1 -1.57079637
  %p = fmul float %n, 0xBE6777A5C0000000                                               ; P2 -4.37113883e-08
  %p_low.t = fneg float %p
  %p_low = call float @llvm.fma.f32(float %n, float 0xBE6777A5C0000000, float %p_low.t) ; P2 -4.37113883e-08
  %head = fsub float %a, %p
  ; a is a multiple of 2^-23, so of the last place of p: this difference is exact even where a is below p
  %lost.t = fsub float %a, %head
  %lost = fsub float %lost.t, %p
  %tail.t = fsub float %lost, %p_low
  %tail = call float @llvm.fma.f32(float %n, float 0x3CDEE59DA0000000, float %tail.t)  ; -P3 1.71512451e-15
  %y.t = bitcast float %shifted to i32
  %out = insertvalue { float, float, i32 } poison, float %head, 0
  %out.1 = insertvalue { float, float, i32 } %out, float %tail, 1
  %out.2 = insertvalue { float, float, i32 } %out.1, i32 %y.t, 2
  ret { float, float, i32 } %out.2
}

; |x| / (2 pi) modulo 1 as a 64-bit binary fraction, for 2^18 <= |x| < inf. |x| = m 2^(e-150) with m the 24-bit
; significand: bits of 2/pi that after the multiplication by 2^(e-150) have weight 4 or more contribute whole turns and
; are dropped; bits beyond the 96th cannot be seen in the result. The stream of bits is W0 W1 ... and starts with seven
; zeros, so that for exponent e it is entered at bit e - 145.
define i64 @aoti_payne_hanek_f32(float %x) #0 {
  %b = bitcast float %x to i32
  %m.t = and i32 %b, 8388607                                                           ; 0x7fffff
  %m = or i32 %m.t, 8388608                                                            ; 0x800000
  %p.t = lshr i32 %b, 23
  %p.t.1 = and i32 %p.t, 255
  %p = sub i32 %p.t.1, 145
  ; the word p/32 of the stream, 0 to 3, by selects: a load would become a gather
  %odd.t = and i32 %p, 32
  %odd = icmp ne i32 %odd.t, 0
  %high.t = and i32 %p, 64
  %high = icmp ne i32 %high.t, 0
  %e0 = select i1 %odd, i32 -593721302, i32 21361414                                   ; W1 0xdc9c882a, W0 0x145f306
  %e1 = select i1 %odd, i32 1408781999, i32 -593721302                                 ; W2 0x53f84eaf, W1 0xdc9c882a
  %e2 = select i1 %odd, i32 -1544918597, i32 1408781999                                ; W3 0xa3ea69bb, W2 0x53f84eaf
  %e3 = select i1 %odd, i32 -2118728405, i32 -1544918597                               ; W4 0x81b6c52b, W3 0xa3ea69bb
  %e4 = select i1 %odd, i32 846759712, i32 -2118728405                                 ; W5 0x32788720, W4 0x81b6c52b
  %e5 = select i1 %odd, i32 -2080595257, i32 846759712                                 ; W6 0x83fca2c7, W5 0x32788720
  %v0 = select i1 %high, i32 %e2, i32 %e0
  %v1 = select i1 %high, i32 %e3, i32 %e1
  %v2 = select i1 %high, i32 %e4, i32 %e2
  %v3 = select i1 %high, i32 %e5, i32 %e3
  %w0 = call i32 @llvm.fshl.i32(i32 %v0, i32 %v1, i32 %p)
  %w1 = call i32 @llvm.fshl.i32(i32 %v1, i32 %v2, i32 %p)
  %w2 = call i32 @llvm.fshl.i32(i32 %v2, i32 %v3, i32 %p)
  ; the top 64 bits of m (w0 w1 w2) modulo 2^96
  %m64 = zext i32 %m to i64
  %first.t = mul i32 %m, %w0
  %first.t.1 = zext i32 %first.t to i64
  %first = shl i64 %first.t.1, 32
  %second.t = zext i32 %w1 to i64
  %second = mul i64 %m64, %second.t
  %third.t = zext i32 %w2 to i64
  %third.t.1 = mul i64 %m64, %third.t
  %third = lshr i64 %third.t.1, 32
  %y.t = add i64 %first, %second
  %y = add i64 %y.t, %third
  ret i64 %y
}

; 2^18 <= |x| < inf: x = q pi/2 + head + tail.
define { float, float, i32 } @aoti_trig_far_f32(float %x) #0 {
  %turn = call i64 @aoti_payne_hanek_f32(float %x)
  ; four times the fraction of a turn: the signed distance to the nearest quarter turn, in units of 2^-64 quarters
  %f = shl i64 %turn, 2
  %high.t = lshr i64 %f, 32
  %high = trunc i64 %high.t to i32
  %low = trunc i64 %f to i32
  %quarter.t = add i64 %turn, 2305843009213693952                                      ; 0x2000000000000000
  %quarter.t.1 = lshr i64 %quarter.t, 62
  %quarter = trunc i64 %quarter.t.1 to i32
  ; three pieces that floats hold exactly
  %f1.t = and i32 %high, -256
  %f1.t.1 = sitofp i32 %f1.t to float
  %f1 = fmul float %f1.t.1, 0x3DF0000000000000                                         ; 2.32830644e-10
  %f2.t = and i32 %high, 255
  %f2.t.1 = shl i32 %f2.t, 16
  %f2.t.2 = lshr i32 %low, 16
  %f2.t.3 = or i32 %f2.t.1, %f2.t.2
  %f2.t.4 = sitofp i32 %f2.t.3 to float
  %f2 = fmul float %f2.t.4, 0x3CF0000000000000                                         ; 3.55271368e-15
  %f3.t = and i32 %low, 65535                                                          ; 0xffff
  %f3.t.1 = sitofp i32 %f3.t to float
  %f3 = fmul float %f3.t.1, 0x3BF0000000000000                                         ; 5.42101086e-20
  ; s + e = f1 + f2 + f3, f1 being zero or above f2
  %s = fadd float %f1, %f2
  %e.t = fsub float %s, %f1
  %e.t.1 = fsub float %f2, %e.t
  %e = fadd float %e.t.1, %f3
  %head = fmul float %s, 0x3FF921FB60000000                                            ; P1 1.57079637
  %tail.t = fneg float %head
  %tail.t.1 = call float @llvm.fma.f32(float %s, float 0x3FF921FB60000000, float %tail.t) ; P1 1.57079637
  %tail.t.2 = fmul float %e, 0x3FF921FB60000000                                        ; P1 1.57079637
  %tail.t.3 = call float @llvm.fma.f32(float %s, float 0xBE6777A5C0000000, float %tail.t.2) ; P2 -4.37113883e-08
  %tail = fadd float %tail.t.1, %tail.t.3
  ; all this was |x|
  %sign.t = bitcast float %x to i32
  %sign = and i32 %sign.t, -2147483648                                                 ; 0x80000000
  %q.t = icmp ne i32 %sign, 0
  %q.t.1 = sub i32 0, %quarter
  %q = select i1 %q.t, i32 %q.t.1, i32 %quarter
  %y.t = bitcast float %head to i32
  %y.t.1 = xor i32 %y.t, %sign
  %y.t.2 = bitcast i32 %y.t.1 to float
  %y.t.3 = bitcast float %tail to i32
  %y.t.4 = xor i32 %y.t.3, %sign
  %y.t.5 = bitcast i32 %y.t.4 to float
  %out = insertvalue { float, float, i32 } poison, float %y.t.2, 0
  %out.1 = insertvalue { float, float, i32 } %out, float %y.t.5, 1
  %out.2 = insertvalue { float, float, i32 } %out.1, i32 %q, 2
  ret { float, float, i32 } %out.2
}

; sin(q pi/2 + head + tail) for |head| <= pi/4
define float @aoti_sin_quarter_f32(float %head, float %tail, i32 %q) #0 {
  ; (head + tail)^2, for the cosine feels tail too
  %r2.t = fadd float %tail, %tail
  %r2.t.1 = fmul float %head, %r2.t
  %r2 = call float @llvm.fma.f32(float %head, float %head, float %r2.t.1)
  %s.1 = call float @llvm.fma.f32(float 0xBF29954000000000, float %r2, float 0x3F81107780000000) ; S2 -0.00019518286, S1 0.00833218917
  %s = call float @llvm.fma.f32(float %s.1, float %r2, float 0xBFC5555460000000)       ; S0 -0.166666552
  %r3 = fmul float %r2, %head
  %sine.t = call float @llvm.fma.f32(float %r3, float %s, float %tail)
  %sine = fadd float %sine.t, %head
  %c.2 = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %r2, float 0xBF56C0C280000000) ; C2 2.44323273e-05, C1 -0.00138873095
  %c.1 = call float @llvm.fma.f32(float %c.2, float %r2, float 0x3FA55554A0000000)     ; C0 0.0416666456
  %c = call float @llvm.fma.f32(float %c.1, float %r2, float -0.5)
  %cosine = call float @llvm.fma.f32(float %r2, float %c, float 1.0)
  %y.t = and i32 %q, 1
  %y.t.1 = icmp ne i32 %y.t, 0
  %y = select i1 %y.t.1, float %cosine, float %sine
  %sign.t = and i32 %q, 2
  %sign = shl i32 %sign.t, 30
  %y.t.2 = bitcast float %y to i32
  %y.t.3 = xor i32 %y.t.2, %sign
  %y.1 = bitcast i32 %y.t.3 to float
  ret float %y.1
}

define float @aot_sin_small_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_near_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %q)
  ; the sums lose the sign of zero
  %y.t = fcmp oeq float %x, 0.0
  %y.1 = select i1 %y.t, float %x, float %y
  ret float %y.1
}

define float @aot_cos_small_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_near_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y.t = add i32 %q, 1
  %y = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %y.t)
  ret float %y
}

; x = q pi/2 + head + tail for any finite x; infinities and NaN give a NaN head.
define { float, float, i32 } @aoti_trig_reduce_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %is_far = fcmp oge float %a, 262144.0
  br i1 %is_far, label %far, label %near

near:
  %n = call { float, float, i32 } @aoti_trig_near_f32(float %x)
  %n.head = extractvalue { float, float, i32 } %n, 0
  %n.tail = extractvalue { float, float, i32 } %n, 1
  %n.q = extractvalue { float, float, i32 } %n, 2
  br label %done

far:
  %f = call { float, float, i32 } @aoti_trig_far_f32(float %x)
  %f.head = extractvalue { float, float, i32 } %f, 0
  %f.tail = extractvalue { float, float, i32 } %f, 1
  %f.q = extractvalue { float, float, i32 } %f, 2
  %finite = fcmp olt float %a, 0x7FF0000000000000
  %f.finite = select i1 %finite, float %f.head, float 0x7FF8000000000000
  br label %done

done:
  %head = phi float [ %n.head, %near ], [ %f.finite, %far ]
  %tail = phi float [ %n.tail, %near ], [ %f.tail, %far ]
  %q = phi i32 [ %n.q, %near ], [ %f.q, %far ]
  %out.head = insertvalue { float, float, i32 } poison, float %head, 0
  %out.tail = insertvalue { float, float, i32 } %out.head, float %tail, 1
  %out = insertvalue { float, float, i32 } %out.tail, i32 %q, 2
  ret { float, float, i32 } %out
}

define float @aot_sin_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_reduce_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %q)
  %y.t = fcmp oeq float %x, 0.0
  %y.1 = select i1 %y.t, float %x, float %y
  ret float %y.1
}

define float @aot_cos_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_reduce_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y.t = add i32 %q, 1
  %y = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %y.t)
  ret float %y
}

declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.fshl.i32(i32, i32, i32)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
