def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(clone);  clone = None
    neg: "f32[3][1]cpu" = torch.ops.aten.neg.default(detach);  detach = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_2, 1);  primals_2 = None
    return (neg, add)
