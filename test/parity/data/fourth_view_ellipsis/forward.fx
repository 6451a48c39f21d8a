def forward(self, primals_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    mul: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1)
    select: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.select.int(unsqueeze, 3, 1);  unsqueeze = None
    fill: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.fill.Scalar(select, 2.0);  select = None
    unsqueeze_1: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1);  mul = None
    select_scatter: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.select_scatter.default(unsqueeze_1, fill, 3, 1);  unsqueeze_1 = fill = None
    squeeze: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(select_scatter, 1);  select_scatter = None
    return squeeze
