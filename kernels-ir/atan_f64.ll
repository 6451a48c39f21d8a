; aot_atan_f64, aot_atan2_f64: the inverse tangent, and the angle of a point (y, x).
;
; Input: any double. atan(+-0) = +-0, atan(+-inf) = +-pi/2; NaN gives NaN. atan2(y, x) as C99 has it: signed zeros
; tell the sides of the negative axis, infinities give multiples of pi/4.
; Error: atan at most 1.15 ulp, atan2 at most 1.25 ulp (measured, see docs/math.md).
; Method: the quotient t = min/max of |y| and |x| (1 for x in atan), atan t = t + t^3 a(t^2) on [0, 1] with a the
; minimax polynomial gen/coefficients.py calls atan_f64, what the division lost put back, then the octant.

; atan t = t + low for 0 <= t <= 1, t_low being what t lacks.
define double @aoti_atan_poly_f64(double %t, double %t_low) #0 {
  %z = fmul double %t, %t
  %p.18 = call double @llvm.fma.f64(double 0x3EEBBF0D056146F2, double %z, double 0xBF23F380199AA7DB) ; A19 1.323046323534495e-05, A18 -0.00015221537323856127
  %p.17 = call double @llvm.fma.f64(double %p.18, double %z, double 0x3F4B3FC6FFD6C40C) ; A17 0.0008315774609198869
  %p.16 = call double @llvm.fma.f64(double %p.17, double %z, double 0xBF67A3A899E47322) ; A16 -0.0028856556883866272
  %p.15 = call double @llvm.fma.f64(double %p.16, double %z, double 0x3F7D7B9D6534E555) ; A15 0.0071979664092450451
  %p.14 = call double @llvm.fma.f64(double %p.15, double %z, double 0xBF8C7901F41F9641) ; A14 -0.013902678740076559
  %p.13 = call double @llvm.fma.f64(double %p.14, double %z, double 0x3F9683CDE36D1EB2) ; A13 0.021987168317791635
  %p.12 = call double @llvm.fma.f64(double %p.13, double %z, double 0xBF9E9FA0AE8E82A8) ; A12 -0.029905806211561498
  %p.11 = call double @llvm.fma.f64(double %p.12, double %z, double 0x3FA2C2E5553543EB) ; A11 0.036643187190413894
  %p.10 = call double @llvm.fma.f64(double %p.11, double %z, double 0xBFA59A3F7F73BC7B) ; A10 -0.042192444141499551
  %p.9 = call double @llvm.fma.f64(double %p.10, double %z, double 0x3FA82DAD365EA147) ; A9 0.047223484885139437
  %p.8 = call double @llvm.fma.f64(double %p.9, double %z, double 0xBFAAE5E710A8EA27)  ; A8 -0.05253526762358645
  %p.7 = call double @llvm.fma.f64(double %p.8, double %z, double 0x3FAE1BBA5ECA2F19)  ; A7 0.05880529791929074
  %p.6 = call double @llvm.fma.f64(double %p.7, double %z, double 0xBFB110E5119C0D10)  ; A6 -0.066664044188702087
  %p.5 = call double @llvm.fma.f64(double %p.6, double %z, double 0x3FB3B1366983F22B)  ; A5 0.076922798882102114
  %p.4 = call double @llvm.fma.f64(double %p.5, double %z, double 0xBFB745D11AE45441)  ; A4 -0.090909070077331414
  %p.3 = call double @llvm.fma.f64(double %p.4, double %z, double 0x3FBC71C717FCC981)  ; A3 0.11111111007338616
  %p.2 = call double @llvm.fma.f64(double %p.3, double %z, double 0xBFC249249237F4B6)  ; A2 -0.14285714282587997
  %p.1 = call double @llvm.fma.f64(double %p.2, double %z, double 0x3FC99999999955B1)  ; A1 0.19999999999951748
  %p = call double @llvm.fma.f64(double %p.1, double %z, double 0xBFD5555555555526)    ; A0 -0.33333333333333071
  ; t_low counts times the derivative 1/(1 + t^2), for which 1 - z/2 is near enough
  %slope = call double @llvm.fma.f64(double %z, double -0.5, double 1.0)
  %y.t = fmul double %z, %t
  %y.t.1 = fmul double %t_low, %slope
  %y = call double @llvm.fma.f64(double %y.t, double %p, double %y.t.1)
  ret double %y
}

