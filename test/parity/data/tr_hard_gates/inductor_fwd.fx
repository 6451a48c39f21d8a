def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, 3)
    clamp_min: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0);  add = None
    clamp_max: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min, 6);  clamp_min = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, clamp_max);  clamp_max = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mul, 6);  mul = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_2, 3)
    clamp_min_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(add_1, 0);  add_1 = None
    clamp_max_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_1, 6);  clamp_min_1 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(clamp_max_1, 6);  clamp_max_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(div, div_1);  div = div_1 = None
    clamp_min_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_min.default(primals_3, -0.5)
    clamp_max_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clamp_max.default(clamp_min_2, 0.5);  clamp_min_2 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, clamp_max_2);  mul_1 = clamp_max_2 = None
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(primals_3, -0.5)
    ge: "b8[2, 3][3, 1]cpu" = torch.ops.aten.ge.Scalar(primals_3, 0.5);  primals_3 = None
    bitwise_or: "b8[2, 3][3, 1]cpu" = torch.ops.aten.bitwise_or.Tensor(le, ge);  le = ge = None
    return (add_2, primals_1, primals_2, bitwise_or)
