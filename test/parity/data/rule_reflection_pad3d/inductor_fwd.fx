def forward(self, primals_1: "f32[1, 1, 3, 3, 3][27, 27, 9, 3, 1]cpu"):
    iota: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[4][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_1);  abs_1 = None
    abs_2: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_2);  abs_2 = None
    _unsafe_index: "f32[1, 1, 4, 3, 3][36, 36, 9, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, sub_1, None, None]);  primals_1 = sub_1 = None
    iota_1: "i64[4][1]cpu" = torch.ops.prims.iota.default(4, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_3: "i64[4][1]cpu" = torch.ops.aten.abs.default(iota_1);  iota_1 = None
    sub_2: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_3);  abs_3 = None
    abs_4: "i64[4][1]cpu" = torch.ops.aten.abs.default(sub_2);  sub_2 = None
    sub_3: "i64[4][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_4);  abs_4 = None
    _unsafe_index_1: "f32[1, 1, 4, 4, 3][48, 48, 12, 3, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index, [None, None, None, sub_3, None]);  _unsafe_index = sub_3 = None
    iota_2: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = -1, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_5: "i64[5][1]cpu" = torch.ops.aten.abs.default(iota_2);  iota_2 = None
    sub_4: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_5);  abs_5 = None
    abs_6: "i64[5][1]cpu" = torch.ops.aten.abs.default(sub_4);  sub_4 = None
    sub_5: "i64[5][1]cpu" = torch.ops.aten.sub.Tensor(2, abs_6);  abs_6 = None
    _unsafe_index_2: "f32[1, 1, 4, 4, 5][80, 80, 20, 5, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(_unsafe_index_1, [None, None, None, None, sub_5]);  _unsafe_index_1 = sub_5 = None
    return (_unsafe_index_2,)
