def forward(self, primals_1: "f32[4][1]cpu", detach: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[4][1]cpu", tangents_4: "f32[4][1]cpu", tangents_5: "f32[4][1]cpu", tangents_6: "f32[4][1]cpu"):
    pow_1: "f32[4][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2)
    empty_like: "f32[4][1]cpu" = torch.ops.aten.empty_like.default(pow_1, memory_format = torch.preserve_format)
    fill: "f32[4][1]cpu" = torch.ops.aten.fill.Scalar(empty_like, 1);  empty_like = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(fill, pow_1);  fill = pow_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_6, 1);  tangents_6 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul, sub);  mul = sub = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_1)
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Scalar(mul_1, 1);  mul_1 = None
    rsqrt: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(sub_1);  sub_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, rsqrt);  tangents_5 = rsqrt = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(div, mul_2);  div = mul_2 = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(primals_1)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, primals_1);  neg = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(mul_3, 1);  mul_3 = None
    rsqrt_1: "f32[4][1]cpu" = torch.ops.aten.rsqrt.default(add_1);  add_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, rsqrt_1);  tangents_4 = rsqrt_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, mul_4);  add = mul_4 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(primals_1, 1)
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_3, add_3);  tangents_3 = add_3 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, div_1);  add_2 = div_1 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, primals_1);  tangents_2 = primals_1 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, div_2);  add_4 = div_2 = None
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2);  detach_1 = None
    div_3: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul_5);  tangents_1 = mul_5 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, div_3);  add_5 = div_3 = None
    return (add_6,)
