def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    randn: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn, 1.0)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, 0.0);  mul = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add, 2.0);  add = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, 0.5);  mul_1 = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, add_1);  primals_1 = add_1 = None
    randn_1: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn_1, 1.0);  randn_1 = None
    add_2: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, 0.0);  mul_3 = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_2, 0.5);  add_2 = None
    add_3: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_4, primals_2);  mul_4 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_2, add_3);  mul_2 = add_3 = None
    randn_2: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn_2, 1.0);  randn_2 = None
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_5, 0.0);  mul_5 = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, add_5);  add_5 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_6, 0.5);  mul_6 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, add_6);  add_4 = add_6 = None
    randn_3: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn_3, 1.0);  randn_3 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_7, 0.0);  mul_7 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, add_8);  primals_3 = add_8 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_8, primals_2);  mul_8 = primals_2 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, add_9);  add_7 = add_9 = None
    randn_4: "f32[4][1]cpu" = torch.ops.aten.randn.default([4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(randn_4, 1.0);  randn_4 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_9, 0.0);  mul_9 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(add_11, 2.0);  add_11 = None
    add_12: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_10, 0.5);  mul_10 = None
    add_13: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_10, add_12);  add_10 = add_12 = None
    return (add_13, randn)
