def forward(self, primals_1: "f32[32][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f64[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    convert_element_type: "f64[32][1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float64);  primals_1 = None
    sum_3: "f64[][]cpu" = torch.ops.aten.sum.default(convert_element_type);  convert_element_type = None
    expand: "f64[32][0]cpu" = torch.ops.aten.expand.default(tangents_3, [32]);  tangents_3 = None
    convert_element_type_1: "f32[32][1]cpu" = torch.ops.prims.convert_element_type.default(expand, torch.float32);  expand = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "f32[32][0]cpu" = torch.ops.aten.expand.default(unsqueeze, [32]);  unsqueeze = None
    add: "f32[32][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, expand_1);  convert_element_type_1 = expand_1 = None
    expand_2: "f32[32][0]cpu" = torch.ops.aten.expand.default(tangents_1, [32]);  tangents_1 = None
    add_1: "f32[32][1]cpu" = torch.ops.aten.add.Tensor(add, expand_2);  add = expand_2 = None
    return (sum_1, sum_2, sum_3, add_1)
