; aot_erfc_f32: the complementary error function, 1 - erf(x), in full relative precision.
;
; Input: any float. erfc(-inf) = 2, erfc(+inf) = 0, erfc(NaN) = NaN; small results go through the subnormals.
; Error: at most 2.08 ulp (measured, see docs/math.md).
; Method: below 1/2, 1 - erf x with the polynomial of erf_f32.ll. Beyond, for a = |x|, (1 + 2a) e^(a^2) erfc(a) hardly
; varies; it is the minimax polynomial gen/coefficients.py calls erfc_f32 in t = (a - 3)/(a + 3). a^2 is formed as a
; sum of two for the exponential. Negative x by erfc(-a) = 2 - erfc(a).

define float @aot_erfc_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  ; from here on the result is 0 or 2; a NaN passes the select
  %c.t = fcmp ogt float %a, 11.0
  %c = select i1 %c.t, float 11.0, float %a
  %t.t = fsub float %c, 3.0
  %t.t.1 = fadd float %c, 3.0
  %t = fdiv float %t.t, %t.t.1
  ; p + p_low, the leading coefficient being C0 + C1
  %v.8 = call float @llvm.fma.f32(float 0xBF31C26040000000, float %t, float 0xBF4953C8A0000000) ; D9 -0.000270985125, D8 -0.000772927247
  %v.7 = call float @llvm.fma.f32(float %v.8, float %t, float 0x3F608FFE80000000)      ; D7 0.00202178676
  %v.6 = call float @llvm.fma.f32(float %v.7, float %t, float 0x3F651B6D60000000)      ; D6 0.00257655489
  %v.5 = call float @llvm.fma.f32(float %v.6, float %t, float 0xBF9860EB60000000)      ; D5 -0.0238072183
  %v.4 = call float @llvm.fma.f32(float %v.5, float %t, float 0x3FB17B7280000000)      ; D4 0.0682899058
  %v.3 = call float @llvm.fma.f32(float %v.4, float %t, float 0xBFBE887140000000)      ; D3 -0.119269446
  %v.2 = call float @llvm.fma.f32(float %v.3, float %t, float 0x3FC09848E0000000)      ; D2 0.129647359
  %v.1 = call float @llvm.fma.f32(float %v.2, float %t, float 0xBFA85A1C20000000)      ; D1 -0.0475624837
  %v = call float @llvm.fma.f32(float %v.1, float %t, float 0xBFC15C08E0000000)        ; D0 -0.135621175
  %w = call float @llvm.fma.f32(float %t, float %v, float 0x3E6BF53700000000)          ; C1 5.20755918e-08
  %p = fadd float %w, 0x3FF40C5220000000                                               ; C0 1.25300801
  %p_low.t = fsub float 0x3FF40C5220000000, %p                                         ; C0 1.25300801
  %p_low = fadd float %p_low.t, %w
  ; (p + p_low) / (1 + 2c), what the division lost put back
  %d = call float @llvm.fma.f32(float %c, float 2.0, float 1.0)
  %d_low.t = fsub float 1.0, %d
  %d_low = call float @llvm.fma.f32(float %c, float 2.0, float %d_low.t)
  %q = fdiv float %p, %d
  %rest.t = fneg float %q
  %rest.t.1 = call float @llvm.fma.f32(float %rest.t, float %d, float %p)
  %rest.t.2 = fadd float %rest.t.1, %p_low
  %rest.t.3 = fmul float %q, %d_low
  %rest = fsub float %rest.t.2, %rest.t.3
  %q_low = fdiv float %rest, %d
  ; e^-(s + s_low)
  %s = fmul float %c, %c
  %s_low.t = fneg float %s
  %s_low = call float @llvm.fma.f32(float %c, float %c, float %s_low.t)
  %head.t = fneg float %s
  %head.pair = call { float, float, float } @aoti_exp_reduce_f32(float %head.t)
  %head = extractvalue { float, float, float } %head.pair, 0
  %tail = extractvalue { float, float, float } %head.pair, 1
  %shifted = extractvalue { float, float, float } %head.pair, 2
  %e.t = fsub float %tail, %s_low
  %e = call float @aoti_expm1_poly_f32(float %head, float %e.t)
  %y.t = call float @llvm.fma.f32(float %q, float %e, float %q_low)
  %y = fadd float %y.t, %q
  %tail_value = call float @aoti_scale_f32(float %y, float %shifted)
  %outer.t = fcmp olt float %x, 0.0
  %outer.t.1 = fsub float 2.0, %tail_value
  %outer = select i1 %outer.t, float %outer.t.1, float %tail_value
  %y.t.1 = fcmp olt float %a, 0.5
  %y.t.2 = call float @aoti_erf_small_f32(float %x)
  %y.t.3 = fsub float 1.0, %y.t.2
  %y.1 = select i1 %y.t.1, float %y.t.3, float %outer
  ret float %y.1
}

declare float @aoti_erf_small_f32(float)
declare float @aoti_expm1_poly_f32(float, float)
declare float @aoti_scale_f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare { float, float, float } @aoti_exp_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
