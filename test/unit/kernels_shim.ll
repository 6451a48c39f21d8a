; The functions of kernels-ir that return more than one number, as C can call them: results through a pointer.

define void @shim_philox(i64 %key, i64 %low, i64 %high, ptr %out) {
  %words = call { i32, i32, i32, i32 } @aot_philox(i64 %key, i64 %low, i64 %high)
  store { i32, i32, i32, i32 } %words, ptr %out
  ret void
}

define void @shim_normal_f32(i32 %w0, i32 %w1, ptr %out) {
  %pair = call { float, float } @aot_normal_f32(i32 %w0, i32 %w1)
  store { float, float } %pair, ptr %out
  ret void
}

define void @shim_normal_f64(i32 %w0, i32 %w1, i32 %w2, i32 %w3, ptr %out) {
  %pair = call { double, double } @aot_normal_f64(i32 %w0, i32 %w1, i32 %w2, i32 %w3)
  store { double, double } %pair, ptr %out
  ret void
}

declare { i32, i32, i32, i32 } @aot_philox(i64, i64, i64)
declare { float, float } @aot_normal_f32(i32, i32)
declare { double, double } @aot_normal_f64(i32, i32, i32, i32)
