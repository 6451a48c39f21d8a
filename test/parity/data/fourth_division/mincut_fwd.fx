def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor_mode(mul, primals_2, rounding_mode = 'floor')
    fmod: "f32[3][1]cpu" = torch.ops.aten.fmod.Tensor(mul, primals_2);  primals_2 = None
    remainder: "f32[3][1]cpu" = torch.ops.aten.remainder.Scalar(mul, 0.3);  mul = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div, fmod);  div = fmod = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, remainder);  add = remainder = None
    return (add_1,)
