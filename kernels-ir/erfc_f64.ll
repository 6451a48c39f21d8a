; aot_erfc_f64: the complementary error function, 1 - erf(x), in full relative precision.
;
; Input: any double. erfc(-inf) = 2, erfc(+inf) = 0, erfc(NaN) = NaN; small results go through the subnormals.
; Error: at most 1.95 ulp (measured, see docs/math.md).
; Method: below 1/2, 1 - erf x with the polynomial of erf_f64.ll. Beyond, for a = |x|, (1 + 2a) e^(a^2) erfc(a) hardly
; varies; it is the minimax polynomial gen/coefficients.py calls erfc_f64 in t = (a - 3)/(a + 3). a^2 is formed as a
; sum of two for the exponential. Negative x by erfc(-a) = 2 - erfc(a).

define double @aot_erfc_f64(double %x) #0 {
  %a = call double @llvm.fabs.f64(double %x)
  ; from here on the result is 0 or 2; a NaN passes the select
  %c.t = fcmp ogt double %a, 28.0
  %c = select i1 %c.t, double 28.0, double %a
  %t.t = fsub double %c, 3.0
  %t.t.1 = fadd double %c, 3.0
  %t = fdiv double %t.t, %t.t.1
  ; p + p_low, the leading coefficient being C0 + C1
  %v.21 = call double @llvm.fma.f64(double 0xBE100B958F2C46E3, double %t, double 0xBE3A82F9A3BC573B) ; D22 -9.3395652036086742e-10, D21 -6.1727179442264972e-09
  %v.20 = call double @llvm.fma.f64(double %v.21, double %t, double 0xBE3A15BA4B85286D) ; D20 -6.0733579765346893e-09
  %v.19 = call double @llvm.fma.f64(double %v.20, double %t, double 0x3E6583ABDFF7E9CD) ; D19 4.0073583559109423e-08
  %v.18 = call double @llvm.fma.f64(double %v.19, double %t, double 0x3E7824F9758B0276) ; D18 8.9945016222393881e-08
  %v.17 = call double @llvm.fma.f64(double %v.18, double %t, double 0xBE831E8AEB592F68) ; D17 -1.4244993955453627e-07
  %v.16 = call double @llvm.fma.f64(double %v.17, double %t, double 0xBEA450B0C5A7EF96) ; D16 -6.0544006014140369e-07
  %v.15 = call double @llvm.fma.f64(double %v.16, double %t, double 0x3E981B18DC359631) ; D15 3.592051280503865e-07
  %v.14 = call double @llvm.fma.f64(double %v.15, double %t, double 0x3ECD12B0BB73A625) ; D14 3.4657727742040401e-06
  %v.13 = call double @llvm.fma.f64(double %v.14, double %t, double 0xBEA89B74FE05DBCD) ; D13 -7.3335331411585462e-07
  %v.12 = call double @llvm.fma.f64(double %v.13, double %t, double 0xBEF513035065B2E9) ; D12 -2.0097989386002905e-05
  %v.11 = call double @llvm.fma.f64(double %v.12, double %t, double 0x3ED4C34D992F76E8) ; D11 4.9502617853449936e-06
  %v.10 = call double @llvm.fma.f64(double %v.11, double %t, double 0x3F20659D94F20A72) ; D10 0.00012509869199924282
  %v.9 = call double @llvm.fma.f64(double %v.10, double %t, double 0xBF1B912AF38BD379) ; D9 -0.0001051599946427349
  %v.8 = call double @llvm.fma.f64(double %v.9, double %t, double 0xBF498DB4D1426408)  ; D8 -0.00077983216262389552
  %v.7 = call double @llvm.fma.f64(double %v.8, double %t, double 0x3F5EF1BDDCC35F69)  ; D7 0.0018886903881618294
  %v.6 = call double @llvm.fma.f64(double %v.7, double %t, double 0x3F64B884E294BE05)  ; D6 0.0025293918048630037
  %v.5 = call double @llvm.fma.f64(double %v.6, double %t, double 0xBF98574C40C7B568)  ; D5 -0.023770514921058888
  %v.4 = call double @llvm.fma.f64(double %v.5, double %t, double 0x3FB17CA2877FDAC3)  ; D4 0.068308027344623531
  %v.3 = call double @llvm.fma.f64(double %v.4, double %t, double 0xBFBE88B803A47697)  ; D3 -0.11927366341520905
  %v.2 = call double @llvm.fma.f64(double %v.3, double %t, double 0x3FC098366A5B43F9)  ; D2 0.12964515870274321
  %v.1 = call double @llvm.fma.f64(double %v.2, double %t, double 0xBFA85A15C58AA6B6)  ; D1 -0.047562294353452314
  %v = call double @llvm.fma.f64(double %v.1, double %t, double 0xBFC15C084BB9E8ED)    ; D0 -0.13562110612458103
  %w = call double @llvm.fma.f64(double %t, double %v, double 0x3C8BE1E9795DFC24)      ; C1 4.8368373164145701e-17
  %p = fadd double %w, 0x3FF40C522D7E4987                                              ; C0 1.2530080582697296
  %p_low.t = fsub double 0x3FF40C522D7E4987, %p                                        ; C0 1.2530080582697296
  %p_low = fadd double %p_low.t, %w
  ; (p + p_low) / (1 + 2c), what the division lost put back
  %d = call double @llvm.fma.f64(double %c, double 2.0, double 1.0)
  %d_low.t = fsub double 1.0, %d
  %d_low = call double @llvm.fma.f64(double %c, double 2.0, double %d_low.t)
  %q = fdiv double %p, %d
  %rest.t = fneg double %q
  %rest.t.1 = call double @llvm.fma.f64(double %rest.t, double %d, double %p)
  %rest.t.2 = fadd double %rest.t.1, %p_low
  %rest.t.3 = fmul double %q, %d_low
  %rest = fsub double %rest.t.2, %rest.t.3
  %q_low = fdiv double %rest, %d
  ; e^-(s + s_low)
  %s = fmul double %c, %c
  %s_low.t = fneg double %s
  %s_low = call double @llvm.fma.f64(double %c, double %c, double %s_low.t)
  %head.t = fneg double %s
  %head.pair = call { double, double, double } @aoti_exp_reduce_f64(double %head.t)
  %head = extractvalue { double, double, double } %head.pair, 0
  %tail = extractvalue { double, double, double } %head.pair, 1
  %shifted = extractvalue { double, double, double } %head.pair, 2
  %e.t = fsub double %tail, %s_low
  %e = call double @aoti_expm1_poly_f64(double %head, double %e.t)
  %y.t = call double @llvm.fma.f64(double %q, double %e, double %q_low)
  %y = fadd double %y.t, %q
  %tail_value = call double @aoti_scale_f64(double %y, double %shifted)
  %outer.t = fcmp olt double %x, 0.0
  %outer.t.1 = fsub double 2.0, %tail_value
  %outer = select i1 %outer.t, double %outer.t.1, double %tail_value
  %y.t.1 = fcmp olt double %a, 0.5
  %y.t.2 = call double @aoti_erf_small_f64(double %x)
  %y.t.3 = fsub double 1.0, %y.t.2
  %y.1 = select i1 %y.t.1, double %y.t.3, double %outer
  ret double %y.1
}

declare double @aoti_erf_small_f64(double)
declare double @aoti_expm1_poly_f64(double, double)
declare double @aoti_scale_f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare { double, double, double } @aoti_exp_reduce_f64(double)

attributes #0 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
