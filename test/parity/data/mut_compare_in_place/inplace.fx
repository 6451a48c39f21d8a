def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    gt_: "f32[3][1]cpu" = torch.ops.aten.gt_.Scalar(b_1, 0);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, gt_);  a_1 = gt_ = None
    return mul
