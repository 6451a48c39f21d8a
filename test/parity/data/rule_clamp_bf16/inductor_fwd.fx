def forward(self, primals_1: "bf16[5][1]cpu", primals_2: "bf16[5][1]cpu"):
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32)
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(convert_element_type, -0.5)
    clamp_max: "f32[5][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 0.5);  clamp_min = None
    convert_element_type_1: "bf16[5][1]cpu" = torch.ops.prims.convert_element_type.default(clamp_max, torch.bfloat16);  clamp_max = None
    convert_element_type_3: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    clamp_min_1: "f32[5][1]cpu" = torch.ops.aten.clamp_min.Tensor(convert_element_type, convert_element_type_3);  convert_element_type = convert_element_type_3 = None
    convert_element_type_4: "bf16[5][1]cpu" = torch.ops.prims.convert_element_type.default(clamp_min_1, torch.bfloat16);  clamp_min_1 = None
    add: "bf16[5][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, convert_element_type_4);  convert_element_type_1 = convert_element_type_4 = None
    return (add, primals_1, primals_2)
