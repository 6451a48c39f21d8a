def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], primals_2, None, 1e-05)
    getitem: "f32[2, 4][4, 1]cpu" = native_layer_norm[0]
    getitem_1: "f32[2, 1][1, 1]cpu" = native_layer_norm[1]
    getitem_2: "f32[2, 1][1, 1]cpu" = native_layer_norm[2];  native_layer_norm = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, getitem_1);  primals_1 = getitem_1 = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, getitem_2);  sub = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  primals_2 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 4)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True)
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, mul);  mul_1 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, sum_2);  sum_2 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_2, sum_1);  mul_2 = sum_1 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_1, mul_4);  sub_1 = mul_4 = None
    div: "f32[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(getitem_2, 4);  getitem_2 = None
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(div, sub_2);  div = sub_2 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  tangents_1 = mul = None
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [0]);  mul_6 = None
    return (getitem, mul_5, sum_3)
