def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_1: "f32[][]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    lt: "b8[][]cpu" = torch.ops.aten.lt.Scalar(abs_1, 1.0)
    pow_1: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 2)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(pow_1, 0.5);  pow_1 = None
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul, 1.0);  mul = None
    sub_1: "f32[][]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.5);  abs_1 = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(lt, div, sub_1);  lt = div = sub_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    sub_2: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_2: "f32[][]cpu" = torch.ops.aten.abs.default(sub_2)
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0)
    lt_1: "b8[][]cpu" = torch.ops.aten.lt.Scalar(abs_2, 1.0);  abs_2 = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub_2)
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_2, 1.0);  mul_2 = None
    sign: "f32[][]cpu" = torch.ops.aten.sign.default(sub_2);  sub_2 = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_1, sign);  mul_1 = sign = None
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(lt_1, div_1, mul_3);  lt_1 = div_1 = mul_3 = None
    sub_3: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    abs_3: "f32[][]cpu" = torch.ops.aten.abs.default(sub_3)
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0);  tangents_1 = None
    lt_2: "b8[][]cpu" = torch.ops.aten.lt.Scalar(abs_3, 1.0);  abs_3 = None
    mul_5: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_3)
    div_2: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_5, 1.0);  mul_5 = None
    sign_1: "f32[][]cpu" = torch.ops.aten.sign.default(sub_3);  sub_3 = None
    mul_6: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_4, sign_1);  mul_4 = sign_1 = None
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(lt_2, div_2, mul_6);  lt_2 = div_2 = mul_6 = None
    return (mean, where_1, where_2)
