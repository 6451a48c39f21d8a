def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, a_1);  a_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, 1);  mul = None
    sqrt_: "f32[3][1]cpu" = torch.ops.aten.sqrt_.default(add);  add = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sqrt_, b_1);  sqrt_ = b_1 = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(div, 2);  div = None
    return mul_
