def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[1, 1][1, 1]cpu"):
    view: "f32[1, 2][2, 1]cpu" = torch.ops.aten.view.default(primals_2, [1, -1]);  primals_2 = None
    full_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.full.default([2, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    cat: "f32[2, 6][6, 1]cpu" = torch.ops.aten.cat.default([primals_1, full_1], 1);  primals_1 = full_1 = None
    full_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.full.default([1, 3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    full_3: "f32[1, 1][1, 1]cpu" = torch.ops.aten.full.default([1, 1], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    cat_1: "f32[1, 6][6, 1]cpu" = torch.ops.aten.cat.default([full_2, view, full_3], 1);  full_2 = view = full_3 = None
    full_4: "f32[1, 5][5, 1]cpu" = torch.ops.aten.full.default([1, 5], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    cat_2: "f32[1, 6][6, 1]cpu" = torch.ops.aten.cat.default([full_4, primals_3], 1);  full_4 = primals_3 = None
    cat_3: "f32[4, 6][6, 1]cpu" = torch.ops.aten.cat.default([cat, cat_1, cat_2]);  cat = cat_1 = cat_2 = None
    return (cat_3,)