define double @aot_atan_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %steep = fcmp ogt double %a, 1.0
  ; far out the result is pi/2; a NaN passes the select
  %c.t = fcmp ogt double %a, 0x43B0000000000000                                        ; 1.152921504606847e+18
  %c = select i1 %c.t, double 0x43B0000000000000, double %a                            ; 1.152921504606847e+18
  %i = fdiv double 1.0, %c
  %i_low.t = fneg double %i
  %i_low.t.1 = call double @llvm.fma.f64(double %i_low.t, double %c, double 1.0)
  %i_low = fmul double %i_low.t.1, %i
  %t = select i1 %steep, double %i, double %a
  %low.t = select i1 %steep, double %i_low, double 0.0
  %low = call double @aoti_atan_poly_f64(double %t, double %low.t)
  ; pi/2 - (t + low)
  %top = fsub double 0x3FF921FB54442D18, %t                                            ; HALF_PI_HI 1.5707963267948966
  %lost.t = fsub double 0x3FF921FB54442D18, %top                                       ; HALF_PI_HI 1.5707963267948966
  %lost = fsub double %lost.t, %t
  %large.t = fadd double %lost, 0x3C91A62633145C07                                     ; HALF_PI_LO 6.123233995736766e-17
  %large.t.1 = fsub double %large.t, %low
  %large = fadd double %top, %large.t.1
  %y.t = fadd double %t, %low
  %y.t.1 = select i1 %steep, double %large, double %y.t
  %y = call double @llvm.copysign.f64(double %y.t.1, double %x)
  ret double %y
}

define double @aot_atan2_f64(double %y, double %x) #0 {
  %a = call double @llvm.fabs.f64(double %y)
  %b = call double @llvm.fabs.f64(double %x)
  %steep = fcmp ogt double %a, %b
  %num = select i1 %steep, double %b, double %a
  %den = select i1 %steep, double %a, double %b
  ; the smallest and largest are brought to where the quotient and its error can be computed
  %tiny = fcmp olt double %den, 0x07B0000000000000                                     ; 1.1830521861667747e-271
  %huge = fcmp ogt double %den, 0x7830000000000000                                     ; 8.4527124981706439e+270
  %scale.t = select i1 %huge, double 0x3870000000000000, double 1.0                    ; 7.5231638452626401e-37
  %scale = select i1 %tiny, double 0x4770000000000000, double %scale.t                 ; 1.3292279957849159e+36
  %n = fmul double %num, %scale
  %d = fmul double %den, %scale
  %q = fdiv double %n, %d
  %rest.t = fneg double %q
  %rest = call double @llvm.fma.f64(double %rest.t, double %d, double %n)
  ; 0/0 is 0, inf/inf is 1
  %zero.t = fcmp oeq double %den, 0.0
  %zero = select i1 %zero.t, double 0.0, double %q
  %t.t = fcmp oeq double %num, 0x7FF0000000000000                                      ; inf
  %t = select i1 %t.t, double 1.0, double %zero
  ; rest / d, roughly: 1/d is t / n
  %lost = fdiv double %rest, %d
  %t_low.t = call double @llvm.fabs.f64(double %lost)
  %t_low.t.1 = fcmp olt double %t_low.t, 0x3D20000000000000                            ; 2.8421709430404007e-14
  %t_low = select i1 %t_low.t.1, double %lost, double 0.0
  %low = call double @aoti_atan_poly_f64(double %t, double %t_low)
  ; the angle from the nearer axis, then from the positive x axis: w - angle or w + angle, w a multiple of pi/2
  %left.t = bitcast double %x to i64
  %left.t.1 = lshr i64 %left.t, 63
  %left = icmp ne i64 %left.t.1, 0
  %w_hi.t = select i1 %left, double 0x400921FB54442D18, double 0.0                     ; PI_HI 3.1415926535897931
  %w_hi = select i1 %steep, double 0x3FF921FB54442D18, double %w_hi.t                  ; HALF_PI_HI 1.5707963267948966
  %w_lo.t = select i1 %left, double 0x3CA1A62633145C07, double 0.0                     ; PI_LO 1.2246467991473532e-16
  %w_lo = select i1 %steep, double 0x3C91A62633145C07, double %w_lo.t                  ; HALF_PI_LO 6.123233995736766e-17
  %minus = xor i1 %steep, %left
  %m.t = fneg double %t
  %m = select i1 %minus, double %m.t, double %t
  %m_low.t = fneg double %low
  %m_low = select i1 %minus, double %m_low.t, double %low
  %top = fadd double %w_hi, %m
  %top_lost.t = fsub double %w_hi, %top
  %top_lost = fadd double %top_lost.t, %m
  %flat.t = fcmp oeq double %w_hi, 0.0
  %flat.t.1 = fadd double %top_lost, %w_lo
  %flat.t.2 = fadd double %flat.t.1, %m_low
  %flat = select i1 %flat.t, double %m_low, double %flat.t.2
  %angle = fadd double %top, %flat
  ; min/max forget a NaN
  %valid.t = fcmp uno double %x, 0.0
  %valid.t.1 = fcmp uno double %y, 0.0
  %valid.t.2 = or i1 %valid.t, %valid.t.1
  %valid = select i1 %valid.t.2, double 0x7FF8000000000000, double %angle              ; nan
  %y.1 = call double @llvm.copysign.f64(double %valid, double %y)
  ret double %y.1
}

declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
