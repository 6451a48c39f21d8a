def forward(self, primals_1: "f32[20][1]cpu"):
    erfc: "f32[20][1]cpu" = torch.ops.aten.erfc.default(primals_1)
    return (erfc, primals_1)
