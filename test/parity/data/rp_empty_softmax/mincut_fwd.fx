def forward(self, primals_1: "f32[0, 3][3, 1]cpu"):
    _softmax: "f32[0, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, 0, False)
    detach: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    _log_softmax: "f32[0, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    cumsum: "f32[0, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    sort = torch.ops.aten.sort.default(primals_1, 1);  primals_1 = None
    getitem: "f32[0, 3][3, 1]cpu" = sort[0]
    getitem_1: "i64[0, 3][3, 1]cpu" = sort[1];  sort = None
    detach_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    detach_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    return (_softmax, _log_softmax, cumsum, getitem, getitem_1, detach_2, detach_3)
