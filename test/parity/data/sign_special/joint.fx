def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu"):
    sign: "f32[8][1]cpu" = torch.ops.aten.sign.default(primals_1);  primals_1 = None
    zeros_like: "f32[8][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1);  tangents_1 = None
    return (sign, zeros_like)
