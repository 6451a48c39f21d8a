def forward(self, primals_3: "i64[2, 4][4, 1]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    gather: "f32[2, 4][4, 1]cpu" = torch.ops.aten.gather.default(tangents_1, 0, primals_3);  primals_3 = None
    return (tangents_1, gather, None)
