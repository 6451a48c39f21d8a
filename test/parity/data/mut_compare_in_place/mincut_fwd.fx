def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    gt: "b8[3][1]cpu" = torch.ops.aten.gt.Scalar(primals_2, 0);  primals_2 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(gt, dtype = torch.float32, layout = torch.strided);  gt = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy);  primals_1 = None
    return (_to_copy, mul, _to_copy)
