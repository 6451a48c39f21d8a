; aot_atan_f32, aot_atan2_f32: the inverse tangent, and the angle of a point (y, x).
;
; Input: any float. atan(+-0) = +-0, atan(+-inf) = +-pi/2; NaN gives NaN. atan2(y, x) as C99 has it: signed zeros tell
; the sides of the negative axis, infinities give multiples of pi/4.
; Error: atan at most 1.03 ulp, atan2 at most 1.10 ulp (measured, see docs/math.md).
; Method: the quotient t = min/max of |y| and |x| (1 for x in atan), atan t = t + t^3 a(t^2) on [0, 1] with a the
; minimax polynomial gen/coefficients.py calls atan_f32, what the division lost put back, then the octant.

; atan t = t + low for 0 <= t <= 1, t_low being what t lacks.
define float @aoti_atan_poly_f32(float %t, float %t_low) #0 {
  %z = fmul float %t, %t
  %p.7 = call float @llvm.fma.f32(float 0xBF5D3458C0000000, float %z, float 0x3F8641C900000000) ; A8 -0.00178249995, A7 0.0108676627
  %p.6 = call float @llvm.fma.f32(float %p.7, float %z, float 0xBF9FD78F00000000)      ; A6 -0.0310957283
  %p.5 = call float @llvm.fma.f32(float %p.6, float %z, float 0x3FADA28840000000)      ; A5 0.0578806475
  %p.4 = call float @llvm.fma.f32(float %p.5, float %z, float 0xBFB5808E40000000)      ; A4 -0.0839928538
  %p.3 = call float @llvm.fma.f32(float %p.4, float %z, float 0x3FBC08C480000000)      ; A3 0.109508783
  %p.2 = call float @llvm.fma.f32(float %p.3, float %z, float 0xBFC2420860000000)      ; A2 -0.142640159
  %p.1 = call float @llvm.fma.f32(float %p.2, float %z, float 0x3FC9991E40000000)      ; A1 0.199985296
  %p = call float @llvm.fma.f32(float %p.1, float %z, float 0xBFD55553E0000000)        ; A0 -0.333332986
  ; t_low counts times the derivative 1/(1 + t^2), for which 1 - z/2 is near enough
  %slope = call float @llvm.fma.f32(float %z, float -0.5, float 1.0)
  %y.t = fmul float %z, %t
  %y.t.1 = fmul float %t_low, %slope
  %y = call float @llvm.fma.f32(float %y.t, float %p, float %y.t.1)
  ret float %y
}

define float @aot_atan_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %steep = fcmp ogt float %a, 1.0
  ; far out the result is pi/2; a NaN passes the select
  %c.t = fcmp ogt float %a, 0x43B0000000000000                                         ; 1.1529215e+18
  %c = select i1 %c.t, float 0x43B0000000000000, float %a                              ; 1.1529215e+18
  %i = fdiv float 1.0, %c
  %i_low.t = fneg float %i
  %i_low.t.1 = call float @llvm.fma.f32(float %i_low.t, float %c, float 1.0)
  %i_low = fmul float %i_low.t.1, %i
  %t = select i1 %steep, float %i, float %a
  %low.t = select i1 %steep, float %i_low, float 0.0
  %low = call float @aoti_atan_poly_f32(float %t, float %low.t)
  ; pi/2 - (t + low)
  %top = fsub float 0x3FF921FB60000000, %t                                             ; HALF_PI_HI 1.57079637
  %lost.t = fsub float 0x3FF921FB60000000, %top                                        ; HALF_PI_HI 1.57079637
  %lost = fsub float %lost.t, %t
  %large.t = fadd float %lost, 0xBE6777A5C0000000                                      ; HALF_PI_LO -4.37113883e-08
  %large.t.1 = fsub float %large.t, %low
  %large = fadd float %top, %large.t.1
  %y.t = fadd float %t, %low
  %y.t.1 = select i1 %steep, float %large, float %y.t
  %y = call float @llvm.copysign.f32(float %y.t.1, float %x)
  ret float %y
}

