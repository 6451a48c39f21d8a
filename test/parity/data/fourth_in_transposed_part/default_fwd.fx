def forward(self, primals_1: "f32[2, 2][1, 4]cpu", primals_2: "f32[2][1]cpu"):
    clone: "f32[2, 2][1, 2]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    clone_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.clone.default(clone)
    mul: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(clone, primals_2);  clone = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0])
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, primals_2);  sum_1 = None
    return (mul, add, primals_2, clone_1)
