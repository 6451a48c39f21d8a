def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0])
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(permute, 0, 0);  permute = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, primals_2);  select = primals_2 = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0]);  mul = None
    select_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(permute_1, mul_1, 0, 0);  permute_1 = mul_1 = None
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(select_scatter, [1, 0]);  select_scatter = None
    return permute_2
