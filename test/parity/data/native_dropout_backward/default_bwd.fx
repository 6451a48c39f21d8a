def forward(self, primals_2: "b8[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  primals_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(_to_copy, 2.0);  _to_copy = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (mul_1, None)
