def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", primals_4: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_2)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(mul_6, 1)
    sub_6: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(add_2, primals_2);  add_2 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_4);  primals_4 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_6, sigmoid);  sub_6 = sigmoid = None
    sub_7: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_7, mul_6);  mul_7 = mul_6 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub_7, tangents_1);  sub_7 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(mul_8, 4);  mul_8 = None
    sub_8: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_8);  tangents_1 = sub_8 = None
    sub_9: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_9);  primals_1 = sub_9 = None
    clamp_min: "f32[4][1]cpu" = torch.ops.aten.clamp_min.default(mul_10, 1e-12);  mul_10 = None
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_9, clamp_min);  mul_9 = clamp_min = None
    expand: "f32[4][1]cpu" = torch.ops.aten.expand.default(primals_3, [4]);  primals_3 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(div_1, expand);  div_1 = expand = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_11, 4);  mul_11 = None
    return (div_2, None, None, div)
