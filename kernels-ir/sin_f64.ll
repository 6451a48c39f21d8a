; aot_sin_f64, aot_cos_f64: sine and cosine of any double, the argument reduced in full range.
;
; Input: any double. sin(+-0) = +-0; sin, cos of +-inf and NaN are NaN.
; Error: sin at most 0.89 ulp, cos at most 0.89 ulp (measured, see docs/math.md).
; Method: that of sin_f32.ll: x = n pi/2 + r, |r| <= pi/4, r as head + tail, the minimax polynomials
; gen/coefficients.py calls sin_f64 and cos_f64. Below 2^30 n pi/2 is subtracted in three pieces (Cody and Waite).
; From there on x times 2/pi is formed modulo 4 in floating point from five 53-bit pieces of 2/pi, as exact products
; and sums (Payne and Hanek). The pieces are found by selects, not loads: there is no table in memory on any target.
; aot_sin_small_f64 and aot_cos_small_f64 are for callers who know that |x| < 2^30: the same to the bit there, without
; the second arm.

; |x| < 2^30: x = q pi/2 + head + tail. The low bits of q count.
define { double, double, i64 } @aoti_trig_near_f64(double %x) #0 {
  ; adding 1.5*2^52 rounds to an integer and leaves it in the low bits
  %shifted = call double @llvm.fma.f64(double %x, double 0x3FE45F306DC9C883, double 0x4338000000000000) ; INV_P 0.63661977236758138, MAGIC 6755399441055744
  %n = fsub double %shifted, 0x4338000000000000                                        ; MAGIC 6755399441055744
  ; exact, for n P1 and x agree in their leading bits
  %a = call double @llvm.fma.f64(double %n, double 0xBFF921FB54442D18, double %x)      ; -P1 -1.5707963267948966
  %p = fmul double %n, 0x3C91A62633145C07                                              ; P2 6.123233995736766e-17
  %p_low.t = fneg double %p
  %p_low = call double @llvm.fma.f64(double %n, double 0x3C91A62633145C07, double %p_low.t) ; P2 6.123233995736766e-17
  %head = fsub double %a, %p
  ; a is a multiple of 2^-53, so of the last place of p: this difference is exact even where a is below p
  %lost.t = fsub double %a, %head
  %lost = fsub double %lost.t, %p
  %tail.t = fsub double %lost, %p_low
  %tail = call double @llvm.fma.f64(double %n, double 0x391F1976B7ED8FB8, double %tail.t) ; -P3 1.4973849048591691e-33
  %y.t = bitcast double %shifted to i64
  %out = insertvalue { double, double, i64 } poison, double %head, 0
  %out.1 = insertvalue { double, double, i64 } %out, double %tail, 1
  %out.2 = insertvalue { double, double, i64 } %out.1, i64 %y.t, 2
  ret { double, double, i64 } %out.2
}

; The sum of a and b and its rounding error (Knuth).
define { double, double } @aoti_two_sum_f64(double %a, double %b) #0 {
  %s = fadd double %a, %b
  %v = fsub double %s, %a
  %e.t = fsub double %s, %v
  %e.t.1 = fsub double %a, %e.t
  %e.t.2 = fsub double %b, %v
  %e = fadd double %e.t.1, %e.t.2
  %out = insertvalue { double, double } poison, double %s, 0
  %out.1 = insertvalue { double, double } %out, double %e, 1
  ret { double, double } %out.1
}

; v modulo 4, in [-2, 2].
define double @aoti_modulo_4_f64(double %v) #0 {
  %y.t = fmul double %v, 0.25
  %y.t.1 = call double @llvm.rint.f64(double %y.t)
  %y = call double @llvm.fma.f64(double %y.t.1, double -4.0, double %v)
  ret double %y
}

