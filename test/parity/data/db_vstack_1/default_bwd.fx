def forward(self, tangents_1: "f32[3, 5][5, 1]cpu"):
    slice_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 1)
    slice_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 2)
    slice_3: "f32[1, 5][5, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 2, 3);  tangents_1 = None
    squeeze: "f32[5][1]cpu" = torch.ops.aten.squeeze.dim(slice_3, 0);  slice_3 = None
    squeeze_1: "f32[5][1]cpu" = torch.ops.aten.squeeze.dim(slice_2, 0);  slice_2 = None
    squeeze_2: "f32[5][1]cpu" = torch.ops.aten.squeeze.dim(slice_1, 0);  slice_1 = None
    return (squeeze_2, squeeze_1, squeeze)
