def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 4][4, 1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "f32[16, 3][3, 1]cpu", primals_5: "f32[16, 4][4, 1]cpu"):
    t: "f32[3, 16][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    t_1: "f32[4, 16][1, 4]cpu" = torch.ops.aten.t.default(primals_5);  primals_5 = None
    mm_1: "f32[2, 16][16, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_1)
    add: "f32[2, 16][16, 1]cpu" = torch.ops.aten.add.Tensor(mm, mm_1);  mm = mm_1 = None
    split = torch.ops.aten.split.Tensor(add, 4, 1);  add = None
    getitem: "f32[2, 4][16, 1]cpu" = split[0]
    getitem_1: "f32[2, 4][16, 1]cpu" = split[1]
    getitem_2: "f32[2, 4][16, 1]cpu" = split[2]
    getitem_3: "f32[2, 4][16, 1]cpu" = split[3];  split = None
    sigmoid: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_1);  getitem_1 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, primals_3)
    sigmoid_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem);  getitem = None
    tanh: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(getitem_2);  getitem_2 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_1, tanh)
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    sigmoid_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sigmoid.default(getitem_3);  getitem_3 = None
    tanh_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.tanh.default(add_1)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid_2, tanh_1);  tanh_1 = None
    t_4: "f32[16, 4][4, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    t_8: "f32[16, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    return (mul_2, add_1, primals_1, primals_2, primals_3, sigmoid, sigmoid_1, tanh, sigmoid_2, t_4, t_8)
