def forward(self, arg0_1: "f32[20][1]cpu"):
    special_scaled_modified_bessel_k0: "f32[20][1]cpu" = torch.ops.aten.special_scaled_modified_bessel_k0.default(arg0_1);  arg0_1 = None
    return (special_scaled_modified_bessel_k0,)
