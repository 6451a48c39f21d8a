def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    special_entr: "f32[4][1]cpu" = torch.ops.aten.special_entr.default(primals_1)
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(primals_1);  primals_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Scalar(log, 1);  log = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(add);  add = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    return (special_entr, mul)
