def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu", d_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(b_1, c_1);  b_1 = c_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(a_1, mul);  a_1 = mul = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(add, d_1);  add = d_1 = None
    return sub
