def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 0.5)
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul, primals_3);  mul = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, div);  primals_1 = div = None
    empty_permuted: "f32[2, 3][3, 1]cpu" = torch.ops.aten.empty_permuted.default([2, 3], [0, 1], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full_like.default(empty_permuted, 0.5, pin_memory = False);  empty_permuted = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(full_like, primals_3);  full_like = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div_1);  div_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3);  primals_3 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5);  primals_2 = None
    div_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_3, mul_2);  mul_3 = mul_2 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (add, tangents_1, view, mul_4)
