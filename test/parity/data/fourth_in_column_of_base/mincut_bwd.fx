def forward(self, primals_2: "f32[3][1]cpu", slice_scatter: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, slice_scatter);  slice_scatter = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    new_empty_strided: "f32[3][1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [3], [1])
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    slice_6: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(copy, 0, 1, 9223372036854775807)
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(slice_6, memory_format = torch.contiguous_format)
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_1: "f32[2][1]cpu" = torch.ops.aten.copy.default(slice_6, mul_4);  slice_6 = mul_4 = None
    slice_scatter_1: "f32[3][1]cpu" = torch.ops.aten.slice_scatter.default(copy, copy_1, 0, 1, 9223372036854775807);  copy = copy_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, slice_scatter_1);  mul_2 = None
    return (slice_scatter_1, add_2)
