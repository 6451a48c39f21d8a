def forward(self, primals_1: "f32[2, 3][3, 1]cpu", view_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, view_2);  view_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_3, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_3);  new_empty_strided = mul_3 = None
    view_8: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [-1])
    slice_5: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(view_8, 0, 1, 4);  view_8 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(slice_5, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone);  clone = None
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(slice_5, zeros_like);  slice_5 = zeros_like = None
    view_9: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [-1]);  copy = None
    slice_scatter_1: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_9, copy_1, 0, 1, 4);  view_9 = copy_1 = None
    view_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter_1, [2, 3]);  slice_scatter_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_10, 1);  view_10 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_4);  mul_2 = mul_4 = None
    return (add,)
