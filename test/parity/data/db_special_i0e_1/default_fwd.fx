def forward(self, primals_1: "f32[5][1]cpu"):
    special_i0e: "f32[5][1]cpu" = torch.ops.aten.special_i0e.default(primals_1)
    detach: "f32[5][1]cpu" = torch.ops.aten.detach.default(special_i0e)
    return (special_i0e, primals_1, detach)
