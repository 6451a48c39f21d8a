def forward(self, primals_1: "f32[2, 5, 4][20, 4, 1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[2, 5, 4][20, 4, 1]cpu"):
    iota: "i64[5][1]cpu" = torch.ops.prims.iota.default(5, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    mul: "i64[5][1]cpu" = torch.ops.aten.mul.Tensor(iota, 1);  iota = None
    add: "i64[5][1]cpu" = torch.ops.aten.add.Tensor(mul, 0);  mul = None
    convert_element_type: "f32[5][1]cpu" = torch.ops.prims.convert_element_type.default(add, torch.float32);  add = None
    unsqueeze: "f32[5, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(convert_element_type, 1);  convert_element_type = None
    iota_1: "i64[2][1]cpu" = torch.ops.prims.iota.default(2, start = 0, step = 2, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    convert_element_type_1: "f32[2][1]cpu" = torch.ops.prims.convert_element_type.default(iota_1, torch.float32);  iota_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type_1, -2.302585092994046);  convert_element_type_1 = None
    exp: "f32[2][1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    mul_2: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp)
    sin: "f32[5, 2][2, 1]cpu" = torch.ops.aten.sin.default(mul_2);  mul_2 = None
    mul_3: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, exp);  unsqueeze = exp = None
    cos: "f32[5, 2][2, 1]cpu" = torch.ops.aten.cos.default(mul_3);  mul_3 = None
    unsqueeze_1: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(sin, 2);  sin = None
    unsqueeze_2: "f32[5, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(cos, 2);  cos = None
    cat: "f32[5, 2, 2][4, 2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze_1, unsqueeze_2], 2);  unsqueeze_1 = unsqueeze_2 = None
    view: "f32[5, 4][4, 1]cpu" = torch.ops.aten.view.default(cat, [5, 4]);  cat = None
    add_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, view);  primals_1 = view = None
    var_mean = torch.ops.aten.var_mean.correction(add_1, [2], correction = 0, keepdim = True)
    getitem: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 5, 1][5, 1, 1]cpu" = var_mean[1];  var_mean = None
    add_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    sub: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, getitem_1)
    mul_4: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    mul_5: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_2);  mul_4 = None
    add_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul_5, primals_3);  mul_5 = primals_3 = None
    sub_1: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(add_1, getitem_1);  add_1 = getitem_1 = None
    mul_6: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt);  sub_1 = None
    mul_7: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_8: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, 4)
    sum_1: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_7, [2], True)
    mul_9: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_7, mul_6);  mul_7 = None
    sum_2: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_9, [2], True);  mul_9 = None
    mul_10: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_6, sum_2);  sum_2 = None
    sub_2: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_8, sum_1);  mul_8 = sum_1 = None
    sub_3: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, mul_10);  sub_2 = mul_10 = None
    div: "f32[2, 5, 1][5, 1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_11: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(div, sub_3);  div = sub_3 = None
    mul_12: "f32[2, 5, 4][20, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_6);  mul_6 = None
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_12, [0, 1]);  mul_12 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1]);  tangents_1 = None
    return (add_3, mul_11, sum_3, sum_4)
