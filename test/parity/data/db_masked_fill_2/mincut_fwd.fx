def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "b8[5, 5][5, 1]cpu", primals_3: "f32[][]cpu"):
    masked_fill: "f32[5, 5][5, 1]cpu" = torch.ops.aten.masked_fill.Tensor(primals_1, primals_2, primals_3);  primals_1 = primals_3 = None
    return (masked_fill, primals_2)
