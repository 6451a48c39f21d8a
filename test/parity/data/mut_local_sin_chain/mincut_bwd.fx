def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    neg_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(clone);  clone = None
    cos: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cos.default(clone_1);  clone_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, cos);  neg_1 = cos = None
    return (mul,)
