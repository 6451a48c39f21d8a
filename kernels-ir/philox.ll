; aot_philox: the counter-based generator Philox 4x32-10 (Salmon, Moraes, Dror, Shaw, SC11), and its words as numbers.
;
; aot_philox: Input: key, counter_low, counter_high, any 64-bit numbers. Result: four words, each uniform on all 2^32
; values; every (key, counter) gives its own four, in any order of calls. PyTorch's CUDA generator is the same
; function with seed as key, the running offset divided by four as counter_low and the index of the thread (the
; subsequence) as counter_high; words 0, 1, 2, 3 are used in this order.
; aot_philox_i64: Input: key, counter_low, a number of an element. Result: the element's word, four elements to a block.
; aot_uniform_f32: a word as a number in [0, 1): its upper 24 bits over 2^24. All 2^24 results are equally likely; 1
; is never one of them.
; aot_uniform_f64: two words (the second the more significant) as a number in [0, 1): 53 bits over 2^53.
; aot_normal_f32: two words as two independent normal deviates: sqrt(-2 log u) cos(2 pi v), the same with the sine,
; with u in (0, 1] from all 32 bits of the first word, so that |results| stay below 6.8, and v from 24 bits of the
; second.
; aot_normal_f64: four words as two independent normal deviates, u and v having 53 bits.
; Error: the words are exact, the uniforms too; the normals are within 2.5 ulp of the formula for these u and v.
; Method: Box and Muller; the angle is reduced exactly, in quarter turns, and goes to the polynomials of sin_f32.ll
; and sin_f64.ll.

; One round: two 32 by 32 bit products, their upper halves mixed with the other counter words and the keys.
define { i32, i32, i32, i32 } @aoti_philox_round(i32 %c0, i32 %c1, i32 %c2, i32 %c3, i32 %k0, i32 %k1) #0 {
  %p0.t = zext i32 %c0 to i64
  %p0 = mul i64 %p0.t, 3528531795                                                      ; M0 0xd2511f53
  %p1.t = zext i32 %c2 to i64
  %p1 = mul i64 %p1.t, 3449720151                                                      ; M1 0xcd9e8d57
  %n0.t = lshr i64 %p1, 32
  %n0.t.1 = trunc i64 %n0.t to i32
  %n0.t.2 = xor i32 %n0.t.1, %c1
  %n0 = xor i32 %n0.t.2, %k0
  %n2.t = lshr i64 %p0, 32
  %n2.t.1 = trunc i64 %n2.t to i32
  %n2.t.2 = xor i32 %n2.t.1, %c3
  %n2 = xor i32 %n2.t.2, %k1
  %y.t = trunc i64 %p1 to i32
  %y.t.1 = trunc i64 %p0 to i32
  %out = insertvalue { i32, i32, i32, i32 } poison, i32 %n0, 0
  %out.1 = insertvalue { i32, i32, i32, i32 } %out, i32 %y.t, 1
  %out.2 = insertvalue { i32, i32, i32, i32 } %out.1, i32 %n2, 2
  %out.3 = insertvalue { i32, i32, i32, i32 } %out.2, i32 %y.t.1, 3
  ret { i32, i32, i32, i32 } %out.3
}

