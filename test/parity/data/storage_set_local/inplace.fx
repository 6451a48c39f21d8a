def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(a_1)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(detach, 2);  detach = None
    set_: "f32[3][1]cpu" = torch.ops.aten.set_.source_Tensor(mul, mul_1);  mul = None
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(mul_1, 1);  mul_1 = add_ = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(set_, a_1);  set_ = a_1 = None
    return add
