; aot_asinh_f32, aot_acosh_f32, aot_atanh_f32: the inverse hyperbolic functions.
;
; Input: any float. asinh(+-0) = +-0, asinh(+-inf) = +-inf; acosh(1) = +0, acosh(+inf) = +inf, acosh(x < 1) = NaN;
; atanh(+-0) = +-0, atanh(+-1) = +-inf, atanh(|x| > 1) = NaN; NaN gives NaN.
; Error: asinh at most 1.13 ulp, acosh at most 1.03 ulp, atanh at most 1.17 ulp (measured,
; see docs/math.md).
; Method: with log1p of a sum of two from log1p_f32.ll, asinh x = log1p(x + x^2/(1 + sqrt(1 + x^2))) from 1/2 on and x
; + x^3 h(x^2) below, h the minimax polynomial gen/coefficients.py calls asinh_f32; acosh x = log1p(t + sqrt(t (t +
; 2))), t = x - 1; atanh x = log1p(2x/(1 - x))/2. From 2^13 on asinh and acosh are log x + log 2.

; log(1 + y + y_low), or log(y) + log 2 where `big`.
define float @aoti_log1p_sum_f32(float %y, float %y_low, i1 %big) #0 {
  %u = fadd float %y, 1.0
  %v = fsub float %u, 1.0
  %c.t = fsub float %y, %v
  %c.t.1 = fsub float %u, %v
  %c.t.2 = fsub float 1.0, %c.t.1
  %c.t.3 = fadd float %c.t, %c.t.2
  %c = fadd float %c.t.3, %y_low
  %y.t = select i1 %big, float %y, float %u
  %y.t.1 = select i1 %big, float 0.0, float %c
  %y.t.2 = select i1 %big, float 1.0, float 0.0
  %y.1 = call float @aoti_log_sum_f32(float %y.t, float %y.t.1, float %y.t.2)
  ret float %y.1
}

define float @aot_asinh_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %z = fmul float %x, %x
  %p.4 = call float @llvm.fma.f32(float 0x3F82F52500000000, float %z, float 0xBF9487E100000000) ; H5 0.00925663859, H4 -0.0200495869
  %p.3 = call float @llvm.fma.f32(float %p.4, float %z, float 0x3F9EC11EC0000000)      ; H3 0.0300335698
  %p.2 = call float @llvm.fma.f32(float %p.3, float %z, float 0xBFA6D7EBC0000000)      ; H2 -0.0446160957
  %p.1 = call float @llvm.fma.f32(float %p.2, float %z, float 0x3FB33323A0000000)      ; H1 0.0749990717
  %p = call float @llvm.fma.f32(float %p.1, float %z, float 0xBFC5555540000000)        ; H0 -0.166666657
  %small.t = fmul float %z, %a
  %small = call float @llvm.fma.f32(float %small.t, float %p, float %a)
  %big = fcmp ogt float %a, 8192.0
  %r.t = fadd float %z, 1.0
  %r = call float @llvm.sqrt.f32(float %r.t)
  %t.t = fadd float %r, 1.0
  %t = fdiv float %z, %t.t
  %y = fadd float %a, %t
  %y_low.t = fsub float %a, %y
  %y_low = fadd float %y_low.t, %t
  %large.t = select i1 %big, float %a, float %y
  %large = call float @aoti_log1p_sum_f32(float %large.t, float %y_low, i1 %big)
  %y.t = fcmp olt float %a, 0.5
  %y.t.1 = select i1 %y.t, float %small, float %large
  %y.1 = call float @llvm.copysign.f32(float %y.t.1, float %x)
  ret float %y.1
}

define float @aot_acosh_f32(float %x) #0 {
  %t = fsub float %x, 1.0
  %big = fcmp ogt float %x, 8192.0
  %w.t = fadd float %t, %t
  %w = call float @llvm.fma.f32(float %t, float %t, float %w.t)
  %r = call float @llvm.sqrt.f32(float %w)
  ; what the root lost, (w + w_low - r^2) / 2r
  %w_low.t = fadd float %t, %t
  %w_low.t.1 = fsub float %w_low.t, %w
  %w_low = call float @llvm.fma.f32(float %t, float %t, float %w_low.t.1)
  %r_low.t = fneg float %r
  %r_low.t.1 = call float @llvm.fma.f32(float %r_low.t, float %r, float %w)
  %r_low.t.2 = fadd float %r_low.t.1, %w_low
  %r_low.t.3 = fadd float %r, %r
  %r_low = fdiv float %r_low.t.2, %r_low.t.3
  %y = fadd float %r, %t
  %y_low.t = fsub float %r, %y
  %y_low.t.1 = fadd float %y_low.t, %t
  %y_low = fadd float %y_low.t.1, %r_low
  %l.t = select i1 %big, float %x, float %y
  %l = call float @aoti_log1p_sum_f32(float %l.t, float %y_low, i1 %big)
  %y.t = fcmp ogt float %x, 1.0
  %y.t.1 = fcmp oeq float %x, 1.0
  %y.t.2 = select i1 %y.t.1, float 0.0, float 0x7FF8000000000000                       ; nan
  %y.1 = select i1 %y.t, float %l, float %y.t.2
  ret float %y.1
}

define float @aot_atanh_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %d = fsub float 1.0, %a
  %d_low.t = fsub float 1.0, %d
  %d_low = fsub float %d_low.t, %a
  %n = fadd float %a, %a
  %y = fdiv float %n, %d
  ; 1/d is 1 + y/2
  %rest.t = fneg float %y
  %rest.t.1 = call float @llvm.fma.f32(float %rest.t, float %d, float %n)
  %rest.t.2 = fmul float %y, %d_low
  %rest = fsub float %rest.t.1, %rest.t.2
  %y_low.t = call float @llvm.fma.f32(float %y, float 0.5, float 1.0)
  %y_low = fmul float %rest, %y_low.t
  %l = call float @aoti_log1p_sum_f32(float %y, float %y_low, i1 false)
  ; here atanh x rounds to x
  %y.t = fcmp olt float %a, 0x3F20000000000000                                         ; 0.000122070312
  %y.t.1 = fmul float %l, 0.5
  %y.t.2 = select i1 %y.t, float %a, float %y.t.1
  %y.1 = call float @llvm.copysign.f32(float %y.t.2, float %x)
  ret float %y.1
}

declare float @aoti_log_sum_f32(float, float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
