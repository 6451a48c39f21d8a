def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(sum_1);  sum_1 = None
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, primals_3);  primals_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_2);  tangents_1 = sub_2 = None
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, sub_3);  sub_3 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(mul_4, 1e-12);  mul_4 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_3, clamp_min);  mul_3 = clamp_min = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(div, 4);  div = None
    alias: "f32[4][1]cpu" = torch.ops.aten.alias.default(sigmoid);  sigmoid = None
    alias_1: "f32[4][1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, alias_1)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(alias_1, sub_4);  alias_1 = sub_4 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div_1, mul_5);  div_1 = mul_5 = None
    view: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(mul_6, [4, 1])
    mul_7: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mul_8: "f32[3, 4][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, mul_6);  permute = mul_6 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [1]);  mul_8 = None
    return (mul_7, sum_2, None)
