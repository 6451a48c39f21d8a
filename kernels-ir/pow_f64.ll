; aot_pow_f64: x^y.
;
; Input: any two doubles, with the special values of C99: x^0 = 1 and 1^y = 1 even for NaN; a negative base has a
; result for integral y, of the sign of (-1)^y, and NaN otherwise; zeros and infinities as the limits, with their
; signs for odd y.
; Error: at most 1.05 ulp (measured, see docs/math.md).
; Method: log2 |x| as an unevaluated sum with about 68 bits: x = 2^k m, s = (m-1)/(m+1) in two pieces, log2 m = (2/log
; 2) s + s^3 (c + s^2 p(s^2)) with c in two pieces and p the minimax polynomial gen/coefficients.py calls pow_f64;
; times y exactly in two pieces; then 2 to that as in exp2_f64.ll.

; log2 a = l + low for finite a > 0.
define { double, double } @aoti_log2_pair_f64(double %a) #0 {
  %f.pair = call { double, double } @aoti_log_reduce_f64(double %a)
  %f = extractvalue { double, double } %f.pair, 0
  %k = extractvalue { double, double } %f.pair, 1
  ; s + s_low = f / (2 + f)
  %d = fadd double %f, 2.0
  %d_low.t = fsub double %d, 2.0
  %d_low = fsub double %f, %d_low.t
  %s = fdiv double %f, %d
  %rest.t = fneg double %s
  %rest.t.1 = call double @llvm.fma.f64(double %rest.t, double %d, double %f)
  %rest.t.2 = fmul double %s, %d_low
  %rest = fsub double %rest.t.1, %rest.t.2
  %s_low = fdiv double %rest, %d
  ; z + z_low = s^2, w + w_low = s^3
  %z = fmul double %s, %s
  %z_low.t = fadd double %s, %s
  %z_low.t.1 = fneg double %z
  %z_low.t.2 = call double @llvm.fma.f64(double %s, double %s, double %z_low.t.1)
  %z_low = call double @llvm.fma.f64(double %z_low.t, double %s_low, double %z_low.t.2)
  %w = fmul double %z, %s
  %w_low.t = fneg double %w
  %w_low.t.1 = call double @llvm.fma.f64(double %z, double %s, double %w_low.t)
  %w_low.t.2 = call double @llvm.fma.f64(double %z_low, double %s, double %w_low.t.1)
  %w_low = call double @llvm.fma.f64(double %z, double %s_low, double %w_low.t.2)
  ; r + r_low = c + z p(z)
  %p.6 = call double @llvm.fma.f64(double 0x3FC61EFBFFAAA9C1, double %z, double 0x3FC58FCEC3874D2D) ; P7 0.17282056792948988, P6 0.16845116183558542
  %p.5 = call double @llvm.fma.f64(double %p.6, double %z, double 0x3FC8A09B6628E73F)  ; P5 0.19240133751173435
  %p.4 = call double @llvm.fma.f64(double %p.5, double %z, double 0x3FCC68EE96817753)  ; P4 0.22195227002060366
  %p.3 = call double @llvm.fma.f64(double %p.4, double %z, double 0x3FD0C9A853AE7159)  ; P3 0.26230819866193184
  %p.2 = call double @llvm.fma.f64(double %p.3, double %z, double 0x3FD484B13D6AD009)  ; P2 0.32059889791276014
  %p.1 = call double @llvm.fma.f64(double %p.2, double %z, double 0x3FDA61762A7AEDDD)  ; P1 0.41219858311134577
  %p = call double @llvm.fma.f64(double %p.1, double %z, double 0x3FE2776C50EF9BFC)    ; P0 0.57707801635558509
  %r = call double @llvm.fma.f64(double %z, double %p, double 0x3FEEC709DC3A03FD)      ; B_HI 0.96179669392597555
  %r_low.t = fsub double 0x3FEEC709DC3A03FD, %r                                        ; B_HI 0.96179669392597555
  %r_low.t.1 = call double @llvm.fma.f64(double %z, double %p, double %r_low.t)
  %r_low = fadd double %r_low.t.1, 0x3C8D27F05548AF0C                                  ; B_LO 5.0577616648125907e-17
  ; v + v_low = s^3 (c + z p(z))
  %v = fmul double %w, %r
  %v_low.t = fneg double %v
  %v_low.t.1 = call double @llvm.fma.f64(double %w, double %r, double %v_low.t)
  %v_low.t.2 = call double @llvm.fma.f64(double %w, double %r_low, double %v_low.t.1)
  %v_low = call double @llvm.fma.f64(double %w_low, double %r, double %v_low.t.2)
  ; h + h_low = (2 / log 2) s
  %h = fmul double %s, 0x40071547652B82FE                                              ; A_HI 2.8853900817779268
  %h_low.t = fneg double %h
  %h_low.t.1 = call double @llvm.fma.f64(double %s, double 0x40071547652B82FE, double %h_low.t) ; A_HI 2.8853900817779268
  %h_low.t.2 = call double @llvm.fma.f64(double %s, double 0x3C8777D0FFDA0D24, double %h_low.t.1) ; A_LO 4.0710547481862066e-17
  %h_low = call double @llvm.fma.f64(double %s_low, double 0x40071547652B82FE, double %h_low.t.2) ; A_HI 2.8853900817779268
  ; k + h + v, in the order of size
  %g = fadd double %h, %v
  %g_low.t = fsub double %h, %g
  %g_low = fadd double %g_low.t, %v
  %l = fadd double %k, %g
  %l_low.t = fsub double %k, %l
  %l_low = fadd double %l_low.t, %g
  %low.t = fadd double %h_low, %v_low
  %low.t.1 = fadd double %g_low, %low.t
  %low = fadd double %l_low, %low.t.1
  %out = insertvalue { double, double } poison, double %l, 0
  %out.1 = insertvalue { double, double } %out, double %low, 1
  ret { double, double } %out.1
}

