def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 0.5)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_3);  mul = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul_1);  primals_1 = mul_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 0.5);  primals_3 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5);  primals_2 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_4);  mul_4 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [0], True);  mul_3 = None
    view: "f32[3][1]cpu" = torch.ops.aten.view.default(sum_1, [3]);  sum_1 = None
    return (add, tangents_1, view, mul_5)
