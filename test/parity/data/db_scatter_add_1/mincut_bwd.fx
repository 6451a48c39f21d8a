def forward(self, primals_2: "i64[5, 5][5, 1]cpu", tangents_1: "f32[10, 5][5, 1]cpu"):
    gather: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(tangents_1, 0, primals_2);  primals_2 = None
    return (tangents_1, None, gather)
