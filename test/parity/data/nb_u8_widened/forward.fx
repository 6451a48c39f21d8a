def forward(self, arg0_1: "u8[4][1]cpu"):
    sub: "u8[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, 7)
    _to_copy: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(sub, dtype = torch.float32);  sub = None
    add: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, 200)
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Tensor(add, arg0_1);  add = None
    add_1: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, arg0_1)
    floor_divide: "u8[4][1]cpu" = torch.ops.aten.floor_divide.default(add_1, 2);  add_1 = None
    add_2: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, arg0_1)
    rshift: "u8[4][1]cpu" = torch.ops.aten.__rshift__.Scalar(add_2, 1);  add_2 = None
    _to_copy_1: "i32[4][1]cpu" = torch.ops.aten._to_copy.default(rshift, dtype = torch.int32);  rshift = None
    neg: "u8[4][1]cpu" = torch.ops.aten.neg.default(arg0_1);  arg0_1 = None
    _to_copy_2: "i32[4][1]cpu" = torch.ops.aten._to_copy.default(neg, dtype = torch.int32);  neg = None
    return (_to_copy, gt, floor_divide, _to_copy_1, _to_copy_2)
