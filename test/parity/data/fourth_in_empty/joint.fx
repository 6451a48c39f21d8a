def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[0, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(add)
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None
    return (add, add_1, expand, None)
