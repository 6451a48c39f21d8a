; Conversions between bfloat16 and IEEE half on one side (as 16-bit patterns) and float and double on the other.
;
; aot_bf16_to_f32, aot_f16_to_f32: exact, subnormals and infinities included. A half NaN becomes a quiet NaN with the
; same payload; a bfloat16 NaN keeps its bits.
; aot_f32_to_bf16, aot_f32_to_f16, aot_f64_to_bf16, aot_f64_to_f16: to nearest, ties to even, once: a double is not
; rounded to float on the way. Overflow gives infinity, underflow goes through the subnormals; a NaN stays a NaN of
; the same sign, quiet, with the leading bits of its payload.
; Error: at most 0.5 ulp. Tested on all 2^16 patterns, on the midpoints between them and on the numbers beside those.
; Method: integer arithmetic on the bits. The half subnormals use one float addition whose rounding is the rounding
; asked for. Neither needs hardware conversions (F16C, AVX512-FP16) nor the library routines LLVM calls where these
; are missing.

define float @aot_bf16_to_f32(i16 %h) #0 {
  %y.t = zext i16 %h to i32
  %y.t.1 = shl i32 %y.t, 16
  %y = bitcast i32 %y.t.1 to float
  ret float %y
}

define i16 @aot_f32_to_bf16(float %x) #0 {
  %b = bitcast float %x to i32
  ; adding just under half of the last place kept, plus that place's own bit, rounds to nearest even
  %even.t = lshr i32 %b, 16
  %even = and i32 %even.t, 1
  %rounded.t = add i32 %b, 32767                                                       ; 0x7fff
  %rounded = add i32 %rounded.t, %even
  ; a NaN could be rounded up into an infinity; setting its quiet bit keeps it one
  %quiet = or i32 %b, 4194304                                                          ; 0x400000
  %r.t = fcmp uno float %x, 0.0
  %r = select i1 %r.t, i32 %quiet, i32 %rounded
  %y.t = lshr i32 %r, 16
  %y = trunc i32 %y.t to i16
  ret i16 %y
}

define float @aot_f16_to_f32(i16 %h) #0 {
  %w = zext i16 %h to i32
  %sign.t = and i32 %w, 32768                                                          ; 0x8000
  %sign = shl i32 %sign.t, 16
  %magnitude.t = and i32 %w, 32767                                                     ; 0x7fff
  %magnitude = shl i32 %magnitude.t, 13
  ; the exponent's bias grows by 112
  %normal = add i32 %magnitude, 939524096                                              ; 0x38000000
  ; exponent 31 becomes 255; a NaN becomes quiet
  %quiet.t = icmp sgt i32 %magnitude, 260046848                                        ; 0xf800000
  %quiet = select i1 %quiet.t, i32 4194304, i32 0                                      ; 0x400000
  %special.t = add i32 %magnitude, 1879048192                                          ; 0x70000000
  %special = or i32 %special.t, %quiet
  ; below 2^-14 the ten bits are put behind an implicit one of that weight, which is subtracted again
  %subnormal.t = or i32 %magnitude, 947912704                                          ; 0x38800000
  %subnormal.t.1 = bitcast i32 %subnormal.t to float
  %subnormal.t.2 = fsub float %subnormal.t.1, 0x3F10000000000000                       ; 6.10351562e-05
  %subnormal = bitcast float %subnormal.t.2 to i32
  %large.t = icmp sge i32 %magnitude, 260046848                                        ; 0xf800000
  %large = select i1 %large.t, i32 %special, i32 %normal
  %r.t = icmp slt i32 %magnitude, 8388608                                              ; 0x800000
  %r = select i1 %r.t, i32 %subnormal, i32 %large
  %y.t = or i32 %r, %sign
  %y = bitcast i32 %y.t to float
  ret float %y
}

define i16 @aot_f32_to_f16(float %x) #0 {
  %b = bitcast float %x to i32
  %a = and i32 %b, 2147483647                                                          ; 0x7fffffff
  %even.t = lshr i32 %a, 13
  %even = and i32 %even.t, 1
  ; to nearest even, the exponent's bias shrinking by 112; from 65520 on this carries into infinity
  %normal.t = sub i32 %a, 939520001                                                    ; 0x37fff001
  %normal.t.1 = add i32 %normal.t, %even
  %normal = lshr i32 %normal.t.1, 13
  ; below 2^-14: one half has the last place 2^-24, that of the half subnormals
  %subnormal.t = bitcast i32 %a to float
  %subnormal.t.1 = fadd float %subnormal.t, 0.5
  %subnormal.t.2 = bitcast float %subnormal.t.1 to i32
  %subnormal = sub i32 %subnormal.t.2, 1056964608                                      ; 0x3f000000
  %nan_bits.t = lshr i32 %a, 13
  %nan_bits.t.1 = and i32 %nan_bits.t, 1023
  %nan_bits = or i32 %nan_bits.t.1, 32256                                              ; 0x7e00
  %huge.t = icmp sgt i32 %a, 2139095040                                                ; 0x7f800000
  %huge = select i1 %huge.t, i32 %nan_bits, i32 31744                                  ; 0x7c00
  %finite.t = icmp slt i32 %a, 947912704                                               ; 0x38800000
  %finite = select i1 %finite.t, i32 %subnormal, i32 %normal
  %r.t = icmp slt i32 %a, 1199570944                                                   ; 0x47800000
  %r = select i1 %r.t, i32 %finite, i32 %huge
  %sign.t = lshr i32 %b, 16
  %sign = and i32 %sign.t, 32768                                                       ; 0x8000
  %y.t = or i32 %r, %sign
  %y = trunc i32 %y.t to i16
  ret i16 %y
}

; x as a float, rounded to odd: toward zero, then the last bit is set if anything was lost. Rounding that to a format
; at least two bits shorter is the same as rounding x to it.
define float @aoti_round_to_odd(double %x) #0 {
  %t = fptrunc double %x to float
  %wide = fpext float %t to double
  %away.t = call double @llvm.fabs.f64(double %wide)
  %away.t.1 = call double @llvm.fabs.f64(double %x)
  %away = fcmp ogt double %away.t, %away.t.1
  %b = bitcast float %t to i32
  %toward.t = sub i32 %b, 1
  %toward = select i1 %away, i32 %toward.t, i32 %b
  %odd.t = fcmp une double %wide, %x
  %odd.t.1 = or i32 %toward, 1
  %odd = select i1 %odd.t, i32 %odd.t.1, i32 %toward
  %y = bitcast i32 %odd to float
  ret float %y
}

define i16 @aot_f64_to_bf16(double %x) #0 {
  %y.t = call float @aoti_round_to_odd(double %x)
  %y = call i16 @aot_f32_to_bf16(float %y.t)
  ret i16 %y
}

define i16 @aot_f64_to_f16(double %x) #0 {
  %y.t = call float @aoti_round_to_odd(double %x)
  %y = call i16 @aot_f32_to_f16(float %y.t)
  ret i16 %y
}

declare double @llvm.fabs.f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
