def forward(self, primals_1: "f32[8][1]cpu"):
    mul: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    exp: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul);  mul = None
    detach: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp)
    add: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(exp, 0);  exp = None
    mul_1: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2)
    exp_1: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    detach_1: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_1)
    add_1: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add, exp_1);  add = exp_1 = None
    mul_2: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3)
    exp_2: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_2);  mul_2 = None
    detach_2: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_2)
    add_2: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_1, exp_2);  add_1 = exp_2 = None
    mul_3: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 4)
    exp_3: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_3);  mul_3 = None
    detach_3: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_3)
    add_3: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_2, exp_3);  add_2 = exp_3 = None
    mul_4: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 5)
    exp_4: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_4);  mul_4 = None
    detach_4: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_4)
    add_4: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_3, exp_4);  add_3 = exp_4 = None
    mul_5: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 6)
    exp_5: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_5);  mul_5 = None
    detach_5: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_5)
    add_5: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_4, exp_5);  add_4 = exp_5 = None
    mul_6: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 7)
    exp_6: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_6);  mul_6 = None
    detach_6: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_6)
    add_6: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_5, exp_6);  add_5 = exp_6 = None
    mul_7: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 8)
    exp_7: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_7);  mul_7 = None
    detach_7: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_7)
    add_7: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_6, exp_7);  add_6 = exp_7 = None
    mul_8: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 9)
    exp_8: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_8);  mul_8 = None
    detach_8: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_8)
    add_8: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_7, exp_8);  add_7 = exp_8 = None
    mul_9: "f32[8][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 10);  primals_1 = None
    exp_9: "f32[8][1]cpu" = torch.ops.aten.exp.default(mul_9);  mul_9 = None
    detach_9: "f32[8][1]cpu" = torch.ops.aten.detach.default(exp_9)
    add_9: "f32[8][1]cpu" = torch.ops.aten.add.Tensor(add_8, exp_9);  add_8 = exp_9 = None
    return (add_9, detach, detach_1, detach_2, detach_3, detach_4, detach_5, detach_6, detach_7, detach_8, detach_9)
