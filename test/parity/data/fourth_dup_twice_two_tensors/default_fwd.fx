def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_3)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_1, mul);  primals_1 = mul = None
    sub: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(add, primals_4);  add = primals_4 = None
    return (sub, primals_2, primals_3)
