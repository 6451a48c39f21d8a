def forward(self, primals_1: "f32[2, 2][2, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", primals_3: "f32[3][1]cpu"):
    trace: "f32[][]cpu" = torch.ops.aten.trace.default(primals_1)
    _unsafe_view: "f32[2, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten._unsafe_view.default(primals_1, [2, 1, 2, 1])
    _unsafe_view_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten._unsafe_view.default(primals_2, [1, 2, 1, 2])
    mul: "f32[2, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view, _unsafe_view_1);  _unsafe_view = _unsafe_view_1 = None
    _unsafe_view_2: "f32[4, 4][4, 1]cpu" = torch.ops.aten._unsafe_view.default(mul, [4, 4]);  mul = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0);  primals_1 = None
    select_1: "f32[2][1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0);  primals_2 = None
    dot: "f32[][]cpu" = torch.ops.aten.dot.default(select, select_1);  select = select_1 = None
    flip: "f32[3][1]cpu" = torch.ops.aten.flip.default(primals_3, [0])
    linalg_cross: "f32[3][1]cpu" = torch.ops.aten.linalg_cross.default(primals_3, flip, dim = 0);  flip = None
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_3, [3, 1])
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    return (trace, _unsafe_view_2, dot, linalg_cross, mul_1)
