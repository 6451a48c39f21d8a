def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    zero: "f32[3][1]cpu" = torch.ops.aten.zero.default(clone);  clone = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(zero, primals_2)
    return (zero, mul, primals_2, zero)
