def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mul);  mul = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(t, memory_format = torch.contiguous_format)
    _unsafe_view: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(clone, [6]);  clone = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(_unsafe_view, 2);  _unsafe_view = None
    _unsafe_view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten._unsafe_view.default(mul_1, [3, 2]);  mul_1 = None
    _unsafe_view_2: "f32[6][1]cpu" = torch.ops.aten._unsafe_view.default(_unsafe_view_1, [6]);  _unsafe_view_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(t, [0]);  t = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(_unsafe_view_2);  _unsafe_view_2 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return add
