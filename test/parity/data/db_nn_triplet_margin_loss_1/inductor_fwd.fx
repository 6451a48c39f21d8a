def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[5, 10][10, 1]cpu"):
    sub: "f32[5, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    add: "f32[5, 10][10, 1]cpu" = torch.ops.aten.add.Scalar(sub, 1e-06);  sub = None
    pow_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add, 2.0);  add = None
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [1]);  pow_1 = None
    pow_2: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_1, 0.5);  sum_1 = None
    sub_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_3)
    add_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.add.Scalar(sub_1, 1e-06);  sub_1 = None
    pow_3: "f32[5, 10][10, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(add_1, 2.0);  add_1 = None
    sum_2: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, [1]);  pow_3 = None
    pow_4: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 0.5);  sum_2 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(pow_2, 1e-06)
    sub_2: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(add_2, pow_4);  add_2 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(sub_2, 0);  sub_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(clamp_min);  clamp_min = None
    return (mean, primals_1, primals_2, primals_3, pow_2, pow_4)
