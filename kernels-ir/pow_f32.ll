; aot_pow_f32: x^y.
;
; Input: any two floats, with the special values of C99: x^0 = 1 and 1^y = 1 even for NaN; a negative base has a
; result for integral y, of the sign of (-1)^y, and NaN otherwise; zeros and infinities as the limits, with their
; signs for odd y.
; Error: at most 0.92 ulp (measured, see docs/math.md).
; Method: log2 |x| as an unevaluated sum with about 40 bits: x = 2^k m, s = (m-1)/(m+1) in two pieces, log2 m = (2/log
; 2) s + s^3 (c + s^2 p(s^2)) with c in two pieces and p the minimax polynomial gen/coefficients.py calls pow_f32;
; times y exactly in two pieces; then 2 to that as in exp2_f32.ll.

; log2 a = l + low for finite a > 0.
define { float, float } @aoti_log2_pair_f32(float %a) #0 {
  %f.pair = call { float, float } @aoti_log_reduce_f32(float %a)
  %f = extractvalue { float, float } %f.pair, 0
  %k = extractvalue { float, float } %f.pair, 1
  ; s + s_low = f / (2 + f)
  %d = fadd float %f, 2.0
  %d_low.t = fsub float %d, 2.0
  %d_low = fsub float %f, %d_low.t
  %s = fdiv float %f, %d
  %rest.t = fneg float %s
  %rest.t.1 = call float @llvm.fma.f32(float %rest.t, float %d, float %f)
  %rest.t.2 = fmul float %s, %d_low
  %rest = fsub float %rest.t.1, %rest.t.2
  %s_low = fdiv float %rest, %d
  ; z + z_low = s^2, w + w_low = s^3
  %z = fmul float %s, %s
  %z_low.t = fadd float %s, %s
  %z_low.t.1 = fneg float %z
  %z_low.t.2 = call float @llvm.fma.f32(float %s, float %s, float %z_low.t.1)
  %z_low = call float @llvm.fma.f32(float %z_low.t, float %s_low, float %z_low.t.2)
  %w = fmul float %z, %s
  %w_low.t = fneg float %w
  %w_low.t.1 = call float @llvm.fma.f32(float %z, float %s, float %w_low.t)
  %w_low.t.2 = call float @llvm.fma.f32(float %z_low, float %s, float %w_low.t.1)
  %w_low = call float @llvm.fma.f32(float %z, float %s_low, float %w_low.t.2)
  ; r + r_low = c + z p(z)
  %p.1 = call float @llvm.fma.f32(float 0x3FD59EDB20000000, float %z, float 0x3FDA5BBFC0000000) ; P2 0.337820798, P1 0.411849916
  %p = call float @llvm.fma.f32(float %p.1, float %z, float 0x3FE27770E0000000)        ; P0 0.57708019
  %r = call float @llvm.fma.f32(float %z, float %p, float 0x3FEEC709E0000000)          ; B_HI 0.961796701
  %r_low.t = fsub float 0x3FEEC709E0000000, %r                                         ; B_HI 0.961796701
  %r_low.t.1 = call float @llvm.fma.f32(float %z, float %p, float %r_low.t)
  %r_low = fadd float %r_low.t.1, 0xBE3E2FE020000000                                   ; B_LO -7.02846181e-09
  ; v + v_low = s^3 (c + z p(z))
  %v = fmul float %w, %r
  %v_low.t = fneg float %v
  %v_low.t.1 = call float @llvm.fma.f32(float %w, float %r, float %v_low.t)
  %v_low.t.2 = call float @llvm.fma.f32(float %w, float %r_low, float %v_low.t.1)
  %v_low = call float @llvm.fma.f32(float %w_low, float %r, float %v_low.t.2)
  ; h + h_low = (2 / log 2) s
  %h = fmul float %s, 0x4007154760000000                                               ; A_HI 2.88539004
  %h_low.t = fneg float %h
  %h_low.t.1 = call float @llvm.fma.f32(float %s, float 0x4007154760000000, float %h_low.t) ; A_HI 2.88539004
  %h_low.t.2 = call float @llvm.fma.f32(float %s, float 0x3E64AE0C00000000, float %h_low.t.1) ; A_LO 3.85192607e-08
  %h_low = call float @llvm.fma.f32(float %s_low, float 0x4007154760000000, float %h_low.t.2) ; A_HI 2.88539004
  ; k + h + v, in the order of size
  %g = fadd float %h, %v
  %g_low.t = fsub float %h, %g
  %g_low = fadd float %g_low.t, %v
  %l = fadd float %k, %g
  %l_low.t = fsub float %k, %l
  %l_low = fadd float %l_low.t, %g
  %low.t = fadd float %h_low, %v_low
  %low.t.1 = fadd float %g_low, %low.t
  %low = fadd float %l_low, %low.t.1
  %out = insertvalue { float, float } poison, float %l, 0
  %out.1 = insertvalue { float, float } %out, float %low, 1
  ret { float, float } %out.1
}

