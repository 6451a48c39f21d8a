; aot_tan_f32: the tangent, the argument reduced in full range.
;
; Input: any float. tan(+-0) = +-0; tan of +-inf and NaN is NaN.
; Error: at most 1.12 ulp (measured, see docs/math.md).
; Method: x = n pi/2 + r from sin_f32.ll; tan r = r + r^3 t(r^2) with t the minimax polynomial gen/coefficients.py
; calls tan_f32, as a sum of two; for odd n, -1 over that sum. aot_tan_small_f32 is for callers who know that |x| <
; 2^18: the same to the bit there.

; tan(q pi/2 + head + tail) for |head| <= pi/4
define float @aoti_tan_quarter_f32(float %head, float %tail, i32 %q) #0 {
  %r2 = fmul float %head, %head
  %t.5 = call float @llvm.fma.f32(float 0x3F71E91920000000, float %r2, float 0x3F19C225C0000000) ; T6 0.00437269034, T5 9.82604543e-05
  %t.4 = call float @llvm.fma.f32(float %t.5, float %r2, float 0x3F862CB1A0000000)     ; T4 0.0108274342
  %t.3 = call float @llvm.fma.f32(float %t.4, float %r2, float 0x3F95CC0D60000000)     ; T3 0.02128621
  %t.2 = call float @llvm.fma.f32(float %t.3, float %r2, float 0x3FABAD9C20000000)     ; T2 0.0540589131
  %t.1 = call float @llvm.fma.f32(float %t.2, float %r2, float 0x3FC110D9E0000000)     ; T1 0.133326754
  %t = call float @llvm.fma.f32(float %t.1, float %r2, float 0x3FD5555600000000)       ; T0 0.333333492
  %r3 = fmul float %r2, %head
  ; tail counts times the derivative 1 + tan^2
  %near = call float @llvm.fma.f32(float %r3, float %t, float %head)
  %slope = call float @llvm.fma.f32(float %near, float %near, float 1.0)
  %low.t = fmul float %tail, %slope
  %low = call float @llvm.fma.f32(float %r3, float %t, float %low.t)
  %y = fadd float %head, %low
  %y_low.t = fsub float %head, %y
  %y_low = fadd float %y_low.t, %low
  ; -1 / (y + y_low)
  %i = fdiv float -1.0, %y
  %rest.t = call float @llvm.fma.f32(float %i, float %y, float 1.0)
  %rest.t.1 = fmul float %i, %y_low
  %rest = fadd float %rest.t, %rest.t.1
  %inverse = call float @llvm.fma.f32(float %i, float %rest, float %i)
  %y.t = and i32 %q, 1
  %y.t.1 = icmp ne i32 %y.t, 0
  %y.1 = select i1 %y.t.1, float %inverse, float %y
  ret float %y.1
}

define float @aot_tan_small_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_near_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y = call float @aoti_tan_quarter_f32(float %head, float %tail, i32 %q)
  ; the sums lose the sign of zero
  %y.t = fcmp oeq float %x, 0.0
  %y.1 = select i1 %y.t, float %x, float %y
  ret float %y.1
}

define float @aot_tan_f32(float %x) #0 {
  %head.pair = call { float, float, i32 } @aoti_trig_reduce_f32(float %x)
  %head = extractvalue { float, float, i32 } %head.pair, 0
  %tail = extractvalue { float, float, i32 } %head.pair, 1
  %q = extractvalue { float, float, i32 } %head.pair, 2
  %y = call float @aoti_tan_quarter_f32(float %head, float %tail, i32 %q)
  %y.t = fcmp oeq float %x, 0.0
  %y.1 = select i1 %y.t, float %x, float %y
  ret float %y.1
}

declare float @llvm.fma.f32(float, float, float)
declare { float, float, i32 } @aoti_trig_near_f32(float)
declare { float, float, i32 } @aoti_trig_reduce_f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
