def forward(self, primals_1: "f32[5, 5][5, 1]cpu"):
    rand: "f32[5, 5][5, 1]cpu" = torch.ops.aten.rand.default([5, 5], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.5);  rand = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(gt, primals_1);  primals_1 = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2.0);  mul = None
    return (mul_1, gt)
