def forward(self, arg0_1: "f32[20][1]cpu"):
    special_airy_ai: "f32[20][1]cpu" = torch.ops.aten.special_airy_ai.default(arg0_1);  arg0_1 = None
    return (special_airy_ai,)
