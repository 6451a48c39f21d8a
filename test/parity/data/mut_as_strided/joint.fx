def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    as_strided: "f32[2][4]cpu" = torch.ops.aten.as_strided.default(mul, [2], [4], 1)
    zero: "f32[2][1]cpu" = torch.ops.aten.zero.default(as_strided);  as_strided = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(mul, zero, [2], [4], 1);  mul = zero = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    as_strided_4: "f32[2][4]cpu" = torch.ops.aten.as_strided.default(copy, [2], [4], 1)
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(as_strided_4, memory_format = torch.contiguous_format)
    zeros_like: "f32[2][1]cpu" = torch.ops.aten.zeros_like.default(clone);  clone = None
    copy_1: "f32[2][4]cpu" = torch.ops.aten.copy.default(as_strided_4, zeros_like);  as_strided_4 = zeros_like = None
    as_strided_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(copy, copy_1, [2], [4], 1);  copy = copy_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided_scatter_1, 1);  as_strided_scatter_1 = None
    return (as_strided_scatter, mul_1)
