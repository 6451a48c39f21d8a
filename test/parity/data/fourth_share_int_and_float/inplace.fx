def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2][1]cpu", c_1: "i64[2][1]cpu", d_1: "i64[2][1]cpu"):
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    add_: "i64[2][1]cpu" = torch.ops.aten.add_.Tensor(c_1, 1);  c_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_, b_1);  mul_ = b_1 = None
    mul: "i64[2][1]cpu" = torch.ops.aten.mul.Tensor(add_, d_1);  add_ = d_1 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(add, mul);  add = mul = None
    return add_1
