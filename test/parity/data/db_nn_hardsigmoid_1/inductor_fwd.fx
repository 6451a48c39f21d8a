def forward(self, primals_1: "f32[20][1]cpu"):
    add: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3)
    clamp_min: "f32[20][1]cpu" = torch.ops.aten.clamp_min.default(add, 0);  add = None
    clamp_max: "f32[20][1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 6);  clamp_min = None
    div: "f32[20][1]cpu" = torch.ops.aten.div.Tensor(clamp_max, 6);  clamp_max = None
    gt: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, -3.0)
    lt: "b8[20][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 3.0);  primals_1 = None
    bitwise_and: "b8[20][1]cpu" = torch.ops.aten.bitwise_and.Tensor(gt, lt);  gt = lt = None
    return (div, bitwise_and)
