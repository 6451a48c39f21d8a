def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[2][1]cpu", d_1: "f32[3][1]cpu", e_1: "f32[2][1]cpu", f_1: "f32[3][1]cpu", g_1: "f32[2][1]cpu", h_1: "f32[3][1]cpu"):
    lerp_: "f32[2][1]cpu" = torch.ops.aten.lerp_.Scalar(c_1, g_1, 0.1);  c_1 = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(e_1, 0.999);  e_1 = None
    addcmul_: "f32[2][1]cpu" = torch.ops.aten.addcmul_.default(mul_, g_1, g_1, value = 0.001);  mul_ = g_1 = None
    mul__1: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 0.999);  a_1 = None
    sqrt: "f32[2][1]cpu" = torch.ops.aten.sqrt.default(addcmul_);  addcmul_ = None
    add_: "f32[2][1]cpu" = torch.ops.aten.add_.Tensor(sqrt, 1e-08);  sqrt = None
    addcdiv_: "f32[2][1]cpu" = torch.ops.aten.addcdiv_.default(mul__1, lerp_, add_, value = -0.01);  mul__1 = lerp_ = add_ = None
    lerp__1: "f32[3][1]cpu" = torch.ops.aten.lerp_.Scalar(d_1, h_1, 0.1);  d_1 = None
    mul__2: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(f_1, 0.999);  f_1 = None
    addcmul__1: "f32[3][1]cpu" = torch.ops.aten.addcmul_.default(mul__2, h_1, h_1, value = 0.001);  mul__2 = h_1 = None
    mul__3: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 0.999);  b_1 = None
    sqrt_1: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(addcmul__1);  addcmul__1 = None
    add__1: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(sqrt_1, 1e-08);  sqrt_1 = None
    addcdiv__1: "f32[3][1]cpu" = torch.ops.aten.addcdiv_.default(mul__3, lerp__1, add__1, value = -0.01);  mul__3 = lerp__1 = add__1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(addcdiv_);  addcdiv_ = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(addcdiv__1);  addcdiv__1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return add
