def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul)
    lgamma: "f32[3][1]cpu" = torch.ops.aten.lgamma.default(mul);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_1)
    sinc: "f32[3][1]cpu" = torch.ops.aten.sinc.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone_2: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_2)
    erfc: "f32[3][1]cpu" = torch.ops.aten.erfc.default(mul_2);  mul_2 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_3: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_3)
    digamma: "f32[3][1]cpu" = torch.ops.aten.digamma.default(mul_3);  mul_3 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sinc, erfc)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(lgamma, mul_4);  lgamma = mul_4 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, digamma);  add = digamma = None
    return (add_1, clone, clone_1, sinc, clone_2, erfc, clone_3)
