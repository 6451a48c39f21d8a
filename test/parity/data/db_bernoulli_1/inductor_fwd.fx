def forward(self, primals_1: "f32[3][1]cpu"):
    rand: "f32[3][1]cpu" = torch.ops.aten.rand.default([3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Tensor(rand, primals_1);  rand = primals_1 = None
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(lt, torch.float32);  lt = None
    return (convert_element_type,)
