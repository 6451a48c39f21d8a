def forward(self, primals_1: "f32[3][1]cpu", primals_2: "b8[2][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, True)
    add_1: "b8[2][1]cpu" = torch.ops.aten.add.Tensor(primals_2, primals_2)
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_1, alpha = 2);  primals_1 = None
    add_3: "i64[2][1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    return (add, add_1, add_2, add_3)
