def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 3);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(clone, mul);  clone = mul = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 5.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(diagonal_scatter, [1, 0]);  diagonal_scatter = None
    select_scatter: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_1, full, 0, 0);  permute_1 = full = None
    permute_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter, [1, 0]);  select_scatter = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_2, primals_1)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, permute_2);  permute_2 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0]);  mul_3 = None
    full_1: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_3, full_1, 0, 0);  permute_3 = full_1 = None
    permute_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter_1, [1, 0]);  select_scatter_1 = None
    full_2: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    select_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(full_3, full_2, 0, 0);  full_3 = full_2 = None
    permute_5: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(select_scatter_2, [1, 0]);  select_scatter_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_4, permute_5);  permute_4 = permute_5 = None
    full_4: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(add, full_4);  full_4 = None
    diagonal_1: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(add);  add = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal_1, 3);  diagonal_1 = None
    full_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full_5, mul_4);  full_5 = mul_4 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_scatter_1, diagonal_scatter_2);  diagonal_scatter_1 = diagonal_scatter_2 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    return (mul_1, add_2)
