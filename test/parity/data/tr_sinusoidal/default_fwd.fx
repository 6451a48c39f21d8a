def forward(self, primals_1: "f32[2, 5, 4][20, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    arange: "f32[5][1]cpu" = torch.ops.aten.arange.default(5, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, 1);  arange = None
    arange_1: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 4, 2, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, -2.302585092994046);  _to_copy = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    mul_1: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp)
    sin: "f32[5, 2][2, 1]cpu" = torch.ops.aten.sin.default(mul_1);  mul_1 = None
    mul_2: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp);  unsqueeze = exp = None
    cos: "f32[5, 2][2, 1]cpu" = torch.ops.aten.cos.default(mul_2);  mul_2 = None
    stack: "f32[5, 2, 2][4, 2, 1]cpu" = torch.ops.aten.stack.default([sin, cos], 2);  sin = cos = None
    view: "f32[5, 4][4, 1]cpu" = torch.ops.aten.view.default(stack, [5, 4]);  stack = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view);  primals_1 = view = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_2, primals_3, 1e-05)
    getitem: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    return (getitem, primals_2, primals_3, add, getitem_1, getitem_2)
