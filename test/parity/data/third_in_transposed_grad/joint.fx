def forward(self, primals_1: "f32[3, 2][1, 3]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 2][1, 3]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[3, 2][1, 3]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2)
    t: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(tangents_2);  tangents_2 = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_1, mul)
    mul_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_1, primals_2);  t_1 = primals_2 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    mul_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(add, 2);  add = None
    return (mul, t, mul_4, mul_2)
