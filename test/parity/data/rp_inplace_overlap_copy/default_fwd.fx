def forward(self, primals_1: "f32[4, 2][2, 1]cpu"):
    clone: "f32[4, 2][2, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    slice_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 1, 9223372036854775807)
    slice_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 0, -1)
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_2);  slice_2 = None
    copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_1, clone_1);  slice_1 = clone_1 = None
    slice_scatter: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(clone, copy, 0, 1, 9223372036854775807);  clone = copy = None
    slice_7: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 0, 2)
    slice_8: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 2, 9223372036854775807)
    copy_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_7, slice_8);  slice_7 = slice_8 = None
    slice_scatter_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, copy_1, 0, 0, 2);  slice_scatter = copy_1 = None
    return (slice_scatter_1,)
