def forward(self, primals_1: "f32[2, 3, 2][6, 2, 1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    permute: "f32[2, 2, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(mul, [2, 0, 1])
    select: "f32[2, 3][6, 2]cpu" = torch.ops.aten.select.int(permute, 0, 1);  permute = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select, primals_2);  select = primals_2 = None
    permute_1: "f32[2, 2, 3][1, 6, 2]cpu" = torch.ops.aten.permute.default(mul, [2, 0, 1]);  mul = None
    select_scatter: "f32[2, 2, 3][1, 6, 2]cpu" = torch.ops.aten.select_scatter.default(permute_1, add, 0, 1);  permute_1 = add = None
    permute_2: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.permute.default(select_scatter, [1, 2, 0]);  select_scatter = None
    return permute_2
