def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.default(mul);  mul = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, 1);  squeeze = None
    return add
