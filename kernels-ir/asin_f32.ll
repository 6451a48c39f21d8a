; aot_asin_f32, aot_acos_f32: the inverse sine and cosine.
;
; Input: any float. asin(+-0) = +-0; |x| > 1 and NaN give NaN.
; Error: asin at most 0.70 ulp, acos at most 0.66 ulp (measured, see docs/math.md).
; Method: below 1/2, asin x = x + x^3 a(x^2) with a the minimax polynomial gen/coefficients.py calls asin_f32; from
; there on acos |x| = 2 asin(sqrt((1 - |x|)/2)), 1 - |x| being exact.

; asin of the smaller of |x| and sqrt((1 - |x|)/2) as r + low, and whether it is the second.
define { float, float, i1 } @aoti_asin_reduce_f32(float %x) #0 {
  %a = call float @llvm.fabs.f32(float %x)
  %far = fcmp ogt float %a, 0.5
  %half = call float @llvm.fma.f32(float %a, float -0.5, float 0.5)
  %root = call float @llvm.sqrt.f32(float %half)
  %z.t = fmul float %x, %x
  %z = select i1 %far, float %half, float %z.t
  %r = select i1 %far, float %root, float %a
  %p.3 = call float @llvm.fma.f32(float 0x3FA595C800000000, float %z, float 0x3F98C3E300000000) ; A4 0.0421583652, A3 0.0241847485
  %p.2 = call float @llvm.fma.f32(float %p.3, float %z, float 0x3FA747BBA0000000)      ; A2 0.0454691537
  %p.1 = call float @llvm.fma.f32(float %p.2, float %z, float 0x3FB3302040000000)      ; A1 0.0749530941
  %p = call float @llvm.fma.f32(float %p.1, float %z, float 0x3FC5555C80000000)        ; A0 0.166667521
  ; what the root lost: (half - root^2) / (2 root)
  %rest.t = fneg float %root
  %rest = call float @llvm.fma.f32(float %rest.t, float %root, float %half)
  %lost.t = fadd float %root, %root
  %lost = fdiv float %rest, %lost.t
  %lost_sel.t = fcmp ogt float %root, 0.0
  %lost_sel.t.1 = and i1 %far, %lost_sel.t
  %lost_sel = select i1 %lost_sel.t.1, float %lost, float 0.0
  %low.t = fmul float %r, %z
  %low = call float @llvm.fma.f32(float %low.t, float %p, float %lost_sel)
  %out = insertvalue { float, float, i1 } poison, float %r, 0
  %out.1 = insertvalue { float, float, i1 } %out, float %low, 1
  %out.2 = insertvalue { float, float, i1 } %out.1, i1 %far, 2
  ret { float, float, i1 } %out.2
}

define float @aot_asin_f32(float %x) #0 {
  %r.pair = call { float, float, i1 } @aoti_asin_reduce_f32(float %x)
  %r = extractvalue { float, float, i1 } %r.pair, 0
  %low = extractvalue { float, float, i1 } %r.pair, 1
  %far = extractvalue { float, float, i1 } %r.pair, 2
  ; pi/2 - 2 (r + low), in the order of size
  %top = call float @llvm.fma.f32(float %r, float -2.0, float 0x3FF921FB60000000)      ; HALF_PI_HI 1.57079637
  %lost.t = fsub float 0x3FF921FB60000000, %top                                        ; HALF_PI_HI 1.57079637
  %lost = call float @llvm.fma.f32(float %r, float -2.0, float %lost.t)
  %large.t = call float @llvm.fma.f32(float %low, float -2.0, float 0xBE6777A5C0000000) ; HALF_PI_LO -4.37113883e-08
  %large.t.1 = fadd float %lost, %large.t
  %large = fadd float %top, %large.t.1
  %y.t = fadd float %r, %low
  %y.t.1 = select i1 %far, float %large, float %y.t
  %y = call float @llvm.copysign.f32(float %y.t.1, float %x)
  ret float %y
}

define float @aot_acos_f32(float %x) #0 {
  %r.pair = call { float, float, i1 } @aoti_asin_reduce_f32(float %x)
  %r = extractvalue { float, float, i1 } %r.pair, 0
  %low = extractvalue { float, float, i1 } %r.pair, 1
  %far = extractvalue { float, float, i1 } %r.pair, 2
  %negative = fcmp olt float %x, 0.0
  ; |x| <= 1/2: pi/2 - asin x
  %s.t = fneg float %r
  %s = select i1 %negative, float %s.t, float %r
  %s_low.t = fneg float %low
  %s_low = select i1 %negative, float %s_low.t, float %low
  %top = fsub float 0x3FF921FB60000000, %s                                             ; HALF_PI_HI 1.57079637
  %lost.t = fsub float 0x3FF921FB60000000, %top                                        ; HALF_PI_HI 1.57079637
  %lost = fsub float %lost.t, %s
  %middle.t = fadd float %lost, 0xBE6777A5C0000000                                     ; HALF_PI_LO -4.37113883e-08
  %middle.t.1 = fsub float %middle.t, %s_low
  %middle = fadd float %top, %middle.t.1
  ; |x| > 1/2: 2 (r + low), or pi minus that
  %right.t = fadd float %low, %low
  %right = call float @llvm.fma.f32(float %r, float 2.0, float %right.t)
  %left_top = call float @llvm.fma.f32(float %r, float -2.0, float 0x400921FB60000000) ; PI_HI 3.14159274
  %left_lost.t = fsub float 0x400921FB60000000, %left_top                              ; PI_HI 3.14159274
  %left_lost = call float @llvm.fma.f32(float %r, float -2.0, float %left_lost.t)
  %left.t = call float @llvm.fma.f32(float %low, float -2.0, float 0xBE7777A5C0000000) ; PI_LO -8.74227766e-08
  %left.t.1 = fadd float %left_lost, %left.t
  %left = fadd float %left_top, %left.t.1
  %outer = select i1 %negative, float %left, float %right
  %y = select i1 %far, float %outer, float %middle
  ret float %y
}

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
