def forward(self, primals_1: "f32[3][4]cpu", primals_2: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(clone)
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, primals_2);  clone = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_2)
    return (mul, add, primals_2, clone_1)
