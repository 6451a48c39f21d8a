def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    arange: "u8[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_1: "u8[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "u8[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, -1);  arange = None
    eq: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, arange_1);  unsqueeze = arange_1 = None
    _to_copy: "f32[3, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(_to_copy, primals_1)
    arange_2: "u8[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_3: "u8[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_1: "u8[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_2, -1);  arange_2 = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze_1, arange_3);  unsqueeze_1 = arange_3 = None
    _to_copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(_to_copy_1, primals_1)
    arange_4: "u8[3][1]cpu" = torch.ops.aten.arange.start_step(0, 3, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    arange_5: "u8[2][1]cpu" = torch.ops.aten.arange.start_step(0, 2, dtype = torch.uint8, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze_2: "u8[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange_4, -1);  arange_4 = None
    eq_2: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze_2, arange_5);  unsqueeze_2 = arange_5 = None
    _to_copy_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_2, dtype = torch.float32);  eq_2 = None
    permute: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(_to_copy_2, [1, 0]);  _to_copy_2 = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute, primals_1);  primals_1 = None
    permute_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_1, tangents_3);  permute_1 = tangents_3 = None
    permute_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(_to_copy_1, [1, 0]);  _to_copy_1 = None
    mm_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_2, tangents_2);  permute_2 = tangents_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_4);  mm_3 = mm_4 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(_to_copy, [1, 0]);  _to_copy = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_3, tangents_1);  permute_3 = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_5);  add = mm_5 = None
    return (mm, mm_1, mm_2, add_1)
