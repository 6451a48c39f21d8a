def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 3);  abs_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.3333333333333333);  sum_1 = None
    convert_element_type: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    pow_3: "f64[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(convert_element_type, 2);  convert_element_type = None
    sum_2: "f64[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, None);  pow_3 = None
    pow_4: "f64[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    alias_1: "f64[][]cpu" = torch.ops.aten.alias.default(pow_4)
    convert_element_type_1: "f64[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64)
    abs_2: "f64[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(convert_element_type_1);  convert_element_type_1 = None
    pow_5: "f64[2, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, 1);  abs_2 = None
    sum_3: "f64[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_5, [1], True);  pow_5 = None
    pow_6: "f64[2, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_3, 1.0);  sum_3 = None
    add: "f64[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(pow_4, pow_6);  pow_4 = pow_6 = None
    alias_4: "f64[][]cpu" = torch.ops.aten.alias.default(alias_1);  alias_1 = None
    return (pow_2, add, primals_1, pow_2, alias_4)
