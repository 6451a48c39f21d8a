def forward(self, primals_1: "f32[4][1]cpu", primals_2: "b8[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    convert_element_type: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0);  convert_element_type = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, mul);  primals_1 = mul = None
    clone: "f32[4][1]cpu" = torch.ops.aten.clone.default(mul_1, memory_format = torch.contiguous_format);  mul_1 = None
    convert_element_type_1: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32);  primals_2 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(convert_element_type_1, 2.0);  convert_element_type_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    return (clone, mul_3, None)
