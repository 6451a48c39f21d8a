def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 2.5);  primals_1 = None
    return add
