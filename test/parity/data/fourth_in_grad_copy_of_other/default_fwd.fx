def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(clone, primals_2);  clone = primals_2 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(copy, primals_3)
    return (copy, mul, primals_3, copy)
