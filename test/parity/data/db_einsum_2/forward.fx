def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4][1]cpu"):
    unsqueeze: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1);  primals_1 = None
    permute: "f32[3, 1][1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1]);  unsqueeze = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    permute_1: "f32[1, 4][1, 1]cpu" = torch.ops.aten.permute.default(unsqueeze_1, [1, 0]);  unsqueeze_1 = None
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(permute, permute_1);  permute = permute_1 = None
    return mul