define double @aot_pow_f64(double %x, double %y) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %l.pair = call { double, double } @aoti_log2_pair_f64(double %a)
  %l = extractvalue { double, double } %l.pair, 0
  %low = extractvalue { double, double } %l.pair, 1
  %log_special.t = fcmp oeq double %a, 0.0
  %log_special = select i1 %log_special.t, double 0xFFF0000000000000, double %a        ; -inf
  %regular.t = fcmp ogt double %a, 0.0
  %regular.t.1 = fcmp olt double %a, 0x7FF0000000000000                                ; inf
  %regular = and i1 %regular.t, %regular.t.1
  %l_all = select i1 %regular, double %l, double %log_special
  ; e + e_low = y log2 a; 1 to an infinite power is 1
  %product = fmul double %y, %l_all
  %e.t = fcmp oeq double %a, 1.0
  %e = select i1 %e.t, double 0.0, double %product
  %e_rest.t = fneg double %product
  %e_rest = call double @llvm.fma.f64(double %y, double %l, double %e_rest.t)
  %e_low_all = call double @llvm.fma.f64(double %y, double %low, double %e_rest)
  ; beyond these bounds the result is 0 or infinity
  %e_up.t = fcmp olt double %e, -1100.0
  %e_up = select i1 %e_up.t, double -1100.0, double %e
  %c.t = fcmp ogt double %e_up, 1030.0
  %c = select i1 %c.t, double 1030.0, double %e_up
  %e_low.t = fcmp oeq double %c, %e
  %e_low = select i1 %e_low.t, double %e_low_all, double 0.0
  %e_low_sel.t = fcmp oeq double %a, 1.0
  %e_low_sel = select i1 %e_low_sel.t, double 0.0, double %e_low
  %shifted = fadd double %c, 0x4338000000000000                                        ; MAGIC 6755399441055744
  %d.t = fsub double %shifted, 0x4338000000000000                                      ; MAGIC 6755399441055744
  %d = fsub double %c, %d.t
  %m = call double @aoti_exp2m1_poly_f64(double %d, double %e_low_sel)
  %magnitude.t = fadd double %m, 1.0
  %magnitude = call double @aoti_scale_f64(double %magnitude.t, double %shifted)
  ; negative bases
  %integral.t = call double @llvm.trunc.f64(double %y)
  %integral = fcmp oeq double %integral.t, %y
  %half = fmul double %y, 0.5
  %odd.t = call double @llvm.trunc.f64(double %half)
  %odd.t.1 = fcmp une double %odd.t, %half
  %odd = and i1 %integral, %odd.t.1
  %sign.t = bitcast double %x to i64
  %sign.t.1 = and i64 %sign.t, -9223372036854775808                                    ; 0x8000000000000000
  %sign = select i1 %odd, i64 %sign.t.1, i64 0
  %signed.t = bitcast double %magnitude to i64
  %signed.t.1 = or i64 %signed.t, %sign
  %signed = bitcast i64 %signed.t.1 to double
  %invalid.t = fcmp olt double %x, 0.0
  %invalid.t.1 = fcmp olt double %a, 0x7FF0000000000000                                ; inf
  %invalid.t.2 = and i1 %invalid.t, %invalid.t.1
  %invalid.t.3 = xor i1 %integral, true
  %invalid = and i1 %invalid.t.2, %invalid.t.3
  %with_nan = select i1 %invalid, double 0x7FF8000000000000, double %signed            ; nan
  ; a NaN in x or y reaches here through the product
  %either.t = fcmp uno double %x, 0.0
  %either.t.1 = fcmp uno double %y, 0.0
  %either.t.2 = or i1 %either.t, %either.t.1
  %either = select i1 %either.t.2, double 0x7FF8000000000000, double %with_nan         ; nan
  %one.t = fcmp oeq double %y, 0.0
  %one.t.1 = fcmp oeq double %x, 1.0
  %one = or i1 %one.t, %one.t.1
  %y.1 = select i1 %one, double 1.0, double %either
  ret double %y.1
}

declare double @aoti_exp2m1_poly_f64(double, double)
declare double @aoti_scale_f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.trunc.f64(double)
declare { double, double } @aoti_log_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
