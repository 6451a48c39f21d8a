def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu"):
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(clone, 0, 1, 9223372036854775807)
    copy: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(slice_1, primals_2);  slice_1 = primals_2 = None
    slice_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(clone, copy, 0, 1, 9223372036854775807);  clone = copy = None
    return slice_scatter
