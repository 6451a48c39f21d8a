def forward(self, arg0_1: "f32[3, 3][3, 1]cpu", arg1_1: "i64[][]cpu", arg2_1: "i64[][]cpu"):
    cos: "f32[3, 3][3, 1]cpu" = torch.ops.aten.cos.default(arg0_1);  arg0_1 = None
    add: "i64[][]cpu" = torch.ops.aten.add.Tensor(arg2_1, 0)
    philox_rand = torch.ops.rngprims.philox_rand.default([3, 3], arg1_1, add, None, device(type='cpu'), torch.float32);  add = None
    getitem: "f32[3, 3][3, 1]cpu" = philox_rand[0]
    getitem_1: "i64[][]cpu" = philox_rand[1];  philox_rand = None
    add_1: "i64[][]cpu" = torch.ops.aten.add.Tensor(getitem_1, 0);  getitem_1 = None
    gt: "b8[3, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(getitem, 0.5);  getitem = None
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(gt, cos);  gt = cos = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2.0);  mul = None
    add_2: "i64[][]cpu" = torch.ops.aten.add.Tensor(arg2_1, add_1)
    philox_rand_1 = torch.ops.rngprims.philox_rand.default([3, 3], arg1_1, add_2, None, device(type='cpu'), torch.float32);  arg1_1 = add_2 = None
    getitem_2: "f32[3, 3][3, 1]cpu" = philox_rand_1[0]
    getitem_3: "i64[][]cpu" = philox_rand_1[1];  philox_rand_1 = None
    add_3: "i64[][]cpu" = torch.ops.aten.add.Tensor(add_1, getitem_3);  add_1 = getitem_3 = None
    add_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, getitem_2);  mul_1 = getitem_2 = None
    add_5: "i64[][]cpu" = torch.ops.aten.add.Tensor(arg2_1, add_3);  arg2_1 = add_3 = None
    add_6: "i64[][]cpu" = torch.ops.aten.add.Tensor(add_5, 3);  add_5 = None
    floor_divide: "i64[][]cpu" = torch.ops.aten.floor_divide.default(add_6, 4);  add_6 = None
    mul_2: "i64[][]cpu" = torch.ops.aten.mul.Tensor(floor_divide, 4);  floor_divide = None
    return (add_4, mul_2)
