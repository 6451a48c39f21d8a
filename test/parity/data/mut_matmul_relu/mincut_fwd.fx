def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm, 1);  mm = None
    relu: "f32[2, 2][2, 1]cpu" = torch.ops.aten.relu.default(add);  add = None
    detach_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(relu)
    detach_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (relu, detach_4, t, t_1)
