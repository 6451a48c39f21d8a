def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu"):
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_3, [3]);  tangents_3 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_1)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(mul, primals_1);  mul = None
    xlogy_1: "f32[3][1]cpu" = torch.ops.aten.xlogy.Tensor(expand, primals_1);  expand = None
    le: "b8[3][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0.0)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0)
    bitwise_and: "b8[3][1]cpu" = torch.ops.aten.bitwise_and.Tensor(eq, le);  eq = le = None
    masked_fill: "f32[3][1]cpu" = torch.ops.aten.masked_fill.Scalar(xlogy_1, bitwise_and, 0.0);  xlogy_1 = bitwise_and = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(masked_fill, div);  masked_fill = div = None
    expand_1: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_2, [3]);  tangents_2 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(expand_1, primals_1);  expand_1 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, div_1);  add_1 = div_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, 0.0);  sum_1 = None
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    expand_2: "f32[3][0]cpu" = torch.ops.aten.expand.default(div_2, [3]);  div_2 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, expand_2);  add_2 = expand_2 = None
    return (add_3,)
