def forward(self, primals_1: "f32[2, 1, 3][3, 3, 1]cpu", primals_2: "f32[4, 1][1, 1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[][]cpu"):
    add: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    mul: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.mul.Tensor(add, primals_3);  add = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 1);  mul_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(primals_4, add_1);  add_1 = None
    sub: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.sub.Tensor(mul, div);  mul = div = None
    return (sub, primals_1, primals_2, primals_3, primals_4)
