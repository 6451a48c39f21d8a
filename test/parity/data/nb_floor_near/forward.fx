def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu"):
    div: "f32[6][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor')
    div_1: "f32[6][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc')
    remainder: "f32[6][1]cpu" = torch.ops.aten.remainder.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (div, div_1, remainder)
