def forward(self, rand: "f32[6][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(rand, 3.0);  rand = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(mul, -1.0);  mul = None
    as_strided: "f32[2, 3][1, 2]cpu" = torch.ops.aten.as_strided.default(add, [2, 3], [1, 2]);  add = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided);  tangents_1 = as_strided = None
    return (mul_2, None)
