def forward(self, a_1: "f32[1, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(squeeze, b_1);  squeeze = b_1 = mul_ = None
    return mul
