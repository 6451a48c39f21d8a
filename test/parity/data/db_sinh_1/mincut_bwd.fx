def forward(self, primals_1: "f32[20, 20][20, 1]cpu", tangents_1: "f32[20, 20][20, 1]cpu"):
    cosh: "f32[20, 20][20, 1]cpu" = torch.ops.aten.cosh.default(primals_1);  primals_1 = None
    mul: "f32[20, 20][20, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, cosh);  tangents_1 = cosh = None
    return (mul,)
