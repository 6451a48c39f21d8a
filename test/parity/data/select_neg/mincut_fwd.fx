def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(primals_1, -1, -1);  primals_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(select, 2);  select = None
    return (mul,)
