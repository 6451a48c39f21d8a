def forward(self, primals_1: "bf16[10, 10][10, 1]cpu"):
    convert_element_type: "f32[10, 10][10, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32)
    gt: "b8[10, 10][10, 1]cpu" = torch.ops.aten.gt.Scalar(convert_element_type, 0)
    mul: "f32[10, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 0.01)
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(gt, convert_element_type, mul);  gt = convert_element_type = mul = None
    convert_element_type_1: "bf16[10, 10][10, 1]cpu" = torch.ops.prims.convert_element_type.default(where, torch.bfloat16);  where = None
    convert_element_type_3: "f32[10, 10][10, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    gt_1: "b8[10, 10][10, 1]cpu" = torch.ops.aten.gt.Scalar(convert_element_type_3, 0);  convert_element_type_3 = None
    return (convert_element_type_1, gt_1)
