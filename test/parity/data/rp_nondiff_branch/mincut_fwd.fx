def forward(self, primals_1: "f32[5][1]cpu"):
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    _to_copy: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(gt, dtype = torch.float32);  gt = None
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, primals_1);  _to_copy = None
    floor: "f32[5][1]cpu" = torch.ops.aten.floor.default(primals_1)
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(floor, primals_1);  floor = None
    round_1: "f32[5][1]cpu" = torch.ops.aten.round.default(primals_1)
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(round_1, primals_1);  round_1 = None
    return (mul, mul_1, add, primals_1)
