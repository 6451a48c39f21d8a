def forward(self, primals_1: "f32[4][1]cpu", primals_2: "b8[4][1]cpu"):
    convert_element_type: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0);  convert_element_type = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = mul = None
    clone: "f32[4][1]cpu" = torch.ops.aten.clone.default(mul_1, memory_format = torch.contiguous_format);  mul_1 = None
    return (clone, primals_2)
