def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[2, 2][2, 1]cpu"):
    iota: "u8[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    iota_1: "u8[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    unsqueeze: "u8[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1);  iota = None
    eq: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, iota_1);  unsqueeze = iota_1 = None
    convert_element_type: "f32[3, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(eq, torch.float32);  eq = None
    mm: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(convert_element_type, primals_1)
    iota_2: "u8[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    iota_3: "u8[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "u8[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_2, -1);  iota_2 = None
    eq_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze_1, iota_3);  unsqueeze_1 = iota_3 = None
    convert_element_type_1: "f32[2, 3][3, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_1, torch.float32);  eq_1 = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(convert_element_type_1, primals_1)
    iota_4: "u8[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    iota_5: "u8[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 1, dtype = torch.uint8, device = device(type='cpu'), requires_grad = False)
    unsqueeze_2: "u8[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_4, -1);  iota_4 = None
    eq_2: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze_2, iota_5);  unsqueeze_2 = iota_5 = None
    convert_element_type_2: "f32[3, 2][2, 1]cpu" = torch.ops.prims.convert_element_type.default(eq_2, torch.float32);  eq_2 = None
    permute: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(convert_element_type_2, [1, 0]);  convert_element_type_2 = None
    mm_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute, primals_1);  primals_1 = None
    permute_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_1, tangents_3);  permute_1 = tangents_3 = None
    permute_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(convert_element_type_1, [1, 0]);  convert_element_type_1 = None
    mm_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_2, tangents_2);  permute_2 = tangents_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_4);  mm_3 = mm_4 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(convert_element_type, [1, 0]);  convert_element_type = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_3, tangents_1);  permute_3 = tangents_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_5);  add = mm_5 = None
    return (mm, mm_1, mm_2, add_1)
