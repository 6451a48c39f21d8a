def forward(self, primals_1: "f32[4][1]cpu", primals_2: "b8[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 2.0);  _to_copy = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = mul = None
    clone: "f32[4][1]cpu" = torch.ops.aten.clone.default(mul_1, memory_format = torch.contiguous_format);  mul_1 = None
    _to_copy_1: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  primals_2 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(_to_copy_1, 2.0);  _to_copy_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    return (clone, mul_3, None)
