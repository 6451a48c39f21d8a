def forward(self, primals_1: "f32[3, 3][3, 1]cpu", select_scatter: "f32[3, 3][1, 3]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    permute_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter, [1, 0]);  select_scatter = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, permute_2);  permute_2 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0]);  mul_3 = None
    full_1: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_3, full_1, 0, 0);  permute_3 = None
    permute_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter_1, [1, 0]);  select_scatter_1 = None
    full_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(full_3, full_1, 0, 0)
    permute_5: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(select_scatter_2, [1, 0]);  select_scatter_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_4, permute_5);  permute_4 = permute_5 = None
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(add, full_1);  full_1 = None
    diagonal_1: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(add);  add = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal_1, 3);  diagonal_1 = None
    diagonal_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full_3, mul_4);  full_3 = mul_4 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_scatter_1, diagonal_scatter_2);  diagonal_scatter_1 = diagonal_scatter_2 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    return (add_2,)
