def forward(self, arg0_1: "f32[][]cpu", arg1_1: "f32[][]cpu"):
    special_legendre_polynomial_p: "f32[][]cpu" = torch.ops.aten.special_legendre_polynomial_p.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (special_legendre_polynomial_p,)
