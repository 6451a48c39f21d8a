def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    abs_1: "f32[3][1]cpu" = torch.ops.aten.abs.default(primals_3)
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(abs_1, 0.5);  abs_1 = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_3, 1)
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(ge, sub, primals_3);  sub = None
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(ge, primals_2, primals_1);  ge = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where, sub_1);  where = sub_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, where_1);  mul = where_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    empty_permuted: "f32[3][1]cpu" = torch.ops.aten.empty_permuted.default([3], [0], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[3][1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 1, pin_memory = False);  empty_permuted = None
    sub_2: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(full_like, primals_3);  full_like = primals_3 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  sub_2 = None
    sub_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3);  tangents_1 = sub_3 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (add, mul_2, mul_1, view)
