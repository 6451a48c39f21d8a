def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    _softmax: "f32[2, 2][2, 1]cpu" = torch.ops.aten._softmax.default(mm, -1, False);  mm = None
    slice_1: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 0, 1)
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    tanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, tanh);  slice_1 = None
    slice_2: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 1, 9223372036854775807)
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_4)
    relu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, relu);  slice_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    t_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    return (add, _softmax, tanh, relu, t, t_1, t_3, t_5)
