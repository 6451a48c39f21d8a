def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul)
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6])
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul)
    return (mul, view_1, t_1, sum_1)
