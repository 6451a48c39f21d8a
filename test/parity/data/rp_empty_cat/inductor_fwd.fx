def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2)
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2)
    cat: "f32[0, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_1])
    view: "f32[2, 0, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(cat, [2, 0, 3]);  cat = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    mm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, primals_2);  permute = None
    return (clone, clone_1, view, mm, mm_1, primals_1, primals_2)
