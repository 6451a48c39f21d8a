def forward(self, primals_1: "f32[2, 3][1, 2]cpu"):
    empty_permuted: "f32[2, 3][1, 2]cpu" = torch.ops.aten.empty_permuted.default([2, 3], [1, 0])
    fill: "f32[2, 3][1, 2]cpu" = torch.ops.aten.fill.Scalar(empty_permuted, 2.0);  empty_permuted = None
    add: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, fill);  fill = None
    empty_like: "f32[2, 3][1, 2]cpu" = torch.ops.aten.empty_like.default(primals_1);  primals_1 = None
    fill_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.fill.Scalar(empty_like, 3.0);  empty_like = None
    add_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(add, fill_1);  add = fill_1 = None
    return add_1
