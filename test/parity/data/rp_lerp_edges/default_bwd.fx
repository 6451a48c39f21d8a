def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 1.0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.0);  tangents_4 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_3)
    empty_like: "f32[3][1]cpu" = torch.ops.aten.empty_like.default(primals_3, memory_format = torch.preserve_format)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(fill, primals_3);  fill = primals_3 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub);  sub = None
    sub_1: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_1);  tangents_3 = sub_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 0.0)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 1.0);  tangents_2 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_6);  add = mul_6 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_5);  add_1 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5)
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_8);  add_2 = mul_8 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_7);  add_3 = mul_7 = None
    return (add_4, add_5, mul_4)
