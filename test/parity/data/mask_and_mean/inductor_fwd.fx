def forward(self, primals_1: "f32[6][1]cpu", primals_2: "i64[6][1]cpu"):
    ne: "b8[6][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 0);  primals_2 = None
    convert_element_type: "f32[6][1]cpu" = torch.ops.prims.convert_element_type.default(ne, torch.float32)
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, convert_element_type);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(convert_element_type);  convert_element_type = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(sum_1, sum_2);  sum_1 = None
    return (div, ne, sum_2)
