def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", tangents_1: "f32[1, 5, 3][15, 3, 1]cpu"):
    unsqueeze: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    unsqueeze_1: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    unsqueeze_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_3: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_2, -1);  unsqueeze_2 = None
    unsqueeze_4: "f32[1, 5][5, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_3, 0);  primals_3 = None
    unsqueeze_5: "f32[1, 5, 1][5, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, -1);  unsqueeze_4 = None
    cat: "f32[1, 5, 3][15, 3, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_3, unsqueeze_5], 2);  unsqueeze_1 = unsqueeze_3 = unsqueeze_5 = None
    slice_1: "f32[1, 5, 1][15, 3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 2, 0, 1)
    slice_2: "f32[1, 5, 1][15, 3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 2, 1, 2)
    slice_3: "f32[1, 5, 1][15, 3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 2, 2, 3);  tangents_1 = None
    squeeze: "f32[1, 5][15, 3]cpu" = torch.ops.aten.squeeze.dim(slice_3, -1);  slice_3 = None
    squeeze_1: "f32[5][3]cpu" = torch.ops.aten.squeeze.dim(squeeze, 0);  squeeze = None
    squeeze_2: "f32[1, 5][15, 3]cpu" = torch.ops.aten.squeeze.dim(slice_2, -1);  slice_2 = None
    squeeze_3: "f32[5][3]cpu" = torch.ops.aten.squeeze.dim(squeeze_2, 0);  squeeze_2 = None
    squeeze_4: "f32[1, 5][15, 3]cpu" = torch.ops.aten.squeeze.dim(slice_1, -1);  slice_1 = None
    squeeze_5: "f32[5][3]cpu" = torch.ops.aten.squeeze.dim(squeeze_4, 0);  squeeze_4 = None
    return (cat, squeeze_5, squeeze_3, squeeze_1)
