def forward(self, primals_1: "f32[3, 2, 4][8, 4, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu", tangents_1: "f32[3, 2, 4][8, 4, 1]cpu"):
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 2])
    unsqueeze_4: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    unsqueeze_5: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_4, 2);  unsqueeze_4 = None
    sub_1: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze_5);  primals_1 = unsqueeze_5 = None
    mul_2: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0, 2]);  mul_2 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1e-05);  primals_3 = None
    rsqrt_1: "f32[2][1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    mul_7: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, primals_4);  primals_4 = None
    unsqueeze_10: "f32[1, 2][2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    unsqueeze_11: "f32[1, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(unsqueeze_10, 2);  unsqueeze_10 = None
    mul_8: "f32[3, 2, 4][8, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_11);  tangents_1 = unsqueeze_11 = None
    mul_9: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt_1);  sum_2 = rsqrt_1 = None
    return (mul_8, None, None, mul_9, sum_1)
