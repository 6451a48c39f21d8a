def forward(self, primals_2: "i64[4][1]cpu", primals_4: "i64[4, 3][3, 1]cpu", index: "f32[4, 3][3, 1]cpu", sin: "f32[4, 3][3, 1]cpu", exp: "f32[4, 3][3, 1]cpu", detach: "f32[4, 3][3, 1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sin);  sin = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, exp);  tangents_1 = exp = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, detach_1);  mul_1 = detach_1 = None
    new_zeros: "f32[4, 6][6, 1]cpu" = torch.ops.aten.new_zeros.default(mul_3, [4, 6])
    scatter_add: "f32[4, 6][6, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, primals_4, mul_3);  new_zeros = primals_4 = mul_3 = None
    cos: "f32[4, 3][3, 1]cpu" = torch.ops.aten.cos.default(index);  index = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, cos);  mul_2 = cos = None
    new_zeros_1: "f32[6, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(mul_4, [6, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put: "f32[6, 3][3, 1]cpu" = torch.ops.aten.index_put.default(new_zeros_1, [primals_2], mul_4, True);  new_zeros_1 = primals_2 = mul_4 = None
    return (index_put, None, scatter_add, None)
