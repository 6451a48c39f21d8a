def forward(self, primals_1: "f32[2, 1, 3][3, 3, 1]cpu", primals_2: "f32[4, 1][1, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[][]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    add: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    mul: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add, primals_3)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1);  mul_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_4, add_1)
    sub: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, div);  mul = div = None
    neg: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    sum_1: "f32[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg, [0, 1], True);  neg = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_4, add_1);  primals_4 = None
    div_2: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(div_1, add_1);  div_1 = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(view)
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_2);  neg_1 = div_2 = None
    div_3: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(view, add_1);  view = add_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(div_3, []);  div_3 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_3)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, primals_3);  mul_2 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_4, mul_3);  mul_4 = mul_3 = None
    mul_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  add = None
    mul_6: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  tangents_1 = primals_3 = None
    sum_3: "f32[1, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0, 1], True);  mul_5 = None
    view_1: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_3, [3]);  sum_3 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, view_1);  add_2 = view_1 = None
    sum_4: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1], True)
    sum_5: "f32[1, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [0, 2], True);  mul_6 = None
    view_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(sum_5, [4, 1]);  sum_5 = None
    return (sub, sum_4, view_2, add_3, sum_2)
