def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add)
    slice_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t, 0, 1, 9223372036854775807);  t = None
    add_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.add.Tensor(slice_1, primals_2);  slice_1 = primals_2 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(add);  add = None
    slice_scatter: "f32[3, 2][1, 3]cpu" = torch.ops.aten.slice_scatter.default(t_1, add_1, 0, 1, 9223372036854775807);  t_1 = add_1 = None
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(slice_scatter);  slice_scatter = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(t_2)
    return (sin, t_2)
