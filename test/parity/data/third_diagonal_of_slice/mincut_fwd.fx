def forward(self, primals_1: "f32[4, 3][3, 1]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 9223372036854775807)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(slice_1)
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(diagonal);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(slice_1, zero);  slice_1 = zero = None
    slice_scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, diagonal_scatter, 0, 1, 9223372036854775807);  mul = diagonal_scatter = None
    return (slice_scatter,)
