def forward(self, primals_1: "f32[7][1]cpu", tangents_1: "f32[7][1]cpu", tangents_2: "f32[7][1]cpu", tangents_3: "f32[7][1]cpu", tangents_4: "f32[7][1]cpu", tangents_5: "f32[7][1]cpu", tangents_6: "f32[7][1]cpu"):
    mish: "f32[7][1]cpu" = torch.ops.aten.mish.default(primals_1)
    elu: "f32[7][1]cpu" = torch.ops.aten.elu.default(primals_1, 1.6732632423543772, 1.0507009873554805)
    celu: "f32[7][1]cpu" = torch.ops.aten.celu.default(primals_1, 0.5)
    elu_1: "f32[7][1]cpu" = torch.ops.aten.elu.default(primals_1, 2.0)
    abs_1: "f32[7][1]cpu" = torch.ops.aten.abs.default(primals_1)
    add: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(abs_1, 1);  abs_1 = None
    div: "f32[7][1]cpu" = torch.ops.aten.div.Tensor(primals_1, add)
    tanh: "f32[7][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    detach: "f32[7][1]cpu" = torch.ops.aten.detach.default(tanh)
    sub: "f32[7][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, tanh);  tanh = None
    neg: "f32[7][1]cpu" = torch.ops.aten.neg.default(tangents_6)
    detach_1: "f32[7][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[7][1]cpu" = torch.ops.aten.tanh_backward.default(neg, detach_1);  neg = detach_1 = None
    add_1: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(tangents_6, tanh_backward);  tangents_6 = tanh_backward = None
    div_1: "f32[7][1]cpu" = torch.ops.aten.div.Tensor(primals_1, add)
    div_2: "f32[7][1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    neg_1: "f32[7][1]cpu" = torch.ops.aten.neg.default(tangents_5)
    mul: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_2);  neg_1 = div_2 = None
    div_3: "f32[7][1]cpu" = torch.ops.aten.div.Tensor(tangents_5, add);  tangents_5 = add = None
    add_2: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_1, div_3);  add_1 = div_3 = None
    sgn: "f32[7][1]cpu" = torch.ops.aten.sgn.default(primals_1)
    mul_1: "f32[7][1]cpu" = torch.ops.aten.mul.Tensor(mul, sgn);  mul = sgn = None
    add_3: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_1);  add_2 = mul_1 = None
    elu_backward: "f32[7][1]cpu" = torch.ops.aten.elu_backward.default(tangents_4, 2.0, 1, 1, False, primals_1);  tangents_4 = None
    add_4: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_3, elu_backward);  add_3 = elu_backward = None
    elu_backward_1: "f32[7][1]cpu" = torch.ops.aten.elu_backward.default(tangents_3, 0.5, 1, 2.0, False, primals_1);  tangents_3 = None
    add_5: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_4, elu_backward_1);  add_4 = elu_backward_1 = None
    elu_backward_2: "f32[7][1]cpu" = torch.ops.aten.elu_backward.default(tangents_2, 1.6732632423543772, 1.0507009873554805, 1, False, primals_1);  tangents_2 = None
    add_6: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_5, elu_backward_2);  add_5 = elu_backward_2 = None
    mish_backward: "f32[7][1]cpu" = torch.ops.aten.mish_backward.default(tangents_1, primals_1);  tangents_1 = primals_1 = None
    add_7: "f32[7][1]cpu" = torch.ops.aten.add.Tensor(add_6, mish_backward);  add_6 = mish_backward = None
    return (mish, elu, celu, elu_1, div, sub, add_7)
