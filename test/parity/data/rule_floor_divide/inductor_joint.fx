def forward(self, primals_1: "f32[4][1]cpu", primals_2: "i64[4][1]cpu", primals_3: "i64[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    div: "i64[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_2, primals_3, rounding_mode = 'floor');  primals_3 = None
    div_1: "i64[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_2, 3, rounding_mode = 'floor');  primals_2 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_4, 0.7, rounding_mode = 'floor');  primals_4 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul, div, div_1, div_2, mul_1, None, None, None)
