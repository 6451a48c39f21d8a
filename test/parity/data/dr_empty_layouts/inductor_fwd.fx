def forward(self, primals_1: "f32[0, 5, 5][25, 1, 5]cpu", primals_2: "f32[1, 5, 5][25, 5, 1]cpu", primals_3: "f32[0, 5, 5][25, 5, 1]cpu"):
    mul: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    full: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.full.default([0, 5, 5], 1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_1: "f32[0, 5][5, 1]cpu" = torch.ops.aten.full.default([0, 5], 2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sin: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sin.default(primals_1)
    add: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1)
    gt: "b8[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, primals_2)
    cos: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cos.default(primals_1)
    full_2: "f32[0, 5][5, 1]cpu" = torch.ops.aten.full.default([0, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_3: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.full.default([0, 5, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    diagonal_scatter: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.diagonal_scatter.default(full_3, full_2, 0, 1, 2);  full_2 = None
    return (mul, full, full_1, sin, add, where, primals_1, primals_2, gt, cos, full_3, diagonal_scatter)
