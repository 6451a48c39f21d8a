def forward(self, a_1: "f32[1, 3][3, 1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    squeeze_: "f32[3][1]cpu" = torch.ops.aten.squeeze_.dim(a_1, 0);  a_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_, b_1);  squeeze_ = b_1 = None
    return mul
