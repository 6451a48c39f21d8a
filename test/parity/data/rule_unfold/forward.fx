def forward(self, primals_1: "f32[2, 7][7, 1]cpu", primals_2: "f32[2, 6][6, 1]cpu"):
    unfold: "f32[2, 3, 3][7, 2, 1]cpu" = torch.ops.aten.unfold.default(primals_1, 1, 3, 2);  primals_1 = None
    sin: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sin.default(unfold);  unfold = None
    unfold_copy: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unfold_copy.default(primals_2, 1, 2, 2);  primals_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(unfold_copy);  unfold_copy = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, sum_1);  sin = sum_1 = None
    return mul
