def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor_mode(mul, primals_2, rounding_mode = 'floor');  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    fmod: "f32[3][1]cpu" = torch.ops.aten.fmod.Tensor(mul_1, primals_2);  mul_1 = primals_2 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    remainder: "f32[3][1]cpu" = torch.ops.aten.remainder.Scalar(mul_2, 0.3);  mul_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div, fmod);  div = fmod = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, remainder);  add = remainder = None
    return add_1
