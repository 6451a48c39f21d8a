def forward(self, primals_1: "f32[1, 3, 1][3, 1, 1]cpu", primals_2: "f32[2, 1, 4][4, 4, 1]cpu", tangents_1: "f32[2, 3, 4][12, 4, 1]cpu", tangents_2: "f32[3, 4][4, 1]cpu", tangents_3: "f32[][]cpu"):
    expand: "f32[1, 3, 1][1, 0, 1]cpu" = torch.ops.aten.expand.default(tangents_3, [1, 3, 1]);  tangents_3 = None
    div: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    neg: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.neg.default(div)
    sum_2: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg, [0, 1], True);  neg = None
    view: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_2, [1, 1]);  sum_2 = None
    unsqueeze: "f32[1, 3, 4][12, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_2, 0);  tangents_2 = None
    expand_1: "f32[2, 3, 4][0, 4, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 4]);  unsqueeze = None
    sum_3: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand_1, [0, 2], True)
    sum_4: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand_1, [1], True);  expand_1 = None
    add_2: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(div, sum_3);  div = sum_3 = None
    sum_5: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1, 2], True)
    view_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_5, [1, 1]);  sum_5 = None
    add_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(view, view_1);  view = view_1 = None
    mul_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_2: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_6: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2], True);  mul_2 = None
    sum_7: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True);  mul_1 = None
    add_4: "f32[1, 3, 1][3, 1, 1]cpu" = torch.ops.aten.add.Tensor(add_2, sum_6);  add_2 = sum_6 = None
    add_5: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.add.Tensor(sum_4, sum_7);  sum_4 = sum_7 = None
    return (add_4, add_5, add_3)