define { i32, i32, i32, i32 } @aot_philox(i64 %key, i64 %counter_low, i64 %counter_high) #0 {
  %c0 = trunc i64 %counter_low to i32
  %c1.t = lshr i64 %counter_low, 32
  %c1 = trunc i64 %c1.t to i32
  %c2 = trunc i64 %counter_high to i32
  %c3.t = lshr i64 %counter_high, 32
  %c3 = trunc i64 %c3.t to i32
  %k0 = trunc i64 %key to i32
  %k1.t = lshr i64 %key, 32
  %k1 = trunc i64 %k1.t to i32
  %a0.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %c0, i32 %c1, i32 %c2, i32 %c3, i32 %k0, i32 %k1)
  %a0 = extractvalue { i32, i32, i32, i32 } %a0.pair, 0
  %b0 = extractvalue { i32, i32, i32, i32 } %a0.pair, 1
  %d0 = extractvalue { i32, i32, i32, i32 } %a0.pair, 2
  %e0 = extractvalue { i32, i32, i32, i32 } %a0.pair, 3
  %u1 = add i32 %k0, -1640531527                                                       ; W0 0x9e3779b9
  %v1 = add i32 %k1, -1150833019                                                       ; W1 0xbb67ae85
  %a1.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a0, i32 %b0, i32 %d0, i32 %e0, i32 %u1, i32 %v1)
  %a1 = extractvalue { i32, i32, i32, i32 } %a1.pair, 0
  %b1 = extractvalue { i32, i32, i32, i32 } %a1.pair, 1
  %d1 = extractvalue { i32, i32, i32, i32 } %a1.pair, 2
  %e1 = extractvalue { i32, i32, i32, i32 } %a1.pair, 3
  %u2 = add i32 %u1, -1640531527                                                       ; W0 0x9e3779b9
  %v2 = add i32 %v1, -1150833019                                                       ; W1 0xbb67ae85
  %a2.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a1, i32 %b1, i32 %d1, i32 %e1, i32 %u2, i32 %v2)
  %a2 = extractvalue { i32, i32, i32, i32 } %a2.pair, 0
  %b2 = extractvalue { i32, i32, i32, i32 } %a2.pair, 1
  %d2 = extractvalue { i32, i32, i32, i32 } %a2.pair, 2
  %e2 = extractvalue { i32, i32, i32, i32 } %a2.pair, 3
  %u3 = add i32 %u2, -1640531527                                                       ; W0 0x9e3779b9
  %v3 = add i32 %v2, -1150833019                                                       ; W1 0xbb67ae85
  %a3.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a2, i32 %b2, i32 %d2, i32 %e2, i32 %u3, i32 %v3)
  %a3 = extractvalue { i32, i32, i32, i32 } %a3.pair, 0
  %b3 = extractvalue { i32, i32, i32, i32 } %a3.pair, 1
  %d3 = extractvalue { i32, i32, i32, i32 } %a3.pair, 2
  %e3 = extractvalue { i32, i32, i32, i32 } %a3.pair, 3
  %u4 = add i32 %u3, -1640531527                                                       ; W0 0x9e3779b9
  %v4 = add i32 %v3, -1150833019                                                       ; W1 0xbb67ae85
  %a4.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a3, i32 %b3, i32 %d3, i32 %e3, i32 %u4, i32 %v4)
  %a4 = extractvalue { i32, i32, i32, i32 } %a4.pair, 0
  %b4 = extractvalue { i32, i32, i32, i32 } %a4.pair, 1
  %d4 = extractvalue { i32, i32, i32, i32 } %a4.pair, 2
  %e4 = extractvalue { i32, i32, i32, i32 } %a4.pair, 3
  %u5 = add i32 %u4, -1640531527                                                       ; W0 0x9e3779b9
  %v5 = add i32 %v4, -1150833019                                                       ; W1 0xbb67ae85
  %a5.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a4, i32 %b4, i32 %d4, i32 %e4, i32 %u5, i32 %v5)
  %a5 = extractvalue { i32, i32, i32, i32 } %a5.pair, 0
  %b5 = extractvalue { i32, i32, i32, i32 } %a5.pair, 1
  %d5 = extractvalue { i32, i32, i32, i32 } %a5.pair, 2
  %e5 = extractvalue { i32, i32, i32, i32 } %a5.pair, 3
  %u6 = add i32 %u5, -1640531527                                                       ; W0 0x9e3779b9
  %v6 = add i32 %v5, -1150833019                                                       ; W1 0xbb67ae85
  %a6.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a5, i32 %b5, i32 %d5, i32 %e5, i32 %u6, i32 %v6)
  %a6 = extractvalue { i32, i32, i32, i32 } %a6.pair, 0
  %b6 = extractvalue { i32, i32, i32, i32 } %a6.pair, 1
  %d6 = extractvalue { i32, i32, i32, i32 } %a6.pair, 2
  %e6 = extractvalue { i32, i32, i32, i32 } %a6.pair, 3
  %u7 = add i32 %u6, -1640531527                                                       ; W0 0x9e3779b9
  %v7 = add i32 %v6, -1150833019                                                       ; W1 0xbb67ae85
  %a7.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a6, i32 %b6, i32 %d6, i32 %e6, i32 %u7, i32 %v7)
  %a7 = extractvalue { i32, i32, i32, i32 } %a7.pair, 0
  %b7 = extractvalue { i32, i32, i32, i32 } %a7.pair, 1
  %d7 = extractvalue { i32, i32, i32, i32 } %a7.pair, 2
  %e7 = extractvalue { i32, i32, i32, i32 } %a7.pair, 3
  %u8 = add i32 %u7, -1640531527                                                       ; W0 0x9e3779b9
  %v8 = add i32 %v7, -1150833019                                                       ; W1 0xbb67ae85
  %a8.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a7, i32 %b7, i32 %d7, i32 %e7, i32 %u8, i32 %v8)
  %a8 = extractvalue { i32, i32, i32, i32 } %a8.pair, 0
  %b8 = extractvalue { i32, i32, i32, i32 } %a8.pair, 1
  %d8 = extractvalue { i32, i32, i32, i32 } %a8.pair, 2
  %e8 = extractvalue { i32, i32, i32, i32 } %a8.pair, 3
  %u9 = add i32 %u8, -1640531527                                                       ; W0 0x9e3779b9
  %v9 = add i32 %v8, -1150833019                                                       ; W1 0xbb67ae85
  %a9.pair = call { i32, i32, i32, i32 } @aoti_philox_round(i32 %a8, i32 %b8, i32 %d8, i32 %e8, i32 %u9, i32 %v9)
  %a9 = extractvalue { i32, i32, i32, i32 } %a9.pair, 0
  %b9 = extractvalue { i32, i32, i32, i32 } %a9.pair, 1
  %d9 = extractvalue { i32, i32, i32, i32 } %a9.pair, 2
  %e9 = extractvalue { i32, i32, i32, i32 } %a9.pair, 3
  %out = insertvalue { i32, i32, i32, i32 } poison, i32 %a9, 0
  %out.1 = insertvalue { i32, i32, i32, i32 } %out, i32 %b9, 1
  %out.2 = insertvalue { i32, i32, i32, i32 } %out.1, i32 %d9, 2
  %out.3 = insertvalue { i32, i32, i32, i32 } %out.2, i32 %e9, 3
  ret { i32, i32, i32, i32 } %out.3
}

