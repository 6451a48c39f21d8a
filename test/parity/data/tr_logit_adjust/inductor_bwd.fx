def forward(self, primals_1: "f32[4, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[4, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [4, 3]);  unsqueeze = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, 0.9)
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, 0.05);  mul = None
    ge: "b8[4, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(add, 0.0001)
    le: "b8[4, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(add, 0.9999)
    logical_and: "b8[4, 3][3, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, add)
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, sub_1);  add = sub_1 = None
    div_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(expand, mul_1);  expand = mul_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(logical_and, div_1, scalar_tensor_2);  logical_and = div_1 = scalar_tensor_2 = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_2, 0.9);  where_2 = None
    alias: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(sigmoid);  sigmoid = None
    alias_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, alias_1)
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sub_2);  alias_1 = sub_2 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    return (mul_4,)
