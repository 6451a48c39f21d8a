def forward(self, primals_1: "f32[2, 5, 4][20, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[2, 5, 4][20, 4, 1]cpu"):
    arange: "f32[5][1]cpu" = torch.ops.aten.arange.start_step(0, 5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(arange, 1);  arange = None
    arange_1: "i64[2][1]cpu" = torch.ops.aten.arange.start_step(0, 4, 2, device = device(type='cpu'), pin_memory = False)
    _to_copy: "f32[2][1]cpu" = torch.ops.aten._to_copy.default(arange_1, dtype = torch.float32);  arange_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, -2.302585092994046);  _to_copy = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    mul_1: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp)
    sin: "f32[5, 2][2, 1]cpu" = torch.ops.aten.sin.default(mul_1);  mul_1 = None
    mul_2: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp);  unsqueeze = exp = None
    cos: "f32[5, 2][2, 1]cpu" = torch.ops.aten.cos.default(mul_2);  mul_2 = None
    unsqueeze_1: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sin, 2);  sin = None
    unsqueeze_2: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cos, 2);  cos = None
    cat: "f32[5, 2, 2][4, 2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_2], 2);  unsqueeze_1 = unsqueeze_2 = None
    view: "f32[5, 4][4, 1]cpu" = torch.ops.aten.view.default(cat, [5, 4]);  cat = None
    add: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view);  primals_1 = view = None
    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [4], primals_2, primals_3, 1e-05);  primals_3 = None
    getitem: "f32[2, 5, 4][20, 4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 5, 1][5, 1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    sub: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, getitem_2);  sub = None
    mul_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 4)
    sum_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [2], True)
    mul_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, mul_3);  mul_4 = None
    sum_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [2], True);  mul_6 = None
    mul_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, sum_2);  sum_2 = None
    sub_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_5, sum_1);  mul_5 = sum_1 = None
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_1, mul_7);  sub_1 = mul_7 = None
    div: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_2, 4);  getitem_2 = None
    mul_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div, sub_2);  div = sub_2 = None
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_3);  mul_3 = None
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [0, 1]);  mul_9 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1]);  tangents_1 = None
    return (getitem, mul_8, sum_3, sum_4)
