def forward(self, primals_1: "bf16[9][1]cpu", primals_2: "bf16[9][1]cpu", tanh: "bf16[9][1]cpu", exp: "bf16[9][1]cpu", tangents_1: "bf16[9][1]cpu"):
    neg: "bf16[9][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    div_1: "bf16[9][1]cpu" = torch.ops.aten.div.Tensor(tanh, exp)
    div_2: "bf16[9][1]cpu" = torch.ops.aten.div.Tensor(div_1, exp);  div_1 = None
    mul_2: "bf16[9][1]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "bf16[9][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, exp);  tangents_1 = None
    detach_1: "bf16[9][1]cpu" = torch.ops.aten.detach.default(exp);  exp = None
    detach_2: "bf16[9][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_3: "bf16[9][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, detach_2);  mul_2 = detach_2 = None
    detach: "bf16[9][1]cpu" = torch.ops.aten.detach.default(tanh);  tanh = None
    detach_3: "bf16[9][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "bf16[9][1]cpu" = torch.ops.aten.tanh_backward.default(div_3, detach_3);  div_3 = detach_3 = None
    neg_1: "bf16[9][1]cpu" = torch.ops.aten.neg.default(tanh_backward)
    mul_4: "bf16[9][1]cpu" = torch.ops.aten.mul.Tensor(tanh_backward, 3);  tanh_backward = None
    add_1: "bf16[9][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_4);  mul_3 = None
    mul_5: "bf16[9][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_1);  primals_1 = None
    mul_6: "bf16[9][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_2);  mul_4 = primals_2 = None
    add_2: "bf16[9][1]cpu" = torch.ops.aten.add.Tensor(neg_1, mul_5);  neg_1 = mul_5 = None
    return (mul_6, add_2, add_1)
