def forward(self, arg0_1: "i64[][]cpu"):
    ge: "b8[][]cpu" = torch.ops.aten.ge.Scalar(arg0_1, 0)
    all_1: "b8[][]cpu" = torch.ops.aten.all.default(ge);  ge = None
    _assert_async = torch.ops.aten._assert_async.msg(all_1, 'one_hot: Class values must be non-negative.');  all_1 = _assert_async = None
    lt: "b8[][]cpu" = torch.ops.aten.lt.Scalar(arg0_1, 10)
    all_2: "b8[][]cpu" = torch.ops.aten.all.default(lt);  lt = None
    _assert_async_1 = torch.ops.aten._assert_async.msg(all_2, 'one_hot: Class values must be smaller than num_classes.');  all_2 = _assert_async_1 = None
    unsqueeze: "i64[1][1]cpu" = torch.ops.aten.unsqueeze.default(arg0_1, -1);  arg0_1 = None
    arange: "i64[10][1]cpu" = torch.ops.aten.arange.default(10, dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
    eq: "b8[10][1]cpu" = torch.ops.aten.eq.Tensor(unsqueeze, arange);  unsqueeze = arange = None
    _to_copy: "i64[10][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.int64);  eq = None
    return (_to_copy,)
