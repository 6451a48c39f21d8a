def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", primals_3: "f32[3, 3][3, 1]cpu", primals_4: "f32[3, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
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
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_2);  slice_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, relu);  relu = None
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True);  mul_3 = None
    detach_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_2);  detach_2 = None
    threshold_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.threshold_backward.default(mul_2, detach_3, 0);  mul_2 = detach_3 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    mm_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, threshold_backward);  t = None
    t_1: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_4);  primals_4 = None
    mm_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(threshold_backward, t_1);  threshold_backward = t_1 = None
    slice_backward: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(sum_1, [2, 2], 1, 1, 9223372036854775807, 1);  sum_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_1);  slice_1 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, tanh);  tangents_1 = tanh = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    detach_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    tanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(mul_4, detach_4);  mul_4 = detach_4 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    mm_5: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, tanh_backward);  t_2 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(primals_3);  primals_3 = None
    mm_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tanh_backward, t_3);  tanh_backward = t_3 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_4, mm_6);  mm_4 = mm_6 = None
    slice_backward_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(sum_2, [2, 2], 1, 0, 1, 1);  sum_2 = None
    add_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    detach_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[2, 2][2, 1]cpu" = torch.ops.aten._softmax_backward_data.default(add_2, detach_5, -1, torch.float32);  add_2 = detach_5 = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_4, _softmax_backward_data);  t_4 = None
    t_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(_softmax_backward_data, t_5);  _softmax_backward_data = t_5 = None
    add_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_8);  add_1 = mm_8 = None
    return (add, add_3, mm_7, mm_5, mm_3)
