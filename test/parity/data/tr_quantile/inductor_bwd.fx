def forward(self, primals_3: "f32[3][1]cpu", gt: "b8[5, 3][3, 1]cpu", eq: "b8[5, 3][3, 1]cpu", lt: "b8[5, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[5, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [5, 3]);  tangents_1 = None
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand, 15);  expand = None
    div_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(div, 2)
    where: "f32[5, 3][3, 1]cpu" = torch.ops.aten.where.self(eq, div_1, div);  eq = div_1 = div = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, where);  gt = None
    where_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = scalar_tensor = where = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    mul_2: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, sub_1);  where_1 = sub_1 = None
    mul_3: "f32[5, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_3, primals_3);  where_3 = primals_3 = None
    add: "f32[5, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    neg: "f32[5, 3][3, 1]cpu" = torch.ops.aten.neg.default(add);  add = None
    return (neg, None, None)
