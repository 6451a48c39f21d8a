def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    full_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(primals_1, 0.5, pin_memory = False)
    rand: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rand.default([2, 3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(rand, full_like);  rand = full_like = None
    _to_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(lt, dtype = torch.float32);  lt = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    return (mul, mul_1)
