def forward(self, a_1: "f32[1, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    squeeze_: "f32[3][1]cpu" = torch.ops.aten.squeeze_.dim(mul, 0);  mul = None
    unsqueeze_: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze_.default(squeeze_, -1);  squeeze_ = None
    squeeze__1: "f32[3][1]cpu" = torch.ops.aten.squeeze_.default(unsqueeze_);  unsqueeze_ = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze__1, b_1);  squeeze__1 = b_1 = None
    return mul_1
