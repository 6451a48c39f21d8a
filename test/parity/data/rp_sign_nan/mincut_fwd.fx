def forward(self, primals_1: "f32[8][1]cpu"):
    sign: "f32[8][1]cpu" = torch.ops.aten.sign.default(primals_1)
    sgn: "f32[8][1]cpu" = torch.ops.aten.sgn.default(primals_1)
    abs_1: "f32[8][1]cpu" = torch.ops.aten.abs.default(primals_1)
    relu: "f32[8][1]cpu" = torch.ops.aten.relu.default(primals_1)
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(relu)
    neg: "f32[8][1]cpu" = torch.ops.aten.neg.default(primals_1)
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    return (sign, sgn, abs_1, relu, neg, primals_1, detach_2)
