def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[5][1]cpu", primals_4: "f32[5][1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[5][1]cpu"):
    sigmoid: "f32[5][1]cpu" = torch.ops.aten.sigmoid.default(primals_3);  primals_3 = None
    sub_9: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, primals_2)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_9, tangents_3);  sub_9 = tangents_3 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_4, primals_2);  primals_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Scalar(mul_7, 1)
    sub_10: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(add_1, primals_2);  add_1 = None
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_10, sigmoid);  sub_10 = sigmoid = None
    sub_11: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(mul_8, mul_7);  mul_8 = mul_7 = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sub_11, tangents_2);  sub_11 = tangents_2 = None
    div: "f32[5][1]cpu" = torch.ops.aten.div.Scalar(mul_9, 5);  mul_9 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_6, div);  mul_6 = div = None
    sub_12: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    mul_10: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_12);  tangents_1 = sub_12 = None
    sub_13: "f32[5][1]cpu" = torch.ops.aten.sub.Tensor(1, primals_1)
    mul_11: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_13);  primals_1 = sub_13 = None
    clamp_min: "f32[5][1]cpu" = torch.ops.aten.clamp_min.default(mul_11, 1e-12);  mul_11 = None
    div_1: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(mul_10, clamp_min);  mul_10 = clamp_min = None
    div_2: "f32[5][1]cpu" = torch.ops.aten.div.Tensor(div_1, 5);  div_1 = None
    return (div_2, None, add_2, None)
