def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(clone, 0, 0)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(select, 1.0);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, fill, 0, 0);  clone = fill = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    return (select_scatter, mul, primals_2, select_scatter)
