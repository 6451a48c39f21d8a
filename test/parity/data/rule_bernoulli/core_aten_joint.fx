def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    rand: "f32[4][1]cpu" = torch.ops.aten.rand.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Tensor(rand, primals_2);  rand = primals_2 = None
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(lt, dtype = torch.float32);  lt = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy);  primals_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, _to_copy);  tangents_1 = _to_copy = None
    return (mul, mul_1, None)
