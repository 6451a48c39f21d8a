def forward(self, arg0_1: "f32[3, 3][3, 1]cpu", arg1_1: "f32[3, 3][3, 1]cpu"):
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1);  arg1_1 = None
    native_dropout = torch.ops.aten.native_dropout.default(mul, 0.5, True);  mul = None
    getitem: "f32[3, 3][3, 1]cpu" = native_dropout[0]
    getitem_1: "b8[3, 3][3, 1]cpu" = native_dropout[1];  native_dropout = getitem_1 = None
    sin: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sin.default(getitem);  getitem = None
    rand_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.rand_like.default(arg0_1, pin_memory = False);  arg0_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, rand_like);  sin = rand_like = None
    return mul_1