; The five pieces of 2^200 2/pi that matter for 2^30 <= |x| < inf. Piece k holds the bits of 2/pi of weight 2^(24-53k)
; down to 2^(24-53(k+1)) (the first one starts at the point). With E the exponent of x, the first (E-30)/53 pieces
; contribute multiples of 4 to x 2/pi; what follows the fifth after those is below 2^-150.
define { double, double, double, double, double } @aoti_two_over_pi_pieces_f64(double %a) #0 {
  %exponent.t = bitcast double %a to i64
  %exponent.t.1 = lshr i64 %exponent.t, 52
  %exponent.t.2 = or i64 %exponent.t.1, 4841369599423283200                            ; 0x4330000000000000
  %exponent.t.3 = bitcast i64 %exponent.t.2 to double
  %exponent = fsub double %exponent.t.3, 0x43300000000003FF                            ; 4503599627371519
  ; floor((E - 30) / 53), as (E - 30) / 53 - 1/2 + 1/106 rounded, in the low bits
  %shifted.t = call double @llvm.fma.f64(double %exponent, double 0x3F93521CFB2B78C1, double 0xBFF0E7D95BC609A8) ; 0.018867924528301886, SKIP -1.0566037735849054
  %shifted = fadd double %shifted.t, 0x4338000000000000                                ; MAGIC 6755399441055744
  %d = bitcast double %shifted to i64
  %bit0.t = and i64 %d, 1
  %bit0 = icmp ne i64 %bit0.t, 0
  %bit1.t = and i64 %d, 2
  %bit1 = icmp ne i64 %bit1.t, 0
  %bit2.t = and i64 %d, 4
  %bit2 = icmp ne i64 %bit2.t, 0
  %bit3.t = and i64 %d, 8
  %bit3 = icmp ne i64 %bit3.t, 0
  %bit4.t = and i64 %d, 16
  %bit4 = icmp ne i64 %bit4.t, 0
  ; five places of a word shifter
  %h0 = select i1 %bit4, double 0x18BF6D367ECF27C8, double 0x4C645F306D000000          ; W16 1.7633572788609279e-189, W0 1.0230085295857124e+60
  %h1 = select i1 %bit4, double 0x15884DBA7A31FB34, double 0x4A99391054A7F09D          ; W17 6.0559746255084702e-205, W1 2.3592523259975496e+51
  %h2 = select i1 %bit4, double 0x123E5FEA2D7527BA, double 0x4737D1F534DDC0DA          ; W18 8.4030068382537464e-221, W2 1.2368127861458406e+35
  %h3 = select i1 %bit4, double 0x0EE8FD7CBE2F67A0, double 0x43F6295993C43904          ; W19 7.6754330289983505e-237, W3 2.5550496545066992e+19
  %h4 = select i1 %bit4, double 0x0B9CE7DE294A4BA8, double 0x407FE5163ABDEBB8          ; W20 9.8566116950241601e-253, W4 510.31792711437038
  %h5 = select i1 %bit4, double 0x085AFED7EC47E357, double 0x3D51586DC91B8E90          ; W21 2.0439721126812078e-268, W5 2.4649331741894542e-13
  %h6 = select i1 %bit4, double 0x04F0856033046FC6, double 0x3A026E9700324977          ; W22 6.9438514116880237e-285, W6 2.9080555139623279e-29
  %g0 = select i1 %bit3, double 0x336D63962534E7DD, double %h0                         ; W8 5.7152580281186069e-61
  %g1 = select i1 %bit3, double 0x2FE046BEA5D76890, double %h1                         ; W9 4.3926647596483078e-78
  %g2 = select i1 %bit3, double 0x2C93A671C09AD178, double %h2                         ; W10 5.8877280860889668e-94
  %g3 = select i1 %bit3, double 0x2977E413991D6398, double %h3                         ; W11 6.3579121948281447e-109
  %g4 = select i1 %bit3, double 0x260A99CFA4E422FC, double %h4                         ; W12 1.9648387614951681e-125
  %g5 = select i1 %bit3, double 0x22A77BF250763FF0, double %h5                         ; W13 9.6291332299054218e-142
  %g6 = select i1 %bit3, double 0x1F62FFFBC0B301FC, double %h6                         ; W14 1.7298338687909231e-157
  %g7 = select i1 %bit3, double 0x1C2E5E2316B414DA, double 0x36A413A32439FC3A          ; W15 6.1391003147969523e-173, W7 1.7583412636160176e-45
  %g8 = select i1 %bit3, double 0x18BF6D367ECF27C8, double 0x336D63962534E7DD          ; W16 1.7633572788609279e-189, W8 5.7152580281186069e-61
  %g9 = select i1 %bit3, double 0x15884DBA7A31FB34, double 0x2FE046BEA5D76890          ; W17 6.0559746255084702e-205, W9 4.3926647596483078e-78
  %g10 = select i1 %bit3, double 0x123E5FEA2D7527BA, double 0x2C93A671C09AD178         ; W18 8.4030068382537464e-221, W10 5.8877280860889668e-94
  %g11 = select i1 %bit3, double 0x0EE8FD7CBE2F67A0, double 0x2977E413991D6398         ; W19 7.6754330289983505e-237, W11 6.3579121948281447e-109
  %t0 = select i1 %bit2, double %g4, double %g0
  %t1 = select i1 %bit2, double %g5, double %g1
  %t2 = select i1 %bit2, double %g6, double %g2
  %t3 = select i1 %bit2, double %g7, double %g3
  %t4 = select i1 %bit2, double %g8, double %g4
  %t5 = select i1 %bit2, double %g9, double %g5
  %t6 = select i1 %bit2, double %g10, double %g6
  %t7 = select i1 %bit2, double %g11, double %g7
  %v0 = select i1 %bit1, double %t2, double %t0
  %v1 = select i1 %bit1, double %t3, double %t1
  %v2 = select i1 %bit1, double %t4, double %t2
  %v3 = select i1 %bit1, double %t5, double %t3
  %v4 = select i1 %bit1, double %t6, double %t4
  %v5 = select i1 %bit1, double %t7, double %t5
  %e0 = select i1 %bit0, double %v1, double %v0
  %e1 = select i1 %bit0, double %v2, double %v1
  %e2 = select i1 %bit0, double %v3, double %v2
  %e3 = select i1 %bit0, double %v4, double %v3
  %e4 = select i1 %bit0, double %v5, double %v4
  %out = insertvalue { double, double, double, double, double } poison, double %e0, 0
  %out.1 = insertvalue { double, double, double, double, double } %out, double %e1, 1
  %out.2 = insertvalue { double, double, double, double, double } %out.1, double %e2, 2
  %out.3 = insertvalue { double, double, double, double, double } %out.2, double %e3, 3
  %out.4 = insertvalue { double, double, double, double, double } %out.3, double %e4, 4
  ret { double, double, double, double, double } %out.4
}

