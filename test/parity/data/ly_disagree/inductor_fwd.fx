def forward(self, primals_1: "f32[2, 3, 4][1, 8, 2]cpu", primals_2: "f32[2, 3, 4][3, 1, 6]cpu"):
    add: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    add_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(primals_2, primals_1)
    sub: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    add_2: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(primals_2, sub, alpha = -0.5);  sub = None
    addcmul: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.addcmul.default(primals_2, primals_1, primals_2)
    return (add, add_1, add_2, addcmul, primals_1, primals_2)
