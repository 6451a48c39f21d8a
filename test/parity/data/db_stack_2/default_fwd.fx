def forward(self, primals_1: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", primals_2: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu", primals_3: "f32[1, 2, 1, 4][8, 4, 4, 1]cpu"):
    stack: "f32[1, 2, 1, 4, 3][24, 12, 12, 3, 1]cpu" = torch.ops.aten.stack.default([primals_1, primals_2, primals_3], -1);  primals_1 = primals_2 = primals_3 = None
    return (stack,)
