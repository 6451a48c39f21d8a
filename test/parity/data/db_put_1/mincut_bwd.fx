def forward(self, primals_2: "i64[3][1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    take: "f32[3][1]cpu" = torch.ops.aten.take.default(tangents_1, primals_2);  primals_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(take, [3]);  take = None
    return (tangents_1, None, view)
