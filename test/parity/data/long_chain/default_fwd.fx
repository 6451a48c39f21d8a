def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_1);  mul = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(add)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_1, primals_2)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, add);  mul_1 = None
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_2, primals_2)
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = None
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_2)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_3, primals_2)
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, add_2);  mul_3 = None
    sin_4: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_3)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_4, primals_2)
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, add_3);  mul_4 = None
    sin_5: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_4)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_5, primals_2)
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_5, add_4);  mul_5 = None
    sin_6: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_5)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_6, primals_2)
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_6, add_5);  mul_6 = None
    sin_7: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_6)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_7, primals_2)
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_7, add_6);  mul_7 = None
    sin_8: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_7)
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_8, primals_2)
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_8, add_7);  mul_8 = None
    sin_9: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_8)
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_9, primals_2)
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_9, add_8);  mul_9 = None
    sin_10: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_9)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_10, primals_2)
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_10, add_9);  mul_10 = None
    sin_11: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_10)
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_11, primals_2)
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_11, add_10);  mul_11 = None
    return (add_11, primals_1, primals_2, sin, add, sin_1, add_1, sin_2, add_2, sin_3, add_3, sin_4, add_4, sin_5, add_5, sin_6, add_6, sin_7, add_7, sin_8, add_8, sin_9, add_9, sin_10, add_10, sin_11)
