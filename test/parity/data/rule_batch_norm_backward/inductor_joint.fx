def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", primals_6: "f32[3][1]cpu", primals_7: "u8[0][1]cpu", primals_8: "f32[2][1]cpu", tangents_1: "f32[2][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_8, 2);  primals_8 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_6, 0)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, unsqueeze)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub);  sub = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0]);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 0.25)
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_2, 0);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.25)
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_6, primals_6)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    unsqueeze_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_5, 0);  mul_5 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_6, primals_3);  primals_3 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_6, 0);  mul_6 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, unsqueeze);  primals_2 = unsqueeze = None
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, unsqueeze_2);  sub_1 = unsqueeze_2 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mul_7);  primals_1 = mul_7 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, unsqueeze_1);  sub_2 = unsqueeze_1 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_3, unsqueeze_3);  sub_3 = unsqueeze_3 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, primals_6);  sum_2 = primals_6 = None
    mul_10: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    return (mul, mul_8, mul_9, sum_1, None, None, None, None, None, None, None, mul_10)
