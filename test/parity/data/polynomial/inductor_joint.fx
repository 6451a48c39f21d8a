def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, 3);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, primals_1)
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(mul_1, 1);  mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, primals_1)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, 0.5);  mul_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub);  sub = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  tangents_1 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, add);  add = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, primals_1);  mul_4 = primals_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_5);  mul_3 = mul_5 = None
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_6, 2);  mul_6 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_7);  add_2 = mul_7 = None
    return (add_1, add_3)
