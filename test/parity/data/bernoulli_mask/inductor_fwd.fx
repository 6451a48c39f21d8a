def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    rand: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rand.default([2, 3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Tensor(rand, full);  rand = full = None
    convert_element_type: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(lt, torch.float32)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, convert_element_type);  primals_1 = convert_element_type = None
    return (mul, lt)