; 2^30 <= |x| < inf: x = q pi/2 + head + tail.
define { double, double, i64 } @aoti_trig_far_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %c0.pair = call { double, double, double, double, double } @aoti_two_over_pi_pieces_f64(double %a)
  %c0 = extractvalue { double, double, double, double, double } %c0.pair, 0
  %c1 = extractvalue { double, double, double, double, double } %c0.pair, 1
  %c2 = extractvalue { double, double, double, double, double } %c0.pair, 2
  %c3 = extractvalue { double, double, double, double, double } %c0.pair, 3
  %c4 = extractvalue { double, double, double, double, double } %c0.pair, 4
  ; the pieces are 2^200 too large so that none is subnormal
  %y = fmul double %a, 0x3370000000000000                                              ; SCALE 6.2230152778611417e-61
  ; exact products: p0 < 2^107, l0 and p1 < 2^54, l1 and p2 < 2, the rest below 2^-51
  %p0 = fmul double %y, %c0
  %l0.t = fneg double %p0
  %l0 = call double @llvm.fma.f64(double %y, double %c0, double %l0.t)
  %p1 = fmul double %y, %c1
  %l1.t = fneg double %p1
  %l1 = call double @llvm.fma.f64(double %y, double %c1, double %l1.t)
  %p2 = fmul double %y, %c2
  %l2.t = fneg double %p2
  %l2 = call double @llvm.fma.f64(double %y, double %c2, double %l2.t)
  %p3 = fmul double %y, %c3
  %l3.t = fneg double %p3
  %l3 = call double @llvm.fma.f64(double %y, double %c3, double %l3.t)
  ; exact: both are multiples of 2^-51
  %whole.t = call double @aoti_modulo_4_f64(double %p0)
  %whole.t.1 = call double @aoti_modulo_4_f64(double %l0)
  %whole = fadd double %whole.t, %whole.t.1
  %s1.t = call double @aoti_modulo_4_f64(double %p1)
  %s1.pair = call { double, double } @aoti_two_sum_f64(double %whole, double %s1.t)
  %s1 = extractvalue { double, double } %s1.pair, 0
  %d1 = extractvalue { double, double } %s1.pair, 1
  %s2.pair = call { double, double } @aoti_two_sum_f64(double %l1, double %p2)
  %s2 = extractvalue { double, double } %s2.pair, 0
  %d2 = extractvalue { double, double } %s2.pair, 1
  %s3.pair = call { double, double } @aoti_two_sum_f64(double %s1, double %s2)
  %s3 = extractvalue { double, double } %s3.pair, 0
  %d3 = extractvalue { double, double } %s3.pair, 1
  %shifted = fadd double %s3, 0x4338000000000000                                       ; MAGIC 6755399441055744
  %fraction.t = fsub double %shifted, 0x4338000000000000                               ; MAGIC 6755399441055744
  %fraction = fsub double %s3, %fraction.t
  ; fraction may have cancelled down to 2^-60, so that what is below 2^-50 is summed exactly too
  %s4.pair = call { double, double } @aoti_two_sum_f64(double %d1, double %d2)
  %s4 = extractvalue { double, double } %s4.pair, 0
  %d4 = extractvalue { double, double } %s4.pair, 1
  %s5.pair = call { double, double } @aoti_two_sum_f64(double %d3, double %l2)
  %s5 = extractvalue { double, double } %s5.pair, 0
  %d5 = extractvalue { double, double } %s5.pair, 1
  %s6.pair = call { double, double } @aoti_two_sum_f64(double %s4, double %s5)
  %s6 = extractvalue { double, double } %s6.pair, 0
  %d6 = extractvalue { double, double } %s6.pair, 1
  %s7.pair = call { double, double } @aoti_two_sum_f64(double %s6, double %p3)
  %s7 = extractvalue { double, double } %s7.pair, 0
  %d7 = extractvalue { double, double } %s7.pair, 1
  %s8.pair = call { double, double } @aoti_two_sum_f64(double %fraction, double %s7)
  %s8 = extractvalue { double, double } %s8.pair, 0
  %d8 = extractvalue { double, double } %s8.pair, 1
  %small.t = call double @llvm.fma.f64(double %y, double %c4, double %l3)
  %small.t.1 = fadd double %d4, %d5
  %small.t.2 = fadd double %small.t.1, %d6
  %small.t.3 = fadd double %small.t.2, %d7
  %small = fadd double %small.t, %small.t.3
  ; s + e quarter turns, |s| <= 1/2
  %s.t = fadd double %d8, %small
  %s = fadd double %s8, %s.t
  %e.t = fsub double %s8, %s
  %e.t.1 = fadd double %d8, %small
  %e = fadd double %e.t, %e.t.1
  %head = fmul double %s, 0x3FF921FB54442D18                                           ; P1 1.5707963267948966
  %tail.t = fneg double %head
  %tail.t.1 = call double @llvm.fma.f64(double %s, double 0x3FF921FB54442D18, double %tail.t) ; P1 1.5707963267948966
  %tail.t.2 = fmul double %e, 0x3FF921FB54442D18                                       ; P1 1.5707963267948966
  %tail.t.3 = call double @llvm.fma.f64(double %s, double 0x3C91A62633145C07, double %tail.t.2) ; P2 6.123233995736766e-17
  %tail = fadd double %tail.t.1, %tail.t.3
  ; all this was |x|
  %sign.t = bitcast double %x to i64
  %sign = and i64 %sign.t, -9223372036854775808                                        ; 0x8000000000000000
  %q = bitcast double %shifted to i64
  %q_signed.t = icmp ne i64 %sign, 0
  %q_signed.t.1 = sub i64 0, %q
  %q_signed = select i1 %q_signed.t, i64 %q_signed.t.1, i64 %q
  %y.t = bitcast double %head to i64
  %y.t.1 = xor i64 %y.t, %sign
  %y.t.2 = bitcast i64 %y.t.1 to double
  %y.t.3 = bitcast double %tail to i64
  %y.t.4 = xor i64 %y.t.3, %sign
  %y.t.5 = bitcast i64 %y.t.4 to double
  %out = insertvalue { double, double, i64 } poison, double %y.t.2, 0
  %out.1 = insertvalue { double, double, i64 } %out, double %y.t.5, 1
  %out.2 = insertvalue { double, double, i64 } %out.1, i64 %q_signed, 2
  ret { double, double, i64 } %out.2
}

