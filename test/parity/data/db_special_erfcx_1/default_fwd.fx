def forward(self, primals_1: "f32[20][1]cpu"):
    special_erfcx: "f32[20][1]cpu" = torch.ops.aten.special_erfcx.default(primals_1)
    detach: "f32[20][1]cpu" = torch.ops.aten.detach.default(special_erfcx)
    return (special_erfcx, primals_1, detach)
