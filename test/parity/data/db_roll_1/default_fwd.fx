def forward(self, primals_1: "f32[0, 0, 0][1, 1, 1]cpu"):
    roll: "f32[0, 0, 0][1, 1, 1]cpu" = torch.ops.aten.roll.default(primals_1, [0], [0]);  primals_1 = None
    return (roll,)
