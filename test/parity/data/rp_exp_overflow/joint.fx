def forward(self, primals_1: "f32[8][1]cpu", tangents_1: "f32[8][1]cpu", tangents_2: "f32[8][1]cpu", tangents_3: "f32[8][1]cpu", tangents_4: "f32[8][1]cpu", tangents_5: "f32[8][1]cpu", tangents_6: "f32[8][1]cpu", tangents_7: "f32[8][1]cpu", tangents_8: "f32[8][1]cpu", tangents_9: "f32[8][1]cpu"):
    exp: "f32[8][1]cpu" = torch.ops.aten.exp.default(primals_1)
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp)
    expm1: "f32[8][1]cpu" = torch.ops.aten.expm1.default(primals_1)
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(expm1)
    sigmoid: "f32[8][1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(sigmoid)
    tanh: "f32[8][1]cpu" = torch.ops.aten.tanh.default(primals_1)
    detach_3: "f32[8][1]cpu" = torch.ops.aten.detach.default(tanh)
    softplus: "f32[8][1]cpu" = torch.ops.aten.softplus.default(primals_1)
    silu: "f32[8][1]cpu" = torch.ops.aten.silu.default(primals_1)
    gelu: "f32[8][1]cpu" = torch.ops.aten.gelu.default(primals_1)
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[8][1]cpu" = log_sigmoid_forward[0]
    getitem_1: "f32[8][1]cpu" = log_sigmoid_forward[1];  log_sigmoid_forward = None
    cosh: "f32[8][1]cpu" = torch.ops.aten.cosh.default(primals_1)
    sinh: "f32[8][1]cpu" = torch.ops.aten.sinh.default(primals_1)
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_9, sinh);  tangents_9 = sinh = None
    log_sigmoid_backward: "f32[8][1]cpu" = torch.ops.aten.log_sigmoid_backward.default(tangents_8, primals_1, getitem_1);  tangents_8 = getitem_1 = None
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(mul, log_sigmoid_backward);  mul = log_sigmoid_backward = None
    gelu_backward: "f32[8][1]cpu" = torch.ops.aten.gelu_backward.default(tangents_7, primals_1);  tangents_7 = None
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, gelu_backward);  add = gelu_backward = None
    silu_backward: "f32[8][1]cpu" = torch.ops.aten.silu_backward.default(tangents_6, primals_1);  tangents_6 = None
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, silu_backward);  add_1 = silu_backward = None
    softplus_backward: "f32[8][1]cpu" = torch.ops.aten.softplus_backward.default(tangents_5, primals_1, 1, 20);  tangents_5 = primals_1 = None
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, softplus_backward);  add_2 = softplus_backward = None
    detach_4: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    tanh_backward: "f32[8][1]cpu" = torch.ops.aten.tanh_backward.default(tangents_4, detach_4);  tangents_4 = detach_4 = None
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, tanh_backward);  add_3 = tanh_backward = None
    detach_5: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    sigmoid_backward: "f32[8][1]cpu" = torch.ops.aten.sigmoid_backward.default(tangents_3, detach_5);  tangents_3 = detach_5 = None
    add_5: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_4, sigmoid_backward);  add_4 = sigmoid_backward = None
    detach_6: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    add_6: "f32[8][1]cpu" = torch.ops.aten.add.Scalar(detach_6, 1);  detach_6 = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, add_6);  tangents_2 = add_6 = None
    add_7: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_1);  add_5 = mul_1 = None
    detach_7: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_2: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_7);  tangents_1 = detach_7 = None
    add_8: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_2);  add_7 = mul_2 = None
    return (exp, expm1, sigmoid, tanh, softplus, silu, gelu, getitem, cosh, add_8)
