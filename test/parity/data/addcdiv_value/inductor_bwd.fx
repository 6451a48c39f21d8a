def forward(self, primals_2: "f32[3][1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    full: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(full, primals_3);  full = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  div = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3);  primals_3 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5);  primals_2 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, mul_1);  mul_2 = mul_1 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0], True);  mul = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (tangents_1, view, mul_3)
