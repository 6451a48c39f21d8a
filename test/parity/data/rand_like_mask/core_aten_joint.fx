def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    rand_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.rand_like.default(primals_1, pin_memory = False)
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(rand_like, 0.5);  rand_like = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, gt);  primals_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, gt);  tangents_1 = gt = None
    return (mul, mul_1)
