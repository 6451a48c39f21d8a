def forward(self, primals_2: "i64[1, 2][2, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[3, 2][2, 1]cpu"):
    new_zeros: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_2, [3, 4])
    expand: "i64[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(primals_2, [3, 2]);  primals_2 = None
    scatter_add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, expand, tangents_2);  new_zeros = tangents_2 = None
    sum_2: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(scatter_add, [0], True);  scatter_add = None
    slice_backward: "f32[3, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(sum_2, [3, 4], 0, 0, 1, 1);  sum_2 = None
    expand_3: "f32[3, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 2]);  tangents_1 = None
    new_zeros_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.new_zeros.default(expand_3, [3, 4])
    scatter_add_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, 1, expand, expand_3);  new_zeros_1 = expand = expand_3 = None
    add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, scatter_add_1);  slice_backward = scatter_add_1 = None
    return (add, None)
