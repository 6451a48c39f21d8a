def forward(self, primals_1: "f32[6][1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[6][1]cpu" = torch.ops.aten.clone.default(mul)
    nan_to_num: "f32[6][1]cpu" = torch.ops.aten.nan_to_num.default(mul);  mul = None
    return (nan_to_num, clone)
