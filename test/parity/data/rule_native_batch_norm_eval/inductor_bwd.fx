def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0])
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_4, 0);  primals_4 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0]);  mul_2 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_5, 1e-05);  primals_5 = None
    rsqrt_1: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, primals_2);  primals_2 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_3);  tangents_1 = unsqueeze_3 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt_1);  sum_2 = rsqrt_1 = None
    return (mul_8, mul_9, sum_1, None, None)
