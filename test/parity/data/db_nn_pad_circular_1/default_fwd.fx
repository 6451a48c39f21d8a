def forward(self, primals_1: "f32[0, 3, 3][9, 3, 1]cpu"):
    new_empty: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.new_empty.default(primals_1, [0, 3, 6], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_1: "f32[0, 3, 3][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(new_empty, 2, 1, 4)
    slice_2: "f32[0, 3, 3][9, 3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 2, 0, 3);  primals_1 = None
    copy: "f32[0, 3, 3][18, 6, 1]cpu" = torch.ops.aten.copy.default(slice_1, slice_2);  slice_1 = slice_2 = None
    slice_scatter: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(new_empty, copy, 2, 1, 4);  new_empty = copy = None
    slice_7: "f32[0, 3, 1][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 2, 0, 1)
    slice_8: "f32[0, 3, 1][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 2, 3, 4)
    copy_1: "f32[0, 3, 1][18, 6, 1]cpu" = torch.ops.aten.copy.default(slice_7, slice_8);  slice_7 = slice_8 = None
    slice_scatter_1: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, copy_1, 2, 0, 1);  slice_scatter = copy_1 = None
    slice_13: "f32[0, 3, 2][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter_1, 2, 4, 6)
    slice_14: "f32[0, 3, 2][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter_1, 2, 1, 3)
    copy_2: "f32[0, 3, 2][18, 6, 1]cpu" = torch.ops.aten.copy.default(slice_13, slice_14);  slice_13 = slice_14 = None
    slice_scatter_2: "f32[0, 3, 6][18, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter_1, copy_2, 2, 4, 6);  slice_scatter_1 = copy_2 = None
    return (slice_scatter_2,)
