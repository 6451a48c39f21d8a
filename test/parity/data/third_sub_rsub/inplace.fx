def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    sub_: "f32[3][1]cpu" = torch.ops.aten.sub_.Tensor(mul, b_1, alpha = 2);  mul = None
    div_: "f32[3][1]cpu" = torch.ops.aten.div_.Tensor(sub_, b_1);  sub_ = b_1 = None
    return div_
