def forward(self, gt: "b8[1, 4, 3, 6][72, 18, 6, 1]cpu", permute_1: "f32[4, 6, 3][18, 1, 6]cpu", permute_2: "f32[4, 8, 6][48, 1, 8]cpu", alias_1: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu", permute_3: "f32[4, 8, 3][24, 1, 8]cpu", permute_4: "f32[4, 6, 8][48, 8, 1]cpu", tangents_1: "f32[4, 3, 8][24, 8, 1]cpu"):
    unsqueeze_3: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    view_6: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.view.default(unsqueeze_3, [4, 3, 8]);  unsqueeze_3 = None
    bmm_2: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.bmm.default(permute_1, view_6);  permute_1 = None
    bmm_3: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.bmm.default(view_6, permute_2);  view_6 = permute_2 = None
    view_7: "f32[1, 4, 6, 8][192, 48, 8, 1]cpu" = torch.ops.aten.view.default(bmm_2, [1, 4, 6, 8]);  bmm_2 = None
    view_8: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.view.default(bmm_3, [1, 4, 3, 6]);  bmm_3 = None
    convert_element_type: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.prims.convert_element_type.default(gt, torch.float32);  gt = None
    mul_4: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0);  convert_element_type = None
    mul_5: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(view_8, mul_4);  view_8 = mul_4 = None
    clone: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.clone.default(mul_5, memory_format = torch.contiguous_format);  mul_5 = None
    mul_6: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.mul.Tensor(clone, alias_1);  clone = None
    sum_2: "f32[1, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [-1], True)
    neg: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.aten.neg.default(alias_1);  alias_1 = None
    fma: "f32[1, 4, 3, 6][72, 18, 6, 1]cpu" = torch.ops.prims.fma.default(neg, sum_2, mul_6);  neg = sum_2 = mul_6 = None
    view_9: "f32[4, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(fma, [4, 3, 6]);  fma = None
    bmm_4: "f32[4, 8, 6][48, 6, 1]cpu" = torch.ops.aten.bmm.default(permute_3, view_9);  permute_3 = None
    bmm_5: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.bmm.default(view_9, permute_4);  view_9 = permute_4 = None
    view_10: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.view.default(bmm_4, [1, 4, 8, 6]);  bmm_4 = None
    view_11: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.view.default(bmm_5, [1, 4, 3, 8]);  bmm_5 = None
    mul_7: "f32[1, 4, 8, 6][192, 48, 6, 1]cpu" = torch.ops.aten.mul.Scalar(view_10, 0.5946035575013605);  view_10 = None
    permute_5: "f32[1, 4, 6, 8][192, 48, 1, 6]cpu" = torch.ops.aten.permute.default(mul_7, [0, 1, 3, 2]);  mul_7 = None
    mul_8: "f32[1, 4, 3, 8][96, 24, 8, 1]cpu" = torch.ops.aten.mul.Scalar(view_11, 0.5946035575013605);  view_11 = None
    squeeze_1: "f32[4, 6, 8][48, 8, 1]cpu" = torch.ops.aten.squeeze.dim(view_7, 0);  view_7 = None
    squeeze_2: "f32[4, 6, 8][48, 1, 6]cpu" = torch.ops.aten.squeeze.dim(permute_5, 0);  permute_5 = None
    squeeze_3: "f32[4, 3, 8][24, 8, 1]cpu" = torch.ops.aten.squeeze.dim(mul_8, 0);  mul_8 = None
    return (squeeze_3, squeeze_2, squeeze_1)
