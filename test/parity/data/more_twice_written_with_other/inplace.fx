def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(a_1, 1);  a_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(add_, b_1);  add_ = b_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, c_1);  mul = c_1 = None
    return add
