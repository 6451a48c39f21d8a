def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", tangents_1: "f32[15][1]cpu"):
    cat: "f32[15][1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2, primals_3]);  primals_1 = primals_2 = primals_3 = None
    slice_1: "f32[5][1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 5)
    slice_2: "f32[5][1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 5, 10)
    slice_3: "f32[5][1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 10, 15);  tangents_1 = None
    return (cat, slice_1, slice_2, slice_3)
