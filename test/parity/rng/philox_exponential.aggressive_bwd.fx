def forward(self, fwd_seed_1: "i64[][]cpu", add: "i64[][]cpu", tangents_1: "f32[3, 3][3, 1]cpu", bwd_seed_1: "i64[][]cpu", bwd_base_offset_1: "i64[][]cpu"):
    philox_rand = torch.ops.rngprims.philox_rand.default([3, 3], fwd_seed_1, add, None, device(type='cpu'), torch.float32);  fwd_seed_1 = add = None
    getitem: "f32[3, 3][3, 1]cpu" = philox_rand[0];  philox_rand = None
    ge: "b8[3, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(getitem, 0.9999999403953552)
    log: "f32[3, 3][3, 1]cpu" = torch.ops.aten.log.default(getitem);  getitem = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-5.960464477539063e-08, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, scalar_tensor, log);  ge = scalar_tensor = log = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where, -0.6666666666666666);  where = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (mul_2, bwd_base_offset_1)
