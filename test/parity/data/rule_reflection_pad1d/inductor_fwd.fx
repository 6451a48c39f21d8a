def forward(self, primals_1: "f32[2, 2, 4][8, 4, 1]cpu"):
    iota: "i64[7][1]cpu" = torch.ops.prims.iota.default(7, start = -2, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    abs_1: "i64[7][1]cpu" = torch.ops.aten.abs.default(iota);  iota = None
    sub: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_1);  abs_1 = None
    abs_2: "i64[7][1]cpu" = torch.ops.aten.abs.default(sub);  sub = None
    sub_1: "i64[7][1]cpu" = torch.ops.aten.sub.Tensor(3, abs_2);  abs_2 = None
    _unsafe_index: "f32[2, 2, 7][14, 7, 1]cpu" = torch.ops.aten._unsafe_index.Tensor(primals_1, [None, None, sub_1]);  primals_1 = sub_1 = None
    return (_unsafe_index,)
