def forward(self, primals_1: "f32[4][1]cpu"):
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, 0.3, rounding_mode = 'floor')
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, 0.3, rounding_mode = 'trunc');  primals_1 = None
    return (div, div_1)
