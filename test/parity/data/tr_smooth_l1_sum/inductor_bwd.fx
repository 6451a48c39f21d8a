def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.0);  tangents_1 = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2)
    abs_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(sub_2)
    lt_1: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(abs_2, 0.7);  abs_2 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub_2)
    div_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_2, 0.7);  mul_2 = None
    sign: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sign.default(sub_2);  sub_2 = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sign);  sign = None
    where_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt_1, div_1, mul_3);  lt_1 = div_1 = mul_3 = None
    sub_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    abs_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.abs.default(sub_3)
    lt_2: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(abs_3, 0.7);  abs_3 = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub_3)
    div_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul_5, 0.7);  mul_5 = None
    sign_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sign.default(sub_3);  sub_3 = None
    mul_6: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sign_1);  mul_1 = sign_1 = None
    where_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt_2, div_2, mul_6);  lt_2 = div_2 = mul_6 = None
    return (where_1, where_2)
