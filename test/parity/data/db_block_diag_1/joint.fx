def forward(self, primals_1: "f32[1, 5][5, 1]cpu", primals_2: "f32[2, 5][5, 1]cpu", primals_3: "f32[3, 5][5, 1]cpu", tangents_1: "f32[6, 15][15, 1]cpu"):
    block_diag: "f32[6, 15][15, 1]cpu" = torch.ops.aten.block_diag.default([primals_1, primals_2, primals_3]);  primals_1 = primals_2 = primals_3 = None
    slice_1: "f32[1, 15][15, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 1)
    slice_2: "f32[1, 5][15, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 0, 5);  slice_1 = None
    slice_3: "f32[2, 15][15, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 3)
    slice_4: "f32[2, 5][15, 1]cpu" = torch.ops.aten.slice.Tensor(slice_3, 1, 5, 10);  slice_3 = None
    slice_5: "f32[3, 15][15, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 3, 6);  tangents_1 = None
    slice_6: "f32[3, 5][15, 1]cpu" = torch.ops.aten.slice.Tensor(slice_5, 1, 10, 15);  slice_5 = None
    return (block_diag, slice_2, slice_4, slice_6)
