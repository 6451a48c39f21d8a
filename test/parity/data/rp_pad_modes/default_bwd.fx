def forward(self, primals_1: "f32[1, 2, 4][8, 4, 1]cpu", tangents_1: "f32[1, 2, 7][14, 7, 1]cpu", tangents_2: "f32[1, 2, 7][14, 7, 1]cpu", tangents_3: "f32[1, 2, 6][12, 6, 1]cpu", tangents_4: "f32[1, 2, 5][10, 5, 1]cpu", tangents_5: "f32[1, 2, 2][4, 2, 1]cpu"):
    constant_pad_nd_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(tangents_5, [1, 1]);  tangents_5 = None
    constant_pad_nd_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.constant_pad_nd.default(tangents_4, [1, -2]);  tangents_4 = None
    add: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(constant_pad_nd_2, constant_pad_nd_3);  constant_pad_nd_2 = constant_pad_nd_3 = None
    new_empty_strided: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_3, [1, 2, 6], [12, 6, 1])
    copy_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_3);  new_empty_strided = tangents_3 = None
    slice_18: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_3, 2, 5, 6)
    clone: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.clone.default(slice_18, memory_format = torch.contiguous_format)
    zeros_like: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.zeros_like.default(clone, memory_format = torch.contiguous_format)
    copy_4: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.copy.default(slice_18, zeros_like);  slice_18 = zeros_like = None
    slice_scatter_3: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_3, copy_4, 2, 5, 6);  copy_3 = copy_4 = None
    slice_backward: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_backward.default(clone, [1, 2, 6], 2, 1, 2, 1);  clone = None
    add_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_3, slice_backward);  slice_scatter_3 = slice_backward = None
    new_empty_strided_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [1, 2, 6], [12, 6, 1])
    copy_5: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, add_1);  new_empty_strided_1 = add_1 = None
    slice_21: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_5, 2, 0, 1)
    clone_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.clone.default(slice_21, memory_format = torch.contiguous_format)
    zeros_like_1: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.zeros_like.default(clone_1, memory_format = torch.contiguous_format)
    copy_6: "f32[1, 2, 1][12, 6, 1]cpu" = torch.ops.aten.copy.default(slice_21, zeros_like_1);  slice_21 = zeros_like_1 = None
    slice_scatter_4: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_scatter.default(copy_5, copy_6, 2, 0, 1);  copy_5 = copy_6 = None
    slice_backward_1: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.slice_backward.default(clone_1, [1, 2, 6], 2, 4, 5, 1);  clone_1 = None
    add_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_4, slice_backward_1);  slice_scatter_4 = slice_backward_1 = None
    new_empty_strided_2: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_2, [1, 2, 6], [12, 6, 1])
    copy_7: "f32[1, 2, 6][12, 6, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_2, add_2);  new_empty_strided_2 = add_2 = None
    slice_24: "f32[1, 2, 4][12, 6, 1]cpu" = torch.ops.aten.slice.Tensor(copy_7, 2, 1, 5);  copy_7 = None
    clone_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.clone.default(slice_24, memory_format = torch.contiguous_format);  slice_24 = None
    slice_backward_2: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.slice_backward.default(clone_2, [1, 2, 4], 2, 0, 4, 1);  clone_2 = None
    add_3: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add, slice_backward_2);  add = slice_backward_2 = None
    replication_pad1d_backward: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.replication_pad1d_backward.default(tangents_2, primals_1, [1, 2]);  tangents_2 = None
    add_4: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_3, replication_pad1d_backward);  add_3 = replication_pad1d_backward = None
    reflection_pad1d_backward: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.reflection_pad1d_backward.default(tangents_1, primals_1, [2, 1]);  tangents_1 = primals_1 = None
    add_5: "f32[1, 2, 4][8, 4, 1]cpu" = torch.ops.aten.add.Tensor(add_4, reflection_pad1d_backward);  add_4 = reflection_pad1d_backward = None
    return (add_5,)
