def forward(self, a_1: "f32[6][1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    nan_to_num_: "f32[6][1]cpu" = torch.ops.aten.nan_to_num_.default(mul);  mul = None
    return nan_to_num_
