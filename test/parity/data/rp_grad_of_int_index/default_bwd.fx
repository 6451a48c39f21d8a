def forward(self, primals_3: "f32[3][1]cpu", _to_copy: "i64[3][1]cpu", index: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, index);  index = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  tangents_1 = primals_3 = None
    new_zeros: "f32[4][1]cpu" = torch.ops.aten.new_zeros.default(mul_2, [4], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[4][1]cpu" = torch.ops.aten.index_put.default(new_zeros, [_to_copy], mul_2, True);  new_zeros = _to_copy = mul_2 = None
    return (index_put, None, mul_1)
