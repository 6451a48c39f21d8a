def forward(self, primals_1: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu", primals_2: "f32[3, 3, 1, 5][15, 5, 5, 1]cpu"):
    div: "f32[3, 3, 2, 5][30, 10, 5, 1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor')
    div_1: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc')
    remainder: "f32[3, 3, 2, 5][1, 6, 3, 18]cpu" = torch.ops.aten.remainder.Tensor(primals_1, primals_2)
    return (div, div_1, remainder, primals_1, primals_2)
