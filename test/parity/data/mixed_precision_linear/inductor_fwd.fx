def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[4][1]cpu"):
    convert_element_type: "bf16[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.bfloat16);  primals_1 = None
    convert_element_type_1: "bf16[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.bfloat16);  primals_2 = None
    convert_element_type_2: "bf16[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_3, torch.bfloat16);  primals_3 = None
    permute: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(convert_element_type_1, [1, 0]);  convert_element_type_1 = None
    addmm: "bf16[2, 4][4, 1]cpu" = torch.ops.aten.addmm.default(convert_element_type_2, convert_element_type, permute);  convert_element_type_2 = None
    convert_element_type_6: "f32[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(addmm, torch.float32);  addmm = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(convert_element_type_6);  convert_element_type_6 = None
    permute_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    return (sum_1, convert_element_type, permute_1)
