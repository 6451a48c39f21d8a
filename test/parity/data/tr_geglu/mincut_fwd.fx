def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4, 6][6, 1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 6][6, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    _unsafe_view: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten._unsafe_view.default(mm, [2, 3, 6])
    split = torch.ops.aten.split.Tensor(_unsafe_view, 3, -1);  _unsafe_view = None
    getitem: "f32[2, 3, 3][18, 6, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 3][18, 6, 1]cpu" = split[1];  split = None
    gelu: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.gelu.default(getitem_1);  getitem_1 = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, gelu);  getitem = gelu = None
    t: "f32[4, 6][1, 4]cpu" = torch.ops.aten.t.default(view);  view = None
    t_1: "f32[6, 4][1, 6]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (mul, mm, t, t_1)