; sin(q pi/2 + head + tail) for |head| <= pi/4
define double @aoti_sin_quarter_f64(double %head, double %tail, i64 %q) #0 {
  ; (head + tail)^2, for the cosine feels tail too
  %r2.t = fadd double %tail, %tail
  %r2.t.1 = fmul double %head, %r2.t
  %r2 = call double @llvm.fma.f64(double %head, double %head, double %r2.t.1)
  %s.4 = call double @llvm.fma.f64(double 0x3DE5D8B69EB7FF9C, double %r2, double 0xBE5AE5E4BC1A24D2) ; S5 1.5895447402715023e-10, S4 -2.5050734603466981e-08
  %s.3 = call double @llvm.fma.f64(double %s.4, double %r2, double 0x3EC71DE35556D066) ; S3 2.7557313539653976e-06
  %s.2 = call double @llvm.fma.f64(double %s.3, double %r2, double 0xBF2A01A019BE95A2) ; S2 -0.00019841269829360986
  %s.1 = call double @llvm.fma.f64(double %s.2, double %r2, double 0x3F8111111110F731) ; S1 0.0083333333333218424
  %s = call double @llvm.fma.f64(double %s.1, double %r2, double 0xBFC5555555555548)   ; S0 -0.1666666666666663
  %r3 = fmul double %r2, %head
  %sine.t = call double @llvm.fma.f64(double %r3, double %s, double %tail)
  %sine = fadd double %sine.t, %head
  %c.5 = call double @llvm.fma.f64(double 0xBDA8FA66E504FCA4, double %r2, double 0x3E21EE9DBA9FE2AB) ; C5 -1.1358739605888844e-11, C4 2.0875705235606253e-09
  %c.4 = call double @llvm.fma.f64(double %c.5, double %r2, double 0xBE927E4F7F164ED9) ; C3 -2.7557314216077044e-07
  %c.3 = call double @llvm.fma.f64(double %c.4, double %r2, double 0x3EFA01A019C8EF85) ; C2 2.4801587288999643e-05
  %c.2 = call double @llvm.fma.f64(double %c.3, double %r2, double 0xBF56C16C16C15014) ; C1 -0.001388888888887334
  %c.1 = call double @llvm.fma.f64(double %c.2, double %r2, double 0x3FA555555555554B) ; C0 0.041666666666666595
  %c = call double @llvm.fma.f64(double %c.1, double %r2, double -0.5)
  %cosine = call double @llvm.fma.f64(double %r2, double %c, double 1.0)
  %y.t = and i64 %q, 1
  %y.t.1 = icmp ne i64 %y.t, 0
  %y = select i1 %y.t.1, double %cosine, double %sine
  %sign.t = and i64 %q, 2
  %sign = shl i64 %sign.t, 62
  %y.t.2 = bitcast double %y to i64
  %y.t.3 = xor i64 %y.t.2, %sign
  %y.1 = bitcast i64 %y.t.3 to double
  ret double %y.1
}

