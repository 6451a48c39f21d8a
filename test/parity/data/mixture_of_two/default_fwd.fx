def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu"):
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    _softmax: "f32[2, 2][2, 1]cpu" = torch.ops.aten._softmax.default(mm, -1, False);  mm = None
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    slice_1: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 0, 1)
    mm_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_3)
    tanh: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh.default(mm_1);  mm_1 = None
    detach_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(tanh)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_1, tanh)
    slice_2: "f32[2, 1][2, 1]cpu" = torch.ops.aten.slice.Tensor(_softmax, 1, 1, 9223372036854775807);  _softmax = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_4)
    relu: "f32[2, 3][3, 1]cpu" = torch.ops.aten.relu.default(mm_2);  mm_2 = None
    detach_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(relu)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, relu)
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add, primals_1, primals_2, primals_3, primals_4, detach, slice_1, tanh, detach_1, slice_2, relu, detach_2)
