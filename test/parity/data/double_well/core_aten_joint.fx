def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 4)
    pow_2: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(pow_2, 2);  pow_2 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(pow_1, mul);  pow_1 = mul = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(sub, []);  sub = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(expand)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, 2);  neg = None
    pow_3: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    pow_4: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 3.0);  primals_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(pow_4, 4.0);  pow_4 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_4);  expand = mul_4 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_5);  mul_3 = mul_5 = None
    return (sum_1, add)
