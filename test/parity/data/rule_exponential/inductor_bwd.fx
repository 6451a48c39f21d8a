def forward(self, rand: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(rand, 0.9999999403953552)
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(rand);  rand = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-5.960464477539063e-08, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(ge, scalar_tensor, log);  ge = scalar_tensor = log = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(where, -0.5);  where = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (mul_2, None)
