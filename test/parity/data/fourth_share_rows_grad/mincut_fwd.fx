def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2][1]cpu"):
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(primals_2);  primals_2 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(clone_1, mul);  clone_1 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul, add)
    return (mul, add, mul_1, mul, add)
