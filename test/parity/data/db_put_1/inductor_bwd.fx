def forward(self, primals_2: "i64[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    view_3: "f32[9][1]cpu" = torch.ops.aten.view.default(tangents_1, [-1])
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(view_3, [primals_2]);  view_3 = primals_2 = None
    view_4: "f32[3][1]cpu" = torch.ops.aten.view.default(index, [3]);  index = None
    return (tangents_1, None, view_4)
