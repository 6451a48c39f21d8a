def forward(self, primals_1: "f32[2, 0][1, 1]cpu", primals_2: "f32[0, 3][3, 1]cpu", primals_3: "f32[3][1]cpu"):
    mm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    unsqueeze: "f32[1, 2, 0][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    unsqueeze_1: "f32[1, 0, 3][0, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0)
    bmm: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.bmm.default(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    addmm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, primals_2);  primals_3 = primals_1 = primals_2 = None
    return (mm, bmm, addmm)
