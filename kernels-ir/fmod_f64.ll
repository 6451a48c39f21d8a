; aot_fmod_f64, aot_remainder_f64: x - n y with n = x/y rounded toward zero (the result has the sign of x) or down (it
; has the sign of y, as in Python and torch.remainder).
;
; Input: any two doubles. x infinite, y zero or a NaN give NaN; an infinite y gives x, for remainder y if the signs
; differ and x is not zero. A zero result has the sign of x.
; Error: fmod is exact over the whole range; remainder rounds once, where it adds y: 0.5 ulp.
; Method: q = trunc(x/y), x - q y by one fused multiply-add. The quotient, being rounded, may be one too large and
; never too small: then y is added back, exactly. Where |x/y| may reach 2^51, the same in steps of 51 bits, from the
; top. There may be 41 steps, so they are a loop: a loop around aot_fmod_f64 is not a loop of vectors, one around
; aot_fmod_small_f64 is. aot_fmod_small_f64 and aot_remainder_small_f64 are for callers who know that |x/y| < 2^51:
; the same to the bit there, without the steps.

; a modulo c for 0 <= a, 0 < c, a/c < 2^51.
define double @aoti_fmod_step_f64(double %a, double %c) #0 {
  %q.t = fdiv double %a, %c
  %q = call double @llvm.trunc.f64(double %q.t)
  %r.t = fneg double %q
  %r = call double @llvm.fma.f64(double %r.t, double %c, double %a)
  %fixed.t = fcmp olt double %r, 0.0
  %fixed.t.1 = fadd double %r, %c
  %fixed = select i1 %fixed.t, double %fixed.t.1, double %r
  ; c may be infinite
  %y.t = fcmp ogt double %q, 0.0
  %y = select i1 %y.t, double %fixed, double %a
  ret double %y
}

; a modulo c for 0 <= a, 0 < c.
define double @aoti_fmod_positive_f64(double %a, double %c) #0 {
entry:
  %limit = fmul double %c, 2251799813685248.0
  %beyond = fcmp oge double %a, %limit
  %finite = fcmp olt double %a, 0x7FF0000000000000
  %positive = fcmp ogt double %c, 0.0
  %valid = and i1 %finite, %positive
  %is_far = and i1 %beyond, %valid
  br i1 %is_far, label %up, label %last

; the largest c 2^(51 k) that is not above a
up:
  %u = phi double [ %limit, %entry ], [ %u.next, %up ]
  %u.next = fmul double %u, 2251799813685248.0
  %more = fcmp ole double %u.next, %a
  br i1 %more, label %up, label %down

down:
  %d = phi double [ %u, %up ], [ %d.next, %down ]
  %r = phi double [ %a, %up ], [ %r.next, %down ]
  %r.next = call double @aoti_fmod_step_f64(double %r, double %d)
  %d.next = fmul double %d, 0x3CC0000000000000                                         ; 2^-51
  %again = fcmp ogt double %d.next, %c
  br i1 %again, label %down, label %last

last:
  %r.last = phi double [ %a, %entry ], [ %r.next, %down ]
  %out = call double @aoti_fmod_step_f64(double %r.last, double %c)
  ret double %out
}

; What is left where there is a result at all, with the sign of x.
define double @aoti_fmod_finish_f64(double %r, double %x, double %y) #0 {
  %signed = call double @llvm.copysign.f64(double %r, double %x)
  %valid.t = call double @llvm.fabs.f64(double %x)
  %valid.t.1 = fcmp olt double %valid.t, 0x7FF0000000000000                            ; inf
  %valid.t.2 = call double @llvm.fabs.f64(double %y)
  %valid.t.3 = fcmp ogt double %valid.t.2, 0.0
  %valid = and i1 %valid.t.1, %valid.t.3
  %y.1 = select i1 %valid, double %signed, double 0x7FF8000000000000                   ; nan
  ret double %y.1
}

; fmod to remainder: moved by y if the signs differ.
define double @aoti_fmod_floor_f64(double %r, double %y) #0 {
  %other.t = fcmp olt double %r, 0.0
  %other.t.1 = fcmp olt double %y, 0.0
  %other.t.2 = xor i1 %other.t, %other.t.1
  %other.t.3 = fcmp une double %r, 0.0
  %other = and i1 %other.t.2, %other.t.3
  %y.t = fadd double %r, %y
  %y.1 = select i1 %other, double %y.t, double %r
  ret double %y.1
}

define double @aot_fmod_small_f64(double %x, double %y) #0 {
  %r.t = call double @llvm.fabs.f64(double %x)
  %r.t.1 = call double @llvm.fabs.f64(double %y)
  %r = call double @aoti_fmod_step_f64(double %r.t, double %r.t.1)
  %y.1 = call double @aoti_fmod_finish_f64(double %r, double %x, double %y)
  ret double %y.1
}

define double @aot_fmod_f64(double %x, double %y) #0 {
  %r.t = call double @llvm.fabs.f64(double %x)
  %r.t.1 = call double @llvm.fabs.f64(double %y)
  %r = call double @aoti_fmod_positive_f64(double %r.t, double %r.t.1)
  %y.1 = call double @aoti_fmod_finish_f64(double %r, double %x, double %y)
  ret double %y.1
}

define double @aot_remainder_small_f64(double %x, double %y) #0 {
  %y.t = call double @aot_fmod_small_f64(double %x, double %y)
  %y.1 = call double @aoti_fmod_floor_f64(double %y.t, double %y)
  ret double %y.1
}

define double @aot_remainder_f64(double %x, double %y) #0 {
  %y.t = call double @aot_fmod_f64(double %x, double %y)
  %y.1 = call double @aoti_fmod_floor_f64(double %y.t, double %y)
  ret double %y.1
}

declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.trunc.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
