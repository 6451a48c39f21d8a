def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    rand: "f32[3][1]cpu" = torch.ops.aten.rand.default([3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Tensor(rand, primals_1);  rand = primals_1 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(lt, dtype = torch.float32);  lt = None
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(tangents_1, 0, pin_memory = False, memory_format = torch.preserve_format);  tangents_1 = None
    return (_to_copy, full_like)
