def forward(self, primals_1: "f32[32][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    convert_element_type: "f64[32][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64);  primals_1 = None
    sum_3: "f64[][]cpu" = torch.ops.aten.sum.default(convert_element_type);  convert_element_type = None
    return (sum_1, sum_2, sum_3)
