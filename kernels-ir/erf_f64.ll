; aot_erf_f64: the error function, 2/sqrt(pi) times the integral of e^-t^2 from 0 to x.
;
; Input: any double. erf(+-0) = +-0, erf(+-inf) = +-1, erf(NaN) = NaN.
; Error: at most 1.40 ulp (measured, see docs/math.md).
; Method: below 1, x + x e(x^2) with e the minimax polynomial gen/coefficients.py calls erf_small_f64; from there on 1
; - exp(-x g(x - 3.5)) with g the one called erf_large_f64.

; erf x for |x| <= 1
define double @aoti_erf_small_f64(double %x) #0 {
  %e.t = fmul double %x, %x
  %e.11 = call double @llvm.fma.f64(double 0x3DE43D0915A300B3, double %e.t, double 0xBE1CA438B59CCCE4) ; E12 1.4725388514308094e-10, E11 -1.66715415643622e-09
  %e.10 = call double @llvm.fma.f64(double %e.11, double %e.t, double 0x3E513EFE753BF66B) ; E10 1.6061654519407486e-08
  %e.9 = call double @llvm.fma.f64(double %e.10, double %e.t, double 0xBE863B30FC6543F5) ; E9 -1.6563546818363059e-07
  %e.8 = call double @llvm.fma.f64(double %e.9, double %e.t, double 0x3EBBA6C9B9BAB5FC) ; E8 1.6481587640603101e-06
  %e.7 = call double @llvm.fma.f64(double %e.8, double %e.t, double 0xBEEF4DD2D15CD156) ; E7 -1.4926909482328745e-05
  %e.6 = call double @llvm.fma.f64(double %e.7, double %e.t, double 0x3F1F9A3BBDCF7894) ; E6 0.00012055387146811736
  %e.5 = call double @llvm.fma.f64(double %e.6, double %e.t, double 0xBF4C02DB94444399) ; E5 -0.00085483285559649895
  %e.4 = call double @llvm.fma.f64(double %e.5, double %e.t, double 0x3F7565BCD2CA5D74) ; E4 0.0052239776529384614
  %e.3 = call double @llvm.fma.f64(double %e.4, double %e.t, double 0xBF9B82CE31355CE0) ; E3 -0.026866170648045862
  %e.2 = call double @llvm.fma.f64(double %e.3, double %e.t, double 0x3FBCE2F21A0458EB) ; E2 0.11283791670971126
  %e.1 = call double @llvm.fma.f64(double %e.2, double %e.t, double 0xBFD812746B037A25) ; E1 -0.37612638903184098
  %e = call double @llvm.fma.f64(double %e.1, double %e.t, double 0x3FC06EBA8214DB69)  ; E0 0.12837916709551259
  %y = call double @llvm.fma.f64(double %x, double %e, double %x)
  ret double %y
}

define double @aot_erf_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  %small = call double @aoti_erf_small_f64(double %x)
  ; from 6 on the result is 1; a NaN passes the select
  %c.t = fcmp ogt double %a, 6.0
  %c = select i1 %c.t, double 6.0, double %a
  %g.t = fsub double %c, 3.5
  %g.17 = call double @llvm.fma.f64(double 0x3D4C64712F6A22CC, double %g.t, double 0x3D8803BDC3BAC754) ; G18 2.0173979513980145e-13, G17 2.7301455620006813e-12
  %g.16 = call double @llvm.fma.f64(double %g.17, double %g.t, double 0x3DB2A0AEBB3FA873) ; G16 1.6941763706369768e-11
  %g.15 = call double @llvm.fma.f64(double %g.16, double %g.t, double 0x3DD10C438B096EBF) ; G15 6.2019919373084158e-11
  %g.14 = call double @llvm.fma.f64(double %g.15, double %g.t, double 0x3DE11910882C70EB) ; G14 1.2440365758960205e-10
  %g.13 = call double @llvm.fma.f64(double %g.14, double %g.t, double 0x3DE417A48A8155FC) ; G13 1.4619111932523508e-10
  %g.12 = call double @llvm.fma.f64(double %g.13, double %g.t, double 0xBDEFF437D680344F) ; G12 -2.3249578239223277e-10
  %g.11 = call double @llvm.fma.f64(double %g.12, double %g.t, double 0xBDD44098F84F42F5) ; G11 -7.3677562382159239e-11
  %g.10 = call double @llvm.fma.f64(double %g.11, double %g.t, double 0xBE18660FD6881ADB) ; G10 -1.4201900438009361e-09
  %g.9 = call double @llvm.fma.f64(double %g.10, double %g.t, double 0xBE3E75BBC5B93964) ; G9 -7.0919972911466783e-09
  %g.8 = call double @llvm.fma.f64(double %g.9, double %g.t, double 0x3E7C3432FD183C83) ; G8 1.0506772631805846e-07
  %g.7 = call double @llvm.fma.f64(double %g.8, double %g.t, double 0xBEAFED416D380756) ; G7 -9.5149217788101825e-07
  %g.6 = call double @llvm.fma.f64(double %g.7, double %g.t, double 0x3EDE4A7B0549C1AF) ; G6 7.2219227901102787e-06
  %g.5 = call double @llvm.fma.f64(double %g.6, double %g.t, double 0xBF0A098F52ABFD41) ; G5 -4.9662290924951901e-05
  %g.4 = call double @llvm.fma.f64(double %g.5, double %g.t, double 0x3F350B6CE3C297C6) ; G4 0.00032111557426117395
  %g.3 = call double @llvm.fma.f64(double %g.4, double %g.t, double 0xBF605D411DD7FF1A) ; G3 -0.0019975921447893509
  %g.2 = call double @llvm.fma.f64(double %g.3, double %g.t, double 0x3F890558F02ABFDB) ; G2 0.01221723063403595
  %g.1 = call double @llvm.fma.f64(double %g.2, double %g.t, double 0x3FED91593D0B1E5F) ; G1 0.92399274752183291
  %g = call double @llvm.fma.f64(double %g.1, double %g.t, double 0x401020E55E613A8F)  ; G0 4.0321249720424381
  %head.t = fmul double %c, %g
  %head.t.1 = fneg double %head.t
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %head.t.1)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  %p = call double @aoti_expm1_poly_f64(double %head, double %tail)
  %s = call double @aoti_exp2_int_f64(double %shifted)
  ; 1 - s (1 + p)
  %large.t = fneg double %s
  %large.t.1 = fsub double 1.0, %s
  %large.t.2 = call double @llvm.fma.f64(double %large.t, double %p, double %large.t.1)
  %large = call double @llvm.copysign.f64(double %large.t.2, double %x)
  %y.t = fcmp olt double %a, 1.0
  %y = select i1 %y.t, double %small, double %large
  ret double %y
}

declare double @aoti_exp2_int_f64(double)
declare double @aoti_expm1_poly_f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
