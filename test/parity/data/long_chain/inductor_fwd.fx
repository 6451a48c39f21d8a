def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    sin: "f32[4][1]cpu" = torch.ops.aten.sin.default(primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin, primals_2);  sin = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, primals_1);  mul = None
    sin_1: "f32[4][1]cpu" = torch.ops.aten.sin.default(add)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_1, primals_2);  sin_1 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, add);  mul_1 = add = None
    sin_2: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_1)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_2, primals_2);  sin_2 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_1);  mul_2 = add_1 = None
    sin_3: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_2)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_3, primals_2);  sin_3 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, add_2);  mul_3 = add_2 = None
    sin_4: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_3)
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_4, primals_2);  sin_4 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, add_3);  mul_4 = add_3 = None
    sin_5: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_4)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_5, primals_2);  sin_5 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_5, add_4);  mul_5 = add_4 = None
    sin_6: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_5)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_6, primals_2);  sin_6 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_6, add_5);  mul_6 = add_5 = None
    sin_7: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_6)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_7, primals_2);  sin_7 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_7, add_6);  mul_7 = add_6 = None
    sin_8: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_7)
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_8, primals_2);  sin_8 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_8, add_7);  mul_8 = add_7 = None
    sin_9: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_8)
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_9, primals_2);  sin_9 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_9, add_8);  mul_9 = add_8 = None
    sin_10: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_9)
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_10, primals_2);  sin_10 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_10, add_9);  mul_10 = add_9 = None
    sin_11: "f32[4][1]cpu" = torch.ops.aten.sin.default(add_10)
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sin_11, primals_2);  sin_11 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_11, add_10);  mul_11 = add_10 = None
    return (add_11, primals_1, primals_2)
