def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[3][1]cpu"):
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, -1);  primals_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, primals_2);  unsqueeze = primals_2 = None
    return mul
