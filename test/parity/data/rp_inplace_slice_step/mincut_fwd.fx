def forward(self, primals_1: "f32[4, 3][3, 1]cpu"):
    clone: "f32[4, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    slice_1: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 1, 9223372036854775807, 2)
    slice_2: "f32[2, 3][6, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 0, 9223372036854775807, 2)
    copy: "f32[2, 3][6, 1]cpu" = torch.ops.aten.copy.default(slice_2, slice_1);  slice_2 = slice_1 = None
    slice_scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(clone, copy, 0, 0, 9223372036854775807, 2);  clone = copy = None
    slice_6: "f32[4, 2][3, 2]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 1, 0, 9223372036854775807, 2)
    fill: "f32[4, 2][2, 1]cpu" = torch.ops.aten.fill.Scalar(slice_6, 1.0);  slice_6 = None
    slice_scatter_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, fill, 1, 0, 9223372036854775807, 2);  slice_scatter = fill = None
    return (slice_scatter_1,)
