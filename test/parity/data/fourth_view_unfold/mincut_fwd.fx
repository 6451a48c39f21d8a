def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[2][1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unfold: "f32[3, 2][2, 1]cpu" = torch.ops.aten.unfold.default(mul, 0, 2, 2);  mul = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(unfold, primals_2)
    unfold_backward: "f32[6][1]cpu" = torch.ops.aten.unfold_backward.default(mul_1, [6], 0, 2, 2);  mul_1 = None
    return (unfold_backward, primals_2, unfold)
