def forward(self, primals_1: "f32[6][1]cpu", primals_2: "i64[6][1]cpu", tangents_1: "f32[][]cpu"):
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 0);  primals_2 = None
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(ne, torch.float32);  ne = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, convert_element_type);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(convert_element_type)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, sum_2);  sum_1 = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, sum_2);  tangents_1 = sum_2 = None
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(div_1, [6]);  div_1 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, convert_element_type);  expand = convert_element_type = None
    return (div, mul_1, None)
