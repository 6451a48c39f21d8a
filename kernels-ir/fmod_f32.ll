; aot_fmod_f32, aot_remainder_f32: x - n y with n = x/y rounded toward zero (the result has the sign of x) or down (it
; has the sign of y, as in Python and torch.remainder).
;
; Input: any two floats. x infinite, y zero or a NaN give NaN; an infinite y gives x, for remainder y if the signs
; differ and x is not zero. A zero result has the sign of x.
; Error: fmod is exact over the whole range; remainder rounds once, where it adds y: 0.5 ulp.
; Method: q = trunc(x/y), x - q y by one fused multiply-add. The quotient, being rounded, may be one too large and
; never too small: then y is added back, exactly. Where |x/y| may reach 2^22, the same in steps of 22 bits, from the
; top. The steps are written out, so that a loop of them is a loop of vectors, as the arms of a branch that a GPU
; takes. aot_fmod_small_f32 and aot_remainder_small_f32 are for callers who know that |x/y| < 2^22: the same to the
; bit there, without the steps.

; a modulo c for 0 <= a, 0 < c, a/c < 2^22.
define float @aoti_fmod_step_f32(float %a, float %c) #0 {
  %q.t = fdiv float %a, %c
  %q = call float @llvm.trunc.f32(float %q.t)
  %r.t = fneg float %q
  %r = call float @llvm.fma.f32(float %r.t, float %c, float %a)
  %fixed.t = fcmp olt float %r, 0.0
  %fixed.t.1 = fadd float %r, %c
  %fixed = select i1 %fixed.t, float %fixed.t.1, float %r
  ; c may be infinite
  %y.t = fcmp ogt float %q, 0.0
  %y = select i1 %y.t, float %fixed, float %a
  ret float %y
}

; a modulo c for 0 <= a < inf, 0 < c: steps of 22 bits from c 2^264 down. The multiples of c that overflow leave
; a alone.
define float @aoti_fmod_far_f32(float %a, float %c) #0 {
  %c1 = fmul float %c, 4194304.0
  %c2 = fmul float %c1, 4194304.0
  %c3 = fmul float %c2, 4194304.0
  %c4 = fmul float %c3, 4194304.0
  %c5 = fmul float %c4, 4194304.0
  %c6 = fmul float %c5, 4194304.0
  %c7 = fmul float %c6, 4194304.0
  %c8 = fmul float %c7, 4194304.0
  %c9 = fmul float %c8, 4194304.0
  %c10 = fmul float %c9, 4194304.0
  %c11 = fmul float %c10, 4194304.0
  %c12 = fmul float %c11, 4194304.0
  %r12 = call float @aoti_fmod_step_f32(float %a, float %c12)
  %r11 = call float @aoti_fmod_step_f32(float %r12, float %c11)
  %r10 = call float @aoti_fmod_step_f32(float %r11, float %c10)
  %r9 = call float @aoti_fmod_step_f32(float %r10, float %c9)
  %r8 = call float @aoti_fmod_step_f32(float %r9, float %c8)
  %r7 = call float @aoti_fmod_step_f32(float %r8, float %c7)
  %r6 = call float @aoti_fmod_step_f32(float %r7, float %c6)
  %r5 = call float @aoti_fmod_step_f32(float %r6, float %c5)
  %r4 = call float @aoti_fmod_step_f32(float %r5, float %c4)
  %r3 = call float @aoti_fmod_step_f32(float %r4, float %c3)
  %r2 = call float @aoti_fmod_step_f32(float %r3, float %c2)
  %r1 = call float @aoti_fmod_step_f32(float %r2, float %c1)
  %y = call float @aoti_fmod_step_f32(float %r1, float %c)
  ret float %y
}

; a modulo c for 0 <= a, 0 < c.
define float @aoti_fmod_positive_f32(float %a, float %c) #0 {
  %limit = fmul float %c, 4194304.0
  %is_far = fcmp oge float %a, %limit
  br i1 %is_far, label %far, label %near

near:
  %r.near = call float @aoti_fmod_step_f32(float %a, float %c)
  br label %done

far:
  %r.far = call float @aoti_fmod_far_f32(float %a, float %c)
  br label %done

done:
  %r = phi float [ %r.near, %near ], [ %r.far, %far ]
  ret float %r
}

; What is left where there is a result at all, with the sign of x.
define float @aoti_fmod_finish_f32(float %r, float %x, float %y) #0 {
  %signed = call float @llvm.copysign.f32(float %r, float %x)
  %valid.t = call float @llvm.fabs.f32(float %x)
  %valid.t.1 = fcmp olt float %valid.t, 0x7FF0000000000000                             ; inf
  %valid.t.2 = call float @llvm.fabs.f32(float %y)
  %valid.t.3 = fcmp ogt float %valid.t.2, 0.0
  %valid = and i1 %valid.t.1, %valid.t.3
  %y.1 = select i1 %valid, float %signed, float 0x7FF8000000000000                     ; nan
  ret float %y.1
}

; fmod to remainder: moved by y if the signs differ.
define float @aoti_fmod_floor_f32(float %r, float %y) #0 {
  %other.t = fcmp olt float %r, 0.0
  %other.t.1 = fcmp olt float %y, 0.0
  %other.t.2 = xor i1 %other.t, %other.t.1
  %other.t.3 = fcmp une float %r, 0.0
  %other = and i1 %other.t.2, %other.t.3
  %y.t = fadd float %r, %y
  %y.1 = select i1 %other, float %y.t, float %r
  ret float %y.1
}

define float @aot_fmod_small_f32(float %x, float %y) #0 {
  %r.t = call float @llvm.fabs.f32(float %x)
  %r.t.1 = call float @llvm.fabs.f32(float %y)
  %r = call float @aoti_fmod_step_f32(float %r.t, float %r.t.1)
  %y.1 = call float @aoti_fmod_finish_f32(float %r, float %x, float %y)
  ret float %y.1
}

define float @aot_fmod_f32(float %x, float %y) #0 {
  %r.t = call float @llvm.fabs.f32(float %x)
  %r.t.1 = call float @llvm.fabs.f32(float %y)
  %r = call float @aoti_fmod_positive_f32(float %r.t, float %r.t.1)
  %y.1 = call float @aoti_fmod_finish_f32(float %r, float %x, float %y)
  ret float %y.1
}

define float @aot_remainder_small_f32(float %x, float %y) #0 {
  %y.t = call float @aot_fmod_small_f32(float %x, float %y)
  %y.1 = call float @aoti_fmod_floor_f32(float %y.t, float %y)
  ret float %y.1
}

define float @aot_remainder_f32(float %x, float %y) #0 {
  %y.t = call float @aot_fmod_f32(float %x, float %y)
  %y.1 = call float @aoti_fmod_floor_f32(float %y.t, float %y)
  ret float %y.1
}

declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.trunc.f32(float)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
