def forward(self, primals_1: "f32[4][1]cpu"):
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(gt, dtype = torch.float32);  gt = None
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    _to_copy_1: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(gt_1, dtype = torch.float32);  gt_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy);  primals_1 = None
    return (mul, _to_copy_1, _to_copy)
