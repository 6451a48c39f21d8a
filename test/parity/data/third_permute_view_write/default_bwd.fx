def forward(self, tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    permute_3: "f32[2, 2, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(tangents_1, [2, 0, 1]);  tangents_1 = None
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    select_scatter_1: "f32[2, 2, 3][1, 6, 2]cpu" = torch.ops.aten.select_scatter.default(permute_3, zeros, 0, 1);  zeros = None
    select_1: "f32[2, 3][6, 2]cpu" = torch.ops.aten.select.int(permute_3, 0, 1);  permute_3 = None
    permute_4: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.permute.default(select_scatter_1, [1, 2, 0]);  select_scatter_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(select_1, [0], True)
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    select_backward: "f32[2, 2, 3][6, 3, 1]cpu" = torch.ops.aten.select_backward.default(select_1, [2, 2, 3], 0, 1);  select_1 = None
    permute_5: "f32[2, 3, 2][3, 1, 6]cpu" = torch.ops.aten.permute.default(select_backward, [1, 2, 0]);  select_backward = None
    add_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.add.Tensor(permute_4, permute_5);  permute_4 = permute_5 = None
    mul_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    return (mul_1, view)
