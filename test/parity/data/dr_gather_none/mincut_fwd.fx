def forward(self, primals_1: "f32[5][1]cpu", primals_2: "u8[0][1]cpu"):
    gather: "f32[0][1]cpu" = torch.ops.aten.gather.default(primals_1, 0, primals_2);  primals_1 = None
    return (gather, primals_2)
