def forward(self, a_1: "f32[1, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    squeeze_: "f32[3][1]cpu" = torch.ops.aten.squeeze_.dim(mul, 0);  mul = None
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(squeeze_, b_1);  squeeze_ = b_1 = None
    return mul_
