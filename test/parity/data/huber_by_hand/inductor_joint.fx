def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(sub)
    lt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(abs_1, 0.5)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(abs_1, 0.5)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, abs_1)
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(abs_1, 0.25)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, 0.5);  sub_1 = None
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, mul_1, mul_2);  mul_1 = mul_2 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand, 6);  expand = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, div);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, div, scalar_tensor_1);  lt = div = scalar_tensor_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, 0.5);  where_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, mul);  mul = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, abs_1);  where_2 = abs_1 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = mul_4 = None
    mul_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_5, 0.5);  mul_5 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, mul_6);  add = mul_6 = None
    sign: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sign.default(sub);  sub = None
    mul_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, sign);  add_1 = sign = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(mul_7)
    return (mean, mul_7, neg)
