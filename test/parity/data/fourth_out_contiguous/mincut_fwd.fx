def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(t_1, memory_format = torch.contiguous_format);  t_1 = None
    return (primals_1, t, clone)
