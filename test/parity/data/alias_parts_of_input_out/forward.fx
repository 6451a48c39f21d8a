def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [-1])
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 2, 9223372036854775807);  view = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (select, slice_1, mul)
