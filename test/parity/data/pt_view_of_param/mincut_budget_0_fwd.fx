def forward(self, primals_1: "f32[4, 6][6, 1]cpu", primals_2: "f32[6, 3][3, 1]cpu"):
    t: "f32[3, 6][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    clone: "f32[3, 6][6, 1]cpu" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format);  t = None
    t_1: "f32[6, 3][1, 6]cpu" = torch.ops.aten.t.default(clone);  clone = None
    mm: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1);  t_1 = None
    return (mm, primals_1, primals_2)
