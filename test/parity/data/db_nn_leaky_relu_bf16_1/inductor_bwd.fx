def forward(self, gt_1: "b8[10, 10][10, 1]cpu", tangents_1: "bf16[10, 10][10, 1]cpu"):
    convert_element_type_2: "f32[10, 10][10, 1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.float32);  tangents_1 = None
    mul_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_2, 0.01)
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(gt_1, convert_element_type_2, mul_1);  gt_1 = convert_element_type_2 = mul_1 = None
    convert_element_type_4: "bf16[10, 10][10, 1]cpu" = torch.ops.prims.convert_element_type.default(where_1, torch.bfloat16);  where_1 = None
    return (convert_element_type_4,)
