def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[4, 3][3, 1]cpu", c_1: "i64[2][1]cpu"):
    slice_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(b_1, 0, 0, 2)
    slice_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(b_1, 0, 2, 9223372036854775807)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(slice_2);  slice_2 = None
    copy_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy_.default(slice_1, clone);  slice_1 = clone = copy_ = None
    slice_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(b_1, 0, 2, 9223372036854775807)
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(a_1)
    copy__1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy_.default(slice_3, detach);  slice_3 = detach = copy__1 = None
    t: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(b_1);  b_1 = None
    matmul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.matmul.default(a_1, t);  a_1 = t = None
    cross_entropy_loss: "f32[][]cpu" = torch.ops.aten.cross_entropy_loss.default(matmul, c_1);  matmul = c_1 = None
    return cross_entropy_loss
