def forward(self, primals_1: "f32[9, 10][10, 1]cpu"):
    roll: "f32[9, 10][10, 1]cpu" = torch.ops.aten.roll.default(primals_1, [4, 5], [0, 1]);  primals_1 = None
    return (roll,)
