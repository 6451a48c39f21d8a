def forward(self, primals_1: "f32[2, 2][2, 1]cpu", sum_1: "i64[2][1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[2][1]cpu", tangents_3: "f32[][]cpu"):
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    logical_not_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_not.default(isnan);  isnan = None
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_3, [2, 2]);  tangents_3 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not_1);  expand = logical_not_1 = None
    div_1: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, sum_1);  tangents_2 = sum_1 = None
    isnan_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    logical_not_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_not.default(isnan_1);  isnan_1 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_1, 1);  div_1 = None
    expand_1: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2]);  unsqueeze = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, logical_not_2);  expand_1 = logical_not_2 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    isnan_2: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_3: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_not.default(isnan_2);  isnan_2 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_2: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [2, 2]);  unsqueeze_1 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, logical_not_3);  expand_2 = logical_not_3 = None
    add_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_2);  add = mul_2 = None
    return (add_1,)
