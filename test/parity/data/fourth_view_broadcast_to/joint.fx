def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, 1);  mul = None
    expand_2: "f32[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(add, [2, 3]);  add = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_2, primals_2)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, expand_2);  expand_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(view, 1);  view = None
    return (mul_1, mul_4, mul_2)
