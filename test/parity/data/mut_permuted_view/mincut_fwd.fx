def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0]);  mul = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(permute, primals_2);  permute = primals_2 = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(add, [1, 0]);  add = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_1, 2);  permute_1 = None
    return (mul_1,)
