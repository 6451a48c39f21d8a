def forward(self, primals_1: "f32[3][1]cpu", detach: "f32[3][1]cpu", detach_1: "f32[3][1]cpu", detach_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu"):
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_3, 0.0);  detach_3 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, mul);  tangents_3 = mul = None
    detach_4: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_4, 0.6931471805599453);  detach_4 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_2);  tangents_2 = mul_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    detach_5: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_5, -inf);  detach_5 = None
    zeros: "f32[][]cpu" = torch.ops.aten.zeros.default([], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 0);  primals_1 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, zeros, mul_4);  ge = zeros = mul_4 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where);  tangents_1 = where = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_5);  add = mul_5 = None
    return (add_1,)
