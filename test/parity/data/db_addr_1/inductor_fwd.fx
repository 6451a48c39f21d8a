def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[10][1]cpu"):
    expand: "f32[5, 10][10, 1]cpu" = torch.ops.aten.expand.default(primals_1, [5, 10]);  primals_1 = None
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(expand, 1);  expand = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_2, [5, 1])
    mul_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = None
    mul_2: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 1);  mul_1 = None
    add: "f32[5, 10][10, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    return (add, primals_2, primals_3)
