def forward(self, tangents_1: "f32[2, 7][7, 1]cpu"):
    slice_1: "f32[2, 3][7, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 1, 0, 3)
    slice_2: "f32[2, 1][7, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 1, 3, 4)
    slice_3: "f32[2, 3][7, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 1, 4, 7);  tangents_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_1, slice_3);  slice_1 = slice_3 = None
    return (add, slice_2)
