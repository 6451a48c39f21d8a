def forward(self, primals_2: "f32[][]cpu", gt_1: "b8[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(primals_2, [1]);  primals_2 = None
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(view, tangents_1);  view = None
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_1, mul_1);  gt_1 = tangents_1 = mul_1 = None
    return (where_1, None)
