def forward(self, arg0_1: "f32[][]cpu", arg1_1: "f32[][]cpu"):
    special_shifted_chebyshev_polynomial_u: "f32[][]cpu" = torch.ops.aten.special_shifted_chebyshev_polynomial_u.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (special_shifted_chebyshev_polynomial_u,)
