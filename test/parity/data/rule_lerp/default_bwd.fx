def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    empty_like: "f32[4][1]cpu" = torch.ops.aten.empty_like.default(primals_3, memory_format = torch.preserve_format)
    fill: "f32[4][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 0.5);  empty_like = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(fill, primals_3);  fill = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  div = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5)
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_5);  mul_6 = mul_5 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tangents_1)
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_4);  mul_1 = mul_4 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_7);  mul_3 = mul_7 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    empty_like_1: "f32[4][1]cpu" = torch.ops.aten.empty_like.default(primals_3, memory_format = torch.preserve_format)
    fill_1: "f32[4][1]cpu" = torch.ops.aten.fill.Scalar(empty_like_1, 1);  empty_like_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(fill_1, primals_3);  fill_1 = primals_3 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_9);  add_3 = mul_9 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_8);  add_4 = mul_8 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_10);  add_5 = mul_10 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.7)
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.30000000000000004);  tangents_1 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_12);  add_6 = mul_12 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_11);  add_7 = mul_11 = None
    return (add_9, add_10, add_8)
