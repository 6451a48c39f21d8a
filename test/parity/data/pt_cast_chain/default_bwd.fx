def forward(self, primals_2: "f32[8][1]cpu", exp: "f32[4, 8][8, 1]cpu", detach: "f32[4, 8][8, 1]cpu", _to_copy_2: "f32[4, 8][8, 1]cpu", tangents_1: "f32[4, 8][8, 1]cpu"):
    cos: "f32[4, 8][8, 1]cpu" = torch.ops.aten.cos.default(_to_copy_2);  _to_copy_2 = None
    mul_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cos);  tangents_1 = cos = None
    _to_copy_3: "bf16[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(mul_1, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  mul_1 = None
    _to_copy_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(_to_copy_3, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  _to_copy_3 = None
    mul_2: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, exp);  exp = None
    mul_3: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_4, primals_2);  _to_copy_4 = primals_2 = None
    sum_1: "f32[1, 8][8, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[8][1]cpu" = torch.ops.aten.view.default(sum_1, [8]);  sum_1 = None
    detach_1: "f32[4, 8][8, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_4: "f32[4, 8][8, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, detach_1);  mul_3 = detach_1 = None
    _to_copy_5: "bf16[4, 8][8, 1]cpu" = torch.ops.aten._to_copy.default(mul_4, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'));  mul_4 = None
    return (_to_copy_5, view)
