def forward(self, tangents_1: "f32[3, 2][2, 1]cpu"):
    slice_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 1)
    slice_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 3);  tangents_1 = None
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, slice_4, 0, 1, 9223372036854775807);  slice_4 = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_3, 2);  slice_3 = None
    slice_scatter_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, mul_1, 0, 0, 1);  full = mul_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, slice_scatter_1);  slice_scatter = slice_scatter_1 = None
    return (add,)
