def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[1, 1][1, 1]cpu", tangents_1: "f32[4, 6][6, 1]cpu"):
    block_diag: "f32[4, 6][6, 1]cpu" = torch.ops.aten.block_diag.default([primals_1, primals_2, primals_3]);  primals_1 = primals_2 = primals_3 = None
    slice_1: "f32[2, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 2)
    slice_2: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 0, 3);  slice_1 = None
    slice_3: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 2, 3)
    slice_4: "f32[1, 2][6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_3, 1, 3, 5);  slice_3 = None
    squeeze: "f32[1, 2][6, 1]cpu" = torch.ops.aten.squeeze.dim(slice_4, -1);  slice_4 = None
    slice_5: "f32[1, 6][6, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 3, 4);  tangents_1 = None
    slice_6: "f32[1, 1][6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_5, 1, 5, 6);  slice_5 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze, [0], True);  squeeze = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    return (block_diag, slice_2, view, slice_6)
