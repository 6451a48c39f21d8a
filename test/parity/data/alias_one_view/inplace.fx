def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    slice_1: "f32[2, 2][1, 3]cpu" = torch.ops.aten.slice.Tensor(t, 0, 1, 9223372036854775807);  t = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_1)
    return (slice_1, sum_1)
