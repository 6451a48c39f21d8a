def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(clone, 1, 0)
    fill: "f32[2][1]cpu" = torch.ops.aten.fill.Scalar(select, 0);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, fill, 1, 0);  clone = fill = None
    return (select_scatter,)
