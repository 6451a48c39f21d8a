def forward(self, primals_1: "f32[1, 2, 4][8, 4, 1]cpu"):
    reflection_pad1d: "f32[1, 2, 7][14, 7, 1]cpu" = torch.ops.aten.reflection_pad1d.default(primals_1, [2, 1])
    replication_pad1d: "f32[1, 2, 7][14, 7, 1]cpu" = torch.ops.aten.replication_pad1d.default(primals_1, [1, 2])
    new_empty: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.new_empty.default(primals_1, [1, 2, 6], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_1: "f32[1, 2, 4][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(new_empty, 2, 1, 5)
    slice_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 2, 0, 4)
    copy: "f32[1, 2, 4][12, 6, 1]cpu" = torch.ops.aten.copy.default(slice_1, slice_2);  slice_1 = slice_2 = None
    slice_scatter: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(new_empty, copy, 2, 1, 5);  new_empty = copy = None
    slice_7: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 2, 0, 1)
    slice_8: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 2, 4, 5)
    copy_1: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.copy.default(slice_7, slice_8);  slice_7 = slice_8 = None
    slice_scatter_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, copy_1, 2, 0, 1);  slice_scatter = copy_1 = None
    slice_13: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter_1, 2, 5, 6)
    slice_14: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter_1, 2, 1, 2)
    copy_2: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.copy.default(slice_13, slice_14);  slice_13 = slice_14 = None
    slice_scatter_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter_1, copy_2, 2, 5, 6);  slice_scatter_1 = copy_2 = None
    constant_pad_nd: "f32[1, 2, 5][10, 5, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [-1, 2], 0.0)
    constant_pad_nd_1: "f32[1, 2, 2][4, 2, 1]cpu" = torch.ops.aten.constant_pad_nd.default(primals_1, [-1, -1], 3.0);  primals_1 = None
    return (reflection_pad1d, replication_pad1d, slice_scatter_2, constant_pad_nd, constant_pad_nd_1)
