def forward(self, primals_1: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    clone: "f32[3, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1)
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal, 3);  diagonal = None
    diagonal_scatter: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(clone, mul);  clone = mul = None
    permute: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(diagonal_scatter, [1, 0])
    select: "f32[3][3]cpu" = torch.ops.aten.select.int(permute, 0, 0);  permute = None
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(select, 5.0, pin_memory = False);  select = None
    permute_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(diagonal_scatter, [1, 0]);  diagonal_scatter = None
    arange: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view: "i64[3, 1][1, 1]cpu" = torch.ops.aten.view.default(arange, [-1, 1]);  arange = None
    eq: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(view, 0);  view = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(full_like, 0);  full_like = None
    expand: "f32[3, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 3]);  unsqueeze = None
    where: "f32[3, 3][1, 3]cpu" = torch.ops.aten.where.self(eq, expand, permute_1);  eq = expand = permute_1 = None
    permute_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(where, [1, 0]);  where = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_2, primals_1)
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, permute_2);  permute_2 = None
    mul_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = primals_1 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0]);  mul_3 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.view.default(arange_1, [-1, 1]);  arange_1 = None
    eq_1: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(view_1, 0);  view_1 = None
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(full, 0);  full = None
    expand_1: "f32[3, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [3, 3]);  unsqueeze_1 = None
    where_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.where.self(eq_1, expand_1, permute_3);  eq_1 = expand_1 = None
    select_1: "f32[3][3]cpu" = torch.ops.aten.select.int(permute_3, 0, 0);  permute_3 = None
    permute_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.permute.default(where_1, [1, 0]);  where_1 = None
    full_like_1: "f32[3][1]cpu" = torch.ops.aten.full_like.default(select_1, 0, pin_memory = False, memory_format = torch.preserve_format);  select_1 = None
    full_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_2: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    view_2: "i64[3, 1][1, 1]cpu" = torch.ops.aten.view.default(arange_2, [-1, 1]);  arange_2 = None
    eq_2: "b8[3, 1][1, 1]cpu" = torch.ops.aten.eq.Scalar(view_2, 0);  view_2 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(full_like_1, 0);  full_like_1 = None
    expand_2: "f32[3, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [3, 3]);  unsqueeze_2 = None
    where_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(eq_2, expand_2, full_1);  eq_2 = expand_2 = full_1 = None
    permute_5: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(where_2, [1, 0]);  where_2 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(permute_4, permute_5);  permute_4 = permute_5 = None
    full_2: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(add, full_2);  full_2 = None
    diagonal_1: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(add);  add = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal_1, 3);  diagonal_1 = None
    full_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.full.default([3, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full_3, mul_4);  full_3 = mul_4 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_scatter_1, diagonal_scatter_2);  diagonal_scatter_1 = diagonal_scatter_2 = None
    add_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    return (mul_1, add_2)
