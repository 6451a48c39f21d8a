def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 2, 9223372036854775807);  view = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(slice_1, 2);  slice_1 = None
    view_1: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [-1]);  mul = None
    slice_scatter: "f32[6][1]cpu" = torch.ops.aten.slice_scatter.default(view_1, mul_1, 0, 2, 9223372036854775807);  view_1 = mul_1 = None
    view_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(slice_scatter, [2, 3]);  slice_scatter = None
    view_7: "f32[6][1]cpu" = torch.ops.aten.view.default(view_2, [-1]);  view_2 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(view_7, 1);  view_7 = None
    view_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(add, [2, 3]);  add = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(view_8);  view_8 = None
    view_13: "f32[6][1]cpu" = torch.ops.aten.view.default(neg, [-1])
    slice_5: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view_13, 0, 2, 9223372036854775807);  view_13 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_5);  slice_5 = None
    view_16: "f32[6][1]cpu" = torch.ops.aten.view.default(neg, [-1])
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(view_16, 0, 0);  view_16 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, select_1);  sum_1 = select_1 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, neg);  add_1 = neg = None
    return add_2
