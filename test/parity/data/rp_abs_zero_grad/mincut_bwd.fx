def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[][]cpu"):
    huber_loss_backward: "f32[3][1]cpu" = torch.ops.aten.huber_loss_backward.default(tangents_4, primals_1, primals_2, 1, 1.0)
    huber_loss_backward_1: "f32[3][1]cpu" = torch.ops.aten.huber_loss_backward.default(tangents_4, primals_2, primals_1, 1, 1.0);  tangents_4 = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_2 = None
    sgn: "f32[3][1]cpu" = torch.ops.aten.sgn.default(sub);  sub = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sgn);  tangents_3 = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(huber_loss_backward, mul);  huber_loss_backward = mul = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(huber_loss_backward_1, neg);  huber_loss_backward_1 = neg = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, sgn);  tangents_2 = sgn = None
    neg_1: "f32[3][1]cpu" = torch.ops.aten.neg.default(mul_1)
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_1);  add = mul_1 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, neg_1);  add_1 = neg_1 = None
    sgn_2: "f32[3][1]cpu" = torch.ops.aten.sgn.default(primals_1);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sgn_2);  tangents_1 = sgn_2 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_2);  add_2 = mul_2 = None
    return (add_4, add_3)