define float @aot_atan2_f32(float %y, float %x) #0 {
  %a = call float @llvm.fabs.f32(float %y)
  %b = call float @llvm.fabs.f32(float %x)
  %steep = fcmp ogt float %a, %b
  %num = select i1 %steep, float %b, float %a
  %den = select i1 %steep, float %a, float %b
  ; the smallest and largest are brought to where the quotient and its error can be computed
  %tiny = fcmp olt float %den, 0x39B0000000000000                                      ; 7.88860905e-31
  %huge = fcmp ogt float %den, 0x4630000000000000                                      ; 1.2676506e+30
  %scale.t = select i1 %huge, float 0x3CD0000000000000, float 1.0                      ; 8.8817842e-16
  %scale = select i1 %tiny, float 0x4310000000000000, float %scale.t                   ; 1.12589991e+15
  %n = fmul float %num, %scale
  %d = fmul float %den, %scale
  %q = fdiv float %n, %d
  %rest.t = fneg float %q
  %rest = call float @llvm.fma.f32(float %rest.t, float %d, float %n)
  ; 0/0 is 0, inf/inf is 1
  %zero.t = fcmp oeq float %den, 0.0
  %zero = select i1 %zero.t, float 0.0, float %q
  %t.t = fcmp oeq float %num, 0x7FF0000000000000                                       ; inf
  %t = select i1 %t.t, float 1.0, float %zero
  ; rest / d, roughly: 1/d is t / n
  %lost = fdiv float %rest, %d
  %t_low.t = call float @llvm.fabs.f32(float %lost)
  %t_low.t.1 = fcmp olt float %t_low.t, 0x3EB0000000000000                             ; 9.53674316e-07
  %t_low = select i1 %t_low.t.1, float %lost, float 0.0
  %low = call float @aoti_atan_poly_f32(float %t, float %t_low)
  ; the angle from the nearer axis, then from the positive x axis: w - angle or w + angle, w a multiple of pi/2
  %left.t = bitcast float %x to i32
  %left.t.1 = lshr i32 %left.t, 31
  %left = icmp ne i32 %left.t.1, 0
  %w_hi.t = select i1 %left, float 0x400921FB60000000, float 0.0                       ; PI_HI 3.14159274
  %w_hi = select i1 %steep, float 0x3FF921FB60000000, float %w_hi.t                    ; HALF_PI_HI 1.57079637
  %w_lo.t = select i1 %left, float 0xBE7777A5C0000000, float 0.0                       ; PI_LO -8.74227766e-08
  %w_lo = select i1 %steep, float 0xBE6777A5C0000000, float %w_lo.t                    ; HALF_PI_LO -4.37113883e-08
  %minus = xor i1 %steep, %left
  %m.t = fneg float %t
  %m = select i1 %minus, float %m.t, float %t
  %m_low.t = fneg float %low
  %m_low = select i1 %minus, float %m_low.t, float %low
  %top = fadd float %w_hi, %m
  %top_lost.t = fsub float %w_hi, %top
  %top_lost = fadd float %top_lost.t, %m
  %flat.t = fcmp oeq float %w_hi, 0.0
  %flat.t.1 = fadd float %top_lost, %w_lo
  %flat.t.2 = fadd float %flat.t.1, %m_low
  %flat = select i1 %flat.t, float %m_low, float %flat.t.2
  %angle = fadd float %top, %flat
  ; min/max forget a NaN
  %valid.t = fcmp uno float %x, 0.0
  %valid.t.1 = fcmp uno float %y, 0.0
  %valid.t.2 = or i1 %valid.t, %valid.t.1
  %valid = select i1 %valid.t.2, float 0x7FF8000000000000, float %angle                ; nan
  %y.1 = call float @llvm.copysign.f32(float %valid, float %y)
  ret float %y.1
}

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
