def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0)
    transpose: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze, 1, 2);  unsqueeze = None
    select: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select.int(transpose, 0, 0);  transpose = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(select, 0, 1);  select = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select_1, primals_2)
    unsqueeze_1: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    transpose_1: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.transpose.int(unsqueeze_1, 1, 2);  unsqueeze_1 = None
    select_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select.int(transpose_1, 0, 0)
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(select_2, mul_1, 0, 1);  select_2 = mul_1 = None
    select_scatter_1: "f32[1, 3, 2][6, 1, 3]cpu" = torch.ops.aten.select_scatter.default(transpose_1, select_scatter, 0, 0);  transpose_1 = select_scatter = None
    transpose_2: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.transpose.int(select_scatter_1, 1, 2);  select_scatter_1 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(transpose_2, 0);  transpose_2 = None
    return (squeeze, primals_2, select_1)
