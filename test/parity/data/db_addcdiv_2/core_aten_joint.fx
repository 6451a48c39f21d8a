def forward(self, primals_1: "f32[5, 5][5, 1]cpu", primals_2: "f32[5, 1][1, 1]cpu", primals_3: "f32[1, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    mul: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1)
    div: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul, primals_3);  mul = None
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, div);  primals_1 = div = None
    empty_permuted: "f32[1, 5][5, 1]cpu" = torch.ops.aten.empty_permuted.default([1, 5], [0, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[1, 5][5, 1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 1, pin_memory = False);  empty_permuted = None
    div_1: "f32[1, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(full_like, primals_3);  full_like = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div_1);  div_1 = None
    mul_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3);  primals_3 = None
    mul_3: "f32[5, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1);  primals_2 = None
    div_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(mul_3, mul_2);  mul_3 = mul_2 = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_4: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    sum_1: "f32[5, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True);  mul_1 = None
    sum_2: "f32[1, 5][5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    return (add, tangents_1, sum_1, sum_2)