; Word `index` mod 4 of the block `index` div 4, zero-extended.
define i64 @aot_philox_i64(i64 %key, i64 %counter_low, i64 %index) #0 {
  %block = lshr i64 %index, 2
  %words = call { i32, i32, i32, i32 } @aot_philox(i64 %key, i64 %counter_low, i64 %block)
  %w0 = extractvalue { i32, i32, i32, i32 } %words, 0
  %w1 = extractvalue { i32, i32, i32, i32 } %words, 1
  %w2 = extractvalue { i32, i32, i32, i32 } %words, 2
  %w3 = extractvalue { i32, i32, i32, i32 } %words, 3
  %low.bit = and i64 %index, 1
  %odd = icmp ne i64 %low.bit, 0
  %high.bit = and i64 %index, 2
  %upper = icmp ne i64 %high.bit, 0
  %even.word = select i1 %upper, i32 %w2, i32 %w0
  %odd.word = select i1 %upper, i32 %w3, i32 %w1
  %word = select i1 %odd, i32 %odd.word, i32 %even.word
  %y = zext i32 %word to i64
  ret i64 %y
}

define float @aot_uniform_f32(i32 %word) #0 {
  %y.t = lshr i32 %word, 8
  %y.t.1 = sitofp i32 %y.t to float
  %y = fmul float %y.t.1, 0x3E70000000000000                                           ; 5.96046448e-08
  ret float %y
}

define double @aot_uniform_f64(i32 %word0, i32 %word1) #0 {
  ; 27 and 26 bits, each exact, and so is their sum
  %high.t = lshr i32 %word1, 5
  %high.t.1 = sitofp i32 %high.t to double
  %high = fmul double %high.t.1, 67108864.0
  %low.t = lshr i32 %word0, 6
  %low = sitofp i32 %low.t to double
  %y.t = fadd double %high, %low
  %y = fmul double %y.t, 0x3CA0000000000000                                            ; 1.1102230246251565e-16
  ret double %y
}

