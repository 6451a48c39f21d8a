def forward(self, primals_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu", getitem_1: "i8[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    sum_1: "f32[1, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [2, 3, 4], True)
    _low_memory_max_pool_offsets_to_indices: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(getitem_1, [2, 2, 2], [4, 4, 4], [2, 2, 2], [0, 0, 0], [1, 1, 1]);  getitem_1 = None
    inductor_force_stride_order_3: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.prims.inductor_force_stride_order.default(_low_memory_max_pool_offsets_to_indices, [16, 8, 4, 2, 1]);  _low_memory_max_pool_offsets_to_indices = None
    adaptive_max_pool3d_backward: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.adaptive_max_pool3d_backward.default(tangents_1, primals_1, inductor_force_stride_order_3);  tangents_1 = inductor_force_stride_order_3 = None
    view: "f32[1, 2, 64][128, 64, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 2, 64])
    argmax: "i64[1, 2][2, 1]cpu" = torch.ops.aten.argmax.default(view, -1);  view = None
    unsqueeze: "i64[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(argmax, -1);  argmax = None
    unsqueeze_1: "i64[1, 2, 1, 1][2, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze, -1);  unsqueeze = None
    unsqueeze_2: "i64[1, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_1, -1);  unsqueeze_1 = None
    inductor_force_stride_order_1: "i64[1, 2, 1, 1, 1][2, 1, 1, 1, 1]cpu" = torch.ops.prims.inductor_force_stride_order.default(unsqueeze_2, [2, 1, 1, 1, 1]);  unsqueeze_2 = None
    adaptive_max_pool3d_backward_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.adaptive_max_pool3d_backward.default(sum_1, primals_1, inductor_force_stride_order_1);  sum_1 = primals_1 = inductor_force_stride_order_1 = None
    add_1: "f32[1, 2, 4, 4, 4][128, 64, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(adaptive_max_pool3d_backward, adaptive_max_pool3d_backward_1);  adaptive_max_pool3d_backward = adaptive_max_pool3d_backward_1 = None
    return (add_1,)
