def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_3: "f32[4][1]cpu", mm: "f32[2, 4][4, 1]cpu", permute_3: "f32[4, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  primals_3 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 4)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
    relu: "f32[2, 4][4, 1]cpu" = torch.ops.aten.relu.default(mm);  mm = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, relu)
    var_mean = torch.ops.aten.var_mean.correction(add, [1], correction = 0, keepdim = True)
    getitem: "f32[2, 1][1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 1][1, 1]cpu" = var_mean[1];  var_mean = None
    add_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(add, getitem_1);  add = getitem_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, rsqrt);  sub_1 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_2);  mul_3 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sum_2);  sum_2 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, sum_1);  mul_4 = sum_1 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, mul_6);  sub_2 = mul_6 = None
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(rsqrt, 4);  rsqrt = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(div, sub_3);  div = sub_3 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [0]);  mul_8 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0]);  tangents_1 = None
    alias: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(relu);  relu = None
    alias_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    le: "b8[2, 4][4, 1]cpu" = torch.ops.aten.le.Scalar(alias_1, 0);  alias_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, mul_7);  le = scalar_tensor = None
    permute_1: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(where, [1, 0])
    mm_1: "f32[4, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_1, primals_1);  permute_1 = primals_1 = None
    permute_2: "f32[4, 4][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(where, permute_3);  where = permute_3 = None
    add_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_7, mm_2);  mul_7 = mm_2 = None
    permute_4: "f32[4, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_2, [1, 0]);  permute_2 = None
    return (add_3, permute_4, sum_3, sum_4)
