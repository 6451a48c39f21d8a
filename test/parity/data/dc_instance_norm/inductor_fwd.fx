def forward(self, primals_1: "f32[2, 3, 4][12, 4, 1]cpu", primals_2: "f32[3][1]cpu"):
    view: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 6, 4])
    var_mean = torch.ops.aten.var_mean.correction(view, [0, 2], correction = 0, keepdim = True)
    getitem: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 6, 1][6, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 6, 1][6, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.sub.Tensor(view, getitem_1);  view = getitem_1 = None
    mul: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt)
    view_1: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3, 4]);  mul = None
    repeat: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2])
    repeat_1: "f32[6][1]cpu" = torch.ops.aten.repeat.default(primals_2, [2]);  primals_2 = None
    mul_1: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    unsqueeze: "f32[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(repeat, -1)
    mul_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, unsqueeze);  mul_1 = unsqueeze = None
    unsqueeze_1: "f32[6, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(repeat_1, -1);  repeat_1 = None
    add_2: "f32[1, 6, 4][24, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, unsqueeze_1);  mul_2 = unsqueeze_1 = None
    view_3: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(add_2, [2, 3, 4]);  add_2 = None
    return (view_1, view_3, primals_1, repeat)