define float @aot_pow_f32(float %x, float %y) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %l.pair = call { float, float } @aoti_log2_pair_f32(float %a)
  %l = extractvalue { float, float } %l.pair, 0
  %low = extractvalue { float, float } %l.pair, 1
  %log_special.t = fcmp oeq float %a, 0.0
  %log_special = select i1 %log_special.t, float 0xFFF0000000000000, float %a          ; -inf
  %regular.t = fcmp ogt float %a, 0.0
  %regular.t.1 = fcmp olt float %a, 0x7FF0000000000000                                 ; inf
  %regular = and i1 %regular.t, %regular.t.1
  %l_all = select i1 %regular, float %l, float %log_special
  ; e + e_low = y log2 a; 1 to an infinite power is 1
  %product = fmul float %y, %l_all
  %e.t = fcmp oeq float %a, 1.0
  %e = select i1 %e.t, float 0.0, float %product
  %e_rest.t = fneg float %product
  %e_rest = call float @llvm.fma.f32(float %y, float %l, float %e_rest.t)
  %e_low_all = call float @llvm.fma.f32(float %y, float %low, float %e_rest)
  ; beyond these bounds the result is 0 or infinity
  %e_up.t = fcmp olt float %e, -160.0
  %e_up = select i1 %e_up.t, float -160.0, float %e
  %c.t = fcmp ogt float %e_up, 130.0
  %c = select i1 %c.t, float 130.0, float %e_up
  %e_low.t = fcmp oeq float %c, %e
  %e_low = select i1 %e_low.t, float %e_low_all, float 0.0
  %e_low_sel.t = fcmp oeq float %a, 1.0
  %e_low_sel = select i1 %e_low_sel.t, float 0.0, float %e_low
  %shifted = fadd float %c, 12582912.0
  %d.t = fsub float %shifted, 12582912.0
  %d = fsub float %c, %d.t
  %m = call float @aoti_exp2m1_poly_f32(float %d, float %e_low_sel)
  %magnitude.t = fadd float %m, 1.0
  %magnitude = call float @aoti_scale_f32(float %magnitude.t, float %shifted)
  ; negative bases
  %integral.t = call float @llvm.trunc.f32(float %y)
  %integral = fcmp oeq float %integral.t, %y
  %half = fmul float %y, 0.5
  %odd.t = call float @llvm.trunc.f32(float %half)
  %odd.t.1 = fcmp une float %odd.t, %half
  %odd = and i1 %integral, %odd.t.1
  %sign.t = bitcast float %x to i32
  %sign.t.1 = and i32 %sign.t, -2147483648                                             ; 0x80000000
  %sign = select i1 %odd, i32 %sign.t.1, i32 0
  %signed.t = bitcast float %magnitude to i32
  %signed.t.1 = or i32 %signed.t, %sign
  %signed = bitcast i32 %signed.t.1 to float
  %invalid.t = fcmp olt float %x, 0.0
  %invalid.t.1 = fcmp olt float %a, 0x7FF0000000000000                                 ; inf
  %invalid.t.2 = and i1 %invalid.t, %invalid.t.1
  %invalid.t.3 = xor i1 %integral, true
  %invalid = and i1 %invalid.t.2, %invalid.t.3
  %with_nan = select i1 %invalid, float 0x7FF8000000000000, float %signed              ; nan
  ; a NaN in x or y reaches here through the product
  %either.t = fcmp uno float %x, 0.0
  %either.t.1 = fcmp uno float %y, 0.0
  %either.t.2 = or i1 %either.t, %either.t.1
  %either = select i1 %either.t.2, float 0x7FF8000000000000, float %with_nan           ; nan
  %one.t = fcmp oeq float %y, 0.0
  %one.t.1 = fcmp oeq float %x, 1.0
  %one = or i1 %one.t, %one.t.1
  %y.1 = select i1 %one, float 1.0, float %either
  ret float %y.1
}

declare float @aoti_exp2m1_poly_f32(float, float)
declare float @aoti_scale_f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.trunc.f32(float)
declare { float, float } @aoti_log_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
