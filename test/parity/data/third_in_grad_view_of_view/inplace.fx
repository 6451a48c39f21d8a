def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(a_1, [6])
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(view, 0, 1, 3);  view = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(slice_1, b_1);  slice_1 = b_1 = mul_ = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(a_1, [0]);  a_1 = None
    return sum_1
