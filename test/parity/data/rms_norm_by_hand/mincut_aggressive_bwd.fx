def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    pow_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mean: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mean.dim(pow_1, [-1], True);  pow_1 = None
    add: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mean, 1e-06);  mean = None
    rsqrt: "f32[2, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, rsqrt)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[4][1]cpu" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, primals_1)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, rsqrt);  mul_3 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1], True);  mul_4 = None
    detach: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(rsqrt);  rsqrt = None
    detach_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    pow_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_1, 3);  detach_1 = None
    mul_6: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(sum_2, -0.5);  sum_2 = None
    mul_7: "f32[2, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, pow_2);  mul_6 = pow_2 = None
    expand: "f32[2, 4][1, 0]cpu" = torch.ops.aten.expand.default(mul_7, [2, 4]);  mul_7 = None
    div: "f32[2, 4][4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    pow_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0);  primals_1 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_9: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(div, mul_8);  div = mul_8 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, mul_9);  mul_5 = mul_9 = None
    return (add_1, view)
