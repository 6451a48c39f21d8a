def forward(self, primals_1: "f32[20][1]cpu"):
    clamp_min: "f32[20][1]cpu" = torch.ops.aten.clamp_min.default(primals_1, 0)
    clamp_max: "f32[20][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 6);  clamp_min = None
    le: "b8[20][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0)
    ge: "b8[20][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 6);  primals_1 = None
    bitwise_or: "b8[20][1]cpu" = torch.ops.aten.bitwise_or.Tensor(le, ge);  le = ge = None
    return (clamp_max, bitwise_or)
