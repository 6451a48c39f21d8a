def forward(self, convert_element_type: "bf16[2, 3][3, 1]cpu", permute_1: "bf16[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[2, 4][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 4]);  tangents_1 = None
    convert_element_type_7: "bf16[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(expand, torch.bfloat16);  expand = None
    mm: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(convert_element_type_7, permute_1);  permute_1 = None
    permute_2: "bf16[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(convert_element_type_7, [1, 0])
    mm_1: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, convert_element_type);  permute_2 = convert_element_type = None
    permute_3: "bf16[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_2: "bf16[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(convert_element_type_7, [0], True);  convert_element_type_7 = None
    view: "bf16[4][1]cpu" = torch.ops.aten.view.default(sum_2, [4]);  sum_2 = None
    permute_4: "bf16[4, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    convert_element_type_12: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(view, torch.float32);  view = None
    convert_element_type_13: "f32[4, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(permute_4, torch.float32);  permute_4 = None
    convert_element_type_14: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(mm, torch.float32);  mm = None
    return (convert_element_type_14, convert_element_type_13, convert_element_type_12)
