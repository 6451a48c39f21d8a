def forward(self, primals_1: "f32[2, 5][5, 1]cpu"):
    slice_1: "f32[2, 2][5, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 1, 3);  primals_1 = None
    cos: "f32[2, 2][2, 1]cpu" = torch.ops.aten.cos.default(slice_1)
    sin: "f32[2, 2][2, 1]cpu" = torch.ops.aten.sin.default(slice_1);  slice_1 = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(sin);  sin = None
    return (cos, neg)
