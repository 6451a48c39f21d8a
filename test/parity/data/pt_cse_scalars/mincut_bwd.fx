def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2.0)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  add = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(primals_1, 1);  primals_1 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_1);  tangents_1 = add_1 = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 2.0)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_5);  mul_3 = mul_5 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_4, 2);  mul_4 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_6);  add_2 = mul_6 = None
    return (add_3,)
