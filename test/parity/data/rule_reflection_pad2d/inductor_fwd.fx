def forward(self, primals_1: "bf16[1, 2, 4, 4][32, 16, 4, 1]cpu"):
    convert_element_type: "f32[1, 2, 4, 4][32, 16, 4, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    iota: "i64[6][1]cpu" = torch.ops.prims.iota.default(6, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[6][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_1);  abs_1 = None
    abs_2: "i64[6][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[6][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_2);  abs_2 = None
    _unsafe_index: "f32[1, 2, 6, 4][48, 24, 4, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(convert_element_type, [None, None, sub_1, None]);  convert_element_type = sub_1 = None
    iota_1: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = -2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_3: "i64[7][1]cpu" = torch.ops.aten.abs.default(iota_1);  iota_1 = None
    sub_2: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_3);  abs_3 = None
    abs_4: "i64[7][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_4);  abs_4 = None
    _unsafe_index_1: "f32[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, None, sub_3]);  _unsafe_index = sub_3 = None
    convert_element_type_1: "bf16[1, 2, 6, 7][84, 42, 7, 1]cpu" = torch.ops.prims.convert_element_type.default(_unsafe_index_1, torch.bfloat16);  _unsafe_index_1 = None
    return (convert_element_type_1,)