define double @aot_sin_small_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_near_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %q)
  ; the sums lose the sign of zero
  %y.t = fcmp oeq double %x, 0.0
  %y.1 = select i1 %y.t, double %x, double %y
  ret double %y.1
}

define double @aot_cos_small_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_near_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y.t = add i64 %q, 1
  %y = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %y.t)
  ret double %y
}

; x = q pi/2 + head + tail for any finite x; infinities and NaN give a NaN head.
define { double, double, i64 } @aoti_trig_reduce_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %is_far = fcmp oge double %a, 1073741824.0
  br i1 %is_far, label %far, label %near

near:
  %n = call { double, double, i64 } @aoti_trig_near_f64(double %x)
  %n.head = extractvalue { double, double, i64 } %n, 0
  %n.tail = extractvalue { double, double, i64 } %n, 1
  %n.q = extractvalue { double, double, i64 } %n, 2
  br label %done

far:
  %f = call { double, double, i64 } @aoti_trig_far_f64(double %x)
  %f.head = extractvalue { double, double, i64 } %f, 0
  %f.tail = extractvalue { double, double, i64 } %f, 1
  %f.q = extractvalue { double, double, i64 } %f, 2
  %finite = fcmp olt double %a, 0x7FF0000000000000
  %f.finite = select i1 %finite, double %f.head, double 0x7FF8000000000000
  br label %done

done:
  %head = phi double [ %n.head, %near ], [ %f.finite, %far ]
  %tail = phi double [ %n.tail, %near ], [ %f.tail, %far ]
  %q = phi i64 [ %n.q, %near ], [ %f.q, %far ]
  %out.head = insertvalue { double, double, i64 } poison, double %head, 0
  %out.tail = insertvalue { double, double, i64 } %out.head, double %tail, 1
  %out = insertvalue { double, double, i64 } %out.tail, i64 %q, 2
  ret { double, double, i64 } %out
}

define double @aot_sin_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_reduce_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %q)
  %y.t = fcmp oeq double %x, 0.0
  %y.1 = select i1 %y.t, double %x, double %y
  ret double %y.1
}

define double @aot_cos_f64(double %x) #0 {
  %head.pair = call { double, double, i64 } @aoti_trig_reduce_f64(double %x)
  %head = extractvalue { double, double, i64 } %head.pair, 0
  %tail = extractvalue { double, double, i64 } %head.pair, 1
  %q = extractvalue { double, double, i64 } %head.pair, 2
  %y.t = add i64 %q, 1
  %y = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %y.t)
  ret double %y
}

declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.rint.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
