def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[4, 6][6, 1]cpu"):
    view: "f32[6, 4][4, 1]cpu" = torch.ops.aten.view.default(primals_1, [6, 4]);  primals_1 = None
    mm: "f32[6, 6][6, 1]cpu" = torch.ops.aten.mm.default(view, primals_2)
    view_1: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 6])
    split = torch.ops.aten.split.Tensor(view_1, 3, -1);  view_1 = None
    getitem: "f32[2, 3, 3][18, 6, 1]cpu" = split[0]
    getitem_1: "f32[2, 3, 3][18, 6, 1]cpu" = split[1];  split = None
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.5)
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem_1, 0.7071067811865476);  getitem_1 = None
    erf: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.erf.default(mul_1);  mul_1 = None
    add: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.add.Tensor(erf, 1);  erf = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, add);  mul = add = None
    mul_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, mul_2);  getitem = mul_2 = None
    permute: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    permute_1: "f32[6, 4][1, 6]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    return (mul_3, mm, permute, permute_1)
