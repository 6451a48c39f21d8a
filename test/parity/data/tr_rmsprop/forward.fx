def forward(self, arg0_1: "f32[4][1]cpu", arg1_1: "f32[4][1]cpu", arg2_1: "f32[4][1]cpu", arg3_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arg1_1, 0.99);  arg1_1 = None
    addcmul: "f32[4][1]cpu" = torch.ops.aten.addcmul.default(mul, arg2_1, arg2_1, value = 0.01);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arg3_1, 0.9);  arg3_1 = None
    sqrt: "f32[4][1]cpu" = torch.ops.aten.sqrt.default(addcmul)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(sqrt, 1e-08);  sqrt = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(arg2_1, add);  arg2_1 = add = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, div);  mul_1 = div = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_1, 0.01)
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, mul_2);  arg0_1 = mul_2 = None
    return (sub, addcmul, add_1)
