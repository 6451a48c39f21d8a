def forward(self, arg0_1: "f32[20][1]cpu"):
    special_spherical_bessel_j0: "f32[20][1]cpu" = torch.ops.aten.special_spherical_bessel_j0.default(arg0_1);  arg0_1 = None
    return (special_spherical_bessel_j0,)