define { float, float } @aot_normal_f32(i32 %word0, i32 %word1) #0 {
  ; (w + 1/2) / 2^32, in (0, 1]: the conversion rounds, to 1 at the very top
  %u.t = uitofp i32 %word0 to float
  %u = call float @llvm.fma.f32(float %u.t, float 0x3DF0000000000000, float 0x3DE0000000000000) ; 2.32830644e-10, 1.16415322e-10
  %r.t = call float @aot_log_f32(float %u)
  %r.t.1 = fmul float %r.t, -2.0
  %r = call float @llvm.sqrt.f32(float %r.t.1)
  ; the angle in quarter turns: n + d, |d| <= 1/2, with d a multiple of 2^-22
  %w = lshr i32 %word1, 8
  %n.t = add i32 %w, 2097152                                                           ; 0x200000
  %n = lshr i32 %n.t, 22
  %d.t = shl i32 %n, 22
  %d.t.1 = sub i32 %w, %d.t
  %d.t.2 = sitofp i32 %d.t.1 to float
  %d = fmul float %d.t.2, 0x3E90000000000000                                           ; 2.38418579e-07
  %head = fmul float %d, 0x3FF921FB60000000                                            ; P1 1.57079637
  %tail.t = fneg float %head
  %tail.t.1 = call float @llvm.fma.f32(float %d, float 0x3FF921FB60000000, float %tail.t) ; P1 1.57079637
  %tail = call float @llvm.fma.f32(float %d, float 0xBE6777A5C0000000, float %tail.t.1) ; P2 -4.37113883e-08
  %s = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %n)
  %c.t = add i32 %n, 1
  %c = call float @aoti_sin_quarter_f32(float %head, float %tail, i32 %c.t)
  %y.t = fmul float %r, %c
  %y.t.1 = fmul float %r, %s
  %out = insertvalue { float, float } poison, float %y.t, 0
  %out.1 = insertvalue { float, float } %out, float %y.t.1, 1
  ret { float, float } %out.1
}

define { double, double } @aot_normal_f64(i32 %word0, i32 %word1, i32 %word2, i32 %word3) #0 {
  ; (k + 1) / 2^53, in (0, 1]
  %u.t = call double @aot_uniform_f64(i32 %word0, i32 %word1)
  %u = fadd double %u.t, 0x3CA0000000000000                                            ; 1.1102230246251565e-16
  %r.t = call double @aot_log_f64(double %u)
  %r.t.1 = fmul double %r.t, -2.0
  %r = call double @llvm.sqrt.f64(double %r.t.1)
  %v.t = call double @aot_uniform_f64(i32 %word2, i32 %word3)
  %v = fmul double %v.t, 4.0
  %shifted = fadd double %v, 0x4338000000000000                                        ; 6755399441055744
  %d.t = fsub double %shifted, 0x4338000000000000                                      ; 6755399441055744
  %d = fsub double %v, %d.t
  %head = fmul double %d, 0x3FF921FB54442D18                                           ; D1 1.5707963267948966
  %tail.t = fneg double %head
  %tail.t.1 = call double @llvm.fma.f64(double %d, double 0x3FF921FB54442D18, double %tail.t) ; D1 1.5707963267948966
  %tail = call double @llvm.fma.f64(double %d, double 0x3C91A62633145C07, double %tail.t.1) ; D2 6.123233995736766e-17
  %s.t = bitcast double %shifted to i64
  %s = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %s.t)
  %c.t = bitcast double %shifted to i64
  %c.t.1 = add i64 %c.t, 1
  %c = call double @aoti_sin_quarter_f64(double %head, double %tail, i64 %c.t.1)
  %y.t = fmul double %r, %c
  %y.t.1 = fmul double %r, %s
  %out = insertvalue { double, double } poison, double %y.t, 0
  %out.1 = insertvalue { double, double } %out, double %y.t.1, 1
  ret { double, double } %out.1
}

declare double @aot_log_f64(double)
declare double @aoti_sin_quarter_f64(double, double, i64)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.sqrt.f64(double)
declare float @aot_log_f32(float)
declare float @aoti_sin_quarter_f32(float, float, i32)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
