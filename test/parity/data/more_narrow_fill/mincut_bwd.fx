def forward(self, primals_1: "f32[2, 4][4, 1]cpu", slice_scatter: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_scatter);  slice_scatter = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[2, 4][4, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [2, 4], [4, 1])
    copy: "f32[2, 4][4, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    slice_5: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(copy, 1, 1, 3)
    clone: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    zeros_like: "f32[2, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(clone);  clone = None
    copy_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.copy.default(slice_5, zeros_like);  slice_5 = zeros_like = None
    slice_scatter_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_scatter.default(copy, copy_1, 1, 1, 3);  copy = copy_1 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(slice_scatter_1, 1);  slice_scatter_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add,)
