def forward(self, primals_1: "f32[1, 2][2, 1]cpu"):
    view: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.view.default(primals_1, [1, 1, 2, 1])
    var_mean = torch.ops.aten.var_mean.correction(view, [2, 3], correction = 0, keepdim = True)
    getitem: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[1, 1, 1, 1][1, 1, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.sub.Tensor(view, getitem_1);  view = getitem_1 = None
    mul: "f32[1, 1, 2, 1][2, 2, 1, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    view_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.view.default(mul, [1, 2]);  mul = None
    return (view_1, primals_1)
