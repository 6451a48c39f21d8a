def forward(self, sub: "f32[3, 2][2, 1]cpu", lerp: "f32[3, 2][2, 1]cpu", detach: "f32[3, 2][2, 1]cpu", add: "f32[3, 2][2, 1]cpu", addcdiv: "f32[3, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[3, 2][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [3, 2]);  tangents_1 = None
    pow_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(addcdiv, 1.0);  addcdiv = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul_1);  expand = mul_1 = None
    empty_like: "f32[3, 2][2, 1]cpu" = torch.ops.aten.empty_like.default(add, memory_format = torch.preserve_format)
    fill: "f32[3, 2][2, 1]cpu" = torch.ops.aten.fill.Scalar(empty_like, -0.01);  empty_like = None
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(fill, add);  fill = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, div);  div = None
    mul_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, add);  add = None
    mul_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(lerp, -0.01);  lerp = None
    div_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_5, mul_4);  mul_5 = mul_4 = None
    neg: "f32[3, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_2)
    mul_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(neg, div_1);  neg = div_1 = None
    detach_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2);  detach_1 = None
    div_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_7);  mul_6 = mul_7 = None
    mul_8: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001)
    mul_9: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_8);  mul_8 = None
    mul_10: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(sub, 0.001);  sub = None
    mul_11: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(div_2, mul_10);  div_2 = mul_10 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_9, mul_11);  mul_9 = mul_11 = None
    mul_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Scalar(mul_3, 0.1);  mul_3 = None
    add_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_12);  add_1 = mul_12 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_2);  mul_2 = add_2 = None
    return (add_3, None, None, None)
