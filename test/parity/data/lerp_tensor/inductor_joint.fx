def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_3)
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(sub_1);  sub_1 = None
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, neg, primals_3);  neg = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    addcmul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addcmul.default(where_1, where, sub);  where_1 = where = sub = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(full, primals_3);  full = primals_3 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3);  tangents_1 = sub_3 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (addcmul, mul_1, mul, view)
