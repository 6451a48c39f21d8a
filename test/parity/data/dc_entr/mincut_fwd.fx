def forward(self, primals_1: "f32[4][1]cpu"):
    special_entr: "f32[4][1]cpu" = torch.ops.aten.special_entr.default(primals_1)
    return (special_entr, primals_1)
